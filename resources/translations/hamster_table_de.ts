<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>by Chris Romansky, art by Alisha Volkman, published by Sporktopia</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>von Chris Romansky, Illustrationen von Alisha Volkman, erschienen bei Sporktopia</translation>
    </message>
    <message>
        <source>by Jacques Zeimet, published by Zoch</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>von Jacques Zeimet, erschienen bei Zoch</translation>
    </message>
    <message>
        <source>This program is not made, approved or paid for by them. It explains the rules in its own words and with its own drawings. If you like a game, buy the real one: no screen has the smell of a wooden table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Dieses Programm wird von ihnen weder hergestellt noch genehmigt noch bezahlt. Es erklärt die Regeln in eigenen Worten und mit eigenen Zeichnungen. Wenn dir ein Spiel gefällt, kauf das echte: Kein Bildschirm riecht nach Holztisch.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no messages, no tracking. Games are saved in a folder of yours, and they stay yours.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Nichts verlässt diesen Computer: kein Konto, keine Nachrichten, kein Tracking. Die Spiele werden in einem Ordner bei dir gespeichert und gehören dir.</translation>
    </message>
    <message>
        <source>Fonts: Nunito and Baloo 2, under the SIL Open Font License. Windows are drawn by Qt, under the LGPL. The wood of the wheel is simulated by MuJoCo, under the Apache License. Sounds are played by miniaudio, under the MIT License. Short films are made by Pillow, under the MIT-CMU License.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Schriften: Nunito und Baloo 2, unter der SIL Open Font License. Die Fenster zeichnet Qt, unter der LGPL. Das Holz des Rades simuliert MuJoCo, unter der Apache License. Die Töne spielt miniaudio, unter der MIT License. Kurze Filme macht Pillow, unter der MIT-CMU License.</translation>
    </message>
    <message>
        <source>Where Qt comes inside of the program, you may put your own in its place. How, and the licences of all parts, can be read in the folder “licenses” beside the program, or in /usr/share/doc/hamster-table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Wo Qt im Programm enthalten ist, darf ein eigenes an seine Stelle treten. Wie das geht, und die Lizenzen aller Teile, steht im Ordner „licenses“ neben dem Programm oder in /usr/share/doc/hamster-table.</translation>
    </message>
    <message>
        <source>About Hamster Table</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Über Hamster Table</translation>
    </message>
    <message>
        <source>Hamster Table, version {version}</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Hamster Table, Version {version}</translation>
    </message>
    <message>
        <source>The games and their makers</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Die Spiele und wer sie gemacht hat</translation>
    </message>
    <message>
        <source>by Jonathan Leistiko, published by Invisible City Productions</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>von Jonathan Leistiko, erschienen bei Invisible City Productions</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>Undo this together?</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Gemeinsam rückgängig machen?</translation>
    </message>
    <message>
        <source>Others have seen it, or something was drawn or chosen since. It can be undone with all that followed if everyone agrees, and the story says so. The same rolls and draws come again.</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Andere haben es gesehen, oder seither wurde gezogen oder gewählt. Es lässt sich mit allem, was folgte, rückgängig machen, wenn alle einverstanden sind, und der Spielverlauf hält es fest. Gewürfelt und gezogen wird danach wieder genauso.</translation>
    </message>
    <message>
        <source>I agree</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Ich bin einverstanden</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>{name} ist einverstanden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog._agree</extracomment>
        <translation>Einverstanden</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Analysis</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__
features/analysis/analysis_page.py: AnalysisPage._show_analysis</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Table of the win chances</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Tabelle der Siegchancen</translation>
    </message>
    <message>
        <source>Luck and skill of each seat</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Glück und Können jedes Platzes</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Siegchancen</translation>
    </message>
    <message>
        <source>Moments</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The analysis is done.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._found</extracomment>
        <translation>Die Analyse ist fertig.</translation>
    </message>
    <message>
        <source>What was luck, and what was skill?</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Was war Glück, was Können?</translation>
    </message>
    <message>
        <source>What decided it</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/moments.py: MomentList.__init__</extracomment>
        <translation>Was es entschieden hat</translation>
    </message>
    <message>
        <source>Luck: all dice and draws. Own choices: compared with what Master does at first sight.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Glück: alle Würfel und Ziehungen. Eigene Entscheidungen: verglichen mit dem, was Meister auf den ersten Blick tut.</translation>
    </message>
    <message>
        <source>Own choices: the pieces that a seat has built, and those that fell to it.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Eigene Entscheidungen: die Teile, die ein Platz gebaut hat, und die, die an ihn gefallen sind.</translation>
    </message>
    <message>
        <source>How likely was each seat to win, step by step? What was luck, and what was skill? Which moments decided the game? To find out, the game is imagined many times; that takes a few seconds.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Wie wahrscheinlich war der Sieg für jeden Platz, Schritt für Schritt? Was war Glück, was Können? Welche Momente haben das Spiel entschieden? Um das herauszufinden, wird das Spiel viele Male in Gedanken gespielt; das dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>Analysing the game. You can go back at any time; then it ends.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Das Spiel wird analysiert. Du kannst jederzeit zurückgehen; dann endet es.</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Dieses Spiel analysieren</translation>
    </message>
    <message>
        <source>No single moment stands out: it was decided little by little.</source>
        <extracomment>features/analysis/moments.py: MomentList.show_moments</extracomment>
        <translation>Kein einzelner Moment ragt heraus: Es wurde nach und nach entschieden.</translation>
    </message>
    <message>
        <source>Open on the table: {moment}</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Auf dem Tisch öffnen: {moment}</translation>
    </message>
    <message>
        <source>Open on the table</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Auf dem Tisch öffnen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Page down goes to the next place that can be chosen, Enter chooses it.</source>
        <extracomment>views/board/gestures.py: places_by_keys</extracomment>
        <translation>Bild ab führt zum nächsten Platz, der gewählt werden kann, Enter wählt ihn.</translation>
    </message>
</context>
<context>
    <name>Bookmark</name>
    <message>
        <source>This game has no place for notes: it can only be looked at.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Dieses Spiel hat keinen Platz für Notizen: Man kann es nur ansehen.</translation>
    </message>
    <message>
        <source>There are {most} notes already, which is all that fit.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Es gibt schon {most} Notizen, mehr passen nicht hinein.</translation>
    </message>
    <message>
        <source>Everybody sees it in the story and on the strip below. It is kept with the game.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Alle sehen sie im Verlauf und auf der Leiste unten. Sie bleibt beim Spiel.</translation>
    </message>
    <message>
        <source>A note about this moment</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Notiz zu diesem Moment</translation>
    </message>
    <message>
        <source>A few words, or none</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Ein paar Worte, oder keine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>Step {n}</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._when
features/what_if/branches.py: title_of</extracomment>
        <translation>Schritt {n}</translation>
    </message>
    <message>
        <source>This is “{title}” now. The game it comes from is under “Open a game”.</source>
        <extracomment>features/what_if/ask.py: _begin</extracomment>
        <translation>Das ist jetzt „{title}“. Das Spiel, von dem es ausgeht, steht unter „Spiel öffnen“.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>The same luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Dasselbe Glück</translation>
    </message>
    <message>
        <source>New luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Neues Glück</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>{why} The luck is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>{why} Das Glück ist neu.</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._seats</extracomment>
        <translation>Wer {name} spielt</translation>
    </message>
    <message>
        <source>Equal choices fall equally, and computer players have the same ideas again.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Gleiche Züge gehen gleich aus, und Computerspieler haben wieder dieselben Ideen.</translation>
    </message>
    <message>
        <source>Equal choices fall equally; computer players have other ideas.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Gleiche Züge gehen gleich aus; Computerspieler haben andere Ideen.</translation>
    </message>
    <message>
        <source>Dice and draws come as they came, as far as they are asked for in the same order.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Würfe und Ziehungen kommen wie damals, soweit sie in derselben Reihenfolge kommen.</translation>
    </message>
    <message>
        <source>All that is rolled and drawn from here on is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Alles, was ab hier gewürfelt und gezogen wird, ist neu.</translation>
    </message>
    <message>
        <source>Step {n} of {length}</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>Schritt {n} von {length}</translation>
    </message>
    <message>
        <source>{moment}. From here a game of its own goes on, and this one stays as it is. Both are under “Open a game”, the new one as “{title}”.</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>{moment}. Ab hier geht eine eigene Partie weiter, und diese bleibt, wie sie ist. Beide stehen unter „Spiel öffnen“, die neue als „{title}“.</translation>
    </message>
    <message>
        <source>At the end of a game there is nothing left to play.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Am Ende einer Partie gibt es nichts mehr zu spielen.</translation>
    </message>
    <message>
        <source>First finish the lessons or the puzzle.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Mach erst die Lektionen oder das Rätsel fertig.</translation>
    </message>
    <message>
        <source>Here it would show how your choices turn out: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Hier würde das zeigen, wie deine Züge ausgehen: Spiel diese Partie erst zu Ende.</translation>
    </message>
    <message>
        <source>At this moment somebody knows a secret: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>In diesem Moment kennt jemand ein Geheimnis: Spiel diese Partie erst zu Ende.</translation>
    </message>
    <message>
        <source>This game is not finished: its luck is still to come.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>Diese Partie ist nicht zu Ende: Ihr Glück kommt noch.</translation>
    </message>
    <message>
        <source>The luck of a first game was prepared for its lessons.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>Das Glück einer ersten Partie war für ihre Lektionen vorbereitet.</translation>
    </message>
    <message>
        <source>What if: {game} ({moment})</source>
        <extracomment>features/what_if/branches.py: title_of</extracomment>
        <translation>Was wäre, wenn: {game} ({moment})</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Your name</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Who has played</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Play under this name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Unter diesem Namen spielen.</translation>
    </message>
    <message>
        <source>Made with version {app}: in this one computer players may play otherwise.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Mit Version {app} erstellt: In dieser spielen die Computer vielleicht anders.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__
features/challenges/day_page.py: DayPage._gives
features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._gives</extracomment>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Nobody has played it here yet.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Das hat hier noch niemand gespielt.</translation>
    </message>
    <message>
        <source>Click a finished game to replay it.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Klicke auf ein beendetes Spiel, um es noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>The results are shown to whoever has finished the challenge.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Die Ergebnisse sieht, wer die Herausforderung selbst beendet hat.</translation>
    </message>
    <message>
        <source>Who plays? Enter your name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>Wer spielt? Gib deinen Namen ein.</translation>
    </message>
    <message>
        <source>{name} has played it. Another try is marked as one.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} hat schon gespielt. Ein weiterer Versuch wird gekennzeichnet.</translation>
    </message>
    <message>
        <source>{name} plays alone, with the same luck as everybody.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} spielt allein, mit demselben Glück wie alle.</translation>
    </message>
    <message>
        <source>{game}: alone against {others}. The same luck for everybody.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>{game}: allein gegen {others}. Dasselbe Glück für alle.</translation>
    </message>
    <message>
        <source>Temper of the computer players: {temper}.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>Gemüt der Computer: {temper}.</translation>
    </message>
    <message>
        <source>{date}: {place}.</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>{date}: {place}.</translation>
    </message>
    <message>
        <source>Places on the last days. {places}</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>Plätze der letzten Tage. {places}</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Als Bild speichern …</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat. It gives nothing away.</source>
        <extracomment>features/challenges/day_page.py: DayPage._copy</extracomment>
        <translation>Kopiert: Füge es in einen Brief oder Chat ein. Es verrät nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n Tag gespielt</numerusform>
            <numerusform>%n Tage gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a challenge: {game}</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Herausforderung erstellen: {game}</translation>
    </message>
    <message>
        <source>The same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare.</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Dasselbe Glück für alle: Einer nach dem anderen spielt allein gegen dieselben Computer, und dann vergleicht ihr.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>whoever takes it up</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>wer sie annimmt</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__
features/challenges/make_page.py: title_of</extracomment>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Seed of the luck</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Startwert des Glücks</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>wird gezogen</translation>
    </message>
    <message>
        <source>Make the challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Herausforderung erstellen</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>features/challenges/make_page.py: against_words</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Game of the day, {date}</source>
        <extracomment>features/challenges/make_page.py: title_of</extracomment>
        <translation>Spiel des Tages, {date}</translation>
    </message>
    <message>
        <source>A challenge is one game with the same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare. Set up a new game with one person and choose “Make a challenge…”, or open the file of one.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Eine Herausforderung ist ein Spiel mit demselben Glück für alle: Einer nach dem anderen spielt allein gegen dieselben Computer, und dann vergleicht ihr. Richte ein neues Spiel mit einer Person ein und wähle „Herausforderung erstellen…“, oder öffne die Datei einer Herausforderung.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>No challenge yet.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Noch keine Herausforderung.</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <extracomment>features/challenges/result_card.py: place_words</extracomment>
        <translation>Platz {place} von {seats}</translation>
    </message>
    <message>
        <source>The challenge is finished. Now you may compare.</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>Die Herausforderung ist beendet. Jetzt könnt ihr vergleichen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Game</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.offer_games</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.show_bar</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time to think</source>
        <extracomment>features/clock/clock_button.py: ClockButton.__init__</extracomment>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>{name} has used up the time to think. The game goes on.</source>
        <extracomment>features/clock/clock_button.py: ClockButton._tick</extracomment>
        <translation>Die Bedenkzeit von {name} ist um. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>{name}: {time} left</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name}: noch {time}</translation>
    </message>
    <message>
        <source>{name}: {time} over</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name}: {time} darüber</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>This PySide6 would end this Python after some thousand calls: install PySide6-Essentials below 6.12, or Python 3.12 or later.</source>
        <extracomment>app.py: reason_not_to_start</extracomment>
        <translation>Dieses PySide6 würde dieses Python nach einigen tausend Aufrufen beenden: Installiere PySide6-Essentials vor 6.12 oder Python 3.12 oder neuer.</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>cli.py: COMMANDS.bots</extracomment>
        <translation>Computerspieler gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>print the story of a saved game</source>
        <extracomment>cli.py: COMMANDS.replay</extracomment>
        <translation>den Spielverlauf eines gespeicherten Spiels ausgeben</translation>
    </message>
    <message>
        <source>check your own card file and show what it changes</source>
        <extracomment>cli.py: COMMANDS.parts</extracomment>
        <translation>die eigene Kartendatei prüfen und zeigen, was sie ändert</translation>
    </message>
    <message>
        <source>check saved games for errors</source>
        <extracomment>cli.py: COMMANDS.check</extracomment>
        <translation>gespeicherte Spiele auf Fehler prüfen</translation>
    </message>
    <message>
        <source>take a screenshot of every page</source>
        <extracomment>cli.py: COMMANDS.shots</extracomment>
        <translation>ein Bildschirmfoto von jeder Seite machen</translation>
    </message>
    <message>
        <source>check that this computer has everything the program needs</source>
        <extracomment>cli.py: COMMANDS.doctor</extracomment>
        <translation>prüfen, ob dieser Computer alles hat, was das Programm braucht</translation>
    </message>
    <message>
        <source>usage: hamster-table [--paranoid] [FILE]
       hamster-table COMMAND ...
       hamster-table --version

Opens the window, with the saved game in FILE if given. Write -- before a FILE that begins with a dash.
With --paranoid, every move is checked: coded, decoded and replayed, copied, seen by every seat, against all rules of
the game. Errors are shown and written to the log, and the game continues. A move takes about 3 ms longer in Run,
Hamster, Run!, 6 ms in Hamsterdam, 16 ms in Hamsterrolle.

commands ("hamster-table COMMAND --help" shows more):</source>
        <extracomment>cli.py: USAGE</extracomment>
        <translation>Aufruf: hamster-table [--paranoid] [DATEI]
        hamster-table BEFEHL ...
        hamster-table --version

Öffnet das Fenster, mit dem gespeicherten Spiel in DATEI, falls angegeben. Vor eine DATEI, die mit einem Strich
beginnt, gehört --.
Mit --paranoid wird jeder Zug geprüft: kodiert, dekodiert und nachgespielt, kopiert, von jedem Platz aus gesehen,
gegen alle Regeln des Spiels. Fehler werden gezeigt und ins Protokoll geschrieben, und das Spiel geht weiter. Ein Zug
dauert in Run, Hamster, Run! etwa 3 ms länger, in Hamsterdam 6 ms, in Hamsterrolle 16 ms.

Befehle („hamster-table BEFEHL --help“ zeigt mehr):</translation>
    </message>
    <message>
        <source>Let computer players play against each other. They change seats from game to game.</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Lässt Computerspieler gegeneinander spielen. Sie tauschen von Spiel zu Spiel die Plätze.</translation>
    </message>
    <message>
        <source>With your own cards: {changes}</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Mit deinen eigenen Karten: {changes}</translation>
    </message>
    <message>
        <source>GAME</source>
        <extracomment>commands/bots.py: _add_arguments
commands/parts.py: run</extracomment>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>commands/bots.py: _add_arguments
commands/check.py: run
commands/replay.py: run</extracomment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>the id of a game, such as run-hamster-run</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>die Kennung eines Spiels, etwa run-hamster-run</translation>
    </message>
    <message>
        <source>who plays: {names}; sharp:bold has a temper, program:NAME is a program of the settings</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>wer mitspielt: {names}; sharp:bold hat ein Gemüt, program:NAME ist ein Programm der Einstellungen</translation>
    </message>
    <message>
        <source>number of games (10), with --ladder of each pair (10 blocks), with --sprt at most (1000 blocks)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>Zahl der Spiele (10), mit --ladder die jedes Paars (10 Blöcke), mit --sprt die höchste (1000 Blöcke)</translation>
    </message>
    <message>
        <source>number of blocks instead: one seed, with every player in every seat</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>statt dessen die Zahl der Blöcke: ein Startwert, und jeder Spieler auf jedem Platz</translation>
    </message>
    <message>
        <source>seed: the same seed plays the same games (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>Startwert: mit demselben werden dieselben Spiele gespielt (1)</translation>
    </message>
    <message>
        <source>games played at the same time (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>so viele Spiele werden gleichzeitig gespielt (1)</translation>
    </message>
    <message>
        <source>the workers of this Dask scheduler play instead: tcp://10.0.0.5:8786</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>stattdessen spielen die Worker dieses Dask-Schedulers: tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>keep the games in a file, a line of JSON each; what stands there is not played again</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>die Partien in einer Datei aufheben, je eine Zeile JSON; was dort steht, wird nicht noch einmal gespielt</translation>
    </message>
    <message>
        <source>end when it is clear whether the first player's share of wins is P0 or P1: 0.5 0.6</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>aufhören, sobald klar ist, ob der Gewinnanteil des ersten Spielers P0 oder P1 ist: 0.5 0.6</translation>
    </message>
    <message>
        <source>all players against each other in pairs, with their Elo numbers</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>alle Spieler paarweise gegeneinander, mit ihren Elo-Zahlen</translation>
    </message>
    <message>
        <source>seats at a table of the ladder (2)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>Plätze an einem Tisch der Rangliste (2)</translation>
    </message>
    <message>
        <source>the result as one line of JSON</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>das Ergebnis als eine Zeile JSON</translation>
    </message>
    <message>
        <source>check every move against all rules; 3 to 16 ms each</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>jeden Zug gegen alle Regeln prüfen; je 3 bis 16 ms</translation>
    </message>
    <message>
        <source>{text} is not a number between 0 and 1</source>
        <extracomment>commands/bots.py: _share</extracomment>
        <translation>{text} ist keine Zahl zwischen 0 und 1</translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} game(s) already in {file}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n von {total} Partien steht schon in {file}</numerusform>
            <numerusform>%n von {total} Partien stehen schon in {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) at {address}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n Worker an {address}</numerusform>
            <numerusform>%n Worker an {address}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>commands/bots.py: _told_of_rung</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>seed {seed}: {what}</source>
        <extracomment>commands/bots.py: _complained</extracomment>
        <translation>Startwert {seed}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s ({rate} a second)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>
            <numerusform>%n Spiel {game} in {seconds} s ({rate} je Sekunde)</numerusform>
            <numerusform>%n Spiele {game} in {seconds} s ({rate} je Sekunde)</numerusform>
        </translation>
    </message>
    <message>
        <source>won {number}</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>gewonnen {number}</translation>
    </message>
    <message>
        <source>(share of wins {low} to {high} %)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>(Gewinnanteil {low} bis {high} %)</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) have not decided whether the first player wins {low} % or {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>%n Block hat nicht entschieden, ob der erste Spieler {low} % oder {high} % gewinnt.</numerusform>
            <numerusform>%n Blöcke haben nicht entschieden, ob der erste Spieler {low} % oder {high} % gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {high} % rather than {low} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Entschieden nach %n Block: Der erste Spieler gewinnt eher {high} % als {low} %.</numerusform>
            <numerusform>Entschieden nach %n Blöcken: Der erste Spieler gewinnt eher {high} % als {low} %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {low} % rather than {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Entschieden nach %n Block: Der erste Spieler gewinnt eher {low} % als {high} %.</numerusform>
            <numerusform>Entschieden nach %n Blöcken: Der erste Spieler gewinnt eher {low} % als {high} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check saved games for errors. The exit status is 0 if there are none, else 1.</source>
        <extracomment>commands/check.py: run</extracomment>
        <translation>Prüft gespeicherte Spiele auf Fehler. Der Rückgabewert ist 0, wenn es keine gibt, sonst 1.</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>beendet</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s), {how}, {entries} entries.</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>
            <numerusform>{game}, %n Platz, {how}, {entries} Einträge.</numerusform>
            <numerusform>{game}, %n Plätze, {how}, {entries} Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this computer has everything the program needs. The exit status is 0 if so, else 1.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Prüft, ob dieser Computer alles hat, was das Programm braucht. Der Rückgabewert ist 0, wenn ja, sonst 1.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>NEIN</translation>
    </message>
    <message>
        <source>Problems found: {number}.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Probleme gefunden: {number}.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Check your own card file, and show what it changes and where it is.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>Prüft deine eigene Kartendatei und zeigt, was sie ändert und wo sie ist.</translation>
    </message>
    <message>
        <source>the id of a game with cards of your own: hamsterdam</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>die Kennung eines Spiels mit eigenen Karten: hamsterdam</translation>
    </message>
    <message>
        <source>create the file with the program's cards, for you to edit</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>die Datei mit den Karten des Programms anlegen, damit du sie änderst</translation>
    </message>
    <message>
        <source>{path}: created with the program's cards. Edit it; new games use it.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path}: angelegt, mit den Karten des Programms. Ändere sie; neue Spiele verwenden sie.</translation>
    </message>
    <message>
        <source>{path}: no such file. New games use the program's cards; --begin creates the file.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path}: keine solche Datei. Neue Spiele verwenden die Karten des Programms; --begin legt die Datei an.</translation>
    </message>
    <message>
        <source>New games use these changes: {changes}</source>
        <extracomment>commands/parts.py: _summary</extracomment>
        <translation>Neue Spiele verwenden diese Änderungen: {changes}</translation>
    </message>
    <message>
        <source>Print the story of a saved game, or of the game in a report, as far as everybody at the table may know it.</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>Gibt den Spielverlauf eines gespeicherten Spiels oder des Spiels in einem Bericht aus, soweit ihn alle am Tisch kennen dürfen.</translation>
    </message>
    <message>
        <source>one line of JSON for each event</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>eine Zeile JSON für jedes Ereignis</translation>
    </message>
    <message>
        <source>Take a screenshot of every page and save it in a folder, which is created if needed.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>Macht ein Bildschirmfoto von jeder Seite und speichert es in einem Ordner, der bei Bedarf angelegt wird.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>save a sheet as a PDF file</source>
        <extracomment>features/printing/__init__.py: COMMANDS.sheet</extracomment>
        <translation>einen Bogen als PDF-Datei speichern</translation>
    </message>
    <message>
        <source>Save a sheet as a PDF file: blank for a game, or filled from a saved one.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Speichert einen Bogen als PDF-Datei: leer für ein Spiel oder ausgefüllt aus einem gespeicherten.</translation>
    </message>
    <message>
        <source>FILE-or-GAME</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>DATEI-oder-SPIEL</translation>
    </message>
    <message>
        <source>KIND</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>ART</translation>
    </message>
    <message>
        <source>OUT.pdf</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>AUS.pdf</translation>
    </message>
    <message>
        <source>the paper; else that which is usual in your country</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>das Papier; sonst das in deinem Land übliche</translation>
    </message>
    <message>
        <source>a kit with pale colours</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Bastelbogen in blassen Farben</translation>
    </message>
    <message>
        <source>{sentence}; see {command} --help.</source>
        <extracomment>terminal/command.py: Parser.error</extracomment>
        <translation>{sentence}; siehe {command} --help.</translation>
    </message>
    <message>
        <source>{text} is not a whole number of 1 or more</source>
        <extracomment>terminal/command.py: positive</extracomment>
        <translation>{text} ist keine ganze Zahl ab 1</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>choosing now</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>wählt gerade</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Please hand the computer to</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Bitte den Computer weitergeben an</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>I am {name}: lift the curtain</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>Ich bin {name}: Vorhang auf</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>{name} ist nicht da</translation>
    </message>
    <message>
        <source>Nothing secret is shown behind this curtain</source>
        <extracomment>views/game/curtain.py: Curtain._paint_promise</extracomment>
        <translation>Hinter diesem Vorhang ist nichts Geheimes zu sehen</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>the engine is compiled</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>der Spielkern ist kompiliert</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>{name} ist nicht installiert</translation>
    </message>
    <message>
        <source>{name} cannot be used</source>
        <extracomment>commands/doctor.py: _games
commands/doctor.py: _fonts</extracomment>
        <translation>{name} ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is simulated, {number} ms of it</source>
        <extracomment>commands/doctor.py: _wood</extracomment>
        <translation>das Rad von Hamsterrolle wird simuliert, davon {number} ms</translation>
    </message>
    <message>
        <source>no permission to write in {folder}</source>
        <extracomment>commands/doctor.py: _folders</extracomment>
        <translation>keine Berechtigung, in {folder} zu schreiben</translation>
    </message>
    <message>
        <source>programs that may play: {names}</source>
        <extracomment>commands/doctor.py: _settings</extracomment>
        <translation>Programme, die spielen dürfen: {names}</translation>
    </message>
    <message>
        <source>{folder} (created when needed)</source>
        <extracomment>commands/doctor.py: _later</extracomment>
        <translation>{folder} (wird bei Bedarf angelegt)</translation>
    </message>
    <message>
        <source>this PySide6 crashes this Python after some thousand calls; install other versions</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>dieses PySide6 bringt dieses Python nach einigen tausend Aufrufen zum Absturz; installiere andere Versionen</translation>
    </message>
    <message>
        <source>calls into Qt release their references</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>Aufrufe von Qt geben ihre Referenzen frei</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>commands/doctor.py: _screen</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: there is no screen</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>das Rad von Hamsterrolle wird gemalt: es gibt keinen Bildschirm</translation>
    </message>
    <message>
        <source>the graphics card cannot be used; switch the lit wheel off in the settings</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>die Grafikkarte ist nicht zu gebrauchen; schalte das beleuchtete Rad in den Einstellungen aus</translation>
    </message>
    <message>
        <source>{path} is damaged; the next start repairs it</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} ist beschädigt; der nächste Start repariert es</translation>
    </message>
    <message>
        <source>no saved games yet</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>noch keine gespeicherten Spiele</translation>
    </message>
    <message>
        <source>{path} cannot be opened</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>in use by an open window</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>wird von einem offenen Fenster benutzt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in {path}</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>
            <numerusform>%n Spiel in {path}</numerusform>
            <numerusform>%n Spiele in {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>versions</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>folders</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>fonts</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>saved games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>gespeicherte Spiele</translation>
    </message>
    <message>
        <source>none. {why}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>keiner. {why}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>gespielt von {name}</translation>
    </message>
    <message>
        <source>sound</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>{problem} ({device})</source>
        <extracomment>views/hamsterrolle/lit/choice.py: PROBLEM</extracomment>
        <translation>{problem} ({device})</translation>
    </message>
    <message>
        <source>the setting is off</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>die Einstellung ist aus</translation>
    </message>
    <message>
        <source>the theme of high contrast has no light</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>das Farbschema mit hohem Kontrast hat kein Licht</translation>
    </message>
    <message>
        <source>there is no graphics system on the platform {platform}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>auf der Plattform {platform} gibt es kein Grafiksystem</translation>
    </message>
    <message>
        <source>no graphics system</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>kein Grafiksystem</translation>
    </message>
    <message>
        <source>{device} draws with the processor</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>{device} zeichnet mit dem Prozessor</translation>
    </message>
    <message>
        <source>a picture takes {time} ms on {device}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>ein Bild dauert {time} ms auf {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit by {device}</source>
        <extracomment>views/hamsterrolle/lit/report.py: LIT</extracomment>
        <translation>das Rad von Hamsterrolle wird beleuchtet von {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>das Rad von Hamsterrolle wird gemalt: {why}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit while nothing moves: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>das Rad von Hamsterrolle wird beleuchtet, solange sich nichts bewegt: {why}</translation>
    </message>
    <message>
        <source>the program ended when it was tried; the setting On tries it again</source>
        <extracomment>views/hamsterrolle/lit/studio.py: ENDED</extracomment>
        <translation>das Programm brach beim Versuch ab; die Einstellung Ein versucht es noch einmal</translation>
    </message>
    <message>
        <source>there is no graphics system for widgets</source>
        <extracomment>views/hamsterrolle/lit/studio.py: _Host._fail</extracomment>
        <translation>es gibt kein Grafiksystem für Fenster</translation>
    </message>
    <message>
        <source>no picture comes</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._grab</extracomment>
        <translation>es kommt kein Bild</translation>
    </message>
    <message>
        <source>the program ends</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._end</extracomment>
        <translation>das Programm wird beendet</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no file {name}.</source>
        <extracomment>app.py: _hand_over</extracomment>
        <translation>Es gibt keine Datei {name}.</translation>
    </message>
    <message>
        <source>Unknown option {option}; see --help.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Unbekannte Option {option}; siehe --help.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Es kann nur eine Datei auf einmal geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. Did you mean {near}?</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Es gibt keinen Befehl und keine Datei {name}. Meintest du {near}?</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. See --help.</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Es gibt keinen Befehl und keine Datei {name}. Siehe --help.</translation>
    </message>
    <message>
        <source>{path} cannot be saved: {why}.</source>
        <extracomment>commands/bots.py: run
features/printing/sheet.py: CANNOT
models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} kann nicht gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>Of the two shares of --sprt the first is the smaller one.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Von den beiden Anteilen nach --sprt ist der erste der kleinere.</translation>
    </message>
    <message>
        <source>--table needs --ladder.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>--table braucht --ladder.</translation>
    </message>
    <message>
        <source>A ladder needs {least} games of each pair or more.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Eine Rangliste braucht {least} oder mehr Spiele von jedem Paar.</translation>
    </message>
    <message>
        <source>The settings name no program {name}.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>In den Einstellungen steht kein Programm {name}.</translation>
    </message>
    <message>
        <source>A ladder has at least two players.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Eine Rangliste hat mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>No screenshots can be saved in {folder}: {why}.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>In {folder} können keine Bildschirmfotos gespeichert werden: {why}.</translation>
    </message>
    <message>
        <source>{path} is no picture of this program and stays as it is. Name another folder.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>{path} ist kein Bild dieses Programms und bleibt, wie es ist. Nenne einen anderen Ordner.</translation>
    </message>
    <message>
        <source>A worker of the cluster has version {theirs} of the program, not {ours}.</source>
        <extracomment>engine/arena/cluster.py: Cluster.results</extracomment>
        <translation>Ein Worker des Clusters hat Version {theirs} des Programms, nicht {ours}.</translation>
    </message>
    <message>
        <source>The connection to the cluster at {address} was lost.</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>Die Verbindung zum Cluster an {address} ist abgebrochen.</translation>
    </message>
    <message>
        <source>The cluster cannot play these games: {why}</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>Der Cluster kann diese Spiele nicht spielen: {why}</translation>
    </message>
    <message>
        <source>--cluster needs Dask's client: install hamster-table with the extra [cluster].</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>--cluster braucht den Dask-Client: hamster-table mit dem Extra [cluster] installieren.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>An {address} antwortet kein Dask-Scheduler.</translation>
    </message>
    <message>
        <source>A process that played games was ended from outside.</source>
        <extracomment>engine/arena/contest.py: _played_at_once</extracomment>
        <translation>Ein Prozess, der Partien spielte, wurde von außen beendet.</translation>
    </message>
    <message>
        <source>{path} is no file that games can be kept in.</source>
        <extracomment>engine/arena/games_file.py: GamesFile.__init__</extracomment>
        <translation>{path} ist keine Datei, in der Spiele aufgehoben werden können.</translation>
    </message>
    <message>
        <source>Line {n} of {file} is not a game of computer players.</source>
        <extracomment>engine/arena/games_file.py: _read</extracomment>
        <translation>Zeile {n} von {file} ist keine Partie von Computerspielern.</translation>
    </message>
    <message>
        <source>There is no game called {name} here. There is {names}.</source>
        <extracomment>engine/catalogue.py: find</extracomment>
        <translation>Hier gibt es kein Spiel namens {name}. Es gibt {names}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
features/printing/hamsterdam/sheets.py: _round</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>React</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Breach</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Dammbruch</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
engine/hamsterdam/events.py: RedeploymentStarted</extracomment>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>The cards are printed</source>
        <extracomment>engine/hamsterdam/__init__.py: GAME</extracomment>
        <translation>Aufdruck der Karten</translation>
    </message>
    <message>
        <source>move nobody</source>
        <extracomment>engine/hamsterdam/action_words.py: facts</extracomment>
        <translation>niemanden bewegen</translation>
    </message>
    <message>
        <source>A good number floods the others and not you.</source>
        <extracomment>engine/hamsterdam/action_words.py: GOOD_NUMBER</extracomment>
        <translation>Eine gute Zahl überflutet die anderen und nicht dich.</translation>
    </message>
    <message>
        <source>Each dot on a card brings a hamster: pass on cards that bring few.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Jeder Punkt auf einer Karte bringt einen Hamster: Gib Karten weiter, die wenige bringen.</translation>
    </message>
    <message>
        <source>The ends break first: likely numbers lie well at one end, or in the middle.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Die Enden brechen zuerst: Wahrscheinliche Zahlen liegen gut an einem Ende oder in der Mitte.</translation>
    </message>
    <message>
        <source>Keep those that you can use often.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Behalte die, die du oft einsetzen kannst.</translation>
    </message>
    <message>
        <source>6, 7 and 8 come most often: most hamsters belong there.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>6, 7 und 8 kommen am häufigsten: Dorthin gehören die meisten Hamster.</translation>
    </message>
    <message>
        <source>A special is worth it where the water comes and nobody stands.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Ein Spezialhamster lohnt sich, wo das Wasser kommt und niemand steht.</translation>
    </message>
    <message>
        <source>Whoever plugs goes to the reserve: send whom the dam misses least, or let a special hold the water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Wer abdichtet, kommt in die Reserve: Schick den, der dem Damm am wenigsten fehlt, oder lass einen Spezialhamster das Wasser halten.</translation>
    </message>
    <message>
        <source>Land where hamsters are missing.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Lande dort, wo Hamster fehlen.</translation>
    </message>
    <message>
        <source>The end with less water and fewer hamsters costs less.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Das Ende mit weniger Wasser und weniger Hamstern kostet weniger.</translation>
    </message>
    <message>
        <source>Give up the one that is worth least.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Gib den auf, der am wenigsten wert ist.</translation>
    </message>
    <message>
        <source>Likely numbers should be neither open nor flooded.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Wahrscheinliche Zahlen sollten weder offen noch geflutet sein.</translation>
    </message>
    <message>
        <source>The driest of the others is closest to winning.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Wer von den anderen am trockensten ist, ist dem Sieg am nächsten.</translation>
    </message>
    <message>
        <source>Cover likely numbers first; spare hamsters clear water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Besetze zuerst wahrscheinliche Zahlen; übrige Hamster räumen Wasser weg.</translation>
    </message>
    <message>
        <source>pass a card to each side</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>nach jeder Seite eine Karte weitergeben</translation>
    </message>
    <message>
        <source>lay out your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>deinen Damm auslegen</translation>
    </message>
    <message>
        <source>keep half of your specials</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>die Hälfte deiner Spezialhamster behalten</translation>
    </message>
    <message>
        <source>spread your hamsters by the odds</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>deine Hamster nach den Chancen verteilen</translation>
    </message>
    <message>
        <source>choose between two rolls</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>zwischen zwei Würfen wählen</translation>
    </message>
    <message>
        <source>plug the hole</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>das Loch abdichten</translation>
    </message>
    <message>
        <source>let the water in</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>das Wasser hereinlassen</translation>
    </message>
    <message>
        <source>land on a card</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>auf einer Karte landen</translation>
    </message>
    <message>
        <source>flip an end of your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>ein Ende deines Damms umdrehen</translation>
    </message>
    <message>
        <source>give up a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>einen Hamster aufgeben</translation>
    </message>
    <message>
        <source>move a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>einen Hamster bewegen</translation>
    </message>
    <message>
        <source>put a hamster on your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>einen Hamster auf deinen Damm stellen</translation>
    </message>
    <message>
        <source>use a special</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>einen Spezialhamster einsetzen</translation>
    </message>
    <message>
        <source>skip the movement for an ability</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>die Bewegung für eine Fähigkeit auslassen</translation>
    </message>
    <message>
        <source>use nothing</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>nichts einsetzen</translation>
    </message>
    <message>
        <source>be done</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS
engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>fertig sein</translation>
    </message>
    <message>
        <source>from the left: {numbers}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>von links: {numbers}</translation>
    </message>
    <message>
        <source>from the left: {places}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>von links: {places}</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>engine/hamsterdam/actions.py: NAMES</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>{seats}: your dam is breached. Flip its left-most or its right-most card.</source>
        <extracomment>engine/hamsterdam/breach.py: Breach</extracomment>
        <translation>{seats}: Der Damm bricht. Dreh deine Karte ganz links oder ganz rechts um.</translation>
    </message>
    <message>
        <source>{seats}: the next card is flooded. Which hamster is given up?</source>
        <extracomment>engine/hamsterdam/breach.py: ChooseVictim</extracomment>
        <translation>{seats}: Die nächste Karte ist überflutet. Welcher Hamster wird geopfert?</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} orange dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: ORANGE_DOTS</extracomment>
        <translation>Dammkarte {number} hat 0 bis {most} orange Punkte, nicht {count}</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} blue dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: BLUE_DOTS</extracomment>
        <translation>Dammkarte {number} hat 0 bis {most} blaue Punkte, nicht {count}</translation>
    </message>
    <message>
        <source>this is not a table of cards: {why}</source>
        <extracomment>engine/hamsterdam/cards.py: read</extracomment>
        <translation>das ist keine Kartentabelle: {why}</translation>
    </message>
    <message>
        <source>the dots of card {number} ({orange} orange, {blue} blue)</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>die Punkte der Karte {number} ({orange} orange, {blue} blau)</translation>
    </message>
    <message>
        <source>the symbols of {name}</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>die Symbole von {name}</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>engine/hamsterdam/cards.py: _checked</extracomment>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>{place} is a table with entries for {names}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: Tabelle mit Einträgen für {names} erwartet</translation>
    </message>
    <message>
        <source>{place} has no entry for {name}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: kein Eintrag für {name}</translation>
    </message>
    <message>
        <source>{place} has an entry for {name}, which does not exist</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: Eintrag für {name}, den es nicht gibt</translation>
    </message>
    <message>
        <source>dam card {number}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_dots</extracomment>
        <translation>Dammkarte {number}</translation>
    </message>
    <message>
        <source>when of {kind} is a list of moments</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when von {kind} ist eine Liste von Zeitpunkten</translation>
    </message>
    <message>
        <source>when of {kind} names {moment}; the moments are {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when von {kind} nennt {moment}; die Zeitpunkte sind {moments}</translation>
    </message>
    <message>
        <source>{kind} has no meaning at the moment {moment}; it has its time at {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{kind} hat beim Zeitpunkt {moment} keine Bedeutung; passend sind: {moments}</translation>
    </message>
    <message>
        <source>{flag} of {kind} is true or false, not {value}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{flag} von {kind} ist true oder false, nicht {value}</translation>
    </message>
    <message>
        <source>the ability of {kind} leaves nothing to be flipped</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>die Fähigkeit von {kind} lässt nichts übrig, was man umdrehen könnte</translation>
    </message>
    <message>
        <source>the wording of {kind} says itself whether it goes to the reserve</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>der Text von {kind} sagt schon selbst, ob er in den Vorrat geht</translation>
    </message>
    <message>
        <source>no moment at all</source>
        <extracomment>engine/hamsterdam/cards.py: _moments</extracomment>
        <translation>kein Zeitpunkt</translation>
    </message>
    <message>
        <source>a number without end</source>
        <extracomment>engine/hamsterdam/cards.py: _shown</extracomment>
        <translation>eine Zahl ohne Ende</translation>
    </message>
    <message>
        <source>there is no dam card and no special called {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>es gibt weder eine Dammkarte noch einen Spezialhamster namens {name}</translation>
    </message>
    <message>
        <source>it is not said what is printed on {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>es fehlt, was auf {name} gedruckt ist</translation>
    </message>
    <message>
        <source>the dots of dam card {name} are written orange/blue, as 2/1</source>
        <extracomment>engine/hamsterdam/cards.py: _dots_from</extracomment>
        <translation>die Punkte der Dammkarte {name} schreibt man orange/blau, etwa 2/1</translation>
    </message>
    <message>
        <source>{seats}: spread your hamsters over your dam.</source>
        <extracomment>engine/hamsterdam/deployment.py: DeployHamsters</extracomment>
        <translation>{seats}: Verteil deine Hamster auf deinem Damm.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in round {round}.</source>
        <extracomment>engine/hamsterdam/events.py: PositionEntered
engine/run_hamster_run/events.py: PositionEntered</extracomment>
        <translation>Das Spiel geht von einer eingegebenen Stellung aus weiter, in Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>engine/hamsterdam/events.py: RoundStarted
engine/run_hamster_run/events.py: RoundBegan</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{seat}'s turn.</source>
        <extracomment>engine/hamsterdam/events.py: TurnStarted</extracomment>
        <translation>Zug von {seat}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: Rolled</extracomment>
        <translation>{seat} würfelt {a} und {b}.</translation>
    </message>
    <message>
        <source>No dam has a {number}; {seat} rolls again.</source>
        <extracomment>engine/hamsterdam/events.py: RollMissed</extracomment>
        <translation>Kein Damm hat eine {number}; {seat} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed</extracomment>
        <translation>{seat} setzt einen Spezialhamster ein: {name}.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name} ({ability}).</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed.detailed</extracomment>
        <translation>{seat} setzt einen Spezialhamster ein: {name} ({ability}).</translation>
    </message>
    <message>
        <source>The dice now show {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned</extracomment>
        <translation>Die Würfel zeigen jetzt {a} und {b}.</translation>
    </message>
    <message>
        <source>{seat} keeps {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned.detailed</extracomment>
        <translation>{seat} behält {a} und {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll counts as {number}.</source>
        <extracomment>engine/hamsterdam/events.py: RollShifted
features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Für {seat} zählt der Wurf als {number}.</translation>
    </message>
    <message>
        <source>{seat} ignores the roll.</source>
        <extracomment>engine/hamsterdam/events.py: RollIgnored</extracomment>
        <translation>{seat} ignoriert den Wurf.</translation>
    </message>
    <message>
        <source>The water comes at {number}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodBegan</extracomment>
        <translation>Das Wasser kommt bei der {number}.</translation>
    </message>
    <message>
        <source>{seat} plugs {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: Plugged</extracomment>
        <translation>{seat} dichtet die {number} ab: {name}.</translation>
    </message>
    <message>
        <source>{seat} stops the flood at {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodStopped</extracomment>
        <translation>{seat} hält die Flut bei der {number} auf: {name}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the jump.</source>
        <extracomment>engine/hamsterdam/events.py: WhackRolled</extracomment>
        <translation>{seat} würfelt {a} und {b} für den Sprung.</translation>
    </message>
    <message>
        <source>{seat}'s {number} is flooded.</source>
        <extracomment>engine/hamsterdam/events.py: Flooded</extracomment>
        <translation>Die {number} von {seat} wird überflutet.</translation>
    </message>
    <message>
        <source>Water pours through {seat}'s {number} into the town: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: Inundated</extracomment>
        <translation>Wasser strömt durch die {number} von {seat} in die Stadt: {town}.</translation>
    </message>
    <message>
        <source>{seat}'s {number} loses a flood token.</source>
        <extracomment>engine/hamsterdam/events.py: TokenRemoved</extracomment>
        <translation>Die {number} von {seat} verliert einen Flutmarker.</translation>
    </message>
    <message>
        <source>{seat} shifts a flood token to {number}.</source>
        <extracomment>engine/hamsterdam/events.py: TokenShifted</extracomment>
        <translation>{seat} verschiebt einen Flutmarker auf die {number}.</translation>
    </message>
    <message>
        <source>{seat}'s dam is breached.</source>
        <extracomment>engine/hamsterdam/events.py: BreachDue</extracomment>
        <translation>Der Damm von {seat} bricht.</translation>
    </message>
    <message>
        <source>{seat} flips the {number}.</source>
        <extracomment>engine/hamsterdam/events.py: CardFlipped</extracomment>
        <translation>{seat} dreht die {number} um.</translation>
    </message>
    <message>
        <source>{seat} moves to {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterMoved</extracomment>
        <translation>{seat} zieht auf die {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} setzt einen Hamster auf die {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} setzt einen Hamster auf die {number}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} bekommt einen Hamster in den Vorrat zurück: {name}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} bekommt einen Hamster in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} verliert einen Hamster: {name}.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} verliert einen Hamster.</translation>
    </message>
    <message>
        <source>{seat} has one special hamster less; it is an ordinary one now: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialTurned</extracomment>
        <translation>{seat} hat einen Spezialhamster weniger; er ist jetzt ein gewöhnlicher: {name}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} gets a marker.</source>
        <extracomment>engine/hamsterdam/events.py: Marked</extracomment>
        <translation>{name} von {seat} bekommt einen Marker.</translation>
    </message>
    <message>
        <source>{seat}'s {name} loses its marker.</source>
        <extracomment>engine/hamsterdam/events.py: Unmarked</extracomment>
        <translation>{name} von {seat} verliert den Marker.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster keeps copying: {ability}.</source>
        <extracomment>engine/hamsterdam/events.py: Linked</extracomment>
        <translation>Copycatster von {seat} kopiert weiter: {ability}.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster stops copying.</source>
        <extracomment>engine/hamsterdam/events.py: Unlinked</extracomment>
        <translation>Copycatster von {seat} kopiert nicht mehr.</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <extracomment>engine/hamsterdam/events.py: MovementStarted</extracomment>
        <translation>Bewegungsphase</translation>
    </message>
    <message>
        <source>{seat} skips the movement.</source>
        <extracomment>engine/hamsterdam/events.py: MovementSkipped</extracomment>
        <translation>{seat} lässt die Bewegung aus.</translation>
    </message>
    <message>
        <source>Round {round} is over. Water in the towns: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: RoundCounted</extracomment>
        <translation>Runde {round} ist vorbei. Wasser in den Städten: {town}.</translation>
    </message>
    <message>
        <source>The driest town: {driest}. Water in the towns: {town}; on the dams: {water}.</source>
        <extracomment>engine/hamsterdam/events.py: GameEnded</extracomment>
        <translation>Die trockenste Stadt: {driest}. Wasser in den Städten: {town}; auf den Dämmen: {water}.</translation>
    </message>
    <message>
        <source>{seats}: the water comes. Plug the hole, or use an ability.</source>
        <extracomment>engine/hamsterdam/flood.py: PlugHole</extracomment>
        <translation>{seats}: Das Wasser kommt. Dichte das Loch ab oder setz eine Fähigkeit ein.</translation>
    </message>
    <message>
        <source>Most holes plugged</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Die meisten Löcher abgedichtet</translation>
    </message>
    <message numerus="yes">
        <source>%n hole(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Loch</numerusform>
            <numerusform>%n Löcher</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest dry spell</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Am längsten trocken</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Best special hamster</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Bester Spezialhamster</translation>
    </message>
    <message numerus="yes">
        <source>%n flood(s) stopped</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Flut aufgehalten</numerusform>
            <numerusform>%n Fluten aufgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>The greatest flood was the {number} in round {round}: {water} water.</source>
        <extracomment>engine/hamsterdam/highlights.py: GreatFlood</extracomment>
        <translation>Die größte Flut war die {number} in Runde {round}: {water} Wasser.</translation>
    </message>
    <message>
        <source>For {rolls} rolls in a row no water came to {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DrySpell</extracomment>
        <translation>Bei {rolls} Würfen in Folge kam kein Wasser zu {seat}.</translation>
    </message>
    <message>
        <source>{seat} was flooded by {rolls} rolls in a row.</source>
        <extracomment>engine/hamsterdam/highlights.py: WetSpell</extracomment>
        <translation>{seat} wurde von {rolls} Würfen in Folge überflutet.</translation>
    </message>
    <message>
        <source>{seat}'s {name} stopped {floods} floods.</source>
        <extracomment>engine/hamsterdam/highlights.py: SpecialShone</extracomment>
        <translation>{name} von {seat} hat {floods} Fluten aufgehalten.</translation>
    </message>
    <message>
        <source>{seat}'s hamsters plugged {holes} holes.</source>
        <extracomment>engine/hamsterdam/highlights.py: HolesPlugged</extracomment>
        <translation>Die Hamster von {seat} haben {holes} Löcher abgedichtet.</translation>
    </message>
    <message>
        <source>{seat}'s dam lost {cards} cards at once in round {round}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DamTorn</extracomment>
        <translation>Der Damm von {seat} hat {cards} Karten auf einmal verloren, in Runde {round}.</translation>
    </message>
    <message>
        <source>After round {round} {seat} was the wettest, and still won.</source>
        <extracomment>engine/hamsterdam/highlights.py: CameBack</extracomment>
        <translation>Nach Runde {round} war die Stadt von {seat} am nassesten, und doch kam der Sieg.</translation>
    </message>
    <message>
        <source>Only one flood token kept {others} behind {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: CloseEnd</extracomment>
        <translation>Nur ein Flutmarker trennte {others} von {seat}.</translation>
    </message>
    <message>
        <source>{seats}: move a hamster, or skip the movement for an ability.</source>
        <extracomment>engine/hamsterdam/movement.py: Move</extracomment>
        <translation>{seats}: einen Hamster bewegen oder die Bewegung für eine Fähigkeit auslassen.</translation>
    </message>
    <message>
        <source>{seats}: you skipped the movement. Use an ability?</source>
        <extracomment>engine/hamsterdam/movement.py: UseSkip</extracomment>
        <translation>{seats}: Du hast die Bewegung ausgelassen. Eine Fähigkeit einsetzen?</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>on a card</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>auf einer Karte</translation>
    </message>
    <message>
        <source>turned to its ordinary side</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>auf die gewöhnliche Seite gedreht</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>engine/hamsterdam/position.py: COPIED
features/records/records_model.py: _finished</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>engine/hamsterdam/position.py: fields
engine/run_hamster_run/position.py: fields
features/printing/hamsterdam/setup_sheet.py: _tracker
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Who has the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Wer den Rundenanzeiger hat</translation>
    </message>
    <message>
        <source>Number on the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Zahl auf dem Rundenanzeiger</translation>
    </message>
    <message>
        <source>Who is about to roll</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Wer gleich würfelt</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
features/printing/hamsterdam/sheets.py: _round
features/printing/kit.py: cover</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Flipped on the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Links umgedreht</translation>
    </message>
    <message>
        <source>Flipped on the right</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Rechts umgedreht</translation>
    </message>
    <message>
        <source>Tokens in the town</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Marker in der Stadt</translation>
    </message>
    <message>
        <source>Ordinary hamsters in reserve</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Gewöhnliche Hamster im Vorrat</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Hamsters</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>no hamster</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Special {number}</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Spezialhamster {number}</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Wo er ist</translation>
    </message>
    <message>
        <source>Card from the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Karte von links</translation>
    </message>
    <message>
        <source>With a marker</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Mit Marker</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>engine/hamsterdam/position.py: _of_special.no
engine/run_hamster_run/position.py: _fields_of.no</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>It goes on copying</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Kopiert weiterhin</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls; hamsters there before: {there}.</source>
        <extracomment>engine/hamsterdam/reasons.py: CARRIED</extracomment>
        <translation>Die {number} kommt bei {ways} von 36 Würfen; Hamster dort vorher: {there}.</translation>
    </message>
    <message>
        <source>Flood tokens on the {number}: {water}. A hamster takes one away.</source>
        <extracomment>engine/hamsterdam/reasons.py: CLEARED</extracomment>
        <translation>Flutmarker auf der {number}: {water}. Ein Hamster nimmt einen weg.</translation>
    </message>
    <message>
        <source>Most hamsters ({most}) stand on the {number}, which comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SPREAD</extracomment>
        <translation>Die meisten Hamster ({most}) stehen auf der {number}, die bei {ways} von 36 Würfen kommt.</translation>
    </message>
    <message>
        <source>Hamsters on the {number}: {there}; to go: {hamster}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PLUGGED</extracomment>
        <translation>Hamster auf der {number}: {there}; gehen musste: {hamster}.</translation>
    </message>
    <message>
        <source>Nobody stands on the {number} who could plug.</source>
        <extracomment>engine/hamsterdam/reasons.py: OPEN</extracomment>
        <translation>Auf der {number} steht niemand, der abdichten könnte.</translation>
    </message>
    <message>
        <source>Flood tokens and hamsters at that end: {water} and {there}; at the other end: {other_water} and {others}.</source>
        <extracomment>engine/hamsterdam/reasons.py: BROKE</extracomment>
        <translation>Flutmarker und Hamster an diesem Ende: {water} und {there}; am anderen Ende: {other_water} und {others}.</translation>
    </message>
    <message>
        <source>Hamsters that the {left} brings: {left_dots}; that the {right} brings: {right_dots}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PASSED</extracomment>
        <translation>Hamster, die die {left} bringt: {left_dots}; die die {right} bringt: {right_dots}.</translation>
    </message>
    <message>
        <source>Hamsters on the {number} before: {there}. It comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHOVED</extracomment>
        <translation>Hamster auf der {number} vorher: {there}. Sie kommt bei {ways} von 36 Würfen.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls: hamsters are of use there once it is dry.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHIFTED</extracomment>
        <translation>Die {number} kommt bei {ways} von 36 Würfen: Dort nützen Hamster, sobald sie trocken ist.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls. At an end it can break first, and then no roll floods it any more.</source>
        <extracomment>engine/hamsterdam/reasons.py: LINED</extracomment>
        <translation>Die {number} kommt bei {ways} von 36 Würfen. An einem Ende kann sie zuerst brechen, und danach flutet sie kein Wurf mehr.</translation>
    </message>
    <message>
        <source>{seats}: put hamsters from your reserve onto your dam.</source>
        <extracomment>engine/hamsterdam/redeployment.py: Redeploy</extracomment>
        <translation>{seats}: Hamster aus dem Vorrat auf den Damm setzen.</translation>
    </message>
    <message>
        <source>Choose two of your cards: one for the left, one for the right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.choose-both</extracomment>
        <translation>Wähl zwei deiner Karten: eine für links, eine für rechts.</translation>
    </message>
    <message>
        <source>You hold one card of each number; one card cannot go both ways.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-different</extracomment>
        <translation>Du hast von jeder Zahl eine Karte; eine Karte kann nicht in beide Richtungen gehen.</translation>
    </message>
    <message>
        <source>You do not hold another {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-card</extracomment>
        <translation>Eine andere {number} hast du nicht.</translation>
    </message>
    <message>
        <source>All eleven cards go into the line: {left} to place.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cards-left</extracomment>
        <translation>Alle elf Karten kommen in die Reihe: noch {left} auszulegen.</translation>
    </message>
    <message>
        <source>Each special can be dealt once, and only from the deck.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-deck</extracomment>
        <translation>Jeder Spezialhamster kann nur einmal verteilt werden, und nur vom Stapel.</translation>
    </message>
    <message>
        <source>So many specials are dealt: {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-that-many</extracomment>
        <translation>So viele Spezialhamster werden verteilt: {number}.</translation>
    </message>
    <message>
        <source>Choose each one only once, among the specials you were dealt.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-your-hand</extracomment>
        <translation>Wähl jeden nur einmal, und nur aus den Spezialhamstern, die du bekommen hast.</translation>
    </message>
    <message>
        <source>You keep half of them: {left} to choose.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.specials-left</extracomment>
        <translation>Du behältst die Hälfte: noch {left} zu wählen.</translation>
    </message>
    <message>
        <source>You keep half of them: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-many-specials</extracomment>
        <translation>Du behältst die Hälfte: {over} zu viel.</translation>
    </message>
    <message>
        <source>Say for each of the eleven cards how many hamsters come onto it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.a-number-for-each-card</extracomment>
        <translation>Sag für jede der elf Karten, wie viele Hamster darauf kommen.</translation>
    </message>
    <message>
        <source>There are not so many hamsters in your reserve: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-few-in-the-pile</extracomment>
        <translation>So viele Hamster hast du nicht im Vorrat: {over} zu viel.</translation>
    </message>
    <message>
        <source>Each special can be placed once, and only from your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.special-not-in-the-pile</extracomment>
        <translation>Jeder Spezialhamster kann nur einmal aufgestellt werden, und nur aus deinem Vorrat.</translation>
    </message>
    <message>
        <source>Your dam has eleven cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-position</extracomment>
        <translation>Dein Damm hat elf Karten.</translation>
    </message>
    <message>
        <source>That special hamster is not yours, or not special any more.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-special</extracomment>
        <translation>Dieser Spezialhamster gehört dir nicht oder ist keiner mehr.</translation>
    </message>
    <message>
        <source>{name} works only on an un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-the-dam</extracomment>
        <translation>{name} wirkt nur auf einer nicht umgedrehten Karte deines Damms.</translation>
    </message>
    <message>
        <source>{name} has been used already.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.used-already</extracomment>
        <translation>{name} wurde schon eingesetzt.</translation>
    </message>
    <message>
        <source>{name} uses its own ability only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.copies-nothing</extracomment>
        <translation>{name} nutzt nur die eigene Fähigkeit.</translation>
    </message>
    <message>
        <source>It is still copying a {name} and cannot copy another special meanwhile.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.linked-already</extracomment>
        <translation>Noch wird {name} kopiert; solange lässt sich kein anderer Spezialhamster kopieren.</translation>
    </message>
    <message>
        <source>Only a special on a dam, special side up, can be copied.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-to-copy</extracomment>
        <translation>Nur ein Spezialhamster auf einem Damm, Spezialseite oben, kann kopiert werden.</translation>
    </message>
    <message>
        <source>{name} has nothing to copy.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-to-be-copied</extracomment>
        <translation>{name} hat nichts zu kopieren.</translation>
    </message>
    <message>
        <source>{name} has no ability to be called; it works by itself.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.passive</extracomment>
        <translation>{name} hat keine Fähigkeit zum Einsetzen, sondern wirkt von selbst.</translation>
    </message>
    <message>
        <source>First Napsters, then Mobsters, then Ninjasters: it is too late for {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late</extracomment>
        <translation>Erst Napster, dann Mobster, dann Ninjaster: Für {name} ist es zu spät.</translation>
    </message>
    <message>
        <source>{name} has no symbol for this moment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-with-these-cards</extracomment>
        <translation>{name} hat für diesen Moment kein Symbol.</translation>
    </message>
    <message>
        <source>That ability needs no target.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-needed</extracomment>
        <translation>Diese Fähigkeit braucht kein Ziel.</translation>
    </message>
    <message>
        <source>That works after your own roll only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-own-roll</extracomment>
        <translation>Das geht nur nach deinem eigenen Wurf.</translation>
    </message>
    <message>
        <source>That works after a roll, before the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-a-roll</extracomment>
        <translation>Das geht nach einem Wurf, bevor das Wasser kommt.</translation>
    </message>
    <message>
        <source>That works when the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-when-flooded</extracomment>
        <translation>Das geht, wenn das Wasser kommt.</translation>
    </message>
    <message>
        <source>That works after a skipped movement, when all have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-skipping</extracomment>
        <translation>Das geht nach ausgelassener Bewegung, wenn alle gezogen haben.</translation>
    </message>
    <message>
        <source>That works in your own movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-movement</extracomment>
        <translation>Das geht in deiner eigenen Bewegung.</translation>
    </message>
    <message>
        <source>That works in your own redeployment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-redeployment</extracomment>
        <translation>Das geht in deiner eigenen Umstellung.</translation>
    </message>
    <message>
        <source>Choose one die, and a face that it does not show.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.another-face</extracomment>
        <translation>Wähl einen Würfel und eine Augenzahl, die er nicht zeigt.</translation>
    </message>
    <message>
        <source>It moves to a card next to it, un-flipped and dry.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-dry-neighbour</extracomment>
        <translation>Das geht auf eine Karte daneben, nicht umgedreht und trocken.</translation>
    </message>
    <message>
        <source>The roll can count one more or one less, from 2 to 12.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.impossible-number</extracomment>
        <translation>Der Wurf kann eins mehr oder weniger zählen, von 2 bis 12.</translation>
    </message>
    <message>
        <source>Keep the old dice or the new ones.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.old-or-new</extracomment>
        <translation>Behalte die alten Würfel oder die neuen.</translation>
    </message>
    <message>
        <source>It stops a flood on a card next to its own.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-next-door</extracomment>
        <translation>So wird eine Flut auf einer Karte daneben aufgehalten.</translation>
    </message>
    <message>
        <source>It can stop a first flood on its own card, without a marker.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-first-stop</extracomment>
        <translation>Eine erste Flut lässt sich nur auf der eigenen Karte aufhalten, ohne Marker.</translation>
    </message>
    <message>
        <source>It jumps only when it plugs a hole on its own card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-plugging</extracomment>
        <translation>Gesprungen wird nur, wenn er auf seiner eigenen Karte ein Loch abdichtet.</translation>
    </message>
    <message>
        <source>It lands on a dry, un-flipped {number} of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-landing</extracomment>
        <translation>Die Landung ist auf einer trockenen, nicht umgedrehten {number} deines Damms.</translation>
    </message>
    <message>
        <source>No water comes there now.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-flood-there</extracomment>
        <translation>Dort kommt jetzt kein Wasser.</translation>
    </message>
    <message>
        <source>A hamster stands there and must plug the hole.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.must-plug</extracomment>
        <translation>Dort steht ein Hamster und muss das Loch abdichten.</translation>
    </message>
    <message>
        <source>That hamster is not on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-that-card</extracomment>
        <translation>Dieser Hamster ist nicht auf der überfluteten Karte.</translation>
    </message>
    <message>
        <source>A breach flips the left-most or the right-most card that is left.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-an-end</extracomment>
        <translation>Ein Dammbruch dreht die übrige Karte ganz links oder ganz rechts um.</translation>
    </message>
    <message>
        <source>That hamster does not arrive on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-arriving</extracomment>
        <translation>Dieser Hamster kommt nicht auf der überfluteten Karte an.</translation>
    </message>
    <message>
        <source>One hamster, one step: you have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.moved-already</extracomment>
        <translation>Ein Hamster, ein Schritt: Du hast schon gezogen.</translation>
    </message>
    <message>
        <source>Skipping is the first thing to decide in a movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late-to-skip</extracomment>
        <translation>Ob du auslässt, entscheidest du als Erstes in der Bewegung.</translation>
    </message>
    <message>
        <source>Move a hamster on an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-dam</extracomment>
        <translation>Beweg einen Hamster auf einer nicht umgedrehten Karte deines eigenen Damms.</translation>
    </message>
    <message>
        <source>That hamster is not there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-there</extracomment>
        <translation>Dieser Hamster ist nicht dort.</translation>
    </message>
    <message>
        <source>A hamster moves one card to the left or right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.one-step</extracomment>
        <translation>Ein Hamster geht eine Karte nach links oder rechts.</translation>
    </message>
    <message>
        <source>There the dam ends.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.end-of-the-dam</extracomment>
        <translation>Dort endet der Damm.</translation>
    </message>
    <message>
        <source>There is no water to swim in.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-water-there</extracomment>
        <translation>Dort ist kein Wasser zum Schwimmen.</translation>
    </message>
    <message>
        <source>That hamster cannot share a card with water.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cannot-swim</extracomment>
        <translation>Dieser Hamster kann nicht mit Wasser auf einer Karte sein.</translation>
    </message>
    <message>
        <source>It jumps to another un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.elsewhere</extracomment>
        <translation>Gesprungen wird auf eine andere, nicht umgedrehte Karte deines Damms.</translation>
    </message>
    <message>
        <source>A flood is caused at an un-flipped card of somebody else's dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-of-a-bomb</extracomment>
        <translation>Eine Flut wird auf einer nicht umgedrehten Karte eines fremden Damms ausgelöst.</translation>
    </message>
    <message>
        <source>A token goes to the card next to it, un-flipped and without hamsters that cannot swim.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shift</extracomment>
        <translation>Ein Marker kommt auf die Karte daneben, nicht umgedreht und ohne Hamster, die nicht schwimmen können.</translation>
    </message>
    <message>
        <source>Choose an ordinary hamster of somebody else, and an un-flipped card next to it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shove</extracomment>
        <translation>Wähl einen gewöhnlichen Hamster von jemand anderem und eine nicht umgedrehte Karte daneben.</translation>
    </message>
    <message>
        <source>It takes two hamsters from your reserve, or the only one.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-from-the-pile</extracomment>
        <translation>Es braucht zwei Hamster aus deinem Vorrat, oder den einzigen.</translation>
    </message>
    <message>
        <source>That hamster is not in your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-pile</extracomment>
        <translation>Dieser Hamster ist nicht in deinem Vorrat.</translation>
    </message>
    <message>
        <source>Choose an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-your-dam</extracomment>
        <translation>Wähl eine nicht umgedrehte Karte deines eigenen Damms.</translation>
    </message>
    <message>
        <source>The {number} lies {there} times on all dams together, and there are {most}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-number-too-often</extracomment>
        <translation>Die {number} liegt auf allen Dämmen zusammen {there}-mal, und es gibt {most}.</translation>
    </message>
    <message>
        <source>Such dams do not come about when everybody passes two different cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-not-passed</extracomment>
        <translation>Solche Dämme entstehen nicht, wenn alle zwei verschiedene Karten weitergeben.</translation>
    </message>
    <message>
        <source>The towns hold {tokens} tokens. With {most} the game is over.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>In den Städten liegen {tokens} Marker. Bei {most} ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>Tokens in the town of {seat}: {tokens}. So {number} cards of that dam are flipped.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-flips</extracomment>
        <translation>Marker in der Stadt von {seat}: {tokens}. Also sind {number} Karten dieses Damms umgedreht.</translation>
    </message>
    <message>
        <source>Card {number} of {seat} is flipped, so nothing lies there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-on-flipped</extracomment>
        <translation>Karte {number} von {seat} ist umgedreht, also liegt dort nichts.</translation>
    </message>
    <message>
        <source>Hamsters of {seat} stand in the water on card {number}; only a Swimster can.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-in-the-water</extracomment>
        <translation>Hamster von {seat} stehen auf Karte {number} im Wasser; das kann nur ein Swimster.</translation>
    </message>
    <message>
        <source>{seat} has more ordinary hamsters than the {most} its cards have brought.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-hamsters</extracomment>
        <translation>{seat} hat mehr gewöhnliche Hamster als die {most}, die die Karten gebracht haben.</translation>
    </message>
    <message>
        <source>Special hamsters of {seat}: {number} by the dots of its cards, {there} entered.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-specials</extracomment>
        <translation>Spezialhamster von {seat}: {number} nach den Punkten der Karten, {there} eingegeben.</translation>
    </message>
    <message>
        <source>The second Twinster of {seat} is missing.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-one-twin</extracomment>
        <translation>Der zweite Twinster von {seat} fehlt.</translation>
    </message>
    <message>
        <source>There are only two of this kind: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-kind</extracomment>
        <translation>Von dieser Art gibt es nur zwei: {name}.</translation>
    </message>
    <message>
        <source>This special never turns to its ordinary side: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-turned</extracomment>
        <translation>Dieser Spezialhamster wird nie auf die gewöhnliche Seite gedreht: {name}.</translation>
    </message>
    <message>
        <source>{seat} has no such special on the dam to be copied: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-nothing-to-copy</extracomment>
        <translation>{seat} hat keinen solchen Spezialhamster zum Kopieren auf dem Damm: {name}.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet, so there is no water, and nobody is used or gone.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-before-the-first-roll</extracomment>
        <translation>Noch niemand hat gewürfelt, also gibt es kein Wasser, und kein Hamster ist benutzt oder fort.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM
engine/hamsterrolle/rulebook.py: AIM
engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The river rises. Between it and your town stand a dam of eleven cards and a handful of brave hamsters.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Der Fluss steigt. Zwischen ihm und deiner Stadt stehen ein Damm aus elf Karten und eine Handvoll tapferer Hamster.</translation>
    </message>
    <message>
        <source>Every roll of two dice brings a flood to all cards of that number, on all dams. A hamster on the card plugs the hole; where none stands, the water stays on the card and later pours into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Jeder Wurf mit zwei Würfeln bringt eine Flut auf alle Karten dieser Zahl, auf allen Dämmen. Ein Hamster auf der Karte dichtet das Loch ab; steht keiner dort, bleibt das Wasser auf der Karte und strömt später in die Stadt.</translation>
    </message>
    <message>
        <source>When enough water has come through all dams together, the driest town wins.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Ist durch alle Dämme zusammen genug Wasser gekommen, gewinnt die trockenste Stadt.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP
engine/hamsterrolle/rulebook.py: SETTING_UP
engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Everybody gets eleven dam cards, 2 to 12. Choose two and pass one to the left, one to the right, in secret. Then lay your eleven cards out in a line, in any order, and show them.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Jeder bekommt elf Dammkarten, 2 bis 12. Wähl zwei davon und gib geheim eine nach links und eine nach rechts weiter. Dann leg deine elf Karten in beliebiger Reihenfolge in einer Reihe aus und zeig sie.</translation>
    </message>
    <message>
        <source>Each orange dot on your cards brings an ordinary hamster to your reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Jeder orange Punkt auf deinen Karten bringt einen gewöhnlichen Hamster in deinen Vorrat.</translation>
    </message>
    <message>
        <source>For each blue dot you are dealt two special hamsters. Keep half of them; they join your reserve. The others leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Für jeden blauen Punkt bekommst du zwei Spezialhamster. Behalte die Hälfte davon; sie kommen in deinen Vorrat. Die anderen verlassen das Spiel.</translation>
    </message>
    <message>
        <source>Everybody rolls: the highest takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Alle würfeln: Wer am höchsten würfelt, nimmt den Rundenanzeiger und beginnt jede Runde.</translation>
    </message>
    <message>
        <source>Then put hamsters from the reserve onto your cards, in stacks as high as you like.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Dann setzt ihr Hamster aus dem Vorrat auf eure Karten, in beliebig hohen Stapeln.</translation>
    </message>
    <message>
        <source>Both cards and their ways are chosen before anybody sees what comes. All cards are passed at once; with two seats both go to the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-1</extracomment>
        <translation>Beide Karten und ihre Richtungen werden gewählt, bevor jemand sieht, was kommt. Alle Karten werden gleichzeitig weitergegeben; zu zweit gehen beide an den anderen.</translation>
    </message>
    <message>
        <source>The two cards always differ: you hold one of each number.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-2</extracomment>
        <translation>Die zwei Karten sind immer verschieden: Du hast von jeder Zahl eine.</translation>
    </message>
    <message>
        <source>All line up in secret, then show. From then on the order of a dam never changes.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-3</extracomment>
        <translation>Alle legen geheim aus und zeigen dann. Von da an ändert sich die Reihenfolge eines Damms nie.</translation>
    </message>
    <message>
        <source>Dots count after the passing, on the eleven cards you have then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-4</extracomment>
        <translation>Die Punkte zählen nach dem Weitergeben, auf den elf Karten, die du dann hast.</translation>
    </message>
    <message>
        <source>All specials you are dealt lie in one hand. Any half of it may be kept, two of the same kind as well.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-5</extracomment>
        <translation>Alle Spezialhamster, die du bekommst, liegen auf einer Hand. Du darfst jede beliebige Hälfte behalten, auch zwei gleiche.</translation>
    </message>
    <message>
        <source>Specials come off a shuffled deck, seat by seat. What is not kept leaves the game unseen.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-6</extracomment>
        <translation>Die Spezialhamster kommen Platz für Platz von einem gemischten Stapel. Was nicht behalten wird, verlässt ungesehen das Spiel.</translation>
    </message>
    <message>
        <source>Should the deck run out, you get what there is and keep half of it, rounded up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-7</extracomment>
        <translation>Geht der Stapel zu Ende, bekommst du, was da ist, und behältst die Hälfte davon, aufgerundet.</translation>
    </message>
    <message>
        <source>There is a hamster for every orange dot, however many dots there are.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-8</extracomment>
        <translation>Für jeden orangen Punkt gibt es einen Hamster, so viele Punkte es auch sind.</translation>
    </message>
    <message>
        <source>The other Twinster comes on top of what you keep. If the dealt one is not kept, both leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-9</extracomment>
        <translation>Der andere Twinster kommt zu dem hinzu, was du behältst. Wird der zugeteilte nicht behalten, verlassen beide das Spiel.</translation>
    </message>
    <message>
        <source>The highest sum of two dice begins; equals roll again. That seat begins every round of the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-10</extracomment>
        <translation>Die höchste Summe zweier Würfel beginnt; bei Gleichstand wird noch einmal gewürfelt. Dieser Platz beginnt jede Runde des Spiels.</translation>
    </message>
    <message>
        <source>Nobody has to deploy everything, and stacks have no limit and no order. All deploy in secret; at set-up the table may choose to deploy openly, in turn order.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-11</extracomment>
        <translation>Niemand muss alles aufstellen, und Stapel haben keine Grenze und keine Reihenfolge. Alle stellen geheim auf; beim Aufbau könnt ihr wählen, offen in Zugreihenfolge aufzustellen.</translation>
    </message>
    <message>
        <source>A special works only from its owner's dam, on an un-flipped card, its special side up. From the reserve it does nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-12</extracomment>
        <translation>Ein Spezialhamster wirkt nur auf dem Damm seines Besitzers, auf einer nicht umgedrehten Karte, die Spezialseite oben. Im Vorrat bewirkt er nichts.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Turns go to the left. In each one the dice are rolled, all dams meet the flood, and breaches are resolved.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Die Züge gehen nach links. In jedem wird gewürfelt, alle Dämme müssen mit der Flut fertigwerden, und Dammbrüche werden abgehandelt.</translation>
    </message>
    <message>
        <source>When everybody has had a turn, each seat may move a hamster; with two seats, after two turns each. After twelve rolls the round ends and everybody redeploys.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Wenn alle am Zug waren, darf jeder Platz einen Hamster bewegen; zu zweit nach je zwei Zügen. Nach zwölf Würfen endet die Runde, und alle stellen um.</translation>
    </message>
    <message>
        <source>With two seats there is a movement after the second, fourth and sixth turn of each; with three or four after every turn of all. So each round has twelve rolls.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-13</extracomment>
        <translation>Zu zweit gibt es nach dem zweiten, vierten und sechsten Zug jedes Platzes eine Bewegung, zu dritt oder viert nach jedem Zug von allen. So hat jede Runde zwölf Würfe.</translation>
    </message>
    <message>
        <source>The tracker counts the turns of each seat. After the redeployment it goes back to 1.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-14</extracomment>
        <translation>Der Rundenanzeiger zählt die Züge jedes Platzes. Nach der Umstellung geht er auf 1 zurück.</translation>
    </message>
    <message>
        <source>The last turn of a round runs to its end, with breaches, movement and skip abilities; only then comes the redeployment.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-15</extracomment>
        <translation>Der letzte Zug einer Runde läuft ganz zu Ende, mit Dammbrüchen, Bewegung und Auslass-Fähigkeiten; erst dann kommt die Umstellung.</translation>
    </message>
    <message>
        <source>Movement, skip abilities and redeployment begin with the holder of the tracker and go to the left.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-16</extracomment>
        <translation>Bewegung, Auslass-Fähigkeiten und Umstellung beginnen bei dem, der den Rundenanzeiger hat, und gehen nach links.</translation>
    </message>
    <message>
        <source>1 Roll</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>1 Würfeln</translation>
    </message>
    <message>
        <source>Roll both dice; their sum is the number of the flood.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Wirf beide Würfel; ihre Summe ist die Zahl der Flut.</translation>
    </message>
    <message>
        <source>The roller may change the dice with Buffster, Physicister and Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Wer gewürfelt hat, darf die Würfel mit Buffster, Physicister und Spinster ändern.</translation>
    </message>
    <message>
        <source>If no un-flipped card of any dam has the number, roll again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Hat keine nicht umgedrehte Karte auf irgendeinem Damm die Zahl, wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>First comes the roll, then the roller's own dice specials in any order, then the look for a card of the number; without one, all of it again. Then all may react, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-17</extracomment>
        <translation>Zuerst kommt der Wurf, dann die Würfel-Spezialhamster dessen, der gewürfelt hat, in beliebiger Reihenfolge, dann wird nach einer Karte mit der Zahl gesucht; gibt es keine, beginnt alles von vorn. Dann dürfen alle reagieren, vom Würfelnden aus nach links.</translation>
    </message>
    <message>
        <source>Whether to roll again goes by un-flipped cards and by the number that holds for all, not by what a Mobster could make of it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-18</extracomment>
        <translation>Ob noch einmal gewürfelt wird, hängt von den nicht umgedrehten Karten ab und von der Zahl, die für alle gilt, nicht davon, was ein Mobster daraus machen könnte.</translation>
    </message>
    <message>
        <source>Who has acted on dice that are rolled again has acted. Others may still act on the new dice.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-19</extracomment>
        <translation>Wer auf Würfel reagiert hat, die dann noch einmal geworfen werden, hat reagiert. Andere dürfen auf die neuen Würfel noch reagieren.</translation>
    </message>
    <message>
        <source>What works after your roll works on nobody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-20</extracomment>
        <translation>Was nach deinem Wurf wirkt, wirkt bei keinem anderen Wurf.</translation>
    </message>
    <message>
        <source>A number that is left on flipped cards only is rolled again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-48</extracomment>
        <translation>Eine Zahl, die nur noch auf umgedrehten Karten steht, wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>2 React</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>2 Reagieren</translation>
    </message>
    <message>
        <source>From the roller leftwards, everybody may answer the roll with Napster, Mobster and Ninjaster, also when the dice are somebody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>Vom Würfelnden aus nach links dürfen alle mit Napster, Mobster und Ninjaster auf den Wurf antworten, auch wenn jemand anderes gewürfelt hat.</translation>
    </message>
    <message>
        <source>An ability may be used on a roll that does not concern you. It is only of no use then. So a second Ninjaster may act on a roll that you ignore already, but nobody is asked only for that.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-25</extracomment>
        <translation>Eine Fähigkeit darf auch bei einem Wurf eingesetzt werden, der dich nichts angeht. Sie nützt dann nur nichts. So darf ein zweiter Ninjaster auf einen Wurf reagieren, den du schon ignorierst, aber nur dafür wird niemand gefragt.</translation>
    </message>
    <message>
        <source>A seat reacts in this order: Napster, Mobster, Ninjaster. Each goes by the number as it is by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-78</extracomment>
        <translation>Ein Platz reagiert in dieser Reihenfolge: Napster, Mobster, Ninjaster. Für jeden gilt die Zahl, die dann gerade steht.</translation>
    </message>
    <message>
        <source>A special acts once a turn, however often the dice are rolled; a Copycatster is one special. Spinster's new face is another one than the die shows.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-80</extracomment>
        <translation>Ein Spezialhamster wirkt einmal pro Zug, wie oft auch gewürfelt wird; ein Copycatster ist ein Spezialhamster. Spinster dreht auf eine andere Augenzahl, als der Würfel zeigt.</translation>
    </message>
    <message>
        <source>3 Flood</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>3 Flut</translation>
    </message>
    <message>
        <source>Every un-flipped card of the number is flooded. On each of yours:</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>Jede nicht umgedrehte Karte mit der Zahl wird überflutet. Für jede von deinen gilt:</translation>
    </message>
    <message>
        <source>- If hamsters stand there, one of them plugs the hole and goes to the reserve. You choose which.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Stehen Hamster darauf, dichtet einer das Loch ab und geht in den Vorrat. Du wählst, welcher.</translation>
    </message>
    <message>
        <source>- Or a special stops the flood in its own way.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Oder ein Spezialhamster hält die Flut auf seine Weise auf.</translation>
    </message>
    <message>
        <source>- If nobody stands there and the card is dry, a flood token comes onto it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Steht niemand darauf und ist die Karte trocken, kommt ein Flutmarker darauf.</translation>
    </message>
    <message>
        <source>- If it already has a token, the new one goes into your town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Hat sie schon einen Marker, kommt der neue in deine Stadt.</translation>
    </message>
    <message>
        <source>Floods are met seat by seat, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-26</extracomment>
        <translation>Die Fluten werden Platz für Platz abgehandelt, vom Würfelnden aus nach links.</translation>
    </message>
    <message>
        <source>Each card of the number is a flood of its own. You choose which of yours comes first.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-27</extracomment>
        <translation>Jede Karte mit der Zahl ist eine eigene Flut. Du wählst, welche von deinen zuerst kommt.</translation>
    </message>
    <message>
        <source>Any hamster of the stack may plug, ordinary or special, with its ability or without.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-28</extracomment>
        <translation>Jeder Hamster des Stapels darf abdichten, gewöhnlich oder spezial, mit Fähigkeit oder ohne.</translation>
    </message>
    <message>
        <source>Where a hamster stands, it must plug, unless the flood is stopped in another way or the roll is ignored or shifted for you.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-29</extracomment>
        <translation>Wo ein Hamster steht, muss er abdichten, außer die Flut wird anders aufgehalten oder der Wurf für dich ignoriert oder verschoben.</translation>
    </message>
    <message>
        <source>A flood on a wet card brings one token from the reservoir to the town; what lies on the card stays, however much it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-31</extracomment>
        <translation>Eine Flut auf eine nasse Karte bringt einen Marker aus dem Stausee in die Stadt; was auf der Karte liegt, bleibt, wie viel es auch ist.</translation>
    </message>
    <message>
        <source>When the reservoir is empty, counting goes on: water never runs out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-37</extracomment>
        <translation>Ist der Stausee leer, wird weitergezählt: Wasser geht nie aus.</translation>
    </message>
    <message>
        <source>A seat meets all its floods before the next one does, and breaches go seat by seat as well, since a Copycatster can make one choice depend on another.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-79</extracomment>
        <translation>Ein Platz erledigt alle seine Fluten vor dem nächsten, und auch Dammbrüche gehen Platz für Platz, denn durch einen Copycatster kann eine Entscheidung von der anderen abhängen.</translation>
    </message>
    <message>
        <source>4 Breach</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>4 Dammbruch</translation>
    </message>
    <message>
        <source>The third token that comes into your town breaches the dam, then the fifth, then every further one. For each breach, flip the left-most or the right-most card that still stands.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Der dritte Marker in deiner Stadt bricht den Damm, dann der fünfte, dann jeder weitere. Dreh für jeden Bruch die Karte ganz links oder ganz rechts um, die noch steht.</translation>
    </message>
    <message>
        <source>Tokens on that card go into the town. Hamsters on it move to the card beside it; if that is flooded, hamsters are lost to clear it, one for each token.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Marker auf dieser Karte kommen in die Stadt. Hamster darauf gehen auf die Karte daneben; ist sie überflutet, gehen Hamster verloren, um sie zu räumen, einer für jeden Marker.</translation>
    </message>
    <message>
        <source>A flipped card is never flooded again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Eine umgedrehte Karte wird nie wieder überflutet.</translation>
    </message>
    <message>
        <source>A breach is due at once, but waits until all floods of the roll have been met.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-38</extracomment>
        <translation>Ein Dammbruch ist sofort fällig, wartet aber, bis alle Fluten des Wurfs erledigt sind.</translation>
    </message>
    <message>
        <source>With three or four tokens in the town one card has to be flipped, with five or more as many as there are tokens, less three. Several can fall due at once.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-39</extracomment>
        <translation>Bei drei oder vier Markern in der Stadt muss eine Karte umgedreht sein, ab fünf so viele, wie Marker da sind, minus drei. Es können mehrere auf einmal fällig werden.</translation>
    </message>
    <message>
        <source>Tokens from a flipped card count in the town like all others and can cause the next breach. Choosing the other end may avoid it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-40</extracomment>
        <translation>Marker von einer umgedrehten Karte zählen in der Stadt wie alle anderen und können den nächsten Bruch auslösen. Das andere Ende zu wählen kann das verhindern.</translation>
    </message>
    <message>
        <source>If several tokens lie on the flipped card, all of them go into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-41</extracomment>
        <translation>Liegen auf der umgedrehten Karte mehrere Marker, kommen alle in die Stadt.</translation>
    </message>
    <message>
        <source>The owner chooses the end each time. So the cards that stand always lie side by side.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-42</extracomment>
        <translation>Der Besitzer wählt jedes Mal das Ende. So liegen die stehenden Karten immer nebeneinander.</translation>
    </message>
    <message>
        <source>All hamsters of the flipped card move to the next one. If it is flooded, one of them, of the owner's choice, leaves the game with each token, until tokens or arriving hamsters run out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-43</extracomment>
        <translation>Alle Hamster der umgedrehten Karte gehen auf die nächste. Ist sie überflutet, verlässt mit jedem Marker einer von ihnen, nach Wahl des Besitzers, das Spiel, bis keine Marker oder keine ankommenden Hamster mehr da sind.</translation>
    </message>
    <message>
        <source>When the last card is flipped, its hamsters go to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-44</extracomment>
        <translation>Wird die letzte Karte umgedreht, gehen ihre Hamster in den Vorrat.</translation>
    </message>
    <message>
        <source>A seat whose cards are all flipped meets no more floods. It still rolls and keeps its reserve, but it can neither deploy nor be bombed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-47</extracomment>
        <translation>Ein Platz, dessen Karten alle umgedreht sind, hat keine Fluten mehr. Er würfelt weiter und behält seinen Vorrat, kann aber weder aufstellen noch mit einer Flut getroffen werden.</translation>
    </message>
    <message>
        <source>5 Movement</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>5 Bewegung</translation>
    </message>
    <message>
        <source>In turn order, everybody may move one hamster one card to the left or right.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>In Zugreihenfolge darf jeder einen Hamster eine Karte nach links oder rechts bewegen.</translation>
    </message>
    <message>
        <source>A hamster that moves onto a flooded card leaves the game with a token, and so clears it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Ein Hamster, der auf eine überflutete Karte geht, verlässt mit einem Marker das Spiel und räumt sie so.</translation>
    </message>
    <message>
        <source>Or skip it all. When everybody has moved, those who skipped may, in turn order, use one ability that asks for it: Bombster, Contractster, Huckster or Momster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Oder du lässt alles aus. Wenn alle gezogen haben, dürfen die, die ausgelassen haben, in Zugreihenfolge eine Fähigkeit einsetzen, die das verlangt: Bombster, Contractster, Huckster oder Momster.</translation>
    </message>
    <message>
        <source>Nobody has to move. It is one step, never onto a flipped card and never past the ends.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-49</extracomment>
        <translation>Niemand muss sich bewegen. Es ist ein Schritt, nie auf eine umgedrehte Karte und nie über die Enden hinaus.</translation>
    </message>
    <message>
        <source>Whoever enters a flooded card in this phase leaves the game, and one token goes to the reservoir. Several tokens need a hamster each. Only a Swimster may stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-50</extracomment>
        <translation>Wer in dieser Phase auf eine überflutete Karte geht, verlässt das Spiel, und ein Marker kommt in den Stausee. Mehrere Marker brauchen je einen Hamster. Nur ein Swimster darf bleiben.</translation>
    </message>
    <message>
        <source>One skip ability for each seat and phase. To skip is said when it would be your turn to move; you may skip and then use nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-51</extracomment>
        <translation>Eine Auslass-Fähigkeit pro Platz und Phase. Dass du auslässt, sagst du, wenn du mit der Bewegung dran wärst; du darfst auslassen und dann nichts einsetzen.</translation>
    </message>
    <message>
        <source>Who skips gives up Speedster's jump too. Else the jump may come before or after the normal move, and Speedster may make both.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-52</extracomment>
        <translation>Wer auslässt, verzichtet auch auf den Sprung von Speedster. Sonst darf der Sprung vor oder nach der normalen Bewegung kommen, und Speedster darf beides machen.</translation>
    </message>
    <message>
        <source>To skip is decided before anything is moved. Whoever has a hamster on the dam may skip, and a pointless use is allowed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-81</extracomment>
        <translation>Ausgelassen wird, bevor etwas bewegt ist. Wer einen Hamster auf dem Damm hat, darf auslassen, und ein nutzloser Einsatz ist erlaubt.</translation>
    </message>
    <message>
        <source>6 Redeployment</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>6 Umstellung</translation>
    </message>
    <message>
        <source>At the end of a round, everybody in turn order puts hamsters from the reserve onto the dam. Those on the dam stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>Am Ende einer Runde setzt jeder in Zugreihenfolge Hamster aus dem Vorrat auf den Damm. Die auf dem Damm bleiben.</translation>
    </message>
    <message>
        <source>On a flooded card no hamster can stay: put there, it leaves the game with a token. This may be done as often as you have hamsters for it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>Auf einer überfluteten Karte kann kein Hamster bleiben: Wird er dorthin gesetzt, verlässt er mit einem Marker das Spiel. Das geht so oft, wie du Hamster dafür hast.</translation>
    </message>
    <message>
        <source>Only hamsters from the reserve clear tokens now, one for each. Once the card is dry, others may be put on it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-57</extracomment>
        <translation>Nur Hamster aus dem Vorrat räumen jetzt Marker weg, einer für jeden. Ist die Karte trocken, dürfen andere darauf.</translation>
    </message>
    <message>
        <source>Nobody has to deploy; the reserve may stay as it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-58</extracomment>
        <translation>Niemand muss aufstellen; der Vorrat darf bleiben, wie er ist.</translation>
    </message>
    <message>
        <source>Redeployment is open, one seat after the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-60</extracomment>
        <translation>Umgestellt wird offen, ein Platz nach dem anderen.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Spezialhamster</translation>
    </message>
    <message>
        <source>There are eighteen kinds, two of each. Each has its moment: at a roll, when a flood is stopped, in the movement or in the redeployment. It can always plug like an ordinary hamster instead.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Es gibt achtzehn Arten, je zweimal. Jede hat ihren Moment: bei einem Wurf, wenn eine Flut aufgehalten wird, in der Bewegung oder in der Umstellung. Jeder kann stattdessen immer wie ein gewöhnlicher Hamster abdichten.</translation>
    </message>
    <message>
        <source>Some turn to their ordinary side once their ability was used: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Manche drehen sich nach dem Einsatz ihrer Fähigkeit auf die gewöhnliche Seite: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</translation>
    </message>
    <message>
        <source>A special that turns does so where it is, after its ability was used and never after a plain plug. From then on it is an ordinary hamster, for good. One that has only plugged lies in reserve special side up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS.HD-68</extracomment>
        <translation>Ein Spezialhamster, der sich umdreht, tut das dort, wo er ist, nach dem Einsatz seiner Fähigkeit und nie nach bloßem Abdichten. Von da an ist er für immer ein gewöhnlicher Hamster. Wer nur abgedichtet hat, liegt mit der Spezialseite nach oben im Vorrat.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends as soon as all towns together hold ten tokens with two seats, fifteen with three, twenty with four.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>Das Spiel endet, sobald alle Städte zusammen zu zweit zehn, zu dritt fünfzehn, zu viert zwanzig Marker haben.</translation>
    </message>
    <message>
        <source>Fewest tokens in the town and on the dam wins; of equals, the one with more hamsters on dam and in reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>Die wenigsten Marker in der Stadt und auf dem Damm gewinnen; bei Gleichstand gewinnt, wer mehr Hamster auf Damm und im Vorrat hat.</translation>
    </message>
    <message>
        <source>The end is looked for when all floods and breaches of a turn are done, and after each Bombster flood. So the towns may hold more by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-69</extracomment>
        <translation>Ob das Spiel endet, wird geprüft, wenn alle Fluten und Brüche eines Zuges erledigt sind, und nach jeder Flut von Bombster. In den Städten können dann also mehr sein.</translation>
    </message>
    <message>
        <source>What counts is the town and the tokens on un-flipped cards. The tracker's token and Cheekster's marker do not.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-70</extracomment>
        <translation>Es zählen die Stadt und die Marker auf nicht umgedrehten Karten. Der Marker des Rundenanzeigers und der von Cheekster zählen nicht.</translation>
    </message>
    <message>
        <source>For a tie all hamsters count, ordinary, special and turned, on the dam and in reserve. Still equal, the win is shared.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-71</extracomment>
        <translation>Bei Gleichstand zählen alle Hamster, gewöhnliche, spezielle und umgedrehte, auf dem Damm und im Vorrat. Ist es immer noch gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>A seat without hamsters plays on: it rolls and takes the floods.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-72</extracomment>
        <translation>Ein Platz ohne Hamster spielt weiter: Er würfelt und steckt die Fluten ein.</translation>
    </message>
    <message>
        <source>If no card stands on any dam, the game ends at once and is scored.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-74</extracomment>
        <translation>Steht auf keinem Damm mehr eine Karte, endet das Spiel sofort und wird gewertet.</translation>
    </message>
    <message>
        <source>Classic Hamsterdam</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC
engine/hamsterdam/state.py: HamsterdamSetup.classic</extracomment>
        <translation>Klassisches Hamsterdam</translation>
    </message>
    <message>
        <source>The older game is simpler: no cards are passed, and every dam lies in order from 2 to 12.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>Das ältere Spiel ist einfacher: Es werden keine Karten weitergegeben, und jeder Damm liegt in der Reihenfolge von 2 bis 12.</translation>
    </message>
    <message>
        <source>Everybody has fourteen ordinary hamsters and two specials from the deck. No dam is ever breached.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>Jeder hat vierzehn gewöhnliche Hamster und zwei Spezialhamster vom Stapel. Kein Damm bricht je.</translation>
    </message>
    <message>
        <source>Nothing is passed, lined up or breached. Each seat has 14 hamsters and two random specials, and a dealt Twinster still brings its twin. All else is the same.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC.HD-73</extracomment>
        <translation>Nichts wird weitergegeben, ausgelegt oder gebrochen. Jeder Platz hat 14 Hamster und zwei zufällige Spezialhamster, und ein zugeteilter Twinster bringt auch hier seinen Zwilling mit. Alles andere ist gleich.</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>The dots of dam cards and the symbols of special hamsters may differ from box to box. Whoever owns a box can correct the program's cards in a file of their own.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Die Punkte der Dammkarten und die Symbole der Spezialhamster können von Schachtel zu Schachtel verschieden sein. Wer eine Schachtel besitzt, kann die Karten des Programms in einer eigenen Datei berichtigen.</translation>
    </message>
    <message>
        <source>The command "hamster-table parts hamsterdam --begin" creates a file with the program's cards and says where it is. Change it with any editor: the dots, the moments of a special, whether it turns to its ordinary side, whether it goes to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Der Befehl „hamster-table parts hamsterdam --begin“ legt eine Datei mit den Karten des Programms an und sagt, wo sie ist. Ändere sie mit einem beliebigen Editor: die Punkte, die Momente eines Spezialhamsters, ob er sich auf die gewöhnliche Seite dreht, ob er in den Vorrat geht.</translation>
    </message>
    <message>
        <source>While there is such a file, the page of a new game shows it and lets you choose. If it cannot be read, the page says what is wrong. A game keeps the cards it was started with.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Solange es eine solche Datei gibt, zeigt die Seite für ein neues Spiel sie und lässt dich wählen. Ist sie nicht lesbar, sagt die Seite, was nicht stimmt. Ein Spiel behält die Karten, mit denen es begonnen wurde.</translation>
    </message>
    <message>
        <source>{seats}: choose a card to pass to the left and one to pass to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: PassTwo</extracomment>
        <translation>{seats}: eine Karte für links und eine für rechts wählen.</translation>
    </message>
    <message>
        <source>{seats}: lay out your dam, from the left to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: LineUp</extracomment>
        <translation>{seats}: den Damm auslegen, von links nach rechts.</translation>
    </message>
    <message>
        <source>{seats}: keep half of your special hamsters.</source>
        <extracomment>engine/hamsterdam/setup.py: ChooseSpecials</extracomment>
        <translation>{seats}: die Hälfte der Spezialhamster behalten.</translation>
    </message>
    <message>
        <source>{seat} passes a card to {left_seat} and one to {right_seat}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: CardsPassed</extracomment>
        <translation>{seat} gibt eine Karte an {left_seat} und eine an {right_seat}.</translation>
    </message>
    <message>
        <source>{seat} shows the dam.</source>
        <extracomment>engine/hamsterdam/setup_events.py: LinedUp</extracomment>
        <translation>{seat} zeigt den Damm.</translation>
    </message>
    <message>
        <source>{seat} gathers hamsters: {hamsters}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: HamstersGathered</extracomment>
        <translation>{seat} sammelt Hamster: {hamsters}.</translation>
    </message>
    <message>
        <source>{seat} is dealt special hamsters: {specials}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialsDealt</extracomment>
        <translation>{seat} bekommt Spezialhamster zugeteilt: {specials}.</translation>
    </message>
    <message>
        <source>{seat} keeps a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialKept</extracomment>
        <translation>{seat} behält einen Spezialhamster: {name}.</translation>
    </message>
    <message>
        <source>The other Twinster joins {seat} too.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TwinJoined</extracomment>
        <translation>Der andere Twinster kommt auch zu {seat}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the first turn.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstRolled</extracomment>
        <translation>{seat} würfelt {a} und {b} um den ersten Zug.</translation>
    </message>
    <message>
        <source>A tie at {number} for the first turn: {seats} roll again.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstTied</extracomment>
        <translation>Gleichstand bei {number} um den ersten Zug: {seats} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>{seat} takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TrackerTaken</extracomment>
        <translation>{seat} nimmt den Rundenanzeiger und beginnt jede Runde.</translation>
    </message>
    <message>
        <source>{seat} deploys.</source>
        <extracomment>engine/hamsterdam/setup_events.py: Deployed</extracomment>
        <translation>{seat} stellt auf.</translation>
    </message>
    <message>
        <source>{seats}: on which {number} does it land?</source>
        <extracomment>engine/hamsterdam/specials/flood.py: ChooseCard</extracomment>
        <translation>{seats}: Auf welcher {number} landet er?</translation>
    </message>
    <message>
        <source>{seats}: keep the new roll, or go back to {a} and {b}?</source>
        <extracomment>engine/hamsterdam/specials/roll.py: ChooseRoll</extracomment>
        <translation>{seats}: den neuen Wurf behalten oder zurück zu {a} und {b}?</translation>
    </message>
    <message>
        <source>When: after your own roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: OWN_ROLL</extracomment>
        <translation>Wann: nach deinem eigenen Wurf.</translation>
    </message>
    <message>
        <source>When: after any roll, yours or not, before the water comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_ROLL</extracomment>
        <translation>Wann: nach jedem Wurf, deinem oder einem anderen, bevor das Wasser kommt.</translation>
    </message>
    <message>
        <source>When: as a flood comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_FLOOD</extracomment>
        <translation>Wann: wenn eine Flut kommt.</translation>
    </message>
    <message>
        <source>When: you have skipped your movement, and all others have moved.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIPPING</extracomment>
        <translation>Wann: Du hast deine Bewegung ausgelassen, und alle anderen haben gezogen.</translation>
    </message>
    <message>
        <source>Price: it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TURNS</extracomment>
        <translation>Preis: Er dreht sich auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TO_THE_PILE</extracomment>
        <translation>Preis: Er geht in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Price: the skipped movement. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIP</extracomment>
        <translation>Preis: die ausgelassene Bewegung. Er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>After your own roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Nach deinem eigenen Wurf</translation>
    </message>
    <message>
        <source>After any roll, before the water</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Nach jedem Wurf, vor dem Wasser</translation>
    </message>
    <message>
        <source>As a flood comes</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Wenn eine Flut kommt</translation>
    </message>
    <message>
        <source>After a skipped movement</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Nach ausgelassener Bewegung</translation>
    </message>
    <message>
        <source>Turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Wird gewöhnlich</translation>
    </message>
    <message>
        <source>Goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Geht in deinen Vorrat</translation>
    </message>
    <message>
        <source>The movement; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: MOVEMENT_ONLY</extracomment>
        <translation>Die Bewegung; er bleibt stehen</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve and turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Preis: Er geht in deinen Vorrat und dreht sich auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>Goes to your reserve; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Geht in deinen Vorrat; wird gewöhnlich</translation>
    </message>
    <message>
        <source>Price: none. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Preis: keiner. Er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>No price; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Kein Preis; bleibt stehen</translation>
    </message>
    <message>
        <source>Stops a flood on its own card or on a card beside it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Hält eine Flut auf seiner eigenen Karte oder einer daneben auf.</translation>
    </message>
    <message>
        <source>Stops a flood on its card or beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Hält eine Flut auf seiner Karte oder daneben auf</translation>
    </message>
    <message>
        <source>stops a flood next door</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>hält Flut daneben auf</translation>
    </message>
    <message>
        <source>The cards beside it are the un-flipped ones to its left and right. One Blobster stops one flood.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-32</extracomment>
        <translation>Daneben sind die nicht umgedrehten Karten links und rechts. Ein Blobster hält eine Flut auf.</translation>
    </message>
    <message>
        <source>Sends a flood to any one card of another dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Schickt eine Flut auf eine beliebige Karte eines anderen Damms.</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: die ausgelassene Bewegung, und er dreht sich auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>Floods any card of another dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Flutet eine Karte eines anderen Damms</translation>
    </message>
    <message>
        <source>The movement; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Die Bewegung; wird gewöhnlich</translation>
    </message>
    <message>
        <source>skip: floods a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>auslassen: flutet Karte</translation>
    </message>
    <message>
        <source>The flood hits one standing card, not a number. Its owner meets it at once and may stop it, but nobody reacts as to a roll. Breaches and the end of the game are checked right after it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-53</extracomment>
        <translation>Die Flut trifft eine stehende Karte, keine Zahl. Der Besitzer erledigt sie sofort und darf sie aufhalten, aber niemand reagiert wie auf einen Wurf. Brüche und Spielende werden gleich danach geprüft.</translation>
    </message>
    <message>
        <source>If that flood ends the game, skip abilities still to come are lost. Breaches of a dam without cards lapse.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-87</extracomment>
        <translation>Beendet diese Flut das Spiel, gehen noch ausstehende Auslass-Fähigkeiten verloren. Brüche eines Damms ohne Karten verfallen.</translation>
    </message>
    <message>
        <source>Turns both dice upside down: the number becomes 14 less what it was.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Stellt beide Würfel auf den Kopf: Die Zahl wird zu 14 minus der bisherigen.</translation>
    </message>
    <message>
        <source>Turns both dice over: 14 less the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Kippt beide Würfel: 14 minus den Wurf</translation>
    </message>
    <message>
        <source>own roll: turns the dice</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>eigener Wurf: kippt Würfel</translation>
    </message>
    <message>
        <source>Stops two floods on its card. After the first it stays, with a token on it as a marker.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Hält zwei Fluten auf seiner Karte auf. Nach der ersten bleibt er, mit einem Marker zum Merken.</translation>
    </message>
    <message>
        <source>Price: after the second it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Nach der zweiten geht er in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Stops two floods on its card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Hält zwei Fluten auf seiner Karte auf</translation>
    </message>
    <message>
        <source>After the second, goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nach der zweiten in deinen Vorrat</translation>
    </message>
    <message>
        <source>stops two floods</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>hält zwei Fluten auf</translation>
    </message>
    <message>
        <source>The marker is no water: it does not count, cannot be swept away or shifted, and does not make the card wet. It goes back when Cheekster leaves the dam; deployed again, Cheekster stops two floods again.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-33</extracomment>
        <translation>Dieser Marker ist kein Wasser: Er zählt nicht, kann nicht weggefegt oder verschoben werden und macht die Karte nicht nass. Er geht zurück, wenn Cheekster den Damm verlässt; wieder aufgestellt, hält Cheekster wieder zwei Fluten auf.</translation>
    </message>
    <message>
        <source>The first stop is a plug, although Cheekster stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-34</extracomment>
        <translation>Das erste Aufhalten ist ein Abdichten, obwohl Cheekster bleibt.</translation>
    </message>
    <message>
        <source>Even at its first stop it may plug as an ordinary hamster and go to the reserve. Its second stop is a plain plug, as is Blobster's on its own card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-82</extracomment>
        <translation>Schon beim ersten Mal darf er wie ein gewöhnlicher Hamster abdichten und in den Vorrat gehen. Beim zweiten Mal ist es bloßes Abdichten, wie bei Blobster auf der eigenen Karte.</translation>
    </message>
    <message>
        <source>The marker is one of the 35 tokens and comes even from an empty reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-88</extracomment>
        <translation>Dieser Marker ist einer der 35 Marker und kommt sogar aus einem leeren Stausee.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve after the second stop, or when the one it copies leaves or turns.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Copycatster geht nach dem zweiten Aufhalten in deinen Vorrat, oder wenn der kopierte geht oder sich umdreht.</translation>
    </message>
    <message>
        <source>Shifts one flood token of your dam to a card beside it. Tokens may pile up so.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Verschiebt einen Flutmarker deines Damms auf eine Karte daneben. So können sich Marker stapeln.</translation>
    </message>
    <message>
        <source>Shifts a token of your dam to the next card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Schiebt einen Marker deines Damms eine Karte weiter</translation>
    </message>
    <message>
        <source>skip: shifts a token</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>auslassen: schiebt Marker</translation>
    </message>
    <message>
        <source>Only on your own dam, onto a standing card on which no hamster is, or none but a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-55</extracomment>
        <translation>Nur auf deinem eigenen Damm, auf eine stehende Karte, auf der kein Hamster ist, außer ein Swimster.</translation>
    </message>
    <message>
        <source>Uses the ability of another special that stands on any dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nutzt die Fähigkeit eines anderen Spezialhamsters, der auf irgendeinem Damm steht.</translation>
    </message>
    <message>
        <source>When: at the moment of the ability it copies.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: im Moment der Fähigkeit, die er kopiert.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, or where the copied ability sends it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Er geht in deinen Vorrat oder dorthin, wohin ihn die kopierte Fähigkeit schickt.</translation>
    </message>
    <message>
        <source>Copies a special on any dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Kopiert einen Spezialhamster auf einem Damm</translation>
    </message>
    <message>
        <source>When that one could act</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wenn dieser dran wäre</translation>
    </message>
    <message>
        <source>Your reserve, or as the ability says</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dein Vorrat, oder wie die Fähigkeit sagt</translation>
    </message>
    <message>
        <source>copies another special</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>kopiert Spezialhamster</translation>
    </message>
    <message>
        <source>It may copy any special that stands on a dam, yours or another's, special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-61</extracomment>
        <translation>Er darf jeden Spezialhamster kopieren, der auf einem Damm steht, deinem oder einem anderen, Spezialseite oben.</translation>
    </message>
    <message>
        <source>Where the copied ability says where its hamster goes, so does Copycatster: a copied Janitster leaves the game, a copied Whack-a-Mole lands on your dam. Else it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-62</extracomment>
        <translation>Sagt die kopierte Fähigkeit, wohin ihr Hamster geht, geht Copycatster auch dorthin: Mit einem kopierten Janitster verlässt er das Spiel, mit einem kopierten Whack-a-Mole landet er auf deinem Damm. Sonst geht er in deinen Vorrat.</translation>
    </message>
    <message>
        <source>The special that is copied stays as it is; it neither acts nor turns nor goes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-63</extracomment>
        <translation>Der kopierte Spezialhamster bleibt, wie er ist; er wirkt nicht, dreht sich nicht und geht nicht.</translation>
    </message>
    <message>
        <source>With Cheekster and Swimster it stays linked to that one hamster. It goes to the reserve after the second stop, or when the copied one leaves its dam or turns; a token it shared a card with stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-64</extracomment>
        <translation>Bei Cheekster und Swimster bleibt er mit genau diesem Hamster verbunden. Er geht in den Vorrat nach dem zweiten Aufhalten oder wenn der kopierte seinen Damm verlässt oder sich umdreht; ein Marker, mit dem er auf einer Karte war, bleibt.</translation>
    </message>
    <message>
        <source>Copying Napster or Speedster it moves and then goes to the reserve; a jump onto a flooded card takes it out of the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-65</extracomment>
        <translation>Kopiert er Napster oder Speedster, bewegt er sich und geht dann in den Vorrat; bei einem Sprung auf eine überflutete Karte verlässt er mit dem Marker das Spiel.</translation>
    </message>
    <message>
        <source>Twinster and other Copycatsters cannot be copied.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-66</extracomment>
        <translation>Twinster und andere Copycatster können nicht kopiert werden.</translation>
    </message>
    <message>
        <source>An ability that asks for a skipped movement asks Copycatster too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-67</extracomment>
        <translation>Eine Fähigkeit, die eine ausgelassene Bewegung verlangt, verlangt sie auch von Copycatster.</translation>
    </message>
    <message>
        <source>Only the place is copied: after Ninjaster's ability it still lies in reserve as Copycatster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-75</extracomment>
        <translation>Nur der Ort wird kopiert: Nach der Fähigkeit von Ninjaster liegt er weiter als Copycatster im Vorrat.</translation>
    </message>
    <message>
        <source>While it is linked it copies nothing else. Linked to Swimster it stays so on dry cards. From a Cheekster with a marker it still gets two stops of its own.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-76</extracomment>
        <translation>Solange er verbunden ist, kopiert er nichts anderes. Mit Swimster verbunden bleibt er das auch auf trockenen Karten. Bei einem Cheekster mit Marker darf er trotzdem selbst zwei Fluten aufhalten.</translation>
    </message>
    <message>
        <source>Put from the reserve onto a flooded card it may copy Swimster at once. One that stands on a card cannot begin to copy Swimster to let a token join it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-77</extracomment>
        <translation>Aus dem Vorrat auf eine überflutete Karte gesetzt, darf er sofort Swimster kopieren. Steht er schon auf einer Karte, kann er nicht damit anfangen, damit ein Marker dazukommt.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam one card to the left or right.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Bewegt einen gewöhnlichen Hamster eines anderen Damms eine Karte nach links oder rechts.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam by a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Bewegt einen gewöhnlichen Hamster eines anderen Damms um eine Karte</translation>
    </message>
    <message>
        <source>skip: shoves a hamster</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>auslassen: schubst Hamster</translation>
    </message>
    <message>
        <source>A special that has turned is an ordinary hamster too. It must land on a standing card; on a flooded one it leaves the game with a token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-54</extracomment>
        <translation>Ein umgedrehter Spezialhamster ist auch ein gewöhnlicher Hamster. Er muss auf einer stehenden Karte landen; auf einer überfluteten verlässt er mit einem Marker das Spiel.</translation>
    </message>
    <message>
        <source>Sweeps all flood tokens off your dam, back to the reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Fegt alle Flutmarker von deinem Damm zurück in den Stausee.</translation>
    </message>
    <message>
        <source>When: in your redeployment, while it stands on your dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: in deiner Umstellung, solange er auf deinem Damm steht.</translation>
    </message>
    <message>
        <source>Price: it leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Er verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Sweeps all water off your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Fegt alles Wasser von deinem Damm</translation>
    </message>
    <message>
        <source>In your redeployment, on your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>In deiner Umstellung, auf deinem Damm</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Verlässt das Spiel</translation>
    </message>
    <message>
        <source>redeployment: sweeps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Umstellung: fegt</translation>
    </message>
    <message>
        <source>It may have been deployed a moment ago, and you may go on deploying afterwards.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-59</extracomment>
        <translation>Er darf gerade erst aufgestellt worden sein, und danach darfst du weiter aufstellen.</translation>
    </message>
    <message>
        <source>Price: Copycatster leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Copycatster verlässt das Spiel.</translation>
    </message>
    <message>
        <source>For you alone the roll counts one higher or one lower.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nur für dich zählt der Wurf eins mehr oder eins weniger.</translation>
    </message>
    <message>
        <source>For you the roll counts one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Für dich zählt der Wurf eins mehr oder weniger</translation>
    </message>
    <message>
        <source>any roll: one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>jeder Wurf: eins mehr/weniger</translation>
    </message>
    <message>
        <source>The number must stay within 2 and 12; it may be one you do not have. Only cards of the new number are flooded for you, and two Mobsters may act together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-23</extracomment>
        <translation>Die Zahl muss zwischen 2 und 12 bleiben; es darf eine sein, die du nicht hast. Für dich werden nur Karten der neuen Zahl überflutet, und zwei Mobster dürfen zusammenwirken.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ruft zwei Hamster aus deinem Vorrat auf ihre Karte.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ruft zwei Hamster aus deinem Vorrat auf ihre Karte</translation>
    </message>
    <message>
        <source>The movement; she stays</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Die Bewegung; sie bleibt stehen</translation>
    </message>
    <message>
        <source>skip: calls two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>auslassen: ruft zwei</translation>
    </message>
    <message>
        <source>You choose which two, specials too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-56</extracomment>
        <translation>Du wählst, welche zwei, auch Spezialhamster.</translation>
    </message>
    <message>
        <source>She calls exactly two, or one if there is only one, and nobody if the reserve is empty. Napster needs a dry card beside it, and Speedster's jump leads to another card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-84</extracomment>
        <translation>Sie ruft genau zwei, oder einen, wenn es nur einen gibt, und keinen, wenn der Vorrat leer ist. Napster braucht eine trockene Karte daneben, und der Sprung von Speedster führt auf eine andere Karte.</translation>
    </message>
    <message>
        <source>Walks to a card beside it, towards the flood or away from it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Geht auf eine Karte daneben, zur Flut hin oder von ihr weg.</translation>
    </message>
    <message>
        <source>Price: none. It may walk in every turn.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: keiner. Er darf in jedem Zug gehen.</translation>
    </message>
    <message>
        <source>Walks to a dry card beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Geht auf eine trockene Karte daneben</translation>
    </message>
    <message>
        <source>No price</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Kein Preis</translation>
    </message>
    <message>
        <source>any roll: walks a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>jeder Wurf: geht eine Karte</translation>
    </message>
    <message>
        <source>Once in each turn of anybody, when the number stands and before the water comes; onto a standing, dry card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-22</extracomment>
        <translation>Einmal in jedem Zug, egal wessen, wenn die Zahl feststeht und bevor das Wasser kommt; auf eine stehende, trockene Karte.</translation>
    </message>
    <message>
        <source>Price: after the walk Copycatster goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Nach dem Gehen kommt Copycatster in deinen Vorrat.</translation>
    </message>
    <message>
        <source>For you the roll has not happened.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Für dich gilt der Wurf als nicht geschehen.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, its ordinary side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Er geht in deinen Vorrat, die gewöhnliche Seite oben.</translation>
    </message>
    <message>
        <source>You ignore the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Du ignorierst den Wurf</translation>
    </message>
    <message>
        <source>any roll: ignores it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>jeder Wurf: ignoriert ihn</translation>
    </message>
    <message>
        <source>All your cards of the number are spared, the others' are not. It is said before your first flood is met.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-24</extracomment>
        <translation>Alle deine Karten mit der Zahl bleiben verschont, die der anderen nicht. Das wird vor deiner ersten Flut gesagt.</translation>
    </message>
    <message>
        <source>Rolls both dice once more; then you choose the old or the new roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wirft beide Würfel noch einmal; dann wählst du den alten oder den neuen Wurf.</translation>
    </message>
    <message>
        <source>Rolls again; you choose the old or the new roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Würfelt neu; du wählst den alten oder neuen Wurf</translation>
    </message>
    <message>
        <source>own roll: rolls again</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>eigener Wurf: würfelt neu</translation>
    </message>
    <message>
        <source>The old roll is what the dice showed just before. The second one is not a new turn for Napster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-21</extracomment>
        <translation>Der alte Wurf ist, was die Würfel gerade vorher gezeigt haben. Der zweite ist kein neuer Zug für Napster.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam, besides your normal move.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Springt auf eine beliebige Karte deines Damms, zusätzlich zu deiner normalen Bewegung.</translation>
    </message>
    <message>
        <source>When: in your movement, unless you skip it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: in deiner Bewegung, wenn du sie nicht auslässt.</translation>
    </message>
    <message>
        <source>Price: none, except on a flooded card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: keiner, außer auf einer überfluteten Karte.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Springt auf eine Karte deines Damms</translation>
    </message>
    <message>
        <source>In your movement, besides your move</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>In deiner Bewegung, zusätzlich zu ihr</translation>
    </message>
    <message>
        <source>No price, but lost on a flooded card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Kein Preis, aber auf Flutkarten verloren</translation>
    </message>
    <message>
        <source>movement: jumps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Bewegung: springt</translation>
    </message>
    <message>
        <source>Price: after the jump Copycatster goes to your reserve; on a flooded card it leaves the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Nach dem Sprung geht Copycatster in deinen Vorrat; auf einer überfluteten Karte verlässt er mit dem Marker das Spiel.</translation>
    </message>
    <message>
        <source>Turns one die to any other face.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dreht einen Würfel auf eine beliebige andere Augenzahl.</translation>
    </message>
    <message>
        <source>Turns one die to any other face</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dreht einen Würfel auf eine andere Augenzahl</translation>
    </message>
    <message>
        <source>own roll: turns a die</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>eigener Wurf: dreht Würfel</translation>
    </message>
    <message>
        <source>May stand on a flooded card: neither it nor the token has to go.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Darf auf einer überfluteten Karte stehen: Weder er noch der Marker muss weg.</translation>
    </message>
    <message>
        <source>When: in the movement and the redeployment.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: in der Bewegung und der Umstellung.</translation>
    </message>
    <message>
        <source>Price: none.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: keiner.</translation>
    </message>
    <message>
        <source>May share a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Darf mit Wasser auf einer Karte sein</translation>
    </message>
    <message>
        <source>In movement and redeployment</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>In Bewegung und Umstellung</translation>
    </message>
    <message>
        <source>shares a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>darf auf nasse Karten</translation>
    </message>
    <message>
        <source>If its card is hit, somebody on it must plug as always. No new token comes, the old one stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-30</extracomment>
        <translation>Wird seine Karte getroffen, muss wie immer jemand darauf abdichten. Es kommt kein neuer Marker, der alte bleibt.</translation>
    </message>
    <message>
        <source>In a breach it does not swim: it is one of those who arrive, and may be the one that is lost. If others have cleared the card, it stands there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-45</extracomment>
        <translation>Bei einem Dammbruch schwimmt er nicht: Er ist einer von denen, die ankommen, und kann der sein, der verloren geht. Haben andere die Karte geräumt, steht er dort.</translation>
    </message>
    <message>
        <source>Already on the card, it stays; those who arrive must still clear the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-46</extracomment>
        <translation>Ist er schon auf der Karte, bleibt er; wer ankommt, muss den Marker trotzdem räumen.</translation>
    </message>
    <message>
        <source>A hamster from the reserve may clear the token beside it. Until the card is dry, no ordinary hamster can stand there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-85</extracomment>
        <translation>Ein Hamster aus dem Vorrat darf den Marker neben ihm räumen. Bis die Karte trocken ist, kann kein gewöhnlicher Hamster dort stehen.</translation>
    </message>
    <message>
        <source>If an arriving Swimster is lost, a Copycatster that is linked to it and arrives too goes to the reserve first and cannot be lost in its place. A linked Copycatster on the card counts as a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-86</extracomment>
        <translation>Geht ein ankommender Swimster verloren, geht ein mit ihm verbundener Copycatster, der auch ankommt, zuerst in den Vorrat und kann nicht an seiner Stelle verloren gehen. Ein verbundener Copycatster auf der Karte zählt als Swimster.</translation>
    </message>
    <message>
        <source>Who keeps one gets the other as well. When one goes to the reserve, so does its twin.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wer einen behält, bekommt den anderen dazu. Geht einer in den Vorrat, geht sein Zwilling mit.</translation>
    </message>
    <message>
        <source>When: always.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: immer.</translation>
    </message>
    <message>
        <source>Price: they come and go together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: Sie kommen und gehen zusammen.</translation>
    </message>
    <message>
        <source>Brings its twin: you keep both</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Bringt den Zwilling mit: Du behältst beide</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>They come and go together</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sie kommen und gehen zusammen</translation>
    </message>
    <message>
        <source>comes and goes as two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>kommt und geht zu zweit</translation>
    </message>
    <message>
        <source>The twin goes at once, even from a card whose flood is still to come; which flood is met first is yours to say. If one leaves the game, the other stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-35</extracomment>
        <translation>Der Zwilling geht sofort, auch von einer Karte, deren Flut noch kommt; welche Flut zuerst kommt, bestimmst du. Verlässt einer das Spiel, bleibt der andere.</translation>
    </message>
    <message>
        <source>Having plugged, it rolls the dice and lands on your card of that number instead of going to the reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Hat er abgedichtet, würfelt er und landet auf deiner Karte mit dieser Zahl, statt in den Vorrat zu gehen.</translation>
    </message>
    <message>
        <source>When: just after it has plugged.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Wann: gleich nachdem er abgedichtet hat.</translation>
    </message>
    <message>
        <source>Price: none if it hits. Without such a card it goes to the reserve, its special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: keiner, wenn er trifft. Ohne solche Karte geht er in den Vorrat, die Spezialseite oben.</translation>
    </message>
    <message>
        <source>Rolls the dice and lands on your card of that number</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Würfelt und landet auf deiner Karte mit dieser Zahl</translation>
    </message>
    <message>
        <source>Just after it has plugged</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Gleich nach dem Abdichten</translation>
    </message>
    <message>
        <source>No price; without such a card, your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Kein Preis; ohne solche Karte dein Vorrat</translation>
    </message>
    <message>
        <source>plugging: jumps on</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>abdichten: springt weiter</translation>
    </message>
    <message>
        <source>It may, it need not; and nobody reacts to that roll. Of several cards you choose; flipped and flooded ones do not count.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-36</extracomment>
        <translation>Er darf, er muss nicht; und niemand reagiert auf diesen Wurf. Gibt es mehrere Karten, wählst du; umgedrehte und überflutete zählen nicht.</translation>
    </message>
    <message>
        <source>If there is a card for it, it must land. It may be the card it comes from, or one whose flood is still to come. A card with a token is flooded even if a Swimster shares it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-83</extracomment>
        <translation>Gibt es eine Karte für ihn, muss er landen. Es darf die sein, von der er kommt, oder eine, deren Flut noch kommt. Eine Karte mit Marker ist überflutet, auch wenn ein Swimster darauf steht.</translation>
    </message>
    <message>
        <source>Price: none if it hits: Copycatster stays where it lands. Without such a card it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Preis: keiner, wenn er trifft: Copycatster bleibt, wo er landet. Ohne solche Karte geht er in deinen Vorrat.</translation>
    </message>
    <message>
        <source>The game is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>Hamsterdam of 2019</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.modern</extracomment>
        <translation>Hamsterdam von 2019</translation>
    </message>
    <message>
        <source>The first deployment is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Die erste Aufstellung ist</translation>
    </message>
    <message>
        <source>secret, all at once</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.sealed</extracomment>
        <translation>geheim, alle zugleich</translation>
    </message>
    <message>
        <source>open, in turn order</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.in-turn</extracomment>
        <translation>offen, in Zugreihenfolge</translation>
    </message>
    <message>
        <source>Tie: equally dry, same number of hamsters. Shared win.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Gleichstand: gleich trocken, gleich viele Hamster. Geteilter Sieg.</translation>
    </message>
    <message>
        <source>Equally dry, but {seat} has more hamsters left.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Gleich trocken, aber {seat} hat mehr Hamster übrig.</translation>
    </message>
    <message>
        <source>{seat} has the driest town.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>{seat} hat die trockenste Stadt.</translation>
    </message>
    <message>
        <source>Rolls that missed, against the odds</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Harmlose Würfe, gemessen an den Chancen</translation>
    </message>
    <message>
        <source>Rolls that missed</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Harmlose Würfe</translation>
    </message>
    <message>
        <source>Luck: rolls that hit no unguarded card.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Glück: Würfe ohne unbewachte Karte.</translation>
    </message>
    <message>
        <source>{won} of {tests} rolls missed {name}; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>{won} von {tests} Würfen waren für {name} harmlos; erwartet {expected}, meist {low} bis {high}.</translation>
    </message>
    <message>
        <source>{name} has had no roll yet.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Für {name} gab es noch keinen Wurf.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>engine/hamsterdam/tallies.py: TOTAL</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>In town</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>In Stadt</translation>
    </message>
    <message>
        <source>On dam</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY</extracomment>
        <translation>Am Damm</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Breaches</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>Specials</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>{seats}: use a special hamster on your roll?</source>
        <extracomment>engine/hamsterdam/turn.py: ChangeRoll</extracomment>
        <translation>{seats}: Einen Spezialhamster für den eigenen Wurf einsetzen?</translation>
    </message>
    <message>
        <source>{seats}: react to the roll?</source>
        <extracomment>engine/hamsterdam/turn.py: React</extracomment>
        <translation>{seats}: Auf den Wurf reagieren?</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Stein wählen</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Einbauen</translation>
    </message>
    <message>
        <source>The wheel rolls</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES
engine/hamsterrolle/position.py: fields
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Das Rad rollt</translation>
    </message>
    <message>
        <source>The hand</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND
engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>steady hand: keeps pieces level</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.steady</extracomment>
        <translation>ruhige Hand: hält Steine gerade</translation>
    </message>
    <message>
        <source>free hand: as it is turned</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.free</extracomment>
        <translation>freie Hand: wie gedreht</translation>
    </message>
    <message>
        <source>trembling hand, for the bold</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.trembling</extracomment>
        <translation>zitternde Hand, für Wagemutige</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>Zug {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, same compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, dasselbe Fach</translation>
    </message>
    <message>
        <source>{piece}, next compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, nächstes Fach</translation>
    </message>
    <message>
        <source>{piece}, compartment after next</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, übernächstes Fach</translation>
    </message>
    <message>
        <source>{piece}, one compartment ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, ein Fach voraus</translation>
    </message>
    <message>
        <source>{piece}, {number} compartments ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, {number} Fächer voraus</translation>
    </message>
    <message>
        <source>choose where the wheel rolls</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>wählen, wohin das Rad rollt</translation>
    </message>
    <message>
        <source>reach into the wheel with a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>mit einem Stein ins Rad greifen</translation>
    </message>
    <message>
        <source>build a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>einen Stein einbauen</translation>
    </message>
    <message>
        <source>pass constructively</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>konstruktiv passen</translation>
    </message>
    <message>
        <source>let a piece drop</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>einen Stein fallen lassen</translation>
    </message>
    <message>
        <source>take a piece out, though others hang on it</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>einen Stein herausnehmen, obwohl andere daran hängen</translation>
    </message>
    <message>
        <source>Both sides play the same.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>Beide Seiten spielen sich gleich.</translation>
    </message>
    <message>
        <source>Reach further forward than all in the compartment, and lay it where it holds.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>Reiche weiter nach vorne als alles im Fach, und lege den Stein, wo er hält.</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: FORWARDS</extracomment>
        <translation>Geschätzt rollt das Rad {degrees}° vor, und im Mittel rutschen {slips} Steine.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: BACKWARDS</extracomment>
        <translation>Geschätzt rollt das Rad {degrees}° zurück, und im Mittel rutschen {slips} Steine.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_FORWARDS</extracomment>
        <translation>Geschätzt rollt das Rad {degrees}° vor, und kaum etwas rutscht.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_BACKWARDS</extracomment>
        <translation>Geschätzt rollt das Rad {degrees}° zurück, und kaum etwas rutscht.</translation>
    </message>
    <message>
        <source>No place was found where a piece holds. One is tried all the same, and may then be let drop.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: DROPS</extracomment>
        <translation>Es fand sich keine Stelle, an der ein Stein hält. Einer wird trotzdem probiert und darf dann fallen gelassen werden.</translation>
    </message>
    <message>
        <source>Nothing was found that holds, and a drop would be far up. Of all there is to take, fewest hang on this.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: HANGS</extracomment>
        <translation>Nichts wurde gefunden, das hält, und fallen lassen ginge nur von weit oben. Von allem, was zu nehmen ist, hängt hieran am wenigsten.</translation>
    </message>
    <message>
        <source>{seat} has the shakiest hands and begins.</source>
        <extracomment>engine/hamsterrolle/events.py: Began</extracomment>
        <translation>{seat} hat die zittrigsten Hände und beginnt.</translation>
    </message>
    <message>
        <source>{seat} gets a {name} of the fourth set.</source>
        <extracomment>engine/hamsterrolle/events.py: Given</extracomment>
        <translation>{seat} bekommt {name:einen |eine |ein }{name} aus dem vierten Set.</translation>
    </message>
    <message>
        <source>{seat} lets the wheel roll to the {side}.</source>
        <extracomment>engine/hamsterrolle/events.py: Faced</extracomment>
        <translation>{seat} lässt das Rad {side} rollen.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in turn {turn}.</source>
        <extracomment>engine/hamsterrolle/events.py: PositionEntered</extracomment>
        <translation>Das Spiel geht von einer eingegebenen Stellung aus weiter, in Zug {turn}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {seat}</source>
        <extracomment>engine/hamsterrolle/events.py: TurnBegan</extracomment>
        <translation>Zug {turn}: {seat}</translation>
    </message>
    <message>
        <source>{seat} reaches into the wheel with the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: Reached</extracomment>
        <translation>{seat} greift mit {name:dem |der |dem }{name} ins Rad.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} into the wheel.</source>
        <extracomment>engine/hamsterrolle/events.py: Placed</extracomment>
        <translation>{seat} legt {name:den |die |das }{name} ins Rad.</translation>
    </message>
    <message>
        <source>{seat} passes and moves the {name} ahead.</source>
        <extracomment>engine/hamsterrolle/events.py: Passed</extracomment>
        <translation>{seat} passt und legt {name:den |die |das }{name} weiter nach vorne.</translation>
    </message>
    <message>
        <source>Time is up: {seat} drops the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: TimeRanOut</extracomment>
        <translation>Die Zeit ist um: {seat} lässt {name:den |die |das }{name} fallen.</translation>
    </message>
    <message>
        <source>The {name} drops from the hand of {seat}.</source>
        <extracomment>engine/hamsterrolle/events.py: LetDrop</extracomment>
        <translation>{name:Der |Die |Das }{name} fällt {seat} aus der Hand.</translation>
    </message>
    <message>
        <source>Pieces pushed aside: {count}.</source>
        <extracomment>engine/hamsterrolle/events.py: Pushed</extracomment>
        <translation>Verschobene Steine: {count}.</translation>
    </message>
    <message>
        <source>The wheel rolls on by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: Rolled</extracomment>
        <translation>Das Rad rollt um {degrees}° weiter.</translation>
    </message>
    <message>
        <source>The wheel rolls back by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: RolledBack</extracomment>
        <translation>Das Rad rollt um {degrees}° zurück.</translation>
    </message>
    <message>
        <source>The {name} falls out. {seat} takes it.</source>
        <extracomment>engine/hamsterrolle/events.py: Fell</extracomment>
        <translation>{name:Der |Die |Das }{name} fällt heraus. {seat} nimmt {name:ihn|sie|es}.</translation>
    </message>
    <message>
        <source>{seat} keeps the {name} in hand.</source>
        <extracomment>engine/hamsterrolle/events.py: Kept</extracomment>
        <translation>{seat} behält {name:den |die |das }{name} in der Hand.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} back.</source>
        <extracomment>engine/hamsterrolle/events.py: Returned</extracomment>
        <translation>{seat} legt {name:den |die |das }{name} zurück.</translation>
    </message>
    <message>
        <source>The {name} of {seat} stays.</source>
        <extracomment>engine/hamsterrolle/events.py: Built</extracomment>
        <translation>{name:Der |Die |Das }{name} von {seat} bleibt liegen.</translation>
    </message>
    <message>
        <source>The table trembles.</source>
        <extracomment>engine/hamsterrolle/events.py: Trembled
features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.quake</extracomment>
        <translation>Der Tisch zittert.</translation>
    </message>
    <message>
        <source>The {name} falls by higher powers and is out of the game.</source>
        <extracomment>engine/hamsterrolle/events.py: Vanished</extracomment>
        <translation>{name:Der |Die |Das }{name} fällt durch höhere Gewalt und ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>{seat} can neither build nor pass.</source>
        <extracomment>engine/hamsterrolle/events.py: Skipped</extracomment>
        <translation>{seat} kann weder bauen noch passen.</translation>
    </message>
    <message>
        <source>Fallen: {fallen}. In the wheel: {in_wheel}.</source>
        <extracomment>engine/hamsterrolle/events.py: TurnEnded</extracomment>
        <translation>Herausgefallen: {fallen}. Im Rad: {in_wheel}.</translation>
    </message>
    <message>
        <source>All built: {winners}.</source>
        <extracomment>engine/hamsterrolle/events.py: Won</extracomment>
        <translation>Alles eingebaut: {winners}.</translation>
    </message>
    <message>
        <source>The game is over with pieces left.</source>
        <extracomment>engine/hamsterrolle/events.py: Ended</extracomment>
        <translation>Das Spiel ist vorbei, und es sind noch Steine übrig.</translation>
    </message>
    <message>
        <source>Tallest tower</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Höchster Turm</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Greatest cascade</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Größte Lawine</translation>
    </message>
    <message>
        <source>Most daring placing</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Kühnster Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n degree(s) up the wheel</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Grad hoch im Rad</numerusform>
            <numerusform>%n Grad hoch im Rad</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}'s {name} topped a tower of {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: TowerTopped</extracomment>
        <translation>{name:Der |Die |Das }{name} von {seat} krönte einen Turm aus {pieces} Steinen.</translation>
    </message>
    <message>
        <source>{seat}'s {name} brought {pieces} pieces down in one turn.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeCaused</extracomment>
        <translation>{name:Der |Die |Das }{name} von {seat} riss in einem Zug {pieces} Steine herunter.</translation>
    </message>
    <message>
        <source>{pieces} pieces fell in one turn of {seat}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeSuffered</extracomment>
        <translation>In einem Zug von {seat} fielen {pieces} Steine.</translation>
    </message>
    <message>
        <source>{seat} placed the {name} {degrees}° up the wheel, and it held.</source>
        <extracomment>engine/hamsterrolle/highlights.py: LaidSteeply</extracomment>
        <translation>{seat} hat {name:den |die |das }{name} {degrees}° hoch im Rad abgelegt, und {name:er|sie|es} hielt.</translation>
    </message>
    <message>
        <source>After {seat}'s {name} the wheel rolled {degrees}°, and nothing fell.</source>
        <extracomment>engine/hamsterrolle/highlights.py: RolledFar</extracomment>
        <translation>Nach {name:dem |der |dem }{name} von {seat} rollte das Rad {degrees}°, und nichts fiel heraus.</translation>
    </message>
    <message>
        <source>In turn {turn}, {seat} was {pieces} pieces behind, and still won.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CaughtUp</extracomment>
        <translation>In Zug {turn} lag {seat} {pieces} Steine zurück und hat trotzdem gewonnen.</translation>
    </message>
    <message>
        <source>Nothing fell in {turns} turns in a row, up to turn {turn}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: NothingFell</extracomment>
        <translation>Bis Zug {turn} ist {turns} Züge in Folge nichts herausgefallen.</translation>
    </message>
    <message>
        <source>The wheel was fullest in turn {turn}, with {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: WheelFilled</extracomment>
        <translation>Am vollsten war das Rad in Zug {turn}, mit {pieces} Steinen.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS</extracomment>
        <translation>wie er jetzt liegt</translation>
    </message>
    <message>
        <source>flat, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.flat</extracomment>
        <translation>flach, längs zum Rand</translation>
    </message>
    <message>
        <source>flat, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.across</extracomment>
        <translation>flach, quer zum Rand</translation>
    </message>
    <message>
        <source>on edge, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge</extracomment>
        <translation>hochkant, längs zum Rand</translation>
    </message>
    <message>
        <source>on edge, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge-across</extracomment>
        <translation>hochkant, quer zum Rand</translation>
    </message>
    <message>
        <source>upright, broad side ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright</extracomment>
        <translation>aufrecht, breite Seite voran</translation>
    </message>
    <message>
        <source>upright, edge ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright-edge</extracomment>
        <translation>aufrecht, Kante voran</translation>
    </message>
    <message>
        <source>aslant, front end up</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.up</extracomment>
        <translation>schräg, vorne oben</translation>
    </message>
    <message>
        <source>aslant, front end down</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.down</extracomment>
        <translation>schräg, vorne unten</translation>
    </message>
    <message>
        <source>the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: ON.wheel</extracomment>
        <translation>auf dem Rad</translation>
    </message>
    <message>
        <source>other pieces</source>
        <extracomment>engine/hamsterrolle/position.py: ON.pieces</extracomment>
        <translation>auf anderen Steinen</translation>
    </message>
    <message>
        <source>at the very back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.rear</extracomment>
        <translation>ganz hinten</translation>
    </message>
    <message>
        <source>further back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.back</extracomment>
        <translation>weiter hinten</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.middle
engine/hamsterrolle/position.py: PLACES_ACROSS.center</extracomment>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>further ahead</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.forward</extracomment>
        <translation>weiter vorn</translation>
    </message>
    <message>
        <source>at the very front</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.front</extracomment>
        <translation>ganz vorn</translation>
    </message>
    <message>
        <source>near side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.near</extracomment>
        <translation>auf unserer Seite</translation>
    </message>
    <message>
        <source>far side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.far</extracomment>
        <translation>auf der Rückseite</translation>
    </message>
    <message>
        <source>Planks</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.plank</extracomment>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Slabs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.slab</extracomment>
        <translation>Platten</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.tile</extracomment>
        <translation>Fliesen</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.beam</extracomment>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Cubes</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cube</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Drums</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.drum</extracomment>
        <translation>Trommeln</translation>
    </message>
    <message>
        <source>Roofs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.roof</extracomment>
        <translation>Dächer</translation>
    </message>
    <message>
        <source>Cone</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cone</extracomment>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
engine/run_hamster_run/position.py: fields</extracomment>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Built last in compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Zuletzt gebaut in Fach</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>noch nichts gebaut</translation>
    </message>
    <message>
        <source>Lowest compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Unterstes Fach</translation>
    </message>
    <message>
        <source>as it comes to rest</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>wie es zur Ruhe kommt</translation>
    </message>
    <message>
        <source>Pieces in the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Steine im Rad</translation>
    </message>
    <message>
        <source>Piece {number}</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Stein {number}</translation>
    </message>
    <message>
        <source>no piece</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>kein Stein</translation>
    </message>
    <message>
        <source>Compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece
features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Fach</translation>
    </message>
    <message>
        <source>How it lies</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Wie er liegt</translation>
    </message>
    <message>
        <source>Lies on</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Worauf er liegt</translation>
    </message>
    <message>
        <source>In the compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Im Fach</translation>
    </message>
    <message>
        <source>Across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Quer zum Rand</translation>
    </message>
    <message>
        <source>The wheel rolls to the left or to the right.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-side</extracomment>
        <translation>Das Rad rollt nach links oder nach rechts.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-seat</extracomment>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>Only pieces of the fourth set are shared out, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-a-spare</extracomment>
        <translation>Nur die Steine des vierten Sets werden verteilt, jeder einmal.</translation>
    </message>
    <message>
        <source>That piece is not in your supply.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-yours</extracomment>
        <translation>Dieser Stein liegt nicht in deinem Vorrat.</translation>
    </message>
    <message>
        <source>Your own pieces come first; your partner's only when you have none.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.partner-first</extracomment>
        <translation>Deine eigenen Steine kommen zuerst; die deines Partners erst, wenn du keine mehr hast.</translation>
    </message>
    <message>
        <source>That piece does not lie in the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-there</extracomment>
        <translation>Dieser Stein liegt nicht im Rad.</translation>
    </message>
    <message>
        <source>The attempt has begun with the {name}; you cannot change to another piece.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.another-in-hand</extracomment>
        <translation>Der Bauversuch mit {name:dem |der |dem }{name} hat begonnen; du kannst keinen anderen Stein mehr nehmen.</translation>
    </message>
    <message>
        <source>The attempt has begun. Passing is for those who have not started one.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.attempt-begun</extracomment>
        <translation>Der Bauversuch hat begonnen. Passen darf nur, wer noch keinen begonnen hat.</translation>
    </message>
    <message>
        <source>You pass this turn: take a piece of the wheel, or choose “Build instead”.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-a-pass</extracomment>
        <translation>Du passt in diesem Zug: Nimm einen Stein aus dem Rad, oder wähle „Lieber bauen“.</translation>
    </message>
    <message>
        <source>The attempt has begun already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.begun-already</extracomment>
        <translation>Der Bauversuch hat schon begonnen.</translation>
    </message>
    <message>
        <source>The attempt with this piece has not begun: putting it back changes nothing.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-begun</extracomment>
        <translation>Mit diesem Stein hat noch kein Bauversuch begonnen: Ihn zurückzulegen ändert nichts.</translation>
    </message>
    <message>
        <source>A piece of the wheel is put back to where it lay, or as near as there is room.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-home</extracomment>
        <translation>Ein Stein aus dem Rad kommt dorthin zurück, wo er lag, oder so nah, wie Platz ist.</translation>
    </message>
    <message>
        <source>No clock runs for this seat; take your time.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-clock</extracomment>
        <translation>Für diesen Platz läuft keine Uhr; lass dir Zeit.</translation>
    </message>
    <message>
        <source>A piece drops over the floor of its compartment, from at most {mm} mm above it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.too-high</extracomment>
        <translation>Ein Stein fällt über dem Boden seines Fachs, aus höchstens {mm} mm darüber.</translation>
    </message>
    <message>
        <source>Once the attempt has begun you could do nothing: no piece of yours finds a place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-after</extracomment>
        <translation>Mit einem Bauversuch könntest du nichts mehr tun: Keiner deiner Steine findet einen Platz.</translation>
    </message>
    <message>
        <source>Nothing has fallen, so the piece can still be let go.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-fell</extracomment>
        <translation>Es ist nichts heruntergefallen, also kann der Stein noch losgelassen werden.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-compartment</extracomment>
        <translation>Das Rad hat zwölf Fächer.</translation>
    </message>
    <message>
        <source>A piece cannot lie like that.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pose</extracomment>
        <translation>So kann ein Stein nicht liegen.</translation>
    </message>
    <message>
        <source>The wheel cannot have rolled so far.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-angle</extracomment>
        <translation>So weit kann das Rad nicht gerollt sein.</translation>
    </message>
    <message>
        <source>The first piece goes into the second compartment from the cone: one stays empty between.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.first-compartment</extracomment>
        <translation>Der erste Stein kommt ins zweite Fach vom Kegel aus: Eines bleibt dazwischen leer.</translation>
    </message>
    <message>
        <source>Build into the same compartment as the last builder, the next, or the one after it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-in-the-window</extracomment>
        <translation>Bau in dasselbe Fach, in das zuletzt gebaut wurde, ins nächste oder ins übernächste.</translation>
    </message>
    <message>
        <source>The middle of the piece lies in another compartment.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.wrong-compartment</extracomment>
        <translation>Die Mitte des Steins liegt in einem anderen Fach.</translation>
    </message>
    <message>
        <source>A {name} is in that compartment already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.same-kind</extracomment>
        <translation>In diesem Fach liegt schon {name:ein |eine |ein }{name}.</translation>
    </message>
    <message>
        <source>Its front edge is {mm} mm short of passing the {name}. Slide it forward past the golden line.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-ahead</extracomment>
        <translation>Der Vorderkante fehlen {mm} mm, um an {name:dem |der |dem }{name} vorbei zu sein. Schieb den Stein nach vorne über die goldene Linie.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips</extracomment>
        <translation>{name:Der |Die |Das }{name} hält dort nicht: {name:Er|Sie|Es} würde rutschen.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip backwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-back</extracomment>
        <translation>{name:Der |Die |Das }{name} hält dort nicht: {name:Er|Sie|Es} würde nach hinten rutschen.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip forwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-ahead</extracomment>
        <translation>{name:Der |Die |Das }{name} hält dort nicht: {name:Er|Sie|Es} würde nach vorne rutschen.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would fall out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.falls-out</extracomment>
        <translation>{name:Der |Die |Das }{name} hält dort nicht: {name:Er|Sie|Es} würde aus dem Rad fallen.</translation>
    </message>
    <message>
        <source>There the {name} would throw the {other} out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.throws-out</extracomment>
        <translation>Dort würde {name:der |die |das }{name} {other:den |die |das }{other} aus dem Rad werfen.</translation>
    </message>
    <message>
        <source>Only pieces of the compartment that is built into may be pushed, not the {name}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.pushed-elsewhere</extracomment>
        <translation>Nur Steine aus dem Fach, in das gebaut wird, dürfen verschoben werden, nicht {name:der |die |das }{name}.</translation>
    </message>
    <message>
        <source>The {name} was moved, and lies neither where you take a piece nor where you bring it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.moved-elsewhere</extracomment>
        <translation>{name:Der |Die |Das }{name} wurde bewegt und liegt weder da, wo du einen Stein nimmst, noch da, wohin du ihn bringst.</translation>
    </message>
    <message>
        <source>The {name} lies elsewhere, though nothing has pushed it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-pushed</extracomment>
        <translation>{name:Der |Die |Das }{name} liegt anders, obwohl nichts {name:ihn|sie|es} geschoben hat.</translation>
    </message>
    <message>
        <source>The {name} is in the way.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-way</extracomment>
        <translation>{name:Der |Die |Das }{name} ist im Weg.</translation>
    </message>
    <message>
        <source>There is the wheel itself.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-wood</extracomment>
        <translation>Dort ist das Rad selbst.</translation>
    </message>
    <message>
        <source>The {name} and the {other} cannot be in one place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-each-other</extracomment>
        <translation>{name:Der |Die |Das }{name} und {other:der |die |das }{other} können nicht am selben Ort sein.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pass-yet</extracomment>
        <translation>Bevor der erste Stein eingebaut ist, kannst du nicht passen.</translation>
    </message>
    <message>
        <source>A pass takes a piece out of one of the two lowest compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-lowest</extracomment>
        <translation>Beim Passen kommt der Stein aus einem der zwei untersten Fächer.</translation>
    </message>
    <message>
        <source>A pass goes forward, by one to five compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-forward</extracomment>
        <translation>Beim Passen geht es nach vorne, um ein bis fünf Fächer.</translation>
    </message>
    <message>
        <source>Every piece that was in the wheel rests there or has fallen, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.unaccounted</extracomment>
        <translation>Jeder Stein, der im Rad war, liegt dort oder ist gefallen, jeder genau einmal.</translation>
    </message>
    <message>
        <source>The {name} rests outside of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.outside</extracomment>
        <translation>{name:Der |Die |Das }{name} liegt außerhalb des Rades.</translation>
    </message>
    <message>
        <source>The {name} touches the table: it has fallen.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.on-the-table</extracomment>
        <translation>{name:Der |Die |Das }{name} berührt den Tisch und ist damit gefallen.</translation>
    </message>
    <message>
        <source>The {name} is stuck in the wood of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.through-the-rim</extracomment>
        <translation>{name:Der |Die |Das }{name} steckt im Holz des Rades.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-pieces</extracomment>
        <translation>Sorte: {name}. Im Rad und in allen Vorräten sind es {count}; es müssen {most} sein.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {least} to {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-some-pieces</extracomment>
        <translation>Sorte: {name}. Im Rad und in allen Vorräten sind es {count}; es müssen {least} bis {most} sein.</translation>
    </message>
    <message>
        <source>In the wheel and in all supplies there are {count} pieces; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-in-the-box</extracomment>
        <translation>Im Rad und in allen Vorräten sind {count} Steine; es müssen {most} sein.</translation>
    </message>
    <message>
        <source>In turn {turn} it is up to {seat}: the first seat has begun.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-builder</extracomment>
        <translation>In Zug {turn} ist {seat} dran: Der erste Platz hat begonnen.</translation>
    </message>
    <message>
        <source>The game ends after {most} turns.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-too-late</extracomment>
        <translation>Das Spiel endet nach {most} Zügen.</translation>
    </message>
    <message>
        <source>Pieces that {seat} has built: {count}. Turns so far: {turns}; each brings one piece into the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-built</extracomment>
        <translation>Steine, die {seat} gebaut hat: {count}. Züge bisher: {turns}; jeder bringt einen Stein ins Rad.</translation>
    </message>
    <message>
        <source>{seat} has had no turn yet, and so has taken no pieces that fell.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-fallen</extracomment>
        <translation>{seat} war noch nicht am Zug und hat also keine gefallenen Steine genommen.</translation>
    </message>
    <message>
        <source>A built piece lies in the wheel, so the last builder has built somewhere.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-no-reference</extracomment>
        <translation>Im Rad liegt ein gebauter Stein, also wurde zuletzt irgendwo gebaut.</translation>
    </message>
    <message>
        <source>No built piece lies in the wheel, so the next one starts anew.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-reference</extracomment>
        <translation>Im Rad liegt kein gebauter Stein, also wird neu angefangen.</translation>
    </message>
    <message>
        <source>{seat} has no pieces left: the game is over.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>{seat} hat keine Steine mehr: Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, comes to rest in compartment {compartment}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-slides</extracomment>
        <translation>Stein {number}, {name:der |die |das }{name}, kommt in Fach {compartment} zur Ruhe.</translation>
    </message>
    <message>
        <source>With these pieces the wheel comes to rest with compartment {compartment} lowest.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-lowest</extracomment>
        <translation>Mit diesen Steinen kommt das Rad mit Fach {compartment} unten zur Ruhe.</translation>
    </message>
    <message>
        <source>A wooden wheel stands on the table. Everybody builds pieces into it, and it rolls under their weight.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Ein Rad aus Holz steht auf dem Tisch. Alle bauen Spielsteine hinein, und es rollt unter ihrem Gewicht.</translation>
    </message>
    <message>
        <source>What falls out in your turn is yours, and has to be built in again. Whoever has nothing left has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Was in deinem Zug herausfällt, gehört dir und muss wieder eingebaut werden. Wer nichts mehr hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>A wheel that rolls back a little is no offence. Only window and edge keep the direction.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-36</extracomment>
        <translation>Ein Rad, das ein wenig zurückrollt, ist kein Verstoß. Nur die offenen Fächer und die Vorderkante behalten ihre Richtung.</translation>
    </message>
    <message>
        <source>Where the wheel stands on the table does not matter. The view follows it, and the table has no end.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-41</extracomment>
        <translation>Wo das Rad auf dem Tisch steht, ist egal. Der Blick folgt ihm, und der Tisch hat kein Ende.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments. The black cone stands in the lowest one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Das Rad hat zwölf Fächer. Im untersten steht der schwarze Kegel.</translation>
    </message>
    <message>
        <source>A set is seven pieces: plank, slab, tile, beam, cube, drum and roof. Everybody gets one set; two players get two each.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Ein Set besteht aus sieben Steinen: Brett, Platte, Fliese, Balken, Würfel, Trommel und Dach. Jeder bekommt ein Set; zu zweit bekommt jeder zwei.</translation>
    </message>
    <message>
        <source>The first piece goes two compartments ahead of the cone. From then on the wheel rolls to that side.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Der erste Stein kommt zwei Fächer vor den Kegel. Von da an rollt das Rad zu dieser Seite.</translation>
    </message>
    <message>
        <source>Who has the shakiest hands is drawn by lot, or chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-1</extracomment>
        <translation>Wer die zittrigsten Hände hat, wird ausgelost oder beim Aufbau gewählt.</translation>
    </message>
    <message>
        <source>The wheel rolls to the left, unless the table wants it to the right or lets the first builder say. It stays so.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-2</extracomment>
        <translation>Das Rad rollt nach links, außer ihr wollt es nach rechts oder überlasst es dem, der zuerst baut. Dabei bleibt es.</translation>
    </message>
    <message>
        <source>The first piece goes exactly into the second compartment from the cone. It may be any piece, and there is no edge to pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-3</extracomment>
        <translation>Der erste Stein kommt genau ins zweite Fach vom Kegel aus. Jeder Stein ist erlaubt, und es gibt keine Kante zu schlagen.</translation>
    </message>
    <message>
        <source>With two players everybody has two sets, still builds one piece a turn, and wins with all fourteen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-4</extracomment>
        <translation>Zu zweit hat jeder zwei Sets, baut trotzdem nur einen Stein pro Zug ein und gewinnt mit allen vierzehn.</translation>
    </message>
    <message>
        <source>With three players the fourth set stays in the box, or two pieces of it go to each by lot and the seventh stays out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-5</extracomment>
        <translation>Zu dritt bleibt das vierte Set in der Schachtel, oder jeder bekommt daraus zwei ausgeloste Steine, und der siebte bleibt draußen.</translation>
    </message>
    <message>
        <source>Four play each alone, or as two teams whose partners sit side by side or across.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-6</extracomment>
        <translation>Zu viert spielt jeder für sich, oder es spielen zwei Teams, deren Partner nebeneinander oder sich gegenüber sitzen.</translation>
    </message>
    <message>
        <source>Where to build</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Wo gebaut wird</translation>
    </message>
    <message>
        <source>Three compartments are open: the one of the last builder, the next in rolling direction, and the one after that.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Drei Fächer sind offen: das, in das zuletzt gebaut wurde, das nächste in Rollrichtung und das übernächste.</translation>
    </message>
    <message>
        <source>The new piece must reach further forward than all others in its compartment, and no two of a kind share one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Der neue Stein muss weiter nach vorne reichen als alle anderen in seinem Fach, und nie liegen zwei gleiche in einem.</translation>
    </message>
    <message>
        <source>The window is counted from the compartment of the last piece that was built and stayed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-7</extracomment>
        <translation>Die offenen Fächer zählen vom Fach des letzten Steins aus, der eingebaut wurde und liegen blieb.</translation>
    </message>
    <message>
        <source>A constructive pass does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-8</extracomment>
        <translation>Konstruktives Passen verändert die offenen Fächer nicht.</translation>
    </message>
    <message>
        <source>A turn in which nothing was built does not move the window, not even where the cone alone has set it.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-9</extracomment>
        <translation>Ein Zug, in dem nichts gebaut wurde, verändert die offenen Fächer nicht, auch nicht, wenn der Kegel allein sie bestimmt.</translation>
    </message>
    <message>
        <source>What counts is where the piece lies at rest, if that is not behind the last one and at most five compartments ahead of it. In games begun with version 0.1 it is where the piece was let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-10</extracomment>
        <translation>Es zählt, wo der Stein am Ende liegt, wenn das nicht hinter dem letzten ist und höchstens fünf Fächer davor. In Partien, die mit Version 0.1 begonnen wurden, zählt, wo der Stein losgelassen wurde.</translation>
    </message>
    <message>
        <source>The next compartment need not be free of pieces.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-11</extracomment>
        <translation>Das nächste Fach muss nicht leer sein.</translation>
    </message>
    <message>
        <source>Compartments are counted on the wheel, not in the room, and after the twelfth comes the first.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-12</extracomment>
        <translation>Fächer werden am Rad gezählt, nicht im Raum, und nach dem zwölften kommt das erste.</translation>
    </message>
    <message>
        <source>A piece is in the compartment that holds its centre of mass, seen from the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-13</extracomment>
        <translation>Ein Stein liegt in dem Fach, in dem sein Schwerpunkt ist, von der Nabe aus gesehen.</translation>
    </message>
    <message>
        <source>When no built piece is left in the wheel, the next one starts anew: from the cone, or from the lowest compartment if the cone is out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-35</extracomment>
        <translation>Liegt kein eingebauter Stein mehr im Rad, geht es mit dem nächsten von vorne los: vom Kegel aus oder, wenn der Kegel draußen ist, vom untersten Fach aus.</translation>
    </message>
    <message>
        <source>The window stays when the piece that set it falls out in a later turn, as long as anything but the cone lies in that compartment when a turn begins. Else it goes back to the next compartment in which something lies, at the furthest to the lowest one. Only an empty wheel starts anew.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-50</extracomment>
        <translation>Die offenen Fächer bleiben, wenn der maßgebende Stein in einem späteren Zug herausfällt, solange zu Beginn eines Zuges in jenem Fach noch etwas anderes als der Kegel liegt. Sonst gehen sie zurück zum nächsten Fach, in dem etwas liegt, höchstens bis zum untersten. Nur ein leeres Rad fängt neu an.</translation>
    </message>
    <message>
        <source>The forward edge</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Die Vorderkante</translation>
    </message>
    <message>
        <source>What counts is the foremost point of a piece, as an angle round the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Es zählt der vorderste Punkt eines Steins, als Winkel um die Nabe.</translation>
    </message>
    <message>
        <source>Only pieces in the compartment that is built into count; all of them have to be passed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-14</extracomment>
        <translation>Nur Steine in dem Fach zählen, in das gebaut wird; sie müssen alle geschlagen werden.</translation>
    </message>
    <message>
        <source>The foremost point must be three tenths of a degree ahead. How high it is does not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-15</extracomment>
        <translation>Der vorderste Punkt muss drei Zehntel Grad weiter vorne sein. Wie hoch er ist, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>It is measured when the piece is let go, after any pushing. What slides later is never illegal.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-16</extracomment>
        <translation>Gemessen wird, wenn der Stein losgelassen wird, nach dem Verschieben. Was später rutscht, ist nie verboten.</translation>
    </message>
    <message>
        <source>A piece may stick out over the next divider.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-17</extracomment>
        <translation>Ein Stein darf über die nächste Trennwand hinausragen.</translation>
    </message>
    <message>
        <source>A piece that may not lie there is not let go: it stays in hand, and the clock runs on.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-18</extracomment>
        <translation>Ein Stein, der so nicht liegen darf, wird nicht losgelassen: Er bleibt in der Hand, und die Uhr läuft weiter.</translation>
    </message>
    <message>
        <source>Kind means shape and colour. It is looked at when a piece is put down; what tumbles together stays together. The cone is a kind of its own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-19</extracomment>
        <translation>Gleich heißt: gleiche Form und Farbe. Das wird beim Ablegen geprüft; was zusammenpurzelt, bleibt zusammen. Den Kegel gibt es nur einmal.</translation>
    </message>
    <message>
        <source>One hand holds the wheel while the other puts a piece in. Then the wheel is let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Eine Hand hält das Rad, während die andere einen Stein hineinlegt. Dann wird das Rad losgelassen.</translation>
    </message>
    <message>
        <source>Pieces of the compartment that is built into may be pushed with the piece in hand.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Steine in dem Fach, in das gebaut wird, dürfen mit dem Stein in der Hand verschoben werden.</translation>
    </message>
    <message>
        <source>The wheel may be held until the piece is let go, and is let go with it. A key lets it roll before.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-37</extracomment>
        <translation>Das Rad darf festgehalten werden, bis der Stein losgelassen wird, und wird mit ihm losgelassen. Eine Taste lässt es vorher rollen.</translation>
    </message>
    <message>
        <source>Pushing is for the piece in hand only, and for pieces of its compartment. What they push in turn may go anywhere; nothing goes through wood, and nothing moves that was not pushed and touches nothing that was. What was pushed stays pushed, also when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-38</extracomment>
        <translation>Geschoben wird nur mit dem Stein in der Hand, und nur Steine seines Fachs. Was diese weiterschieben, darf überallhin; nichts geht durch Holz, und nichts bewegt sich, was weder geschoben wurde noch Geschobenes berührt. Was verschoben ist, bleibt verschoben, auch wenn der Stein zurückgelegt wird.</translation>
    </message>
    <message>
        <source>The clock runs from picking a piece up, in a pass too. At zero the piece drops where it is, if that is low over an open compartment without its kind, else from the nearest such place; the edge is not asked. A piece on its way in a pass drops where it may be passed to. It stays wherever it comes to rest. Thinking before is free.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-39</extracomment>
        <translation>Die Uhr läuft ab dem Aufnehmen eines Steins, auch beim Passen. Bei null fällt der Stein, wo er gerade ist, wenn das dicht über einem offenen Fach ohne seine Art ist, sonst von der nächsten solchen Stelle; die Vorderkante zählt nicht. Ein Stein, mit dem gepasst wird, fällt, wohin er gelegt werden dürfte. Er bleibt, wo immer er zur Ruhe kommt. Vorher darf frei nachgedacht werden.</translation>
    </message>
    <message>
        <source>A dropped piece that stays in moves the window as any other does, by where it lies.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-40</extracomment>
        <translation>Ein fallen gelassener Stein, der drin bleibt, verändert die offenen Fächer wie jeder andere danach, wo er liegt.</translation>
    </message>
    <message>
        <source>The clock starts with picking up, the attempt only when the piece moves something or is let go. A piece put back before that costs nothing but time. Afterwards another piece may be taken, but nobody passes any more; and the wheel stays as it is when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-48</extracomment>
        <translation>Die Uhr beginnt mit dem Aufnehmen, der Bauversuch erst, wenn der Stein etwas bewegt oder losgelassen wird. Ein vorher zurückgelegter Stein kostet nur Zeit. Danach darf ein anderer Stein genommen, aber nicht mehr gepasst werden; und das Rad bleibt, wie es ist, wenn der Stein zurückgelegt wird.</translation>
    </message>
    <message>
        <source>A dropped piece that falls out does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-49</extracomment>
        <translation>Ein fallen gelassener Stein, der herausfällt, verändert die offenen Fächer nicht.</translation>
    </message>
    <message>
        <source>A piece is laid, not dropped: it may be let go only where it comes to lie within about half a second while the other hand holds the wheel with all that is in it, in its compartment and with nothing falling. Else it stays in hand, and the clock runs.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-52</extracomment>
        <translation>Ein Stein wird gelegt, nicht geworfen: Er darf nur losgelassen werden, wo er innerhalb von etwa einer halben Sekunde liegen bleibt, während die andere Hand das Rad mit allem darin hält, in seinem Fach und ohne dass etwas fällt. Sonst bleibt er in der Hand, und die Uhr läuft.</translation>
    </message>
    <message>
        <source>A piece that is passed on is laid in the same way.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-53</extracomment>
        <translation>Ein Stein, der beim Passen weiter nach vorne kommt, wird genauso gelegt.</translation>
    </message>
    <message>
        <source>Who has felt that a piece does not hold has begun the attempt. It may be tried elsewhere, or let drop where it breaks no other rule of building, from at most 60 mm above the floor.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-54</extracomment>
        <translation>Wer gespürt hat, dass ein Stein nicht hält, hat den Bauversuch begonnen. Er darf den Stein woanders versuchen oder dort fallen lassen, wo er keine andere Bauregel bricht, aus höchstens 60 mm über dem Boden.</translation>
    </message>
    <message>
        <source>Whether a piece holds is tried once, when it is let go, and kept with the game: a replay never tries it again.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-55</extracomment>
        <translation>Ob ein Stein hält, wird einmal beim Loslassen geprüft und mit dem Spiel gespeichert: Im Rückblick wird es nie neu geprüft.</translation>
    </message>
    <message>
        <source>Passing constructively</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Konstruktiv passen</translation>
    </message>
    <message>
        <source>Instead of building, take a piece out of one of the two lowest compartments and put it into another further ahead.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Statt zu bauen, nimmst du einen Stein aus einem der zwei untersten Fächer und legst ihn in ein anderes weiter vorne.</translation>
    </message>
    <message>
        <source>Pass before your attempt has begun: before your piece has moved another one or the wheel, or was let go, be it in vain. Holding it in the ring and looking is no attempt.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-20</extracomment>
        <translation>Gepasst wird, bevor dein Bauversuch begonnen hat: bevor dein Stein einen anderen oder das Rad bewegt hat oder losgelassen wurde, sei es vergeblich. Ihn ins Rad zu halten und zu schauen ist kein Versuch.</translation>
    </message>
    <message>
        <source>A pass goes one to five compartments forward, to where no piece of its kind lies. Edge and window do not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-21</extracomment>
        <translation>Beim Passen geht es ein bis fünf Fächer nach vorne, dorthin, wo kein gleicher Stein liegt. Vorderkante und offene Fächer spielen keine Rolle.</translation>
    </message>
    <message>
        <source>The two lowest are those whose middles were nearest to the table when the turn began; of equal ones the forward one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-22</extracomment>
        <translation>Die zwei untersten sind die, deren Mitten dem Tisch am nächsten waren, als der Zug begann; bei Gleichstand das vordere.</translation>
    </message>
    <message>
        <source>The cone may be passed on like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-23</extracomment>
        <translation>Der Kegel darf wie jeder Stein weiter nach vorne gelegt werden.</translation>
    </message>
    <message>
        <source>Without a piece in the two lowest compartments, or a place for it, there is no pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-24</extracomment>
        <translation>Ohne einen Stein in den zwei untersten Fächern oder ohne einen Ort für ihn kann man nicht passen.</translation>
    </message>
    <message>
        <source>Who finds no place to build or pass is skipped, and nobody else is.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-25</extracomment>
        <translation>Wer weder zum Bauen noch zum Passen einen Platz findet, wird übersprungen, und sonst niemand.</translation>
    </message>
    <message>
        <source>Passing needs no reason: who could build may pass all the same.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-26</extracomment>
        <translation>Passen braucht keinen Grund: Auch wer bauen könnte, darf passen.</translation>
    </message>
    <message>
        <source>What falls in a pass belongs to who passes, the moved piece too. A pass ends the turn, nobody has to pass, and passes may follow each other.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-27</extracomment>
        <translation>Was beim Passen fällt, gehört dem, der passt, auch der bewegte Stein. Passen beendet den Zug, niemand muss passen, und es darf mehrmals hintereinander gepasst werden.</translation>
    </message>
    <message>
        <source>Before a first piece is built there is no passing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-51</extracomment>
        <translation>Bevor ein erster Stein eingebaut ist, kann man nicht passen.</translation>
    </message>
    <message>
        <source>Falling</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Herausfallen</translation>
    </message>
    <message>
        <source>When the piece is let go the wheel rolls, and pieces slide, tip and tumble. What touches the table has fallen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Wird der Stein losgelassen, rollt das Rad, und Steine rutschen, kippen und purzeln. Was den Tisch berührt, ist gefallen.</translation>
    </message>
    <message>
        <source>Whatever falls in your turn is yours. If it falls before you have let go, your turn is over.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Was in deinem Zug fällt, gehört dir. Fällt es, bevor du losgelassen hast, ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>Touching the table is enough, even if a piece is partly in the wheel. It is taken away at once.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-28</extracomment>
        <translation>Den Tisch zu berühren genügt, auch wenn ein Stein noch zum Teil im Rad ist. Er wird sofort weggenommen.</translation>
    </message>
    <message>
        <source>All that falls from the beginning of a turn until the wheel rests belongs to whose turn it is, however late.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-29</extracomment>
        <translation>Alles, was vom Beginn eines Zuges bis zum Stillstand des Rades fällt, gehört dem, der am Zug ist, so spät es auch fällt.</translation>
    </message>
    <message>
        <source>At a fall before the release the piece in hand stays in hand, the wheel is let go, and the turn ends when it rests.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-30</extracomment>
        <translation>Fällt etwas vor dem Loslassen, bleibt der Stein in der Hand, das Rad wird losgelassen, und der Zug endet, wenn es stillsteht.</translation>
    </message>
    <message>
        <source>A piece of your own that falls comes back to you. If it stays and others fall, it is built.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-31</extracomment>
        <translation>Fällt dein eigener Stein, kommt er zu dir zurück. Bleibt er liegen und fallen andere, ist er eingebaut.</translation>
    </message>
    <message>
        <source>A fallen cone is taken too, and built like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-32</extracomment>
        <translation>Ein gefallener Kegel wird auch genommen und wie jeder Stein eingebaut.</translation>
    </message>
    <message>
        <source>What falls when nobody has touched anything leaves the game, the cone too. Here that takes a trembling table, which can be chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-33</extracomment>
        <translation>Was fällt, wenn niemand etwas berührt hat, ist aus dem Spiel, auch der Kegel. Hier braucht es dafür einen zitternden Tisch, den ihr beim Aufbau wählen könnt.</translation>
    </message>
    <message>
        <source>The wheel is at rest when nothing goes anywhere any more, at the latest after ten seconds.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-34</extracomment>
        <translation>Das Rad steht still, wenn sich nichts mehr vom Fleck bewegt, spätestens nach zehn Sekunden.</translation>
    </message>
    <message>
        <source>The end, and teams</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Das Ende und Teams</translation>
    </message>
    <message>
        <source>Whose supply is empty when the wheel has come to rest has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Wessen Vorrat leer ist, wenn das Rad zur Ruhe gekommen ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>In a team, who has no pieces left builds the partner's. A team without pieces has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Wer in einem Team keine Steine mehr hat, baut die des Partners ein. Ein Team ohne Steine hat gewonnen.</translation>
    </message>
    <message>
        <source>The supply has to be empty at rest: who gets pieces back with the last turn has not won yet.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-42</extracomment>
        <translation>Der Vorrat muss beim Stillstand leer sein: Wer mit dem letzten Zug Steine zurückbekommt, hat noch nicht gewonnen.</translation>
    </message>
    <message>
        <source>Pieces out of the game count for nobody.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-43</extracomment>
        <translation>Steine außerhalb des Spiels zählen für niemanden.</translation>
    </message>
    <message>
        <source>Who has no pieces builds one of the partner's, or passes. What falls then is the builder's own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-44</extracomment>
        <translation>Wer keine Steine hat, baut einen des Partners ein oder passt. Was dann fällt, gehört dem, der baut.</translation>
    </message>
    <message>
        <source>A team has won when both partners have none. If one of each team has none, the team with fewer pieces wins; with equally many nobody does.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-45</extracomment>
        <translation>Ein Team hat gewonnen, wenn beide Partner keine mehr haben. Hat aus jedem Team einer keine, gewinnt das Team mit weniger Steinen; bei gleich vielen gewinnt niemand.</translation>
    </message>
    <message>
        <source>That counts only if both are empty at the same moment.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-46</extracomment>
        <translation>Das gilt nur, wenn beide im selben Moment leer sind.</translation>
    </message>
    <message>
        <source>A game goes on until somebody wins. A limit of turns can be chosen; then the fewest pieces win, and equally many win nothing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-47</extracomment>
        <translation>Ein Spiel geht weiter, bis jemand gewinnt. Ihr könnt eine Höchstzahl von Zügen wählen; dann gewinnen die wenigsten Steine, und bei gleich vielen gewinnt niemand.</translation>
    </message>
    <message>
        <source>the wheel is rolling</source>
        <extracomment>engine/hamsterrolle/settling.py: ComeToRest</extracomment>
        <translation>das Rad rollt</translation>
    </message>
    <message>
        <source>the table is trembling</source>
        <extracomment>engine/hamsterrolle/settling.py: Tremble</extracomment>
        <translation>der Tisch zittert</translation>
    </message>
    <message>
        <source>the fourth set is being dealt</source>
        <extracomment>engine/hamsterrolle/setup.py: ShareOut</extracomment>
        <translation>das vierte Set wird verteilt</translation>
    </message>
    <message>
        <source>drawing who begins</source>
        <extracomment>engine/hamsterrolle/setup.py: DrawStarter</extracomment>
        <translation>es wird ausgelost, wer beginnt</translation>
    </message>
    <message>
        <source>{seats}: to which side is the wheel going to roll?</source>
        <extracomment>engine/hamsterrolle/setup.py: ChooseSide</extracomment>
        <translation>{seats}: Nach welcher Seite soll das Rad rollen?</translation>
    </message>
    <message>
        <source>Who begins is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Es beginnt</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.lot</extracomment>
        <translation>wer ausgelost wird</translation>
    </message>
    <message>
        <source>the first seat</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.first</extracomment>
        <translation>der erste Platz</translation>
    </message>
    <message>
        <source>where the first builder wants it</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.chosen</extracomment>
        <translation>wie der Startspieler will</translation>
    </message>
    <message>
        <source>The fourth set is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Das vierte Set</translation>
    </message>
    <message>
        <source>left in the box</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.box</extracomment>
        <translation>bleibt in der Schachtel</translation>
    </message>
    <message>
        <source>shared out by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.shared</extracomment>
        <translation>wird verlost</translation>
    </message>
    <message>
        <source>Four play</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Zu viert spielt</translation>
    </message>
    <message>
        <source>each alone</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.single</extracomment>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>in teams, partners side by side</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.neighbours</extracomment>
        <translation>ihr im Team, Partner nebeneinander</translation>
    </message>
    <message>
        <source>in teams, partners across</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.across</extracomment>
        <translation>ihr im Team, Partner gegenüber</translation>
    </message>
    <message>
        <source>A piece has to be placed within</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Zeit für einen Stein</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.30</extracomment>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>a minute</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>eine Minute</translation>
    </message>
    <message>
        <source>any time you like</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>beliebig viel</translation>
    </message>
    <message>
        <source>The game ends</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Das Spiel endet</translation>
    </message>
    <message>
        <source>with an empty supply</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.none</extracomment>
        <translation>mit leerem Vorrat</translation>
    </message>
    <message>
        <source>after 60 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>nach 60 Zügen</translation>
    </message>
    <message>
        <source>after 120 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>nach 120 Zügen</translation>
    </message>
    <message>
        <source>Between turns the table</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Zwischen den Zügen</translation>
    </message>
    <message>
        <source>stands still</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>steht der Tisch still</translation>
    </message>
    <message>
        <source>may tremble</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.on</extracomment>
        <translation>kann der Tisch zittern</translation>
    </message>
    <message>
        <source>The pieces are of</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Die Steine sind aus</translation>
    </message>
    <message>
        <source>simulated wood, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.rolling</extracomment>
        <translation>simuliertem Holz: gelegt, wo es hält</translation>
    </message>
    <message>
        <source>simple rules: fast</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.reckoned</extracomment>
        <translation>einfachen Regeln: schnell</translation>
    </message>
    <message>
        <source>wood as it was before, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.laid</extracomment>
        <translation>Holz wie bisher, gelegt, wo es hält</translation>
    </message>
    <message>
        <source>the calmer wood of version 0.1, dropped anywhere</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.wood</extracomment>
        <translation>dem ruhigeren Holz der Version 0.1: überall fallen gelassen</translation>
    </message>
    <message>
        <source>simple rules of version 0.1</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.simple</extracomment>
        <translation>einfache Regeln der Version 0.1</translation>
    </message>
    <message>
        <source>Own clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Eigene Uhr</translation>
    </message>
    <message>
        <source>clock as for all</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Uhr wie für alle</translation>
    </message>
    <message>
        <source>two minutes</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>zwei Minuten</translation>
    </message>
    <message>
        <source>no clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>keine Uhr</translation>
    </message>
    <message>
        <source>Equally many pieces are left. Nobody wins.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>Es sind gleich viele Steine übrig. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>{seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} hat die wenigsten Steine übrig.</translation>
    </message>
    <message>
        <source>The team of {seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>Das Team von {seat} hat die wenigsten Steine übrig.</translation>
    </message>
    <message>
        <source>The team of {seat} has built all its pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>Das Team von {seat} hat alle Steine eingebaut.</translation>
    </message>
    <message>
        <source>{seat} has built all pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} hat alle Steine eingebaut.</translation>
    </message>
    <message>
        <source>plank</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.plank</extracomment>
        <translation>Brett|3</translation>
    </message>
    <message>
        <source>slab</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.slab</extracomment>
        <translation>Platte|2</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.tile</extracomment>
        <translation>Fliese|2</translation>
    </message>
    <message>
        <source>beam</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.beam</extracomment>
        <translation>Balken|1</translation>
    </message>
    <message>
        <source>cube</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cube</extracomment>
        <translation>Würfel|1</translation>
    </message>
    <message>
        <source>drum</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.drum</extracomment>
        <translation>Trommel|2</translation>
    </message>
    <message>
        <source>roof</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.roof</extracomment>
        <translation>Dach|3</translation>
    </message>
    <message>
        <source>cone</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cone</extracomment>
        <translation>Kegel|1</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: supplies</extracomment>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Fallen</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/hamsterrolle/tallies.py</extracomment>
        <translation>Fallen gelassen</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>{seats}: put a piece into the wheel, or pass.</source>
        <extracomment>engine/hamsterrolle/turn.py: TakeTurn</extracomment>
        <translation>{seats}: einen Stein ins Rad legen oder passen.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <extracomment>engine/kernel.py: Sealed</extracomment>
        <translation>{seat} hat gewählt.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-offered</extracomment>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>It is not this seat's turn to choose.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-waited-for</extracomment>
        <translation>Dieser Platz ist gerade nicht dran.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/kernel.py: REFUSALS.game-over
features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Something else is to be chosen now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-this-step</extracomment>
        <translation>Jetzt ist etwas anderes zu wählen.</translation>
    </message>
    <message>
        <source>{seat} takes the lead.</source>
        <extracomment>engine/key_moments.py: TookLead</extracomment>
        <translation>{seat} geht in Führung.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} seats, not {seats}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>{game} ist für {least} bis {most} Plätze, nicht {seats}.</translation>
    </message>
    <message>
        <source>A seed is text of at most {most} letters, not {seed}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>Ein Startwert ist Text aus höchstens {most} Zeichen, nicht {seed}.</translation>
    </message>
    <message>
        <source>Plays as a child does: sensibly at heart, but with fancies of its own. Good company for a first game.</source>
        <extracomment>engine/players/__init__.py: NAMES.whim</extracomment>
        <translation>Spielt wie ein Kind: im Grunde vernünftig, aber mit eigenen Launen. Gute Gesellschaft für ein erstes Spiel.</translation>
    </message>
    <message>
        <source>Follows sound rules of thumb, at once. Never plans, and now and then its mind wanders.</source>
        <extracomment>engine/players/__init__.py: NAMES.steady</extracomment>
        <translation>Folgt vernünftigen Faustregeln, ohne zu zögern. Plant nie und ist ab und zu nicht bei der Sache.</translation>
    </message>
    <message>
        <source>Plans as it has learned, or tries its ideas out in its mind before it acts. Sees no more than you do.</source>
        <extracomment>engine/players/__init__.py: NAMES.sharp</extracomment>
        <translation>Plant, wie sie es gelernt hat, oder probiert ihre Ideen im Kopf aus, bevor sie handelt. Sieht nicht mehr als du.</translation>
    </message>
    <message>
        <source>Has learned Hamsterdam and Run, Hamster, Run! by playing them many thousands of times, and never thinks less than Sharp.</source>
        <extracomment>engine/players/__init__.py: NAMES.master</extracomment>
        <translation>Hat Hamsterdam und Run, Hamster, Run! in vielen Tausend Partien gelernt und denkt nie weniger nach als Pfiffikus.</translation>
    </message>
    <message>
        <source>Whim</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Luftikus</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Praktikus</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Pfiffikus</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>There is no player called {name}. There is {names}.</source>
        <extracomment>engine/players/__init__.py: player</extracomment>
        <translation>Es gibt keinen Spieler namens {name}. Es gibt {names}.</translation>
    </message>
    <message>
        <source>The program {name} cannot be started ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.start</extracomment>
        <translation>Das Programm {name} lässt sich nicht starten ({why}). Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>The program {name} has ended. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.end</extracomment>
        <translation>Das Programm {name} hat sich beendet. Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>The program {name} has not answered in time. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.late</extracomment>
        <translation>Das Programm {name} hat nicht rechtzeitig geantwortet. Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>The answer of the program {name} is no action ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.unreadable</extracomment>
        <translation>Die Antwort des Programms {name} ist keine Aktion ({why}). Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>The program {name} has chosen what the rules refuse ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.refused</extracomment>
        <translation>Das Programm {name} hat gewählt, was die Regeln nicht erlauben ({why}). Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>The position breaks the rules ({ruling}).</source>
        <extracomment>engine/position.py: PositionEntry.start</extracomment>
        <translation>Die Stellung verstößt gegen die Regeln ({ruling}).</translation>
    </message>
    <message>
        <source>The position has no {name}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>Die Stellung hat kein {name}.</translation>
    </message>
    <message>
        <source>In the position {name} cannot be {value}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>In der Stellung kann {name} nicht {value} sein.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>Die Stellung ist nicht vollständig.</translation>
    </message>
    <message>
        <source>At this table</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Whatever a game's rules say, these hold for everything that is played here.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>Was immer die Regeln eines Spiels sagen: Das hier gilt für alles, was hier gespielt wird.</translation>
    </message>
    <message>
        <source>What the rules do not offer at this moment cannot be done.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-1</extracomment>
        <translation>Was die Regeln gerade nicht anbieten, geht nicht.</translation>
    </message>
    <message>
        <source>Only the seat that is asked may choose.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-2</extracomment>
        <translation>Nur der gefragte Platz darf wählen.</translation>
    </message>
    <message>
        <source>When a game is over, nothing more can be done in it.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-3</extracomment>
        <translation>Ist ein Spiel vorbei, kann darin nichts mehr getan werden.</translation>
    </message>
    <message>
        <source>A choice has to fit what is being asked.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-4</extracomment>
        <translation>Eine Wahl muss zu dem passen, was gefragt ist.</translation>
    </message>
    <message>
        <source>All rulings</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Alle Regelentscheide</translation>
    </message>
    <message>
        <source>What is decided where the printed rules are silent, and what your table may decide otherwise at set-up.</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Was gilt, wo die gedruckten Regeln schweigen, und was ihr beim Aufbau anders festlegen könnt.</translation>
    </message>
    <message>
        <source>Allocate</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Declare</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Belt</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Band</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/setup_sheet.py: _moment
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Alligatoren</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: _profile
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>Tally</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: ON_BELT</extracomment>
        <translation>Streifen {strip}, Bahn {lane}</translation>
    </message>
    <message>
        <source>{target}, strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: OVER</extracomment>
        <translation>{target}, Streifen {strip}, Bahn {lane}</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>engine/run_hamster_run/action_words.py: facts.detail</extracomment>
        <translation>in die Grube</translation>
    </message>
    <message>
        <source>put your hamster on the belt</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>deinen Hamster aufs Band setzen</translation>
    </message>
    <message>
        <source>split your pluck</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>deinen Mumm verteilen</translation>
    </message>
    <message>
        <source>declare an action</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>eine Aktion ansagen</translation>
    </message>
    <message>
        <source>run one square</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>ein Feld rennen</translation>
    </message>
    <message>
        <source>run two squares for a spent chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>zwei Felder für einen ausgegebenen Chip rennen</translation>
    </message>
    <message>
        <source>step aside for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>gratis zur Seite treten</translation>
    </message>
    <message>
        <source>walk one square for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>gratis ein Feld gehen</translation>
    </message>
    <message>
        <source>push a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>einen Nachbarn schieben</translation>
    </message>
    <message>
        <source>climb over a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>über einen Nachbarn klettern</translation>
    </message>
    <message>
        <source>challenge a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>einen Nachbarn herausfordern</translation>
    </message>
    <message>
        <source>push and follow</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>schieben und nachrücken</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>take a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>einen Chip nehmen</translation>
    </message>
    <message>
        <source>choose where the other lands</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>wählen, wo der andere landet</translation>
    </message>
    <message>
        <source>take a chip back</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>einen Chip zurücknehmen</translation>
    </message>
    <message>
        <source>resist</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>sich wehren</translation>
    </message>
    <message>
        <source>give way</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>nachgeben</translation>
    </message>
    <message>
        <source>test a trait</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>eine Eigenschaft einsetzen</translation>
    </message>
    <message>
        <source>give a chip to Fatigue</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>einen Chip zur Erschöpfung geben</translation>
    </message>
    <message>
        <source>change the action for a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>für einen Chip die Aktion wechseln</translation>
    </message>
    <message>
        <source>High up and away from the others is safest.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Weit oben und weg von den anderen ist es am sichersten.</translation>
    </message>
    <message>
        <source>Scamper carries you up the belt, Mettle wins tests, and Friskiness lets you act first.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Flitzen bringt dich das Band hinauf, Kraft gewinnt Proben, und mit Übermut bist du früher dran.</translation>
    </message>
    <message>
        <source>Run in time, rest in time, and fight where it pays.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Renne rechtzeitig, ruh dich rechtzeitig aus und kämpfe, wo es sich lohnt.</translation>
    </message>
    <message>
        <source>Every square up the belt is time before the pit.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Jedes Feld das Band hinauf ist Zeit vor der Grube.</translation>
    </message>
    <message>
        <source>Whoever stays put has pushed nobody.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Wer stehen bleibt, hat niemanden geschoben.</translation>
    </message>
    <message>
        <source>Resisting costs nothing: give way only where you want to be pushed.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Sich zu wehren kostet nichts: Gib nur nach, wo du geschubst werden willst.</translation>
    </message>
    <message>
        <source>A runner without Scamper cannot get away.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Wer ohne Flitzen rennt, kommt nicht weg.</translation>
    </message>
    <message>
        <source>The nearer to the pit, the worse for whoever lands there.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Je näher an der Grube, desto schlechter für den, der dort landet.</translation>
    </message>
    <message>
        <source>The trait with the most chips has the best odds.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Die Eigenschaft mit den meisten Chips hat die besten Chancen.</translation>
    </message>
    <message>
        <source>Give away what you need least.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Gib her, was du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>{scamper} Scamper, {mettle} Mettle, {friskiness} Friskiness</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>{scamper} Flitzen, {mettle} Kraft, {friskiness} Übermut</translation>
    </message>
    <message>
        <source>{seats}: choose a chip that goes to Fatigue.</source>
        <extracomment>engine/run_hamster_run/chips.py: LoseChip</extracomment>
        <translation>{seats}: einen Chip wählen, der zur Erschöpfung kommt.</translation>
    </message>
    <message>
        <source>{seats}: from which trait does {target} lose a chip?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: TakeChip</extracomment>
        <translation>{seats}: Aus welcher Eigenschaft verliert {target} einen Chip?</translation>
    </message>
    <message>
        <source>{seats}: where does {target} land?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: ChooseLanding</extracomment>
        <translation>{seats}: Wo landet {target}?</translation>
    </message>
    <message>
        <source>{seats}: push {target} one square and follow, or stay put?</source>
        <extracomment>engine/run_hamster_run/deed_run.py: EnterSquare</extracomment>
        <translation>{seats}: {target} ein Feld schieben und nachrücken oder stehen bleiben?</translation>
    </message>
    <message>
        <source>{seats}: carry out your action.</source>
        <extracomment>engine/run_hamster_run/deeds.py: Act</extracomment>
        <translation>{seats}: die Aktion ausführen.</translation>
    </message>
    <message>
        <source>{seat} comes out of the HAT.</source>
        <extracomment>engine/run_hamster_run/events.py: Drew</extracomment>
        <translation>{seat} kommt aus dem HUT.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} betritt das Band.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt: strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} betritt das Band: Streifen {strip}, Bahn {lane}.</translation>
    </message>
    <message>
        <source>{seat} has no pluck left and has passed out.</source>
        <extracomment>engine/run_hamster_run/events.py: PassedOut</extracomment>
        <translation>{seat} hat keinen Mumm mehr und ist bewusstlos.</translation>
    </message>
    <message>
        <source>{seat}: Scamper {scamper}, Mettle {mettle}, Friskiness {friskiness}.</source>
        <extracomment>engine/run_hamster_run/events.py: Allocated</extracomment>
        <translation>{seat}: Flitzen {scamper}, Kraft {mettle}, Übermut {friskiness}.</translation>
    </message>
    <message>
        <source>Initiative, highest first: {order}.</source>
        <extracomment>engine/run_hamster_run/events.py: InitiativeSet</extracomment>
        <translation>Initiative, höchste zuerst: {order}.</translation>
    </message>
    <message>
        <source>The belt gets faster: Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/events.py: SpeedRose</extracomment>
        <translation>Das Band wird schneller: Tempo {speed}.</translation>
    </message>
    <message>
        <source>{seat} declares: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Declared</extracomment>
        <translation>{seat} sagt an: {deed}.</translation>
    </message>
    <message>
        <source>{seat} pays a {trait} chip and changes from {declared} to {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Changed</extracomment>
        <translation>{seat} zahlt einen {trait}-Chip und wechselt von {declared} zu {deed}.</translation>
    </message>
    <message>
        <source>{seat}'s turn: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Began</extracomment>
        <translation>Zug von {seat}: {deed}.</translation>
    </message>
    <message>
        <source>{seat} moves.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} bewegt sich.</translation>
    </message>
    <message>
        <source>{seat} moves to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} geht auf Streifen {strip}, Bahn {lane}.</translation>
    </message>
    <message>
        <source>{seat} falls into the alligator pit.</source>
        <extracomment>engine/run_hamster_run/events.py: Fell</extracomment>
        <translation>{seat} fällt in die Alligatorgrube.</translation>
    </message>
    <message>
        <source>{seat} challenges {target}: Mettle {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/events.py: Challenged</extracomment>
        <translation>{seat} fordert {target} heraus: Kraft {chips} gegen {against}.</translation>
    </message>
    <message>
        <source>{seat} does not resist.</source>
        <extracomment>engine/run_hamster_run/events.py: Yielded</extracomment>
        <translation>{seat} wehrt sich nicht.</translation>
    </message>
    <message>
        <source>{seat} resists.</source>
        <extracomment>engine/run_hamster_run/events.py: Resisted</extracomment>
        <translation>{seat} wehrt sich.</translation>
    </message>
    <message>
        <source>{seat} wins the test against {loser}.</source>
        <extracomment>engine/run_hamster_run/events.py: TestWon</extracomment>
        <translation>{seat} gewinnt die Probe gegen {loser}.</translation>
    </message>
    <message>
        <source>{seat} bites {target}, who loses a {trait} chip.</source>
        <extracomment>engine/run_hamster_run/events.py: Bitten</extracomment>
        <translation>{seat} beißt {target}; das kostet {target} einen {trait}-Chip.</translation>
    </message>
    <message>
        <source>{seat} pushes {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} schiebt {target}.</translation>
    </message>
    <message>
        <source>{seat} pushes {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} schiebt {target} auf Streifen {strip}, Bahn {lane}.</translation>
    </message>
    <message>
        <source>{seat} stays put, and so does {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: StoodOut</extracomment>
        <translation>{seat} bleibt stehen und {target} auch.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} klettert über {target}.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} klettert über {target} auf Streifen {strip}, Bahn {lane}.</translation>
    </message>
    <message>
        <source>{seat} throws {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} wirft {target}.</translation>
    </message>
    <message>
        <source>{seat} throws {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} wirft {target} auf Streifen {strip}, Bahn {lane}.</translation>
    </message>
    <message>
        <source>{seat} rests.</source>
        <extracomment>engine/run_hamster_run/events.py: Rested</extracomment>
        <translation>{seat} ruht sich aus.</translation>
    </message>
    <message>
        <source>{seat} is done.</source>
        <extracomment>engine/run_hamster_run/events.py: Stopped</extracomment>
        <translation>{seat} ist fertig.</translation>
    </message>
    <message>
        <source>The belt rolls {strips} strips.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Das Band rollt {strips} Streifen weiter.</translation>
    </message>
    <message>
        <source>The belt rolls one strip.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Das Band rollt einen Streifen weiter.</translation>
    </message>
    <message>
        <source>The star strip drops off: Speed {speed} from the next round on.</source>
        <extracomment>engine/run_hamster_run/events.py: StarPassed</extracomment>
        <translation>Der Sternstreifen fällt herunter: ab der nächsten Runde Tempo {speed}.</translation>
    </message>
    <message>
        <source>Another alligator slips into the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorCame</extracomment>
        <translation>Noch ein Alligator gleitet in die Grube: {alligators}.</translation>
    </message>
    <message>
        <source>An alligator leaves the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorLeft</extracomment>
        <translation>Ein Alligator verlässt die Grube: {alligators}.</translation>
    </message>
    <message>
        <source>{seat} faces the alligators with {trait}: {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: Staked</extracomment>
        <translation>{seat} stellt sich den Alligatoren mit {trait}: {chips} gegen {alligators}.</translation>
    </message>
    <message>
        <source>{seat} gets away.</source>
        <extracomment>engine/run_hamster_run/events.py: Escaped</extracomment>
        <translation>{seat} entkommt.</translation>
    </message>
    <message>
        <source>Chomp! Chips lost by {seat}: {chips}.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Happs! Verlorene Chips von {seat}: {chips}.</translation>
    </message>
    <message>
        <source>Chomp! {seat} has no chip left to lose.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Happs! {seat} hat keinen Chip mehr zu verlieren.</translation>
    </message>
    <message>
        <source>{seat} moves a {trait} chip to Fatigue.</source>
        <extracomment>engine/run_hamster_run/events.py: Tired</extracomment>
        <translation>{seat} legt einen {trait}-Chip zur Erschöpfung.</translation>
    </message>
    <message>
        <source>{seat} has been eaten.</source>
        <extracomment>engine/run_hamster_run/events.py: Eaten</extracomment>
        <translation>{seat} wurde gefressen.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in play: {left}.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>Runde {round} ist vorbei. Noch im Spiel: {left}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>Runde {round} ist vorbei.</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play and wins.</source>
        <extracomment>engine/run_hamster_run/events.py: Won</extracomment>
        <translation>{seat} ist der letzte Hamster im Spiel und gewinnt.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win the game.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorsWon</extracomment>
        <translation>Kein Hamster ist mehr übrig. Die Alligatoren gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>{seats}: resist {initiator}?</source>
        <extracomment>engine/run_hamster_run/hat.py: AnswerTest</extracomment>
        <translation>{seats}: Gegen {initiator} wehren?</translation>
    </message>
    <message>
        <source>Greatest upset in the HAT</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Größte Überraschung im HUT</translation>
    </message>
    <message numerus="yes">
        <source>%n % against it</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n % dagegen</numerusform>
            <numerusform>%n % dagegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Narrowest escape</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Am knappsten entkommen</translation>
    </message>
    <message>
        <source>Longest push</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Weitester Schub</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Most bites</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Die meisten Bisse</translation>
    </message>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n Biss</numerusform>
            <numerusform>%n Bisse</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} beat {loser} in the HAT with {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: Upset</extracomment>
        <translation>{seat} hat {loser} im HUT mit {chips} gegen {against} geschlagen.</translation>
    </message>
    <message>
        <source>The HAT could not have been closer: {chips} to {chips}, and {seat} beat {loser}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: EvenTestWon</extracomment>
        <translation>Knapper ging es im HUT nicht: {chips} zu {chips}, und {seat} hat {loser} geschlagen.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators with {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: NarrowEscape</extracomment>
        <translation>{seat} ist den Alligatoren mit {chips} gegen {alligators} entkommen.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators {escapes} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: OftenEscaped</extracomment>
        <translation>{seat} ist den Alligatoren {escapes} Mal entkommen.</translation>
    </message>
    <message>
        <source>{seat} pushed others {squares} squares in one turn.</source>
        <extracomment>engine/run_hamster_run/highlights.py: LongPush</extracomment>
        <translation>{seat} hat andere in einem Zug {squares} Felder weit geschoben.</translation>
    </message>
    <message>
        <source>Nobody bit as often as {seat}: {bites} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostBites</extracomment>
        <translation>Niemand hat so oft gebissen wie {seat}: {bites} Mal.</translation>
    </message>
    <message>
        <source>Nobody rested as often as {seat}: {rests} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostRests</extracomment>
        <translation>Niemand hat sich so oft ausgeruht wie {seat}: {rests} Mal.</translation>
    </message>
    <message>
        <source>{seat} threw {target} to the alligators.</source>
        <extracomment>engine/run_hamster_run/highlights.py: ThrownIn</extracomment>
        <translation>{seat} hat {target} den Alligatoren vorgeworfen.</translation>
    </message>
    <message>
        <source>{seat} pushed {target} into the pit.</source>
        <extracomment>engine/run_hamster_run/highlights.py: PushedIn</extracomment>
        <translation>{seat} hat {target} in die Grube geschoben.</translation>
    </message>
    <message>
        <source>In round {round} the alligators ate {hamsters} hamsters.</source>
        <extracomment>engine/run_hamster_run/highlights.py: HungryRound</extracomment>
        <translation>In Runde {round} haben die Alligatoren {hamsters} Hamster gefressen.</translation>
    </message>
    <message>
        <source>{seat} was the first to be eaten, in round {round}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FirstEaten</extracomment>
        <translation>{seat} wurde zuerst gefressen, in Runde {round}.</translation>
    </message>
    <message>
        <source>The belt reached Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FastBelt</extracomment>
        <translation>Das Band hat Tempo {speed} erreicht.</translation>
    </message>
    <message>
        <source>{seats}: which trait faces the alligators?</source>
        <extracomment>engine/run_hamster_run/pit.py: StakeTrait</extracomment>
        <translation>{seats}: Welche Eigenschaft tritt gegen die Alligatoren an?</translation>
    </message>
    <message>
        <source>a round is about to begin</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>eine Runde gleich beginnt</translation>
    </message>
    <message>
        <source>a hamster is about to declare</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>ein Hamster gleich ansagt</translation>
    </message>
    <message>
        <source>a hamster is about to carry out its action</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>ein Hamster gleich seine Aktion ausführt</translation>
    </message>
    <message>
        <source>on the belt</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES</extracomment>
        <translation>auf dem Band</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _place
features/printing/run_hamster_run/sheets.py: _declared</extracomment>
        <translation>in der Grube</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _hamster
features/printing/run_hamster_run/sheets.py: _note</extracomment>
        <translation>gefressen</translation>
    </message>
    <message>
        <source>It is the moment when</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>Es ist der Moment, in dem</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Star strip</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>Sternstreifen</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Lane</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Eaten in round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Gefressen in Runde</translation>
    </message>
    <message>
        <source>Scamper face down</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Flitzen verdeckt</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>not declared yet</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>noch nicht angesagt</translation>
    </message>
    <message>
        <source>Passed out before the round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Schon vor der Runde bewusstlos</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt carries the hamster from strip {strip} to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: UP</extracomment>
        <translation>Bei Tempo {speed} trägt das Band den Hamster von Streifen {strip} auf Streifen {left}.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt still carries the hamster off from strip {strip}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: DOWN</extracomment>
        <translation>Bei Tempo {speed} nimmt das Band den Hamster von Streifen {strip} doch mit.</translation>
    </message>
    <message>
        <source>{own} Mettle against {against}: good odds against {target_seat}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: ODDS</extracomment>
        <translation>{own} Kraft gegen {against}: gute Chancen gegen {target_seat}.</translation>
    </message>
    <message>
        <source>A fight with {target_seat}, with {own} Mettle against {against}: the odds are not good.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONG_ODDS</extracomment>
        <translation>Ein Kampf mit {target_seat}, mit {own} Kraft gegen {against}: Die Chancen sind nicht gut.</translation>
    </message>
    <message>
        <source>In the pit only one trait is tested against the alligators, so all chips go into one.</source>
        <extracomment>engine/run_hamster_run/reasons.py: IN_PIT</extracomment>
        <translation>In der Grube wird nur eine Eigenschaft gegen die Alligatoren geprüft, darum liegen alle Chips auf einer.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt then carries it to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_UP</extracomment>
        <translation>Allein durch Umdrehen rennt der Hamster bis Streifen {strip}, wenn niemand im Weg ist; bei Tempo {speed} trägt ihn das Band dann auf Streifen {left}.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt takes it from there.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_DOWN</extracomment>
        <translation>Allein durch Umdrehen rennt der Hamster bis Streifen {strip}, wenn niemand im Weg ist; bei Tempo {speed} nimmt ihn das Band von dort mit.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt does not take a hamster on strip {strip}: there is time to rest.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RESTED</extracomment>
        <translation>Bei Tempo {speed} nimmt das Band keinen Hamster von Streifen {strip} mit: Zeit zum Ausruhen.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt takes a hamster on strip {strip}, and no Run with {scamper} Scamper gets away.</source>
        <extracomment>engine/run_hamster_run/reasons.py: TIRED</extracomment>
        <translation>Bei Tempo {speed} nimmt das Band einen Hamster von Streifen {strip} mit, und mit {scamper} Flitzen rennt keiner davon.</translation>
    </message>
    <message>
        <source>Strips from there to the pit: {strip}; neighbours there: {near}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONELY</extracomment>
        <translation>Streifen von dort bis zur Grube: {strip}; Nachbarn dort: {near}.</translation>
    </message>
    <message>
        <source>That chip is not in the HAT.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-the-hat</extracomment>
        <translation>Dieser Chip ist nicht im HUT.</translation>
    </message>
    <message>
        <source>There is no such square on the belt.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-on-the-belt</extracomment>
        <translation>Dieses Feld gibt es auf dem Band nicht.</translation>
    </message>
    <message>
        <source>Hamsters start on the five strips from the pit to the star strip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.beyond-the-star</extracomment>
        <translation>Hamster starten auf den fünf Streifen von der Grube bis zum Sternstreifen.</translation>
    </message>
    <message>
        <source>{seat} stands there.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.occupied</extracomment>
        <translation>Dort steht {seat}.</translation>
    </message>
    <message>
        <source>A trait cannot hold fewer than no chips.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.less-than-none</extracomment>
        <translation>Eine Eigenschaft kann nicht weniger als null Chips haben.</translation>
    </message>
    <message>
        <source>All your pluck goes into the traits: {left} to place.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.chips-left</extracomment>
        <translation>Dein ganzer Mumm kommt auf die Eigenschaften: noch {left} zu verteilen.</translation>
    </message>
    <message>
        <source>You do not have that much pluck: {over} too many.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-many-chips</extracomment>
        <translation>So viel Mumm hast du nicht: {over} zu viel.</translation>
    </message>
    <message>
        <source>{seat} has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.asleep</extracomment>
        <translation>{seat} ist bewusstlos und kann sich nur ausruhen.</translation>
    </message>
    <message>
        <source>{seat} has no {trait} chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-chip-there</extracomment>
        <translation>{seat} hat keinen {trait}-Chip.</translation>
    </message>
    <message>
        <source>The declared action is {deed}. Changing it costs a chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.another-deed</extracomment>
        <translation>Angesagt ist {deed}. Eine Änderung kostet einen Chip.</translation>
    </message>
    <message>
        <source>The action has begun; it can only be changed before its first part.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.begun</extracomment>
        <translation>Die Aktion hat begonnen; ändern geht nur vor ihrem ersten Teil.</translation>
    </message>
    <message>
        <source>The action has already been changed once this round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.changed-already</extracomment>
        <translation>Die Aktion wurde in dieser Runde schon einmal geändert.</translation>
    </message>
    <message>
        <source>A change costs a chip, and none is left.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-pay</extracomment>
        <translation>Eine Änderung kostet einen Chip, und es ist keiner mehr da.</translation>
    </message>
    <message>
        <source>That is the declared action already.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.same-deed</extracomment>
        <translation>Genau diese Aktion ist schon angesagt.</translation>
    </message>
    <message>
        <source>The free square has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.walked</extracomment>
        <translation>Das freie Feld ist schon verbraucht.</translation>
    </message>
    <message>
        <source>One challenge a round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.challenged</extracomment>
        <translation>Nur eine Herausforderung pro Runde.</translation>
    </message>
    <message>
        <source>That is not next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-adjacent</extracomment>
        <translation>Das ist nicht neben deinem Hamster.</translation>
    </message>
    <message>
        <source>{seat} does not stand next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-next-to</extracomment>
        <translation>{seat} steht nicht neben deinem Hamster.</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-play</extracomment>
        <translation>{seat} ist nicht mehr im Spiel.</translation>
    </message>
    <message>
        <source>Between the pit and the belt nobody can be reached.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.pit-and-belt</extracomment>
        <translation>Zwischen Grube und Band ist niemand zu erreichen.</translation>
    </message>
    <message>
        <source>There is no way out of the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-way-out</extracomment>
        <translation>Aus der Grube führt kein Weg heraus.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-in-the-pit</extracomment>
        <translation>In der Grube kannst du nur beißen oder dich ausruhen.</translation>
    </message>
    <message>
        <source>A test of Mettle needs a Mettle chip of your own.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-mettle</extracomment>
        <translation>Für eine Kraftprobe brauchst du selbst einen Kraft-Chip.</translation>
    </message>
    <message>
        <source>With one Mettle chip nobody can be thrown: the reach is half the Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-range</extracomment>
        <translation>Mit einem Kraft-Chip lässt sich niemand werfen: Die Reichweite ist die halbe Kraft.</translation>
    </message>
    <message>
        <source>Nobody is thrown off the board.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.off-the-board</extracomment>
        <translation>Niemand wird vom Spielbrett geworfen.</translation>
    </message>
    <message>
        <source>The throw reaches {squares} squares: half the thrower's Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-far</extracomment>
        <translation>Der Wurf reicht {squares} Felder weit: die halbe Kraft des Werfers.</translation>
    </message>
    <message>
        <source>That takes {needed} Scamper chips face up; there are {face_up}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-few-face-up</extracomment>
        <translation>Dafür braucht es {needed} offene Flitzen-Chips; es gibt {face_up}.</translation>
    </message>
    <message>
        <source>The free step to the side has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.sidestepped</extracomment>
        <translation>Der freie Schritt zur Seite ist schon verbraucht.</translation>
    </message>
    <message>
        <source>The free step goes to the left or the right only.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-beside</extracomment>
        <translation>Der freie Schritt geht nur nach links oder rechts.</translation>
    </message>
    <message>
        <source>{seat} stands against the wall. Nobody is pushed off the sides or the top.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.against-the-wall</extracomment>
        <translation>{seat} steht an der Wand. Niemand wird über die Seiten oder das obere Ende geschoben.</translation>
    </message>
    <message>
        <source>{other_seat} stands behind {seat}. Nobody is pushed into an occupied square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-room-behind</extracomment>
        <translation>{other_seat} steht hinter {seat}. Niemand wird auf ein besetztes Feld geschoben.</translation>
    </message>
    <message>
        <source>A climb costs three flips, or a spent chip and a flip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-such-price</extracomment>
        <translation>Klettern kostet dreimal Umdrehen oder einen ausgegebenen Chip und einmal Umdrehen.</translation>
    </message>
    <message>
        <source>A climb ends on the belt, not in the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-into-the-pit</extracomment>
        <translation>Klettern endet auf dem Band, nicht in der Grube.</translation>
    </message>
    <message>
        <source>A climb ends next to {seat}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-behind</extracomment>
        <translation>Klettern endet neben {seat}.</translation>
    </message>
    <message>
        <source>A climb does not end where it began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.back-again</extracomment>
        <translation>Klettern endet nicht dort, wo es begonnen hat.</translation>
    </message>
    <message>
        <source>A resting hamster takes a chip back from Fatigue; choose its trait.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.take-the-chip</extracomment>
        <translation>Wer sich ausruht, nimmt einen Chip aus der Erschöpfung zurück; wähl seine Eigenschaft.</translation>
    </message>
    <message>
        <source>Nobody recovers in the alligator pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-rest-in-the-pit</extracomment>
        <translation>In der Alligatorgrube erholt sich niemand.</translation>
    </message>
    <message>
        <source>There is no chip to take back from Fatigue.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-recover</extracomment>
        <translation>In der Erschöpfung liegt kein Chip zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Fewer than two hamsters are in play: the game is over.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-game-over</extracomment>
        <translation>Weniger als zwei Hamster sind im Spiel: Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>{seat} can only have been eaten in an earlier round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-eaten-later</extracomment>
        <translation>{seat} kann nur in einer früheren Runde gefressen worden sein.</translation>
    </message>
    <message>
        <source>{seat} and {other_seat} stand on the same square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-same-square</extracomment>
        <translation>{seat} und {other_seat} stehen auf demselben Feld.</translation>
    </message>
    <message>
        <source>The belt has moved since {seat} did: it cannot stand above strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-above</extracomment>
        <translation>Seit {seat} sich bewegt hat, ist das Band weitergelaufen: höher als auf Streifen {strip} geht es nicht.</translation>
    </message>
    <message>
        <source>{seat} cannot be in the pit yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-fallen-early</extracomment>
        <translation>{seat} kann noch nicht in der Grube sein: Noch niemand hat gehandelt.</translation>
    </message>
    <message>
        <source>{seat} has {chips} chips, those in Fatigue counted; every hamster has seven.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-pluck</extracomment>
        <translation>{seat} hat {chips} Chips, die in Erschöpfung mitgezählt; jeder Hamster hat sieben.</translation>
    </message>
    <message>
        <source>{seat} cannot be tired yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-tired-early</extracomment>
        <translation>{seat} kann noch nicht erschöpft sein: Noch niemand hat gehandelt.</translation>
    </message>
    <message>
        <source>{seat} has fewer chips in Scamper than lie face down.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down</extracomment>
        <translation>{seat} hat weniger Chips in Flitzen, als verdeckt liegen.</translation>
    </message>
    <message>
        <source>Chips of {seat} lie face down only after its Run.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down-early</extracomment>
        <translation>Chips von {seat} liegen erst nach dem Rennen verdeckt.</translation>
    </message>
    <message>
        <source>In round {round} the belt cannot have Speed {speed} while the star strip is strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-speed</extracomment>
        <translation>In Runde {round} kann das Band nicht Tempo {speed} haben, während der Sternstreifen Streifen {strip} ist.</translation>
    </message>
    <message>
        <source>In round {round} there are {most} alligators at most.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-alligators</extracomment>
        <translation>In Runde {round} gibt es höchstens {most} Alligatoren.</translation>
    </message>
    <message>
        <source>No hamster has fallen in yet, so there is one alligator.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-one-alligator</extracomment>
        <translation>Noch kein Hamster ist hineingefallen, also ist es ein Alligator.</translation>
    </message>
    <message>
        <source>Every hamster in play has a number of its own, from 1 to {most}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-initiative</extracomment>
        <translation>Jeder Hamster im Spiel hat eine eigene Zahl, von 1 bis {most}.</translation>
    </message>
    <message>
        <source>{seat} has Friskiness and comes before {other_seat}, who has none.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-friskiness</extracomment>
        <translation>{seat} hat Übermut und kommt vor {other_seat}, wo keiner liegt.</translation>
    </message>
    <message>
        <source>{seat} cannot have declared yet: a lower initiative comes first.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-declared-early</extracomment>
        <translation>{seat} kann noch nicht angesagt haben: Niedrigere Initiative kommt zuerst.</translation>
    </message>
    <message>
        <source>{seat} has declared its action by now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-undeclared</extracomment>
        <translation>{seat} muss die Aktion inzwischen angesagt haben.</translation>
    </message>
    <message>
        <source>{seat} had passed out and cannot have so many chips now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-asleep</extracomment>
        <translation>{seat} war bewusstlos und kann jetzt nicht so viele Chips haben.</translation>
    </message>
    <message>
        <source>{seat} has no chips, so it had passed out when the round began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-awake</extracomment>
        <translation>{seat} hat keine Chips und war also bewusstlos, als die Runde begann.</translation>
    </message>
    <message>
        <source>{seats}: allocate your pluck to Scamper, Mettle and Friskiness.</source>
        <extracomment>engine/run_hamster_run/round.py: AllocatePluck</extracomment>
        <translation>{seats}: den Mumm auf Flitzen, Kraft und Übermut verteilen.</translation>
    </message>
    <message>
        <source>{seats}: choose an action: Bite, Run, Throw or Rest.</source>
        <extracomment>engine/run_hamster_run/round.py: DeclareDeed</extracomment>
        <translation>{seats}: eine Aktion wählen: Beißen, Rennen, Werfen oder Ausruhen.</translation>
    </message>
    <message>
        <source>Two to five hamsters run on a conveyor belt that never stops. At its end is a pit with hungry alligators.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Zwei bis fünf Hamster rennen auf einem Förderband, das nie stillsteht. An seinem Ende ist eine Grube mit hungrigen Alligatoren.</translation>
    </message>
    <message>
        <source>The last hamster left in play wins. If none is left, the alligators have won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Der letzte Hamster im Spiel gewinnt. Ist keiner mehr übrig, haben die Alligatoren gewonnen.</translation>
    </message>
    <message>
        <source>Pluck chips are all a hamster has: strength, toughness, wits. Whoever strives gets tired, and whoever rests is carried towards the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Mummchips sind alles, was ein Hamster hat: Stärke, Zähigkeit, Köpfchen. Wer sich anstrengt, wird müde, und wer sich ausruht, fährt auf die Grube zu.</translation>
    </message>
    <message>
        <source>Two to five hamsters can play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-4</extracomment>
        <translation>Zwei bis fünf Hamster können mitspielen.</translation>
    </message>
    <message>
        <source>There are always enough alligator and Speed chips.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-3</extracomment>
        <translation>Es gibt immer genug Alligatoren und Tempochips.</translation>
    </message>
    <message>
        <source>The belt is ten strips long and five lanes wide. Strip 1 lies next to the pit, strip 10 is the top. The star strip, the one with asterisks, begins as the fifth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Das Band ist zehn Streifen lang und fünf Bahnen breit. Streifen 1 liegt neben der Grube, Streifen 10 ist das obere Ende. Der Sternstreifen, der mit den Sternchen, ist am Anfang der fünfte.</translation>
    </message>
    <message>
        <source>Every hamster has seven pluck chips. One alligator waits in the pit, and the Speed pool holds one chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Jeder Hamster hat sieben Mummchips. In der Grube wartet ein Alligator, und im Tempovorrat liegt ein Chip.</translation>
    </message>
    <message>
        <source>A chip of everybody goes into the HAT. Whoever is drawn puts a hamster on the belt, no higher than the star strip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Von jedem kommt ein Chip in den HUT. Wer gezogen wird, stellt seinen Hamster auf das Band, nicht weiter oben als auf den Sternstreifen.</translation>
    </message>
    <message>
        <source>Hamsters start on the strips 1 to 5, one to a square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-1</extracomment>
        <translation>Hamster starten auf den Streifen 1 bis 5, höchstens einer pro Feld.</translation>
    </message>
    <message>
        <source>Each hamster is placed as soon as it is drawn. The eighth chip of the box is a spare and never in play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-2</extracomment>
        <translation>Jeder Hamster wird aufgestellt, sobald er gezogen ist. Der achte Chip aus der Schachtel ist Ersatz und nie im Spiel.</translation>
    </message>
    <message>
        <source>Squares touch along their sides: up, down, left, right. At set-up the table may choose that corners count too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-5</extracomment>
        <translation>Felder sind benachbart, wenn sie eine Seite gemeinsam haben: oben, unten, links, rechts. Beim Aufbau könnt ihr wählen, dass auch Ecken zählen.</translation>
    </message>
    <message>
        <source>Strip 1 is next to the pit. Hamsters may also move down, even into the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-6</extracomment>
        <translation>Streifen 1 liegt neben der Grube. Hamster dürfen auch nach unten gehen, sogar in die Grube.</translation>
    </message>
    <message>
        <source>1 Allocate pluck</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>1 Mumm verteilen</translation>
    </message>
    <message>
        <source>In secret, split all your pluck over the three traits. When everybody has done so, the splits are shown together.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>Teil deinen ganzen Mumm geheim auf die drei Eigenschaften auf. Sind alle fertig, werden die Aufteilungen gleichzeitig gezeigt.</translation>
    </message>
    <message>
        <source>- Scamper: how far you get in a Run.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Flitzen: wie weit du beim Rennen kommst.</translation>
    </message>
    <message>
        <source>- Mettle: how well you push, bite, throw, and stand up to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Kraft: wie gut du schiebst, beißt, wirfst und dagegenhältst.</translation>
    </message>
    <message>
        <source>- Friskiness: how likely you are to have the higher initiative.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Übermut: wie gut deine Aussicht auf die höhere Initiative ist.</translation>
    </message>
    <message>
        <source>All pluck that is not in Fatigue is split anew every round. A trait may get nothing, but no chip stays behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-7</extracomment>
        <translation>Aller Mumm, der nicht in der Erschöpfung liegt, wird jede Runde neu verteilt. Eine Eigenschaft darf leer ausgehen, aber kein Chip bleibt übrig.</translation>
    </message>
    <message>
        <source>Only the split is secret, and only until all have made theirs. Fatigue is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-53</extracomment>
        <translation>Nur die Aufteilung ist geheim und nur, bis alle fertig sind. Die Erschöpfung ist offen.</translation>
    </message>
    <message>
        <source>2 Initiative</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>2 Initiative</translation>
    </message>
    <message>
        <source>All Friskiness chips go into the HAT. The first hamster drawn has the highest initiative and takes its chips back, then the next one is drawn, until the HAT is empty.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Alle Übermut-Chips kommen in den HUT. Der erste gezogene Hamster hat die höchste Initiative und nimmt seine Chips zurück, dann wird der nächste gezogen, bis der HUT leer ist.</translation>
    </message>
    <message>
        <source>If nobody has put a chip in, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Hat niemand einen Chip hineingelegt, wird das Band um einen Chip schneller.</translation>
    </message>
    <message>
        <source>Hamsters in the pit take part. A hamster that has passed out has no chips to put in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-8</extracomment>
        <translation>Hamster in der Grube machen mit. Ein bewusstloser Hamster hat keine Chips für den HUT.</translation>
    </message>
    <message>
        <source>Whoever has no Friskiness chip comes after all the others; several of them in an order drawn evenly.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-9</extracomment>
        <translation>Wer keinen Übermut-Chip hat, kommt nach allen anderen; sind es mehrere, wird ihre Reihenfolge gleichmäßig ausgelost.</translation>
    </message>
    <message>
        <source>"Nobody" means every hamster in play, those in the pit too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-10</extracomment>
        <translation>„Niemand“ meint alle Hamster im Spiel, auch die in der Grube.</translation>
    </message>
    <message>
        <source>Every chip in the HAT is as likely as every other, so more chips are drawn sooner.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-54</extracomment>
        <translation>Jeder Chip im HUT wird mit derselben Chance gezogen; wer mehr Chips hat, ist also eher früh dran.</translation>
    </message>
    <message>
        <source>3 Declare</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>3 Ansagen</translation>
    </message>
    <message>
        <source>From the lowest initiative to the highest, everybody says which action it will be: Bite, Run, Throw or Rest. All its chips turn face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>Von der niedrigsten zur höchsten Initiative sagt jeder, welche Aktion kommt: Beißen, Rennen, Werfen oder Ausruhen. Dabei werden alle seine Chips offen hingelegt.</translation>
    </message>
    <message>
        <source>If everybody declares a Rest, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>Sagen alle Ausruhen an, wird das Band um einen Chip schneller.</translation>
    </message>
    <message>
        <source>Actions are declared in the open, the lowest initiative first. Against whom is not said yet.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-11</extracomment>
        <translation>Aktionen werden offen angesagt, die niedrigste Initiative zuerst. Gegen wen, wird noch nicht gesagt.</translation>
    </message>
    <message>
        <source>What counts is what was declared, forced Rests and hamsters in the pit included. The belt may become faster twice in one round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-12</extracomment>
        <translation>Es zählt, was angesagt wurde, auch erzwungenes Ausruhen und Hamster in der Grube. Das Band kann in einer Runde zweimal schneller werden.</translation>
    </message>
    <message>
        <source>Chips turn face up as their hamster declares. In tests before its turn all its chips count.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-13</extracomment>
        <translation>Die Chips werden offen hingelegt, sobald der Hamster ansagt. Bei Proben vor seinem Zug zählen alle seine Chips.</translation>
    </message>
    <message>
        <source>Every action can be declared, whether it will be of use or not. Only a hamster that has passed out must rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-61</extracomment>
        <translation>Jede Aktion darf angesagt werden, ob sie etwas nützt oder nicht. Nur ein bewusstloser Hamster muss sich ausruhen.</translation>
    </message>
    <message>
        <source>4 Resolve</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>4 Ausführen</translation>
    </message>
    <message>
        <source>From the highest initiative to the lowest, everybody carries the action out.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Von der höchsten zur niedrigsten Initiative führt jeder seine Aktion aus.</translation>
    </message>
    <message>
        <source>You may do something else than declared if you first move a chip of your choice to Fatigue. Another target is not another action and costs nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Du darfst etwas anderes tun als angesagt, wenn du vorher einen Chip deiner Wahl zur Erschöpfung legst. Ein anderes Ziel ist keine andere Aktion und kostet nichts.</translation>
    </message>
    <message>
        <source>The sides and the top of the belt are walls. Whoever gets onto the pit strip has fallen in and does not come out again.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Die Seiten und das obere Ende des Bandes sind Wände. Wer auf den Grubenstreifen gerät, ist hineingefallen und kommt nicht wieder heraus.</translation>
    </message>
    <message>
        <source>To change, pay a chip of any trait first. Without a chip there is no change, and there is only one a round. Paying the last chip is allowed.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-14</extracomment>
        <translation>Zum Ändern bezahlst du zuerst einen Chip aus einer beliebigen Eigenschaft. Ohne Chip keine Änderung, und nur eine pro Runde. Auch der letzte Chip darf dafür hergegeben werden.</translation>
    </message>
    <message>
        <source>You may do nothing. It still counts as your action when fatigue is checked.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-15</extracomment>
        <translation>Du darfst auch nichts tun. Bei der Erschöpfung zählt es trotzdem als deine Aktion.</translation>
    </message>
    <message>
        <source>A hamster that has fallen in before its turn keeps its action; changing it costs a chip as always.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-39</extracomment>
        <translation>Ein Hamster, der vor seinem Zug hineingefallen ist, behält seine Aktion; sie zu ändern kostet wie immer einen Chip.</translation>
    </message>
    <message>
        <source>A hamster that has lost all chips in mid-round still has its turn. Passing out is checked when the next round begins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-49</extracomment>
        <translation>Ein Hamster, der mitten in der Runde alle Chips verloren hat, kommt trotzdem noch an die Reihe. Ob er bewusstlos ist, wird erst geprüft, wenn die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>An action can be changed until its first part is done, not later.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-60</extracomment>
        <translation>Eine Aktion lässt sich ändern, bis ihr erster Teil getan ist, danach nicht mehr.</translation>
    </message>
    <message>
        <source>What comes to nothing is not offered: the table refuses it and says why, and no chip is wasted.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-67</extracomment>
        <translation>Was zu nichts führt, wird nicht angeboten: Der Tisch lehnt es ab und sagt warum, und kein Chip wird verschwendet.</translation>
    </message>
    <message>
        <source>Bite</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/state.py: DEED_NAMES.bite</extracomment>
        <translation>Beißen</translation>
    </message>
    <message>
        <source>You may move one square, for nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Du darfst ein Feld gehen, kostenlos.</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, it loses a chip to Fatigue, and you say of which trait.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE</extracomment>
        <translation>Du darfst einen Nachbarn zu einer Kraftprobe herausfordern. Gewinnst du, verliert er einen Chip an die Erschöpfung, und du bestimmst, aus welcher Eigenschaft.</translation>
    </message>
    <message>
        <source>In a Bite or a Throw the square may come before or after the challenge; each once.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-16</extracomment>
        <translation>Beim Beißen und beim Werfen darf das Feld vor oder nach der Herausforderung kommen; beides je einmal.</translation>
    </message>
    <message>
        <source>That square must be free, or the pit. It costs no chip, and nobody is pushed by it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-17</extracomment>
        <translation>Dieses Feld muss frei sein, oder es ist die Grube. Es kostet keinen Chip, und niemand wird dabei geschoben.</translation>
    </message>
    <message>
        <source>The biter chooses the trait. A neighbour without chips has nothing to lose.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-22</extracomment>
        <translation>Wer beißt, wählt die Eigenschaft. Ein Nachbar ohne Chips hat nichts zu verlieren.</translation>
    </message>
    <message>
        <source>A bite that takes the last chip makes a hamster pass out; it does not put it out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-23</extracomment>
        <translation>Nimmt ein Biss den letzten Chip, wird der Hamster bewusstlos; er scheidet nicht aus.</translation>
    </message>
    <message>
        <source>You may go into the pit with that square. There you can still bite, but not throw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-59</extracomment>
        <translation>Mit diesem Feld darfst du in die Grube gehen. Dort kannst du noch beißen, aber nicht werfen.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN
engine/run_hamster_run/state.py: DEED_NAMES.run</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>- Flip a Scamper chip face down: one square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Einen Flitzen-Chip auf die Rückseite umdrehen: ein Feld.</translation>
    </message>
    <message>
        <source>- Spend a Scamper chip, that is, move it to Fatigue: two squares.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Einen Flitzen-Chip ausgeben, also zur Erschöpfung legen: zwei Felder.</translation>
    </message>
    <message>
        <source>- Once a Run, a step to the left or right is free.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Einmal pro Rennen ist ein Schritt nach links oder rechts frei.</translation>
    </message>
    <message>
        <source>- Push: flip a chip and test Mettle against a neighbour. If you win, it goes one square straight on and you may take its place. One flip more pushes it another square, without a test.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Schieben: einen Chip umdrehen und eine Kraftprobe gegen einen Nachbarn. Gewinnst du, rückt er ein Feld geradeaus weiter, und du darfst seinen Platz einnehmen. Noch einmal umdrehen schiebt ihn ein weiteres Feld, ohne Probe.</translation>
    </message>
    <message>
        <source>- Climb over a neighbour: flip three chips, or spend one and flip one. You land on a free square next to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Über einen Nachbarn klettern: drei Chips umdrehen oder einen ausgeben und einen umdrehen. Du landest auf einem freien Feld neben ihm.</translation>
    </message>
    <message>
        <source>A chip that lies face down stays in its trait. It counts in tests, but it cannot be flipped or spent.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-18</extracomment>
        <translation>Ein verdeckter Chip bleibt in seiner Eigenschaft. Er zählt bei Proben, kann aber nicht umgedreht oder ausgegeben werden.</translation>
    </message>
    <message>
        <source>Do these in any order and as often as face-up Scamper chips last.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-24</extracomment>
        <translation>Das alles geht in beliebiger Reihenfolge und so oft, wie die offenen Flitzen-Chips reichen.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip need not lie in a line. Both must be free or the pit, and the second may be dropped.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-25</extracomment>
        <translation>Die zwei Felder eines ausgegebenen Chips müssen nicht in einer Linie liegen. Beide müssen frei sein oder die Grube, und das zweite darf entfallen.</translation>
    </message>
    <message>
        <source>Trying to push costs a flip, won or lost. Neither a spent chip nor the free step pays for it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-26</extracomment>
        <translation>Der Versuch zu schieben kostet einmal Umdrehen, gewonnen oder verloren. Weder ein ausgegebener Chip noch der freie Schritt bezahlt dafür.</translation>
    </message>
    <message>
        <source>The free step comes once a Run, to the left or right, onto a free square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-27</extracomment>
        <translation>Den freien Schritt gibt es einmal pro Rennen, nach links oder rechts, auf ein freies Feld.</translation>
    </message>
    <message>
        <source>Who wins the push may stay put; then the other stays too. Who is pushed onto the pit strip has fallen in, and the pusher takes the square left behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-28</extracomment>
        <translation>Wer beim Schieben gewinnt, darf stehen bleiben; dann bleibt der andere auch. Wer auf den Grubenstreifen geschoben wird, ist hineingefallen, und wer schiebt, nimmt das frei gewordene Feld ein.</translation>
    </message>
    <message>
        <source>Nobody is pushed into an occupied square, nor over the sides or the top. Where corners count, a slanting push from strip 1 leads down into the pit, in the corner too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-29</extracomment>
        <translation>Niemand wird auf ein besetztes Feld geschoben oder über die Seiten oder das obere Ende hinaus. Wo Ecken zählen, führt schräges Schieben von Streifen 1 hinunter in die Grube, auch in der Ecke.</translation>
    </message>
    <message>
        <source>Pushing again: in the same Run, the same hamster, no new test, a flip for each square, in any direction that is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-30</extracomment>
        <translation>Weiterschieben: im selben Rennen, denselben Hamster, ohne neue Probe, einmal Umdrehen pro Feld, in jede offene Richtung.</translation>
    </message>
    <message>
        <source>A push that was lost may be tried again, for another flip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-31</extracomment>
        <translation>Verlorenes Schieben darf noch einmal versucht werden, für ein weiteres Umdrehen.</translation>
    </message>
    <message>
        <source>Climbing needs no test. You land on a free square of the belt next to the one climbed over, not where you came from and not in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-32</extracomment>
        <translation>Klettern braucht keine Probe. Du landest auf einem freien Feld des Bandes neben dem überkletterten Hamster, nicht dort, wo du herkommst, und nicht in der Grube.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip are one thing: nothing comes between them, and the second may lead back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-55</extracomment>
        <translation>Die zwei Felder eines ausgegebenen Chips gehören zusammen: Nichts kommt dazwischen, und das zweite darf zurückführen.</translation>
    </message>
    <message>
        <source>The free step is there in every Run, also without a face-up chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-56</extracomment>
        <translation>Den freien Schritt gibt es bei jedem Rennen, auch ohne offenen Chip.</translation>
    </message>
    <message>
        <source>Only a hamster that was moved can be pushed again. If you stayed put, another try is a new push.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-57</extracomment>
        <translation>Weiterschieben kannst du nur einen Hamster, der bewegt wurde. Bist du stehen geblieben, ist ein neuer Versuch ein neues Schieben.</translation>
    </message>
    <message>
        <source>Only hamsters on the belt can be climbed over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-58</extracomment>
        <translation>Nur über Hamster auf dem Band kann man klettern.</translation>
    </message>
    <message>
        <source>Where corners count: a push goes straight on, the free step stays sideways, and every way down from strip 1 ends in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-66</extracomment>
        <translation>Wo Ecken zählen: Geschoben wird geradeaus, der freie Schritt bleibt seitwärts, und jeder Weg von Streifen 1 nach unten endet in der Grube.</translation>
    </message>
    <message>
        <source>Throw</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW
engine/run_hamster_run/state.py: DEED_NAMES.throw</extracomment>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, you put it down on a free square, or in the pit, up to half your Mettle away, rounded down. Whatever lies between does not matter.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Du darfst einen Nachbarn zu einer Kraftprobe herausfordern. Gewinnst du, setzt du ihn auf ein freies Feld oder in die Grube, höchstens deine halbe Kraft weit, abgerundet. Was dazwischen liegt, ist egal.</translation>
    </message>
    <message>
        <source>The thrower chooses the landing, counted from where the thrown hamster stood, and may leave it there. With a range of nothing a Throw is not offered.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-33</extracomment>
        <translation>Wer wirft, wählt den Landeplatz, gezählt vom Feld des geworfenen Hamsters, und darf ihn auch dort lassen. Ohne Reichweite wird Werfen nicht angeboten.</translation>
    </message>
    <message>
        <source>Your Mettle is what is left after everything you have paid this round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-34</extracomment>
        <translation>Deine Kraft ist das, was nach allem übrig ist, was du in dieser Runde bezahlt hast.</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST
engine/run_hamster_run/state.py: DEED_NAMES.rest</extracomment>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>You do not move. If you have less than seven pluck, one chip comes back from Fatigue into a trait of your choice. In the pit nobody recovers.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST</extracomment>
        <translation>Du bewegst dich nicht. Hast du weniger als sieben Mumm, kommt ein Chip aus der Erschöpfung in eine Eigenschaft deiner Wahl zurück. In der Grube erholt sich niemand.</translation>
    </message>
    <message>
        <source>The chip comes only if one is in Fatigue, and only on the belt. It lies face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-35</extracomment>
        <translation>Der Chip kommt nur, wenn einer in der Erschöpfung liegt, und nur auf dem Band. Er liegt offen.</translation>
    </message>
    <message>
        <source>Changing to a Rest costs a chip and brings one, and you do not tire.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-36</extracomment>
        <translation>Zum Ausruhen zu wechseln kostet einen Chip und bringt einen, und du wirst nicht müde.</translation>
    </message>
    <message>
        <source>A hamster that has passed out on the belt rests, gets a chip and can act again in the next round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-50</extracomment>
        <translation>Ein bewusstloser Hamster auf dem Band ruht sich aus, bekommt einen Chip und kann in der nächsten Runde wieder handeln.</translation>
    </message>
    <message>
        <source>Whoever can take a chip takes it; only the trait is a choice.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-62</extracomment>
        <translation>Wer einen Chip nehmen kann, nimmt ihn; nur die Eigenschaft ist frei wählbar.</translation>
    </message>
    <message>
        <source>Tests</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Both put their chips of the trait into the HAT. One chip is drawn, and its owner wins. Then all take their chips back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Beide legen ihre Chips der Eigenschaft in den HUT. Ein Chip wird gezogen, und sein Besitzer gewinnt. Dann nehmen alle ihre Chips zurück.</translation>
    </message>
    <message>
        <source>So with 3 chips against 2 you win three times out of five.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Mit 3 Chips gegen 2 gewinnst du also in drei von fünf Fällen.</translation>
    </message>
    <message>
        <source>Whoever is challenged may decide not to resist: the challenger then wins without a draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Wer herausgefordert wird, kann sich entscheiden, sich nicht zu wehren: Dann gewinnt der Herausforderer, ohne dass gezogen wird.</translation>
    </message>
    <message>
        <source>Without a chip of the trait a test cannot be begun. Against a hamster without one it is won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-19</extracomment>
        <translation>Ohne Chip in der Eigenschaft lässt sich keine Probe beginnen. Gegen einen Hamster ohne solchen Chip ist sie gewonnen.</translation>
    </message>
    <message>
        <source>Not to resist is always allowed, and it is said before the draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-20</extracomment>
        <translation>Sich nicht zu wehren ist immer erlaubt, und es wird vor dem Ziehen gesagt.</translation>
    </message>
    <message>
        <source>Nobody loses a chip by a test itself, neither by winning nor by losing it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-21</extracomment>
        <translation>Durch eine Probe selbst verliert niemand einen Chip, weder beim Gewinnen noch beim Verlieren.</translation>
    </message>
    <message>
        <source>When a chip is taken from Scamper, one that lies face up goes first. Without resistance nothing is drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-65</extracomment>
        <translation>Wird ein Chip vom Flitzen genommen, geht zuerst ein offener. Ohne Gegenwehr wird nichts gezogen.</translation>
    </message>
    <message>
        <source>5 The belt moves</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>5 Das Band läuft</translation>
    </message>
    <message>
        <source>For every chip in the Speed pool, the strip next to the pit goes over the edge and comes back at the top. Hamsters on it fall in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Für jeden Chip im Tempovorrat fällt der Streifen neben der Grube über die Kante und kommt oben wieder hinzu. Hamster darauf fallen hinein.</translation>
    </message>
    <message>
        <source>Whenever the star strip drops off, Speed goes one step towards four.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Jedes Mal, wenn der Sternstreifen herunterfällt, geht das Tempo einen Schritt auf vier zu.</translation>
    </message>
    <message>
        <source>How many strips go over is settled as the belt starts. A new Speed counts from the next round on. At four it stays, and it has no upper end.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-40</extracomment>
        <translation>Wie viele Streifen fallen, steht fest, wenn das Band anläuft. Ein neues Tempo gilt ab der nächsten Runde. Bei vier bleibt es, und nach oben ist es offen.</translation>
    </message>
    <message>
        <source>A strip comes back empty. The star strip counts each time it goes over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-41</extracomment>
        <translation>Ein Streifen kommt leer zurück. Der Sternstreifen zählt jedes Mal, wenn er herunterfällt.</translation>
    </message>
    <message>
        <source>6 Alligators</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>6 Alligatoren</translation>
    </message>
    <message>
        <source>If a hamster is in the pit, another alligator comes. If none is, one leaves, but the last one stays.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Ist ein Hamster in der Grube, kommt ein Alligator dazu. Ist keiner darin, geht einer, aber der letzte bleibt.</translation>
    </message>
    <message>
        <source>Then each hamster in the pit, the lowest Mettle first, tests a trait of its choice against as many chips as there are alligators. If it wins, it gets away this time. If it loses, it moves one chip to Fatigue for every two alligators, rounded up, and one alligator leaves with a full mouth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Dann macht jeder Hamster in der Grube, die geringste Kraft zuerst, eine Probe mit einer Eigenschaft seiner Wahl gegen so viele Chips, wie es Alligatoren gibt. Gewinnt er, kommt er diesmal davon. Verliert er, legt er für je zwei Alligatoren, aufgerundet, einen Chip zur Erschöpfung, und ein Alligator geht mit vollem Maul.</translation>
    </message>
    <message>
        <source>A hamster that loses its last chip to an alligator has been eaten.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Ein Hamster, der seinen letzten Chip an einen Alligator verliert, ist gefressen.</translation>
    </message>
    <message>
        <source>The pit is one place without squares. Everybody in it is next to everybody else in it, and to nobody on the belt.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-37</extracomment>
        <translation>Die Grube ist ein einziger Ort ohne Felder. Alle darin sind einander benachbart, aber niemandem auf dem Band.</translation>
    </message>
    <message>
        <source>In the pit, hamsters can bite each other. A Run or a Throw does nothing there, and nobody is thrown out of it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-38</extracomment>
        <translation>In der Grube können Hamster einander beißen. Rennen und Werfen bewirken dort nichts, und niemand wird herausgeworfen.</translation>
    </message>
    <message>
        <source>One alligator a round comes, however many hamsters are in the pit, and before anybody is chomped at.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-42</extracomment>
        <translation>Pro Runde kommt ein Alligator, egal wie viele Hamster in der Grube sind, und bevor nach jemandem geschnappt wird.</translation>
    </message>
    <message>
        <source>Mettle is compared as the chomping begins; equals are drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-43</extracomment>
        <translation>Die Kraft wird verglichen, wenn das Schnappen beginnt; bei Gleichstand wird gelost.</translation>
    </message>
    <message>
        <source>The trait needs a chip. All its chips count, also those face down, against the alligators there are now. With none left, the hamster is safe.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-44</extracomment>
        <translation>Die Eigenschaft braucht einen Chip. Alle ihre Chips zählen, auch verdeckte, gegen die Alligatoren, die gerade da sind. Ist keiner mehr da, ist der Hamster sicher.</translation>
    </message>
    <message>
        <source>The alligators are counted before the fed one leaves. The hamster chooses the chips; who has too few loses all.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-45</extracomment>
        <translation>Die Alligatoren werden gezählt, bevor der satte geht. Der Hamster wählt die Chips; wer zu wenige hat, verliert alle.</translation>
    </message>
    <message>
        <source>A hamster in the pit without any chip cannot test: it is eaten if an alligator is left.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-46</extracomment>
        <translation>Ein Hamster ohne Chips in der Grube kann keine Probe machen: Er wird gefressen, wenn noch ein Alligator da ist.</translation>
    </message>
    <message>
        <source>Only alligators put a hamster out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-47</extracomment>
        <translation>Nur Alligatoren werfen einen Hamster aus dem Spiel.</translation>
    </message>
    <message>
        <source>Chomps can empty the pit of alligators. Who comes after that is spared.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-63</extracomment>
        <translation>Die Grube kann sich durch die Happse von Alligatoren leeren. Wer danach drankommt, bleibt verschont.</translation>
    </message>
    <message>
        <source>The order of the Chomps is settled before the first. Fatigue is chosen one after the other, the highest initiative first, in the last round too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-64</extracomment>
        <translation>Die Reihenfolge der Happse steht vor dem ersten fest. Die Erschöpfung wählt einer nach dem anderen, die höchste Initiative zuerst, auch in der letzten Runde.</translation>
    </message>
    <message>
        <source>7 Fatigue</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>7 Erschöpfung</translation>
    </message>
    <message>
        <source>Whoever has not rested moves a chip of any trait to Fatigue.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>Wer sich nicht ausgeruht hat, legt einen Chip aus einer beliebigen Eigenschaft zur Erschöpfung.</translation>
    </message>
    <message>
        <source>The owner chooses the chip. Without chips there is nothing to move.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-48</extracomment>
        <translation>Der Besitzer wählt den Chip. Ohne Chips gibt es nichts zu legen.</translation>
    </message>
    <message>
        <source>In the last round fatigue changes nothing about who wins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-52</extracomment>
        <translation>In der letzten Runde ändert die Erschöpfung nichts daran, wer gewinnt.</translation>
    </message>
    <message>
        <source>8 Tally</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>8 Zählen</translation>
    </message>
    <message>
        <source>Count the hamsters in play. One left: it wins. None left: the alligators win.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Zählt die Hamster im Spiel. Einer übrig: Er gewinnt. Keiner übrig: Die Alligatoren gewinnen.</translation>
    </message>
    <message>
        <source>Otherwise a new round begins. Who has no pluck has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Sonst beginnt eine neue Runde. Wer keinen Mumm hat, ist bewusstlos und kann sich nur ausruhen.</translation>
    </message>
    <message>
        <source>The game ends here and nowhere else. The last hamster must survive its own Chomp first, and it may win from within the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8.RR-51</extracomment>
        <translation>Das Spiel endet hier und nirgends sonst. Der letzte Hamster muss erst seinen eigenen Happs überstehen, und er kann auch in der Grube gewinnen.</translation>
    </message>
    <message>
        <source>{seats}: put your hamster on the belt, up to the star strip.</source>
        <extracomment>engine/run_hamster_run/setup.py: PlaceHamster</extracomment>
        <translation>{seats}: den eigenen Hamster auf das Band stellen, bis zum Sternstreifen.</translation>
    </message>
    <message>
        <source>Adjacent means</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup</extracomment>
        <translation>Benachbart heißt</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.orthogonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>nur gerade</translation>
    </message>
    <message>
        <source>also diagonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.diagonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>auch diagonal</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>{seat} ist der letzte Hamster im Spiel.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>Kein Hamster ist mehr übrig. Die Alligatoren gewinnen.</translation>
    </message>
    <message>
        <source>Scamper</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Flitzen</translation>
    </message>
    <message>
        <source>Mettle</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Friskiness</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Übermut</translation>
    </message>
    <message>
        <source>Tests won, against the odds</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>Gewonnene Proben, gemessen an den Chancen</translation>
    </message>
    <message>
        <source>Tests won</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Gewonnene Proben</translation>
    </message>
    <message>
        <source>Luck counts only what the HAT decided.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>Beim Glück zählt nur der HUT.</translation>
    </message>
    <message>
        <source>{name} won {won} of {tests} tests; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} hat {won} von {tests} Proben gewonnen; erwartet {expected}, meist {low} bis {high}.</translation>
    </message>
    <message>
        <source>{name} has had no test yet.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} hatte noch keine Probe.</translation>
    </message>
    <message>
        <source>Rounds in play</source>
        <extracomment>engine/run_hamster_run/tallies.py: SURVIVED</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Pushes</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Schübe</translation>
    </message>
    <message>
        <source>Climbs</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Bites</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Bisse</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Rests</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Ausgeruht</translation>
    </message>
    <message>
        <source>Chomps</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Happse</translation>
    </message>
    <message>
        <source>Undone together by {persons}.</source>
        <extracomment>engine/storage/annotations.py: TookBack</extracomment>
        <translation>Gemeinsam rückgängig gemacht von {persons}.</translation>
    </message>
    <message>
        <source>{seat} undoes something already revealed. Times in this game: {times}.</source>
        <extracomment>engine/storage/annotations.py: TookBackAlone</extracomment>
        <translation>{seat} macht etwas rückgängig, das schon aufgedeckt war. Anzahl in diesem Spiel: {times}.</translation>
    </message>
    <message>
        <source>No answer from {seat}: this move was drawn at random.</source>
        <extracomment>engine/storage/annotations.py: StoodIn</extracomment>
        <translation>Keine Antwort von {seat}: Dieser Zug wurde ausgelost.</translation>
    </message>
    <message>
        <source>The program of {seat} has failed. Steady plays on in its place.</source>
        <extracomment>engine/storage/annotations.py: ProgramReplaced</extracomment>
        <translation>Das Programm von {seat} hat versagt. Praktikus spielt an seiner Stelle weiter.</translation>
    </message>
    <message>
        <source>A first game: all dice, draws and opponents are prepared during the lessons.</source>
        <extracomment>engine/storage/annotations.py: LessonsBegan</extracomment>
        <translation>Ein erstes Spiel: Während der Lektionen sind alle Würfe, Ziehungen und Gegner vorbereitet.</translation>
    </message>
    <message>
        <source>{seat} ends the lessons. From here on nothing is prepared.</source>
        <extracomment>engine/storage/annotations.py: LessonsEnded</extracomment>
        <translation>{seat} beendet die Lektionen. Ab hier ist nichts mehr vorbereitet.</translation>
    </message>
    <message>
        <source>{level}, a computer player, takes over for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatGiven</extracomment>
        <translation>{level}, ein Computerspieler, übernimmt für {seat}.</translation>
    </message>
    <message>
        <source>From here on a person plays for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatTaken</extracomment>
        <translation>Ab hier spielt ein Mensch für {seat}.</translation>
    </message>
    <message>
        <source>From here on {level} plays for {seat}, instead of {was}.</source>
        <extracomment>engine/storage/annotations.py: LevelChanged</extracomment>
        <translation>Ab hier spielt {level} für {seat}, statt {was}.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Notiz: {text}</translation>
    </message>
    <message>
        <source>A bookmark.</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Ein Lesezeichen.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is new.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>Was wäre, wenn? Bis hierher ist das eine andere Partie. Ab hier ist das Glück neu.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is the same.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>Was wäre, wenn? Bis hierher ist das eine andere Partie. Ab hier ist das Glück dasselbe.</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>engine/storage/annotations.py: PROGRAM_WORD</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>engine/storage/envelope.py: CUT_SHORT</extracomment>
        <translation>Ihr Ende fehlt</translation>
    </message>
    <message>
        <source>it is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: CHANGED</extracomment>
        <translation>Sie ist nicht mehr so, wie sie gespeichert wurde</translation>
    </message>
    <message>
        <source>entry {n} is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: _damaged</extracomment>
        <translation>Eintrag {n} ist nicht mehr so, wie er gespeichert wurde</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.missing</extracomment>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-file</extracomment>
        <translation>Das ist ein Ordner oder ein Gerät, kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden-to-read</extracomment>
        <translation>Du darfst diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>The disk could not read this file. Try again, or open a copy of it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unreadable</extracomment>
        <translation>Der Datenträger konnte diese Datei nicht lesen. Versuch es noch einmal oder öffne eine Kopie davon.</translation>
    </message>
    <message>
        <source>This file is too large to be a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.too-large</extracomment>
        <translation>Diese Datei ist zu groß für ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.not-ours</extracomment>
        <translation>Diese Datei ist kein Spiel von Hamster Table.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened: {how}. There may be an older copy beside it that ends in .bak1.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.damaged</extracomment>
        <translation>Diese Datei ist beschädigt und lässt sich nicht öffnen: {how}. Vielleicht liegt daneben eine ältere Kopie, die auf .bak1 endet.</translation>
    </message>
    <message>
        <source>This file is from a newer version ({app}). Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer</extracomment>
        <translation>Diese Datei stammt von einer neueren Version ({app}). Aktualisiere Hamster Table, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This game was started with newer rules of {game}. Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-rules</extracomment>
        <translation>Dieses Spiel wurde mit neueren Regeln von {game} begonnen. Aktualisiere Hamster Table, um es zu öffnen.</translation>
    </message>
    <message>
        <source>This file contains a game called {game}, which is not installed here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-game</extracomment>
        <translation>Diese Datei enthält ein Spiel namens {game}, das hier nicht installiert ist.</translation>
    </message>
    <message>
        <source>This file sets up {game} with options that its rules do not have.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.set-up</extracomment>
        <translation>Diese Datei baut {game} mit Optionen auf, die es in den Regeln nicht gibt.</translation>
    </message>
    <message>
        <source>After entry {n} the game in this file breaks the rules. {why} It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.refused</extracomment>
        <translation>Nach Eintrag {n} verstößt das Spiel in dieser Datei gegen die Regeln. {why} Es wird bis dahin gezeigt.</translation>
    </message>
    <message>
        <source>The result in this file does not match its moves. The game can only be viewed.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.differs</extracomment>
        <translation>Das Ergebnis in dieser Datei passt nicht zu den Zügen. Das Spiel kann nur angesehen werden.</translation>
    </message>
    <message>
        <source>The disk is full: the game may not be saved. You can play on; free some space and save again.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.full</extracomment>
        <translation>Der Datenträger ist voll: Vielleicht ist das Spiel nicht gespeichert. Du kannst weiterspielen; mach Platz frei und speichere noch einmal.</translation>
    </message>
    <message>
        <source>No permission to write there: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden</extracomment>
        <translation>Dort darf nicht geschrieben werden: Vielleicht ist das Spiel nicht gespeichert. Du kannst weiterspielen; wähl einen anderen Ordner.</translation>
    </message>
    <message>
        <source>That folder is gone: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-folder</extracomment>
        <translation>Diesen Ordner gibt es nicht mehr: Vielleicht ist das Spiel nicht gespeichert. Du kannst weiterspielen; wähl einen anderen Ordner.</translation>
    </message>
    <message>
        <source>That name is too long for a file, or has characters that the disk does not allow.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.name</extracomment>
        <translation>Dieser Name ist zu lang für eine Datei oder hat Zeichen, die der Datenträger nicht erlaubt.</translation>
    </message>
    <message>
        <source>Something that is not a file has that name: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-target</extracomment>
        <translation>So heißt schon etwas, das keine Datei ist: Das Spiel ist nicht gespeichert. Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>This file is write-protected and stays as it is: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.protected</extracomment>
        <translation>Diese Datei ist schreibgeschützt und bleibt, wie sie ist: Das Spiel ist nicht gespeichert. Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>The disk could not write the file: the game may not be saved. You can play on; save it somewhere else.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.disc</extracomment>
        <translation>Der Datenträger konnte die Datei nicht schreiben: Vielleicht ist das Spiel nicht gespeichert. Du kannst weiterspielen; speichere es woanders.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. It stays as it is; choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.changed</extracomment>
        <translation>Ein anderes Programm hat {name} verändert, seit die Datei hier geöffnet wurde. Sie bleibt, wie sie ist; wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>What was written could not be read back: the game may not be saved. The older file is untouched.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unproven</extracomment>
        <translation>Was geschrieben wurde, ließ sich nicht wieder lesen: Vielleicht ist das Spiel nicht gespeichert. Die ältere Datei ist unberührt.</translation>
    </message>
    <message>
        <source>Hamster Table is already open in another window, which saves the games. Nothing is saved here.</source>
        <oldsource>This game is already open in another window, which saves it. Nothing of it is saved here.</oldsource>
        <extracomment>engine/storage/save_file.py: SENTENCES.in-use</extracomment>
        <translation>Hamster Table ist schon in einem anderen Fenster offen, das die Spiele speichert. Hier wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The games on this computer were saved by a newer version. They stay as they are.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-store</extracomment>
        <translation>Die Spiele auf diesem Computer wurden von einer neueren Version gespeichert. Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>This saved game is damaged after entry {n}. It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.torn</extracomment>
        <translation>Dieses gespeicherte Spiel ist nach Eintrag {n} beschädigt. Es wird bis dahin gezeigt.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be opened. The other games are not affected.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.spoiled</extracomment>
        <translation>Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen. Die anderen Spiele sind nicht betroffen.</translation>
    </message>
    <message>
        <source>This game is no longer saved here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.gone</extracomment>
        <translation>Dieses Spiel ist hier nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged and has been repaired (complete: {games}, incomplete: {broken}, results lost: {records}); the damaged file stays beside it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.mended</extracomment>
        <translation>Die Datei mit den gespeicherten Spielen war beschädigt und wurde repariert (vollständig: {games}, unvollständig: {broken}, verlorene Ergebnisse: {records}); die beschädigte Datei liegt noch daneben.</translation>
    </message>
    <message>
        <source>When the program was interrupted, the last {plays} moves were not saved; everything before them is complete.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.cut-off</extracomment>
        <translation>Als das Programm unterbrochen wurde, waren die letzten Züge (Anzahl: {plays}) noch nicht gespeichert; alles davor ist vollständig.</translation>
    </message>
    <message>
        <source>Games cannot be saved on this computer at the moment. You can play on; save the game to a file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-store</extracomment>
        <translation>Auf diesem Computer lassen sich im Moment keine Spiele speichern. Du kannst weiterspielen; speichere das Spiel in einer Datei.</translation>
    </message>
    <message>
        <source>Careful: takes no risk that it can leave to others.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Vorsichtig: überlässt jedes Risiko lieber anderen.</translation>
    </message>
    <message>
        <source>Bold: goes all out, and thinks of tomorrow tomorrow.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Kühn: setzt alles ein und denkt morgen an morgen.</translation>
    </message>
    <message>
        <source>Spiteful: likes best what hurts somebody else.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Boshaft: mag am liebsten, was anderen schadet.</translation>
    </message>
    <message>
        <source>Tricky: seldom does what one expects.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Listig: tut selten, was man erwartet.</translation>
    </message>
    <message>
        <source>another one for each</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>für jeden ein anderes</translation>
    </message>
    <message>
        <source>no temper</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>careful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>kühn</translation>
    </message>
    <message>
        <source>spiteful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>boshaft</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>listig</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by who plays there, with nothing hidden. Estimated from {games} imagined games a point or more, within the band. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: ESTIMATED</extracomment>
        <translation>Wie wahrscheinlich der Sieg für jeden Platz war, je nachdem, wer dort spielt, und ohne Verdecktes. Geschätzt aus {games} gedachten Spielen je Punkt oder mehr, innerhalb des Bandes. Gefüllt: was das Spiel entschieden hat.</translation>
    </message>
    <message>
        <source>What is missing to 100 % is the chance that nobody wins.</source>
        <extracomment>features/analysis/analysis_model.py: NOBODY_WINS</extracomment>
        <translation>Was zu 100 % fehlt, ist die Chance, dass niemand gewinnt.</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by the pieces that were left. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: BY_RULE</extracomment>
        <translation>Wie wahrscheinlich jeder Platz gewinnt, nach den Teilen, die übrig waren. Gefüllt: was das Spiel entschieden hat.</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>Siegchancen</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>percent</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/analysis/analysis_model.py: cause_words
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Own choices</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Entscheidungen anderer</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>{name}, {title}: {text}</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.spoken
features/statistics/figures_model.py: FiguresModel.spoken</extracomment>
        <translation>{name}, {title}: {text}</translation>
    </message>
    <message>
        <source>{name} rises from {start} % to {end} %.</source>
        <extracomment>features/analysis/analysis_model.py: change_words</extracomment>
        <translation>{name} steigt von {start} % auf {end} %.</translation>
    </message>
    <message>
        <source>{name} falls from {start} % to {end} %.</source>
        <extracomment>features/analysis/analysis_model.py: change_words</extracomment>
        <translation>{name} fällt von {start} % auf {end} %.</translation>
    </message>
    <message>
        <source>Chosen at once: {choices}.</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Zugleich gewählt: {choices}.</translation>
    </message>
    <message>
        <source>Own choice</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>Choice of {name}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Wahl von {name}</translation>
    </message>
    <message>
        <source>{maker}: {happening}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>{maker}: {happening}</translation>
    </message>
    <message>
        <source>{key} is not what it may be</source>
        <extracomment>features/challenges/challenge_file.py: WRONG</extracomment>
        <translation>{key} ist nicht, was es sein darf</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table challenge.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.no-challenge</extracomment>
        <translation>Diese Datei ist keine Herausforderung von Hamster Table.</translation>
    </message>
    <message>
        <source>There is a mistake in this challenge: {how}.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.mistake</extracomment>
        <translation>In dieser Herausforderung ist ein Fehler: {how}.</translation>
    </message>
    <message>
        <source>This challenge is for older rules of {game}, by which it can no longer be played. Make a new one.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.older-rules</extracomment>
        <translation>Diese Herausforderung ist für ältere Regeln von {game}, nach denen sie nicht mehr gespielt werden kann. Erstelle eine neue.</translation>
    </message>
    <message>
        <source>A challenge is for exactly one person against the program's own computer players.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.one-person</extracomment>
        <translation>Eine Herausforderung ist für genau eine Person gegen die eigenen Computerspieler des Programms.</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} means nothing in it</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>{key} bedeutet darin nichts</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <extracomment>features/challenges/challenge_file.py: _mistake
features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>sie ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it is no JSON from line {line} on</source>
        <extracomment>features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>ab Zeile {line} ist sie kein JSON</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>features/challenges/challenge_model.py
models/items/library_model.py: GameLine.stand</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>features/challenges/challenge_model.py</extracomment>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__
features/printing/hamsterrolle/sheets.py: _table
features/printing/hamsterrolle/sheets.py: _result
features/printing/run_hamster_run/sheets.py: _profile
features/printing/score_sheet.py: plain_score_sheet
features/records/records_model.py: BEST_COLUMNS
features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__
features/printing/hamsterdam/sheets.py: _result
features/printing/hamsterrolle/sheets.py: _result
features/printing/run_hamster_run/sheets.py: score_sheet
features/printing/score_sheet.py: plain_score_sheet
features/records/sitting.py: GUEST_COLUMNS
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__
features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Enter opens the game</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.spoken
features/records/records_model.py: FinishedModel.spoken
features/records/records_model.py: BestModel.spoken</extracomment>
        <translation>Enter öffnet das Spiel</translation>
    </message>
    <message>
        <source>{name} (try {number})</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel._row</extracomment>
        <translation>{name} (Versuch {number})</translation>
    </message>
    <message>
        <source>without a clock</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.0</extracomment>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>5 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.5</extracomment>
        <translation>je 5 Minuten</translation>
    </message>
    <message>
        <source>10 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.10</extracomment>
        <translation>je 10 Minuten</translation>
    </message>
    <message>
        <source>15 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.15</extracomment>
        <translation>je 15 Minuten</translation>
    </message>
    <message>
        <source>20 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.20</extracomment>
        <translation>je 20 Minuten</translation>
    </message>
    <message>
        <source>30 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.30</extracomment>
        <translation>je 30 Minuten</translation>
    </message>
    <message>
        <source>45 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.45</extracomment>
        <translation>je 45 Minuten</translation>
    </message>
    <message>
        <source>60 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.60</extracomment>
        <translation>je 60 Minuten</translation>
    </message>
    <message>
        <source>To think, all turns together (nobody loses by it):</source>
        <extracomment>features/clock/soft_clock.py: THINKING</extracomment>
        <translation>Bedenkzeit für alle Züge zusammen (niemand verliert dadurch):</translation>
    </message>
    <message>
        <source>Look at who stands where the water comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Schau, wer dort steht, wo das Wasser kommt.</translation>
    </message>
    <message>
        <source>Look at both ends of your dam.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Schau auf beide Enden deines Damms.</translation>
    </message>
    <message>
        <source>Look at what each of these hamsters is still good for.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Überlege, wozu jeder dieser Hamster noch gut ist.</translation>
    </message>
    <message>
        <source>Look at your special hamsters.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Schau auf deine Spezialhamster.</translation>
    </message>
    <message>
        <source>Look at whom each number would flood.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Schau, wen jede Zahl überfluten würde.</translation>
    </message>
    <message>
        <source>Look at how often each number comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Schau, wie oft jede Zahl kommt.</translation>
    </message>
    <message>
        <source>Look at whether anything here is worth its price.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Überlege, ob hier etwas seinen Preis wert ist.</translation>
    </message>
    <message>
        <source>Look at the cards with water.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Schau auf die Karten mit Wasser.</translation>
    </message>
    <message>
        <source>Look at the numbers that come often, 4 to 10.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Schau auf die Zahlen, die oft kommen, 4 bis 10.</translation>
    </message>
    <message>
        <source>Look at the numbers that come seldom, 2, 3, 11 and 12.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Schau auf die Zahlen, die selten kommen, 2, 3, 11 und 12.</translation>
    </message>
    <message>
        <source>Look at the hindmost of the golden compartments.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Schau auf das hinterste der goldenen Fächer.</translation>
    </message>
    <message>
        <source>Look at the golden compartments further ahead.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Schau auf die goldenen Fächer weiter vorn.</translation>
    </message>
    <message>
        <source>Nothing was found that holds: look for where a piece that drops does least harm.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Es fand sich nichts, was hält: Such, wo ein fallender Stein am wenigsten anrichtet.</translation>
    </message>
    <message>
        <source>Look at which of your pieces finds a place.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Schau, welcher deiner Steine einen Platz findet.</translation>
    </message>
    <message>
        <source>Look at the pieces that could go to another compartment.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Schau auf die Steine, die in ein anderes Fach könnten.</translation>
    </message>
    <message>
        <source>Look at your neighbours.</source>
        <extracomment>features/hints/run_hamster_run.py: NEIGHBOURS</extracomment>
        <translation>Schau auf deine Nachbarn.</translation>
    </message>
    <message>
        <source>Look at your chips, and at what each is still needed for.</source>
        <extracomment>features/hints/run_hamster_run.py: CHIPS</extracomment>
        <translation>Schau auf deine Chips, und wozu du jeden noch brauchst.</translation>
    </message>
    <message>
        <source>Look at the strip farthest from the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Schau auf den Streifen, der am weitesten von der Grube ist.</translation>
    </message>
    <message>
        <source>Look at the strips nearer to the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Schau auf die Streifen näher an der Grube.</translation>
    </message>
    <message>
        <source>Look at how far the belt will carry you, and at who stands near you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Schau, wie weit das Band dich trägt, und wer bei dir steht.</translation>
    </message>
    <message>
        <source>Look at how far the pit is, and how fast the belt.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Schau, wie weit die Grube ist, und wie schnell das Band.</translation>
    </message>
    <message>
        <source>Look at the free squares around you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Schau auf die freien Felder um dich herum.</translation>
    </message>
    <message>
        <source>These cards will be your dam. Dots bring hamsters, and a likely number is flooded often. Pass the 3 and the 11 to Nutmeg.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Aus diesen Karten wird dein Damm. Punkte bringen Hamster, und eine wahrscheinliche Zahl wird oft geflutet. Gib die 3 und die 11 an Nutmeg weiter.</translation>
    </message>
    <message>
        <source>Drag them to the places on the right.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Zieh sie auf die Plätze rechts.</translation>
    </message>
    <message>
        <source>A 2 and a 12 came back. A dam breaks from its ends, so many keep the numbers that are rolled often in the middle. Choose “Best odds in the middle”, then confirm.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Eine 2 und eine 12 kamen zurück. Ein Damm bricht von den Enden her, darum legen viele die häufigen Zahlen in die Mitte. Wähle „Beste Chancen in die Mitte“ und bestätige.</translation>
    </message>
    <message>
        <source>Your blue dots bring special hamsters, and you keep half of them. Choose Bombster, Janitster and Ninjaster, then keep them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Deine blauen Punkte bringen Spezialhamster, und die Hälfte davon behältst du. Wähle Bombster, Janitster und Ninjaster und behalte sie.</translation>
    </message>
    <message>
        <source>Who begins? Everybody rolls, and the highest does. Roll the dice.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Wer beginnt? Alle würfeln, und der höchste Wurf fängt an. Würfle.</translation>
    </message>
    <message>
        <source>Click them, or flick them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Klick die Würfel an oder schnipp sie.</translation>
    </message>
    <message>
        <source>Hamsters plug holes, so they go where the water will come. You can place each of them, but this time choose “Auto-place by odds”, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Hamster dichten Löcher ab, also gehören sie dahin, wo das Wasser kommt. Du kannst jeden selbst hinstellen; wähle diesmal aber „Nach Chancen“, dann „Fertig“.</translation>
    </message>
    <message>
        <source>Nutmeg rolled a 2, and nobody guards your 2 on the right. Ninjaster lets you ignore one roll: choose Ninjaster.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Nutmeg hat eine 2 gewürfelt, und deine 2 rechts bewacht niemand. Mit Ninjaster kannst du einen Wurf ignorieren: Wähle Ninjaster.</translation>
    </message>
    <message>
        <source>Now you roll. The number floods all cards of that number, on both dams.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Jetzt würfelst du. Die Zahl flutet alle Karten mit dieser Zahl, auf beiden Dämmen.</translation>
    </message>
    <message>
        <source>A flood at your 7! A hamster that stands there plugs the hole and goes back to your reserve. Send an ordinary one and keep Bombster on the dam.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Eine Flut an deiner 7! Ein Hamster, der dort steht, dichtet das Loch ab und geht zurück in den Vorrat. Schick einen gewöhnlichen und behalte Bombster auf dem Damm.</translation>
    </message>
    <message>
        <source>Two floods at your 10, and one hamster stood there: now water lies on it. Everybody may move one hamster. Move one from the 9 onto the water: it takes the water away and leaves the game.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Zwei Fluten an deiner 10, und ein Hamster stand dort: Nun liegt Wasser darauf. Alle dürfen einen Hamster bewegen. Beweg einen von der 9 aufs Wasser: Er nimmt es mit und verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Some specials act if you do not move. Skip your movement so that Bombster can act.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Manche Spezialhamster handeln, wenn du dich nicht bewegst. Lass deine Bewegung aus, damit Bombster handeln kann.</translation>
    </message>
    <message>
        <source>Bombster floods any card of another dam. Nobody guards the 6 of Nutmeg any more, and nobody yours: drop Bombster on it.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Bombster flutet eine beliebige Karte eines anderen Damms. Die 6 von Nutmeg bewacht niemand mehr, und deine auch nicht: Leg Bombster auf ihre.</translation>
    </message>
    <message>
        <source>The 6 again! On a wet card a flood runs into your town. Three are there now, and the dam breaks. Choose the end that flips: it is never flooded again.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Schon wieder die 6! Auf einer nassen Karte läuft eine Flut in deine Stadt. Drei Marker sind jetzt dort, und der Damm bricht. Wähle das Ende, das umgedreht wird: Es wird nie mehr geflutet.</translation>
    </message>
    <message>
        <source>Twelve rolls are over, and everybody moves once more. Nobody guards your 4. Move one of the two from the 5 there.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>Zwölf Würfe sind vorbei, und alle bewegen noch einmal. Deine 4 bewacht niemand. Bewege einen der beiden von der 5 dorthin.</translation>
    </message>
    <message>
        <source>The round is over, and your reserve comes back. On water, a hamster takes it away and leaves the game. Put one on your 6 to clear it, place the others, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>Die Runde ist vorbei, und dein Vorrat kommt zurück. Auf Wasser nimmt ein Hamster es weg und verlässt das Spiel. Stell einen auf deine 6, um sie trockenzulegen, stell die anderen auf und sei dann fertig.</translation>
    </message>
    <message>
        <source>So it goes on, round after round. At ten tokens in both towns the game ends, and the driest town wins. From here on the dice are real. Keep your town dry!</source>
        <extracomment>features/lessons/hamsterdam.py: GIVEN</extracomment>
        <translation>So geht es weiter, Runde um Runde. Bei zehn Markern in beiden Städten endet das Spiel, und die trockenste Stadt gewinnt. Ab jetzt sind die Würfel echt. Halt deine Stadt trocken!</translation>
    </message>
    <message>
        <source>The wheel rolls under what you build into it, and an empty tray wins. Take the cube and carry it into the golden compartment.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Das Rad rollt unter dem, was du einbaust, und wer nichts mehr hat, gewinnt. Nimm den Würfel und trag ihn in das goldene Fach.</translation>
    </message>
    <message>
        <source>Your other hand holds the wheel. Bring the piece down to where it lies, and let go of it: the wheel rolls until it rests.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Deine andere Hand hält das Rad. Senk den Stein ab, bis er liegt, und lass ihn los: Das Rad rollt, bis es ruht.</translation>
    </message>
    <message>
        <source>Three compartments are golden now: that of the last piece and the next two in rolling direction. Carry any piece into one of them.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Jetzt sind drei Fächer golden: das des letzten Steins und die nächsten beiden in Rollrichtung. Trag einen beliebigen Stein in eines davon.</translation>
    </message>
    <message>
        <source>Your piece must reach further forward than all others in its compartment. Slide it past the golden line if there is one, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Dein Stein muss weiter nach vorne reichen als alle anderen in seinem Fach. Schieb ihn über die goldene Linie, falls es eine gibt, und lass los.</translation>
    </message>
    <message>
        <source>Two pieces of a kind never share a compartment. Take a kind that is missing in a golden one, and carry it there.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Zwei gleiche Steine liegen nie in einem Fach. Nimm eine Sorte, die in einem goldenen noch fehlt, und trag sie dorthin.</translation>
    </message>
    <message>
        <source>A piece that does not hold stays in your hand. Turn it ({turn}) until it lies well, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ein Stein, der nicht hält, bleibt in deiner Hand. Dreh ihn ({turn}), bis er gut liegt, und lass los.</translation>
    </message>
    <message>
        <source>The mouse wheel turns it, too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Das Mausrad dreht ihn auch.</translation>
    </message>
    <message>
        <source>Instead of building you may pass constructively. Choose “Pass instead”, and take a piece out of one of the two lowest compartments: one on which nothing rests, or what rests on it comes down too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Statt zu bauen, darfst du konstruktiv passen. Wähle „Lieber passen“ und nimm einen Stein aus einem der zwei untersten Fächer: einen, auf dem nichts liegt, sonst fällt auch, was darauf liegt.</translation>
    </message>
    <message>
        <source>Carry a piece of the two lowest compartments up to five compartments ahead, to where none of its kind lies, and let go: the weight in front helps the wheel on. If it is too hard, put it back and build one of your own.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Trag einen Stein der zwei untersten Fächer bis zu fünf Fächer nach vorne, dorthin, wo kein gleicher liegt, und lass los: Das Gewicht vorne hilft dem Rad weiter. Ist es zu schwer, leg ihn zurück und bau einen eigenen ein.</translation>
    </message>
    <message>
        <source>Whatever falls out in your turn is yours and goes into your tray. The further ahead, the greater the risk. Take another piece into the wheel.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Was in deinem Zug herausfällt, gehört dir und kommt in deinen Vorrat. Je weiter vorne, desto größer das Risiko. Trag noch einen Stein ins Rad.</translation>
    </message>
    <message>
        <source>You know all of it now. Find the best place for this piece, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Jetzt kennst du alles. Such den besten Platz für diesen Stein und lass los.</translation>
    </message>
    <message>
        <source>Build ahead, mind the edge and the kinds, and pass when it gets steep. Whoever has an empty tray when the wheel rests has won. In other games a clock may run while you hold a piece. Steady hands!</source>
        <extracomment>features/lessons/hamsterrolle.py: GIVEN</extracomment>
        <translation>Bau nach vorne, achte auf die Kante und die Sorten, und passe, wenn es steil wird. Wer nichts mehr hat, wenn das Rad ruht, hat gewonnen. In anderen Spielen läuft vielleicht eine Uhr, während du einen Stein hältst. Ruhige Hände!</translation>
    </message>
    <message>
        <source>The belt carries everybody towards the pit, so stay far away from it. Put your hamster on the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Das Band trägt alle auf die Grube zu, also bleib weit weg von ihr. Setz deinen Hamster auf das markierte Feld.</translation>
    </message>
    <message>
        <source>Drag it there, or click the square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Zieh ihn hin oder klick das Feld an.</translation>
    </message>
    <message>
        <source>Seven pluck chips are all your strength. Put 3 on Scamper for running, 2 on Mettle for fights and 2 on Friskiness for acting early. Then confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Sieben Mummchips sind deine ganze Stärke. Leg 3 auf Flitzen zum Rennen, 2 auf Kraft für Kämpfe und 2 auf Übermut, um früh dran zu sein. Dann bestätige.</translation>
    </message>
    <message>
        <source>Whoever acts last says first what it will do: Biscuit rests. You want to get away from the pit. Choose “Run”.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Wer zuletzt dran ist, sagt zuerst an, was er tut: Biscuit ruht sich aus. Du willst weg von der Grube. Wähle „Rennen“.</translation>
    </message>
    <message>
        <source>Turn a Scamper chip face down, and you run one square. Choose the marked square in front of you.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Dreh einen Flitzen-Chip um, und du rennst ein Feld weit. Wähle das markierte Feld vor dir.</translation>
    </message>
    <message>
        <source>A chip that you spend carries you two squares, but it goes to Fatigue. Choose the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Ein Chip, den du ausgibst, bringt dich zwei Felder weit, kommt aber zur Erschöpfung. Wähle das markierte Feld.</translation>
    </message>
    <message>
        <source>Once in every Run a step sideways is free. Step over to Nutmeg's lane.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Einmal bei jedem Rennen ist ein Schritt zur Seite frei. Wechsle auf die Bahn von Nutmeg.</translation>
    </message>
    <message>
        <source>The last hamster in play wins, so push Nutmeg towards the pit. Your 2 Mettle chips and the 1 of Nutmeg go into the HAT, and one is drawn.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Der letzte Hamster im Spiel gewinnt, also schieb Nutmeg auf die Grube zu. Deine 2 Kraft-Chips und der eine von Nutmeg kommen in den HUT, und einer wird gezogen.</translation>
    </message>
    <message>
        <source>Click Nutmeg.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Klick Nutmeg an.</translation>
    </message>
    <message>
        <source>Your chip came out of the HAT, so you win this test. Push Nutmeg one square and follow.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Dein Chip kam aus dem HUT, also gewinnst du diese Probe. Schieb Nutmeg ein Feld weiter und rück nach.</translation>
    </message>
    <message>
        <source>The belt has moved: Biscuit fell in, and the alligators took a chip. Whoever did not rest gets tired. Move any chip of yours to Fatigue: choose its trait.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Das Band lief weiter: Biscuit fiel hinein, und die Alligatoren nahmen einen Chip. Wer nicht ausruht, ermüdet. Leg einen beliebigen Chip von dir zur Erschöpfung: Wähle seine Eigenschaft.</translation>
    </message>
    <message>
        <source>A new round: split your pluck again. Two chips are in Fatigue, five are left. Put 4 on Mettle and 1 on Friskiness, and confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Eine neue Runde: Verteil deinen Mumm neu. Zwei Chips sind in der Erschöpfung, fünf bleiben. Leg 4 auf Kraft und 1 auf Übermut und bestätige.</translation>
    </message>
    <message>
        <source>Whoever rests gets a chip back and does not tire. Choose “Rest”.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Wer ausruht, bekommt einen Chip zurück und ermüdet nicht. Wähle „Ausruhen“.</translation>
    </message>
    <message>
        <source>Nutmeg bites! If Nutmeg wins the test, you lose a chip. You have 4 Mettle chips against 2: resist.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Nutmeg beißt! Gewinnt Nutmeg die Probe, verlierst du einen Chip. Du hast 4 Kraft-Chips gegen 2: Wehr dich.</translation>
    </message>
    <message>
        <source>Well defended! Now comes your Rest: take a chip back from Fatigue. Choose the trait that gets it.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Gut gewehrt! Jetzt ruhst du dich aus: Nimm einen Chip aus der Erschöpfung zurück. Wähle die Eigenschaft, die ihn bekommt.</translation>
    </message>
    <message>
        <source>Allocate, run, push, resist, rest: that is a round, and the belt never stops. Bite and Throw are tests like the push. Now the luck is real. Go on and be the last one in play!</source>
        <extracomment>features/lessons/run_hamster_run.py: GIVEN</extracomment>
        <translation>Verteilen, rennen, schieben, sich wehren, ausruhen: Das ist eine Runde, und das Band bleibt nie stehen. Beißen und Werfen sind Proben wie das Schieben. Ab jetzt ist das Glück echt. Spiel weiter und bleib als Letzter im Spiel!</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, falls out before the wheel is at rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-falls</extracomment>
        <translation>Stein {number}, {name:der |die |das }{name}, fällt heraus, bevor das Rad stillsteht.</translation>
    </message>
    <message>
        <source>With these pieces the wheel does not come to rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-restless</extracomment>
        <translation>Mit diesen Steinen kommt das Rad nicht zur Ruhe.</translation>
    </message>
    <message>
        <source>There is no room for piece {number}, the {name}.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-no-room</extracomment>
        <translation>Für Stein {number}, {name:den |die |das }{name}, ist kein Platz.</translation>
    </message>
    <message>
        <source>The wheel comes to rest. Laid: {done} of {all} pieces.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: LAYING</extracomment>
        <translation>Das Rad kommt zur Ruhe. Gelegt: {done} von {all} Steinen.</translation>
    </message>
    <message>
        <source>Compartments are counted forwards, as the wheel rolls; 1 is the one in which the cone stood at first. The pieces are laid in the order in which you enter them: what lies below comes first.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: NOTE</extracomment>
        <translation>Die Fächer zählen vorwärts, wie das Rad rollt; 1 ist das Fach, in dem der Kegel am Anfang stand. Die Steine werden in der Reihenfolge gelegt, in der du sie eingibst: Was unten liegt, kommt zuerst.</translation>
    </message>
    <message>
        <source>Dam card</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Dammkarte</translation>
    </message>
    <message>
        <source>Special hamster</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Spezialhamster</translation>
    </message>
    <message>
        <source>Round tracker</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit
features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Rundenanzeiger</translation>
    </message>
    <message>
        <source>Hamster</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: score_sheet
features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>Flood token</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Flutmarker</translation>
    </message>
    <message>
        <source>Fold the special cards along their dashed lines and glue them: the back is the ordinary hamster.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Die Spezialhamster an den gestrichelten Linien falten und zusammenkleben: Die Rückseite ist der gewöhnliche Hamster.</translation>
    </message>
    <message>
        <source>You also need two dice.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Dazu braucht ihr zwei Würfel.</translation>
    </message>
    <message>
        <source>Roll for who begins.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.first</extracomment>
        <translation>Würfelt aus, wer beginnt.</translation>
    </message>
    <message>
        <source>Deal special hamsters.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.deal</extracomment>
        <translation>Teilt Spezialhamster aus.</translation>
    </message>
    <message>
        <source>{roller} rolls the dice.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.roll</extracomment>
        <translation>{roller} würfelt.</translation>
    </message>
    <message>
        <source>{roller} rolls again.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.again</extracomment>
        <translation>{roller} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{roller} rolls for the Whack-a-Mole.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.whack</extracomment>
        <translation>{roller} würfelt für den Whack-a-Mole.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>The dams, each card from the left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Die Dämme, Karte für Karte von links</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>In reserve</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>In town: {tokens} flood tokens</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>In der Stadt: {tokens} Flutmarker</translation>
    </message>
    <message>
        <source>In reserve: {hamsters}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Im Vorrat: {hamsters}</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/printing/hamsterdam/sheets.py: _result
features/printing/hamsterdam/sheets.py: _town</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>flipped</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _line</extracomment>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>as {special}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>als {special}</translation>
    </message>
    <message>
        <source>with a flood token</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>mit Flutmarker</translation>
    </message>
    <message>
        <source>used</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>Its token on</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Marker auf</translation>
    </message>
    <message>
        <source>Flood tokens left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Übrige Flutmarker</translation>
    </message>
    <message>
        <source>In the middle</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>The dice show {a} and {b}.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Die Würfel zeigen {a} und {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll is ignored.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Für {seat} zählt der Wurf nicht.</translation>
    </message>
    <message>
        <source>Floods still to come: {floods}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Fluten, die noch kommen: {floods}</translation>
    </message>
    <message>
        <source>The movement is skipped by: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Die Bewegung lassen aus: {names}</translation>
    </message>
    <message>
        <source>Seats, each to the left of the one before: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Plätze, jeder links vom vorigen: {names}</translation>
    </message>
    <message>
        <source>Flood tokens in each town after each roll; {mark} means that a card was flipped.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page</extracomment>
        <translation>Flutmarker in jeder Stadt nach jedem Wurf; {mark} heißt, dass eine Karte umgedreht wurde.</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page
features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _round
features/statistics/hamsterdam.py: series</extracomment>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>After {turns} turns of round {round}: {town} of {end} flood tokens in the towns.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _how_it_ended</extracomment>
        <translation>Nach {turns} Zügen von Runde {round}: {town} von {end} Flutmarkern in den Städten.</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>violett</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>light blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Compartment dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Fachscheibe</translation>
    </message>
    <message>
        <source>Pointer of the dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Zeiger der Fachscheibe</translation>
    </message>
    <message>
        <source>Print the templates once for each player, the cone only once.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Die Schablonen für jede Person einmal drucken, den Kegel nur einmal.</translation>
    </message>
    <message>
        <source>Fold the templates along their dashed lines and glue them by their pale tabs.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Faltet die Schablonen an den gestrichelten Linien und klebt sie an den hellen Laschen zusammen.</translation>
    </message>
    <message>
        <source>Or cut the tabs off, lay the templates on wood and saw along them.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Oder schneidet die Laschen ab, legt die Schablonen auf Holz und sägt daran entlang.</translation>
    </message>
    <message>
        <source>Pin the pointer to the middle of the dial: it shows the compartment in which was built last.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Den Zeiger in der Mitte der Scheibe befestigen: Er zeigt das Fach, in das zuletzt gebaut wurde.</translation>
    </message>
    <message>
        <source>Template: {piece}</source>
        <extracomment>features/printing/hamsterrolle/kit.py: _template</extracomment>
        <translation>Schablone: {piece}</translation>
    </message>
    <message>
        <source>Let go of the wheel and let it come to rest.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.settle</extracomment>
        <translation>Lasst das Rad los, bis es zur Ruhe kommt.</translation>
    </message>
    <message>
        <source>Draw a piece of the fourth set.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.spare</extracomment>
        <translation>Zieht einen Spielstein des vierten Sets.</translation>
    </message>
    <message>
        <source>Draw who begins.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.start</extracomment>
        <translation>Lost aus, wer beginnt.</translation>
    </message>
    <message>
        <source>The wheel, seen from the front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>Das Rad, von vorne gesehen</translation>
    </message>
    <message>
        <source>The supplies</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>Die Vorräte</translation>
    </message>
    <message>
        <source>Pieces, from the edge on</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Spielsteine, von der Kante an</translation>
    </message>
    <message>
        <source>{n}, lowest</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartment</extracomment>
        <translation>{n}, unten</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>{letter} {piece} in front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} vorne</translation>
    </message>
    <message>
        <source>{letter} {piece} at the back</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} hinten</translation>
    </message>
    <message>
        <source>The wheel rolls to the</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Das Rad rollt nach</translation>
    </message>
    <message>
        <source>It rolls to the right.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Es rollt nach rechts.</translation>
    </message>
    <message>
        <source>It rolls to the left.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Es rollt nach links.</translation>
    </message>
    <message>
        <source>Built last in compartment {n}.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Zuletzt gebaut in Fach {n}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>Zug {turn}: {name}</translation>
    </message>
    <message>
        <source>The attempt has begun with this piece: {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>Der Bauversuch läuft mit diesem Stein: {piece}</translation>
    </message>
    <message>
        <source>Rolled: degrees forwards. Left: what the builder has still to build after the turn.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Gerollt: Grad nach vorne. Übrig: was nach dem Zug noch einzubauen ist. P: gepasst.</translation>
    </message>
    <message>
        <source>pass: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>P: {piece}</translation>
    </message>
    <message>
        <source>late: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>spät: {piece}</translation>
    </message>
    <message>
        <source>drop: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>fiel: {piece}</translation>
    </message>
    <message>
        <source>kept: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>hält: {piece}</translation>
    </message>
    <message>
        <source>could do nothing</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: SKIPPED</extracomment>
        <translation>nichts möglich</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table
features/statistics/hamsterdam.py: _dice
features/statistics/hamsterrolle.py: series</extracomment>
        <translation>Gerollt</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Turn {turn}. Pieces in the wheel: {pieces}. It has rolled {degrees} degrees.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _how_it_ended</extracomment>
        <translation>Zug {turn}. Steine im Rad: {pieces}. Es ist {degrees} Grad weit gerollt.</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Bastelbogen zum Ausdrucken</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Print at 100 %, without fitting to the page. The ruler on every page measures exactly 50 mm.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Mit 100 % drucken, ohne an die Seite anzupassen. Das Lineal auf jeder Seite misst genau 50 mm.</translation>
    </message>
    <message>
        <source>Glue the pages on cardboard and let them dry. Cut along the crop marks: colour goes on beyond them.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Die Seiten auf Karton kleben und trocknen lassen. Entlang der Schnittmarken schneiden: Die Farbe geht darüber hinaus.</translation>
    </message>
    <message>
        <source>Stand-up hamster</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Hamster zum Aufstellen</translation>
    </message>
    <message>
        <source>Pluck chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Mummchip</translation>
    </message>
    <message>
        <source>Belt strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Bandstreifen</translation>
    </message>
    <message>
        <source>Star strip of the belt</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Sternstreifen des Bands</translation>
    </message>
    <message>
        <source>Alligator Pit strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Streifen der Alligatorgrube</translation>
    </message>
    <message>
        <source>Alligator chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Alligatorchip</translation>
    </message>
    <message>
        <source>Fold each hamster along its dashed lines into a tent and glue its two feet together, one on the other.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Jeden Hamster an den gestrichelten Linien zu einem Zelt falten und seine beiden Füße aufeinanderkleben.</translation>
    </message>
    <message>
        <source>Fold the profile sheets along their lines, so that the lid hides the traits.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Die Steckbriefe an ihren Linien falten, sodass die Klappe die Eigenschaften verdeckt.</translation>
    </message>
    <message>
        <source>You also need a die and a bag or a hat that nobody can look into, the HAT.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Dazu braucht ihr einen Würfel und einen Beutel oder Hut, in den niemand hineinsehen kann: den HUT.</translation>
    </message>
    <message>
        <source>Draw from the HAT who places a hamster.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.placement</extracomment>
        <translation>Zieht aus dem HUT, wer einen Hamster setzt.</translation>
    </message>
    <message>
        <source>Draw the next initiative from the HAT.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.initiative</extracomment>
        <translation>Zieht die nächste Initiative aus dem HUT.</translation>
    </message>
    <message>
        <source>Draw from the HAT for the test.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.test</extracomment>
        <translation>Zieht aus dem HUT für die Probe.</translation>
    </message>
    <message>
        <source>Draw from the HAT who meets the alligators first.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp-order</extracomment>
        <translation>Zieht aus dem HUT, wer zuerst auf die Alligatoren trifft.</translation>
    </message>
    <message>
        <source>Draw from the HAT against the alligators.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp</extracomment>
        <translation>Zieht aus dem HUT gegen die Alligatoren.</translation>
    </message>
    <message>
        <source>The belt, seen from above, with the pit in front</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>Das Band von oben, vorne die Grube</translation>
    </message>
    <message>
        <source>The chips and the action of every hamster</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>Chips und Aktion jedes Hamsters</translation>
    </message>
    <message>
        <source>Lane {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Bahn {n}</translation>
    </message>
    <message>
        <source>{n}, star strip</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>{n}, Sternstreifen</translation>
    </message>
    <message>
        <source>Chips in the Speed pool: {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools</extracomment>
        <translation>Chips im Tempovorrat: {n}</translation>
    </message>
    <message>
        <source>Alligators now</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Alligatoren jetzt</translation>
    </message>
    <message>
        <source>Speed pool</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Tempovorrat</translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Alligatorgrube</translation>
    </message>
    <message>
        <source>Hamsters in it</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Hamster darin</translation>
    </message>
    <message>
        <source>In hand</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>{n}, face down {down}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamster</extracomment>
        <translation>{n}, verdeckt {down}</translation>
    </message>
    <message>
        <source>not placed</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>strip {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>Streifen {n}</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>bewusstlos</translation>
    </message>
    <message>
        <source>{action}, done</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>{action}, erledigt</translation>
    </message>
    <message>
        <source>In the HAT: {chips}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Im HUT: {chips}</translation>
    </message>
    <message>
        <source>It has changed its action.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Er hat seine Aktion gewechselt.</translation>
    </message>
    <message>
        <source>It has used its free square.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Er hat sein freies Feld genutzt.</translation>
    </message>
    <message>
        <source>It has made its challenge.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Er hat seine Herausforderung gemacht.</translation>
    </message>
    <message>
        <source>It has used its free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Er hat seinen freien Schritt zur Seite genutzt.</translation>
    </message>
    <message>
        <source>It has pushed: {names}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Er hat geschoben: {names}</translation>
    </message>
    <message>
        <source>One free square, before or after the challenge.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite
features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Ein freies Feld, vor oder nach der Herausforderung.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: it loses a chip; you choose the trait.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite</extracomment>
        <translation>Kraftprobe gegen einen Nachbarn. Gewonnen: Er verliert einen Chip; du wählst die Eigenschaft.</translation>
    </message>
    <message>
        <source>Flip a Scamper chip: 1 square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Flitzen-Chip umdrehen: 1 Feld.</translation>
    </message>
    <message>
        <source>Spend one: 2 squares.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Einen ausgeben: 2 Felder.</translation>
    </message>
    <message>
        <source>Once: a free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Einmal: ein freier Schritt zur Seite.</translation>
    </message>
    <message>
        <source>Push: flip 1, test Mettle; flip 1 more for each further square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Schieben: 1 umdrehen, Kraftprobe; für jedes weitere Feld noch 1 umdrehen.</translation>
    </message>
    <message>
        <source>Climb over: flip 3, or spend 1 and flip 1.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Klettern: 3 umdrehen oder 1 ausgeben und 1 umdrehen.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: put it down up to half your Mettle away.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Kraftprobe gegen einen Nachbarn. Gewonnen: Setz ihn bis zu deiner halben Kraft weit weg.</translation>
    </message>
    <message>
        <source>No move. A chip comes back from Fatigue, but not in the pit.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Keine Bewegung. Ein Chip kommt aus der Erschöpfung zurück, aber nicht in der Grube.</translation>
    </message>
    <message>
        <source>No strain at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Am Ende der Runde keine Erschöpfung.</translation>
    </message>
    <message>
        <source>how far you run</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.scamper</extracomment>
        <translation>wie weit du rennst</translation>
    </message>
    <message>
        <source>how hard you push and hold</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.mettle</extracomment>
        <translation>wie fest du schiebst und dagegenhältst</translation>
    </message>
    <message>
        <source>how soon you act</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.friskiness</extracomment>
        <translation>wie früh du drankommst</translation>
    </message>
    <message>
        <source>One strip per round for each chip. Begin with one; the star strip leads towards four.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Ein Streifen pro Runde für jeden Chip. Beginnt mit einem; der Sternstreifen führt auf vier zu.</translation>
    </message>
    <message>
        <source>In each hamster's box: its action (B, R, T, –) and its chips in Fatigue at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Ins Kästchen jedes Hamsters: seine Aktion (B, R, W, –) und seine Chips in der Erschöpfung am Ende der Runde.</translation>
    </message>
    <message>
        <source>Experimental Data Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Versuchsprotokoll</translation>
    </message>
    <message>
        <source>Squares touch</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Felder berühren sich</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _in_pit</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Hamster under test</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Versuchshamster</translation>
    </message>
    <message>
        <source>Draw your hamster here.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Zeichne hier deinen Hamster.</translation>
    </message>
    <message>
        <source>The four actions</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Die vier Aktionen</translation>
    </message>
    <message>
        <source>The three traits: all your pluck, allocated in secret each round</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Die drei Eigenschaften: dein ganzer Mumm, jede Runde geheim verteilt</translation>
    </message>
    <message>
        <source>Experimental Subject Profile Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Steckbrief des Versuchstiers</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>1 Fold this part to the back: your drawing is the outside of the lid.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>1 Falte diesen Teil nach hinten: Deine Zeichnung ist die Außenseite des Deckels.</translation>
    </message>
    <message>
        <source>2 Fold the lid down over the traits until all are shown.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>2 Falte den Deckel über die Eigenschaften, bis alle gezeigt werden.</translation>
    </message>
    <message>
        <source>After round {round}, with {left} hamsters in play.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _how_it_ended</extracomment>
        <translation>Nach Runde {round}, mit {left} Hamstern im Spiel.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>features/printing/score_sheet.py: fields</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>features/printing/score_sheet.py: plain_score_sheet</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <extracomment>features/printing/setup_sheet.py: TITLE</extracomment>
        <translation>Aufbaubogen</translation>
    </message>
    <message>
        <source>To play on with the real game: lay everything out in this order. To go on later on the screen: “Enter a position”, in the menu.</source>
        <extracomment>features/printing/setup_sheet.py: page</extracomment>
        <translation>Zum Weiterspielen mit dem echten Spiel: Legt alles in dieser Reihenfolge hin. Später am Bildschirm weiter: „Stellung eingeben“ im Menü.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Roll or draw.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Würfelt oder zieht.</translation>
    </message>
    <message>
        <source>What is secret is not on this sheet: choose it again at the table.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Was geheim ist, steht nicht hier: Wählt es am Tisch noch einmal.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Dann: {names}</translation>
    </message>
    <message>
        <source>{game} has the sheets {names}, not {name}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>{game} hat die Bögen {names}, nicht {name}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
        <source>Only a kit is printed with low ink.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Nur Bastelbogen werden mit wenig Tinte gedruckt.</translation>
    </message>
    <message>
        <source>There is neither a file nor a game called {name}. The games are {names}.</source>
        <extracomment>features/printing/sheet.py: _loaded</extracomment>
        <translation>Es gibt weder eine Datei noch ein Spiel namens {name}. Die Spiele sind {names}.</translation>
    </message>
    <message>
        <source>{path} is no sheet of this program and stays as it is. Name another file.</source>
        <extracomment>features/printing/sheet.py: _refuse_what_is_not_ours</extracomment>
        <translation>{path} ist kein Bogen dieses Programms und bleibt, wie es ist. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>It is your movement: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Du bist mit der Bewegung dran: Was tust du?</translation>
    </message>
    <message>
        <source>Which ability do you use instead of a movement?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Welche Fähigkeit nutzt du statt einer Bewegung?</translation>
    </message>
    <message>
        <source>You redeploy: what do you do first?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Du stellst um: Was tust du zuerst?</translation>
    </message>
    <message>
        <source>The water comes: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Das Wasser kommt: Was tust du?</translation>
    </message>
    <message>
        <source>Which ability do you use now, if any?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Welche Fähigkeit nutzt du jetzt, wenn überhaupt eine?</translation>
    </message>
    <message>
        <source>The dice lie there: what do you make of them?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Die Würfel liegen da: Was machst du daraus?</translation>
    </message>
    <message>
        <source>What is chosen before the first round is left out.</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Was vor der ersten Runde gewählt wird, bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>The wheel stands still. Which of these pieces holds where it is drawn?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>Das Rad steht still. Welcher dieser Steine hält, wo er gezeichnet ist?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that nothing falls when the wheel is let go?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>Auf welchem dieser Plätze baust du, damit nichts fällt, wenn das Rad losgelassen wird?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that the wheel rolls on farthest?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>Auf welchem dieser Plätze baust du, damit das Rad am weitesten rollt?</translation>
    </message>
    <message>
        <source>Look for the middle of each piece: is there something below it, or does it tip over an edge?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>Such die Mitte jedes Steins: Liegt etwas darunter, oder kippt er über eine Kante?</translation>
    </message>
    <message>
        <source>Look for what lies loose up at the back: when the wheel rolls on, that goes first.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>Such, was hinten oben lose liegt: Rollt das Rad weiter, fällt das zuerst.</translation>
    </message>
    <message>
        <source>A heavy piece, and a place far ahead, let the wheel roll on.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>Ein schwerer Stein und ein Platz weit vorn lassen das Rad weiterrollen.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {best} of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Mit der besten Antwort fällt in {best} von 100 Versuchen nichts.</translation>
    </message>
    <message>
        <source>That comes off in {wins} of 100 tries. Another answer does in {best}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Das gelingt in {wins} von 100 Versuchen. Eine andere Antwort gelingt in {best}.</translation>
    </message>
    <message>
        <source>{answer}: that comes off in {best} of 100 tries. The next best, {second}, in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer}: Das gelingt in {best} von 100 Versuchen. Das Zweitbeste, {second}, in {wins}.</translation>
    </message>
    <message>
        <source>{answer}: nothing falls in {best} of 100 tries, with the choice in the game in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer}: In {best} von 100 Versuchen fällt nichts, mit der Wahl im Spiel in {wins}.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {n} more of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Mit der besten Antwort bleibt in {n} von 100 Versuchen öfter alles liegen.</translation>
    </message>
    <message>
        <source>Only turns in which something fell are looked at.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Betrachtet werden nur Züge, in denen etwas gefallen ist.</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <extracomment>features/puzzles/questions.py: ANY</extracomment>
        <translation>Was ist jetzt das Beste?</translation>
    </message>
    <message>
        <source>The best answer wins {best} of 100 games.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Die beste Antwort gewinnt {best} von 100 Spielen.</translation>
    </message>
    <message>
        <source>That wins {wins} of 100 games. Another answer wins {best}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Das gewinnt {wins} von 100 Spielen. Eine andere Antwort gewinnt {best}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games. The next best, {second}, wins {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer}: Das gewinnt {best} von 100 Spielen. Das Zweitbeste, {second}, gewinnt {wins}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games, the choice in the game {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer}: Das gewinnt {best} von 100 Spielen, die Wahl im Spiel {wins}.</translation>
    </message>
    <message>
        <source>It wins {n} of 100 games fewer than the best answer.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Das gewinnt {n} von 100 Spielen weniger als die beste Antwort.</translation>
    </message>
    <message>
        <source>Which action do you declare?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Welche Aktion sagst du an?</translation>
    </message>
    <message>
        <source>It is your turn to act: what do you do first?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Du bist mit deiner Aktion dran: Was tust du zuerst?</translation>
    </message>
    <message>
        <source>You throw somebody: on which square?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Du wirfst jemanden: auf welches Feld?</translation>
    </message>
    <message>
        <source>How pluck was split is left out.</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Wie Mumm verteilt wurde, bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>Dry town</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Trockene Stadt</translation>
    </message>
    <message>
        <source>Win Hamsterdam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterdam.</translation>
    </message>
    <message>
        <source>Dam master</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Deichgraf</translation>
    </message>
    <message>
        <source>Win Hamsterdam 10 times.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterdam 10-mal.</translation>
    </message>
    <message>
        <source>Dry feet</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Trockene Füße</translation>
    </message>
    <message>
        <source>Win Hamsterdam with no water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterdam ohne Wasser in der Stadt.</translation>
    </message>
    <message>
        <source>Not a crack</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Kein Riss</translation>
    </message>
    <message>
        <source>Win Hamsterdam without a breach in your dam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterdam ohne Bruch in deinem Damm.</translation>
    </message>
    <message>
        <source>Stopper</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Stöpsel</translation>
    </message>
    <message>
        <source>Stop 70 floods in one game of Hamsterdam.</source>
        <oldsource>Stop 25 floods in one game of Hamsterdam.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Halte 70 Fluten in einem Spiel Hamsterdam auf.</translation>
    </message>
    <message>
        <source>Special force</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Spezialeinheit</translation>
    </message>
    <message>
        <source>Use special hamsters 12 times in one game.</source>
        <oldsource>Use six special hamsters in one game.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Setze in einem Spiel 12-mal Spezialhamster ein.</translation>
    </message>
    <message>
        <source>Full barracks</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Volle Kaserne</translation>
    </message>
    <message>
        <source>End a game of Hamsterdam with 13 hamsters.</source>
        <oldsource>End a game of Hamsterdam with 18 hamsters.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Beende Hamsterdam mit 13 Hamstern.</translation>
    </message>
    <message>
        <source>King of the river</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Herr des Flusses</translation>
    </message>
    <message>
        <source>Win Hamsterdam against three others.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterdam gegen drei andere.</translation>
    </message>
    <message>
        <source>Under an umbrella</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Unterm Schirm</translation>
    </message>
    <message>
        <source>Have three rolls more miss your dam than expected.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Drei Würfe mehr, als zu erwarten war, verfehlen deinen Damm.</translation>
    </message>
    <message>
        <source>Wet fur</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Nasses Fell</translation>
    </message>
    <message>
        <source>Come last in Hamsterdam, with ten drops of water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Werde Letzter in Hamsterdam, mit zehn Tropfen in der Stadt.</translation>
    </message>
    <message>
        <source>Round and round</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Rundherum</translation>
    </message>
    <message>
        <source>Win Hamsterrolle.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterrolle.</translation>
    </message>
    <message>
        <source>Wheelwright</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Radmacher</translation>
    </message>
    <message>
        <source>Win Hamsterrolle 10 times.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterrolle 10-mal.</translation>
    </message>
    <message>
        <source>Steady hand</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Ruhige Hand</translation>
    </message>
    <message>
        <source>Win Hamsterrolle without a piece falling in your turns.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gewinne Hamsterrolle, ohne dass in deinen Zügen etwas fällt.</translation>
    </message>
    <message>
        <source>Tower</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Build the tallest tower of a game, of four pieces or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Baue den höchsten Turm eines Spiels, aus mindestens vier Teilen.</translation>
    </message>
    <message>
        <source>High up</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Hoch hinauf</translation>
    </message>
    <message>
        <source>Lay the most daring piece of a game, 90 degrees up the wheel or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Lege den kühnsten Stein eines Spiels, mindestens 90 Grad hoch im Rad.</translation>
    </message>
    <message>
        <source>Timber!</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Holz fällt!</translation>
    </message>
    <message>
        <source>Let the most pieces of a game fall at once, six or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Lass die meisten Teile eines Spiels auf einmal fallen, mindestens sechs.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>features/records/months.py: VALUES.points
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>features/records/months.py: VALUES.points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>features/records/months.py: VALUES.won</extracomment>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>features/records/months.py: VALUES.won
features/records/months.py: VALUES.games</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games played</source>
        <extracomment>features/records/months.py: VALUES.games</extracomment>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>features/records/months.py: season_words</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>MMM ’yy</source>
        <extracomment>features/records/months.py: Lifetime.of</extracomment>
        <translation>MMM ’yy</translation>
    </message>
    <message>
        <source>month</source>
        <extracomment>features/records/months.py: Lifetime.of</extracomment>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <extracomment>features/records/records_model.py: Person.called
models/items/library_model.py: who</extracomment>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS</extracomment>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>features/records/records_model.py: _luck_columns</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>{won} of {tests}</source>
        <extracomment>features/records/records_model.py: _came
features/statistics/figures_model.py: _draws</extracomment>
        <translation>{won} von {tests}</translation>
    </message>
    <message>
        <source>Last one running</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Wer zuletzt läuft</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run!</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gewinne Run, Hamster, Run!</translation>
    </message>
    <message>
        <source>Fast feet</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Flinke Füße</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! 10 times.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gewinne Run, Hamster, Run! 10-mal.</translation>
    </message>
    <message>
        <source>Five on the belt</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Fünf auf dem Band</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! against four others.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gewinne Run, Hamster, Run! gegen vier andere.</translation>
    </message>
    <message>
        <source>Elbows</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>Push others three squares in one game.</source>
        <oldsource>Push three times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Schubse andere in einem Spiel drei Felder weit.</translation>
    </message>
    <message>
        <source>Sharp teeth</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Scharfe Zähne</translation>
    </message>
    <message>
        <source>Bite three times in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Beiße dreimal in einem Spiel.</translation>
    </message>
    <message>
        <source>Through the air</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Durch die Luft</translation>
    </message>
    <message>
        <source>Throw twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Wirf zweimal in einem Spiel.</translation>
    </message>
    <message>
        <source>Over the top</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Obendrüber</translation>
    </message>
    <message>
        <source>Climb over others twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Klettere in einem Spiel zweimal über andere.</translation>
    </message>
    <message>
        <source>Power nap</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Nickerchen</translation>
    </message>
    <message>
        <source>Rest 15 times in one game.</source>
        <oldsource>Rest four times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Ruh dich 15-mal in einem Spiel aus.</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Friedlich</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! without a push, a bite or a throw.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gewinne Run, Hamster, Run! ohne Schubs, Biss oder Wurf.</translation>
    </message>
    <message>
        <source>Long breath</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Langer Atem</translation>
    </message>
    <message>
        <source>Stay in play for 20 rounds.</source>
        <oldsource>Stay in play for 12 rounds.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Bleib 20 Runden im Spiel.</translation>
    </message>
    <message>
        <source>Four-leaf clover</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vierblättriges Kleeblatt</translation>
    </message>
    <message>
        <source>Win two tests more than expected, in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gewinne in einem Spiel zwei Proben mehr, als zu erwarten war.</translation>
    </message>
    <message>
        <source>Breakfast</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Frühstück</translation>
    </message>
    <message>
        <source>Be eaten before round 4.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Werde vor Runde 4 gefressen.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende ein Spiel.</translation>
    </message>
    <message>
        <source>First win</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Erster Sieg</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gewinne ein Spiel.</translation>
    </message>
    <message>
        <source>Pupil</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Do all lessons of a game, and finish it.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Mach alle Lektionen eines Spiels, und spiel es zu Ende.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Finish 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende 10 Spiele.</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Teil des Tisches</translation>
    </message>
    <message>
        <source>Finish 50 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende 50 Spiele.</translation>
    </message>
    <message>
        <source>Old hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Alter Hase</translation>
    </message>
    <message>
        <source>Finish 100 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende 100 Spiele.</translation>
    </message>
    <message>
        <source>Ten times gold</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Zehnmal Gold</translation>
    </message>
    <message>
        <source>Win 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gewinne 10 Spiele.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Alleskönner</translation>
    </message>
    <message>
        <source>Finish each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende jedes der drei Spiele.</translation>
    </message>
    <message>
        <source>Triple crown</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Dreifache Krone</translation>
    </message>
    <message>
        <source>Win each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gewinne jedes der drei Spiele.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Im Lauf</translation>
    </message>
    <message>
        <source>Win three games in a row.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gewinne drei Spiele in Folge.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Comeback</translation>
    </message>
    <message>
        <source>Come last, and win the next game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Werde Letzter und gewinne das nächste Spiel.</translation>
    </message>
    <message>
        <source>Game day</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Spieltag</translation>
    </message>
    <message>
        <source>Finish three games on one day.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende drei Spiele an einem Tag.</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Volles Haus</translation>
    </message>
    <message>
        <source>Finish a game of four people.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende ein Spiel zu viert.</translation>
    </message>
    <message>
        <source>Hand in hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Hand in Hand</translation>
    </message>
    <message>
        <source>Share the first place.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Teile dir den ersten Platz.</translation>
    </message>
    <message>
        <source>Sharper</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Pfiffiger</translation>
    </message>
    <message>
        <source>Come out before a Sharp computer player.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Komm vor einem Computer der Stufe Pfiffikus an.</translation>
    </message>
    <message>
        <source>Master’s master</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Meister über Meister</translation>
    </message>
    <message>
        <source>Come out before a Master.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Komm vor einem Meister an.</translation>
    </message>
    <message>
        <source>Owl</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Nachteule</translation>
    </message>
    <message>
        <source>Finish a game between midnight and five.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Beende ein Spiel zwischen Mitternacht und fünf.</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>features/statistics/hamsterdam.py
features/statistics/run_hamster_run.py</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Water in town</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Wasser in der Stadt</translation>
    </message>
    <message>
        <source>Water on dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Wasser am Damm</translation>
    </message>
    <message>
        <source>On the dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Auf dem Damm</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>flood tokens</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>Flutmarker</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Flutmarker in der Stadt nach jeder Runde</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Flutmarker auf dem Damm nach jeder Runde</translation>
    </message>
    <message>
        <source>hamsters on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Hamster auf dem Damm nach jeder Runde</translation>
    </message>
    <message>
        <source>hamsters in reserve after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Hamster im Vorrat nach jeder Runde</translation>
    </message>
    <message>
        <source>hamsters that have left the game</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Hamster, die das Spiel verlassen haben</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Flutmarker in der Stadt nach jedem Wurf</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Flutmarker auf dem Damm nach jedem Wurf</translation>
    </message>
    <message>
        <source>hamsters on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Hamster auf dem Damm nach jedem Wurf</translation>
    </message>
    <message>
        <source>hamsters in reserve after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>Hamster im Vorrat nach jedem Wurf</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>Flutmarker in der Stadt nach jeder Runde; gefüllt: ein Dammbruch</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>Flutmarker in der Stadt nach jedem Wurf; gefüllt: ein Dammbruch</translation>
    </message>
    <message>
        <source>first breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>erster Dammbruch</translation>
    </message>
    <message>
        <source>second breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>zweiter Dammbruch</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>sum of the dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>Summe der Würfel</translation>
    </message>
    <message>
        <source>times rolled</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>wie oft gewürfelt</translation>
    </message>
    <message>
        <source>line: expected, pale: the range 95 of 100 games fall in</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>Linie: erwartet, blass: Bereich, in den 95 von 100 Spielen fallen</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>features/statistics/hamsterrolle.py: TURN</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>features/statistics/hamsterrolle.py: TITLES</extracomment>
        <translation>Das Rad</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <source>pieces that still have to be built after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>Steine, die nach jedem Zug noch eingebaut werden müssen</translation>
    </message>
    <message>
        <source>pieces that have fallen, by whose turn it was; the height of a step is what fell in one</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>gefallene Steine, nach dem, der am Zug war; die Höhe einer Stufe ist, was in einem Zug fiel</translation>
    </message>
    <message>
        <source>degrees that the wheel has rolled forwards, after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>Grad, die das Rad nach vorne gerollt ist, nach jedem Zug</translation>
    </message>
    <message>
        <source>chips</source>
        <extracomment>features/statistics/run_hamster_run.py</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Pluck</source>
        <extracomment>features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Mumm</translation>
    </message>
    <message>
        <source>pluck chips at the start of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>Mummchips am Anfang der Runde</translation>
    </message>
    <message>
        <source>chips put into Scamper</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>Chips auf Flitzen</translation>
    </message>
    <message>
        <source>chips put into Mettle</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>Chips auf Kraft</translation>
    </message>
    <message>
        <source>chips put into Friskiness</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>Chips auf Übermut</translation>
    </message>
    <message>
        <source>chips in Fatigue at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>Chips in der Erschöpfung am Ende der Runde</translation>
    </message>
    <message>
        <source>Speed and alligators in the pit at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Tempo und Alligatoren in der Grube am Ende der Runde</translation>
    </message>
    <message>
        <source>Belt and pit</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Band und Grube</translation>
    </message>
    <message>
        <source>Speed, alligators</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Tempo, Alligatoren</translation>
    </message>
    <message>
        <source>The temper of Steady, Sharp and Master (it makes nobody stronger):</source>
        <extracomment>features/tempers/choice.py: TEMPER</extracomment>
        <translation>Das Gemüt von Praktikus, Pfiffikus und Meister (stärker wird davon niemand):</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <extracomment>models/items/graph_model.py: USUAL</extracomment>
        <translation>Normale Würfel</translation>
    </message>
    <message>
        <source>Expected {expected}, usually {low} to {high}</source>
        <extracomment>models/items/graph_model.py: usual_sentence</extracomment>
        <translation>Erwartet {expected}, meist {low} bis {high}</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>models/items/history_model.py: StoryModel.__init__</extracomment>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Challenge, finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Herausforderung, beendet</translation>
    </message>
    <message>
        <source>Challenge, not finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Herausforderung, nicht beendet</translation>
    </message>
    <message>
        <source>{stand}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>{stand}.</translation>
    </message>
    <message>
        <source>Players: {who}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Spieler: {who}.</translation>
    </message>
    <message>
        <source>Deleted; it can be restored {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Gelöscht; lässt sich {when} wiederherstellen.</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Zuletzt gespielt: {when}.</translation>
    </message>
    <message>
        <source>{title}, a finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, eine beendete Partie {kind}.</translation>
    </message>
    <message>
        <source>{title}, a game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, eine Partie {kind}.</translation>
    </message>
    <message>
        <source>A finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Eine beendete Partie {kind}.</translation>
    </message>
    <message>
        <source>A game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Eine Partie {kind}.</translation>
    </message>
    <message>
        <source>until {day}</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>bis {day}</translation>
    </message>
    <message>
        <source>This game is not installed here.</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>Dieses Spiel ist hier nicht installiert.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>1 MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>1. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>1 MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>1. MMMM yyyy</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>1 MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>1. MMM yyyy</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>{path} cannot be read ({why}), so the usual settings hold.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>{path} kann nicht gelesen werden ({why}), darum gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>The "programs" in {path} are names with a command each, a list of texts: {example}.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Die „programs“ in {path} sind Namen mit je einem Befehl, einer Liste von Texten: {example}.</translation>
    </message>
    <message>
        <source>The name of a program has {most} letters at most, and no comma: {name} is none.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Der Name eines Programms hat höchstens {most} Zeichen und kein Komma: {name} ist keiner.</translation>
    </message>
    <message>
        <source>Of the programs in {path} only the last {most} may play.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Von den Programmen in {path} dürfen nur die letzten {most} spielen.</translation>
    </message>
    <message>
        <source>{game} has no cards of your own.</source>
        <extracomment>models/storage/custom_parts.py: NO_CARDS</extracomment>
        <translation>{game} hat keine eigenen Karten von dir.</translation>
    </message>
    <message>
        <source>{path}: it cannot be read ({why}).</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: nicht lesbar ({why}).</translation>
    </message>
    <message>
        <source>{path}: a card file has at most {limit} bytes.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: eine Kartendatei hat höchstens {limit} Byte.</translation>
    </message>
    <message>
        <source>{path}: line {line} is not text in UTF-8.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: Zeile {line} ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>{path}: {why}.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: {why}.</translation>
    </message>
    <message>
        <source>{path} already exists; it is left unchanged.</source>
        <extracomment>models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} gibt es schon; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>dice or draw next</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>gleich wird gewürfelt oder gezogen</translation>
    </message>
    <message>
        <source>{names} to choose</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>am Zug: {names}</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>niemand hat gewonnen</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>{names} haben gewonnen</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>models/wording.py: Wording.named</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>There is no screen to draw on: DISPLAY and WAYLAND_DISPLAY are both empty.</source>
        <extracomment>system/machine.py: why_no_window</extracomment>
        <translation>Es gibt keinen Bildschirm: DISPLAY und WAYLAND_DISPLAY sind beide leer.</translation>
    </message>
    <message>
        <source>Qt cannot open a window without {libraries} (on Debian and its relatives: {packages}).</source>
        <extracomment>system/machine.py: _sentences_of_lacking</extracomment>
        <translation>Qt kann ohne {libraries} kein Fenster öffnen (bei Debian und Verwandten: {packages}).</translation>
    </message>
    <message>
        <source>Qt has no platform called {name}; QT_QPA_PLATFORM may be {names}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>Qt hat keine Plattform namens {name}; QT_QPA_PLATFORM kann {names} sein.</translation>
    </message>
    <message>
        <source>No screen answers at {variable}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>An {variable} antwortet kein Bildschirm.</translation>
    </message>
    <message>
        <source>Four towns behind their dams. Mira's lies in front, and whatever water comes through rises in her town.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.aim</extracomment>
        <translation>Vier Städte hinter ihren Dämmen. Miras liegt vorn, und was an Wasser durchkommt, steigt in ihrer Stadt.</translation>
    </message>
    <message>
        <source>Mira passes one of her eleven cards to the left and one to the right. Orange and blue dots bring hamsters.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira gibt eine ihrer elf Karten nach links und eine nach rechts. Orange und blaue Punkte bringen Hamster.</translation>
    </message>
    <message>
        <source>The middle of the table: the reservoir, the dice, how many rolls are left until the hamsters are moved, and the water of all towns.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.round</extracomment>
        <translation>Die Mitte des Tisches: der Stausee, die Würfel, wie viele Würfe es noch sind bis zur Bewegung der Hamster, und das Wasser aller Städte.</translation>
    </message>
    <message>
        <source>The sum of the dice is the number whose cards are hit, on every dam.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.roll</extracomment>
        <translation>Die Summe der Würfel ist die Zahl, deren Karten getroffen werden, auf jedem Damm.</translation>
    </message>
    <message>
        <source>Mira may react to the roll with a special that is marked.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.react</extracomment>
        <translation>Mira darf mit einem hervorgehobenen Spezialhamster auf den Wurf reagieren.</translation>
    </message>
    <message>
        <source>The number has come, and hamsters of Mira's stand on its card: one of them plugs the hole.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.flood</extracomment>
        <translation>Die Zahl ist gekommen, und auf ihrer Karte stehen Hamster von Mira: Einer davon dichtet das Loch ab.</translation>
    </message>
    <message>
        <source>Mira's dam is breached: she flips the left-most or the right-most card of what is left.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.breach</extracomment>
        <translation>Miras Damm bricht: Sie dreht von den übrigen Karten die am weitesten links oder die am weitesten rechts um.</translation>
    </message>
    <message>
        <source>Mira may move one of her hamsters to the card beside it, or skip that for an ability.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.movement</extracomment>
        <translation>Mira darf einen ihrer Hamster auf die Karte daneben bewegen oder das für eine Fähigkeit auslassen.</translation>
    </message>
    <message>
        <source>Hamsters from Mira's reserve go onto her cards again.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.redeployment</extracomment>
        <translation>Hamster aus Miras Vorrat kommen wieder auf ihre Karten.</translation>
    </message>
    <message>
        <source>Mira's specials stand among her hamsters, and each is listed with when it can be used.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.specials</extracomment>
        <translation>Miras Spezialhamster stehen zwischen ihren Hamstern, und bei jedem in der Liste steht, wann er eingesetzt werden kann.</translation>
    </message>
    <message>
        <source>Late in a game: the bar counts the water of all towns towards the end, and the driest town wins.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.end</extracomment>
        <translation>Spät in einer Partie: Der Balken zählt das Wasser aller Städte bis zum Ende, und die trockenste Stadt gewinnt.</translation>
    </message>
    <message>
        <source>The classic game: every dam lies in order from 2 to 12, and none is ever breached.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.classic</extracomment>
        <translation>Das klassische Spiel: Jeder Damm liegt geordnet von 2 bis 12, und keiner bricht je.</translation>
    </message>
    <message>
        <source>What is printed on a card: its number, its dots, and how often it comes.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.own-cards</extracomment>
        <translation>Was auf einer Karte steht: ihre Zahl, ihre Punkte und wie oft sie kommt.</translation>
    </message>
    <message>
        <source>The wheel, well filled, and the supplies of all: whoever has no pieces left wins.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.aim</extracomment>
        <translation>Das gut gefüllte Rad und die Vorräte aller: Wer keine Steine mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>The start: the cone stands in the lowest compartment, and the first piece goes two further on.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.setup</extracomment>
        <translation>Der Anfang: Der Kegel steht im untersten Fach, und der erste Stein kommt zwei Fächer weiter.</translation>
    </message>
    <message>
        <source>The golden arcs outside the wheel are the three open compartments: the same, the next, and the one after.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.where</extracomment>
        <translation>Die goldenen Bögen außen am Rad sind die drei offenen Fächer: dasselbe, das nächste und das übernächste.</translation>
    </message>
    <message>
        <source>The dashed line is the edge to beat: the cube reaches further forward, so it may be built here.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.edge</extracomment>
        <translation>Die gestrichelte Linie ist die Kante, die zu schlagen ist: Der Würfel reicht weiter nach vorne, also darf er hier eingebaut werden.</translation>
    </message>
    <message>
        <source>Mira's supply: she takes one piece, and it has to hold where she lets go.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.hands</extracomment>
        <translation>Miras Vorrat: Sie nimmt einen Stein, und er muss halten, wo sie ihn loslässt.</translation>
    </message>
    <message>
        <source>Instead of building, a piece from the lowest compartments is moved one to five compartments ahead.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.passing</extracomment>
        <translation>Statt zu bauen, wird ein Stein aus den untersten Fächern ein bis fünf Fächer weiter nach vorne gelegt.</translation>
    </message>
    <message>
        <source>A piece has been let go, and the wheel rolls on: what falls out now comes to whoever has built.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.falling</extracomment>
        <translation>Ein Stein ist losgelassen, und das Rad rollt weiter: Was jetzt herausfällt, bekommt, wer gebaut hat.</translation>
    </message>
    <message>
        <source>The end of a game: one supply is empty, and the wheel is at rest.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.end</extracomment>
        <translation>Das Ende einer Partie: Ein Vorrat ist leer, und das Rad ruht.</translation>
    </message>
    <message>
        <source>your own file</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>deine eigene Datei</translation>
    </message>
    <message>
        <source>the program's cards</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>die Karten des Programms</translation>
    </message>
    <message>
        <source>Three hamsters on the belt. It rolls to the left, towards the pit with the alligators.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.aim</extracomment>
        <translation>Drei Hamster auf dem Band. Es rollt nach links, auf die Grube mit den Alligatoren zu.</translation>
    </message>
    <message>
        <source>Mira puts her hamster on a free square, up to the star strip.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira setzt ihren Hamster auf ein freies Feld, höchstens auf den Sternstreifen.</translation>
    </message>
    <message>
        <source>Mira's six chips are still in her hand. She drags them to her three traits.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.allocate</extracomment>
        <translation>Mira hat ihre sechs Chips noch auf der Hand. Sie zieht sie auf ihre drei Eigenschaften.</translation>
    </message>
    <message>
        <source>The order of this round stands beside each name: the more Friskiness, the likelier a low number.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.initiative</extracomment>
        <translation>Neben jedem Namen steht die Reihenfolge dieser Runde: je mehr Übermut, desto eher eine niedrige Zahl.</translation>
    </message>
    <message>
        <source>The four actions, each with what it would bring now.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.declare</extracomment>
        <translation>Die vier Aktionen, jede mit dem, was sie jetzt bringen würde.</translation>
    </message>
    <message>
        <source>Mira's turn has come: every golden place is something she can do with the action she has declared.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.resolve</extracomment>
        <translation>Mira ist dran: Jede goldene Stelle ist etwas, das sie mit ihrer angesagten Aktion tun kann.</translation>
    </message>
    <message>
        <source>Mira may walk to a free square for nothing, and bite Jonas beside her: three chips against two.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.bite</extracomment>
        <translation>Mira darf gratis auf ein freies Feld gehen und Jonas neben sich beißen: drei Chips gegen zwei.</translation>
    </message>
    <message>
        <source>Flipping a chip leads one square far, spending one two squares; a step to the side is free. Jonas can be pushed.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.run</extracomment>
        <translation>Ein umgedrehter Chip bringt ein Feld, ein ausgegebener zwei; ein Schritt zur Seite ist gratis. Jonas kann geschoben werden.</translation>
    </message>
    <message>
        <source>Mira has won against Jonas with four Mettle: he lands on a golden square, up to two away from where he was.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.throw</extracomment>
        <translation>Mira hat mit vier Kraft gegen Jonas gewonnen: Er landet auf einem goldenen Feld, höchstens zwei von seinem Platz entfernt.</translation>
    </message>
    <message>
        <source>Mira rests: a chip comes back from Fatigue into the trait of her choice.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.rest</extracomment>
        <translation>Mira ruht sich aus: Ein Chip kommt aus der Erschöpfung in eine Eigenschaft ihrer Wahl zurück.</translation>
    </message>
    <message>
        <source>Jonas wants to bite Mira. With her three chips against his two she can resist, or give way.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tests</extracomment>
        <translation>Jonas will Mira beißen. Mit ihren drei Chips gegen seine zwei kann sie sich wehren oder nachgeben.</translation>
    </message>
    <message>
        <source>Speed 2: when the belt moves, two strips go over the edge, and Mira on strip 2 falls in.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.belt</extracomment>
        <translation>Tempo 2: Wenn das Band läuft, gehen zwei Streifen über die Kante, und Mira auf Streifen 2 fällt hinein.</translation>
    </message>
    <message>
        <source>Mira is in the pit with two alligators: she chooses the trait that is tested against them.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.alligators</extracomment>
        <translation>Mira ist mit zwei Alligatoren in der Grube: Sie wählt die Eigenschaft, die gegen sie antritt.</translation>
    </message>
    <message>
        <source>Mira has not rested: one of her chips goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.fatigue</extracomment>
        <translation>Mira hat sich nicht ausgeruht: Einer ihrer Chips geht zur Erschöpfung.</translation>
    </message>
    <message>
        <source>Two have been eaten. Mira is the last one in play, and wins.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tally</extracomment>
        <translation>Zwei sind gefressen worden. Mira ist als Letzte im Spiel und gewinnt.</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>Got it</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what
views/game/explainer.py: Explainer._show</extracomment>
        <translation>Alles klar</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>views/game/explainer.py: Explainer._show</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Analysis</source>
        <extracomment>features/analysis/feature.py: FEATURE</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Note…</source>
        <extracomment>features/bookmarks/feature.py: FEATURE</extracomment>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Write a note: {moment}</source>
        <extracomment>features/bookmarks/feature.py: FEATURE</extracomment>
        <translation>Notiz schreiben: {moment}</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Make a challenge…</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Herausforderung erstellen…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/hints/feature.py: FEATURE</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>In fünf Minuten lernen</translation>
    </message>
    <message>
        <source>New to this game? One person learns it against computer players, step by step.</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>Neu in diesem Spiel? Eine Person lernt es Schritt für Schritt gegen Computerspieler.</translation>
    </message>
    <message>
        <source>Begin from a position of a real table</source>
        <extracomment>features/positions/feature.py: BEGIN</extracomment>
        <translation>Mit einer Stellung vom echten Tisch beginnen</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>features/positions/feature.py: GO_ON</extracomment>
        <translation>Stellung eingeben</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/feature.py: FEATURE</extracomment>
        <translation>Postkarte</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <extracomment>features/printing/feature.py: FEATURE</extracomment>
        <translation>Bögen drucken</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Was war besser?</translation>
    </message>
    <message>
        <source>Records</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Heute an diesem Tisch</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Monate</translation>
    </message>
    <message>
        <source>All months</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Alle Monate</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Sticker</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/feature.py: FEATURE</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Ab hier weiterspielen…</translation>
    </message>
    <message>
        <source>Play on from here: {moment}</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Ab hier weiterspielen: {moment}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <extracomment>views/widgets/save_dialog.py: saved_words</extracomment>
        <translation>Gespeichert als {name} in {folder}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>views/window/file_dialogs.py: choose_place</extracomment>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>The file contains everything, including secret information.</source>
        <extracomment>views/window/file_dialogs.py: save_match</extracomment>
        <translation>Die Datei enthält alles, auch Geheimes.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/file_dialogs.py: ways_out</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Hamster Table games (*{suffix})</source>
        <extracomment>views/window/file_dialogs.py: _pattern</extracomment>
        <translation>Spiele von Hamster Table (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Films need Pillow: pip install hamster-table[film]</source>
        <extracomment>views/art/moving_pictures.py: why_no_film</extracomment>
        <translation>Für Filme braucht es Pillow: pip install hamster-table[film]</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>{place}. {name}</source>
        <extracomment>features/postcard/postcard.py: Postcard.places
views/game/game_over.py: Result._place</extracomment>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>views/game/finale.py: Finale.presses</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>New record! {feat}: {value}. Before: {old}, {names}.</source>
        <extracomment>views/game/finale.py: Finale._record</extracomment>
        <translation>Neuer Rekord! {feat}: {value}. Bisher: {old}, {names}.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>views/game/finale.py: Finale._figures</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/finale.py: Finale._ways_on
views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/finale.py: Finale._pages</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Highlights</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._right</extracomment>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at it: {fact}</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Ansehen: {fact}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>views/game/game_over.py: _places</extracomment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Podium: {places}</source>
        <extracomment>views/game/game_over.py: _podium_words</extracomment>
        <translation>Siegertreppchen: {places}</translation>
    </message>
</context>
<context>
    <name>GameFrame</name>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundButton.__init__</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>Der Ton ist aus</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>Der Ton ist an</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/docked_story.py: DockedStory.__init__
views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/game/game_frame.py: Sheet.__init__</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <extracomment>views/game/top_bar.py: Steps.set_steps</extracomment>
        <translation>Schritt {number} von {count}: {name}</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Not available for this game.</source>
        <extracomment>features/statistics/feature.py: _why_off
views/game/game_page.py: GamePage._connect_frame</extracomment>
        <translation>In diesem Spiel nicht verfügbar.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>{what} Undone, with all that followed.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{what} Rückgängig gemacht, mit allem, was folgte.</translation>
    </message>
    <message>
        <source>{question} All that followed this question is undone.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{question} Alles, was auf diese Frage folgte, ist rückgängig gemacht.</translation>
    </message>
    <message>
        <source>This computer is busy: its players think less than they would.</source>
        <extracomment>views/game/game_page.py: GamePage._hurried</extracomment>
        <translation>Dieser Computer ist mit anderem beschäftigt: Computerspieler denken kürzer nach als sonst.</translation>
    </message>
    <message>
        <source>Saving works again. Everything is saved.</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Das Speichern geht wieder. Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Only {name} can choose now.</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Jetzt kann nur {name} wählen.</translation>
    </message>
    <message>
        <source>Let a computer play on</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The next player takes over</source>
        <extracomment>views/game/game_page.py: GamePage._said</extracomment>
        <translation>Der nächste Spieler übernimmt</translation>
    </message>
    <message>
        <source>Not saved since {time}. {why}</source>
        <extracomment>views/game/prompt_text.py: said_while_saving_fails</extracomment>
        <translation>Seit {time} nicht gespeichert. {why}</translation>
    </message>
    <message>
        <source>This game can only be viewed.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>Dieses Spiel kann nur angesehen werden.</translation>
    </message>
    <message>
        <source>Undo and redo do not work during a replay.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>Im Rückblick gibt es kein Rückgängig und kein Wiederholen.</translation>
    </message>
</context>
<context>
    <name>GamePrompt</name>
    <message>
        <source>Replay</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Your game is untouched.</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Dein Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Speichert…</translation>
    </message>
    <message>
        <source>The disk is slow.</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Der Datenträger ist langsam.</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>{name} würfelt</translation>
    </message>
    <message>
        <source>Roll the dice: press the button, click the dice, or flick them over the felt.</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Würfle: Drück den Knopf, klick auf die Würfel oder schnipp sie über den Filz.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rolling or drawing…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself
views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>Es wird gewürfelt oder gezogen…</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} kommt als Nächstes</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} überlegt…</translation>
    </message>
    <message>
        <source>{name} is getting ready…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} macht sich bereit…</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <extracomment>views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>{name} hat gewählt</translation>
    </message>
    <message>
        <source>{player}, a computer player.</source>
        <extracomment>views/game/prompt_text.py: _computer_words</extracomment>
        <translation>{player}, ein Computerspieler.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/game/prompt_text.py: _why</extracomment>
        <translation>Warum das?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>views/game/prompt_text.py: said_when_over</extracomment>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Seed {seed}, fingerprint {pledge}</source>
        <extracomment>views/game/prompt_text.py: seed_words</extracomment>
        <translation>Startwert {seed}, Prüfwert {pledge}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <extracomment>views/game/prompt_text.py: _pace_words</extracomment>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>Hamsterdam</name>
    <message>
        <source>Round tracker: the round ends after the turn marked for so many players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>Rundenanzeiger: Die Runde endet nach dem Zug, unter dem die Zahl der Spieler steht</translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>{n} Spieler</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>models/hamsterdam/ability_texts.py: name</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and Copycatster goes to your reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Preis: die ausgelassene Bewegung, und Copycatster geht in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve, its own side up.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Preis: Copycatster geht in deinen Vorrat, die eigene Seite oben.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve and turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Preis: Copycatster geht in deinen Vorrat und dreht sich auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>It turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Er dreht sich auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>The price is paid either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>Der Preis wird so oder so bezahlt.</translation>
    </message>
    <message>
        <source>{name} flips to its ordinary side either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} dreht sich so oder so auf die gewöhnliche Seite.</translation>
    </message>
    <message>
        <source>{name} is in your reserve either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} kommt so oder so in deinen Vorrat.</translation>
    </message>
    <message>
        <source>{name} stays where it is either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} bleibt so oder so stehen.</translation>
    </message>
    <message>
        <source>When: {moments}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _says</extracomment>
        <translation>Wann: {moments}.</translation>
    </message>
    <message>
        <source>at a roll</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>bei einem Wurf</translation>
    </message>
    <message>
        <source>as a flood comes</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>wenn eine Flut kommt</translation>
    </message>
    <message>
        <source>in the movement</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>in der Bewegung</translation>
    </message>
    <message>
        <source>in the redeployment</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>in der Umstellung</translation>
    </message>
    <message>
        <source>never, on your cards</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>nie, auf deinen Karten</translation>
    </message>
    <message>
        <source>It can be used now.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Jetzt einsetzbar.</translation>
    </message>
    <message>
        <source>It is still copying: {name}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Kopiert noch: {name}.</translation>
    </message>
    <message>
        <source>It has stopped one flood; the next one sends it to the reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Hat eine Flut aufgehalten; nach der nächsten geht es in den Vorrat.</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Jetzt nicht: {reason}</translation>
    </message>
    <message>
        <source>Not now: {reason} ({ruling})</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Jetzt nicht: {reason} ({ruling})</translation>
    </message>
    <message>
        <source>Copy {name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label
views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name} kopieren</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>{name}: roll again</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: neu würfeln</translation>
    </message>
    <message>
        <source>{name}: ignore it</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: ignorieren</translation>
    </message>
    <message>
        <source>{name}: hold</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: halten</translation>
    </message>
    <message>
        <source>{name}: jump</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: springen</translation>
    </message>
    <message>
        <source>{name}: sweep</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: fegen</translation>
    </message>
    <message>
        <source>{name}: stop</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: aufhalten</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Flood token</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Flutmarker</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Hamster</source>
        <extracomment>models/hamsterdam/board.py: _ordinary</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>What belongs to all</source>
        <extracomment>models/hamsterdam/board.py: _band</extracomment>
        <translation>Was allen gehört</translation>
    </message>
    <message>
        <source>To choose</source>
        <extracomment>models/hamsterdam/board.py: _choice</extracomment>
        <translation>Zur Wahl</translation>
    </message>
    <message>
        <source>{ways} in 36</source>
        <extracomment>models/hamsterdam/odds.py: odds_text</extracomment>
        <translation>{ways} von 36</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/hamsterdam/sentences.py: hamsters_text</extracomment>
        <translation>
            <numerusform>%n Hamster</numerusform>
            <numerusform>%n Hamster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n oranger Punkt</numerusform>
            <numerusform>%n orange Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n blauer Punkt</numerusform>
            <numerusform>%n blaue Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}, flipped</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, Karte {position}: {number}, umgedreht</translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}; {what}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, Karte {position}: {number}; {what}; {odds}</translation>
    </message>
    <message>
        <source>{ways}; hit before the next redeployment: {chance} %</source>
        <extracomment>models/hamsterdam/sentences.py: Names._odds</extracomment>
        <translation>{ways}; Treffer vor der nächsten Umstellung: {chance} %</translation>
    </message>
    <message numerus="yes">
        <source>%n flood token(s)</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing</extracomment>
        <translation>
            <numerusform>%n Flutmarker</numerusform>
            <numerusform>%n Flutmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing
models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>A place of the dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Ein Ort im Damm von {name}</translation>
    </message>
    <message>
        <source>Place {position}: empty; your card {number} is for {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Platz {position}: leer; deine Karte {number} ist für {name}</translation>
    </message>
    <message>
        <source>Your card {number}, place {position}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Deine Karte {number}, Ort {position}; {odds}</translation>
    </message>
    <message>
        <source>Not chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._named_special</extracomment>
        <translation>Nicht gewählt.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._status</extracomment>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>{number}, card {position} of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names.note</extracomment>
        <translation>{number}, Karte {position} von {name}</translation>
    </message>
    <message>
        <source>Reserve of {name}: {what}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>Vorrat von {name}: {what}</translation>
    </message>
    <message>
        <source>Dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dam</extracomment>
        <translation>Damm von {name}</translation>
    </message>
    <message>
        <source>Town of {name}: {town} in the town, {dam} on the dam; next breach at {tokens}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._town</extracomment>
        <translation>Stadt von {name}: {town} in der Stadt, {dam} auf dem Damm; nächster Dammbruch bei {tokens}</translation>
    </message>
    <message>
        <source>For {name}: {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Für {name}: {number}</translation>
    </message>
    <message>
        <source>For {name}: no card yet</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Für {name}: noch keine Karte</translation>
    </message>
    <message>
        <source>The dice</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>A die: {face}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Ein Würfel: {face}</translation>
    </message>
    <message>
        <source>The dice: {a} and {b}, makes {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Die Würfel: {a} und {b}, macht {number}</translation>
    </message>
    <message>
        <source>Reservoir: {tokens} flood tokens</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Stausee: Flutmarker {tokens}</translation>
    </message>
    <message>
        <source>Reservoir: empty; {more} more tokens are out than the box holds</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Stausee: leer; {more} Marker mehr sind draußen, als die Schachtel enthält</translation>
    </message>
    <message>
        <source>Round {number}, turn {turn}; {rolls} rolls until the redeployment</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Runde {number}, Zug {turn}; noch {rolls} Würfe bis zur Umstellung</translation>
    </message>
    <message>
        <source>{name} begins every round</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>{name} beginnt jede Runde</translation>
    </message>
    <message>
        <source>Water in all towns: {now} of {end}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Wasser in allen Städten: {now} von {end}</translation>
    </message>
    <message>
        <source>The highest sum begins; equals roll again.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>Die höchste Summe beginnt; bei Gleichstand noch einmal.</translation>
    </message>
    <message>
        <source>The sum is the number of the card to jump to.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>Die Summe ist die Zahl der Karte, auf die gesprungen wird.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Spezialhamster</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>all hamsters are on the dam</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>alle Hamster sind auf dem Damm</translation>
    </message>
    <message>
        <source>your cards</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>deine Karten</translation>
    </message>
    <message>
        <source>your dam · {line}</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>dein Damm · {line}</translation>
    </message>
    <message>
        <source>{up} of {all} cards standing</source>
        <extracomment>models/hamsterdam/shown.py: cards_standing</extracomment>
        <translation>{up} von {all} Karten stehen</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>Wurf: {number}</translation>
    </message>
    <message>
        <source>ignores it</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_ignored</extracomment>
        <translation>ignoriert ihn</translation>
    </message>
    <message>
        <source>counts {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_shifted</extracomment>
        <translation>zählt {number}</translation>
    </message>
    <message>
        <source>skips moving</source>
        <extracomment>models/hamsterdam/shown.py: _movement_tag
views/hamsterdam/animation/dice.py: movement_skipped</extracomment>
        <translation>lässt Bewegung aus</translation>
    </message>
    <message>
        <source>Town of {name}</source>
        <extracomment>models/hamsterdam/shown.py: _town_name</extracomment>
        <translation>Stadt von {name}</translation>
    </message>
    <message>
        <source>no breaches</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>keine Dammbrüche</translation>
    </message>
    <message>
        <source>nothing is left to break</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>nichts mehr zu brechen</translation>
    </message>
    <message>
        <source>next breach at {tokens}</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach
views/hamsterdam/animation/breach.py: _tell_next</extracomment>
        <translation>Dammbruch bei {tokens}</translation>
    </message>
    <message>
        <source>{town} in town + {dam} on dam</source>
        <extracomment>models/hamsterdam/shown.py: _sums</extracomment>
        <translation>{town} in Stadt + {dam} am Damm</translation>
    </message>
    <message>
        <source>all level</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>level wettest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>mit am nassesten</translation>
    </message>
    <message>
        <source>wettest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>nasseste von {all}</translation>
    </message>
    <message>
        <source>level driest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>mit am trockensten</translation>
    </message>
    <message>
        <source>level 2nd</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>geteilter 2. Rang</translation>
    </message>
    <message>
        <source>driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.1</extracomment>
        <translation>trockenste von {all}</translation>
    </message>
    <message>
        <source>2nd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.2</extracomment>
        <translation>2.-trockenste von {all}</translation>
    </message>
    <message>
        <source>3rd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.3</extracomment>
        <translation>3.-trockenste von {all}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>{name} has the dice</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>{name} hat die Würfel</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown
views/hamsterdam/animation/dice.py: round_started</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>can be used now</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>jetzt einsetzbar</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>used in this turn</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>in diesem Zug eingesetzt</translation>
    </message>
    <message>
        <source>The dam breaks</source>
        <extracomment>views/hamsterdam/animation/breach.py: breach_due</extracomment>
        <translation>Der Damm bricht</translation>
    </message>
    <message>
        <source>{number} for the first turn</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_rolled</extracomment>
        <translation>{number} um den ersten Zug</translation>
    </message>
    <message>
        <source>A tie at {number}</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>Gleichstand bei {number}</translation>
    </message>
    <message>
        <source>{names} roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>{names} würfeln noch einmal</translation>
    </message>
    <message>
        <source>No dam has a {number}: roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: roll_missed</extracomment>
        <translation>Kein Damm hat eine {number}: noch einmal</translation>
    </message>
    <message>
        <source>{name} copies {other}</source>
        <extracomment>views/hamsterdam/animation/dice.py: special_used</extracomment>
        <translation>{name} kopiert {other}</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>views/hamsterdam/animation/dice.py: movement_started</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>views/hamsterdam/animation/dice.py: redeployment_started</extracomment>
        <translation>Umstellung</translation>
    </message>
    <message>
        <source>begins every round</source>
        <extracomment>views/hamsterdam/animation/dice.py: tracker_taken</extracomment>
        <translation>beginnt jede Runde</translation>
    </message>
    <message>
        <source>{number} holds</source>
        <extracomment>views/hamsterdam/animation/water.py: flood_stopped</extracomment>
        <translation>{number} hält</translation>
    </message>
    <message>
        <source>+{more} more than in the box</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_more</extracomment>
        <translation>+{more} mehr als in der Schachtel</translation>
    </message>
    <message>
        <source>Reservoir</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_label</extracomment>
        <translation>Stausee</translation>
    </message>
    <message>
        <source>waiting for the first roll</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: DiceDrawing.draw</extracomment>
        <translation>wartet auf den ersten Wurf</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>Umstellen</translation>
    </message>
    <message>
        <source>{now} of {end}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>{now} von {end}</translation>
    </message>
    <message>
        <source>ends at {tokens}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>Ende bei {tokens}</translation>
    </message>
    <message>
        <source>Water in all towns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>Wasser in allen Städten</translation>
    </message>
    <message>
        <source>An orange dot brings you one hamster.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Ein oranger Punkt bringt dir einen Hamster.</translation>
    </message>
    <message>
        <source>A blue dot brings two special hamsters to choose from: you keep one of them.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Ein blauer Punkt bringt zwei Spezialhamster zur Wahl: Einen davon behältst du.</translation>
    </message>
    <message>
        <source>The dots on the cards</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Die Punkte auf den Karten</translation>
    </message>
    <message>
        <source>Water that came through your dam into the town. The driest town wins.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>Wasser, das durch deinen Damm in die Stadt gekommen ist. Die trockenste Stadt gewinnt.</translation>
    </message>
    <message>
        <source>When the water reaches a cracked cell, your dam breaks: you flip its left or right end.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>Erreicht das Wasser ein rissiges Kästchen, bricht dein Damm: Du drehst das linke oder rechte Ende um.</translation>
    </message>
    <message>
        <source>The water in your town</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>Das Wasser in deiner Stadt</translation>
    </message>
    <message>
        <source>{what} (from {card})</source>
        <extracomment>views/hamsterdam/input/button_labels.py: number_duplicates</extracomment>
        <translation>{what} (von {card})</translation>
    </message>
    <message>
        <source>{number} in the middle</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} in der Mitte</translation>
    </message>
    <message>
        <source>{number} on the left</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} links</translation>
    </message>
    <message>
        <source>{number} on the right</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} rechts</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{what} (no water)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{what} (kein Wasser)</translation>
    </message>
    <message>
        <source>{origin} to {to}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>{origin} auf {to}</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>Skip the move for {name}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Bewegung für {name} auslassen</translation>
    </message>
    <message>
        <source>Skip the move for {name} or {other}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Bewegung für {name} oder {other} auslassen</translation>
    </message>
    <message>
        <source>Skip move, use an ability</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Auslassen für eine Fähigkeit</translation>
    </message>
    <message>
        <source>{what} (rolls again)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: again</extracomment>
        <translation>{what} (neuer Wurf)</translation>
    </message>
    <message>
        <source>No standing card has a {number}: if you keep the roll, the dice are rolled again.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Keine stehende Karte hat eine {number}: Behältst du den Wurf, wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>Changed to {numbers}, the dice are rolled again, and the special stays used (HD-19).</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Mit {numbers} wird noch einmal gewürfelt, und der Spezialhamster bleibt eingesetzt (HD-19).</translation>
    </message>
    <message>
        <source>{number} floods {names}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>{number} flutet {names}</translation>
    </message>
    <message>
        <source>On all of these numbers somebody plugs.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>Bei all diesen Zahlen dichtet jemand ab.</translation>
    </message>
    <message>
        <source>No standing card of this dam has the number.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Keine stehende Karte dieses Damms hat die Zahl.</translation>
    </message>
    <message>
        <source>{number} hits this dam; a hamster is there to plug it.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Die {number} trifft diesen Damm; ein Hamster ist da und dichtet ab.</translation>
    </message>
    <message>
        <source>{number} hits this dam, and nobody stands there.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Die {number} trifft diesen Damm, und niemand steht dort.</translation>
    </message>
    <message>
        <source>{number} hits {all} cards of this dam, and nobody stands on {bare} of them.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Die {number} trifft {all} Karten dieses Damms, und auf {bare} davon steht niemand.</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>views/hamsterdam/input/draft_gestures.py: _pass
views/hamsterdam/input/draft_gestures.py: _keep</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>{name}, pass a card to each side</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, gib auf jede Seite eine Karte</translation>
    </message>
    <message>
        <source>Drag two of your cards to the places on the right, or onto a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Zieh zwei deiner Karten auf die Plätze rechts oder auf den Damm eines Nachbarn.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it on a place on the right or on a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Enter hebt eine Karte hoch und legt sie auf einen Platz rechts oder auf den Damm eines Nachbarn.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>{name}, lay out your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>{name}, leg deinen Damm aus</translation>
    </message>
    <message>
        <source>Drag cards along the line. The order stays for the whole game; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Zieh Karten die Reihe entlang. Die Reihenfolge bleibt das ganze Spiel; die Enden brechen zuerst.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it elsewhere in the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Enter hebt eine Karte hoch und legt sie woanders in die Reihe. Die Reihenfolge bleibt; die Enden brechen zuerst.</translation>
    </message>
    <message>
        <source>You got {a} and {b}. Drag cards along the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Zu dir kamen {a} und {b}. Zieh Karten die Reihe entlang: Sie bleibt so; die Enden brechen zuerst.</translation>
    </message>
    <message>
        <source>You got {a} and {b}.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Zu dir kamen {a} und {b}.</translation>
    </message>
    <message>
        <source>Best odds in the middle</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Beste Chancen in die Mitte</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Nach Zahl</translation>
    </message>
    <message>
        <source>Confirm layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Damm bestätigen</translation>
    </message>
    <message numerus="yes">
        <source>{name}, keep %n special hamster(s)</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>
            <numerusform>{name}, behalte %n Spezialhamster</numerusform>
            <numerusform>{name}, behalte %n Spezialhamster</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Click a card, or drag the hamster to your reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} von {half} gewählt. Klick auf eine Karte oder zieh den Hamster in deinen Vorrat.</translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Enter takes the card you are at, or gives it back.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} von {half} gewählt. Enter nimmt die Karte, bei der du bist, oder gibt sie zurück.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{name}, put hamsters on your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>{name}, setz Hamster auf deinen Damm</translation>
    </message>
    <message>
        <source>Enter puts a hamster on the card you are at.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Enter setzt einen Hamster auf die Karte, bei der du bist.</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) will clear water and leave the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>
            <numerusform>%n Hamster räumt Wasser weg und verlässt das Spiel.</numerusform>
            <numerusform>%n Hamster räumen Wasser weg und verlassen das Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve is empty. Drag hamsters back to place them elsewhere, or finish.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Der Vorrat ist leer. Zieh Hamster zurück, um sie woanders hinzusetzen, oder schließ ab.</translation>
    </message>
    <message>
        <source>The reserve is empty. Enter lifts a hamster to place it elsewhere.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Der Vorrat ist leer. Enter hebt einen Hamster hoch, um ihn woanders hinzusetzen.</translation>
    </message>
    <message>
        <source>Click cards, or drag. On water a hamster clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Karten anklicken oder ziehen. Auf Wasser nimmt ein Hamster es weg und scheidet aus.</translation>
    </message>
    <message>
        <source>On water it clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Auf Wasser nimmt er es weg und scheidet aus.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood. Click cards, or drag hamsters.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Dein Damm ist leer: Niemand hielte eine Flut auf. Karten anklicken oder Hamster ziehen.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Dein Damm ist leer: Niemand hielte eine Flut auf.</translation>
    </message>
    <message>
        <source>Click cards, or drag hamsters, or a number with its whole stack.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Karten anklicken oder Hamster ziehen, oder eine Zahl samt Stapel.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Repeat last layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Wie letztes Mal</translation>
    </message>
    <message>
        <source>Auto-place by odds</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Nach Chancen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy
views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done, {count} in reserve</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Fertig, {count} im Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>{name}, leave the water on %n card(s)?</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>{name}, das Wasser auf %n Karte liegen lassen?</numerusform>
            <numerusform>{name}, das Wasser auf %n Karten liegen lassen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) in reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>%n Hamster im Vorrat.</numerusform>
            <numerusform>%n Hamster im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>One on a wet card clears its water, and leaves the game with it.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Einer auf einer nassen Karte räumt deren Wasser weg und verlässt mit ihm das Spiel.</translation>
    </message>
    <message>
        <source>Leave the water</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Wasser liegen lassen</translation>
    </message>
    <message>
        <source>Go on placing</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Weiter setzen</translation>
    </message>
    <message>
        <source>reinforce</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>verstärken</translation>
    </message>
    <message>
        <source>guard</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>bewachen</translation>
    </message>
    <message>
        <source>swim</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>schwimmen</translation>
    </message>
    <message>
        <source>clear water</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word
views/hamsterdam/input/gestures.py: _give_up</extracomment>
        <translation>räumen</translation>
    </message>
    <message>
        <source>plug</source>
        <extracomment>views/hamsterdam/input/gestures.py: _plug</extracomment>
        <translation>abdichten</translation>
    </message>
    <message>
        <source>into the town</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>in die Stadt</translation>
    </message>
    <message>
        <source>let it in</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>hereinlassen</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>views/hamsterdam/input/gestures.py: _land</extracomment>
        <translation>landen</translation>
    </message>
    <message>
        <source>flip</source>
        <extracomment>views/hamsterdam/input/gestures.py: _collapse</extracomment>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>rolls again</source>
        <extracomment>views/hamsterdam/input/gestures.py: _use</extracomment>
        <translation>würfelt neu</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>views/hamsterdam/input/gestures.py: _models</extracomment>
        <translation>kopieren</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>gehen</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>springen</translation>
    </message>
    <message>
        <source>stop it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>aufhalten</translation>
    </message>
    <message>
        <source>flood it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>fluten</translation>
    </message>
    <message>
        <source>shift</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>schieben</translation>
    </message>
    <message>
        <source>shove</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>schubsen</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>rufen</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>views/hamsterdam/input/hand.py: HamsterdamHand.highlighted_targets</extracomment>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>Dealing the special hamsters…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Die Spezialhamster werden verteilt…</translation>
    </message>
    <message>
        <source>Rolling for the first turn…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Es wird um den ersten Zug gewürfelt…</translation>
    </message>
    <message>
        <source>Rolling the dice…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Die Würfel rollen…</translation>
    </message>
    <message>
        <source>{name} rolled {number}: use a special?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>{name} hat {number} gewürfelt: Spezialhamster einsetzen?</translation>
    </message>
    <message>
        <source>Click a special in the list, drop it on the dice, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Klick in der Liste auf einen Spezialhamster, zieh ihn auf die Würfel oder nimm einen Knopf.</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Wurf behalten</translation>
    </message>
    <message>
        <source>Its button uses it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Ihr Knopf setzt sie ein.</translation>
    </message>
    <message>
        <source>{roller} rolled {number}: does {name} react?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{roller} hat {number} gewürfelt: Reagiert {name}?</translation>
    </message>
    <message>
        <source>{name}, you rolled {number}: react to it?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{name}, du hast {number} gewürfelt: darauf reagieren?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>{name}, flood at {numbers}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>{name}, Flut bei {numbers}</translation>
    </message>
    <message>
        <source>Drag a hamster from the golden card to the reserve to plug the hole, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Zieh einen Hamster der goldenen Karte in den Vorrat oder nutz eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Who plugs the hole goes to the reserve. Choose by a button, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Wer das Loch abdichtet, geht in den Vorrat. Wähl mit einem Knopf oder nutz eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>Plug: {name}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Abdichten: {name}</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>{card}: {what}</translation>
    </message>
    <message>
        <source>{name}, your dam breaks: left or right?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>{name}, dein Damm bricht: links oder rechts?</translation>
    </message>
    <message>
        <source>Left: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Links: {number}</translation>
    </message>
    <message>
        <source>Right: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Rechts: {number}</translation>
    </message>
    <message>
        <source>The end card flips. Hamsters on it go to the next card; water on it pours into the town.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Die Karte wird umgedreht. Ihre Hamster gehen auf die nächste Karte, ihr Wasser in die Stadt.</translation>
    </message>
    <message>
        <source>Who clears the water on the next card?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Wer räumt das Wasser auf der nächsten Karte?</translation>
    </message>
    <message>
        <source>It leaves the game. Drag it onto the golden card, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Er verlässt das Spiel. Zieh ihn auf die goldene Karte oder nimm einen Knopf.</translation>
    </message>
    <message>
        <source>It leaves the game. Choose by a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Er verlässt das Spiel. Wähl mit einem Knopf.</translation>
    </message>
    <message>
        <source>On which {number} does it land?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Auf welcher {number} landet er?</translation>
    </message>
    <message>
        <source>Drag it to a golden card, or click the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Zieh ihn auf eine goldene Karte oder klick auf die Karte.</translation>
    </message>
    <message>
        <source>{name}: the new roll or the old one?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>{name}: der neue Wurf oder der alte?</translation>
    </message>
    <message>
        <source>New: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Neu: {number}</translation>
    </message>
    <message>
        <source>Old: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Alt: {number}</translation>
    </message>
    <message>
        <source>{name}, move one hamster</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>{name}, beweg einen Hamster</translation>
    </message>
    <message>
        <source>Drag it to the card beside it. On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Zieh ihn auf die Karte daneben. Auf Wasser räumt er es weg und geht aus dem Spiel.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Enter hebt ihn hoch und setzt ihn auf die Karte daneben.</translation>
    </message>
    <message>
        <source>{name} has moved: jump as well?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>{name} hat gezogen: auch springen?</translation>
    </message>
    <message>
        <source>Drag it to any card of the dam. On a flooded one it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Zieh ihn auf eine beliebige Karte des Damms. Auf Wasser nimmt er es weg und scheidet aus.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on any card of the dam.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Enter hebt ihn hoch und setzt ihn auf irgendeine Karte des Damms.</translation>
    </message>
    <message>
        <source>On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Auf Wasser räumt er es weg und geht aus dem Spiel.</translation>
    </message>
    <message>
        <source>Do not move</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Nicht bewegen</translation>
    </message>
    <message>
        <source>Swim instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Lieber schwimmen</translation>
    </message>
    <message>
        <source>Clear water instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Lieber räumen</translation>
    </message>
    <message>
        <source>{name} has skipped: which ability?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>{name} hat ausgelassen: welche Fähigkeit?</translation>
    </message>
    <message>
        <source>All have moved. One ability may be used now.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Alle haben gezogen. Jetzt darf eine Fähigkeit eingesetzt werden.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/hamsterdam/input/prompts.py: paged</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>{name}: copy</source>
        <extracomment>views/hamsterdam/input/prompts.py: use_buttons</extracomment>
        <translation>{name}: kopieren</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Which special does Copycatster copy?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Welchen Spezialhamster kopiert Copycatster?</translation>
    </message>
    <message>
        <source>Click a golden card with a special, on any dam, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Klick auf eine goldene Karte mit einem Spezialhamster, auf irgendeinem Damm, oder nimm einen Knopf.</translation>
    </message>
    <message>
        <source>{name}: where?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: wohin?</translation>
    </message>
    <message>
        <source>{name}: which die?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: welchen Würfel?</translation>
    </message>
    <message>
        <source>{name}: which face, for which number?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: welche Augenzahl, für welche Zahl?</translation>
    </message>
    <message>
        <source>{name}: which hamster?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: Welcher Hamster?</translation>
    </message>
    <message>
        <source>Drag an ordinary hamster of another dam to the card beside it, or click it and the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Zieh einen gewöhnlichen Hamster eines anderen Damms auf die Karte daneben, oder klick ihn und die Karte an.</translation>
    </message>
    <message>
        <source>Enter lifts an ordinary hamster of another dam and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Enter hebt einen gewöhnlichen Hamster eines anderen Damms hoch und setzt ihn auf die Karte daneben.</translation>
    </message>
    <message>
        <source>{name} ({owner})</source>
        <extracomment>views/hamsterdam/input/prompts.py: _copy_buttons</extracomment>
        <translation>{name} ({owner})</translation>
    </message>
    <message>
        <source>Turn the {face}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Die {face} drehen</translation>
    </message>
    <message>
        <source>Face {face}: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Augen {face}: {number}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>views/hamsterdam/pieces.py: heap</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>to {name}</source>
        <extracomment>views/hamsterdam/special_lists.py: MailboxDrawing.draw</extracomment>
        <translation>an {name}</translation>
    </message>
    <message>
        <source>Your cards bring</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>Deine Karten bringen</translation>
    </message>
    <message>
        <source>specials, of {all}</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>Spezial, von {all}</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.meanwhile</extracomment>
        <translation>{name} würfelt</translation>
    </message>
    <message>
        <source>use the special on the button with this number</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.keys</extracomment>
        <translation>den Spezialhamster auf dem Knopf mit dieser Zahl einsetzen</translation>
    </message>
    <message>
        <source>All its rules</source>
        <extracomment>views/hamsterdam/tooltip_card.py: link_text</extracomment>
        <translation>Alle Regeln dazu</translation>
    </message>
</context>
<context>
    <name>Hamsterrolle</name>
    <message>
        <source>rolling direction</source>
        <extracomment>features/printing/hamsterrolle/kit_parts.py: _dial</extracomment>
        <translation>Rollrichtung</translation>
    </message>
    <message>
        <source>The open compartments</source>
        <extracomment>models/hamsterrolle/board.py: _wheel
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Die offenen Fächer</translation>
    </message>
    <message>
        <source>The clock</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>Die Uhr</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>Das Rad</translation>
    </message>
    <message>
        <source>Supply of {name}</source>
        <extracomment>models/hamsterrolle/board.py: _tray</extracomment>
        <translation>Vorrat von {name}</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>building now</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>baut gerade</translation>
    </message>
    <message>
        <source>builds next</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>baut danach</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: partner_words</extracomment>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>nächstes</translation>
    </message>
    <message>
        <source>after next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>übernächstes</translation>
    </message>
    <message>
        <source>first piece</source>
        <extracomment>models/hamsterrolle/sentences.py: window_names</extracomment>
        <translation>erster Stein</translation>
    </message>
    <message>
        <source>{kind}: {count} in the supply of {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: slot_name</extracomment>
        <translation>{kind}: {count} im Vorrat von {name}</translation>
    </message>
    <message>
        <source>{name}, {status}: {count} pieces, {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: seat_name</extracomment>
        <translation>{name}, {status}: Steine {count}, {kinds}</translation>
    </message>
    <message>
        <source>Compartment {number}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Fach {number}: {kinds}</translation>
    </message>
    <message>
        <source>Open compartment {number}, {name}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Offenes Fach {number}, {name}: {kinds}</translation>
    </message>
    <message>
        <source>{kind} in compartment {number}</source>
        <extracomment>models/hamsterrolle/sentences.py: piece_name</extracomment>
        <translation>{kind} in Fach {number}</translation>
    </message>
    <message>
        <source>Steady hand: pieces stay level with the floor under them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Ruhige Hand: Steine bleiben parallel zum Boden unter ihnen.</translation>
    </message>
    <message>
        <source>Free hand: pieces stay as you turn them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Freie Hand: Steine bleiben, wie du sie drehst.</translation>
    </message>
    <message>
        <source>Trembling hand: free, and it trembles.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Zitternde Hand: frei, und sie zittert.</translation>
    </message>
    <message>
        <source>hand: steady ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>Hand: ruhig ›</translation>
    </message>
    <message>
        <source>hand: free ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>Hand: frei ›</translation>
    </message>
    <message>
        <source>hand: trembling ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>Hand: zitternd ›</translation>
    </message>
    <message>
        <source>exact hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>trifft genau</translation>
    </message>
    <message>
        <source>a wobbly hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>eine wacklige Hand</translation>
    </message>
    <message>
        <source>a calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>eine ruhige Hand</translation>
    </message>
    <message>
        <source>a very calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>eine sehr ruhige Hand</translation>
    </message>
    <message>
        <source>it did not hold</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>kein Halt</translation>
    </message>
    <message>
        <source>the wheel rolled it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>vom Rad hinausgerollt</translation>
    </message>
    <message>
        <source>the {other} pushed it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>hinausgeschoben von {other:dem |der |dem }{other}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/hamsterrolle/sentences.py: listed
views/hamsterrolle/scenery.py: window_shown</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>1 piece to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>noch 1 Stein</translation>
    </message>
    <message>
        <source>{count} pieces to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>noch {count} Steine</translation>
    </message>
    <message>
        <source>A film is being saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.why_no_film</extracomment>
        <translation>Ein Film wird gespeichert.</translation>
    </message>
    <message>
        <source>Save 6 images of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>6 Bilder vom Purzeln speichern</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save a film of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>Einen Film vom Purzeln speichern</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp);;Animated GIF (*.gif)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>Animiertes WebP (*.webp);;Animiertes GIF (*.gif)</translation>
    </message>
    <message>
        <source>Tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport._choose</extracomment>
        <translation>Purzeln</translation>
    </message>
    <message>
        <source>A film is a .webp or a .gif file: {name} was not saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>Ein Film ist eine .webp- oder .gif-Datei: {name} wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: _outcome</extracomment>
        <translation>{name} ließ sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>views/hamsterrolle/animation/film_pictures.py: Painter.strip</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Nothing fell.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>Nichts ist gefallen.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the back: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>{piece:Der |Die |Das }{piece} ist hinten herausgefallen: {why}.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the front: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>{piece:Der |Die |Das }{piece} ist vorne herausgefallen: {why}.</translation>
    </message>
    <message>
        <source>See it again</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose</extracomment>
        <translation>Noch mal sehen</translation>
    </message>
    <message>
        <source>There is no film on this computer of what fell.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons</extracomment>
        <translation>Von dem, was gefallen ist, gibt es auf diesem Computer keinen Film.</translation>
    </message>
    <message>
        <source>The last tumble</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.begin</extracomment>
        <translation>Das letzte Purzeln</translation>
    </message>
    <message>
        <source>{fall} (no film on this computer)</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._offer</extracomment>
        <translation>{fall} (kein Film auf diesem Computer)</translation>
    </message>
    <message>
        <source>{count} pieces of {name}: {pieces}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{count} Steine von {name}: {pieces}</translation>
    </message>
    <message>
        <source>The {pieces} of {name}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{pieces} von {name}</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame; or drag the slider.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Leertaste: Pause. Pfeile: Bild für Bild. Oder zieh den Regler.</translation>
    </message>
    <message>
        <source>Save film</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Film speichern</translation>
    </message>
    <message>
        <source>See it again: {what}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Noch mal: {what}</translation>
    </message>
    <message>
        <source>Save 6 images</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>6 Bilder speichern</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Leertaste: Pause. Pfeile: Bild für Bild.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>views/hamsterrolle/clock_speech.py: ClockSpeech.look</extracomment>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>views/hamsterrolle/drawings/room.py: Clock._paint_words</extracomment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>front</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>vorn</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>hinten</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words
views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>{mm} mm farther</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm weiter weg</translation>
    </message>
    <message>
        <source>{mm} mm nearer</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm näher</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>views/hamsterrolle/drawings/supplies.py: draw_slot</extracomment>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>Hold Ctrl</source>
        <extracomment>views/hamsterrolle/drawings/turn_arcs.py: hint</extracomment>
        <translation>Strg halten</translation>
    </message>
    <message>
        <source>rolls to the right</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>rollt nach rechts</translation>
    </message>
    <message>
        <source>rolls to the left</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>rollt nach links</translation>
    </message>
    <message>
        <source>Nothing that holds was found here.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Hier wurde nichts gefunden, was hält.</translation>
    </message>
    <message>
        <source>Nothing was found that holds for the {piece}.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Nichts gefunden, wo dieser Stein hält: {piece}.</translation>
    </message>
    <message>
        <source>You may put it back, and pass instead.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Du kannst ihn zurücklegen und stattdessen passen.</translation>
    </message>
    <message>
        <source>Looking for a place that holds…</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_looking
views/hamsterrolle/prompts.py: _looking</extracomment>
        <translation>Ein Platz, der hält, wird gesucht …</translation>
    </message>
    <message>
        <source>leaning</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>schräg</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>stehend</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>liegend</translation>
    </message>
    <message>
        <source>lying flat</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>flach liegend</translation>
    </message>
    <message>
        <source>upright</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>on its edge</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>hochkant</translation>
    </message>
    <message>
        <source>{posture} across</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>{posture}, quer</translation>
    </message>
    <message>
        <source>{mm} mm farther from you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm weiter weg von dir</translation>
    </message>
    <message>
        <source>{mm} mm nearer to you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm näher bei dir</translation>
    </message>
    <message>
        <source>{piece}, in front of the wheel.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: describe_placement</extracomment>
        <translation>{piece}, vor dem Rad.</translation>
    </message>
    <message>
        <source>{piece}, {posture}, {place}, {depth}, {height}, {edge}: {verdict}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: describe_placement</extracomment>
        <translation>{piece}, {posture}, {place}, {depth}, {height}, {edge}: {verdict}</translation>
    </message>
    <message>
        <source>It holds here.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _verdict
views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Hier hält es.</translation>
    </message>
    <message>
        <source>may be let go.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _verdict</extracomment>
        <translation>kann losgelassen werden.</translation>
    </message>
    <message>
        <source>in compartment {number}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>in Fach {number}</translation>
    </message>
    <message>
        <source>in compartment {number}, {name}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>in Fach {number}, {name}</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _under</extracomment>
        <translation>Rad|3</translation>
    </message>
    <message>
        <source>high above everything</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>hoch über allem</translation>
    </message>
    <message>
        <source>on the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>auf {other:dem |der |dem }{other}</translation>
    </message>
    <message>
        <source>{mm} mm above the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>{mm} mm über {other:dem |der |dem }{other}</translation>
    </message>
    <message>
        <source>nothing to pass</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>nichts zu schlagen</translation>
    </message>
    <message>
        <source>front edge {mm} mm short</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>der Vorderkante fehlen {mm} mm</translation>
    </message>
    <message>
        <source>front edge {mm} mm ahead</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>Vorderkante {mm} mm weiter vorne</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>views/hamsterrolle/placement_hints.py: targets
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>unterstes</translation>
    </message>
    <message>
        <source>Where it may go</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Wohin er darf</translation>
    </message>
    <message>
        <source>The two lowest compartments</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Die zwei untersten Fächer</translation>
    </message>
    <message>
        <source>The open compartment</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Das offene Fach</translation>
    </message>
    <message>
        <source>hangs on it</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring</extracomment>
        <translation>hängt daran</translation>
    </message>
    <message>
        <source>to be passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.not-ahead</extracomment>
        <translation>noch zu schlagen</translation>
    </message>
    <message>
        <source>must not be pushed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.pushed-elsewhere</extracomment>
        <translation>nicht verschieben</translation>
    </message>
    <message>
        <source>must not be moved</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.moved-elsewhere</extracomment>
        <translation>nicht bewegen</translation>
    </message>
    <message>
        <source>in the way</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.in-the-way</extracomment>
        <translation>im Weg</translation>
    </message>
    <message>
        <source>The {piece} hangs on it and goes when it is pulled out.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Daran hängt: {piece}. Wird der Stein herausgezogen, rutscht es ab.</translation>
    </message>
    <message>
        <source>These hang on it and go when it is pulled out: {pieces}.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Daran hängen: {pieces}. Wird der Stein herausgezogen, rutschen sie ab.</translation>
    </message>
    <message>
        <source>edge to beat</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>Kante zu schlagen</translation>
    </message>
    <message>
        <source>edge passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>Kante geschlagen</translation>
    </message>
    <message>
        <source>{mm} mm short of the edge</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>noch {mm} mm bis zur Kante</translation>
    </message>
    <message>
        <source>You can let go here.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Hier kannst du loslassen.</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Die Zeit ist um: Der nächste Stein wird sofort losgelassen.</translation>
    </message>
    <message>
        <source>The clock goes on when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Die Uhr läuft weiter, sobald du einen Stein nimmst.</translation>
    </message>
    <message>
        <source>At zero the piece drops where it is.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Bei null fällt der Stein, wo er ist.</translation>
    </message>
    <message>
        <source>At zero the piece is let go in an open compartment.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Bei null wird der Stein in einem offenen Fach losgelassen.</translation>
    </message>
    <message>
        <source>The clock starts when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Die Uhr läuft, sobald du einen Stein nimmst.</translation>
    </message>
    <message>
        <source>{name} chooses where the wheel rolls</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>{name} wählt, wohin das Rad rollt</translation>
    </message>
    <message>
        <source>This holds for the whole game.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Das gilt für das ganze Spiel.</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>To the left</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once in an open compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Die Zeit ist um: Der nächste Stein, den du nimmst, wird sofort in einem offenen Fach losgelassen.</translation>
    </message>
    <message>
        <source>{name}, continue with the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, weiter mit {piece:dem |der |dem }{piece}</translation>
    </message>
    <message>
        <source>The first piece goes into the golden compartment: one stays empty beside it.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Der erste Stein kommt in das goldene Fach: Daneben bleibt eines leer.</translation>
    </message>
    <message>
        <source>Take a piece from the tray and put it into a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Nimm einen Stein aus dem Vorrat und leg ihn in ein goldenes Fach.</translation>
    </message>
    <message>
        <source>{name}, choose a piece</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, wähl einen Stein</translation>
    </message>
    <message>
        <source>Take it out of the wheel again and move it ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Nimm ihn wieder aus dem Rad und setze ihn nach vorn.</translation>
    </message>
    <message>
        <source>Take it from your tray again and build it in.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Nimm ihn wieder aus deinem Vorrat und baue ihn ein.</translation>
    </message>
    <message>
        <source>Move the {piece} ahead after all, or build any piece of your tray.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Setze den Stein im Rad ({piece}) doch nach vorn, oder baue irgendeinen Stein aus deinem Vorrat ein.</translation>
    </message>
    <message>
        <source>Take the {piece} or another piece of your tray. It is too late to pass.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Nimm diesen Stein ({piece}) oder einen anderen aus deinem Vorrat. Zum Passen ist es zu spät.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Bevor der erste Stein eingebaut ist, kannst du nicht passen.</translation>
    </message>
    <message>
        <source>The two lowest compartments are empty: there is nothing to move ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Die zwei untersten Fächer sind leer: Da gibt es nichts nach vorne zu legen.</translation>
    </message>
    <message>
        <source>Pass instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Lieber passen</translation>
    </message>
    <message>
        <source>{name}, take a piece from the two lowest compartments</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, nimm einen Stein aus den zwei untersten Fächern</translation>
    </message>
    <message>
        <source>Move it up to five compartments ahead, to one without a piece of its kind.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Leg ihn bis zu fünf Fächer weiter nach vorne, in eines ohne gleichen Stein.</translation>
    </message>
    <message>
        <source>Build instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Lieber bauen</translation>
    </message>
    <message>
        <source>{name} holds the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>{name} hält {piece:den |die |das }{piece}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Others have moved: once it is back the wheel rolls, and they may fall.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Andere haben sich bewegt: Liegt er wieder, rollt das Rad, und sie können fallen.</translation>
    </message>
    <message>
        <source>Put it back and let roll</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Zurücklegen und rollen lassen</translation>
    </message>
    <message>
        <source>Let go</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Loslassen</translation>
    </message>
    <message>
        <source>Let it drop</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Fallen lassen</translation>
    </message>
    <message>
        <source>Find a hold</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Halt suchen</translation>
    </message>
    <message>
        <source>Carry it into the wheel first.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Trag den Stein erst ins Rad.</translation>
    </message>
    <message>
        <source>Carry it into the wheel. The mouse wheel turns it; with Shift, it moves nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Trag den Stein ins Rad. Das Mausrad dreht ihn; mit Umschalt rückt er näher oder weiter weg.</translation>
    </message>
    <message>
        <source>Drag it into the wheel, or tap a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Zieh ihn ins Rad oder tipp auf ein goldenes Fach.</translation>
    </message>
    <message>
        <source>1, 2, 3 move it to an open compartment. {lie} changes how it lies.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>1, 2, 3 bringen ihn in ein offenes Fach. {lie} ändert, wie er liegt.</translation>
    </message>
    <message>
        <source>Does it hold?</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Hält es?</translation>
    </message>
    <message>
        <source>Let go: it will be laid as the pale piece shows.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Loslassen: Er wird so gelegt, wie der blasse Stein es zeigt.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it with the mouse wheel, or press {hold}.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Hier hält er nicht. Drehe ihn mit dem Mausrad, oder drücke {hold}.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it by an arc, or press “Find a hold”.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Hier hält er nicht. Dreh ihn an einem Bogen, oder drück „Halt suchen“.</translation>
    </message>
    <message>
        <source>It does not hold here. {hold} turns it so that it holds, {lie} as you like.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Hier hält er nicht. {hold} dreht ihn so, dass er hält, {lie}, wie du willst.</translation>
    </message>
    <message>
        <source>Shift + mouse wheel: nearer or farther. Ctrl: drag an arc. Hold Space to let the wheel roll.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Umschalt + Mausrad: näher oder weiter weg. Strg: einen Bogen ziehen. Leertaste halten: Das Rad rollt.</translation>
    </message>
    <message>
        <source>Drag it on from anywhere in the wheel, or turn it by an arc.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Zieh ihn von irgendwo im Rad weiter, oder dreh ihn an einem Bogen.</translation>
    </message>
    <message>
        <source>Arrows move it by 1 mm, {lie} changes how it lies, {where} says where it is.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Pfeile bewegen ihn um 1 mm, {lie} ändert, wie er liegt, {where} sagt, wo er ist.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line. Shift + mouse wheel: nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Schieb ihn nach vorne über die goldene Linie. Umschalt + Mausrad: näher oder weiter weg.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Schieb ihn nach vorne über die goldene Linie.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line with the arrows. Page up and Page down: along the axle.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Schieb ihn mit den Pfeilen nach vorne über die goldene Linie. Bild auf und Bild ab: längs der Achse.</translation>
    </message>
    <message>
        <source>{name} brings the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{name} bringt {piece:den |die |das }{piece}</translation>
    </message>
    <message>
        <source>Drawing who has the shakiest hands…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Die zittrigsten Hände werden ausgelost…</translation>
    </message>
    <message>
        <source>Dealing the fourth set…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Das vierte Set wird verteilt…</translation>
    </message>
    <message>
        <source>The table trembles</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Der Tisch zittert</translation>
    </message>
    <message>
        <source>Pieces that fall now are out of the game.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Steine, die jetzt fallen, sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Something fell out while {name} was at work</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Während {name} hantierte, ist etwas herausgefallen</translation>
    </message>
    <message>
        <source>This ends the turn; the piece in hand stays in the supply.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Damit endet der Zug; der Stein in der Hand bleibt im Vorrat.</translation>
    </message>
    <message>
        <source>The wheel rolls until it comes to rest</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Das Rad rollt, bis es zur Ruhe kommt</translation>
    </message>
    <message>
        <source>Then {name} goes on.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Dann macht {name} weiter.</translation>
    </message>
    <message>
        <source>Then {name} continues with the {piece}.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Dann macht {name} mit {piece:dem |der |dem }{piece} weiter.</translation>
    </message>
    <message>
        <source>Does the {piece} of {name} stay?</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Bleibt {piece:der |die |das }{piece} von {name} liegen?</translation>
    </message>
    <message>
        <source>The {piece} is out of the game: the table trembled.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Der |Die |Das }{piece} ist aus dem Spiel: Der Tisch hat gezittert.</translation>
    </message>
    <message>
        <source>The {piece} is yours now: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Der |Die |Das }{piece} gehört jetzt dir: {why}.</translation>
    </message>
    <message>
        <source>The {piece} goes to {name}: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Der |Die |Das }{piece} geht an {name}: {why}.</translation>
    </message>
    <message>
        <source>Out at the back.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Hinten herausgefallen.</translation>
    </message>
    <message>
        <source>Out at the front.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Vorne herausgefallen.</translation>
    </message>
    <message>
        <source>Out at the back: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Hinten herausgefallen: {pieces}.</translation>
    </message>
    <message>
        <source>Out at the front: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Vorne herausgefallen: {pieces}.</translation>
    </message>
    <message>
        <source>Something went wrong with the physics of the wheel. It is being restarted.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_starts_again</extracomment>
        <translation>Mit der Physik des Rades ist etwas schiefgegangen. Sie startet neu.</translation>
    </message>
    <message>
        <source>The physics of the wheel is not working. A simple rule decides this turn.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_gives_up</extracomment>
        <translation>Die Physik des Rades funktioniert nicht. Eine einfache Regel entscheidet diesen Zug.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>move the piece in hand to a compartment</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>den Stein in der Hand in ein Fach bringen</translation>
    </message>
    <message>
        <source>arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move it by 1 mm; with Shift by 10 mm</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>ihn um 1 mm bewegen; mit Umschalt um 10 mm</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>farther and nearer, along the axle</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>weiter weg und näher, entlang der Achse</translation>
    </message>
    <message>
        <source>Shift + mouse wheel</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Umschalt + Mausrad</translation>
    </message>
    <message>
        <source>the same with the mouse; alone the mouse wheel turns it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>dasselbe mit der Maus; allein dreht ihn das Mausrad</translation>
    </message>
    <message>
        <source>hold Ctrl</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Strg halten</translation>
    </message>
    <message>
        <source>leave it where it is, and drag an arc to turn it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>ihn lassen, wo er ist, und zum Drehen einen Bogen ziehen</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>hold down to let the wheel roll</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>gedrückt halten, damit das Rad rollt</translation>
    </message>
    <message>
        <source>let go</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>loslassen</translation>
    </message>
    <message>
        <source>Ctrl + arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Strg + Pfeile</translation>
    </message>
    <message>
        <source>look from another side, as by dragging with the middle button</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>von einer anderen Seite schauen, wie beim Ziehen mit der mittleren Maustaste</translation>
    </message>
    <message>
        <source>Click to change.</source>
        <extracomment>views/hamsterrolle/table.py: HamsterrolleTable.spot_tip</extracomment>
        <translation>Klick zum Ändern.</translation>
    </message>
</context>
<context>
    <name>HandRoll</name>
    <message>
        <source>{name} rolls. Roll the dice ({key}).</source>
        <extracomment>views/game/hand_roll.py: HandRoll.look</extracomment>
        <translation>{name} würfelt. Wirf die Würfel ({key}).</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>All that there is to choose is prepared: finish.</source>
        <extracomment>features/hints/hinter.py: Hinter._say_finish</extracomment>
        <translation>Alles, was zu wählen ist, ist vorbereitet: mach fertig.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking, for %n second(s) at most…</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>
            <numerusform>{player} denkt nach, höchstens %n Sekunde…</numerusform>
            <numerusform>{player} denkt nach, höchstens %n Sekunden…</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what</extracomment>
        <translation>Was tun</translation>
    </message>
    <message>
        <source>Where to look</source>
        <extracomment>features/hints/hinter.py: Hinter._say_where</extracomment>
        <translation>Wohin schauen</translation>
    </message>
    <message>
        <source>A hint is for whoever has to choose now.</source>
        <extracomment>features/hints/texts.py: not_now</extracomment>
        <translation>Einen Tipp bekommt, wer gerade wählen muss.</translation>
    </message>
    <message>
        <source>In a challenge a hint only says where to look, so that results can be compared.</source>
        <extracomment>features/hints/texts.py: compared</extracomment>
        <translation>In einer Herausforderung sagt ein Tipp nur, wohin du schauen sollst, damit sich die Ergebnisse vergleichen lassen.</translation>
    </message>
    <message>
        <source>You can: {actions}.</source>
        <extracomment>features/hints/texts.py: offers</extracomment>
        <translation>Du kannst: {actions}.</translation>
    </message>
    <message>
        <source>{player} would choose: {action} ({detail}).</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} würde wählen: {action} ({detail}).</translation>
    </message>
    <message>
        <source>{player} would choose: {action}.</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} würde wählen: {action}.</translation>
    </message>
</context>
<context>
    <name>Key name</name>
    <message>
        <source>Ctrl</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Ctrl</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Shift</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Alt</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Enter
views/widgets/keyboard.py: NAMES.Return</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Escape
views/widgets/keyboard.py: NAMES.Esc</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Tab</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Space</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Backspace</extracomment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Del</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Ins</extracomment>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Home</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>views/widgets/keyboard.py: NAMES.End</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgUp</extracomment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgDown</extracomment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Left</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Right</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Up</extracomment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Down</extracomment>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Explain the table</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Den Tisch erklären</translation>
    </message>
</context>
<context>
    <name>Keyboard shortcuts</name>
    <message>
        <source>write a note about an earlier moment</source>
        <extracomment>features/bookmarks/feature.py: NOTE</extracomment>
        <translation>Notiz zu einem früheren Moment</translation>
    </message>
    <message>
        <source>hint</source>
        <extracomment>features/hints/feature.py: HINT</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>print sheets</source>
        <extracomment>features/printing/feature.py: PRINT</extracomment>
        <translation>Bögen drucken</translation>
    </message>
    <message>
        <source>records</source>
        <extracomment>features/records/feature.py: RECORDS</extracomment>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>features/sound/keys.py: MUTE</extracomment>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>graphs</source>
        <extracomment>features/statistics/feature.py: GRAPHS</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>play on from an earlier moment</source>
        <extracomment>features/what_if/feature.py: PLAY_ON</extracomment>
        <translation>ab einem früheren Moment weiterspielen</translation>
    </message>
    <message>
        <source>choose Bite</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>Beißen wählen</translation>
    </message>
    <message>
        <source>choose Run</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>Rennen wählen</translation>
    </message>
    <message>
        <source>choose Throw</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>Werfen wählen</translation>
    </message>
    <message>
        <source>choose Rest</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>Ausruhen wählen</translation>
    </message>
    <message>
        <source>spread the stack at the cursor, and close it</source>
        <extracomment>views/hamsterdam/keys.py: FAN_OUT</extracomment>
        <translation>den Stapel unter dem Zeiger auffächern und schließen</translation>
    </message>
    <message>
        <source>show the dam at the cursor large, and small again</source>
        <extracomment>views/hamsterdam/keys.py: ENLARGE</extracomment>
        <translation>den Damm unter dem Zeiger groß zeigen und wieder klein</translation>
    </message>
    <message>
        <source>open the rules of the special at the cursor</source>
        <extracomment>views/hamsterdam/keys.py: WORDING</extracomment>
        <translation>die Regeln des Spezialhamsters unter dem Zeiger öffnen</translation>
    </message>
    <message>
        <source>one hamster more on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: MORE</extracomment>
        <translation>beim Aufstellen ein Hamster mehr auf der Karte unter dem Zeiger</translation>
    </message>
    <message>
        <source>one hamster fewer on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: FEWER</extracomment>
        <translation>beim Aufstellen ein Hamster weniger auf der Karte unter dem Zeiger</translation>
    </message>
    <message>
        <source>line the cards up by number</source>
        <extracomment>views/hamsterdam/keys.py: SORT</extracomment>
        <translation>die Karten nach Zahl ordnen</translation>
    </message>
    <message>
        <source>line the cards up, best odds in the middle</source>
        <extracomment>views/hamsterdam/keys.py: MIDDLE</extracomment>
        <translation>die Karten ordnen, beste Chancen in die Mitte</translation>
    </message>
    <message>
        <source>repeat the last layout</source>
        <extracomment>views/hamsterdam/keys.py: REPEAT</extracomment>
        <translation>aufstellen wie letztes Mal</translation>
    </message>
    <message>
        <source>auto-place by odds</source>
        <extracomment>views/hamsterdam/keys.py: BY_ODDS</extracomment>
        <translation>nach Chancen aufstellen</translation>
    </message>
    <message>
        <source>clear the layout</source>
        <extracomment>views/hamsterdam/keys.py: CLEAR</extracomment>
        <translation>die Aufstellung leeren</translation>
    </message>
    <message>
        <source>plug the hole, way {n}</source>
        <extracomment>views/hamsterdam/keys.py: PLUGS</extracomment>
        <translation>das Loch abdichten, Möglichkeit {n}</translation>
    </message>
    <message>
        <source>let the dam break at the left</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_LEFT</extracomment>
        <translation>den Damm links brechen lassen</translation>
    </message>
    <message>
        <source>let the dam break at the right</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_RIGHT</extracomment>
        <translation>den Damm rechts brechen lassen</translation>
    </message>
    <message>
        <source>keep the new roll</source>
        <extracomment>views/hamsterdam/keys.py: NEW_ROLL</extracomment>
        <translation>den neuen Wurf behalten</translation>
    </message>
    <message>
        <source>keep the old roll</source>
        <extracomment>views/hamsterdam/keys.py: OLD_ROLL</extracomment>
        <translation>den alten Wurf behalten</translation>
    </message>
    <message>
        <source>skip the move</source>
        <extracomment>views/hamsterdam/keys.py: SKIP_MOVE</extracomment>
        <translation>die Bewegung auslassen</translation>
    </message>
    <message>
        <source>finish, and leave the water on the dam</source>
        <extracomment>views/hamsterdam/keys.py: LEAVE_WATER</extracomment>
        <translation>fertig, und das Wasser auf dem Damm liegen lassen</translation>
    </message>
    <message>
        <source>finish without placing a hamster</source>
        <extracomment>views/hamsterdam/keys.py: PLACE_NOBODY</extracomment>
        <translation>beenden, ohne einen Hamster zu platzieren</translation>
    </message>
    <message>
        <source>swim, or clear the water</source>
        <extracomment>views/hamsterdam/keys.py: SWIM</extracomment>
        <translation>schwimmen oder das Wasser entfernen</translation>
    </message>
    <message>
        <source>more buttons</source>
        <extracomment>views/hamsterdam/keys.py: NEXT_PAGE</extracomment>
        <translation>weitere Knöpfe</translation>
    </message>
    <message>
        <source>turn die {n}</source>
        <extracomment>views/hamsterdam/keys.py: TURN_DIE</extracomment>
        <translation>Würfel {n} drehen</translation>
    </message>
    <message>
        <source>change how it lies; with Shift, the previous way</source>
        <extracomment>views/hamsterrolle/keys.py: LIE</extracomment>
        <translation>ändern, wie er liegt; mit Umschalt: die vorige Lage</translation>
    </message>
    <message>
        <source>turn it by 15 degrees; with Shift back, with Ctrl by 1</source>
        <extracomment>views/hamsterrolle/keys.py: TURN</extracomment>
        <translation>ihn um 15 Grad drehen; mit Umschalt zurück, mit Strg um 1</translation>
    </message>
    <message>
        <source>tip it over; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TIP</extracomment>
        <translation>ihn kippen; mit Umschalt zurück, mit Strg um 1 Grad</translation>
    </message>
    <message>
        <source>turn it round; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TURN_ROUND</extracomment>
        <translation>ihn herumdrehen; mit Umschalt zurück, mit Strg um 1 Grad</translation>
    </message>
    <message>
        <source>turn it so that it holds</source>
        <extracomment>views/hamsterrolle/keys.py: HOLD</extracomment>
        <translation>so drehen, dass es hält</translation>
    </message>
    <message>
        <source>say where the piece is, and whether it may be let go</source>
        <extracomment>views/hamsterrolle/keys.py: WHERE</extracomment>
        <translation>sagen, wo der Stein ist und ob er losgelassen werden darf</translation>
    </message>
    <message>
        <source>change the hand</source>
        <extracomment>views/hamsterrolle/keys.py: HAND</extracomment>
        <translation>die Hand wechseln</translation>
    </message>
    <message>
        <source>let it drop</source>
        <extracomment>views/hamsterrolle/keys.py: DROP</extracomment>
        <translation>ihn fallen lassen</translation>
    </message>
    <message>
        <source>pass instead, or build instead</source>
        <extracomment>views/hamsterrolle/keys.py: PASS</extracomment>
        <translation>lieber passen oder lieber bauen</translation>
    </message>
    <message>
        <source>see again what fell since your last turn</source>
        <extracomment>views/hamsterrolle/keys.py: REPLAY</extracomment>
        <translation>noch einmal sehen, was seit deinem letzten Zug gefallen ist</translation>
    </message>
    <message>
        <source>save 6 images, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: IMAGES</extracomment>
        <translation>beim Wiedersehen 6 Bilder speichern</translation>
    </message>
    <message>
        <source>save a film, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: FILM</extracomment>
        <translation>beim Wiedersehen einen Film speichern</translation>
    </message>
    <message>
        <source>let the wheel roll to the right</source>
        <extracomment>views/hamsterrolle/keys.py: RIGHTWARDS</extracomment>
        <translation>das Rad nach rechts rollen lassen</translation>
    </message>
    <message>
        <source>let the wheel roll to the left</source>
        <extracomment>views/hamsterrolle/keys.py: LEFTWARDS</extracomment>
        <translation>das Rad nach links rollen lassen</translation>
    </message>
    <message>
        <source>zoom in</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_IN</extracomment>
        <translation>hineinzoomen</translation>
    </message>
    <message>
        <source>zoom out</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_OUT</extracomment>
        <translation>herauszoomen</translation>
    </message>
    <message>
        <source>reset the view</source>
        <extracomment>views/hamsterrolle/keys.py: RESET_VIEW</extracomment>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>show where the belt takes everybody</source>
        <extracomment>views/run_hamster_run/keys.py: STAKES</extracomment>
        <translation>zeigen, wohin das Band alle bringt</translation>
    </message>
    <message>
        <source>take back the last chip</source>
        <extracomment>views/run_hamster_run/keys.py: TAKE_BACK</extracomment>
        <translation>den letzten Chip zurücknehmen</translation>
    </message>
    <message>
        <source>allocate as in the last round</source>
        <extracomment>views/run_hamster_run/keys.py: LAST_SPLIT</extracomment>
        <translation>verteilen wie letzte Runde</translation>
    </message>
    <message>
        <source>change the action</source>
        <extracomment>views/run_hamster_run/keys.py: CHANGE_DEED</extracomment>
        <translation>die Aktion ändern</translation>
    </message>
    <message>
        <source>pay for squares in another way</source>
        <extracomment>views/run_hamster_run/keys.py: OTHER_PRICE</extracomment>
        <translation>Felder auf andere Art bezahlen</translation>
    </message>
    <message>
        <source>climb, or walk again</source>
        <extracomment>views/run_hamster_run/keys.py: CLIMB</extracomment>
        <translation>klettern oder wieder laufen</translation>
    </message>
    <message>
        <source>yield</source>
        <extracomment>views/run_hamster_run/keys.py: YIELD</extracomment>
        <translation>nachgeben</translation>
    </message>
    <message>
        <source>end the action without acting</source>
        <extracomment>views/run_hamster_run/keys.py: DO_NOTHING</extracomment>
        <translation>die Aktion beenden, ohne zu handeln</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>views/run_hamster_run/keys.py: STAY_PUT</extracomment>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>land there</source>
        <extracomment>views/run_hamster_run/keys.py: LAND</extracomment>
        <translation>dort landen</translation>
    </message>
    <message>
        <source>menu</source>
        <extracomment>views/widgets/commands.py: MENU</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>main menu</source>
        <extracomment>views/widgets/commands.py: HOME</extracomment>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>open a game</source>
        <extracomment>views/widgets/commands.py: OPEN</extracomment>
        <translation>ein Spiel öffnen</translation>
    </message>
    <message>
        <source>save as</source>
        <extracomment>views/widgets/commands.py: SAVE</extracomment>
        <translation>speichern unter</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>views/widgets/commands.py: SETTINGS</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>views/widgets/commands.py: FULL_SCREEN</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: KEYS</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>about the games</source>
        <extracomment>views/widgets/commands.py: ABOUT</extracomment>
        <translation>über die Spiele</translation>
    </message>
    <message>
        <source>go back to the page before</source>
        <extracomment>views/widgets/commands.py: BACK</extracomment>
        <translation>zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>quit; your game is saved</source>
        <extracomment>views/widgets/commands.py: QUIT</extracomment>
        <translation>beenden; dein Spiel ist gespeichert</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <extracomment>views/widgets/commands.py: ROLL</extracomment>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>views/widgets/commands.py: UNDO</extracomment>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>views/widgets/commands.py: REDO</extracomment>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>pause or resume</source>
        <extracomment>views/widgets/commands.py: PAUSE</extracomment>
        <translation>Pause oder weiter</translation>
    </message>
    <message>
        <source>next step</source>
        <extracomment>views/widgets/commands.py: STEP</extracomment>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>story</source>
        <extracomment>views/widgets/commands.py: STORY</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>views/widgets/commands.py: RULES</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>help: keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: HELP</extracomment>
        <translation>Hilfe: Tastenkürzel</translation>
    </message>
    <message>
        <source>explain the table, while the keys are listed</source>
        <extracomment>views/widgets/commands.py: EXPLAIN</extracomment>
        <translation>den Tisch erklären, solange die Tastenliste zu sehen ist</translation>
    </message>
    <message>
        <source>delete the game</source>
        <extracomment>views/widgets/commands.py: DELETE</extracomment>
        <translation>das Spiel löschen</translation>
    </message>
    <message>
        <source>rename the game</source>
        <extracomment>views/widgets/commands.py: RENAME</extracomment>
        <translation>das Spiel umbenennen</translation>
    </message>
    <message>
        <source>next control; the arrow keys move around the board</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>nächstes Element; die Pfeiltasten führen über das Spielbrett</translation>
    </message>
    <message>
        <source>press the gold button, or the focused control</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>den goldenen Knopf oder das markierte Element drücken</translation>
    </message>
    <message>
        <source>press the focused control; on the board, lift and drop</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>das markierte Element drücken; auf dem Spielbrett aufnehmen und ablegen</translation>
    </message>
    <message>
        <source>put back, close, go back</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>zurücklegen, schließen, zurückgehen</translation>
    </message>
    <message>
        <source>on the board, the previous or next golden place</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>auf dem Spielbrett: voriger oder nächster goldener Ort</translation>
    </message>
    <message>
        <source>in a replay, the previous or next key moment</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>im Rückblick: voriger oder nächster Schlüsselmoment</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>In every game</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key
views/window/key_list.py: _row</extracomment>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Choose another key.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key</extracomment>
        <translation>Eine andere Taste wählen.</translation>
    </message>
    <message>
        <source>New key…</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Neue Taste…</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”. Esc keeps the old one.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Drück die neue Taste für „{command}“. Esc behält die alte.</translation>
    </message>
    <message>
        <source>This is the usual key.</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRow.show_key</extracomment>
        <translation>Das ist die übliche Taste.</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRefusal.__init__</extracomment>
        <translation>Tasten tauschen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__
views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Press the button with a key, then the new key. Tab, Enter, Space, Esc, arrows, Page up, Page down and the digits 1 to 9 stay as they are.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._lay_out</extracomment>
        <translation>Drück den Knopf mit einer Taste, dann die neue Taste. Tab, Enter, Leertaste, Esc, Pfeile, Bild auf, Bild ab und die Ziffern 1 bis 9 bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>All keys are the usual ones.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._show_keys
views/pages/keys/keys_page.py: KeysPage._ask_to_reset.reset</extracomment>
        <translation>Alle Tasten sind die üblichen.</translation>
    </message>
    <message>
        <source>{key} is already the key for “{command}” ({place}).</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._want</extracomment>
        <translation>{key} ist schon die Taste für „{command}“ ({place}).</translation>
    </message>
    <message>
        <source>{command}: {key} from now on.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._put</extracomment>
        <translation>{command}: von nun an {key}.</translation>
    </message>
    <message>
        <source>Give every command its usual key?</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Alle Tasten zurücksetzen?</translation>
    </message>
    <message>
        <source>The keys you have chosen are forgotten.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Die von dir gewählten Tasten werden vergessen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take the key away</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Taste wegnehmen</translation>
    </message>
    <message>
        <source>Reset to {key}</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Zurücksetzen auf {key}</translation>
    </message>
    <message>
        <source>Choose a key without Ctrl and Shift: with them this command does more.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>Wähle eine Taste ohne Strg und Umschalt: Mit ihnen kann dieser Befehl mehr.</translation>
    </message>
    <message>
        <source>{key} stays as it is, and no command can have it.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>{key} bleibt, wie es ist, und kann keinem Befehl gegeben werden.</translation>
    </message>
    <message>
        <source>Keys that stay as they are</source>
        <extracomment>views/window/key_list.py: all_keys</extracomment>
        <translation>Tasten, die bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Keys in the settings that cannot be used; the usual ones hold: {commands}.</source>
        <extracomment>views/window/notices.py: mend_keys</extracomment>
        <translation>Diese Tasten in den Einstellungen gehen nicht; es gelten die üblichen: {commands}.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The lesson waits while you do something else.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>Die Lektion wartet, während du etwas anderes tust.</translation>
    </message>
    <message>
        <source>The lesson says what to do.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>In der Lektion steht, was zu tun ist.</translation>
    </message>
    <message>
        <source>First game: step {number} of {all}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Erstes Spiel: Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Skip the lessons</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Lektionen auslassen</translation>
    </message>
    <message>
        <source>Marked: {place}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._marked_place</extracomment>
        <translation>Markiert: {place}</translation>
    </message>
    <message>
        <source>You know how it goes now!</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Jetzt weißt du, wie es geht!</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Later. First this:</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._say_not_yet</extracomment>
        <translation>Später. Erst dies:</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Leave it empty to use the title of the game.</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Lass es leer, dann gilt der Titel des Spiels.</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Dieses Spiel umbenennen</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>{title} cannot be restored afterwards.</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>{title} kann danach nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>What it counted for, in records, stickers and months:</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Was es gezählt hat, für Bestenliste, Sticker und Monate:</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete too</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Auch löschen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Search by name, game or player</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Nach Name, Spiel oder Spieler suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Gelöschte Spiele</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Aus einer Datei…</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n gelöschtes Spiel</numerusform>
            <numerusform>%n gelöschte Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games can be restored for {days} days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Gelöschte Spiele lassen sich {days} Tage lang wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>They are saved on this computer only.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Sie sind nur auf diesem Computer gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>{found} von %n Partie</numerusform>
            <numerusform>{found} von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) can no longer be read and cannot be shown.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n gespeichertes Spiel ist nicht mehr lesbar und wird nicht gezeigt.</numerusform>
            <numerusform>%n gespeicherte Spiele sind nicht mehr lesbar und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches “{words}”.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Kein Spiel passt zu „{words}“.</translation>
    </message>
    <message>
        <source>No deleted games. A deleted game can be restored here for 30 days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Keine gelöschten Spiele. Ein gelöschtes Spiel lässt sich hier 30 Tage lang wiederherstellen.</translation>
    </message>
    <message>
        <source>No game waits. Lessons that were begun are among the games.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Kein Spiel wartet. Begonnene Lektionen stehen bei den Spielen.</translation>
    </message>
    <message>
        <source>Every game is finished.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Alle Partien sind beendet.</translation>
    </message>
    <message>
        <source>No games yet. Every game you start is saved here automatically.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Noch keine Spiele. Jedes Spiel, das du beginnst, wird hier von selbst gespeichert.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu
views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Game deleted. It can be restored for 30 days.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Spiel gelöscht. Es lässt sich 30 Tage lang wiederherstellen.</translation>
    </message>
    <message>
        <source>What it counted for stays.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Was es gezählt hat, bleibt.</translation>
    </message>
    <message>
        <source>The game deleted last is back.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>Das zuletzt gelöschte Spiel ist wieder da.</translation>
    </message>
    <message>
        <source>Nothing has been deleted since the start.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>Seit dem Start wurde nichts gelöscht.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Hamster Table</source>
        <extracomment>views/window/main_window.py: MainWindow.name_window</extracomment>
        <translation>Hamster Table</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they apply until the window is closed.</source>
        <extracomment>views/window/main_window.py: MainWindow._settings_saved</extracomment>
        <translation>Die Einstellungen lassen sich nicht speichern; sie gelten, bis das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The people cannot be saved; they are known until the window is closed.</source>
        <extracomment>views/window/main_window.py: MainWindow._people_saved</extracomment>
        <translation>Die Personen können nicht gespeichert werden; sie sind bekannt, bis das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read, so the defaults are used.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Die Einstellungen in {file} waren nicht lesbar, darum gelten die üblichen.</translation>
    </message>
    <message>
        <source>The people in {file} could not be read, so nobody is known yet.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Die Personen in {file} konnten nicht gelesen werden, also ist noch niemand bekannt.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: report_earlier_crash</extracomment>
        <translation>Das Programm wurde letztes Mal unerwartet beendet. Jedes Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: say_error</extracomment>
        <translation>Etwas ist schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Der Bericht ist kopiert.</translation>
    </message>
    <message>
        <source>The report has been copied. It contains the whole game, secrets too.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Der Bericht ist kopiert. Er enthält das ganze Spiel, auch Verdecktes.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>views/window/notices.py: copy_press</extracomment>
        <translation>Bericht kopieren</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Saved game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/window/menu.py: WindowMenu.open</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Pause game</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Spiel anhalten</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <extracomment>views/window/seat_menu.py: add_seats</extracomment>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>{name} ({player})</source>
        <extracomment>views/window/seat_menu.py: _offer</extracomment>
        <translation>{name} ({player})</translation>
    </message>
    <message>
        <source>Language of {name}</source>
        <extracomment>views/window/seat_menu.py: _add_language</extracomment>
        <translation>Sprache von {name}</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Warum das?</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Zeigen, was er wusste</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>It is the same as the program's cards.</source>
        <extracomment>commands/parts.py: _summary
views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>Sie gleicht den Karten des Programms.</translation>
    </message>
    <message>
        <source>Ruling {id}</source>
        <extracomment>features/positions/position_page.py: ProblemRow.__init__
views/pages/new_game/option_row.py: OptionRow.__init__</extracomment>
        <translation>Regelentscheid {id}</translation>
    </message>
    <message>
        <source>It changes: {changes}</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>Anders als sonst: {changes}</translation>
    </message>
    <message>
        <source>Computer: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Computer: {name}</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Programm: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>views/pages/new_game/kinds.py: kinds
views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>A program of this computer, named in its settings. If it fails, Steady takes over.</source>
        <extracomment>views/pages/new_game/kinds.py: computer_players</extracomment>
        <translation>Ein Programm dieses Computers, das in den Einstellungen steht. Wenn es versagt, übernimmt Praktikus.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_places</extracomment>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_more</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._choices</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._players</extracomment>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>{name} sits here more than once: the game counts for none of them, in stickers and months.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._twins</extracomment>
        <translation>{name} sitzt hier mehr als einmal: Für Sticker und Monate zählt die Partie für niemanden davon.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>Mindestens %n Spieler ist nötig.</numerusform>
            <numerusform>Mindestens %n Spieler sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own file cannot be used. Correct it, or play with the program's cards.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>Deine eigene Datei lässt sich nicht verwenden. Berichtige sie oder spiel mit den Karten des Programms.</translation>
    </message>
    <message>
        <source>everybody sees everything</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>alle sehen alles</translation>
    </message>
    <message>
        <source>pass the computer around; a curtain hides secret choices</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>gebt den Computer herum; ein Vorhang verbirgt geheime Entscheidungen</translation>
    </message>
    <message>
        <source>no secrets to hide from each other</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>ohne Geheimnisse voreinander</translation>
    </message>
    <message>
        <source>the computers play, you watch</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>die Computer spielen, du schaust zu</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, {how}.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>{count}, {how}.</translation>
    </message>
    <message>
        <source>Program language</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes
views/window/seat_menu.py: _offer_languages</extracomment>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>{choice} of {seat}</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoicesRow.__init__</extracomment>
        <translation>{choice} von {seat}</translation>
    </message>
    <message>
        <source>Personal options</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoices.__init__</extracomment>
        <translation>Persönliche Optionen</translation>
    </message>
    <message>
        <source>Face of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: Face.__init__</extracomment>
        <translation>Gesicht von {seat}</translation>
    </message>
    <message>
        <source>Click to leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Klick, um den Platz zu verlassen.</translation>
    </message>
    <message>
        <source>Click to play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Klick, um hier mitzuspielen.</translation>
    </message>
    <message>
        <source>Leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Den Platz verlassen.</translation>
    </message>
    <message>
        <source>Play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Hier spielen.</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Name von {seat}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Wer spielt {seat}</translation>
    </message>
    <message>
        <source>Move left</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Card of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Karte von {seat}</translation>
    </message>
    <message>
        <source>This seat is empty.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Dieser Platz ist leer.</translation>
    </message>
    <message>
        <source>This is the first seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Das ist der erste Platz.</translation>
    </message>
    <message>
        <source>This is the last seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Das ist der letzte Platz.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.__init__</extracomment>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>All seats are taken. Click a face to free one.</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Alle Plätze sind besetzt. Ein Klick auf ein Gesicht macht einen frei.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/overlays.py: NoticeBar.say</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Just watch</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Watch in haste</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Im Schnelldurchlauf zusehen</translation>
    </message>
    <message>
        <source>{name}: who will win?</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>{name}: Wer gewinnt?</translation>
    </message>
    <message>
        <source>You are out of the game. Bet on somebody, or just watch.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Du bist aus dem Spiel. Wette auf jemanden, oder sieh einfach zu.</translation>
    </message>
    <message>
        <source>{person} bets on {name}.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._bet_on</extracomment>
        <translation>{person} setzt auf {name}.</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was right!</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} hat auf {name} gesetzt und recht gehabt!</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was wrong.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} hat auf {name} gesetzt und sich geirrt.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Progress</source>
        <extracomment>views/widgets/groove.py: Groove.__init__</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Spiel wird geöffnet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All moves are replayed; saving the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>Alle Züge werden nachgespielt; das Spiel wird gespeichert…</translation>
    </message>
    <message>
        <source>{played} of {entries} moves</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>{played} von {entries} Zügen</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/paper_page.py: PaperPage.__init__</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Golden fur</source>
        <extracomment>models/people.py: FURS.gold</extracomment>
        <translation>Goldenes Fell</translation>
    </message>
    <message>
        <source>White fur</source>
        <extracomment>models/people.py: FURS.white</extracomment>
        <translation>Weißes Fell</translation>
    </message>
    <message>
        <source>Red fur</source>
        <extracomment>models/people.py: FURS.rust</extracomment>
        <translation>Rotes Fell</translation>
    </message>
    <message>
        <source>Blue-grey fur</source>
        <extracomment>models/people.py: FURS.slate</extracomment>
        <translation>Blaugraues Fell</translation>
    </message>
    <message>
        <source>Brown fur</source>
        <extracomment>models/people.py: FURS.brown</extracomment>
        <translation>Braunes Fell</translation>
    </message>
    <message>
        <source>Black fur</source>
        <extracomment>models/people.py: FURS.black</extracomment>
        <translation>Schwarzes Fell</translation>
    </message>
    <message>
        <source>No hat</source>
        <extracomment>models/people.py: HATS</extracomment>
        <translation>Kein Hut</translation>
    </message>
    <message>
        <source>Woolly hat</source>
        <extracomment>models/people.py: HATS.woolly</extracomment>
        <translation>Wollmütze</translation>
    </message>
    <message>
        <source>Top hat</source>
        <extracomment>models/people.py: HATS.top</extracomment>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Straw hat</source>
        <extracomment>models/people.py: HATS.straw</extracomment>
        <translation>Strohhut</translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>models/people.py: HATS.bow</extracomment>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Party hat</source>
        <extracomment>models/people.py: HATS.party</extracomment>
        <translation>Partyhut</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fur</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Fell</translation>
    </message>
    <message>
        <source>Hat</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Hut</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__
views/pages/new_game/person_page.py: PersonPage._say</extracomment>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Text size as for all</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Schriftgröße wie für alle</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Schriftgröße {percent} %</translation>
    </message>
    <message>
        <source>Screen reader: what is new</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Screenreader: das Neue</translation>
    </message>
    <message>
        <source>Screen reader: everything</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Screenreader: alles</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes.language</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._lay_out</extracomment>
        <translation>Wenn du am Zug bist</translation>
    </message>
    <message>
        <source>A name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Bitte einen Namen.</translation>
    </message>
    <message>
        <source>Somebody is called so already. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>So heißt schon jemand. Bitte ein anderer Name.</translation>
    </message>
    <message>
        <source>A computer player is called so. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>So heißt ein Computerspieler. Bitte ein anderer Name.</translation>
    </message>
    <message>
        <source>Saved games, records and stickers get the new name too.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._tell_of_games</extracomment>
        <translation>Gespeicherte Partien, Bestenliste und Sticker bekommen den neuen Namen auch.</translation>
    </message>
    <message>
        <source>Face, wishes and seats go. Saved games keep the name until you delete them.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Gesicht, Wünsche und Plätze verschwinden. Gespeicherte Partien behalten den Namen, bis du sie löschst.</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Endgültig vergessen</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Choose an action.</source>
        <extracomment>views/board/generic_table.py: PlainTable.prompt</extracomment>
        <translation>Wähle eine Aktion.</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>{field}: one less</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field}: eins weniger</translation>
    </message>
    <message>
        <source>{field}: one more</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field}: eins mehr</translation>
    </message>
    <message>
        <source>{owner}: {field}</source>
        <extracomment>features/positions/field_controls.py: full_name</extracomment>
        <translation>{owner}: {field}</translation>
    </message>
    <message>
        <source>{field}, {column} from the left</source>
        <extracomment>features/positions/number_table.py: FieldCell.__init__</extracomment>
        <translation>{field}, {column}. von links</translation>
    </message>
    <message>
        <source>Marked number</source>
        <extracomment>features/positions/number_table.py: NumberTable.__init__</extracomment>
        <translation>Markierte Zahl</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>features/positions/position_page.py: Aside.__init__</extracomment>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Position of a real table: {game}</source>
        <extracomment>features/positions/position_page.py: PositionPage.__init__</extracomment>
        <translation>Stellung vom echten Tisch: {game}</translation>
    </message>
    <message>
        <source>Enter what lies on the table. Nothing is accepted that cannot be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Gib ein, was auf dem Tisch liegt. Nichts wird angenommen, was nicht sein kann.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Nothing speaks against this position.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Nichts spricht gegen diese Stellung.</translation>
    </message>
    <message>
        <source>What is entered so far can be. How it lies is not known yet.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Das Eingegebene kann bisher sein. Wie alles liegt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The game can go on from here.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Von hier kann es weitergehen.</translation>
    </message>
    <message>
        <source>It was not tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>Ob diese Stellung sein kann, wurde nicht versucht.</translation>
    </message>
    <message>
        <source>It is being tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>Es wird versucht, ob diese Stellung sein kann.</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <extracomment>features/positions/position_picture.py: PositionPicture.__init__</extracomment>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>Print a set-up sheet to write it down at the table</source>
        <extracomment>features/printing/feature.py: _for_positions</extracomment>
        <translation>Aufbaubogen drucken, um die Stellung am Tisch aufzuschreiben</translation>
    </message>
</context>
<context>
    <name>Postcard</name>
    <message>
        <source>Postcard {date}</source>
        <extracomment>features/postcard/postcard.py: Postcard.file_name</extracomment>
        <translation>Postkarte {date}</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Postkarte</translation>
    </message>
    <message>
        <source>The film could not be made.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Der Film ließ sich nicht machen.</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Für BG Stats</translation>
    </message>
    <message>
        <source>Copies a link that logs this play in the app BG Stats, on a phone.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Kopiert einen Link, der diese Partie in der App BG Stats einträgt, auf einem Telefon.</translation>
    </message>
    <message>
        <source>For whoever was not there.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__
features/postcard/postcard_page.py: PostcardPage.hideEvent</extracomment>
        <translation>Für alle, die nicht dabei waren.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Moment as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Moment als Film…</translation>
    </message>
    <message>
        <source>Game as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Spiel als Film…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Als Bild speichern …</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy</extracomment>
        <translation>Kopiert: Füge es in einen Brief oder Chat ein.</translation>
    </message>
    <message>
        <source>Copied: a link with names and places. Open it on the phone with BG Stats.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy_link</extracomment>
        <translation>Kopiert: ein Link mit Namen und Rängen. Öffne ihn auf dem Telefon mit BG Stats.</translation>
    </message>
    <message>
        <source>The film is being made…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._film</extracomment>
        <translation>Der Film wird gemacht…</translation>
    </message>
    <message>
        <source>The film is being made: {drawn} of {all} pictures.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._tell_progress</extracomment>
        <translation>Der Film wird gemacht: {drawn} von {all} Bildern.</translation>
    </message>
    <message>
        <source>The film is ready.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._give</extracomment>
        <translation>Der Film ist fertig.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{game} · parts {n} of {count}</source>
        <extracomment>features/printing/kit_pages.py: kit_pages</extracomment>
        <translation>{game} · Teile {n} von {count}</translation>
    </message>
    <message>
        <source>Print at 100 %. Cut at the crop marks; fold along dashed lines.</source>
        <extracomment>features/printing/kit_pages.py: _paint_foot</extracomment>
        <translation>Mit 100 % drucken. An den Schnittmarken schneiden, an gestrichelten Linien falten.</translation>
    </message>
    <message>
        <source>Sheets to print</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Druckbögen</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Bastelbogen zum Ausdrucken</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>From this game</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Aus diesem Spiel</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>In colour</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>In Farbe</translation>
    </message>
    <message>
        <source>Low ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Wenig Tinte</translation>
    </message>
    <message>
        <source>Ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/printing/print_page.py: PrintPage.save</extracomment>
        <translation>{name} ließ sich nicht speichern: {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, with the cards of your own file</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>{pages}, mit den Karten deiner eigenen Datei</translation>
    </message>
    <message>
        <source>Secret information is never printed.</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Geheimes wird nie gedruckt.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>features/printing/print_page.py: PrintPage._say
features/printing/print_page.py: PrintPage._ask_where</extracomment>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>PromptSpeech</name>
    <message>
        <source>Buttons: {names}.</source>
        <extracomment>views/widgets/prompt_bar.py: button_words</extracomment>
        <translation>Knöpfe: {names}.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Show the answer</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>All questions</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>the first time counts</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._name</extracomment>
        <translation>das erste Mal zählt</translation>
    </message>
    <message>
        <source>In a moment: first one sees what leads to the question.</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._give_up</extracomment>
        <translation>Gleich: Erst sieht man, was zu der Frage führt.</translation>
    </message>
    <message>
        <source>The answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Die Lösung:</translation>
    </message>
    <message>
        <source>As good as the best answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>So gut wie die beste Antwort:</translation>
    </message>
    <message>
        <source>Solved:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Gelöst:</translation>
    </message>
    <message>
        <source>Next question</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage.__init__
features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Was war besser?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show</extracomment>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which choices have cost you most? Each choice of a person is compared with others in what is imagined to follow, with what one could know then; that takes up to a minute for each of you. Then they are asked again.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Welche Entscheidungen haben am meisten gekostet? Jede Entscheidung einer Person wird in Gedanken mit anderen verglichen, mit dem, was man damals wissen konnte; das dauert für jede Person bis zu einer Minute. Dann wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Find out</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>Searching the game. You can go back at any time; then it ends.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Das Spiel wird durchsucht. Du kannst jederzeit zurückgehen; dann endet es.</translation>
    </message>
    <message>
        <source>{name}: no single choice has cost much.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>{name}: Keine einzelne Entscheidung hat viel gekostet.</translation>
    </message>
    <message>
        <source>Only computer players are at the table.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>Am Tisch sitzen nur Computer.</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found
features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Choose one of the places in the wheel.</source>
        <extracomment>features/puzzles/offer.py: Offer.__init__</extracomment>
        <translation>Wähle einen der Plätze im Rad.</translation>
    </message>
    <message>
        <source>{puzzle}: not solved yet.</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>{puzzle}: noch nicht gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>
            <numerusform>%n von 3 Sternen</numerusform>
            <numerusform>%n von 3 Sternen</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzleList.__init__
features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All together</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Whose stars?</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Wessen Sterne?</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>{won} of {all} stars. The dots say how hard a puzzle is.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>{won} von {all} Sternen. Die Punkte sagen, wie schwer ein Rätsel ist.</translation>
    </message>
    <message>
        <source>There are no puzzles for these rules.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Zu diesen Regeln gibt es keine Rätsel.</translation>
    </message>
    <message>
        <source>A wrong answer and a hint cost a star each. The first time counts.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Eine falsche Antwort und ein Tipp kosten je einen Stern. Das erste Mal zählt.</translation>
    </message>
    <message>
        <source>From a game of your own</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Aus einem eigenen Spiel</translation>
    </message>
    <message>
        <source>Puzzle {number}, difficulty {step} of {steps}</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Rätsel {number}, Schwierigkeit {step} von {steps}</translation>
    </message>
    <message>
        <source>You chose: {answer}. {asked}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Du hast gewählt: {answer}. {asked}</translation>
    </message>
    <message>
        <source>You chose: {answer}. What would have been better?</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Du hast gewählt: {answer}. Was wäre besser gewesen?</translation>
    </message>
    <message>
        <source>Tempting, but not the best: {answer}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>Verlockend, aber nicht das Beste: {answer}.</translation>
    </message>
    <message>
        <source>As a rule: {rule}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>In der Regel: {rule}</translation>
    </message>
    <message>
        <source>It is one of these two: {first}, or {second}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>Es ist eins von diesen beiden: {first}, oder {second}.</translation>
    </message>
    <message>
        <source>Another answer is better.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.wrong</extracomment>
        <translation>Eine andere Antwort ist besser.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>about as good</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>etwa gleich gut</translation>
    </message>
    <message>
        <source>better by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>um {n} Steine besser</translation>
    </message>
    <message>
        <source>worse by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>um {n} Steine schlechter</translation>
    </message>
    <message>
        <source>better by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>um {n} Punkte besser</translation>
    </message>
    <message>
        <source>worse by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>um {n} Punkte schlechter</translation>
    </message>
    <message>
        <source>This seat knows secrets: what it thought is told when the game is over.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Dieser Platz kennt Geheimnisse: Was er dachte, steht hier, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>This computer player has not chosen anything yet.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Dieser Computerspieler hat noch nichts gewählt.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Warum das?</translation>
    </message>
    <message>
        <source>What it rejected</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Was er verworfen hat</translation>
    </message>
    <message>
        <source>{name} ({player}) chose: “{action}”.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>{name} ({player}) wählte: „{action}“.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Zeigen, was er wusste</translation>
    </message>
    <message>
        <source>“{action}”: {difference}.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>„{action}“: {difference}.</translation>
    </message>
    <message>
        <source>There was nothing to compare.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>Es gab nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>An estimate of what each place was worth before it was tried, in pieces.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Eine Schätzung, was jede Stelle vor dem Versuch wert war, in Steinen.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what this seat saw.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 Punkte sind ein sicherer Sieg. Geschätzt aus Spielen, die danach in Gedanken gespielt wurden, mit dem, was an diesem Platz zu sehen war.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what everybody saw: what only this seat knows is kept until the game is over.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 Punkte sind ein sicherer Sieg. Geschätzt aus Spielen, die danach durchgespielt wurden, nach dem, was alle sahen: Was nur dieser Platz weiß, bleibt geheim, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Computer players miss what is better now and then, as people do.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Auch Computerspielern entgeht einmal etwas Besseres, wie Menschen.</translation>
    </message>
    <message>
        <source>What it knew</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Was er wusste</translation>
    </message>
    <message>
        <source>This is all that {name} was given for its last choice: the view of its seat, as the program encodes it. The seats are {seats}. A {hidden} is hidden from this seat.</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Das ist alles, was {name} für die letzte Wahl bekam: die Sicht des Platzes, wie das Programm sie kodiert. Die Plätze sind {seats}. Ein {hidden} ist diesem Platz verborgen.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All months</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Alle Monate</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Click a month to see who won it.</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage._show</extracomment>
        <translation>Klicke auf einen Monat, um zu sehen, wer ihn gewonnen hat.</translation>
    </message>
    <message>
        <source>Winner of the year {year}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Jahressieg {year}, mit {points}: {names}.</translation>
    </message>
    <message>
        <source>Winner of {month}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Sieg im {month}, mit {points}: {names}.</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show</extracomment>
        <translation>Es ist noch kein Spiel zu Ende gegangen, das zählt.</translation>
    </message>
    <message>
        <source>Nobody has left anybody behind yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting.py: in_front_words</extracomment>
        <translation>Noch hat niemand jemanden hinter sich gelassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>%n beendetes Spiel</numerusform>
            <numerusform>%n beendete Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for everybody left behind.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Ein Punkt für jeden, der hinter einem liegt.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Spiele</translation>
    </message>
    <message numerus="yes">
        <source>On the pages of challenges: %n finished game(s).</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>Auf den Seiten der Herausforderungen: %n beendetes Spiel.</numerusform>
            <numerusform>Auf den Seiten der Herausforderungen: %n beendete Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a game to replay it. Everything is saved on this computer only.</source>
        <extracomment>features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Ein Klick zeigt ein Spiel noch einmal. Alles liegt nur hier.</translation>
    </message>
    <message>
        <source>This game is no longer saved and cannot be replayed.</source>
        <extracomment>features/records/records_page.py: RecordsPage._say_gone</extracomment>
        <translation>Dieses Spiel ist nicht mehr gespeichert und kann nicht noch einmal angesehen werden.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <extracomment>features/records/records_page.py: _nothing_yet</extracomment>
        <translation>Noch keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>In front, with {points}: {names}.</source>
        <extracomment>features/records/sitting.py: in_front_words</extracomment>
        <translation>Vorn mit {points}: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>features/records/sitting.py: points_words</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Heute an diesem Tisch</translation>
    </message>
    <message>
        <source>No game that counts has been finished in the last three hours.</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>In den letzten drei Stunden ist kein Spiel zu Ende gegangen, das zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), first result at {time}</source>
        <oldsource>%n game(s), the first one over at {time}</oldsource>
        <extracomment>features/records/sitting_page.py: _since</extracomment>
        <translation>
            <numerusform>%n Spiel, erstes Ergebnis um {time} Uhr</numerusform>
            <numerusform>%n Spiele, erstes Ergebnis um {time} Uhr</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>as in the box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>wie in der Schachtel</translation>
    </message>
    <message>
        <source>as in your own box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>wie in deiner eigenen Schachtel</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>in dieser Partie</translation>
    </message>
    <message>
        <source>the usual choice</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>die übliche Wahl</translation>
    </message>
    <message>
        <source>set for each player</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>für jede Person eigens gewählt</translation>
    </message>
    <message>
        <source>At set-up: {label} {choices}.</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>Beim Aufbau: {label} {choices}.</translation>
    </message>
    <message>
        <source>Chosen at set-up</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>Beim Aufbau gewählt</translation>
    </message>
    <message>
        <source>The same in every game</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>In jeder Partie gleich</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Chapter</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>The rules in our words, with rulings for what they leave open.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Die Regeln in unseren Worten, mit Regelentscheiden für das, was sie offenlassen.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>When a move is not allowed, you are told why.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Ist ein Zug nicht erlaubt, steht da, warum.</translation>
    </message>
    <message>
        <source>The reason leads to its rule.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Die Begründung führt zu ihrer Regel.</translation>
    </message>
    <message>
        <source>The rules</source>
        <extracomment>views/pages/rules_text.py: RulesText.__init__</extracomment>
        <translation>Die Regeln</translation>
    </message>
</context>
<context>
    <name>RunHamsterRun</name>
    <message>
        <source>glue</source>
        <extracomment>features/printing/run_hamster_run/kit_parts.py: _hamster</extracomment>
        <translation>kleben</translation>
    </message>
    <message>
        <source>The belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>Das Band</translation>
    </message>
    <message>
        <source>Beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>Neben dem Band</translation>
    </message>
    <message>
        <source>{name}, eaten</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, gefressen</translation>
    </message>
    <message>
        <source>{name}, in the alligator pit</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, in der Alligatorgrube</translation>
    </message>
    <message>
        <source>{name}, passed out</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, bewusstlos</translation>
    </message>
    <message>
        <source>{name}, resting</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, ruht sich aus</translation>
    </message>
    <message>
        <source>waiting beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: _alone
models/run_hamster_run/board.py: _status</extracomment>
        <translation>wartet neben dem Band</translation>
    </message>
    <message>
        <source>if it drops: Speed {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _belt</extracomment>
        <translation>wenn er fällt: Tempo {speed}</translation>
    </message>
    <message>
        <source>Strip {strip}, lane {lane}: {what}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>Streifen {strip}, Bahn {lane}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>empty, star strip: when it drops off, Speed is {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>leer, Sternstreifen: Fällt er herunter, ist das Tempo {speed}</translation>
    </message>
    <message>
        <source>Star strip: when it drops off, Speed is {speed}.</source>
        <extracomment>models/run_hamster_run/board.py: _strip_tip</extracomment>
        <translation>Sternstreifen: fällt er ab, ist das Tempo {speed}.</translation>
    </message>
    <message>
        <source>Alligator</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Alligator</translation>
    </message>
    <message>
        <source>Alligator pit: {line}</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Alligatorgrube: {line}</translation>
    </message>
    <message>
        <source>Speed {speed}: {stakes}</source>
        <extracomment>models/run_hamster_run/board.py: _speed</extracomment>
        <translation>Tempo {speed}: {stakes}</translation>
    </message>
    <message>
        <source>Take a chip out of {trait}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Einen Chip aus {trait} nehmen</translation>
    </message>
    <message>
        <source>The HAT</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Der HUT</translation>
    </message>
    <message>
        <source>Profile sheet of {name}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Steckbrief von {name}</translation>
    </message>
    <message>
        <source>Chip</source>
        <extracomment>models/run_hamster_run/board.py: _tray</extracomment>
        <translation>Chip</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in hand</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>
            <numerusform>%n Chip auf der Hand</numerusform>
            <numerusform>%n Chips auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>your profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>dein Steckbrief</translation>
    </message>
    <message>
        <source>profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>Steckbrief</translation>
    </message>
    <message>
        <source>Passed out: it can only rest.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Bewusstlos: nur Ausruhen möglich.</translation>
    </message>
    <message>
        <source>Eaten by the alligators.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Von den Alligatoren gefressen.</translation>
    </message>
    <message>
        <source>Nothing is declared yet.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Noch ist nichts angesagt.</translation>
    </message>
    <message>
        <source>Declared: {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Angesagt: {deed}</translation>
    </message>
    <message>
        <source>Declared: {deed}. Changing the action costs one chip.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Angesagt: {deed}. Die Aktion zu ändern kostet einen Chip.</translation>
    </message>
    <message>
        <source>{own} of {all} chips</source>
        <extracomment>models/run_hamster_run/board.py: _captions
views/run_hamster_run/animation/stage.py: odds</extracomment>
        <translation>{own} von {all} Chips</translation>
    </message>
    <message>
        <source>initiative {place}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>Initiative {place}</translation>
    </message>
    <message>
        <source>declared {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>angesagt: {deed}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>has passed out</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>ist bewusstlos</translation>
    </message>
    <message>
        <source>allocating pluck</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>verteilt Mumm</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>models/run_hamster_run/cards.py: card_items</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _card
views/run_hamster_run/animation/draws.py: _chomp
views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>declared already</source>
        <extracomment>models/run_hamster_run/cards.py: _sentence</extracomment>
        <translation>schon angesagt</translation>
    </message>
    <message>
        <source>No effect here</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Bewirkt hier nichts</translation>
    </message>
    <message>
        <source>A neighbour loses a chip</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Ein Nachbar verliert 1 Chip</translation>
    </message>
    <message>
        <source>One free step sideways only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Nur einmal seitwärts frei</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), push, climb</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>Bis %n Feld, schieben, klettern</numerusform>
            <numerusform>Bis %n Felder, schieben, klettern</numerusform>
        </translation>
    </message>
    <message>
        <source>One free square only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Nur ein freies Feld</translation>
    </message>
    <message numerus="yes">
        <source>A neighbour flies %n square(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>Ein Nachbar fliegt %n Feld</numerusform>
            <numerusform>Ein Nachbar fliegt %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>One chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Ein Chip kommt zurück</translation>
    </message>
    <message>
        <source>In the pit no chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>In der Grube kommt kein Chip</translation>
    </message>
    <message>
        <source>No chip to take back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Kein Chip zum Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>
            <numerusform>braucht %n Kraft</numerusform>
            <numerusform>braucht %n Kraft</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>niemand zu schieben</translation>
    </message>
    <message>
        <source>no Scamper</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>kein Flitzen</translation>
    </message>
    <message>
        <source>nobody near</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>niemand nah</translation>
    </message>
    <message>
        <source>{own} of {all}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds
models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>{own} von {all}</translation>
    </message>
    <message>
        <source>best: {odds}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>beste: {odds}</translation>
    </message>
    <message numerus="yes">
        <source>a test needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>
            <numerusform>Probe braucht %n Kraft</numerusform>
            <numerusform>Probe braucht %n Kraft</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push from here</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>von hier niemand zu schieben</translation>
    </message>
    <message>
        <source>no Scamper for a push</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>kein Flitzen zum Schieben</translation>
    </message>
    <message>
        <source>nobody within reach</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>niemand in Reichweite</translation>
    </message>
    <message>
        <source>best bite {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>bester Biss {odds}: {name}</translation>
    </message>
    <message>
        <source>best push {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>Schieben {odds}: {name}</translation>
    </message>
    <message>
        <source>best throw {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>bester Wurf {odds}: {name}</translation>
    </message>
    <message>
        <source>1 chip now</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 Chip jetzt</translation>
    </message>
    <message>
        <source>1 chip now, 1 as it tires</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 Chip jetzt, 1 beim Ermüden</translation>
    </message>
    <message>
        <source>does not tire</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>ermüdet nicht</translation>
    </message>
    <message>
        <source>tires: 1 chip</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>ermüdet: 1 Chip</translation>
    </message>
    <message numerus="yes">
        <source>the belt takes %n strip(s)</source>
        <extracomment>models/run_hamster_run/stakes.py: stakes</extracomment>
        <translation>
            <numerusform>das Band holt %n Streifen</numerusform>
            <numerusform>das Band holt %n Streifen</numerusform>
        </translation>
    </message>
    <message>
        <source>{belt}: {result}</source>
        <extracomment>models/run_hamster_run/stakes.py: stakes</extracomment>
        <translation>{belt}: {result}</translation>
    </message>
    <message>
        <source>nobody falls in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>niemand fällt hinein</translation>
    </message>
    <message>
        <source>{name} falls in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} fällt hinein</translation>
    </message>
    <message>
        <source>{name} and {other} fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} und {other} fallen hinein</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>
            <numerusform>%n Hamster fällt hinein</numerusform>
            <numerusform>%n Hamster fallen hinein</numerusform>
        </translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>models/run_hamster_run/texts.py: pile_name</extracomment>
        <translation>Erschöpfung</translation>
    </message>
    <message>
        <source>squares to run</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>Laufweite</translation>
    </message>
    <message>
        <source>push and resist</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>schieben, wehren</translation>
    </message>
    <message>
        <source>who acts first</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>rest returns one</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>Ausruhen holt 1</translation>
    </message>
    <message numerus="yes">
        <source>%n alligator(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n Alligator</numerusform>
            <numerusform>%n Alligatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n Hamster</numerusform>
            <numerusform>%n Hamster</numerusform>
        </translation>
    </message>
    <message>
        <source>{alligators}, {hamsters}</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>{alligators}, {hamsters}</translation>
    </message>
    <message>
        <source>Pluck in hand</source>
        <extracomment>models/run_hamster_run/texts.py: chip_count</extracomment>
        <translation>Mumm auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>{title} of {name}: %n chip(s)</source>
        <extracomment>models/run_hamster_run/texts.py: chip_count</extracomment>
        <translation>
            <numerusform>{title} von {name}: %n Chip</numerusform>
            <numerusform>{title} von {name}: %n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} of {all} chips still in hand.</source>
        <extracomment>models/run_hamster_run/texts.py: chips_left</extracomment>
        <translation>Noch {left} von {all} Chips auf der Hand.</translation>
    </message>
    <message>
        <source>{own} against {other}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/animation/pit.py: staked
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>{own} gegen {other}</translation>
    </message>
    <message>
        <source>won without a draw</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>ohne Ziehen gewonnen</translation>
    </message>
    <message>
        <source>Push · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Schieben · Kraft</translation>
    </message>
    <message>
        <source>{deed} · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged</extracomment>
        <translation>{deed} · Kraft</translation>
    </message>
    <message>
        <source>does not resist</source>
        <extracomment>views/run_hamster_run/animation/belt.py: yielded</extracomment>
        <translation>wehrt sich nicht</translation>
    </message>
    <message>
        <source>resists</source>
        <extracomment>views/run_hamster_run/animation/belt.py: resisted</extracomment>
        <translation>wehrt sich</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>Tempo {speed}</translation>
    </message>
    <message>
        <source>the belt gets slower</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>das Band wird langsamer</translation>
    </message>
    <message>
        <source>the belt gets faster</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>das Band wird schneller</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: round_began</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{name} is number {place} to be placed</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.placement</extracomment>
        <translation>{name} wird als Nummer {place} aufgestellt</translation>
    </message>
    <message>
        <source>{name} has initiative {place}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.initiative</extracomment>
        <translation>{name} hat Initiative {place}</translation>
    </message>
    <message>
        <source>{name} meets the alligators next</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.chomp</extracomment>
        <translation>{name} trifft nun auf die Alligatoren</translation>
    </message>
    <message>
        <source>{name} wins the test</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of
views/run_hamster_run/table.py: RunHamsterRunTable.spot_annotations</extracomment>
        <translation>{name} gewinnt die Probe</translation>
    </message>
    <message>
        <source>{name} has no Mettle</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} hat keine Kraft</translation>
    </message>
    <message>
        <source>{name} does not resist</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} wehrt sich nicht</translation>
    </message>
    <message>
        <source>Mettle {count}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: _mettle</extracomment>
        <translation>Kraft {count}</translation>
    </message>
    <message>
        <source>{name} gets away</source>
        <extracomment>views/run_hamster_run/animation/draws.py: escape</extracomment>
        <translation>{name} entkommt</translation>
    </message>
    <message numerus="yes">
        <source>Chomp: {name} loses %n chip(s)</source>
        <extracomment>views/run_hamster_run/animation/draws.py: chomp</extracomment>
        <translation>
            <numerusform>Happs: {name} verliert %n Chip</numerusform>
            <numerusform>Happs: {name} verliert %n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} faces the alligators</source>
        <extracomment>views/run_hamster_run/animation/pit.py: staked</extracomment>
        <translation>{name} gegen die Alligatoren</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>the last hamster in play</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>der letzte Hamster im Spiel</translation>
    </message>
    <message>
        <source>The alligators win</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>Die Alligatoren gewinnen</translation>
    </message>
    <message>
        <source>no hamster is left</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>kein Hamster ist übrig</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>Alligatoren</translation>
    </message>
    <message numerus="yes">
        <source>%n strip(s) per round</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: speed_line</extracomment>
        <translation>
            <numerusform>%n Streifen pro Runde</numerusform>
            <numerusform>%n Streifen pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _pit_words</extracomment>
        <translation>Alligatorgrube</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _speed_words</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>star strip drops off: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>Sternstreifen fällt: Tempo {speed}</translation>
    </message>
    <message>
        <source>star strip stays on: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>Sternstreifen bleibt: Tempo {speed}</translation>
    </message>
    <message>
        <source>the HAT</source>
        <extracomment>views/run_hamster_run/drawings/profile_sheet.py: SheetDrawing._draw_hat</extracomment>
        <translation>der HUT</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>gefressen</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>in der Grube</translation>
    </message>
    <message>
        <source>Nobody gets out of the pit. Each round you test a trait of your choice against the alligators; if you lose, half as many of your chips as there are alligators go to Fatigue.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Aus der Grube kommt niemand heraus. Jede Runde setzt du eine Eigenschaft deiner Wahl gegen die Alligatoren ein; verlierst du, gehen halb so viele deiner Chips zur Erschöpfung, wie Alligatoren da sind.</translation>
    </message>
    <message>
        <source>Whoever loses the last chip is eaten, and Rest brings nothing back here. The trait with the most chips has the best odds.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Wer den letzten Chip verliert, wird gefressen, und Ausruhen bringt hier nichts zurück. Die Eigenschaft mit den meisten Chips hat die besten Chancen.</translation>
    </message>
    <message>
        <source>In the pit</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>In der Grube</translation>
    </message>
    <message>
        <source>So many strips go over the edge at the end of every round.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>So viele Streifen fallen am Ende jeder Runde über die Kante.</translation>
    </message>
    <message>
        <source>Whenever the star strip goes over, the speed comes one nearer to four. Watch where it lies.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Immer wenn der Sternstreifen herunterfällt, kommt das Tempo der Vier um eins näher. Achte darauf, wo er liegt.</translation>
    </message>
    <message>
        <source>The speed of the belt</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Wie schnell das Band ist</translation>
    </message>
    <message>
        <source>flip 1</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>1 umdrehen</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>spend</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _spend</extracomment>
        <translation>ausgeben</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>views/run_hamster_run/input/gestures.py: into_the_pit</extracomment>
        <translation>in die Grube</translation>
    </message>
    <message>
        <source>flip 3</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>3 umdrehen</translation>
    </message>
    <message>
        <source>spend + flip</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>ausgeben + umdrehen</translation>
    </message>
    <message>
        <source>Push again</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>Weiterschieben</translation>
    </message>
    <message>
        <source>flip 1, no test</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>1 umdrehen, ohne Probe</translation>
    </message>
    <message>
        <source>Bite · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Beißen · Kraft</translation>
    </message>
    <message>
        <source>Throw · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Werfen · Kraft</translation>
    </message>
    <message>
        <source>follow</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _follow</extracomment>
        <translation>nachrücken</translation>
    </message>
    <message>
        <source>Drawing from the HAT…</source>
        <extracomment>views/run_hamster_run/input/prompts.py: meanwhile</extracomment>
        <translation>Aus dem HUT wird gezogen…</translation>
    </message>
    <message>
        <source>{name}, step onto the belt</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>{name}, ab aufs Band</translation>
    </message>
    <message>
        <source>Drag your hamster to a square on strips 1 to 5, or click a square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>Zieh deinen Hamster auf ein Feld der Streifen 1 bis 5 oder klick auf ein Feld.</translation>
    </message>
    <message>
        <source>Any free square on strips 1 to 5.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>Jedes freie Feld auf den Streifen 1 bis 5.</translation>
    </message>
    <message>
        <source>{name}, allocate your pluck in secret</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>{name}, verteil geheim deinen Mumm</translation>
    </message>
    <message>
        <source>Drag chips onto the traits or click a trait. Keys: 1, 2, 3, {take_back}.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Zieh sie auf Eigenschaften oder klick sie an. Tasten: 1, 2, 3, {take_back}.</translation>
    </message>
    <message>
        <source>1, 2 and 3 put a chip on a trait, {take_back} takes the last one back.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>1, 2 und 3 legen einen Chip auf eine Eigenschaft, {take_back} nimmt den letzten zurück.</translation>
    </message>
    <message>
        <source>Same as last round</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Wie letzte Runde</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Runner</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Fighter</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>{name}, choose an action</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>{name}, wähl eine Aktion</translation>
    </message>
    <message>
        <source>Keys: {bite} bites, {run} runs, {throw} throws, {rest} rests.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Tasten: {bite} beißen, {run} rennen, {throw} werfen, {rest} ausruhen.</translation>
    </message>
    <message>
        <source>Click a card, or use its key. The odds are those of now.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Klick auf eine Karte oder nimm ihre Taste. Die Chancen gelten für jetzt.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>In der Grube kannst du nur beißen oder dich ausruhen.</translation>
    </message>
    <message>
        <source>One chip comes back from Fatigue: choose its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Ein Chip kommt aus der Erschöpfung zurück: Wähl seine Eigenschaft.</translation>
    </message>
    <message>
        <source>Change action (costs 1 chip)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Aktion ändern (kostet 1 Chip)</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Change {deed} to which action?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>{deed} gegen welche Aktion tauschen?</translation>
    </message>
    <message>
        <source>It costs a chip of your choice, which goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>Das kostet einen Chip deiner Wahl; er kommt zur Erschöpfung.</translation>
    </message>
    <message>
        <source>Which chip pays for {deed}?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Welcher Chip bezahlt {deed}?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Zieh einen Chip zur Erschöpfung oder klick auf seine Eigenschaft.</translation>
    </message>
    <message>
        <source>A chip of the trait that you choose goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Ein Chip der Eigenschaft, die du wählst, geht in die Erschöpfung.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>{name} runs: %n chip(s) face up</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>
            <numerusform>{name} rennt: %n offener Chip</numerusform>
            <numerusform>{name} rennt: %n offene Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares. One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Umdrehen: 1 Feld. Ausgeben: 2. Einmal seitwärts frei.</translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Umdrehen: 1 Feld. Ausgeben: 2 Felder.</translation>
    </message>
    <message>
        <source>One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Einmal seitwärts frei.</translation>
    </message>
    <message>
        <source>{name} bites</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_bite</extracomment>
        <translation>{name} beißt</translation>
    </message>
    <message numerus="yes">
        <source>{name} throws: up to %n square(s) far</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_throw</extracomment>
        <translation>
            <numerusform>{name} wirft: bis zu %n Feld weit</numerusform>
            <numerusform>{name} wirft: bis zu %n Felder weit</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one free square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Du hast ein freies Feld.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on another one in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Eine Herausforderung: Lass deinen Hamster auf einen anderen in der Grube fallen.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Eine Herausforderung: Lass deinen Hamster auf einen Nachbarn fallen.</translation>
    </message>
    <message>
        <source>One free square and one challenge, in any order. Drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Ein freies Feld und eine Herausforderung, egal in welcher Reihenfolge. Lass deinen Hamster auf einen Nachbarn fallen.</translation>
    </message>
    <message>
        <source>The challenge has been made.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>Die Herausforderung ist gemacht.</translation>
    </message>
    <message>
        <source>Nobody else is in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>Sonst ist niemand in der Grube.</translation>
    </message>
    <message>
        <source>Nobody stands next to this hamster.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge
views/run_hamster_run/input/prompts.py: why_no_climb</extracomment>
        <translation>Niemand steht neben diesem Hamster.</translation>
    </message>
    <message>
        <source>{name} rests</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>{name} ruht sich aus</translation>
    </message>
    <message>
        <source>One chip comes back: drag it from Fatigue to a trait, or click the trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>Ein Chip kommt zurück: Zieh ihn auf eine Eigenschaft oder klick sie an.</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _run_buttons</extracomment>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Cheapest route</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Billigster Weg</translation>
    </message>
    <message>
        <source>Only 'flip' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Nur „umdrehen“</translation>
    </message>
    <message>
        <source>Only 'spend' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Nur „ausgeben“</translation>
    </message>
    <message>
        <source>Climb (flip 3)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Klettern (3 umdrehen)</translation>
    </message>
    <message>
        <source>Climb (spend 1, flip 1)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Klettern (ausgeben + umdrehen)</translation>
    </message>
    <message>
        <source>{other} bites {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} beißt {name}: sich wehren?</translation>
    </message>
    <message>
        <source>{other} pushes {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} schiebt {name}: sich wehren?</translation>
    </message>
    <message>
        <source>{other} grabs {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} packt {name}: sich wehren?</translation>
    </message>
    <message>
        <source>Mettle {own} against {other}: {own} of {all} chips in the HAT would be yours.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Kraft {own} gegen {other}: {own} von {all} Chips im HUT wären deine.</translation>
    </message>
    <message>
        <source>Yield</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Nachgeben</translation>
    </message>
    <message>
        <source>Resist</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Sich wehren</translation>
    </message>
    <message>
        <source>{name} wins the test: push {target} one square and follow?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{name} gewinnt die Probe: {target} ein Feld schieben und nachrücken?</translation>
    </message>
    <message>
        <source>{target} moves one square straight on and you take its place, or nobody moves.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{target} rückt ein Feld geradeaus weiter und du nimmst den Platz ein, oder niemand bewegt sich.</translation>
    </message>
    <message>
        <source>Stay put</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Push and follow</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Schieben und nachrücken</translation>
    </message>
    <message>
        <source>Which chip does {target} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Welchen Chip verliert {target}?</translation>
    </message>
    <message>
        <source>Click one of the golden piles on the right, or use a button.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Klick rechts auf einen der goldenen Stapel oder nimm einen Knopf.</translation>
    </message>
    <message>
        <source>{name} throws {target}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>{name} wirft {target}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything: drag, or click where to land.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>Bis zu %n Feld, über alles hinweg: Zieh, oder klick auf den Landeplatz.</numerusform>
            <numerusform>Bis zu %n Felder, über alles hinweg: Zieh, oder klick auf den Landeplatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in place</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>Stehen lassen</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>Bis zu %n Feld weit, über alles hinweg.</numerusform>
            <numerusform>Bis zu %n Felder weit, über alles hinweg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} faces %n alligator(s)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>{name} gegen %n Alligator</numerusform>
            <numerusform>{name} gegen %n Alligatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which trait goes into the HAT against them? Losing costs %n chip(s).</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>Welche Eigenschaft kommt gegen sie in den HUT? Verlieren kostet %n Chip.</numerusform>
            <numerusform>Welche Eigenschaft kommt gegen sie in den HUT? Verlieren kostet %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} {own} of {all}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>{trait} {own} von {all}</translation>
    </message>
    <message>
        <source>Chomp! Which chip does {name} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Happs! Welchen Chip verliert {name}?</translation>
    </message>
    <message>
        <source>{name} tires: which chip goes to Fatigue?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>{name} wird müde: Welcher Chip kommt zur Erschöpfung?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Zieh einen Chip zur Erschöpfung oder klick auf seine Eigenschaft. Nächste Runde wird alles neu verteilt.</translation>
    </message>
    <message>
        <source>Any chip</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Egal welcher</translation>
    </message>
    <message>
        <source>Choose its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Wähl seine Eigenschaft. Nächste Runde werden alle Chips neu verteilt.</translation>
    </message>
    <message>
        <source>choose a trait</source>
        <extracomment>views/run_hamster_run/table.py: RunHamsterRunTable.keys</extracomment>
        <translation>eine Eigenschaft wählen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Moon</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Leaf</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Kite</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>{name} ({symbol})</source>
        <extracomment>models/seat_names.py: told_apart</extracomment>
        <translation>{name} ({symbol})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>On</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
features/sound/controls.py: entry</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Everything you hear is shown as well.</source>
        <extracomment>features/sound/controls.py: entry</extracomment>
        <translation>Alles, was du hörst, ist auch zu sehen.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>views/pages/settings.py: PercentChoice.__init__</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Follow system</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>By themselves</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>When it matters</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Wenn es zählt</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Lit wheel</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Rad mit Licht</translation>
    </message>
    <message>
        <source>For tinkerers</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Für Tüftler</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Of all texts, numbers and dates. The game on the table goes on.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Für alle Texte, Zahlen und Daten. Das Spiel auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>High contrast leaves out wood, shadows and scenery.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Hoher Kontrast lässt Holz, Schatten und Kulissen weg.</translation>
    </message>
    <message>
        <source>The board keeps its size.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Das Spielbrett bleibt gleich groß.</translation>
    </message>
    <message>
        <source>How long each computer move and dice roll is shown. Any key or click skips ahead.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Wie lange jeder Computerzug und jeder Wurf zu sehen ist. Jede Taste und jeder Klick überspringt.</translation>
    </message>
    <message>
        <source>Reduced: an outline shows what changed.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Reduziert: Ein Umriss zeigt, was sich geändert hat.</translation>
    </message>
    <message>
        <source>By hand: you roll your own dice. Computer players always roll by themselves.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Von Hand: Du wirfst deine Würfel selbst. Bei Computerspielern rollen sie immer von selbst.</translation>
    </message>
    <message>
        <source>When it matters: nobody is asked where no answer would do any good.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Wenn es zählt: Niemand wird gefragt, wo keine Antwort etwas nützen würde.</translation>
    </message>
    <message>
        <source>Hamsterrolle with real light and shadows, drawn by the graphics card. Automatic: where it is fast enough.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Hamsterrolle mit echtem Licht und Schatten von der Grafikkarte. Automatisch: wo das schnell genug geht.</translation>
    </message>
    <message>
        <source>Shows what is behind it all: numbers of rules, where the luck comes from, positions to enter, tables to save, keys to choose, and what a computer player knew.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Zeigt, was dahintersteckt: Nummern der Regeln, woher das Glück kommt, Stellungen zum Eingeben, Tabellen zum Speichern, Tasten nach Wahl und was ein Computerspieler wusste.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>{head}: {text}</source>
        <extracomment>models/texts.py: headed</extracomment>
        <translation>{head}: {text}</translation>
    </message>
    <message>
        <source>2–4 players · dice, floods and a dam to hold</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>2–4 Spieler · Würfel, Fluten und ein Damm</translation>
    </message>
    <message>
        <source>Every roll is a flood. Keep your dam manned, and your town the driest.</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>Jeder Wurf ist eine Flut. Halte deinen Damm besetzt und deine Stadt am trockensten.</translation>
    </message>
    <message>
        <source>2–4 players · a wheel and a steady hand</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>2–4 Spieler · ein Rad und eine ruhige Hand</translation>
    </message>
    <message>
        <source>Build into the wheel, and it rolls. What falls out is yours again.</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>Bau ins Rad, und es rollt. Was herausfällt, gehört wieder dir.</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>views/pages/start/game_cards.py: _sign_of</extracomment>
        <translation>{least}–{most} Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>
            <numerusform>%n Computerspieler</numerusform>
            <numerusform>%n Computerspieler</numerusform>
        </translation>
    </message>
    <message>
        <source>saved {when}</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>gespeichert: {when}</translation>
    </message>
    <message>
        <source>2–5 players · shove, bite and run</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>2–5 Spieler · schubsen, beißen, rennen</translation>
    </message>
    <message>
        <source>The belt never stops, and the alligators never sleep. Be the last hamster on it.</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>Das Band steht nie still, und die Alligatoren schlafen nie. Bleib als letzter Hamster darauf.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Sound is switched off by HAMSTER_TABLE_SOUND.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Der Ton ist durch HAMSTER_TABLE_SOUND abgeschaltet.</translation>
    </message>
    <message>
        <source>The library miniaudio is not installed.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Die Bibliothek miniaudio ist nicht installiert.</translation>
    </message>
    <message>
        <source>No audio device was found.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Es wurde kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>The audio device does not answer.</source>
        <extracomment>features/sound/device.py: Device.start
features/sound/device.py: Device.stop
features/sound/player.py: SoundThread._play_until_idle</extracomment>
        <translation>Das Audiogerät antwortet nicht.</translation>
    </message>
    <message>
        <source>The player of sounds has failed; the log says more.</source>
        <extracomment>features/sound/player.py: SoundThread.run</extracomment>
        <translation>Die Tonausgabe ist ausgefallen; im Protokoll steht mehr.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>({times} times)</source>
        <extracomment>views/widgets/speech.py: in_one_breath</extracomment>
        <translation>({times}-mal)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your last game</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Dein letztes Spiel</translation>
    </message>
    <message>
        <source>No game in play. The hamsters are warming up.</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Gerade läuft kein Spiel. Die Hamster wärmen sich auf.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>noch %n offenes Spiel</numerusform>
            <numerusform>noch %n offene Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>version {version} · nothing leaves this computer</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Version {version} · nichts verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Arrows and Enter work everywhere</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Pfeile und Enter gehen überall</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Three games, one table, everyone at the same computer.</source>
        <extracomment>views/pages/start/start_page.py: StartPage._paint_head</extracomment>
        <translation>Drei Spiele, ein Tisch, alle am selben Computer.</translation>
    </message>
</context>
<context>
    <name>Stats</name>
    <message>
        <source>Show as graph</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Als Diagramm</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Double-click a row to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Doppelklick auf eine Zeile, um den Moment zu sehen.</translation>
    </message>
    <message>
        <source>Click a point to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Klick auf einen Punkt, um den Moment zu sehen.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/analysis_page.py: AnalysisPage._show_waiting
features/puzzles/mistakes_page.py: MistakesPage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Table of the graph</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Tabelle des Diagramms</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>features/statistics/statistics_page.py: SmallGraph.show_series</extracomment>
        <translation>Klick zum Vergrößern</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Players by place</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Spieler nach Rang</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.save</extracomment>
        <translation>{name} ließ sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>Line: expected. Bar: the range 95 of 100 games fall in.</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._lay_out_body</extracomment>
        <translation>Strich: erwartet. Balken: Bereich, in den 95 von 100 Spielen fallen.</translation>
    </message>
    <message>
        <source>By {unit}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Je {unit}</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Export image</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Bild-Export</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>CSV-Export</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._ask</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>{what} {x}</source>
        <extracomment>views/graphs/graph.py: Graph._caption</extracomment>
        <translation>{what} {x}</translation>
    </message>
</context>
<context>
    <name>Stickers</name>
    <message>
        <source>Back to the stickers</source>
        <extracomment>features/records/feature.py: _stickers.look_at</extracomment>
        <translation>Zurück zu den Stickern</translation>
    </message>
    <message>
        <source>A secret</source>
        <extracomment>features/records/stickers_page.py: title_of</extracomment>
        <translation>Ein Geheimnis</translation>
    </message>
    <message>
        <source>{title}: {condition} Earned {day}.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title}: {condition} Verdient am {day}.</translation>
    </message>
    <message>
        <source>A secret: what must be done for it is told to whoever has done it.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>Ein Geheimnis: Was zu tun ist, erfährt, wer es getan hat.</translation>
    </message>
    <message>
        <source>{title}, not earned yet: {condition}</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title}, noch nicht verdient: {condition}</translation>
    </message>
    <message>
        <source>New stickers. {people}.</source>
        <extracomment>features/records/stickers_page.py: new_words</extracomment>
        <translation>Neue Sticker. {people}.</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>Sticker</translation>
    </message>
    <message>
        <source>Whose?</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>Wessen?</translation>
    </message>
    <message>
        <source>{name}: {count} of {all}</source>
        <extracomment>features/records/stickers_page.py: StickersPage.show_person</extracomment>
        <translation>{name}: {count} von {all}</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>Each is earned once, by playing. Challenges do not count.</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Jeder wird einmal verdient, durch Spielen. Herausforderungen zählen nicht.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Story of the game</source>
        <extracomment>views/game/history_panel.py: StoryPage.__init__</extracomment>
        <translation>Der Spielverlauf</translation>
    </message>
    <message>
        <source>Seed fingerprint {pledge}. The seed itself is shown when the game is over.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>Prüfwert des Startwerts: {pledge}. Der Startwert selbst wird nach dem Spiel gezeigt.</translation>
    </message>
    <message>
        <source>The beginning of this very long game is not listed.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>Der Anfang dieser sehr langen Partie steht nicht hier.</translation>
    </message>
    <message>
        <source>Click a line to see that moment, its book to read the rule ({key})</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Klick auf eine Zeile zeigt den Moment, auf ihr Buch die Regel ({key})</translation>
    </message>
    <message>
        <source>Enter shows the moment of a line, {key} its rule.</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Enter zeigt den Moment einer Zeile, {key} ihre Regel.</translation>
    </message>
    <message>
        <source>Everything that happens is listed here.</source>
        <extracomment>views/game/history_panel.py: StoryPage.paintEvent</extracomment>
        <translation>Hier steht alles, was geschieht.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>This could not be found out.</source>
        <extracomment>views/pages/study_page.py: StudyPage.trouble</extracomment>
        <translation>Das ließ sich nicht herausfinden.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Arrows walk over the places, Page Down goes to where something can be done, Space takes and puts down.</source>
        <extracomment>views/board/accessibility.py: serve</extracomment>
        <translation>Die Pfeile gehen über die Plätze, Bild ab geht dorthin, wo etwas zu tun ist, die Leertaste nimmt und legt ab.</translation>
    </message>
    <message>
        <source>possible</source>
        <extracomment>views/board/gestures.py: with_gesture</extracomment>
        <translation>möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>
            <numerusform>%n Platz dafür.</numerusform>
            <numerusform>%n Plätze dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>In der Hand: {what}.</translation>
    </message>
    <message>
        <source>Put back: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_put_back</extracomment>
        <translation>Zurückgelegt: {what}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>views/game/undo.py: undone_words</extracomment>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>views/game/undo.py: _redone_words</extracomment>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>Ruling {ruling} ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Regelentscheid {ruling} ({key})</translation>
    </message>
    <message>
        <source>Rule ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Regel ({key})</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step {at} of {length}</source>
        <extracomment>views/game/prompt_speech.py: _moment
views/game/timeline.py: Timeline._announce</extracomment>
        <translation>Schritt {at} von {length}</translation>
    </message>
    <message>
        <source>Replay position</source>
        <extracomment>views/game/timeline.py: Track.__init__</extracomment>
        <translation>Stelle im Rückblick</translation>
    </message>
    <message>
        <source>Key moments: {n}. Page up and Page down go to them.</source>
        <extracomment>views/game/timeline.py: Track.set_marks</extracomment>
        <translation>Schlüsselmomente: {n}. Bild auf und Bild ab führen hin.</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Voriger Schlüsselmoment</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Nächster Schlüsselmoment</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Close replay</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Rückblick schließen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/timeline.py: PastEdge.__init__</extracomment>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>es fehlen die Argumente %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>mindestens ein Argument wird erwartet</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>es fehlen Werte: %s werden erwartet</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>geht nicht zusammen mit dem Argument %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>überzähliges Argument %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>%(value)r gibt es nicht (möglich: %(choices)s)</translation>
    </message>
</context>
</TS>
