"""A whole game by ear: from the start screen to the result, as questions are put and answered."""

import random
import re

from tests.screen_reader.listener import Line, Listener
from tests.views.screen_reader import ENABLED, FOCUSABLE, Node

PEOPLE = ("Moon", "Heart")
"""Who sits before the screen: the names of the first two seats."""
LIFT = re.compile("I am (.*): lift the curtain, push button")
OVER = "Play again, push button"
"""What has the focus when the result is there."""
ROLL = "rolls. Roll the dice ("
"""What is said when a person is to roll."""
LONG = 60
"""Seconds in which a computer has thought, or a wheel come to rest."""
LISTENING = 0.6
"""Seconds in which who plays listens to what has just come, which takes no presses yet."""
MORE = 2000
"""More questions than any of these games has."""


class Game:
    """A game that two people play by ear against a computer, by turns before one screen."""

    title = ""
    options = ()
    """What is chosen for it, by the names of the choices."""
    menus = ()
    """What is chosen from menus: the button that opens one, and the item."""

    def __init__(self, listener: Listener, seed: str):
        self.listener, self.rng = listener, random.Random(seed)
        self._bar = ""
        """Where prompts are said, by the path on the bus."""
        self._at = 0
        """How many lines have been gone through."""
        self.questions = 0
        self.sealed = {person: set() for person in PEOPLE}
        """By person: words about what was chosen in secret, and is not yet to be known by anybody else."""
        self.leaks = []
        """Of those words all that somebody else met, heard or read."""

    # Beginning

    def begin(self):
        """Set the program to the pace of a screen reader, and begin a game with two people."""
        listener = self.listener
        listener.press("Settings")
        listener.choose("Instant")
        listener.choose("Reduced")
        listener.press("Back")
        listener.press(f"{self.title}: New game")
        listener.press("Who plays Heart: Computer: Steady")
        self.choose_in_menu("Person")
        if self.options or self.menus:
            listener.press("More", "check box")
        for option in self.options:
            listener.choose(option)
        for control, item in self.menus:
            listener.press(control)
            self.choose_in_menu(item)
        listener.hear_out()
        self._at = len(listener.lines)
        listener.person = PEOPLE[0]
        listener.press("Start")

    def choose_in_menu(self, name):
        """Walk down a menu that has just been opened, and choose the item of this name."""
        self.listener.hear_out()
        for _ in range(10):
            self.listener.key("Down")
            if self.listener.hear(lambda line: line.kind == "focus").text.startswith(name):
                self.listener.key("Enter")
                return
        raise AssertionError(f"{name} is not in the menu")

    # Playing

    def play(self, most=MORE):
        """Answer questions until the game is over, or until so many were answered; whether it is over."""
        while self.questions < most:
            question = self.next_question()
            if question is None:
                return True
            self.questions += 1
            self.listener.listen(LISTENING)
            self.answer(question)
        return False

    def next_question(self) -> str | None:
        """The next question of a prompt, as it is said; None when the game is over. Curtains are lifted meanwhile."""
        while True:
            line = self.next_line()
            if line.kind == "focus" and line.text == OVER:
                return None
            if line.kind == "focus" and (found := LIFT.fullmatch(line.text)):
                self.hand_over(found[1])
            elif line.kind == "said" and self.is_question(line):
                return line.text

    def next_line(self) -> Line:
        """The next thing that is heard."""
        if self._at == len(self.listener.lines):
            self.listener.hear(bool, seconds=LONG)
        self._at += 1
        line = self.listener.lines[self._at - 1]
        self.look_for_leaks(line.person, [line.text])
        if line.kind == "said":
            self.told(line.text)
        return line

    def forget(self):
        """Take nothing that was heard up to now for a question: it stands in the bar until the answer is played."""
        while self._at < len(self.listener.lines):
            self.next_line()

    def is_question(self, line):
        """Whether the whole of a prompt is in it: what is written first in the bar. Other news may stand before it."""
        if ROLL in line.text:
            return True
        labels = [seen.name for seen in self.read_bar() if seen.role == "label"]
        return bool(labels) and labels[0] in line.text

    def read_bar(self):
        """What is in the bar of the prompt, once there is one: the first says what somebody is to do."""
        if not self._bar:
            asked = tuple(f"{person}, " for person in PEOPLE)
            bars = (seen for seen in self.listener.read() if seen.role == "filler" and seen.name.startswith(asked))
            self._bar = next((seen.node.path for seen in bars), "")
        return list(self.listener.read(Node(self.listener.program.program, self._bar))) if self._bar else []

    def hand_over(self, person):
        """Somebody else takes over: nothing of the table can be read while the curtain hangs."""
        listener = self.listener
        listener.person = ""
        self.look_for_leaks("", [seen.name for seen in listener.read()])
        listener.listen(LISTENING)
        listener.key("Enter")
        listener.person = person

    def answer(self, question):
        """Do something about a question."""
        raise NotImplementedError

    # Secrets

    def seal(self, *words):
        """The person before the screen has chosen this in secret."""
        self.sealed[self.listener.person] |= set(words)

    def told(self, text):
        """Something is said to everybody, by which secrets may be none any more."""

    def open_seals(self):
        """What was chosen in secret has been shown."""
        for words in self.sealed.values():
            words.clear()

    def look_for_leaks(self, person, texts):
        """Whether the secrets of others are among what this person ("": nobody) hears or reads."""
        others = set().union(*(words for owner, words in self.sealed.items() if owner != person))
        # Two people may keep special hamsters of one kind: then each rightly hears of its own.
        others -= self.sealed.get(person, set())
        self.leaks += [(person, text) for text in texts if any(words in text for words in others)]

    def read_table(self):
        """All that the person before the screen can read, which is looked through for secrets of others."""
        names = [seen.name for seen in self.listener.read()]
        self.look_for_leaks(self.listener.person, names)
        return names

    # What one can do about most questions

    def buttons(self):
        """The buttons of the prompt that can be pressed, by their names; others are described by why they cannot."""
        reader, there = self.listener.reader, [seen for seen in self.read_bar() if seen.role == "push button"]
        return [seen.name for seen in there if ENABLED in seen.states and not reader.description(seen.node)]

    def use(self, name):
        """Press a button of the prompt."""
        self.listener.lines.append(Line("did", f"press {name}", self.listener.person))
        seen = next(seen for seen in self.read_bar() if seen.role == "push button" and seen.name == name)
        self.listener.reader.do(seen, "Press")

    def said(self, heard):
        """What was said of what was heard, as one text."""
        return " ".join(line.text for line in heard if line.kind == "said")

    def table_key(self, key):
        """Press a key of the table; what is heard of it."""
        self.listener.key(key)
        return self.listener.hear_out()

    def use_table(self):
        """Go to one of the places that are possible and do what is done there; whether there was one."""
        if not self.table_key("Page Down"):
            return False
        for _ in range(self.rng.randrange(4)):
            self.table_key("Page Down")
        heard = self.table_key("Space")
        # It was a piece that can be taken: it goes to one of the places for it.
        if any(line.text.startswith("In hand") for line in heard):
            for _ in range(1 + self.rng.randrange(3)):
                self.table_key("Page Down")
            self.table_key("Space")
        return True

    def answer_somehow(self, buttons_at_least=0.5):
        """Press a button or do something on the table, whatever is possible."""
        buttons = self.buttons()
        if (buttons and self.rng.random() < buttons_at_least) or not self.use_table():
            self.use(self.rng.choice(buttons))

    # When it is over

    def result(self):
        """What can be read of the result, while it lies over everything else."""
        self.listener.hear_out()
        usable = [seen for seen in self.listener.read() if ENABLED in seen.states and seen.name]
        return [seen.name for seen in usable if seen.role not in ("application", "frame")]

    def story(self):
        """The lines of the story, which was open to everybody all the time."""
        self.listener.press("Story")
        whole = self.listener.find("Story of the game", "list")
        reader = self.listener.reader
        return [reader.name(line) for line in reader.children(whole.node)]

    def graph(self):
        """The graph as a table: the headings of its columns, and its cells."""
        self.listener.press("Graphs", "check box")
        self.listener.press("Show as table")
        table = self.listener.find("Table of the graph", "table")
        cells = list(self.listener.read(table.node))
        headings = [seen.name for seen in cells if seen.role == "column header"]
        return headings, [seen.name for seen in cells if seen.role == "cell"]

    def sheets(self):
        """What is read of the sheets to print."""
        self.listener.press("Result")
        self.listener.press("Print sheets")
        self.listener.find("Save as PDF", "push button")
        reader = self.listener.reader
        described = [reader.description(seen.node) for seen in self.listener.read() if seen.role == "filler"]
        return max(described, key=len)

    def nameless(self):
        """What can have the focus and has no name."""
        return [seen for seen in self.listener.read() if FOCUSABLE in seen.states and not seen.name]
