"""The rules of Hamsterrolle in our own words, with the rulings HR-1 to HR-55."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.rulebook import BEFORE_PLAY, THE_PROGRAM, Chapter

(CHOOSE, BUILD, ROLL) = range(3)

AIM = Chapter(
    "aim",
    N_("What it is about"),
    (
        N_("A wooden wheel stands on the table. Everybody builds pieces into it, and it rolls under their weight."),
        N_("What falls out in your turn is yours, and has to be built in again. Whoever has nothing left has won."),
    ),
    {
        "HR-36": N_("A wheel that rolls back a little is no offence. Only window and edge keep the direction."),
        "HR-41": N_(
            "Where the wheel stands on the table does not matter. The view follows it, and the table has no end."
        ),
    },
)

SETTING_UP = Chapter(
    "setup",
    N_("Setting up"),
    (
        N_("The wheel has twelve compartments. The black cone stands in the lowest one."),
        N_(
            "A set is seven pieces: plank, slab, tile, beam, cube, drum and roof. Everybody gets one set; two players get two each."
        ),
        N_("The first piece goes two compartments ahead of the cone. From then on the wheel rolls to that side."),
    ),
    {
        "HR-1": N_("Who has the shakiest hands is drawn by lot, or chosen at set-up."),
        "HR-2": N_(
            "The wheel rolls to the left, unless the table wants it to the right or lets the first builder say. It stays so."
        ),
        "HR-3": N_(
            "The first piece goes exactly into the second compartment from the cone. It may be any piece, and there is no edge to pass."
        ),
        "HR-4": N_(
            "With two players everybody has two sets, still builds one piece a turn, and wins with all fourteen."
        ),
        "HR-5": N_(
            "With three players the fourth set stays in the box, or two pieces of it go to each by lot and the seventh stays out."
        ),
        "HR-6": N_("Four play each alone, or as two teams whose partners sit side by side or across."),
    },
    phase=BEFORE_PLAY,
)

WHERE = Chapter(
    "where",
    N_("Where to build"),
    (
        N_(
            "Three compartments are open: the one of the last builder, the next in rolling direction, and the one after that."
        ),
        N_(
            "The new piece must reach further forward than all others in its compartment, and no two of a kind share one."
        ),
    ),
    {
        "HR-7": N_("The window is counted from the compartment of the last piece that was built and stayed."),
        "HR-8": N_("A constructive pass does not move the window."),
        "HR-9": N_(
            "A turn in which nothing was built does not move the window, not even where the cone alone has set it."
        ),
        "HR-10": N_(
            "What counts is where the piece lies at rest, if that is not behind the last one and at most five compartments ahead of it. In games begun with version 0.1 it is where the piece was let go."
        ),
        "HR-11": N_("The next compartment need not be free of pieces."),
        "HR-12": N_("Compartments are counted on the wheel, not in the room, and after the twelfth comes the first."),
        "HR-13": N_("A piece is in the compartment that holds its centre of mass, seen from the hub."),
        "HR-35": N_(
            "When no built piece is left in the wheel, the next one starts anew: from the cone, or from the lowest compartment if the cone is out."
        ),
        "HR-50": N_(
            "The window stays when the piece that set it falls out in a later turn, as long as anything but the cone lies in that compartment when a turn begins. Else it goes back to the next compartment in which something lies, at the furthest to the lowest one. Only an empty wheel starts anew."
        ),
    },
    phase=CHOOSE,
)

EDGE = Chapter(
    "edge",
    N_("The forward edge"),
    (N_("What counts is the foremost point of a piece, as an angle round the hub."),),
    {
        "HR-14": N_("Only pieces in the compartment that is built into count; all of them have to be passed."),
        "HR-15": N_("The foremost point must be three tenths of a degree ahead. How high it is does not matter."),
        "HR-16": N_("It is measured when the piece is let go, after any pushing. What slides later is never illegal."),
        "HR-17": N_("A piece may stick out over the next divider."),
        "HR-18": N_("A piece that may not lie there is not let go: it stays in hand, and the clock runs on."),
        "HR-19": N_(
            "Kind means shape and colour. It is looked at when a piece is put down; what tumbles together stays together. The cone is a kind of its own."
        ),
    },
    phase=BUILD,
)

HANDS = Chapter(
    "hands",
    N_("The hand"),
    (
        N_("One hand holds the wheel while the other puts a piece in. Then the wheel is let go."),
        N_("Pieces of the compartment that is built into may be pushed with the piece in hand."),
    ),
    {
        "HR-37": N_(
            "The wheel may be held until the piece is let go, and is let go with it. A key lets it roll before."
        ),
        "HR-38": N_(
            "Pushing is for the piece in hand only, and for pieces of its compartment. What they push in turn may go anywhere; nothing goes through wood, and nothing moves that was not pushed and touches nothing that was. What was pushed stays pushed, also when the piece is put back."
        ),
        "HR-39": N_(
            "The clock runs from picking a piece up, in a pass too. At zero the piece drops where it is, if that is low over an open compartment without its kind, else from the nearest such place; the edge is not asked. A piece on its way in a pass drops where it may be passed to. It stays wherever it comes to rest. Thinking before is free."
        ),
        "HR-40": N_("A dropped piece that stays in moves the window as any other does, by where it lies."),
        "HR-48": N_(
            "The clock starts with picking up, the attempt only when the piece moves something or is let go. A piece put back before that costs nothing but time. Afterwards another piece may be taken, but nobody passes any more; and the wheel stays as it is when the piece is put back."
        ),
        "HR-49": N_("A dropped piece that falls out does not move the window."),
        "HR-52": N_(
            "A piece is laid, not dropped: it may be let go only where it comes to lie within about half a second while the other hand holds the wheel with all that is in it, in its compartment and with nothing falling. Else it stays in hand, and the clock runs."
        ),
        "HR-53": N_("A piece that is passed on is laid in the same way."),
        "HR-54": N_(
            "Who has felt that a piece does not hold has begun the attempt. It may be tried elsewhere, or let drop where it breaks no other rule of building, from at most 60 mm above the floor."
        ),
        "HR-55": N_(
            "Whether a piece holds is tried once, when it is let go, and kept with the game: a replay never tries it again."
        ),
    },
    phase=BUILD,
)

PASSING = Chapter(
    "passing",
    N_("Passing constructively"),
    (
        N_(
            "Instead of building, take a piece out of one of the two lowest compartments and put it into another further ahead."
        ),
    ),
    {
        "HR-20": N_(
            "Pass before your attempt has begun: before your piece has moved another one or the wheel, or was let go, be it in vain. Holding it in the ring and looking is no attempt."
        ),
        "HR-21": N_(
            "A pass goes one to five compartments forward, to where no piece of its kind lies. Edge and window do not matter."
        ),
        "HR-22": N_(
            "The two lowest are those whose middles were nearest to the table when the turn began; of equal ones the forward one."
        ),
        "HR-23": N_("The cone may be passed on like any piece."),
        "HR-24": N_("Without a piece in the two lowest compartments, or a place for it, there is no pass."),
        "HR-25": N_("Who finds no place to build or pass is skipped, and nobody else is."),
        "HR-26": N_("Passing needs no reason: who could build may pass all the same."),
        "HR-27": N_(
            "What falls in a pass belongs to who passes, the moved piece too. A pass ends the turn, nobody has to pass, and passes may follow each other."
        ),
        "HR-51": N_("Before a first piece is built there is no passing."),
    },
    phase=CHOOSE,
)

FALLING = Chapter(
    "falling",
    N_("Falling"),
    (
        N_(
            "When the piece is let go the wheel rolls, and pieces slide, tip and tumble. What touches the table has fallen."
        ),
        N_("Whatever falls in your turn is yours. If it falls before you have let go, your turn is over."),
    ),
    {
        "HR-28": N_("Touching the table is enough, even if a piece is partly in the wheel. It is taken away at once."),
        "HR-29": N_(
            "All that falls from the beginning of a turn until the wheel rests belongs to whose turn it is, however late."
        ),
        "HR-30": N_(
            "At a fall before the release the piece in hand stays in hand, the wheel is let go, and the turn ends when it rests."
        ),
        "HR-31": N_("A piece of your own that falls comes back to you. If it stays and others fall, it is built."),
        "HR-32": N_("A fallen cone is taken too, and built like any piece."),
        "HR-33": N_(
            "What falls when nobody has touched anything leaves the game, the cone too. Here that takes a trembling table, which can be chosen at set-up."
        ),
        "HR-34": N_("The wheel is at rest when nothing goes anywhere any more, at the latest after ten seconds."),
    },
    phase=ROLL,
)

END = Chapter(
    "end",
    N_("The end, and teams"),
    (
        N_("Whose supply is empty when the wheel has come to rest has won."),
        N_("In a team, who has no pieces left builds the partner's. A team without pieces has won."),
    ),
    {
        "HR-42": N_("The supply has to be empty at rest: who gets pieces back with the last turn has not won yet."),
        "HR-43": N_("Pieces out of the game count for nobody."),
        "HR-44": N_("Who has no pieces builds one of the partner's, or passes. What falls then is the builder's own."),
        "HR-45": N_(
            "A team has won when both partners have none. If one of each team has none, the team with fewer pieces wins; with equally many nobody does."
        ),
        "HR-46": N_("That counts only if both are empty at the same moment."),
        "HR-47": N_(
            "A game goes on until somebody wins. A limit of turns can be chosen; then the fewest pieces win, and equally many win nothing."
        ),
    },
)

CHAPTERS = (AIM, SETTING_UP, WHERE, EDGE, HANDS, PASSING, FALLING, END, THE_PROGRAM)
