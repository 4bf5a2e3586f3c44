<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>by Chris Romansky, art by Alisha Volkman, published by Sporktopia</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>di Chris Romansky, illustrato da Alisha Volkman, pubblicato da Sporktopia</translation>
    </message>
    <message>
        <source>by Jacques Zeimet, published by Zoch</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>di Jacques Zeimet, pubblicato da Zoch</translation>
    </message>
    <message>
        <source>This program is not made, approved or paid for by them. It explains the rules in its own words and with its own drawings. If you like a game, buy the real one: no screen has the smell of a wooden table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Questo programma non è fatto, approvato né pagato da loro. Spiega le regole con parole sue e con disegni suoi. Se un gioco ti piace, compra quello vero: nessuno schermo profuma di tavolo di legno.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no messages, no tracking. Games are saved in a folder of yours, and they stay yours.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Nulla esce da questo computer: niente account, niente messaggi, niente tracciamento. Le partite si salvano in una tua cartella, e restano tue.</translation>
    </message>
    <message>
        <source>Fonts: Nunito and Baloo 2, under the SIL Open Font License. Windows are drawn by Qt, under the LGPL. The wood of the wheel is simulated by MuJoCo, under the Apache License. Sounds are played by miniaudio, under the MIT License. Short films are made by Pillow, under the MIT-CMU License.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Caratteri: Nunito e Baloo 2, con licenza SIL Open Font License. Le finestre sono disegnate da Qt, con licenza LGPL. Il legno della ruota è simulato da MuJoCo, con licenza Apache. I suoni sono riprodotti da miniaudio, con licenza MIT. I brevi filmati sono creati da Pillow, con licenza MIT-CMU.</translation>
    </message>
    <message>
        <source>Where Qt comes inside of the program, you may put your own in its place. How, and the licences of all parts, can be read in the folder “licenses” beside the program, or in /usr/share/doc/hamster-table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Dove Qt è incluso nel programma, al suo posto se ne può mettere uno proprio. Come si fa, e le licenze di tutte le parti, si legge nella cartella «licenses» accanto al programma, o in /usr/share/doc/hamster-table.</translation>
    </message>
    <message>
        <source>About Hamster Table</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Informazioni su Hamster Table</translation>
    </message>
    <message>
        <source>Hamster Table, version {version}</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Hamster Table, versione {version}</translation>
    </message>
    <message>
        <source>The games and their makers</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>I giochi e i loro autori</translation>
    </message>
    <message>
        <source>by Jonathan Leistiko, published by Invisible City Productions</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>di Jonathan Leistiko, pubblicato da Invisible City Productions</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>Undo this together?</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Annullare insieme?</translation>
    </message>
    <message>
        <source>Others have seen it, or something was drawn or chosen since. It can be undone with all that followed if everyone agrees, and the story says so. The same rolls and draws come again.</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Altri l’hanno visto, o da allora qualcosa è stato estratto o scelto. Si può annullare, con tutto ciò che è seguito, se tutti sono d’accordo, e la cronaca lo dice. Tiri ed estrazioni si ripetono identici.</translation>
    </message>
    <message>
        <source>I agree</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Sono d’accordo</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>{name} è d’accordo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>No, lascia così</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog._agree</extracomment>
        <translation>D’accordo</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Analysis</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__
features/analysis/analysis_page.py: AnalysisPage._show_analysis</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Table of the win chances</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Tabella delle probabilità di vittoria</translation>
    </message>
    <message>
        <source>Luck and skill of each seat</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Fortuna e bravura di ogni posto</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>Moments</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Momenti</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Fortuna e bravura</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>The analysis is done.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._found</extracomment>
        <translation>L’analisi è pronta.</translation>
    </message>
    <message>
        <source>What was luck, and what was skill?</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Fortuna o bravura?</translation>
    </message>
    <message>
        <source>What decided it</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/moments.py: MomentList.__init__</extracomment>
        <translation>Che cosa l’ha decisa</translation>
    </message>
    <message>
        <source>Luck: all dice and draws. Own choices: compared with what Master does at first sight.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Fortuna: tutti i dadi e le estrazioni. Scelte proprie: rispetto a ciò che Maestro fa a prima vista.</translation>
    </message>
    <message>
        <source>Own choices: the pieces that a seat has built, and those that fell to it.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Scelte proprie: i pezzi che il giocatore ha posato e quelli che gli sono caduti.</translation>
    </message>
    <message>
        <source>How likely was each seat to win, step by step? What was luck, and what was skill? Which moments decided the game? To find out, the game is imagined many times; that takes a few seconds.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Quanto era probabile la vittoria di ogni posto, passo per passo? Che cosa è stato fortuna, che cosa bravura? Quali momenti hanno deciso la partita? Per scoprirlo la partita viene immaginata molte volte; ci vogliono pochi secondi.</translation>
    </message>
    <message>
        <source>Analysing the game. You can go back at any time; then it ends.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Analisi della partita in corso. Puoi tornare indietro quando vuoi: allora si ferma.</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Analizza questa partita</translation>
    </message>
    <message>
        <source>No single moment stands out: it was decided little by little.</source>
        <extracomment>features/analysis/moments.py: MomentList.show_moments</extracomment>
        <translation>Nessun momento spicca: si è decisa a poco a poco.</translation>
    </message>
    <message>
        <source>Open on the table: {moment}</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Apri sul tavolo: {moment}</translation>
    </message>
    <message>
        <source>Open on the table</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Apri sul tavolo</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Page down goes to the next place that can be chosen, Enter chooses it.</source>
        <extracomment>views/board/gestures.py: places_by_keys</extracomment>
        <translation>Pag giù porta al prossimo posto possibile, Invio lo sceglie.</translation>
    </message>
</context>
<context>
    <name>Bookmark</name>
    <message>
        <source>This game has no place for notes: it can only be looked at.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Questa partita non ha posto per le note: si può solo guardare.</translation>
    </message>
    <message>
        <source>There are {most} notes already, which is all that fit.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Ci sono già {most} note, di più non ce ne stanno.</translation>
    </message>
    <message>
        <source>Everybody sees it in the story and on the strip below. It is kept with the game.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Tutti la vedono nella cronaca e sulla striscia in basso. Resta con la partita.</translation>
    </message>
    <message>
        <source>A note about this moment</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Una nota su questo momento</translation>
    </message>
    <message>
        <source>A few words, or none</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Qualche parola, o nessuna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Tieni</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>Step {n}</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._when
features/what_if/branches.py: title_of</extracomment>
        <translation>Passo {n}</translation>
    </message>
    <message>
        <source>This is “{title}” now. The game it comes from is under “Open a game”.</source>
        <extracomment>features/what_if/ask.py: _begin</extracomment>
        <translation>Questa ora è «{title}». La partita da cui viene è in «Apri partita».</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Continua a giocare da qui</translation>
    </message>
    <message>
        <source>The same luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>La stessa fortuna</translation>
    </message>
    <message>
        <source>New luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Nuova fortuna</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>{why} The luck is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>{why} La fortuna è nuova.</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Chi continua a giocare?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._seats</extracomment>
        <translation>Chi gioca {name}</translation>
    </message>
    <message>
        <source>Equal choices fall equally, and computer players have the same ideas again.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>A scelte uguali, esiti uguali, e i giocatori computer hanno di nuovo le stesse idee.</translation>
    </message>
    <message>
        <source>Equal choices fall equally; computer players have other ideas.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>A scelte uguali, esiti uguali; i giocatori computer hanno altre idee.</translation>
    </message>
    <message>
        <source>Dice and draws come as they came, as far as they are asked for in the same order.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>I lanci e le estrazioni tornano come allora, se vengono nello stesso ordine.</translation>
    </message>
    <message>
        <source>All that is rolled and drawn from here on is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Tutto ciò che da qui in poi si lancia e si estrae è nuovo.</translation>
    </message>
    <message>
        <source>Step {n} of {length}</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>Passo {n} di {length}</translation>
    </message>
    <message>
        <source>{moment}. From here a game of its own goes on, and this one stays as it is. Both are under “Open a game”, the new one as “{title}”.</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>{moment}. Da qui continua una partita a sé, e questa resta com’è. Entrambe sono in «Apri partita», la nuova come «{title}».</translation>
    </message>
    <message>
        <source>At the end of a game there is nothing left to play.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Alla fine di una partita non resta più nulla da giocare.</translation>
    </message>
    <message>
        <source>First finish the lessons or the puzzle.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Prima finisci le lezioni o il rompicapo.</translation>
    </message>
    <message>
        <source>Here it would show how your choices turn out: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Qui mostrerebbe come vanno a finire le tue scelte: prima finisci questa partita.</translation>
    </message>
    <message>
        <source>At this moment somebody knows a secret: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>In questo momento qualcuno conosce un segreto: prima finisci questa partita.</translation>
    </message>
    <message>
        <source>This game is not finished: its luck is still to come.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>Questa partita non è finita: la sua fortuna deve ancora venire.</translation>
    </message>
    <message>
        <source>The luck of a first game was prepared for its lessons.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>La fortuna di una prima partita era preparata per le lezioni.</translation>
    </message>
    <message>
        <source>What if: {game} ({moment})</source>
        <extracomment>features/what_if/branches.py: title_of</extracomment>
        <translation>E se: {game} ({moment})</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Your name</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Who has played</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Chi ha giocato</translation>
    </message>
    <message>
        <source>Play under this name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Giocare con questo nome.</translation>
    </message>
    <message>
        <source>Made with version {app}: in this one computer players may play otherwise.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Creata con la versione {app}: in questa i computer potrebbero giocare diversamente.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__
features/challenges/day_page.py: DayPage._gives
features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Sfide</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._gives</extracomment>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Nobody has played it here yet.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Qui nessuno l’ha ancora giocata.</translation>
    </message>
    <message>
        <source>Click a finished game to replay it.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Fai clic su una partita finita per rivederla.</translation>
    </message>
    <message>
        <source>The results are shown to whoever has finished the challenge.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>I risultati li vede chi ha finito la sfida.</translation>
    </message>
    <message>
        <source>Who plays? Enter your name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>Chi gioca? Scrivi il tuo nome.</translation>
    </message>
    <message>
        <source>{name} has played it. Another try is marked as one.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} ha già giocato. Un altro tentativo viene segnalato.</translation>
    </message>
    <message>
        <source>{name} plays alone, with the same luck as everybody.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} gioca in solitario, con la stessa fortuna di tutti.</translation>
    </message>
    <message>
        <source>{game}: alone against {others}. The same luck for everybody.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>{game}: da soli contro {others}. La stessa fortuna per tutti.</translation>
    </message>
    <message>
        <source>Temper of the computer players: {temper}.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>Carattere dei computer: {temper}.</translation>
    </message>
    <message>
        <source>{date}: {place}.</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>{date}: {place}.</translation>
    </message>
    <message>
        <source>Places on the last days. {places}</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>Posti degli ultimi giorni. {places}</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Copia il risultato</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Salva come immagine…</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat. It gives nothing away.</source>
        <extracomment>features/challenges/day_page.py: DayPage._copy</extracomment>
        <translation>Copiato: incollalo in una lettera o in una chat. Non svela nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n giorno giocato</numerusform>
            <numerusform>%n giorni giocati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n vinto</numerusform>
            <numerusform>%n vinti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a challenge: {game}</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Crea una sfida: {game}</translation>
    </message>
    <message>
        <source>The same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare.</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>La stessa fortuna per tutti: ognuno gioca in solitario contro gli stessi computer, uno dopo l’altro, e poi confrontate.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>whoever takes it up</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>chi la accetta</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__
features/challenges/make_page.py: title_of</extracomment>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Seed of the luck</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Seme della fortuna</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>estratto a sorte</translation>
    </message>
    <message>
        <source>Make the challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Crea la sfida</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>features/challenges/make_page.py: against_words</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Game of the day, {date}</source>
        <extracomment>features/challenges/make_page.py: title_of</extracomment>
        <translation>Partita del giorno, {date}</translation>
    </message>
    <message>
        <source>A challenge is one game with the same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare. Set up a new game with one person and choose “Make a challenge…”, or open the file of one.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Una sfida è una partita con la stessa fortuna per tutti: ognuno gioca da solo contro gli stessi computer, uno dopo l’altro, e poi confrontate. Prepara una nuova partita con una sola persona e scegli «Crea una sfida…», oppure apri il file di una sfida.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Apri file…</translation>
    </message>
    <message>
        <source>No challenge yet.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Ancora nessuna sfida.</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <extracomment>features/challenges/result_card.py: place_words</extracomment>
        <translation>Posto {place} di {seats}</translation>
    </message>
    <message>
        <source>The challenge is finished. Now you may compare.</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>La sfida è finita. Ora potete confrontare.</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>Confronta</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Game</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.offer_games</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.show_bar</extracomment>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time to think</source>
        <extracomment>features/clock/clock_button.py: ClockButton.__init__</extracomment>
        <translation>Tempo per pensare</translation>
    </message>
    <message>
        <source>{name} has used up the time to think. The game goes on.</source>
        <extracomment>features/clock/clock_button.py: ClockButton._tick</extracomment>
        <translation>{name} ha finito il tempo per pensare. La partita continua.</translation>
    </message>
    <message>
        <source>{name}: {time} left</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name}: ancora {time}</translation>
    </message>
    <message>
        <source>{name}: {time} over</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name}: {time} di troppo</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>This PySide6 would end this Python after some thousand calls: install PySide6-Essentials below 6.12, or Python 3.12 or later.</source>
        <extracomment>app.py: reason_not_to_start</extracomment>
        <translation>Questo PySide6 terminerebbe questo Python dopo qualche migliaio di chiamate: installa PySide6-Essentials prima della 6.12, o Python 3.12 o successivo.</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>cli.py: COMMANDS.bots</extracomment>
        <translation>far giocare tra loro giocatori computer</translation>
    </message>
    <message>
        <source>print the story of a saved game</source>
        <extracomment>cli.py: COMMANDS.replay</extracomment>
        <translation>mostrare la cronaca di una partita salvata</translation>
    </message>
    <message>
        <source>check your own card file and show what it changes</source>
        <extracomment>cli.py: COMMANDS.parts</extracomment>
        <translation>controllare il proprio file di carte e mostrare che cosa cambia</translation>
    </message>
    <message>
        <source>check saved games for errors</source>
        <extracomment>cli.py: COMMANDS.check</extracomment>
        <translation>controllare se ci sono errori in partite salvate</translation>
    </message>
    <message>
        <source>take a screenshot of every page</source>
        <extracomment>cli.py: COMMANDS.shots</extracomment>
        <translation>fare una schermata di ogni pagina</translation>
    </message>
    <message>
        <source>check that this computer has everything the program needs</source>
        <extracomment>cli.py: COMMANDS.doctor</extracomment>
        <translation>controllare che questo computer abbia tutto ciò che serve al programma</translation>
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
        <translation>uso: hamster-table [--paranoid] [FILE]
     hamster-table COMANDO ...
     hamster-table --version

Apre la finestra, con la partita salvata in FILE se è indicato. Scrivi -- davanti a un FILE che comincia con un
trattino.
Con --paranoid ogni mossa viene controllata: codificata, decodificata e rigiocata, copiata, vista da ogni posto, con
tutte le regole del gioco. Gli errori vengono mostrati e scritti nel registro, e la partita continua. Una mossa dura
circa 3 ms in più in Run, Hamster, Run!, 6 ms in Hamsterdam, 16 ms in Hamsterrolle.

comandi («hamster-table COMANDO --help» dice di più):</translation>
    </message>
    <message>
        <source>Let computer players play against each other. They change seats from game to game.</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Fa giocare tra loro giocatori computer. Cambiano posto da una partita all’altra.</translation>
    </message>
    <message>
        <source>With your own cards: {changes}</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Con le tue carte: {changes}</translation>
    </message>
    <message>
        <source>GAME</source>
        <extracomment>commands/bots.py: _add_arguments
commands/parts.py: run</extracomment>
        <translation>GIOCO</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>NOMI</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>commands/bots.py: _add_arguments
commands/check.py: run
commands/replay.py: run</extracomment>
        <translation>FILE</translation>
    </message>
    <message>
        <source>the id of a game, such as run-hamster-run</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>l’identificativo di un gioco, come run-hamster-run</translation>
    </message>
    <message>
        <source>who plays: {names}; sharp:bold has a temper, program:NAME is a program of the settings</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>chi gioca: {names}; sharp:bold ha un carattere, program:NAME è un programma delle impostazioni</translation>
    </message>
    <message>
        <source>number of games (10), with --ladder of each pair (10 blocks), with --sprt at most (1000 blocks)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>numero di partite (10), con --ladder di ogni coppia (10 blocchi), con --sprt al massimo (1000 blocchi)</translation>
    </message>
    <message>
        <source>number of blocks instead: one seed, with every player in every seat</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>in alternativa il numero di blocchi: un seme, e ogni giocatore a ogni posto</translation>
    </message>
    <message>
        <source>seed: the same seed plays the same games (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>seme: con lo stesso si giocano le stesse partite (1)</translation>
    </message>
    <message>
        <source>games played at the same time (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>numero di partite giocate insieme (1)</translation>
    </message>
    <message>
        <source>the workers of this Dask scheduler play instead: tcp://10.0.0.5:8786</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>giocano invece i worker di questo scheduler Dask: tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>INDIRIZZO</translation>
    </message>
    <message>
        <source>keep the games in a file, a line of JSON each; what stands there is not played again</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>conservare le partite in un file, una riga JSON ciascuna; quelle già presenti non vengono rigiocate</translation>
    </message>
    <message>
        <source>end when it is clear whether the first player's share of wins is P0 or P1: 0.5 0.6</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>terminare quando è chiaro se la quota di vittorie del primo giocatore è P0 o P1: 0.5 0.6</translation>
    </message>
    <message>
        <source>all players against each other in pairs, with their Elo numbers</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>tutti i giocatori l’uno contro l’altro a coppie, con il loro punteggio Elo</translation>
    </message>
    <message>
        <source>seats at a table of the ladder (2)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>posti a un tavolo della classifica (2)</translation>
    </message>
    <message>
        <source>the result as one line of JSON</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>il risultato in una riga di JSON</translation>
    </message>
    <message>
        <source>check every move against all rules; 3 to 16 ms each</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>controllare ogni mossa con tutte le regole; da 3 a 16 ms l’una</translation>
    </message>
    <message>
        <source>{text} is not a number between 0 and 1</source>
        <extracomment>commands/bots.py: _share</extracomment>
        <translation>{text} non è un numero tra 0 e 1</translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} game(s) already in {file}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n partita su {total} è già in {file}</numerusform>
            <numerusform>%n partite su {total} sono già in {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) at {address}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n worker a {address}</numerusform>
            <numerusform>%n worker a {address}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>commands/bots.py: _told_of_rung</extracomment>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>seed {seed}: {what}</source>
        <extracomment>commands/bots.py: _complained</extracomment>
        <translation>seme {seed}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s ({rate} a second)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>
            <numerusform>%n partita a {game} in {seconds} s ({rate} al secondo)</numerusform>
            <numerusform>%n partite a {game} in {seconds} s ({rate} al secondo)</numerusform>
        </translation>
    </message>
    <message>
        <source>won {number}</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>vinte {number}</translation>
    </message>
    <message>
        <source>(share of wins {low} to {high} %)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>(quota di vittorie: da {low} a {high} %)</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) have not decided whether the first player wins {low} % or {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>%n blocco non ha deciso se il primo giocatore vince il {low} % o il {high} % delle partite.</numerusform>
            <numerusform>%n blocchi non hanno deciso se il primo giocatore vince il {low} % o il {high} % delle partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {high} % rather than {low} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Deciso dopo %n blocco: il primo giocatore vince piuttosto il {high} % che il {low} % delle partite.</numerusform>
            <numerusform>Deciso dopo %n blocchi: il primo giocatore vince piuttosto il {high} % che il {low} % delle partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {low} % rather than {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Deciso dopo %n blocco: il primo giocatore vince piuttosto il {low} % che il {high} % delle partite.</numerusform>
            <numerusform>Deciso dopo %n blocchi: il primo giocatore vince piuttosto il {low} % che il {high} % delle partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check saved games for errors. The exit status is 0 if there are none, else 1.</source>
        <extracomment>commands/check.py: run</extracomment>
        <translation>Controlla se ci sono errori in partite salvate. Il codice d’uscita è 0 se non ce ne sono, altrimenti 1.</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>in corso</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>finita</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s), {how}, {entries} entries.</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>
            <numerusform>{game}, %n posto, {how}, {entries} voci.</numerusform>
            <numerusform>{game}, %n posti, {how}, {entries} voci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this computer has everything the program needs. The exit status is 0 if so, else 1.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Controlla che questo computer abbia tutto ciò che serve al programma. Il codice d’uscita è 0 se sì, altrimenti 1.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>NO</translation>
    </message>
    <message>
        <source>Problems found: {number}.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Problemi trovati: {number}.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Nessun problema trovato.</translation>
    </message>
    <message>
        <source>Check your own card file, and show what it changes and where it is.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>Controlla il tuo file di carte, e mostra che cosa cambia e dov’è.</translation>
    </message>
    <message>
        <source>the id of a game with cards of your own: hamsterdam</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>l’identificativo di un gioco con carte proprie: hamsterdam</translation>
    </message>
    <message>
        <source>create the file with the program's cards, for you to edit</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>creare il file con le carte del programma, perché tu lo modifichi</translation>
    </message>
    <message>
        <source>{path}: created with the program's cards. Edit it; new games use it.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path}: creato con le carte del programma. Modificalo; le nuove partite lo usano.</translation>
    </message>
    <message>
        <source>{path}: no such file. New games use the program's cards; --begin creates the file.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path}: questo file non esiste. Le nuove partite usano le carte del programma; --begin crea il file.</translation>
    </message>
    <message>
        <source>New games use these changes: {changes}</source>
        <extracomment>commands/parts.py: _summary</extracomment>
        <translation>Le nuove partite usano queste modifiche: {changes}</translation>
    </message>
    <message>
        <source>Print the story of a saved game, or of the game in a report, as far as everybody at the table may know it.</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>Mostra la cronaca di una partita salvata, o della partita di un rapporto, per quanto tutti al tavolo possono conoscerla.</translation>
    </message>
    <message>
        <source>one line of JSON for each event</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>una riga di JSON per ogni evento</translation>
    </message>
    <message>
        <source>Take a screenshot of every page and save it in a folder, which is created if needed.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>Fa una schermata di ogni pagina e la salva in una cartella, creata se serve.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>CARTELLA</translation>
    </message>
    <message>
        <source>save a sheet as a PDF file</source>
        <extracomment>features/printing/__init__.py: COMMANDS.sheet</extracomment>
        <translation>salvare un foglio come file PDF</translation>
    </message>
    <message>
        <source>Save a sheet as a PDF file: blank for a game, or filled from a saved one.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Salva un foglio come file PDF: vuoto per un gioco, o compilato da una partita salvata.</translation>
    </message>
    <message>
        <source>FILE-or-GAME</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>FILE-o-GIOCO</translation>
    </message>
    <message>
        <source>KIND</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>TIPO</translation>
    </message>
    <message>
        <source>OUT.pdf</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>USCITA.pdf</translation>
    </message>
    <message>
        <source>the paper; else that which is usual in your country</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>la carta; altrimenti quella usuale nel tuo paese</translation>
    </message>
    <message>
        <source>a kit with pale colours</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>un kit in colori tenui</translation>
    </message>
    <message>
        <source>{sentence}; see {command} --help.</source>
        <extracomment>terminal/command.py: Parser.error</extracomment>
        <translation>{sentence}; vedi {command} --help.</translation>
    </message>
    <message>
        <source>{text} is not a whole number of 1 or more</source>
        <extracomment>terminal/command.py: positive</extracomment>
        <translation>{text} non è un numero intero da 1 in su</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>choosing now</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>sta scegliendo</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>computer</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>Please hand the computer to</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Passa il computer a</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>I am {name}: lift the curtain</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>Sono {name}: alza il sipario</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>{name} non c’è</translation>
    </message>
    <message>
        <source>Nothing secret is shown behind this curtain</source>
        <extracomment>views/game/curtain.py: Curtain._paint_promise</extracomment>
        <translation>Dietro questo sipario non si vede nulla di segreto</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>the engine is compiled</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>il motore è compilato</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>{name} non è installato</translation>
    </message>
    <message>
        <source>{name} cannot be used</source>
        <extracomment>commands/doctor.py: _games
commands/doctor.py: _fonts</extracomment>
        <translation>{name} non è utilizzabile</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is simulated, {number} ms of it</source>
        <extracomment>commands/doctor.py: _wood</extracomment>
        <translation>la ruota di Hamsterrolle viene simulata, {number} ms per prova</translation>
    </message>
    <message>
        <source>no permission to write in {folder}</source>
        <extracomment>commands/doctor.py: _folders</extracomment>
        <translation>nessun permesso di scrivere in {folder}</translation>
    </message>
    <message>
        <source>programs that may play: {names}</source>
        <extracomment>commands/doctor.py: _settings</extracomment>
        <translation>programmi che possono giocare: {names}</translation>
    </message>
    <message>
        <source>{folder} (created when needed)</source>
        <extracomment>commands/doctor.py: _later</extracomment>
        <translation>{folder} (creata se serve)</translation>
    </message>
    <message>
        <source>this PySide6 crashes this Python after some thousand calls; install other versions</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>questo PySide6 manda in crash questo Python dopo qualche migliaio di chiamate; installa altre versioni</translation>
    </message>
    <message>
        <source>calls into Qt release their references</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>le chiamate a Qt rilasciano i loro riferimenti</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>commands/doctor.py: _screen</extracomment>
        <translation>predefinito</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: there is no screen</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>la ruota di Hamsterrolle è dipinta: non c’è uno schermo</translation>
    </message>
    <message>
        <source>the graphics card cannot be used; switch the lit wheel off in the settings</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>la scheda grafica non è utilizzabile; disattiva la ruota illuminata nelle impostazioni</translation>
    </message>
    <message>
        <source>{path} is damaged; the next start repairs it</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} è danneggiato; il prossimo avvio lo ripara</translation>
    </message>
    <message>
        <source>no saved games yet</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>ancora nessuna partita salvata</translation>
    </message>
    <message>
        <source>{path} cannot be opened</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} non si può aprire</translation>
    </message>
    <message>
        <source>in use by an open window</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>in uso da una finestra aperta</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in {path}</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>
            <numerusform>%n partita in {path}</numerusform>
            <numerusform>%n partite in {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>versions</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>versioni</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>giochi</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>legno</translation>
    </message>
    <message>
        <source>folders</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>cartelle</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>impostazioni</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>schermo</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>luce</translation>
    </message>
    <message>
        <source>fonts</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>saved games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>partite salvate</translation>
    </message>
    <message>
        <source>none. {why}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>nessuno. {why}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>suonato da {name}</translation>
    </message>
    <message>
        <source>sound</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>audio</translation>
    </message>
    <message>
        <source>{problem} ({device})</source>
        <extracomment>views/hamsterrolle/lit/choice.py: PROBLEM</extracomment>
        <translation>{problem} ({device})</translation>
    </message>
    <message>
        <source>the setting is off</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>l’impostazione è disattivata</translation>
    </message>
    <message>
        <source>the theme of high contrast has no light</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>il tema a contrasto elevato non ha luce</translation>
    </message>
    <message>
        <source>there is no graphics system on the platform {platform}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>sulla piattaforma {platform} non c’è un sistema grafico</translation>
    </message>
    <message>
        <source>no graphics system</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>nessun sistema grafico</translation>
    </message>
    <message>
        <source>{device} draws with the processor</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>{device} disegna con il processore</translation>
    </message>
    <message>
        <source>a picture takes {time} ms on {device}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>un’immagine richiede {time} ms su {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit by {device}</source>
        <extracomment>views/hamsterrolle/lit/report.py: LIT</extracomment>
        <translation>la ruota di Hamsterrolle è illuminata da {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>la ruota di Hamsterrolle è dipinta: {why}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit while nothing moves: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>la ruota di Hamsterrolle è illuminata finché nulla si muove: {why}</translation>
    </message>
    <message>
        <source>the program ended when it was tried; the setting On tries it again</source>
        <extracomment>views/hamsterrolle/lit/studio.py: ENDED</extracomment>
        <translation>il programma si è chiuso alla prova; l’impostazione Attiva riprova</translation>
    </message>
    <message>
        <source>there is no graphics system for widgets</source>
        <extracomment>views/hamsterrolle/lit/studio.py: _Host._fail</extracomment>
        <translation>non c’è un sistema grafico per le finestre</translation>
    </message>
    <message>
        <source>no picture comes</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._grab</extracomment>
        <translation>non arriva nessuna immagine</translation>
    </message>
    <message>
        <source>the program ends</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._end</extracomment>
        <translation>il programma si chiude</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no file {name}.</source>
        <extracomment>app.py: _hand_over</extracomment>
        <translation>Non c’è nessun file {name}.</translation>
    </message>
    <message>
        <source>Unknown option {option}; see --help.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Opzione sconosciuta {option}; vedi --help.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Si può aprire un solo file alla volta.</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. Did you mean {near}?</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Non c’è nessun comando né file {name}. Intendevi {near}?</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. See --help.</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Non c’è nessun comando né file {name}. Vedi --help.</translation>
    </message>
    <message>
        <source>{path} cannot be saved: {why}.</source>
        <extracomment>commands/bots.py: run
features/printing/sheet.py: CANNOT
models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} non si può salvare: {why}.</translation>
    </message>
    <message>
        <source>Of the two shares of --sprt the first is the smaller one.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Delle due quote di --sprt la prima è la minore.</translation>
    </message>
    <message>
        <source>--table needs --ladder.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>--table richiede --ladder.</translation>
    </message>
    <message>
        <source>A ladder needs {least} games of each pair or more.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Una classifica richiede almeno {least} partite per ogni coppia.</translation>
    </message>
    <message>
        <source>The settings name no program {name}.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Le impostazioni non nominano alcun programma {name}.</translation>
    </message>
    <message>
        <source>A ladder has at least two players.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Una classifica ha almeno due giocatori.</translation>
    </message>
    <message>
        <source>No screenshots can be saved in {folder}: {why}.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>Non si possono salvare schermate in {folder}: {why}.</translation>
    </message>
    <message>
        <source>{path} is no picture of this program and stays as it is. Name another folder.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>{path} non è un’immagine di questo programma e resta com’è. Indica un’altra cartella.</translation>
    </message>
    <message>
        <source>A worker of the cluster has version {theirs} of the program, not {ours}.</source>
        <extracomment>engine/arena/cluster.py: Cluster.results</extracomment>
        <translation>Un worker del cluster ha la versione {theirs} del programma, non {ours}.</translation>
    </message>
    <message>
        <source>The connection to the cluster at {address} was lost.</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>La connessione al cluster a {address} è stata persa.</translation>
    </message>
    <message>
        <source>The cluster cannot play these games: {why}</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>Il cluster non può giocare queste partite: {why}</translation>
    </message>
    <message>
        <source>--cluster needs Dask's client: install hamster-table with the extra [cluster].</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>--cluster richiede il client Dask: installa hamster-table con l’extra [cluster].</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>Nessuno scheduler Dask risponde a {address}.</translation>
    </message>
    <message>
        <source>A process that played games was ended from outside.</source>
        <extracomment>engine/arena/contest.py: _played_at_once</extracomment>
        <translation>Un processo che giocava partite è stato terminato dall’esterno.</translation>
    </message>
    <message>
        <source>{path} is no file that games can be kept in.</source>
        <extracomment>engine/arena/games_file.py: GamesFile.__init__</extracomment>
        <translation>{path} non è un file in cui si possano conservare partite.</translation>
    </message>
    <message>
        <source>Line {n} of {file} is not a game of computer players.</source>
        <extracomment>engine/arena/games_file.py: _read</extracomment>
        <translation>La riga {n} di {file} non è una partita di giocatori computer.</translation>
    </message>
    <message>
        <source>There is no game called {name} here. There is {names}.</source>
        <extracomment>engine/catalogue.py: find</extracomment>
        <translation>Qui non c’è nessun gioco chiamato {name}. Ci sono {names}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>Round {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
features/printing/hamsterdam/sheets.py: _round</extracomment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>React</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Reazione</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Piena</translation>
    </message>
    <message>
        <source>Breach</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Cedimento</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
engine/hamsterdam/events.py: RedeploymentStarted</extracomment>
        <translation>Rischieramento</translation>
    </message>
    <message>
        <source>The cards are printed</source>
        <extracomment>engine/hamsterdam/__init__.py: GAME</extracomment>
        <translation>Le carte sono stampate</translation>
    </message>
    <message>
        <source>move nobody</source>
        <extracomment>engine/hamsterdam/action_words.py: facts</extracomment>
        <translation>non muovere nessuno</translation>
    </message>
    <message>
        <source>A good number floods the others and not you.</source>
        <extracomment>engine/hamsterdam/action_words.py: GOOD_NUMBER</extracomment>
        <translation>Un buon numero allaga gli altri e non te.</translation>
    </message>
    <message>
        <source>Each dot on a card brings a hamster: pass on cards that bring few.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Ogni puntino di una carta porta un criceto: passa carte che ne portano pochi.</translation>
    </message>
    <message>
        <source>The ends break first: likely numbers lie well at one end, or in the middle.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Le estremità cedono per prime: i numeri probabili stanno bene a un’estremità o al centro.</translation>
    </message>
    <message>
        <source>Keep those that you can use often.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Tieni quelli che puoi usare spesso.</translation>
    </message>
    <message>
        <source>6, 7 and 8 come most often: most hamsters belong there.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>6, 7 e 8 escono più spesso: lì va la maggior parte dei criceti.</translation>
    </message>
    <message>
        <source>A special is worth it where the water comes and nobody stands.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Un criceto speciale conviene dove arriva l’acqua e non c’è nessuno.</translation>
    </message>
    <message>
        <source>Whoever plugs goes to the reserve: send whom the dam misses least, or let a special hold the water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Chi tappa va nella riserva: manda chi manca meno alla diga, o lascia che un criceto speciale trattenga l’acqua.</translation>
    </message>
    <message>
        <source>Land where hamsters are missing.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Atterra dove mancano criceti.</translation>
    </message>
    <message>
        <source>The end with less water and fewer hamsters costs less.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>L’estremità con meno acqua e meno criceti costa meno.</translation>
    </message>
    <message>
        <source>Give up the one that is worth least.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Rinuncia a quello che vale meno.</translation>
    </message>
    <message>
        <source>Likely numbers should be neither open nor flooded.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>I numeri probabili non dovrebbero essere né scoperti né allagati.</translation>
    </message>
    <message>
        <source>The driest of the others is closest to winning.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>La più asciutta delle altre città è la più vicina alla vittoria.</translation>
    </message>
    <message>
        <source>Cover likely numbers first; spare hamsters clear water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Copri prima i numeri probabili; i criceti in più tolgono l’acqua.</translation>
    </message>
    <message>
        <source>pass a card to each side</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>passare una carta per lato</translation>
    </message>
    <message>
        <source>lay out your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>disporre la tua diga</translation>
    </message>
    <message>
        <source>keep half of your specials</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>tenere metà dei tuoi criceti speciali</translation>
    </message>
    <message>
        <source>spread your hamsters by the odds</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>distribuire i tuoi criceti secondo le probabilità</translation>
    </message>
    <message>
        <source>choose between two rolls</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>scegliere fra due tiri</translation>
    </message>
    <message>
        <source>plug the hole</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>tappare la falla</translation>
    </message>
    <message>
        <source>let the water in</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>lasciar entrare l’acqua</translation>
    </message>
    <message>
        <source>land on a card</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>atterrare su una carta</translation>
    </message>
    <message>
        <source>flip an end of your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>girare un’estremità della tua diga</translation>
    </message>
    <message>
        <source>give up a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>rinunciare a un criceto</translation>
    </message>
    <message>
        <source>move a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>muovere un criceto</translation>
    </message>
    <message>
        <source>put a hamster on your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>mettere un criceto sulla tua diga</translation>
    </message>
    <message>
        <source>use a special</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>usare un criceto speciale</translation>
    </message>
    <message>
        <source>skip the movement for an ability</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>saltare il movimento per un’abilità</translation>
    </message>
    <message>
        <source>use nothing</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>non usare nulla</translation>
    </message>
    <message>
        <source>be done</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS
engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>finire</translation>
    </message>
    <message>
        <source>from the left: {numbers}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>da sinistra: {numbers}</translation>
    </message>
    <message>
        <source>from the left: {places}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>da sinistra: {places}</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>engine/hamsterdam/actions.py: NAMES</extracomment>
        <translation>criceto</translation>
    </message>
    <message>
        <source>{seats}: your dam is breached. Flip its left-most or its right-most card.</source>
        <extracomment>engine/hamsterdam/breach.py: Breach</extracomment>
        <translation>{seats}: la tua diga cede. Gira la sua prima carta a sinistra o a destra.</translation>
    </message>
    <message>
        <source>{seats}: the next card is flooded. Which hamster is given up?</source>
        <extracomment>engine/hamsterdam/breach.py: ChooseVictim</extracomment>
        <translation>{seats}: la carta accanto è allagata. Quale criceto viene sacrificato?</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} orange dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: ORANGE_DOTS</extracomment>
        <translation>la carta Diga {number} ha da 0 a {most} punti arancioni, non {count}</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} blue dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: BLUE_DOTS</extracomment>
        <translation>la carta Diga {number} ha da 0 a {most} punti blu, non {count}</translation>
    </message>
    <message>
        <source>this is not a table of cards: {why}</source>
        <extracomment>engine/hamsterdam/cards.py: read</extracomment>
        <translation>questa non è una tabella di carte: {why}</translation>
    </message>
    <message>
        <source>the dots of card {number} ({orange} orange, {blue} blue)</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>i punti della carta {number} (arancione: {orange}, blu: {blue})</translation>
    </message>
    <message>
        <source>the symbols of {name}</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>i simboli di {name}</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>engine/hamsterdam/cards.py: _checked</extracomment>
        <translation>la tabella</translation>
    </message>
    <message>
        <source>{place} is a table with entries for {names}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: attesa una tabella con voci per {names}</translation>
    </message>
    <message>
        <source>{place} has no entry for {name}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: nessuna voce per {name}</translation>
    </message>
    <message>
        <source>{place} has an entry for {name}, which does not exist</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place}: voce per {name}, che non esiste</translation>
    </message>
    <message>
        <source>dam card {number}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_dots</extracomment>
        <translation>carta Diga {number}</translation>
    </message>
    <message>
        <source>when of {kind} is a list of moments</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when di {kind} è un elenco di momenti</translation>
    </message>
    <message>
        <source>when of {kind} names {moment}; the moments are {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when di {kind} nomina {moment}; i momenti sono {moments}</translation>
    </message>
    <message>
        <source>{kind} has no meaning at the moment {moment}; it has its time at {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{kind} non ha senso nel momento {moment}; vanno bene: {moments}</translation>
    </message>
    <message>
        <source>{flag} of {kind} is true or false, not {value}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{flag} di {kind} è true o false, non {value}</translation>
    </message>
    <message>
        <source>the ability of {kind} leaves nothing to be flipped</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>l’abilità di {kind} non lascia nulla da girare</translation>
    </message>
    <message>
        <source>the wording of {kind} says itself whether it goes to the reserve</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>il testo di {kind} dice già se va nella riserva</translation>
    </message>
    <message>
        <source>no moment at all</source>
        <extracomment>engine/hamsterdam/cards.py: _moments</extracomment>
        <translation>nessun momento</translation>
    </message>
    <message>
        <source>a number without end</source>
        <extracomment>engine/hamsterdam/cards.py: _shown</extracomment>
        <translation>un numero senza fine</translation>
    </message>
    <message>
        <source>there is no dam card and no special called {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>non c’è né una carta Diga né un criceto speciale di nome {name}</translation>
    </message>
    <message>
        <source>it is not said what is printed on {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>manca che cosa è stampato su {name}</translation>
    </message>
    <message>
        <source>the dots of dam card {name} are written orange/blue, as 2/1</source>
        <extracomment>engine/hamsterdam/cards.py: _dots_from</extracomment>
        <translation>i punti della carta Diga {name} si scrivono arancione/blu, come 2/1</translation>
    </message>
    <message>
        <source>{seats}: spread your hamsters over your dam.</source>
        <extracomment>engine/hamsterdam/deployment.py: DeployHamsters</extracomment>
        <translation>{seats}: distribuisci i tuoi criceti sulla tua diga.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in round {round}.</source>
        <extracomment>engine/hamsterdam/events.py: PositionEntered
engine/run_hamster_run/events.py: PositionEntered</extracomment>
        <translation>La partita continua da una posizione inserita, nel round {round}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>engine/hamsterdam/events.py: RoundStarted
engine/run_hamster_run/events.py: RoundBegan</extracomment>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>{seat}'s turn.</source>
        <extracomment>engine/hamsterdam/events.py: TurnStarted</extracomment>
        <translation>Turno di {seat}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: Rolled</extracomment>
        <translation>{seat} tira {a} e {b}.</translation>
    </message>
    <message>
        <source>No dam has a {number}; {seat} rolls again.</source>
        <extracomment>engine/hamsterdam/events.py: RollMissed</extracomment>
        <translation>Nessuna diga ha un {number}; {seat} tira di nuovo.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed</extracomment>
        <translation>{seat} usa un criceto speciale: {name}.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name} ({ability}).</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed.detailed</extracomment>
        <translation>{seat} usa un criceto speciale: {name} ({ability}).</translation>
    </message>
    <message>
        <source>The dice now show {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned</extracomment>
        <translation>I dadi ora mostrano {a} e {b}.</translation>
    </message>
    <message>
        <source>{seat} keeps {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned.detailed</extracomment>
        <translation>{seat} tiene {a} e {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll counts as {number}.</source>
        <extracomment>engine/hamsterdam/events.py: RollShifted
features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Per {seat} il tiro vale {number}.</translation>
    </message>
    <message>
        <source>{seat} ignores the roll.</source>
        <extracomment>engine/hamsterdam/events.py: RollIgnored</extracomment>
        <translation>{seat} ignora il tiro.</translation>
    </message>
    <message>
        <source>The water comes at {number}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodBegan</extracomment>
        <translation>L’acqua arriva alla carta {number}.</translation>
    </message>
    <message>
        <source>{seat} plugs {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: Plugged</extracomment>
        <translation>{seat} tappa la carta {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} stops the flood at {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodStopped</extracomment>
        <translation>{seat} ferma la piena alla carta {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the jump.</source>
        <extracomment>engine/hamsterdam/events.py: WhackRolled</extracomment>
        <translation>{seat} tira {a} e {b} per il salto.</translation>
    </message>
    <message>
        <source>{seat}'s {number} is flooded.</source>
        <extracomment>engine/hamsterdam/events.py: Flooded</extracomment>
        <translation>La carta {number} di {seat} è allagata.</translation>
    </message>
    <message>
        <source>Water pours through {seat}'s {number} into the town: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: Inundated</extracomment>
        <translation>L’acqua passa dalla carta {number} di {seat} e si riversa in città: {town}.</translation>
    </message>
    <message>
        <source>{seat}'s {number} loses a flood token.</source>
        <extracomment>engine/hamsterdam/events.py: TokenRemoved</extracomment>
        <translation>La carta {number} di {seat} perde un segnalino Piena.</translation>
    </message>
    <message>
        <source>{seat} shifts a flood token to {number}.</source>
        <extracomment>engine/hamsterdam/events.py: TokenShifted</extracomment>
        <translation>{seat} sposta un segnalino Piena sulla carta {number}.</translation>
    </message>
    <message>
        <source>{seat}'s dam is breached.</source>
        <extracomment>engine/hamsterdam/events.py: BreachDue</extracomment>
        <translation>La diga di {seat} cede.</translation>
    </message>
    <message>
        <source>{seat} flips the {number}.</source>
        <extracomment>engine/hamsterdam/events.py: CardFlipped</extracomment>
        <translation>{seat} gira la carta {number}.</translation>
    </message>
    <message>
        <source>{seat} moves to {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterMoved</extracomment>
        <translation>{seat} muove alla carta {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} mette un criceto sulla carta {number}: {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} mette un criceto sulla carta {number}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} riprende un criceto nella riserva: {name}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} riprende un criceto nella riserva.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} perde un criceto: {name}.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} perde un criceto.</translation>
    </message>
    <message>
        <source>{seat} has one special hamster less; it is an ordinary one now: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialTurned</extracomment>
        <translation>{seat} ha un criceto speciale in meno, che ora è un criceto comune: {name}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} gets a marker.</source>
        <extracomment>engine/hamsterdam/events.py: Marked</extracomment>
        <translation>{name} di {seat} riceve un contrassegno.</translation>
    </message>
    <message>
        <source>{seat}'s {name} loses its marker.</source>
        <extracomment>engine/hamsterdam/events.py: Unmarked</extracomment>
        <translation>{name} di {seat} perde il contrassegno.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster keeps copying: {ability}.</source>
        <extracomment>engine/hamsterdam/events.py: Linked</extracomment>
        <translation>Copycatster di {seat} continua a copiare: {ability}.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster stops copying.</source>
        <extracomment>engine/hamsterdam/events.py: Unlinked</extracomment>
        <translation>Copycatster di {seat} smette di copiare.</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <extracomment>engine/hamsterdam/events.py: MovementStarted</extracomment>
        <translation>Fase di movimento</translation>
    </message>
    <message>
        <source>{seat} skips the movement.</source>
        <extracomment>engine/hamsterdam/events.py: MovementSkipped</extracomment>
        <translation>{seat} salta il movimento.</translation>
    </message>
    <message>
        <source>Round {round} is over. Water in the towns: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: RoundCounted</extracomment>
        <translation>Il round {round} è finito. Acqua nelle città: {town}.</translation>
    </message>
    <message>
        <source>The driest town: {driest}. Water in the towns: {town}; on the dams: {water}.</source>
        <extracomment>engine/hamsterdam/events.py: GameEnded</extracomment>
        <translation>La città più asciutta: {driest}. Acqua nelle città: {town}; sulle dighe: {water}.</translation>
    </message>
    <message>
        <source>{seats}: the water comes. Plug the hole, or use an ability.</source>
        <extracomment>engine/hamsterdam/flood.py: PlugHole</extracomment>
        <translation>{seats}: arriva l’acqua. Tappa la falla, o usa un’abilità.</translation>
    </message>
    <message>
        <source>Most holes plugged</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Più falle tappate</translation>
    </message>
    <message numerus="yes">
        <source>%n hole(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n falla</numerusform>
            <numerusform>%n falle</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest dry spell</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Più a lungo all’asciutto</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n tiro</numerusform>
            <numerusform>%n tiri</numerusform>
        </translation>
    </message>
    <message>
        <source>Best special hamster</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Miglior criceto speciale</translation>
    </message>
    <message numerus="yes">
        <source>%n flood(s) stopped</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n piena fermata</numerusform>
            <numerusform>%n piene fermate</numerusform>
        </translation>
    </message>
    <message>
        <source>The greatest flood was the {number} in round {round}: {water} water.</source>
        <extracomment>engine/hamsterdam/highlights.py: GreatFlood</extracomment>
        <translation>La piena più grande è stata quella del numero {number} nel round {round}: {water} segnalini Piena.</translation>
    </message>
    <message>
        <source>For {rolls} rolls in a row no water came to {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DrySpell</extracomment>
        <translation>Per {rolls} tiri di fila niente acqua per {seat}.</translation>
    </message>
    <message>
        <source>{seat} was flooded by {rolls} rolls in a row.</source>
        <extracomment>engine/hamsterdam/highlights.py: WetSpell</extracomment>
        <translation>{rolls} tiri di fila hanno allagato {seat}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} stopped {floods} floods.</source>
        <extracomment>engine/hamsterdam/highlights.py: SpecialShone</extracomment>
        <translation>{name} di {seat} ha fermato {floods} piene.</translation>
    </message>
    <message>
        <source>{seat}'s hamsters plugged {holes} holes.</source>
        <extracomment>engine/hamsterdam/highlights.py: HolesPlugged</extracomment>
        <translation>I criceti di {seat} hanno tappato {holes} falle.</translation>
    </message>
    <message>
        <source>{seat}'s dam lost {cards} cards at once in round {round}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DamTorn</extracomment>
        <translation>La diga di {seat} ha perso {cards} carte in una volta nel round {round}.</translation>
    </message>
    <message>
        <source>After round {round} {seat} was the wettest, and still won.</source>
        <extracomment>engine/hamsterdam/highlights.py: CameBack</extracomment>
        <translation>Dopo il round {round} la città di {seat} era la più allagata, eppure ha vinto.</translation>
    </message>
    <message>
        <source>Only one flood token kept {others} behind {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: CloseEnd</extracomment>
        <translation>Un solo segnalino Piena separava {others} da {seat}.</translation>
    </message>
    <message>
        <source>{seats}: move a hamster, or skip the movement for an ability.</source>
        <extracomment>engine/hamsterdam/movement.py: Move</extracomment>
        <translation>{seats}: muovi un criceto, o salta il movimento per un’abilità.</translation>
    </message>
    <message>
        <source>{seats}: you skipped the movement. Use an ability?</source>
        <extracomment>engine/hamsterdam/movement.py: UseSkip</extracomment>
        <translation>{seats}: hai saltato il movimento. Usare un’abilità?</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>in riserva</translation>
    </message>
    <message>
        <source>on a card</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>su una carta</translation>
    </message>
    <message>
        <source>turned to its ordinary side</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>girato sul lato comune</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>engine/hamsterdam/position.py: COPIED
features/records/records_model.py: _finished</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>engine/hamsterdam/position.py: fields
engine/run_hamster_run/position.py: fields
features/printing/hamsterdam/setup_sheet.py: _tracker
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Who has the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Chi ha il tracciato dei round</translation>
    </message>
    <message>
        <source>Number on the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Numero sul tracciato dei round</translation>
    </message>
    <message>
        <source>Who is about to roll</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Chi sta per tirare i dadi</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
features/printing/hamsterdam/sheets.py: _round
features/printing/kit.py: cover</extracomment>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Flipped on the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Girate a sinistra</translation>
    </message>
    <message>
        <source>Flipped on the right</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Girate a destra</translation>
    </message>
    <message>
        <source>Tokens in the town</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Segnalini in città</translation>
    </message>
    <message>
        <source>Ordinary hamsters in reserve</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Criceti comuni in riserva</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Hamsters</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Criceti</translation>
    </message>
    <message>
        <source>no hamster</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>nessun criceto</translation>
    </message>
    <message>
        <source>Special {number}</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Criceto speciale {number}</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Dov’è</translation>
    </message>
    <message>
        <source>Card from the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Carta da sinistra</translation>
    </message>
    <message>
        <source>With a marker</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Con un contrassegno</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>engine/hamsterdam/position.py: _of_special.no
engine/run_hamster_run/position.py: _fields_of.no</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>It goes on copying</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Continua a copiare</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls; hamsters there before: {there}.</source>
        <extracomment>engine/hamsterdam/reasons.py: CARRIED</extracomment>
        <translation>Il numero {number} esce in {ways} dei 36 tiri; criceti già lì: {there}.</translation>
    </message>
    <message>
        <source>Flood tokens on the {number}: {water}. A hamster takes one away.</source>
        <extracomment>engine/hamsterdam/reasons.py: CLEARED</extracomment>
        <translation>Segnalini Piena sulla carta {number}: {water}. Un criceto ne toglie uno.</translation>
    </message>
    <message>
        <source>Most hamsters ({most}) stand on the {number}, which comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SPREAD</extracomment>
        <translation>La carta con più criceti ({most}) è la {number}, che esce in {ways} dei 36 tiri.</translation>
    </message>
    <message>
        <source>Hamsters on the {number}: {there}; to go: {hamster}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PLUGGED</extracomment>
        <translation>Criceti sulla carta {number}: {there}; se ne va: {hamster}.</translation>
    </message>
    <message>
        <source>Nobody stands on the {number} who could plug.</source>
        <extracomment>engine/hamsterdam/reasons.py: OPEN</extracomment>
        <translation>Sulla carta {number} non c’è nessuno che possa tappare la falla.</translation>
    </message>
    <message>
        <source>Flood tokens and hamsters at that end: {water} and {there}; at the other end: {other_water} and {others}.</source>
        <extracomment>engine/hamsterdam/reasons.py: BROKE</extracomment>
        <translation>Segnalini Piena e criceti a quell’estremità: {water} e {there}; all’altra: {other_water} e {others}.</translation>
    </message>
    <message>
        <source>Hamsters that the {left} brings: {left_dots}; that the {right} brings: {right_dots}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PASSED</extracomment>
        <translation>Criceti che porta la carta {left}: {left_dots}; la carta {right}: {right_dots}.</translation>
    </message>
    <message>
        <source>Hamsters on the {number} before: {there}. It comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHOVED</extracomment>
        <translation>Criceti sulla carta {number} prima: {there}. Esce in {ways} dei 36 tiri.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls: hamsters are of use there once it is dry.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHIFTED</extracomment>
        <translation>Il numero {number} esce in {ways} dei 36 tiri: lì i criceti servono, quando è asciutto.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls. At an end it can break first, and then no roll floods it any more.</source>
        <extracomment>engine/hamsterdam/reasons.py: LINED</extracomment>
        <translation>Il numero {number} esce in {ways} dei 36 tiri. A un’estremità può cedere per primo, e poi nessun tiro lo allaga più.</translation>
    </message>
    <message>
        <source>{seats}: put hamsters from your reserve onto your dam.</source>
        <extracomment>engine/hamsterdam/redeployment.py: Redeploy</extracomment>
        <translation>{seats}: metti sulla tua diga criceti della tua riserva.</translation>
    </message>
    <message>
        <source>Choose two of your cards: one for the left, one for the right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.choose-both</extracomment>
        <translation>Scegli due delle tue carte: una per la sinistra, una per la destra.</translation>
    </message>
    <message>
        <source>You hold one card of each number; one card cannot go both ways.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-different</extracomment>
        <translation>Hai una carta di ogni numero; una carta non può andare da tutte e due le parti.</translation>
    </message>
    <message>
        <source>You do not hold another {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-card</extracomment>
        <translation>Non hai un altro {number}.</translation>
    </message>
    <message>
        <source>All eleven cards go into the line: {left} to place.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cards-left</extracomment>
        <translation>Tutte e undici le carte vanno in fila: {left} da disporre.</translation>
    </message>
    <message>
        <source>Each special can be dealt once, and only from the deck.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-deck</extracomment>
        <translation>Ogni speciale si può dare una volta sola, e solo dal mazzo.</translation>
    </message>
    <message>
        <source>So many specials are dealt: {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-that-many</extracomment>
        <translation>Gli speciali distribuiti sono: {number}.</translation>
    </message>
    <message>
        <source>Choose each one only once, among the specials you were dealt.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-your-hand</extracomment>
        <translation>Scegli ciascuno una volta sola, fra gli speciali ricevuti.</translation>
    </message>
    <message>
        <source>You keep half of them: {left} to choose.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.specials-left</extracomment>
        <translation>Ne tieni la metà: {left} da scegliere.</translation>
    </message>
    <message>
        <source>You keep half of them: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-many-specials</extracomment>
        <translation>Ne tieni la metà: {over} di troppo.</translation>
    </message>
    <message>
        <source>Say for each of the eleven cards how many hamsters come onto it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.a-number-for-each-card</extracomment>
        <translation>Di’ per ciascuna delle undici carte quanti criceti ci vanno.</translation>
    </message>
    <message>
        <source>There are not so many hamsters in your reserve: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-few-in-the-pile</extracomment>
        <translation>Non ci sono tanti criceti nella tua riserva: {over} di troppo.</translation>
    </message>
    <message>
        <source>Each special can be placed once, and only from your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.special-not-in-the-pile</extracomment>
        <translation>Ogni speciale si può piazzare una volta sola, e solo dalla tua riserva.</translation>
    </message>
    <message>
        <source>Your dam has eleven cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-position</extracomment>
        <translation>La tua diga ha undici carte.</translation>
    </message>
    <message>
        <source>That special hamster is not yours, or not special any more.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-special</extracomment>
        <translation>Quel criceto speciale non è tuo, o non è più speciale.</translation>
    </message>
    <message>
        <source>{name} works only on an un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-the-dam</extracomment>
        <translation>{name} funziona solo su una carta non girata della tua diga.</translation>
    </message>
    <message>
        <source>{name} has been used already.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.used-already</extracomment>
        <translation>{name} è già entrato in azione.</translation>
    </message>
    <message>
        <source>{name} uses its own ability only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.copies-nothing</extracomment>
        <translation>{name} usa solo la propria abilità.</translation>
    </message>
    <message>
        <source>It is still copying a {name} and cannot copy another special meanwhile.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.linked-already</extracomment>
        <translation>Sta ancora copiando {name} e intanto non può copiare un altro speciale.</translation>
    </message>
    <message>
        <source>Only a special on a dam, special side up, can be copied.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-to-copy</extracomment>
        <translation>Si può copiare solo uno speciale su una diga, con il lato speciale visibile.</translation>
    </message>
    <message>
        <source>{name} has nothing to copy.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-to-be-copied</extracomment>
        <translation>{name} non ha nulla da copiare.</translation>
    </message>
    <message>
        <source>{name} has no ability to be called; it works by itself.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.passive</extracomment>
        <translation>{name} non ha un’abilità da attivare; funziona da sé.</translation>
    </message>
    <message>
        <source>First Napsters, then Mobsters, then Ninjasters: it is too late for {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late</extracomment>
        <translation>Prima i Napster, poi i Mobster, poi i Ninjaster: per {name} è troppo tardi.</translation>
    </message>
    <message>
        <source>{name} has no symbol for this moment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-with-these-cards</extracomment>
        <translation>{name} non ha un simbolo per questo momento.</translation>
    </message>
    <message>
        <source>That ability needs no target.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-needed</extracomment>
        <translation>Quell’abilità non ha bisogno di un bersaglio.</translation>
    </message>
    <message>
        <source>That works after your own roll only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-own-roll</extracomment>
        <translation>Funziona solo dopo il tuo tiro.</translation>
    </message>
    <message>
        <source>That works after a roll, before the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-a-roll</extracomment>
        <translation>Funziona dopo un tiro, prima che arrivi l’acqua.</translation>
    </message>
    <message>
        <source>That works when the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-when-flooded</extracomment>
        <translation>Funziona quando arriva l’acqua.</translation>
    </message>
    <message>
        <source>That works after a skipped movement, when all have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-skipping</extracomment>
        <translation>Funziona dopo aver saltato il movimento, quando tutti hanno mosso.</translation>
    </message>
    <message>
        <source>That works in your own movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-movement</extracomment>
        <translation>Funziona nel tuo movimento.</translation>
    </message>
    <message>
        <source>That works in your own redeployment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-redeployment</extracomment>
        <translation>Funziona nel tuo rischieramento.</translation>
    </message>
    <message>
        <source>Choose one die, and a face that it does not show.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.another-face</extracomment>
        <translation>Scegli un dado, e una faccia che non mostra.</translation>
    </message>
    <message>
        <source>It moves to a card next to it, un-flipped and dry.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-dry-neighbour</extracomment>
        <translation>Si sposta su una carta accanto, non girata e asciutta.</translation>
    </message>
    <message>
        <source>The roll can count one more or one less, from 2 to 12.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.impossible-number</extracomment>
        <translation>Il tiro può valere uno in più o uno in meno, da 2 a 12.</translation>
    </message>
    <message>
        <source>Keep the old dice or the new ones.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.old-or-new</extracomment>
        <translation>Tieni i dadi vecchi o quelli nuovi.</translation>
    </message>
    <message>
        <source>It stops a flood on a card next to its own.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-next-door</extracomment>
        <translation>Ferma una piena su una carta accanto alla sua.</translation>
    </message>
    <message>
        <source>It can stop a first flood on its own card, without a marker.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-first-stop</extracomment>
        <translation>Può fermare una prima piena sulla propria carta, senza contrassegno.</translation>
    </message>
    <message>
        <source>It jumps only when it plugs a hole on its own card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-plugging</extracomment>
        <translation>Salta solo quando tappa una falla sulla propria carta.</translation>
    </message>
    <message>
        <source>It lands on a dry, un-flipped {number} of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-landing</extracomment>
        <translation>Atterra su un {number} asciutto e non girato della tua diga.</translation>
    </message>
    <message>
        <source>No water comes there now.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-flood-there</extracomment>
        <translation>Lì ora non arriva acqua.</translation>
    </message>
    <message>
        <source>A hamster stands there and must plug the hole.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.must-plug</extracomment>
        <translation>Lì c’è un criceto, che deve tappare la falla.</translation>
    </message>
    <message>
        <source>That hamster is not on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-that-card</extracomment>
        <translation>Quel criceto non è sulla carta allagata.</translation>
    </message>
    <message>
        <source>A breach flips the left-most or the right-most card that is left.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-an-end</extracomment>
        <translation>Un cedimento gira la prima carta rimasta a sinistra o a destra.</translation>
    </message>
    <message>
        <source>That hamster does not arrive on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-arriving</extracomment>
        <translation>Quel criceto non arriva sulla carta allagata.</translation>
    </message>
    <message>
        <source>One hamster, one step: you have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.moved-already</extracomment>
        <translation>Un criceto, un passo: hai già mosso.</translation>
    </message>
    <message>
        <source>Skipping is the first thing to decide in a movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late-to-skip</extracomment>
        <translation>Se saltare si decide prima di tutto nel movimento.</translation>
    </message>
    <message>
        <source>Move a hamster on an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-dam</extracomment>
        <translation>Muovi un criceto su una carta non girata della tua diga.</translation>
    </message>
    <message>
        <source>That hamster is not there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-there</extracomment>
        <translation>Quel criceto non è lì.</translation>
    </message>
    <message>
        <source>A hamster moves one card to the left or right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.one-step</extracomment>
        <translation>Un criceto si sposta di una carta a sinistra o a destra.</translation>
    </message>
    <message>
        <source>There the dam ends.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.end-of-the-dam</extracomment>
        <translation>Lì la diga finisce.</translation>
    </message>
    <message>
        <source>There is no water to swim in.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-water-there</extracomment>
        <translation>Lì non c’è acqua in cui nuotare.</translation>
    </message>
    <message>
        <source>That hamster cannot share a card with water.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cannot-swim</extracomment>
        <translation>Quel criceto non può stare su una carta con l’acqua.</translation>
    </message>
    <message>
        <source>It jumps to another un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.elsewhere</extracomment>
        <translation>Salta su un’altra carta non girata della tua diga.</translation>
    </message>
    <message>
        <source>A flood is caused at an un-flipped card of somebody else's dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-of-a-bomb</extracomment>
        <translation>Si provoca una piena su una carta non girata della diga di un altro.</translation>
    </message>
    <message>
        <source>A token goes to the card next to it, un-flipped and without hamsters that cannot swim.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shift</extracomment>
        <translation>Un segnalino va sulla carta accanto, non girata e senza criceti che non sanno nuotare.</translation>
    </message>
    <message>
        <source>Choose an ordinary hamster of somebody else, and an un-flipped card next to it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shove</extracomment>
        <translation>Scegli un criceto comune di un altro, e una carta non girata accanto a lui.</translation>
    </message>
    <message>
        <source>It takes two hamsters from your reserve, or the only one.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-from-the-pile</extracomment>
        <translation>Prende due criceti dalla tua riserva, o l’unico che c’è.</translation>
    </message>
    <message>
        <source>That hamster is not in your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-pile</extracomment>
        <translation>Quel criceto non è nella tua riserva.</translation>
    </message>
    <message>
        <source>Choose an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-your-dam</extracomment>
        <translation>Scegli una carta non girata della tua diga.</translation>
    </message>
    <message>
        <source>The {number} lies {there} times on all dams together, and there are {most}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-number-too-often</extracomment>
        <translation>Il numero {number} è {there} volte su tutte le dighe insieme, e ce ne sono {most}.</translation>
    </message>
    <message>
        <source>Such dams do not come about when everybody passes two different cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-not-passed</extracomment>
        <translation>Dighe simili non nascono se ognuno passa due carte diverse.</translation>
    </message>
    <message>
        <source>The towns hold {tokens} tokens. With {most} the game is over.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>Nelle città ci sono {tokens} segnalini. Con {most} la partita è finita.</translation>
    </message>
    <message>
        <source>Tokens in the town of {seat}: {tokens}. So {number} cards of that dam are flipped.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-flips</extracomment>
        <translation>Segnalini nella città di {seat}: {tokens}. Quindi {number} carte di quella diga sono girate.</translation>
    </message>
    <message>
        <source>Card {number} of {seat} is flipped, so nothing lies there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-on-flipped</extracomment>
        <translation>La carta {number} di {seat} è girata, quindi lì non c’è nulla.</translation>
    </message>
    <message>
        <source>Hamsters of {seat} stand in the water on card {number}; only a Swimster can.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-in-the-water</extracomment>
        <translation>Criceti di {seat} stanno nell’acqua sulla carta {number}; può farlo solo uno Swimster.</translation>
    </message>
    <message>
        <source>{seat} has more ordinary hamsters than the {most} its cards have brought.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-hamsters</extracomment>
        <translation>{seat} ha più criceti comuni dei {most} portati dalle sue carte.</translation>
    </message>
    <message>
        <source>Special hamsters of {seat}: {number} by the dots of its cards, {there} entered.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-specials</extracomment>
        <translation>Criceti speciali di {seat}: {number} secondo i punti delle carte, {there} inseriti.</translation>
    </message>
    <message>
        <source>The second Twinster of {seat} is missing.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-one-twin</extracomment>
        <translation>Manca il secondo Twinster di {seat}.</translation>
    </message>
    <message>
        <source>There are only two of this kind: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-kind</extracomment>
        <translation>Ce ne sono solo due di questo tipo: {name}.</translation>
    </message>
    <message>
        <source>This special never turns to its ordinary side: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-turned</extracomment>
        <translation>Questo criceto speciale non si gira mai sul lato comune: {name}.</translation>
    </message>
    <message>
        <source>{seat} has no such special on the dam to be copied: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-nothing-to-copy</extracomment>
        <translation>{seat} non ha sulla diga questo criceto speciale da copiare: {name}.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet, so there is no water, and nobody is used or gone.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-before-the-first-roll</extracomment>
        <translation>Nessuno ha ancora tirato, quindi non c’è acqua e nessun criceto è stato usato o è andato via.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM
engine/hamsterrolle/rulebook.py: AIM
engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>The river rises. Between it and your town stand a dam of eleven cards and a handful of brave hamsters.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Il fiume sale. Fra lui e la tua città ci sono una diga di undici carte e un pugno di criceti coraggiosi.</translation>
    </message>
    <message>
        <source>Every roll of two dice brings a flood to all cards of that number, on all dams. A hamster on the card plugs the hole; where none stands, the water stays on the card and later pours into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Ogni tiro di due dadi porta una piena su tutte le carte di quel numero, su tutte le dighe. Un criceto sulla carta tappa la falla; dove non c’è nessuno, l’acqua resta sulla carta e poi si riversa in città.</translation>
    </message>
    <message>
        <source>When enough water has come through all dams together, the driest town wins.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Quando da tutte le dighe insieme è passata abbastanza acqua, vince la città più asciutta.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP
engine/hamsterrolle/rulebook.py: SETTING_UP
engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Everybody gets eleven dam cards, 2 to 12. Choose two and pass one to the left, one to the right, in secret. Then lay your eleven cards out in a line, in any order, and show them.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Ciascuno riceve undici carte Diga, da 2 a 12. Scegline due e passane una a sinistra e una a destra, in segreto. Poi disponi le tue undici carte in fila, in qualsiasi ordine, e mostrale.</translation>
    </message>
    <message>
        <source>Each orange dot on your cards brings an ordinary hamster to your reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Ogni punto arancione sulle tue carte porta un criceto comune nella tua riserva.</translation>
    </message>
    <message>
        <source>For each blue dot you are dealt two special hamsters. Keep half of them; they join your reserve. The others leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Per ogni punto blu ricevi due criceti speciali. Tienine la metà: vanno nella tua riserva. Gli altri escono dal gioco.</translation>
    </message>
    <message>
        <source>Everybody rolls: the highest takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Tutti tirano: chi fa il numero più alto prende il tracciato e comincia ogni round.</translation>
    </message>
    <message>
        <source>Then put hamsters from the reserve onto your cards, in stacks as high as you like.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Poi metti sulle tue carte i criceti della riserva, in pile alte quanto vuoi.</translation>
    </message>
    <message>
        <source>Both cards and their ways are chosen before anybody sees what comes. All cards are passed at once; with two seats both go to the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-1</extracomment>
        <translation>Le due carte e le loro direzioni si scelgono prima di vedere che cosa arriva. Tutte le carte si passano insieme; con due posti vanno tutte e due all’altro.</translation>
    </message>
    <message>
        <source>The two cards always differ: you hold one of each number.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-2</extracomment>
        <translation>Le due carte sono sempre diverse: ne hai una di ogni numero.</translation>
    </message>
    <message>
        <source>All line up in secret, then show. From then on the order of a dam never changes.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-3</extracomment>
        <translation>Tutti dispongono in segreto, poi mostrano. Da lì in poi l’ordine di una diga non cambia mai.</translation>
    </message>
    <message>
        <source>Dots count after the passing, on the eleven cards you have then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-4</extracomment>
        <translation>I punti si contano dopo il passaggio, sulle undici carte che hai allora.</translation>
    </message>
    <message>
        <source>All specials you are dealt lie in one hand. Any half of it may be kept, two of the same kind as well.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-5</extracomment>
        <translation>Tutti gli speciali che ricevi stanno in una sola mano. Puoi tenerne una metà qualsiasi, anche due dello stesso tipo.</translation>
    </message>
    <message>
        <source>Specials come off a shuffled deck, seat by seat. What is not kept leaves the game unseen.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-6</extracomment>
        <translation>Gli speciali vengono da un mazzo mescolato, posto per posto. Ciò che non si tiene esce dal gioco senza essere mostrato.</translation>
    </message>
    <message>
        <source>Should the deck run out, you get what there is and keep half of it, rounded up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-7</extracomment>
        <translation>Se il mazzo finisce, ricevi ciò che c’è e ne tieni la metà, arrotondata per eccesso.</translation>
    </message>
    <message>
        <source>There is a hamster for every orange dot, however many dots there are.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-8</extracomment>
        <translation>C’è un criceto per ogni punto arancione, quanti che siano i punti.</translation>
    </message>
    <message>
        <source>The other Twinster comes on top of what you keep. If the dealt one is not kept, both leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-9</extracomment>
        <translation>L’altro Twinster si aggiunge a quelli che tieni. Se non tieni quello ricevuto, escono tutti e due dal gioco.</translation>
    </message>
    <message>
        <source>The highest sum of two dice begins; equals roll again. That seat begins every round of the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-10</extracomment>
        <translation>Comincia la somma più alta di due dadi; in caso di parità si tira di nuovo. Quel posto comincia ogni round della partita.</translation>
    </message>
    <message>
        <source>Nobody has to deploy everything, and stacks have no limit and no order. All deploy in secret; at set-up the table may choose to deploy openly, in turn order.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-11</extracomment>
        <translation>Nessuno deve schierare tutto, e le pile non hanno né limite né ordine. Tutti schierano in segreto; nella preparazione il tavolo può scegliere di schierare apertamente, in ordine di turno.</translation>
    </message>
    <message>
        <source>A special works only from its owner's dam, on an un-flipped card, its special side up. From the reserve it does nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-12</extracomment>
        <translation>Uno speciale funziona solo dalla diga del suo proprietario, su una carta non girata, con il lato speciale visibile. Dalla riserva non fa nulla.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Un round</translation>
    </message>
    <message>
        <source>Turns go to the left. In each one the dice are rolled, all dams meet the flood, and breaches are resolved.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>I turni vanno verso sinistra. In ciascuno si tirano i dadi, tutte le dighe affrontano la piena e si risolvono i cedimenti.</translation>
    </message>
    <message>
        <source>When everybody has had a turn, each seat may move a hamster; with two seats, after two turns each. After twelve rolls the round ends and everybody redeploys.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Quando tutti hanno avuto un turno, ogni posto può muovere un criceto; con due posti, dopo due turni ciascuno. Dopo dodici tiri il round finisce e tutti rischierano.</translation>
    </message>
    <message>
        <source>With two seats there is a movement after the second, fourth and sixth turn of each; with three or four after every turn of all. So each round has twelve rolls.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-13</extracomment>
        <translation>Con due posti c’è un movimento dopo il secondo, il quarto e il sesto turno di ciascuno; con tre o quattro dopo ogni turno di tutti. Così ogni round ha dodici tiri.</translation>
    </message>
    <message>
        <source>The tracker counts the turns of each seat. After the redeployment it goes back to 1.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-14</extracomment>
        <translation>Il tracciato conta i turni di ogni posto. Dopo il rischieramento torna a 1.</translation>
    </message>
    <message>
        <source>The last turn of a round runs to its end, with breaches, movement and skip abilities; only then comes the redeployment.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-15</extracomment>
        <translation>L’ultimo turno di un round si gioca fino in fondo, con cedimenti, movimento e abilità di chi salta; solo dopo viene il rischieramento.</translation>
    </message>
    <message>
        <source>Movement, skip abilities and redeployment begin with the holder of the tracker and go to the left.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-16</extracomment>
        <translation>Movimento, abilità di chi salta e rischieramento cominciano da chi ha il tracciato e vanno verso sinistra.</translation>
    </message>
    <message>
        <source>1 Roll</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>1 Tiro</translation>
    </message>
    <message>
        <source>Roll both dice; their sum is the number of the flood.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Tira i due dadi; la loro somma è il numero della piena.</translation>
    </message>
    <message>
        <source>The roller may change the dice with Buffster, Physicister and Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Chi tira può cambiare i dadi con Buffster, Physicister e Spinster.</translation>
    </message>
    <message>
        <source>If no un-flipped card of any dam has the number, roll again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Se nessuna carta non girata di nessuna diga ha il numero, tira di nuovo.</translation>
    </message>
    <message>
        <source>First comes the roll, then the roller's own dice specials in any order, then the look for a card of the number; without one, all of it again. Then all may react, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-17</extracomment>
        <translation>Prima viene il tiro, poi gli speciali dei dadi di chi ha tirato, in qualsiasi ordine, poi si cerca una carta del numero; se non c’è, si ricomincia da capo. Poi tutti possono reagire, da chi ha tirato verso sinistra.</translation>
    </message>
    <message>
        <source>Whether to roll again goes by un-flipped cards and by the number that holds for all, not by what a Mobster could make of it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-18</extracomment>
        <translation>Se tirare di nuovo dipende dalle carte non girate e dal numero che vale per tutti, non da ciò che potrebbe farne un Mobster.</translation>
    </message>
    <message>
        <source>Who has acted on dice that are rolled again has acted. Others may still act on the new dice.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-19</extracomment>
        <translation>Chi ha agito su dadi che vengono ritirati ha agito. Gli altri possono ancora agire sui dadi nuovi.</translation>
    </message>
    <message>
        <source>What works after your roll works on nobody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-20</extracomment>
        <translation>Ciò che funziona dopo il tuo tiro non funziona dopo quello di nessun altro.</translation>
    </message>
    <message>
        <source>A number that is left on flipped cards only is rolled again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-48</extracomment>
        <translation>Un numero rimasto solo su carte girate si tira di nuovo.</translation>
    </message>
    <message>
        <source>2 React</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>2 Reazione</translation>
    </message>
    <message>
        <source>From the roller leftwards, everybody may answer the roll with Napster, Mobster and Ninjaster, also when the dice are somebody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>Da chi ha tirato verso sinistra, ciascuno può rispondere al tiro con Napster, Mobster e Ninjaster, anche quando i dadi sono di un altro.</translation>
    </message>
    <message>
        <source>An ability may be used on a roll that does not concern you. It is only of no use then. So a second Ninjaster may act on a roll that you ignore already, but nobody is asked only for that.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-25</extracomment>
        <translation>Un’abilità si può usare su un tiro che non ti riguarda: semplicemente non serve a nulla. Così un secondo Ninjaster può agire su un tiro che già ignori, ma a nessuno si chiede solo per questo.</translation>
    </message>
    <message>
        <source>A seat reacts in this order: Napster, Mobster, Ninjaster. Each goes by the number as it is by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-78</extracomment>
        <translation>Un posto reagisce in quest’ordine: Napster, Mobster, Ninjaster. Ciascuno si basa sul numero com’è in quel momento.</translation>
    </message>
    <message>
        <source>A special acts once a turn, however often the dice are rolled; a Copycatster is one special. Spinster's new face is another one than the die shows.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-80</extracomment>
        <translation>Uno speciale agisce una volta per turno, per quanto spesso si tirino i dadi; un Copycatster è uno speciale solo. La nuova faccia di Spinster è diversa da quella che il dado mostra.</translation>
    </message>
    <message>
        <source>3 Flood</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>3 Piena</translation>
    </message>
    <message>
        <source>Every un-flipped card of the number is flooded. On each of yours:</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>Ogni carta non girata del numero viene allagata. Su ciascuna delle tue:</translation>
    </message>
    <message>
        <source>- If hamsters stand there, one of them plugs the hole and goes to the reserve. You choose which.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Se ci sono criceti, uno di loro tappa la falla e va nella riserva. Scegli tu quale.</translation>
    </message>
    <message>
        <source>- Or a special stops the flood in its own way.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Oppure uno speciale ferma la piena a modo suo.</translation>
    </message>
    <message>
        <source>- If nobody stands there and the card is dry, a flood token comes onto it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Se non c’è nessuno e la carta è asciutta, ci va un segnalino Piena.</translation>
    </message>
    <message>
        <source>- If it already has a token, the new one goes into your town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Se ha già un segnalino, quello nuovo va nella tua città.</translation>
    </message>
    <message>
        <source>Floods are met seat by seat, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-26</extracomment>
        <translation>Le piene si affrontano posto per posto, da chi ha tirato verso sinistra.</translation>
    </message>
    <message>
        <source>Each card of the number is a flood of its own. You choose which of yours comes first.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-27</extracomment>
        <translation>Ogni carta del numero è una piena a sé. Scegli tu quale delle tue viene prima.</translation>
    </message>
    <message>
        <source>Any hamster of the stack may plug, ordinary or special, with its ability or without.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-28</extracomment>
        <translation>Può tappare qualsiasi criceto della pila, comune o speciale, con la sua abilità o senza.</translation>
    </message>
    <message>
        <source>Where a hamster stands, it must plug, unless the flood is stopped in another way or the roll is ignored or shifted for you.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-29</extracomment>
        <translation>Dove c’è un criceto, deve tappare, a meno che la piena sia fermata in altro modo o il tiro per te sia ignorato o cambiato.</translation>
    </message>
    <message>
        <source>A flood on a wet card brings one token from the reservoir to the town; what lies on the card stays, however much it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-31</extracomment>
        <translation>Una piena su una carta bagnata porta un segnalino dal bacino in città; ciò che è sulla carta resta, per quanto sia.</translation>
    </message>
    <message>
        <source>When the reservoir is empty, counting goes on: water never runs out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-37</extracomment>
        <translation>Quando il bacino è vuoto si continua a contare: l’acqua non finisce mai.</translation>
    </message>
    <message>
        <source>A seat meets all its floods before the next one does, and breaches go seat by seat as well, since a Copycatster can make one choice depend on another.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-79</extracomment>
        <translation>Un posto affronta tutte le sue piene prima del successivo, e anche i cedimenti vanno posto per posto, perché un Copycatster può far dipendere una scelta da un’altra.</translation>
    </message>
    <message>
        <source>4 Breach</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>4 Cedimento</translation>
    </message>
    <message>
        <source>The third token that comes into your town breaches the dam, then the fifth, then every further one. For each breach, flip the left-most or the right-most card that still stands.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Il terzo segnalino che arriva in città fa cedere la diga, poi il quinto, poi ogni altro. Per ogni cedimento gira la prima carta ancora in piedi a sinistra o a destra.</translation>
    </message>
    <message>
        <source>Tokens on that card go into the town. Hamsters on it move to the card beside it; if that is flooded, hamsters are lost to clear it, one for each token.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>I segnalini su quella carta vanno in città. I criceti che ci sono sopra vanno sulla carta accanto; se è allagata, si perdono criceti per asciugarla, uno per segnalino.</translation>
    </message>
    <message>
        <source>A flipped card is never flooded again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Una carta girata non viene più allagata.</translation>
    </message>
    <message>
        <source>A breach is due at once, but waits until all floods of the roll have been met.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-38</extracomment>
        <translation>Un cedimento è dovuto subito, ma aspetta che tutte le piene del tiro siano state affrontate.</translation>
    </message>
    <message>
        <source>With three or four tokens in the town one card has to be flipped, with five or more as many as there are tokens, less three. Several can fall due at once.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-39</extracomment>
        <translation>Con tre o quattro segnalini in città si deve girare una carta, con cinque o più tante quanti sono i segnalini meno tre. Più cedimenti possono arrivare insieme.</translation>
    </message>
    <message>
        <source>Tokens from a flipped card count in the town like all others and can cause the next breach. Choosing the other end may avoid it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-40</extracomment>
        <translation>I segnalini di una carta girata contano in città come tutti gli altri e possono causare il prossimo cedimento. Scegliere l’altra estremità può evitarlo.</translation>
    </message>
    <message>
        <source>If several tokens lie on the flipped card, all of them go into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-41</extracomment>
        <translation>Se sulla carta girata ci sono più segnalini, vanno tutti in città.</translation>
    </message>
    <message>
        <source>The owner chooses the end each time. So the cards that stand always lie side by side.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-42</extracomment>
        <translation>Il proprietario sceglie ogni volta l’estremità. Così le carte in piedi sono sempre una accanto all’altra.</translation>
    </message>
    <message>
        <source>All hamsters of the flipped card move to the next one. If it is flooded, one of them, of the owner's choice, leaves the game with each token, until tokens or arriving hamsters run out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-43</extracomment>
        <translation>Tutti i criceti della carta girata vanno su quella accanto. Se è allagata, con ogni segnalino esce dal gioco uno di loro, a scelta del proprietario, finché finiscono i segnalini o i criceti in arrivo.</translation>
    </message>
    <message>
        <source>When the last card is flipped, its hamsters go to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-44</extracomment>
        <translation>Quando si gira l’ultima carta, i suoi criceti vanno nella riserva.</translation>
    </message>
    <message>
        <source>A seat whose cards are all flipped meets no more floods. It still rolls and keeps its reserve, but it can neither deploy nor be bombed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-47</extracomment>
        <translation>Un posto con tutte le carte girate non affronta più piene. Tira ancora e tiene la sua riserva, ma non può schierare né essere colpito da un Bombster.</translation>
    </message>
    <message>
        <source>5 Movement</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>5 Movimento</translation>
    </message>
    <message>
        <source>In turn order, everybody may move one hamster one card to the left or right.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>In ordine di turno, ciascuno può muovere un criceto di una carta a sinistra o a destra.</translation>
    </message>
    <message>
        <source>A hamster that moves onto a flooded card leaves the game with a token, and so clears it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Un criceto che va su una carta allagata esce dal gioco con un segnalino, e così la asciuga.</translation>
    </message>
    <message>
        <source>Or skip it all. When everybody has moved, those who skipped may, in turn order, use one ability that asks for it: Bombster, Contractster, Huckster or Momster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Oppure salta tutto. Quando tutti hanno mosso, chi ha saltato può, in ordine di turno, usare un’abilità che lo richiede: Bombster, Contractster, Huckster o Momster.</translation>
    </message>
    <message>
        <source>Nobody has to move. It is one step, never onto a flipped card and never past the ends.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-49</extracomment>
        <translation>Nessuno deve muovere. È un passo solo, mai su una carta girata e mai oltre le estremità.</translation>
    </message>
    <message>
        <source>Whoever enters a flooded card in this phase leaves the game, and one token goes to the reservoir. Several tokens need a hamster each. Only a Swimster may stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-50</extracomment>
        <translation>Chi entra in una carta allagata in questa fase esce dal gioco, e un segnalino va nel bacino. Per più segnalini serve un criceto ciascuno. Solo uno Swimster può restare.</translation>
    </message>
    <message>
        <source>One skip ability for each seat and phase. To skip is said when it would be your turn to move; you may skip and then use nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-51</extracomment>
        <translation>Una sola abilità di salto per posto e per fase. Che si salta si dice quando toccherebbe muovere; puoi saltare e poi non usare nulla.</translation>
    </message>
    <message>
        <source>Who skips gives up Speedster's jump too. Else the jump may come before or after the normal move, and Speedster may make both.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-52</extracomment>
        <translation>Chi salta il movimento rinuncia anche al salto di Speedster. Altrimenti il salto può venire prima o dopo la mossa normale, e Speedster può fare l’uno e l’altra.</translation>
    </message>
    <message>
        <source>To skip is decided before anything is moved. Whoever has a hamster on the dam may skip, and a pointless use is allowed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-81</extracomment>
        <translation>Se saltare si decide prima di muovere qualcosa. Può saltare chiunque abbia un criceto sulla diga, ed è permesso usare un’abilità senza effetto.</translation>
    </message>
    <message>
        <source>6 Redeployment</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>6 Rischieramento</translation>
    </message>
    <message>
        <source>At the end of a round, everybody in turn order puts hamsters from the reserve onto the dam. Those on the dam stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>Alla fine di un round ciascuno, in ordine di turno, mette sulla diga criceti della riserva. Quelli sulla diga restano.</translation>
    </message>
    <message>
        <source>On a flooded card no hamster can stay: put there, it leaves the game with a token. This may be done as often as you have hamsters for it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>Su una carta allagata nessun criceto può restare: se lo metti lì, esce dal gioco con un segnalino. Si può fare finché hai criceti per farlo.</translation>
    </message>
    <message>
        <source>Only hamsters from the reserve clear tokens now, one for each. Once the card is dry, others may be put on it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-57</extracomment>
        <translation>Ora tolgono segnalini solo i criceti della riserva, uno ciascuno. Quando la carta è asciutta, se ne possono mettere altri.</translation>
    </message>
    <message>
        <source>Nobody has to deploy; the reserve may stay as it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-58</extracomment>
        <translation>Nessuno deve schierare; la riserva può restare com’è.</translation>
    </message>
    <message>
        <source>Redeployment is open, one seat after the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-60</extracomment>
        <translation>Il rischieramento è aperto, un posto dopo l’altro.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Criceti speciali</translation>
    </message>
    <message>
        <source>There are eighteen kinds, two of each. Each has its moment: at a roll, when a flood is stopped, in the movement or in the redeployment. It can always plug like an ordinary hamster instead.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Ce ne sono diciotto tipi, due di ciascuno. Ognuno ha il suo momento: a un tiro, quando si ferma una piena, nel movimento o nel rischieramento. Può sempre tappare come un criceto comune.</translation>
    </message>
    <message>
        <source>Some turn to their ordinary side once their ability was used: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Alcuni passano al lato comune dopo che la loro abilità è stata usata: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</translation>
    </message>
    <message>
        <source>A special that turns does so where it is, after its ability was used and never after a plain plug. From then on it is an ordinary hamster, for good. One that has only plugged lies in reserve special side up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS.HD-68</extracomment>
        <translation>Uno speciale che si gira lo fa dov’è, dopo aver usato l’abilità e mai dopo aver solo tappato. Da lì in poi è un criceto comune, per sempre. Uno che ha solo tappato sta nella riserva con il lato speciale visibile.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The game ends as soon as all towns together hold ten tokens with two seats, fifteen with three, twenty with four.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>La partita finisce appena tutte le città insieme hanno dieci segnalini con due posti, quindici con tre, venti con quattro.</translation>
    </message>
    <message>
        <source>Fewest tokens in the town and on the dam wins; of equals, the one with more hamsters on dam and in reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>Vince chi ha meno segnalini in città e sulla diga; a parità, chi ha più criceti sulla diga e nella riserva.</translation>
    </message>
    <message>
        <source>The end is looked for when all floods and breaches of a turn are done, and after each Bombster flood. So the towns may hold more by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-69</extracomment>
        <translation>Se è la fine si guarda quando tutte le piene e i cedimenti di un turno sono conclusi, e dopo ogni piena di Bombster. Così le città possono averne di più.</translation>
    </message>
    <message>
        <source>What counts is the town and the tokens on un-flipped cards. The tracker's token and Cheekster's marker do not.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-70</extracomment>
        <translation>Contano la città e i segnalini su carte non girate. Il segnalino del tracciato e il contrassegno di Cheekster non contano.</translation>
    </message>
    <message>
        <source>For a tie all hamsters count, ordinary, special and turned, on the dam and in reserve. Still equal, the win is shared.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-71</extracomment>
        <translation>In caso di parità contano tutti i criceti, comuni, speciali e girati, sulla diga e nella riserva. Se è ancora parità, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>A seat without hamsters plays on: it rolls and takes the floods.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-72</extracomment>
        <translation>Un posto senza criceti continua a giocare: tira e subisce le piene.</translation>
    </message>
    <message>
        <source>If no card stands on any dam, the game ends at once and is scored.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-74</extracomment>
        <translation>Se non c’è più nessuna carta in piedi su nessuna diga, la partita finisce subito e si contano i punti.</translation>
    </message>
    <message>
        <source>Classic Hamsterdam</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC
engine/hamsterdam/state.py: HamsterdamSetup.classic</extracomment>
        <translation>Hamsterdam classico</translation>
    </message>
    <message>
        <source>The older game is simpler: no cards are passed, and every dam lies in order from 2 to 12.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>Il gioco più vecchio è più semplice: non si passano carte, e ogni diga va in ordine da 2 a 12.</translation>
    </message>
    <message>
        <source>Everybody has fourteen ordinary hamsters and two specials from the deck. No dam is ever breached.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>Ciascuno ha quattordici criceti comuni e due speciali dal mazzo. Nessuna diga cede mai.</translation>
    </message>
    <message>
        <source>Nothing is passed, lined up or breached. Each seat has 14 hamsters and two random specials, and a dealt Twinster still brings its twin. All else is the same.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC.HD-73</extracomment>
        <translation>Nulla si passa, si dispone o cede. Ogni posto ha 14 criceti e due speciali a caso, e un Twinster ricevuto porta comunque il suo gemello. Tutto il resto è uguale.</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Carte tue</translation>
    </message>
    <message>
        <source>The dots of dam cards and the symbols of special hamsters may differ from box to box. Whoever owns a box can correct the program's cards in a file of their own.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>I punti delle carte Diga e i simboli dei criceti speciali possono cambiare da scatola a scatola. Chi possiede una scatola può correggere le carte del programma in un file suo.</translation>
    </message>
    <message>
        <source>The command "hamster-table parts hamsterdam --begin" creates a file with the program's cards and says where it is. Change it with any editor: the dots, the moments of a special, whether it turns to its ordinary side, whether it goes to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Il comando «hamster-table parts hamsterdam --begin» crea un file con le carte del programma e dice dov’è. Modificalo con qualsiasi editor: i punti, i momenti di uno speciale, se passa al lato comune, se va nella riserva.</translation>
    </message>
    <message>
        <source>While there is such a file, the page of a new game shows it and lets you choose. If it cannot be read, the page says what is wrong. A game keeps the cards it was started with.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Finché c’è un file così, la pagina di una nuova partita lo mostra e ti lascia scegliere. Se non si può leggere, la pagina dice che cosa non va. Una partita mantiene le carte con cui è cominciata.</translation>
    </message>
    <message>
        <source>{seats}: choose a card to pass to the left and one to pass to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: PassTwo</extracomment>
        <translation>{seats}: scegli una carta da passare a sinistra e una a destra.</translation>
    </message>
    <message>
        <source>{seats}: lay out your dam, from the left to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: LineUp</extracomment>
        <translation>{seats}: disponi la tua diga, da sinistra a destra.</translation>
    </message>
    <message>
        <source>{seats}: keep half of your special hamsters.</source>
        <extracomment>engine/hamsterdam/setup.py: ChooseSpecials</extracomment>
        <translation>{seats}: tieni metà dei tuoi criceti speciali.</translation>
    </message>
    <message>
        <source>{seat} passes a card to {left_seat} and one to {right_seat}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: CardsPassed</extracomment>
        <translation>{seat} passa due carte: una per {left_seat}, una per {right_seat}.</translation>
    </message>
    <message>
        <source>{seat} shows the dam.</source>
        <extracomment>engine/hamsterdam/setup_events.py: LinedUp</extracomment>
        <translation>{seat} mostra la diga.</translation>
    </message>
    <message>
        <source>{seat} gathers hamsters: {hamsters}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: HamstersGathered</extracomment>
        <translation>{seat} raduna i criceti: {hamsters}.</translation>
    </message>
    <message>
        <source>{seat} is dealt special hamsters: {specials}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialsDealt</extracomment>
        <translation>{seat} riceve criceti speciali: {specials}.</translation>
    </message>
    <message>
        <source>{seat} keeps a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialKept</extracomment>
        <translation>{seat} tiene un criceto speciale: {name}.</translation>
    </message>
    <message>
        <source>The other Twinster joins {seat} too.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TwinJoined</extracomment>
        <translation>Anche l’altro Twinster va con {seat}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the first turn.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstRolled</extracomment>
        <translation>{seat} tira {a} e {b} per il primo turno.</translation>
    </message>
    <message>
        <source>A tie at {number} for the first turn: {seats} roll again.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstTied</extracomment>
        <translation>Parità a {number} per il primo turno: {seats} tirano di nuovo.</translation>
    </message>
    <message>
        <source>{seat} takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TrackerTaken</extracomment>
        <translation>{seat} prende il tracciato e comincia ogni round.</translation>
    </message>
    <message>
        <source>{seat} deploys.</source>
        <extracomment>engine/hamsterdam/setup_events.py: Deployed</extracomment>
        <translation>{seat} schiera.</translation>
    </message>
    <message>
        <source>{seats}: on which {number} does it land?</source>
        <extracomment>engine/hamsterdam/specials/flood.py: ChooseCard</extracomment>
        <translation>{seats}: su quale {number} atterra?</translation>
    </message>
    <message>
        <source>{seats}: keep the new roll, or go back to {a} and {b}?</source>
        <extracomment>engine/hamsterdam/specials/roll.py: ChooseRoll</extracomment>
        <translation>{seats}: tenere il tiro nuovo, o tornare a {a} e {b}?</translation>
    </message>
    <message>
        <source>When: after your own roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: OWN_ROLL</extracomment>
        <translation>Quando: dopo il tuo tiro.</translation>
    </message>
    <message>
        <source>When: after any roll, yours or not, before the water comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_ROLL</extracomment>
        <translation>Quando: dopo qualsiasi tiro, tuo o no, prima che arrivi l’acqua.</translation>
    </message>
    <message>
        <source>When: as a flood comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_FLOOD</extracomment>
        <translation>Quando: all’arrivo di una piena.</translation>
    </message>
    <message>
        <source>When: you have skipped your movement, and all others have moved.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIPPING</extracomment>
        <translation>Quando: hai saltato il movimento, e tutti gli altri hanno mosso.</translation>
    </message>
    <message>
        <source>Price: it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TURNS</extracomment>
        <translation>Prezzo: passa al suo lato comune.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TO_THE_PILE</extracomment>
        <translation>Prezzo: va nella tua riserva.</translation>
    </message>
    <message>
        <source>Price: the skipped movement. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIP</extracomment>
        <translation>Prezzo: il movimento saltato. Resta dov’è.</translation>
    </message>
    <message>
        <source>After your own roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Dopo il tuo tiro</translation>
    </message>
    <message>
        <source>After any roll, before the water</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Dopo ogni tiro, prima dell’acqua</translation>
    </message>
    <message>
        <source>As a flood comes</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>All’arrivo di una piena</translation>
    </message>
    <message>
        <source>After a skipped movement</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Dopo un movimento saltato</translation>
    </message>
    <message>
        <source>Turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Diventa comune</translation>
    </message>
    <message>
        <source>Goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Va nella tua riserva</translation>
    </message>
    <message>
        <source>The movement; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: MOVEMENT_ONLY</extracomment>
        <translation>Il movimento; resta lì</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve and turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Prezzo: va nella tua riserva e passa al suo lato comune.</translation>
    </message>
    <message>
        <source>Goes to your reserve; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Va nella tua riserva; diventa comune</translation>
    </message>
    <message>
        <source>Price: none. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Prezzo: nessuno. Resta dov’è.</translation>
    </message>
    <message>
        <source>No price; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Nessun prezzo; resta lì</translation>
    </message>
    <message>
        <source>Stops a flood on its own card or on a card beside it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ferma una piena sulla propria carta o su una accanto.</translation>
    </message>
    <message>
        <source>Stops a flood on its card or beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ferma una piena sulla sua carta o accanto</translation>
    </message>
    <message>
        <source>stops a flood next door</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ferma una piena accanto</translation>
    </message>
    <message>
        <source>The cards beside it are the un-flipped ones to its left and right. One Blobster stops one flood.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-32</extracomment>
        <translation>Le carte accanto sono quelle non girate alla sua sinistra e alla sua destra. Un Blobster ferma una piena.</translation>
    </message>
    <message>
        <source>Sends a flood to any one card of another dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Manda una piena su una carta qualsiasi di un’altra diga.</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: il movimento saltato, e passa al suo lato comune.</translation>
    </message>
    <message>
        <source>Floods any card of another dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Allaga una carta di un’altra diga</translation>
    </message>
    <message>
        <source>The movement; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Il movimento; diventa comune</translation>
    </message>
    <message>
        <source>skip: floods a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>salto: allaga una carta</translation>
    </message>
    <message>
        <source>The flood hits one standing card, not a number. Its owner meets it at once and may stop it, but nobody reacts as to a roll. Breaches and the end of the game are checked right after it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-53</extracomment>
        <translation>La piena colpisce una sola carta in piedi, non un numero. Il proprietario la affronta subito e può fermarla, ma nessuno reagisce come a un tiro. Cedimenti e fine della partita si controllano subito dopo.</translation>
    </message>
    <message>
        <source>If that flood ends the game, skip abilities still to come are lost. Breaches of a dam without cards lapse.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-87</extracomment>
        <translation>Se quella piena conclude la partita, le abilità di salto ancora da usare vanno perse. I cedimenti di una diga senza carte decadono.</translation>
    </message>
    <message>
        <source>Turns both dice upside down: the number becomes 14 less what it was.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Capovolge i due dadi: il numero diventa 14 meno quello che era.</translation>
    </message>
    <message>
        <source>Turns both dice over: 14 less the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Capovolge i dadi: 14 meno il tiro</translation>
    </message>
    <message>
        <source>own roll: turns the dice</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tuo tiro: capovolge i dadi</translation>
    </message>
    <message>
        <source>Stops two floods on its card. After the first it stays, with a token on it as a marker.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ferma due piene sulla sua carta. Dopo la prima resta, con un segnalino sopra come contrassegno.</translation>
    </message>
    <message>
        <source>Price: after the second it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: dopo la seconda va nella tua riserva.</translation>
    </message>
    <message>
        <source>Stops two floods on its card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ferma due piene sulla sua carta</translation>
    </message>
    <message>
        <source>After the second, goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dopo la seconda, va nella tua riserva</translation>
    </message>
    <message>
        <source>stops two floods</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ferma due piene</translation>
    </message>
    <message>
        <source>The marker is no water: it does not count, cannot be swept away or shifted, and does not make the card wet. It goes back when Cheekster leaves the dam; deployed again, Cheekster stops two floods again.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-33</extracomment>
        <translation>Il contrassegno non è acqua: non conta, non si può spazzare via né spostare, e non bagna la carta. Torna indietro quando Cheekster lascia la diga; schierato di nuovo, Cheekster ferma di nuovo due piene.</translation>
    </message>
    <message>
        <source>The first stop is a plug, although Cheekster stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-34</extracomment>
        <translation>Fermare la prima vuol dire tappare, anche se Cheekster resta.</translation>
    </message>
    <message>
        <source>Even at its first stop it may plug as an ordinary hamster and go to the reserve. Its second stop is a plain plug, as is Blobster's on its own card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-82</extracomment>
        <translation>Già alla prima piena può tappare come un criceto comune e andare nella riserva. Fermare la seconda è un semplice tappare, come per Blobster sulla propria carta.</translation>
    </message>
    <message>
        <source>The marker is one of the 35 tokens and comes even from an empty reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-88</extracomment>
        <translation>Il contrassegno è uno dei 35 segnalini e arriva anche da un bacino vuoto.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve after the second stop, or when the one it copies leaves or turns.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: Copycatster va nella tua riserva dopo la seconda piena fermata, o quando il criceto che copia se ne va o si gira.</translation>
    </message>
    <message>
        <source>Shifts one flood token of your dam to a card beside it. Tokens may pile up so.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sposta un segnalino Piena della tua diga su una carta accanto. Così i segnalini si possono ammucchiare.</translation>
    </message>
    <message>
        <source>Shifts a token of your dam to the next card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sposta un segnalino della tua diga sulla carta accanto</translation>
    </message>
    <message>
        <source>skip: shifts a token</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>salto: sposta un segnalino</translation>
    </message>
    <message>
        <source>Only on your own dam, onto a standing card on which no hamster is, or none but a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-55</extracomment>
        <translation>Solo sulla tua diga, su una carta in piedi senza criceti, o con il solo Swimster.</translation>
    </message>
    <message>
        <source>Uses the ability of another special that stands on any dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Usa l’abilità di un altro speciale che si trova su una diga qualsiasi.</translation>
    </message>
    <message>
        <source>When: at the moment of the ability it copies.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: nel momento dell’abilità che copia.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, or where the copied ability sends it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: va nella tua riserva, o dove lo manda l’abilità copiata.</translation>
    </message>
    <message>
        <source>Copies a special on any dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Copia uno speciale di qualsiasi diga</translation>
    </message>
    <message>
        <source>When that one could act</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando potrebbe agire quello</translation>
    </message>
    <message>
        <source>Your reserve, or as the ability says</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>La tua riserva, o come dice l’abilità</translation>
    </message>
    <message>
        <source>copies another special</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>copia un altro speciale</translation>
    </message>
    <message>
        <source>It may copy any special that stands on a dam, yours or another's, special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-61</extracomment>
        <translation>Può copiare qualsiasi speciale che si trova su una diga, tua o di un altro, con il lato speciale visibile.</translation>
    </message>
    <message>
        <source>Where the copied ability says where its hamster goes, so does Copycatster: a copied Janitster leaves the game, a copied Whack-a-Mole lands on your dam. Else it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-62</extracomment>
        <translation>Dove l’abilità copiata dice dove va il suo criceto, lì va Copycatster: copiando Janitster esce dal gioco, copiando Whack-a-Mole atterra sulla tua diga. Altrimenti va nella tua riserva.</translation>
    </message>
    <message>
        <source>The special that is copied stays as it is; it neither acts nor turns nor goes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-63</extracomment>
        <translation>Lo speciale copiato resta com’è; non agisce, non si gira e non se ne va.</translation>
    </message>
    <message>
        <source>With Cheekster and Swimster it stays linked to that one hamster. It goes to the reserve after the second stop, or when the copied one leaves its dam or turns; a token it shared a card with stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-64</extracomment>
        <translation>Con Cheekster e Swimster resta legato a quel criceto. Va nella riserva dopo la seconda piena fermata, o quando il copiato lascia la sua diga o si gira; un segnalino con cui divideva una carta resta.</translation>
    </message>
    <message>
        <source>Copying Napster or Speedster it moves and then goes to the reserve; a jump onto a flooded card takes it out of the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-65</extracomment>
        <translation>Copiando Napster o Speedster si sposta e poi va nella riserva; un salto su una carta allagata lo fa uscire dal gioco con il segnalino.</translation>
    </message>
    <message>
        <source>Twinster and other Copycatsters cannot be copied.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-66</extracomment>
        <translation>Twinster e gli altri Copycatster non si possono copiare.</translation>
    </message>
    <message>
        <source>An ability that asks for a skipped movement asks Copycatster too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-67</extracomment>
        <translation>Un’abilità che richiede di saltare il movimento lo richiede anche a Copycatster.</translation>
    </message>
    <message>
        <source>Only the place is copied: after Ninjaster's ability it still lies in reserve as Copycatster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-75</extracomment>
        <translation>Si copia solo la destinazione: dopo l’abilità di Ninjaster sta comunque nella riserva come Copycatster.</translation>
    </message>
    <message>
        <source>While it is linked it copies nothing else. Linked to Swimster it stays so on dry cards. From a Cheekster with a marker it still gets two stops of its own.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-76</extracomment>
        <translation>Finché è legato non copia altro. Legato a Swimster lo resta anche su carte asciutte. Da un Cheekster con un contrassegno ottiene comunque due piene da fermare.</translation>
    </message>
    <message>
        <source>Put from the reserve onto a flooded card it may copy Swimster at once. One that stands on a card cannot begin to copy Swimster to let a token join it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-77</extracomment>
        <translation>Messo dalla riserva su una carta allagata può copiare subito Swimster. Uno che è già su una carta non può cominciare a copiare Swimster per farvi arrivare un segnalino.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam one card to the left or right.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sposta un criceto comune di un’altra diga di una carta a sinistra o a destra.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam by a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sposta di una carta un criceto comune di un’altra diga</translation>
    </message>
    <message>
        <source>skip: shoves a hamster</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>salto: sposta un criceto</translation>
    </message>
    <message>
        <source>A special that has turned is an ordinary hamster too. It must land on a standing card; on a flooded one it leaves the game with a token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-54</extracomment>
        <translation>Anche uno speciale che si è girato è un criceto comune. Deve arrivare su una carta in piedi; su una allagata esce dal gioco con un segnalino.</translation>
    </message>
    <message>
        <source>Sweeps all flood tokens off your dam, back to the reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Spazza via dalla tua diga tutti i segnalini Piena, che tornano nel bacino.</translation>
    </message>
    <message>
        <source>When: in your redeployment, while it stands on your dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: nel tuo rischieramento, mentre è sulla tua diga.</translation>
    </message>
    <message>
        <source>Price: it leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: esce dal gioco.</translation>
    </message>
    <message>
        <source>Sweeps all water off your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Spazza via tutta l’acqua dalla tua diga</translation>
    </message>
    <message>
        <source>In your redeployment, on your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nel tuo rischieramento, sulla tua diga</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Esce dal gioco</translation>
    </message>
    <message>
        <source>redeployment: sweeps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>rischieramento: spazza</translation>
    </message>
    <message>
        <source>It may have been deployed a moment ago, and you may go on deploying afterwards.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-59</extracomment>
        <translation>Può essere stato schierato un attimo prima, e dopo puoi continuare a schierare.</translation>
    </message>
    <message>
        <source>Price: Copycatster leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: Copycatster esce dal gioco.</translation>
    </message>
    <message>
        <source>For you alone the roll counts one higher or one lower.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Solo per te il tiro vale uno in più o uno in meno.</translation>
    </message>
    <message>
        <source>For you the roll counts one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Per te il tiro vale uno in più o in meno</translation>
    </message>
    <message>
        <source>any roll: one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ogni tiro: uno in più o meno</translation>
    </message>
    <message>
        <source>The number must stay within 2 and 12; it may be one you do not have. Only cards of the new number are flooded for you, and two Mobsters may act together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-23</extracomment>
        <translation>Il numero deve restare fra 2 e 12; può essere uno che non hai. Per te si allagano solo le carte del nuovo numero, e due Mobster possono agire insieme.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Chiama due criceti dalla tua riserva sulla sua carta.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Chiama due criceti dalla tua riserva sulla sua carta</translation>
    </message>
    <message>
        <source>The movement; she stays</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Il movimento; lei resta</translation>
    </message>
    <message>
        <source>skip: calls two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>salto: ne chiama due</translation>
    </message>
    <message>
        <source>You choose which two, specials too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-56</extracomment>
        <translation>Scegli tu quali due, anche speciali.</translation>
    </message>
    <message>
        <source>She calls exactly two, or one if there is only one, and nobody if the reserve is empty. Napster needs a dry card beside it, and Speedster's jump leads to another card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-84</extracomment>
        <translation>Ne chiama esattamente due, o uno se ce n’è uno solo, e nessuno se la riserva è vuota. A Napster serve accanto una carta asciutta, e il salto di Speedster porta su un’altra carta.</translation>
    </message>
    <message>
        <source>Walks to a card beside it, towards the flood or away from it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Cammina su una carta accanto, verso la piena o lontano da lei.</translation>
    </message>
    <message>
        <source>Price: none. It may walk in every turn.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: nessuno. Può camminare in ogni turno.</translation>
    </message>
    <message>
        <source>Walks to a dry card beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Cammina su una carta asciutta accanto</translation>
    </message>
    <message>
        <source>No price</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nessun prezzo</translation>
    </message>
    <message>
        <source>any roll: walks a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ogni tiro: fa un passo</translation>
    </message>
    <message>
        <source>Once in each turn of anybody, when the number stands and before the water comes; onto a standing, dry card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-22</extracomment>
        <translation>Una volta in ogni turno di chiunque, quando il numero è deciso e prima che arrivi l’acqua; su una carta in piedi e asciutta.</translation>
    </message>
    <message>
        <source>Price: after the walk Copycatster goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: dopo la camminata Copycatster va nella tua riserva.</translation>
    </message>
    <message>
        <source>For you the roll has not happened.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Per te il tiro non c’è stato.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, its ordinary side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: va nella tua riserva, con il lato comune visibile.</translation>
    </message>
    <message>
        <source>You ignore the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ignori il tiro</translation>
    </message>
    <message>
        <source>any roll: ignores it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ogni tiro: lo ignora</translation>
    </message>
    <message>
        <source>All your cards of the number are spared, the others' are not. It is said before your first flood is met.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-24</extracomment>
        <translation>Tutte le tue carte del numero sono risparmiate, quelle degli altri no. Si dice prima che tu affronti la tua prima piena.</translation>
    </message>
    <message>
        <source>Rolls both dice once more; then you choose the old or the new roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tira ancora una volta i due dadi; poi scegli il tiro vecchio o quello nuovo.</translation>
    </message>
    <message>
        <source>Rolls again; you choose the old or the new roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tira di nuovo; scegli il tiro vecchio o il nuovo</translation>
    </message>
    <message>
        <source>own roll: rolls again</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tuo tiro: tira di nuovo</translation>
    </message>
    <message>
        <source>The old roll is what the dice showed just before. The second one is not a new turn for Napster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-21</extracomment>
        <translation>Il tiro vecchio è ciò che i dadi mostravano subito prima. Il secondo non è un nuovo turno per Napster.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam, besides your normal move.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Salta su una carta qualsiasi della tua diga, oltre alla tua mossa normale.</translation>
    </message>
    <message>
        <source>When: in your movement, unless you skip it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: nel tuo movimento, se non lo salti.</translation>
    </message>
    <message>
        <source>Price: none, except on a flooded card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: nessuno, tranne su una carta allagata.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Salta su una carta qualsiasi della tua diga</translation>
    </message>
    <message>
        <source>In your movement, besides your move</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nel tuo movimento, oltre alla tua mossa</translation>
    </message>
    <message>
        <source>No price, but lost on a flooded card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nessun prezzo, ma perso su carta allagata</translation>
    </message>
    <message>
        <source>movement: jumps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>movimento: salta</translation>
    </message>
    <message>
        <source>Price: after the jump Copycatster goes to your reserve; on a flooded card it leaves the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: dopo il salto Copycatster va nella tua riserva; su una carta allagata esce dal gioco con il segnalino.</translation>
    </message>
    <message>
        <source>Turns one die to any other face.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Gira un dado su un’altra faccia qualsiasi.</translation>
    </message>
    <message>
        <source>Turns one die to any other face</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Gira un dado su un’altra faccia</translation>
    </message>
    <message>
        <source>own roll: turns a die</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tuo tiro: gira un dado</translation>
    </message>
    <message>
        <source>May stand on a flooded card: neither it nor the token has to go.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Può stare su una carta allagata: né lui né il segnalino devono andarsene.</translation>
    </message>
    <message>
        <source>When: in the movement and the redeployment.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: nel movimento e nel rischieramento.</translation>
    </message>
    <message>
        <source>Price: none.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: nessuno.</translation>
    </message>
    <message>
        <source>May share a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Può stare su una carta con l’acqua</translation>
    </message>
    <message>
        <source>In movement and redeployment</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>In movimento e rischieramento</translation>
    </message>
    <message>
        <source>shares a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>sta su una carta con l’acqua</translation>
    </message>
    <message>
        <source>If its card is hit, somebody on it must plug as always. No new token comes, the old one stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-30</extracomment>
        <translation>Se la sua carta è colpita, qualcuno che ci sta sopra deve tappare come sempre. Non arriva un nuovo segnalino, il vecchio resta.</translation>
    </message>
    <message>
        <source>In a breach it does not swim: it is one of those who arrive, and may be the one that is lost. If others have cleared the card, it stands there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-45</extracomment>
        <translation>In un cedimento non nuota: è uno di quelli che arrivano, e può essere quello che si perde. Se altri hanno asciugato la carta, ci resta.</translation>
    </message>
    <message>
        <source>Already on the card, it stays; those who arrive must still clear the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-46</extracomment>
        <translation>Se è già sulla carta, resta; chi arriva deve comunque togliere il segnalino.</translation>
    </message>
    <message>
        <source>A hamster from the reserve may clear the token beside it. Until the card is dry, no ordinary hamster can stand there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-85</extracomment>
        <translation>Un criceto della riserva può togliere il segnalino accanto a lui. Finché la carta non è asciutta, nessun criceto comune ci può stare.</translation>
    </message>
    <message>
        <source>If an arriving Swimster is lost, a Copycatster that is linked to it and arrives too goes to the reserve first and cannot be lost in its place. A linked Copycatster on the card counts as a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-86</extracomment>
        <translation>Se si perde uno Swimster in arrivo, un Copycatster legato a lui che arriva con lui va prima nella riserva e non può essere perso al suo posto. Un Copycatster legato sulla carta vale come uno Swimster.</translation>
    </message>
    <message>
        <source>Who keeps one gets the other as well. When one goes to the reserve, so does its twin.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Chi ne tiene uno riceve anche l’altro. Quando uno va nella riserva, ci va anche il suo gemello.</translation>
    </message>
    <message>
        <source>When: always.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: sempre.</translation>
    </message>
    <message>
        <source>Price: they come and go together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: vanno e vengono insieme.</translation>
    </message>
    <message>
        <source>Brings its twin: you keep both</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Porta il suo gemello: li tieni tutti e due</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>They come and go together</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Vanno e vengono insieme</translation>
    </message>
    <message>
        <source>comes and goes as two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>va e viene in coppia</translation>
    </message>
    <message>
        <source>The twin goes at once, even from a card whose flood is still to come; which flood is met first is yours to say. If one leaves the game, the other stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-35</extracomment>
        <translation>Il gemello va subito, anche da una carta la cui piena deve ancora arrivare; quale piena si affronta prima lo decidi tu. Se uno esce dal gioco, l’altro resta.</translation>
    </message>
    <message>
        <source>Having plugged, it rolls the dice and lands on your card of that number instead of going to the reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dopo aver tappato, tira i dadi e atterra sulla tua carta di quel numero invece di andare nella riserva.</translation>
    </message>
    <message>
        <source>When: just after it has plugged.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quando: subito dopo aver tappato.</translation>
    </message>
    <message>
        <source>Price: none if it hits. Without such a card it goes to the reserve, its special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: nessuno se colpisce. Senza una carta così va nella riserva, con il lato speciale visibile.</translation>
    </message>
    <message>
        <source>Rolls the dice and lands on your card of that number</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tira i dadi e atterra sulla tua carta di quel numero</translation>
    </message>
    <message>
        <source>Just after it has plugged</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Subito dopo aver tappato</translation>
    </message>
    <message>
        <source>No price; without such a card, your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Nessun prezzo; senza una carta così, la tua riserva</translation>
    </message>
    <message>
        <source>plugging: jumps on</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tappando: salta altrove</translation>
    </message>
    <message>
        <source>It may, it need not; and nobody reacts to that roll. Of several cards you choose; flipped and flooded ones do not count.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-36</extracomment>
        <translation>Può farlo, non deve; e nessuno reagisce a quel tiro. Fra più carte scegli tu; quelle girate e quelle allagate non contano.</translation>
    </message>
    <message>
        <source>If there is a card for it, it must land. It may be the card it comes from, or one whose flood is still to come. A card with a token is flooded even if a Swimster shares it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-83</extracomment>
        <translation>Se c’è una carta per lui, deve atterrare. Può essere la carta da cui viene, o una la cui piena deve ancora arrivare. Una carta con un segnalino è allagata anche se ci sta uno Swimster.</translation>
    </message>
    <message>
        <source>Price: none if it hits: Copycatster stays where it lands. Without such a card it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prezzo: nessuno se colpisce: Copycatster resta dove atterra. Senza una carta così va nella tua riserva.</translation>
    </message>
    <message>
        <source>The game is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>Hamsterdam of 2019</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.modern</extracomment>
        <translation>Hamsterdam del 2019</translation>
    </message>
    <message>
        <source>The first deployment is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Il primo schieramento è</translation>
    </message>
    <message>
        <source>secret, all at once</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.sealed</extracomment>
        <translation>segreto, tutti insieme</translation>
    </message>
    <message>
        <source>open, in turn order</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.in-turn</extracomment>
        <translation>aperto, in ordine di turno</translation>
    </message>
    <message>
        <source>Tie: equally dry, same number of hamsters. Shared win.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Parità: ugualmente asciutte, stesso numero di criceti. Vittoria condivisa.</translation>
    </message>
    <message>
        <source>Equally dry, but {seat} has more hamsters left.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Ugualmente asciutte, ma {seat} ha più criceti.</translation>
    </message>
    <message>
        <source>{seat} has the driest town.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>{seat} ha la città più asciutta.</translation>
    </message>
    <message>
        <source>Rolls that missed, against the odds</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Tiri a vuoto, rispetto alle probabilità</translation>
    </message>
    <message>
        <source>Rolls that missed</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Tiri a vuoto</translation>
    </message>
    <message>
        <source>Luck: rolls that hit no unguarded card.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Fortuna: nessuna carta sguarnita colpita.</translation>
    </message>
    <message>
        <source>{won} of {tests} rolls missed {name}; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Tiri che hanno mancato {name}: {won} su {tests}; atteso {expected}, di solito da {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} has had no roll yet.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>{name} non ha ancora avuto tiri.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>engine/hamsterdam/tallies.py: TOTAL</extracomment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>In town</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>In città</translation>
    </message>
    <message>
        <source>On dam</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY</extracomment>
        <translation>Sulla diga</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Fermate</translation>
    </message>
    <message>
        <source>Breaches</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Cedimenti</translation>
    </message>
    <message>
        <source>Specials</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Speciali</translation>
    </message>
    <message>
        <source>{seats}: use a special hamster on your roll?</source>
        <extracomment>engine/hamsterdam/turn.py: ChangeRoll</extracomment>
        <translation>{seats}: usare un criceto speciale sul tuo tiro?</translation>
    </message>
    <message>
        <source>{seats}: react to the roll?</source>
        <extracomment>engine/hamsterdam/turn.py: React</extracomment>
        <translation>{seats}: reagire al tiro?</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Scegliere il pezzo</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Posare</translation>
    </message>
    <message>
        <source>The wheel rolls</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES
engine/hamsterrolle/position.py: fields
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>La ruota rotola</translation>
    </message>
    <message>
        <source>The hand</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND
engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>La mano</translation>
    </message>
    <message>
        <source>steady hand: keeps pieces level</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.steady</extracomment>
        <translation>mano ferma: tiene i pezzi in piano</translation>
    </message>
    <message>
        <source>free hand: as it is turned</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.free</extracomment>
        <translation>mano libera: così come si gira</translation>
    </message>
    <message>
        <source>trembling hand, for the bold</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.trembling</extracomment>
        <translation>mano tremante, per gli audaci</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>Turno {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, same compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, stessa casella</translation>
    </message>
    <message>
        <source>{piece}, next compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, prossima casella</translation>
    </message>
    <message>
        <source>{piece}, compartment after next</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, seconda casella</translation>
    </message>
    <message>
        <source>{piece}, one compartment ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, una casella più avanti</translation>
    </message>
    <message>
        <source>{piece}, {number} compartments ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, {number} caselle più avanti</translation>
    </message>
    <message>
        <source>choose where the wheel rolls</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>scegliere dove rotola la ruota</translation>
    </message>
    <message>
        <source>reach into the wheel with a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>entrare nella ruota con un pezzo</translation>
    </message>
    <message>
        <source>build a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>posare un pezzo</translation>
    </message>
    <message>
        <source>pass constructively</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>passare costruendo</translation>
    </message>
    <message>
        <source>let a piece drop</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>lasciar cadere un pezzo</translation>
    </message>
    <message>
        <source>take a piece out, though others hang on it</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>togliere un pezzo, anche se altri vi sono appesi</translation>
    </message>
    <message>
        <source>Both sides play the same.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>I due lati si giocano allo stesso modo.</translation>
    </message>
    <message>
        <source>Reach further forward than all in the compartment, and lay it where it holds.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>Arriva più avanti di tutto ciò che è nella casella, e posa il pezzo dove regge.</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>sinistra</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>destra</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: FORWARDS</extracomment>
        <translation>Secondo la stima la ruota avanza di {degrees}°, e in media scivolano {slips} pezzi.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: BACKWARDS</extracomment>
        <translation>Secondo la stima la ruota arretra di {degrees}°, e in media scivolano {slips} pezzi.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_FORWARDS</extracomment>
        <translation>Secondo la stima la ruota avanza di {degrees}°, e non scivola quasi nulla.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_BACKWARDS</extracomment>
        <translation>Secondo la stima la ruota arretra di {degrees}°, e non scivola quasi nulla.</translation>
    </message>
    <message>
        <source>No place was found where a piece holds. One is tried all the same, and may then be let drop.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: DROPS</extracomment>
        <translation>Non si è trovato un posto in cui un pezzo tenga. Se ne prova uno lo stesso, e poi lo si può lasciar cadere.</translation>
    </message>
    <message>
        <source>Nothing was found that holds, and a drop would be far up. Of all there is to take, fewest hang on this.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: HANGS</extracomment>
        <translation>Nessun posto regge, e si potrebbe lasciar cadere solo da molto in alto. Tra i pezzi che si possono prendere, da questo ne dipendono meno.</translation>
    </message>
    <message>
        <source>{seat} has the shakiest hands and begins.</source>
        <extracomment>engine/hamsterrolle/events.py: Began</extracomment>
        <translation>{seat} ha le mani che tremano di più e comincia.</translation>
    </message>
    <message>
        <source>{seat} gets a {name} of the fourth set.</source>
        <extracomment>engine/hamsterrolle/events.py: Given</extracomment>
        <translation>{seat} riceve {name:un |una |uno |un’}{name} del quarto set.</translation>
    </message>
    <message>
        <source>{seat} lets the wheel roll to the {side}.</source>
        <extracomment>engine/hamsterrolle/events.py: Faced</extracomment>
        <translation>{seat} fa rotolare la ruota verso {side}.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in turn {turn}.</source>
        <extracomment>engine/hamsterrolle/events.py: PositionEntered</extracomment>
        <translation>La partita continua da una posizione inserita, nel turno {turn}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {seat}</source>
        <extracomment>engine/hamsterrolle/events.py: TurnBegan</extracomment>
        <translation>Turno {turn}: {seat}</translation>
    </message>
    <message>
        <source>{seat} reaches into the wheel with the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: Reached</extracomment>
        <translation>{seat} entra nella ruota con {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} into the wheel.</source>
        <extracomment>engine/hamsterrolle/events.py: Placed</extracomment>
        <translation>{seat} mette {name:il |la |lo |l’}{name} nella ruota.</translation>
    </message>
    <message>
        <source>{seat} passes and moves the {name} ahead.</source>
        <extracomment>engine/hamsterrolle/events.py: Passed</extracomment>
        <translation>{seat} passa e sposta più avanti {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>Time is up: {seat} drops the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: TimeRanOut</extracomment>
        <translation>Tempo scaduto: {seat} lascia cadere {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>The {name} drops from the hand of {seat}.</source>
        <extracomment>engine/hamsterrolle/events.py: LetDrop</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} cade dalla mano di {seat}.</translation>
    </message>
    <message>
        <source>Pieces pushed aside: {count}.</source>
        <extracomment>engine/hamsterrolle/events.py: Pushed</extracomment>
        <translation>Pezzi spostati: {count}.</translation>
    </message>
    <message>
        <source>The wheel rolls on by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: Rolled</extracomment>
        <translation>La ruota rotola avanti di {degrees}°.</translation>
    </message>
    <message>
        <source>The wheel rolls back by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: RolledBack</extracomment>
        <translation>La ruota rotola indietro di {degrees}°.</translation>
    </message>
    <message>
        <source>The {name} falls out. {seat} takes it.</source>
        <extracomment>engine/hamsterrolle/events.py: Fell</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} cade dalla ruota. {seat} {name:lo|la|lo|la} prende.</translation>
    </message>
    <message>
        <source>{seat} keeps the {name} in hand.</source>
        <extracomment>engine/hamsterrolle/events.py: Kept</extracomment>
        <translation>{seat} tiene in mano {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} back.</source>
        <extracomment>engine/hamsterrolle/events.py: Returned</extracomment>
        <translation>{seat} rimette a posto {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>The {name} of {seat} stays.</source>
        <extracomment>engine/hamsterrolle/events.py: Built</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} di {seat} regge.</translation>
    </message>
    <message>
        <source>The table trembles.</source>
        <extracomment>engine/hamsterrolle/events.py: Trembled
features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.quake</extracomment>
        <translation>Il tavolo trema.</translation>
    </message>
    <message>
        <source>The {name} falls by higher powers and is out of the game.</source>
        <extracomment>engine/hamsterrolle/events.py: Vanished</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} cade per forza maggiore ed è fuori dal gioco.</translation>
    </message>
    <message>
        <source>{seat} can neither build nor pass.</source>
        <extracomment>engine/hamsterrolle/events.py: Skipped</extracomment>
        <translation>{seat} non può né posare né passare.</translation>
    </message>
    <message>
        <source>Fallen: {fallen}. In the wheel: {in_wheel}.</source>
        <extracomment>engine/hamsterrolle/events.py: TurnEnded</extracomment>
        <translation>Caduti: {fallen}. Nella ruota: {in_wheel}.</translation>
    </message>
    <message>
        <source>All built: {winners}.</source>
        <extracomment>engine/hamsterrolle/events.py: Won</extracomment>
        <translation>Tutto posato: {winners}.</translation>
    </message>
    <message>
        <source>The game is over with pieces left.</source>
        <extracomment>engine/hamsterrolle/events.py: Ended</extracomment>
        <translation>La partita è finita con dei pezzi rimasti.</translation>
    </message>
    <message>
        <source>Tallest tower</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Torre più alta</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n pezzo</numerusform>
            <numerusform>%n pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Greatest cascade</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Cascata più grande</translation>
    </message>
    <message>
        <source>Most daring placing</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>Posa più audace</translation>
    </message>
    <message numerus="yes">
        <source>%n degree(s) up the wheel</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n grado su per la ruota</numerusform>
            <numerusform>%n gradi su per la ruota</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}'s {name} topped a tower of {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: TowerTopped</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} di {seat} era in cima a una torre di {pieces} pezzi.</translation>
    </message>
    <message>
        <source>{seat}'s {name} brought {pieces} pieces down in one turn.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeCaused</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} di {seat} ha fatto cadere {pieces} pezzi in un turno.</translation>
    </message>
    <message>
        <source>{pieces} pieces fell in one turn of {seat}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeSuffered</extracomment>
        <translation>In un turno di {seat} sono caduti {pieces} pezzi.</translation>
    </message>
    <message>
        <source>{seat} placed the {name} {degrees}° up the wheel, and it held.</source>
        <extracomment>engine/hamsterrolle/highlights.py: LaidSteeply</extracomment>
        <translation>{seat} ha posato {name:il |la |lo |l’}{name} a {degrees}° su per la ruota, e ha retto.</translation>
    </message>
    <message>
        <source>After {seat}'s {name} the wheel rolled {degrees}°, and nothing fell.</source>
        <extracomment>engine/hamsterrolle/highlights.py: RolledFar</extracomment>
        <translation>Dopo {name:il |la |lo |l’}{name} di {seat} la ruota ha rotolato di {degrees}°, e non è caduto nulla.</translation>
    </message>
    <message>
        <source>In turn {turn}, {seat} was {pieces} pieces behind, and still won.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CaughtUp</extracomment>
        <translation>Nel turno {turn} {seat} aveva {pieces} pezzi di ritardo, e ha vinto lo stesso.</translation>
    </message>
    <message>
        <source>Nothing fell in {turns} turns in a row, up to turn {turn}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: NothingFell</extracomment>
        <translation>Non è caduto nulla per {turns} turni di fila, fino al turno {turn}.</translation>
    </message>
    <message>
        <source>The wheel was fullest in turn {turn}, with {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: WheelFilled</extracomment>
        <translation>La ruota era più piena che mai nel turno {turn}, con {pieces} pezzi.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>a destra</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS</extracomment>
        <translation>com’è adesso</translation>
    </message>
    <message>
        <source>flat, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.flat</extracomment>
        <translation>piatto, lungo il bordo</translation>
    </message>
    <message>
        <source>flat, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.across</extracomment>
        <translation>piatto, di traverso</translation>
    </message>
    <message>
        <source>on edge, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge</extracomment>
        <translation>di taglio, lungo il bordo</translation>
    </message>
    <message>
        <source>on edge, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge-across</extracomment>
        <translation>di taglio, di traverso</translation>
    </message>
    <message>
        <source>upright, broad side ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright</extracomment>
        <translation>in piedi, lato largo avanti</translation>
    </message>
    <message>
        <source>upright, edge ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright-edge</extracomment>
        <translation>in piedi, di taglio avanti</translation>
    </message>
    <message>
        <source>aslant, front end up</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.up</extracomment>
        <translation>inclinato, davanti in alto</translation>
    </message>
    <message>
        <source>aslant, front end down</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.down</extracomment>
        <translation>inclinato, davanti in basso</translation>
    </message>
    <message>
        <source>the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: ON.wheel</extracomment>
        <translation>la ruota</translation>
    </message>
    <message>
        <source>other pieces</source>
        <extracomment>engine/hamsterrolle/position.py: ON.pieces</extracomment>
        <translation>altri pezzi</translation>
    </message>
    <message>
        <source>at the very back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.rear</extracomment>
        <translation>in fondo</translation>
    </message>
    <message>
        <source>further back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.back</extracomment>
        <translation>verso il fondo</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.middle
engine/hamsterrolle/position.py: PLACES_ACROSS.center</extracomment>
        <translation>in mezzo</translation>
    </message>
    <message>
        <source>further ahead</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.forward</extracomment>
        <translation>più avanti</translation>
    </message>
    <message>
        <source>at the very front</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.front</extracomment>
        <translation>tutto avanti</translation>
    </message>
    <message>
        <source>near side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.near</extracomment>
        <translation>da questo lato</translation>
    </message>
    <message>
        <source>far side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.far</extracomment>
        <translation>dall’altro lato</translation>
    </message>
    <message>
        <source>Planks</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.plank</extracomment>
        <translation>Assi</translation>
    </message>
    <message>
        <source>Slabs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.slab</extracomment>
        <translation>Lastre</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.tile</extracomment>
        <translation>Piastrelle</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.beam</extracomment>
        <translation>Travi</translation>
    </message>
    <message>
        <source>Cubes</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cube</extracomment>
        <translation>Cubi</translation>
    </message>
    <message>
        <source>Drums</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.drum</extracomment>
        <translation>Tamburi</translation>
    </message>
    <message>
        <source>Roofs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.roof</extracomment>
        <translation>Tetti</translation>
    </message>
    <message>
        <source>Cone</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cone</extracomment>
        <translation>Cono</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
engine/run_hamster_run/position.py: fields</extracomment>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>Built last in compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Ultima posa: casella</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>Lowest compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Casella più bassa</translation>
    </message>
    <message>
        <source>as it comes to rest</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>dove si ferma</translation>
    </message>
    <message>
        <source>Pieces in the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Pezzi nella ruota</translation>
    </message>
    <message>
        <source>Piece {number}</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Pezzo {number}</translation>
    </message>
    <message>
        <source>no piece</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>nessun pezzo</translation>
    </message>
    <message>
        <source>Compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece
features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Casella</translation>
    </message>
    <message>
        <source>How it lies</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Come sta</translation>
    </message>
    <message>
        <source>Lies on</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Poggia su</translation>
    </message>
    <message>
        <source>In the compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Nella casella</translation>
    </message>
    <message>
        <source>Across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Attraverso il bordo</translation>
    </message>
    <message>
        <source>The wheel rolls to the left or to the right.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-side</extracomment>
        <translation>La ruota rotola a sinistra o a destra.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-seat</extracomment>
        <translation>Lì non siede nessuno.</translation>
    </message>
    <message>
        <source>Only pieces of the fourth set are shared out, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-a-spare</extracomment>
        <translation>Si dividono solo i pezzi del quarto set, e ciascuno una volta.</translation>
    </message>
    <message>
        <source>That piece is not in your supply.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-yours</extracomment>
        <translation>Quel pezzo non è nella tua riserva.</translation>
    </message>
    <message>
        <source>Your own pieces come first; your partner's only when you have none.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.partner-first</extracomment>
        <translation>Prima i tuoi pezzi; quelli del tuo compagno solo quando non ne hai più.</translation>
    </message>
    <message>
        <source>That piece does not lie in the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-there</extracomment>
        <translation>Quel pezzo non è nella ruota.</translation>
    </message>
    <message>
        <source>The attempt has begun with the {name}; you cannot change to another piece.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.another-in-hand</extracomment>
        <translation>Il tentativo è cominciato con {name:il |la |lo |l’}{name}; non puoi cambiare pezzo.</translation>
    </message>
    <message>
        <source>The attempt has begun. Passing is for those who have not started one.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.attempt-begun</extracomment>
        <translation>Il tentativo è cominciato. Passa solo chi non ne ha ancora cominciato uno.</translation>
    </message>
    <message>
        <source>You pass this turn: take a piece of the wheel, or choose “Build instead”.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-a-pass</extracomment>
        <translation>In questo turno passi: prendi un pezzo dalla ruota, oppure scegli «Posa invece».</translation>
    </message>
    <message>
        <source>The attempt has begun already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.begun-already</extracomment>
        <translation>Il tentativo è già cominciato.</translation>
    </message>
    <message>
        <source>The attempt with this piece has not begun: putting it back changes nothing.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-begun</extracomment>
        <translation>Il tentativo con questo pezzo non è cominciato: rimetterlo non cambia nulla.</translation>
    </message>
    <message>
        <source>A piece of the wheel is put back to where it lay, or as near as there is room.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-home</extracomment>
        <translation>Un pezzo della ruota si rimette dov’era, o il più vicino possibile.</translation>
    </message>
    <message>
        <source>No clock runs for this seat; take your time.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-clock</extracomment>
        <translation>Per questo posto non corre nessun orologio; fai con calma.</translation>
    </message>
    <message>
        <source>A piece drops over the floor of its compartment, from at most {mm} mm above it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.too-high</extracomment>
        <translation>Un pezzo cade sopra il fondo della sua casella, da al massimo {mm} mm.</translation>
    </message>
    <message>
        <source>Once the attempt has begun you could do nothing: no piece of yours finds a place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-after</extracomment>
        <translation>Una volta cominciato il tentativo non potresti fare più nulla: nessuno dei tuoi pezzi trova posto.</translation>
    </message>
    <message>
        <source>Nothing has fallen, so the piece can still be let go.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-fell</extracomment>
        <translation>Non è caduto nulla, quindi il pezzo si può ancora lasciare.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-compartment</extracomment>
        <translation>La ruota ha dodici caselle.</translation>
    </message>
    <message>
        <source>A piece cannot lie like that.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pose</extracomment>
        <translation>Un pezzo non può stare così.</translation>
    </message>
    <message>
        <source>The wheel cannot have rolled so far.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-angle</extracomment>
        <translation>La ruota non può aver rotolato tanto.</translation>
    </message>
    <message>
        <source>The first piece goes into the second compartment from the cone: one stays empty between.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.first-compartment</extracomment>
        <translation>Il primo pezzo va nella seconda casella dal cono: una resta vuota in mezzo.</translation>
    </message>
    <message>
        <source>Build into the same compartment as the last builder, the next, or the one after it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-in-the-window</extracomment>
        <translation>Posa nella stessa casella dell’ultimo che ha posato, nella prossima o nella seconda.</translation>
    </message>
    <message>
        <source>The middle of the piece lies in another compartment.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.wrong-compartment</extracomment>
        <translation>Il centro del pezzo è in un’altra casella.</translation>
    </message>
    <message>
        <source>A {name} is in that compartment already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.same-kind</extracomment>
        <translation>In quella casella c’è già {name:un |una |uno |un’}{name}.</translation>
    </message>
    <message>
        <source>Its front edge is {mm} mm short of passing the {name}. Slide it forward past the golden line.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-ahead</extracomment>
        <translation>Al bordo anteriore mancano {mm} mm per superare {name:il |la |lo |l’}{name}. Spingilo avanti oltre la linea dorata.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips</extracomment>
        <translation>Lì {name:il |la |lo |l’}{name} non regge: scivolerebbe.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip backwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-back</extracomment>
        <translation>Lì {name:il |la |lo |l’}{name} non regge: scivolerebbe indietro.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip forwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-ahead</extracomment>
        <translation>Lì {name:il |la |lo |l’}{name} non regge: scivolerebbe in avanti.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would fall out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.falls-out</extracomment>
        <translation>Lì {name:il |la |lo |l’}{name} non regge: cadrebbe dalla ruota.</translation>
    </message>
    <message>
        <source>There the {name} would throw the {other} out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.throws-out</extracomment>
        <translation>Lì {name:il |la |lo |l’}{name} butterebbe {other:il |la |lo |l’}{other} fuori dalla ruota.</translation>
    </message>
    <message>
        <source>Only pieces of the compartment that is built into may be pushed, not the {name}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.pushed-elsewhere</extracomment>
        <translation>Si possono spingere solo i pezzi della casella in cui si posa, non {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>The {name} was moved, and lies neither where you take a piece nor where you bring it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.moved-elsewhere</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} è {name:stato spostato|stata spostata|stato spostato|stato spostato}, e non è né dove prendi un pezzo né dove lo porti.</translation>
    </message>
    <message>
        <source>The {name} lies elsewhere, though nothing has pushed it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-pushed</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} si trova altrove, eppure niente {name:lo|la|lo|lo} ha {name:spinto|spinta|spinto|spinto}.</translation>
    </message>
    <message>
        <source>The {name} is in the way.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-way</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} è d’intralcio.</translation>
    </message>
    <message>
        <source>There is the wheel itself.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-wood</extracomment>
        <translation>Lì c’è la ruota stessa.</translation>
    </message>
    <message>
        <source>The {name} and the {other} cannot be in one place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-each-other</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} e {other:il |la |lo |l’}{other} non possono stare nello stesso punto.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pass-yet</extracomment>
        <translation>Non puoi passare prima che sia posato il primo pezzo.</translation>
    </message>
    <message>
        <source>A pass takes a piece out of one of the two lowest compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-lowest</extracomment>
        <translation>Passando si prende un pezzo da una delle due caselle più basse.</translation>
    </message>
    <message>
        <source>A pass goes forward, by one to five compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-forward</extracomment>
        <translation>Passando si va in avanti, da una a cinque caselle.</translation>
    </message>
    <message>
        <source>Every piece that was in the wheel rests there or has fallen, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.unaccounted</extracomment>
        <translation>Ogni pezzo che era nella ruota vi riposa ancora o è caduto, e ciascuno una volta.</translation>
    </message>
    <message>
        <source>The {name} rests outside of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.outside</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} si è {name:fermato|fermata|fermato|fermata} fuori dalla ruota.</translation>
    </message>
    <message>
        <source>The {name} touches the table: it has fallen.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.on-the-table</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} tocca il tavolo: è {name:caduto|caduta|caduto|caduta}.</translation>
    </message>
    <message>
        <source>The {name} is stuck in the wood of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.through-the-rim</extracomment>
        <translation>{name:Il |La |Lo |L’}{name} è {name:incastrato|incastrata|incastrato|incastrata} nel legno della ruota.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-pieces</extracomment>
        <translation>Tipo: {name}. Nella ruota e in tutte le riserve: {count}; devono essere {most}.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {least} to {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-some-pieces</extracomment>
        <translation>Tipo: {name}. Nella ruota e in tutte le riserve: {count}; devono essere da {least} a {most}.</translation>
    </message>
    <message>
        <source>In the wheel and in all supplies there are {count} pieces; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-in-the-box</extracomment>
        <translation>Pezzi nella ruota e in tutte le riserve: {count}; devono essere {most}.</translation>
    </message>
    <message>
        <source>In turn {turn} it is up to {seat}: the first seat has begun.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-builder</extracomment>
        <translation>Nel turno {turn} gioca {seat}: ha cominciato il primo posto.</translation>
    </message>
    <message>
        <source>The game ends after {most} turns.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-too-late</extracomment>
        <translation>La partita finisce dopo {most} turni.</translation>
    </message>
    <message>
        <source>Pieces that {seat} has built: {count}. Turns so far: {turns}; each brings one piece into the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-built</extracomment>
        <translation>Pezzi posati da {seat}: {count}. Turni finora: {turns}; ognuno porta un pezzo nella ruota.</translation>
    </message>
    <message>
        <source>{seat} has had no turn yet, and so has taken no pieces that fell.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-fallen</extracomment>
        <translation>{seat} non ha ancora giocato, quindi non ha preso pezzi caduti.</translation>
    </message>
    <message>
        <source>A built piece lies in the wheel, so the last builder has built somewhere.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-no-reference</extracomment>
        <translation>Nella ruota c’è un pezzo posato, quindi un’ultima posa c’è stata.</translation>
    </message>
    <message>
        <source>No built piece lies in the wheel, so the next one starts anew.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-reference</extracomment>
        <translation>Nella ruota non c’è nessun pezzo posato, quindi si ricomincia.</translation>
    </message>
    <message>
        <source>{seat} has no pieces left: the game is over.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>{seat} non ha più pezzi: la partita è finita.</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, comes to rest in compartment {compartment}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-slides</extracomment>
        <translation>Pezzo {number}: {name:il |la |lo |l’}{name} si ferma nella casella {compartment}.</translation>
    </message>
    <message>
        <source>With these pieces the wheel comes to rest with compartment {compartment} lowest.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-lowest</extracomment>
        <translation>Con questi pezzi la ruota si ferma con la casella {compartment} in basso.</translation>
    </message>
    <message>
        <source>A wooden wheel stands on the table. Everybody builds pieces into it, and it rolls under their weight.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Sul tavolo c’è una ruota di legno. Tutti vi posano dei pezzi, e sotto il loro peso la ruota rotola.</translation>
    </message>
    <message>
        <source>What falls out in your turn is yours, and has to be built in again. Whoever has nothing left has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Ciò che cade nel tuo turno è tuo e va posato di nuovo. Chi non ha più nulla ha vinto.</translation>
    </message>
    <message>
        <source>A wheel that rolls back a little is no offence. Only window and edge keep the direction.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-36</extracomment>
        <translation>Una ruota che torna un po’ indietro non viola le regole. Solo la finestra e il bordo mantengono il senso.</translation>
    </message>
    <message>
        <source>Where the wheel stands on the table does not matter. The view follows it, and the table has no end.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-41</extracomment>
        <translation>Dove si trova la ruota sul tavolo non importa. La vista la segue, e il tavolo non finisce mai.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments. The black cone stands in the lowest one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>La ruota ha dodici caselle. Il cono nero sta nella più bassa.</translation>
    </message>
    <message>
        <source>A set is seven pieces: plank, slab, tile, beam, cube, drum and roof. Everybody gets one set; two players get two each.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Un set è di sette pezzi: asse, lastra, piastrella, trave, cubo, tamburo e tetto. Ciascuno riceve un set; in due giocatori se ne ricevono due a testa.</translation>
    </message>
    <message>
        <source>The first piece goes two compartments ahead of the cone. From then on the wheel rolls to that side.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Il primo pezzo va due caselle più avanti del cono. Da lì in poi la ruota rotola da quella parte.</translation>
    </message>
    <message>
        <source>Who has the shakiest hands is drawn by lot, or chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-1</extracomment>
        <translation>Chi ha le mani che tremano di più è estratto a sorte, o scelto nella preparazione.</translation>
    </message>
    <message>
        <source>The wheel rolls to the left, unless the table wants it to the right or lets the first builder say. It stays so.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-2</extracomment>
        <translation>La ruota rotola a sinistra, a meno che il tavolo la voglia a destra o lo lasci decidere al primo che posa. Poi resta così.</translation>
    </message>
    <message>
        <source>The first piece goes exactly into the second compartment from the cone. It may be any piece, and there is no edge to pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-3</extracomment>
        <translation>Il primo pezzo va proprio nella seconda casella dal cono. Può essere qualsiasi pezzo, e non c’è nessun bordo da superare.</translation>
    </message>
    <message>
        <source>With two players everybody has two sets, still builds one piece a turn, and wins with all fourteen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-4</extracomment>
        <translation>In due giocatori ciascuno ha due set, posa comunque un pezzo per turno e vince con tutti e quattordici.</translation>
    </message>
    <message>
        <source>With three players the fourth set stays in the box, or two pieces of it go to each by lot and the seventh stays out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-5</extracomment>
        <translation>In tre giocatori il quarto set resta nella scatola, oppure due suoi pezzi vanno a ciascuno a sorte e il settimo resta fuori.</translation>
    </message>
    <message>
        <source>Four play each alone, or as two teams whose partners sit side by side or across.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-6</extracomment>
        <translation>In quattro si gioca ognuno per sé, o in due squadre con i compagni seduti vicini o di fronte.</translation>
    </message>
    <message>
        <source>Where to build</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Dove posare</translation>
    </message>
    <message>
        <source>Three compartments are open: the one of the last builder, the next in rolling direction, and the one after that.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Sono aperte tre caselle: quella dell’ultimo che ha posato, la prossima nel senso di rotazione e quella dopo.</translation>
    </message>
    <message>
        <source>The new piece must reach further forward than all others in its compartment, and no two of a kind share one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Il nuovo pezzo deve arrivare più avanti di tutti gli altri nella sua casella, e in una casella non stanno due pezzi uguali.</translation>
    </message>
    <message>
        <source>The window is counted from the compartment of the last piece that was built and stayed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-7</extracomment>
        <translation>La finestra si conta dalla casella dell’ultimo pezzo che è stato posato e ha retto.</translation>
    </message>
    <message>
        <source>A constructive pass does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-8</extracomment>
        <translation>Passare costruendo non sposta la finestra.</translation>
    </message>
    <message>
        <source>A turn in which nothing was built does not move the window, not even where the cone alone has set it.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-9</extracomment>
        <translation>Un turno in cui non si è posato nulla non sposta la finestra, nemmeno se l’ha stabilita il solo cono.</translation>
    </message>
    <message>
        <source>What counts is where the piece lies at rest, if that is not behind the last one and at most five compartments ahead of it. In games begun with version 0.1 it is where the piece was let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-10</extracomment>
        <translation>Conta dove il pezzo si ferma, se non è dietro l’ultimo e al massimo cinque caselle più avanti. Nelle partite cominciate con la versione 0.1 conta dove il pezzo è stato lasciato.</translation>
    </message>
    <message>
        <source>The next compartment need not be free of pieces.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-11</extracomment>
        <translation>La prossima casella può anche non essere vuota.</translation>
    </message>
    <message>
        <source>Compartments are counted on the wheel, not in the room, and after the twelfth comes the first.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-12</extracomment>
        <translation>Le caselle si contano sulla ruota, non nella stanza, e dopo la dodicesima viene la prima.</translation>
    </message>
    <message>
        <source>A piece is in the compartment that holds its centre of mass, seen from the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-13</extracomment>
        <translation>Un pezzo è nella casella in cui sta il suo baricentro, visto dal mozzo.</translation>
    </message>
    <message>
        <source>When no built piece is left in the wheel, the next one starts anew: from the cone, or from the lowest compartment if the cone is out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-35</extracomment>
        <translation>Quando nella ruota non resta nessun pezzo posato, il prossimo ricomincia da capo: dal cono, o dalla casella più bassa se il cono è fuori.</translation>
    </message>
    <message>
        <source>The window stays when the piece that set it falls out in a later turn, as long as anything but the cone lies in that compartment when a turn begins. Else it goes back to the next compartment in which something lies, at the furthest to the lowest one. Only an empty wheel starts anew.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-50</extracomment>
        <translation>La finestra resta dov’è quando il pezzo che l’ha stabilita cade in un turno successivo, finché all’inizio di un turno in quella casella c’è altro oltre al cono. Altrimenti arretra fino alla prossima casella occupata, al massimo fino alla più bassa. Solo una ruota vuota ricomincia da capo.</translation>
    </message>
    <message>
        <source>The forward edge</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Il bordo anteriore</translation>
    </message>
    <message>
        <source>What counts is the foremost point of a piece, as an angle round the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Conta il punto più avanzato di un pezzo, come angolo attorno al mozzo.</translation>
    </message>
    <message>
        <source>Only pieces in the compartment that is built into count; all of them have to be passed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-14</extracomment>
        <translation>Contano solo i pezzi nella casella in cui si posa; vanno superati tutti.</translation>
    </message>
    <message>
        <source>The foremost point must be three tenths of a degree ahead. How high it is does not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-15</extracomment>
        <translation>Il punto più avanzato deve essere avanti di tre decimi di grado. L’altezza non importa.</translation>
    </message>
    <message>
        <source>It is measured when the piece is let go, after any pushing. What slides later is never illegal.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-16</extracomment>
        <translation>Si misura quando il pezzo viene lasciato, dopo le eventuali spinte. Ciò che scivola dopo non è mai vietato.</translation>
    </message>
    <message>
        <source>A piece may stick out over the next divider.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-17</extracomment>
        <translation>Un pezzo può sporgere oltre il prossimo divisorio.</translation>
    </message>
    <message>
        <source>A piece that may not lie there is not let go: it stays in hand, and the clock runs on.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-18</extracomment>
        <translation>Un pezzo che non può stare lì non viene lasciato: resta in mano, e l’orologio corre.</translation>
    </message>
    <message>
        <source>Kind means shape and colour. It is looked at when a piece is put down; what tumbles together stays together. The cone is a kind of its own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-19</extracomment>
        <translation>«Uguale» vuol dire stessa forma e stesso colore. Si guarda quando un pezzo viene posato; ciò che si ammucchia cadendo resta insieme. Il cono è un tipo a sé.</translation>
    </message>
    <message>
        <source>One hand holds the wheel while the other puts a piece in. Then the wheel is let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Una mano tiene la ruota mentre l’altra posa un pezzo. Poi la ruota si lascia andare.</translation>
    </message>
    <message>
        <source>Pieces of the compartment that is built into may be pushed with the piece in hand.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>I pezzi della casella in cui si posa si possono spingere con il pezzo in mano.</translation>
    </message>
    <message>
        <source>The wheel may be held until the piece is let go, and is let go with it. A key lets it roll before.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-37</extracomment>
        <translation>La ruota si può tenere finché il pezzo è lasciato, e si lascia insieme a lui. Un tasto la fa rotolare prima.</translation>
    </message>
    <message>
        <source>Pushing is for the piece in hand only, and for pieces of its compartment. What they push in turn may go anywhere; nothing goes through wood, and nothing moves that was not pushed and touches nothing that was. What was pushed stays pushed, also when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-38</extracomment>
        <translation>Si spinge solo con il pezzo in mano, e solo pezzi della sua casella. Ciò che questi spingono a loro volta può andare ovunque; niente attraversa il legno, e niente si muove se non è stato spinto o non tocca ciò che lo è stato. Ciò che è stato spinto resta spinto, anche se il pezzo viene rimesso a posto.</translation>
    </message>
    <message>
        <source>The clock runs from picking a piece up, in a pass too. At zero the piece drops where it is, if that is low over an open compartment without its kind, else from the nearest such place; the edge is not asked. A piece on its way in a pass drops where it may be passed to. It stays wherever it comes to rest. Thinking before is free.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-39</extracomment>
        <translation>Il tempo scorre da quando si prende un pezzo, anche quando si passa. A zero il pezzo cade dov’è, se è appena sopra una casella aperta senza un pezzo del suo tipo, altrimenti dal punto adatto più vicino; il bordo anteriore non conta. Un pezzo con cui si passa cade dove potrebbe essere posato. Resta dovunque si fermi. Riflettere prima è libero.</translation>
    </message>
    <message>
        <source>A dropped piece that stays in moves the window as any other does, by where it lies.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-40</extracomment>
        <translation>Un pezzo lasciato cadere che resta dentro sposta la finestra come ogni altro, secondo dove si trova.</translation>
    </message>
    <message>
        <source>The clock starts with picking up, the attempt only when the piece moves something or is let go. A piece put back before that costs nothing but time. Afterwards another piece may be taken, but nobody passes any more; and the wheel stays as it is when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-48</extracomment>
        <translation>Il tempo comincia quando si prende il pezzo, il tentativo solo quando il pezzo muove qualcosa o viene lasciato. Un pezzo rimesso a posto prima costa solo tempo. Dopo si può prendere un altro pezzo, ma non più passare; e la ruota resta com’è quando il pezzo viene rimesso a posto.</translation>
    </message>
    <message>
        <source>A dropped piece that falls out does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-49</extracomment>
        <translation>Un pezzo lasciato cadere che esce dalla ruota non sposta la finestra.</translation>
    </message>
    <message>
        <source>A piece is laid, not dropped: it may be let go only where it comes to lie within about half a second while the other hand holds the wheel with all that is in it, in its compartment and with nothing falling. Else it stays in hand, and the clock runs.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-52</extracomment>
        <translation>Un pezzo si posa, non si getta: si può lasciare solo dove si ferma entro circa mezzo secondo, mentre l’altra mano tiene la ruota con tutto ciò che contiene, nella sua casella e senza che cada nulla. Altrimenti resta in mano, e il tempo scorre.</translation>
    </message>
    <message>
        <source>A piece that is passed on is laid in the same way.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-53</extracomment>
        <translation>Un pezzo spostato passando si posa allo stesso modo.</translation>
    </message>
    <message>
        <source>Who has felt that a piece does not hold has begun the attempt. It may be tried elsewhere, or let drop where it breaks no other rule of building, from at most 60 mm above the floor.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-54</extracomment>
        <translation>Chi ha sentito che un pezzo non tiene ha cominciato il tentativo. Può provarlo altrove, o lasciarlo cadere dove non viola nessun’altra regola di posa, da al massimo 60 mm sopra il fondo.</translation>
    </message>
    <message>
        <source>Whether a piece holds is tried once, when it is let go, and kept with the game: a replay never tries it again.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-55</extracomment>
        <translation>Se un pezzo regge si prova una volta sola, quando viene lasciato, e si conserva con la partita: un replay non lo prova mai di nuovo.</translation>
    </message>
    <message>
        <source>Passing constructively</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Passare costruendo</translation>
    </message>
    <message>
        <source>Instead of building, take a piece out of one of the two lowest compartments and put it into another further ahead.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Invece di posare, prendi un pezzo da una delle due caselle più basse e mettilo in un’altra più avanti.</translation>
    </message>
    <message>
        <source>Pass before your attempt has begun: before your piece has moved another one or the wheel, or was let go, be it in vain. Holding it in the ring and looking is no attempt.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-20</extracomment>
        <translation>Si passa prima che il tentativo sia cominciato: prima che il pezzo ne abbia mosso un altro o la ruota, o sia stato lasciato, anche invano. Tenerlo nella ruota e guardare non è un tentativo.</translation>
    </message>
    <message>
        <source>A pass goes one to five compartments forward, to where no piece of its kind lies. Edge and window do not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-21</extracomment>
        <translation>Passando si va avanti da una a cinque caselle, dove non c’è un pezzo uguale. Bordo e finestra non contano.</translation>
    </message>
    <message>
        <source>The two lowest are those whose middles were nearest to the table when the turn began; of equal ones the forward one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-22</extracomment>
        <translation>Le due più basse sono quelle il cui centro era più vicino al tavolo all’inizio del turno; a parità, quella più avanti.</translation>
    </message>
    <message>
        <source>The cone may be passed on like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-23</extracomment>
        <translation>Anche il cono si può spostare come ogni pezzo.</translation>
    </message>
    <message>
        <source>Without a piece in the two lowest compartments, or a place for it, there is no pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-24</extracomment>
        <translation>Senza un pezzo nelle due caselle più basse, o senza un posto per lui, non si può passare.</translation>
    </message>
    <message>
        <source>Who finds no place to build or pass is skipped, and nobody else is.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-25</extracomment>
        <translation>Chi non trova posto né per posare né per passare salta il turno, e nessun altro.</translation>
    </message>
    <message>
        <source>Passing needs no reason: who could build may pass all the same.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-26</extracomment>
        <translation>Per passare non serve un motivo: può farlo anche chi potrebbe posare.</translation>
    </message>
    <message>
        <source>What falls in a pass belongs to who passes, the moved piece too. A pass ends the turn, nobody has to pass, and passes may follow each other.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-27</extracomment>
        <translation>Ciò che cade passando è di chi passa, anche il pezzo spostato. Passare conclude il turno, nessuno è obbligato a passare, e si può passare più volte di seguito.</translation>
    </message>
    <message>
        <source>Before a first piece is built there is no passing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-51</extracomment>
        <translation>Prima che sia posato un primo pezzo non si passa.</translation>
    </message>
    <message>
        <source>Falling</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Cadere</translation>
    </message>
    <message>
        <source>When the piece is let go the wheel rolls, and pieces slide, tip and tumble. What touches the table has fallen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Quando il pezzo viene lasciato la ruota rotola, e i pezzi scivolano, si ribaltano e capitombolano. Ciò che tocca il tavolo è caduto.</translation>
    </message>
    <message>
        <source>Whatever falls in your turn is yours. If it falls before you have let go, your turn is over.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Tutto ciò che cade nel tuo turno è tuo. Se cade prima che tu abbia lasciato il pezzo, il tuo turno è finito.</translation>
    </message>
    <message>
        <source>Touching the table is enough, even if a piece is partly in the wheel. It is taken away at once.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-28</extracomment>
        <translation>Basta toccare il tavolo, anche se un pezzo è in parte nella ruota. Viene tolto subito.</translation>
    </message>
    <message>
        <source>All that falls from the beginning of a turn until the wheel rests belongs to whose turn it is, however late.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-29</extracomment>
        <translation>Tutto ciò che cade dall’inizio di un turno finché la ruota è ferma è di chi è di turno, anche se cade tardi.</translation>
    </message>
    <message>
        <source>At a fall before the release the piece in hand stays in hand, the wheel is let go, and the turn ends when it rests.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-30</extracomment>
        <translation>Se qualcosa cade prima del rilascio, il pezzo in mano resta in mano, la ruota si lascia andare e il turno finisce quando è ferma.</translation>
    </message>
    <message>
        <source>A piece of your own that falls comes back to you. If it stays and others fall, it is built.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-31</extracomment>
        <translation>Un tuo pezzo che cade torna a te. Se resta e ne cadono altri, è posato.</translation>
    </message>
    <message>
        <source>A fallen cone is taken too, and built like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-32</extracomment>
        <translation>Anche un cono caduto si prende, e si posa come ogni pezzo.</translation>
    </message>
    <message>
        <source>What falls when nobody has touched anything leaves the game, the cone too. Here that takes a trembling table, which can be chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-33</extracomment>
        <translation>Ciò che cade quando nessuno ha toccato nulla esce dal gioco, anche il cono. Qui serve un tavolo che trema, che si può scegliere nella preparazione.</translation>
    </message>
    <message>
        <source>The wheel is at rest when nothing goes anywhere any more, at the latest after ten seconds.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-34</extracomment>
        <translation>La ruota è ferma quando niente si sposta più, al più tardi dopo dieci secondi.</translation>
    </message>
    <message>
        <source>The end, and teams</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>La fine, e le squadre</translation>
    </message>
    <message>
        <source>Whose supply is empty when the wheel has come to rest has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Ha vinto chi ha la riserva vuota quando la ruota si è fermata.</translation>
    </message>
    <message>
        <source>In a team, who has no pieces left builds the partner's. A team without pieces has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>In una squadra, chi non ha più pezzi posa quelli del compagno. Una squadra senza pezzi ha vinto.</translation>
    </message>
    <message>
        <source>The supply has to be empty at rest: who gets pieces back with the last turn has not won yet.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-42</extracomment>
        <translation>La riserva deve essere vuota a ruota ferma: chi con l’ultimo turno riprende dei pezzi non ha ancora vinto.</translation>
    </message>
    <message>
        <source>Pieces out of the game count for nobody.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-43</extracomment>
        <translation>I pezzi fuori dal gioco non contano per nessuno.</translation>
    </message>
    <message>
        <source>Who has no pieces builds one of the partner's, or passes. What falls then is the builder's own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-44</extracomment>
        <translation>Chi non ha pezzi ne posa uno del compagno, o passa. Ciò che cade allora è di chi ha posato.</translation>
    </message>
    <message>
        <source>A team has won when both partners have none. If one of each team has none, the team with fewer pieces wins; with equally many nobody does.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-45</extracomment>
        <translation>Una squadra ha vinto quando tutti e due i compagni non ne hanno più. Se uno per squadra non ne ha, vince la squadra con meno pezzi; a parità non vince nessuno.</translation>
    </message>
    <message>
        <source>That counts only if both are empty at the same moment.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-46</extracomment>
        <translation>Questo vale solo se i due restano senza nello stesso momento.</translation>
    </message>
    <message>
        <source>A game goes on until somebody wins. A limit of turns can be chosen; then the fewest pieces win, and equally many win nothing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-47</extracomment>
        <translation>Una partita continua finché qualcuno vince. Si può scegliere un limite di turni; allora vince chi ha meno pezzi, e a parità nessuno.</translation>
    </message>
    <message>
        <source>the wheel is rolling</source>
        <extracomment>engine/hamsterrolle/settling.py: ComeToRest</extracomment>
        <translation>la ruota rotola</translation>
    </message>
    <message>
        <source>the table is trembling</source>
        <extracomment>engine/hamsterrolle/settling.py: Tremble</extracomment>
        <translation>il tavolo trema</translation>
    </message>
    <message>
        <source>the fourth set is being dealt</source>
        <extracomment>engine/hamsterrolle/setup.py: ShareOut</extracomment>
        <translation>si distribuisce il quarto set</translation>
    </message>
    <message>
        <source>drawing who begins</source>
        <extracomment>engine/hamsterrolle/setup.py: DrawStarter</extracomment>
        <translation>si estrae chi comincia</translation>
    </message>
    <message>
        <source>{seats}: to which side is the wheel going to roll?</source>
        <extracomment>engine/hamsterrolle/setup.py: ChooseSide</extracomment>
        <translation>{seats}: da quale parte rotolerà la ruota?</translation>
    </message>
    <message>
        <source>Who begins is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Chi comincia è</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.lot</extracomment>
        <translation>estratto a sorte</translation>
    </message>
    <message>
        <source>the first seat</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.first</extracomment>
        <translation>il primo posto</translation>
    </message>
    <message>
        <source>where the first builder wants it</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.chosen</extracomment>
        <translation>dove vuole il primo che posa</translation>
    </message>
    <message>
        <source>The fourth set is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Il quarto set</translation>
    </message>
    <message>
        <source>left in the box</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.box</extracomment>
        <translation>resta nella scatola</translation>
    </message>
    <message>
        <source>shared out by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.shared</extracomment>
        <translation>si divide a sorte</translation>
    </message>
    <message>
        <source>Four play</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>In quattro si gioca</translation>
    </message>
    <message>
        <source>each alone</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.single</extracomment>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>in teams, partners side by side</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.neighbours</extracomment>
        <translation>a squadre, compagni vicini</translation>
    </message>
    <message>
        <source>in teams, partners across</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.across</extracomment>
        <translation>a squadre, compagni di fronte</translation>
    </message>
    <message>
        <source>A piece has to be placed within</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Un pezzo va posato entro</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.30</extracomment>
        <translation>30 secondi</translation>
    </message>
    <message>
        <source>a minute</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>un minuto</translation>
    </message>
    <message>
        <source>any time you like</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>quando si vuole</translation>
    </message>
    <message>
        <source>The game ends</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>with an empty supply</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.none</extracomment>
        <translation>con una riserva vuota</translation>
    </message>
    <message>
        <source>after 60 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>dopo 60 turni</translation>
    </message>
    <message>
        <source>after 120 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>dopo 120 turni</translation>
    </message>
    <message>
        <source>Between turns the table</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Fra i turni il tavolo</translation>
    </message>
    <message>
        <source>stands still</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>sta fermo</translation>
    </message>
    <message>
        <source>may tremble</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.on</extracomment>
        <translation>può tremare</translation>
    </message>
    <message>
        <source>The pieces are of</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>I pezzi sono</translation>
    </message>
    <message>
        <source>simulated wood, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.rolling</extracomment>
        <translation>di legno simulato, posati dove reggono</translation>
    </message>
    <message>
        <source>simple rules: fast</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.reckoned</extracomment>
        <translation>a regole semplici: veloci</translation>
    </message>
    <message>
        <source>wood as it was before, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.laid</extracomment>
        <translation>di legno come prima, posati dove reggono</translation>
    </message>
    <message>
        <source>the calmer wood of version 0.1, dropped anywhere</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.wood</extracomment>
        <translation>del legno più calmo della versione 0.1, lasciati cadere ovunque</translation>
    </message>
    <message>
        <source>simple rules of version 0.1</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.simple</extracomment>
        <translation>con le regole semplici della versione 0.1</translation>
    </message>
    <message>
        <source>Own clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Orologio proprio</translation>
    </message>
    <message>
        <source>clock as for all</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>orologio come per tutti</translation>
    </message>
    <message>
        <source>two minutes</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>due minuti</translation>
    </message>
    <message>
        <source>no clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>senza orologio</translation>
    </message>
    <message>
        <source>Equally many pieces are left. Nobody wins.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>Restano pezzi in numero uguale. Non vince nessuno.</translation>
    </message>
    <message>
        <source>{seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} ha meno pezzi rimasti.</translation>
    </message>
    <message>
        <source>The team of {seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>La squadra di {seat} ha meno pezzi rimasti.</translation>
    </message>
    <message>
        <source>The team of {seat} has built all its pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>La squadra di {seat} ha posato tutti i suoi pezzi.</translation>
    </message>
    <message>
        <source>{seat} has built all pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} ha posato tutti i pezzi.</translation>
    </message>
    <message>
        <source>plank</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.plank</extracomment>
        <translation>asse|4</translation>
    </message>
    <message>
        <source>slab</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.slab</extracomment>
        <translation>lastra|2</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.tile</extracomment>
        <translation>piastrella|2</translation>
    </message>
    <message>
        <source>beam</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.beam</extracomment>
        <translation>trave|2</translation>
    </message>
    <message>
        <source>cube</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cube</extracomment>
        <translation>cubo|1</translation>
    </message>
    <message>
        <source>drum</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.drum</extracomment>
        <translation>tamburo|1</translation>
    </message>
    <message>
        <source>roof</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.roof</extracomment>
        <translation>tetto|1</translation>
    </message>
    <message>
        <source>cone</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cone</extracomment>
        <translation>cono|1</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: supplies</extracomment>
        <translation>Pezzi rimasti</translation>
    </message>
    <message>
        <source>Fallen</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Caduti</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/hamsterrolle/tallies.py</extracomment>
        <translation>Lasciati cadere</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Posati</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Volte passato</translation>
    </message>
    <message>
        <source>{seats}: put a piece into the wheel, or pass.</source>
        <extracomment>engine/hamsterrolle/turn.py: TakeTurn</extracomment>
        <translation>{seats}: metti un pezzo nella ruota, o passa.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <extracomment>engine/kernel.py: Sealed</extracomment>
        <translation>{seat} ha scelto.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-offered</extracomment>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>It is not this seat's turn to choose.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-waited-for</extracomment>
        <translation>Non tocca a questo posto scegliere.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/kernel.py: REFUSALS.game-over
features/printing/setup_sheet.py: next_card</extracomment>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Something else is to be chosen now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-this-step</extracomment>
        <translation>Ora bisogna scegliere qualcos’altro.</translation>
    </message>
    <message>
        <source>{seat} takes the lead.</source>
        <extracomment>engine/key_moments.py: TookLead</extracomment>
        <translation>{seat} passa in testa.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} seats, not {seats}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>{game} è per {least}-{most} posti, non {seats}.</translation>
    </message>
    <message>
        <source>A seed is text of at most {most} letters, not {seed}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>Un seme è un testo di al massimo {most} lettere, non {seed}.</translation>
    </message>
    <message>
        <source>Plays as a child does: sensibly at heart, but with fancies of its own. Good company for a first game.</source>
        <extracomment>engine/players/__init__.py: NAMES.whim</extracomment>
        <translation>Gioca come un bambino: in fondo con giudizio, ma con i suoi capricci. Buona compagnia per una prima partita.</translation>
    </message>
    <message>
        <source>Follows sound rules of thumb, at once. Never plans, and now and then its mind wanders.</source>
        <extracomment>engine/players/__init__.py: NAMES.steady</extracomment>
        <translation>Segue regole pratiche collaudate, all’istante. Non fa mai piani e ogni tanto si distrae.</translation>
    </message>
    <message>
        <source>Plans as it has learned, or tries its ideas out in its mind before it acts. Sees no more than you do.</source>
        <extracomment>engine/players/__init__.py: NAMES.sharp</extracomment>
        <translation>Pianifica come ha imparato, o prova le sue idee nella mente prima di agire. Non vede più di te.</translation>
    </message>
    <message>
        <source>Has learned Hamsterdam and Run, Hamster, Run! by playing them many thousands of times, and never thinks less than Sharp.</source>
        <extracomment>engine/players/__init__.py: NAMES.master</extracomment>
        <translation>Ha imparato Hamsterdam e Run, Hamster, Run! giocandoli molte migliaia di volte, e non pensa mai meno di Sveglio.</translation>
    </message>
    <message>
        <source>Whim</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Bizzarro</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Posato</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Sveglio</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>There is no player called {name}. There is {names}.</source>
        <extracomment>engine/players/__init__.py: player</extracomment>
        <translation>Non c’è nessun giocatore chiamato {name}. Ci sono {names}.</translation>
    </message>
    <message>
        <source>The program {name} cannot be started ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.start</extracomment>
        <translation>Impossibile avviare il programma {name} ({why}). Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>The program {name} has ended. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.end</extracomment>
        <translation>Il programma {name} è terminato. Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>The program {name} has not answered in time. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.late</extracomment>
        <translation>Il programma {name} non ha risposto in tempo. Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>The answer of the program {name} is no action ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.unreadable</extracomment>
        <translation>La risposta del programma {name} non è un’azione ({why}). Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>The program {name} has chosen what the rules refuse ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.refused</extracomment>
        <translation>Il programma {name} ha scelto ciò che le regole non permettono ({why}). Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>The position breaks the rules ({ruling}).</source>
        <extracomment>engine/position.py: PositionEntry.start</extracomment>
        <translation>La posizione è contraria alle regole ({ruling}).</translation>
    </message>
    <message>
        <source>The position has no {name}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>La posizione non ha {name}.</translation>
    </message>
    <message>
        <source>In the position {name} cannot be {value}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>Nella posizione {name} non può essere {value}.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>La posizione non è completa.</translation>
    </message>
    <message>
        <source>At this table</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>A questo tavolo</translation>
    </message>
    <message>
        <source>Whatever a game's rules say, these hold for everything that is played here.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>Qualunque cosa dicano le regole di un gioco, queste valgono per tutto ciò che si gioca qui.</translation>
    </message>
    <message>
        <source>What the rules do not offer at this moment cannot be done.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-1</extracomment>
        <translation>Ciò che le regole non offrono in questo momento non si può fare.</translation>
    </message>
    <message>
        <source>Only the seat that is asked may choose.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-2</extracomment>
        <translation>Può scegliere solo il posto a cui viene chiesto.</translation>
    </message>
    <message>
        <source>When a game is over, nothing more can be done in it.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-3</extracomment>
        <translation>Quando una partita è finita, non si può fare più nulla.</translation>
    </message>
    <message>
        <source>A choice has to fit what is being asked.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-4</extracomment>
        <translation>Una scelta deve corrispondere a ciò che viene chiesto.</translation>
    </message>
    <message>
        <source>All rulings</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Tutti i chiarimenti</translation>
    </message>
    <message>
        <source>What is decided where the printed rules are silent, and what your table may decide otherwise at set-up.</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Che cosa vale dove il regolamento stampato tace, e che cosa potete decidere diversamente alla preparazione.</translation>
    </message>
    <message>
        <source>Allocate</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Distribuire</translation>
    </message>
    <message>
        <source>Initiative</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Declare</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Dichiarare</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Eseguire</translation>
    </message>
    <message>
        <source>Belt</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Nastro</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/setup_sheet.py: _moment
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Alligatori</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: _profile
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Fatica</translation>
    </message>
    <message>
        <source>Tally</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Conta</translation>
    </message>
    <message>
        <source>strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: ON_BELT</extracomment>
        <translation>striscia {strip}, corsia {lane}</translation>
    </message>
    <message>
        <source>{target}, strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: OVER</extracomment>
        <translation>{target}, striscia {strip}, corsia {lane}</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>engine/run_hamster_run/action_words.py: facts.detail</extracomment>
        <translation>nella fossa</translation>
    </message>
    <message>
        <source>put your hamster on the belt</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>mettere il tuo criceto sul nastro</translation>
    </message>
    <message>
        <source>split your pluck</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>distribuire i tuoi gettoni Fegato</translation>
    </message>
    <message>
        <source>declare an action</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>dichiarare un’azione</translation>
    </message>
    <message>
        <source>run one square</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>correre di una casella</translation>
    </message>
    <message>
        <source>run two squares for a spent chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>correre di due caselle per un gettone speso</translation>
    </message>
    <message>
        <source>step aside for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>spostarsi di lato gratis</translation>
    </message>
    <message>
        <source>walk one square for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>camminare di una casella gratis</translation>
    </message>
    <message>
        <source>push a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>spingere un vicino</translation>
    </message>
    <message>
        <source>climb over a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>scavalcare un vicino</translation>
    </message>
    <message>
        <source>challenge a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>sfidare un vicino</translation>
    </message>
    <message>
        <source>push and follow</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>spingere e seguire</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>restare fermo</translation>
    </message>
    <message>
        <source>take a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>prendere un gettone</translation>
    </message>
    <message>
        <source>choose where the other lands</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>scegliere dove atterra l’altro</translation>
    </message>
    <message>
        <source>take a chip back</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>riprendere un gettone</translation>
    </message>
    <message>
        <source>resist</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>resistere</translation>
    </message>
    <message>
        <source>give way</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>cedere</translation>
    </message>
    <message>
        <source>test a trait</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>mettere alla prova un tratto</translation>
    </message>
    <message>
        <source>give a chip to Fatigue</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>dare un gettone alla Fatica</translation>
    </message>
    <message>
        <source>change the action for a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>cambiare azione per un gettone</translation>
    </message>
    <message>
        <source>High up and away from the others is safest.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>In alto e lontano dagli altri è il posto più sicuro.</translation>
    </message>
    <message>
        <source>Scamper carries you up the belt, Mettle wins tests, and Friskiness lets you act first.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Lo Scatto ti porta su per il nastro, la Tempra vince le prove e la Vivacità ti fa agire per primo.</translation>
    </message>
    <message>
        <source>Run in time, rest in time, and fight where it pays.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Corri in tempo, riposa in tempo e lotta dove conviene.</translation>
    </message>
    <message>
        <source>Every square up the belt is time before the pit.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Ogni casella su per il nastro è tempo guadagnato sulla fossa.</translation>
    </message>
    <message>
        <source>Whoever stays put has pushed nobody.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Chi resta fermo non ha spinto nessuno.</translation>
    </message>
    <message>
        <source>Resisting costs nothing: give way only where you want to be pushed.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Resistere non costa nulla: cedi solo dove vuoi farti spingere.</translation>
    </message>
    <message>
        <source>A runner without Scamper cannot get away.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Chi corre senza Scatto non può scappare.</translation>
    </message>
    <message>
        <source>The nearer to the pit, the worse for whoever lands there.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Più è vicino alla fossa, peggio è per chi ci atterra.</translation>
    </message>
    <message>
        <source>The trait with the most chips has the best odds.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Il tratto con più gettoni ha le migliori probabilità.</translation>
    </message>
    <message>
        <source>Give away what you need least.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Cedi ciò che ti serve meno.</translation>
    </message>
    <message>
        <source>{scamper} Scamper, {mettle} Mettle, {friskiness} Friskiness</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>{scamper} Scatto, {mettle} Tempra, {friskiness} Vivacità</translation>
    </message>
    <message>
        <source>{seats}: choose a chip that goes to Fatigue.</source>
        <extracomment>engine/run_hamster_run/chips.py: LoseChip</extracomment>
        <translation>{seats}: scegli un gettone che va in Fatica.</translation>
    </message>
    <message>
        <source>{seats}: from which trait does {target} lose a chip?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: TakeChip</extracomment>
        <translation>{seats}: da quale tratto {target} perde un gettone?</translation>
    </message>
    <message>
        <source>{seats}: where does {target} land?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: ChooseLanding</extracomment>
        <translation>{seats}: dove atterra {target}?</translation>
    </message>
    <message>
        <source>{seats}: push {target} one square and follow, or stay put?</source>
        <extracomment>engine/run_hamster_run/deed_run.py: EnterSquare</extracomment>
        <translation>{seats}: spingere {target} di una casella e seguire, o restare fermi?</translation>
    </message>
    <message>
        <source>{seats}: carry out your action.</source>
        <extracomment>engine/run_hamster_run/deeds.py: Act</extracomment>
        <translation>{seats}: esegui la tua azione.</translation>
    </message>
    <message>
        <source>{seat} comes out of the HAT.</source>
        <extracomment>engine/run_hamster_run/events.py: Drew</extracomment>
        <translation>{seat} esce dal CAPPELLO.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} sale sul nastro.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt: strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} sale sul nastro: striscia {strip}, corsia {lane}.</translation>
    </message>
    <message>
        <source>{seat} has no pluck left and has passed out.</source>
        <extracomment>engine/run_hamster_run/events.py: PassedOut</extracomment>
        <translation>{seat} non ha più fegato e sviene.</translation>
    </message>
    <message>
        <source>{seat}: Scamper {scamper}, Mettle {mettle}, Friskiness {friskiness}.</source>
        <extracomment>engine/run_hamster_run/events.py: Allocated</extracomment>
        <translation>{seat}: Scatto {scamper}, Tempra {mettle}, Vivacità {friskiness}.</translation>
    </message>
    <message>
        <source>Initiative, highest first: {order}.</source>
        <extracomment>engine/run_hamster_run/events.py: InitiativeSet</extracomment>
        <translation>Iniziativa, dalla più alta: {order}.</translation>
    </message>
    <message>
        <source>The belt gets faster: Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/events.py: SpeedRose</extracomment>
        <translation>Il nastro accelera: Velocità {speed}.</translation>
    </message>
    <message>
        <source>{seat} declares: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Declared</extracomment>
        <translation>{seat} dichiara: {deed}.</translation>
    </message>
    <message>
        <source>{seat} pays a {trait} chip and changes from {declared} to {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Changed</extracomment>
        <translation>{seat} paga un gettone {trait} e passa da {declared} a {deed}.</translation>
    </message>
    <message>
        <source>{seat}'s turn: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Began</extracomment>
        <translation>Turno di {seat}: {deed}.</translation>
    </message>
    <message>
        <source>{seat} moves.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} si sposta.</translation>
    </message>
    <message>
        <source>{seat} moves to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} va sulla striscia {strip}, corsia {lane}.</translation>
    </message>
    <message>
        <source>{seat} falls into the alligator pit.</source>
        <extracomment>engine/run_hamster_run/events.py: Fell</extracomment>
        <translation>{seat} cade nella fossa degli alligatori.</translation>
    </message>
    <message>
        <source>{seat} challenges {target}: Mettle {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/events.py: Challenged</extracomment>
        <translation>{seat} sfida {target}: Tempra {chips} contro {against}.</translation>
    </message>
    <message>
        <source>{seat} does not resist.</source>
        <extracomment>engine/run_hamster_run/events.py: Yielded</extracomment>
        <translation>{seat} non resiste.</translation>
    </message>
    <message>
        <source>{seat} resists.</source>
        <extracomment>engine/run_hamster_run/events.py: Resisted</extracomment>
        <translation>{seat} resiste.</translation>
    </message>
    <message>
        <source>{seat} wins the test against {loser}.</source>
        <extracomment>engine/run_hamster_run/events.py: TestWon</extracomment>
        <translation>{seat} vince la prova contro {loser}.</translation>
    </message>
    <message>
        <source>{seat} bites {target}, who loses a {trait} chip.</source>
        <extracomment>engine/run_hamster_run/events.py: Bitten</extracomment>
        <translation>{seat} morde {target}, che perde un gettone {trait}.</translation>
    </message>
    <message>
        <source>{seat} pushes {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} spinge {target}.</translation>
    </message>
    <message>
        <source>{seat} pushes {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} spinge {target} sulla striscia {strip}, corsia {lane}.</translation>
    </message>
    <message>
        <source>{seat} stays put, and so does {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: StoodOut</extracomment>
        <translation>{seat} resta al suo posto, e così anche {target}.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} scavalca {target}.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} scavalca {target} fino alla striscia {strip}, corsia {lane}.</translation>
    </message>
    <message>
        <source>{seat} throws {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} lancia {target}.</translation>
    </message>
    <message>
        <source>{seat} throws {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} lancia {target} sulla striscia {strip}, corsia {lane}.</translation>
    </message>
    <message>
        <source>{seat} rests.</source>
        <extracomment>engine/run_hamster_run/events.py: Rested</extracomment>
        <translation>{seat} riposa.</translation>
    </message>
    <message>
        <source>{seat} is done.</source>
        <extracomment>engine/run_hamster_run/events.py: Stopped</extracomment>
        <translation>{seat} ha finito.</translation>
    </message>
    <message>
        <source>The belt rolls {strips} strips.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Il nastro avanza di {strips} strisce.</translation>
    </message>
    <message>
        <source>The belt rolls one strip.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Il nastro avanza di una striscia.</translation>
    </message>
    <message>
        <source>The star strip drops off: Speed {speed} from the next round on.</source>
        <extracomment>engine/run_hamster_run/events.py: StarPassed</extracomment>
        <translation>Cade la striscia con la stella: Velocità {speed} dal prossimo round.</translation>
    </message>
    <message>
        <source>Another alligator slips into the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorCame</extracomment>
        <translation>Un altro alligatore scivola nella fossa: {alligators}.</translation>
    </message>
    <message>
        <source>An alligator leaves the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorLeft</extracomment>
        <translation>Un alligatore lascia la fossa: {alligators}.</translation>
    </message>
    <message>
        <source>{seat} faces the alligators with {trait}: {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: Staked</extracomment>
        <translation>{seat} affronta gli alligatori con {trait}: {chips} contro {alligators}.</translation>
    </message>
    <message>
        <source>{seat} gets away.</source>
        <extracomment>engine/run_hamster_run/events.py: Escaped</extracomment>
        <translation>{seat} se la cava.</translation>
    </message>
    <message>
        <source>Chomp! Chips lost by {seat}: {chips}.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Gnam! Gettoni persi da {seat}: {chips}.</translation>
    </message>
    <message>
        <source>Chomp! {seat} has no chip left to lose.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Gnam! {seat} non ha più gettoni da perdere.</translation>
    </message>
    <message>
        <source>{seat} moves a {trait} chip to Fatigue.</source>
        <extracomment>engine/run_hamster_run/events.py: Tired</extracomment>
        <translation>{seat} sposta un gettone {trait} in Fatica.</translation>
    </message>
    <message>
        <source>{seat} has been eaten.</source>
        <extracomment>engine/run_hamster_run/events.py: Eaten</extracomment>
        <translation>Gli alligatori hanno divorato {seat}.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in play: {left}.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>Il round {round} è finito. Ancora in gioco: {left}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>Il round {round} è finito.</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play and wins.</source>
        <extracomment>engine/run_hamster_run/events.py: Won</extracomment>
        <translation>{seat} è l’ultimo criceto in gioco e vince.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win the game.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorsWon</extracomment>
        <translation>Non resta nessun criceto. Gli alligatori vincono la partita.</translation>
    </message>
    <message>
        <source>{seats}: resist {initiator}?</source>
        <extracomment>engine/run_hamster_run/hat.py: AnswerTest</extracomment>
        <translation>{seats}: resistere contro {initiator}?</translation>
    </message>
    <message>
        <source>Greatest upset in the HAT</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>La più grande sorpresa nel CAPPELLO</translation>
    </message>
    <message numerus="yes">
        <source>%n % against it</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n % contro</numerusform>
            <numerusform>%n % contro</numerusform>
        </translation>
    </message>
    <message>
        <source>Narrowest escape</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Salvezza più risicata</translation>
    </message>
    <message>
        <source>Longest push</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Spinta più lunga</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n casella</numerusform>
            <numerusform>%n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Most bites</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Più morsi</translation>
    </message>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n morso</numerusform>
            <numerusform>%n morsi</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} beat {loser} in the HAT with {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: Upset</extracomment>
        <translation>{seat} ha battuto {loser} nel CAPPELLO con {chips} contro {against}.</translation>
    </message>
    <message>
        <source>The HAT could not have been closer: {chips} to {chips}, and {seat} beat {loser}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: EvenTestWon</extracomment>
        <translation>Nel CAPPELLO non si poteva stare più vicini: {chips} a {chips}, e {seat} ha battuto {loser}.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators with {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: NarrowEscape</extracomment>
        <translation>{seat} se l’è cavata con gli alligatori: {chips} contro {alligators}.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators {escapes} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: OftenEscaped</extracomment>
        <translation>{seat} se l’è cavata con gli alligatori {escapes} volte.</translation>
    </message>
    <message>
        <source>{seat} pushed others {squares} squares in one turn.</source>
        <extracomment>engine/run_hamster_run/highlights.py: LongPush</extracomment>
        <translation>{seat} ha spinto gli altri per {squares} caselle in un turno.</translation>
    </message>
    <message>
        <source>Nobody bit as often as {seat}: {bites} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostBites</extracomment>
        <translation>Nessuno ha morso quanto {seat}: {bites} volte.</translation>
    </message>
    <message>
        <source>Nobody rested as often as {seat}: {rests} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostRests</extracomment>
        <translation>Nessuno ha riposato quanto {seat}: {rests} volte.</translation>
    </message>
    <message>
        <source>{seat} threw {target} to the alligators.</source>
        <extracomment>engine/run_hamster_run/highlights.py: ThrownIn</extracomment>
        <translation>{seat} ha lanciato {target} agli alligatori.</translation>
    </message>
    <message>
        <source>{seat} pushed {target} into the pit.</source>
        <extracomment>engine/run_hamster_run/highlights.py: PushedIn</extracomment>
        <translation>{seat} ha spinto {target} nella fossa.</translation>
    </message>
    <message>
        <source>In round {round} the alligators ate {hamsters} hamsters.</source>
        <extracomment>engine/run_hamster_run/highlights.py: HungryRound</extracomment>
        <translation>Nel round {round} gli alligatori hanno divorato {hamsters} criceti.</translation>
    </message>
    <message>
        <source>{seat} was the first to be eaten, in round {round}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FirstEaten</extracomment>
        <translation>Primo pasto degli alligatori: {seat}, nel round {round}.</translation>
    </message>
    <message>
        <source>The belt reached Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FastBelt</extracomment>
        <translation>Il nastro ha raggiunto la Velocità {speed}.</translation>
    </message>
    <message>
        <source>{seats}: which trait faces the alligators?</source>
        <extracomment>engine/run_hamster_run/pit.py: StakeTrait</extracomment>
        <translation>{seats}: quale tratto affronta gli alligatori?</translation>
    </message>
    <message>
        <source>a round is about to begin</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>un round sta per iniziare</translation>
    </message>
    <message>
        <source>a hamster is about to declare</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>un criceto sta per dichiarare</translation>
    </message>
    <message>
        <source>a hamster is about to carry out its action</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>un criceto sta per compiere la sua azione</translation>
    </message>
    <message>
        <source>on the belt</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES</extracomment>
        <translation>sul nastro</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _place
features/printing/run_hamster_run/sheets.py: _declared</extracomment>
        <translation>nella fossa</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _hamster
features/printing/run_hamster_run/sheets.py: _note</extracomment>
        <translation>divorato</translation>
    </message>
    <message>
        <source>It is the moment when</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>È il momento in cui</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Star strip</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>Striscia con la stella</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Striscia</translation>
    </message>
    <message>
        <source>Lane</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Corsia</translation>
    </message>
    <message>
        <source>Eaten in round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Divorato nel round</translation>
    </message>
    <message>
        <source>Scamper face down</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Scatto coperti</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Azione</translation>
    </message>
    <message>
        <source>not declared yet</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>non ancora dichiarata</translation>
    </message>
    <message>
        <source>Passed out before the round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Svenuto prima del round</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt carries the hamster from strip {strip} to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: UP</extracomment>
        <translation>Alla Velocità {speed} il nastro porta il criceto dalla striscia {strip} alla striscia {left}.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt still carries the hamster off from strip {strip}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: DOWN</extracomment>
        <translation>Alla Velocità {speed} il nastro porta via comunque il criceto dalla striscia {strip}.</translation>
    </message>
    <message>
        <source>{own} Mettle against {against}: good odds against {target_seat}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: ODDS</extracomment>
        <translation>{own} di Tempra contro {against}: buone probabilità contro {target_seat}.</translation>
    </message>
    <message>
        <source>A fight with {target_seat}, with {own} Mettle against {against}: the odds are not good.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONG_ODDS</extracomment>
        <translation>Uno scontro con {target_seat}, con {own} di Tempra contro {against}: le probabilità non sono buone.</translation>
    </message>
    <message>
        <source>In the pit only one trait is tested against the alligators, so all chips go into one.</source>
        <extracomment>engine/run_hamster_run/reasons.py: IN_PIT</extracomment>
        <translation>Nella fossa contro gli alligatori conta un solo tratto, perciò tutti i gettoni vanno su uno.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt then carries it to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_UP</extracomment>
        <translation>Solo girando gettoni il criceto corre fino alla striscia {strip}, se nessuno è d’intralcio; alla Velocità {speed} il nastro lo porta poi alla striscia {left}.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt takes it from there.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_DOWN</extracomment>
        <translation>Solo girando gettoni il criceto corre fino alla striscia {strip}, se nessuno è d’intralcio; alla Velocità {speed} il nastro lo porta via da lì.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt does not take a hamster on strip {strip}: there is time to rest.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RESTED</extracomment>
        <translation>Alla Velocità {speed} il nastro non porta via un criceto dalla striscia {strip}: c’è tempo per riposare.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt takes a hamster on strip {strip}, and no Run with {scamper} Scamper gets away.</source>
        <extracomment>engine/run_hamster_run/reasons.py: TIRED</extracomment>
        <translation>Alla Velocità {speed} il nastro porta via un criceto dalla striscia {strip}, e nessuna corsa con {scamper} Scatto lo salva.</translation>
    </message>
    <message>
        <source>Strips from there to the pit: {strip}; neighbours there: {near}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONELY</extracomment>
        <translation>Strisce da lì alla fossa: {strip}; vicini lì: {near}.</translation>
    </message>
    <message>
        <source>That chip is not in the HAT.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-the-hat</extracomment>
        <translation>Quel gettone non è nel CAPPELLO.</translation>
    </message>
    <message>
        <source>There is no such square on the belt.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-on-the-belt</extracomment>
        <translation>Sul nastro non c’è una casella così.</translation>
    </message>
    <message>
        <source>Hamsters start on the five strips from the pit to the star strip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.beyond-the-star</extracomment>
        <translation>I criceti partono sulle cinque strisce dalla fossa alla striscia con la stella.</translation>
    </message>
    <message>
        <source>{seat} stands there.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.occupied</extracomment>
        <translation>Lì c’è {seat}.</translation>
    </message>
    <message>
        <source>A trait cannot hold fewer than no chips.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.less-than-none</extracomment>
        <translation>Un tratto non può avere meno di zero gettoni.</translation>
    </message>
    <message>
        <source>All your pluck goes into the traits: {left} to place.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.chips-left</extracomment>
        <translation>Tutti i tuoi gettoni Fegato vanno nei tratti: {left} da assegnare.</translation>
    </message>
    <message>
        <source>You do not have that much pluck: {over} too many.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-many-chips</extracomment>
        <translation>Non hai così tanto fegato: {over} di troppo.</translation>
    </message>
    <message>
        <source>{seat} has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.asleep</extracomment>
        <translation>{seat} ha perso i sensi e può solo riposare.</translation>
    </message>
    <message>
        <source>{seat} has no {trait} chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-chip-there</extracomment>
        <translation>{seat} non ha gettoni {trait}.</translation>
    </message>
    <message>
        <source>The declared action is {deed}. Changing it costs a chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.another-deed</extracomment>
        <translation>L’azione dichiarata è {deed}. Cambiarla costa un gettone.</translation>
    </message>
    <message>
        <source>The action has begun; it can only be changed before its first part.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.begun</extracomment>
        <translation>L’azione è cominciata; si può cambiare solo prima della sua prima parte.</translation>
    </message>
    <message>
        <source>The action has already been changed once this round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.changed-already</extracomment>
        <translation>L’azione è già stata cambiata una volta in questo round.</translation>
    </message>
    <message>
        <source>A change costs a chip, and none is left.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-pay</extracomment>
        <translation>Cambiare costa un gettone, e non ne resta nessuno.</translation>
    </message>
    <message>
        <source>That is the declared action already.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.same-deed</extracomment>
        <translation>È già l’azione dichiarata.</translation>
    </message>
    <message>
        <source>The free square has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.walked</extracomment>
        <translation>La casella gratuita è già stata usata.</translation>
    </message>
    <message>
        <source>One challenge a round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.challenged</extracomment>
        <translation>Una sola sfida per round.</translation>
    </message>
    <message>
        <source>That is not next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-adjacent</extracomment>
        <translation>Non è accanto al tuo criceto.</translation>
    </message>
    <message>
        <source>{seat} does not stand next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-next-to</extracomment>
        <translation>{seat} non è accanto al tuo criceto.</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-play</extracomment>
        <translation>{seat} è fuori dal gioco.</translation>
    </message>
    <message>
        <source>Between the pit and the belt nobody can be reached.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.pit-and-belt</extracomment>
        <translation>Tra la fossa e il nastro non ci si può raggiungere.</translation>
    </message>
    <message>
        <source>There is no way out of the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-way-out</extracomment>
        <translation>Dalla fossa non si esce.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-in-the-pit</extracomment>
        <translation>Nella fossa puoi solo mordere o riposare.</translation>
    </message>
    <message>
        <source>A test of Mettle needs a Mettle chip of your own.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-mettle</extracomment>
        <translation>Per una prova di Tempra serve un tuo gettone Tempra.</translation>
    </message>
    <message>
        <source>With one Mettle chip nobody can be thrown: the reach is half the Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-range</extracomment>
        <translation>Con un solo gettone Tempra non si lancia nessuno: la portata è metà della Tempra.</translation>
    </message>
    <message>
        <source>Nobody is thrown off the board.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.off-the-board</extracomment>
        <translation>Nessuno viene lanciato fuori dal tabellone.</translation>
    </message>
    <message>
        <source>The throw reaches {squares} squares: half the thrower's Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-far</extracomment>
        <translation>Il lancio arriva a {squares} caselle: metà della Tempra di chi lancia.</translation>
    </message>
    <message>
        <source>That takes {needed} Scamper chips face up; there are {face_up}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-few-face-up</extracomment>
        <translation>Servono {needed} gettoni Scatto scoperti; ce ne sono {face_up}.</translation>
    </message>
    <message>
        <source>The free step to the side has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.sidestepped</extracomment>
        <translation>Il passo laterale gratuito è già stato usato.</translation>
    </message>
    <message>
        <source>The free step goes to the left or the right only.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-beside</extracomment>
        <translation>Il passo gratuito va solo a sinistra o a destra.</translation>
    </message>
    <message>
        <source>{seat} stands against the wall. Nobody is pushed off the sides or the top.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.against-the-wall</extracomment>
        <translation>{seat} è contro la parete. Nessuno viene spinto oltre i lati o la cima.</translation>
    </message>
    <message>
        <source>{other_seat} stands behind {seat}. Nobody is pushed into an occupied square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-room-behind</extracomment>
        <translation>Dietro {seat} c’è {other_seat}. Nessuno viene spinto in una casella occupata.</translation>
    </message>
    <message>
        <source>A climb costs three flips, or a spent chip and a flip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-such-price</extracomment>
        <translation>Scavalcare costa tre gettoni girati, o uno speso e uno girato.</translation>
    </message>
    <message>
        <source>A climb ends on the belt, not in the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-into-the-pit</extracomment>
        <translation>Scavalcando si arriva sul nastro, non nella fossa.</translation>
    </message>
    <message>
        <source>A climb ends next to {seat}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-behind</extracomment>
        <translation>Scavalcando {seat} si arriva nella casella accanto.</translation>
    </message>
    <message>
        <source>A climb does not end where it began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.back-again</extracomment>
        <translation>Scavalcando non si torna da dove si è partiti.</translation>
    </message>
    <message>
        <source>A resting hamster takes a chip back from Fatigue; choose its trait.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.take-the-chip</extracomment>
        <translation>Un criceto che riposa riprende un gettone dalla Fatica; scegli il suo tratto.</translation>
    </message>
    <message>
        <source>Nobody recovers in the alligator pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-rest-in-the-pit</extracomment>
        <translation>Nella fossa degli alligatori nessuno si riprende.</translation>
    </message>
    <message>
        <source>There is no chip to take back from Fatigue.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-recover</extracomment>
        <translation>Non ci sono gettoni da riprendere dalla Fatica.</translation>
    </message>
    <message>
        <source>Fewer than two hamsters are in play: the game is over.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-game-over</extracomment>
        <translation>Meno di due criceti sono in gioco: la partita è finita.</translation>
    </message>
    <message>
        <source>{seat} can only have been eaten in an earlier round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-eaten-later</extracomment>
        <translation>Gli alligatori possono aver divorato {seat} solo in un round precedente.</translation>
    </message>
    <message>
        <source>{seat} and {other_seat} stand on the same square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-same-square</extracomment>
        <translation>{seat} e {other_seat} sono sulla stessa casella.</translation>
    </message>
    <message>
        <source>The belt has moved since {seat} did: it cannot stand above strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-above</extracomment>
        <translation>Il nastro si è mosso da quando si è mosso {seat}: non più in alto della striscia {strip}.</translation>
    </message>
    <message>
        <source>{seat} cannot be in the pit yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-fallen-early</extracomment>
        <translation>{seat} non può essere già nella fossa: nessuno ha ancora agito.</translation>
    </message>
    <message>
        <source>{seat} has {chips} chips, those in Fatigue counted; every hamster has seven.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-pluck</extracomment>
        <translation>{seat} ha {chips} gettoni, compresi quelli in Fatica; ogni criceto ne ha sette.</translation>
    </message>
    <message>
        <source>{seat} cannot be tired yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-tired-early</extracomment>
        <translation>Per {seat} è presto per la fatica: nessuno ha ancora agito.</translation>
    </message>
    <message>
        <source>{seat} has fewer chips in Scamper than lie face down.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down</extracomment>
        <translation>{seat} ha meno gettoni in Scatto di quanti siano coperti.</translation>
    </message>
    <message>
        <source>Chips of {seat} lie face down only after its Run.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down-early</extracomment>
        <translation>I gettoni di {seat} sono coperti solo dopo aver corso.</translation>
    </message>
    <message>
        <source>In round {round} the belt cannot have Speed {speed} while the star strip is strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-speed</extracomment>
        <translation>Nel round {round} il nastro non può avere Velocità {speed} con la striscia con la stella al posto {strip}.</translation>
    </message>
    <message>
        <source>In round {round} there are {most} alligators at most.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-alligators</extracomment>
        <translation>Nel round {round} ci sono al massimo {most} alligatori.</translation>
    </message>
    <message>
        <source>No hamster has fallen in yet, so there is one alligator.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-one-alligator</extracomment>
        <translation>Nessun criceto è ancora caduto, quindi c’è un solo alligatore.</translation>
    </message>
    <message>
        <source>Every hamster in play has a number of its own, from 1 to {most}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-initiative</extracomment>
        <translation>Ogni criceto in gioco ha un numero proprio, da 1 a {most}.</translation>
    </message>
    <message>
        <source>{seat} has Friskiness and comes before {other_seat}, who has none.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-friskiness</extracomment>
        <translation>{seat} ha Vivacità e viene prima di {other_seat}, che non ne ha.</translation>
    </message>
    <message>
        <source>{seat} cannot have declared yet: a lower initiative comes first.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-declared-early</extracomment>
        <translation>{seat} non può aver già dichiarato: prima viene l’iniziativa più bassa.</translation>
    </message>
    <message>
        <source>{seat} has declared its action by now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-undeclared</extracomment>
        <translation>{seat} ha già dichiarato la sua azione.</translation>
    </message>
    <message>
        <source>{seat} had passed out and cannot have so many chips now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-asleep</extracomment>
        <translation>{seat} aveva perso i sensi e ora non può avere tanti gettoni.</translation>
    </message>
    <message>
        <source>{seat} has no chips, so it had passed out when the round began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-awake</extracomment>
        <translation>{seat} non ha gettoni, quindi aveva perso i sensi all’inizio del round.</translation>
    </message>
    <message>
        <source>{seats}: allocate your pluck to Scamper, Mettle and Friskiness.</source>
        <extracomment>engine/run_hamster_run/round.py: AllocatePluck</extracomment>
        <translation>{seats}: distribuisci i tuoi gettoni Fegato tra Scatto, Tempra e Vivacità.</translation>
    </message>
    <message>
        <source>{seats}: choose an action: Bite, Run, Throw or Rest.</source>
        <extracomment>engine/run_hamster_run/round.py: DeclareDeed</extracomment>
        <translation>{seats}: scegli un’azione: Mordere, Correre, Lanciare o Riposare.</translation>
    </message>
    <message>
        <source>Two to five hamsters run on a conveyor belt that never stops. At its end is a pit with hungry alligators.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Da due a cinque criceti corrono su un nastro trasportatore che non si ferma mai. In fondo c’è una fossa con alligatori affamati.</translation>
    </message>
    <message>
        <source>The last hamster left in play wins. If none is left, the alligators have won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Vince l’ultimo criceto rimasto in gioco. Se non ne resta nessuno, hanno vinto gli alligatori.</translation>
    </message>
    <message>
        <source>Pluck chips are all a hamster has: strength, toughness, wits. Whoever strives gets tired, and whoever rests is carried towards the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>I gettoni Fegato sono tutto ciò che un criceto ha: forza, tenacia, furbizia. Chi si dà da fare si stanca, e chi riposa viene portato verso la fossa.</translation>
    </message>
    <message>
        <source>Two to five hamsters can play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-4</extracomment>
        <translation>Possono giocare da due a cinque criceti.</translation>
    </message>
    <message>
        <source>There are always enough alligator and Speed chips.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-3</extracomment>
        <translation>Ci sono sempre abbastanza gettoni Alligatore e gettoni Velocità.</translation>
    </message>
    <message>
        <source>The belt is ten strips long and five lanes wide. Strip 1 lies next to the pit, strip 10 is the top. The star strip, the one with asterisks, begins as the fifth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Il nastro è lungo dieci strisce e largo cinque corsie. La striscia 1 è accanto alla fossa, la striscia 10 è la cima. La striscia con la stella, quella con gli asterischi, comincia come quinta.</translation>
    </message>
    <message>
        <source>Every hamster has seven pluck chips. One alligator waits in the pit, and the Speed pool holds one chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Ogni criceto ha sette gettoni Fegato. Un alligatore aspetta nella fossa, e la riserva di velocità contiene un gettone.</translation>
    </message>
    <message>
        <source>A chip of everybody goes into the HAT. Whoever is drawn puts a hamster on the belt, no higher than the star strip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Un gettone di ciascuno va nel CAPPELLO. Chi viene estratto mette un criceto sul nastro, non più in alto della striscia con la stella.</translation>
    </message>
    <message>
        <source>Hamsters start on the strips 1 to 5, one to a square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-1</extracomment>
        <translation>I criceti partono sulle strisce da 1 a 5, uno per casella.</translation>
    </message>
    <message>
        <source>Each hamster is placed as soon as it is drawn. The eighth chip of the box is a spare and never in play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-2</extracomment>
        <translation>Ogni criceto si piazza appena viene estratto. L’ottavo gettone della scatola è di scorta e non entra mai in gioco.</translation>
    </message>
    <message>
        <source>Squares touch along their sides: up, down, left, right. At set-up the table may choose that corners count too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-5</extracomment>
        <translation>Le caselle si toccano lungo i lati: su, giù, sinistra, destra. Nella preparazione il tavolo può scegliere che contino anche gli angoli.</translation>
    </message>
    <message>
        <source>Strip 1 is next to the pit. Hamsters may also move down, even into the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-6</extracomment>
        <translation>La striscia 1 è accanto alla fossa. I criceti possono andare anche in giù, perfino nella fossa.</translation>
    </message>
    <message>
        <source>1 Allocate pluck</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>1 Distribuire i gettoni Fegato</translation>
    </message>
    <message>
        <source>In secret, split all your pluck over the three traits. When everybody has done so, the splits are shown together.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>In segreto, dividi tutti i tuoi gettoni Fegato fra i tre tratti. Quando tutti l’hanno fatto, le divisioni si mostrano insieme.</translation>
    </message>
    <message>
        <source>- Scamper: how far you get in a Run.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Scatto: quanto lontano arrivi con Correre.</translation>
    </message>
    <message>
        <source>- Mettle: how well you push, bite, throw, and stand up to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Tempra: quanto bene spingi, mordi, lanci e quanto bene resisti.</translation>
    </message>
    <message>
        <source>- Friskiness: how likely you are to have the higher initiative.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Vivacità: quanto è probabile che tu abbia l’iniziativa più alta.</translation>
    </message>
    <message>
        <source>All pluck that is not in Fatigue is split anew every round. A trait may get nothing, but no chip stays behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-7</extracomment>
        <translation>Tutto il fegato che non è in Fatica si divide di nuovo a ogni round. Un tratto può restare senza, ma nessun gettone avanza.</translation>
    </message>
    <message>
        <source>Only the split is secret, and only until all have made theirs. Fatigue is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-53</extracomment>
        <translation>Segreta è solo la divisione, e solo finché tutti non hanno fatto la loro. La Fatica è visibile a tutti.</translation>
    </message>
    <message>
        <source>2 Initiative</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>2 Iniziativa</translation>
    </message>
    <message>
        <source>All Friskiness chips go into the HAT. The first hamster drawn has the highest initiative and takes its chips back, then the next one is drawn, until the HAT is empty.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Tutti i gettoni Vivacità vanno nel CAPPELLO. Il primo criceto estratto ha l’iniziativa più alta e riprende i suoi gettoni, poi si estrae il successivo, finché il CAPPELLO è vuoto.</translation>
    </message>
    <message>
        <source>If nobody has put a chip in, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Se nessuno ha messo un gettone, il nastro accelera di un gettone.</translation>
    </message>
    <message>
        <source>Hamsters in the pit take part. A hamster that has passed out has no chips to put in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-8</extracomment>
        <translation>Partecipano anche i criceti nella fossa. Un criceto svenuto non ha gettoni da mettere.</translation>
    </message>
    <message>
        <source>Whoever has no Friskiness chip comes after all the others; several of them in an order drawn evenly.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-9</extracomment>
        <translation>Chi non ha gettoni Vivacità viene dopo tutti gli altri; se sono più d’uno, in un ordine estratto a sorte.</translation>
    </message>
    <message>
        <source>"Nobody" means every hamster in play, those in the pit too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-10</extracomment>
        <translation>«Nessuno» vuol dire ogni criceto in gioco, anche quelli nella fossa.</translation>
    </message>
    <message>
        <source>Every chip in the HAT is as likely as every other, so more chips are drawn sooner.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-54</extracomment>
        <translation>Ogni gettone nel CAPPELLO è probabile quanto gli altri, perciò chi ne ha di più di solito esce prima.</translation>
    </message>
    <message>
        <source>3 Declare</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>3 Dichiarare</translation>
    </message>
    <message>
        <source>From the lowest initiative to the highest, everybody says which action it will be: Bite, Run, Throw or Rest. All its chips turn face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>Dall’iniziativa più bassa alla più alta, ciascuno dice quale azione farà: Mordere, Correre, Lanciare o Riposare. Tutti i suoi gettoni si scoprono.</translation>
    </message>
    <message>
        <source>If everybody declares a Rest, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>Se tutti dichiarano Riposare, il nastro accelera di un gettone.</translation>
    </message>
    <message>
        <source>Actions are declared in the open, the lowest initiative first. Against whom is not said yet.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-11</extracomment>
        <translation>Le azioni si dichiarano apertamente, a partire dall’iniziativa più bassa. Contro chi, ancora non si dice.</translation>
    </message>
    <message>
        <source>What counts is what was declared, forced Rests and hamsters in the pit included. The belt may become faster twice in one round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-12</extracomment>
        <translation>Conta ciò che è stato dichiarato, compresi i riposi forzati e i criceti nella fossa. Il nastro può accelerare due volte in un round.</translation>
    </message>
    <message>
        <source>Chips turn face up as their hamster declares. In tests before its turn all its chips count.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-13</extracomment>
        <translation>I gettoni si scoprono quando il loro criceto dichiara. Nelle prove prima del suo turno contano tutti i suoi gettoni.</translation>
    </message>
    <message>
        <source>Every action can be declared, whether it will be of use or not. Only a hamster that has passed out must rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-61</extracomment>
        <translation>Si può dichiarare qualsiasi azione, che serva o no. Solo un criceto svenuto deve riposare.</translation>
    </message>
    <message>
        <source>4 Resolve</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>4 Eseguire</translation>
    </message>
    <message>
        <source>From the highest initiative to the lowest, everybody carries the action out.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Dall’iniziativa più alta alla più bassa, ciascuno esegue la sua azione.</translation>
    </message>
    <message>
        <source>You may do something else than declared if you first move a chip of your choice to Fatigue. Another target is not another action and costs nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Puoi fare altro da ciò che hai dichiarato se prima sposti in Fatica un gettone a tua scelta. Un altro bersaglio non è un’altra azione e non costa nulla.</translation>
    </message>
    <message>
        <source>The sides and the top of the belt are walls. Whoever gets onto the pit strip has fallen in and does not come out again.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>I lati e la cima del nastro sono pareti. Chi finisce sulla striscia della fossa è caduto dentro e non ne esce più.</translation>
    </message>
    <message>
        <source>To change, pay a chip of any trait first. Without a chip there is no change, and there is only one a round. Paying the last chip is allowed.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-14</extracomment>
        <translation>Per cambiare, paga prima un gettone di un tratto qualsiasi. Senza gettoni non si cambia, e si cambia una sola volta per round. Si può pagare anche l’ultimo gettone.</translation>
    </message>
    <message>
        <source>You may do nothing. It still counts as your action when fatigue is checked.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-15</extracomment>
        <translation>Puoi non fare nulla. Quando si controlla la fatica, conta comunque come la tua azione.</translation>
    </message>
    <message>
        <source>A hamster that has fallen in before its turn keeps its action; changing it costs a chip as always.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-39</extracomment>
        <translation>Un criceto caduto nella fossa prima del suo turno conserva la sua azione; cambiarla costa un gettone come sempre.</translation>
    </message>
    <message>
        <source>A hamster that has lost all chips in mid-round still has its turn. Passing out is checked when the next round begins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-49</extracomment>
        <translation>Un criceto che ha perso tutti i gettoni a metà round ha comunque il suo turno. Se è svenuto si controlla all’inizio del round successivo.</translation>
    </message>
    <message>
        <source>An action can be changed until its first part is done, not later.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-60</extracomment>
        <translation>Un’azione si può cambiare finché non è fatta la sua prima parte, non dopo.</translation>
    </message>
    <message>
        <source>What comes to nothing is not offered: the table refuses it and says why, and no chip is wasted.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-67</extracomment>
        <translation>Ciò che non porta a nulla non viene offerto: il tavolo lo rifiuta e dice perché, e nessun gettone va sprecato.</translation>
    </message>
    <message>
        <source>Bite</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/state.py: DEED_NAMES.bite</extracomment>
        <translation>Mordere</translation>
    </message>
    <message>
        <source>You may move one square, for nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Puoi spostarti di una casella, gratis.</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, it loses a chip to Fatigue, and you say of which trait.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE</extracomment>
        <translation>Puoi sfidare un vicino a una prova di Tempra. Se vinci, perde un gettone, che va in Fatica, e sei tu a dire di quale tratto.</translation>
    </message>
    <message>
        <source>In a Bite or a Throw the square may come before or after the challenge; each once.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-16</extracomment>
        <translation>Con Mordere o Lanciare la casella può venire prima o dopo la sfida; ciascuna una volta.</translation>
    </message>
    <message>
        <source>That square must be free, or the pit. It costs no chip, and nobody is pushed by it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-17</extracomment>
        <translation>Quella casella deve essere libera, oppure la fossa. Non costa gettoni e non spinge nessuno.</translation>
    </message>
    <message>
        <source>The biter chooses the trait. A neighbour without chips has nothing to lose.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-22</extracomment>
        <translation>Il tratto lo sceglie chi morde. Un vicino senza gettoni non ha nulla da perdere.</translation>
    </message>
    <message>
        <source>A bite that takes the last chip makes a hamster pass out; it does not put it out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-23</extracomment>
        <translation>Un morso che toglie l’ultimo gettone fa svenire un criceto, ma non lo elimina dal gioco.</translation>
    </message>
    <message>
        <source>You may go into the pit with that square. There you can still bite, but not throw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-59</extracomment>
        <translation>Con quella casella puoi entrare nella fossa. Lì puoi ancora mordere, ma non lanciare.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN
engine/run_hamster_run/state.py: DEED_NAMES.run</extracomment>
        <translation>Correre</translation>
    </message>
    <message>
        <source>- Flip a Scamper chip face down: one square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Gira a faccia in giù un gettone Scatto: una casella.</translation>
    </message>
    <message>
        <source>- Spend a Scamper chip, that is, move it to Fatigue: two squares.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Spendi un gettone Scatto, cioè spostalo in Fatica: due caselle.</translation>
    </message>
    <message>
        <source>- Once a Run, a step to the left or right is free.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Una volta per corsa, un passo a sinistra o a destra è gratis.</translation>
    </message>
    <message>
        <source>- Push: flip a chip and test Mettle against a neighbour. If you win, it goes one square straight on and you may take its place. One flip more pushes it another square, without a test.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Spingere: gira un gettone e fai una prova di Tempra contro un vicino. Se vinci, va dritto di una casella e puoi prendere il suo posto. Girando un altro gettone lo spingi di un’altra casella, senza prova.</translation>
    </message>
    <message>
        <source>- Climb over a neighbour: flip three chips, or spend one and flip one. You land on a free square next to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Scavalcare un vicino: gira tre gettoni, oppure spendine uno e girane uno. Arrivi su una casella libera accanto a lui.</translation>
    </message>
    <message>
        <source>A chip that lies face down stays in its trait. It counts in tests, but it cannot be flipped or spent.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-18</extracomment>
        <translation>Un gettone coperto resta nel suo tratto. Conta nelle prove, ma non si può girare né spendere.</translation>
    </message>
    <message>
        <source>Do these in any order and as often as face-up Scamper chips last.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-24</extracomment>
        <translation>Fai queste cose in qualsiasi ordine e finché bastano i gettoni Scatto scoperti.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip need not lie in a line. Both must be free or the pit, and the second may be dropped.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-25</extracomment>
        <translation>Le due caselle di un gettone speso non devono essere in linea. Tutte e due devono essere libere o la fossa, e alla seconda si può rinunciare.</translation>
    </message>
    <message>
        <source>Trying to push costs a flip, won or lost. Neither a spent chip nor the free step pays for it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-26</extracomment>
        <translation>Tentare di spingere costa un gettone girato, che si vinca o si perda. Non si paga né con un gettone speso né con il passo gratuito.</translation>
    </message>
    <message>
        <source>The free step comes once a Run, to the left or right, onto a free square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-27</extracomment>
        <translation>Il passo gratuito si fa una volta per corsa, a sinistra o a destra, su una casella libera.</translation>
    </message>
    <message>
        <source>Who wins the push may stay put; then the other stays too. Who is pushed onto the pit strip has fallen in, and the pusher takes the square left behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-28</extracomment>
        <translation>Chi vince la spinta può restare fermo; allora resta fermo anche l’altro. Chi viene spinto sulla striscia della fossa è caduto dentro, e chi spinge prende la casella rimasta libera.</translation>
    </message>
    <message>
        <source>Nobody is pushed into an occupied square, nor over the sides or the top. Where corners count, a slanting push from strip 1 leads down into the pit, in the corner too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-29</extracomment>
        <translation>Nessuno viene spinto in una casella occupata, né oltre i lati o la cima. Dove contano gli angoli, una spinta obliqua dalla striscia 1 porta giù nella fossa, anche nell’angolo.</translation>
    </message>
    <message>
        <source>Pushing again: in the same Run, the same hamster, no new test, a flip for each square, in any direction that is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-30</extracomment>
        <translation>Spingere ancora: nella stessa corsa, lo stesso criceto, nessuna nuova prova, un gettone girato per ogni casella, in qualsiasi direzione libera.</translation>
    </message>
    <message>
        <source>A push that was lost may be tried again, for another flip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-31</extracomment>
        <translation>Una spinta persa si può ritentare, girando un altro gettone.</translation>
    </message>
    <message>
        <source>Climbing needs no test. You land on a free square of the belt next to the one climbed over, not where you came from and not in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-32</extracomment>
        <translation>Scavalcare non richiede prove. Si arriva su una casella libera del nastro accanto a chi è stato scavalcato, non da dove si è partiti e non nella fossa.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip are one thing: nothing comes between them, and the second may lead back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-55</extracomment>
        <translation>Le due caselle di un gettone speso sono una cosa sola: non ci si mette in mezzo nulla, e la seconda può riportare indietro.</translation>
    </message>
    <message>
        <source>The free step is there in every Run, also without a face-up chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-56</extracomment>
        <translation>Il passo gratuito c’è in ogni corsa, anche senza gettoni scoperti.</translation>
    </message>
    <message>
        <source>Only a hamster that was moved can be pushed again. If you stayed put, another try is a new push.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-57</extracomment>
        <translation>Si può spingere ancora solo un criceto che è stato spostato. Se sei rimasto fermo, un altro tentativo è una nuova spinta.</translation>
    </message>
    <message>
        <source>Only hamsters on the belt can be climbed over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-58</extracomment>
        <translation>Si possono scavalcare solo i criceti sul nastro.</translation>
    </message>
    <message>
        <source>Where corners count: a push goes straight on, the free step stays sideways, and every way down from strip 1 ends in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-66</extracomment>
        <translation>Dove contano gli angoli: una spinta va dritta, il passo gratuito resta laterale, e ogni via verso il basso dalla striscia 1 finisce nella fossa.</translation>
    </message>
    <message>
        <source>Throw</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW
engine/run_hamster_run/state.py: DEED_NAMES.throw</extracomment>
        <translation>Lanciare</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, you put it down on a free square, or in the pit, up to half your Mettle away, rounded down. Whatever lies between does not matter.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Puoi sfidare un vicino a una prova di Tempra. Se vinci, lo posi su una casella libera, o nella fossa, lontana al massimo metà della tua Tempra, arrotondata per difetto. Ciò che c’è in mezzo non importa.</translation>
    </message>
    <message>
        <source>The thrower chooses the landing, counted from where the thrown hamster stood, and may leave it there. With a range of nothing a Throw is not offered.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-33</extracomment>
        <translation>Chi lancia sceglie dove atterra il lanciato, contando da dove si trovava, e può anche lasciarlo lì. Con portata zero non viene offerto di lanciare.</translation>
    </message>
    <message>
        <source>Your Mettle is what is left after everything you have paid this round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-34</extracomment>
        <translation>La tua Tempra è ciò che resta dopo tutto quello che hai pagato in questo round.</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST
engine/run_hamster_run/state.py: DEED_NAMES.rest</extracomment>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>You do not move. If you have less than seven pluck, one chip comes back from Fatigue into a trait of your choice. In the pit nobody recovers.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST</extracomment>
        <translation>Non ti muovi. Se hai meno di sette gettoni Fegato, uno torna dalla Fatica in un tratto a tua scelta. Nella fossa nessuno si riprende.</translation>
    </message>
    <message>
        <source>The chip comes only if one is in Fatigue, and only on the belt. It lies face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-35</extracomment>
        <translation>Il gettone torna solo se ce n’è uno in Fatica, e solo sul nastro. È scoperto.</translation>
    </message>
    <message>
        <source>Changing to a Rest costs a chip and brings one, and you do not tire.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-36</extracomment>
        <translation>Cambiare in Riposare costa un gettone e ne porta uno, e non ci si stanca.</translation>
    </message>
    <message>
        <source>A hamster that has passed out on the belt rests, gets a chip and can act again in the next round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-50</extracomment>
        <translation>Un criceto svenuto sul nastro riposa, riceve un gettone e può agire di nuovo nel round successivo.</translation>
    </message>
    <message>
        <source>Whoever can take a chip takes it; only the trait is a choice.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-62</extracomment>
        <translation>Chi può riprendere un gettone lo riprende; si sceglie solo il tratto.</translation>
    </message>
    <message>
        <source>Tests</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Both put their chips of the trait into the HAT. One chip is drawn, and its owner wins. Then all take their chips back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Tutti e due mettono nel CAPPELLO i propri gettoni del tratto. Si estrae un gettone, e vince il suo proprietario. Poi ciascuno riprende i propri gettoni.</translation>
    </message>
    <message>
        <source>So with 3 chips against 2 you win three times out of five.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Così con 3 gettoni contro 2 vinci tre volte su cinque.</translation>
    </message>
    <message>
        <source>Whoever is challenged may decide not to resist: the challenger then wins without a draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Chi viene sfidato può decidere di non resistere: allora lo sfidante vince senza estrazione.</translation>
    </message>
    <message>
        <source>Without a chip of the trait a test cannot be begun. Against a hamster without one it is won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-19</extracomment>
        <translation>Senza gettoni del tratto non si può cominciare una prova. Contro un criceto che non ne ha, la prova è vinta.</translation>
    </message>
    <message>
        <source>Not to resist is always allowed, and it is said before the draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-20</extracomment>
        <translation>Non resistere è sempre permesso, e lo si dice prima dell’estrazione.</translation>
    </message>
    <message>
        <source>Nobody loses a chip by a test itself, neither by winning nor by losing it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-21</extracomment>
        <translation>Nessuno perde gettoni per la prova in sé, né vincendola né perdendola.</translation>
    </message>
    <message>
        <source>When a chip is taken from Scamper, one that lies face up goes first. Without resistance nothing is drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-65</extracomment>
        <translation>Quando si toglie un gettone da Scatto, va via prima uno coperto. Senza resistenza non si estrae nulla.</translation>
    </message>
    <message>
        <source>5 The belt moves</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>5 Il nastro si muove</translation>
    </message>
    <message>
        <source>For every chip in the Speed pool, the strip next to the pit goes over the edge and comes back at the top. Hamsters on it fall in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Per ogni gettone nella riserva di velocità, la striscia accanto alla fossa scende oltre il bordo e torna in cima. I criceti che ci stanno sopra cadono nella fossa.</translation>
    </message>
    <message>
        <source>Whenever the star strip drops off, Speed goes one step towards four.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Ogni volta che cade la striscia con la stella, la Velocità si avvicina di uno a quattro.</translation>
    </message>
    <message>
        <source>How many strips go over is settled as the belt starts. A new Speed counts from the next round on. At four it stays, and it has no upper end.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-40</extracomment>
        <translation>Quante strisce scendono è deciso quando il nastro parte. Una nuova velocità vale dal round successivo. A quattro resta ferma, e non ha un limite massimo.</translation>
    </message>
    <message>
        <source>A strip comes back empty. The star strip counts each time it goes over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-41</extracomment>
        <translation>Una striscia torna vuota. La striscia con la stella conta ogni volta che cade.</translation>
    </message>
    <message>
        <source>6 Alligators</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>6 Alligatori</translation>
    </message>
    <message>
        <source>If a hamster is in the pit, another alligator comes. If none is, one leaves, but the last one stays.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Se nella fossa c’è un criceto, arriva un altro alligatore. Se non ce n’è nessuno, un alligatore se ne va, ma l’ultimo resta.</translation>
    </message>
    <message>
        <source>Then each hamster in the pit, the lowest Mettle first, tests a trait of its choice against as many chips as there are alligators. If it wins, it gets away this time. If it loses, it moves one chip to Fatigue for every two alligators, rounded up, and one alligator leaves with a full mouth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Poi ogni criceto nella fossa, a partire dalla Tempra più bassa, fa una prova con un tratto a sua scelta contro tanti gettoni quanti sono gli alligatori. Se vince, per questa volta se la cava. Se perde, sposta in Fatica un gettone ogni due alligatori, arrotondando per eccesso, e un alligatore se ne va a bocca piena.</translation>
    </message>
    <message>
        <source>A hamster that loses its last chip to an alligator has been eaten.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Un criceto che perde il suo ultimo gettone per un alligatore è divorato.</translation>
    </message>
    <message>
        <source>The pit is one place without squares. Everybody in it is next to everybody else in it, and to nobody on the belt.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-37</extracomment>
        <translation>La fossa è un luogo unico, senza caselle. Chi è dentro è accanto a tutti gli altri che sono dentro, e a nessuno sul nastro.</translation>
    </message>
    <message>
        <source>In the pit, hamsters can bite each other. A Run or a Throw does nothing there, and nobody is thrown out of it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-38</extracomment>
        <translation>Nella fossa i criceti possono mordersi a vicenda. Correre o Lanciare lì non serve a nulla, e nessuno viene lanciato fuori.</translation>
    </message>
    <message>
        <source>One alligator a round comes, however many hamsters are in the pit, and before anybody is chomped at.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-42</extracomment>
        <translation>Arriva un solo alligatore per round, qualunque sia il numero di criceti nella fossa, e prima di ogni Gnam.</translation>
    </message>
    <message>
        <source>Mettle is compared as the chomping begins; equals are drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-43</extracomment>
        <translation>La Tempra si confronta quando cominciano gli Gnam; in caso di parità si estrae a sorte.</translation>
    </message>
    <message>
        <source>The trait needs a chip. All its chips count, also those face down, against the alligators there are now. With none left, the hamster is safe.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-44</extracomment>
        <translation>Il tratto deve avere un gettone. Contano tutti i suoi gettoni, anche quelli coperti, contro gli alligatori presenti in quel momento. Se non ne restano, il criceto è salvo.</translation>
    </message>
    <message>
        <source>The alligators are counted before the fed one leaves. The hamster chooses the chips; who has too few loses all.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-45</extracomment>
        <translation>Gli alligatori si contano prima che quello sazio se ne vada. I gettoni li sceglie il criceto; chi ne ha troppo pochi li perde tutti.</translation>
    </message>
    <message>
        <source>A hamster in the pit without any chip cannot test: it is eaten if an alligator is left.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-46</extracomment>
        <translation>Un criceto nella fossa senza alcun gettone non può fare la prova: se resta un alligatore, è divorato.</translation>
    </message>
    <message>
        <source>Only alligators put a hamster out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-47</extracomment>
        <translation>Solo gli alligatori eliminano un criceto dal gioco.</translation>
    </message>
    <message>
        <source>Chomps can empty the pit of alligators. Who comes after that is spared.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-63</extracomment>
        <translation>Gli Gnam possono svuotare la fossa di alligatori. Chi viene dopo è risparmiato.</translation>
    </message>
    <message>
        <source>The order of the Chomps is settled before the first. Fatigue is chosen one after the other, the highest initiative first, in the last round too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-64</extracomment>
        <translation>L’ordine degli Gnam è deciso prima del primo. La Fatica si sceglie uno dopo l’altro, a partire dall’iniziativa più alta, anche nell’ultimo round.</translation>
    </message>
    <message>
        <source>7 Fatigue</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>7 Fatica</translation>
    </message>
    <message>
        <source>Whoever has not rested moves a chip of any trait to Fatigue.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>Chi non ha riposato sposta in Fatica un gettone di un tratto qualsiasi.</translation>
    </message>
    <message>
        <source>The owner chooses the chip. Without chips there is nothing to move.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-48</extracomment>
        <translation>Il gettone lo sceglie il proprietario. Senza gettoni non c’è nulla da spostare.</translation>
    </message>
    <message>
        <source>In the last round fatigue changes nothing about who wins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-52</extracomment>
        <translation>Nell’ultimo round la fatica non cambia chi vince.</translation>
    </message>
    <message>
        <source>8 Tally</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>8 Conta</translation>
    </message>
    <message>
        <source>Count the hamsters in play. One left: it wins. None left: the alligators win.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Contate i criceti in gioco. Ne resta uno: vince. Non ne resta nessuno: vincono gli alligatori.</translation>
    </message>
    <message>
        <source>Otherwise a new round begins. Who has no pluck has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Altrimenti comincia un nuovo round. Chi non ha fegato è svenuto e può solo riposare.</translation>
    </message>
    <message>
        <source>The game ends here and nowhere else. The last hamster must survive its own Chomp first, and it may win from within the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8.RR-51</extracomment>
        <translation>La partita finisce qui e in nessun altro momento. L’ultimo criceto deve prima sopravvivere al proprio Gnam, e può vincere anche dalla fossa.</translation>
    </message>
    <message>
        <source>{seats}: put your hamster on the belt, up to the star strip.</source>
        <extracomment>engine/run_hamster_run/setup.py: PlaceHamster</extracomment>
        <translation>{seats}: metti il tuo criceto sul nastro, fino alla striscia con la stella.</translation>
    </message>
    <message>
        <source>Adjacent means</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup</extracomment>
        <translation>Adiacente vuol dire</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.orthogonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>ortogonale</translation>
    </message>
    <message>
        <source>also diagonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.diagonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>anche diagonale</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>{seat} è l’ultimo criceto in gioco.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>Non resta nessun criceto. Vincono gli alligatori.</translation>
    </message>
    <message>
        <source>Scamper</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Scatto</translation>
    </message>
    <message>
        <source>Mettle</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Tempra</translation>
    </message>
    <message>
        <source>Friskiness</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Vivacità</translation>
    </message>
    <message>
        <source>Tests won, against the odds</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>Prove vinte, rispetto alle probabilità</translation>
    </message>
    <message>
        <source>Tests won</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Prove vinte</translation>
    </message>
    <message>
        <source>Luck counts only what the HAT decided.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>La fortuna conta solo ciò che ha deciso il CAPPELLO.</translation>
    </message>
    <message>
        <source>{name} won {won} of {tests} tests; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} ha vinto {won} delle {tests} prove; atteso {expected}, di solito da {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} has had no test yet.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} non ha ancora avuto prove.</translation>
    </message>
    <message>
        <source>Rounds in play</source>
        <extracomment>engine/run_hamster_run/tallies.py: SURVIVED</extracomment>
        <translation>Round in gioco</translation>
    </message>
    <message>
        <source>Pushes</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Spinte</translation>
    </message>
    <message>
        <source>Climbs</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Scavalcamenti</translation>
    </message>
    <message>
        <source>Bites</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Rests</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Riposi</translation>
    </message>
    <message>
        <source>Chomps</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Gnam</translation>
    </message>
    <message>
        <source>Undone together by {persons}.</source>
        <extracomment>engine/storage/annotations.py: TookBack</extracomment>
        <translation>Annullato insieme da {persons}.</translation>
    </message>
    <message>
        <source>{seat} undoes something already revealed. Times in this game: {times}.</source>
        <extracomment>engine/storage/annotations.py: TookBackAlone</extracomment>
        <translation>{seat} annulla qualcosa di già rivelato. Volte in questa partita: {times}.</translation>
    </message>
    <message>
        <source>No answer from {seat}: this move was drawn at random.</source>
        <extracomment>engine/storage/annotations.py: StoodIn</extracomment>
        <translation>Nessuna risposta da {seat}: questa mossa è stata estratta a sorte.</translation>
    </message>
    <message>
        <source>The program of {seat} has failed. Steady plays on in its place.</source>
        <extracomment>engine/storage/annotations.py: ProgramReplaced</extracomment>
        <translation>Il programma di {seat} non ha funzionato. Posato continua al suo posto.</translation>
    </message>
    <message>
        <source>A first game: all dice, draws and opponents are prepared during the lessons.</source>
        <extracomment>engine/storage/annotations.py: LessonsBegan</extracomment>
        <translation>Una prima partita: durante le lezioni dadi, estrazioni e avversari sono preparati.</translation>
    </message>
    <message>
        <source>{seat} ends the lessons. From here on nothing is prepared.</source>
        <extracomment>engine/storage/annotations.py: LessonsEnded</extracomment>
        <translation>{seat} termina le lezioni. Da qui in poi nulla è preparato.</translation>
    </message>
    <message>
        <source>{level}, a computer player, takes over for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatGiven</extracomment>
        <translation>{level}, un giocatore computer, ora gioca per {seat}.</translation>
    </message>
    <message>
        <source>From here on a person plays for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatTaken</extracomment>
        <translation>Da qui in poi una persona gioca per {seat}.</translation>
    </message>
    <message>
        <source>From here on {level} plays for {seat}, instead of {was}.</source>
        <extracomment>engine/storage/annotations.py: LevelChanged</extracomment>
        <translation>Da qui in poi {level} gioca per {seat}, al posto di {was}.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>A bookmark.</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Un segnalibro.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is new.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>E se? Fin qui è un’altra partita. Da qui in poi la fortuna è nuova.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is the same.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>E se? Fin qui è un’altra partita. Da qui in poi la fortuna è la stessa.</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>engine/storage/annotations.py: PROGRAM_WORD</extracomment>
        <translation>Programma</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>engine/storage/envelope.py: CUT_SHORT</extracomment>
        <translation>manca la fine</translation>
    </message>
    <message>
        <source>it is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: CHANGED</extracomment>
        <translation>non è più come è stato salvato</translation>
    </message>
    <message>
        <source>entry {n} is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: _damaged</extracomment>
        <translation>la voce {n} non è più come è stata salvata</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.missing</extracomment>
        <translation>Questo file non esiste.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-file</extracomment>
        <translation>Questa è una cartella o un dispositivo, non una partita salvata.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden-to-read</extracomment>
        <translation>Non hai il permesso di leggere questo file.</translation>
    </message>
    <message>
        <source>The disk could not read this file. Try again, or open a copy of it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unreadable</extracomment>
        <translation>Il disco non è riuscito a leggere questo file. Riprova, o apri una sua copia.</translation>
    </message>
    <message>
        <source>This file is too large to be a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.too-large</extracomment>
        <translation>Questo file è troppo grande per essere una partita salvata.</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.not-ours</extracomment>
        <translation>Questo file non è una partita di Hamster Table.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened: {how}. There may be an older copy beside it that ends in .bak1.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.damaged</extracomment>
        <translation>Questo file è danneggiato e non si può aprire: {how}. Accanto potrebbe esserci una copia meno recente che finisce in .bak1.</translation>
    </message>
    <message>
        <source>This file is from a newer version ({app}). Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer</extracomment>
        <translation>Questo file viene da una versione più recente ({app}). Aggiorna Hamster Table per aprirlo.</translation>
    </message>
    <message>
        <source>This game was started with newer rules of {game}. Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-rules</extracomment>
        <translation>Questa partita è cominciata con regole più recenti di {game}. Aggiorna Hamster Table per aprirla.</translation>
    </message>
    <message>
        <source>This file contains a game called {game}, which is not installed here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-game</extracomment>
        <translation>Questo file contiene un gioco chiamato {game}, che qui non è installato.</translation>
    </message>
    <message>
        <source>This file sets up {game} with options that its rules do not have.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.set-up</extracomment>
        <translation>Questo file prepara {game} con opzioni che le sue regole non hanno.</translation>
    </message>
    <message>
        <source>After entry {n} the game in this file breaks the rules. {why} It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.refused</extracomment>
        <translation>Dopo la voce {n} la partita in questo file viola le regole. {why} Viene mostrata fino a lì.</translation>
    </message>
    <message>
        <source>The result in this file does not match its moves. The game can only be viewed.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.differs</extracomment>
        <translation>Il risultato in questo file non corrisponde alle sue mosse. La partita si può solo guardare.</translation>
    </message>
    <message>
        <source>The disk is full: the game may not be saved. You can play on; free some space and save again.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.full</extracomment>
        <translation>Il disco è pieno: forse la partita non è salvata. Puoi continuare a giocare; libera spazio e salva di nuovo.</translation>
    </message>
    <message>
        <source>No permission to write there: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden</extracomment>
        <translation>Non è permesso scrivere lì: forse la partita non è salvata. Puoi continuare a giocare; scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>That folder is gone: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-folder</extracomment>
        <translation>Quella cartella non c’è più: forse la partita non è salvata. Puoi continuare a giocare; scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>That name is too long for a file, or has characters that the disk does not allow.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.name</extracomment>
        <translation>Quel nome è troppo lungo per un file, o ha caratteri che il disco non permette.</translation>
    </message>
    <message>
        <source>Something that is not a file has that name: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-target</extracomment>
        <translation>Quel nome appartiene a qualcosa che non è un file: la partita non è salvata. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>This file is write-protected and stays as it is: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.protected</extracomment>
        <translation>Questo file è protetto da scrittura e resta com’è: la partita non è salvata. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>The disk could not write the file: the game may not be saved. You can play on; save it somewhere else.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.disc</extracomment>
        <translation>Il disco non è riuscito a scrivere il file: forse la partita non è salvata. Puoi continuare a giocare; salvala altrove.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. It stays as it is; choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.changed</extracomment>
        <translation>Un altro programma ha modificato {name} da quando è stato aperto qui. Resta com’è; scegli un altro nome.</translation>
    </message>
    <message>
        <source>What was written could not be read back: the game may not be saved. The older file is untouched.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unproven</extracomment>
        <translation>Non è stato possibile rileggere quanto scritto: forse la partita non è salvata. Il file precedente è intatto.</translation>
    </message>
    <message>
        <source>Hamster Table is already open in another window, which saves the games. Nothing is saved here.</source>
        <oldsource>This game is already open in another window, which saves it. Nothing of it is saved here.</oldsource>
        <extracomment>engine/storage/save_file.py: SENTENCES.in-use</extracomment>
        <translation>Hamster Table è già aperto in un’altra finestra, che salva le partite. Qui non si salva nulla.</translation>
    </message>
    <message>
        <source>The games on this computer were saved by a newer version. They stay as they are.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-store</extracomment>
        <translation>Le partite su questo computer sono state salvate da una versione più recente. Restano come sono.</translation>
    </message>
    <message>
        <source>This saved game is damaged after entry {n}. It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.torn</extracomment>
        <translation>Questa partita salvata è danneggiata dopo la voce {n}. Viene mostrata fino a lì.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be opened. The other games are not affected.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.spoiled</extracomment>
        <translation>Questa partita salvata è danneggiata e non si può aprire. Le altre partite non ne risentono.</translation>
    </message>
    <message>
        <source>This game is no longer saved here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.gone</extracomment>
        <translation>Questa partita non è più salvata qui.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged and has been repaired (complete: {games}, incomplete: {broken}, results lost: {records}); the damaged file stays beside it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.mended</extracomment>
        <translation>Il file delle partite salvate era danneggiato ed è stato riparato (complete: {games}, incomplete: {broken}, risultati persi: {records}); il file danneggiato resta accanto.</translation>
    </message>
    <message>
        <source>When the program was interrupted, the last {plays} moves were not saved; everything before them is complete.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.cut-off</extracomment>
        <translation>Quando il programma si è interrotto, le ultime mosse ({plays}) non sono state salvate; tutto ciò che viene prima è completo.</translation>
    </message>
    <message>
        <source>Games cannot be saved on this computer at the moment. You can play on; save the game to a file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-store</extracomment>
        <translation>Al momento le partite non si possono salvare su questo computer. Puoi continuare a giocare; salva la partita in un file.</translation>
    </message>
    <message>
        <source>Careful: takes no risk that it can leave to others.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Prudente: lascia volentieri i rischi agli altri.</translation>
    </message>
    <message>
        <source>Bold: goes all out, and thinks of tomorrow tomorrow.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Audace: gioca tutto e al domani pensa domani.</translation>
    </message>
    <message>
        <source>Spiteful: likes best what hurts somebody else.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Dispettoso: preferisce ciò che fa male agli altri.</translation>
    </message>
    <message>
        <source>Tricky: seldom does what one expects.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Furbo: fa di rado quello che ci si aspetta.</translation>
    </message>
    <message>
        <source>another one for each</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>uno diverso per ciascuno</translation>
    </message>
    <message>
        <source>no temper</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>careful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>audace</translation>
    </message>
    <message>
        <source>spiteful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>dispettoso</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>furbo</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by who plays there, with nothing hidden. Estimated from {games} imagined games a point or more, within the band. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: ESTIMATED</extracomment>
        <translation>Quanto era probabile la vittoria di ogni posto, secondo chi vi gioca, senza nulla di nascosto. Stimata da {games} partite immaginate per punto o più, entro la fascia. Pieno: che cosa ha deciso la partita.</translation>
    </message>
    <message>
        <source>What is missing to 100 % is the chance that nobody wins.</source>
        <extracomment>features/analysis/analysis_model.py: NOBODY_WINS</extracomment>
        <translation>Ciò che manca al 100 % è la probabilità che non vinca nessuno.</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by the pieces that were left. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: BY_RULE</extracomment>
        <translation>Quanto era probabile la vittoria di ogni posto, in base ai pezzi rimasti. Pieno: che cosa ha deciso la partita.</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>passo</translation>
    </message>
    <message>
        <source>percent</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>per cento</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/analysis/analysis_model.py: cause_words
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Own choices</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Scelte proprie</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Scelte degli altri</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Alla fine</translation>
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
        <translation>{name} sale dal {start} % al {end} %.</translation>
    </message>
    <message>
        <source>{name} falls from {start} % to {end} %.</source>
        <extracomment>features/analysis/analysis_model.py: change_words</extracomment>
        <translation>{name} scende dal {start} % al {end} %.</translation>
    </message>
    <message>
        <source>Chosen at once: {choices}.</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Scelte insieme: {choices}.</translation>
    </message>
    <message>
        <source>Own choice</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Scelta propria</translation>
    </message>
    <message>
        <source>Choice of {name}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Scelta di {name}</translation>
    </message>
    <message>
        <source>{maker}: {happening}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>{maker}: {happening}</translation>
    </message>
    <message>
        <source>{key} is not what it may be</source>
        <extracomment>features/challenges/challenge_file.py: WRONG</extracomment>
        <translation>{key} non ha un valore ammesso</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table challenge.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.no-challenge</extracomment>
        <translation>Questo file non è una sfida di Hamster Table.</translation>
    </message>
    <message>
        <source>There is a mistake in this challenge: {how}.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.mistake</extracomment>
        <translation>C’è un errore in questa sfida: {how}.</translation>
    </message>
    <message>
        <source>This challenge is for older rules of {game}, by which it can no longer be played. Make a new one.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.older-rules</extracomment>
        <translation>Questa sfida è per regole precedenti di {game}, con cui non si può più giocare. Creane una nuova.</translation>
    </message>
    <message>
        <source>A challenge is for exactly one person against the program's own computer players.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.one-person</extracomment>
        <translation>Una sfida è per una sola persona contro i giocatori del programma.</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>manca {key}</translation>
    </message>
    <message>
        <source>{key} means nothing in it</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>{key} non vi significa nulla</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <extracomment>features/challenges/challenge_file.py: _mistake
features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>non è un oggetto JSON</translation>
    </message>
    <message>
        <source>it is no JSON from line {line} on</source>
        <extracomment>features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>dalla riga {line} in poi non è più JSON</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>features/challenges/challenge_model.py
models/items/library_model.py: GameLine.stand</extracomment>
        <translation>finita</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>features/challenges/challenge_model.py</extracomment>
        <translation>non finita</translation>
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
        <translation>Nome</translation>
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
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__
features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__</extracomment>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Enter opens the game</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.spoken
features/records/records_model.py: FinishedModel.spoken
features/records/records_model.py: BestModel.spoken</extracomment>
        <translation>Invio apre la partita</translation>
    </message>
    <message>
        <source>{name} (try {number})</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel._row</extracomment>
        <translation>{name} (tentativo {number})</translation>
    </message>
    <message>
        <source>without a clock</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.0</extracomment>
        <translation>senza orologio</translation>
    </message>
    <message>
        <source>5 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.5</extracomment>
        <translation>5 minuti a testa</translation>
    </message>
    <message>
        <source>10 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.10</extracomment>
        <translation>10 minuti a testa</translation>
    </message>
    <message>
        <source>15 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.15</extracomment>
        <translation>15 minuti a testa</translation>
    </message>
    <message>
        <source>20 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.20</extracomment>
        <translation>20 minuti a testa</translation>
    </message>
    <message>
        <source>30 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.30</extracomment>
        <translation>30 minuti a testa</translation>
    </message>
    <message>
        <source>45 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.45</extracomment>
        <translation>45 minuti a testa</translation>
    </message>
    <message>
        <source>60 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.60</extracomment>
        <translation>60 minuti a testa</translation>
    </message>
    <message>
        <source>To think, all turns together (nobody loses by it):</source>
        <extracomment>features/clock/soft_clock.py: THINKING</extracomment>
        <translation>Tempo per pensare, tutti i turni insieme (nessuno perde per questo):</translation>
    </message>
    <message>
        <source>Look at who stands where the water comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda chi sta dove arriva l’acqua.</translation>
    </message>
    <message>
        <source>Look at both ends of your dam.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda le due estremità della tua diga.</translation>
    </message>
    <message>
        <source>Look at what each of these hamsters is still good for.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda a che cosa serve ancora ciascuno di questi criceti.</translation>
    </message>
    <message>
        <source>Look at your special hamsters.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda i tuoi criceti speciali.</translation>
    </message>
    <message>
        <source>Look at whom each number would flood.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda chi verrebbe allagato da ciascun numero.</translation>
    </message>
    <message>
        <source>Look at how often each number comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Guarda quante volte esce ciascun numero.</translation>
    </message>
    <message>
        <source>Look at whether anything here is worth its price.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Chiediti se qui qualcosa vale il suo prezzo.</translation>
    </message>
    <message>
        <source>Look at the cards with water.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Guarda le carte con acqua.</translation>
    </message>
    <message>
        <source>Look at the numbers that come often, 4 to 10.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Guarda i numeri che escono spesso, da 4 a 10.</translation>
    </message>
    <message>
        <source>Look at the numbers that come seldom, 2, 3, 11 and 12.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Guarda i numeri che escono di rado, 2, 3, 11 e 12.</translation>
    </message>
    <message>
        <source>Look at the hindmost of the golden compartments.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Guarda la più arretrata delle caselle dorate.</translation>
    </message>
    <message>
        <source>Look at the golden compartments further ahead.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Guarda le caselle dorate più avanti.</translation>
    </message>
    <message>
        <source>Nothing was found that holds: look for where a piece that drops does least harm.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Non si è trovato nulla che tenga: cerca dove un pezzo che cade fa meno danni.</translation>
    </message>
    <message>
        <source>Look at which of your pieces finds a place.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Guarda quale dei tuoi pezzi trova posto.</translation>
    </message>
    <message>
        <source>Look at the pieces that could go to another compartment.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Guarda i pezzi che potrebbero andare in un’altra casella.</translation>
    </message>
    <message>
        <source>Look at your neighbours.</source>
        <extracomment>features/hints/run_hamster_run.py: NEIGHBOURS</extracomment>
        <translation>Guarda i tuoi vicini.</translation>
    </message>
    <message>
        <source>Look at your chips, and at what each is still needed for.</source>
        <extracomment>features/hints/run_hamster_run.py: CHIPS</extracomment>
        <translation>Guarda i tuoi gettoni, e a che cosa ti serve ancora ciascuno.</translation>
    </message>
    <message>
        <source>Look at the strip farthest from the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Guarda la striscia più lontana dalla fossa.</translation>
    </message>
    <message>
        <source>Look at the strips nearer to the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Guarda le strisce più vicine alla fossa.</translation>
    </message>
    <message>
        <source>Look at how far the belt will carry you, and at who stands near you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Guarda fin dove ti porterà il nastro, e chi ti sta vicino.</translation>
    </message>
    <message>
        <source>Look at how far the pit is, and how fast the belt.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Guarda quanto è lontana la fossa, e quanto è veloce il nastro.</translation>
    </message>
    <message>
        <source>Look at the free squares around you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Guarda le caselle libere intorno a te.</translation>
    </message>
    <message>
        <source>These cards will be your dam. Dots bring hamsters, and a likely number is flooded often. Pass the 3 and the 11 to Nutmeg.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Queste carte saranno la tua diga. I punti portano criceti, e un numero probabile si allaga spesso. Passa il 3 e l’11 a Nutmeg.</translation>
    </message>
    <message>
        <source>Drag them to the places on the right.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Trascinali sui posti a destra.</translation>
    </message>
    <message>
        <source>A 2 and a 12 came back. A dam breaks from its ends, so many keep the numbers that are rolled often in the middle. Choose “Best odds in the middle”, then confirm.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Sono arrivati un 2 e un 12. Una diga cede dalle estremità: molti mettono quindi i numeri frequenti al centro. Scegli «Migliori al centro», poi conferma.</translation>
    </message>
    <message>
        <source>Your blue dots bring special hamsters, and you keep half of them. Choose Bombster, Janitster and Ninjaster, then keep them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>I tuoi punti blu portano criceti speciali, e ne tieni la metà. Scegli Bombster, Janitster e Ninjaster, poi tienili.</translation>
    </message>
    <message>
        <source>Who begins? Everybody rolls, and the highest does. Roll the dice.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Chi comincia? Tutti tirano, e comincia chi fa il numero più alto. Tira i dadi.</translation>
    </message>
    <message>
        <source>Click them, or flick them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Fai clic su di essi, oppure lanciali.</translation>
    </message>
    <message>
        <source>Hamsters plug holes, so they go where the water will come. You can place each of them, but this time choose “Auto-place by odds”, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>I criceti tappano le falle: vanno quindi dove arriverà l’acqua. Puoi metterli uno per uno, ma questa volta scegli «Disponi per probabilità», poi termina.</translation>
    </message>
    <message>
        <source>Nutmeg rolled a 2, and nobody guards your 2 on the right. Ninjaster lets you ignore one roll: choose Ninjaster.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Nutmeg ha tirato un 2, e nessuno sorveglia il tuo 2 a destra. Ninjaster ti fa ignorare un tiro: scegli Ninjaster.</translation>
    </message>
    <message>
        <source>Now you roll. The number floods all cards of that number, on both dams.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Ora tiri tu. Il numero allaga tutte le carte con quel numero, su entrambe le dighe.</translation>
    </message>
    <message>
        <source>A flood at your 7! A hamster that stands there plugs the hole and goes back to your reserve. Send an ordinary one and keep Bombster on the dam.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Una piena sul tuo 7! Un criceto che si trova lì tappa la falla e torna nella riserva. Mandane uno comune e tieni Bombster sulla diga.</translation>
    </message>
    <message>
        <source>Two floods at your 10, and one hamster stood there: now water lies on it. Everybody may move one hamster. Move one from the 9 onto the water: it takes the water away and leaves the game.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Due piene sul tuo 10, e lì stava un solo criceto: ora c’è dell’acqua. Tutti possono spostare un criceto. Spostane uno dal 9 sull’acqua: la porta via e lascia la partita.</translation>
    </message>
    <message>
        <source>Some specials act if you do not move. Skip your movement so that Bombster can act.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Alcuni criceti speciali agiscono se non muovi. Salta il movimento, così Bombster può agire.</translation>
    </message>
    <message>
        <source>Bombster floods any card of another dam. Nobody guards the 6 of Nutmeg any more, and nobody yours: drop Bombster on it.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Bombster allaga una carta qualsiasi di un’altra diga. Nessuno sorveglia più il 6 di Nutmeg, e nemmeno il tuo: metti Bombster sul suo.</translation>
    </message>
    <message>
        <source>The 6 again! On a wet card a flood runs into your town. Three are there now, and the dam breaks. Choose the end that flips: it is never flooded again.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Ancora il 6! Su una carta bagnata la piena corre in città. Ora in città ci sono tre segnalini, e la diga cede. Scegli l’estremità da girare: non sarà mai più allagata.</translation>
    </message>
    <message>
        <source>Twelve rolls are over, and everybody moves once more. Nobody guards your 4. Move one of the two from the 5 there.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>Dodici tiri sono passati, e tutti si muovono ancora una volta. Nessuno sorveglia il tuo 4. Sposta lì uno dei due dal 5.</translation>
    </message>
    <message>
        <source>The round is over, and your reserve comes back. On water, a hamster takes it away and leaves the game. Put one on your 6 to clear it, place the others, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>Il round è finito, e la tua riserva torna. Sull’acqua un criceto la porta via e lascia la partita. Mettine uno sul tuo 6 per asciugarlo, metti gli altri e poi concludi.</translation>
    </message>
    <message>
        <source>So it goes on, round after round. At ten tokens in both towns the game ends, and the driest town wins. From here on the dice are real. Keep your town dry!</source>
        <extracomment>features/lessons/hamsterdam.py: GIVEN</extracomment>
        <translation>Così si va avanti, round dopo round. Con dieci segnalini in tutto nelle due città la partita finisce, e vince la città più asciutta. Da qui in poi i dadi sono veri. Tieni asciutta la tua città!</translation>
    </message>
    <message>
        <source>The wheel rolls under what you build into it, and an empty tray wins. Take the cube and carry it into the golden compartment.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>La ruota rotola sotto ciò che vi posi, e vince chi non ha più pezzi. Prendi il cubo e portalo nella casella dorata.</translation>
    </message>
    <message>
        <source>Your other hand holds the wheel. Bring the piece down to where it lies, and let go of it: the wheel rolls until it rests.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>L’altra mano tiene la ruota. Abbassa il pezzo finché poggia e lascialo: la ruota rotola finché si ferma.</translation>
    </message>
    <message>
        <source>Three compartments are golden now: that of the last piece and the next two in rolling direction. Carry any piece into one of them.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ora sono dorate tre caselle: quella dell’ultimo pezzo e le due seguenti nel senso di rotazione. Porta un pezzo qualsiasi in una di esse.</translation>
    </message>
    <message>
        <source>Your piece must reach further forward than all others in its compartment. Slide it past the golden line if there is one, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Il tuo pezzo deve arrivare più avanti di tutti gli altri nella sua casella. Fallo scivolare oltre la linea dorata, se c’è, e lascialo.</translation>
    </message>
    <message>
        <source>Two pieces of a kind never share a compartment. Take a kind that is missing in a golden one, and carry it there.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Due pezzi uguali non stanno mai nella stessa casella. Prendi un tipo che manca in una dorata e portalo lì.</translation>
    </message>
    <message>
        <source>A piece that does not hold stays in your hand. Turn it ({turn}) until it lies well, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Un pezzo che non regge resta nella mano. Giralo ({turn}) finché poggia bene, e lascialo.</translation>
    </message>
    <message>
        <source>The mouse wheel turns it, too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Anche la rotella del mouse lo gira.</translation>
    </message>
    <message>
        <source>Instead of building you may pass constructively. Choose “Pass instead”, and take a piece out of one of the two lowest compartments: one on which nothing rests, or what rests on it comes down too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Invece di posare un pezzo della riserva puoi passare costruendo. Scegli «Passa invece» e prendi un pezzo da una delle due caselle più basse: uno su cui non poggia nulla, altrimenti cade anche ciò che vi poggia.</translation>
    </message>
    <message>
        <source>Carry a piece of the two lowest compartments up to five compartments ahead, to where none of its kind lies, and let go: the weight in front helps the wheel on. If it is too hard, put it back and build one of your own.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Porta un pezzo delle due caselle più basse fino a cinque caselle più avanti, dove non ce n’è uno uguale, e lascialo: il peso davanti aiuta la ruota. Se è troppo difficile, rimettilo e posa un pezzo della tua riserva.</translation>
    </message>
    <message>
        <source>Whatever falls out in your turn is yours and goes into your tray. The further ahead, the greater the risk. Take another piece into the wheel.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ciò che cade nel tuo turno è tuo e va nella tua riserva. Più avanti è, maggiore è il rischio. Porta un altro pezzo nella ruota.</translation>
    </message>
    <message>
        <source>You know all of it now. Find the best place for this piece, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ora sai tutto. Trova il posto migliore per questo pezzo e lascialo.</translation>
    </message>
    <message>
        <source>Build ahead, mind the edge and the kinds, and pass when it gets steep. Whoever has an empty tray when the wheel rests has won. In other games a clock may run while you hold a piece. Steady hands!</source>
        <extracomment>features/lessons/hamsterrolle.py: GIVEN</extracomment>
        <translation>Posa in avanti, attento al bordo e ai tipi, e passa quando si fa ripido. Chi non ha più pezzi quando la ruota si ferma ha vinto. In altre partite può scorrere un orologio mentre tieni un pezzo. Mano ferma!</translation>
    </message>
    <message>
        <source>The belt carries everybody towards the pit, so stay far away from it. Put your hamster on the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Il nastro porta tutti verso la fossa: resta lontano da lì. Metti il tuo criceto sulla casella segnata.</translation>
    </message>
    <message>
        <source>Drag it there, or click the square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Trascinalo, oppure fai clic sulla casella.</translation>
    </message>
    <message>
        <source>Seven pluck chips are all your strength. Put 3 on Scamper for running, 2 on Mettle for fights and 2 on Friskiness for acting early. Then confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Sette gettoni Fegato sono tutta la tua forza. Mettine 3 su Scatto per correre, 2 su Tempra per lottare e 2 su Vivacità per agire presto. Poi conferma.</translation>
    </message>
    <message>
        <source>Whoever acts last says first what it will do: Biscuit rests. You want to get away from the pit. Choose “Run”.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Chi agisce per ultimo dichiara per primo: Biscuit riposa. Tu vuoi allontanarti dalla fossa. Scegli «Correre».</translation>
    </message>
    <message>
        <source>Turn a Scamper chip face down, and you run one square. Choose the marked square in front of you.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Gira un gettone Scatto e corri di una casella. Scegli la casella segnata davanti a te.</translation>
    </message>
    <message>
        <source>A chip that you spend carries you two squares, but it goes to Fatigue. Choose the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Un gettone speso ti porta avanti di due caselle, ma va in Fatica. Scegli la casella segnata.</translation>
    </message>
    <message>
        <source>Once in every Run a step sideways is free. Step over to Nutmeg's lane.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Una volta per ogni corsa un passo di lato è gratis. Passa nella corsia di Nutmeg.</translation>
    </message>
    <message>
        <source>The last hamster in play wins, so push Nutmeg towards the pit. Your 2 Mettle chips and the 1 of Nutmeg go into the HAT, and one is drawn.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Vince l’ultimo criceto in gioco: spingi Nutmeg verso la fossa. I tuoi 2 gettoni Tempra e quello di Nutmeg vanno nel CAPPELLO, e se ne estrae uno.</translation>
    </message>
    <message>
        <source>Click Nutmeg.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Fai clic su Nutmeg.</translation>
    </message>
    <message>
        <source>Your chip came out of the HAT, so you win this test. Push Nutmeg one square and follow.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Dal CAPPELLO è uscito il tuo gettone: vinci questa prova. Spingi Nutmeg di una casella e seguilo.</translation>
    </message>
    <message>
        <source>The belt has moved: Biscuit fell in, and the alligators took a chip. Whoever did not rest gets tired. Move any chip of yours to Fatigue: choose its trait.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Il nastro si è mosso: Biscuit è caduto e gli alligatori hanno preso un gettone. Chi non riposa si stanca. Sposta un tuo gettone in Fatica: scegli il suo tratto.</translation>
    </message>
    <message>
        <source>A new round: split your pluck again. Two chips are in Fatigue, five are left. Put 4 on Mettle and 1 on Friskiness, and confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Nuovo round: distribuisci di nuovo i gettoni Fegato. Due gettoni sono in Fatica, ne restano cinque. Mettine 4 su Tempra e 1 su Vivacità, e conferma.</translation>
    </message>
    <message>
        <source>Whoever rests gets a chip back and does not tire. Choose “Rest”.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Chi riposa recupera un gettone e non si stanca. Scegli «Riposare».</translation>
    </message>
    <message>
        <source>Nutmeg bites! If Nutmeg wins the test, you lose a chip. You have 4 Mettle chips against 2: resist.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Nutmeg morde! Se Nutmeg vince la prova, perdi un gettone. Hai 4 gettoni Tempra contro 2: resisti.</translation>
    </message>
    <message>
        <source>Well defended! Now comes your Rest: take a chip back from Fatigue. Choose the trait that gets it.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Ben difeso! Ora ti riposi: riprendi un gettone dalla Fatica. Scegli il tratto che lo riceve.</translation>
    </message>
    <message>
        <source>Allocate, run, push, resist, rest: that is a round, and the belt never stops. Bite and Throw are tests like the push. Now the luck is real. Go on and be the last one in play!</source>
        <extracomment>features/lessons/run_hamster_run.py: GIVEN</extracomment>
        <translation>Distribuire, correre, spingere, resistere, riposare: questo è un round, e il nastro non si ferma mai. Mordere e Lanciare sono prove come la spinta. Ora la fortuna è vera. Continua e resta l’ultimo in gioco!</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, falls out before the wheel is at rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-falls</extracomment>
        <translation>Pezzo {number}: {name:il |la |lo |l’}{name} cade prima che la ruota si fermi.</translation>
    </message>
    <message>
        <source>With these pieces the wheel does not come to rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-restless</extracomment>
        <translation>Con questi pezzi la ruota non si ferma.</translation>
    </message>
    <message>
        <source>There is no room for piece {number}, the {name}.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-no-room</extracomment>
        <translation>Non c’è posto per il pezzo {number}: {name:il |la |lo |l’}{name}.</translation>
    </message>
    <message>
        <source>The wheel comes to rest. Laid: {done} of {all} pieces.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: LAYING</extracomment>
        <translation>La ruota si ferma. Pezzi posati: {done} su {all}.</translation>
    </message>
    <message>
        <source>Compartments are counted forwards, as the wheel rolls; 1 is the one in which the cone stood at first. The pieces are laid in the order in which you enter them: what lies below comes first.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: NOTE</extracomment>
        <translation>Le caselle si contano in avanti, nel verso in cui la ruota rotola; 1 è quella in cui il cono stava all’inizio. I pezzi vengono posati nell’ordine in cui li inserisci: prima ciò che sta sotto.</translation>
    </message>
    <message>
        <source>Dam card</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Carta Diga</translation>
    </message>
    <message>
        <source>Special hamster</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Criceto speciale</translation>
    </message>
    <message>
        <source>Round tracker</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit
features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Tracciato dei round</translation>
    </message>
    <message>
        <source>Hamster</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: score_sheet
features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Criceto</translation>
    </message>
    <message>
        <source>Flood token</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Segnalino Piena</translation>
    </message>
    <message>
        <source>Fold the special cards along their dashed lines and glue them: the back is the ordinary hamster.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Piega le carte dei criceti speciali lungo le linee tratteggiate e incollale: il retro è il criceto comune.</translation>
    </message>
    <message>
        <source>You also need two dice.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Servono anche due dadi.</translation>
    </message>
    <message>
        <source>Roll for who begins.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.first</extracomment>
        <translation>Tirate i dadi per sapere chi comincia.</translation>
    </message>
    <message>
        <source>Deal special hamsters.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.deal</extracomment>
        <translation>Distribuite i criceti speciali.</translation>
    </message>
    <message>
        <source>{roller} rolls the dice.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.roll</extracomment>
        <translation>{roller} tira i dadi.</translation>
    </message>
    <message>
        <source>{roller} rolls again.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.again</extracomment>
        <translation>{roller} tira di nuovo.</translation>
    </message>
    <message>
        <source>{roller} rolls for the Whack-a-Mole.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.whack</extracomment>
        <translation>{roller} tira i dadi per il Whack-a-Mole.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Qualcuno</translation>
    </message>
    <message>
        <source>The dams, each card from the left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Le dighe, carta per carta da sinistra</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>In reserve</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>In riserva</translation>
    </message>
    <message>
        <source>In town: {tokens} flood tokens</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>In città: {tokens} segnalini Piena</translation>
    </message>
    <message>
        <source>In reserve: {hamsters}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>In riserva: {hamsters}</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/printing/hamsterdam/sheets.py: _result
features/printing/hamsterdam/sheets.py: _town</extracomment>
        <translation>Città</translation>
    </message>
    <message>
        <source>flipped</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _line</extracomment>
        <translation>girata</translation>
    </message>
    <message>
        <source>as {special}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>come {special}</translation>
    </message>
    <message>
        <source>with a flood token</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>con un segnalino Piena</translation>
    </message>
    <message>
        <source>used</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>usato</translation>
    </message>
    <message>
        <source>Its token on</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Segnalino su</translation>
    </message>
    <message>
        <source>Flood tokens left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Segnalini Piena rimasti</translation>
    </message>
    <message>
        <source>In the middle</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>The dice show {a} and {b}.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>I dadi mostrano {a} e {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll is ignored.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Per {seat} il tiro non conta.</translation>
    </message>
    <message>
        <source>Floods still to come: {floods}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Piene ancora in arrivo: {floods}</translation>
    </message>
    <message>
        <source>The movement is skipped by: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Saltano il movimento: {names}</translation>
    </message>
    <message>
        <source>Seats, each to the left of the one before: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Posti, ciascuno a sinistra del precedente: {names}</translation>
    </message>
    <message>
        <source>Flood tokens in each town after each roll; {mark} means that a card was flipped.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page</extracomment>
        <translation>Segnalini Piena in ogni città dopo ogni tiro; {mark} vuol dire che una carta è stata girata.</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page
features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _round
features/statistics/hamsterdam.py: series</extracomment>
        <translation>Round {n}</translation>
    </message>
    <message>
        <source>After {turns} turns of round {round}: {town} of {end} flood tokens in the towns.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _how_it_ended</extracomment>
        <translation>Dopo {turns} turni del round {round}: {town} su {end} segnalini Piena nelle città.</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>rosso</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>blu</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>arancione</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>viola</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>giallo</translation>
    </message>
    <message>
        <source>light blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>nero</translation>
    </message>
    <message>
        <source>Compartment dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Disco delle caselle</translation>
    </message>
    <message>
        <source>Pointer of the dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Lancetta del disco</translation>
    </message>
    <message>
        <source>Print the templates once for each player, the cone only once.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Stampa le sagome una volta per giocatore, il cono una volta sola.</translation>
    </message>
    <message>
        <source>Fold the templates along their dashed lines and glue them by their pale tabs.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Piega le sagome lungo le linee tratteggiate e incollale con le linguette chiare.</translation>
    </message>
    <message>
        <source>Or cut the tabs off, lay the templates on wood and saw along them.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Oppure taglia via le linguette, posa le sagome sul legno e sega lungo il bordo.</translation>
    </message>
    <message>
        <source>Pin the pointer to the middle of the dial: it shows the compartment in which was built last.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Fissa la lancetta al centro del disco: indica la casella in cui si è posato per ultimo.</translation>
    </message>
    <message>
        <source>Template: {piece}</source>
        <extracomment>features/printing/hamsterrolle/kit.py: _template</extracomment>
        <translation>Sagoma: {piece}</translation>
    </message>
    <message>
        <source>Let go of the wheel and let it come to rest.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.settle</extracomment>
        <translation>Lasciate la ruota finché non si ferma.</translation>
    </message>
    <message>
        <source>Draw a piece of the fourth set.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.spare</extracomment>
        <translation>Estraete un pezzo del quarto set.</translation>
    </message>
    <message>
        <source>Draw who begins.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.start</extracomment>
        <translation>Estraete a sorte chi comincia.</translation>
    </message>
    <message>
        <source>The wheel, seen from the front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>La ruota, vista dal davanti</translation>
    </message>
    <message>
        <source>The supplies</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>Le riserve</translation>
    </message>
    <message>
        <source>Pieces, from the edge on</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Pezzi, a partire dal bordo</translation>
    </message>
    <message>
        <source>{n}, lowest</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartment</extracomment>
        <translation>{n}, in basso</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>{letter} {piece} in front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} davanti</translation>
    </message>
    <message>
        <source>{letter} {piece} at the back</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} in fondo</translation>
    </message>
    <message>
        <source>The wheel rolls to the</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>La ruota rotola verso</translation>
    </message>
    <message>
        <source>It rolls to the right.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Gira verso destra.</translation>
    </message>
    <message>
        <source>It rolls to the left.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Gira verso sinistra.</translation>
    </message>
    <message>
        <source>Built last in compartment {n}.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Ultima posa: casella {n}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>Turno {turn}: {name}</translation>
    </message>
    <message>
        <source>The attempt has begun with this piece: {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>Il tentativo è iniziato con questo pezzo: {piece}</translation>
    </message>
    <message>
        <source>Rolled: degrees forwards. Left: what the builder has still to build after the turn.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Rotolati: gradi in avanti. Restano: ciò che chi ha posato deve ancora posare dopo il turno.</translation>
    </message>
    <message>
        <source>pass: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>passa: {piece}</translation>
    </message>
    <message>
        <source>late: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>tardi: {piece}</translation>
    </message>
    <message>
        <source>drop: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>cade: {piece}</translation>
    </message>
    <message>
        <source>kept: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>tenuto: {piece}</translation>
    </message>
    <message>
        <source>could do nothing</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: SKIPPED</extracomment>
        <translation>non poteva far nulla</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table
features/statistics/hamsterdam.py: _dice
features/statistics/hamsterrolle.py: series</extracomment>
        <translation>Rotolati</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Restano</translation>
    </message>
    <message>
        <source>Turn {turn}. Pieces in the wheel: {pieces}. It has rolled {degrees} degrees.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _how_it_ended</extracomment>
        <translation>Turno {turn}. Pezzi nella ruota: {pieces}. Ha rotolato di {degrees} gradi.</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Kit da stampare</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Print at 100 %, without fitting to the page. The ruler on every page measures exactly 50 mm.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Stampa al 100 %, senza adattare alla pagina. Il righello su ogni pagina misura esattamente 50 mm.</translation>
    </message>
    <message>
        <source>Glue the pages on cardboard and let them dry. Cut along the crop marks: colour goes on beyond them.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Incolla le pagine su cartone e lasciale asciugare. Taglia lungo i segni di taglio: il colore li supera.</translation>
    </message>
    <message>
        <source>Stand-up hamster</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Criceto da mettere in piedi</translation>
    </message>
    <message>
        <source>Pluck chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Gettone Fegato</translation>
    </message>
    <message>
        <source>Belt strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Striscia del nastro</translation>
    </message>
    <message>
        <source>Star strip of the belt</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Striscia del nastro con la stella</translation>
    </message>
    <message>
        <source>Alligator Pit strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Striscia della fossa degli alligatori</translation>
    </message>
    <message>
        <source>Alligator chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Gettone Alligatore</translation>
    </message>
    <message>
        <source>Fold each hamster along its dashed lines into a tent and glue its two feet together, one on the other.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Piega ogni criceto a tenda lungo le linee tratteggiate e incolla i due piedi uno sull’altro.</translation>
    </message>
    <message>
        <source>Fold the profile sheets along their lines, so that the lid hides the traits.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Piega le schede profilo lungo le linee, così che il coperchio nasconda i tratti.</translation>
    </message>
    <message>
        <source>You also need a die and a bag or a hat that nobody can look into, the HAT.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Servono anche un dado e un sacchetto o un cappello in cui nessuno possa guardare: il CAPPELLO.</translation>
    </message>
    <message>
        <source>Draw from the HAT who places a hamster.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.placement</extracomment>
        <translation>Estraete dal CAPPELLO chi piazza un criceto.</translation>
    </message>
    <message>
        <source>Draw the next initiative from the HAT.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.initiative</extracomment>
        <translation>Estraete la prossima iniziativa dal CAPPELLO.</translation>
    </message>
    <message>
        <source>Draw from the HAT for the test.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.test</extracomment>
        <translation>Estraete dal CAPPELLO per la prova.</translation>
    </message>
    <message>
        <source>Draw from the HAT who meets the alligators first.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp-order</extracomment>
        <translation>Estraete dal CAPPELLO chi affronta per primo gli alligatori.</translation>
    </message>
    <message>
        <source>Draw from the HAT against the alligators.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp</extracomment>
        <translation>Estraete dal CAPPELLO contro gli alligatori.</translation>
    </message>
    <message>
        <source>The belt, seen from above, with the pit in front</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>Il nastro dall’alto, con la fossa davanti</translation>
    </message>
    <message>
        <source>The chips and the action of every hamster</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>I gettoni e l’azione di ogni criceto</translation>
    </message>
    <message>
        <source>Lane {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Corsia {n}</translation>
    </message>
    <message>
        <source>{n}, star strip</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>{n}, striscia con la stella</translation>
    </message>
    <message>
        <source>Chips in the Speed pool: {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools</extracomment>
        <translation>Gettoni nella riserva di velocità: {n}</translation>
    </message>
    <message>
        <source>Alligators now</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Alligatori ora</translation>
    </message>
    <message>
        <source>Speed pool</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Riserva di velocità</translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Fossa degli alligatori</translation>
    </message>
    <message>
        <source>Hamsters in it</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Criceti dentro</translation>
    </message>
    <message>
        <source>In hand</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>{n}, face down {down}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamster</extracomment>
        <translation>{n}, coperti {down}</translation>
    </message>
    <message>
        <source>not placed</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>non piazzato</translation>
    </message>
    <message>
        <source>strip {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>striscia {n}</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>svenuto</translation>
    </message>
    <message>
        <source>{action}, done</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>{action}, fatto</translation>
    </message>
    <message>
        <source>In the HAT: {chips}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Nel CAPPELLO: {chips}</translation>
    </message>
    <message>
        <source>It has changed its action.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Ha cambiato azione.</translation>
    </message>
    <message>
        <source>It has used its free square.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Ha usato la sua casella gratuita.</translation>
    </message>
    <message>
        <source>It has made its challenge.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Ha fatto la sua sfida.</translation>
    </message>
    <message>
        <source>It has used its free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Ha usato il suo passo laterale gratuito.</translation>
    </message>
    <message>
        <source>It has pushed: {names}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Ha spinto: {names}</translation>
    </message>
    <message>
        <source>One free square, before or after the challenge.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite
features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Una casella gratis, prima o dopo la sfida.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: it loses a chip; you choose the trait.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite</extracomment>
        <translation>Prova di Tempra contro un vicino. Vinta: perde un gettone; scegli tu il tratto.</translation>
    </message>
    <message>
        <source>Flip a Scamper chip: 1 square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Gira un gettone Scatto: 1 casella.</translation>
    </message>
    <message>
        <source>Spend one: 2 squares.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Spendine uno: 2 caselle.</translation>
    </message>
    <message>
        <source>Once: a free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Una volta: un passo laterale gratis.</translation>
    </message>
    <message>
        <source>Push: flip 1, test Mettle; flip 1 more for each further square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Spingere: gira 1, prova di Tempra; gira 1 in più per ogni altra casella.</translation>
    </message>
    <message>
        <source>Climb over: flip 3, or spend 1 and flip 1.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Scavalcare: gira 3, oppure spendi 1 e gira 1.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: put it down up to half your Mettle away.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Prova di Tempra contro un vicino. Vinta: posalo fino a metà della tua Tempra di distanza.</translation>
    </message>
    <message>
        <source>No move. A chip comes back from Fatigue, but not in the pit.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Niente mosse. Un gettone torna dalla Fatica, ma non nella fossa.</translation>
    </message>
    <message>
        <source>No strain at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Niente fatica alla fine del round.</translation>
    </message>
    <message>
        <source>how far you run</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.scamper</extracomment>
        <translation>quanto lontano corri</translation>
    </message>
    <message>
        <source>how hard you push and hold</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.mettle</extracomment>
        <translation>quanto bene spingi e resisti</translation>
    </message>
    <message>
        <source>how soon you act</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.friskiness</extracomment>
        <translation>quanto presto agisci</translation>
    </message>
    <message>
        <source>One strip per round for each chip. Begin with one; the star strip leads towards four.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Una striscia a round per ogni gettone. Cominciate con uno; la striscia con la stella porta verso quattro.</translation>
    </message>
    <message>
        <source>In each hamster's box: its action (B, R, T, –) and its chips in Fatigue at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Nel riquadro di ogni criceto: la sua azione (M, C, L, –) e i suoi gettoni in Fatica alla fine del round.</translation>
    </message>
    <message>
        <source>Experimental Data Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Scheda dei dati sperimentali</translation>
    </message>
    <message>
        <source>Squares touch</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Contatto fra caselle</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _in_pit</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Hamster under test</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Criceto in prova</translation>
    </message>
    <message>
        <source>Draw your hamster here.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Disegna qui il tuo criceto.</translation>
    </message>
    <message>
        <source>The four actions</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Le quattro azioni</translation>
    </message>
    <message>
        <source>The three traits: all your pluck, allocated in secret each round</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>I tre tratti: tutti i tuoi gettoni Fegato, distribuiti in segreto a ogni round</translation>
    </message>
    <message>
        <source>Experimental Subject Profile Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Scheda profilo del soggetto sperimentale</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Dichiarata</translation>
    </message>
    <message>
        <source>1 Fold this part to the back: your drawing is the outside of the lid.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>1 Piega questa parte all’indietro: il tuo disegno è l’esterno del coperchio.</translation>
    </message>
    <message>
        <source>2 Fold the lid down over the traits until all are shown.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>2 Abbassa il coperchio sui tratti finché non si mostrano tutti.</translation>
    </message>
    <message>
        <source>After round {round}, with {left} hamsters in play.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _how_it_ended</extracomment>
        <translation>Dopo il round {round}, con {left} criceti in gioco.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Foglio punti</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>features/printing/score_sheet.py: fields</extracomment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>features/printing/score_sheet.py: plain_score_sheet</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <extracomment>features/printing/setup_sheet.py: TITLE</extracomment>
        <translation>Foglio di preparazione</translation>
    </message>
    <message>
        <source>To play on with the real game: lay everything out in this order. To go on later on the screen: “Enter a position”, in the menu.</source>
        <extracomment>features/printing/setup_sheet.py: page</extracomment>
        <translation>Per continuare con il gioco vero: disponete tutto in quest’ordine. Per riprendere poi sullo schermo: «Inserisci una posizione», nel menu.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Prossimo</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Poi</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Roll or draw.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Tirate i dadi o estraete.</translation>
    </message>
    <message>
        <source>What is secret is not on this sheet: choose it again at the table.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Ciò che è segreto non è su questo foglio: sceglietelo di nuovo al tavolo.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Poi: {names}</translation>
    </message>
    <message>
        <source>{game} has the sheets {names}, not {name}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>{game} ha i fogli {names}, non {name}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Non c’è nessuna cartella {folder}.</translation>
    </message>
    <message>
        <source>Only a kit is printed with low ink.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Solo un kit si stampa con poco inchiostro.</translation>
    </message>
    <message>
        <source>There is neither a file nor a game called {name}. The games are {names}.</source>
        <extracomment>features/printing/sheet.py: _loaded</extracomment>
        <translation>Non c’è né un file né un gioco chiamato {name}. I giochi sono {names}.</translation>
    </message>
    <message>
        <source>{path} is no sheet of this program and stays as it is. Name another file.</source>
        <extracomment>features/printing/sheet.py: _refuse_what_is_not_ours</extracomment>
        <translation>{path} non è un foglio di questo programma e resta com’è. Indica un altro file.</translation>
    </message>
    <message>
        <source>It is your movement: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Tocca a te muovere: che cosa fai?</translation>
    </message>
    <message>
        <source>Which ability do you use instead of a movement?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Quale abilità usi al posto di un movimento?</translation>
    </message>
    <message>
        <source>You redeploy: what do you do first?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Rischieri: che cosa fai per prima cosa?</translation>
    </message>
    <message>
        <source>The water comes: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Arriva l’acqua: che cosa fai?</translation>
    </message>
    <message>
        <source>Which ability do you use now, if any?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Quale abilità usi adesso, se ne usi una?</translation>
    </message>
    <message>
        <source>The dice lie there: what do you make of them?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>I dadi sono lì: che cosa ne fai?</translation>
    </message>
    <message>
        <source>What is chosen before the first round is left out.</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Ciò che si sceglie prima del primo round è lasciato da parte.</translation>
    </message>
    <message>
        <source>The wheel stands still. Which of these pieces holds where it is drawn?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>La ruota sta ferma. Quale di questi pezzi regge dove è disegnato?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that nothing falls when the wheel is let go?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>In quale di questi posti posi il pezzo perché non cada nulla quando si lascia andare la ruota?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that the wheel rolls on farthest?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>In quale di questi posti posi il pezzo perché la ruota avanzi il più possibile?</translation>
    </message>
    <message>
        <source>Look for the middle of each piece: is there something below it, or does it tip over an edge?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>Cerca il centro di ogni pezzo: c’è qualcosa sotto, o si ribalta oltre un bordo?</translation>
    </message>
    <message>
        <source>Look for what lies loose up at the back: when the wheel rolls on, that goes first.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>Cerca ciò che in alto dietro non è incastrato: quando la ruota avanza, quello cade per primo.</translation>
    </message>
    <message>
        <source>A heavy piece, and a place far ahead, let the wheel roll on.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>Un pezzo pesante e un posto molto avanti fanno avanzare la ruota.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {best} of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Con la risposta migliore non cade nulla in {best} prove su 100.</translation>
    </message>
    <message>
        <source>That comes off in {wins} of 100 tries. Another answer does in {best}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Così riesce in {wins} prove su 100. Un’altra risposta riesce in {best}.</translation>
    </message>
    <message>
        <source>{answer}: that comes off in {best} of 100 tries. The next best, {second}, in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer}: così riesce in {best} prove su 100. La seconda scelta, {second}, in {wins}.</translation>
    </message>
    <message>
        <source>{answer}: nothing falls in {best} of 100 tries, with the choice in the game in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer}: non cade nulla in {best} prove su 100, con la scelta della partita in {wins}.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {n} more of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Con la risposta migliore non cade nulla in {n} prove in più su 100.</translation>
    </message>
    <message>
        <source>Only turns in which something fell are looked at.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Si guardano solo i turni in cui è caduto qualcosa.</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <extracomment>features/puzzles/questions.py: ANY</extracomment>
        <translation>Qual è la cosa migliore adesso?</translation>
    </message>
    <message>
        <source>The best answer wins {best} of 100 games.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>La risposta migliore vince {best} partite su 100.</translation>
    </message>
    <message>
        <source>That wins {wins} of 100 games. Another answer wins {best}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Così si vincono {wins} partite su 100. Un’altra risposta ne vince {best}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games. The next best, {second}, wins {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer}: così si vincono {best} partite su 100. La seconda scelta, {second}, ne vince {wins}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games, the choice in the game {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer}: così si vincono {best} partite su 100, con la scelta della partita {wins}.</translation>
    </message>
    <message>
        <source>It wins {n} of 100 games fewer than the best answer.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Così si vincono {n} partite su 100 in meno che con la risposta migliore.</translation>
    </message>
    <message>
        <source>Which action do you declare?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Quale azione dichiari?</translation>
    </message>
    <message>
        <source>It is your turn to act: what do you do first?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Tocca a te agire: che cosa fai per prima cosa?</translation>
    </message>
    <message>
        <source>You throw somebody: on which square?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Lanci qualcuno: su quale casella?</translation>
    </message>
    <message>
        <source>How pluck was split is left out.</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Come si è diviso il fegato è lasciato da parte.</translation>
    </message>
    <message>
        <source>Dry town</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Città asciutta</translation>
    </message>
    <message>
        <source>Win Hamsterdam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterdam.</translation>
    </message>
    <message>
        <source>Dam master</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Signore della diga</translation>
    </message>
    <message>
        <source>Win Hamsterdam 10 times.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Vinci 10 volte a Hamsterdam.</translation>
    </message>
    <message>
        <source>Dry feet</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Piedi asciutti</translation>
    </message>
    <message>
        <source>Win Hamsterdam with no water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterdam senza acqua in città.</translation>
    </message>
    <message>
        <source>Not a crack</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Neanche una crepa</translation>
    </message>
    <message>
        <source>Win Hamsterdam without a breach in your dam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterdam senza cedimenti nella tua diga.</translation>
    </message>
    <message>
        <source>Stopper</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Tappo</translation>
    </message>
    <message>
        <source>Stop 70 floods in one game of Hamsterdam.</source>
        <oldsource>Stop 25 floods in one game of Hamsterdam.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Ferma 70 piene in una partita di Hamsterdam.</translation>
    </message>
    <message>
        <source>Special force</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Forza speciale</translation>
    </message>
    <message>
        <source>Use special hamsters 12 times in one game.</source>
        <oldsource>Use six special hamsters in one game.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Usa 12 volte criceti speciali in una partita.</translation>
    </message>
    <message>
        <source>Full barracks</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Caserma piena</translation>
    </message>
    <message>
        <source>End a game of Hamsterdam with 13 hamsters.</source>
        <oldsource>End a game of Hamsterdam with 18 hamsters.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Finisci a Hamsterdam con 13 criceti.</translation>
    </message>
    <message>
        <source>King of the river</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Re del fiume</translation>
    </message>
    <message>
        <source>Win Hamsterdam against three others.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterdam contro altri tre.</translation>
    </message>
    <message>
        <source>Under an umbrella</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Sotto l’ombrello</translation>
    </message>
    <message>
        <source>Have three rolls more miss your dam than expected.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Tre tiri più del previsto mancano la tua diga.</translation>
    </message>
    <message>
        <source>Wet fur</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Pelo bagnato</translation>
    </message>
    <message>
        <source>Come last in Hamsterdam, with ten drops of water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Arriva ultimo a Hamsterdam, con dieci gocce in città.</translation>
    </message>
    <message>
        <source>Round and round</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gira e rigira</translation>
    </message>
    <message>
        <source>Win Hamsterrolle.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterrolle.</translation>
    </message>
    <message>
        <source>Wheelwright</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Carraio</translation>
    </message>
    <message>
        <source>Win Hamsterrolle 10 times.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Vinci 10 volte a Hamsterrolle.</translation>
    </message>
    <message>
        <source>Steady hand</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Mano ferma</translation>
    </message>
    <message>
        <source>Win Hamsterrolle without a piece falling in your turns.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Vinci a Hamsterrolle senza che cada nulla nei tuoi turni.</translation>
    </message>
    <message>
        <source>Tower</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Build the tallest tower of a game, of four pieces or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Costruisci la torre più alta di una partita, di almeno quattro pezzi.</translation>
    </message>
    <message>
        <source>High up</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>In alto</translation>
    </message>
    <message>
        <source>Lay the most daring piece of a game, 90 degrees up the wheel or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Posa il pezzo più audace di una partita, ad almeno 90 gradi nella ruota.</translation>
    </message>
    <message>
        <source>Timber!</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Attenti sotto!</translation>
    </message>
    <message>
        <source>Let the most pieces of a game fall at once, six or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Fai cadere in una volta più pezzi di tutti in una partita, almeno sei.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>features/records/months.py: VALUES.points
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>features/records/months.py: VALUES.points</extracomment>
        <translation>punti</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>features/records/months.py: VALUES.won</extracomment>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>features/records/months.py: VALUES.won
features/records/months.py: VALUES.games</extracomment>
        <translation>partite</translation>
    </message>
    <message>
        <source>Games played</source>
        <extracomment>features/records/months.py: VALUES.games</extracomment>
        <translation>Partite giocate</translation>
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
        <translation>mese</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Migliore di sempre</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Primato</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <extracomment>features/records/records_model.py: Person.called
models/items/library_model.py: who</extracomment>
        <translation>{name} (computer)</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Win rate</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS</extracomment>
        <translation>% vittorie</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>features/records/records_model.py: _luck_columns</extracomment>
        <translation>Atteso</translation>
    </message>
    <message>
        <source>{won} of {tests}</source>
        <extracomment>features/records/records_model.py: _came
features/statistics/figures_model.py: _draws</extracomment>
        <translation>{won} su {tests}</translation>
    </message>
    <message>
        <source>Last one running</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Ultimo a correre</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run!</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vinci a Run, Hamster, Run!</translation>
    </message>
    <message>
        <source>Fast feet</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Piedi veloci</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! 10 times.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vinci 10 volte a Run, Hamster, Run!</translation>
    </message>
    <message>
        <source>Five on the belt</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Cinque sul nastro</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! against four others.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vinci a Run, Hamster, Run! contro altri quattro.</translation>
    </message>
    <message>
        <source>Elbows</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gomiti</translation>
    </message>
    <message>
        <source>Push others three squares in one game.</source>
        <oldsource>Push three times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Spingi gli altri di tre caselle in una partita.</translation>
    </message>
    <message>
        <source>Sharp teeth</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Denti aguzzi</translation>
    </message>
    <message>
        <source>Bite three times in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Mordi tre volte in una partita.</translation>
    </message>
    <message>
        <source>Through the air</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Per aria</translation>
    </message>
    <message>
        <source>Throw twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Lancia due volte in una partita.</translation>
    </message>
    <message>
        <source>Over the top</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Sopra tutti</translation>
    </message>
    <message>
        <source>Climb over others twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Scavalca altri due volte in una partita.</translation>
    </message>
    <message>
        <source>Power nap</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Pisolino</translation>
    </message>
    <message>
        <source>Rest 15 times in one game.</source>
        <oldsource>Rest four times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Riposa 15 volte in una partita.</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Pacifico</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! without a push, a bite or a throw.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vinci a Run, Hamster, Run! senza spinte, morsi né lanci.</translation>
    </message>
    <message>
        <source>Long breath</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Fiato lungo</translation>
    </message>
    <message>
        <source>Stay in play for 20 rounds.</source>
        <oldsource>Stay in play for 12 rounds.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Resta in gioco per 20 round.</translation>
    </message>
    <message>
        <source>Four-leaf clover</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Quadrifoglio</translation>
    </message>
    <message>
        <source>Win two tests more than expected, in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Vinci in una partita due prove più del previsto.</translation>
    </message>
    <message>
        <source>Breakfast</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Colazione</translation>
    </message>
    <message>
        <source>Be eaten before round 4.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Fatti mangiare prima del round 4.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Benvenuto</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci una partita.</translation>
    </message>
    <message>
        <source>First win</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Prima vittoria</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Vinci una partita.</translation>
    </message>
    <message>
        <source>Pupil</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Allievo</translation>
    </message>
    <message>
        <source>Do all lessons of a game, and finish it.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Fai tutte le lezioni di un gioco, e finisci la partita.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Finish 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci 10 partite.</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Parte del tavolo</translation>
    </message>
    <message>
        <source>Finish 50 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci 50 partite.</translation>
    </message>
    <message>
        <source>Old hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Veterano</translation>
    </message>
    <message>
        <source>Finish 100 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci 100 partite.</translation>
    </message>
    <message>
        <source>Ten times gold</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Dieci volte oro</translation>
    </message>
    <message>
        <source>Win 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Vinci 10 partite.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Tuttofare</translation>
    </message>
    <message>
        <source>Finish each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci ognuno dei tre giochi.</translation>
    </message>
    <message>
        <source>Triple crown</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Tripla corona</translation>
    </message>
    <message>
        <source>Win each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Vinci a ognuno dei tre giochi.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>In serie</translation>
    </message>
    <message>
        <source>Win three games in a row.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Vinci tre partite di fila.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Rimonta</translation>
    </message>
    <message>
        <source>Come last, and win the next game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Arriva ultimo e vinci la partita dopo.</translation>
    </message>
    <message>
        <source>Game day</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Giorno di gioco</translation>
    </message>
    <message>
        <source>Finish three games on one day.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci tre partite in un giorno.</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Tavolo al completo</translation>
    </message>
    <message>
        <source>Finish a game of four people.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci una partita in quattro persone.</translation>
    </message>
    <message>
        <source>Hand in hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Mano nella mano</translation>
    </message>
    <message>
        <source>Share the first place.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Condividi il primo posto.</translation>
    </message>
    <message>
        <source>Sharper</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Più sveglio</translation>
    </message>
    <message>
        <source>Come out before a Sharp computer player.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Arriva prima di un computer Sveglio.</translation>
    </message>
    <message>
        <source>Master’s master</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Il maestro di Maestro</translation>
    </message>
    <message>
        <source>Come out before a Master.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Arriva prima di un Maestro.</translation>
    </message>
    <message>
        <source>Owl</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gufo</translation>
    </message>
    <message>
        <source>Finish a game between midnight and five.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finisci una partita tra mezzanotte e le cinque.</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>features/statistics/hamsterdam.py
features/statistics/run_hamster_run.py</extracomment>
        <translation>round</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>tiro</translation>
    </message>
    <message>
        <source>Water in town</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Acqua in città</translation>
    </message>
    <message>
        <source>Water on dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Acqua sulla diga</translation>
    </message>
    <message>
        <source>On the dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Sulla diga</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Persi</translation>
    </message>
    <message>
        <source>flood tokens</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>segnalini Piena</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>criceti</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>segnalini Piena in città dopo ogni round</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>segnalini Piena sulla diga dopo ogni round</translation>
    </message>
    <message>
        <source>hamsters on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>criceti sulla diga dopo ogni round</translation>
    </message>
    <message>
        <source>hamsters in reserve after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>criceti in riserva dopo ogni round</translation>
    </message>
    <message>
        <source>hamsters that have left the game</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>criceti usciti dal gioco</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>segnalini Piena in città dopo ogni tiro</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>segnalini Piena sulla diga dopo ogni tiro</translation>
    </message>
    <message>
        <source>hamsters on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>criceti sulla diga dopo ogni tiro</translation>
    </message>
    <message>
        <source>hamsters in reserve after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>criceti in riserva dopo ogni tiro</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>segnalini Piena in città dopo ogni round; pieno: un cedimento</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>segnalini Piena in città dopo ogni tiro; pieno: un cedimento</translation>
    </message>
    <message>
        <source>first breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>primo cedimento</translation>
    </message>
    <message>
        <source>second breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>secondo cedimento</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>sum of the dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>somma dei dadi</translation>
    </message>
    <message>
        <source>times rolled</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>volte uscita</translation>
    </message>
    <message>
        <source>line: expected, pale: the range 95 of 100 games fall in</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>linea: atteso, chiaro: l’intervallo in cui cadono 95 partite su 100</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>features/statistics/hamsterrolle.py: TURN</extracomment>
        <translation>turno</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>features/statistics/hamsterrolle.py: TITLES</extracomment>
        <translation>La ruota</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>pezzi</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>gradi</translation>
    </message>
    <message>
        <source>pieces that still have to be built after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>pezzi ancora da posare dopo ogni turno</translation>
    </message>
    <message>
        <source>pieces that have fallen, by whose turn it was; the height of a step is what fell in one</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>pezzi caduti, secondo di chi era il turno; l’altezza di un gradino è ciò che è caduto in uno</translation>
    </message>
    <message>
        <source>degrees that the wheel has rolled forwards, after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>gradi che la ruota ha fatto in avanti, dopo ogni turno</translation>
    </message>
    <message>
        <source>chips</source>
        <extracomment>features/statistics/run_hamster_run.py</extracomment>
        <translation>gettoni</translation>
    </message>
    <message>
        <source>Pluck</source>
        <extracomment>features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Fegato</translation>
    </message>
    <message>
        <source>pluck chips at the start of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>gettoni Fegato all’inizio del round</translation>
    </message>
    <message>
        <source>chips put into Scamper</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>gettoni messi in Scatto</translation>
    </message>
    <message>
        <source>chips put into Mettle</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>gettoni messi in Tempra</translation>
    </message>
    <message>
        <source>chips put into Friskiness</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>gettoni messi in Vivacità</translation>
    </message>
    <message>
        <source>chips in Fatigue at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>gettoni in Fatica alla fine del round</translation>
    </message>
    <message>
        <source>Speed and alligators in the pit at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Velocità e alligatori nella fossa alla fine del round</translation>
    </message>
    <message>
        <source>Belt and pit</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Nastro e fossa</translation>
    </message>
    <message>
        <source>Speed, alligators</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Velocità, alligatori</translation>
    </message>
    <message>
        <source>The temper of Steady, Sharp and Master (it makes nobody stronger):</source>
        <extracomment>features/tempers/choice.py: TEMPER</extracomment>
        <translation>Il carattere di Posato, Sveglio e Maestro (nessuno ne diventa più forte):</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <extracomment>models/items/graph_model.py: USUAL</extracomment>
        <translation>Dadi onesti</translation>
    </message>
    <message>
        <source>Expected {expected}, usually {low} to {high}</source>
        <extracomment>models/items/graph_model.py: usual_sentence</extracomment>
        <translation>Atteso {expected}, di solito da {low} a {high}</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>models/items/history_model.py: StoryModel.__init__</extracomment>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Challenge, finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Sfida, finita</translation>
    </message>
    <message>
        <source>Challenge, not finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Sfida, non finita</translation>
    </message>
    <message>
        <source>{stand}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>{stand}.</translation>
    </message>
    <message>
        <source>Players: {who}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Giocatori: {who}.</translation>
    </message>
    <message>
        <source>Deleted; it can be restored {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Eliminata; si può ripristinare {when}.</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Giocata l’ultima volta {when}.</translation>
    </message>
    <message>
        <source>{title}, a finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, una partita finita a {kind}.</translation>
    </message>
    <message>
        <source>{title}, a game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, una partita a {kind}.</translation>
    </message>
    <message>
        <source>A finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Una partita finita a {kind}.</translation>
    </message>
    <message>
        <source>A game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Una partita a {kind}.</translation>
    </message>
    <message>
        <source>until {day}</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>fino al {day}</translation>
    </message>
    <message>
        <source>This game is not installed here.</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>Questo gioco non è installato qui.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>1 MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>1º MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>1 MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>1º MMMM yyyy</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>oggi {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>ieri {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>1 MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>1º MMM yyyy</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Rilassata</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>{path} cannot be read ({why}), so the usual settings hold.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>{path} non può essere letto ({why}), perciò valgono le impostazioni abituali.</translation>
    </message>
    <message>
        <source>The "programs" in {path} are names with a command each, a list of texts: {example}.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>I “programs” in {path} sono nomi con un comando ciascuno, un elenco di testi: {example}.</translation>
    </message>
    <message>
        <source>The name of a program has {most} letters at most, and no comma: {name} is none.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Il nome di un programma ha al massimo {most} lettere e nessuna virgola: {name} non lo è.</translation>
    </message>
    <message>
        <source>Of the programs in {path} only the last {most} may play.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Dei programmi in {path} possono giocare solo gli ultimi {most}.</translation>
    </message>
    <message>
        <source>{game} has no cards of your own.</source>
        <extracomment>models/storage/custom_parts.py: NO_CARDS</extracomment>
        <translation>{game} non ha carte tue.</translation>
    </message>
    <message>
        <source>{path}: it cannot be read ({why}).</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: illeggibile ({why}).</translation>
    </message>
    <message>
        <source>{path}: a card file has at most {limit} bytes.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: un file di carte ha al massimo {limit} byte.</translation>
    </message>
    <message>
        <source>{path}: line {line} is not text in UTF-8.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: la riga {line} non è testo in UTF-8.</translation>
    </message>
    <message>
        <source>{path}: {why}.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path}: {why}.</translation>
    </message>
    <message>
        <source>{path} already exists; it is left unchanged.</source>
        <extracomment>models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} esiste già; resta com’è.</translation>
    </message>
    <message>
        <source>dice or draw next</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>ora dadi o estrazione</translation>
    </message>
    <message>
        <source>{names} to choose</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>turno di {names}</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>nessuno ha vinto</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>ha vinto {name}</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>hanno vinto {names}</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>models/wording.py: Wording.named</extracomment>
        <translation>Caso</translation>
    </message>
    <message>
        <source>There is no screen to draw on: DISPLAY and WAYLAND_DISPLAY are both empty.</source>
        <extracomment>system/machine.py: why_no_window</extracomment>
        <translation>Non c’è uno schermo su cui disegnare: DISPLAY e WAYLAND_DISPLAY sono entrambi vuoti.</translation>
    </message>
    <message>
        <source>Qt cannot open a window without {libraries} (on Debian and its relatives: {packages}).</source>
        <extracomment>system/machine.py: _sentences_of_lacking</extracomment>
        <translation>Qt non può aprire una finestra senza {libraries} (in Debian e simili: {packages}).</translation>
    </message>
    <message>
        <source>Qt has no platform called {name}; QT_QPA_PLATFORM may be {names}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>Qt non ha una piattaforma chiamata {name}; QT_QPA_PLATFORM può essere {names}.</translation>
    </message>
    <message>
        <source>No screen answers at {variable}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>Nessuno schermo risponde a {variable}.</translation>
    </message>
    <message>
        <source>Four towns behind their dams. Mira's lies in front, and whatever water comes through rises in her town.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.aim</extracomment>
        <translation>Quattro città dietro le loro dighe. Quella di Mira è davanti, e l’acqua che passa sale nella sua città.</translation>
    </message>
    <message>
        <source>Mira passes one of her eleven cards to the left and one to the right. Orange and blue dots bring hamsters.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira passa una delle sue undici carte a sinistra e una a destra. I punti arancioni e blu portano criceti.</translation>
    </message>
    <message>
        <source>The middle of the table: the reservoir, the dice, how many rolls are left until the hamsters are moved, and the water of all towns.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.round</extracomment>
        <translation>Il centro del tavolo: il bacino, i dadi, quanti tiri mancano prima di muovere i criceti, e l’acqua di tutte le città.</translation>
    </message>
    <message>
        <source>The sum of the dice is the number whose cards are hit, on every dam.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.roll</extracomment>
        <translation>La somma dei dadi è il numero le cui carte vengono colpite, su ogni diga.</translation>
    </message>
    <message>
        <source>Mira may react to the roll with a special that is marked.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.react</extracomment>
        <translation>Mira può reagire al tiro con un criceto speciale evidenziato.</translation>
    </message>
    <message>
        <source>The number has come, and hamsters of Mira's stand on its card: one of them plugs the hole.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.flood</extracomment>
        <translation>Il numero è uscito, e sulla sua carta ci sono criceti di Mira: uno di loro tappa la falla.</translation>
    </message>
    <message>
        <source>Mira's dam is breached: she flips the left-most or the right-most card of what is left.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.breach</extracomment>
        <translation>La diga di Mira cede: lei gira la carta più a sinistra o più a destra di ciò che resta.</translation>
    </message>
    <message>
        <source>Mira may move one of her hamsters to the card beside it, or skip that for an ability.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.movement</extracomment>
        <translation>Mira può muovere un suo criceto sulla carta accanto, o saltare per usare un’abilità.</translation>
    </message>
    <message>
        <source>Hamsters from Mira's reserve go onto her cards again.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.redeployment</extracomment>
        <translation>I criceti della riserva di Mira tornano sulle sue carte.</translation>
    </message>
    <message>
        <source>Mira's specials stand among her hamsters, and each is listed with when it can be used.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.specials</extracomment>
        <translation>I criceti speciali di Mira stanno fra gli altri, e l’elenco dice quando ognuno si può usare.</translation>
    </message>
    <message>
        <source>Late in a game: the bar counts the water of all towns towards the end, and the driest town wins.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.end</extracomment>
        <translation>A partita avanzata: la barra conta l’acqua di tutte le città fino alla fine, e la città più asciutta vince.</translation>
    </message>
    <message>
        <source>The classic game: every dam lies in order from 2 to 12, and none is ever breached.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.classic</extracomment>
        <translation>Il gioco classico: ogni diga va in ordine da 2 a 12, e nessuna cede mai.</translation>
    </message>
    <message>
        <source>What is printed on a card: its number, its dots, and how often it comes.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.own-cards</extracomment>
        <translation>Che cosa c’è su una carta: il suo numero, i suoi punti e quanto spesso esce.</translation>
    </message>
    <message>
        <source>The wheel, well filled, and the supplies of all: whoever has no pieces left wins.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.aim</extracomment>
        <translation>La ruota ben piena, e le riserve di tutti: chi non ha più pezzi vince.</translation>
    </message>
    <message>
        <source>The start: the cone stands in the lowest compartment, and the first piece goes two further on.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.setup</extracomment>
        <translation>L’inizio: il cono è nella casella più bassa, e il primo pezzo va due più avanti.</translation>
    </message>
    <message>
        <source>The golden arcs outside the wheel are the three open compartments: the same, the next, and the one after.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.where</extracomment>
        <translation>Gli archi dorati fuori dalla ruota sono le tre caselle aperte: la stessa, la prossima e la seconda.</translation>
    </message>
    <message>
        <source>The dashed line is the edge to beat: the cube reaches further forward, so it may be built here.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.edge</extracomment>
        <translation>La linea tratteggiata è il bordo da superare: il cubo arriva più avanti, quindi si può posare qui.</translation>
    </message>
    <message>
        <source>Mira's supply: she takes one piece, and it has to hold where she lets go.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.hands</extracomment>
        <translation>La riserva di Mira: prende un pezzo, e deve reggere dove lo lascia.</translation>
    </message>
    <message>
        <source>Instead of building, a piece from the lowest compartments is moved one to five compartments ahead.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.passing</extracomment>
        <translation>Invece di posare, si sposta un pezzo delle caselle più basse da una a cinque caselle più avanti.</translation>
    </message>
    <message>
        <source>A piece has been let go, and the wheel rolls on: what falls out now comes to whoever has built.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.falling</extracomment>
        <translation>Un pezzo è stato lasciato, e la ruota continua: ciò che cade ora va a chi ha posato.</translation>
    </message>
    <message>
        <source>The end of a game: one supply is empty, and the wheel is at rest.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.end</extracomment>
        <translation>La fine di una partita: una riserva è vuota, e la ruota è ferma.</translation>
    </message>
    <message>
        <source>your own file</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>il tuo file</translation>
    </message>
    <message>
        <source>the program's cards</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>le carte del programma</translation>
    </message>
    <message>
        <source>Three hamsters on the belt. It rolls to the left, towards the pit with the alligators.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.aim</extracomment>
        <translation>Tre criceti sul nastro. Scorre verso sinistra, verso la fossa degli alligatori.</translation>
    </message>
    <message>
        <source>Mira puts her hamster on a free square, up to the star strip.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira mette il suo criceto su una casella libera, fino alla striscia con la stella.</translation>
    </message>
    <message>
        <source>Mira's six chips are still in her hand. She drags them to her three traits.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.allocate</extracomment>
        <translation>Mira ha ancora in mano i suoi sei gettoni. Li trascina sui suoi tre tratti.</translation>
    </message>
    <message>
        <source>The order of this round stands beside each name: the more Friskiness, the likelier a low number.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.initiative</extracomment>
        <translation>Accanto a ogni nome c’è l’ordine di questo round: più Vivacità, più è probabile un numero basso.</translation>
    </message>
    <message>
        <source>The four actions, each with what it would bring now.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.declare</extracomment>
        <translation>Le quattro azioni, ognuna con ciò che porterebbe adesso.</translation>
    </message>
    <message>
        <source>Mira's turn has come: every golden place is something she can do with the action she has declared.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.resolve</extracomment>
        <translation>Tocca a Mira: ogni posto dorato è qualcosa che può fare con l’azione che ha dichiarato.</translation>
    </message>
    <message>
        <source>Mira may walk to a free square for nothing, and bite Jonas beside her: three chips against two.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.bite</extracomment>
        <translation>Mira può andare gratis su una casella libera e mordere Jonas accanto a lei: tre gettoni contro due.</translation>
    </message>
    <message>
        <source>Flipping a chip leads one square far, spending one two squares; a step to the side is free. Jonas can be pushed.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.run</extracomment>
        <translation>Girare un gettone porta di una casella, spenderne uno di due; un passo di lato è gratis. Jonas si può spingere.</translation>
    </message>
    <message>
        <source>Mira has won against Jonas with four Mettle: he lands on a golden square, up to two away from where he was.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.throw</extracomment>
        <translation>Mira ha vinto contro Jonas con quattro di Tempra: lui atterra su una casella dorata, al massimo a due da dov’era.</translation>
    </message>
    <message>
        <source>Mira rests: a chip comes back from Fatigue into the trait of her choice.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.rest</extracomment>
        <translation>Mira riposa: un gettone torna dalla Fatica nel tratto che sceglie.</translation>
    </message>
    <message>
        <source>Jonas wants to bite Mira. With her three chips against his two she can resist, or give way.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tests</extracomment>
        <translation>Jonas vuole mordere Mira. Con i suoi tre gettoni contro due lei può resistere o cedere.</translation>
    </message>
    <message>
        <source>Speed 2: when the belt moves, two strips go over the edge, and Mira on strip 2 falls in.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.belt</extracomment>
        <translation>Velocità 2: quando il nastro si muove, due strisce passano il bordo, e Mira, sulla striscia 2, cade dentro.</translation>
    </message>
    <message>
        <source>Mira is in the pit with two alligators: she chooses the trait that is tested against them.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.alligators</extracomment>
        <translation>Mira è nella fossa con due alligatori: sceglie il tratto con cui li affronta.</translation>
    </message>
    <message>
        <source>Mira has not rested: one of her chips goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.fatigue</extracomment>
        <translation>Mira non ha riposato: uno dei suoi gettoni va in Fatica.</translation>
    </message>
    <message>
        <source>Two have been eaten. Mira is the last one in play, and wins.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tally</extracomment>
        <translation>Due sono stati divorati. Mira è l’ultima in gioco, e vince.</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>Got it</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what
views/game/explainer.py: Explainer._show</extracomment>
        <translation>Capito</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>views/game/explainer.py: Explainer._show</extracomment>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Analysis</source>
        <extracomment>features/analysis/feature.py: FEATURE</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Note…</source>
        <extracomment>features/bookmarks/feature.py: FEATURE</extracomment>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Write a note: {moment}</source>
        <extracomment>features/bookmarks/feature.py: FEATURE</extracomment>
        <translation>Scrivi una nota: {moment}</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Sfide</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Make a challenge…</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Crea una sfida…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/hints/feature.py: FEATURE</extracomment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>Impara in cinque minuti</translation>
    </message>
    <message>
        <source>New to this game? One person learns it against computer players, step by step.</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>Nuovo in questo gioco? Una persona lo impara passo passo contro giocatori computer.</translation>
    </message>
    <message>
        <source>Begin from a position of a real table</source>
        <extracomment>features/positions/feature.py: BEGIN</extracomment>
        <translation>Inizia da una posizione di un tavolo vero</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>features/positions/feature.py: GO_ON</extracomment>
        <translation>Inserisci una posizione</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/feature.py: FEATURE</extracomment>
        <translation>Cartolina</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <extracomment>features/printing/feature.py: FEATURE</extracomment>
        <translation>Stampa i fogli</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Che cosa era meglio?</translation>
    </message>
    <message>
        <source>Records</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Albo</translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Oggi a questo tavolo</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Mesi</translation>
    </message>
    <message>
        <source>All months</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Tutti i mesi</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Adesivi</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>Audio sì o no</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/feature.py: FEATURE</extracomment>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Continua a giocare da qui…</translation>
    </message>
    <message>
        <source>Play on from here: {moment}</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Continua a giocare da qui: {moment}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <extracomment>views/widgets/save_dialog.py: saved_words</extracomment>
        <translation>Salvato come {name} in {folder}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Apri partita</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>views/window/file_dialogs.py: choose_place</extracomment>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>The file contains everything, including secret information.</source>
        <extracomment>views/window/file_dialogs.py: save_match</extracomment>
        <translation>Il file contiene tutto, anche ciò che è segreto.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/file_dialogs.py: ways_out</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Hamster Table games (*{suffix})</source>
        <extracomment>views/window/file_dialogs.py: _pattern</extracomment>
        <translation>Partite di Hamster Table (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Films need Pillow: pip install hamster-table[film]</source>
        <extracomment>views/art/moving_pictures.py: why_no_film</extracomment>
        <translation>I filmati richiedono Pillow: pip install hamster-table[film]</translation>
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
        <translation>Risultato</translation>
    </message>
    <message>
        <source>New record! {feat}: {value}. Before: {old}, {names}.</source>
        <extracomment>views/game/finale.py: Finale._record</extracomment>
        <translation>Nuovo primato! {feat}: {value}. Prima: {old}, {names}.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>views/game/finale.py: Finale._figures</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/finale.py: Finale._ways_on
views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/finale.py: Finale._pages</extracomment>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Highlights</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._right</extracomment>
        <translation>Momenti salienti</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Look at it: {fact}</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Guarda: {fact}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>views/game/game_over.py: _places</extracomment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Podium: {places}</source>
        <extracomment>views/game/game_over.py: _podium_words</extracomment>
        <translation>Podio: {places}</translation>
    </message>
</context>
<context>
    <name>GameFrame</name>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundButton.__init__</extracomment>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>L’audio è disattivato</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>L’audio è attivo</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/docked_story.py: DockedStory.__init__
views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/game/game_frame.py: Sheet.__init__</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <extracomment>views/game/top_bar.py: Steps.set_steps</extracomment>
        <translation>Passo {number} di {count}: {name}</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Velocità di gioco</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Not available for this game.</source>
        <extracomment>features/statistics/feature.py: _why_off
views/game/game_page.py: GamePage._connect_frame</extracomment>
        <translation>Non disponibile per questo gioco.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>{what} Undone, with all that followed.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{what} Annullato, con tutto ciò che è seguito.</translation>
    </message>
    <message>
        <source>{question} All that followed this question is undone.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{question} Tutto ciò che è seguito a questa domanda è annullato.</translation>
    </message>
    <message>
        <source>This computer is busy: its players think less than they would.</source>
        <extracomment>views/game/game_page.py: GamePage._hurried</extracomment>
        <translation>Questo computer è occupato: i giocatori computer pensano meno del solito.</translation>
    </message>
    <message>
        <source>Saving works again. Everything is saved.</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Il salvataggio funziona di nuovo. È tutto salvato.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Only {name} can choose now.</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Ora può scegliere solo {name}.</translation>
    </message>
    <message>
        <source>Let a computer play on</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Fai giocare un computer</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>The next player takes over</source>
        <extracomment>views/game/game_page.py: GamePage._said</extracomment>
        <translation>Subentra il giocatore successivo</translation>
    </message>
    <message>
        <source>Not saved since {time}. {why}</source>
        <extracomment>views/game/prompt_text.py: said_while_saving_fails</extracomment>
        <translation>Non salvata dalle {time}. {why}</translation>
    </message>
    <message>
        <source>This game can only be viewed.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>Questa partita si può solo guardare.</translation>
    </message>
    <message>
        <source>Undo and redo do not work during a replay.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>Annulla e Ripeti non funzionano durante un replay.</translation>
    </message>
</context>
<context>
    <name>GamePrompt</name>
    <message>
        <source>Replay</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Your game is untouched.</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>La tua partita resta com’è.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>The disk is slow.</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Il disco è lento.</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>{name} tira</translation>
    </message>
    <message>
        <source>Roll the dice: press the button, click the dice, or flick them over the felt.</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Tira i dadi: premi il pulsante, fai clic sui dadi o lanciali sul panno.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Rolling or drawing…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself
views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>Tiro o estrazione…</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>Ora gioca {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} sta pensando…</translation>
    </message>
    <message>
        <source>{name} is getting ready…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} si prepara…</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <extracomment>views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>{name} ha scelto</translation>
    </message>
    <message>
        <source>{player}, a computer player.</source>
        <extracomment>views/game/prompt_text.py: _computer_words</extracomment>
        <translation>{player}, un giocatore computer.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/game/prompt_text.py: _why</extracomment>
        <translation>Perché questo?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>views/game/prompt_text.py: said_when_over</extracomment>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Seed {seed}, fingerprint {pledge}</source>
        <extracomment>views/game/prompt_text.py: seed_words</extracomment>
        <translation>Seme {seed}, impronta {pledge}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <extracomment>views/game/prompt_text.py: _pace_words</extracomment>
        <translation>In pausa.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>Hamsterdam</name>
    <message>
        <source>Round tracker: the round ends after the turn marked for so many players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>Tracciato dei round: il round finisce dopo il turno segnato per quel numero di giocatori</translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>{n} giocatori</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>models/hamsterdam/ability_texts.py: name</extracomment>
        <translation>criceto</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and Copycatster goes to your reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prezzo: il movimento saltato, e Copycatster va nella tua riserva.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve, its own side up.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prezzo: Copycatster va nella tua riserva, con il proprio lato visibile.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve and turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prezzo: Copycatster va nella tua riserva e passa al suo lato comune.</translation>
    </message>
    <message>
        <source>It turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Passa al suo lato comune.</translation>
    </message>
    <message>
        <source>The price is paid either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>Il prezzo si paga in ogni caso.</translation>
    </message>
    <message>
        <source>{name} flips to its ordinary side either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} passa al suo lato comune in ogni caso.</translation>
    </message>
    <message>
        <source>{name} is in your reserve either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} è nella tua riserva in ogni caso.</translation>
    </message>
    <message>
        <source>{name} stays where it is either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} resta dov’è in ogni caso.</translation>
    </message>
    <message>
        <source>When: {moments}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _says</extracomment>
        <translation>Quando: {moments}.</translation>
    </message>
    <message>
        <source>at a roll</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>a un tiro</translation>
    </message>
    <message>
        <source>as a flood comes</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>all’arrivo di una piena</translation>
    </message>
    <message>
        <source>in the movement</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>nel movimento</translation>
    </message>
    <message>
        <source>in the redeployment</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>nel rischieramento</translation>
    </message>
    <message>
        <source>never, on your cards</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>mai, sulle tue carte</translation>
    </message>
    <message>
        <source>It can be used now.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Si può usare ora.</translation>
    </message>
    <message>
        <source>It is still copying: {name}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Sta ancora copiando: {name}.</translation>
    </message>
    <message>
        <source>It has stopped one flood; the next one sends it to the reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Ha fermato una piena; la prossima lo manda nella riserva.</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Non ora: {reason}</translation>
    </message>
    <message>
        <source>Not now: {reason} ({ruling})</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Non ora: {reason} ({ruling})</translation>
    </message>
    <message>
        <source>Copy {name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label
views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Copia {name}</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>{name}: roll again</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: tira di nuovo</translation>
    </message>
    <message>
        <source>{name}: ignore it</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: ignora</translation>
    </message>
    <message>
        <source>{name}: hold</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: ferma e resta</translation>
    </message>
    <message>
        <source>{name}: jump</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: salta</translation>
    </message>
    <message>
        <source>{name}: sweep</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: spazza</translation>
    </message>
    <message>
        <source>{name}: stop</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}: ferma</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Flood token</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Segnalino Piena</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Contrassegno</translation>
    </message>
    <message>
        <source>Hamster</source>
        <extracomment>models/hamsterdam/board.py: _ordinary</extracomment>
        <translation>Criceto</translation>
    </message>
    <message>
        <source>What belongs to all</source>
        <extracomment>models/hamsterdam/board.py: _band</extracomment>
        <translation>Ciò che è di tutti</translation>
    </message>
    <message>
        <source>To choose</source>
        <extracomment>models/hamsterdam/board.py: _choice</extracomment>
        <translation>Da scegliere</translation>
    </message>
    <message>
        <source>{ways} in 36</source>
        <extracomment>models/hamsterdam/odds.py: odds_text</extracomment>
        <translation>{ways} su 36</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/hamsterdam/sentences.py: hamsters_text</extracomment>
        <translation>
            <numerusform>%n criceto</numerusform>
            <numerusform>%n criceti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n punto arancione</numerusform>
            <numerusform>%n punti arancioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n punto blu</numerusform>
            <numerusform>%n punti blu</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}, flipped</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, carta {position}: {number}, girata</translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}; {what}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, carta {position}: {number}; {what}; {odds}</translation>
    </message>
    <message>
        <source>{ways}; hit before the next redeployment: {chance} %</source>
        <extracomment>models/hamsterdam/sentences.py: Names._odds</extracomment>
        <translation>{ways}; colpita prima del prossimo rischieramento: {chance} %</translation>
    </message>
    <message numerus="yes">
        <source>%n flood token(s)</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing</extracomment>
        <translation>
            <numerusform>%n segnalino Piena</numerusform>
            <numerusform>%n segnalini Piena</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing
models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>A place of the dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Un posto della diga di {name}</translation>
    </message>
    <message>
        <source>Place {position}: empty; your card {number} is for {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Posto {position}: vuoto; la tua carta {number} è per {name}</translation>
    </message>
    <message>
        <source>Your card {number}, place {position}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>La tua carta {number}, posto {position}; {odds}</translation>
    </message>
    <message>
        <source>Not chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._named_special</extracomment>
        <translation>Non scelto.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._status</extracomment>
        <translation>Scelto.</translation>
    </message>
    <message>
        <source>{number}, card {position} of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names.note</extracomment>
        <translation>{number}, carta {position} di {name}</translation>
    </message>
    <message>
        <source>Reserve of {name}: {what}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>Riserva di {name}: {what}</translation>
    </message>
    <message>
        <source>Dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dam</extracomment>
        <translation>Diga di {name}</translation>
    </message>
    <message>
        <source>Town of {name}: {town} in the town, {dam} on the dam; next breach at {tokens}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._town</extracomment>
        <translation>Città di {name}: {town} in città, {dam} sulla diga; prossimo cedimento a {tokens}</translation>
    </message>
    <message>
        <source>For {name}: {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Per {name}: {number}</translation>
    </message>
    <message>
        <source>For {name}: no card yet</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Per {name}: ancora nessuna carta</translation>
    </message>
    <message>
        <source>The dice</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>I dadi</translation>
    </message>
    <message>
        <source>A die: {face}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Un dado: {face}</translation>
    </message>
    <message>
        <source>The dice: {a} and {b}, makes {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>I dadi: {a} e {b}, fa {number}</translation>
    </message>
    <message>
        <source>Reservoir: {tokens} flood tokens</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Bacino: {tokens} segnalini Piena</translation>
    </message>
    <message>
        <source>Reservoir: empty; {more} more tokens are out than the box holds</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Bacino: vuoto; in gioco {more} segnalini più di quanti ne ha la scatola</translation>
    </message>
    <message>
        <source>Round {number}, turn {turn}; {rolls} rolls until the redeployment</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Round {number}, turno {turn}; {rolls} tiri al rischieramento</translation>
    </message>
    <message>
        <source>{name} begins every round</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>{name} comincia ogni round</translation>
    </message>
    <message>
        <source>Water in all towns: {now} of {end}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Acqua in tutte le città: {now} su {end}</translation>
    </message>
    <message>
        <source>The highest sum begins; equals roll again.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>La somma più alta comincia; a parità si tira di nuovo.</translation>
    </message>
    <message>
        <source>The sum is the number of the card to jump to.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>La somma è il numero della carta su cui saltare.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Criceti speciali</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>all hamsters are on the dam</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>tutti i criceti sono sulla diga</translation>
    </message>
    <message>
        <source>your cards</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>le tue carte</translation>
    </message>
    <message>
        <source>your dam · {line}</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>la tua diga · {line}</translation>
    </message>
    <message>
        <source>{up} of {all} cards standing</source>
        <extracomment>models/hamsterdam/shown.py: cards_standing</extracomment>
        <translation>{up} su {all} carte in piedi</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>ha tirato {number}</translation>
    </message>
    <message>
        <source>ignores it</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_ignored</extracomment>
        <translation>lo ignora</translation>
    </message>
    <message>
        <source>counts {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_shifted</extracomment>
        <translation>vale {number}</translation>
    </message>
    <message>
        <source>skips moving</source>
        <extracomment>models/hamsterdam/shown.py: _movement_tag
views/hamsterdam/animation/dice.py: movement_skipped</extracomment>
        <translation>non muove</translation>
    </message>
    <message>
        <source>Town of {name}</source>
        <extracomment>models/hamsterdam/shown.py: _town_name</extracomment>
        <translation>Città di {name}</translation>
    </message>
    <message>
        <source>no breaches</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>nessun cedimento</translation>
    </message>
    <message>
        <source>nothing is left to break</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>non resta nulla da cedere</translation>
    </message>
    <message>
        <source>next breach at {tokens}</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach
views/hamsterdam/animation/breach.py: _tell_next</extracomment>
        <translation>cedimento a {tokens}</translation>
    </message>
    <message>
        <source>{town} in town + {dam} on dam</source>
        <extracomment>models/hamsterdam/shown.py: _sums</extracomment>
        <translation>{town} in città + {dam} sulla diga</translation>
    </message>
    <message>
        <source>all level</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>tutte pari</translation>
    </message>
    <message>
        <source>level wettest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>la più allagata, a pari merito</translation>
    </message>
    <message>
        <source>wettest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>la più allagata su {all}</translation>
    </message>
    <message>
        <source>level driest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>la più asciutta, a pari merito</translation>
    </message>
    <message>
        <source>level 2nd</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>pari 2ª</translation>
    </message>
    <message>
        <source>driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.1</extracomment>
        <translation>la più asciutta su {all}</translation>
    </message>
    <message>
        <source>2nd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.2</extracomment>
        <translation>2ª più asciutta su {all}</translation>
    </message>
    <message>
        <source>3rd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.3</extracomment>
        <translation>3ª più asciutta su {all}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>Prima del primo round</translation>
    </message>
    <message>
        <source>{name} has the dice</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>{name} ha i dadi</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown
views/hamsterdam/animation/dice.py: round_started</extracomment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>can be used now</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>si può usare ora</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>in riserva</translation>
    </message>
    <message>
        <source>used in this turn</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>usato in questo turno</translation>
    </message>
    <message>
        <source>The dam breaks</source>
        <extracomment>views/hamsterdam/animation/breach.py: breach_due</extracomment>
        <translation>La diga cede</translation>
    </message>
    <message>
        <source>{number} for the first turn</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_rolled</extracomment>
        <translation>{number} per il primo turno</translation>
    </message>
    <message>
        <source>A tie at {number}</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>Parità a {number}</translation>
    </message>
    <message>
        <source>{names} roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>{names} tirano di nuovo</translation>
    </message>
    <message>
        <source>No dam has a {number}: roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: roll_missed</extracomment>
        <translation>Nessuna diga ha un {number}: si tira di nuovo</translation>
    </message>
    <message>
        <source>{name} copies {other}</source>
        <extracomment>views/hamsterdam/animation/dice.py: special_used</extracomment>
        <translation>{name} copia {other}</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>views/hamsterdam/animation/dice.py: movement_started</extracomment>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>views/hamsterdam/animation/dice.py: redeployment_started</extracomment>
        <translation>Rischieramento</translation>
    </message>
    <message>
        <source>begins every round</source>
        <extracomment>views/hamsterdam/animation/dice.py: tracker_taken</extracomment>
        <translation>comincia ogni round</translation>
    </message>
    <message>
        <source>{number} holds</source>
        <extracomment>views/hamsterdam/animation/water.py: flood_stopped</extracomment>
        <translation>la carta {number} tiene</translation>
    </message>
    <message>
        <source>+{more} more than in the box</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_more</extracomment>
        <translation>+{more} oltre la scatola</translation>
    </message>
    <message>
        <source>Reservoir</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_label</extracomment>
        <translation>Bacino</translation>
    </message>
    <message>
        <source>waiting for the first roll</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: DiceDrawing.draw</extracomment>
        <translation>in attesa del primo tiro</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>turni</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>Rischiera</translation>
    </message>
    <message>
        <source>{now} of {end}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>{now} su {end}</translation>
    </message>
    <message>
        <source>ends at {tokens}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>fine a {tokens}</translation>
    </message>
    <message>
        <source>Water in all towns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>Acqua nelle città</translation>
    </message>
    <message>
        <source>An orange dot brings you one hamster.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Un punto arancione ti porta un criceto.</translation>
    </message>
    <message>
        <source>A blue dot brings two special hamsters to choose from: you keep one of them.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Un punto blu porta due criceti speciali fra cui scegliere: ne tieni uno.</translation>
    </message>
    <message>
        <source>The dots on the cards</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>I punti sulle carte</translation>
    </message>
    <message>
        <source>Water that came through your dam into the town. The driest town wins.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>L’acqua passata dalla tua diga in città. Vince la città più asciutta.</translation>
    </message>
    <message>
        <source>When the water reaches a cracked cell, your dam breaks: you flip its left or right end.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>Quando l’acqua raggiunge una casella incrinata, la tua diga cede: giri la sua estremità sinistra o destra.</translation>
    </message>
    <message>
        <source>The water in your town</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>L’acqua nella tua città</translation>
    </message>
    <message>
        <source>{what} (from {card})</source>
        <extracomment>views/hamsterdam/input/button_labels.py: number_duplicates</extracomment>
        <translation>{what} (dalla {card})</translation>
    </message>
    <message>
        <source>{number} in the middle</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} al centro</translation>
    </message>
    <message>
        <source>{number} on the left</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} a sinistra</translation>
    </message>
    <message>
        <source>{number} on the right</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} a destra</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{what} (no water)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{what} (senz’acqua)</translation>
    </message>
    <message>
        <source>{origin} to {to}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>da {origin} a {to}</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>Skip the move for {name}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Salta la mossa per {name}</translation>
    </message>
    <message>
        <source>Skip the move for {name} or {other}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Salta la mossa per {name} o {other}</translation>
    </message>
    <message>
        <source>Skip move, use an ability</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Salta, usa un’abilità</translation>
    </message>
    <message>
        <source>{what} (rolls again)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: again</extracomment>
        <translation>{what} (si tira di nuovo)</translation>
    </message>
    <message>
        <source>No standing card has a {number}: if you keep the roll, the dice are rolled again.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Nessuna carta in piedi ha un {number}: se tieni il tiro, i dadi si tirano di nuovo.</translation>
    </message>
    <message>
        <source>Changed to {numbers}, the dice are rolled again, and the special stays used (HD-19).</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Cambiato in {numbers}, i dadi si tirano di nuovo, e lo speciale resta usato (HD-19).</translation>
    </message>
    <message>
        <source>{number} floods {names}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>{number} allaga {names}</translation>
    </message>
    <message>
        <source>On all of these numbers somebody plugs.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>Per tutti questi numeri qualcuno tappa la falla.</translation>
    </message>
    <message>
        <source>No standing card of this dam has the number.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Nessuna carta in piedi di questa diga ha il numero.</translation>
    </message>
    <message>
        <source>{number} hits this dam; a hamster is there to plug it.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Il numero {number} colpisce questa diga; c’è un criceto a tappare.</translation>
    </message>
    <message>
        <source>{number} hits this dam, and nobody stands there.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Il numero {number} colpisce questa diga, e non c’è nessuno.</translation>
    </message>
    <message>
        <source>{number} hits {all} cards of this dam, and nobody stands on {bare} of them.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Il numero {number} colpisce {all} carte di questa diga; senza criceti: {bare}.</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>views/hamsterdam/input/draft_gestures.py: _pass
views/hamsterdam/input/draft_gestures.py: _keep</extracomment>
        <translation>tieni</translation>
    </message>
    <message>
        <source>{name}, pass a card to each side</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, passa una carta per lato</translation>
    </message>
    <message>
        <source>Drag two of your cards to the places on the right, or onto a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Trascina due delle tue carte nei posti a destra, o sulla diga di un vicino.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it on a place on the right or on a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Invio solleva una carta e la posa in un posto a destra o sulla diga di un vicino.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>{name}, lay out your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>{name}, disponi la tua diga</translation>
    </message>
    <message>
        <source>Drag cards along the line. The order stays for the whole game; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Trascina le carte lungo la fila. L’ordine resta per tutta la partita; le estremità cedono per prime.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it elsewhere in the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Invio solleva una carta e la posa altrove nella fila. L’ordine resta; le estremità cedono per prime.</translation>
    </message>
    <message>
        <source>You got {a} and {b}. Drag cards along the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Hai avuto {a} e {b}. Trascina le carte: l’ordine resta; le estremità cedono per prime.</translation>
    </message>
    <message>
        <source>You got {a} and {b}.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Hai avuto {a} e {b}.</translation>
    </message>
    <message>
        <source>Best odds in the middle</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Migliori al centro</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Per numero</translation>
    </message>
    <message>
        <source>Confirm layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Conferma la diga</translation>
    </message>
    <message numerus="yes">
        <source>{name}, keep %n special hamster(s)</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>
            <numerusform>{name}, tieni %n criceto speciale</numerusform>
            <numerusform>{name}, tieni %n criceti speciali</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Click a card, or drag the hamster to your reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} su {half} scelti. Fai clic su una carta, o trascina il criceto nella tua riserva.</translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Enter takes the card you are at, or gives it back.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} su {half} scelti. Invio prende la carta su cui sei, o la rende.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>{name}, put hamsters on your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>{name}, metti i criceti sulla tua diga</translation>
    </message>
    <message>
        <source>Enter puts a hamster on the card you are at.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Invio mette un criceto sulla carta su cui sei.</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) will clear water and leave the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>
            <numerusform>%n criceto toglierà l’acqua e uscirà dal gioco.</numerusform>
            <numerusform>%n criceti toglieranno l’acqua e usciranno dal gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve is empty. Drag hamsters back to place them elsewhere, or finish.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>La riserva è vuota. Trascina indietro i criceti per metterli altrove, o concludi.</translation>
    </message>
    <message>
        <source>The reserve is empty. Enter lifts a hamster to place it elsewhere.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>La riserva è vuota. Invio solleva un criceto per metterlo altrove.</translation>
    </message>
    <message>
        <source>Click cards, or drag. On water a hamster clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Fai clic o trascina. Sull’acqua un criceto la toglie e lascia la partita.</translation>
    </message>
    <message>
        <source>On water it clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Sull’acqua la toglie e lascia la partita.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood. Click cards, or drag hamsters.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Diga vuota: niente ferma una piena. Fai clic o trascina criceti.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Diga vuota: nessuno fermerebbe una piena.</translation>
    </message>
    <message>
        <source>Click cards, or drag hamsters, or a number with its whole stack.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Fai clic sulle carte o trascina criceti, oppure un numero con la sua pila.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Repeat last layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Ripeti l’ultima</translation>
    </message>
    <message>
        <source>Auto-place by odds</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Disponi per probabilità</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy
views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Done, {count} in reserve</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Fatto, {count} in riserva</translation>
    </message>
    <message numerus="yes">
        <source>{name}, leave the water on %n card(s)?</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>{name}, lasciare l’acqua su %n carta?</numerusform>
            <numerusform>{name}, lasciare l’acqua su %n carte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) in reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>%n criceto in riserva.</numerusform>
            <numerusform>%n criceti in riserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>One on a wet card clears its water, and leaves the game with it.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Un criceto su una carta allagata ne toglie l’acqua ed esce dal gioco con essa.</translation>
    </message>
    <message>
        <source>Leave the water</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Lascia l’acqua</translation>
    </message>
    <message>
        <source>Go on placing</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Continua a piazzare</translation>
    </message>
    <message>
        <source>reinforce</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>rinforza</translation>
    </message>
    <message>
        <source>guard</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>presidia</translation>
    </message>
    <message>
        <source>swim</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>nuota</translation>
    </message>
    <message>
        <source>clear water</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word
views/hamsterdam/input/gestures.py: _give_up</extracomment>
        <translation>togli l’acqua</translation>
    </message>
    <message>
        <source>plug</source>
        <extracomment>views/hamsterdam/input/gestures.py: _plug</extracomment>
        <translation>tappa</translation>
    </message>
    <message>
        <source>into the town</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>in città</translation>
    </message>
    <message>
        <source>let it in</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>lascia entrare</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>views/hamsterdam/input/gestures.py: _land</extracomment>
        <translation>atterra</translation>
    </message>
    <message>
        <source>flip</source>
        <extracomment>views/hamsterdam/input/gestures.py: _collapse</extracomment>
        <translation>gira</translation>
    </message>
    <message>
        <source>rolls again</source>
        <extracomment>views/hamsterdam/input/gestures.py: _use</extracomment>
        <translation>si tira di nuovo</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>views/hamsterdam/input/gestures.py: _models</extracomment>
        <translation>copia</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>cammina</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>salta</translation>
    </message>
    <message>
        <source>stop it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>ferma</translation>
    </message>
    <message>
        <source>flood it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>allaga</translation>
    </message>
    <message>
        <source>shift</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>sposta</translation>
    </message>
    <message>
        <source>shove</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>spingi</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>chiama</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>views/hamsterdam/input/hand.py: HamsterdamHand.highlighted_targets</extracomment>
        <translation>tira</translation>
    </message>
    <message>
        <source>Dealing the special hamsters…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Distribuzione dei criceti speciali…</translation>
    </message>
    <message>
        <source>Rolling for the first turn…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Si tira per il primo turno…</translation>
    </message>
    <message>
        <source>Rolling the dice…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Tiro dei dadi…</translation>
    </message>
    <message>
        <source>{name} rolled {number}: use a special?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>{name} ha tirato {number}: usare uno speciale?</translation>
    </message>
    <message>
        <source>Click a special in the list, drop it on the dice, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Fai clic su uno speciale nell’elenco, lascialo sui dadi, o usa un pulsante.</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Tieni il tiro</translation>
    </message>
    <message>
        <source>Its button uses it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Il suo pulsante lo usa.</translation>
    </message>
    <message>
        <source>{roller} rolled {number}: does {name} react?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{roller} ha tirato {number}: {name} reagisce?</translation>
    </message>
    <message>
        <source>{name}, you rolled {number}: react to it?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{name}, hai tirato {number}: reagisci?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>{name}, flood at {numbers}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>{name}, piena su {numbers}</translation>
    </message>
    <message>
        <source>Drag a hamster from the golden card to the reserve to plug the hole, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Trascina un criceto dalla carta dorata alla riserva per tappare la falla, o usa un’abilità.</translation>
    </message>
    <message>
        <source>Who plugs the hole goes to the reserve. Choose by a button, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Chi tappa la falla va nella riserva. Scegli con un pulsante, o usa un’abilità.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Lascia entrare</translation>
    </message>
    <message>
        <source>Plug: {name}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Tappa: {name}</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>{card}: {what}</translation>
    </message>
    <message>
        <source>{name}, your dam breaks: left or right?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>{name}, la tua diga cede: sinistra o destra?</translation>
    </message>
    <message>
        <source>Left: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Sinistra: {number}</translation>
    </message>
    <message>
        <source>Right: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Destra: {number}</translation>
    </message>
    <message>
        <source>The end card flips. Hamsters on it go to the next card; water on it pours into the town.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>La carta all’estremità si gira. I criceti vanno sulla carta accanto; l’acqua si riversa in città.</translation>
    </message>
    <message>
        <source>Who clears the water on the next card?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Chi toglie l’acqua dalla carta accanto?</translation>
    </message>
    <message>
        <source>It leaves the game. Drag it onto the golden card, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Esce dal gioco. Trascinalo sulla carta dorata, o usa un pulsante.</translation>
    </message>
    <message>
        <source>It leaves the game. Choose by a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Esce dal gioco. Scegli con un pulsante.</translation>
    </message>
    <message>
        <source>On which {number} does it land?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Su quale {number} atterra?</translation>
    </message>
    <message>
        <source>Drag it to a golden card, or click the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Trascinalo su una carta dorata, o fai clic sulla carta.</translation>
    </message>
    <message>
        <source>{name}: the new roll or the old one?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>{name}: il tiro nuovo o il vecchio?</translation>
    </message>
    <message>
        <source>New: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Nuovo: {number}</translation>
    </message>
    <message>
        <source>Old: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Vecchio: {number}</translation>
    </message>
    <message>
        <source>{name}, move one hamster</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>{name}, muovi un criceto</translation>
    </message>
    <message>
        <source>Drag it to the card beside it. On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Trascinalo sulla carta accanto. Su una carta allagata toglie l’acqua ed esce dal gioco.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Invio lo solleva e lo posa sulla carta accanto.</translation>
    </message>
    <message>
        <source>{name} has moved: jump as well?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>{name} ha mosso: anche saltare?</translation>
    </message>
    <message>
        <source>Drag it to any card of the dam. On a flooded one it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Trascinalo su una carta qualsiasi della diga. Sull’acqua la toglie ed esce dal gioco.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on any card of the dam.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Invio lo solleva e lo posa su una carta qualsiasi della diga.</translation>
    </message>
    <message>
        <source>On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Su una carta allagata toglie l’acqua ed esce dal gioco.</translation>
    </message>
    <message>
        <source>Do not move</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Non muovere</translation>
    </message>
    <message>
        <source>Swim instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Nuota invece</translation>
    </message>
    <message>
        <source>Clear water instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Togli l’acqua invece</translation>
    </message>
    <message>
        <source>{name} has skipped: which ability?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>{name} ha saltato: quale abilità?</translation>
    </message>
    <message>
        <source>All have moved. One ability may be used now.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Tutti hanno mosso. Ora si può usare un’abilità.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/hamsterdam/input/prompts.py: paged</extracomment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>{name}: copy</source>
        <extracomment>views/hamsterdam/input/prompts.py: use_buttons</extracomment>
        <translation>{name}: copia</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Which special does Copycatster copy?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Quale speciale copia Copycatster?</translation>
    </message>
    <message>
        <source>Click a golden card with a special, on any dam, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Fai clic su una carta dorata con uno speciale, su qualsiasi diga, o usa un pulsante.</translation>
    </message>
    <message>
        <source>{name}: where?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: dove?</translation>
    </message>
    <message>
        <source>{name}: which die?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: quale dado?</translation>
    </message>
    <message>
        <source>{name}: which face, for which number?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: quale faccia, per quale numero?</translation>
    </message>
    <message>
        <source>{name}: which hamster?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name}: quale criceto?</translation>
    </message>
    <message>
        <source>Drag an ordinary hamster of another dam to the card beside it, or click it and the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Trascina un criceto comune di un’altra diga sulla carta accanto, oppure fai clic su di lui e poi sulla carta.</translation>
    </message>
    <message>
        <source>Enter lifts an ordinary hamster of another dam and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Invio solleva un criceto comune di un’altra diga e lo posa sulla carta accanto.</translation>
    </message>
    <message>
        <source>{name} ({owner})</source>
        <extracomment>views/hamsterdam/input/prompts.py: _copy_buttons</extracomment>
        <translation>{name} ({owner})</translation>
    </message>
    <message>
        <source>Turn the {face}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Gira il {face}</translation>
    </message>
    <message>
        <source>Face {face}: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Faccia {face}: {number}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>views/hamsterdam/pieces.py: heap</extracomment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>to {name}</source>
        <extracomment>views/hamsterdam/special_lists.py: MailboxDrawing.draw</extracomment>
        <translation>per {name}</translation>
    </message>
    <message>
        <source>Your cards bring</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>Le tue carte portano</translation>
    </message>
    <message>
        <source>specials, of {all}</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>speciali, su {all}</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>criceti</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.meanwhile</extracomment>
        <translation>{name} tira</translation>
    </message>
    <message>
        <source>use the special on the button with this number</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.keys</extracomment>
        <translation>usare lo speciale sul pulsante con questo numero</translation>
    </message>
    <message>
        <source>All its rules</source>
        <extracomment>views/hamsterdam/tooltip_card.py: link_text</extracomment>
        <translation>Tutte le regole</translation>
    </message>
</context>
<context>
    <name>Hamsterrolle</name>
    <message>
        <source>rolling direction</source>
        <extracomment>features/printing/hamsterrolle/kit_parts.py: _dial</extracomment>
        <translation>senso di rotazione</translation>
    </message>
    <message>
        <source>The open compartments</source>
        <extracomment>models/hamsterrolle/board.py: _wheel
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Le caselle aperte</translation>
    </message>
    <message>
        <source>The clock</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>L’orologio</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>La ruota</translation>
    </message>
    <message>
        <source>Supply of {name}</source>
        <extracomment>models/hamsterrolle/board.py: _tray</extracomment>
        <translation>Riserva di {name}</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>ha vinto</translation>
    </message>
    <message>
        <source>building now</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>sta posando</translation>
    </message>
    <message>
        <source>builds next</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>posa dopo</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: partner_words</extracomment>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>stessa</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>prossima</translation>
    </message>
    <message>
        <source>after next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>seconda</translation>
    </message>
    <message>
        <source>first piece</source>
        <extracomment>models/hamsterrolle/sentences.py: window_names</extracomment>
        <translation>primo pezzo</translation>
    </message>
    <message>
        <source>{kind}: {count} in the supply of {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: slot_name</extracomment>
        <translation>{kind}: {count} nella riserva di {name}</translation>
    </message>
    <message>
        <source>{name}, {status}: {count} pieces, {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: seat_name</extracomment>
        <translation>{name}, {status}: {count} pezzi, {kinds}</translation>
    </message>
    <message>
        <source>Compartment {number}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Casella {number}: {kinds}</translation>
    </message>
    <message>
        <source>Open compartment {number}, {name}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Casella aperta {number}, {name}: {kinds}</translation>
    </message>
    <message>
        <source>{kind} in compartment {number}</source>
        <extracomment>models/hamsterrolle/sentences.py: piece_name</extracomment>
        <translation>{kind} nella casella {number}</translation>
    </message>
    <message>
        <source>Steady hand: pieces stay level with the floor under them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Mano ferma: i pezzi restano in piano con il fondo sotto di loro.</translation>
    </message>
    <message>
        <source>Free hand: pieces stay as you turn them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Mano libera: i pezzi restano come li giri.</translation>
    </message>
    <message>
        <source>Trembling hand: free, and it trembles.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Mano tremante: libera, e trema.</translation>
    </message>
    <message>
        <source>hand: steady ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>mano: ferma ›</translation>
    </message>
    <message>
        <source>hand: free ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>mano: libera ›</translation>
    </message>
    <message>
        <source>hand: trembling ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>mano: tremante ›</translation>
    </message>
    <message>
        <source>exact hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>mano esatta</translation>
    </message>
    <message>
        <source>a wobbly hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>una mano incerta</translation>
    </message>
    <message>
        <source>a calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>una mano calma</translation>
    </message>
    <message>
        <source>a very calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>una mano molto calma</translation>
    </message>
    <message>
        <source>it did not hold</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>non reggeva</translation>
    </message>
    <message>
        <source>the wheel rolled it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>colpa della ruota che rotola</translation>
    </message>
    <message>
        <source>the {other} pushed it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>colpa {other:del |della |dello |dell’}{other}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/hamsterrolle/sentences.py: listed
views/hamsterrolle/scenery.py: window_shown</extracomment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>1 piece to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>1 pezzo da posare</translation>
    </message>
    <message>
        <source>{count} pieces to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>{count} pezzi da posare</translation>
    </message>
    <message>
        <source>A film is being saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.why_no_film</extracomment>
        <translation>È in corso il salvataggio di un filmato.</translation>
    </message>
    <message>
        <source>Save 6 images of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>Salva 6 immagini del capitombolo</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Save a film of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>Salva un filmato del capitombolo</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp);;Animated GIF (*.gif)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>WebP animato (*.webp);;GIF animata (*.gif)</translation>
    </message>
    <message>
        <source>Tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport._choose</extracomment>
        <translation>Capitombolo</translation>
    </message>
    <message>
        <source>A film is a .webp or a .gif file: {name} was not saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>Un filmato è un file .webp o .gif: {name} non è stato salvato.</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>Salvataggio di {name}…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: _outcome</extracomment>
        <translation>Non è stato possibile salvare {name}: {why}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>views/hamsterrolle/animation/film_pictures.py: Painter.strip</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Nothing fell.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>Non è caduto nulla.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the back: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} è {piece:caduto|caduta|caduto|caduta} dal lato posteriore: {why}.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the front: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} è {piece:caduto|caduta|caduto|caduta} dal lato anteriore: {why}.</translation>
    </message>
    <message>
        <source>See it again</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose</extracomment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>There is no film on this computer of what fell.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons</extracomment>
        <translation>Su questo computer non c’è alcun filmato di ciò che è caduto.</translation>
    </message>
    <message>
        <source>The last tumble</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.begin</extracomment>
        <translation>L’ultimo capitombolo</translation>
    </message>
    <message>
        <source>{fall} (no film on this computer)</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._offer</extracomment>
        <translation>{fall} (nessun filmato su questo computer)</translation>
    </message>
    <message>
        <source>{count} pieces of {name}: {pieces}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{count} pezzi di {name}: {pieces}</translation>
    </message>
    <message>
        <source>The {pieces} of {name}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{pieces} di {name}</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame; or drag the slider.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Spazio: pausa; frecce: un’immagine; o trascina il cursore.</translation>
    </message>
    <message>
        <source>Save film</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Salva filmato</translation>
    </message>
    <message>
        <source>See it again: {what}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Rivedi: {what}</translation>
    </message>
    <message>
        <source>Save 6 images</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Salva 6 immagini</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Spazio: pausa; frecce: un’immagine alla volta.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>views/hamsterrolle/clock_speech.py: ClockSpeech.look</extracomment>
        <translation>
            <numerusform>ancora %n secondo</numerusform>
            <numerusform>ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>views/hamsterrolle/drawings/room.py: Clock._paint_words</extracomment>
        <translation>secondi</translation>
    </message>
    <message>
        <source>front</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>davanti</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>dietro</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words
views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>al centro</translation>
    </message>
    <message>
        <source>{mm} mm farther</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm più lontano</translation>
    </message>
    <message>
        <source>{mm} mm nearer</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm più vicino</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>views/hamsterrolle/drawings/supplies.py: draw_slot</extracomment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Hold Ctrl</source>
        <extracomment>views/hamsterrolle/drawings/turn_arcs.py: hint</extracomment>
        <translation>tieni premuto Ctrl</translation>
    </message>
    <message>
        <source>rolls to the right</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>rotola a destra</translation>
    </message>
    <message>
        <source>rolls to the left</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>rotola a sinistra</translation>
    </message>
    <message>
        <source>Nothing that holds was found here.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Qui non è stato trovato nulla che regga.</translation>
    </message>
    <message>
        <source>Nothing was found that holds for the {piece}.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Nessun posto trovato dove questo pezzo regga: {piece}.</translation>
    </message>
    <message>
        <source>You may put it back, and pass instead.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Puoi rimetterlo a posto e passare invece.</translation>
    </message>
    <message>
        <source>Looking for a place that holds…</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_looking
views/hamsterrolle/prompts.py: _looking</extracomment>
        <translation>Cerco un posto che regga…</translation>
    </message>
    <message>
        <source>leaning</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>di sbieco</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>in piedi</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>su un fianco</translation>
    </message>
    <message>
        <source>lying flat</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>di piatto</translation>
    </message>
    <message>
        <source>upright</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>in verticale</translation>
    </message>
    <message>
        <source>on its edge</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>di taglio</translation>
    </message>
    <message>
        <source>{posture} across</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>{posture} di traverso</translation>
    </message>
    <message>
        <source>{mm} mm farther from you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm più lontano da te</translation>
    </message>
    <message>
        <source>{mm} mm nearer to you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm più vicino a te</translation>
    </message>
    <message>
        <source>{piece}, in front of the wheel.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: describe_placement</extracomment>
        <translation>{piece}, davanti alla ruota.</translation>
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
        <translation>Qui regge.</translation>
    </message>
    <message>
        <source>may be let go.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _verdict</extracomment>
        <translation>si può lasciare.</translation>
    </message>
    <message>
        <source>in compartment {number}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>nella casella {number}</translation>
    </message>
    <message>
        <source>in compartment {number}, {name}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>nella casella {number}, {name}</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _under</extracomment>
        <translation>ruota|2</translation>
    </message>
    <message>
        <source>high above everything</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>molto in alto su tutto</translation>
    </message>
    <message>
        <source>on the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>{other:sul |sulla |sullo |sull’}{other}</translation>
    </message>
    <message>
        <source>{mm} mm above the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>{mm} mm sopra {other:il |la |lo |l’}{other}</translation>
    </message>
    <message>
        <source>nothing to pass</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>nulla da superare</translation>
    </message>
    <message>
        <source>front edge {mm} mm short</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>bordo anteriore {mm} mm indietro</translation>
    </message>
    <message>
        <source>front edge {mm} mm ahead</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>bordo anteriore {mm} mm avanti</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>views/hamsterrolle/placement_hints.py: targets
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>più bassa</translation>
    </message>
    <message>
        <source>Where it may go</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Dove può andare</translation>
    </message>
    <message>
        <source>The two lowest compartments</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Le due caselle più basse</translation>
    </message>
    <message>
        <source>The open compartment</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>La casella aperta</translation>
    </message>
    <message>
        <source>hangs on it</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring</extracomment>
        <translation>ci sta appeso</translation>
    </message>
    <message>
        <source>to be passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.not-ahead</extracomment>
        <translation>da superare</translation>
    </message>
    <message>
        <source>must not be pushed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.pushed-elsewhere</extracomment>
        <translation>da non spingere</translation>
    </message>
    <message>
        <source>must not be moved</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.moved-elsewhere</extracomment>
        <translation>da non muovere</translation>
    </message>
    <message>
        <source>in the way</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.in-the-way</extracomment>
        <translation>d’intralcio</translation>
    </message>
    <message>
        <source>The {piece} hangs on it and goes when it is pulled out.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Ci poggia sopra: {piece}. Tirandolo via se ne va anche quello.</translation>
    </message>
    <message>
        <source>These hang on it and go when it is pulled out: {pieces}.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Ci poggiano sopra: {pieces}. Tirandolo via se ne vanno anche quelli.</translation>
    </message>
    <message>
        <source>edge to beat</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>bordo da superare</translation>
    </message>
    <message>
        <source>edge passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>bordo superato</translation>
    </message>
    <message>
        <source>{mm} mm short of the edge</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>{mm} mm prima del bordo</translation>
    </message>
    <message>
        <source>You can let go here.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Qui puoi lasciarlo.</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Tempo scaduto: il prossimo pezzo viene lasciato subito.</translation>
    </message>
    <message>
        <source>The clock goes on when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>L’orologio riparte quando prendi un pezzo.</translation>
    </message>
    <message>
        <source>At zero the piece drops where it is.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>A zero il pezzo cade da dov’è.</translation>
    </message>
    <message>
        <source>At zero the piece is let go in an open compartment.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>A zero il pezzo viene lasciato in una casella aperta.</translation>
    </message>
    <message>
        <source>The clock starts when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>L’orologio parte quando prendi un pezzo.</translation>
    </message>
    <message>
        <source>{name} chooses where the wheel rolls</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>{name} sceglie dove rotola la ruota</translation>
    </message>
    <message>
        <source>This holds for the whole game.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Vale per tutta la partita.</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>A destra</translation>
    </message>
    <message>
        <source>To the left</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once in an open compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Tempo scaduto: il prossimo pezzo che prendi viene lasciato subito in una casella aperta.</translation>
    </message>
    <message>
        <source>{name}, continue with the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, continua con {piece:il |la |lo |l’}{piece}</translation>
    </message>
    <message>
        <source>The first piece goes into the golden compartment: one stays empty beside it.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Il primo pezzo va nella casella dorata: accanto ne resta una vuota.</translation>
    </message>
    <message>
        <source>Take a piece from the tray and put it into a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Prendi un pezzo dalla riserva e mettilo in una casella dorata.</translation>
    </message>
    <message>
        <source>{name}, choose a piece</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, scegli un pezzo</translation>
    </message>
    <message>
        <source>Take it out of the wheel again and move it ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Riprendilo dalla ruota e spostalo in avanti.</translation>
    </message>
    <message>
        <source>Take it from your tray again and build it in.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Riprendilo dalla tua riserva e posalo.</translation>
    </message>
    <message>
        <source>Move the {piece} ahead after all, or build any piece of your tray.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Sposta comunque in avanti il pezzo nella ruota ({piece}), oppure posa un pezzo qualsiasi della tua riserva.</translation>
    </message>
    <message>
        <source>Take the {piece} or another piece of your tray. It is too late to pass.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Prendi questo pezzo ({piece}) o un altro della tua riserva. È troppo tardi per passare.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Non puoi passare prima che sia posato il primo pezzo.</translation>
    </message>
    <message>
        <source>The two lowest compartments are empty: there is nothing to move ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Le due caselle più basse sono vuote: non c’è nulla da spostare avanti.</translation>
    </message>
    <message>
        <source>Pass instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Passa invece</translation>
    </message>
    <message>
        <source>{name}, take a piece from the two lowest compartments</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, prendi un pezzo dalle due caselle più basse</translation>
    </message>
    <message>
        <source>Move it up to five compartments ahead, to one without a piece of its kind.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Spostalo fino a cinque caselle più avanti, in una senza un pezzo uguale.</translation>
    </message>
    <message>
        <source>Build instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Posa invece</translation>
    </message>
    <message>
        <source>{name} holds the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>{name} tiene {piece:il |la |lo |l’}{piece}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Rimetti</translation>
    </message>
    <message>
        <source>Others have moved: once it is back the wheel rolls, and they may fall.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Altri si sono mossi: una volta rimesso, la ruota rotola, e possono cadere.</translation>
    </message>
    <message>
        <source>Put it back and let roll</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Rimetti e lascia rotolare</translation>
    </message>
    <message>
        <source>Let go</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Let it drop</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Lascia cadere</translation>
    </message>
    <message>
        <source>Find a hold</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Fai reggere</translation>
    </message>
    <message>
        <source>Carry it into the wheel first.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Prima portalo nella ruota.</translation>
    </message>
    <message>
        <source>Carry it into the wheel. The mouse wheel turns it; with Shift, it moves nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Portalo nella ruota. La rotella del mouse lo gira; con Maiusc lo avvicina o lo allontana.</translation>
    </message>
    <message>
        <source>Drag it into the wheel, or tap a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Trascinalo nella ruota, o tocca una casella dorata.</translation>
    </message>
    <message>
        <source>1, 2, 3 move it to an open compartment. {lie} changes how it lies.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>1, 2, 3 lo spostano in una casella aperta. {lie} cambia come è messo.</translation>
    </message>
    <message>
        <source>Does it hold?</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Regge?</translation>
    </message>
    <message>
        <source>Let go: it will be laid as the pale piece shows.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Lascia andare: sarà posato come mostra il pezzo pallido.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it with the mouse wheel, or press {hold}.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Qui non regge. Giralo con la rotella del mouse o premi {hold}.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it by an arc, or press “Find a hold”.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Qui non regge. Giralo con un arco, o premi «Fai reggere».</translation>
    </message>
    <message>
        <source>It does not hold here. {hold} turns it so that it holds, {lie} as you like.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Qui non regge. {hold} lo gira perché regga, {lie} come vuoi tu.</translation>
    </message>
    <message>
        <source>Shift + mouse wheel: nearer or farther. Ctrl: drag an arc. Hold Space to let the wheel roll.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Maiusc + rotella: più vicino o più lontano. Ctrl: trascina un arco. Tieni premuto Spazio per far rotolare la ruota.</translation>
    </message>
    <message>
        <source>Drag it on from anywhere in the wheel, or turn it by an arc.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Trascinalo da qualsiasi punto della ruota, o giralo con un arco.</translation>
    </message>
    <message>
        <source>Arrows move it by 1 mm, {lie} changes how it lies, {where} says where it is.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Le frecce lo spostano di 1 mm, {lie} cambia come è messo, {where} dice dov’è.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line. Shift + mouse wheel: nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Spingilo avanti oltre la linea dorata. Maiusc + rotella: più vicino o più lontano.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Spingilo avanti oltre la linea dorata.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line with the arrows. Page up and Page down: along the axle.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Spingilo oltre la linea dorata con le frecce. Pag su e Pag giù: lungo l’asse.</translation>
    </message>
    <message>
        <source>{name} brings the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{name} porta {piece:il |la |lo |l’}{piece}</translation>
    </message>
    <message>
        <source>Drawing who has the shakiest hands…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Si estrae chi ha le mani che tremano di più…</translation>
    </message>
    <message>
        <source>Dealing the fourth set…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Si distribuisce il quarto set…</translation>
    </message>
    <message>
        <source>The table trembles</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Il tavolo trema</translation>
    </message>
    <message>
        <source>Pieces that fall now are out of the game.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>I pezzi che cadono ora sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>Something fell out while {name} was at work</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Qualcosa è caduto mentre giocava {name}</translation>
    </message>
    <message>
        <source>This ends the turn; the piece in hand stays in the supply.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Così finisce il turno; il pezzo in mano resta nella riserva.</translation>
    </message>
    <message>
        <source>The wheel rolls until it comes to rest</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>La ruota rotola finché si ferma</translation>
    </message>
    <message>
        <source>Then {name} goes on.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Poi {name} continua.</translation>
    </message>
    <message>
        <source>Then {name} continues with the {piece}.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Poi {name} continua con {piece:il |la |lo |l’}{piece}.</translation>
    </message>
    <message>
        <source>Does the {piece} of {name} stay?</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} di {name} regge?</translation>
    </message>
    <message>
        <source>The {piece} is out of the game: the table trembled.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} è fuori dal gioco: il tavolo ha tremato.</translation>
    </message>
    <message>
        <source>The {piece} is yours now: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} ora è {piece:tuo|tua|tuo|tuo}: {why}.</translation>
    </message>
    <message>
        <source>The {piece} goes to {name}: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Il |La |Lo |L’}{piece} ora è di {name}: {why}.</translation>
    </message>
    <message>
        <source>Out at the back.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Fuori dal lato posteriore.</translation>
    </message>
    <message>
        <source>Out at the front.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Fuori dal lato anteriore.</translation>
    </message>
    <message>
        <source>Out at the back: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Fuori dal lato posteriore: {pieces}.</translation>
    </message>
    <message>
        <source>Out at the front: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Fuori dal lato anteriore: {pieces}.</translation>
    </message>
    <message>
        <source>Something went wrong with the physics of the wheel. It is being restarted.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_starts_again</extracomment>
        <translation>Qualcosa è andato storto con la fisica della ruota. Viene riavviata.</translation>
    </message>
    <message>
        <source>The physics of the wheel is not working. A simple rule decides this turn.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_gives_up</extracomment>
        <translation>La fisica della ruota non funziona. Per questo turno decide una regola semplice.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>da 1 a 5</translation>
    </message>
    <message>
        <source>move the piece in hand to a compartment</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>portare il pezzo in mano in una casella</translation>
    </message>
    <message>
        <source>arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>frecce</translation>
    </message>
    <message>
        <source>move it by 1 mm; with Shift by 10 mm</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>spostarlo di 1 mm; con Maiusc di 10 mm</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Pag su, Pag giù</translation>
    </message>
    <message>
        <source>farther and nearer, along the axle</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>più lontano e più vicino, lungo l’asse</translation>
    </message>
    <message>
        <source>Shift + mouse wheel</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Maiusc + rotella del mouse</translation>
    </message>
    <message>
        <source>the same with the mouse; alone the mouse wheel turns it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>lo stesso con il mouse; da sola, la rotella lo gira</translation>
    </message>
    <message>
        <source>hold Ctrl</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>tenere premuto Ctrl</translation>
    </message>
    <message>
        <source>leave it where it is, and drag an arc to turn it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>lasciarlo dov’è, e trascinare un arco per girarlo</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>hold down to let the wheel roll</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>tenere premuto per far rotolare la ruota</translation>
    </message>
    <message>
        <source>let go</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>lasciare</translation>
    </message>
    <message>
        <source>Ctrl + arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Ctrl + frecce</translation>
    </message>
    <message>
        <source>look from another side, as by dragging with the middle button</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>guardare da un altro lato, come trascinando con il tasto centrale</translation>
    </message>
    <message>
        <source>Click to change.</source>
        <extracomment>views/hamsterrolle/table.py: HamsterrolleTable.spot_tip</extracomment>
        <translation>Fai clic per cambiare.</translation>
    </message>
</context>
<context>
    <name>HandRoll</name>
    <message>
        <source>{name} rolls. Roll the dice ({key}).</source>
        <extracomment>views/game/hand_roll.py: HandRoll.look</extracomment>
        <translation>{name} tira. Tira i dadi ({key}).</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>All that there is to choose is prepared: finish.</source>
        <extracomment>features/hints/hinter.py: Hinter._say_finish</extracomment>
        <translation>Tutto quello che c’è da scegliere è pronto: concludi.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking, for %n second(s) at most…</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>
            <numerusform>{player} sta pensando, al massimo %n secondo…</numerusform>
            <numerusform>{player} sta pensando, al massimo %n secondi…</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>Non aspettare</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what</extracomment>
        <translation>Che fare</translation>
    </message>
    <message>
        <source>Where to look</source>
        <extracomment>features/hints/hinter.py: Hinter._say_where</extracomment>
        <translation>Dove guardare</translation>
    </message>
    <message>
        <source>A hint is for whoever has to choose now.</source>
        <extracomment>features/hints/texts.py: not_now</extracomment>
        <translation>Il suggerimento è per chi deve scegliere adesso.</translation>
    </message>
    <message>
        <source>In a challenge a hint only says where to look, so that results can be compared.</source>
        <extracomment>features/hints/texts.py: compared</extracomment>
        <translation>In una sfida il suggerimento dice solo dove guardare, così i risultati si possono confrontare.</translation>
    </message>
    <message>
        <source>You can: {actions}.</source>
        <extracomment>features/hints/texts.py: offers</extracomment>
        <translation>Puoi: {actions}.</translation>
    </message>
    <message>
        <source>{player} would choose: {action} ({detail}).</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} sceglierebbe: {action} ({detail}).</translation>
    </message>
    <message>
        <source>{player} would choose: {action}.</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} sceglierebbe: {action}.</translation>
    </message>
</context>
<context>
    <name>Key name</name>
    <message>
        <source>Ctrl</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Ctrl</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Shift</extracomment>
        <translation>Maiusc</translation>
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
        <translation>Invio</translation>
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
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Backspace</extracomment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Del</extracomment>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Ins</extracomment>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Home</extracomment>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>views/widgets/keyboard.py: NAMES.End</extracomment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgUp</extracomment>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgDown</extracomment>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Left</extracomment>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Right</extracomment>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Up</extracomment>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Down</extracomment>
        <translation>Giù</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Cambia i tasti</translation>
    </message>
    <message>
        <source>Explain the table</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Spiega il tavolo</translation>
    </message>
</context>
<context>
    <name>Keyboard shortcuts</name>
    <message>
        <source>write a note about an earlier moment</source>
        <extracomment>features/bookmarks/feature.py: NOTE</extracomment>
        <translation>scrivere una nota su un momento passato</translation>
    </message>
    <message>
        <source>hint</source>
        <extracomment>features/hints/feature.py: HINT</extracomment>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>print sheets</source>
        <extracomment>features/printing/feature.py: PRINT</extracomment>
        <translation>stampare i fogli</translation>
    </message>
    <message>
        <source>records</source>
        <extracomment>features/records/feature.py: RECORDS</extracomment>
        <translation>albo</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>features/sound/keys.py: MUTE</extracomment>
        <translation>attivare o togliere l’audio</translation>
    </message>
    <message>
        <source>graphs</source>
        <extracomment>features/statistics/feature.py: GRAPHS</extracomment>
        <translation>grafici</translation>
    </message>
    <message>
        <source>play on from an earlier moment</source>
        <extracomment>features/what_if/feature.py: PLAY_ON</extracomment>
        <translation>continuare a giocare da un momento precedente</translation>
    </message>
    <message>
        <source>choose Bite</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>scegliere Mordere</translation>
    </message>
    <message>
        <source>choose Run</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>scegliere Correre</translation>
    </message>
    <message>
        <source>choose Throw</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>scegliere Lanciare</translation>
    </message>
    <message>
        <source>choose Rest</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>scegliere Riposare</translation>
    </message>
    <message>
        <source>spread the stack at the cursor, and close it</source>
        <extracomment>views/hamsterdam/keys.py: FAN_OUT</extracomment>
        <translation>aprire la pila sotto il cursore, e richiuderla</translation>
    </message>
    <message>
        <source>show the dam at the cursor large, and small again</source>
        <extracomment>views/hamsterdam/keys.py: ENLARGE</extracomment>
        <translation>mostrare in grande la diga sotto il cursore, e di nuovo in piccolo</translation>
    </message>
    <message>
        <source>open the rules of the special at the cursor</source>
        <extracomment>views/hamsterdam/keys.py: WORDING</extracomment>
        <translation>aprire le regole dello speciale sotto il cursore</translation>
    </message>
    <message>
        <source>one hamster more on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: MORE</extracomment>
        <translation>un criceto in più sulla carta sotto il cursore, nello schieramento</translation>
    </message>
    <message>
        <source>one hamster fewer on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: FEWER</extracomment>
        <translation>un criceto in meno sulla carta sotto il cursore, nello schieramento</translation>
    </message>
    <message>
        <source>line the cards up by number</source>
        <extracomment>views/hamsterdam/keys.py: SORT</extracomment>
        <translation>ordinare le carte per numero</translation>
    </message>
    <message>
        <source>line the cards up, best odds in the middle</source>
        <extracomment>views/hamsterdam/keys.py: MIDDLE</extracomment>
        <translation>ordinare le carte, le migliori al centro</translation>
    </message>
    <message>
        <source>repeat the last layout</source>
        <extracomment>views/hamsterdam/keys.py: REPEAT</extracomment>
        <translation>ripetere l’ultima disposizione</translation>
    </message>
    <message>
        <source>auto-place by odds</source>
        <extracomment>views/hamsterdam/keys.py: BY_ODDS</extracomment>
        <translation>disporre per probabilità</translation>
    </message>
    <message>
        <source>clear the layout</source>
        <extracomment>views/hamsterdam/keys.py: CLEAR</extracomment>
        <translation>svuotare la disposizione</translation>
    </message>
    <message>
        <source>plug the hole, way {n}</source>
        <extracomment>views/hamsterdam/keys.py: PLUGS</extracomment>
        <translation>tappare la falla, modo {n}</translation>
    </message>
    <message>
        <source>let the dam break at the left</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_LEFT</extracomment>
        <translation>far cedere la diga a sinistra</translation>
    </message>
    <message>
        <source>let the dam break at the right</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_RIGHT</extracomment>
        <translation>far cedere la diga a destra</translation>
    </message>
    <message>
        <source>keep the new roll</source>
        <extracomment>views/hamsterdam/keys.py: NEW_ROLL</extracomment>
        <translation>tenere il nuovo tiro</translation>
    </message>
    <message>
        <source>keep the old roll</source>
        <extracomment>views/hamsterdam/keys.py: OLD_ROLL</extracomment>
        <translation>tenere il vecchio tiro</translation>
    </message>
    <message>
        <source>skip the move</source>
        <extracomment>views/hamsterdam/keys.py: SKIP_MOVE</extracomment>
        <translation>saltare il movimento</translation>
    </message>
    <message>
        <source>finish, and leave the water on the dam</source>
        <extracomment>views/hamsterdam/keys.py: LEAVE_WATER</extracomment>
        <translation>finire, e lasciare l’acqua sulla diga</translation>
    </message>
    <message>
        <source>finish without placing a hamster</source>
        <extracomment>views/hamsterdam/keys.py: PLACE_NOBODY</extracomment>
        <translation>finire senza piazzare criceti</translation>
    </message>
    <message>
        <source>swim, or clear the water</source>
        <extracomment>views/hamsterdam/keys.py: SWIM</extracomment>
        <translation>nuotare, o togliere l’acqua</translation>
    </message>
    <message>
        <source>more buttons</source>
        <extracomment>views/hamsterdam/keys.py: NEXT_PAGE</extracomment>
        <translation>altri pulsanti</translation>
    </message>
    <message>
        <source>turn die {n}</source>
        <extracomment>views/hamsterdam/keys.py: TURN_DIE</extracomment>
        <translation>girare il dado {n}</translation>
    </message>
    <message>
        <source>change how it lies; with Shift, the previous way</source>
        <extracomment>views/hamsterrolle/keys.py: LIE</extracomment>
        <translation>cambiare come è messo; con Maiusc, tornare indietro</translation>
    </message>
    <message>
        <source>turn it by 15 degrees; with Shift back, with Ctrl by 1</source>
        <extracomment>views/hamsterrolle/keys.py: TURN</extracomment>
        <translation>girarlo di 15 gradi; con Maiusc indietro, con Ctrl di 1</translation>
    </message>
    <message>
        <source>tip it over; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TIP</extracomment>
        <translation>ribaltarlo; con Maiusc indietro, con Ctrl di 1 grado</translation>
    </message>
    <message>
        <source>turn it round; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TURN_ROUND</extracomment>
        <translation>rigirarlo; con Maiusc indietro, con Ctrl di 1 grado</translation>
    </message>
    <message>
        <source>turn it so that it holds</source>
        <extracomment>views/hamsterrolle/keys.py: HOLD</extracomment>
        <translation>girarlo in modo che regga</translation>
    </message>
    <message>
        <source>say where the piece is, and whether it may be let go</source>
        <extracomment>views/hamsterrolle/keys.py: WHERE</extracomment>
        <translation>dire dov’è il pezzo, e se si può lasciare</translation>
    </message>
    <message>
        <source>change the hand</source>
        <extracomment>views/hamsterrolle/keys.py: HAND</extracomment>
        <translation>cambiare la mano</translation>
    </message>
    <message>
        <source>let it drop</source>
        <extracomment>views/hamsterrolle/keys.py: DROP</extracomment>
        <translation>lasciarlo cadere</translation>
    </message>
    <message>
        <source>pass instead, or build instead</source>
        <extracomment>views/hamsterrolle/keys.py: PASS</extracomment>
        <translation>passare invece, o posare invece</translation>
    </message>
    <message>
        <source>see again what fell since your last turn</source>
        <extracomment>views/hamsterrolle/keys.py: REPLAY</extracomment>
        <translation>rivedere ciò che è caduto dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>save 6 images, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: IMAGES</extracomment>
        <translation>salvare 6 immagini, mentre si rivede</translation>
    </message>
    <message>
        <source>save a film, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: FILM</extracomment>
        <translation>salvare un filmato, mentre si rivede</translation>
    </message>
    <message>
        <source>let the wheel roll to the right</source>
        <extracomment>views/hamsterrolle/keys.py: RIGHTWARDS</extracomment>
        <translation>far rotolare la ruota a destra</translation>
    </message>
    <message>
        <source>let the wheel roll to the left</source>
        <extracomment>views/hamsterrolle/keys.py: LEFTWARDS</extracomment>
        <translation>far rotolare la ruota a sinistra</translation>
    </message>
    <message>
        <source>zoom in</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_IN</extracomment>
        <translation>ingrandire</translation>
    </message>
    <message>
        <source>zoom out</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_OUT</extracomment>
        <translation>rimpicciolire</translation>
    </message>
    <message>
        <source>reset the view</source>
        <extracomment>views/hamsterrolle/keys.py: RESET_VIEW</extracomment>
        <translation>ripristinare la vista</translation>
    </message>
    <message>
        <source>show where the belt takes everybody</source>
        <extracomment>views/run_hamster_run/keys.py: STAKES</extracomment>
        <translation>mostrare dove il nastro porta tutti</translation>
    </message>
    <message>
        <source>take back the last chip</source>
        <extracomment>views/run_hamster_run/keys.py: TAKE_BACK</extracomment>
        <translation>riprendere l’ultimo gettone</translation>
    </message>
    <message>
        <source>allocate as in the last round</source>
        <extracomment>views/run_hamster_run/keys.py: LAST_SPLIT</extracomment>
        <translation>distribuire come nello scorso round</translation>
    </message>
    <message>
        <source>change the action</source>
        <extracomment>views/run_hamster_run/keys.py: CHANGE_DEED</extracomment>
        <translation>cambiare l’azione</translation>
    </message>
    <message>
        <source>pay for squares in another way</source>
        <extracomment>views/run_hamster_run/keys.py: OTHER_PRICE</extracomment>
        <translation>pagare le caselle in un altro modo</translation>
    </message>
    <message>
        <source>climb, or walk again</source>
        <extracomment>views/run_hamster_run/keys.py: CLIMB</extracomment>
        <translation>scavalcare, o camminare di nuovo</translation>
    </message>
    <message>
        <source>yield</source>
        <extracomment>views/run_hamster_run/keys.py: YIELD</extracomment>
        <translation>cedere</translation>
    </message>
    <message>
        <source>end the action without acting</source>
        <extracomment>views/run_hamster_run/keys.py: DO_NOTHING</extracomment>
        <translation>finire l’azione senza agire</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>views/run_hamster_run/keys.py: STAY_PUT</extracomment>
        <translation>restare lì</translation>
    </message>
    <message>
        <source>land there</source>
        <extracomment>views/run_hamster_run/keys.py: LAND</extracomment>
        <translation>atterrare lì</translation>
    </message>
    <message>
        <source>menu</source>
        <extracomment>views/widgets/commands.py: MENU</extracomment>
        <translation>menu</translation>
    </message>
    <message>
        <source>main menu</source>
        <extracomment>views/widgets/commands.py: HOME</extracomment>
        <translation>menu principale</translation>
    </message>
    <message>
        <source>open a game</source>
        <extracomment>views/widgets/commands.py: OPEN</extracomment>
        <translation>aprire una partita</translation>
    </message>
    <message>
        <source>save as</source>
        <extracomment>views/widgets/commands.py: SAVE</extracomment>
        <translation>salvare con nome</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>views/widgets/commands.py: SETTINGS</extracomment>
        <translation>impostazioni</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>views/widgets/commands.py: FULL_SCREEN</extracomment>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: KEYS</extracomment>
        <translation>scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>about the games</source>
        <extracomment>views/widgets/commands.py: ABOUT</extracomment>
        <translation>informazioni sui giochi</translation>
    </message>
    <message>
        <source>go back to the page before</source>
        <extracomment>views/widgets/commands.py: BACK</extracomment>
        <translation>tornare alla pagina precedente</translation>
    </message>
    <message>
        <source>quit; your game is saved</source>
        <extracomment>views/widgets/commands.py: QUIT</extracomment>
        <translation>uscire; la partita è salvata</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <extracomment>views/widgets/commands.py: ROLL</extracomment>
        <translation>tirare i dadi</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>views/widgets/commands.py: UNDO</extracomment>
        <translation>annullare</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>views/widgets/commands.py: REDO</extracomment>
        <translation>ripetere</translation>
    </message>
    <message>
        <source>pause or resume</source>
        <extracomment>views/widgets/commands.py: PAUSE</extracomment>
        <translation>mettere in pausa o riprendere</translation>
    </message>
    <message>
        <source>next step</source>
        <extracomment>views/widgets/commands.py: STEP</extracomment>
        <translation>passo avanti</translation>
    </message>
    <message>
        <source>story</source>
        <extracomment>views/widgets/commands.py: STORY</extracomment>
        <translation>cronaca</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>views/widgets/commands.py: RULES</extracomment>
        <translation>regole</translation>
    </message>
    <message>
        <source>help: keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: HELP</extracomment>
        <translation>aiuto: scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>explain the table, while the keys are listed</source>
        <extracomment>views/widgets/commands.py: EXPLAIN</extracomment>
        <translation>spiegare il tavolo, mentre si vede l’elenco dei tasti</translation>
    </message>
    <message>
        <source>delete the game</source>
        <extracomment>views/widgets/commands.py: DELETE</extracomment>
        <translation>eliminare la partita</translation>
    </message>
    <message>
        <source>rename the game</source>
        <extracomment>views/widgets/commands.py: RENAME</extracomment>
        <translation>rinominare la partita</translation>
    </message>
    <message>
        <source>next control; the arrow keys move around the board</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>comando successivo; con le frecce, muoversi sul tavolo</translation>
    </message>
    <message>
        <source>press the gold button, or the focused control</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>premere il pulsante dorato, o il comando selezionato</translation>
    </message>
    <message>
        <source>press the focused control; on the board, lift and drop</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>premere il comando selezionato; sul tavolo, prendere e posare</translation>
    </message>
    <message>
        <source>put back, close, go back</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>rimettere, chiudere, tornare indietro</translation>
    </message>
    <message>
        <source>on the board, the previous or next golden place</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>sul tavolo, posto dorato precedente o successivo</translation>
    </message>
    <message>
        <source>in a replay, the previous or next key moment</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>in un replay, momento chiave precedente o successivo</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>In every game</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>In ogni partita</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key
views/window/key_list.py: _row</extracomment>
        <translation>nessun tasto</translation>
    </message>
    <message>
        <source>Choose another key.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key</extracomment>
        <translation>Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>New key…</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Nuovo tasto…</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”. Esc keeps the old one.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Premi il nuovo tasto per «{command}». Esc tiene il vecchio.</translation>
    </message>
    <message>
        <source>This is the usual key.</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRow.show_key</extracomment>
        <translation>È il tasto consueto.</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRefusal.__init__</extracomment>
        <translation>Scambia i tasti</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__</extracomment>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__
views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Ripristina tutti</translation>
    </message>
    <message>
        <source>Press the button with a key, then the new key. Tab, Enter, Space, Esc, arrows, Page up, Page down and the digits 1 to 9 stay as they are.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._lay_out</extracomment>
        <translation>Premi il pulsante con un tasto, poi il nuovo tasto. Tab, Invio, Spazio, Esc, le frecce, Pag su, Pag giù e le cifre da 1 a 9 restano come sono.</translation>
    </message>
    <message>
        <source>All keys are the usual ones.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._show_keys
views/pages/keys/keys_page.py: KeysPage._ask_to_reset.reset</extracomment>
        <translation>Tutti i tasti sono quelli consueti.</translation>
    </message>
    <message>
        <source>{key} is already the key for “{command}” ({place}).</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._want</extracomment>
        <translation>{key} è già il tasto di «{command}» ({place}).</translation>
    </message>
    <message>
        <source>{command}: {key} from now on.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._put</extracomment>
        <translation>{command}: d’ora in poi {key}.</translation>
    </message>
    <message>
        <source>Give every command its usual key?</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Ripristinare tutti i tasti?</translation>
    </message>
    <message>
        <source>The keys you have chosen are forgotten.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>I tasti che hai scelto vengono dimenticati.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take the key away</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Togli il tasto</translation>
    </message>
    <message>
        <source>Reset to {key}</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Ripristina {key}</translation>
    </message>
    <message>
        <source>Choose a key without Ctrl and Shift: with them this command does more.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>Scegli un tasto senza Ctrl e Maiusc: con quelli questo comando fa di più.</translation>
    </message>
    <message>
        <source>{key} stays as it is, and no command can have it.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>{key} resta com’è, e nessun comando può averlo.</translation>
    </message>
    <message>
        <source>Keys that stay as they are</source>
        <extracomment>views/window/key_list.py: all_keys</extracomment>
        <translation>Tasti che restano come sono</translation>
    </message>
    <message>
        <source>Keys in the settings that cannot be used; the usual ones hold: {commands}.</source>
        <extracomment>views/window/notices.py: mend_keys</extracomment>
        <translation>Questi tasti nelle impostazioni non si possono usare; valgono quelli consueti: {commands}.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The lesson waits while you do something else.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>La lezione aspetta mentre fai altro.</translation>
    </message>
    <message>
        <source>The lesson says what to do.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>La lezione dice che cosa fare.</translation>
    </message>
    <message>
        <source>First game: step {number} of {all}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Prima partita: passo {number} di {all}</translation>
    </message>
    <message>
        <source>Skip the lessons</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Salta le lezioni</translation>
    </message>
    <message>
        <source>Marked: {place}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._marked_place</extracomment>
        <translation>Segnato: {place}</translation>
    </message>
    <message>
        <source>You know how it goes now!</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Ora sai come si gioca!</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Later. First this:</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._say_not_yet</extracomment>
        <translation>Più tardi. Prima questo:</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Leave it empty to use the title of the game.</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Lascia vuoto per usare il titolo del gioco.</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Rinomina questa partita</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>{title} cannot be restored afterwards.</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>{title}: poi non si può più ripristinare.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Eliminare per sempre?</translation>
    </message>
    <message>
        <source>What it counted for, in records, stickers and months:</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Ciò che ha contato, per albo, adesivi e mesi:</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Tenere</translation>
    </message>
    <message>
        <source>Delete too</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Eliminare anche</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Search by name, game or player</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Cerca per nome, gioco o giocatore</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Non finite</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Partite eliminate</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Da un file…</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partita eliminata</numerusform>
            <numerusform>%n partite eliminate</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games can be restored for {days} days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Le partite eliminate si possono ripristinare per {days} giorni.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>They are saved on this computer only.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Sono salvate solo su questo computer.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>{found} di %n partita</numerusform>
            <numerusform>{found} di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) can no longer be read and cannot be shown.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partita salvata non si può più leggere né mostrare.</numerusform>
            <numerusform>%n partite salvate non si possono più leggere né mostrare.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches “{words}”.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Nessuna partita corrisponde a «{words}».</translation>
    </message>
    <message>
        <source>No deleted games. A deleted game can be restored here for 30 days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Nessuna partita eliminata. Una partita eliminata si può ripristinare qui per 30 giorni.</translation>
    </message>
    <message>
        <source>No game waits. Lessons that were begun are among the games.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Nessuna partita aspetta. Le lezioni iniziate sono tra le partite.</translation>
    </message>
    <message>
        <source>Every game is finished.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Tutte le partite sono finite.</translation>
    </message>
    <message>
        <source>No games yet. Every game you start is saved here automatically.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Ancora nessuna partita. Ogni partita che inizi viene salvata qui da sola.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu
views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Game deleted. It can be restored for 30 days.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Partita eliminata. Si può ripristinare per 30 giorni.</translation>
    </message>
    <message>
        <source>What it counted for stays.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Ciò che ha contato resta.</translation>
    </message>
    <message>
        <source>The game deleted last is back.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>La partita eliminata per ultima è di nuovo qui.</translation>
    </message>
    <message>
        <source>Nothing has been deleted since the start.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>Dall’avvio non è stato eliminato nulla.</translation>
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
        <translation>Le impostazioni non si possono salvare; valgono finché la finestra resta aperta.</translation>
    </message>
    <message>
        <source>The people cannot be saved; they are known until the window is closed.</source>
        <extracomment>views/window/main_window.py: MainWindow._people_saved</extracomment>
        <translation>Le persone non si possono salvare; restano note finché la finestra non viene chiusa.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read, so the defaults are used.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Non è stato possibile leggere le impostazioni in {file}: si usano quelle predefinite.</translation>
    </message>
    <message>
        <source>The people in {file} could not be read, so nobody is known yet.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Le persone in {file} non si sono potute leggere, quindi nessuno è ancora noto.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: report_earlier_crash</extracomment>
        <translation>L’ultima volta il programma si è chiuso in modo imprevisto. Ogni partita è salvata fino all’ultima mossa.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: say_error</extracomment>
        <translation>Qualcosa è andato storto. La tua partita è salvata fino all’ultima mossa.</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Il rapporto è stato copiato.</translation>
    </message>
    <message>
        <source>The report has been copied. It contains the whole game, secrets too.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Il rapporto è stato copiato. Contiene l’intera partita, segreti compresi.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>views/window/notices.py: copy_press</extracomment>
        <translation>Copia il rapporto</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Saved game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Partita salvata</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Apri partita</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/window/menu.py: WindowMenu.open</extracomment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Pause game</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Metti in pausa</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <extracomment>views/window/seat_menu.py: add_seats</extracomment>
        <translation>Giocatori al tavolo</translation>
    </message>
    <message>
        <source>{name} ({player})</source>
        <extracomment>views/window/seat_menu.py: _offer</extracomment>
        <translation>{name} ({player})</translation>
    </message>
    <message>
        <source>Language of {name}</source>
        <extracomment>views/window/seat_menu.py: _add_language</extracomment>
        <translation>Lingua: {name}</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Perché questo?</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Mostra che cosa sapeva</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>It is the same as the program's cards.</source>
        <extracomment>commands/parts.py: _summary
views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>È uguale alle carte del programma.</translation>
    </message>
    <message>
        <source>Ruling {id}</source>
        <extracomment>features/positions/position_page.py: ProblemRow.__init__
views/pages/new_game/option_row.py: OptionRow.__init__</extracomment>
        <translation>Chiarimento {id}</translation>
    </message>
    <message>
        <source>It changes: {changes}</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>Cambia: {changes}</translation>
    </message>
    <message>
        <source>Computer: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Computer: {name}</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Programma: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>views/pages/new_game/kinds.py: kinds
views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>A program of this computer, named in its settings. If it fails, Steady takes over.</source>
        <extracomment>views/pages/new_game/kinds.py: computer_players</extracomment>
        <translation>Un programma di questo computer, indicato nelle impostazioni. Se non funziona, subentra Posato.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Nuova partita: {game}</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_places</extracomment>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_more</extracomment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._choices</extracomment>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._players</extracomment>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>{name} sits here more than once: the game counts for none of them, in stickers and months.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._twins</extracomment>
        <translation>{name} siede qui più di una volta: per adesivi e mesi la partita non conta per nessuno di loro.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>Serve almeno %n giocatore.</numerusform>
            <numerusform>Servono almeno %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own file cannot be used. Correct it, or play with the program's cards.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>Il tuo file non si può usare. Correggilo, o gioca con le carte del programma.</translation>
    </message>
    <message>
        <source>everybody sees everything</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>tutti vedono tutto</translation>
    </message>
    <message>
        <source>pass the computer around; a curtain hides secret choices</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>passatevi il computer; un sipario nasconde le scelte segrete</translation>
    </message>
    <message>
        <source>no secrets to hide from each other</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>niente segreti da nascondervi</translation>
    </message>
    <message>
        <source>the computers play, you watch</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>i computer giocano, voi guardate</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
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
        <translation>Lingua del programma</translation>
    </message>
    <message>
        <source>{choice} of {seat}</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoicesRow.__init__</extracomment>
        <translation>{choice} di {seat}</translation>
    </message>
    <message>
        <source>Personal options</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoices.__init__</extracomment>
        <translation>Opzioni personali</translation>
    </message>
    <message>
        <source>Face of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: Face.__init__</extracomment>
        <translation>Faccia di {seat}</translation>
    </message>
    <message>
        <source>Click to leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Fai clic per lasciare questo posto.</translation>
    </message>
    <message>
        <source>Click to play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Fai clic per giocare qui.</translation>
    </message>
    <message>
        <source>Leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Lasciare questo posto.</translation>
    </message>
    <message>
        <source>Play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Gioca qui.</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Nome di {seat}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Chi gioca con {seat}</translation>
    </message>
    <message>
        <source>Move left</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Move right</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Card of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Scheda di {seat}</translation>
    </message>
    <message>
        <source>This seat is empty.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Questo posto è vuoto.</translation>
    </message>
    <message>
        <source>This is the first seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Questo è il primo posto.</translation>
    </message>
    <message>
        <source>This is the last seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Questo è l’ultimo posto.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.__init__</extracomment>
        <translation>Nuova persona</translation>
    </message>
    <message>
        <source>All seats are taken. Click a face to free one.</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Tutti i posti sono occupati. Fai clic su un viso per liberarne uno.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/overlays.py: NoticeBar.say</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Just watch</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Guarda soltanto</translation>
    </message>
    <message>
        <source>Watch in haste</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Guarda in fretta</translation>
    </message>
    <message>
        <source>{name}: who will win?</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>{name}: chi vincerà?</translation>
    </message>
    <message>
        <source>You are out of the game. Bet on somebody, or just watch.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Sei fuori dal gioco. Scommetti su qualcuno, o guarda e basta.</translation>
    </message>
    <message>
        <source>{person} bets on {name}.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._bet_on</extracomment>
        <translation>{person} punta su {name}.</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was right!</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} ha puntato su {name} e ha avuto ragione!</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was wrong.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} ha puntato su {name} e ha sbagliato.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Progress</source>
        <extracomment>views/widgets/groove.py: Groove.__init__</extracomment>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Apertura della partita…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>All moves are replayed; saving the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>Tutte le mosse vengono rigiocate; salvataggio della partita…</translation>
    </message>
    <message>
        <source>{played} of {entries} moves</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>{played} su {entries} mosse</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/paper_page.py: PaperPage.__init__</extracomment>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Golden fur</source>
        <extracomment>models/people.py: FURS.gold</extracomment>
        <translation>Pelo dorato</translation>
    </message>
    <message>
        <source>White fur</source>
        <extracomment>models/people.py: FURS.white</extracomment>
        <translation>Pelo bianco</translation>
    </message>
    <message>
        <source>Red fur</source>
        <extracomment>models/people.py: FURS.rust</extracomment>
        <translation>Pelo rosso</translation>
    </message>
    <message>
        <source>Blue-grey fur</source>
        <extracomment>models/people.py: FURS.slate</extracomment>
        <translation>Pelo grigio-azzurro</translation>
    </message>
    <message>
        <source>Brown fur</source>
        <extracomment>models/people.py: FURS.brown</extracomment>
        <translation>Pelo marrone</translation>
    </message>
    <message>
        <source>Black fur</source>
        <extracomment>models/people.py: FURS.black</extracomment>
        <translation>Pelo nero</translation>
    </message>
    <message>
        <source>No hat</source>
        <extracomment>models/people.py: HATS</extracomment>
        <translation>Senza cappello</translation>
    </message>
    <message>
        <source>Woolly hat</source>
        <extracomment>models/people.py: HATS.woolly</extracomment>
        <translation>Berretto di lana</translation>
    </message>
    <message>
        <source>Top hat</source>
        <extracomment>models/people.py: HATS.top</extracomment>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Straw hat</source>
        <extracomment>models/people.py: HATS.straw</extracomment>
        <translation>Cappello di paglia</translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>models/people.py: HATS.bow</extracomment>
        <translation>Fiocco</translation>
    </message>
    <message>
        <source>Party hat</source>
        <extracomment>models/people.py: HATS.party</extracomment>
        <translation>Cappello da festa</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Nuova persona</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Fur</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Pelo</translation>
    </message>
    <message>
        <source>Hat</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Cappello</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__
views/pages/new_game/person_page.py: PersonPage._say</extracomment>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Text size as for all</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Testo come per tutti</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Testo al {percent} %</translation>
    </message>
    <message>
        <source>Screen reader: what is new</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Lettore: solo le novità</translation>
    </message>
    <message>
        <source>Screen reader: everything</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Lettore: tutto</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes.language</extracomment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._lay_out</extracomment>
        <translation>Quando è il tuo turno</translation>
    </message>
    <message>
        <source>A name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Un nome, per favore.</translation>
    </message>
    <message>
        <source>Somebody is called so already. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Qualcuno si chiama già così. Un altro nome, per favore.</translation>
    </message>
    <message>
        <source>A computer player is called so. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Un giocatore computer si chiama così. Un altro nome, per favore.</translation>
    </message>
    <message>
        <source>Saved games, records and stickers get the new name too.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._tell_of_games</extracomment>
        <translation>Anche le partite salvate, l’albo e gli adesivi prendono il nuovo nome.</translation>
    </message>
    <message>
        <source>Face, wishes and seats go. Saved games keep the name until you delete them.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Viso, desideri e posti spariscono. Le partite salvate tengono il nome finché non le elimini.</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Dimentica per sempre</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Choose an action.</source>
        <extracomment>views/board/generic_table.py: PlainTable.prompt</extracomment>
        <translation>Scegli un’azione.</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>{field}: one less</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field}: uno in meno</translation>
    </message>
    <message>
        <source>{field}: one more</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field}: uno in più</translation>
    </message>
    <message>
        <source>{owner}: {field}</source>
        <extracomment>features/positions/field_controls.py: full_name</extracomment>
        <translation>{owner}: {field}</translation>
    </message>
    <message>
        <source>{field}, {column} from the left</source>
        <extracomment>features/positions/number_table.py: FieldCell.__init__</extracomment>
        <translation>{field}, {column} da sinistra</translation>
    </message>
    <message>
        <source>Marked number</source>
        <extracomment>features/positions/number_table.py: NumberTable.__init__</extracomment>
        <translation>Numero marcato</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>features/positions/position_page.py: Aside.__init__</extracomment>
        <translation>Che cosa dicono le regole</translation>
    </message>
    <message>
        <source>Position of a real table: {game}</source>
        <extracomment>features/positions/position_page.py: PositionPage.__init__</extracomment>
        <translation>Posizione di un tavolo vero: {game}</translation>
    </message>
    <message>
        <source>Enter what lies on the table. Nothing is accepted that cannot be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Inserisci ciò che c’è sul tavolo. Non si accetta nulla di impossibile.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Continuare da qui</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Nothing speaks against this position.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Nulla si oppone a questa posizione.</translation>
    </message>
    <message>
        <source>What is entered so far can be. How it lies is not known yet.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Ciò che è inserito finora è possibile. Come sta il tutto non si sa ancora.</translation>
    </message>
    <message>
        <source>The game can go on from here.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>La partita può continuare da qui.</translation>
    </message>
    <message>
        <source>It was not tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>Non si è provato se questa posizione è possibile.</translation>
    </message>
    <message>
        <source>It is being tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>Si prova se questa posizione è possibile.</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <extracomment>features/positions/position_picture.py: PositionPicture.__init__</extracomment>
        <translation>Immagine del tavolo</translation>
    </message>
    <message>
        <source>Print a set-up sheet to write it down at the table</source>
        <extracomment>features/printing/feature.py: _for_positions</extracomment>
        <translation>Stampa un foglio di preparazione per annotarla al tavolo</translation>
    </message>
</context>
<context>
    <name>Postcard</name>
    <message>
        <source>Postcard {date}</source>
        <extracomment>features/postcard/postcard.py: Postcard.file_name</extracomment>
        <translation>Cartolina {date}</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Cartolina</translation>
    </message>
    <message>
        <source>The film could not be made.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Non è stato possibile fare il filmato.</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Per BG Stats</translation>
    </message>
    <message>
        <source>Copies a link that logs this play in the app BG Stats, on a phone.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Copia un link che registra questa partita nell’app BG Stats, su un telefono.</translation>
    </message>
    <message>
        <source>For whoever was not there.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__
features/postcard/postcard_page.py: PostcardPage.hideEvent</extracomment>
        <translation>Per chi non c’era.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Moment as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Momento come filmato…</translation>
    </message>
    <message>
        <source>Game as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Partita come filmato…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Salva come immagine…</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy</extracomment>
        <translation>Copiato: incollalo in una lettera o in una chat.</translation>
    </message>
    <message>
        <source>Copied: a link with names and places. Open it on the phone with BG Stats.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy_link</extracomment>
        <translation>Copiato: un link con nomi e posizioni. Aprilo sul telefono con BG Stats.</translation>
    </message>
    <message>
        <source>The film is being made…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._film</extracomment>
        <translation>Il filmato è in preparazione…</translation>
    </message>
    <message>
        <source>The film is being made: {drawn} of {all} pictures.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._tell_progress</extracomment>
        <translation>Il filmato è in preparazione: {drawn} su {all} immagini.</translation>
    </message>
    <message>
        <source>The film is ready.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._give</extracomment>
        <translation>Il filmato è pronto.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{game} · parts {n} of {count}</source>
        <extracomment>features/printing/kit_pages.py: kit_pages</extracomment>
        <translation>{game} · pezzi {n} di {count}</translation>
    </message>
    <message>
        <source>Print at 100 %. Cut at the crop marks; fold along dashed lines.</source>
        <extracomment>features/printing/kit_pages.py: _paint_foot</extracomment>
        <translation>Stampa al 100 %. Taglia ai segni di taglio, piega lungo le linee tratteggiate.</translation>
    </message>
    <message>
        <source>Sheets to print</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Fogli da stampare</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Kit da stampare</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>From this game</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Di questa partita</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Contenuto</translation>
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
        <translation>Carta</translation>
    </message>
    <message>
        <source>In colour</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>A colori</translation>
    </message>
    <message>
        <source>Low ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Poco inchiostro</translation>
    </message>
    <message>
        <source>Ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Inchiostro</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/printing/print_page.py: PrintPage.save</extracomment>
        <translation>Non è stato possibile salvare {name}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, with the cards of your own file</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>{pages}, con le carte del tuo file</translation>
    </message>
    <message>
        <source>Secret information is never printed.</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Le informazioni segrete non vengono mai stampate.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>features/printing/print_page.py: PrintPage._say
features/printing/print_page.py: PrintPage._ask_where</extracomment>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Stampa</translation>
    </message>
</context>
<context>
    <name>PromptSpeech</name>
    <message>
        <source>Buttons: {names}.</source>
        <extracomment>views/widgets/prompt_bar.py: button_words</extracomment>
        <translation>Pulsanti: {names}.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Show the answer</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>All questions</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Tutte le domande</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Tutti i rompicapi</translation>
    </message>
    <message>
        <source>the first time counts</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._name</extracomment>
        <translation>conta la prima volta</translation>
    </message>
    <message>
        <source>In a moment: first one sees what leads to the question.</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._give_up</extracomment>
        <translation>Tra un attimo: prima si vede che cosa porta alla domanda.</translation>
    </message>
    <message>
        <source>The answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>La soluzione:</translation>
    </message>
    <message>
        <source>As good as the best answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Valida quanto la risposta migliore:</translation>
    </message>
    <message>
        <source>Solved:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Risolto:</translation>
    </message>
    <message>
        <source>Next question</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Prossima domanda</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage.__init__
features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Che cosa era meglio?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show</extracomment>
        <translation>
            <numerusform>%n domanda</numerusform>
            <numerusform>%n domande</numerusform>
        </translation>
    </message>
    <message>
        <source>Which choices have cost you most? Each choice of a person is compared with others in what is imagined to follow, with what one could know then; that takes up to a minute for each of you. Then they are asked again.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Quali scelte vi sono costate di più? Ogni scelta di una persona è confrontata con altre in ciò che si immagina ne segua, con quello che si poteva sapere allora; ci vuole fino a un minuto per ciascuno di voi. Poi si chiede di nuovo.</translation>
    </message>
    <message>
        <source>Find out</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Scopri</translation>
    </message>
    <message>
        <source>Searching the game. You can go back at any time; then it ends.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Ricerca nella partita in corso. Puoi tornare indietro quando vuoi: allora si ferma.</translation>
    </message>
    <message>
        <source>{name}: no single choice has cost much.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>{name}: nessuna singola scelta è costata molto.</translation>
    </message>
    <message>
        <source>Only computer players are at the table.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>Al tavolo ci sono solo computer.</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found
features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Risolta</translation>
    </message>
    <message>
        <source>Choose one of the places in the wheel.</source>
        <extracomment>features/puzzles/offer.py: Offer.__init__</extracomment>
        <translation>Scegli uno dei posti nella ruota.</translation>
    </message>
    <message>
        <source>{puzzle}: not solved yet.</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>{puzzle}: non ancora risolto.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>
            <numerusform>%n stella su 3</numerusform>
            <numerusform>%n stelle su 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzleList.__init__
features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All together</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Tutti insieme</translation>
    </message>
    <message>
        <source>Whose stars?</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Le stelle di chi?</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>{won} of {all} stars. The dots say how hard a puzzle is.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>{won} su {all} stelle. I punti dicono quanto è difficile un rompicapo.</translation>
    </message>
    <message>
        <source>There are no puzzles for these rules.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Per queste regole non ci sono rompicapi.</translation>
    </message>
    <message>
        <source>A wrong answer and a hint cost a star each. The first time counts.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Un errore o un suggerimento costa una stella. Conta la prima volta.</translation>
    </message>
    <message>
        <source>From a game of your own</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Da una tua partita</translation>
    </message>
    <message>
        <source>Puzzle {number}, difficulty {step} of {steps}</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Rompicapo {number}, difficoltà {step} di {steps}</translation>
    </message>
    <message>
        <source>You chose: {answer}. {asked}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Hai scelto: {answer}. {asked}</translation>
    </message>
    <message>
        <source>You chose: {answer}. What would have been better?</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Hai scelto: {answer}. Che cosa sarebbe stato meglio?</translation>
    </message>
    <message>
        <source>Tempting, but not the best: {answer}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>Allettante, ma non è il meglio: {answer}.</translation>
    </message>
    <message>
        <source>As a rule: {rule}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>Di regola: {rule}</translation>
    </message>
    <message>
        <source>It is one of these two: {first}, or {second}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>È una di queste due: {first}, oppure {second}.</translation>
    </message>
    <message>
        <source>Another answer is better.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.wrong</extracomment>
        <translation>Un’altra risposta è migliore.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>about as good</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>più o meno altrettanto buono</translation>
    </message>
    <message>
        <source>better by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>migliore di {n} pezzi</translation>
    </message>
    <message>
        <source>worse by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>peggiore di {n} pezzi</translation>
    </message>
    <message>
        <source>better by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>migliore di {n} punti</translation>
    </message>
    <message>
        <source>worse by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>peggiore di {n} punti</translation>
    </message>
    <message>
        <source>This seat knows secrets: what it thought is told when the game is over.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Questo posto conosce dei segreti: le sue ragioni si vedranno a partita finita.</translation>
    </message>
    <message>
        <source>This computer player has not chosen anything yet.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Questo giocatore computer non ha ancora scelto nulla.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Perché questo?</translation>
    </message>
    <message>
        <source>What it rejected</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Che cosa ha scartato</translation>
    </message>
    <message>
        <source>{name} ({player}) chose: “{action}”.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>{name} ({player}) ha scelto: «{action}».</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Confronto…</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Mostra che cosa sapeva</translation>
    </message>
    <message>
        <source>“{action}”: {difference}.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>«{action}»: {difference}.</translation>
    </message>
    <message>
        <source>There was nothing to compare.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>Non c’era nulla da confrontare.</translation>
    </message>
    <message>
        <source>An estimate of what each place was worth before it was tried, in pieces.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Una stima del valore di ogni punto prima della prova, in pezzi.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what this seat saw.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 punti sono una vittoria sicura. Stimato da partite immaginate dopo, da quello che vedeva questo posto.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what everybody saw: what only this seat knows is kept until the game is over.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 punti sono una vittoria certa. Stima da partite immaginate in seguito, da ciò che tutti vedevano: ciò che sa solo questo posto resta segreto fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Computer players miss what is better now and then, as people do.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Ogni tanto anche ai giocatori del computer sfugge qualcosa di meglio, come a tutti.</translation>
    </message>
    <message>
        <source>What it knew</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Che cosa sapeva</translation>
    </message>
    <message>
        <source>This is all that {name} was given for its last choice: the view of its seat, as the program encodes it. The seats are {seats}. A {hidden} is hidden from this seat.</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Questo è tutto ciò che {name} ha avuto per l’ultima scelta: la vista del suo posto, come la codifica il programma. I posti sono {seats}. Un {hidden} è nascosto a questo posto.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All months</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Tutti i mesi</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Click a month to see who won it.</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage._show</extracomment>
        <translation>Fai clic su un mese per vedere chi l’ha vinto.</translation>
    </message>
    <message>
        <source>Winner of the year {year}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Vittoria dell’anno {year}, con {points}: {names}.</translation>
    </message>
    <message>
        <source>Winner of {month}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Vittoria di {month}, con {points}: {names}.</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Mesi</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show</extracomment>
        <translation>Nessuna partita che conta è ancora finita.</translation>
    </message>
    <message>
        <source>Nobody has left anybody behind yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting.py: in_front_words</extracomment>
        <translation>Nessuno si è ancora lasciato qualcuno alle spalle.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>%n partita finita</numerusform>
            <numerusform>%n partite finite</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for everybody left behind.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Un punto per ognuno lasciato alle spalle.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Migliori di sempre</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Partite</translation>
    </message>
    <message numerus="yes">
        <source>On the pages of challenges: %n finished game(s).</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>Sulle pagine delle sfide: %n partita finita.</numerusform>
            <numerusform>Sulle pagine delle sfide: %n partite finite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a game to replay it. Everything is saved on this computer only.</source>
        <extracomment>features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Fai clic su una partita per rivederla. Tutto resta su questo computer.</translation>
    </message>
    <message>
        <source>This game is no longer saved and cannot be replayed.</source>
        <extracomment>features/records/records_page.py: RecordsPage._say_gone</extracomment>
        <translation>Questa partita non è più salvata e non si può rivedere.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <extracomment>features/records/records_page.py: _nothing_yet</extracomment>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message>
        <source>In front, with {points}: {names}.</source>
        <extracomment>features/records/sitting.py: in_front_words</extracomment>
        <translation>In testa con {points}: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>features/records/sitting.py: points_words</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Oggi a questo tavolo</translation>
    </message>
    <message>
        <source>No game that counts has been finished in the last three hours.</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Nessuna partita che conta è finita nelle ultime tre ore.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), first result at {time}</source>
        <oldsource>%n game(s), the first one over at {time}</oldsource>
        <extracomment>features/records/sitting_page.py: _since</extracomment>
        <translation>
            <numerusform>%n partita, primo risultato alle {time}</numerusform>
            <numerusform>%n partite, primo risultato alle {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>as in the box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>come nella scatola</translation>
    </message>
    <message>
        <source>as in your own box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>come nella tua scatola</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>in questa partita</translation>
    </message>
    <message>
        <source>the usual choice</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>la scelta abituale</translation>
    </message>
    <message>
        <source>set for each player</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>scelto per ciascuno</translation>
    </message>
    <message>
        <source>At set-up: {label} {choices}.</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>Alla preparazione: {label} {choices}.</translation>
    </message>
    <message>
        <source>Chosen at set-up</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>Scelti alla preparazione</translation>
    </message>
    <message>
        <source>The same in every game</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>Uguali in ogni partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Chapter</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Capitolo</translation>
    </message>
    <message>
        <source>The rules in our words, with rulings for what they leave open.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Le regole con parole nostre, con chiarimenti su ciò che lasciano in sospeso.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>When a move is not allowed, you are told why.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Se una mossa non è permessa, viene detto perché.</translation>
    </message>
    <message>
        <source>The reason leads to its rule.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Il motivo porta alla sua regola.</translation>
    </message>
    <message>
        <source>The rules</source>
        <extracomment>views/pages/rules_text.py: RulesText.__init__</extracomment>
        <translation>Le regole</translation>
    </message>
</context>
<context>
    <name>RunHamsterRun</name>
    <message>
        <source>glue</source>
        <extracomment>features/printing/run_hamster_run/kit_parts.py: _hamster</extracomment>
        <translation>incollare</translation>
    </message>
    <message>
        <source>The belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>Il nastro</translation>
    </message>
    <message>
        <source>Beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>Accanto al nastro</translation>
    </message>
    <message>
        <source>{name}, eaten</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, criceto divorato</translation>
    </message>
    <message>
        <source>{name}, in the alligator pit</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, nella fossa degli alligatori</translation>
    </message>
    <message>
        <source>{name}, passed out</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, criceto svenuto</translation>
    </message>
    <message>
        <source>{name}, resting</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, a riposo</translation>
    </message>
    <message>
        <source>waiting beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: _alone
models/run_hamster_run/board.py: _status</extracomment>
        <translation>in attesa accanto al nastro</translation>
    </message>
    <message>
        <source>if it drops: Speed {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _belt</extracomment>
        <translation>se cade: Velocità {speed}</translation>
    </message>
    <message>
        <source>Strip {strip}, lane {lane}: {what}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>Striscia {strip}, corsia {lane}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>empty, star strip: when it drops off, Speed is {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>vuota, striscia con la stella: quando cade, la Velocità è {speed}</translation>
    </message>
    <message>
        <source>Star strip: when it drops off, Speed is {speed}.</source>
        <extracomment>models/run_hamster_run/board.py: _strip_tip</extracomment>
        <translation>Striscia con la stella: quando cade, la velocità è {speed}.</translation>
    </message>
    <message>
        <source>Alligator</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Alligatore</translation>
    </message>
    <message>
        <source>Alligator pit: {line}</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Fossa degli alligatori: {line}</translation>
    </message>
    <message>
        <source>Speed {speed}: {stakes}</source>
        <extracomment>models/run_hamster_run/board.py: _speed</extracomment>
        <translation>Velocità {speed}: {stakes}</translation>
    </message>
    <message>
        <source>Take a chip out of {trait}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Togli un gettone da {trait}</translation>
    </message>
    <message>
        <source>The HAT</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Il CAPPELLO</translation>
    </message>
    <message>
        <source>Profile sheet of {name}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Scheda profilo di {name}</translation>
    </message>
    <message>
        <source>Chip</source>
        <extracomment>models/run_hamster_run/board.py: _tray</extracomment>
        <translation>Gettone</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in hand</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>
            <numerusform>%n gettone in mano</numerusform>
            <numerusform>%n gettoni in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>your profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>la tua scheda</translation>
    </message>
    <message>
        <source>profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>scheda profilo</translation>
    </message>
    <message>
        <source>Passed out: it can only rest.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Svenuto: può solo riposare.</translation>
    </message>
    <message>
        <source>Eaten by the alligators.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Mangiato dagli alligatori.</translation>
    </message>
    <message>
        <source>Nothing is declared yet.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Ancora nulla di dichiarato.</translation>
    </message>
    <message>
        <source>Declared: {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Dichiarata: {deed}</translation>
    </message>
    <message>
        <source>Declared: {deed}. Changing the action costs one chip.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Dichiarata: {deed}. Cambiare azione costa un gettone.</translation>
    </message>
    <message>
        <source>{own} of {all} chips</source>
        <extracomment>models/run_hamster_run/board.py: _captions
views/run_hamster_run/animation/stage.py: odds</extracomment>
        <translation>{own} su {all} gettoni</translation>
    </message>
    <message>
        <source>initiative {place}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>iniziativa {place}</translation>
    </message>
    <message>
        <source>declared {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>ha dichiarato {deed}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>has passed out</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>ha perso i sensi</translation>
    </message>
    <message>
        <source>allocating pluck</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>sta distribuendo i gettoni Fegato</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>models/run_hamster_run/cards.py: card_items</extracomment>
        <translation>Azioni</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _card
views/run_hamster_run/animation/draws.py: _chomp
views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>
            <numerusform>%n gettone</numerusform>
            <numerusform>%n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>declared already</source>
        <extracomment>models/run_hamster_run/cards.py: _sentence</extracomment>
        <translation>già dichiarata</translation>
    </message>
    <message>
        <source>No effect here</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Qui senza effetto</translation>
    </message>
    <message>
        <source>A neighbour loses a chip</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Un vicino perde un gettone</translation>
    </message>
    <message>
        <source>One free step sideways only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Solo un passo laterale gratis</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), push, climb</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>Fino a %n casella, spingi, scavalca</numerusform>
            <numerusform>Fino a %n caselle, spingi, scavalca</numerusform>
        </translation>
    </message>
    <message>
        <source>One free square only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Solo una casella gratis</translation>
    </message>
    <message numerus="yes">
        <source>A neighbour flies %n square(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>Un vicino vola per %n casella</numerusform>
            <numerusform>Un vicino vola per %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>One chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Un gettone ritorna</translation>
    </message>
    <message>
        <source>In the pit no chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Nella fossa non torna nessun gettone</translation>
    </message>
    <message>
        <source>No chip to take back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Nessun gettone da riprendere</translation>
    </message>
    <message numerus="yes">
        <source>needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>
            <numerusform>serve %n Tempra</numerusform>
            <numerusform>servono %n Tempra</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>nessuno da spingere</translation>
    </message>
    <message>
        <source>no Scamper</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>niente Scatto</translation>
    </message>
    <message>
        <source>nobody near</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>nessuno vicino</translation>
    </message>
    <message>
        <source>{own} of {all}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds
models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>{own} su {all}</translation>
    </message>
    <message>
        <source>best: {odds}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>al meglio {odds}</translation>
    </message>
    <message numerus="yes">
        <source>a test needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>
            <numerusform>una prova richiede %n Tempra</numerusform>
            <numerusform>una prova richiede %n Tempra</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push from here</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>nessuno da spingere da qui</translation>
    </message>
    <message>
        <source>no Scamper for a push</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>niente Scatto per spingere</translation>
    </message>
    <message>
        <source>nobody within reach</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>nessuno a portata</translation>
    </message>
    <message>
        <source>best bite {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>miglior morso {odds}: {name}</translation>
    </message>
    <message>
        <source>best push {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>miglior spinta {odds}: {name}</translation>
    </message>
    <message>
        <source>best throw {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>miglior lancio {odds}: {name}</translation>
    </message>
    <message>
        <source>1 chip now</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 gettone ora</translation>
    </message>
    <message>
        <source>1 chip now, 1 as it tires</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 gettone ora, 1 per la fatica</translation>
    </message>
    <message>
        <source>does not tire</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>non si stanca</translation>
    </message>
    <message>
        <source>tires: 1 chip</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>fatica: 1 gettone</translation>
    </message>
    <message numerus="yes">
        <source>the belt takes %n strip(s)</source>
        <extracomment>models/run_hamster_run/stakes.py: stakes</extracomment>
        <translation>
            <numerusform>il nastro si prende %n striscia</numerusform>
            <numerusform>il nastro si prende %n strisce</numerusform>
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
        <translation>nessuno cade nella fossa</translation>
    </message>
    <message>
        <source>{name} falls in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} cade nella fossa</translation>
    </message>
    <message>
        <source>{name} and {other} fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} e {other} cadono nella fossa</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>
            <numerusform>%n criceto cade nella fossa</numerusform>
            <numerusform>%n criceti cadono nella fossa</numerusform>
        </translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>models/run_hamster_run/texts.py: pile_name</extracomment>
        <translation>Fatica</translation>
    </message>
    <message>
        <source>squares to run</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>caselle di corsa</translation>
    </message>
    <message>
        <source>push and resist</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>spingi e resisti</translation>
    </message>
    <message>
        <source>who acts first</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>chi agisce prima</translation>
    </message>
    <message>
        <source>rest returns one</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>il riposo ne rende uno</translation>
    </message>
    <message numerus="yes">
        <source>%n alligator(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n alligatore</numerusform>
            <numerusform>%n alligatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n criceto</numerusform>
            <numerusform>%n criceti</numerusform>
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
        <translation>Fegato in mano</translation>
    </message>
    <message numerus="yes">
        <source>{title} of {name}: %n chip(s)</source>
        <extracomment>models/run_hamster_run/texts.py: chip_count</extracomment>
        <translation>
            <numerusform>{title} di {name}: %n gettone</numerusform>
            <numerusform>{title} di {name}: %n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} of {all} chips still in hand.</source>
        <extracomment>models/run_hamster_run/texts.py: chips_left</extracomment>
        <translation>Gettoni ancora in mano: {left} su {all}.</translation>
    </message>
    <message>
        <source>{own} against {other}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/animation/pit.py: staked
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>{own} contro {other}</translation>
    </message>
    <message>
        <source>won without a draw</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>vinta senza estrazione</translation>
    </message>
    <message>
        <source>Push · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Spinta · Tempra</translation>
    </message>
    <message>
        <source>{deed} · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged</extracomment>
        <translation>{deed} · Tempra</translation>
    </message>
    <message>
        <source>does not resist</source>
        <extracomment>views/run_hamster_run/animation/belt.py: yielded</extracomment>
        <translation>non resiste</translation>
    </message>
    <message>
        <source>resists</source>
        <extracomment>views/run_hamster_run/animation/belt.py: resisted</extracomment>
        <translation>resiste</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>Velocità {speed}</translation>
    </message>
    <message>
        <source>the belt gets slower</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>il nastro rallenta</translation>
    </message>
    <message>
        <source>the belt gets faster</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>il nastro accelera</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: round_began</extracomment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>{name} is number {place} to be placed</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.placement</extracomment>
        <translation>{name} è il numero {place} a piazzarsi</translation>
    </message>
    <message>
        <source>{name} has initiative {place}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.initiative</extracomment>
        <translation>{name} ha iniziativa {place}</translation>
    </message>
    <message>
        <source>{name} meets the alligators next</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.chomp</extracomment>
        <translation>{name} è ora alle prese con gli alligatori</translation>
    </message>
    <message>
        <source>{name} wins the test</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of
views/run_hamster_run/table.py: RunHamsterRunTable.spot_annotations</extracomment>
        <translation>{name} vince la prova</translation>
    </message>
    <message>
        <source>{name} has no Mettle</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} non ha Tempra</translation>
    </message>
    <message>
        <source>{name} does not resist</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} non resiste</translation>
    </message>
    <message>
        <source>Mettle {count}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: _mettle</extracomment>
        <translation>Tempra {count}</translation>
    </message>
    <message>
        <source>{name} gets away</source>
        <extracomment>views/run_hamster_run/animation/draws.py: escape</extracomment>
        <translation>{name} se la cava</translation>
    </message>
    <message numerus="yes">
        <source>Chomp: {name} loses %n chip(s)</source>
        <extracomment>views/run_hamster_run/animation/draws.py: chomp</extracomment>
        <translation>
            <numerusform>Gnam: {name} perde %n gettone</numerusform>
            <numerusform>Gnam: {name} perde %n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} faces the alligators</source>
        <extracomment>views/run_hamster_run/animation/pit.py: staked</extracomment>
        <translation>{name} affronta gli alligatori</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>the last hamster in play</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>l’ultimo criceto in gioco</translation>
    </message>
    <message>
        <source>The alligators win</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>Vincono gli alligatori</translation>
    </message>
    <message>
        <source>no hamster is left</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>non resta nessun criceto</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>Alligatori</translation>
    </message>
    <message numerus="yes">
        <source>%n strip(s) per round</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: speed_line</extracomment>
        <translation>
            <numerusform>%n striscia per round</numerusform>
            <numerusform>%n strisce per round</numerusform>
        </translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _pit_words</extracomment>
        <translation>Fossa degli alligatori</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _speed_words</extracomment>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>star strip drops off: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>cade la striscia con la stella: Velocità {speed}</translation>
    </message>
    <message>
        <source>star strip stays on: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>la striscia con la stella resta: Velocità {speed}</translation>
    </message>
    <message>
        <source>the HAT</source>
        <extracomment>views/run_hamster_run/drawings/profile_sheet.py: SheetDrawing._draw_hat</extracomment>
        <translation>il CAPPELLO</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>divorato</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>nella fossa</translation>
    </message>
    <message>
        <source>Nobody gets out of the pit. Each round you test a trait of your choice against the alligators; if you lose, half as many of your chips as there are alligators go to Fatigue.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Dalla fossa non si esce. A ogni round metti alla prova un tratto a tua scelta contro gli alligatori; se perdi, va in Fatica un gettone ogni due alligatori.</translation>
    </message>
    <message>
        <source>Whoever loses the last chip is eaten, and Rest brings nothing back here. The trait with the most chips has the best odds.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Chi perde l’ultimo gettone viene mangiato, e qui il Riposo non restituisce nulla. Il tratto con più gettoni ha le migliori probabilità.</translation>
    </message>
    <message>
        <source>In the pit</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Nella fossa</translation>
    </message>
    <message>
        <source>So many strips go over the edge at the end of every round.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Tante strisce cadono oltre il bordo alla fine di ogni round.</translation>
    </message>
    <message>
        <source>Whenever the star strip goes over, the speed comes one nearer to four. Watch where it lies.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Ogni volta che cade la striscia con la stella, la velocità si avvicina di uno a quattro. Guarda dove si trova.</translation>
    </message>
    <message>
        <source>The speed of the belt</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>La velocità del nastro</translation>
    </message>
    <message>
        <source>flip 1</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>gira 1</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>spend</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _spend</extracomment>
        <translation>spendi</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>views/run_hamster_run/input/gestures.py: into_the_pit</extracomment>
        <translation>nella fossa</translation>
    </message>
    <message>
        <source>flip 3</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>gira 3</translation>
    </message>
    <message>
        <source>spend + flip</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>spendi + gira</translation>
    </message>
    <message>
        <source>Push again</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>Spingi ancora</translation>
    </message>
    <message>
        <source>flip 1, no test</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>gira 1, senza prova</translation>
    </message>
    <message>
        <source>Bite · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Morso · Tempra</translation>
    </message>
    <message>
        <source>Throw · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Lancio · Tempra</translation>
    </message>
    <message>
        <source>follow</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _follow</extracomment>
        <translation>segui</translation>
    </message>
    <message>
        <source>Drawing from the HAT…</source>
        <extracomment>views/run_hamster_run/input/prompts.py: meanwhile</extracomment>
        <translation>Estrazione dal CAPPELLO…</translation>
    </message>
    <message>
        <source>{name}, step onto the belt</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>{name}, sali sul nastro</translation>
    </message>
    <message>
        <source>Drag your hamster to a square on strips 1 to 5, or click a square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>Trascina il tuo criceto su una casella delle strisce da 1 a 5, o fai clic su una casella.</translation>
    </message>
    <message>
        <source>Any free square on strips 1 to 5.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>Una casella libera qualsiasi delle strisce da 1 a 5.</translation>
    </message>
    <message>
        <source>{name}, allocate your pluck in secret</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>{name}, distribuisci i tuoi gettoni Fegato in segreto</translation>
    </message>
    <message>
        <source>Drag chips onto the traits or click a trait. Keys: 1, 2, 3, {take_back}.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Trascina i gettoni sui tratti o fai clic su un tratto. Tasti: 1, 2, 3, {take_back}.</translation>
    </message>
    <message>
        <source>1, 2 and 3 put a chip on a trait, {take_back} takes the last one back.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>1, 2 e 3 posano un gettone su un tratto, {take_back} riprende l’ultimo.</translation>
    </message>
    <message>
        <source>Same as last round</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Come lo scorso round</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Runner</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Corridore</translation>
    </message>
    <message>
        <source>Fighter</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Lottatore</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Equilibrato</translation>
    </message>
    <message>
        <source>{name}, choose an action</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>{name}, scegli un’azione</translation>
    </message>
    <message>
        <source>Keys: {bite} bites, {run} runs, {throw} throws, {rest} rests.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Tasti: {bite} morde, {run} corre, {throw} lancia, {rest} riposa.</translation>
    </message>
    <message>
        <source>Click a card, or use its key. The odds are those of now.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Fai clic su una carta, o usa il suo tasto. Le probabilità sono quelle di ora.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Nella fossa puoi solo mordere o riposare.</translation>
    </message>
    <message>
        <source>One chip comes back from Fatigue: choose its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Un gettone ritorna dalla Fatica: scegli il suo tratto.</translation>
    </message>
    <message>
        <source>Change action (costs 1 chip)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Cambia (costa 1 gettone)</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Change {deed} to which action?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>Cambiare {deed} in quale azione?</translation>
    </message>
    <message>
        <source>It costs a chip of your choice, which goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>Costa un gettone a tua scelta, che va in Fatica.</translation>
    </message>
    <message>
        <source>Which chip pays for {deed}?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Quale gettone paga {deed}?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Trascina un gettone in Fatica, o fai clic sul suo tratto.</translation>
    </message>
    <message>
        <source>A chip of the trait that you choose goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Un gettone del tratto che scegli va in Fatica.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _back</extracomment>
        <translation>Indietro</translation>
    </message>
    <message numerus="yes">
        <source>{name} runs: %n chip(s) face up</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>
            <numerusform>{name} corre: %n gettone scoperto</numerusform>
            <numerusform>{name} corre: %n gettoni scoperti</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares. One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Gira: 1. Spendi: 2. Di lato: gratis.</translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Gira: 1 casella. Spendi: 2 caselle.</translation>
    </message>
    <message>
        <source>One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Un passo laterale gratis.</translation>
    </message>
    <message>
        <source>{name} bites</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_bite</extracomment>
        <translation>{name} morde</translation>
    </message>
    <message numerus="yes">
        <source>{name} throws: up to %n square(s) far</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_throw</extracomment>
        <translation>
            <numerusform>{name} lancia: fino a %n casella di distanza</numerusform>
            <numerusform>{name} lancia: fino a %n caselle di distanza</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one free square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Hai una casella gratis.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on another one in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Una sfida: lascia il tuo criceto su un altro nella fossa.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Una sfida: lascia il tuo criceto su un vicino.</translation>
    </message>
    <message>
        <source>One free square and one challenge, in any order. Drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Una casella gratis e una sfida, in qualsiasi ordine. Lascia il tuo criceto su un vicino.</translation>
    </message>
    <message>
        <source>The challenge has been made.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>La sfida è stata fatta.</translation>
    </message>
    <message>
        <source>Nobody else is in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>Nella fossa non c’è nessun altro.</translation>
    </message>
    <message>
        <source>Nobody stands next to this hamster.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge
views/run_hamster_run/input/prompts.py: why_no_climb</extracomment>
        <translation>Nessuno è accanto a questo criceto.</translation>
    </message>
    <message>
        <source>{name} rests</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>{name} riposa</translation>
    </message>
    <message>
        <source>One chip comes back: drag it from Fatigue to a trait, or click the trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>Un gettone ritorna: trascinalo su un tratto, o fai clic sul tratto.</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _run_buttons</extracomment>
        <translation>Scavalca</translation>
    </message>
    <message>
        <source>Cheapest route</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Via più economica</translation>
    </message>
    <message>
        <source>Only 'flip' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Solo «gira»</translation>
    </message>
    <message>
        <source>Only 'spend' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Solo «spendi»</translation>
    </message>
    <message>
        <source>Climb (flip 3)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Scavalca (gira 3)</translation>
    </message>
    <message>
        <source>Climb (spend 1, flip 1)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Scavalca (spendi 1, gira 1)</translation>
    </message>
    <message>
        <source>{other} bites {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} morde {name}: resistere?</translation>
    </message>
    <message>
        <source>{other} pushes {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} spinge {name}: resistere?</translation>
    </message>
    <message>
        <source>{other} grabs {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} afferra {name}: resistere?</translation>
    </message>
    <message>
        <source>Mettle {own} against {other}: {own} of {all} chips in the HAT would be yours.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Tempra {own} contro {other}: nel CAPPELLO {own} su {all} gettoni sono tuoi.</translation>
    </message>
    <message>
        <source>Yield</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Cedi</translation>
    </message>
    <message>
        <source>Resist</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Resisti</translation>
    </message>
    <message>
        <source>{name} wins the test: push {target} one square and follow?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{name} vince la prova: spingere {target} di una casella e seguire?</translation>
    </message>
    <message>
        <source>{target} moves one square straight on and you take its place, or nobody moves.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{target} va dritto di una casella e tu prendi il suo posto, oppure nessuno si muove.</translation>
    </message>
    <message>
        <source>Stay put</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Resta fermo</translation>
    </message>
    <message>
        <source>Push and follow</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Spingi e segui</translation>
    </message>
    <message>
        <source>Which chip does {target} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Quale gettone perde {target}?</translation>
    </message>
    <message>
        <source>Click one of the golden piles on the right, or use a button.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Fai clic su una delle pile dorate a destra, o usa un pulsante.</translation>
    </message>
    <message>
        <source>{name} throws {target}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>{name} lancia {target}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything: drag, or click where to land.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>Fino a %n casella, sopra qualsiasi cosa: trascina, o fai clic dove atterra.</numerusform>
            <numerusform>Fino a %n caselle, sopra qualsiasi cosa: trascina, o fai clic dove atterra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in place</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>Lascia dov’è</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>Fino a %n casella, sopra tutto.</numerusform>
            <numerusform>Fino a %n caselle, sopra tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} faces %n alligator(s)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>{name} affronta %n alligatore</numerusform>
            <numerusform>{name} affronta %n alligatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which trait goes into the HAT against them? Losing costs %n chip(s).</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>Quale tratto va nel CAPPELLO contro di loro? Perdere costa %n gettone.</numerusform>
            <numerusform>Quale tratto va nel CAPPELLO contro di loro? Perdere costa %n gettoni.</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} {own} of {all}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>{trait} {own} su {all}</translation>
    </message>
    <message>
        <source>Chomp! Which chip does {name} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Gnam! Quale gettone perde {name}?</translation>
    </message>
    <message>
        <source>{name} tires: which chip goes to Fatigue?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>{name} si stanca: quale gettone va in Fatica?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Trascina un gettone in Fatica, o fai clic sul suo tratto. Al prossimo round si ridistribuisce tutto.</translation>
    </message>
    <message>
        <source>Any chip</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Uno qualsiasi</translation>
    </message>
    <message>
        <source>Choose its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Scegli il suo tratto. Al prossimo round tutti i gettoni si distribuiscono di nuovo.</translation>
    </message>
    <message>
        <source>choose a trait</source>
        <extracomment>views/run_hamster_run/table.py: RunHamsterRunTable.keys</extracomment>
        <translation>scegliere un tratto</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Moon</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Cuore</translation>
    </message>
    <message>
        <source>Leaf</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Foglia</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Kite</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Aquilone</translation>
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
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
features/sound/controls.py: entry</extracomment>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Everything you hear is shown as well.</source>
        <extracomment>features/sound/controls.py: entry</extracomment>
        <translation>Tutto ciò che si sente si vede anche.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>views/pages/settings.py: PercentChoice.__init__</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Follow system</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Dimensione testo</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Velocità di gioco</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Ridotte</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>By themselves</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Da soli</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>When it matters</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Se conta</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Lit wheel</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Ruota illuminata</translation>
    </message>
    <message>
        <source>For tinkerers</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Per gli smanettoni</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Cambia i tasti</translation>
    </message>
    <message>
        <source>Of all texts, numbers and dates. The game on the table goes on.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Di tutti i testi, i numeri e le date. La partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>High contrast leaves out wood, shadows and scenery.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Il contrasto elevato toglie legno, ombre e scenario.</translation>
    </message>
    <message>
        <source>The board keeps its size.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Il tabellone mantiene la sua dimensione.</translation>
    </message>
    <message>
        <source>How long each computer move and dice roll is shown. Any key or click skips ahead.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Quanto a lungo si vedono le mosse del computer e i tiri di dado. Un tasto o un clic salta avanti.</translation>
    </message>
    <message>
        <source>Reduced: an outline shows what changed.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Ridotte: un contorno mostra che cosa è cambiato.</translation>
    </message>
    <message>
        <source>By hand: you roll your own dice. Computer players always roll by themselves.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>A mano: i tuoi dadi li tiri tu. I giocatori computer tirano sempre da soli.</translation>
    </message>
    <message>
        <source>When it matters: nobody is asked where no answer would do any good.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Se conta: nessuno viene interpellato quando nessuna risposta servirebbe.</translation>
    </message>
    <message>
        <source>Hamsterrolle with real light and shadows, drawn by the graphics card. Automatic: where it is fast enough.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Hamsterrolle con luci e ombre vere, disegnate dalla scheda grafica. Automatica: dove è abbastanza veloce.</translation>
    </message>
    <message>
        <source>Shows what is behind it all: numbers of rules, where the luck comes from, positions to enter, tables to save, keys to choose, and what a computer player knew.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Mostra che cosa c’è dietro: i numeri delle regole, da dove viene la fortuna, posizioni da inserire, tabelle da salvare, tasti a scelta e che cosa sapeva un giocatore computer.</translation>
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
        <translation>2–4 giocatori · dadi, piene e una diga da difendere</translation>
    </message>
    <message>
        <source>Every roll is a flood. Keep your dam manned, and your town the driest.</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>Ogni tiro è una piena. Presidia la tua diga e tieni la tua città la più asciutta.</translation>
    </message>
    <message>
        <source>2–4 players · a wheel and a steady hand</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>2–4 giocatori · una ruota e una mano ferma</translation>
    </message>
    <message>
        <source>Build into the wheel, and it rolls. What falls out is yours again.</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>Posa i pezzi nella ruota, e lei rotola. Ciò che cade torna a te.</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>views/pages/start/game_cards.py: _sign_of</extracomment>
        <translation>{least}–{most} giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>
            <numerusform>%n giocatore computer</numerusform>
            <numerusform>%n giocatori computer</numerusform>
        </translation>
    </message>
    <message>
        <source>saved {when}</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>salvata {when}</translation>
    </message>
    <message>
        <source>2–5 players · shove, bite and run</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>2–5 giocatori · spintona, mordi e corri</translation>
    </message>
    <message>
        <source>The belt never stops, and the alligators never sleep. Be the last hamster on it.</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>Il nastro non si ferma mai, e gli alligatori non dormono mai. Resta l’ultimo criceto in gioco.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Sound is switched off by HAMSTER_TABLE_SOUND.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>L’audio è disattivato da HAMSTER_TABLE_SOUND.</translation>
    </message>
    <message>
        <source>The library miniaudio is not installed.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>La libreria miniaudio non è installata.</translation>
    </message>
    <message>
        <source>No audio device was found.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Nessun dispositivo audio trovato.</translation>
    </message>
    <message>
        <source>The audio device does not answer.</source>
        <extracomment>features/sound/device.py: Device.start
features/sound/device.py: Device.stop
features/sound/player.py: SoundThread._play_until_idle</extracomment>
        <translation>Il dispositivo audio non risponde.</translation>
    </message>
    <message>
        <source>The player of sounds has failed; the log says more.</source>
        <extracomment>features/sound/player.py: SoundThread.run</extracomment>
        <translation>La riproduzione dei suoni si è guastata; il log dice di più.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>({times} times)</source>
        <extracomment>views/widgets/speech.py: in_one_breath</extracomment>
        <translation>({times} volte)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your last game</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>La tua ultima partita</translation>
    </message>
    <message>
        <source>No game in play. The hamsters are warming up.</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Nessuna partita in corso. I criceti si stanno scaldando.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Continua</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>ancora %n partita aperta</numerusform>
            <numerusform>ancora %n partite aperte</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Apri partita</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>version {version} · nothing leaves this computer</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>versione {version} · nulla esce da questo computer</translation>
    </message>
    <message>
        <source>Arrows and Enter work everywhere</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Frecce e Invio funzionano ovunque</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Three games, one table, everyone at the same computer.</source>
        <extracomment>views/pages/start/start_page.py: StartPage._paint_head</extracomment>
        <translation>Tre giochi, un tavolo, tutti allo stesso computer.</translation>
    </message>
</context>
<context>
    <name>Stats</name>
    <message>
        <source>Show as graph</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Mostra come grafico</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Mostra come tabella</translation>
    </message>
    <message>
        <source>Double-click a row to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Fai doppio clic su una riga per vedere quel momento.</translation>
    </message>
    <message>
        <source>Click a point to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Fai clic su un punto per vedere quel momento.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/analysis_page.py: AnalysisPage._show_waiting
features/puzzles/mistakes_page.py: MistakesPage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Table of the graph</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Tabella del grafico</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>features/statistics/statistics_page.py: SmallGraph.show_series</extracomment>
        <translation>Fai clic per ingrandire</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Players by place</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Giocatori per posizione</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.save</extracomment>
        <translation>Non è stato possibile salvare {name}: {why}</translation>
    </message>
    <message>
        <source>Line: expected. Bar: the range 95 of 100 games fall in.</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._lay_out_body</extracomment>
        <translation>Linea: atteso. Barra: l’intervallo in cui cadono 95 partite su 100.</translation>
    </message>
    <message>
        <source>By {unit}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Per {unit}</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Asse orizzontale</translation>
    </message>
    <message>
        <source>Export image</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Esporta immagine</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Esporta CSV</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._ask</extracomment>
        <translation>Esporta</translation>
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
        <translation>Torna agli adesivi</translation>
    </message>
    <message>
        <source>A secret</source>
        <extracomment>features/records/stickers_page.py: title_of</extracomment>
        <translation>Un segreto</translation>
    </message>
    <message>
        <source>{title}: {condition} Earned {day}.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title}: {condition} Ottenuto il {day}.</translation>
    </message>
    <message>
        <source>A secret: what must be done for it is told to whoever has done it.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>Un segreto: cosa serve lo sa solo chi l’ha fatto.</translation>
    </message>
    <message>
        <source>{title}, not earned yet: {condition}</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title}, non ancora ottenuto: {condition}</translation>
    </message>
    <message>
        <source>New stickers. {people}.</source>
        <extracomment>features/records/stickers_page.py: new_words</extracomment>
        <translation>Nuovi adesivi. {people}.</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>Adesivi</translation>
    </message>
    <message>
        <source>Whose?</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>Di chi?</translation>
    </message>
    <message>
        <source>{name}: {count} of {all}</source>
        <extracomment>features/records/stickers_page.py: StickersPage.show_person</extracomment>
        <translation>{name}: {count} su {all}</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Guarda la partita</translation>
    </message>
    <message>
        <source>Each is earned once, by playing. Challenges do not count.</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Ognuno si ottiene una volta, giocando. Le sfide non contano.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Story of the game</source>
        <extracomment>views/game/history_panel.py: StoryPage.__init__</extracomment>
        <translation>Cronaca della partita</translation>
    </message>
    <message>
        <source>Seed fingerprint {pledge}. The seed itself is shown when the game is over.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>Impronta del seme: {pledge}. Il seme stesso si vede quando la partita è finita.</translation>
    </message>
    <message>
        <source>The beginning of this very long game is not listed.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>L’inizio di questa partita lunghissima non è in elenco.</translation>
    </message>
    <message>
        <source>Click a line to see that moment, its book to read the rule ({key})</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Clic su una riga per vedere quel momento, sul suo libro per la regola ({key})</translation>
    </message>
    <message>
        <source>Enter shows the moment of a line, {key} its rule.</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Invio mostra il momento di una riga, {key} la sua regola.</translation>
    </message>
    <message>
        <source>Everything that happens is listed here.</source>
        <extracomment>views/game/history_panel.py: StoryPage.paintEvent</extracomment>
        <translation>Qui c’è l’elenco di tutto ciò che succede.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>This could not be found out.</source>
        <extracomment>views/pages/study_page.py: StudyPage.trouble</extracomment>
        <translation>Non è stato possibile scoprirlo.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Arrows walk over the places, Page Down goes to where something can be done, Space takes and puts down.</source>
        <extracomment>views/board/accessibility.py: serve</extracomment>
        <translation>Le frecce percorrono i posti, Pag giù va dove si può agire, Spazio prende e posa.</translation>
    </message>
    <message>
        <source>possible</source>
        <extracomment>views/board/gestures.py: with_gesture</extracomment>
        <translation>possibile</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>
            <numerusform>%n posto possibile.</numerusform>
            <numerusform>%n posti possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>In mano: {what}.</translation>
    </message>
    <message>
        <source>Put back: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_put_back</extracomment>
        <translation>Rimesso a posto: {what}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>views/game/undo.py: undone_words</extracomment>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>views/game/undo.py: _redone_words</extracomment>
        <translation>Ripetuto.</translation>
    </message>
    <message>
        <source>Ruling {ruling} ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Chiarimento {ruling} ({key})</translation>
    </message>
    <message>
        <source>Rule ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Regola ({key})</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step {at} of {length}</source>
        <extracomment>views/game/prompt_speech.py: _moment
views/game/timeline.py: Timeline._announce</extracomment>
        <translation>Passo {at} di {length}</translation>
    </message>
    <message>
        <source>Replay position</source>
        <extracomment>views/game/timeline.py: Track.__init__</extracomment>
        <translation>Posizione nel replay</translation>
    </message>
    <message>
        <source>Key moments: {n}. Page up and Page down go to them.</source>
        <extracomment>views/game/timeline.py: Track.set_marks</extracomment>
        <translation>Momenti chiave: {n}. Pag su e Pag giù ci portano.</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Momento chiave precedente</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Momento chiave successivo</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Close replay</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Chiudi il replay</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/timeline.py: PastEdge.__init__</extracomment>
        <translation>Replay</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>mostrare questo aiuto e uscire</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>mancano gli argomenti %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>è atteso un argomento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>è atteso almeno un argomento</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>sono attesi %s valori</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>incompatibile con l’argomento %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argomento in più %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>%(value)r non esiste (possibili: %(choices)s)</translation>
    </message>
</context>
</TS>
