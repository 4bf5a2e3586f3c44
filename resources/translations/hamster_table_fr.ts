<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>by Chris Romansky, art by Alisha Volkman, published by Sporktopia</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>de Chris Romansky, illustré par Alisha Volkman, édité par Sporktopia</translation>
    </message>
    <message>
        <source>by Jacques Zeimet, published by Zoch</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>de Jacques Zeimet, édité par Zoch</translation>
    </message>
    <message>
        <source>This program is not made, approved or paid for by them. It explains the rules in its own words and with its own drawings. If you like a game, buy the real one: no screen has the smell of a wooden table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Ce programme n’est ni fait, ni approuvé, ni payé par eux. Il explique les règles avec ses propres mots et ses propres dessins. Si un jeu te plaît, achète le vrai : aucun écran n’a l’odeur d’une table en bois.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no messages, no tracking. Games are saved in a folder of yours, and they stay yours.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Rien ne quitte cet ordinateur : pas de compte, pas de messages, pas de suivi. Les parties sont enregistrées dans un dossier à vous, et elles restent à vous.</translation>
    </message>
    <message>
        <source>Fonts: Nunito and Baloo 2, under the SIL Open Font License. Windows are drawn by Qt, under the LGPL. The wood of the wheel is simulated by MuJoCo, under the Apache License. Sounds are played by miniaudio, under the MIT License. Short films are made by Pillow, under the MIT-CMU License.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Polices : Nunito et Baloo 2, sous la SIL Open Font License. Les fenêtres sont dessinées par Qt, sous la LGPL. Le bois de la roue est simulé par MuJoCo, sous la licence Apache. Les sons sont joués par miniaudio, sous la licence MIT. Les petits films sont faits par Pillow, sous la licence MIT-CMU.</translation>
    </message>
    <message>
        <source>Where Qt comes inside of the program, you may put your own in its place. How, and the licences of all parts, can be read in the folder “licenses” beside the program, or in /usr/share/doc/hamster-table.</source>
        <extracomment>views/pages/about.py: PARAGRAPHS</extracomment>
        <translation>Là où Qt est livré avec le programme, tu peux mettre le tien à sa place. La façon de faire et les licences de toutes les parties se lisent dans le dossier « licenses » à côté du programme, ou dans /usr/share/doc/hamster-table.</translation>
    </message>
    <message>
        <source>About Hamster Table</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>À propos de Hamster Table</translation>
    </message>
    <message>
        <source>Hamster Table, version {version}</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Hamster Table, version {version}</translation>
    </message>
    <message>
        <source>The games and their makers</source>
        <extracomment>views/pages/about.py: AboutPage.__init__</extracomment>
        <translation>Les jeux et leurs auteurs</translation>
    </message>
    <message>
        <source>by Jonathan Leistiko, published by Invisible City Productions</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>de Jonathan Leistiko, édité par Invisible City Productions</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>Undo this together?</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Annuler cela ensemble ?</translation>
    </message>
    <message>
        <source>Others have seen it, or something was drawn or chosen since. It can be undone with all that followed if everyone agrees, and the story says so. The same rolls and draws come again.</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>D’autres l’ont vu, ou quelque chose a été tiré ou choisi depuis. On peut l’annuler, avec tout ce qui a suivi, si tout le monde est d’accord, et le déroulement le dira. Les mêmes lancers et les mêmes tirages reviendront.</translation>
    </message>
    <message>
        <source>I agree</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Je suis d’accord</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>{name} est d’accord</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog.__init__</extracomment>
        <translation>Ne rien annuler</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>views/widgets/overlays.py: UndoConsentDialog._agree</extracomment>
        <translation>D’accord</translation>
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
        <translation>Tableau des chances de gagner</translation>
    </message>
    <message>
        <source>Luck and skill of each seat</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Chance et talent de chaque place</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Moments</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Chance et talent</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage.__init__</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>The analysis is done.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._found</extracomment>
        <translation>L’analyse est terminée.</translation>
    </message>
    <message>
        <source>What was luck, and what was skill?</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Chance ou talent ?</translation>
    </message>
    <message>
        <source>What decided it</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/moments.py: MomentList.__init__</extracomment>
        <translation>Ce qui a été décisif</translation>
    </message>
    <message>
        <source>Luck: all dice and draws. Own choices: compared with what Master does at first sight.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Chance : tous les dés et tirages. Propres choix : comparés à ce que Maître fait au premier coup d’œil.</translation>
    </message>
    <message>
        <source>Own choices: the pieces that a seat has built, and those that fell to it.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts</extracomment>
        <translation>Propres choix : les pièces posées, et celles qui sont revenues au joueur.</translation>
    </message>
    <message>
        <source>How likely was each seat to win, step by step? What was luck, and what was skill? Which moments decided the game? To find out, the game is imagined many times; that takes a few seconds.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Quelles étaient les chances de gagner de chaque place, étape par étape ? Qu’est-ce qui était de la chance, qu’est-ce qui était du talent ? Quels moments ont décidé de la partie ? Pour le savoir, la partie est imaginée de nombreuses fois ; cela prend quelques secondes.</translation>
    </message>
    <message>
        <source>Analysing the game. You can go back at any time; then it ends.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Analyse de la partie. Tu peux revenir à tout moment ; elle s’arrête alors.</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_waiting</extracomment>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>No single moment stands out: it was decided little by little.</source>
        <extracomment>features/analysis/moments.py: MomentList.show_moments</extracomment>
        <translation>Aucun moment ne ressort : la partie s’est décidée peu à peu.</translation>
    </message>
    <message>
        <source>Open on the table: {moment}</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Ouvrir sur la table : {moment}</translation>
    </message>
    <message>
        <source>Open on the table</source>
        <extracomment>features/analysis/moments.py: MomentList._entry</extracomment>
        <translation>Ouvrir sur la table</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Page down goes to the next place that can be chosen, Enter chooses it.</source>
        <extracomment>views/board/gestures.py: places_by_keys</extracomment>
        <translation>Page bas mène à la prochaine place possible, Entrée la choisit.</translation>
    </message>
</context>
<context>
    <name>Bookmark</name>
    <message>
        <source>This game has no place for notes: it can only be looked at.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Cette partie n’a pas de place pour des notes : on ne peut que la regarder.</translation>
    </message>
    <message>
        <source>There are {most} notes already, which is all that fit.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: why_not</extracomment>
        <translation>Il y a déjà {most} notes, il n’y a plus de place.</translation>
    </message>
    <message>
        <source>Everybody sees it in the story and on the strip below. It is kept with the game.</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Tout le monde la voit dans le déroulement et sur la bande en bas. Elle reste avec la partie.</translation>
    </message>
    <message>
        <source>A note about this moment</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Une note sur ce moment</translation>
    </message>
    <message>
        <source>A few words, or none</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Quelques mots, ou aucun</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>features/bookmarks/bookmark_sheet.py: BookmarkSheet.__init__</extracomment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message>
        <source>Step {n}</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._when
features/what_if/branches.py: title_of</extracomment>
        <translation>Étape {n}</translation>
    </message>
    <message>
        <source>This is “{title}” now. The game it comes from is under “Open a game”.</source>
        <extracomment>features/what_if/ask.py: _begin</extracomment>
        <translation>C’est maintenant « {title} ». La partie dont elle vient est sous « Ouvrir une partie ».</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>The same luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>La même chance</translation>
    </message>
    <message>
        <source>New luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Une nouvelle chance</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>{why} The luck is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>{why} La chance est nouvelle.</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Qui continue ?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet.__init__</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._seats</extracomment>
        <translation>Qui joue {name}</translation>
    </message>
    <message>
        <source>Equal choices fall equally, and computer players have the same ideas again.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Des choix égaux donnent le même résultat, et les joueurs ordinateurs ont de nouveau les mêmes idées.</translation>
    </message>
    <message>
        <source>Equal choices fall equally; computer players have other ideas.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Des choix égaux donnent le même résultat ; les joueurs ordinateurs ont d’autres idées.</translation>
    </message>
    <message>
        <source>Dice and draws come as they came, as far as they are asked for in the same order.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Les lancers et les tirages reviennent comme alors, s’ils viennent dans le même ordre.</translation>
    </message>
    <message>
        <source>All that is rolled and drawn from here on is new.</source>
        <extracomment>features/what_if/branch_sheet.py: BranchSheet._explain</extracomment>
        <translation>Tout ce qui est lancé et tiré à partir d’ici est nouveau.</translation>
    </message>
    <message>
        <source>Step {n} of {length}</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>Étape {n} sur {length}</translation>
    </message>
    <message>
        <source>{moment}. From here a game of its own goes on, and this one stays as it is. Both are under “Open a game”, the new one as “{title}”.</source>
        <extracomment>features/what_if/branch_sheet.py: _what_it_does</extracomment>
        <translation>{moment}. À partir d’ici continue une partie à part, et celle-ci reste comme elle est. Toutes deux sont sous « Ouvrir une partie », la nouvelle comme « {title} ».</translation>
    </message>
    <message>
        <source>At the end of a game there is nothing left to play.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>À la fin d’une partie, il ne reste rien à jouer.</translation>
    </message>
    <message>
        <source>First finish the lessons or the puzzle.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Finis d’abord les leçons ou l’énigme.</translation>
    </message>
    <message>
        <source>Here it would show how your choices turn out: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>Ici, cela montrerait ce que donnent tes choix : termine d’abord cette partie.</translation>
    </message>
    <message>
        <source>At this moment somebody knows a secret: first finish this game.</source>
        <extracomment>features/what_if/branches.py: why_not</extracomment>
        <translation>À ce moment, quelqu’un connaît un secret : termine d’abord cette partie.</translation>
    </message>
    <message>
        <source>This game is not finished: its luck is still to come.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>Cette partie n’est pas finie : sa chance est encore à venir.</translation>
    </message>
    <message>
        <source>The luck of a first game was prepared for its lessons.</source>
        <extracomment>features/what_if/branches.py: why_no_same_luck</extracomment>
        <translation>La chance d’une première partie était préparée pour ses leçons.</translation>
    </message>
    <message>
        <source>What if: {game} ({moment})</source>
        <extracomment>features/what_if/branches.py: title_of</extracomment>
        <translation>Et si : {game} ({moment})</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Your name</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Who has played</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Play under this name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Jouer sous ce nom.</translation>
    </message>
    <message>
        <source>Made with version {app}: in this one computer players may play otherwise.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__</extracomment>
        <translation>Créé avec la version {app} : dans celle-ci, les ordinateurs jouent peut-être autrement.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage.__init__
features/challenges/day_page.py: DayPage._gives
features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._show</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._gives</extracomment>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Nobody has played it here yet.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Personne n’y a encore joué ici.</translation>
    </message>
    <message>
        <source>Click a finished game to replay it.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Clique sur une partie terminée pour la revoir.</translation>
    </message>
    <message>
        <source>The results are shown to whoever has finished the challenge.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._words</extracomment>
        <translation>Tu verras les résultats quand tu auras terminé le défi.</translation>
    </message>
    <message>
        <source>Who plays? Enter your name.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>Qui joue ? Entre ton nom.</translation>
    </message>
    <message>
        <source>{name} has played it. Another try is marked as one.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} a déjà joué. Un nouvel essai est signalé comme tel.</translation>
    </message>
    <message>
        <source>{name} plays alone, with the same luck as everybody.</source>
        <extracomment>features/challenges/challenge_page.py: ChallengePage._prompt</extracomment>
        <translation>{name} joue en solo, avec la même chance que tout le monde.</translation>
    </message>
    <message>
        <source>{game}: alone against {others}. The same luck for everybody.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>{game} : en solo contre {others}. La même chance pour tous.</translation>
    </message>
    <message>
        <source>Temper of the computer players: {temper}.</source>
        <extracomment>features/challenges/challenge_page.py: _described</extracomment>
        <translation>Caractère des ordinateurs : {temper}.</translation>
    </message>
    <message>
        <source>{date}: {place}.</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>{date} : {place}.</translation>
    </message>
    <message>
        <source>Places on the last days. {places}</source>
        <extracomment>features/challenges/day_page.py: Beads.set_days</extracomment>
        <translation>Places des derniers jours. {places}</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/challenges/day_page.py: DayPage._gives</extracomment>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat. It gives nothing away.</source>
        <extracomment>features/challenges/day_page.py: DayPage._copy</extracomment>
        <translation>Copié : colle-le dans une lettre ou une discussion. Il ne dévoile rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n jour joué</numerusform>
            <numerusform>%n jours joués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n gagné</numerusform>
            <numerusform>%n gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>features/challenges/day_page.py: days_words</extracomment>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a challenge: {game}</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Créer un défi : {game}</translation>
    </message>
    <message>
        <source>The same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare.</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>La même chance pour tous : chacun joue seul contre les mêmes ordinateurs, l’un après l’autre, puis vous comparez.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Qui joue ?</translation>
    </message>
    <message>
        <source>whoever takes it up</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>qui relève le défi</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__
features/challenges/make_page.py: title_of</extracomment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Seed of the luck</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Graine du hasard</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>tirée au sort</translation>
    </message>
    <message>
        <source>Make the challenge</source>
        <extracomment>features/challenges/make_page.py: MakeChallengePage.__init__</extracomment>
        <translation>Créer le défi</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>features/challenges/make_page.py: against_words</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Game of the day, {date}</source>
        <extracomment>features/challenges/make_page.py: title_of</extracomment>
        <translation>Partie du jour, {date}</translation>
    </message>
    <message>
        <source>A challenge is one game with the same luck for everybody: each plays alone against the same computer players, one after the other, and then you compare. Set up a new game with one person and choose “Make a challenge…”, or open the file of one.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Un défi est une partie avec la même chance pour tous : chacun joue seul contre les mêmes ordinateurs, l’un après l’autre, puis vous comparez. Prépare une nouvelle partie avec une seule personne et choisis « Créer un défi… », ou ouvre le fichier d’un défi.</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>No challenge yet.</source>
        <extracomment>features/challenges/no_challenge_page.py: NoChallengePage.__init__</extracomment>
        <translation>Pas encore de défi.</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <extracomment>features/challenges/result_card.py: place_words</extracomment>
        <translation>Place {place} sur {seats}</translation>
    </message>
    <message>
        <source>The challenge is finished. Now you may compare.</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>Le défi est terminé. Vous pouvez comparer.</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>features/challenges/window.py: ChallengeTable._over</extracomment>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Game</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.offer_games</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/clipboard_page.py: ClipboardPage.show_bar</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time to think</source>
        <extracomment>features/clock/clock_button.py: ClockButton.__init__</extracomment>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>{name} has used up the time to think. The game goes on.</source>
        <extracomment>features/clock/clock_button.py: ClockButton._tick</extracomment>
        <translation>{name} n’a plus de temps de réflexion. La partie continue.</translation>
    </message>
    <message>
        <source>{name}: {time} left</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name} : encore {time}</translation>
    </message>
    <message>
        <source>{name}: {time} over</source>
        <extracomment>features/clock/clock_button.py: ClockButton._said</extracomment>
        <translation>{name} : {time} de trop</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>This PySide6 would end this Python after some thousand calls: install PySide6-Essentials below 6.12, or Python 3.12 or later.</source>
        <extracomment>app.py: reason_not_to_start</extracomment>
        <translation>Ce PySide6 arrêterait ce Python après quelques milliers d’appels : installe PySide6-Essentials avant 6.12, ou Python 3.12 ou plus récent.</translation>
    </message>
    <message>
        <source>let computer players play against each other</source>
        <extracomment>cli.py: COMMANDS.bots</extracomment>
        <translation>faire jouer des joueurs ordinateurs entre eux</translation>
    </message>
    <message>
        <source>print the story of a saved game</source>
        <extracomment>cli.py: COMMANDS.replay</extracomment>
        <translation>afficher le déroulement d’une partie enregistrée</translation>
    </message>
    <message>
        <source>check your own card file and show what it changes</source>
        <extracomment>cli.py: COMMANDS.parts</extracomment>
        <translation>vérifier son propre fichier de cartes et montrer ce qu’il change</translation>
    </message>
    <message>
        <source>check saved games for errors</source>
        <extracomment>cli.py: COMMANDS.check</extracomment>
        <translation>chercher des erreurs dans des parties enregistrées</translation>
    </message>
    <message>
        <source>take a screenshot of every page</source>
        <extracomment>cli.py: COMMANDS.shots</extracomment>
        <translation>faire une capture d’écran de chaque page</translation>
    </message>
    <message>
        <source>check that this computer has everything the program needs</source>
        <extracomment>cli.py: COMMANDS.doctor</extracomment>
        <translation>vérifier que cet ordinateur a tout ce qu’il faut au programme</translation>
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
        <translation>utilisation : hamster-table [--paranoid] [FICHIER]
              hamster-table COMMANDE ...
              hamster-table --version

Ouvre la fenêtre, avec la partie enregistrée dans FICHIER s’il est donné. Écris -- devant un FICHIER qui commence par
un tiret.
Avec --paranoid, chaque coup est vérifié : codé, décodé et rejoué, copié, vu de chaque place, face à toutes les règles
du jeu. Les erreurs sont montrées et écrites dans le journal, et la partie continue. Un coup dure environ 3 ms de plus
dans Run, Hamster, Run!, 6 ms dans Hamsterdam, 16 ms dans Hamsterrolle.

commandes (« hamster-table COMMANDE --help » en dit plus) :</translation>
    </message>
    <message>
        <source>Let computer players play against each other. They change seats from game to game.</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Fait jouer des joueurs ordinateurs entre eux. Ils changent de place d’une partie à l’autre.</translation>
    </message>
    <message>
        <source>With your own cards: {changes}</source>
        <extracomment>commands/bots.py: run</extracomment>
        <translation>Avec tes propres cartes : {changes}</translation>
    </message>
    <message>
        <source>GAME</source>
        <extracomment>commands/bots.py: _add_arguments
commands/parts.py: run</extracomment>
        <translation>JEU</translation>
    </message>
    <message>
        <source>NAMES</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>NOMS</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>commands/bots.py: _add_arguments
commands/check.py: run
commands/replay.py: run</extracomment>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>the id of a game, such as run-hamster-run</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>l’identifiant d’un jeu, comme run-hamster-run</translation>
    </message>
    <message>
        <source>who plays: {names}; sharp:bold has a temper, program:NAME is a program of the settings</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>qui joue : {names} ; sharp:bold a un caractère, program:NAME est un programme des paramètres</translation>
    </message>
    <message>
        <source>number of games (10), with --ladder of each pair (10 blocks), with --sprt at most (1000 blocks)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>nombre de parties (10), avec --ladder de chaque paire (10 blocs), avec --sprt au plus (1000 blocs)</translation>
    </message>
    <message>
        <source>number of blocks instead: one seed, with every player in every seat</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>nombre de blocs à la place : une graine, et chaque joueur à chaque place</translation>
    </message>
    <message>
        <source>seed: the same seed plays the same games (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>graine : la même rejoue les mêmes parties (1)</translation>
    </message>
    <message>
        <source>games played at the same time (1)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>nombre de parties jouées en même temps (1)</translation>
    </message>
    <message>
        <source>the workers of this Dask scheduler play instead: tcp://10.0.0.5:8786</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>les workers de cet ordonnanceur Dask jouent à la place : tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>keep the games in a file, a line of JSON each; what stands there is not played again</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>garder les parties dans un fichier, une ligne de JSON chacune ; celles qui s’y trouvent ne sont pas rejouées</translation>
    </message>
    <message>
        <source>end when it is clear whether the first player's share of wins is P0 or P1: 0.5 0.6</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>s’arrêter dès qu’il est clair si la part de victoires du premier joueur est P0 ou P1 : 0.5 0.6</translation>
    </message>
    <message>
        <source>all players against each other in pairs, with their Elo numbers</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>tous les joueurs l’un contre l’autre, deux par deux, avec leur classement Elo</translation>
    </message>
    <message>
        <source>seats at a table of the ladder (2)</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>nombre de places à une table du classement (2)</translation>
    </message>
    <message>
        <source>the result as one line of JSON</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>le résultat en une ligne de JSON</translation>
    </message>
    <message>
        <source>check every move against all rules; 3 to 16 ms each</source>
        <extracomment>commands/bots.py: _add_arguments</extracomment>
        <translation>vérifier chaque coup face à toutes les règles ; 3 à 16 ms par coup</translation>
    </message>
    <message>
        <source>{text} is not a number between 0 and 1</source>
        <extracomment>commands/bots.py: _share</extracomment>
        <translation>{text} n’est pas un nombre entre 0 et 1</translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} game(s) already in {file}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n partie sur {total} se trouve déjà dans {file}</numerusform>
            <numerusform>%n parties sur {total} se trouvent déjà dans {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) at {address}</source>
        <extracomment>commands/bots.py: _found</extracomment>
        <translation>
            <numerusform>%n worker à {address}</numerusform>
            <numerusform>%n workers à {address}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>commands/bots.py: _told_of_rung</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>seed {seed}: {what}</source>
        <extracomment>commands/bots.py: _complained</extracomment>
        <translation>graine {seed} : {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s ({rate} a second)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>
            <numerusform>%n partie de {game} en {seconds} s ({rate} par seconde)</numerusform>
            <numerusform>%n parties de {game} en {seconds} s ({rate} par seconde)</numerusform>
        </translation>
    </message>
    <message>
        <source>won {number}</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>gagné {number}</translation>
    </message>
    <message>
        <source>(share of wins {low} to {high} %)</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>(part de victoires : {low} à {high} %)</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>commands/bots.py: _told</extracomment>
        <translation>personne</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) have not decided whether the first player wins {low} % or {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>%n bloc n’a pas suffi à décider si le premier joueur gagne {low} % ou {high} % des parties.</numerusform>
            <numerusform>%n blocs n’ont pas suffi à décider si le premier joueur gagne {low} % ou {high} % des parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {high} % rather than {low} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Décidé après %n bloc : le premier joueur gagne plutôt {high} % que {low} % des parties.</numerusform>
            <numerusform>Décidé après %n blocs : le premier joueur gagne plutôt {high} % que {low} % des parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %n block(s): the first player wins {low} % rather than {high} %.</source>
        <extracomment>commands/bots.py: _told_of_test</extracomment>
        <translation>
            <numerusform>Décidé après %n bloc : le premier joueur gagne plutôt {low} % que {high} % des parties.</numerusform>
            <numerusform>Décidé après %n blocs : le premier joueur gagne plutôt {low} % que {high} % des parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check saved games for errors. The exit status is 0 if there are none, else 1.</source>
        <extracomment>commands/check.py: run</extracomment>
        <translation>Cherche des erreurs dans des parties enregistrées. Le code de retour est 0 s’il n’y en a pas, sinon 1.</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>terminée</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s), {how}, {entries} entries.</source>
        <extracomment>commands/check.py: _told</extracomment>
        <translation>
            <numerusform>{game}, %n place, {how}, {entries} entrées.</numerusform>
            <numerusform>{game}, %n places, {how}, {entries} entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this computer has everything the program needs. The exit status is 0 if so, else 1.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Vérifie que cet ordinateur a tout ce qu’il faut au programme. Le code de retour est 0 si oui, sinon 1.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>NON</translation>
    </message>
    <message>
        <source>Problems found: {number}.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Problèmes trouvés : {number}.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <extracomment>commands/doctor.py: run</extracomment>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Check your own card file, and show what it changes and where it is.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>Vérifie ton propre fichier de cartes, et montre ce qu’il change et où il est.</translation>
    </message>
    <message>
        <source>the id of a game with cards of your own: hamsterdam</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>l’identifiant d’un jeu avec des cartes à soi : hamsterdam</translation>
    </message>
    <message>
        <source>create the file with the program's cards, for you to edit</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>créer le fichier avec les cartes du programme, pour que tu le modifies</translation>
    </message>
    <message>
        <source>{path}: created with the program's cards. Edit it; new games use it.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path} : créé avec les cartes du programme. Modifie-le ; les nouvelles parties l’utilisent.</translation>
    </message>
    <message>
        <source>{path}: no such file. New games use the program's cards; --begin creates the file.</source>
        <extracomment>commands/parts.py: run</extracomment>
        <translation>{path} : ce fichier n’existe pas. Les nouvelles parties utilisent les cartes du programme ; --begin crée le fichier.</translation>
    </message>
    <message>
        <source>New games use these changes: {changes}</source>
        <extracomment>commands/parts.py: _summary</extracomment>
        <translation>Les nouvelles parties utilisent ces changements : {changes}</translation>
    </message>
    <message>
        <source>Print the story of a saved game, or of the game in a report, as far as everybody at the table may know it.</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>Affiche le déroulement d’une partie enregistrée, ou de la partie d’un rapport, autant que tout le monde à la table peut le connaître.</translation>
    </message>
    <message>
        <source>one line of JSON for each event</source>
        <extracomment>commands/replay.py: run</extracomment>
        <translation>une ligne de JSON par événement</translation>
    </message>
    <message>
        <source>Take a screenshot of every page and save it in a folder, which is created if needed.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>Fait une capture d’écran de chaque page et l’enregistre dans un dossier, créé s’il le faut.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>save a sheet as a PDF file</source>
        <extracomment>features/printing/__init__.py: COMMANDS.sheet</extracomment>
        <translation>enregistrer une feuille en fichier PDF</translation>
    </message>
    <message>
        <source>Save a sheet as a PDF file: blank for a game, or filled from a saved one.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Enregistre une feuille en fichier PDF : vierge pour un jeu, ou remplie d’après une partie enregistrée.</translation>
    </message>
    <message>
        <source>FILE-or-GAME</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>FICHIER-ou-JEU</translation>
    </message>
    <message>
        <source>KIND</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>GENRE</translation>
    </message>
    <message>
        <source>OUT.pdf</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>SORTIE.pdf</translation>
    </message>
    <message>
        <source>the paper; else that which is usual in your country</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>le papier ; sinon celui qui est d’usage dans ton pays</translation>
    </message>
    <message>
        <source>a kit with pale colours</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>un kit aux couleurs pâles</translation>
    </message>
    <message>
        <source>{sentence}; see {command} --help.</source>
        <extracomment>terminal/command.py: Parser.error</extracomment>
        <translation>{sentence} ; voir {command} --help.</translation>
    </message>
    <message>
        <source>{text} is not a whole number of 1 or more</source>
        <extracomment>terminal/command.py: positive</extracomment>
        <translation>{text} n’est pas un nombre entier à partir de 1</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>choosing now</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>choisit</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>views/game/curtain.py: Seat.__init__</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>Please hand the computer to</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Passez l’ordinateur à</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <extracomment>views/game/curtain.py: Sign.__init__</extracomment>
        <translation>Depuis ton dernier tour</translation>
    </message>
    <message>
        <source>I am {name}: lift the curtain</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>Je suis {name} : lever le rideau</translation>
    </message>
    <message>
        <source>{name} is not here</source>
        <extracomment>views/game/curtain.py: Sign.show_hand_over</extracomment>
        <translation>{name} n’est pas là</translation>
    </message>
    <message>
        <source>Nothing secret is shown behind this curtain</source>
        <extracomment>views/game/curtain.py: Curtain._paint_promise</extracomment>
        <translation>Derrière ce rideau, aucun secret n’est montré</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>the engine is compiled</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>le moteur est compilé</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <extracomment>commands/doctor.py: _versions</extracomment>
        <translation>{name} n’est pas installé</translation>
    </message>
    <message>
        <source>{name} cannot be used</source>
        <extracomment>commands/doctor.py: _games
commands/doctor.py: _fonts</extracomment>
        <translation>{name} est inutilisable</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is simulated, {number} ms of it</source>
        <extracomment>commands/doctor.py: _wood</extracomment>
        <translation>la roue de Hamsterrolle est simulée, {number} ms pour l’essai</translation>
    </message>
    <message>
        <source>no permission to write in {folder}</source>
        <extracomment>commands/doctor.py: _folders</extracomment>
        <translation>pas d’autorisation d’écrire dans {folder}</translation>
    </message>
    <message>
        <source>programs that may play: {names}</source>
        <extracomment>commands/doctor.py: _settings</extracomment>
        <translation>programmes qui peuvent jouer : {names}</translation>
    </message>
    <message>
        <source>{folder} (created when needed)</source>
        <extracomment>commands/doctor.py: _later</extracomment>
        <translation>{folder} (créé s’il le faut)</translation>
    </message>
    <message>
        <source>this PySide6 crashes this Python after some thousand calls; install other versions</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>ce PySide6 fait planter ce Python après quelques milliers d’appels ; installe d’autres versions</translation>
    </message>
    <message>
        <source>calls into Qt release their references</source>
        <extracomment>commands/doctor.py: _references</extracomment>
        <translation>les appels à Qt libèrent leurs références</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>commands/doctor.py: _screen</extracomment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: there is no screen</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>la roue de Hamsterrolle est peinte : il n’y a pas d’écran</translation>
    </message>
    <message>
        <source>the graphics card cannot be used; switch the lit wheel off in the settings</source>
        <extracomment>commands/doctor.py: _light</extracomment>
        <translation>la carte graphique est inutilisable ; désactive la roue éclairée dans les paramètres</translation>
    </message>
    <message>
        <source>{path} is damaged; the next start repairs it</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} est endommagé ; le prochain démarrage le répare</translation>
    </message>
    <message>
        <source>no saved games yet</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>pas encore de parties enregistrées</translation>
    </message>
    <message>
        <source>{path} cannot be opened</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>{path} ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>in use by an open window</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>utilisé par une fenêtre ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in {path}</source>
        <extracomment>commands/doctor.py: _store</extracomment>
        <translation>
            <numerusform>%n partie dans {path}</numerusform>
            <numerusform>%n parties dans {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>versions</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>versions</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>jeux</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>bois</translation>
    </message>
    <message>
        <source>folders</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>dossiers</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>écran</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>lumière</translation>
    </message>
    <message>
        <source>fonts</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>polices</translation>
    </message>
    <message>
        <source>saved games</source>
        <extracomment>commands/doctor.py: EXAMINATIONS</extracomment>
        <translation>parties enregistrées</translation>
    </message>
    <message>
        <source>none. {why}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>aucun. {why}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>features/sound/feature.py: _check</extracomment>
        <translation>joué par {name}</translation>
    </message>
    <message>
        <source>sound</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>son</translation>
    </message>
    <message>
        <source>{problem} ({device})</source>
        <extracomment>views/hamsterrolle/lit/choice.py: PROBLEM</extracomment>
        <translation>{problem} ({device})</translation>
    </message>
    <message>
        <source>the setting is off</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>le paramètre est désactivé</translation>
    </message>
    <message>
        <source>the theme of high contrast has no light</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>le thème à contraste élevé n’a pas de lumière</translation>
    </message>
    <message>
        <source>there is no graphics system on the platform {platform}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: before_trying</extracomment>
        <translation>il n’y a pas de système graphique sur la plateforme {platform}</translation>
    </message>
    <message>
        <source>no graphics system</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>pas de système graphique</translation>
    </message>
    <message>
        <source>{device} draws with the processor</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>{device} dessine avec le processeur</translation>
    </message>
    <message>
        <source>a picture takes {time} ms on {device}</source>
        <extracomment>views/hamsterrolle/lit/choice.py: choose</extracomment>
        <translation>une image prend {time} ms sur {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit by {device}</source>
        <extracomment>views/hamsterrolle/lit/report.py: LIT</extracomment>
        <translation>la roue de Hamsterrolle est éclairée par {device}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is painted: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>la roue de Hamsterrolle est peinte : {why}</translation>
    </message>
    <message>
        <source>the wheel of Hamsterrolle is lit while nothing moves: {why}</source>
        <extracomment>views/hamsterrolle/lit/report.py: WORDS</extracomment>
        <translation>la roue de Hamsterrolle est éclairée tant que rien ne bouge : {why}</translation>
    </message>
    <message>
        <source>the program ended when it was tried; the setting On tries it again</source>
        <extracomment>views/hamsterrolle/lit/studio.py: ENDED</extracomment>
        <translation>le programme s’est arrêté lors de l’essai ; le paramètre « Activé » essaie de nouveau</translation>
    </message>
    <message>
        <source>there is no graphics system for widgets</source>
        <extracomment>views/hamsterrolle/lit/studio.py: _Host._fail</extracomment>
        <translation>il n’y a pas de système graphique pour les fenêtres</translation>
    </message>
    <message>
        <source>no picture comes</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._grab</extracomment>
        <translation>aucune image n’arrive</translation>
    </message>
    <message>
        <source>the program ends</source>
        <extracomment>views/hamsterrolle/lit/studio.py: Studio._end</extracomment>
        <translation>le programme se termine</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no file {name}.</source>
        <extracomment>app.py: _hand_over</extracomment>
        <translation>Il n’y a pas de fichier {name}.</translation>
    </message>
    <message>
        <source>Unknown option {option}; see --help.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Option inconnue {option} ; voir --help.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <extracomment>cli.py: _window</extracomment>
        <translation>Un seul fichier peut être ouvert à la fois.</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. Did you mean {near}?</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Il n’y a ni commande ni fichier {name}. Voulais-tu dire {near} ?</translation>
    </message>
    <message>
        <source>There is no command and no file {name}. See --help.</source>
        <extracomment>cli.py: _unknown</extracomment>
        <translation>Il n’y a ni commande ni fichier {name}. Voir --help.</translation>
    </message>
    <message>
        <source>{path} cannot be saved: {why}.</source>
        <extracomment>commands/bots.py: run
features/printing/sheet.py: CANNOT
models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} ne peut pas être enregistré : {why}.</translation>
    </message>
    <message>
        <source>Of the two shares of --sprt the first is the smaller one.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Des deux parts données à --sprt, la première est la plus petite.</translation>
    </message>
    <message>
        <source>--table needs --ladder.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>--table demande --ladder.</translation>
    </message>
    <message>
        <source>A ladder needs {least} games of each pair or more.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Un classement demande au moins {least} parties de chaque paire.</translation>
    </message>
    <message>
        <source>The settings name no program {name}.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Les paramètres ne nomment aucun programme {name}.</translation>
    </message>
    <message>
        <source>A ladder has at least two players.</source>
        <extracomment>commands/bots.py: _tables</extracomment>
        <translation>Un classement compte au moins deux joueurs.</translation>
    </message>
    <message>
        <source>No screenshots can be saved in {folder}: {why}.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>Aucune capture d’écran ne peut être enregistrée dans {folder} : {why}.</translation>
    </message>
    <message>
        <source>{path} is no picture of this program and stays as it is. Name another folder.</source>
        <extracomment>commands/shots.py: run</extracomment>
        <translation>{path} n’est pas une image de ce programme et reste tel quel. Indique un autre dossier.</translation>
    </message>
    <message>
        <source>A worker of the cluster has version {theirs} of the program, not {ours}.</source>
        <extracomment>engine/arena/cluster.py: Cluster.results</extracomment>
        <translation>Un worker du cluster a la version {theirs} du programme, et non {ours}.</translation>
    </message>
    <message>
        <source>The connection to the cluster at {address} was lost.</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>La connexion au cluster à {address} a été perdue.</translation>
    </message>
    <message>
        <source>The cluster cannot play these games: {why}</source>
        <extracomment>engine/arena/cluster.py: Cluster._result</extracomment>
        <translation>Le cluster ne peut pas jouer ces parties : {why}</translation>
    </message>
    <message>
        <source>--cluster needs Dask's client: install hamster-table with the extra [cluster].</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>--cluster a besoin du client Dask : installe hamster-table avec l’extra [cluster].</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <extracomment>engine/arena/cluster.py: connected</extracomment>
        <translation>Aucun ordonnanceur Dask ne répond à {address}.</translation>
    </message>
    <message>
        <source>A process that played games was ended from outside.</source>
        <extracomment>engine/arena/contest.py: _played_at_once</extracomment>
        <translation>Un processus qui jouait des parties a été arrêté de l’extérieur.</translation>
    </message>
    <message>
        <source>{path} is no file that games can be kept in.</source>
        <extracomment>engine/arena/games_file.py: GamesFile.__init__</extracomment>
        <translation>{path} n’est pas un fichier où des parties peuvent être gardées.</translation>
    </message>
    <message>
        <source>Line {n} of {file} is not a game of computer players.</source>
        <extracomment>engine/arena/games_file.py: _read</extracomment>
        <translation>La ligne {n} de {file} n’est pas une partie de joueurs ordinateur.</translation>
    </message>
    <message>
        <source>There is no game called {name} here. There is {names}.</source>
        <extracomment>engine/catalogue.py: find</extracomment>
        <translation>Il n’y a pas de jeu appelé {name} ici. Il y a {names}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>engine/game.py: Game</extracomment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
features/printing/hamsterdam/sheets.py: _round</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>React</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Crue</translation>
    </message>
    <message>
        <source>Breach</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Rupture</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES</extracomment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>engine/hamsterdam/__init__.py: PHASES
engine/hamsterdam/events.py: RedeploymentStarted</extracomment>
        <translation>Redéploiement</translation>
    </message>
    <message>
        <source>The cards are printed</source>
        <extracomment>engine/hamsterdam/__init__.py: GAME</extracomment>
        <translation>Les cartes sont imprimées</translation>
    </message>
    <message>
        <source>move nobody</source>
        <extracomment>engine/hamsterdam/action_words.py: facts</extracomment>
        <translation>ne déplacer personne</translation>
    </message>
    <message>
        <source>A good number floods the others and not you.</source>
        <extracomment>engine/hamsterdam/action_words.py: GOOD_NUMBER</extracomment>
        <translation>Un bon nombre inonde les autres et pas toi.</translation>
    </message>
    <message>
        <source>Each dot on a card brings a hamster: pass on cards that bring few.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Chaque point d’une carte rapporte un hamster : passe des cartes qui en rapportent peu.</translation>
    </message>
    <message>
        <source>The ends break first: likely numbers lie well at one end, or in the middle.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Les extrémités cèdent d’abord : les nombres probables vont à une extrémité ou au milieu.</translation>
    </message>
    <message>
        <source>Keep those that you can use often.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Garde ceux que tu peux utiliser souvent.</translation>
    </message>
    <message>
        <source>6, 7 and 8 come most often: most hamsters belong there.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>6, 7 et 8 sortent le plus souvent : la plupart des hamsters y ont leur place.</translation>
    </message>
    <message>
        <source>A special is worth it where the water comes and nobody stands.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Un hamster spécial vaut la peine là où l’eau arrive et où il n’y a personne.</translation>
    </message>
    <message>
        <source>Whoever plugs goes to the reserve: send whom the dam misses least, or let a special hold the water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Qui bouche va en réserve : envoie celui qui manquera le moins au barrage, ou laisse un hamster spécial retenir l’eau.</translation>
    </message>
    <message>
        <source>Land where hamsters are missing.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Atterris là où il manque des hamsters.</translation>
    </message>
    <message>
        <source>The end with less water and fewer hamsters costs less.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>L’extrémité avec moins d’eau et moins de hamsters coûte moins.</translation>
    </message>
    <message>
        <source>Give up the one that is worth least.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Abandonne celui qui vaut le moins.</translation>
    </message>
    <message>
        <source>Likely numbers should be neither open nor flooded.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Les nombres probables ne devraient être ni sans hamster ni inondés.</translation>
    </message>
    <message>
        <source>The driest of the others is closest to winning.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>La plus sèche des autres villes est la plus proche de la victoire.</translation>
    </message>
    <message>
        <source>Cover likely numbers first; spare hamsters clear water.</source>
        <extracomment>engine/hamsterdam/action_words.py: MATTERS</extracomment>
        <translation>Couvre d’abord les nombres probables ; les hamsters en trop évacuent l’eau.</translation>
    </message>
    <message>
        <source>pass a card to each side</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>passer une carte de chaque côté</translation>
    </message>
    <message>
        <source>lay out your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>disposer ton barrage</translation>
    </message>
    <message>
        <source>keep half of your specials</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>garder la moitié de tes hamsters spéciaux</translation>
    </message>
    <message>
        <source>spread your hamsters by the odds</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>répartir tes hamsters selon les probabilités</translation>
    </message>
    <message>
        <source>choose between two rolls</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>choisir entre deux lancers</translation>
    </message>
    <message>
        <source>plug the hole</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>boucher le trou</translation>
    </message>
    <message>
        <source>let the water in</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>laisser entrer l’eau</translation>
    </message>
    <message>
        <source>land on a card</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>atterrir sur une carte</translation>
    </message>
    <message>
        <source>flip an end of your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>retourner une extrémité de ton barrage</translation>
    </message>
    <message>
        <source>give up a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>abandonner un hamster</translation>
    </message>
    <message>
        <source>move a hamster</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>déplacer un hamster</translation>
    </message>
    <message>
        <source>put a hamster on your dam</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>mettre un hamster sur ton barrage</translation>
    </message>
    <message>
        <source>use a special</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>utiliser un hamster spécial</translation>
    </message>
    <message>
        <source>skip the movement for an ability</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>passer le mouvement pour un pouvoir</translation>
    </message>
    <message>
        <source>use nothing</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>ne rien utiliser</translation>
    </message>
    <message>
        <source>be done</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS
engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>terminer</translation>
    </message>
    <message>
        <source>from the left: {numbers}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>de gauche à droite : {numbers}</translation>
    </message>
    <message>
        <source>from the left: {places}</source>
        <extracomment>engine/hamsterdam/action_words.py: WORDS</extracomment>
        <translation>de gauche à droite : {places}</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>engine/hamsterdam/actions.py: NAMES</extracomment>
        <translation>hamster</translation>
    </message>
    <message>
        <source>{seats}: your dam is breached. Flip its left-most or its right-most card.</source>
        <extracomment>engine/hamsterdam/breach.py: Breach</extracomment>
        <translation>{seats} : ton barrage cède. Retourne sa carte la plus à gauche ou la plus à droite.</translation>
    </message>
    <message>
        <source>{seats}: the next card is flooded. Which hamster is given up?</source>
        <extracomment>engine/hamsterdam/breach.py: ChooseVictim</extracomment>
        <translation>{seats} : la carte suivante est inondée. Quel hamster est sacrifié ?</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} orange dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: ORANGE_DOTS</extracomment>
        <translation>la carte Barrage {number} a de 0 à {most} points orange, pas {count}</translation>
    </message>
    <message>
        <source>dam card {number} has 0 to {most} blue dots, not {count}</source>
        <extracomment>engine/hamsterdam/cards.py: BLUE_DOTS</extracomment>
        <translation>la carte Barrage {number} a de 0 à {most} points bleus, pas {count}</translation>
    </message>
    <message>
        <source>this is not a table of cards: {why}</source>
        <extracomment>engine/hamsterdam/cards.py: read</extracomment>
        <translation>ce n’est pas un tableau de cartes : {why}</translation>
    </message>
    <message>
        <source>the dots of card {number} ({orange} orange, {blue} blue)</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>les points de la carte {number} (orange : {orange}, bleu : {blue})</translation>
    </message>
    <message>
        <source>the symbols of {name}</source>
        <extracomment>engine/hamsterdam/cards.py: told_changes</extracomment>
        <translation>{name} (symboles)</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>engine/hamsterdam/cards.py: _checked</extracomment>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>{place} is a table with entries for {names}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place} : tableau attendu avec des entrées pour {names}</translation>
    </message>
    <message>
        <source>{place} has no entry for {name}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place} : pas d’entrée pour {name}</translation>
    </message>
    <message>
        <source>{place} has an entry for {name}, which does not exist</source>
        <extracomment>engine/hamsterdam/cards.py: _check_keys</extracomment>
        <translation>{place} : entrée pour {name}, qui n’existe pas</translation>
    </message>
    <message>
        <source>dam card {number}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_dots</extracomment>
        <translation>carte Barrage {number}</translation>
    </message>
    <message>
        <source>when of {kind} is a list of moments</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when de {kind} est une liste de moments</translation>
    </message>
    <message>
        <source>when of {kind} names {moment}; the moments are {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>when de {kind} nomme {moment} ; les moments sont {moments}</translation>
    </message>
    <message>
        <source>{kind} has no meaning at the moment {moment}; it has its time at {moments}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{kind} n’a pas de sens au moment {moment} ; conviennent : {moments}</translation>
    </message>
    <message>
        <source>{flag} of {kind} is true or false, not {value}</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>{flag} de {kind} est true ou false, pas {value}</translation>
    </message>
    <message>
        <source>the ability of {kind} leaves nothing to be flipped</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>le pouvoir de {kind} ne laisse rien à retourner</translation>
    </message>
    <message>
        <source>the wording of {kind} says itself whether it goes to the reserve</source>
        <extracomment>engine/hamsterdam/cards.py: _check_symbols</extracomment>
        <translation>le texte de {kind} dit déjà s’il va dans la réserve</translation>
    </message>
    <message>
        <source>no moment at all</source>
        <extracomment>engine/hamsterdam/cards.py: _moments</extracomment>
        <translation>aucun moment</translation>
    </message>
    <message>
        <source>a number without end</source>
        <extracomment>engine/hamsterdam/cards.py: _shown</extracomment>
        <translation>un nombre sans fin</translation>
    </message>
    <message>
        <source>there is no dam card and no special called {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>il n’y a ni carte Barrage ni hamster spécial nommé {name}</translation>
    </message>
    <message>
        <source>it is not said what is printed on {name}</source>
        <extracomment>engine/hamsterdam/cards.py: cards_of</extracomment>
        <translation>il manque ce qui est imprimé sur {name}</translation>
    </message>
    <message>
        <source>the dots of dam card {name} are written orange/blue, as 2/1</source>
        <extracomment>engine/hamsterdam/cards.py: _dots_from</extracomment>
        <translation>les points de la carte Barrage {name} s’écrivent orange/bleu, comme 2/1</translation>
    </message>
    <message>
        <source>{seats}: spread your hamsters over your dam.</source>
        <extracomment>engine/hamsterdam/deployment.py: DeployHamsters</extracomment>
        <translation>{seats} : répartir les hamsters sur le barrage.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in round {round}.</source>
        <extracomment>engine/hamsterdam/events.py: PositionEntered
engine/run_hamster_run/events.py: PositionEntered</extracomment>
        <translation>La partie reprend d’une position saisie, à la manche {round}.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>engine/hamsterdam/events.py: RoundStarted
engine/run_hamster_run/events.py: RoundBegan</extracomment>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>{seat}'s turn.</source>
        <extracomment>engine/hamsterdam/events.py: TurnStarted</extracomment>
        <translation>À {seat} de jouer.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: Rolled</extracomment>
        <translation>{seat} lance {a} et {b}.</translation>
    </message>
    <message>
        <source>No dam has a {number}; {seat} rolls again.</source>
        <extracomment>engine/hamsterdam/events.py: RollMissed</extracomment>
        <translation>Aucun barrage n’a de {number} ; {seat} relance.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed</extracomment>
        <translation>{seat} utilise un hamster spécial : {name}.</translation>
    </message>
    <message>
        <source>{seat} uses a special hamster: {name} ({ability}).</source>
        <extracomment>engine/hamsterdam/events.py: SpecialUsed.detailed</extracomment>
        <translation>{seat} utilise un hamster spécial : {name} ({ability}).</translation>
    </message>
    <message>
        <source>The dice now show {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned</extracomment>
        <translation>Les dés montrent maintenant {a} et {b}.</translation>
    </message>
    <message>
        <source>{seat} keeps {a} and {b}.</source>
        <extracomment>engine/hamsterdam/events.py: DiceTurned.detailed</extracomment>
        <translation>{seat} garde {a} et {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll counts as {number}.</source>
        <extracomment>engine/hamsterdam/events.py: RollShifted
features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Pour {seat}, le lancer compte comme {number}.</translation>
    </message>
    <message>
        <source>{seat} ignores the roll.</source>
        <extracomment>engine/hamsterdam/events.py: RollIgnored</extracomment>
        <translation>{seat} ignore le lancer.</translation>
    </message>
    <message>
        <source>The water comes at {number}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodBegan</extracomment>
        <translation>L’eau arrive au {number}.</translation>
    </message>
    <message>
        <source>{seat} plugs {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: Plugged</extracomment>
        <translation>{seat} bouche le {number} : {name}.</translation>
    </message>
    <message>
        <source>{seat} stops the flood at {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: FloodStopped</extracomment>
        <translation>{seat} arrête la crue au {number} : {name}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the jump.</source>
        <extracomment>engine/hamsterdam/events.py: WhackRolled</extracomment>
        <translation>{seat} lance {a} et {b} pour le saut.</translation>
    </message>
    <message>
        <source>{seat}'s {number} is flooded.</source>
        <extracomment>engine/hamsterdam/events.py: Flooded</extracomment>
        <translation>Le {number} est inondé chez {seat}.</translation>
    </message>
    <message>
        <source>Water pours through {seat}'s {number} into the town: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: Inundated</extracomment>
        <translation>Chez {seat}, l’eau passe par le {number} et coule dans la ville : {town}.</translation>
    </message>
    <message>
        <source>{seat}'s {number} loses a flood token.</source>
        <extracomment>engine/hamsterdam/events.py: TokenRemoved</extracomment>
        <translation>Le {number} perd un jeton Crue chez {seat}.</translation>
    </message>
    <message>
        <source>{seat} shifts a flood token to {number}.</source>
        <extracomment>engine/hamsterdam/events.py: TokenShifted</extracomment>
        <translation>{seat} décale un jeton Crue vers le {number}.</translation>
    </message>
    <message>
        <source>{seat}'s dam is breached.</source>
        <extracomment>engine/hamsterdam/events.py: BreachDue</extracomment>
        <translation>Le barrage cède chez {seat}.</translation>
    </message>
    <message>
        <source>{seat} flips the {number}.</source>
        <extracomment>engine/hamsterdam/events.py: CardFlipped</extracomment>
        <translation>{seat} retourne le {number}.</translation>
    </message>
    <message>
        <source>{seat} moves to {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterMoved</extracomment>
        <translation>{seat} se déplace vers le {number} : {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} met un hamster sur le {number} : {name}.</translation>
    </message>
    <message>
        <source>{seat} puts a hamster on {number}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterPut</extracomment>
        <translation>{seat} met un hamster sur le {number}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} récupère un hamster dans la réserve : {name}.</translation>
    </message>
    <message>
        <source>{seat} gets a hamster back into the reserve.</source>
        <extracomment>engine/hamsterdam/events.py: WentToPile</extracomment>
        <translation>{seat} récupère un hamster dans la réserve.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} perd un hamster : {name}.</translation>
    </message>
    <message>
        <source>{seat} loses a hamster.</source>
        <extracomment>engine/hamsterdam/events.py: HamsterRemoved</extracomment>
        <translation>{seat} perd un hamster.</translation>
    </message>
    <message>
        <source>{seat} has one special hamster less; it is an ordinary one now: {name}.</source>
        <extracomment>engine/hamsterdam/events.py: SpecialTurned</extracomment>
        <translation>{seat} a un hamster spécial de moins ; il devient ordinaire : {name}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} gets a marker.</source>
        <extracomment>engine/hamsterdam/events.py: Marked</extracomment>
        <translation>{name} reçoit un marqueur chez {seat}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} loses its marker.</source>
        <extracomment>engine/hamsterdam/events.py: Unmarked</extracomment>
        <translation>{name} perd son marqueur chez {seat}.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster keeps copying: {ability}.</source>
        <extracomment>engine/hamsterdam/events.py: Linked</extracomment>
        <translation>Chez {seat}, Copycatster continue de copier : {ability}.</translation>
    </message>
    <message>
        <source>{seat}'s Copycatster stops copying.</source>
        <extracomment>engine/hamsterdam/events.py: Unlinked</extracomment>
        <translation>Chez {seat}, Copycatster arrête de copier.</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <extracomment>engine/hamsterdam/events.py: MovementStarted</extracomment>
        <translation>Phase de mouvement</translation>
    </message>
    <message>
        <source>{seat} skips the movement.</source>
        <extracomment>engine/hamsterdam/events.py: MovementSkipped</extracomment>
        <translation>{seat} passe le mouvement.</translation>
    </message>
    <message>
        <source>Round {round} is over. Water in the towns: {town}.</source>
        <extracomment>engine/hamsterdam/events.py: RoundCounted</extracomment>
        <translation>La manche {round} est finie. Eau dans les villes : {town}.</translation>
    </message>
    <message>
        <source>The driest town: {driest}. Water in the towns: {town}; on the dams: {water}.</source>
        <extracomment>engine/hamsterdam/events.py: GameEnded</extracomment>
        <translation>La ville la plus sèche : {driest}. Eau dans les villes : {town} ; sur les barrages : {water}.</translation>
    </message>
    <message>
        <source>{seats}: the water comes. Plug the hole, or use an ability.</source>
        <extracomment>engine/hamsterdam/flood.py: PlugHole</extracomment>
        <translation>{seats} : l’eau arrive. Bouche le trou, ou utilise un pouvoir.</translation>
    </message>
    <message>
        <source>Most holes plugged</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Le plus de trous bouchés</translation>
    </message>
    <message numerus="yes">
        <source>%n hole(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest dry spell</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>La plus longue période au sec</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>Best special hamster</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>Meilleur hamster spécial</translation>
    </message>
    <message numerus="yes">
        <source>%n flood(s) stopped</source>
        <extracomment>engine/hamsterdam/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n crue arrêtée</numerusform>
            <numerusform>%n crues arrêtées</numerusform>
        </translation>
    </message>
    <message>
        <source>The greatest flood was the {number} in round {round}: {water} water.</source>
        <extracomment>engine/hamsterdam/highlights.py: GreatFlood</extracomment>
        <translation>La plus grande crue a été le {number} à la manche {round} : {water} jetons Crue.</translation>
    </message>
    <message>
        <source>For {rolls} rolls in a row no water came to {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DrySpell</extracomment>
        <translation>Pendant {rolls} lancers de suite, pas d’eau chez {seat}.</translation>
    </message>
    <message>
        <source>{seat} was flooded by {rolls} rolls in a row.</source>
        <extracomment>engine/hamsterdam/highlights.py: WetSpell</extracomment>
        <translation>De l’eau chez {seat} à {rolls} lancers de suite.</translation>
    </message>
    <message>
        <source>{seat}'s {name} stopped {floods} floods.</source>
        <extracomment>engine/hamsterdam/highlights.py: SpecialShone</extracomment>
        <translation>Chez {seat}, {name} a arrêté {floods} crues.</translation>
    </message>
    <message>
        <source>{seat}'s hamsters plugged {holes} holes.</source>
        <extracomment>engine/hamsterdam/highlights.py: HolesPlugged</extracomment>
        <translation>Chez {seat}, les hamsters ont bouché {holes} trous.</translation>
    </message>
    <message>
        <source>{seat}'s dam lost {cards} cards at once in round {round}.</source>
        <extracomment>engine/hamsterdam/highlights.py: DamTorn</extracomment>
        <translation>Chez {seat}, le barrage a perdu {cards} cartes d’un coup à la manche {round}.</translation>
    </message>
    <message>
        <source>After round {round} {seat} was the wettest, and still won.</source>
        <extracomment>engine/hamsterdam/highlights.py: CameBack</extracomment>
        <translation>Après la manche {round}, {seat} avait la ville la plus inondée, et a quand même gagné.</translation>
    </message>
    <message>
        <source>Only one flood token kept {others} behind {seat}.</source>
        <extracomment>engine/hamsterdam/highlights.py: CloseEnd</extracomment>
        <translation>{seat} n’a devancé {others} que d’un jeton Crue.</translation>
    </message>
    <message>
        <source>{seats}: move a hamster, or skip the movement for an ability.</source>
        <extracomment>engine/hamsterdam/movement.py: Move</extracomment>
        <translation>{seats} : déplace un hamster, ou passe le mouvement pour un pouvoir.</translation>
    </message>
    <message>
        <source>{seats}: you skipped the movement. Use an ability?</source>
        <extracomment>engine/hamsterdam/movement.py: UseSkip</extracomment>
        <translation>{seats} : tu as passé le mouvement. Utiliser un pouvoir ?</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>on a card</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>sur une carte</translation>
    </message>
    <message>
        <source>turned to its ordinary side</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>tourné côté ordinaire</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>engine/hamsterdam/position.py: PLACES</extracomment>
        <translation>hors du jeu</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>engine/hamsterdam/position.py: COPIED
features/records/records_model.py: _finished</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>engine/hamsterdam/position.py: fields
engine/run_hamster_run/position.py: fields
features/printing/hamsterdam/setup_sheet.py: _tracker
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Who has the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Qui a la piste des manches</translation>
    </message>
    <message>
        <source>Number on the tracker</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Numéro sur la piste des manches</translation>
    </message>
    <message>
        <source>Who is about to roll</source>
        <extracomment>engine/hamsterdam/position.py: fields</extracomment>
        <translation>Qui va lancer les dés</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
features/printing/hamsterdam/sheets.py: _round
features/printing/kit.py: cover</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Flipped on the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Retournées à gauche</translation>
    </message>
    <message>
        <source>Flipped on the right</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Retournées à droite</translation>
    </message>
    <message>
        <source>Tokens in the town</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Jetons dans la ville</translation>
    </message>
    <message>
        <source>Ordinary hamsters in reserve</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Hamsters ordinaires en réserve</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Hamsters</source>
        <extracomment>engine/hamsterdam/position.py: _of_dam
engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Hamsters</translation>
    </message>
    <message>
        <source>no hamster</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>aucun hamster</translation>
    </message>
    <message>
        <source>Special {number}</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Hamster spécial {number}</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Où il est</translation>
    </message>
    <message>
        <source>Card from the left</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Carte depuis la gauche</translation>
    </message>
    <message>
        <source>With a marker</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Avec un marqueur</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>engine/hamsterdam/position.py: _of_special.no
engine/run_hamster_run/position.py: _fields_of.no</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>engine/hamsterdam/position.py: _of_special
engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>It goes on copying</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>Continue de copier</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>engine/hamsterdam/position.py: _of_special</extracomment>
        <translation>De qui</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls; hamsters there before: {there}.</source>
        <extracomment>engine/hamsterdam/reasons.py: CARRIED</extracomment>
        <translation>Le {number} sort {ways} fois sur 36 ; hamsters déjà là : {there}.</translation>
    </message>
    <message>
        <source>Flood tokens on the {number}: {water}. A hamster takes one away.</source>
        <extracomment>engine/hamsterdam/reasons.py: CLEARED</extracomment>
        <translation>Jetons Crue sur le {number} : {water}. Un hamster en retire un.</translation>
    </message>
    <message>
        <source>Most hamsters ({most}) stand on the {number}, which comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SPREAD</extracomment>
        <translation>C’est sur le {number} qu’il y a le plus de hamsters ({most}) ; il sort {ways} fois sur 36.</translation>
    </message>
    <message>
        <source>Hamsters on the {number}: {there}; to go: {hamster}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PLUGGED</extracomment>
        <translation>Hamsters sur le {number} : {there} ; celui qui part : {hamster}.</translation>
    </message>
    <message>
        <source>Nobody stands on the {number} who could plug.</source>
        <extracomment>engine/hamsterdam/reasons.py: OPEN</extracomment>
        <translation>Personne sur le {number} ne peut boucher le trou.</translation>
    </message>
    <message>
        <source>Flood tokens and hamsters at that end: {water} and {there}; at the other end: {other_water} and {others}.</source>
        <extracomment>engine/hamsterdam/reasons.py: BROKE</extracomment>
        <translation>Jetons Crue et hamsters à cette extrémité : {water} et {there} ; à l’autre : {other_water} et {others}.</translation>
    </message>
    <message>
        <source>Hamsters that the {left} brings: {left_dots}; that the {right} brings: {right_dots}.</source>
        <extracomment>engine/hamsterdam/reasons.py: PASSED</extracomment>
        <translation>Hamsters que rapporte le {left} : {left_dots} ; le {right} : {right_dots}.</translation>
    </message>
    <message>
        <source>Hamsters on the {number} before: {there}. It comes in {ways} of 36 rolls.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHOVED</extracomment>
        <translation>Hamsters sur le {number} avant : {there}. Il sort {ways} fois sur 36.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls: hamsters are of use there once it is dry.</source>
        <extracomment>engine/hamsterdam/reasons.py: SHIFTED</extracomment>
        <translation>Le {number} sort {ways} fois sur 36 : des hamsters y sont utiles dès qu’il est sec.</translation>
    </message>
    <message>
        <source>The {number} comes in {ways} of 36 rolls. At an end it can break first, and then no roll floods it any more.</source>
        <extracomment>engine/hamsterdam/reasons.py: LINED</extracomment>
        <translation>Le {number} sort {ways} fois sur 36. À une extrémité, il peut céder le premier, et plus aucun lancer ne l’inonde ensuite.</translation>
    </message>
    <message>
        <source>{seats}: put hamsters from your reserve onto your dam.</source>
        <extracomment>engine/hamsterdam/redeployment.py: Redeploy</extracomment>
        <translation>{seats} : mets des hamsters de ta réserve sur ton barrage.</translation>
    </message>
    <message>
        <source>Choose two of your cards: one for the left, one for the right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.choose-both</extracomment>
        <translation>Choisis deux de tes cartes : une pour la gauche, une pour la droite.</translation>
    </message>
    <message>
        <source>You hold one card of each number; one card cannot go both ways.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-different</extracomment>
        <translation>Tu as une carte de chaque nombre ; une carte ne peut pas partir des deux côtés.</translation>
    </message>
    <message>
        <source>You do not hold another {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-card</extracomment>
        <translation>Tu n’as pas d’autre {number}.</translation>
    </message>
    <message>
        <source>All eleven cards go into the line: {left} to place.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cards-left</extracomment>
        <translation>Les onze cartes vont toutes dans la ligne : encore {left} à placer.</translation>
    </message>
    <message>
        <source>Each special can be dealt once, and only from the deck.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-deck</extracomment>
        <translation>Chaque hamster spécial ne peut être distribué qu’une fois, et seulement depuis la pioche.</translation>
    </message>
    <message>
        <source>So many specials are dealt: {number}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-that-many</extracomment>
        <translation>Nombre de hamsters spéciaux à distribuer : {number}.</translation>
    </message>
    <message>
        <source>Choose each one only once, among the specials you were dealt.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-your-hand</extracomment>
        <translation>Choisis chacun une seule fois, parmi les hamsters spéciaux que tu as reçus.</translation>
    </message>
    <message>
        <source>You keep half of them: {left} to choose.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.specials-left</extracomment>
        <translation>Tu en gardes la moitié : encore {left} à choisir.</translation>
    </message>
    <message>
        <source>You keep half of them: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-many-specials</extracomment>
        <translation>Tu en gardes la moitié : {over} de trop.</translation>
    </message>
    <message>
        <source>Say for each of the eleven cards how many hamsters come onto it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.a-number-for-each-card</extracomment>
        <translation>Dis pour chacune des onze cartes combien de hamsters y vont.</translation>
    </message>
    <message>
        <source>There are not so many hamsters in your reserve: {over} too many.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-few-in-the-pile</extracomment>
        <translation>Il n’y a pas autant de hamsters dans ta réserve : {over} de trop.</translation>
    </message>
    <message>
        <source>Each special can be placed once, and only from your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.special-not-in-the-pile</extracomment>
        <translation>Chaque hamster spécial ne se place qu’une fois, et seulement depuis ta réserve.</translation>
    </message>
    <message>
        <source>Your dam has eleven cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-position</extracomment>
        <translation>Ton barrage a onze cartes.</translation>
    </message>
    <message>
        <source>That special hamster is not yours, or not special any more.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-special</extracomment>
        <translation>Ce hamster spécial n’est pas à toi, ou n’est plus spécial.</translation>
    </message>
    <message>
        <source>{name} works only on an un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-the-dam</extracomment>
        <translation>{name} n’agit que sur une carte non retournée de ton barrage.</translation>
    </message>
    <message>
        <source>{name} has been used already.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.used-already</extracomment>
        <translation>{name} a déjà servi.</translation>
    </message>
    <message>
        <source>{name} uses its own ability only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.copies-nothing</extracomment>
        <translation>{name} n’utilise que son propre pouvoir.</translation>
    </message>
    <message>
        <source>It is still copying a {name} and cannot copy another special meanwhile.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.linked-already</extracomment>
        <translation>Il copie encore {name} et ne peut pas copier un autre hamster spécial entre-temps.</translation>
    </message>
    <message>
        <source>Only a special on a dam, special side up, can be copied.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-to-copy</extracomment>
        <translation>On ne peut copier qu’un hamster spécial placé sur un barrage, côté spécial visible.</translation>
    </message>
    <message>
        <source>{name} has nothing to copy.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-to-be-copied</extracomment>
        <translation>{name} n’a rien à copier.</translation>
    </message>
    <message>
        <source>{name} has no ability to be called; it works by itself.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.passive</extracomment>
        <translation>{name} n’a pas de pouvoir à déclencher ; il agit de lui-même.</translation>
    </message>
    <message>
        <source>First Napsters, then Mobsters, then Ninjasters: it is too late for {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late</extracomment>
        <translation>D’abord Napster, puis Mobster, puis Ninjaster : il est trop tard pour {name}.</translation>
    </message>
    <message>
        <source>{name} has no symbol for this moment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-with-these-cards</extracomment>
        <translation>{name} n’a pas de symbole pour ce moment.</translation>
    </message>
    <message>
        <source>That ability needs no target.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-needed</extracomment>
        <translation>Ce pouvoir n’a pas besoin de cible.</translation>
    </message>
    <message>
        <source>That works after your own roll only.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-own-roll</extracomment>
        <translation>Cela ne marche qu’après ton propre lancer.</translation>
    </message>
    <message>
        <source>That works after a roll, before the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-a-roll</extracomment>
        <translation>Cela marche après un lancer, avant l’arrivée de l’eau.</translation>
    </message>
    <message>
        <source>That works when the water comes.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-when-flooded</extracomment>
        <translation>Cela marche quand l’eau arrive.</translation>
    </message>
    <message>
        <source>That works after a skipped movement, when all have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-after-skipping</extracomment>
        <translation>Cela marche pour qui a renoncé à un mouvement, quand tous se sont déplacés.</translation>
    </message>
    <message>
        <source>That works in your own movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-movement</extracomment>
        <translation>Cela marche pendant ton propre mouvement.</translation>
    </message>
    <message>
        <source>That works in your own redeployment.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.only-in-redeployment</extracomment>
        <translation>Cela marche pendant ton propre redéploiement.</translation>
    </message>
    <message>
        <source>Choose one die, and a face that it does not show.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.another-face</extracomment>
        <translation>Choisis un dé, et une face qu’il ne montre pas.</translation>
    </message>
    <message>
        <source>It moves to a card next to it, un-flipped and dry.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-dry-neighbour</extracomment>
        <translation>Il va sur une carte voisine, non retournée et sèche.</translation>
    </message>
    <message>
        <source>The roll can count one more or one less, from 2 to 12.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.impossible-number</extracomment>
        <translation>Le lancer peut compter un de plus ou un de moins, de 2 à 12.</translation>
    </message>
    <message>
        <source>Keep the old dice or the new ones.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.old-or-new</extracomment>
        <translation>Garde les anciens dés ou les nouveaux.</translation>
    </message>
    <message>
        <source>It stops a flood on a card next to its own.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-next-door</extracomment>
        <translation>Il arrête une crue sur une carte voisine de la sienne.</translation>
    </message>
    <message>
        <source>It can stop a first flood on its own card, without a marker.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-first-stop</extracomment>
        <translation>Il peut arrêter une première crue sur sa propre carte, sans marqueur.</translation>
    </message>
    <message>
        <source>It jumps only when it plugs a hole on its own card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-plugging</extracomment>
        <translation>Il ne saute que quand il bouche un trou sur sa propre carte.</translation>
    </message>
    <message>
        <source>It lands on a dry, un-flipped {number} of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-landing</extracomment>
        <translation>Il se pose sur un {number} sec et non retourné de ton barrage.</translation>
    </message>
    <message>
        <source>No water comes there now.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-flood-there</extracomment>
        <translation>Il n’y a pas d’eau qui arrive là maintenant.</translation>
    </message>
    <message>
        <source>A hamster stands there and must plug the hole.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.must-plug</extracomment>
        <translation>Un hamster s’y trouve et doit boucher le trou.</translation>
    </message>
    <message>
        <source>That hamster is not on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-that-card</extracomment>
        <translation>Ce hamster n’est pas sur la carte touchée.</translation>
    </message>
    <message>
        <source>A breach flips the left-most or the right-most card that is left.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-an-end</extracomment>
        <translation>Une rupture retourne la carte la plus à gauche ou la plus à droite parmi celles qui restent.</translation>
    </message>
    <message>
        <source>That hamster does not arrive on the flooded card.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-arriving</extracomment>
        <translation>Ce hamster n’arrive pas sur la carte inondée.</translation>
    </message>
    <message>
        <source>One hamster, one step: you have moved.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.moved-already</extracomment>
        <translation>Un hamster, un pas : tu t’es déjà déplacé.</translation>
    </message>
    <message>
        <source>Skipping is the first thing to decide in a movement.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.too-late-to-skip</extracomment>
        <translation>Dans un mouvement, on décide de passer avant toute autre chose.</translation>
    </message>
    <message>
        <source>Move a hamster on an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-your-dam</extracomment>
        <translation>Déplace un hamster sur une carte non retournée de ton propre barrage.</translation>
    </message>
    <message>
        <source>That hamster is not there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.nobody-there</extracomment>
        <translation>Ce hamster n’est pas là.</translation>
    </message>
    <message>
        <source>A hamster moves one card to the left or right.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.one-step</extracomment>
        <translation>Un hamster se déplace d’une carte vers la gauche ou vers la droite.</translation>
    </message>
    <message>
        <source>There the dam ends.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.end-of-the-dam</extracomment>
        <translation>Le barrage s’arrête là.</translation>
    </message>
    <message>
        <source>There is no water to swim in.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-water-there</extracomment>
        <translation>Il n’y a pas d’eau où nager.</translation>
    </message>
    <message>
        <source>That hamster cannot share a card with water.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.cannot-swim</extracomment>
        <translation>Ce hamster ne peut pas partager une carte avec de l’eau.</translation>
    </message>
    <message>
        <source>It jumps to another un-flipped card of your dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.elsewhere</extracomment>
        <translation>Il saute sur une autre carte non retournée de ton barrage.</translation>
    </message>
    <message>
        <source>A flood is caused at an un-flipped card of somebody else's dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-target-of-a-bomb</extracomment>
        <translation>On provoque une crue sur une carte non retournée du barrage d’un autre.</translation>
    </message>
    <message>
        <source>A token goes to the card next to it, un-flipped and without hamsters that cannot swim.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shift</extracomment>
        <translation>Un jeton va sur la carte voisine, non retournée et sans hamster qui ne sait pas nager.</translation>
    </message>
    <message>
        <source>Choose an ordinary hamster of somebody else, and an un-flipped card next to it.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.no-such-shove</extracomment>
        <translation>Choisis un hamster ordinaire d’un autre joueur, et une carte non retournée à côté de lui.</translation>
    </message>
    <message>
        <source>It takes two hamsters from your reserve, or the only one.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.two-from-the-pile</extracomment>
        <translation>Elle prend deux hamsters de ta réserve, ou le seul qui y est.</translation>
    </message>
    <message>
        <source>That hamster is not in your reserve.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-in-the-pile</extracomment>
        <translation>Ce hamster n’est pas dans ta réserve.</translation>
    </message>
    <message>
        <source>Choose an un-flipped card of your own dam.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.not-on-your-dam</extracomment>
        <translation>Choisis une carte non retournée de ton propre barrage.</translation>
    </message>
    <message>
        <source>The {number} lies {there} times on all dams together, and there are {most}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-number-too-often</extracomment>
        <translation>Le {number} se trouve {there} fois sur tous les barrages, et il y en a {most}.</translation>
    </message>
    <message>
        <source>Such dams do not come about when everybody passes two different cards.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-not-passed</extracomment>
        <translation>De tels barrages sont impossibles quand chacun passe deux cartes différentes.</translation>
    </message>
    <message>
        <source>The towns hold {tokens} tokens. With {most} the game is over.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>Les villes contiennent {tokens} jetons. À {most}, la partie est terminée.</translation>
    </message>
    <message>
        <source>Tokens in the town of {seat}: {tokens}. So {number} cards of that dam are flipped.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-flips</extracomment>
        <translation>Jetons dans la ville chez {seat} : {tokens}. Il y a donc {number} cartes retournées sur ce barrage.</translation>
    </message>
    <message>
        <source>Card {number} of {seat} is flipped, so nothing lies there.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-on-flipped</extracomment>
        <translation>Chez {seat}, la carte {number} est retournée : il n’y a donc rien dessus.</translation>
    </message>
    <message>
        <source>Hamsters of {seat} stand in the water on card {number}; only a Swimster can.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-in-the-water</extracomment>
        <translation>Chez {seat}, des hamsters sont dans l’eau sur la carte {number} ; seul un Swimster le peut.</translation>
    </message>
    <message>
        <source>{seat} has more ordinary hamsters than the {most} its cards have brought.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-hamsters</extracomment>
        <translation>{seat} a plus de hamsters ordinaires que les {most} apportés par ses cartes.</translation>
    </message>
    <message>
        <source>Special hamsters of {seat}: {number} by the dots of its cards, {there} entered.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-specials</extracomment>
        <translation>Hamsters spéciaux chez {seat} : {number} d’après les points des cartes, {there} saisis.</translation>
    </message>
    <message>
        <source>The second Twinster of {seat} is missing.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-one-twin</extracomment>
        <translation>Chez {seat}, il manque le second Twinster.</translation>
    </message>
    <message>
        <source>There are only two of this kind: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-kind</extracomment>
        <translation>Il n’y en a que deux de cette sorte : {name}.</translation>
    </message>
    <message>
        <source>This special never turns to its ordinary side: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-turned</extracomment>
        <translation>Ce hamster spécial ne se tourne jamais côté ordinaire : {name}.</translation>
    </message>
    <message>
        <source>{seat} has no such special on the dam to be copied: {name}.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-nothing-to-copy</extracomment>
        <translation>{seat} n’a pas sur son barrage ce hamster spécial à copier : {name}.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet, so there is no water, and nobody is used or gone.</source>
        <extracomment>engine/hamsterdam/refusals.py: REFUSALS.entered-before-the-first-roll</extracomment>
        <translation>Personne n’a encore lancé les dés : il n’y a pas d’eau, et aucun hamster n’a servi ni disparu.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM
engine/hamsterrolle/rulebook.py: AIM
engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>The river rises. Between it and your town stand a dam of eleven cards and a handful of brave hamsters.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>La rivière monte. Entre elle et ta ville, il y a un barrage de onze cartes et une poignée de hamsters courageux.</translation>
    </message>
    <message>
        <source>Every roll of two dice brings a flood to all cards of that number, on all dams. A hamster on the card plugs the hole; where none stands, the water stays on the card and later pours into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Chaque lancer de deux dés apporte une crue à toutes les cartes de ce nombre, sur tous les barrages. Un hamster sur la carte bouche le trou ; là où il n’y en a pas, l’eau reste sur la carte et coule plus tard dans la ville.</translation>
    </message>
    <message>
        <source>When enough water has come through all dams together, the driest town wins.</source>
        <extracomment>engine/hamsterdam/rulebook.py: AIM</extracomment>
        <translation>Quand assez d’eau est passée par tous les barrages ensemble, la ville la plus sèche gagne.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP
engine/hamsterrolle/rulebook.py: SETTING_UP
engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Everybody gets eleven dam cards, 2 to 12. Choose two and pass one to the left, one to the right, in secret. Then lay your eleven cards out in a line, in any order, and show them.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Chacun reçoit onze cartes Barrage, de 2 à 12. Choisis-en deux et passes-en une à gauche et une à droite, en secret. Puis dispose tes onze cartes en ligne, dans l’ordre que tu veux, et montre-les.</translation>
    </message>
    <message>
        <source>Each orange dot on your cards brings an ordinary hamster to your reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Chaque point orange de tes cartes apporte un hamster ordinaire dans ta réserve.</translation>
    </message>
    <message>
        <source>For each blue dot you are dealt two special hamsters. Keep half of them; they join your reserve. The others leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Pour chaque point bleu, tu reçois deux hamsters spéciaux. Gardes-en la moitié ; ils vont dans ta réserve. Les autres quittent la partie.</translation>
    </message>
    <message>
        <source>Everybody rolls: the highest takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Tout le monde lance les dés : qui fait la plus haute somme prend la piste des manches et commence chaque manche.</translation>
    </message>
    <message>
        <source>Then put hamsters from the reserve onto your cards, in stacks as high as you like.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP</extracomment>
        <translation>Ensuite, mets des hamsters de la réserve sur tes cartes, en piles aussi hautes que tu veux.</translation>
    </message>
    <message>
        <source>Both cards and their ways are chosen before anybody sees what comes. All cards are passed at once; with two seats both go to the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-1</extracomment>
        <translation>Les deux cartes et leur direction sont choisies avant que quiconque voie ce qui arrive. Toutes les cartes passent en même temps ; à deux places, les deux vont à l’autre.</translation>
    </message>
    <message>
        <source>The two cards always differ: you hold one of each number.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-2</extracomment>
        <translation>Les deux cartes sont toujours différentes : tu en as une de chaque nombre.</translation>
    </message>
    <message>
        <source>All line up in secret, then show. From then on the order of a dam never changes.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-3</extracomment>
        <translation>Tous disposent leurs cartes en secret, puis les montrent. À partir de là, l’ordre d’un barrage ne change plus.</translation>
    </message>
    <message>
        <source>Dots count after the passing, on the eleven cards you have then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-4</extracomment>
        <translation>Les points comptent après le passage des cartes, sur les onze cartes que tu as alors.</translation>
    </message>
    <message>
        <source>All specials you are dealt lie in one hand. Any half of it may be kept, two of the same kind as well.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-5</extracomment>
        <translation>Tous les hamsters spéciaux que tu reçois sont dans une seule main. Tu peux en garder n’importe quelle moitié, même deux de la même sorte.</translation>
    </message>
    <message>
        <source>Specials come off a shuffled deck, seat by seat. What is not kept leaves the game unseen.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-6</extracomment>
        <translation>Les hamsters spéciaux viennent d’une pioche mélangée, place après place. Ce qui n’est pas gardé quitte la partie sans être montré.</translation>
    </message>
    <message>
        <source>Should the deck run out, you get what there is and keep half of it, rounded up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-7</extracomment>
        <translation>Si la pioche se vide, tu reçois ce qu’il y a et tu en gardes la moitié, arrondie vers le haut.</translation>
    </message>
    <message>
        <source>There is a hamster for every orange dot, however many dots there are.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-8</extracomment>
        <translation>Il y a un hamster pour chaque point orange, aussi nombreux que soient les points.</translation>
    </message>
    <message>
        <source>The other Twinster comes on top of what you keep. If the dealt one is not kept, both leave the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-9</extracomment>
        <translation>L’autre Twinster s’ajoute à ce que tu gardes. Si celui que tu as reçu n’est pas gardé, les deux quittent la partie.</translation>
    </message>
    <message>
        <source>The highest sum of two dice begins; equals roll again. That seat begins every round of the game.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-10</extracomment>
        <translation>La plus haute somme de deux dés commence ; à égalité, on relance. Cette place commence toutes les manches de la partie.</translation>
    </message>
    <message>
        <source>Nobody has to deploy everything, and stacks have no limit and no order. All deploy in secret; at set-up the table may choose to deploy openly, in turn order.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-11</extracomment>
        <translation>Personne n’est obligé de tout déployer, et les piles n’ont ni limite ni ordre. Tous déploient en secret ; à la mise en place, la table peut choisir de déployer devant tous, dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>A special works only from its owner's dam, on an un-flipped card, its special side up. From the reserve it does nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SETTING_UP.HD-12</extracomment>
        <translation>Un hamster spécial n’agit que depuis le barrage de son propriétaire, sur une carte non retournée, côté spécial visible. Depuis la réserve, il ne fait rien.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Turns go to the left. In each one the dice are rolled, all dams meet the flood, and breaches are resolved.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>On joue vers la gauche. À chaque tour, on lance les dés, tous les barrages affrontent la crue, et les ruptures sont résolues.</translation>
    </message>
    <message>
        <source>When everybody has had a turn, each seat may move a hamster; with two seats, after two turns each. After twelve rolls the round ends and everybody redeploys.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND</extracomment>
        <translation>Quand tout le monde a joué un tour, chaque place peut déplacer un hamster ; à deux places, après deux tours chacun. Après douze lancers, la manche se termine et tout le monde redéploie.</translation>
    </message>
    <message>
        <source>With two seats there is a movement after the second, fourth and sixth turn of each; with three or four after every turn of all. So each round has twelve rolls.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-13</extracomment>
        <translation>À deux places, il y a un mouvement après le deuxième, le quatrième et le sixième tour de chacun ; à trois ou quatre, après chaque tour de tous. Chaque manche a donc douze lancers.</translation>
    </message>
    <message>
        <source>The tracker counts the turns of each seat. After the redeployment it goes back to 1.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-14</extracomment>
        <translation>La piste des manches compte les tours de chaque place. Après le redéploiement, elle revient à 1.</translation>
    </message>
    <message>
        <source>The last turn of a round runs to its end, with breaches, movement and skip abilities; only then comes the redeployment.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-15</extracomment>
        <translation>Le dernier tour d’une manche se joue jusqu’au bout, avec ruptures, mouvement et pouvoirs de qui passe ; ensuite seulement vient le redéploiement.</translation>
    </message>
    <message>
        <source>Movement, skip abilities and redeployment begin with the holder of the tracker and go to the left.</source>
        <extracomment>engine/hamsterdam/rulebook.py: ROUND.HD-16</extracomment>
        <translation>Le mouvement, les pouvoirs de qui passe et le redéploiement commencent par celui qui a la piste des manches et vont vers la gauche.</translation>
    </message>
    <message>
        <source>1 Roll</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>1 Lancer</translation>
    </message>
    <message>
        <source>Roll both dice; their sum is the number of the flood.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Lance les deux dés ; leur somme est le nombre de la crue.</translation>
    </message>
    <message>
        <source>The roller may change the dice with Buffster, Physicister and Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Celui qui lance peut changer les dés avec Buffster, Physicister et Spinster.</translation>
    </message>
    <message>
        <source>If no un-flipped card of any dam has the number, roll again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1</extracomment>
        <translation>Si aucune carte non retournée d’aucun barrage n’a ce nombre, relance.</translation>
    </message>
    <message>
        <source>First comes the roll, then the roller's own dice specials in any order, then the look for a card of the number; without one, all of it again. Then all may react, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-17</extracomment>
        <translation>D’abord vient le lancer, puis les hamsters spéciaux de celui qui lance qui agissent sur les dés, dans n’importe quel ordre, puis on cherche une carte de ce nombre ; s’il n’y en a pas, tout recommence. Puis tous peuvent réagir, à partir de celui qui lance, vers la gauche.</translation>
    </message>
    <message>
        <source>Whether to roll again goes by un-flipped cards and by the number that holds for all, not by what a Mobster could make of it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-18</extracomment>
        <translation>Pour savoir s’il faut relancer, on regarde les cartes non retournées et le nombre qui vaut pour tous, pas ce qu’un Mobster pourrait en faire.</translation>
    </message>
    <message>
        <source>Who has acted on dice that are rolled again has acted. Others may still act on the new dice.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-19</extracomment>
        <translation>Qui a agi sur des dés que l’on relance a agi. Les autres peuvent encore agir sur les nouveaux dés.</translation>
    </message>
    <message>
        <source>What works after your roll works on nobody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-20</extracomment>
        <translation>Ce qui marche après ton lancer ne marche pas après celui d’un autre.</translation>
    </message>
    <message>
        <source>A number that is left on flipped cards only is rolled again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_1.HD-48</extracomment>
        <translation>Un nombre qui ne reste que sur des cartes retournées est relancé.</translation>
    </message>
    <message>
        <source>2 React</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>2 Réaction</translation>
    </message>
    <message>
        <source>From the roller leftwards, everybody may answer the roll with Napster, Mobster and Ninjaster, also when the dice are somebody else's.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2</extracomment>
        <translation>À partir de celui qui lance, vers la gauche, chacun peut répondre au lancer avec Napster, Mobster et Ninjaster, même quand les dés sont à un autre.</translation>
    </message>
    <message>
        <source>An ability may be used on a roll that does not concern you. It is only of no use then. So a second Ninjaster may act on a roll that you ignore already, but nobody is asked only for that.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-25</extracomment>
        <translation>Un pouvoir peut servir sur un lancer qui ne te concerne pas. Il est alors simplement inutile. Un second Ninjaster peut donc agir sur un lancer que tu ignores déjà, mais on ne te le demande pas rien que pour cela.</translation>
    </message>
    <message>
        <source>A seat reacts in this order: Napster, Mobster, Ninjaster. Each goes by the number as it is by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-78</extracomment>
        <translation>Une place réagit dans cet ordre : Napster, Mobster, Ninjaster. Chacun suit le nombre tel qu’il est à ce moment-là.</translation>
    </message>
    <message>
        <source>A special acts once a turn, however often the dice are rolled; a Copycatster is one special. Spinster's new face is another one than the die shows.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_2.HD-80</extracomment>
        <translation>Un hamster spécial agit une fois par tour, même si les dés sont relancés ; un Copycatster est un seul hamster spécial. La nouvelle face de Spinster est une autre que celle que montre le dé.</translation>
    </message>
    <message>
        <source>3 Flood</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>3 Crue</translation>
    </message>
    <message>
        <source>Every un-flipped card of the number is flooded. On each of yours:</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>Chaque carte non retournée de ce nombre est touchée. Sur chacune des tiennes :</translation>
    </message>
    <message>
        <source>- If hamsters stand there, one of them plugs the hole and goes to the reserve. You choose which.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- S’il y a des hamsters, l’un d’eux bouche le trou et va dans la réserve. Tu choisis lequel.</translation>
    </message>
    <message>
        <source>- Or a special stops the flood in its own way.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Ou un hamster spécial arrête la crue à sa façon.</translation>
    </message>
    <message>
        <source>- If nobody stands there and the card is dry, a flood token comes onto it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- S’il n’y a personne et que la carte est sèche, un jeton Crue y est posé.</translation>
    </message>
    <message>
        <source>- If it already has a token, the new one goes into your town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3</extracomment>
        <translation>- Si elle a déjà un jeton, le nouveau va dans ta ville.</translation>
    </message>
    <message>
        <source>Floods are met seat by seat, from the roller leftwards.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-26</extracomment>
        <translation>On affronte les crues place après place, à partir de celui qui lance, vers la gauche.</translation>
    </message>
    <message>
        <source>Each card of the number is a flood of its own. You choose which of yours comes first.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-27</extracomment>
        <translation>Chaque carte de ce nombre est une crue à elle seule. Tu choisis laquelle des tiennes vient d’abord.</translation>
    </message>
    <message>
        <source>Any hamster of the stack may plug, ordinary or special, with its ability or without.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-28</extracomment>
        <translation>N’importe quel hamster de la pile peut boucher, ordinaire ou spécial, avec son pouvoir ou sans.</translation>
    </message>
    <message>
        <source>Where a hamster stands, it must plug, unless the flood is stopped in another way or the roll is ignored or shifted for you.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-29</extracomment>
        <translation>Là où il y a un hamster, il doit boucher, sauf si la crue est arrêtée autrement ou si le lancer est ignoré ou décalé pour toi.</translation>
    </message>
    <message>
        <source>A flood on a wet card brings one token from the reservoir to the town; what lies on the card stays, however much it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-31</extracomment>
        <translation>Une crue sur une carte inondée envoie un jeton du lac de retenue dans la ville ; ce qui est sur la carte y reste, peu importe la quantité.</translation>
    </message>
    <message>
        <source>When the reservoir is empty, counting goes on: water never runs out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-37</extracomment>
        <translation>Quand le lac de retenue est vide, on continue de compter : l’eau ne s’épuise jamais.</translation>
    </message>
    <message>
        <source>A seat meets all its floods before the next one does, and breaches go seat by seat as well, since a Copycatster can make one choice depend on another.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_3.HD-79</extracomment>
        <translation>Une place affronte toutes ses crues avant la suivante, et les ruptures vont aussi place après place, car un Copycatster peut faire dépendre un choix d’un autre.</translation>
    </message>
    <message>
        <source>4 Breach</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>4 Rupture</translation>
    </message>
    <message>
        <source>The third token that comes into your town breaches the dam, then the fifth, then every further one. For each breach, flip the left-most or the right-most card that still stands.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Le troisième jeton qui arrive dans ta ville fait céder le barrage, puis le cinquième, puis chaque jeton de plus. Pour chaque rupture, retourne la carte la plus à gauche ou la plus à droite encore debout.</translation>
    </message>
    <message>
        <source>Tokens on that card go into the town. Hamsters on it move to the card beside it; if that is flooded, hamsters are lost to clear it, one for each token.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Les jetons de cette carte vont dans la ville. Ses hamsters vont sur la carte d’à côté ; si elle est inondée, on y perd des hamsters pour évacuer l’eau, un par jeton.</translation>
    </message>
    <message>
        <source>A flipped card is never flooded again.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4</extracomment>
        <translation>Une carte retournée n’est plus jamais inondée.</translation>
    </message>
    <message>
        <source>A breach is due at once, but waits until all floods of the roll have been met.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-38</extracomment>
        <translation>Une rupture est due aussitôt, mais elle attend que toutes les crues du lancer aient été affrontées.</translation>
    </message>
    <message>
        <source>With three or four tokens in the town one card has to be flipped, with five or more as many as there are tokens, less three. Several can fall due at once.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-39</extracomment>
        <translation>Avec trois ou quatre jetons dans la ville, une carte doit être retournée ; avec cinq ou plus, autant qu’il y a de jetons, moins trois. Plusieurs peuvent être dues d’un coup.</translation>
    </message>
    <message>
        <source>Tokens from a flipped card count in the town like all others and can cause the next breach. Choosing the other end may avoid it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-40</extracomment>
        <translation>Les jetons d’une carte retournée comptent dans la ville comme tous les autres et peuvent causer la rupture suivante. Choisir l’autre bout peut l’éviter.</translation>
    </message>
    <message>
        <source>If several tokens lie on the flipped card, all of them go into the town.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-41</extracomment>
        <translation>S’il y a plusieurs jetons sur la carte retournée, tous vont dans la ville.</translation>
    </message>
    <message>
        <source>The owner chooses the end each time. So the cards that stand always lie side by side.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-42</extracomment>
        <translation>Le propriétaire choisit le bout à chaque fois. Les cartes debout sont donc toujours côte à côte.</translation>
    </message>
    <message>
        <source>All hamsters of the flipped card move to the next one. If it is flooded, one of them, of the owner's choice, leaves the game with each token, until tokens or arriving hamsters run out.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-43</extracomment>
        <translation>Tous les hamsters de la carte retournée vont sur la suivante. Si elle est inondée, l’un d’eux, au choix du propriétaire, quitte la partie avec chaque jeton, jusqu’à ce qu’il n’y ait plus de jetons ou plus de hamsters qui arrivent.</translation>
    </message>
    <message>
        <source>When the last card is flipped, its hamsters go to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-44</extracomment>
        <translation>Quand la dernière carte est retournée, ses hamsters vont dans la réserve.</translation>
    </message>
    <message>
        <source>A seat whose cards are all flipped meets no more floods. It still rolls and keeps its reserve, but it can neither deploy nor be bombed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_4.HD-47</extracomment>
        <translation>Une place dont toutes les cartes sont retournées n’affronte plus de crues. Elle lance toujours et garde sa réserve, mais elle ne peut ni déployer ni être la cible de Bombster.</translation>
    </message>
    <message>
        <source>5 Movement</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>5 Mouvement</translation>
    </message>
    <message>
        <source>In turn order, everybody may move one hamster one card to the left or right.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Dans l’ordre du tour, chacun peut déplacer un hamster d’une carte vers la gauche ou vers la droite.</translation>
    </message>
    <message>
        <source>A hamster that moves onto a flooded card leaves the game with a token, and so clears it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Un hamster qui va sur une carte inondée quitte la partie avec un jeton, et évacue ainsi l’eau.</translation>
    </message>
    <message>
        <source>Or skip it all. When everybody has moved, those who skipped may, in turn order, use one ability that asks for it: Bombster, Contractster, Huckster or Momster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5</extracomment>
        <translation>Ou bien passe ton mouvement. Quand tout le monde s’est déplacé, ceux qui ont passé peuvent, dans l’ordre du tour, utiliser un pouvoir qui le demande : Bombster, Contractster, Huckster ou Momster.</translation>
    </message>
    <message>
        <source>Nobody has to move. It is one step, never onto a flipped card and never past the ends.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-49</extracomment>
        <translation>Personne n’est obligé de se déplacer. C’est un seul pas, jamais sur une carte retournée et jamais au-delà des bouts.</translation>
    </message>
    <message>
        <source>Whoever enters a flooded card in this phase leaves the game, and one token goes to the reservoir. Several tokens need a hamster each. Only a Swimster may stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-50</extracomment>
        <translation>Qui entre sur une carte inondée dans cette phase quitte la partie, et un jeton va dans le lac de retenue. Plusieurs jetons demandent un hamster chacun. Seul un Swimster peut rester.</translation>
    </message>
    <message>
        <source>One skip ability for each seat and phase. To skip is said when it would be your turn to move; you may skip and then use nothing.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-51</extracomment>
        <translation>Un seul pouvoir par place et par phase pour qui passe. On dit que l’on passe quand ce serait son tour de se déplacer ; on peut passer et ne rien utiliser ensuite.</translation>
    </message>
    <message>
        <source>Who skips gives up Speedster's jump too. Else the jump may come before or after the normal move, and Speedster may make both.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-52</extracomment>
        <translation>Qui passe renonce aussi au saut de Speedster. Sinon, le saut peut venir avant ou après le déplacement normal, et Speedster peut faire les deux.</translation>
    </message>
    <message>
        <source>To skip is decided before anything is moved. Whoever has a hamster on the dam may skip, and a pointless use is allowed.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_5.HD-81</extracomment>
        <translation>On décide de passer avant tout déplacement. Qui a un hamster sur le barrage peut passer, et un pouvoir sans effet est permis.</translation>
    </message>
    <message>
        <source>6 Redeployment</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>6 Redéploiement</translation>
    </message>
    <message>
        <source>At the end of a round, everybody in turn order puts hamsters from the reserve onto the dam. Those on the dam stay.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>À la fin d’une manche, chacun, dans l’ordre du tour, met des hamsters de la réserve sur le barrage. Ceux du barrage y restent.</translation>
    </message>
    <message>
        <source>On a flooded card no hamster can stay: put there, it leaves the game with a token. This may be done as often as you have hamsters for it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6</extracomment>
        <translation>Sur une carte inondée, aucun hamster ne peut rester : mis là, il quitte la partie avec un jeton. On peut le faire aussi souvent qu’on a des hamsters pour cela.</translation>
    </message>
    <message>
        <source>Only hamsters from the reserve clear tokens now, one for each. Once the card is dry, others may be put on it.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-57</extracomment>
        <translation>Maintenant, seuls les hamsters de la réserve évacuent des jetons, un chacun. Une fois la carte sèche, on peut y en mettre d’autres.</translation>
    </message>
    <message>
        <source>Nobody has to deploy; the reserve may stay as it is.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-58</extracomment>
        <translation>Personne n’est obligé de déployer ; la réserve peut rester telle quelle.</translation>
    </message>
    <message>
        <source>Redeployment is open, one seat after the other.</source>
        <extracomment>engine/hamsterdam/rulebook.py: STEP_6.HD-60</extracomment>
        <translation>Le redéploiement se fait devant tous, une place après l’autre.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Hamsters spéciaux</translation>
    </message>
    <message>
        <source>There are eighteen kinds, two of each. Each has its moment: at a roll, when a flood is stopped, in the movement or in the redeployment. It can always plug like an ordinary hamster instead.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Il y en a dix-huit sortes, deux de chacune. Chacun a son moment : à un lancer, quand une crue est arrêtée, dans le mouvement ou dans le redéploiement. Il peut toujours boucher comme un hamster ordinaire à la place.</translation>
    </message>
    <message>
        <source>Some turn to their ordinary side once their ability was used: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS</extracomment>
        <translation>Certains se retournent sur leur côté ordinaire une fois leur pouvoir utilisé : Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster.</translation>
    </message>
    <message>
        <source>A special that turns does so where it is, after its ability was used and never after a plain plug. From then on it is an ordinary hamster, for good. One that has only plugged lies in reserve special side up.</source>
        <extracomment>engine/hamsterdam/rulebook.py: SPECIALS.HD-68</extracomment>
        <translation>Un hamster spécial qui se retourne le fait là où il est, après avoir utilisé son pouvoir et jamais après avoir simplement bouché un trou. Dès lors, c’est un hamster ordinaire, pour de bon. Celui qui n’a fait que boucher va dans la réserve côté spécial visible.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The game ends as soon as all towns together hold ten tokens with two seats, fifteen with three, twenty with four.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>La partie se termine dès que toutes les villes ensemble contiennent dix jetons à deux places, quinze à trois, vingt à quatre.</translation>
    </message>
    <message>
        <source>Fewest tokens in the town and on the dam wins; of equals, the one with more hamsters on dam and in reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END</extracomment>
        <translation>Qui a le moins de jetons dans la ville et sur le barrage gagne ; à égalité, celui qui a le plus de hamsters sur le barrage et dans la réserve.</translation>
    </message>
    <message>
        <source>The end is looked for when all floods and breaches of a turn are done, and after each Bombster flood. So the towns may hold more by then.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-69</extracomment>
        <translation>On vérifie la fin quand toutes les crues et ruptures d’un tour sont faites, et après chaque crue de Bombster. Les villes peuvent donc contenir davantage à ce moment-là.</translation>
    </message>
    <message>
        <source>What counts is the town and the tokens on un-flipped cards. The tracker's token and Cheekster's marker do not.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-70</extracomment>
        <translation>Comptent la ville et les jetons sur les cartes non retournées. Le jeton de la piste des manches et le marqueur de Cheekster ne comptent pas.</translation>
    </message>
    <message>
        <source>For a tie all hamsters count, ordinary, special and turned, on the dam and in reserve. Still equal, the win is shared.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-71</extracomment>
        <translation>En cas d’égalité, tous les hamsters comptent, ordinaires, spéciaux et retournés, sur le barrage et dans la réserve. Toujours à égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>A seat without hamsters plays on: it rolls and takes the floods.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-72</extracomment>
        <translation>Une place sans hamsters continue de jouer : elle lance les dés et subit les crues.</translation>
    </message>
    <message>
        <source>If no card stands on any dam, the game ends at once and is scored.</source>
        <extracomment>engine/hamsterdam/rulebook.py: THE_END.HD-74</extracomment>
        <translation>S’il n’y a plus de carte debout sur aucun barrage, la partie se termine aussitôt et on compte.</translation>
    </message>
    <message>
        <source>Classic Hamsterdam</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC
engine/hamsterdam/state.py: HamsterdamSetup.classic</extracomment>
        <translation>Hamsterdam classique</translation>
    </message>
    <message>
        <source>The older game is simpler: no cards are passed, and every dam lies in order from 2 to 12.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>L’ancien jeu est plus simple : on ne passe pas de cartes, et chaque barrage va dans l’ordre de 2 à 12.</translation>
    </message>
    <message>
        <source>Everybody has fourteen ordinary hamsters and two specials from the deck. No dam is ever breached.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC</extracomment>
        <translation>Chacun a quatorze hamsters ordinaires et deux hamsters spéciaux de la pioche. Aucun barrage ne cède jamais.</translation>
    </message>
    <message>
        <source>Nothing is passed, lined up or breached. Each seat has 14 hamsters and two random specials, and a dealt Twinster still brings its twin. All else is the same.</source>
        <extracomment>engine/hamsterdam/rulebook.py: CLASSIC.HD-73</extracomment>
        <translation>Rien n’est passé ni mis en ligne, et rien ne cède. Chaque place a 14 hamsters et deux hamsters spéciaux au hasard, et un Twinster reçu amène toujours son jumeau. Tout le reste est pareil.</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Tes propres cartes</translation>
    </message>
    <message>
        <source>The dots of dam cards and the symbols of special hamsters may differ from box to box. Whoever owns a box can correct the program's cards in a file of their own.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Les points des cartes Barrage et les symboles des hamsters spéciaux peuvent varier d’une boîte à l’autre. Qui possède une boîte peut corriger les cartes du programme dans son propre fichier.</translation>
    </message>
    <message>
        <source>The command "hamster-table parts hamsterdam --begin" creates a file with the program's cards and says where it is. Change it with any editor: the dots, the moments of a special, whether it turns to its ordinary side, whether it goes to the reserve.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>La commande « hamster-table parts hamsterdam --begin » crée un fichier avec les cartes du programme et dit où il se trouve. Modifie-le avec n’importe quel éditeur : les points, les moments d’un hamster spécial, s’il se retourne sur son côté ordinaire, s’il va dans la réserve.</translation>
    </message>
    <message>
        <source>While there is such a file, the page of a new game shows it and lets you choose. If it cannot be read, the page says what is wrong. A game keeps the cards it was started with.</source>
        <extracomment>engine/hamsterdam/rulebook.py: OWN_CARDS</extracomment>
        <translation>Tant que ce fichier existe, la page d’une nouvelle partie le montre et te laisse choisir. S’il ne peut pas être lu, la page dit ce qui ne va pas. Une partie garde les cartes avec lesquelles elle a commencé.</translation>
    </message>
    <message>
        <source>{seats}: choose a card to pass to the left and one to pass to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: PassTwo</extracomment>
        <translation>{seats} : choisir une carte à passer à gauche et une à passer à droite.</translation>
    </message>
    <message>
        <source>{seats}: lay out your dam, from the left to the right.</source>
        <extracomment>engine/hamsterdam/setup.py: LineUp</extracomment>
        <translation>{seats} : disposer le barrage, de gauche à droite.</translation>
    </message>
    <message>
        <source>{seats}: keep half of your special hamsters.</source>
        <extracomment>engine/hamsterdam/setup.py: ChooseSpecials</extracomment>
        <translation>{seats} : garder la moitié des hamsters spéciaux.</translation>
    </message>
    <message>
        <source>{seat} passes a card to {left_seat} and one to {right_seat}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: CardsPassed</extracomment>
        <translation>{seat} passe une carte à {left_seat} et une à {right_seat}.</translation>
    </message>
    <message>
        <source>{seat} shows the dam.</source>
        <extracomment>engine/hamsterdam/setup_events.py: LinedUp</extracomment>
        <translation>{seat} montre son barrage.</translation>
    </message>
    <message>
        <source>{seat} gathers hamsters: {hamsters}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: HamstersGathered</extracomment>
        <translation>{seat} rassemble des hamsters : {hamsters}.</translation>
    </message>
    <message>
        <source>{seat} is dealt special hamsters: {specials}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialsDealt</extracomment>
        <translation>{seat} reçoit des hamsters spéciaux : {specials}.</translation>
    </message>
    <message>
        <source>{seat} keeps a special hamster: {name}.</source>
        <extracomment>engine/hamsterdam/setup_events.py: SpecialKept</extracomment>
        <translation>{seat} garde un hamster spécial : {name}.</translation>
    </message>
    <message>
        <source>The other Twinster joins {seat} too.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TwinJoined</extracomment>
        <translation>L’autre Twinster rejoint aussi {seat}.</translation>
    </message>
    <message>
        <source>{seat} rolls {a} and {b} for the first turn.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstRolled</extracomment>
        <translation>{seat} lance {a} et {b} pour le premier tour.</translation>
    </message>
    <message>
        <source>A tie at {number} for the first turn: {seats} roll again.</source>
        <extracomment>engine/hamsterdam/setup_events.py: FirstTied</extracomment>
        <translation>Égalité à {number} pour le premier tour : {seats} relancent les dés.</translation>
    </message>
    <message>
        <source>{seat} takes the tracker and begins every round.</source>
        <extracomment>engine/hamsterdam/setup_events.py: TrackerTaken</extracomment>
        <translation>{seat} prend la piste des manches et commence chaque manche.</translation>
    </message>
    <message>
        <source>{seat} deploys.</source>
        <extracomment>engine/hamsterdam/setup_events.py: Deployed</extracomment>
        <translation>{seat} déploie.</translation>
    </message>
    <message>
        <source>{seats}: on which {number} does it land?</source>
        <extracomment>engine/hamsterdam/specials/flood.py: ChooseCard</extracomment>
        <translation>{seats} : sur quel {number} se pose-t-il ?</translation>
    </message>
    <message>
        <source>{seats}: keep the new roll, or go back to {a} and {b}?</source>
        <extracomment>engine/hamsterdam/specials/roll.py: ChooseRoll</extracomment>
        <translation>{seats} : garder le nouveau lancer, ou revenir à {a} et {b} ?</translation>
    </message>
    <message>
        <source>When: after your own roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: OWN_ROLL</extracomment>
        <translation>Quand : après ton propre lancer.</translation>
    </message>
    <message>
        <source>When: after any roll, yours or not, before the water comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_ROLL</extracomment>
        <translation>Quand : après tout lancer, le tien ou non, avant l’arrivée de l’eau.</translation>
    </message>
    <message>
        <source>When: as a flood comes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: ANY_FLOOD</extracomment>
        <translation>Quand : à l’arrivée d’une crue.</translation>
    </message>
    <message>
        <source>When: you have skipped your movement, and all others have moved.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIPPING</extracomment>
        <translation>Quand : tu as passé ton mouvement, et tous les autres se sont déplacés.</translation>
    </message>
    <message>
        <source>Price: it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TURNS</extracomment>
        <translation>Prix : il se retourne sur son côté ordinaire.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: TO_THE_PILE</extracomment>
        <translation>Prix : il va dans ta réserve.</translation>
    </message>
    <message>
        <source>Price: the skipped movement. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: SKIP</extracomment>
        <translation>Prix : renoncer au mouvement. Il reste où il est.</translation>
    </message>
    <message>
        <source>After your own roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Après ton propre lancer</translation>
    </message>
    <message>
        <source>After any roll, before the water</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Après tout lancer, avant l’eau</translation>
    </message>
    <message>
        <source>As a flood comes</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>À l’arrivée d’une crue</translation>
    </message>
    <message>
        <source>After a skipped movement</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>En renonçant à un mouvement</translation>
    </message>
    <message>
        <source>Turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Devient ordinaire</translation>
    </message>
    <message>
        <source>Goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py</extracomment>
        <translation>Va dans ta réserve</translation>
    </message>
    <message>
        <source>The movement; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: MOVEMENT_ONLY</extracomment>
        <translation>Le mouvement ; il reste là</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve and turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Prix : il va dans ta réserve et se retourne sur son côté ordinaire.</translation>
    </message>
    <message>
        <source>Goes to your reserve; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Va dans ta réserve ; devient ordinaire</translation>
    </message>
    <message>
        <source>Price: none. It stays where it is.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Prix : aucun. Il reste où il est.</translation>
    </message>
    <message>
        <source>No price; it stays there</source>
        <extracomment>engine/hamsterdam/specials/texts.py: PRINTED_PRICES</extracomment>
        <translation>Aucun prix ; il reste là</translation>
    </message>
    <message>
        <source>Stops a flood on its own card or on a card beside it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Arrête une crue sur sa propre carte ou sur une carte voisine.</translation>
    </message>
    <message>
        <source>Stops a flood on its card or beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Arrête une crue sur sa carte ou à côté</translation>
    </message>
    <message>
        <source>stops a flood next door</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>arrête une crue à côté</translation>
    </message>
    <message>
        <source>The cards beside it are the un-flipped ones to its left and right. One Blobster stops one flood.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-32</extracomment>
        <translation>Les cartes voisines sont les cartes non retournées à sa gauche et à sa droite. Un Blobster arrête une crue.</translation>
    </message>
    <message>
        <source>Sends a flood to any one card of another dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Envoie une crue sur une carte au choix d’un autre barrage.</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and it turns to its ordinary side.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : renoncer au mouvement, et il se retourne sur son côté ordinaire.</translation>
    </message>
    <message>
        <source>Floods any card of another dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Inonde une carte d’un autre barrage</translation>
    </message>
    <message>
        <source>The movement; turns ordinary</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Le mouvement ; devient ordinaire</translation>
    </message>
    <message>
        <source>skip: floods a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>passer : inonde une carte</translation>
    </message>
    <message>
        <source>The flood hits one standing card, not a number. Its owner meets it at once and may stop it, but nobody reacts as to a roll. Breaches and the end of the game are checked right after it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-53</extracomment>
        <translation>La crue touche une carte debout, pas un nombre. Son propriétaire l’affronte aussitôt et peut l’arrêter, mais personne ne réagit comme à un lancer. Les ruptures et la fin de la partie sont vérifiées juste après.</translation>
    </message>
    <message>
        <source>If that flood ends the game, skip abilities still to come are lost. Breaches of a dam without cards lapse.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-87</extracomment>
        <translation>Si cette crue termine la partie, les pouvoirs encore à venir de ceux qui ont passé sont perdus. Les ruptures d’un barrage sans cartes sont annulées.</translation>
    </message>
    <message>
        <source>Turns both dice upside down: the number becomes 14 less what it was.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Retourne les deux dés : le nombre devient 14 moins ce qu’il était.</translation>
    </message>
    <message>
        <source>Turns both dice over: 14 less the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Retourne les deux dés : 14 moins le lancer</translation>
    </message>
    <message>
        <source>own roll: turns the dice</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ton lancer : retourne les dés</translation>
    </message>
    <message>
        <source>Stops two floods on its card. After the first it stays, with a token on it as a marker.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Arrête deux crues sur sa carte. Après la première, il reste, avec un jeton sur lui comme marqueur.</translation>
    </message>
    <message>
        <source>Price: after the second it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : après la deuxième, il va dans ta réserve.</translation>
    </message>
    <message>
        <source>Stops two floods on its card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Arrête deux crues sur sa carte</translation>
    </message>
    <message>
        <source>After the second, goes to your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Après la deuxième, va dans ta réserve</translation>
    </message>
    <message>
        <source>stops two floods</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>arrête deux crues</translation>
    </message>
    <message>
        <source>The marker is no water: it does not count, cannot be swept away or shifted, and does not make the card wet. It goes back when Cheekster leaves the dam; deployed again, Cheekster stops two floods again.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-33</extracomment>
        <translation>Le marqueur n’est pas de l’eau : il ne compte pas, ne peut être ni balayé ni décalé, et n’inonde pas la carte. Il repart quand Cheekster quitte le barrage ; déployé de nouveau, Cheekster arrête de nouveau deux crues.</translation>
    </message>
    <message>
        <source>The first stop is a plug, although Cheekster stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-34</extracomment>
        <translation>Le premier arrêt compte comme boucher un trou, même si Cheekster reste.</translation>
    </message>
    <message>
        <source>Even at its first stop it may plug as an ordinary hamster and go to the reserve. Its second stop is a plain plug, as is Blobster's on its own card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-82</extracomment>
        <translation>Même à son premier arrêt, il peut boucher comme un hamster ordinaire et aller dans la réserve. À son deuxième arrêt, il bouche simplement, comme Blobster sur sa propre carte.</translation>
    </message>
    <message>
        <source>The marker is one of the 35 tokens and comes even from an empty reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-88</extracomment>
        <translation>Le marqueur est l’un des 35 jetons et vient même d’un lac de retenue vide.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve after the second stop, or when the one it copies leaves or turns.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : Copycatster va dans ta réserve après le deuxième arrêt, ou quand celui qu’il copie part ou se retourne.</translation>
    </message>
    <message>
        <source>Shifts one flood token of your dam to a card beside it. Tokens may pile up so.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Décale un jeton Crue de ton barrage vers une carte voisine. Les jetons peuvent ainsi s’empiler.</translation>
    </message>
    <message>
        <source>Shifts a token of your dam to the next card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Décale un jeton de ton barrage d’une carte</translation>
    </message>
    <message>
        <source>skip: shifts a token</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>passer : décale un jeton</translation>
    </message>
    <message>
        <source>Only on your own dam, onto a standing card on which no hamster is, or none but a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-55</extracomment>
        <translation>Seulement sur ton propre barrage, vers une carte debout où il n’y a pas de hamster, ou seulement un Swimster.</translation>
    </message>
    <message>
        <source>Uses the ability of another special that stands on any dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Utilise le pouvoir d’un autre hamster spécial placé sur n’importe quel barrage.</translation>
    </message>
    <message>
        <source>When: at the moment of the ability it copies.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : au moment du pouvoir qu’il copie.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, or where the copied ability sends it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : il va dans ta réserve, ou là où le pouvoir copié l’envoie.</translation>
    </message>
    <message>
        <source>Copies a special on any dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Copie un hamster spécial d’un barrage</translation>
    </message>
    <message>
        <source>When that one could act</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand celui-ci pourrait agir</translation>
    </message>
    <message>
        <source>Your reserve, or as the ability says</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ta réserve, ou selon le pouvoir</translation>
    </message>
    <message>
        <source>copies another special</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>copie un hamster spécial</translation>
    </message>
    <message>
        <source>It may copy any special that stands on a dam, yours or another's, special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-61</extracomment>
        <translation>Il peut copier tout hamster spécial placé sur un barrage, le tien ou celui d’un autre, côté spécial visible.</translation>
    </message>
    <message>
        <source>Where the copied ability says where its hamster goes, so does Copycatster: a copied Janitster leaves the game, a copied Whack-a-Mole lands on your dam. Else it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-62</extracomment>
        <translation>Si le pouvoir copié dit où va son hamster, Copycatster y va aussi : s’il copie Janitster, il quitte la partie ; s’il copie Whack-a-Mole, il se pose sur ton barrage. Sinon, il va dans ta réserve.</translation>
    </message>
    <message>
        <source>The special that is copied stays as it is; it neither acts nor turns nor goes.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-63</extracomment>
        <translation>Le hamster spécial copié reste tel quel ; il n’agit pas, ne se retourne pas et ne part pas.</translation>
    </message>
    <message>
        <source>With Cheekster and Swimster it stays linked to that one hamster. It goes to the reserve after the second stop, or when the copied one leaves its dam or turns; a token it shared a card with stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-64</extracomment>
        <translation>Avec Cheekster et Swimster, il reste lié à ce hamster-là. Il va dans la réserve après le deuxième arrêt, ou quand celui qu’il copie quitte son barrage ou se retourne ; un jeton qui partageait sa carte reste.</translation>
    </message>
    <message>
        <source>Copying Napster or Speedster it moves and then goes to the reserve; a jump onto a flooded card takes it out of the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-65</extracomment>
        <translation>S’il copie Napster ou Speedster, il se déplace puis va dans la réserve ; un saut sur une carte inondée lui fait quitter la partie avec le jeton.</translation>
    </message>
    <message>
        <source>Twinster and other Copycatsters cannot be copied.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-66</extracomment>
        <translation>Twinster et les autres Copycatsters ne peuvent pas être copiés.</translation>
    </message>
    <message>
        <source>An ability that asks for a skipped movement asks Copycatster too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-67</extracomment>
        <translation>Un pouvoir qui demande de renoncer à un mouvement le demande aussi à Copycatster.</translation>
    </message>
    <message>
        <source>Only the place is copied: after Ninjaster's ability it still lies in reserve as Copycatster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-75</extracomment>
        <translation>Il ne copie que le lieu : après le pouvoir de Ninjaster, il est toujours dans la réserve en tant que Copycatster.</translation>
    </message>
    <message>
        <source>While it is linked it copies nothing else. Linked to Swimster it stays so on dry cards. From a Cheekster with a marker it still gets two stops of its own.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-76</extracomment>
        <translation>Tant qu’il est lié, il ne copie rien d’autre. Lié à Swimster, il le reste sur des cartes sèches. D’un Cheekster avec un marqueur, il tire quand même deux arrêts à lui.</translation>
    </message>
    <message>
        <source>Put from the reserve onto a flooded card it may copy Swimster at once. One that stands on a card cannot begin to copy Swimster to let a token join it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-77</extracomment>
        <translation>Mis depuis la réserve sur une carte inondée, il peut copier Swimster aussitôt. S’il est déjà sur une carte, il ne peut pas se mettre à copier Swimster pour qu’un jeton l’y rejoigne.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam one card to the left or right.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Déplace un hamster ordinaire d’un autre barrage d’une carte vers la gauche ou vers la droite.</translation>
    </message>
    <message>
        <source>Moves an ordinary hamster of another dam by a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Déplace d’une carte un hamster ordinaire d’un autre barrage</translation>
    </message>
    <message>
        <source>skip: shoves a hamster</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>passer : pousse un hamster</translation>
    </message>
    <message>
        <source>A special that has turned is an ordinary hamster too. It must land on a standing card; on a flooded one it leaves the game with a token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-54</extracomment>
        <translation>Un hamster spécial qui s’est retourné est aussi un hamster ordinaire. Il doit arriver sur une carte debout ; sur une carte inondée, il quitte la partie avec un jeton.</translation>
    </message>
    <message>
        <source>Sweeps all flood tokens off your dam, back to the reservoir.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Balaie tous les jetons Crue de ton barrage, qui retournent au lac de retenue.</translation>
    </message>
    <message>
        <source>When: in your redeployment, while it stands on your dam.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : pendant ton redéploiement, s’il est sur ton barrage.</translation>
    </message>
    <message>
        <source>Price: it leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : il quitte la partie.</translation>
    </message>
    <message>
        <source>Sweeps all water off your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Balaie toute l’eau de ton barrage</translation>
    </message>
    <message>
        <source>In your redeployment, on your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dans ton redéploiement, sur ton barrage</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quitte la partie</translation>
    </message>
    <message>
        <source>redeployment: sweeps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>redéploiement : balaie</translation>
    </message>
    <message>
        <source>It may have been deployed a moment ago, and you may go on deploying afterwards.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-59</extracomment>
        <translation>Il peut avoir été déployé à l’instant, et tu peux continuer à déployer ensuite.</translation>
    </message>
    <message>
        <source>Price: Copycatster leaves the game.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : Copycatster quitte la partie.</translation>
    </message>
    <message>
        <source>For you alone the roll counts one higher or one lower.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Pour toi seul, le lancer compte un de plus ou un de moins.</translation>
    </message>
    <message>
        <source>For you the roll counts one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Pour toi, le lancer compte un de plus ou de moins</translation>
    </message>
    <message>
        <source>any roll: one more or less</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tout lancer : +1 ou −1</translation>
    </message>
    <message>
        <source>The number must stay within 2 and 12; it may be one you do not have. Only cards of the new number are flooded for you, and two Mobsters may act together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-23</extracomment>
        <translation>Le nombre doit rester entre 2 et 12 ; tu peux en choisir un que tu n’as pas. Pour toi, seules les cartes du nouveau nombre sont touchées, et deux Mobsters peuvent agir ensemble.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Appelle deux hamsters de ta réserve sur sa carte.</translation>
    </message>
    <message>
        <source>Calls two hamsters from your reserve to her card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Appelle deux hamsters de ta réserve sur sa carte</translation>
    </message>
    <message>
        <source>The movement; she stays</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Le mouvement ; elle reste</translation>
    </message>
    <message>
        <source>skip: calls two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>passer : en appelle deux</translation>
    </message>
    <message>
        <source>You choose which two, specials too.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-56</extracomment>
        <translation>Tu choisis lesquels, même des hamsters spéciaux.</translation>
    </message>
    <message>
        <source>She calls exactly two, or one if there is only one, and nobody if the reserve is empty. Napster needs a dry card beside it, and Speedster's jump leads to another card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-84</extracomment>
        <translation>Elle en appelle exactement deux, ou un s’il n’y en a qu’un, et personne si la réserve est vide. Napster a besoin d’une carte sèche à côté, et le saut de Speedster mène à une autre carte.</translation>
    </message>
    <message>
        <source>Walks to a card beside it, towards the flood or away from it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Va sur une carte voisine, vers la crue ou loin d’elle.</translation>
    </message>
    <message>
        <source>Price: none. It may walk in every turn.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : aucun. Il peut marcher à chaque tour.</translation>
    </message>
    <message>
        <source>Walks to a dry card beside it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Va sur une carte sèche voisine</translation>
    </message>
    <message>
        <source>No price</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Aucun prix</translation>
    </message>
    <message>
        <source>any roll: walks a card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tout lancer : fait un pas</translation>
    </message>
    <message>
        <source>Once in each turn of anybody, when the number stands and before the water comes; onto a standing, dry card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-22</extracomment>
        <translation>Une fois dans le tour de n’importe qui, quand le nombre est fixé et avant l’arrivée de l’eau ; sur une carte debout et sèche.</translation>
    </message>
    <message>
        <source>Price: after the walk Copycatster goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : après sa marche, Copycatster va dans ta réserve.</translation>
    </message>
    <message>
        <source>For you the roll has not happened.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Pour toi, le lancer n’a pas eu lieu.</translation>
    </message>
    <message>
        <source>Price: it goes to your reserve, its ordinary side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : il va dans ta réserve, côté ordinaire visible.</translation>
    </message>
    <message>
        <source>You ignore the roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tu ignores le lancer</translation>
    </message>
    <message>
        <source>any roll: ignores it</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>tout lancer : l’ignore</translation>
    </message>
    <message>
        <source>All your cards of the number are spared, the others' are not. It is said before your first flood is met.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-24</extracomment>
        <translation>Toutes tes cartes de ce nombre sont épargnées, celles des autres non. On le dit avant d’affronter sa première crue.</translation>
    </message>
    <message>
        <source>Rolls both dice once more; then you choose the old or the new roll.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Relance les deux dés une fois ; tu choisis ensuite l’ancien ou le nouveau lancer.</translation>
    </message>
    <message>
        <source>Rolls again; you choose the old or the new roll</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Relance ; tu choisis l’ancien ou le nouveau lancer</translation>
    </message>
    <message>
        <source>own roll: rolls again</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ton lancer : relance</translation>
    </message>
    <message>
        <source>The old roll is what the dice showed just before. The second one is not a new turn for Napster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-21</extracomment>
        <translation>L’ancien lancer est ce que les dés montraient juste avant. Le second n’est pas un nouveau tour pour Napster.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam, besides your normal move.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Saute sur n’importe quelle carte de ton barrage, en plus de ton déplacement normal.</translation>
    </message>
    <message>
        <source>When: in your movement, unless you skip it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : pendant ton mouvement, sauf si tu le passes.</translation>
    </message>
    <message>
        <source>Price: none, except on a flooded card.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : aucun, sauf sur une carte inondée.</translation>
    </message>
    <message>
        <source>Jumps to any card of your dam</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Saute sur n’importe quelle carte de ton barrage</translation>
    </message>
    <message>
        <source>In your movement, besides your move</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Dans ton mouvement, en plus</translation>
    </message>
    <message>
        <source>No price, but lost on a flooded card</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Aucun, mais perdu sur une carte inondée</translation>
    </message>
    <message>
        <source>movement: jumps</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>mouvement : saute</translation>
    </message>
    <message>
        <source>Price: after the jump Copycatster goes to your reserve; on a flooded card it leaves the game with the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : après le saut, Copycatster va dans ta réserve ; sur une carte inondée, il quitte la partie avec le jeton.</translation>
    </message>
    <message>
        <source>Turns one die to any other face.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tourne un dé sur n’importe quelle autre face.</translation>
    </message>
    <message>
        <source>Turns one die to any other face</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Tourne un dé sur une autre face</translation>
    </message>
    <message>
        <source>own roll: turns a die</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>ton lancer : tourne un dé</translation>
    </message>
    <message>
        <source>May stand on a flooded card: neither it nor the token has to go.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Peut se tenir sur une carte inondée : ni lui ni le jeton ne doivent partir.</translation>
    </message>
    <message>
        <source>When: in the movement and the redeployment.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : pendant le mouvement et le redéploiement.</translation>
    </message>
    <message>
        <source>Price: none.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : aucun.</translation>
    </message>
    <message>
        <source>May share a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Peut partager une carte avec l’eau</translation>
    </message>
    <message>
        <source>In movement and redeployment</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Au mouvement et au redéploiement</translation>
    </message>
    <message>
        <source>shares a card with water</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>partage une carte avec l’eau</translation>
    </message>
    <message>
        <source>If its card is hit, somebody on it must plug as always. No new token comes, the old one stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-30</extracomment>
        <translation>Si sa carte est touchée, un hamster qui s’y trouve doit boucher comme toujours. Aucun nouveau jeton n’arrive, l’ancien reste.</translation>
    </message>
    <message>
        <source>In a breach it does not swim: it is one of those who arrive, and may be the one that is lost. If others have cleared the card, it stands there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-45</extracomment>
        <translation>Dans une rupture, il ne nage pas : il est l’un de ceux qui arrivent, et peut être celui que l’on perd. Si d’autres ont évacué l’eau de la carte, il s’y tient.</translation>
    </message>
    <message>
        <source>Already on the card, it stays; those who arrive must still clear the token.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-46</extracomment>
        <translation>S’il est déjà sur la carte, il y reste ; ceux qui arrivent doivent quand même évacuer le jeton.</translation>
    </message>
    <message>
        <source>A hamster from the reserve may clear the token beside it. Until the card is dry, no ordinary hamster can stand there.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-85</extracomment>
        <translation>Un hamster de la réserve peut évacuer le jeton à côté de lui. Tant que la carte n’est pas sèche, aucun hamster ordinaire ne peut s’y tenir.</translation>
    </message>
    <message>
        <source>If an arriving Swimster is lost, a Copycatster that is linked to it and arrives too goes to the reserve first and cannot be lost in its place. A linked Copycatster on the card counts as a Swimster.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-86</extracomment>
        <translation>Si un Swimster qui arrive est perdu, un Copycatster qui lui est lié et arrive aussi va d’abord dans la réserve et ne peut pas être perdu à sa place. Un Copycatster lié déjà sur la carte compte comme un Swimster.</translation>
    </message>
    <message>
        <source>Who keeps one gets the other as well. When one goes to the reserve, so does its twin.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Qui en garde un reçoit aussi l’autre. Quand l’un va dans la réserve, son jumeau y va aussi.</translation>
    </message>
    <message>
        <source>When: always.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : toujours.</translation>
    </message>
    <message>
        <source>Price: they come and go together.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : ils vont et viennent ensemble.</translation>
    </message>
    <message>
        <source>Brings its twin: you keep both</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Amène son jumeau : tu gardes les deux</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>They come and go together</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Ils vont et viennent ensemble</translation>
    </message>
    <message>
        <source>comes and goes as two</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>va et vient à deux</translation>
    </message>
    <message>
        <source>The twin goes at once, even from a card whose flood is still to come; which flood is met first is yours to say. If one leaves the game, the other stays.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-35</extracomment>
        <translation>Le jumeau part aussitôt, même d’une carte dont la crue est encore à venir ; c’est à toi de dire quelle crue tu affrontes d’abord. Si l’un quitte la partie, l’autre reste.</translation>
    </message>
    <message>
        <source>Having plugged, it rolls the dice and lands on your card of that number instead of going to the reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Après avoir bouché, il lance les dés et se pose sur ta carte de ce nombre au lieu d’aller dans la réserve.</translation>
    </message>
    <message>
        <source>When: just after it has plugged.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Quand : juste après avoir bouché.</translation>
    </message>
    <message>
        <source>Price: none if it hits. Without such a card it goes to the reserve, its special side up.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : aucun s’il réussit. Sans une telle carte, il va dans la réserve, côté spécial visible.</translation>
    </message>
    <message>
        <source>Rolls the dice and lands on your card of that number</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Lance les dés et se pose sur ta carte de ce nombre</translation>
    </message>
    <message>
        <source>Just after it has plugged</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Juste après avoir bouché</translation>
    </message>
    <message>
        <source>No price; without such a card, your reserve</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Aucun ; sans une telle carte, ta réserve</translation>
    </message>
    <message>
        <source>plugging: jumps on</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>en bouchant : saute</translation>
    </message>
    <message>
        <source>It may, it need not; and nobody reacts to that roll. Of several cards you choose; flipped and flooded ones do not count.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-36</extracomment>
        <translation>Il peut le faire, il n’y est pas obligé ; et personne ne réagit à ce lancer. S’il y a plusieurs cartes, tu choisis ; les cartes retournées et inondées ne comptent pas.</translation>
    </message>
    <message>
        <source>If there is a card for it, it must land. It may be the card it comes from, or one whose flood is still to come. A card with a token is flooded even if a Swimster shares it.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME.HD-83</extracomment>
        <translation>S’il y a une carte pour lui, il doit s’y poser. Ce peut être celle d’où il vient, ou une dont la crue est encore à venir. Une carte avec un jeton est inondée, même si un Swimster la partage.</translation>
    </message>
    <message>
        <source>Price: none if it hits: Copycatster stays where it lands. Without such a card it goes to your reserve.</source>
        <extracomment>engine/hamsterdam/specials/texts.py: BY_NAME</extracomment>
        <translation>Prix : aucun s’il réussit : Copycatster reste là où il se pose. Sans une telle carte, il va dans ta réserve.</translation>
    </message>
    <message>
        <source>The game is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Le jeu est</translation>
    </message>
    <message>
        <source>Hamsterdam of 2019</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.modern</extracomment>
        <translation>Hamsterdam de 2019</translation>
    </message>
    <message>
        <source>The first deployment is</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup</extracomment>
        <translation>Le premier déploiement est</translation>
    </message>
    <message>
        <source>secret, all at once</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.sealed</extracomment>
        <translation>secret, tous ensemble</translation>
    </message>
    <message>
        <source>open, in turn order</source>
        <extracomment>engine/hamsterdam/state.py: HamsterdamSetup.in-turn</extracomment>
        <translation>visible, dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Tie: equally dry, same number of hamsters. Shared win.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Égalité : aussi sec, autant de hamsters. Victoire partagée.</translation>
    </message>
    <message>
        <source>Equally dry, but {seat} has more hamsters left.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>Aussi sec, mais {seat} a plus de hamsters restants.</translation>
    </message>
    <message>
        <source>{seat} has the driest town.</source>
        <extracomment>engine/hamsterdam/state.py: standing</extracomment>
        <translation>{seat} a la ville la plus sèche.</translation>
    </message>
    <message>
        <source>Rolls that missed, against the odds</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Lancers sans effet et probabilités</translation>
    </message>
    <message>
        <source>Rolls that missed</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Lancers sans effet</translation>
    </message>
    <message>
        <source>Luck: rolls that hit no unguarded card.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Chance : aucune carte sans garde touchée.</translation>
    </message>
    <message>
        <source>{won} of {tests} rolls missed {name}; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>Lancers qui ont épargné {name} : {won} sur {tests} ; attendu : {expected}, d’habitude de {low} à {high}.</translation>
    </message>
    <message>
        <source>{name} has had no roll yet.</source>
        <extracomment>engine/hamsterdam/tallies.py: LUCK</extracomment>
        <translation>{name} n’a pas encore eu de lancer.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>engine/hamsterdam/tallies.py: TOTAL</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>In town</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY
features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>En ville</translation>
    </message>
    <message>
        <source>On dam</source>
        <extracomment>engine/hamsterdam/tallies.py: DECIDED_BY</extracomment>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Arrêtées</translation>
    </message>
    <message>
        <source>Breaches</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Ruptures</translation>
    </message>
    <message>
        <source>Specials</source>
        <extracomment>engine/hamsterdam/tallies.py: COUNTED</extracomment>
        <translation>Spéciaux</translation>
    </message>
    <message>
        <source>{seats}: use a special hamster on your roll?</source>
        <extracomment>engine/hamsterdam/turn.py: ChangeRoll</extracomment>
        <translation>{seats} : utiliser un hamster spécial sur ton lancer ?</translation>
    </message>
    <message>
        <source>{seats}: react to the roll?</source>
        <extracomment>engine/hamsterdam/turn.py: React</extracomment>
        <translation>{seats} : réagir au lancer ?</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Choisir une pièce</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES</extracomment>
        <translation>Poser</translation>
    </message>
    <message>
        <source>The wheel rolls</source>
        <extracomment>engine/hamsterrolle/__init__.py: PHASES
engine/hamsterrolle/position.py: fields
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>La roue roule</translation>
    </message>
    <message>
        <source>The hand</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND
engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>La main</translation>
    </message>
    <message>
        <source>steady hand: keeps pieces level</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.steady</extracomment>
        <translation>main sûre : garde les pièces d’aplomb</translation>
    </message>
    <message>
        <source>free hand: as it is turned</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.free</extracomment>
        <translation>main libre : comme on la tourne</translation>
    </message>
    <message>
        <source>trembling hand, for the bold</source>
        <extracomment>engine/hamsterrolle/__init__.py: HAND.trembling</extracomment>
        <translation>main tremblante, pour les audacieux</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>Tour {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>engine/hamsterrolle/__init__.py: GAME</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, same compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, même compartiment</translation>
    </message>
    <message>
        <source>{piece}, next compartment</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, compartiment suivant</translation>
    </message>
    <message>
        <source>{piece}, compartment after next</source>
        <extracomment>engine/hamsterrolle/action_words.py: IN_WINDOW</extracomment>
        <translation>{piece}, 2e compartiment suivant</translation>
    </message>
    <message>
        <source>{piece}, one compartment ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, un compartiment plus loin</translation>
    </message>
    <message>
        <source>{piece}, {number} compartments ahead</source>
        <extracomment>engine/hamsterrolle/action_words.py: facts</extracomment>
        <translation>{piece}, {number} compartiments plus loin</translation>
    </message>
    <message>
        <source>choose where the wheel rolls</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>choisir où roule la roue</translation>
    </message>
    <message>
        <source>reach into the wheel with a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>passer la main dans la roue avec une pièce</translation>
    </message>
    <message>
        <source>build a piece</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>poser une pièce</translation>
    </message>
    <message>
        <source>pass constructively</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>passer en construisant</translation>
    </message>
    <message>
        <source>let a piece drop</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>laisser tomber une pièce</translation>
    </message>
    <message>
        <source>take a piece out, though others hang on it</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>retirer une pièce, bien que d’autres s’y accrochent</translation>
    </message>
    <message>
        <source>Both sides play the same.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>Les deux sens se jouent de la même façon.</translation>
    </message>
    <message>
        <source>Reach further forward than all in the compartment, and lay it where it holds.</source>
        <extracomment>engine/hamsterrolle/action_words.py: WORDS</extracomment>
        <translation>Va plus en avant que tout ce qui est dans le compartiment, et pose la pièce là où elle tient.</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>engine/hamsterrolle/actions.py</extracomment>
        <translation>droite</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: FORWARDS</extracomment>
        <translation>D’après l’estimation, la roue avance de {degrees}°, et {slips} pièces glissent en moyenne.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and {slips} pieces slip on average.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: BACKWARDS</extracomment>
        <translation>D’après l’estimation, la roue recule de {degrees}°, et {slips} pièces glissent en moyenne.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° forwards, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_FORWARDS</extracomment>
        <translation>D’après l’estimation, la roue avance de {degrees}°, et presque rien ne glisse.</translation>
    </message>
    <message>
        <source>By estimate the wheel rolls {degrees}° back, and hardly anything slips.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: CALMLY_BACKWARDS</extracomment>
        <translation>D’après l’estimation, la roue recule de {degrees}°, et presque rien ne glisse.</translation>
    </message>
    <message>
        <source>No place was found where a piece holds. One is tried all the same, and may then be let drop.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: DROPS</extracomment>
        <translation>Aucune place où une pièce tienne n’a été trouvée. On en essaie une quand même, et on peut alors la laisser tomber.</translation>
    </message>
    <message>
        <source>Nothing was found that holds, and a drop would be far up. Of all there is to take, fewest hang on this.</source>
        <extracomment>engine/hamsterrolle/ai/reasons.py: HANGS</extracomment>
        <translation>Aucune place ne tient, et on ne pourrait lâcher que de très haut. Parmi les pièces à prendre, c’est à celle-ci que le moins d’autres s’accrochent.</translation>
    </message>
    <message>
        <source>{seat} has the shakiest hands and begins.</source>
        <extracomment>engine/hamsterrolle/events.py: Began</extracomment>
        <translation>{seat} a les mains les plus tremblantes et commence.</translation>
    </message>
    <message>
        <source>{seat} gets a {name} of the fourth set.</source>
        <extracomment>engine/hamsterrolle/events.py: Given</extracomment>
        <translation>{seat} reçoit {name:un |une }{name} du quatrième jeu de pièces.</translation>
    </message>
    <message>
        <source>{seat} lets the wheel roll to the {side}.</source>
        <extracomment>engine/hamsterrolle/events.py: Faced</extracomment>
        <translation>{seat} fait rouler la roue vers la {side}.</translation>
    </message>
    <message>
        <source>The game goes on from a position that was entered, in turn {turn}.</source>
        <extracomment>engine/hamsterrolle/events.py: PositionEntered</extracomment>
        <translation>La partie reprend d’une position saisie, au tour {turn}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {seat}</source>
        <extracomment>engine/hamsterrolle/events.py: TurnBegan</extracomment>
        <translation>Tour {turn} : {seat}</translation>
    </message>
    <message>
        <source>{seat} reaches into the wheel with the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: Reached</extracomment>
        <translation>{seat} entre dans la roue avec {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} into the wheel.</source>
        <extracomment>engine/hamsterrolle/events.py: Placed</extracomment>
        <translation>{seat} pose {name:le |la }{name} dans la roue.</translation>
    </message>
    <message>
        <source>{seat} passes and moves the {name} ahead.</source>
        <extracomment>engine/hamsterrolle/events.py: Passed</extracomment>
        <translation>{seat} passe et avance {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>Time is up: {seat} drops the {name}.</source>
        <extracomment>engine/hamsterrolle/events.py: TimeRanOut</extracomment>
        <translation>Le temps est écoulé : {seat} lâche {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>The {name} drops from the hand of {seat}.</source>
        <extracomment>engine/hamsterrolle/events.py: LetDrop</extracomment>
        <translation>{seat} laisse tomber {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>Pieces pushed aside: {count}.</source>
        <extracomment>engine/hamsterrolle/events.py: Pushed</extracomment>
        <translation>Pièces poussées de côté : {count}.</translation>
    </message>
    <message>
        <source>The wheel rolls on by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: Rolled</extracomment>
        <translation>La roue avance de {degrees}°.</translation>
    </message>
    <message>
        <source>The wheel rolls back by {degrees}°.</source>
        <extracomment>engine/hamsterrolle/events.py: RolledBack</extracomment>
        <translation>La roue recule de {degrees}°.</translation>
    </message>
    <message>
        <source>The {name} falls out. {seat} takes it.</source>
        <extracomment>engine/hamsterrolle/events.py: Fell</extracomment>
        <translation>{name:Le |La }{name} tombe de la roue. {seat} {name:le |la }reprend.</translation>
    </message>
    <message>
        <source>{seat} keeps the {name} in hand.</source>
        <extracomment>engine/hamsterrolle/events.py: Kept</extracomment>
        <translation>{seat} garde {name:le |la }{name} en main.</translation>
    </message>
    <message>
        <source>{seat} puts the {name} back.</source>
        <extracomment>engine/hamsterrolle/events.py: Returned</extracomment>
        <translation>{seat} remet {name:le |la }{name} en place.</translation>
    </message>
    <message>
        <source>The {name} of {seat} stays.</source>
        <extracomment>engine/hamsterrolle/events.py: Built</extracomment>
        <translation>{name:Le |La }{name} tient bon chez {seat}.</translation>
    </message>
    <message>
        <source>The table trembles.</source>
        <extracomment>engine/hamsterrolle/events.py: Trembled
features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.quake</extracomment>
        <translation>La table tremble.</translation>
    </message>
    <message>
        <source>The {name} falls by higher powers and is out of the game.</source>
        <extracomment>engine/hamsterrolle/events.py: Vanished</extracomment>
        <translation>{name:Le |La }{name} tombe par force majeure et sort du jeu.</translation>
    </message>
    <message>
        <source>{seat} can neither build nor pass.</source>
        <extracomment>engine/hamsterrolle/events.py: Skipped</extracomment>
        <translation>{seat} ne peut ni poser ni passer.</translation>
    </message>
    <message>
        <source>Fallen: {fallen}. In the wheel: {in_wheel}.</source>
        <extracomment>engine/hamsterrolle/events.py: TurnEnded</extracomment>
        <translation>Tombées : {fallen}. Dans la roue : {in_wheel}.</translation>
    </message>
    <message>
        <source>All built: {winners}.</source>
        <extracomment>engine/hamsterrolle/events.py: Won</extracomment>
        <translation>Tout est posé : {winners}.</translation>
    </message>
    <message>
        <source>The game is over with pieces left.</source>
        <extracomment>engine/hamsterrolle/events.py: Ended</extracomment>
        <translation>La partie se termine avec des pièces restantes.</translation>
    </message>
    <message>
        <source>Tallest tower</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>La plus haute tour</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Greatest cascade</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>La plus grande cascade</translation>
    </message>
    <message>
        <source>Most daring placing</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>La pose la plus osée</translation>
    </message>
    <message numerus="yes">
        <source>%n degree(s) up the wheel</source>
        <extracomment>engine/hamsterrolle/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n degré de montée</numerusform>
            <numerusform>%n degrés de montée</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}'s {name} topped a tower of {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: TowerTopped</extracomment>
        <translation>{seat} a coiffé une tour de {pieces} pièces avec {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>{seat}'s {name} brought {pieces} pieces down in one turn.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeCaused</extracomment>
        <translation>{seat} a fait tomber {pieces} pièces en un seul tour avec {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>{pieces} pieces fell in one turn of {seat}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CascadeSuffered</extracomment>
        <translation>{seat} a vu tomber {pieces} pièces en un seul tour.</translation>
    </message>
    <message>
        <source>{seat} placed the {name} {degrees}° up the wheel, and it held.</source>
        <extracomment>engine/hamsterrolle/highlights.py: LaidSteeply</extracomment>
        <translation>{seat} a posé {name:le |la }{name} à {degrees}° de hauteur dans la roue, et cela a tenu.</translation>
    </message>
    <message>
        <source>After {seat}'s {name} the wheel rolled {degrees}°, and nothing fell.</source>
        <extracomment>engine/hamsterrolle/highlights.py: RolledFar</extracomment>
        <translation>{seat} a posé {name:le |la }{name}, la roue a tourné de {degrees}°, et rien n’est tombé.</translation>
    </message>
    <message>
        <source>In turn {turn}, {seat} was {pieces} pieces behind, and still won.</source>
        <extracomment>engine/hamsterrolle/highlights.py: CaughtUp</extracomment>
        <translation>Au tour {turn}, {seat} avait {pieces} pièces de retard, et a quand même gagné.</translation>
    </message>
    <message>
        <source>Nothing fell in {turns} turns in a row, up to turn {turn}.</source>
        <extracomment>engine/hamsterrolle/highlights.py: NothingFell</extracomment>
        <translation>Rien n’est tombé pendant {turns} tours de suite, jusqu’au tour {turn}.</translation>
    </message>
    <message>
        <source>The wheel was fullest in turn {turn}, with {pieces} pieces.</source>
        <extracomment>engine/hamsterrolle/highlights.py: WheelFilled</extracomment>
        <translation>La roue a été la plus pleine au tour {turn}, avec {pieces} pièces.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>engine/hamsterrolle/position.py: SIDES
engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS</extracomment>
        <translation>comme elle est</translation>
    </message>
    <message>
        <source>flat, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.flat</extracomment>
        <translation>à plat, le long de la jante</translation>
    </message>
    <message>
        <source>flat, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.across</extracomment>
        <translation>à plat, en travers</translation>
    </message>
    <message>
        <source>on edge, along the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge</extracomment>
        <translation>sur chant, le long de la jante</translation>
    </message>
    <message>
        <source>on edge, across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.edge-across</extracomment>
        <translation>sur chant, en travers</translation>
    </message>
    <message>
        <source>upright, broad side ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright</extracomment>
        <translation>debout, face large en avant</translation>
    </message>
    <message>
        <source>upright, edge ahead</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.upright-edge</extracomment>
        <translation>debout, chant en avant</translation>
    </message>
    <message>
        <source>aslant, front end up</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.up</extracomment>
        <translation>incliné, l’avant en haut</translation>
    </message>
    <message>
        <source>aslant, front end down</source>
        <extracomment>engine/hamsterrolle/position.py: WAYS.down</extracomment>
        <translation>incliné, l’avant en bas</translation>
    </message>
    <message>
        <source>the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: ON.wheel</extracomment>
        <translation>la roue</translation>
    </message>
    <message>
        <source>other pieces</source>
        <extracomment>engine/hamsterrolle/position.py: ON.pieces</extracomment>
        <translation>d’autres pièces</translation>
    </message>
    <message>
        <source>at the very back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.rear</extracomment>
        <translation>tout à l’arrière</translation>
    </message>
    <message>
        <source>further back</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.back</extracomment>
        <translation>vers l’arrière</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.middle
engine/hamsterrolle/position.py: PLACES_ACROSS.center</extracomment>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>further ahead</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.forward</extracomment>
        <translation>vers l’avant</translation>
    </message>
    <message>
        <source>at the very front</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ALONG.front</extracomment>
        <translation>tout à l’avant</translation>
    </message>
    <message>
        <source>near side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.near</extracomment>
        <translation>de ce côté</translation>
    </message>
    <message>
        <source>far side</source>
        <extracomment>engine/hamsterrolle/position.py: PLACES_ACROSS.far</extracomment>
        <translation>de l’autre côté</translation>
    </message>
    <message>
        <source>Planks</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.plank</extracomment>
        <translation>Planches</translation>
    </message>
    <message>
        <source>Slabs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.slab</extracomment>
        <translation>Dalles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.tile</extracomment>
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.beam</extracomment>
        <translation>Poutres</translation>
    </message>
    <message>
        <source>Cubes</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cube</extracomment>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Drums</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.drum</extracomment>
        <translation>Tambours</translation>
    </message>
    <message>
        <source>Roofs</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.roof</extracomment>
        <translation>Toits</translation>
    </message>
    <message>
        <source>Cone</source>
        <extracomment>engine/hamsterrolle/position.py: MANY.cone</extracomment>
        <translation>Cône</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <extracomment>engine/hamsterrolle/position.py: fields
engine/run_hamster_run/position.py: fields</extracomment>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Built last in compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields
features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Dernière pose : compartiment</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>rien de posé</translation>
    </message>
    <message>
        <source>Lowest compartment</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Compartiment le plus bas</translation>
    </message>
    <message>
        <source>as it comes to rest</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>là où elle s’arrête</translation>
    </message>
    <message>
        <source>Pieces in the wheel</source>
        <extracomment>engine/hamsterrolle/position.py: fields</extracomment>
        <translation>Pièces dans la roue</translation>
    </message>
    <message>
        <source>Piece {number}</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Pièce {number}</translation>
    </message>
    <message>
        <source>no piece</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>aucune pièce</translation>
    </message>
    <message>
        <source>Compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece
features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Compartiment</translation>
    </message>
    <message>
        <source>How it lies</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Comment elle repose</translation>
    </message>
    <message>
        <source>Lies on</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Repose sur</translation>
    </message>
    <message>
        <source>In the compartment</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>Dans le compartiment</translation>
    </message>
    <message>
        <source>Across the rim</source>
        <extracomment>engine/hamsterrolle/position.py: _of_piece</extracomment>
        <translation>En travers de la jante</translation>
    </message>
    <message>
        <source>The wheel rolls to the left or to the right.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-side</extracomment>
        <translation>La roue roule vers la gauche ou vers la droite.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-such-seat</extracomment>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message>
        <source>Only pieces of the fourth set are shared out, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-a-spare</extracomment>
        <translation>On ne distribue que les pièces du quatrième jeu, et chacune une fois.</translation>
    </message>
    <message>
        <source>That piece is not in your supply.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-yours</extracomment>
        <translation>Cette pièce n’est pas dans ta réserve.</translation>
    </message>
    <message>
        <source>Your own pieces come first; your partner's only when you have none.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.partner-first</extracomment>
        <translation>Tes propres pièces d’abord ; celles de ton coéquipier seulement quand tu n’en as plus.</translation>
    </message>
    <message>
        <source>That piece does not lie in the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-there</extracomment>
        <translation>Cette pièce n’est pas dans la roue.</translation>
    </message>
    <message>
        <source>The attempt has begun with the {name}; you cannot change to another piece.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.another-in-hand</extracomment>
        <translation>L’essai a commencé avec {name:le |la }{name} ; tu ne peux plus changer de pièce.</translation>
    </message>
    <message>
        <source>The attempt has begun. Passing is for those who have not started one.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.attempt-begun</extracomment>
        <translation>L’essai a commencé. Seul celui qui n’a rien commencé peut passer.</translation>
    </message>
    <message>
        <source>You pass this turn: take a piece of the wheel, or choose “Build instead”.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-a-pass</extracomment>
        <translation>Tu passes ce tour : prends une pièce de la roue, ou choisis « Plutôt poser ».</translation>
    </message>
    <message>
        <source>The attempt has begun already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.begun-already</extracomment>
        <translation>L’essai a déjà commencé.</translation>
    </message>
    <message>
        <source>The attempt with this piece has not begun: putting it back changes nothing.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-begun</extracomment>
        <translation>L’essai avec cette pièce n’a pas commencé : la remettre ne change rien.</translation>
    </message>
    <message>
        <source>A piece of the wheel is put back to where it lay, or as near as there is room.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-home</extracomment>
        <translation>Une pièce de la roue est remise là où elle était, ou aussi près que possible.</translation>
    </message>
    <message>
        <source>No clock runs for this seat; take your time.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-clock</extracomment>
        <translation>Cette place joue sans chrono ; prends ton temps.</translation>
    </message>
    <message>
        <source>A piece drops over the floor of its compartment, from at most {mm} mm above it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.too-high</extracomment>
        <translation>Une pièce tombe au-dessus du sol de son compartiment, de {mm} mm au plus.</translation>
    </message>
    <message>
        <source>Once the attempt has begun you could do nothing: no piece of yours finds a place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-after</extracomment>
        <translation>Une fois l’essai commencé, tu ne pourrais plus rien faire : aucune de tes pièces ne trouve de place.</translation>
    </message>
    <message>
        <source>Nothing has fallen, so the piece can still be let go.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.nothing-fell</extracomment>
        <translation>Rien n’est tombé, la pièce peut donc encore être lâchée.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-compartment</extracomment>
        <translation>La roue a douze compartiments.</translation>
    </message>
    <message>
        <source>A piece cannot lie like that.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pose</extracomment>
        <translation>Une pièce ne peut pas être posée comme ça.</translation>
    </message>
    <message>
        <source>The wheel cannot have rolled so far.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-angle</extracomment>
        <translation>La roue ne peut pas avoir roulé aussi loin.</translation>
    </message>
    <message>
        <source>The first piece goes into the second compartment from the cone: one stays empty between.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.first-compartment</extracomment>
        <translation>La première pièce va dans le deuxième compartiment à partir du cône : un compartiment reste vide entre les deux.</translation>
    </message>
    <message>
        <source>Build into the same compartment as the last builder, the next, or the one after it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-in-the-window</extracomment>
        <translation>Pose dans le même compartiment que la dernière pièce posée, dans le suivant ou dans le deuxième suivant.</translation>
    </message>
    <message>
        <source>The middle of the piece lies in another compartment.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.wrong-compartment</extracomment>
        <translation>Le centre de la pièce se trouve dans un autre compartiment.</translation>
    </message>
    <message>
        <source>A {name} is in that compartment already.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.same-kind</extracomment>
        <translation>Il y a déjà {name:un |une }{name} dans ce compartiment.</translation>
    </message>
    <message>
        <source>Its front edge is {mm} mm short of passing the {name}. Slide it forward past the golden line.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-ahead</extracomment>
        <translation>Il manque {mm} mm à son bord avant pour dépasser {name:le |la }{name}. Fais-la glisser en avant, au-delà de la ligne dorée.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips</extracomment>
        <translation>{name:Le |La }{name} ne tient pas là : {name:il |elle }glisserait.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip backwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-back</extracomment>
        <translation>{name:Le |La }{name} ne tient pas là : {name:il |elle }glisserait en arrière.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would slip forwards.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.slips-ahead</extracomment>
        <translation>{name:Le |La }{name} ne tient pas là : {name:il |elle }glisserait en avant.</translation>
    </message>
    <message>
        <source>The {name} does not hold there: it would fall out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.falls-out</extracomment>
        <translation>{name:Le |La }{name} ne tient pas là : {name:il |elle }tomberait de la roue.</translation>
    </message>
    <message>
        <source>There the {name} would throw the {other} out of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.throws-out</extracomment>
        <translation>Là, {name:le |la }{name} ferait tomber {other:le |la }{other} de la roue.</translation>
    </message>
    <message>
        <source>Only pieces of the compartment that is built into may be pushed, not the {name}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.pushed-elsewhere</extracomment>
        <translation>On ne peut pousser que les pièces du compartiment où l’on pose, pas {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>The {name} was moved, and lies neither where you take a piece nor where you bring it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.moved-elsewhere</extracomment>
        <translation>{name:Le |La }{name} a été {name:déplacé|déplacée}, et n’est ni là où tu prends une pièce, ni là où tu la portes.</translation>
    </message>
    <message>
        <source>The {name} lies elsewhere, though nothing has pushed it.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-pushed</extracomment>
        <translation>{name:Le |La }{name} se trouve ailleurs, et pourtant rien ne l’a {name:poussé|poussée}.</translation>
    </message>
    <message>
        <source>The {name} is in the way.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-way</extracomment>
        <translation>{name:Le |La }{name} gêne le passage.</translation>
    </message>
    <message>
        <source>There is the wheel itself.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-the-wood</extracomment>
        <translation>Là, il y a la roue elle-même.</translation>
    </message>
    <message>
        <source>The {name} and the {other} cannot be in one place.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.in-each-other</extracomment>
        <translation>{name:Le |La }{name} et {other:le |la }{other} ne peuvent pas être au même endroit.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.no-pass-yet</extracomment>
        <translation>On ne peut pas passer avant que la première pièce soit posée.</translation>
    </message>
    <message>
        <source>A pass takes a piece out of one of the two lowest compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-lowest</extracomment>
        <translation>Pour passer, on prend une pièce de l’un des deux compartiments les plus bas.</translation>
    </message>
    <message>
        <source>A pass goes forward, by one to five compartments.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.not-forward</extracomment>
        <translation>On passe vers l’avant, d’un à cinq compartiments.</translation>
    </message>
    <message>
        <source>Every piece that was in the wheel rests there or has fallen, and each once.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.unaccounted</extracomment>
        <translation>Chaque pièce qui était dans la roue s’y repose ou est tombée, et chacune une seule fois.</translation>
    </message>
    <message>
        <source>The {name} rests outside of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.outside</extracomment>
        <translation>{name:Le |La }{name} repose en dehors de la roue.</translation>
    </message>
    <message>
        <source>The {name} touches the table: it has fallen.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.on-the-table</extracomment>
        <translation>{name:Le |La }{name} touche la table : c’est une chute.</translation>
    </message>
    <message>
        <source>The {name} is stuck in the wood of the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.through-the-rim</extracomment>
        <translation>{name:Le |La }{name} est {name:coincé|coincée} dans le bois de la roue.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-pieces</extracomment>
        <translation>Sorte : {name}. Dans la roue et les réserves, il y en a {count} ; il en faut {most}.</translation>
    </message>
    <message>
        <source>Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {least} to {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-some-pieces</extracomment>
        <translation>Sorte : {name}. Dans la roue et les réserves, il y en a {count} ; il en faut de {least} à {most}.</translation>
    </message>
    <message>
        <source>In the wheel and in all supplies there are {count} pieces; it has to be {most}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-in-the-box</extracomment>
        <translation>Dans la roue et les réserves, il y a {count} pièces ; il en faut {most}.</translation>
    </message>
    <message>
        <source>In turn {turn} it is up to {seat}: the first seat has begun.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-builder</extracomment>
        <translation>Au tour {turn}, c’est à {seat} : la première place a commencé.</translation>
    </message>
    <message>
        <source>The game ends after {most} turns.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-too-late</extracomment>
        <translation>La partie se termine après {most} tours.</translation>
    </message>
    <message>
        <source>Pieces that {seat} has built: {count}. Turns so far: {turns}; each brings one piece into the wheel.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-built</extracomment>
        <translation>Pièces posées par {seat} : {count}. Tours jusqu’ici : {turns} ; chacun met une pièce dans la roue.</translation>
    </message>
    <message>
        <source>{seat} has had no turn yet, and so has taken no pieces that fell.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-fallen</extracomment>
        <translation>{seat} n’a pas encore joué et n’a donc repris aucune pièce tombée.</translation>
    </message>
    <message>
        <source>A built piece lies in the wheel, so the last builder has built somewhere.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-no-reference</extracomment>
        <translation>Une pièce posée se trouve dans la roue : il y a donc une dernière pose quelque part.</translation>
    </message>
    <message>
        <source>No built piece lies in the wheel, so the next one starts anew.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-reference</extracomment>
        <translation>Aucune pièce posée ne se trouve dans la roue : on recommence donc.</translation>
    </message>
    <message>
        <source>{seat} has no pieces left: the game is over.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-over</extracomment>
        <translation>{seat} n’a plus de pièces : la partie est terminée.</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, comes to rest in compartment {compartment}.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-slides</extracomment>
        <translation>Pièce {number} : {name:le |la }{name} s’arrête dans le compartiment {compartment}.</translation>
    </message>
    <message>
        <source>With these pieces the wheel comes to rest with compartment {compartment} lowest.</source>
        <extracomment>engine/hamsterrolle/refusals.py: REFUSALS.entered-lowest</extracomment>
        <translation>Avec ces pièces, la roue s’immobilise avec le compartiment {compartment} en bas.</translation>
    </message>
    <message>
        <source>A wooden wheel stands on the table. Everybody builds pieces into it, and it rolls under their weight.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Une roue en bois est posée sur la table. Tout le monde y pose des pièces, et elle roule sous leur poids.</translation>
    </message>
    <message>
        <source>What falls out in your turn is yours, and has to be built in again. Whoever has nothing left has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM</extracomment>
        <translation>Ce qui tombe pendant ton tour est à toi et doit être reposé. Qui n’a plus rien a gagné.</translation>
    </message>
    <message>
        <source>A wheel that rolls back a little is no offence. Only window and edge keep the direction.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-36</extracomment>
        <translation>Une roue qui recule un peu, ce n’est pas une faute. Seuls la fenêtre et le bord gardent le sens.</translation>
    </message>
    <message>
        <source>Where the wheel stands on the table does not matter. The view follows it, and the table has no end.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: AIM.HR-41</extracomment>
        <translation>Peu importe où la roue se trouve sur la table. La vue la suit, et la table n’a pas de fin.</translation>
    </message>
    <message>
        <source>The wheel has twelve compartments. The black cone stands in the lowest one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>La roue a douze compartiments. Le cône noir se trouve dans le plus bas.</translation>
    </message>
    <message>
        <source>A set is seven pieces: plank, slab, tile, beam, cube, drum and roof. Everybody gets one set; two players get two each.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>Un jeu de pièces en compte sept : planche, dalle, carreau, poutre, cube, tambour et toit. Chacun reçoit un jeu ; à deux joueurs, chacun en reçoit deux.</translation>
    </message>
    <message>
        <source>The first piece goes two compartments ahead of the cone. From then on the wheel rolls to that side.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP</extracomment>
        <translation>La première pièce va deux compartiments plus en avant que le cône. À partir de là, la roue roule de ce côté.</translation>
    </message>
    <message>
        <source>Who has the shakiest hands is drawn by lot, or chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-1</extracomment>
        <translation>Celui qui a les mains les plus tremblantes est tiré au sort, ou choisi à la mise en place.</translation>
    </message>
    <message>
        <source>The wheel rolls to the left, unless the table wants it to the right or lets the first builder say. It stays so.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-2</extracomment>
        <translation>La roue roule vers la gauche, sauf si la table la veut vers la droite ou laisse décider le premier constructeur. Cela ne change plus.</translation>
    </message>
    <message>
        <source>The first piece goes exactly into the second compartment from the cone. It may be any piece, and there is no edge to pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-3</extracomment>
        <translation>La première pièce va exactement dans le deuxième compartiment à partir du cône. Ce peut être n’importe quelle pièce, et il n’y a pas de bord à dépasser.</translation>
    </message>
    <message>
        <source>With two players everybody has two sets, still builds one piece a turn, and wins with all fourteen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-4</extracomment>
        <translation>À deux joueurs, chacun a deux jeux de pièces, ne pose toujours qu’une pièce par tour et gagne quand les quatorze sont posées.</translation>
    </message>
    <message>
        <source>With three players the fourth set stays in the box, or two pieces of it go to each by lot and the seventh stays out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-5</extracomment>
        <translation>À trois joueurs, le quatrième jeu de pièces reste dans la boîte, ou bien deux de ses pièces vont à chacun, au sort, et la septième reste dehors.</translation>
    </message>
    <message>
        <source>Four play each alone, or as two teams whose partners sit side by side or across.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: SETTING_UP.HR-6</extracomment>
        <translation>À quatre, on joue chacun pour soi, ou en deux équipes dont les coéquipiers sont côte à côte ou face à face.</translation>
    </message>
    <message>
        <source>Where to build</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Où poser</translation>
    </message>
    <message>
        <source>Three compartments are open: the one of the last builder, the next in rolling direction, and the one after that.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>Trois compartiments sont ouverts : celui du dernier constructeur, le suivant dans le sens de la roue, et le deuxième suivant.</translation>
    </message>
    <message>
        <source>The new piece must reach further forward than all others in its compartment, and no two of a kind share one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE</extracomment>
        <translation>La nouvelle pièce doit aller plus en avant que toutes les autres de son compartiment, et deux pièces de la même sorte n’y vont jamais ensemble.</translation>
    </message>
    <message>
        <source>The window is counted from the compartment of the last piece that was built and stayed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-7</extracomment>
        <translation>La fenêtre est comptée à partir du compartiment de la dernière pièce posée qui est restée.</translation>
    </message>
    <message>
        <source>A constructive pass does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-8</extracomment>
        <translation>Passer en construisant ne déplace pas la fenêtre.</translation>
    </message>
    <message>
        <source>A turn in which nothing was built does not move the window, not even where the cone alone has set it.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-9</extracomment>
        <translation>Un tour où rien n’a été posé ne déplace pas la fenêtre, même si le cône seul l’a fixée.</translation>
    </message>
    <message>
        <source>What counts is where the piece lies at rest, if that is not behind the last one and at most five compartments ahead of it. In games begun with version 0.1 it is where the piece was let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-10</extracomment>
        <translation>Ce qui compte, c’est où la pièce repose à la fin, si ce n’est pas en arrière de la dernière et au plus cinq compartiments en avant. Dans les parties commencées avec la version 0.1, c’est là où la pièce a été lâchée.</translation>
    </message>
    <message>
        <source>The next compartment need not be free of pieces.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-11</extracomment>
        <translation>Le compartiment suivant n’a pas besoin d’être vide.</translation>
    </message>
    <message>
        <source>Compartments are counted on the wheel, not in the room, and after the twelfth comes the first.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-12</extracomment>
        <translation>Les compartiments sont comptés sur la roue, pas dans la pièce où l’on joue, et après le douzième vient le premier.</translation>
    </message>
    <message>
        <source>A piece is in the compartment that holds its centre of mass, seen from the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-13</extracomment>
        <translation>Une pièce est dans le compartiment où se trouve son centre de gravité, vu du moyeu.</translation>
    </message>
    <message>
        <source>When no built piece is left in the wheel, the next one starts anew: from the cone, or from the lowest compartment if the cone is out.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-35</extracomment>
        <translation>Quand il ne reste plus aucune pièce posée dans la roue, la suivante recommence à zéro : à partir du cône, ou du compartiment le plus bas si le cône n’est plus là.</translation>
    </message>
    <message>
        <source>The window stays when the piece that set it falls out in a later turn, as long as anything but the cone lies in that compartment when a turn begins. Else it goes back to the next compartment in which something lies, at the furthest to the lowest one. Only an empty wheel starts anew.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: WHERE.HR-50</extracomment>
        <translation>La fenêtre reste où elle est quand la pièce qui l’a fixée tombe lors d’un tour suivant, tant qu’au début d’un tour il reste dans ce compartiment autre chose que le cône. Sinon elle recule jusqu’au prochain compartiment occupé, au plus jusqu’au plus bas. Seule une roue vide recommence à zéro.</translation>
    </message>
    <message>
        <source>The forward edge</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Le bord avant</translation>
    </message>
    <message>
        <source>What counts is the foremost point of a piece, as an angle round the hub.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE</extracomment>
        <translation>Ce qui compte, c’est le point le plus en avant d’une pièce, mesuré comme un angle autour du moyeu.</translation>
    </message>
    <message>
        <source>Only pieces in the compartment that is built into count; all of them have to be passed.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-14</extracomment>
        <translation>Seules comptent les pièces du compartiment où l’on pose ; il faut les dépasser toutes.</translation>
    </message>
    <message>
        <source>The foremost point must be three tenths of a degree ahead. How high it is does not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-15</extracomment>
        <translation>Le point le plus en avant doit l’être de trois dixièmes de degré. Sa hauteur n’a pas d’importance.</translation>
    </message>
    <message>
        <source>It is measured when the piece is let go, after any pushing. What slides later is never illegal.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-16</extracomment>
        <translation>On mesure quand la pièce est lâchée, après toute poussée. Ce qui glisse plus tard n’est jamais interdit.</translation>
    </message>
    <message>
        <source>A piece may stick out over the next divider.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-17</extracomment>
        <translation>Une pièce peut dépasser par-dessus la cloison suivante.</translation>
    </message>
    <message>
        <source>A piece that may not lie there is not let go: it stays in hand, and the clock runs on.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-18</extracomment>
        <translation>Une pièce qui n’a pas le droit d’être là n’est pas lâchée : elle reste en main, et le chrono continue.</translation>
    </message>
    <message>
        <source>Kind means shape and colour. It is looked at when a piece is put down; what tumbles together stays together. The cone is a kind of its own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: EDGE.HR-19</extracomment>
        <translation>Sorte veut dire forme et couleur. On y regarde quand une pièce est posée ; ce qui se retrouve ensemble en tombant reste ensemble. Le cône est une sorte à lui tout seul.</translation>
    </message>
    <message>
        <source>One hand holds the wheel while the other puts a piece in. Then the wheel is let go.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Une main tient la roue pendant que l’autre pose une pièce. Puis on lâche la roue.</translation>
    </message>
    <message>
        <source>Pieces of the compartment that is built into may be pushed with the piece in hand.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS</extracomment>
        <translation>Les pièces du compartiment où l’on pose peuvent être poussées avec la pièce en main.</translation>
    </message>
    <message>
        <source>The wheel may be held until the piece is let go, and is let go with it. A key lets it roll before.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-37</extracomment>
        <translation>On peut tenir la roue jusqu’à ce que la pièce soit lâchée ; elle est lâchée en même temps. Une touche la laisse rouler avant.</translation>
    </message>
    <message>
        <source>Pushing is for the piece in hand only, and for pieces of its compartment. What they push in turn may go anywhere; nothing goes through wood, and nothing moves that was not pushed and touches nothing that was. What was pushed stays pushed, also when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-38</extracomment>
        <translation>On ne pousse qu’avec la pièce en main, et seulement des pièces de son compartiment. Ce qu’elles poussent à leur tour peut aller n’importe où ; rien ne traverse le bois, et rien ne bouge sans avoir été poussé ou toucher ce qui l’a été. Ce qui a été poussé reste poussé, même si la pièce est reposée.</translation>
    </message>
    <message>
        <source>The clock runs from picking a piece up, in a pass too. At zero the piece drops where it is, if that is low over an open compartment without its kind, else from the nearest such place; the edge is not asked. A piece on its way in a pass drops where it may be passed to. It stays wherever it comes to rest. Thinking before is free.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-39</extracomment>
        <translation>Le temps court dès qu’on prend une pièce, aussi pour passer. À zéro, la pièce tombe là où elle est, si c’est juste au-dessus d’un compartiment ouvert sans pièce de sa sorte, sinon de l’endroit le plus proche qui convient ; le bord avant ne compte pas. Une pièce avec laquelle on passe tombe là où elle pourrait être posée. Elle reste là où elle s’arrête. Réfléchir avant est libre.</translation>
    </message>
    <message>
        <source>A dropped piece that stays in moves the window as any other does, by where it lies.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-40</extracomment>
        <translation>Une pièce lâchée qui reste dedans déplace la fenêtre comme toute autre, selon l’endroit où elle se trouve.</translation>
    </message>
    <message>
        <source>The clock starts with picking up, the attempt only when the piece moves something or is let go. A piece put back before that costs nothing but time. Afterwards another piece may be taken, but nobody passes any more; and the wheel stays as it is when the piece is put back.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-48</extracomment>
        <translation>Le temps commence quand on prend la pièce, l’essai seulement quand elle déplace quelque chose ou qu’on la lâche. Une pièce reposée avant ne coûte que du temps. Ensuite on peut prendre une autre pièce, mais plus passer ; et la roue reste comme elle est quand la pièce est reposée.</translation>
    </message>
    <message>
        <source>A dropped piece that falls out does not move the window.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-49</extracomment>
        <translation>Une pièce lâchée qui tombe de la roue ne déplace pas la fenêtre.</translation>
    </message>
    <message>
        <source>A piece is laid, not dropped: it may be let go only where it comes to lie within about half a second while the other hand holds the wheel with all that is in it, in its compartment and with nothing falling. Else it stays in hand, and the clock runs.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-52</extracomment>
        <translation>Une pièce est posée, pas jetée : on ne peut la lâcher que là où elle s’immobilise en une demi-seconde environ, pendant que l’autre main tient la roue et tout ce qu’elle contient, dans son compartiment et sans que rien ne tombe. Sinon elle reste en main, et le temps court.</translation>
    </message>
    <message>
        <source>A piece that is passed on is laid in the same way.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-53</extracomment>
        <translation>Une pièce que l’on avance en passant se pose de la même façon.</translation>
    </message>
    <message>
        <source>Who has felt that a piece does not hold has begun the attempt. It may be tried elsewhere, or let drop where it breaks no other rule of building, from at most 60 mm above the floor.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-54</extracomment>
        <translation>Qui a senti qu’une pièce ne tient pas a commencé son essai. Il peut l’essayer ailleurs, ou la laisser tomber là où elle n’enfreint aucune autre règle de pose, de 60 mm au plus au-dessus du sol.</translation>
    </message>
    <message>
        <source>Whether a piece holds is tried once, when it is let go, and kept with the game: a replay never tries it again.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: HANDS.HR-55</extracomment>
        <translation>On n’essaie qu’une fois si une pièce tient, quand elle est lâchée, et le résultat est gardé avec la partie : une relecture ne l’essaie jamais de nouveau.</translation>
    </message>
    <message>
        <source>Passing constructively</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Passer en construisant</translation>
    </message>
    <message>
        <source>Instead of building, take a piece out of one of the two lowest compartments and put it into another further ahead.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING</extracomment>
        <translation>Au lieu de poser, prends une pièce de l’un des deux compartiments les plus bas et mets-la dans un autre, plus en avant.</translation>
    </message>
    <message>
        <source>Pass before your attempt has begun: before your piece has moved another one or the wheel, or was let go, be it in vain. Holding it in the ring and looking is no attempt.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-20</extracomment>
        <translation>On passe avant que l’essai ait commencé : avant que la pièce en ait déplacé une autre ou la roue, ou qu’on l’ait lâchée, même en vain. La tenir dans la roue et regarder n’est pas un essai.</translation>
    </message>
    <message>
        <source>A pass goes one to five compartments forward, to where no piece of its kind lies. Edge and window do not matter.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-21</extracomment>
        <translation>Passer va d’un à cinq compartiments en avant, là où aucune pièce de la même sorte ne se trouve. Le bord et la fenêtre n’ont pas d’importance.</translation>
    </message>
    <message>
        <source>The two lowest are those whose middles were nearest to the table when the turn began; of equal ones the forward one.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-22</extracomment>
        <translation>Les deux plus bas sont ceux dont le milieu était le plus près de la table au début du tour ; à égalité, le plus en avant.</translation>
    </message>
    <message>
        <source>The cone may be passed on like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-23</extracomment>
        <translation>On peut avancer le cône comme toute autre pièce.</translation>
    </message>
    <message>
        <source>Without a piece in the two lowest compartments, or a place for it, there is no pass.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-24</extracomment>
        <translation>Sans pièce dans les deux compartiments les plus bas, ou sans place pour elle, on ne peut pas passer.</translation>
    </message>
    <message>
        <source>Who finds no place to build or pass is skipped, and nobody else is.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-25</extracomment>
        <translation>Qui ne trouve de place ni pour poser ni pour passer saute son tour, et personne d’autre.</translation>
    </message>
    <message>
        <source>Passing needs no reason: who could build may pass all the same.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-26</extracomment>
        <translation>Passer ne demande pas de raison : qui pourrait poser peut quand même passer.</translation>
    </message>
    <message>
        <source>What falls in a pass belongs to who passes, the moved piece too. A pass ends the turn, nobody has to pass, and passes may follow each other.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-27</extracomment>
        <translation>Ce qui tombe en passant revient à celui qui passe, la pièce avancée aussi. Passer termine le tour, personne n’y est obligé, et on peut passer plusieurs fois de suite.</translation>
    </message>
    <message>
        <source>Before a first piece is built there is no passing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: PASSING.HR-51</extracomment>
        <translation>On ne passe pas avant qu’une première pièce soit posée.</translation>
    </message>
    <message>
        <source>Falling</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Les chutes</translation>
    </message>
    <message>
        <source>When the piece is let go the wheel rolls, and pieces slide, tip and tumble. What touches the table has fallen.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Quand la pièce est lâchée, la roue roule, et les pièces glissent, basculent et culbutent. Ce qui touche la table est tombé.</translation>
    </message>
    <message>
        <source>Whatever falls in your turn is yours. If it falls before you have let go, your turn is over.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING</extracomment>
        <translation>Tout ce qui tombe pendant ton tour est à toi. Si cela tombe avant que tu aies lâché la pièce, ton tour est fini.</translation>
    </message>
    <message>
        <source>Touching the table is enough, even if a piece is partly in the wheel. It is taken away at once.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-28</extracomment>
        <translation>Toucher la table suffit, même si une pièce est encore en partie dans la roue. Elle est retirée aussitôt.</translation>
    </message>
    <message>
        <source>All that falls from the beginning of a turn until the wheel rests belongs to whose turn it is, however late.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-29</extracomment>
        <translation>Tout ce qui tombe du début d’un tour jusqu’à l’arrêt de la roue revient à celui dont c’est le tour, aussi tard que ce soit.</translation>
    </message>
    <message>
        <source>At a fall before the release the piece in hand stays in hand, the wheel is let go, and the turn ends when it rests.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-30</extracomment>
        <translation>Si quelque chose tombe avant que la pièce soit lâchée, elle reste en main, on lâche la roue, et le tour se termine quand elle s’arrête.</translation>
    </message>
    <message>
        <source>A piece of your own that falls comes back to you. If it stays and others fall, it is built.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-31</extracomment>
        <translation>Une de tes pièces qui tombe te revient. Si elle reste et que d’autres tombent, elle est posée.</translation>
    </message>
    <message>
        <source>A fallen cone is taken too, and built like any piece.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-32</extracomment>
        <translation>Un cône tombé se reprend aussi, et se pose comme toute autre pièce.</translation>
    </message>
    <message>
        <source>What falls when nobody has touched anything leaves the game, the cone too. Here that takes a trembling table, which can be chosen at set-up.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-33</extracomment>
        <translation>Ce qui tombe sans que personne ait rien touché sort du jeu, le cône aussi. Ici, il faut pour cela une table qui tremble, à choisir à la mise en place.</translation>
    </message>
    <message>
        <source>The wheel is at rest when nothing goes anywhere any more, at the latest after ten seconds.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: FALLING.HR-34</extracomment>
        <translation>La roue est au repos quand plus rien ne se déplace, au plus tard après dix secondes.</translation>
    </message>
    <message>
        <source>The end, and teams</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>La fin, et les équipes</translation>
    </message>
    <message>
        <source>Whose supply is empty when the wheel has come to rest has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Celui dont la réserve est vide quand la roue s’est arrêtée a gagné.</translation>
    </message>
    <message>
        <source>In a team, who has no pieces left builds the partner's. A team without pieces has won.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END</extracomment>
        <translation>Dans une équipe, qui n’a plus de pièces pose celles de son coéquipier. Une équipe sans pièces a gagné.</translation>
    </message>
    <message>
        <source>The supply has to be empty at rest: who gets pieces back with the last turn has not won yet.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-42</extracomment>
        <translation>La réserve doit être vide à l’arrêt : qui reprend des pièces au dernier tour n’a pas encore gagné.</translation>
    </message>
    <message>
        <source>Pieces out of the game count for nobody.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-43</extracomment>
        <translation>Les pièces sorties du jeu ne comptent pour personne.</translation>
    </message>
    <message>
        <source>Who has no pieces builds one of the partner's, or passes. What falls then is the builder's own.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-44</extracomment>
        <translation>Qui n’a plus de pièces pose une de celles de son coéquipier, ou passe. Ce qui tombe alors revient au constructeur.</translation>
    </message>
    <message>
        <source>A team has won when both partners have none. If one of each team has none, the team with fewer pieces wins; with equally many nobody does.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-45</extracomment>
        <translation>Une équipe a gagné quand ses deux coéquipiers n’ont plus rien. Si un joueur de chaque équipe n’a plus rien, l’équipe qui a le moins de pièces gagne ; à égalité, personne ne gagne.</translation>
    </message>
    <message>
        <source>That counts only if both are empty at the same moment.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-46</extracomment>
        <translation>Cela ne compte que si les deux sont vides au même moment.</translation>
    </message>
    <message>
        <source>A game goes on until somebody wins. A limit of turns can be chosen; then the fewest pieces win, and equally many win nothing.</source>
        <extracomment>engine/hamsterrolle/rulebook.py: END.HR-47</extracomment>
        <translation>Une partie dure jusqu’à ce que quelqu’un gagne. On peut choisir une limite de tours ; alors celui qui a le moins de pièces gagne, et à égalité personne ne gagne.</translation>
    </message>
    <message>
        <source>the wheel is rolling</source>
        <extracomment>engine/hamsterrolle/settling.py: ComeToRest</extracomment>
        <translation>la roue roule</translation>
    </message>
    <message>
        <source>the table is trembling</source>
        <extracomment>engine/hamsterrolle/settling.py: Tremble</extracomment>
        <translation>la table tremble</translation>
    </message>
    <message>
        <source>the fourth set is being dealt</source>
        <extracomment>engine/hamsterrolle/setup.py: ShareOut</extracomment>
        <translation>distribution du quatrième jeu de pièces</translation>
    </message>
    <message>
        <source>drawing who begins</source>
        <extracomment>engine/hamsterrolle/setup.py: DrawStarter</extracomment>
        <translation>tirage : qui commence</translation>
    </message>
    <message>
        <source>{seats}: to which side is the wheel going to roll?</source>
        <extracomment>engine/hamsterrolle/setup.py: ChooseSide</extracomment>
        <translation>{seats} : de quel côté la roue va-t-elle rouler ?</translation>
    </message>
    <message>
        <source>Who begins is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Commence</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.lot</extracomment>
        <translation>un joueur tiré au sort</translation>
    </message>
    <message>
        <source>the first seat</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.first</extracomment>
        <translation>la première place</translation>
    </message>
    <message>
        <source>where the first builder wants it</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.chosen</extracomment>
        <translation>comme le veut le premier constructeur</translation>
    </message>
    <message>
        <source>The fourth set is</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Le quatrième jeu de pièces</translation>
    </message>
    <message>
        <source>left in the box</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.box</extracomment>
        <translation>reste dans la boîte</translation>
    </message>
    <message>
        <source>shared out by lot</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.shared</extracomment>
        <translation>est distribué au sort</translation>
    </message>
    <message>
        <source>Four play</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>À quatre, on joue</translation>
    </message>
    <message>
        <source>each alone</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.single</extracomment>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>in teams, partners side by side</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.neighbours</extracomment>
        <translation>en équipes, côte à côte</translation>
    </message>
    <message>
        <source>in teams, partners across</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.across</extracomment>
        <translation>en équipes, face à face</translation>
    </message>
    <message>
        <source>A piece has to be placed within</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Temps pour poser une pièce</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.30</extracomment>
        <translation>30 secondes</translation>
    </message>
    <message>
        <source>a minute</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>une minute</translation>
    </message>
    <message>
        <source>any time you like</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>The game ends</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>La partie se termine</translation>
    </message>
    <message>
        <source>with an empty supply</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.none</extracomment>
        <translation>avec une réserve vide</translation>
    </message>
    <message>
        <source>after 60 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.60</extracomment>
        <translation>après 60 tours</translation>
    </message>
    <message>
        <source>after 120 turns</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>après 120 tours</translation>
    </message>
    <message>
        <source>Between turns the table</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Entre les tours, la table</translation>
    </message>
    <message>
        <source>stands still</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>reste immobile</translation>
    </message>
    <message>
        <source>may tremble</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.on</extracomment>
        <translation>peut trembler</translation>
    </message>
    <message>
        <source>The pieces are of</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Les pièces sont</translation>
    </message>
    <message>
        <source>simulated wood, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.rolling</extracomment>
        <translation>en bois simulé, posées là où elles tiennent</translation>
    </message>
    <message>
        <source>simple rules: fast</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.reckoned</extracomment>
        <translation>à règles simples : rapide</translation>
    </message>
    <message>
        <source>wood as it was before, laid where it holds</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.laid</extracomment>
        <translation>en bois comme avant, posées là où elles tiennent</translation>
    </message>
    <message>
        <source>the calmer wood of version 0.1, dropped anywhere</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.wood</extracomment>
        <translation>en bois plus calme (version 0.1), lâchées n’importe où</translation>
    </message>
    <message>
        <source>simple rules of version 0.1</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.simple</extracomment>
        <translation>aux règles simples de la version 0.1</translation>
    </message>
    <message>
        <source>Own clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>Chrono personnel</translation>
    </message>
    <message>
        <source>clock as for all</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup</extracomment>
        <translation>comme pour tous</translation>
    </message>
    <message>
        <source>two minutes</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.120</extracomment>
        <translation>deux minutes</translation>
    </message>
    <message>
        <source>no clock</source>
        <extracomment>engine/hamsterrolle/state.py: HamsterrolleSetup.off</extracomment>
        <translation>sans chrono</translation>
    </message>
    <message>
        <source>Equally many pieces are left. Nobody wins.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>Il reste autant de pièces à chacun. Personne ne gagne.</translation>
    </message>
    <message>
        <source>{seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} a le moins de pièces restantes.</translation>
    </message>
    <message>
        <source>The team of {seat} has the fewest pieces left.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} : c’est l’équipe à qui il reste le moins de pièces.</translation>
    </message>
    <message>
        <source>The team of {seat} has built all its pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} : toutes les pièces de l’équipe sont posées.</translation>
    </message>
    <message>
        <source>{seat} has built all pieces.</source>
        <extracomment>engine/hamsterrolle/state.py: why</extracomment>
        <translation>{seat} a posé toutes ses pièces.</translation>
    </message>
    <message>
        <source>plank</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.plank</extracomment>
        <translation>planche|2</translation>
    </message>
    <message>
        <source>slab</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.slab</extracomment>
        <translation>dalle|2</translation>
    </message>
    <message>
        <source>tile</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.tile</extracomment>
        <translation>carreau|1</translation>
    </message>
    <message>
        <source>beam</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.beam</extracomment>
        <translation>poutre|2</translation>
    </message>
    <message>
        <source>cube</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cube</extracomment>
        <translation>cube|1</translation>
    </message>
    <message>
        <source>drum</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.drum</extracomment>
        <translation>tambour|1</translation>
    </message>
    <message>
        <source>roof</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.roof</extracomment>
        <translation>toit|1</translation>
    </message>
    <message>
        <source>cone</source>
        <extracomment>engine/hamsterrolle/state.py: KIND_NAMES.cone</extracomment>
        <translation>cône|1</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: supplies</extracomment>
        <translation>Pièces restantes</translation>
    </message>
    <message>
        <source>Fallen</source>
        <extracomment>engine/hamsterrolle/tallies.py
features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Chutes</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/hamsterrolle/tallies.py</extracomment>
        <translation>Lâchées</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Posées</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>engine/hamsterrolle/tallies.py: COUNTED</extracomment>
        <translation>Passes</translation>
    </message>
    <message>
        <source>{seats}: put a piece into the wheel, or pass.</source>
        <extracomment>engine/hamsterrolle/turn.py: TakeTurn</extracomment>
        <translation>{seats} : pose une pièce dans la roue, ou passe.</translation>
    </message>
    <message>
        <source>{seat} has chosen.</source>
        <extracomment>engine/kernel.py: Sealed</extracomment>
        <translation>{seat} a choisi.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-offered</extracomment>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>It is not this seat's turn to choose.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-waited-for</extracomment>
        <translation>Ce n’est pas à cette place de choisir.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/kernel.py: REFUSALS.game-over
features/printing/setup_sheet.py: next_card</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Something else is to be chosen now.</source>
        <extracomment>engine/kernel.py: REFUSALS.not-this-step</extracomment>
        <translation>C’est autre chose qu’il faut choisir maintenant.</translation>
    </message>
    <message>
        <source>{seat} takes the lead.</source>
        <extracomment>engine/key_moments.py: TookLead</extracomment>
        <translation>{seat} prend la tête.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} seats, not {seats}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>{game} est pour {least} à {most} places, pas {seats}.</translation>
    </message>
    <message>
        <source>A seed is text of at most {most} letters, not {seed}.</source>
        <extracomment>engine/match.py: Match.__init__</extracomment>
        <translation>Une graine est un texte de {most} lettres au plus, pas {seed}.</translation>
    </message>
    <message>
        <source>Plays as a child does: sensibly at heart, but with fancies of its own. Good company for a first game.</source>
        <extracomment>engine/players/__init__.py: NAMES.whim</extracomment>
        <translation>Joue comme un enfant : raisonnable au fond, mais avec ses lubies. Bonne compagnie pour une première partie.</translation>
    </message>
    <message>
        <source>Follows sound rules of thumb, at once. Never plans, and now and then its mind wanders.</source>
        <extracomment>engine/players/__init__.py: NAMES.steady</extracomment>
        <translation>Suit de bonnes règles simples, sans attendre. Ne prévoit jamais rien et, de temps en temps, rêvasse.</translation>
    </message>
    <message>
        <source>Plans as it has learned, or tries its ideas out in its mind before it acts. Sees no more than you do.</source>
        <extracomment>engine/players/__init__.py: NAMES.sharp</extracomment>
        <translation>Prévoit comme il l’a appris, ou essaie ses idées en pensée avant d’agir. Ne voit pas plus que toi.</translation>
    </message>
    <message>
        <source>Has learned Hamsterdam and Run, Hamster, Run! by playing them many thousands of times, and never thinks less than Sharp.</source>
        <extracomment>engine/players/__init__.py: NAMES.master</extracomment>
        <translation>A appris Hamsterdam et Run, Hamster, Run! en y jouant des milliers et des milliers de parties, et ne réfléchit jamais moins que Malin.</translation>
    </message>
    <message>
        <source>Whim</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Fantasque</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Posé</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Malin</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>engine/players/__init__.py: TITLES</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>There is no player called {name}. There is {names}.</source>
        <extracomment>engine/players/__init__.py: player</extracomment>
        <translation>Il n’y a pas de joueur appelé {name}. Il y a {names}.</translation>
    </message>
    <message>
        <source>The program {name} cannot be started ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.start</extracomment>
        <translation>Le programme {name} ne peut pas être lancé ({why}). Posé joue à sa place.</translation>
    </message>
    <message>
        <source>The program {name} has ended. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.end</extracomment>
        <translation>Le programme {name} s’est arrêté. Posé joue à sa place.</translation>
    </message>
    <message>
        <source>The program {name} has not answered in time. Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.late</extracomment>
        <translation>Le programme {name} n’a pas répondu à temps. Posé joue à sa place.</translation>
    </message>
    <message>
        <source>The answer of the program {name} is no action ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.unreadable</extracomment>
        <translation>La réponse du programme {name} n’est pas une action ({why}). Posé joue à sa place.</translation>
    </message>
    <message>
        <source>The program {name} has chosen what the rules refuse ({why}). Steady plays on in its place.</source>
        <extracomment>engine/players/program_player.py: SENTENCES.refused</extracomment>
        <translation>Le programme {name} a choisi ce que les règles refusent ({why}). Posé joue à sa place.</translation>
    </message>
    <message>
        <source>The position breaks the rules ({ruling}).</source>
        <extracomment>engine/position.py: PositionEntry.start</extracomment>
        <translation>La position est contraire aux règles ({ruling}).</translation>
    </message>
    <message>
        <source>The position has no {name}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>Il manque à la position : {name}.</translation>
    </message>
    <message>
        <source>In the position {name} cannot be {value}.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>Dans la position, {name} ne peut pas être {value}.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <extracomment>engine/position.py: read</extracomment>
        <translation>La position n’est pas complète.</translation>
    </message>
    <message>
        <source>At this table</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>Whatever a game's rules say, these hold for everything that is played here.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM</extracomment>
        <translation>Quoi que disent les règles d’un jeu, ceci vaut pour tout ce qui se joue ici.</translation>
    </message>
    <message>
        <source>What the rules do not offer at this moment cannot be done.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-1</extracomment>
        <translation>Ce que les règles ne proposent pas à ce moment-là ne peut pas se faire.</translation>
    </message>
    <message>
        <source>Only the seat that is asked may choose.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-2</extracomment>
        <translation>Seule la place interrogée peut choisir.</translation>
    </message>
    <message>
        <source>When a game is over, nothing more can be done in it.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-3</extracomment>
        <translation>Quand une partie est terminée, on ne peut plus rien y faire.</translation>
    </message>
    <message>
        <source>A choice has to fit what is being asked.</source>
        <extracomment>engine/rulebook.py: THE_PROGRAM.HT-4</extracomment>
        <translation>Un choix doit répondre à ce qui est demandé.</translation>
    </message>
    <message>
        <source>All rulings</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Tous les points de règle</translation>
    </message>
    <message>
        <source>What is decided where the printed rules are silent, and what your table may decide otherwise at set-up.</source>
        <extracomment>engine/rulebook.py: HOUSE_RULINGS</extracomment>
        <translation>Ce qui vaut là où la règle imprimée ne dit rien, et ce que votre table peut choisir autrement à la mise en place.</translation>
    </message>
    <message>
        <source>Allocate</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Répartition</translation>
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
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Belt</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/setup_sheet.py: _moment
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Alligators</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES
engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/printing/run_hamster_run/sheets.py: _profile
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>Tally</source>
        <extracomment>engine/run_hamster_run/__init__.py: PHASES</extracomment>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: ON_BELT</extracomment>
        <translation>bande {strip}, couloir {lane}</translation>
    </message>
    <message>
        <source>{target}, strip {strip}, lane {lane}</source>
        <extracomment>engine/run_hamster_run/action_words.py: OVER</extracomment>
        <translation>{target}, bande {strip}, couloir {lane}</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>engine/run_hamster_run/action_words.py: facts.detail</extracomment>
        <translation>dans la fosse</translation>
    </message>
    <message>
        <source>put your hamster on the belt</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>mettre ton hamster sur le tapis</translation>
    </message>
    <message>
        <source>split your pluck</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>répartir ton cran</translation>
    </message>
    <message>
        <source>declare an action</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>annoncer une action</translation>
    </message>
    <message>
        <source>run one square</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>courir d’une case</translation>
    </message>
    <message>
        <source>run two squares for a spent chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>courir de deux cases pour un jeton dépensé</translation>
    </message>
    <message>
        <source>step aside for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>faire un pas de côté gratuit</translation>
    </message>
    <message>
        <source>walk one square for free</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>marcher d’une case gratuitement</translation>
    </message>
    <message>
        <source>push a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>pousser un voisin</translation>
    </message>
    <message>
        <source>climb over a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>grimper par-dessus un voisin</translation>
    </message>
    <message>
        <source>challenge a neighbour</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>défier un voisin</translation>
    </message>
    <message>
        <source>push and follow</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>pousser et suivre</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>rester sur place</translation>
    </message>
    <message>
        <source>take a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>prendre un jeton</translation>
    </message>
    <message>
        <source>choose where the other lands</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>choisir où l’autre atterrit</translation>
    </message>
    <message>
        <source>take a chip back</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>reprendre un jeton</translation>
    </message>
    <message>
        <source>resist</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>résister</translation>
    </message>
    <message>
        <source>give way</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>céder</translation>
    </message>
    <message>
        <source>test a trait</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>mettre un trait à l’épreuve</translation>
    </message>
    <message>
        <source>give a chip to Fatigue</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>donner un jeton à la Fatigue</translation>
    </message>
    <message>
        <source>change the action for a chip</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>changer d’action pour un jeton</translation>
    </message>
    <message>
        <source>High up and away from the others is safest.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Le plus sûr est d’être en haut, loin des autres.</translation>
    </message>
    <message>
        <source>Scamper carries you up the belt, Mettle wins tests, and Friskiness lets you act first.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Le Galop te fait remonter le tapis, le Courage gagne les épreuves et la Vivacité te fait agir en premier.</translation>
    </message>
    <message>
        <source>Run in time, rest in time, and fight where it pays.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Cours à temps, repose-toi à temps et bats-toi là où cela rapporte.</translation>
    </message>
    <message>
        <source>Every square up the belt is time before the pit.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Chaque case vers le haut du tapis, c’est du temps gagné sur la fosse.</translation>
    </message>
    <message>
        <source>Whoever stays put has pushed nobody.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Qui reste sur place n’a poussé personne.</translation>
    </message>
    <message>
        <source>Resisting costs nothing: give way only where you want to be pushed.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Résister ne coûte rien : ne cède que là où tu veux être poussé.</translation>
    </message>
    <message>
        <source>A runner without Scamper cannot get away.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Sans Galop, un coureur ne peut pas s’échapper.</translation>
    </message>
    <message>
        <source>The nearer to the pit, the worse for whoever lands there.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Plus c’est près de la fosse, pire c’est pour qui y atterrit.</translation>
    </message>
    <message>
        <source>The trait with the most chips has the best odds.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Le trait qui a le plus de jetons a les meilleures chances.</translation>
    </message>
    <message>
        <source>Give away what you need least.</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>Donne ce dont tu as le moins besoin.</translation>
    </message>
    <message>
        <source>{scamper} Scamper, {mettle} Mettle, {friskiness} Friskiness</source>
        <extracomment>engine/run_hamster_run/action_words.py: WORDS</extracomment>
        <translation>{scamper} Galop, {mettle} Courage, {friskiness} Vivacité</translation>
    </message>
    <message>
        <source>{seats}: choose a chip that goes to Fatigue.</source>
        <extracomment>engine/run_hamster_run/chips.py: LoseChip</extracomment>
        <translation>{seats} : choisis un jeton qui va en Fatigue.</translation>
    </message>
    <message>
        <source>{seats}: from which trait does {target} lose a chip?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: TakeChip</extracomment>
        <translation>{seats} : dans quel trait {target} perd-il un jeton ?</translation>
    </message>
    <message>
        <source>{seats}: where does {target} land?</source>
        <extracomment>engine/run_hamster_run/deed_bite_throw.py: ChooseLanding</extracomment>
        <translation>{seats} : où {target} retombe-t-il ?</translation>
    </message>
    <message>
        <source>{seats}: push {target} one square and follow, or stay put?</source>
        <extracomment>engine/run_hamster_run/deed_run.py: EnterSquare</extracomment>
        <translation>{seats} : pousser {target} d’une case et suivre, ou rester sur place ?</translation>
    </message>
    <message>
        <source>{seats}: carry out your action.</source>
        <extracomment>engine/run_hamster_run/deeds.py: Act</extracomment>
        <translation>{seats} : effectue ton action.</translation>
    </message>
    <message>
        <source>{seat} comes out of the HAT.</source>
        <extracomment>engine/run_hamster_run/events.py: Drew</extracomment>
        <translation>{seat} sort du CHAPEAU.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} monte sur le tapis.</translation>
    </message>
    <message>
        <source>{seat} steps onto the belt: strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Placed</extracomment>
        <translation>{seat} monte sur le tapis : bande {strip}, couloir {lane}.</translation>
    </message>
    <message>
        <source>{seat} has no pluck left and has passed out.</source>
        <extracomment>engine/run_hamster_run/events.py: PassedOut</extracomment>
        <translation>{seat} n’a plus de cran et s’évanouit.</translation>
    </message>
    <message>
        <source>{seat}: Scamper {scamper}, Mettle {mettle}, Friskiness {friskiness}.</source>
        <extracomment>engine/run_hamster_run/events.py: Allocated</extracomment>
        <translation>{seat} : Galop {scamper}, Courage {mettle}, Vivacité {friskiness}.</translation>
    </message>
    <message>
        <source>Initiative, highest first: {order}.</source>
        <extracomment>engine/run_hamster_run/events.py: InitiativeSet</extracomment>
        <translation>Initiative, de la plus haute à la plus basse : {order}.</translation>
    </message>
    <message>
        <source>The belt gets faster: Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/events.py: SpeedRose</extracomment>
        <translation>Le tapis accélère : Vitesse {speed}.</translation>
    </message>
    <message>
        <source>{seat} declares: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Declared</extracomment>
        <translation>{seat} annonce : {deed}.</translation>
    </message>
    <message>
        <source>{seat} pays a {trait} chip and changes from {declared} to {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Changed</extracomment>
        <translation>{seat} paie un jeton {trait} et passe de {declared} à {deed}.</translation>
    </message>
    <message>
        <source>{seat}'s turn: {deed}.</source>
        <extracomment>engine/run_hamster_run/events.py: Began</extracomment>
        <translation>À {seat} de jouer : {deed}.</translation>
    </message>
    <message>
        <source>{seat} moves.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} se déplace.</translation>
    </message>
    <message>
        <source>{seat} moves to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Moved</extracomment>
        <translation>{seat} va sur la bande {strip}, couloir {lane}.</translation>
    </message>
    <message>
        <source>{seat} falls into the alligator pit.</source>
        <extracomment>engine/run_hamster_run/events.py: Fell</extracomment>
        <translation>{seat} tombe dans la fosse aux alligators.</translation>
    </message>
    <message>
        <source>{seat} challenges {target}: Mettle {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/events.py: Challenged</extracomment>
        <translation>{seat} défie {target} : Courage {chips} contre {against}.</translation>
    </message>
    <message>
        <source>{seat} does not resist.</source>
        <extracomment>engine/run_hamster_run/events.py: Yielded</extracomment>
        <translation>{seat} ne résiste pas.</translation>
    </message>
    <message>
        <source>{seat} resists.</source>
        <extracomment>engine/run_hamster_run/events.py: Resisted</extracomment>
        <translation>{seat} résiste.</translation>
    </message>
    <message>
        <source>{seat} wins the test against {loser}.</source>
        <extracomment>engine/run_hamster_run/events.py: TestWon</extracomment>
        <translation>{seat} gagne l’épreuve contre {loser}.</translation>
    </message>
    <message>
        <source>{seat} bites {target}, who loses a {trait} chip.</source>
        <extracomment>engine/run_hamster_run/events.py: Bitten</extracomment>
        <translation>{seat} mord {target}, qui perd un jeton {trait}.</translation>
    </message>
    <message>
        <source>{seat} pushes {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} pousse {target}.</translation>
    </message>
    <message>
        <source>{seat} pushes {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Pushed</extracomment>
        <translation>{seat} pousse {target} sur la bande {strip}, couloir {lane}.</translation>
    </message>
    <message>
        <source>{seat} stays put, and so does {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: StoodOut</extracomment>
        <translation>{seat} reste sur place, et {target} aussi.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} escalade {target}.</translation>
    </message>
    <message>
        <source>{seat} climbs over {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Climbed</extracomment>
        <translation>{seat} escalade {target} jusqu’à la bande {strip}, couloir {lane}.</translation>
    </message>
    <message>
        <source>{seat} throws {target}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} lance {target}.</translation>
    </message>
    <message>
        <source>{seat} throws {target} to strip {strip}, lane {lane}.</source>
        <extracomment>engine/run_hamster_run/events.py: Thrown</extracomment>
        <translation>{seat} lance {target} sur la bande {strip}, couloir {lane}.</translation>
    </message>
    <message>
        <source>{seat} rests.</source>
        <extracomment>engine/run_hamster_run/events.py: Rested</extracomment>
        <translation>{seat} se repose.</translation>
    </message>
    <message>
        <source>{seat} is done.</source>
        <extracomment>engine/run_hamster_run/events.py: Stopped</extracomment>
        <translation>{seat} a fini.</translation>
    </message>
    <message>
        <source>The belt rolls {strips} strips.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Le tapis avance de {strips} bandes.</translation>
    </message>
    <message>
        <source>The belt rolls one strip.</source>
        <extracomment>engine/run_hamster_run/events.py: BeltMoved</extracomment>
        <translation>Le tapis avance d’une bande.</translation>
    </message>
    <message>
        <source>The star strip drops off: Speed {speed} from the next round on.</source>
        <extracomment>engine/run_hamster_run/events.py: StarPassed</extracomment>
        <translation>La bande à étoile bascule : Vitesse {speed} à partir de la prochaine manche.</translation>
    </message>
    <message>
        <source>Another alligator slips into the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorCame</extracomment>
        <translation>Un alligator de plus se glisse dans la fosse : {alligators}.</translation>
    </message>
    <message>
        <source>An alligator leaves the pit: {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorLeft</extracomment>
        <translation>Un alligator quitte la fosse : {alligators}.</translation>
    </message>
    <message>
        <source>{seat} faces the alligators with {trait}: {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/events.py: Staked</extracomment>
        <translation>{seat} affronte les alligators avec {trait} : {chips} contre {alligators}.</translation>
    </message>
    <message>
        <source>{seat} gets away.</source>
        <extracomment>engine/run_hamster_run/events.py: Escaped</extracomment>
        <translation>{seat} s’en sort.</translation>
    </message>
    <message>
        <source>Chomp! Chips lost by {seat}: {chips}.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Croc ! Jetons perdus par {seat} : {chips}.</translation>
    </message>
    <message>
        <source>Chomp! {seat} has no chip left to lose.</source>
        <extracomment>engine/run_hamster_run/events.py: Chomped</extracomment>
        <translation>Croc ! {seat} n’a plus de jeton à perdre.</translation>
    </message>
    <message>
        <source>{seat} moves a {trait} chip to Fatigue.</source>
        <extracomment>engine/run_hamster_run/events.py: Tired</extracomment>
        <translation>{seat} met un jeton {trait} en Fatigue.</translation>
    </message>
    <message>
        <source>{seat} has been eaten.</source>
        <extracomment>engine/run_hamster_run/events.py: Eaten</extracomment>
        <translation>Les alligators ont dévoré {seat}.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in play: {left}.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>La manche {round} est finie. Encore en jeu : {left}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <extracomment>engine/run_hamster_run/events.py: Tallied</extracomment>
        <translation>La manche {round} est finie.</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play and wins.</source>
        <extracomment>engine/run_hamster_run/events.py: Won</extracomment>
        <translation>{seat} est le dernier hamster en jeu et gagne.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win the game.</source>
        <extracomment>engine/run_hamster_run/events.py: AlligatorsWon</extracomment>
        <translation>Il ne reste plus aucun hamster. Les alligators gagnent la partie.</translation>
    </message>
    <message>
        <source>{seats}: resist {initiator}?</source>
        <extracomment>engine/run_hamster_run/hat.py: AnswerTest</extracomment>
        <translation>{seats} : résister à {initiator} ?</translation>
    </message>
    <message>
        <source>Greatest upset in the HAT</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>La plus grande surprise du CHAPEAU</translation>
    </message>
    <message numerus="yes">
        <source>%n % against it</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n % contre</numerusform>
            <numerusform>%n % contre</numerusform>
        </translation>
    </message>
    <message>
        <source>Narrowest escape</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Évasion de justesse</translation>
    </message>
    <message>
        <source>Longest push</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>La plus longue poussée</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Most bites</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>Le plus de morsures</translation>
    </message>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <extracomment>engine/run_hamster_run/highlights.py: FEATS</extracomment>
        <translation>
            <numerusform>%n morsure</numerusform>
            <numerusform>%n morsures</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} beat {loser} in the HAT with {chips} against {against}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: Upset</extracomment>
        <translation>{seat} a battu {loser} au CHAPEAU avec {chips} contre {against}.</translation>
    </message>
    <message>
        <source>The HAT could not have been closer: {chips} to {chips}, and {seat} beat {loser}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: EvenTestWon</extracomment>
        <translation>Une épreuve on ne peut plus serrée au CHAPEAU : {chips} contre {chips}, et {seat} a battu {loser}.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators with {chips} against {alligators}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: NarrowEscape</extracomment>
        <translation>{seat} a échappé aux alligators avec {chips} contre {alligators}.</translation>
    </message>
    <message>
        <source>{seat} got away from the alligators {escapes} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: OftenEscaped</extracomment>
        <translation>{seat} a échappé {escapes} fois aux alligators.</translation>
    </message>
    <message>
        <source>{seat} pushed others {squares} squares in one turn.</source>
        <extracomment>engine/run_hamster_run/highlights.py: LongPush</extracomment>
        <translation>{seat} a poussé les autres de {squares} cases en un seul tour.</translation>
    </message>
    <message>
        <source>Nobody bit as often as {seat}: {bites} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostBites</extracomment>
        <translation>{seat} a mordu plus souvent que tous les autres : {bites} fois.</translation>
    </message>
    <message>
        <source>Nobody rested as often as {seat}: {rests} times.</source>
        <extracomment>engine/run_hamster_run/highlights.py: MostRests</extracomment>
        <translation>{seat} a pris plus de repos que tous les autres : {rests} fois.</translation>
    </message>
    <message>
        <source>{seat} threw {target} to the alligators.</source>
        <extracomment>engine/run_hamster_run/highlights.py: ThrownIn</extracomment>
        <translation>{seat} a lancé {target} aux alligators.</translation>
    </message>
    <message>
        <source>{seat} pushed {target} into the pit.</source>
        <extracomment>engine/run_hamster_run/highlights.py: PushedIn</extracomment>
        <translation>{seat} a poussé {target} dans la fosse.</translation>
    </message>
    <message>
        <source>In round {round} the alligators ate {hamsters} hamsters.</source>
        <extracomment>engine/run_hamster_run/highlights.py: HungryRound</extracomment>
        <translation>Dans la manche {round}, les alligators ont dévoré {hamsters} hamsters.</translation>
    </message>
    <message>
        <source>{seat} was the first to be eaten, in round {round}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FirstEaten</extracomment>
        <translation>Les alligators ont dévoré {seat} avant tous les autres, à la manche {round}.</translation>
    </message>
    <message>
        <source>The belt reached Speed {speed}.</source>
        <extracomment>engine/run_hamster_run/highlights.py: FastBelt</extracomment>
        <translation>Le tapis a atteint la Vitesse {speed}.</translation>
    </message>
    <message>
        <source>{seats}: which trait faces the alligators?</source>
        <extracomment>engine/run_hamster_run/pit.py: StakeTrait</extracomment>
        <translation>{seats} : quel trait affronte les alligators ?</translation>
    </message>
    <message>
        <source>a round is about to begin</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>une manche va commencer</translation>
    </message>
    <message>
        <source>a hamster is about to declare</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>un hamster va annoncer</translation>
    </message>
    <message>
        <source>a hamster is about to carry out its action</source>
        <extracomment>engine/run_hamster_run/position.py: MOMENTS</extracomment>
        <translation>un hamster va exécuter son action</translation>
    </message>
    <message>
        <source>on the belt</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES</extracomment>
        <translation>sur le tapis</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _place
features/printing/run_hamster_run/sheets.py: _declared</extracomment>
        <translation>dans la fosse</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>engine/run_hamster_run/position.py: PLACES
features/printing/run_hamster_run/setup_sheet.py: _hamster
features/printing/run_hamster_run/sheets.py: _note</extracomment>
        <translation>dévoré</translation>
    </message>
    <message>
        <source>It is the moment when</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>C’est le moment où</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>engine/run_hamster_run/position.py: fields
features/printing/run_hamster_run/sheets.py: _data_page
features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Star strip</source>
        <extracomment>engine/run_hamster_run/position.py: fields</extracomment>
        <translation>Bande à étoile</translation>
    </message>
    <message>
        <source>Strip</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Lane</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Eaten in round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Dévoré à la manche</translation>
    </message>
    <message>
        <source>Scamper face down</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Galop face cachée</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of
features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>not declared yet</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>pas encore annoncée</translation>
    </message>
    <message>
        <source>Passed out before the round</source>
        <extracomment>engine/run_hamster_run/position.py: _fields_of</extracomment>
        <translation>Évanoui avant la manche</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt carries the hamster from strip {strip} to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: UP</extracomment>
        <translation>À la Vitesse {speed}, le tapis mène le hamster de la bande {strip} à la bande {left}.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt still carries the hamster off from strip {strip}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: DOWN</extracomment>
        <translation>À la Vitesse {speed}, le tapis emporte quand même le hamster de la bande {strip}.</translation>
    </message>
    <message>
        <source>{own} Mettle against {against}: good odds against {target_seat}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: ODDS</extracomment>
        <translation>{own} de Courage contre {against} : de bonnes chances contre {target_seat}.</translation>
    </message>
    <message>
        <source>A fight with {target_seat}, with {own} Mettle against {against}: the odds are not good.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONG_ODDS</extracomment>
        <translation>Un combat contre {target_seat}, avec {own} de Courage contre {against} : les chances ne sont pas bonnes.</translation>
    </message>
    <message>
        <source>In the pit only one trait is tested against the alligators, so all chips go into one.</source>
        <extracomment>engine/run_hamster_run/reasons.py: IN_PIT</extracomment>
        <translation>Dans la fosse, un seul trait est testé contre les alligators : tous les jetons vont donc sur un seul.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt then carries it to strip {left}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_UP</extracomment>
        <translation>Rien qu’en retournant des jetons, le hamster court jusqu’à la bande {strip}, si personne ne gêne ; à la Vitesse {speed}, le tapis le mène ensuite à la bande {left}.</translation>
    </message>
    <message>
        <source>By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt takes it from there.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RUN_DOWN</extracomment>
        <translation>Rien qu’en retournant des jetons, le hamster court jusqu’à la bande {strip}, si personne ne gêne ; à la Vitesse {speed}, le tapis l’emporte de là.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt does not take a hamster on strip {strip}: there is time to rest.</source>
        <extracomment>engine/run_hamster_run/reasons.py: RESTED</extracomment>
        <translation>À la Vitesse {speed}, le tapis n’emporte pas un hamster de la bande {strip} : il a le temps de se reposer.</translation>
    </message>
    <message>
        <source>At Speed {speed} the belt takes a hamster on strip {strip}, and no Run with {scamper} Scamper gets away.</source>
        <extracomment>engine/run_hamster_run/reasons.py: TIRED</extracomment>
        <translation>À la Vitesse {speed}, le tapis emporte un hamster de la bande {strip}, et aucune course avec {scamper} Galop n’y échappe.</translation>
    </message>
    <message>
        <source>Strips from there to the pit: {strip}; neighbours there: {near}.</source>
        <extracomment>engine/run_hamster_run/reasons.py: LONELY</extracomment>
        <translation>Bandes de là jusqu’à la fosse : {strip} ; voisins à cet endroit : {near}.</translation>
    </message>
    <message>
        <source>That chip is not in the HAT.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-the-hat</extracomment>
        <translation>Ce jeton n’est pas dans le CHAPEAU.</translation>
    </message>
    <message>
        <source>There is no such square on the belt.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-on-the-belt</extracomment>
        <translation>Cette case n’existe pas sur le tapis.</translation>
    </message>
    <message>
        <source>Hamsters start on the five strips from the pit to the star strip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.beyond-the-star</extracomment>
        <translation>Les hamsters partent des cinq bandes qui vont de la fosse à la bande à étoile.</translation>
    </message>
    <message>
        <source>{seat} stands there.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.occupied</extracomment>
        <translation>{seat} occupe cette case.</translation>
    </message>
    <message>
        <source>A trait cannot hold fewer than no chips.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.less-than-none</extracomment>
        <translation>Un trait ne peut pas avoir moins de zéro jeton.</translation>
    </message>
    <message>
        <source>All your pluck goes into the traits: {left} to place.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.chips-left</extracomment>
        <translation>Tout ton cran va dans les traits : encore {left} à placer.</translation>
    </message>
    <message>
        <source>You do not have that much pluck: {over} too many.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-many-chips</extracomment>
        <translation>Tu n’as pas autant de cran : {over} de trop.</translation>
    </message>
    <message>
        <source>{seat} has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.asleep</extracomment>
        <translation>{seat} a perdu connaissance et ne peut que se reposer.</translation>
    </message>
    <message>
        <source>{seat} has no {trait} chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-chip-there</extracomment>
        <translation>{seat} n’a pas de jeton {trait}.</translation>
    </message>
    <message>
        <source>The declared action is {deed}. Changing it costs a chip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.another-deed</extracomment>
        <translation>L’action annoncée est {deed}. En changer coûte un jeton.</translation>
    </message>
    <message>
        <source>The action has begun; it can only be changed before its first part.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.begun</extracomment>
        <translation>L’action a commencé ; on ne peut en changer qu’avant sa première partie.</translation>
    </message>
    <message>
        <source>The action has already been changed once this round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.changed-already</extracomment>
        <translation>L’action a déjà été changée une fois dans cette manche.</translation>
    </message>
    <message>
        <source>A change costs a chip, and none is left.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-pay</extracomment>
        <translation>Changer coûte un jeton, et il n’en reste aucun.</translation>
    </message>
    <message>
        <source>That is the declared action already.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.same-deed</extracomment>
        <translation>C’est déjà l’action annoncée.</translation>
    </message>
    <message>
        <source>The free square has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.walked</extracomment>
        <translation>La case gratuite a déjà servi.</translation>
    </message>
    <message>
        <source>One challenge a round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.challenged</extracomment>
        <translation>Un seul défi par manche.</translation>
    </message>
    <message>
        <source>That is not next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-adjacent</extracomment>
        <translation>Ce n’est pas à côté de ton hamster.</translation>
    </message>
    <message>
        <source>{seat} does not stand next to your hamster.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-next-to</extracomment>
        <translation>{seat} n’est pas à côté de ton hamster.</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-in-play</extracomment>
        <translation>{seat} n’est plus en jeu.</translation>
    </message>
    <message>
        <source>Between the pit and the belt nobody can be reached.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.pit-and-belt</extracomment>
        <translation>Entre la fosse et le tapis, on ne peut atteindre personne.</translation>
    </message>
    <message>
        <source>There is no way out of the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-way-out</extracomment>
        <translation>On ne peut pas sortir de la fosse.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-in-the-pit</extracomment>
        <translation>Dans la fosse, tu peux seulement mordre ou te reposer.</translation>
    </message>
    <message>
        <source>A test of Mettle needs a Mettle chip of your own.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-mettle</extracomment>
        <translation>Pour une épreuve de Courage, il te faut un jeton Courage à toi.</translation>
    </message>
    <message>
        <source>With one Mettle chip nobody can be thrown: the reach is half the Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-range</extracomment>
        <translation>Avec un seul jeton Courage, on ne peut lancer personne : la portée est la moitié du Courage.</translation>
    </message>
    <message>
        <source>Nobody is thrown off the board.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.off-the-board</extracomment>
        <translation>On ne lance personne hors du plateau.</translation>
    </message>
    <message>
        <source>The throw reaches {squares} squares: half the thrower's Mettle.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-far</extracomment>
        <translation>La portée du lancer est de {squares} cases : la moitié du Courage de celui qui lance.</translation>
    </message>
    <message>
        <source>That takes {needed} Scamper chips face up; there are {face_up}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.too-few-face-up</extracomment>
        <translation>Il faut pour cela {needed} jetons Galop face visible ; il y en a {face_up}.</translation>
    </message>
    <message>
        <source>The free step to the side has been used.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.sidestepped</extracomment>
        <translation>Le pas de côté gratuit a déjà servi.</translation>
    </message>
    <message>
        <source>The free step goes to the left or the right only.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-beside</extracomment>
        <translation>Le pas gratuit ne va que vers la gauche ou vers la droite.</translation>
    </message>
    <message>
        <source>{seat} stands against the wall. Nobody is pushed off the sides or the top.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.against-the-wall</extracomment>
        <translation>{seat} est contre le mur. On ne pousse personne par-dessus les côtés ni par-dessus le haut.</translation>
    </message>
    <message>
        <source>{other_seat} stands behind {seat}. Nobody is pushed into an occupied square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-room-behind</extracomment>
        <translation>{other_seat} est derrière {seat}. On ne pousse personne sur une case occupée.</translation>
    </message>
    <message>
        <source>A climb costs three flips, or a spent chip and a flip.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-such-price</extracomment>
        <translation>Escalader coûte trois jetons retournés, ou un jeton dépensé et un retourné.</translation>
    </message>
    <message>
        <source>A climb ends on the belt, not in the pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-into-the-pit</extracomment>
        <translation>Une escalade finit sur le tapis, pas dans la fosse.</translation>
    </message>
    <message>
        <source>A climb ends next to {seat}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.not-behind</extracomment>
        <translation>En escaladant {seat}, on finit sur une case voisine.</translation>
    </message>
    <message>
        <source>A climb does not end where it began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.back-again</extracomment>
        <translation>Une escalade ne finit pas là où elle a commencé.</translation>
    </message>
    <message>
        <source>A resting hamster takes a chip back from Fatigue; choose its trait.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.take-the-chip</extracomment>
        <translation>Un hamster qui se repose reprend un jeton de sa Fatigue ; choisis son trait.</translation>
    </message>
    <message>
        <source>Nobody recovers in the alligator pit.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.no-rest-in-the-pit</extracomment>
        <translation>Personne ne récupère dans la fosse aux alligators.</translation>
    </message>
    <message>
        <source>There is no chip to take back from Fatigue.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.nothing-to-recover</extracomment>
        <translation>Il n’y a aucun jeton à reprendre en Fatigue.</translation>
    </message>
    <message>
        <source>Fewer than two hamsters are in play: the game is over.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-game-over</extracomment>
        <translation>Moins de deux hamsters sont en jeu : la partie est terminée.</translation>
    </message>
    <message>
        <source>{seat} can only have been eaten in an earlier round.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-eaten-later</extracomment>
        <translation>Les alligators n’ont pu dévorer {seat} que lors d’une manche précédente.</translation>
    </message>
    <message>
        <source>{seat} and {other_seat} stand on the same square.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-same-square</extracomment>
        <translation>{seat} et {other_seat} sont sur la même case.</translation>
    </message>
    <message>
        <source>The belt has moved since {seat} did: it cannot stand above strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-above</extracomment>
        <translation>{seat} a bougé avant le tapis : pas plus haut que la bande {strip}.</translation>
    </message>
    <message>
        <source>{seat} cannot be in the pit yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-fallen-early</extracomment>
        <translation>{seat} ne peut pas encore être dans la fosse : personne n’a agi.</translation>
    </message>
    <message>
        <source>{seat} has {chips} chips, those in Fatigue counted; every hamster has seven.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-pluck</extracomment>
        <translation>{seat} a {chips} jetons, Fatigue comprise ; chaque hamster en a sept.</translation>
    </message>
    <message>
        <source>{seat} cannot be tired yet: nobody has acted.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-tired-early</extracomment>
        <translation>Pas encore de fatigue pour {seat} : personne n’a agi.</translation>
    </message>
    <message>
        <source>{seat} has fewer chips in Scamper than lie face down.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down</extracomment>
        <translation>{seat} a moins de jetons dans Galop qu’il n’y en a face cachée.</translation>
    </message>
    <message>
        <source>Chips of {seat} lie face down only after its Run.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-down-early</extracomment>
        <translation>Chez {seat}, il n’y a de jetons face cachée qu’après une action Courir.</translation>
    </message>
    <message>
        <source>In round {round} the belt cannot have Speed {speed} while the star strip is strip {strip}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-speed</extracomment>
        <translation>À la manche {round}, le tapis ne peut pas avoir Vitesse {speed} avec la bande à étoile en {strip}.</translation>
    </message>
    <message>
        <source>In round {round} there are {most} alligators at most.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-alligators</extracomment>
        <translation>À la manche {round}, il y a au plus {most} alligators.</translation>
    </message>
    <message>
        <source>No hamster has fallen in yet, so there is one alligator.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-one-alligator</extracomment>
        <translation>Aucun hamster n’est encore tombé, il y a donc un seul alligator.</translation>
    </message>
    <message>
        <source>Every hamster in play has a number of its own, from 1 to {most}.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-initiative</extracomment>
        <translation>Chaque hamster en jeu a son propre numéro, de 1 à {most}.</translation>
    </message>
    <message>
        <source>{seat} has Friskiness and comes before {other_seat}, who has none.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-friskiness</extracomment>
        <translation>{seat} a de la Vivacité et passe avant {other_seat}, qui n’en a pas.</translation>
    </message>
    <message>
        <source>{seat} cannot have declared yet: a lower initiative comes first.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-declared-early</extracomment>
        <translation>{seat} ne peut pas encore avoir annoncé : une initiative plus basse passe d’abord.</translation>
    </message>
    <message>
        <source>{seat} has declared its action by now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-undeclared</extracomment>
        <translation>{seat} a déjà annoncé son action.</translation>
    </message>
    <message>
        <source>{seat} had passed out and cannot have so many chips now.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-asleep</extracomment>
        <translation>{seat} avait perdu connaissance et ne peut pas avoir autant de jetons maintenant.</translation>
    </message>
    <message>
        <source>{seat} has no chips, so it had passed out when the round began.</source>
        <extracomment>engine/run_hamster_run/refusals.py: REFUSALS.entered-awake</extracomment>
        <translation>{seat} n’a pas de jetons et avait donc perdu connaissance au début de la manche.</translation>
    </message>
    <message>
        <source>{seats}: allocate your pluck to Scamper, Mettle and Friskiness.</source>
        <extracomment>engine/run_hamster_run/round.py: AllocatePluck</extracomment>
        <translation>{seats} : répartir le cran entre Galop, Courage et Vivacité.</translation>
    </message>
    <message>
        <source>{seats}: choose an action: Bite, Run, Throw or Rest.</source>
        <extracomment>engine/run_hamster_run/round.py: DeclareDeed</extracomment>
        <translation>{seats} : choisis une action : Mordre, Courir, Lancer ou Se reposer.</translation>
    </message>
    <message>
        <source>Two to five hamsters run on a conveyor belt that never stops. At its end is a pit with hungry alligators.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Deux à cinq hamsters courent sur un tapis roulant qui ne s’arrête jamais. Au bout, il y a une fosse pleine d’alligators affamés.</translation>
    </message>
    <message>
        <source>The last hamster left in play wins. If none is left, the alligators have won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Le dernier hamster en jeu gagne. S’il n’en reste aucun, ce sont les alligators qui ont gagné.</translation>
    </message>
    <message>
        <source>Pluck chips are all a hamster has: strength, toughness, wits. Whoever strives gets tired, and whoever rests is carried towards the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM</extracomment>
        <translation>Un hamster n’a que ses jetons Cran : ils sont sa force, sa résistance et sa ruse. Qui se démène se fatigue, et qui se repose est emporté vers la fosse.</translation>
    </message>
    <message>
        <source>Two to five hamsters can play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-4</extracomment>
        <translation>On joue de deux à cinq hamsters.</translation>
    </message>
    <message>
        <source>There are always enough alligator and Speed chips.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: AIM.RR-3</extracomment>
        <translation>Il y a toujours assez de jetons Alligator et Vitesse.</translation>
    </message>
    <message>
        <source>The belt is ten strips long and five lanes wide. Strip 1 lies next to the pit, strip 10 is the top. The star strip, the one with asterisks, begins as the fifth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Le tapis a dix bandes de long et cinq couloirs de large. La bande 1 longe la fosse, la bande 10 est tout en haut. La bande à étoile, celle aux astérisques, commence en cinquième.</translation>
    </message>
    <message>
        <source>Every hamster has seven pluck chips. One alligator waits in the pit, and the Speed pool holds one chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Chaque hamster a sept jetons Cran. Un alligator attend dans la fosse, et la réserve de vitesse contient un jeton.</translation>
    </message>
    <message>
        <source>A chip of everybody goes into the HAT. Whoever is drawn puts a hamster on the belt, no higher than the star strip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP</extracomment>
        <translation>Un jeton de chacun va dans le CHAPEAU. Celui dont le jeton est tiré place son hamster sur le tapis, pas plus haut que la bande à étoile.</translation>
    </message>
    <message>
        <source>Hamsters start on the strips 1 to 5, one to a square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-1</extracomment>
        <translation>Les hamsters partent des bandes 1 à 5, un seul par case.</translation>
    </message>
    <message>
        <source>Each hamster is placed as soon as it is drawn. The eighth chip of the box is a spare and never in play.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-2</extracomment>
        <translation>Chaque hamster est placé dès qu’il est tiré. Le huitième jeton de la boîte est en réserve et n’est jamais en jeu.</translation>
    </message>
    <message>
        <source>Squares touch along their sides: up, down, left, right. At set-up the table may choose that corners count too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-5</extracomment>
        <translation>Les cases se touchent par leurs côtés : haut, bas, gauche, droite. À la mise en place, la table peut décider que les coins comptent aussi.</translation>
    </message>
    <message>
        <source>Strip 1 is next to the pit. Hamsters may also move down, even into the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: SETTING_UP.RR-6</extracomment>
        <translation>La bande 1 est à côté de la fosse. Les hamsters peuvent aussi descendre, et même entrer dans la fosse.</translation>
    </message>
    <message>
        <source>1 Allocate pluck</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>1 Répartir le cran</translation>
    </message>
    <message>
        <source>In secret, split all your pluck over the three traits. When everybody has done so, the splits are shown together.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>En secret, répartis tout ton cran entre les trois traits. Quand tout le monde a fini, on montre toutes les répartitions ensemble.</translation>
    </message>
    <message>
        <source>- Scamper: how far you get in a Run.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Galop : jusqu’où tu vas avec Courir.</translation>
    </message>
    <message>
        <source>- Mettle: how well you push, bite, throw, and stand up to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Courage : ta force pour pousser, mordre, lancer, et pour y résister.</translation>
    </message>
    <message>
        <source>- Friskiness: how likely you are to have the higher initiative.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1</extracomment>
        <translation>- Vivacité : tes chances d’avoir la meilleure initiative.</translation>
    </message>
    <message>
        <source>All pluck that is not in Fatigue is split anew every round. A trait may get nothing, but no chip stays behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-7</extracomment>
        <translation>Tout le cran qui n’est pas en Fatigue est réparti de nouveau à chaque manche. Un trait peut ne rien recevoir, mais aucun jeton ne reste de côté.</translation>
    </message>
    <message>
        <source>Only the split is secret, and only until all have made theirs. Fatigue is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_1.RR-53</extracomment>
        <translation>Seule la répartition est secrète, et seulement jusqu’à ce que tous aient fini. La Fatigue est visible de tous.</translation>
    </message>
    <message>
        <source>2 Initiative</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>2 Initiative</translation>
    </message>
    <message>
        <source>All Friskiness chips go into the HAT. The first hamster drawn has the highest initiative and takes its chips back, then the next one is drawn, until the HAT is empty.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Tous les jetons Vivacité vont dans le CHAPEAU. Le premier hamster tiré a la plus haute initiative et reprend ses jetons, puis on tire le suivant, jusqu’à ce que le CHAPEAU soit vide.</translation>
    </message>
    <message>
        <source>If nobody has put a chip in, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2</extracomment>
        <translation>Si personne n’y a mis de jeton, le tapis accélère d’un jeton.</translation>
    </message>
    <message>
        <source>Hamsters in the pit take part. A hamster that has passed out has no chips to put in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-8</extracomment>
        <translation>Les hamsters dans la fosse participent. Un hamster évanoui n’a pas de jetons à y mettre.</translation>
    </message>
    <message>
        <source>Whoever has no Friskiness chip comes after all the others; several of them in an order drawn evenly.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-9</extracomment>
        <translation>Qui n’a aucun jeton Vivacité passe après tous les autres ; s’ils sont plusieurs, leur ordre est tiré au sort, à chances égales.</translation>
    </message>
    <message>
        <source>"Nobody" means every hamster in play, those in the pit too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-10</extracomment>
        <translation>« Personne » veut dire : aucun hamster en jeu, y compris ceux dans la fosse.</translation>
    </message>
    <message>
        <source>Every chip in the HAT is as likely as every other, so more chips are drawn sooner.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_2.RR-54</extracomment>
        <translation>Chaque jeton du CHAPEAU a autant de chances que les autres : plus on en a, plus vite on sort.</translation>
    </message>
    <message>
        <source>3 Declare</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>3 Annoncer</translation>
    </message>
    <message>
        <source>From the lowest initiative to the highest, everybody says which action it will be: Bite, Run, Throw or Rest. All its chips turn face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>De la plus basse initiative à la plus haute, chacun dit quelle sera son action : Mordre, Courir, Lancer ou Se reposer. Tous ses jetons se retournent face visible.</translation>
    </message>
    <message>
        <source>If everybody declares a Rest, the belt gets a chip faster.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3</extracomment>
        <translation>Si tout le monde annonce Se reposer, le tapis accélère d’un jeton.</translation>
    </message>
    <message>
        <source>Actions are declared in the open, the lowest initiative first. Against whom is not said yet.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-11</extracomment>
        <translation>Les actions sont annoncées devant tous, la plus basse initiative d’abord. On ne dit pas encore contre qui.</translation>
    </message>
    <message>
        <source>What counts is what was declared, forced Rests and hamsters in the pit included. The belt may become faster twice in one round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-12</extracomment>
        <translation>C’est l’annonce qui compte, repos forcés et hamsters dans la fosse compris. Le tapis peut accélérer deux fois dans la même manche.</translation>
    </message>
    <message>
        <source>Chips turn face up as their hamster declares. In tests before its turn all its chips count.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-13</extracomment>
        <translation>Les jetons se retournent face visible quand leur hamster annonce. Dans les épreuves avant son tour, tous ses jetons comptent.</translation>
    </message>
    <message>
        <source>Every action can be declared, whether it will be of use or not. Only a hamster that has passed out must rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_3.RR-61</extracomment>
        <translation>On peut annoncer n’importe quelle action, qu’elle serve ou non. Seul un hamster évanoui est obligé de se reposer.</translation>
    </message>
    <message>
        <source>4 Resolve</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>4 Agir</translation>
    </message>
    <message>
        <source>From the highest initiative to the lowest, everybody carries the action out.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>De la plus haute initiative à la plus basse, chacun effectue son action.</translation>
    </message>
    <message>
        <source>You may do something else than declared if you first move a chip of your choice to Fatigue. Another target is not another action and costs nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Tu peux faire autre chose que ce que tu as annoncé si tu mets d’abord en Fatigue un jeton de ton choix. Changer de cible n’est pas changer d’action et ne coûte rien.</translation>
    </message>
    <message>
        <source>The sides and the top of the belt are walls. Whoever gets onto the pit strip has fallen in and does not come out again.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4</extracomment>
        <translation>Les côtés et le haut du tapis sont des murs. Qui arrive sur la bande de la fosse y est tombé et n’en ressort pas.</translation>
    </message>
    <message>
        <source>To change, pay a chip of any trait first. Without a chip there is no change, and there is only one a round. Paying the last chip is allowed.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-14</extracomment>
        <translation>Pour changer, paie d’abord un jeton de n’importe quel trait. Sans jeton, pas de changement, et il n’y en a qu’un par manche. On peut payer avec son dernier jeton.</translation>
    </message>
    <message>
        <source>You may do nothing. It still counts as your action when fatigue is checked.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-15</extracomment>
        <translation>Tu peux ne rien faire. Cela compte quand même comme ton action au moment de la fatigue.</translation>
    </message>
    <message>
        <source>A hamster that has fallen in before its turn keeps its action; changing it costs a chip as always.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-39</extracomment>
        <translation>Un hamster tombé dans la fosse avant son tour garde son action ; en changer coûte un jeton, comme toujours.</translation>
    </message>
    <message>
        <source>A hamster that has lost all chips in mid-round still has its turn. Passing out is checked when the next round begins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-49</extracomment>
        <translation>Un hamster qui a perdu tous ses jetons au milieu d’une manche joue quand même son tour. On ne vérifie qui est évanoui qu’au début de la manche suivante.</translation>
    </message>
    <message>
        <source>An action can be changed until its first part is done, not later.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-60</extracomment>
        <translation>On peut changer d’action jusqu’à ce que sa première partie soit faite, pas après.</translation>
    </message>
    <message>
        <source>What comes to nothing is not offered: the table refuses it and says why, and no chip is wasted.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_4.RR-67</extracomment>
        <translation>Ce qui ne mène à rien n’est pas proposé : la table le refuse et dit pourquoi, et aucun jeton n’est gaspillé.</translation>
    </message>
    <message>
        <source>Bite</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/state.py: DEED_NAMES.bite</extracomment>
        <translation>Mordre</translation>
    </message>
    <message>
        <source>You may move one square, for nothing.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE
engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Tu peux te déplacer d’une case, gratuitement.</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, it loses a chip to Fatigue, and you say of which trait.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE</extracomment>
        <translation>Tu peux défier un voisin à une épreuve de Courage. Si tu gagnes, il perd un jeton, qui va en Fatigue, et tu dis de quel trait.</translation>
    </message>
    <message>
        <source>In a Bite or a Throw the square may come before or after the challenge; each once.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-16</extracomment>
        <translation>Avec Mordre ou Lancer, la case peut venir avant ou après le défi ; une seule fois chacun.</translation>
    </message>
    <message>
        <source>That square must be free, or the pit. It costs no chip, and nobody is pushed by it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-17</extracomment>
        <translation>Cette case doit être libre, ou être la fosse. Elle ne coûte pas de jeton et ne pousse personne.</translation>
    </message>
    <message>
        <source>The biter chooses the trait. A neighbour without chips has nothing to lose.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-22</extracomment>
        <translation>Celui qui mord choisit le trait. Un voisin sans jeton n’a rien à perdre.</translation>
    </message>
    <message>
        <source>A bite that takes the last chip makes a hamster pass out; it does not put it out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-23</extracomment>
        <translation>Une morsure qui prend le dernier jeton fait s’évanouir un hamster ; elle ne l’élimine pas.</translation>
    </message>
    <message>
        <source>You may go into the pit with that square. There you can still bite, but not throw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: BITE.RR-59</extracomment>
        <translation>Avec cette case, tu peux entrer dans la fosse. Là, tu peux encore mordre, mais pas lancer.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN
engine/run_hamster_run/state.py: DEED_NAMES.run</extracomment>
        <translation>Courir</translation>
    </message>
    <message>
        <source>- Flip a Scamper chip face down: one square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Retourne un jeton Galop face cachée : une case.</translation>
    </message>
    <message>
        <source>- Spend a Scamper chip, that is, move it to Fatigue: two squares.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Dépense un jeton Galop, c’est-à-dire mets-le en Fatigue : deux cases.</translation>
    </message>
    <message>
        <source>- Once a Run, a step to the left or right is free.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Une fois par action Courir, un pas à gauche ou à droite est gratuit.</translation>
    </message>
    <message>
        <source>- Push: flip a chip and test Mettle against a neighbour. If you win, it goes one square straight on and you may take its place. One flip more pushes it another square, without a test.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Pousser : retourne un jeton et tente une épreuve de Courage contre un voisin. Si tu gagnes, il avance d’une case tout droit et tu peux prendre sa place. Un jeton retourné de plus le pousse d’une case de plus, sans épreuve.</translation>
    </message>
    <message>
        <source>- Climb over a neighbour: flip three chips, or spend one and flip one. You land on a free square next to it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN</extracomment>
        <translation>- Escalader un voisin : retourne trois jetons, ou dépense-en un et retournes-en un. Tu retombes sur une case libre à côté de lui.</translation>
    </message>
    <message>
        <source>A chip that lies face down stays in its trait. It counts in tests, but it cannot be flipped or spent.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-18</extracomment>
        <translation>Un jeton face cachée reste dans son trait. Il compte dans les épreuves, mais on ne peut ni le retourner ni le dépenser.</translation>
    </message>
    <message>
        <source>Do these in any order and as often as face-up Scamper chips last.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-24</extracomment>
        <translation>Fais tout cela dans l’ordre que tu veux, et aussi souvent que tu as des jetons Galop face visible.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip need not lie in a line. Both must be free or the pit, and the second may be dropped.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-25</extracomment>
        <translation>Les deux cases d’un jeton dépensé ne sont pas forcément en ligne. Chacune doit être libre ou être la fosse, et on peut renoncer à la deuxième.</translation>
    </message>
    <message>
        <source>Trying to push costs a flip, won or lost. Neither a spent chip nor the free step pays for it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-26</extracomment>
        <translation>Essayer de pousser coûte un jeton retourné, que l’on gagne ou que l’on perde. Ni un jeton dépensé ni le pas gratuit ne le remplacent.</translation>
    </message>
    <message>
        <source>The free step comes once a Run, to the left or right, onto a free square.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-27</extracomment>
        <translation>Le pas gratuit vient une fois par action Courir, vers la gauche ou vers la droite, sur une case libre.</translation>
    </message>
    <message>
        <source>Who wins the push may stay put; then the other stays too. Who is pushed onto the pit strip has fallen in, and the pusher takes the square left behind.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-28</extracomment>
        <translation>Celui qui gagne la poussée peut rester sur place ; alors l’autre reste aussi. Qui est poussé sur la bande de la fosse y est tombé, et celui qui pousse prend la case quittée.</translation>
    </message>
    <message>
        <source>Nobody is pushed into an occupied square, nor over the sides or the top. Where corners count, a slanting push from strip 1 leads down into the pit, in the corner too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-29</extracomment>
        <translation>On ne pousse personne sur une case occupée, ni par-dessus les côtés ou le haut. Là où les coins comptent, une poussée en biais depuis la bande 1 descend dans la fosse, dans le coin aussi.</translation>
    </message>
    <message>
        <source>Pushing again: in the same Run, the same hamster, no new test, a flip for each square, in any direction that is open.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-30</extracomment>
        <translation>Pousser encore : dans la même action Courir, le même hamster, sans nouvelle épreuve, un jeton retourné par case, dans toute direction ouverte.</translation>
    </message>
    <message>
        <source>A push that was lost may be tried again, for another flip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-31</extracomment>
        <translation>Une poussée perdue peut être retentée, pour un autre jeton retourné.</translation>
    </message>
    <message>
        <source>Climbing needs no test. You land on a free square of the belt next to the one climbed over, not where you came from and not in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-32</extracomment>
        <translation>Escalader ne demande pas d’épreuve. Tu retombes sur une case libre du tapis à côté de celui que tu escalades, pas là d’où tu viens ni dans la fosse.</translation>
    </message>
    <message>
        <source>The two squares of a spent chip are one thing: nothing comes between them, and the second may lead back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-55</extracomment>
        <translation>Les deux cases d’un jeton dépensé vont ensemble : rien ne se passe entre elles, et la deuxième peut ramener en arrière.</translation>
    </message>
    <message>
        <source>The free step is there in every Run, also without a face-up chip.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-56</extracomment>
        <translation>Le pas gratuit existe dans toute action Courir, même sans jeton face visible.</translation>
    </message>
    <message>
        <source>Only a hamster that was moved can be pushed again. If you stayed put, another try is a new push.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-57</extracomment>
        <translation>On ne peut pousser encore qu’un hamster qui a été déplacé. Si tu es resté sur place, un autre essai est une nouvelle poussée.</translation>
    </message>
    <message>
        <source>Only hamsters on the belt can be climbed over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-58</extracomment>
        <translation>On ne peut escalader que des hamsters qui sont sur le tapis.</translation>
    </message>
    <message>
        <source>Where corners count: a push goes straight on, the free step stays sideways, and every way down from strip 1 ends in the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: RUN.RR-66</extracomment>
        <translation>Là où les coins comptent : une poussée va tout droit, le pas gratuit reste sur le côté, et toute descente depuis la bande 1 finit dans la fosse.</translation>
    </message>
    <message>
        <source>Throw</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW
engine/run_hamster_run/state.py: DEED_NAMES.throw</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>You may challenge a neighbour to a test of Mettle. If you win, you put it down on a free square, or in the pit, up to half your Mettle away, rounded down. Whatever lies between does not matter.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW</extracomment>
        <translation>Tu peux défier un voisin à une épreuve de Courage. Si tu gagnes, tu le poses sur une case libre, ou dans la fosse, à une distance d’au plus la moitié de ton Courage, arrondie vers le bas. Ce qui se trouve entre les deux ne compte pas.</translation>
    </message>
    <message>
        <source>The thrower chooses the landing, counted from where the thrown hamster stood, and may leave it there. With a range of nothing a Throw is not offered.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-33</extracomment>
        <translation>Celui qui lance choisit le point de chute, compté depuis la place du hamster lancé, et peut l’y laisser. Avec une portée nulle, Lancer n’est pas proposé.</translation>
    </message>
    <message>
        <source>Your Mettle is what is left after everything you have paid this round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: THROW.RR-34</extracomment>
        <translation>Ton Courage est ce qui te reste après tout ce que tu as payé dans cette manche.</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST
engine/run_hamster_run/state.py: DEED_NAMES.rest</extracomment>
        <translation>Se reposer</translation>
    </message>
    <message>
        <source>You do not move. If you have less than seven pluck, one chip comes back from Fatigue into a trait of your choice. In the pit nobody recovers.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST</extracomment>
        <translation>Tu ne te déplaces pas. Si tu as moins de sept jetons Cran, un jeton revient de la Fatigue dans un trait de ton choix. Dans la fosse, personne ne récupère.</translation>
    </message>
    <message>
        <source>The chip comes only if one is in Fatigue, and only on the belt. It lies face up.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-35</extracomment>
        <translation>Le jeton ne revient que s’il y en a un en Fatigue, et seulement sur le tapis. Il est posé face visible.</translation>
    </message>
    <message>
        <source>Changing to a Rest costs a chip and brings one, and you do not tire.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-36</extracomment>
        <translation>Passer à Se reposer coûte un jeton et en rapporte un, et tu ne te fatigues pas.</translation>
    </message>
    <message>
        <source>A hamster that has passed out on the belt rests, gets a chip and can act again in the next round.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-50</extracomment>
        <translation>Un hamster évanoui sur le tapis se repose, reçoit un jeton et peut de nouveau agir dans la manche suivante.</translation>
    </message>
    <message>
        <source>Whoever can take a chip takes it; only the trait is a choice.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: REST.RR-62</extracomment>
        <translation>Qui peut prendre un jeton le prend ; seul le trait est au choix.</translation>
    </message>
    <message>
        <source>Tests</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Les épreuves</translation>
    </message>
    <message>
        <source>Both put their chips of the trait into the HAT. One chip is drawn, and its owner wins. Then all take their chips back.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Tous deux mettent leurs jetons du trait dans le CHAPEAU. On tire un jeton, et son propriétaire gagne. Puis chacun reprend ses jetons.</translation>
    </message>
    <message>
        <source>So with 3 chips against 2 you win three times out of five.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Ainsi, avec 3 jetons contre 2, tu gagnes trois fois sur cinq.</translation>
    </message>
    <message>
        <source>Whoever is challenged may decide not to resist: the challenger then wins without a draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS</extracomment>
        <translation>Le défié peut décider de ne pas résister : l’autre gagne alors sans tirage.</translation>
    </message>
    <message>
        <source>Without a chip of the trait a test cannot be begun. Against a hamster without one it is won.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-19</extracomment>
        <translation>Sans jeton du trait, on ne peut pas commencer d’épreuve. Contre un hamster qui n’en a pas, elle est gagnée.</translation>
    </message>
    <message>
        <source>Not to resist is always allowed, and it is said before the draw.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-20</extracomment>
        <translation>Il est toujours permis de ne pas résister, et on le dit avant le tirage.</translation>
    </message>
    <message>
        <source>Nobody loses a chip by a test itself, neither by winning nor by losing it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-21</extracomment>
        <translation>L’épreuve elle-même ne fait perdre aucun jeton, qu’on la gagne ou qu’on la perde.</translation>
    </message>
    <message>
        <source>When a chip is taken from Scamper, one that lies face up goes first. Without resistance nothing is drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: TESTS.RR-65</extracomment>
        <translation>Quand un jeton est pris dans le Galop, un jeton face visible part d’abord. Sans résistance, on ne tire rien.</translation>
    </message>
    <message>
        <source>5 The belt moves</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>5 Le tapis avance</translation>
    </message>
    <message>
        <source>For every chip in the Speed pool, the strip next to the pit goes over the edge and comes back at the top. Hamsters on it fall in.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Pour chaque jeton de la réserve de vitesse, la bande à côté de la fosse passe par-dessus bord et revient en haut. Les hamsters qui s’y trouvent tombent dans la fosse.</translation>
    </message>
    <message>
        <source>Whenever the star strip drops off, Speed goes one step towards four.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5</extracomment>
        <translation>Chaque fois que la bande à étoile bascule, la Vitesse fait un pas vers quatre.</translation>
    </message>
    <message>
        <source>How many strips go over is settled as the belt starts. A new Speed counts from the next round on. At four it stays, and it has no upper end.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-40</extracomment>
        <translation>Le nombre de bandes qui basculent est fixé quand le tapis démarre. Une nouvelle Vitesse compte à partir de la manche suivante. À quatre elle ne change plus, et elle n’a pas de maximum.</translation>
    </message>
    <message>
        <source>A strip comes back empty. The star strip counts each time it goes over.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_5.RR-41</extracomment>
        <translation>Une bande revient vide. La bande à étoile compte chaque fois qu’elle bascule.</translation>
    </message>
    <message>
        <source>6 Alligators</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>6 Alligators</translation>
    </message>
    <message>
        <source>If a hamster is in the pit, another alligator comes. If none is, one leaves, but the last one stays.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>S’il y a un hamster dans la fosse, un alligator de plus arrive. S’il n’y en a pas, un alligator s’en va, mais le dernier reste.</translation>
    </message>
    <message>
        <source>Then each hamster in the pit, the lowest Mettle first, tests a trait of its choice against as many chips as there are alligators. If it wins, it gets away this time. If it loses, it moves one chip to Fatigue for every two alligators, rounded up, and one alligator leaves with a full mouth.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Puis chaque hamster dans la fosse, le plus faible Courage d’abord, tente une épreuve avec un trait de son choix contre autant de jetons qu’il y a d’alligators. S’il gagne, il s’en sort cette fois. S’il perd, il met en Fatigue un jeton pour deux alligators, arrondi vers le haut, et un alligator s’en va la gueule pleine.</translation>
    </message>
    <message>
        <source>A hamster that loses its last chip to an alligator has been eaten.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6</extracomment>
        <translation>Un hamster qui perd son dernier jeton face à un alligator est dévoré.</translation>
    </message>
    <message>
        <source>The pit is one place without squares. Everybody in it is next to everybody else in it, and to nobody on the belt.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-37</extracomment>
        <translation>La fosse est un seul endroit, sans cases. Tous ceux qui y sont se touchent, et ne touchent personne sur le tapis.</translation>
    </message>
    <message>
        <source>In the pit, hamsters can bite each other. A Run or a Throw does nothing there, and nobody is thrown out of it.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-38</extracomment>
        <translation>Dans la fosse, les hamsters peuvent se mordre. Courir ou Lancer n’y font rien, et on ne lance personne hors de la fosse.</translation>
    </message>
    <message>
        <source>One alligator a round comes, however many hamsters are in the pit, and before anybody is chomped at.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-42</extracomment>
        <translation>Il arrive un alligator par manche, peu importe combien de hamsters sont dans la fosse, et avant que quiconque soit croqué.</translation>
    </message>
    <message>
        <source>Mettle is compared as the chomping begins; equals are drawn.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-43</extracomment>
        <translation>On compare le Courage au moment où les crocs commencent ; en cas d’égalité, on tire au sort.</translation>
    </message>
    <message>
        <source>The trait needs a chip. All its chips count, also those face down, against the alligators there are now. With none left, the hamster is safe.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-44</extracomment>
        <translation>Le trait doit avoir un jeton. Tous ses jetons comptent, même face cachée, contre les alligators présents à ce moment. S’il n’en reste aucun, le hamster est sauvé.</translation>
    </message>
    <message>
        <source>The alligators are counted before the fed one leaves. The hamster chooses the chips; who has too few loses all.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-45</extracomment>
        <translation>On compte les alligators avant le départ de celui qui a mangé. Le hamster choisit les jetons ; qui en a trop peu les perd tous.</translation>
    </message>
    <message>
        <source>A hamster in the pit without any chip cannot test: it is eaten if an alligator is left.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-46</extracomment>
        <translation>Un hamster dans la fosse qui n’a plus aucun jeton ne peut pas tenter d’épreuve : il est dévoré s’il reste un alligator.</translation>
    </message>
    <message>
        <source>Only alligators put a hamster out of the game.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-47</extracomment>
        <translation>Seuls les alligators éliminent un hamster.</translation>
    </message>
    <message>
        <source>Chomps can empty the pit of alligators. Who comes after that is spared.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-63</extracomment>
        <translation>Les Crocs peuvent vider la fosse de ses alligators. Qui passe après est épargné.</translation>
    </message>
    <message>
        <source>The order of the Chomps is settled before the first. Fatigue is chosen one after the other, the highest initiative first, in the last round too.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_6.RR-64</extracomment>
        <translation>L’ordre des Crocs est fixé avant le premier. La fatigue est choisie l’un après l’autre, la plus haute initiative d’abord, dans la dernière manche aussi.</translation>
    </message>
    <message>
        <source>7 Fatigue</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>7 Fatigue</translation>
    </message>
    <message>
        <source>Whoever has not rested moves a chip of any trait to Fatigue.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7</extracomment>
        <translation>Qui ne s’est pas reposé met en Fatigue un jeton de n’importe quel trait.</translation>
    </message>
    <message>
        <source>The owner chooses the chip. Without chips there is nothing to move.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-48</extracomment>
        <translation>Le propriétaire choisit le jeton. Sans jetons, il n’y a rien à déplacer.</translation>
    </message>
    <message>
        <source>In the last round fatigue changes nothing about who wins.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_7.RR-52</extracomment>
        <translation>Dans la dernière manche, la fatigue ne change rien à la victoire.</translation>
    </message>
    <message>
        <source>8 Tally</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>8 Bilan</translation>
    </message>
    <message>
        <source>Count the hamsters in play. One left: it wins. None left: the alligators win.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Comptez les hamsters en jeu. S’il en reste un : il gagne. S’il n’en reste aucun : les alligators gagnent.</translation>
    </message>
    <message>
        <source>Otherwise a new round begins. Who has no pluck has passed out and can only rest.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8</extracomment>
        <translation>Sinon, une nouvelle manche commence. Qui n’a plus de cran est évanoui et ne peut que se reposer.</translation>
    </message>
    <message>
        <source>The game ends here and nowhere else. The last hamster must survive its own Chomp first, and it may win from within the pit.</source>
        <extracomment>engine/run_hamster_run/rulebook.py: STEP_8.RR-51</extracomment>
        <translation>La partie se termine ici et nulle part ailleurs. Le dernier hamster doit d’abord survivre à son propre Croc, et il peut gagner depuis la fosse.</translation>
    </message>
    <message>
        <source>{seats}: put your hamster on the belt, up to the star strip.</source>
        <extracomment>engine/run_hamster_run/setup.py: PlaceHamster</extracomment>
        <translation>{seats} : place ton hamster sur le tapis, jusqu’à la bande à étoile.</translation>
    </message>
    <message>
        <source>Adjacent means</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup</extracomment>
        <translation>Voisin veut dire</translation>
    </message>
    <message>
        <source>orthogonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.orthogonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>côte à côte</translation>
    </message>
    <message>
        <source>also diagonal</source>
        <extracomment>engine/run_hamster_run/state.py: RunHamsterRunSetup.diagonal
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>aussi en diagonale</translation>
    </message>
    <message>
        <source>{seat} is the last hamster in play.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>{seat} est le dernier hamster en jeu.</translation>
    </message>
    <message>
        <source>No hamster is left. The alligators win.</source>
        <extracomment>engine/run_hamster_run/state.py: standing</extracomment>
        <translation>Il ne reste plus aucun hamster. Les alligators gagnent.</translation>
    </message>
    <message>
        <source>Scamper</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Galop</translation>
    </message>
    <message>
        <source>Mettle</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Friskiness</source>
        <extracomment>engine/run_hamster_run/state.py: TRAIT_NAMES
features/printing/run_hamster_run/setup_sheet.py: _hamsters
features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Vivacité</translation>
    </message>
    <message>
        <source>Tests won, against the odds</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>Épreuves gagnées et probabilités</translation>
    </message>
    <message>
        <source>Tests won</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK
features/printing/run_hamster_run/sheets.py: score_sheet</extracomment>
        <translation>Épreuves gagnées</translation>
    </message>
    <message>
        <source>Luck counts only what the HAT decided.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>Chance : ce que le CHAPEAU a décidé.</translation>
    </message>
    <message>
        <source>{name} won {won} of {tests} tests; expected {expected}, usually {low} to {high}.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} a gagné {won} des {tests} épreuves ; attendu : {expected}, d’habitude de {low} à {high}.</translation>
    </message>
    <message>
        <source>{name} has had no test yet.</source>
        <extracomment>engine/run_hamster_run/tallies.py: LUCK</extracomment>
        <translation>{name} n’a pas encore eu d’épreuve.</translation>
    </message>
    <message>
        <source>Rounds in play</source>
        <extracomment>engine/run_hamster_run/tallies.py: SURVIVED</extracomment>
        <translation>Manches en jeu</translation>
    </message>
    <message>
        <source>Pushes</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Poussées</translation>
    </message>
    <message>
        <source>Climbs</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Escalades</translation>
    </message>
    <message>
        <source>Bites</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Morsures</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Rests</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Chomps</source>
        <extracomment>engine/run_hamster_run/tallies.py: COUNTED</extracomment>
        <translation>Crocs</translation>
    </message>
    <message>
        <source>Undone together by {persons}.</source>
        <extracomment>engine/storage/annotations.py: TookBack</extracomment>
        <translation>Annulé ensemble par {persons}.</translation>
    </message>
    <message>
        <source>{seat} undoes something already revealed. Times in this game: {times}.</source>
        <extracomment>engine/storage/annotations.py: TookBackAlone</extracomment>
        <translation>{seat} annule une chose déjà révélée. Nombre de fois dans cette partie : {times}.</translation>
    </message>
    <message>
        <source>No answer from {seat}: this move was drawn at random.</source>
        <extracomment>engine/storage/annotations.py: StoodIn</extracomment>
        <translation>{seat} n’a pas répondu : ce coup a été tiré au sort.</translation>
    </message>
    <message>
        <source>The program of {seat} has failed. Steady plays on in its place.</source>
        <extracomment>engine/storage/annotations.py: ProgramReplaced</extracomment>
        <translation>Programme défaillant : {seat}. Posé joue à sa place.</translation>
    </message>
    <message>
        <source>A first game: all dice, draws and opponents are prepared during the lessons.</source>
        <extracomment>engine/storage/annotations.py: LessonsBegan</extracomment>
        <translation>Une première partie : pendant les leçons, les dés, les tirages et les adversaires sont préparés.</translation>
    </message>
    <message>
        <source>{seat} ends the lessons. From here on nothing is prepared.</source>
        <extracomment>engine/storage/annotations.py: LessonsEnded</extracomment>
        <translation>{seat} met fin aux leçons. À partir d’ici, plus rien n’est préparé.</translation>
    </message>
    <message>
        <source>{level}, a computer player, takes over for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatGiven</extracomment>
        <translation>{level}, un joueur ordinateur, joue maintenant pour {seat}.</translation>
    </message>
    <message>
        <source>From here on a person plays for {seat}.</source>
        <extracomment>engine/storage/annotations.py: SeatTaken</extracomment>
        <translation>À partir d’ici, une personne joue pour {seat}.</translation>
    </message>
    <message>
        <source>From here on {level} plays for {seat}, instead of {was}.</source>
        <extracomment>engine/storage/annotations.py: LevelChanged</extracomment>
        <translation>À partir d’ici, {level} joue pour {seat}, à la place de {was}.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Note : {text}</translation>
    </message>
    <message>
        <source>A bookmark.</source>
        <extracomment>engine/storage/annotations.py: Bookmark</extracomment>
        <translation>Un signet.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is new.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>Et si ? Jusqu’ici, c’est une autre partie. À partir d’ici, la chance est nouvelle.</translation>
    </message>
    <message>
        <source>What if? Up to here this is another game. From here on the luck is the same.</source>
        <extracomment>engine/storage/annotations.py: Branched</extracomment>
        <translation>Et si ? Jusqu’ici, c’est une autre partie. À partir d’ici, la chance est la même.</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>engine/storage/annotations.py: PROGRAM_WORD</extracomment>
        <translation>Programme</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>engine/storage/envelope.py: CUT_SHORT</extracomment>
        <translation>la fin manque</translation>
    </message>
    <message>
        <source>it is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: CHANGED</extracomment>
        <translation>il n’est plus tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>entry {n} is no longer as it was saved</source>
        <extracomment>engine/storage/envelope.py: _damaged</extracomment>
        <translation>l’entrée {n} n’est plus telle qu’elle a été enregistrée</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.missing</extracomment>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-file</extracomment>
        <translation>C’est un dossier ou un appareil, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden-to-read</extracomment>
        <translation>Tu n’as pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>The disk could not read this file. Try again, or open a copy of it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unreadable</extracomment>
        <translation>Le disque n’a pas pu lire ce fichier. Réessaie, ou ouvres-en une copie.</translation>
    </message>
    <message>
        <source>This file is too large to be a saved game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.too-large</extracomment>
        <translation>Ce fichier est trop gros pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table game.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.not-ours</extracomment>
        <translation>Ce fichier n’est pas une partie de Hamster Table.</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be opened: {how}. There may be an older copy beside it that ends in .bak1.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.damaged</extracomment>
        <translation>Ce fichier est abîmé et ne peut pas être ouvert : {how}. Il y a peut-être à côté une copie plus ancienne qui finit par .bak1.</translation>
    </message>
    <message>
        <source>This file is from a newer version ({app}). Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer</extracomment>
        <translation>Ce fichier vient d’une version plus récente ({app}). Mets Hamster Table à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This game was started with newer rules of {game}. Update Hamster Table to open it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-rules</extracomment>
        <translation>Cette partie a été commencée avec des règles plus récentes de {game}. Mets Hamster Table à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This file contains a game called {game}, which is not installed here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-game</extracomment>
        <translation>Ce fichier contient un jeu nommé {game}, qui n’est pas installé ici.</translation>
    </message>
    <message>
        <source>This file sets up {game} with options that its rules do not have.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.set-up</extracomment>
        <translation>Ce fichier prépare {game} avec des options que ses règles n’ont pas.</translation>
    </message>
    <message>
        <source>After entry {n} the game in this file breaks the rules. {why} It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.refused</extracomment>
        <translation>Après l’entrée {n}, la partie de ce fichier enfreint les règles. {why} Elle est montrée jusque-là.</translation>
    </message>
    <message>
        <source>The result in this file does not match its moves. The game can only be viewed.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.differs</extracomment>
        <translation>Le résultat de ce fichier ne correspond pas à ses coups. La partie peut seulement être regardée.</translation>
    </message>
    <message>
        <source>The disk is full: the game may not be saved. You can play on; free some space and save again.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.full</extracomment>
        <translation>Le disque est plein : la partie n’est peut-être pas enregistrée. Tu peux continuer à jouer ; libère de la place et enregistre de nouveau.</translation>
    </message>
    <message>
        <source>No permission to write there: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.forbidden</extracomment>
        <translation>Pas le droit d’écrire à cet endroit : la partie n’est peut-être pas enregistrée. Tu peux continuer à jouer ; choisis un autre dossier.</translation>
    </message>
    <message>
        <source>That folder is gone: the game may not be saved. You can play on; choose another folder.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-folder</extracomment>
        <translation>Ce dossier a disparu : la partie n’est peut-être pas enregistrée. Tu peux continuer à jouer ; choisis un autre dossier.</translation>
    </message>
    <message>
        <source>That name is too long for a file, or has characters that the disk does not allow.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.name</extracomment>
        <translation>Ce nom est trop long pour un fichier, ou contient des caractères que le disque n’accepte pas.</translation>
    </message>
    <message>
        <source>Something that is not a file has that name: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-target</extracomment>
        <translation>Quelque chose qui n’est pas un fichier porte déjà ce nom : la partie n’est pas enregistrée. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>This file is write-protected and stays as it is: the game is not saved. Choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.protected</extracomment>
        <translation>Ce fichier est protégé en écriture et reste tel quel : la partie n’est pas enregistrée. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>The disk could not write the file: the game may not be saved. You can play on; save it somewhere else.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.disc</extracomment>
        <translation>Le disque n’a pas pu écrire le fichier : la partie n’est peut-être pas enregistrée. Tu peux continuer à jouer ; enregistre-la ailleurs.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened here. It stays as it is; choose another name.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.changed</extracomment>
        <translation>Un autre programme a modifié {name} depuis son ouverture ici. Le fichier reste tel quel ; choisis un autre nom.</translation>
    </message>
    <message>
        <source>What was written could not be read back: the game may not be saved. The older file is untouched.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.unproven</extracomment>
        <translation>Ce qui a été écrit n’a pas pu être relu : la partie n’est peut-être pas enregistrée. L’ancien fichier est intact.</translation>
    </message>
    <message>
        <source>Hamster Table is already open in another window, which saves the games. Nothing is saved here.</source>
        <oldsource>This game is already open in another window, which saves it. Nothing of it is saved here.</oldsource>
        <extracomment>engine/storage/save_file.py: SENTENCES.in-use</extracomment>
        <translation>Hamster Table est déjà ouvert dans une autre fenêtre, qui enregistre les parties. Ici, rien n’est enregistré.</translation>
    </message>
    <message>
        <source>The games on this computer were saved by a newer version. They stay as they are.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.newer-store</extracomment>
        <translation>Les parties de cet ordinateur ont été enregistrées par une version plus récente. Elles restent telles quelles.</translation>
    </message>
    <message>
        <source>This saved game is damaged after entry {n}. It is shown up to there.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.torn</extracomment>
        <translation>Cette partie enregistrée est abîmée après l’entrée {n}. Elle est montrée jusque-là.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be opened. The other games are not affected.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.spoiled</extracomment>
        <translation>Cette partie enregistrée est abîmée et ne peut pas être ouverte. Les autres parties ne sont pas touchées.</translation>
    </message>
    <message>
        <source>This game is no longer saved here.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.gone</extracomment>
        <translation>Cette partie n’est plus enregistrée ici.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged and has been repaired (complete: {games}, incomplete: {broken}, results lost: {records}); the damaged file stays beside it.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.mended</extracomment>
        <translation>Le fichier des parties enregistrées était abîmé et a été réparé (complètes : {games}, incomplètes : {broken}, résultats perdus : {records}) ; le fichier abîmé reste à côté.</translation>
    </message>
    <message>
        <source>When the program was interrupted, the last {plays} moves were not saved; everything before them is complete.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.cut-off</extracomment>
        <translation>Quand le programme a été interrompu, les {plays} derniers coups n’étaient pas enregistrés ; tout ce qui précède est complet.</translation>
    </message>
    <message>
        <source>Games cannot be saved on this computer at the moment. You can play on; save the game to a file.</source>
        <extracomment>engine/storage/save_file.py: SENTENCES.no-store</extracomment>
        <translation>En ce moment, les parties ne peuvent pas être enregistrées sur cet ordinateur. Tu peux continuer à jouer ; enregistre la partie dans un fichier.</translation>
    </message>
    <message>
        <source>Careful: takes no risk that it can leave to others.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Prudent : laisse volontiers les risques aux autres.</translation>
    </message>
    <message>
        <source>Bold: goes all out, and thinks of tomorrow tomorrow.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Téméraire : joue son va-tout et verra demain pour demain.</translation>
    </message>
    <message>
        <source>Spiteful: likes best what hurts somebody else.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Méchant : préfère ce qui fait du tort aux autres.</translation>
    </message>
    <message>
        <source>Tricky: seldom does what one expects.</source>
        <extracomment>engine/tempers.py: TEMPERS</extracomment>
        <translation>Rusé : fait rarement ce que l’on attend.</translation>
    </message>
    <message>
        <source>another one for each</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>un différent pour chacun</translation>
    </message>
    <message>
        <source>no temper</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>careful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>spiteful</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>méchant</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>engine/tempers.py: CHOICES</extracomment>
        <translation>rusé</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by who plays there, with nothing hidden. Estimated from {games} imagined games a point or more, within the band. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: ESTIMATED</extracomment>
        <translation>Les chances de gagner de chaque place, selon qui y joue, sans rien de caché. Estimées à partir de {games} parties imaginées par point ou plus, dans la bande. Plein : ce qui a décidé de la partie.</translation>
    </message>
    <message>
        <source>What is missing to 100 % is the chance that nobody wins.</source>
        <extracomment>features/analysis/analysis_model.py: NOBODY_WINS</extracomment>
        <translation>Ce qui manque pour 100 % est la chance que personne ne gagne.</translation>
    </message>
    <message>
        <source>How likely each seat was to win, by the pieces that were left. Filled: what decided the game.</source>
        <extracomment>features/analysis/analysis_model.py: BY_RULE</extracomment>
        <translation>Les chances de gagner de chaque place d’après les pièces qui restaient. Plein : ce qui a décidé de la partie.</translation>
    </message>
    <message>
        <source>Win chances</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>étape</translation>
    </message>
    <message>
        <source>percent</source>
        <extracomment>features/analysis/analysis_model.py: chance_series</extracomment>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__
features/analysis/analysis_model.py: cause_words
features/statistics/figures_model.py: _figure_columns</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Own choices</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Propres choix</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>Choix des autres</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.__init__</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>{name}, {title}: {text}</source>
        <extracomment>features/analysis/analysis_model.py: SharesModel.spoken
features/statistics/figures_model.py: FiguresModel.spoken</extracomment>
        <translation>{name}, {title} : {text}</translation>
    </message>
    <message>
        <source>{name} rises from {start} % to {end} %.</source>
        <extracomment>features/analysis/analysis_model.py: change_words</extracomment>
        <translation>{name} passe de {start} % à {end} %.</translation>
    </message>
    <message>
        <source>{name} falls from {start} % to {end} %.</source>
        <extracomment>features/analysis/analysis_model.py: change_words</extracomment>
        <translation>{name} tombe de {start} % à {end} %.</translation>
    </message>
    <message>
        <source>Chosen at once: {choices}.</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Choisis en même temps : {choices}.</translation>
    </message>
    <message>
        <source>Own choice</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Choix propre</translation>
    </message>
    <message>
        <source>Choice of {name}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>Choix ({name})</translation>
    </message>
    <message>
        <source>{maker}: {happening}</source>
        <extracomment>features/analysis/analysis_model.py: cause_words</extracomment>
        <translation>{maker} : {happening}</translation>
    </message>
    <message>
        <source>{key} is not what it may be</source>
        <extracomment>features/challenges/challenge_file.py: WRONG</extracomment>
        <translation>{key} n’a pas une valeur permise</translation>
    </message>
    <message>
        <source>This file is not a Hamster Table challenge.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.no-challenge</extracomment>
        <translation>Ce fichier n’est pas un défi de Hamster Table.</translation>
    </message>
    <message>
        <source>There is a mistake in this challenge: {how}.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.mistake</extracomment>
        <translation>Il y a une erreur dans ce défi : {how}.</translation>
    </message>
    <message>
        <source>This challenge is for older rules of {game}, by which it can no longer be played. Make a new one.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.older-rules</extracomment>
        <translation>Ce défi suit d’anciennes règles de {game}, avec lesquelles on ne peut plus jouer. Crées-en un nouveau.</translation>
    </message>
    <message>
        <source>A challenge is for exactly one person against the program's own computer players.</source>
        <extracomment>features/challenges/challenge_file.py: SENTENCES.one-person</extracomment>
        <translation>Un défi est pour une seule personne contre les ordinateurs du programme.</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>{key} manque</translation>
    </message>
    <message>
        <source>{key} means nothing in it</source>
        <extracomment>features/challenges/challenge_file.py: _mistake</extracomment>
        <translation>{key} n’y veut rien dire</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <extracomment>features/challenges/challenge_file.py: _mistake
features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>it is no JSON from line {line} on</source>
        <extracomment>features/challenges/challenge_file.py: _no_json</extracomment>
        <translation>à partir de la ligne {line}, ce n’est plus du JSON</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>features/challenges/challenge_model.py
models/items/library_model.py: GameLine.stand</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>features/challenges/challenge_model.py</extracomment>
        <translation>non terminée</translation>
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
        <translation>Nom</translation>
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
        <translation>Durée</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.__init__</extracomment>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Enter opens the game</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel.spoken
features/records/records_model.py: FinishedModel.spoken
features/records/records_model.py: BestModel.spoken</extracomment>
        <translation>Entrée ouvre la partie</translation>
    </message>
    <message>
        <source>{name} (try {number})</source>
        <extracomment>features/challenges/challenge_model.py: ChallengeModel._row</extracomment>
        <translation>{name} (essai {number})</translation>
    </message>
    <message>
        <source>without a clock</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.0</extracomment>
        <translation>sans chrono</translation>
    </message>
    <message>
        <source>5 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.5</extracomment>
        <translation>5 minutes chacun</translation>
    </message>
    <message>
        <source>10 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.10</extracomment>
        <translation>10 minutes chacun</translation>
    </message>
    <message>
        <source>15 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.15</extracomment>
        <translation>15 minutes chacun</translation>
    </message>
    <message>
        <source>20 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.20</extracomment>
        <translation>20 minutes chacun</translation>
    </message>
    <message>
        <source>30 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.30</extracomment>
        <translation>30 minutes chacun</translation>
    </message>
    <message>
        <source>45 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.45</extracomment>
        <translation>45 minutes chacun</translation>
    </message>
    <message>
        <source>60 minutes each</source>
        <extracomment>features/clock/soft_clock.py: MINUTES.60</extracomment>
        <translation>60 minutes chacun</translation>
    </message>
    <message>
        <source>To think, all turns together (nobody loses by it):</source>
        <extracomment>features/clock/soft_clock.py: THINKING</extracomment>
        <translation>Temps de réflexion, tous tours compris (personne ne perd pour autant) :</translation>
    </message>
    <message>
        <source>Look at who stands where the water comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde qui se tient là où l’eau arrive.</translation>
    </message>
    <message>
        <source>Look at both ends of your dam.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde les deux bouts de ton barrage.</translation>
    </message>
    <message>
        <source>Look at what each of these hamsters is still good for.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde à quoi chacun de ces hamsters peut encore servir.</translation>
    </message>
    <message>
        <source>Look at your special hamsters.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde tes hamsters spéciaux.</translation>
    </message>
    <message>
        <source>Look at whom each number would flood.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde qui chaque nombre inonderait.</translation>
    </message>
    <message>
        <source>Look at how often each number comes.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Regarde combien de fois vient chaque nombre.</translation>
    </message>
    <message>
        <source>Look at whether anything here is worth its price.</source>
        <extracomment>features/hints/hamsterdam.py: where</extracomment>
        <translation>Demande-toi si quelque chose ici vaut son prix.</translation>
    </message>
    <message>
        <source>Look at the cards with water.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Regarde les cartes avec de l’eau.</translation>
    </message>
    <message>
        <source>Look at the numbers that come often, 4 to 10.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Regarde les nombres qui viennent souvent, de 4 à 10.</translation>
    </message>
    <message>
        <source>Look at the numbers that come seldom, 2, 3, 11 and 12.</source>
        <extracomment>features/hints/hamsterdam.py: _cards</extracomment>
        <translation>Regarde les nombres qui viennent rarement, 2, 3, 11 et 12.</translation>
    </message>
    <message>
        <source>Look at the hindmost of the golden compartments.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Regarde le plus en arrière des compartiments dorés.</translation>
    </message>
    <message>
        <source>Look at the golden compartments further ahead.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Regarde les compartiments dorés plus en avant.</translation>
    </message>
    <message>
        <source>Nothing was found that holds: look for where a piece that drops does least harm.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Rien qui tienne n’a été trouvé : cherche où une pièce qui tombe fait le moins de dégâts.</translation>
    </message>
    <message>
        <source>Look at which of your pieces finds a place.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Regarde laquelle de tes pièces trouve une place.</translation>
    </message>
    <message>
        <source>Look at the pieces that could go to another compartment.</source>
        <extracomment>features/hints/hamsterrolle.py: where</extracomment>
        <translation>Regarde les pièces qui pourraient aller dans un autre compartiment.</translation>
    </message>
    <message>
        <source>Look at your neighbours.</source>
        <extracomment>features/hints/run_hamster_run.py: NEIGHBOURS</extracomment>
        <translation>Regarde tes voisins.</translation>
    </message>
    <message>
        <source>Look at your chips, and at what each is still needed for.</source>
        <extracomment>features/hints/run_hamster_run.py: CHIPS</extracomment>
        <translation>Regarde tes jetons, et à quoi chacun te sert encore.</translation>
    </message>
    <message>
        <source>Look at the strip farthest from the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Regarde la bande la plus éloignée de la fosse.</translation>
    </message>
    <message>
        <source>Look at the strips nearer to the pit.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Regarde les bandes plus proches de la fosse.</translation>
    </message>
    <message>
        <source>Look at how far the belt will carry you, and at who stands near you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Regarde jusqu’où le tapis va te porter, et qui se tient près de toi.</translation>
    </message>
    <message>
        <source>Look at how far the pit is, and how fast the belt.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Regarde à quelle distance est la fosse, et à quelle vitesse va le tapis.</translation>
    </message>
    <message>
        <source>Look at the free squares around you.</source>
        <extracomment>features/hints/run_hamster_run.py: where</extracomment>
        <translation>Regarde les cases libres autour de toi.</translation>
    </message>
    <message>
        <source>These cards will be your dam. Dots bring hamsters, and a likely number is flooded often. Pass the 3 and the 11 to Nutmeg.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Ces cartes formeront ton barrage. Les points apportent des hamsters, et un nombre probable est souvent inondé. Passe le 3 et le 11 à Nutmeg.</translation>
    </message>
    <message>
        <source>Drag them to the places on the right.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Fais-les glisser sur les places à droite.</translation>
    </message>
    <message>
        <source>A 2 and a 12 came back. A dam breaks from its ends, so many keep the numbers that are rolled often in the middle. Choose “Best odds in the middle”, then confirm.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Un 2 et un 12 sont arrivés. Un barrage cède par les bouts : beaucoup mettent donc les nombres fréquents au milieu. Choisis « Fréquents au milieu », puis valide.</translation>
    </message>
    <message>
        <source>Your blue dots bring special hamsters, and you keep half of them. Choose Bombster, Janitster and Ninjaster, then keep them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Tes points bleus apportent des hamsters spéciaux, et tu en gardes la moitié. Choisis Bombster, Janitster et Ninjaster, puis garde-les.</translation>
    </message>
    <message>
        <source>Who begins? Everybody rolls, and the highest does. Roll the dice.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Qui commence ? Tout le monde lance, et la plus haute somme commence. Lance les dés.</translation>
    </message>
    <message>
        <source>Click them, or flick them.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Clique dessus, ou jette-les d’un geste.</translation>
    </message>
    <message>
        <source>Hamsters plug holes, so they go where the water will come. You can place each of them, but this time choose “Auto-place by odds”, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: SETTING_UP</extracomment>
        <translation>Les hamsters bouchent les trous : ils vont donc là où l’eau viendra. Tu peux les placer un par un, mais cette fois choisis « Placer au mieux », puis termine.</translation>
    </message>
    <message>
        <source>Nutmeg rolled a 2, and nobody guards your 2 on the right. Ninjaster lets you ignore one roll: choose Ninjaster.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Nutmeg a fait un 2, et personne ne garde ton 2 à droite. Ninjaster te permet d’ignorer un lancer : choisis Ninjaster.</translation>
    </message>
    <message>
        <source>Now you roll. The number floods all cards of that number, on both dams.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>À toi de lancer. Le nombre inonde toutes les cartes qui le portent, sur les deux barrages.</translation>
    </message>
    <message>
        <source>A flood at your 7! A hamster that stands there plugs the hole and goes back to your reserve. Send an ordinary one and keep Bombster on the dam.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Une crue sur ton 7 ! Un hamster qui s’y trouve bouche le trou et retourne dans ta réserve. Envoies-en un ordinaire et garde Bombster sur le barrage.</translation>
    </message>
    <message>
        <source>Two floods at your 10, and one hamster stood there: now water lies on it. Everybody may move one hamster. Move one from the 9 onto the water: it takes the water away and leaves the game.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Deux crues sur ton 10, et un seul hamster s’y tenait : il y a maintenant de l’eau. Tout le monde peut déplacer un hamster. Déplaces-en un du 9 sur l’eau : il l’enlève et quitte la partie.</translation>
    </message>
    <message>
        <source>Some specials act if you do not move. Skip your movement so that Bombster can act.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Certains hamsters spéciaux agissent si tu ne bouges pas. Passe ton mouvement pour que Bombster puisse agir.</translation>
    </message>
    <message>
        <source>Bombster floods any card of another dam. Nobody guards the 6 of Nutmeg any more, and nobody yours: drop Bombster on it.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Bombster inonde n’importe quelle carte d’un autre barrage. Plus personne ne garde le 6 de Nutmeg, ni le tien : pose Bombster sur le sien.</translation>
    </message>
    <message>
        <source>The 6 again! On a wet card a flood runs into your town. Three are there now, and the dam breaks. Choose the end that flips: it is never flooded again.</source>
        <extracomment>features/lessons/hamsterdam.py: FLOODS</extracomment>
        <translation>Encore le 6 ! Sur une carte mouillée, une crue coule dans ta ville. Il y en a trois maintenant, et le barrage cède. Choisis le bout qui se retourne : il ne sera plus jamais inondé.</translation>
    </message>
    <message>
        <source>Twelve rolls are over, and everybody moves once more. Nobody guards your 4. Move one of the two from the 5 there.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>Douze lancers sont passés, et tout le monde se déplace encore une fois. Personne ne garde ton 4. Déplaces-y l’un des deux du 5.</translation>
    </message>
    <message>
        <source>The round is over, and your reserve comes back. On water, a hamster takes it away and leaves the game. Put one on your 6 to clear it, place the others, then finish.</source>
        <extracomment>features/lessons/hamsterdam.py: BACK_AGAIN</extracomment>
        <translation>La manche est finie, et ta réserve revient. Sur l’eau, un hamster l’enlève et quitte la partie. Mets-en un sur ton 6 pour l’assécher, place les autres, puis termine.</translation>
    </message>
    <message>
        <source>So it goes on, round after round. At ten tokens in both towns the game ends, and the driest town wins. From here on the dice are real. Keep your town dry!</source>
        <extracomment>features/lessons/hamsterdam.py: GIVEN</extracomment>
        <translation>Et ainsi de suite, manche après manche. À dix jetons dans les deux villes, la partie se termine, et la ville la plus sèche gagne. À partir d’ici, les dés sont de vrais dés. Garde ta ville au sec !</translation>
    </message>
    <message>
        <source>The wheel rolls under what you build into it, and an empty tray wins. Take the cube and carry it into the golden compartment.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>La roue roule sous ce que tu y poses, et qui n’a plus rien gagne. Prends le cube et porte-le dans le compartiment doré.</translation>
    </message>
    <message>
        <source>Your other hand holds the wheel. Bring the piece down to where it lies, and let go of it: the wheel rolls until it rests.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ton autre main tient la roue. Abaisse la pièce jusqu’à ce qu’elle repose, et lâche-la : la roue roule jusqu’au repos.</translation>
    </message>
    <message>
        <source>Three compartments are golden now: that of the last piece and the next two in rolling direction. Carry any piece into one of them.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Trois compartiments sont dorés : celui de la dernière pièce et les deux suivants dans le sens de la roue. Porte une pièce de ton choix dans l’un d’eux.</translation>
    </message>
    <message>
        <source>Your piece must reach further forward than all others in its compartment. Slide it past the golden line if there is one, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ta pièce doit dépasser vers l’avant toutes les autres de son compartiment. Avance-la au-delà de la ligne dorée, s’il y en a une, et lâche.</translation>
    </message>
    <message>
        <source>Two pieces of a kind never share a compartment. Take a kind that is missing in a golden one, and carry it there.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Deux pièces pareilles ne partagent jamais un compartiment. Prends une sorte qui manque dans un doré, et porte-la là.</translation>
    </message>
    <message>
        <source>A piece that does not hold stays in your hand. Turn it ({turn}) until it lies well, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Une pièce qui ne tient pas reste dans ta main. Tourne-la ({turn}) jusqu’à ce qu’elle repose bien, et lâche.</translation>
    </message>
    <message>
        <source>The mouse wheel turns it, too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>La molette la tourne aussi.</translation>
    </message>
    <message>
        <source>Instead of building you may pass constructively. Choose “Pass instead”, and take a piece out of one of the two lowest compartments: one on which nothing rests, or what rests on it comes down too.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Au lieu de poser une pièce de ta réserve, tu peux passer en construisant. Choisis « Plutôt passer » et prends une pièce dans l’un des deux compartiments les plus bas : une pièce sur laquelle rien ne repose, sinon ce qui repose dessus tombe aussi.</translation>
    </message>
    <message>
        <source>Carry a piece of the two lowest compartments up to five compartments ahead, to where none of its kind lies, and let go: the weight in front helps the wheel on. If it is too hard, put it back and build one of your own.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Porte une pièce des deux compartiments les plus bas jusqu’à cinq compartiments plus en avant, là où il n’y en a pas de pareille, et lâche-la : le poids à l’avant aide la roue. Si c’est trop difficile, remets-la et pose une pièce de ta réserve.</translation>
    </message>
    <message>
        <source>Whatever falls out in your turn is yours and goes into your tray. The further ahead, the greater the risk. Take another piece into the wheel.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Ce qui tombe pendant ton tour est à toi et va dans ta réserve. Plus c’est en avant, plus le risque est grand. Porte une autre pièce dans la roue.</translation>
    </message>
    <message>
        <source>You know all of it now. Find the best place for this piece, and let go.</source>
        <extracomment>features/lessons/hamsterrolle.py: LESSONS</extracomment>
        <translation>Tu sais tout à présent. Trouve la meilleure place pour cette pièce, et lâche.</translation>
    </message>
    <message>
        <source>Build ahead, mind the edge and the kinds, and pass when it gets steep. Whoever has an empty tray when the wheel rests has won. In other games a clock may run while you hold a piece. Steady hands!</source>
        <extracomment>features/lessons/hamsterrolle.py: GIVEN</extracomment>
        <translation>Pose en avant, attention au bord et aux sortes, et passe quand ça devient raide. Qui n’a plus de pièces quand la roue s’arrête a gagné. Dans d’autres parties, un chrono peut tourner tant que tu tiens une pièce. Mains sûres !</translation>
    </message>
    <message>
        <source>The belt carries everybody towards the pit, so stay far away from it. Put your hamster on the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Le tapis emporte tout le monde vers la fosse : reste loin d’elle. Place ton hamster sur la case marquée.</translation>
    </message>
    <message>
        <source>Drag it there, or click the square.</source>
        <extracomment>features/lessons/run_hamster_run.py: PLACING</extracomment>
        <translation>Fais-le glisser, ou clique sur la case.</translation>
    </message>
    <message>
        <source>Seven pluck chips are all your strength. Put 3 on Scamper for running, 2 on Mettle for fights and 2 on Friskiness for acting early. Then confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Sept jetons Cran, voilà toute ta force. Mets-en 3 sur Galop pour courir, 2 sur Courage pour te battre et 2 sur Vivacité pour agir tôt. Puis valide.</translation>
    </message>
    <message>
        <source>Whoever acts last says first what it will do: Biscuit rests. You want to get away from the pit. Choose “Run”.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Celui qui agit en dernier annonce en premier : Biscuit se repose. Toi, tu veux t’éloigner de la fosse. Choisis « Courir ».</translation>
    </message>
    <message>
        <source>Turn a Scamper chip face down, and you run one square. Choose the marked square in front of you.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Retourne un jeton Galop, et tu cours d’une case. Choisis la case marquée devant toi.</translation>
    </message>
    <message>
        <source>A chip that you spend carries you two squares, but it goes to Fatigue. Choose the marked square.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Un jeton dépensé te fait avancer de deux cases, mais il va en Fatigue. Choisis la case marquée.</translation>
    </message>
    <message>
        <source>Once in every Run a step sideways is free. Step over to Nutmeg's lane.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Une fois par course, un pas de côté est gratuit. Passe dans le couloir de Nutmeg.</translation>
    </message>
    <message>
        <source>The last hamster in play wins, so push Nutmeg towards the pit. Your 2 Mettle chips and the 1 of Nutmeg go into the HAT, and one is drawn.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Le dernier hamster en jeu gagne : pousse donc Nutmeg vers la fosse. Tes 2 jetons Courage et celui de Nutmeg vont dans le CHAPEAU, et on en tire un.</translation>
    </message>
    <message>
        <source>Click Nutmeg.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Clique sur Nutmeg.</translation>
    </message>
    <message>
        <source>Your chip came out of the HAT, so you win this test. Push Nutmeg one square and follow.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>C’est ton jeton qui sort du CHAPEAU : tu gagnes cette épreuve. Pousse Nutmeg d’une case et suis.</translation>
    </message>
    <message>
        <source>The belt has moved: Biscuit fell in, and the alligators took a chip. Whoever did not rest gets tired. Move any chip of yours to Fatigue: choose its trait.</source>
        <extracomment>features/lessons/run_hamster_run.py: FIRST_ROUND</extracomment>
        <translation>Le tapis a avancé : Biscuit est tombé, et les alligators ont pris un jeton. Qui ne se repose pas se fatigue. Mets un de tes jetons en Fatigue : choisis son trait.</translation>
    </message>
    <message>
        <source>A new round: split your pluck again. Two chips are in Fatigue, five are left. Put 4 on Mettle and 1 on Friskiness, and confirm.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Nouvelle manche : répartis à nouveau ton cran. Deux jetons sont en Fatigue, il en reste cinq. Mets-en 4 sur Courage et 1 sur Vivacité, puis valide.</translation>
    </message>
    <message>
        <source>Whoever rests gets a chip back and does not tire. Choose “Rest”.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Qui se repose récupère un jeton et ne se fatigue pas. Choisis « Se reposer ».</translation>
    </message>
    <message>
        <source>Nutmeg bites! If Nutmeg wins the test, you lose a chip. You have 4 Mettle chips against 2: resist.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Nutmeg mord ! Si Nutmeg gagne l’épreuve, tu perds un jeton. Tu as 4 jetons Courage contre 2 : résiste.</translation>
    </message>
    <message>
        <source>Well defended! Now comes your Rest: take a chip back from Fatigue. Choose the trait that gets it.</source>
        <extracomment>features/lessons/run_hamster_run.py: SECOND_ROUND</extracomment>
        <translation>Bien défendu ! Maintenant, tu te reposes : reprends un jeton de la Fatigue. Choisis le trait qui le reçoit.</translation>
    </message>
    <message>
        <source>Allocate, run, push, resist, rest: that is a round, and the belt never stops. Bite and Throw are tests like the push. Now the luck is real. Go on and be the last one in play!</source>
        <extracomment>features/lessons/run_hamster_run.py: GIVEN</extracomment>
        <translation>Répartir, courir, pousser, résister, se reposer : voilà une manche, et le tapis ne s’arrête jamais. Mordre et Lancer sont des épreuves comme la poussée. À présent le hasard est réel. Continue, et reste le dernier en jeu !</translation>
    </message>
    <message>
        <source>Piece {number}, the {name}, falls out before the wheel is at rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-falls</extracomment>
        <translation>Pièce {number} : {name:le |la }{name} tombe avant que la roue s’immobilise.</translation>
    </message>
    <message>
        <source>With these pieces the wheel does not come to rest.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-restless</extracomment>
        <translation>Avec ces pièces, la roue ne s’immobilise pas.</translation>
    </message>
    <message>
        <source>There is no room for piece {number}, the {name}.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: REFUSALS.entered-no-room</extracomment>
        <translation>Il n’y a pas de place pour la pièce {number} : {name:le |la }{name}.</translation>
    </message>
    <message>
        <source>The wheel comes to rest. Laid: {done} of {all} pieces.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: LAYING</extracomment>
        <translation>La roue s’immobilise. Pièces posées : {done} sur {all}.</translation>
    </message>
    <message>
        <source>Compartments are counted forwards, as the wheel rolls; 1 is the one in which the cone stood at first. The pieces are laid in the order in which you enter them: what lies below comes first.</source>
        <extracomment>features/positions/hamsterrolle/__init__.py: NOTE</extracomment>
        <translation>Les compartiments se comptent vers l’avant, dans le sens où la roue roule ; 1 est celui où le cône se trouvait au début. Les pièces sont posées dans l’ordre où tu les saisis : ce qui est dessous vient d’abord.</translation>
    </message>
    <message>
        <source>Dam card</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Carte Barrage</translation>
    </message>
    <message>
        <source>Special hamster</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Hamster spécial</translation>
    </message>
    <message>
        <source>Round tracker</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit
features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Piste des manches</translation>
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
        <translation>Jeton Crue</translation>
    </message>
    <message>
        <source>Fold the special cards along their dashed lines and glue them: the back is the ordinary hamster.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Pliez les cartes des hamsters spéciaux le long des pointillés et collez-les : le dos est le hamster ordinaire.</translation>
    </message>
    <message>
        <source>You also need two dice.</source>
        <extracomment>features/printing/hamsterdam/kit.py: kit</extracomment>
        <translation>Il vous faut aussi deux dés.</translation>
    </message>
    <message>
        <source>Roll for who begins.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.first</extracomment>
        <translation>Lancez les dés pour savoir qui commence.</translation>
    </message>
    <message>
        <source>Deal special hamsters.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.deal</extracomment>
        <translation>Distribuez des hamsters spéciaux.</translation>
    </message>
    <message>
        <source>{roller} rolls the dice.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.roll</extracomment>
        <translation>{roller} lance les dés.</translation>
    </message>
    <message>
        <source>{roller} rolls again.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.again</extracomment>
        <translation>{roller} relance les dés.</translation>
    </message>
    <message>
        <source>{roller} rolls for the Whack-a-Mole.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: CHANCE_SAYS.whack</extracomment>
        <translation>{roller} lance les dés pour le Whack-a-Mole.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>The dams, each card from the left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: setup_sheet</extracomment>
        <translation>Les barrages, carte par carte depuis la gauche</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>Eau</translation>
    </message>
    <message>
        <source>In reserve</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>In town: {tokens} flood tokens</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>En ville : {tokens} jetons Crue</translation>
    </message>
    <message>
        <source>In reserve: {hamsters}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town</extracomment>
        <translation>En réserve : {hamsters}</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _town
features/printing/hamsterdam/sheets.py: _result
features/printing/hamsterdam/sheets.py: _town</extracomment>
        <translation>Ville</translation>
    </message>
    <message>
        <source>flipped</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _line</extracomment>
        <translation>retournée</translation>
    </message>
    <message>
        <source>as {special}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>comme {special}</translation>
    </message>
    <message>
        <source>with a flood token</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>avec un jeton Crue</translation>
    </message>
    <message>
        <source>used</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _special</extracomment>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Its token on</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Son jeton sur</translation>
    </message>
    <message>
        <source>Flood tokens left</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Jetons Crue restants</translation>
    </message>
    <message>
        <source>In the middle</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _tracker</extracomment>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>The dice show {a} and {b}.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Les dés montrent {a} et {b}.</translation>
    </message>
    <message>
        <source>For {seat} the roll is ignored.</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Pour {seat}, le lancer ne compte pas.</translation>
    </message>
    <message>
        <source>Floods still to come: {floods}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Crues encore à venir : {floods}</translation>
    </message>
    <message>
        <source>The movement is skipped by: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Passent leur mouvement : {names}</translation>
    </message>
    <message>
        <source>Seats, each to the left of the one before: {names}</source>
        <extracomment>features/printing/hamsterdam/setup_sheet.py: _moment</extracomment>
        <translation>Places, chacune à gauche de la précédente : {names}</translation>
    </message>
    <message>
        <source>Flood tokens in each town after each roll; {mark} means that a card was flipped.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page</extracomment>
        <translation>Jetons Crue dans chaque ville après chaque lancer ; {mark} veut dire qu’une carte a été retournée.</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _page
features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _round
features/statistics/hamsterdam.py: series</extracomment>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>After {turns} turns of round {round}: {town} of {end} flood tokens in the towns.</source>
        <extracomment>features/printing/hamsterdam/sheets.py: _how_it_ended</extracomment>
        <translation>Après {turns} tours de la manche {round} : {town} sur {end} jetons Crue dans les villes.</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>bleu</translation>
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
        <translation>violet</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS
features/printing/kit.py: COLOURS</extracomment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>light blue</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>features/printing/hamsterrolle/kit.py: COLOURS</extracomment>
        <translation>noir</translation>
    </message>
    <message>
        <source>Compartment dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Disque des compartiments</translation>
    </message>
    <message>
        <source>Pointer of the dial</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Aiguille du disque</translation>
    </message>
    <message>
        <source>Print the templates once for each player, the cone only once.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Imprimez les gabarits une fois par joueur, le cône une seule fois.</translation>
    </message>
    <message>
        <source>Fold the templates along their dashed lines and glue them by their pale tabs.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Pliez les gabarits le long des pointillés et collez-les par leurs languettes claires.</translation>
    </message>
    <message>
        <source>Or cut the tabs off, lay the templates on wood and saw along them.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Ou coupez les languettes, posez les gabarits sur du bois et sciez le long du bord.</translation>
    </message>
    <message>
        <source>Pin the pointer to the middle of the dial: it shows the compartment in which was built last.</source>
        <extracomment>features/printing/hamsterrolle/kit.py: kit</extracomment>
        <translation>Fixez l’aiguille au centre du disque : elle montre le compartiment où l’on a posé en dernier.</translation>
    </message>
    <message>
        <source>Template: {piece}</source>
        <extracomment>features/printing/hamsterrolle/kit.py: _template</extracomment>
        <translation>Gabarit : {piece}</translation>
    </message>
    <message>
        <source>Let go of the wheel and let it come to rest.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.settle</extracomment>
        <translation>Lâchez la roue et attendez qu’elle s’immobilise.</translation>
    </message>
    <message>
        <source>Draw a piece of the fourth set.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.spare</extracomment>
        <translation>Piochez une pièce du quatrième jeu.</translation>
    </message>
    <message>
        <source>Draw who begins.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: CHANCE_SAYS.start</extracomment>
        <translation>Tirez au sort qui commence.</translation>
    </message>
    <message>
        <source>The wheel, seen from the front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>La roue, vue de face</translation>
    </message>
    <message>
        <source>The supplies</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: setup_sheet</extracomment>
        <translation>Les réserves</translation>
    </message>
    <message>
        <source>Pieces, from the edge on</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartments</extracomment>
        <translation>Pièces, à partir du bord</translation>
    </message>
    <message>
        <source>{n}, lowest</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _compartment</extracomment>
        <translation>{n}, en bas</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>{letter} {piece} in front</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} devant</translation>
    </message>
    <message>
        <source>{letter} {piece} at the back</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _piece</extracomment>
        <translation>{letter} {piece} au fond</translation>
    </message>
    <message>
        <source>The wheel rolls to the</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>La roue roule vers la</translation>
    </message>
    <message>
        <source>It rolls to the right.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Elle roule vers la droite.</translation>
    </message>
    <message>
        <source>It rolls to the left.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Elle roule vers la gauche.</translation>
    </message>
    <message>
        <source>Built last in compartment {n}.</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _rolls</extracomment>
        <translation>Dernière pose : compartiment {n}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>Tour {turn} : {name}</translation>
    </message>
    <message>
        <source>The attempt has begun with this piece: {piece}</source>
        <extracomment>features/printing/hamsterrolle/setup_sheet.py: _moment</extracomment>
        <translation>L’essai a commencé avec cette pièce : {piece}</translation>
    </message>
    <message>
        <source>Rolled: degrees forwards. Left: what the builder has still to build after the turn.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _page</extracomment>
        <translation>Roulé : degrés en avant. → : avancé en passant. Reste : ce que le constructeur doit encore poser après le tour.</translation>
    </message>
    <message>
        <source>pass: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>→ {piece}</translation>
    </message>
    <message>
        <source>late: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>tard : {piece}</translation>
    </message>
    <message>
        <source>drop: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>chute {piece}</translation>
    </message>
    <message>
        <source>kept: {piece}</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: WHAT</extracomment>
        <translation>main : {piece}</translation>
    </message>
    <message>
        <source>could do nothing</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: SKIPPED</extracomment>
        <translation>rien possible</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table
features/statistics/hamsterdam.py: _dice
features/statistics/hamsterrolle.py: series</extracomment>
        <translation>Roulé</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _table</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Turn {turn}. Pieces in the wheel: {pieces}. It has rolled {degrees} degrees.</source>
        <extracomment>features/printing/hamsterrolle/sheets.py: _how_it_ended</extracomment>
        <translation>Tour {turn}. Pièces dans la roue : {pieces}. Elle a roulé de {degrees} degrés.</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Kit à imprimer</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Print at 100 %, without fitting to the page. The ruler on every page measures exactly 50 mm.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Imprimez à 100 %, sans ajuster à la page. La règle de chaque page mesure exactement 50 mm.</translation>
    </message>
    <message>
        <source>Glue the pages on cardboard and let them dry. Cut along the crop marks: colour goes on beyond them.</source>
        <extracomment>features/printing/kit.py: cover</extracomment>
        <translation>Collez les pages sur du carton et laissez sécher. Coupez le long des traits de coupe : la couleur les dépasse.</translation>
    </message>
    <message>
        <source>Stand-up hamster</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Hamster à dresser</translation>
    </message>
    <message>
        <source>Pluck chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Jeton Cran</translation>
    </message>
    <message>
        <source>Belt strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Bande du tapis</translation>
    </message>
    <message>
        <source>Star strip of the belt</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Bande à étoile du tapis</translation>
    </message>
    <message>
        <source>Alligator Pit strip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Bande de la fosse aux alligators</translation>
    </message>
    <message>
        <source>Alligator chip</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Jeton Alligator</translation>
    </message>
    <message>
        <source>Fold each hamster along its dashed lines into a tent and glue its two feet together, one on the other.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Pliez chaque hamster en tente le long des pointillés et collez ses deux pieds l’un sur l’autre.</translation>
    </message>
    <message>
        <source>Fold the profile sheets along their lines, so that the lid hides the traits.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Pliez les fiches de profil le long de leurs lignes, de sorte que le rabat cache les traits.</translation>
    </message>
    <message>
        <source>You also need a die and a bag or a hat that nobody can look into, the HAT.</source>
        <extracomment>features/printing/run_hamster_run/kit.py: kit</extracomment>
        <translation>Il vous faut aussi un dé et un sac ou un chapeau dont personne ne voit le fond : le CHAPEAU.</translation>
    </message>
    <message>
        <source>Draw from the HAT who places a hamster.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.placement</extracomment>
        <translation>Piochez dans le CHAPEAU qui place un hamster.</translation>
    </message>
    <message>
        <source>Draw the next initiative from the HAT.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.initiative</extracomment>
        <translation>Piochez l’initiative suivante dans le CHAPEAU.</translation>
    </message>
    <message>
        <source>Draw from the HAT for the test.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.test</extracomment>
        <translation>Piochez dans le CHAPEAU pour l’épreuve.</translation>
    </message>
    <message>
        <source>Draw from the HAT who meets the alligators first.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp-order</extracomment>
        <translation>Piochez dans le CHAPEAU qui affronte d’abord les alligators.</translation>
    </message>
    <message>
        <source>Draw from the HAT against the alligators.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: CHANCE_SAYS.chomp</extracomment>
        <translation>Piochez dans le CHAPEAU contre les alligators.</translation>
    </message>
    <message>
        <source>The belt, seen from above, with the pit in front</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>Le tapis vu d’en haut, la fosse devant</translation>
    </message>
    <message>
        <source>The chips and the action of every hamster</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: setup_sheet</extracomment>
        <translation>Les jetons et l’action de chaque hamster</translation>
    </message>
    <message>
        <source>Lane {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>Couloir {n}</translation>
    </message>
    <message>
        <source>{n}, star strip</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _belt</extracomment>
        <translation>{n}, bande à étoile</translation>
    </message>
    <message>
        <source>Chips in the Speed pool: {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools</extracomment>
        <translation>Jetons dans la réserve de vitesse : {n}</translation>
    </message>
    <message>
        <source>Alligators now</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Alligators présents</translation>
    </message>
    <message>
        <source>Speed pool</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Réserve de vitesse</translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Fosse aux alligators</translation>
    </message>
    <message>
        <source>Hamsters in it</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _pools
features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Hamsters dedans</translation>
    </message>
    <message>
        <source>In hand</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamsters</extracomment>
        <translation>En main</translation>
    </message>
    <message>
        <source>{n}, face down {down}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _hamster</extracomment>
        <translation>{n}, face cachée {down}</translation>
    </message>
    <message>
        <source>not placed</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>pas encore placé</translation>
    </message>
    <message>
        <source>strip {n}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _place</extracomment>
        <translation>bande {n}</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>évanoui</translation>
    </message>
    <message>
        <source>{action}, done</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _deed</extracomment>
        <translation>{action}, fait</translation>
    </message>
    <message>
        <source>In the HAT: {chips}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Dans le CHAPEAU : {chips}</translation>
    </message>
    <message>
        <source>It has changed its action.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Il a changé d’action.</translation>
    </message>
    <message>
        <source>It has used its free square.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Il a utilisé sa case gratuite.</translation>
    </message>
    <message>
        <source>It has made its challenge.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Il a lancé son défi.</translation>
    </message>
    <message>
        <source>It has used its free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Il a utilisé son pas de côté gratuit.</translation>
    </message>
    <message>
        <source>It has pushed: {names}</source>
        <extracomment>features/printing/run_hamster_run/setup_sheet.py: _moment</extracomment>
        <translation>Il a poussé : {names}</translation>
    </message>
    <message>
        <source>One free square, before or after the challenge.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite
features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Une case gratuite, avant ou après le défi.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: it loses a chip; you choose the trait.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.bite</extracomment>
        <translation>Épreuve de Courage contre un voisin. Gagnée : il perd un jeton ; tu choisis le trait.</translation>
    </message>
    <message>
        <source>Flip a Scamper chip: 1 square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Retourne un jeton Galop : 1 case.</translation>
    </message>
    <message>
        <source>Spend one: 2 squares.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Dépenses-en un : 2 cases.</translation>
    </message>
    <message>
        <source>Once: a free step sideways.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Une fois : un pas de côté gratuit.</translation>
    </message>
    <message>
        <source>Push: flip 1, test Mettle; flip 1 more for each further square.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Pousser : 1 jeton retourné et une épreuve de Courage ; 1 de plus pour chaque case de plus.</translation>
    </message>
    <message>
        <source>Climb over: flip 3, or spend 1 and flip 1.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.run</extracomment>
        <translation>Escalader : 3 retournés, ou 1 dépensé et 1 retourné.</translation>
    </message>
    <message>
        <source>Test Mettle against a neighbour. Won: put it down up to half your Mettle away.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.throw</extracomment>
        <translation>Épreuve de Courage contre un voisin. Gagnée : pose-le à la moitié de ton Courage au plus.</translation>
    </message>
    <message>
        <source>No move. A chip comes back from Fatigue, but not in the pit.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Pas de déplacement. Un jeton revient de la Fatigue, mais pas dans la fosse.</translation>
    </message>
    <message>
        <source>No strain at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: DEED_SAYS.rest</extracomment>
        <translation>Pas de fatigue à la fin de la manche.</translation>
    </message>
    <message>
        <source>how far you run</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.scamper</extracomment>
        <translation>jusqu’où tu cours</translation>
    </message>
    <message>
        <source>how hard you push and hold</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.mettle</extracomment>
        <translation>ta force pour pousser et tenir</translation>
    </message>
    <message>
        <source>how soon you act</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: TRAIT_SAYS.friskiness</extracomment>
        <translation>quand tu agis</translation>
    </message>
    <message>
        <source>One strip per round for each chip. Begin with one; the star strip leads towards four.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Une bande par manche pour chaque jeton. Commencez avec un ; la bande à étoile mène vers quatre.</translation>
    </message>
    <message>
        <source>In each hamster's box: its action (B, R, T, –) and its chips in Fatigue at the end of the round.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Dans la case de chaque hamster : son action (M, C, L, –) et ses jetons en Fatigue à la fin de la manche.</translation>
    </message>
    <message>
        <source>Experimental Data Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Relevé d’expérience</translation>
    </message>
    <message>
        <source>Squares touch</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _data_page</extracomment>
        <translation>Cases adjacentes</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _in_pit</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Hamster under test</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Hamster testé</translation>
    </message>
    <message>
        <source>Draw your hamster here.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Dessine ton hamster ici.</translation>
    </message>
    <message>
        <source>The four actions</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Les quatre actions</translation>
    </message>
    <message>
        <source>The three traits: all your pluck, allocated in secret each round</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Les trois traits : tout ton cran, réparti en secret à chaque manche</translation>
    </message>
    <message>
        <source>Experimental Subject Profile Sheet</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Fiche de profil du sujet d’expérience</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>1 Fold this part to the back: your drawing is the outside of the lid.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>1 Plie cette partie vers l’arrière : ton dessin est le dessus du couvercle.</translation>
    </message>
    <message>
        <source>2 Fold the lid down over the traits until all are shown.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _profile</extracomment>
        <translation>2 Rabats le couvercle sur les traits jusqu’à ce que tout le monde montre les siens.</translation>
    </message>
    <message>
        <source>After round {round}, with {left} hamsters in play.</source>
        <extracomment>features/printing/run_hamster_run/sheets.py: _how_it_ended</extracomment>
        <translation>Après la manche {round}, avec {left} hamsters en jeu.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>features/printing/score_sheet.py</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>features/printing/score_sheet.py: fields</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>features/printing/score_sheet.py: foot</extracomment>
        <translation>Vu</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>features/printing/score_sheet.py: plain_score_sheet</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <extracomment>features/printing/setup_sheet.py: TITLE</extracomment>
        <translation>Fiche de mise en place</translation>
    </message>
    <message>
        <source>To play on with the real game: lay everything out in this order. To go on later on the screen: “Enter a position”, in the menu.</source>
        <extracomment>features/printing/setup_sheet.py: page</extracomment>
        <translation>Pour continuer avec le vrai jeu : disposez tout dans cet ordre. Pour reprendre plus tard à l’écran : « Saisir une position », dans le menu.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Puis</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Roll or draw.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Lancez les dés ou piochez.</translation>
    </message>
    <message>
        <source>What is secret is not on this sheet: choose it again at the table.</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Ce qui est secret n’est pas sur cette fiche : choisissez-le de nouveau à la table.</translation>
    </message>
    <message>
        <source>Then: {names}</source>
        <extracomment>features/printing/setup_sheet.py: next_card</extracomment>
        <translation>Puis : {names}</translation>
    </message>
    <message>
        <source>{game} has the sheets {names}, not {name}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>{game} a les feuilles {names}, pas {name}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Il n’y a pas de dossier {folder}.</translation>
    </message>
    <message>
        <source>Only a kit is printed with low ink.</source>
        <extracomment>features/printing/sheet.py: run</extracomment>
        <translation>Seul un kit s’imprime avec peu d’encre.</translation>
    </message>
    <message>
        <source>There is neither a file nor a game called {name}. The games are {names}.</source>
        <extracomment>features/printing/sheet.py: _loaded</extracomment>
        <translation>Il n’y a ni fichier ni jeu appelé {name}. Les jeux sont {names}.</translation>
    </message>
    <message>
        <source>{path} is no sheet of this program and stays as it is. Name another file.</source>
        <extracomment>features/printing/sheet.py: _refuse_what_is_not_ours</extracomment>
        <translation>{path} n’est pas une feuille de ce programme et reste tel quel. Indique un autre fichier.</translation>
    </message>
    <message>
        <source>It is your movement: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>C’est ton déplacement : que fais-tu ?</translation>
    </message>
    <message>
        <source>Which ability do you use instead of a movement?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Quel pouvoir utilises-tu au lieu d’un déplacement ?</translation>
    </message>
    <message>
        <source>You redeploy: what do you do first?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Tu redéploies : que fais-tu d’abord ?</translation>
    </message>
    <message>
        <source>The water comes: what do you do?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>L’eau arrive : que fais-tu ?</translation>
    </message>
    <message>
        <source>Which ability do you use now, if any?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Quel pouvoir utilises-tu maintenant, si tu en utilises un ?</translation>
    </message>
    <message>
        <source>The dice lie there: what do you make of them?</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Les dés sont là : qu’en fais-tu ?</translation>
    </message>
    <message>
        <source>What is chosen before the first round is left out.</source>
        <extracomment>features/puzzles/hamsterdam.py: GIVEN</extracomment>
        <translation>Ce qui est choisi avant la première manche est laissé de côté.</translation>
    </message>
    <message>
        <source>The wheel stands still. Which of these pieces holds where it is drawn?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>La roue est immobile. Laquelle de ces pièces tient là où elle est dessinée ?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that nothing falls when the wheel is let go?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>Sur laquelle de ces places construis-tu pour que rien ne tombe quand la roue est lâchée ?</translation>
    </message>
    <message>
        <source>In which of these places do you build, so that the wheel rolls on farthest?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>Sur laquelle de ces places construis-tu pour que la roue avance le plus loin ?</translation>
    </message>
    <message>
        <source>Look for the middle of each piece: is there something below it, or does it tip over an edge?</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.holds</extracomment>
        <translation>Cherche le milieu de chaque pièce : y a-t-il quelque chose dessous, ou bascule-t-elle par-dessus un bord ?</translation>
    </message>
    <message>
        <source>Look for what lies loose up at the back: when the wheel rolls on, that goes first.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.stays</extracomment>
        <translation>Cherche ce qui n’est pas calé, en haut à l’arrière : quand la roue avance, cela part en premier.</translation>
    </message>
    <message>
        <source>A heavy piece, and a place far ahead, let the wheel roll on.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN.rolls</extracomment>
        <translation>Une pièce lourde et une place loin devant font avancer la roue.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {best} of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Avec la meilleure réponse, rien ne tombe dans {best} essais sur 100.</translation>
    </message>
    <message>
        <source>That comes off in {wins} of 100 tries. Another answer does in {best}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Cela réussit dans {wins} essais sur 100. Une autre réponse réussit dans {best}.</translation>
    </message>
    <message>
        <source>{answer}: that comes off in {best} of 100 tries. The next best, {second}, in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer} : cela réussit dans {best} essais sur 100. Le choix suivant, {second}, dans {wins}.</translation>
    </message>
    <message>
        <source>{answer}: nothing falls in {best} of 100 tries, with the choice in the game in {wins}.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>{answer} : rien ne tombe dans {best} essais sur 100, avec le choix de la partie dans {wins}.</translation>
    </message>
    <message>
        <source>With the best answer nothing falls in {n} more of 100 tries.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Avec la meilleure réponse, rien ne tombe dans {n} essais de plus sur 100.</translation>
    </message>
    <message>
        <source>Only turns in which something fell are looked at.</source>
        <extracomment>features/puzzles/hamsterrolle/__init__.py: GIVEN</extracomment>
        <translation>Seuls les tours où quelque chose est tombé sont examinés.</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <extracomment>features/puzzles/questions.py: ANY</extracomment>
        <translation>Quel est le meilleur choix maintenant ?</translation>
    </message>
    <message>
        <source>The best answer wins {best} of 100 games.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>La meilleure réponse gagne {best} parties sur 100.</translation>
    </message>
    <message>
        <source>That wins {wins} of 100 games. Another answer wins {best}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Cela gagne {wins} parties sur 100. Une autre réponse en gagne {best}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games. The next best, {second}, wins {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer} gagne {best} parties sur 100. La deuxième meilleure réponse, {second}, en gagne {wins}.</translation>
    </message>
    <message>
        <source>{answer}: that wins {best} of 100 games, the choice in the game {wins}.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>{answer} gagne {best} parties sur 100, contre {wins} pour le choix de la partie.</translation>
    </message>
    <message>
        <source>It wins {n} of 100 games fewer than the best answer.</source>
        <extracomment>features/puzzles/questions.py: Worth</extracomment>
        <translation>Cela gagne {n} parties sur 100 de moins que la meilleure réponse.</translation>
    </message>
    <message>
        <source>Which action do you declare?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Quelle action annonces-tu ?</translation>
    </message>
    <message>
        <source>It is your turn to act: what do you do first?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>C’est à toi d’agir : que fais-tu d’abord ?</translation>
    </message>
    <message>
        <source>You throw somebody: on which square?</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>Tu lances quelqu’un : sur quelle case ?</translation>
    </message>
    <message>
        <source>How pluck was split is left out.</source>
        <extracomment>features/puzzles/run_hamster_run.py: GIVEN</extracomment>
        <translation>La répartition du cran est laissée de côté.</translation>
    </message>
    <message>
        <source>Dry town</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Ville sèche</translation>
    </message>
    <message>
        <source>Win Hamsterdam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterdam.</translation>
    </message>
    <message>
        <source>Dam master</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Maître du barrage</translation>
    </message>
    <message>
        <source>Win Hamsterdam 10 times.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gagne 10 fois à Hamsterdam.</translation>
    </message>
    <message>
        <source>Dry feet</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Pieds au sec</translation>
    </message>
    <message>
        <source>Win Hamsterdam with no water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterdam sans eau en ville.</translation>
    </message>
    <message>
        <source>Not a crack</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Pas une fissure</translation>
    </message>
    <message>
        <source>Win Hamsterdam without a breach in your dam.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterdam sans rupture dans ton barrage.</translation>
    </message>
    <message>
        <source>Stopper</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Bouchon</translation>
    </message>
    <message>
        <source>Stop 70 floods in one game of Hamsterdam.</source>
        <oldsource>Stop 25 floods in one game of Hamsterdam.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Arrête 70 crues en une partie de Hamsterdam.</translation>
    </message>
    <message>
        <source>Special force</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Force spéciale</translation>
    </message>
    <message>
        <source>Use special hamsters 12 times in one game.</source>
        <oldsource>Use six special hamsters in one game.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Utilise 12 fois des hamsters spéciaux en une partie.</translation>
    </message>
    <message>
        <source>Full barracks</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Caserne pleine</translation>
    </message>
    <message>
        <source>End a game of Hamsterdam with 13 hamsters.</source>
        <oldsource>End a game of Hamsterdam with 18 hamsters.</oldsource>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Finis à Hamsterdam avec 13 hamsters.</translation>
    </message>
    <message>
        <source>King of the river</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Roi du fleuve</translation>
    </message>
    <message>
        <source>Win Hamsterdam against three others.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterdam contre trois autres.</translation>
    </message>
    <message>
        <source>Under an umbrella</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Sous le parapluie</translation>
    </message>
    <message>
        <source>Have three rolls more miss your dam than expected.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Trois lancers de plus que prévu manquent ton barrage.</translation>
    </message>
    <message>
        <source>Wet fur</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Poil mouillé</translation>
    </message>
    <message>
        <source>Come last in Hamsterdam, with ten drops of water in town.</source>
        <extracomment>features/records/hamsterdam.py: GIVEN</extracomment>
        <translation>Finis dernier à Hamsterdam, avec dix gouttes en ville.</translation>
    </message>
    <message>
        <source>Round and round</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Tours et tours</translation>
    </message>
    <message>
        <source>Win Hamsterrolle.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterrolle.</translation>
    </message>
    <message>
        <source>Wheelwright</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Charron</translation>
    </message>
    <message>
        <source>Win Hamsterrolle 10 times.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gagne 10 fois à Hamsterrolle.</translation>
    </message>
    <message>
        <source>Steady hand</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Main sûre</translation>
    </message>
    <message>
        <source>Win Hamsterrolle without a piece falling in your turns.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gagne à Hamsterrolle sans chute pendant tes tours.</translation>
    </message>
    <message>
        <source>Tower</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Build the tallest tower of a game, of four pieces or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Construis la plus haute tour d’une partie, d’au moins quatre pièces.</translation>
    </message>
    <message>
        <source>High up</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Tout en haut</translation>
    </message>
    <message>
        <source>Lay the most daring piece of a game, 90 degrees up the wheel or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Pose la pièce la plus osée d’une partie, à au moins 90 degrés dans la roue.</translation>
    </message>
    <message>
        <source>Timber!</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Gare dessous !</translation>
    </message>
    <message>
        <source>Let the most pieces of a game fall at once, six or more.</source>
        <extracomment>features/records/hamsterrolle.py: GIVEN</extracomment>
        <translation>Fais tomber d’un coup le plus de pièces d’une partie, au moins six.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>features/records/months.py: VALUES.points
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>features/records/months.py: VALUES.points</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>features/records/months.py: VALUES.won</extracomment>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>features/records/months.py: VALUES.won
features/records/months.py: VALUES.games</extracomment>
        <translation>parties</translation>
    </message>
    <message>
        <source>Games played</source>
        <extracomment>features/records/months.py: VALUES.games</extracomment>
        <translation>Parties jouées</translation>
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
        <translation>mois</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS
features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_model.py: GAME_COLUMNS</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Exploit</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>features/records/records_model.py: BEST_COLUMNS</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <extracomment>features/records/records_model.py: Person.called
models/items/library_model.py: who</extracomment>
        <translation>{name} (ordinateur)</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS
features/records/sitting.py: GUEST_COLUMNS</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Win rate</source>
        <extracomment>features/records/records_model.py: PERSON_COLUMNS</extracomment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>features/records/records_model.py: _luck_columns</extracomment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>{won} of {tests}</source>
        <extracomment>features/records/records_model.py: _came
features/statistics/figures_model.py: _draws</extracomment>
        <translation>{won} sur {tests}</translation>
    </message>
    <message>
        <source>Last one running</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Dernier en course</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run!</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gagne à Run, Hamster, Run!</translation>
    </message>
    <message>
        <source>Fast feet</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Pieds agiles</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! 10 times.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gagne 10 fois à Run, Hamster, Run!</translation>
    </message>
    <message>
        <source>Five on the belt</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Cinq sur le tapis</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! against four others.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gagne à Run, Hamster, Run! contre quatre autres.</translation>
    </message>
    <message>
        <source>Elbows</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Coups de coude</translation>
    </message>
    <message>
        <source>Push others three squares in one game.</source>
        <oldsource>Push three times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Pousse les autres de trois cases en une partie.</translation>
    </message>
    <message>
        <source>Sharp teeth</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Dents pointues</translation>
    </message>
    <message>
        <source>Bite three times in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Mords trois fois en une partie.</translation>
    </message>
    <message>
        <source>Through the air</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Dans les airs</translation>
    </message>
    <message>
        <source>Throw twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Lance deux fois en une partie.</translation>
    </message>
    <message>
        <source>Over the top</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Par-dessus</translation>
    </message>
    <message>
        <source>Climb over others twice in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Grimpe deux fois sur d’autres en une partie.</translation>
    </message>
    <message>
        <source>Power nap</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Petit somme</translation>
    </message>
    <message>
        <source>Rest 15 times in one game.</source>
        <oldsource>Rest four times in one game.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Repose-toi 15 fois en une partie.</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Pacifique</translation>
    </message>
    <message>
        <source>Win Run, Hamster, Run! without a push, a bite or a throw.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gagne à Run, Hamster, Run! sans pousser, mordre ni lancer.</translation>
    </message>
    <message>
        <source>Long breath</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Long souffle</translation>
    </message>
    <message>
        <source>Stay in play for 20 rounds.</source>
        <oldsource>Stay in play for 12 rounds.</oldsource>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Reste en jeu pendant 20 manches.</translation>
    </message>
    <message>
        <source>Four-leaf clover</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Trèfle à quatre feuilles</translation>
    </message>
    <message>
        <source>Win two tests more than expected, in one game.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Gagne en une partie deux épreuves de plus qu’attendu.</translation>
    </message>
    <message>
        <source>Breakfast</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Petit-déjeuner</translation>
    </message>
    <message>
        <source>Be eaten before round 4.</source>
        <extracomment>features/records/run_hamster_run.py: GIVEN</extracomment>
        <translation>Sois mangé avant la manche 4.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine une partie.</translation>
    </message>
    <message>
        <source>First win</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Première victoire</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gagne une partie.</translation>
    </message>
    <message>
        <source>Pupil</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Do all lessons of a game, and finish it.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Fais toutes les leçons d’un jeu, et finis la partie.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Finish 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine 10 parties.</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Pilier de la table</translation>
    </message>
    <message>
        <source>Finish 50 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine 50 parties.</translation>
    </message>
    <message>
        <source>Old hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Vieux routier</translation>
    </message>
    <message>
        <source>Finish 100 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine 100 parties.</translation>
    </message>
    <message>
        <source>Ten times gold</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Dix fois l’or</translation>
    </message>
    <message>
        <source>Win 10 games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gagne 10 parties.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Touche-à-tout</translation>
    </message>
    <message>
        <source>Finish each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine chacun des trois jeux.</translation>
    </message>
    <message>
        <source>Triple crown</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Triple couronne</translation>
    </message>
    <message>
        <source>Win each of the three games.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gagne à chacun des trois jeux.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>En veine</translation>
    </message>
    <message>
        <source>Win three games in a row.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Gagne trois parties de suite.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>Come last, and win the next game.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finis dernier et gagne la partie suivante.</translation>
    </message>
    <message>
        <source>Game day</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Jour de jeu</translation>
    </message>
    <message>
        <source>Finish three games on one day.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine trois parties le même jour.</translation>
    </message>
    <message>
        <source>Full house</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Table complète</translation>
    </message>
    <message>
        <source>Finish a game of four people.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine une partie à quatre personnes.</translation>
    </message>
    <message>
        <source>Hand in hand</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Main dans la main</translation>
    </message>
    <message>
        <source>Share the first place.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Partage la première place.</translation>
    </message>
    <message>
        <source>Sharper</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Plus malin</translation>
    </message>
    <message>
        <source>Come out before a Sharp computer player.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finis devant un ordinateur Malin.</translation>
    </message>
    <message>
        <source>Master’s master</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Le maître de Maître</translation>
    </message>
    <message>
        <source>Come out before a Master.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Finis devant un Maître.</translation>
    </message>
    <message>
        <source>Owl</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Oiseau de nuit</translation>
    </message>
    <message>
        <source>Finish a game between midnight and five.</source>
        <extracomment>features/records/stickers.py: GENERAL</extracomment>
        <translation>Termine une partie entre minuit et cinq heures.</translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>features/statistics/hamsterdam.py
features/statistics/run_hamster_run.py</extracomment>
        <translation>manche</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>lancer</translation>
    </message>
    <message>
        <source>Water in town</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Eau en ville</translation>
    </message>
    <message>
        <source>Water on dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Eau sur le barrage</translation>
    </message>
    <message>
        <source>On the dam</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Sur le barrage</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>features/statistics/hamsterdam.py: TITLES</extracomment>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>flood tokens</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>jetons Crue</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>features/statistics/hamsterdam.py</extracomment>
        <translation>hamsters</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>jetons Crue dans la ville après chaque manche</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>jetons Crue sur le barrage après chaque manche</translation>
    </message>
    <message>
        <source>hamsters on the dam after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>hamsters sur le barrage après chaque manche</translation>
    </message>
    <message>
        <source>hamsters in reserve after each round</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>hamsters en réserve après chaque manche</translation>
    </message>
    <message>
        <source>hamsters that have left the game</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>hamsters qui ont quitté la partie</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>jetons Crue dans la ville après chaque lancer</translation>
    </message>
    <message>
        <source>flood tokens on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>jetons Crue sur le barrage après chaque lancer</translation>
    </message>
    <message>
        <source>hamsters on the dam after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>hamsters sur le barrage après chaque lancer</translation>
    </message>
    <message>
        <source>hamsters in reserve after each roll</source>
        <extracomment>features/statistics/hamsterdam.py: NOTES</extracomment>
        <translation>hamsters en réserve après chaque lancer</translation>
    </message>
    <message>
        <source>flood tokens in the town after each round; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>jetons Crue dans la ville après chaque manche ; plein : une rupture</translation>
    </message>
    <message>
        <source>flood tokens in the town after each roll; filled: a breach</source>
        <extracomment>features/statistics/hamsterdam.py: WITH_BREACHES</extracomment>
        <translation>jetons Crue dans la ville après chaque lancer ; plein : une rupture</translation>
    </message>
    <message>
        <source>first breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>première rupture</translation>
    </message>
    <message>
        <source>second breach</source>
        <extracomment>features/statistics/hamsterdam.py: BREACHES</extracomment>
        <translation>deuxième rupture</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>sum of the dice</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>somme des dés</translation>
    </message>
    <message>
        <source>times rolled</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>nombre de lancers</translation>
    </message>
    <message>
        <source>line: expected, pale: the range 95 of 100 games fall in</source>
        <extracomment>features/statistics/hamsterdam.py: _dice</extracomment>
        <translation>trait : attendu, pâle : là où tombent 95 parties sur 100</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>features/statistics/hamsterrolle.py: TURN</extracomment>
        <translation>tour</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>features/statistics/hamsterrolle.py: TITLES</extracomment>
        <translation>La roue</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>pièces</translation>
    </message>
    <message>
        <source>degrees</source>
        <extracomment>features/statistics/hamsterrolle.py</extracomment>
        <translation>degrés</translation>
    </message>
    <message>
        <source>pieces that still have to be built after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>pièces qui restent à poser après chaque tour</translation>
    </message>
    <message>
        <source>pieces that have fallen, by whose turn it was; the height of a step is what fell in one</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>pièces tombées, selon le tour de qui c’était ; la hauteur d’une marche est ce qui est tombé en un tour</translation>
    </message>
    <message>
        <source>degrees that the wheel has rolled forwards, after each turn</source>
        <extracomment>features/statistics/hamsterrolle.py: NOTES</extracomment>
        <translation>degrés parcourus par la roue en avant, après chaque tour</translation>
    </message>
    <message>
        <source>chips</source>
        <extracomment>features/statistics/run_hamster_run.py</extracomment>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Pluck</source>
        <extracomment>features/statistics/run_hamster_run.py: TITLES</extracomment>
        <translation>Cran</translation>
    </message>
    <message>
        <source>pluck chips at the start of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>jetons Cran au début de la manche</translation>
    </message>
    <message>
        <source>chips put into Scamper</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>jetons mis dans Galop</translation>
    </message>
    <message>
        <source>chips put into Mettle</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>jetons mis dans Courage</translation>
    </message>
    <message>
        <source>chips put into Friskiness</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>jetons mis dans Vivacité</translation>
    </message>
    <message>
        <source>chips in Fatigue at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: NOTES</extracomment>
        <translation>jetons en Fatigue à la fin de la manche</translation>
    </message>
    <message>
        <source>Speed and alligators in the pit at the end of the round</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Vitesse et alligators dans la fosse à la fin de la manche</translation>
    </message>
    <message>
        <source>Belt and pit</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Tapis et fosse</translation>
    </message>
    <message>
        <source>Speed, alligators</source>
        <extracomment>features/statistics/run_hamster_run.py: _machine</extracomment>
        <translation>Vitesse, alligators</translation>
    </message>
    <message>
        <source>The temper of Steady, Sharp and Master (it makes nobody stronger):</source>
        <extracomment>features/tempers/choice.py: TEMPER</extracomment>
        <translation>Le caractère de Posé, Malin et Maître (personne n’en est plus fort) :</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <extracomment>models/items/graph_model.py: USUAL</extracomment>
        <translation>Dés équitables</translation>
    </message>
    <message>
        <source>Expected {expected}, usually {low} to {high}</source>
        <extracomment>models/items/graph_model.py: usual_sentence</extracomment>
        <translation>{expected} attendu, d’habitude de {low} à {high}</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>models/items/history_model.py: StoryModel.__init__</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Challenge, finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Défi, terminé</translation>
    </message>
    <message>
        <source>Challenge, not finished</source>
        <extracomment>models/items/library_model.py: GameLine.stand</extracomment>
        <translation>Défi, non terminé</translation>
    </message>
    <message>
        <source>{stand}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>{stand}.</translation>
    </message>
    <message>
        <source>Players: {who}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Joueurs : {who}.</translation>
    </message>
    <message>
        <source>Deleted; it can be restored {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Supprimée ; elle peut être restaurée {when}.</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <extracomment>models/items/library_model.py: GameLine.sentence</extracomment>
        <translation>Dernière séance : {when}.</translation>
    </message>
    <message>
        <source>{title}, a finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, une partie terminée de {kind}.</translation>
    </message>
    <message>
        <source>{title}, a game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>{title}, une partie de {kind}.</translation>
    </message>
    <message>
        <source>A finished game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Une partie terminée de {kind}.</translation>
    </message>
    <message>
        <source>A game of {kind}.</source>
        <extracomment>models/items/library_model.py: GameLine._first</extracomment>
        <translation>Une partie de {kind}.</translation>
    </message>
    <message>
        <source>until {day}</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>avant le {day}</translation>
    </message>
    <message>
        <source>This game is not installed here.</source>
        <extracomment>models/items/library_model.py: LibraryModel.line</extracomment>
        <translation>Ce jeu n’est pas installé ici.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>1 MMM yyyy, HH:mm</source>
        <extracomment>models/record_words.py: day_words</extracomment>
        <translation>'1er' MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>1 MMMM yyyy</source>
        <extracomment>models/record_words.py: date_words</extracomment>
        <translation>'1er' MMMM yyyy</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <extracomment>models/relative_time.py: when</extracomment>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>1 MMM yyyy</source>
        <extracomment>models/relative_time.py: day</extracomment>
        <translation>'1er' MMM yyyy</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>models/settings.py: SPEEDS</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>{path} cannot be read ({why}), so the usual settings hold.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>{path} ne peut pas être lu ({why}), les paramètres habituels s’appliquent donc.</translation>
    </message>
    <message>
        <source>The "programs" in {path} are names with a command each, a list of texts: {example}.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Les « programs » dans {path} sont des noms avec chacun une commande, une liste de textes : {example}.</translation>
    </message>
    <message>
        <source>The name of a program has {most} letters at most, and no comma: {name} is none.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Le nom d’un programme a {most} lettres au plus, et aucune virgule : {name} n’en est pas un.</translation>
    </message>
    <message>
        <source>Of the programs in {path} only the last {most} may play.</source>
        <extracomment>models/settings.py: check</extracomment>
        <translation>Des programmes dans {path}, seuls les {most} derniers peuvent jouer.</translation>
    </message>
    <message>
        <source>{game} has no cards of your own.</source>
        <extracomment>models/storage/custom_parts.py: NO_CARDS</extracomment>
        <translation>{game} n’a pas de cartes à toi.</translation>
    </message>
    <message>
        <source>{path}: it cannot be read ({why}).</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path} : illisible ({why}).</translation>
    </message>
    <message>
        <source>{path}: a card file has at most {limit} bytes.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path} : un fichier de cartes a {limit} octets au plus.</translation>
    </message>
    <message>
        <source>{path}: line {line} is not text in UTF-8.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path} : la ligne {line} n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>{path}: {why}.</source>
        <extracomment>models/storage/custom_parts.py: read</extracomment>
        <translation>{path} : {why}.</translation>
    </message>
    <message>
        <source>{path} already exists; it is left unchanged.</source>
        <extracomment>models/storage/custom_parts.py: begin</extracomment>
        <translation>{path} existe déjà ; il reste tel quel.</translation>
    </message>
    <message>
        <source>dice or draw next</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>aux dés ou au tirage</translation>
    </message>
    <message>
        <source>{names} to choose</source>
        <extracomment>models/storage/summary.py: _turn</extracomment>
        <translation>à {names} de choisir</translation>
    </message>
    <message>
        <source>nobody has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>personne n’a gagné</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{names} have won</source>
        <extracomment>models/storage/summary.py: end_words</extracomment>
        <translation>{names} ont gagné</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>models/wording.py: Wording.named</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>There is no screen to draw on: DISPLAY and WAYLAND_DISPLAY are both empty.</source>
        <extracomment>system/machine.py: why_no_window</extracomment>
        <translation>Il n’y a pas d’écran où dessiner : DISPLAY et WAYLAND_DISPLAY sont vides tous les deux.</translation>
    </message>
    <message>
        <source>Qt cannot open a window without {libraries} (on Debian and its relatives: {packages}).</source>
        <extracomment>system/machine.py: _sentences_of_lacking</extracomment>
        <translation>Qt ne peut pas ouvrir de fenêtre sans {libraries} (chez Debian et ses parents : {packages}).</translation>
    </message>
    <message>
        <source>Qt has no platform called {name}; QT_QPA_PLATFORM may be {names}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>Qt n’a pas de plateforme appelée {name} ; QT_QPA_PLATFORM peut être {names}.</translation>
    </message>
    <message>
        <source>No screen answers at {variable}.</source>
        <extracomment>system/machine.py: _why_not</extracomment>
        <translation>Aucun écran ne répond à {variable}.</translation>
    </message>
    <message>
        <source>Four towns behind their dams. Mira's lies in front, and whatever water comes through rises in her town.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.aim</extracomment>
        <translation>Quatre villes derrière leurs barrages. Celui de Mira est devant, et l’eau qui passe monte dans sa ville.</translation>
    </message>
    <message>
        <source>Mira passes one of her eleven cards to the left and one to the right. Orange and blue dots bring hamsters.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira passe une de ses onze cartes à gauche et une à droite. Les points orange et bleus rapportent des hamsters.</translation>
    </message>
    <message>
        <source>The middle of the table: the reservoir, the dice, how many rolls are left until the hamsters are moved, and the water of all towns.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.round</extracomment>
        <translation>Le milieu de la table : le lac de retenue, les dés, le nombre de lancers avant de déplacer les hamsters, et l’eau de toutes les villes.</translation>
    </message>
    <message>
        <source>The sum of the dice is the number whose cards are hit, on every dam.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.roll</extracomment>
        <translation>La somme des dés est le nombre dont les cartes sont touchées, sur chaque barrage.</translation>
    </message>
    <message>
        <source>Mira may react to the roll with a special that is marked.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.react</extracomment>
        <translation>Mira peut réagir au lancer avec un hamster spécial mis en valeur.</translation>
    </message>
    <message>
        <source>The number has come, and hamsters of Mira's stand on its card: one of them plugs the hole.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.flood</extracomment>
        <translation>Le nombre est sorti, et des hamsters de Mira sont sur sa carte : l’un d’eux bouche le trou.</translation>
    </message>
    <message>
        <source>Mira's dam is breached: she flips the left-most or the right-most card of what is left.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.breach</extracomment>
        <translation>Le barrage de Mira cède : elle retourne la carte la plus à gauche ou la plus à droite de ce qui reste.</translation>
    </message>
    <message>
        <source>Mira may move one of her hamsters to the card beside it, or skip that for an ability.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.movement</extracomment>
        <translation>Mira peut déplacer un de ses hamsters sur la carte voisine, ou y renoncer pour un pouvoir.</translation>
    </message>
    <message>
        <source>Hamsters from Mira's reserve go onto her cards again.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.redeployment</extracomment>
        <translation>Des hamsters de la réserve de Mira reviennent sur ses cartes.</translation>
    </message>
    <message>
        <source>Mira's specials stand among her hamsters, and each is listed with when it can be used.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.specials</extracomment>
        <translation>Les hamsters spéciaux de Mira sont parmi les autres, et la liste dit quand chacun peut servir.</translation>
    </message>
    <message>
        <source>Late in a game: the bar counts the water of all towns towards the end, and the driest town wins.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.end</extracomment>
        <translation>Tard dans une partie : la barre compte l’eau de toutes les villes jusqu’à la fin, et la ville la plus sèche gagne.</translation>
    </message>
    <message>
        <source>The classic game: every dam lies in order from 2 to 12, and none is ever breached.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.classic</extracomment>
        <translation>Le jeu classique : chaque barrage va de 2 à 12 dans l’ordre, et aucun ne cède jamais.</translation>
    </message>
    <message>
        <source>What is printed on a card: its number, its dots, and how often it comes.</source>
        <extracomment>views/hamsterdam/examples.py: EXAMPLES.own-cards</extracomment>
        <translation>Ce qui est imprimé sur une carte : son nombre, ses points et sa fréquence.</translation>
    </message>
    <message>
        <source>The wheel, well filled, and the supplies of all: whoever has no pieces left wins.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.aim</extracomment>
        <translation>La roue bien remplie, et les réserves de tous : qui n’a plus de pièces gagne.</translation>
    </message>
    <message>
        <source>The start: the cone stands in the lowest compartment, and the first piece goes two further on.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.setup</extracomment>
        <translation>Le début : le cône est dans le compartiment le plus bas, et la première pièce va deux plus loin.</translation>
    </message>
    <message>
        <source>The golden arcs outside the wheel are the three open compartments: the same, the next, and the one after.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.where</extracomment>
        <translation>Les arcs dorés autour de la roue sont les trois compartiments ouverts : le même, le suivant et le deuxième suivant.</translation>
    </message>
    <message>
        <source>The dashed line is the edge to beat: the cube reaches further forward, so it may be built here.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.edge</extracomment>
        <translation>La ligne pointillée est le bord à dépasser : le cube va plus en avant, il peut donc être posé ici.</translation>
    </message>
    <message>
        <source>Mira's supply: she takes one piece, and it has to hold where she lets go.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.hands</extracomment>
        <translation>La réserve de Mira : elle prend une pièce, et celle-ci doit tenir là où elle la lâche.</translation>
    </message>
    <message>
        <source>Instead of building, a piece from the lowest compartments is moved one to five compartments ahead.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.passing</extracomment>
        <translation>Au lieu de poser, on déplace une pièce des compartiments les plus bas d’un à cinq compartiments en avant.</translation>
    </message>
    <message>
        <source>A piece has been let go, and the wheel rolls on: what falls out now comes to whoever has built.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.falling</extracomment>
        <translation>Une pièce a été lâchée, et la roue continue : ce qui tombe maintenant revient à qui a posé.</translation>
    </message>
    <message>
        <source>The end of a game: one supply is empty, and the wheel is at rest.</source>
        <extracomment>views/hamsterrolle/examples.py: EXAMPLES.end</extracomment>
        <translation>La fin d’une partie : une réserve est vide, et la roue est au repos.</translation>
    </message>
    <message>
        <source>your own file</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>ton propre fichier</translation>
    </message>
    <message>
        <source>the program's cards</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CHOICES</extracomment>
        <translation>les cartes du programme</translation>
    </message>
    <message>
        <source>Three hamsters on the belt. It rolls to the left, towards the pit with the alligators.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.aim</extracomment>
        <translation>Trois hamsters sur le tapis. Il roule vers la gauche, vers la fosse aux alligators.</translation>
    </message>
    <message>
        <source>Mira puts her hamster on a free square, up to the star strip.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.setup</extracomment>
        <translation>Mira met son hamster sur une case libre, jusqu’à la bande à étoile.</translation>
    </message>
    <message>
        <source>Mira's six chips are still in her hand. She drags them to her three traits.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.allocate</extracomment>
        <translation>Les six jetons de Mira sont encore dans sa main. Elle les glisse vers ses trois traits.</translation>
    </message>
    <message>
        <source>The order of this round stands beside each name: the more Friskiness, the likelier a low number.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.initiative</extracomment>
        <translation>L’ordre de cette manche figure à côté de chaque nom : plus il y a de Vivacité, plus un petit nombre est probable.</translation>
    </message>
    <message>
        <source>The four actions, each with what it would bring now.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.declare</extracomment>
        <translation>Les quatre actions, chacune avec ce qu’elle rapporterait maintenant.</translation>
    </message>
    <message>
        <source>Mira's turn has come: every golden place is something she can do with the action she has declared.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.resolve</extracomment>
        <translation>C’est le tour de Mira : chaque endroit doré est une chose qu’elle peut faire avec l’action annoncée.</translation>
    </message>
    <message>
        <source>Mira may walk to a free square for nothing, and bite Jonas beside her: three chips against two.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.bite</extracomment>
        <translation>Mira peut aller gratuitement sur une case libre, et mordre Jonas à côté d’elle : trois jetons contre deux.</translation>
    </message>
    <message>
        <source>Flipping a chip leads one square far, spending one two squares; a step to the side is free. Jonas can be pushed.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.run</extracomment>
        <translation>Retourner un jeton mène une case plus loin, en dépenser un, deux cases ; un pas de côté est gratuit. Jonas peut être poussé.</translation>
    </message>
    <message>
        <source>Mira has won against Jonas with four Mettle: he lands on a golden square, up to two away from where he was.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.throw</extracomment>
        <translation>Mira a gagné contre Jonas avec quatre de Courage : il atterrit sur une case dorée, à deux cases au plus de sa place.</translation>
    </message>
    <message>
        <source>Mira rests: a chip comes back from Fatigue into the trait of her choice.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.rest</extracomment>
        <translation>Mira se repose : un jeton revient de la Fatigue dans le trait de son choix.</translation>
    </message>
    <message>
        <source>Jonas wants to bite Mira. With her three chips against his two she can resist, or give way.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tests</extracomment>
        <translation>Jonas veut mordre Mira. Avec ses trois jetons contre deux, elle peut résister ou céder.</translation>
    </message>
    <message>
        <source>Speed 2: when the belt moves, two strips go over the edge, and Mira on strip 2 falls in.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.belt</extracomment>
        <translation>Vitesse 2 : quand le tapis avance, deux bandes passent le bord, et Mira, sur la bande 2, tombe dedans.</translation>
    </message>
    <message>
        <source>Mira is in the pit with two alligators: she chooses the trait that is tested against them.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.alligators</extracomment>
        <translation>Mira est dans la fosse avec deux alligators : elle choisit le trait mis à l’épreuve contre eux.</translation>
    </message>
    <message>
        <source>Mira has not rested: one of her chips goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.fatigue</extracomment>
        <translation>Mira ne s’est pas reposée : un de ses jetons va à la Fatigue.</translation>
    </message>
    <message>
        <source>Two have been eaten. Mira is the last one in play, and wins.</source>
        <extracomment>views/run_hamster_run/examples.py: EXAMPLES.tally</extracomment>
        <translation>Deux ont été dévorés. Mira est la dernière en jeu, et gagne.</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>Got it</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what
views/game/explainer.py: Explainer._show</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>views/game/explainer.py: Explainer._show</extracomment>
        <translation>Suivant</translation>
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
        <translation>Note…</translation>
    </message>
    <message>
        <source>Write a note: {moment}</source>
        <extracomment>features/bookmarks/feature.py: FEATURE</extracomment>
        <translation>Écrire une note : {moment}</translation>
    </message>
    <message>
        <source>Challenges</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>Make a challenge…</source>
        <extracomment>features/challenges/feature.py: FEATURE</extracomment>
        <translation>Créer un défi…</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/hints/feature.py: FEATURE</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>Apprendre en cinq minutes</translation>
    </message>
    <message>
        <source>New to this game? One person learns it against computer players, step by step.</source>
        <extracomment>features/lessons/feature.py: FEATURE</extracomment>
        <translation>Nouveau dans ce jeu ? Une seule personne l’apprend pas à pas contre des joueurs ordinateurs.</translation>
    </message>
    <message>
        <source>Begin from a position of a real table</source>
        <extracomment>features/positions/feature.py: BEGIN</extracomment>
        <translation>Partir d’une position d’une vraie table</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <extracomment>features/positions/feature.py: GO_ON</extracomment>
        <translation>Saisir une position</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/feature.py: FEATURE</extracomment>
        <translation>Carte postale</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <extracomment>features/printing/feature.py: FEATURE</extracomment>
        <translation>Imprimer les feuilles</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/feature.py: FEATURE</extracomment>
        <translation>Qu’est-ce qui était mieux ?</translation>
    </message>
    <message>
        <source>Records</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Aujourd’hui à cette table</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Mois</translation>
    </message>
    <message>
        <source>All months</source>
        <extracomment>features/records/feature.py: FEATURE</extracomment>
        <translation>Tous les mois</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/feature.py: FEATURE
features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Autocollants</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <extracomment>features/sound/feature.py: FEATURE</extracomment>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/feature.py: FEATURE</extracomment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Continuer à partir d’ici…</translation>
    </message>
    <message>
        <source>Play on from here: {moment}</source>
        <extracomment>features/what_if/feature.py: FEATURE</extracomment>
        <translation>Continuer à partir d’ici : {moment}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <extracomment>views/widgets/save_dialog.py: saved_words</extracomment>
        <translation>Enregistré sous {name} dans {folder}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>views/window/file_dialogs.py: choose_to_open</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>views/window/file_dialogs.py: choose_place</extracomment>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>The file contains everything, including secret information.</source>
        <extracomment>views/window/file_dialogs.py: save_match</extracomment>
        <translation>Le fichier contient tout, aussi ce qui est secret.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/file_dialogs.py: ways_out</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Hamster Table games (*{suffix})</source>
        <extracomment>views/window/file_dialogs.py: _pattern</extracomment>
        <translation>Parties de Hamster Table (*{suffix})</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Films need Pillow: pip install hamster-table[film]</source>
        <extracomment>views/art/moving_pictures.py: why_no_film</extracomment>
        <translation>Les films ont besoin de Pillow : pip install hamster-table[film]</translation>
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
        <translation>Résultat</translation>
    </message>
    <message>
        <source>New record! {feat}: {value}. Before: {old}, {names}.</source>
        <extracomment>views/game/finale.py: Finale._record</extracomment>
        <translation>Nouveau record ! {feat} : {value}. Avant : {old}, {names}.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>views/game/finale.py: Finale._figures</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/finale.py: Finale._ways_on
views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/finale.py: Finale._pages</extracomment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Highlights</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._right</extracomment>
        <translation>Temps forts</translation>
    </message>
    <message>
        <source>Look at it</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Look at it: {fact}</source>
        <extracomment>views/game/game_over.py: GameOverOverlay._fact</extracomment>
        <translation>Voir : {fact}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>views/game/game_over.py: _places</extracomment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Podium: {places}</source>
        <extracomment>views/game/game_over.py: _podium_words</extracomment>
        <translation>Podium : {places}</translation>
    </message>
</context>
<context>
    <name>GameFrame</name>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundButton.__init__</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>Le son est coupé</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <extracomment>features/sound/controls.py: SoundButton._show_sound</extracomment>
        <translation>Le son est activé</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>views/game/docked_story.py: DockedStory.__init__
views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/game/game_frame.py: Sheet.__init__</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>views/game/game_frame.py: GameFrame._rail</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <extracomment>views/game/top_bar.py: Steps.set_steps</extracomment>
        <translation>Étape {number} sur {count} : {name}</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/game/top_bar.py: TopBar.__init__</extracomment>
        <translation>Vitesse du jeu</translation>
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
        <translation>Pas disponible pour ce jeu.</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>views/game/finale.py: Finale._ways_on</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>{what} Undone, with all that followed.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{what} Annulé, avec tout ce qui a suivi.</translation>
    </message>
    <message>
        <source>{question} All that followed this question is undone.</source>
        <extracomment>views/game/game_page.py: GamePage._say_what_is_undone</extracomment>
        <translation>{question} Tout ce qui a suivi cette question est annulé.</translation>
    </message>
    <message>
        <source>This computer is busy: its players think less than they would.</source>
        <extracomment>views/game/game_page.py: GamePage._hurried</extracomment>
        <translation>Cet ordinateur est occupé : les joueurs ordinateurs réfléchissent moins que d’habitude.</translation>
    </message>
    <message>
        <source>Saving works again. Everything is saved.</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>L’enregistrement marche de nouveau. Tout est enregistré.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/game/game_page.py: GamePage._kept</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Only {name} can choose now.</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Il manque encore un seul choix : {name}.</translation>
    </message>
    <message>
        <source>Let a computer play on</source>
        <extracomment>views/game/game_page.py: GamePage._absent</extracomment>
        <translation>Laisser jouer un ordinateur</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <extracomment>views/game/game_page.py: GamePage._sync_undo</extracomment>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The next player takes over</source>
        <extracomment>views/game/game_page.py: GamePage._said</extracomment>
        <translation>Au joueur suivant</translation>
    </message>
    <message>
        <source>Not saved since {time}. {why}</source>
        <extracomment>views/game/prompt_text.py: said_while_saving_fails</extracomment>
        <translation>Pas enregistré depuis {time}. {why}</translation>
    </message>
    <message>
        <source>This game can only be viewed.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>Cette partie peut seulement être regardée.</translation>
    </message>
    <message>
        <source>Undo and redo do not work during a replay.</source>
        <extracomment>views/game/prompt_text.py: why_nothing_changes</extracomment>
        <translation>On ne peut ni annuler ni rétablir pendant une relecture.</translation>
    </message>
</context>
<context>
    <name>GamePrompt</name>
    <message>
        <source>Replay</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Your game is untouched.</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Ta partie reste telle quelle.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/game/prompt_text.py: said_while_looking_back</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>The disk is slow.</source>
        <extracomment>views/game/prompt_text.py: said_while_saving</extracomment>
        <translation>Le disque est lent.</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>{name} lance les dés</translation>
    </message>
    <message>
        <source>Roll the dice: press the button, click the dice, or flick them over the felt.</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Lance les dés : appuie sur le bouton, clique sur les dés ou jette-les sur le feutre.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>views/game/prompt_text.py: said_before_a_roll</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Rolling or drawing…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself
views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>Lancer ou tirage…</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>Ensuite : {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name} is getting ready…</source>
        <extracomment>views/game/prompt_text.py: said_while_it_goes_by_itself</extracomment>
        <translation>{name} se prépare…</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <extracomment>views/game/prompt_text.py: said_while_it_is_shown</extracomment>
        <translation>{name} a choisi</translation>
    </message>
    <message>
        <source>{player}, a computer player.</source>
        <extracomment>views/game/prompt_text.py: _computer_words</extracomment>
        <translation>{player}, un joueur ordinateur.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/game/prompt_text.py: _why</extracomment>
        <translation>Pourquoi ce choix ?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>views/game/prompt_text.py: said_when_over</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Seed {seed}, fingerprint {pledge}</source>
        <extracomment>views/game/prompt_text.py: seed_words</extracomment>
        <translation>Graine {seed}, empreinte {pledge}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <extracomment>views/game/prompt_text.py: _pace_words</extracomment>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/game/prompt_text.py: _pace_presses</extracomment>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Hamsterdam</name>
    <message>
        <source>Round tracker: the round ends after the turn marked for so many players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>Piste des manches : la manche s’achève après le tour marqué pour ce nombre de joueurs</translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>features/printing/hamsterdam/kit_parts.py: _tracker</extracomment>
        <translation>{n} joueurs</translation>
    </message>
    <message>
        <source>hamster</source>
        <extracomment>models/hamsterdam/ability_texts.py: name</extracomment>
        <translation>hamster</translation>
    </message>
    <message>
        <source>Price: the skipped movement, and Copycatster goes to your reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prix : renoncer au mouvement, et Copycatster va dans ta réserve.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve, its own side up.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prix : Copycatster va dans ta réserve, son propre côté visible.</translation>
    </message>
    <message>
        <source>Price: Copycatster goes to your reserve and turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Prix : Copycatster va dans ta réserve et se retourne sur son côté ordinaire.</translation>
    </message>
    <message>
        <source>It turns to its ordinary side.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _price_of_a_copy</extracomment>
        <translation>Il se retourne sur son côté ordinaire.</translation>
    </message>
    <message>
        <source>The price is paid either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>Le prix est payé dans les deux cas.</translation>
    </message>
    <message>
        <source>{name} flips to its ordinary side either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} se retourne sur son côté ordinaire dans les deux cas.</translation>
    </message>
    <message>
        <source>{name} is in your reserve either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} est dans ta réserve dans les deux cas.</translation>
    </message>
    <message>
        <source>{name} stays where it is either way.</source>
        <extracomment>models/hamsterdam/ability_texts.py: paid_for_a_roll</extracomment>
        <translation>{name} reste où il est dans les deux cas.</translation>
    </message>
    <message>
        <source>When: {moments}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: _says</extracomment>
        <translation>Quand : {moments}.</translation>
    </message>
    <message>
        <source>at a roll</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>à un lancer</translation>
    </message>
    <message>
        <source>as a flood comes</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>à l’arrivée d’une crue</translation>
    </message>
    <message>
        <source>in the movement</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>pendant le mouvement</translation>
    </message>
    <message>
        <source>in the redeployment</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>pendant le redéploiement</translation>
    </message>
    <message>
        <source>never, on your cards</source>
        <extracomment>models/hamsterdam/ability_texts.py: _own_moments</extracomment>
        <translation>jamais, sur tes cartes</translation>
    </message>
    <message>
        <source>It can be used now.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Il peut servir maintenant.</translation>
    </message>
    <message>
        <source>It is still copying: {name}.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Il copie encore : {name}.</translation>
    </message>
    <message>
        <source>It has stopped one flood; the next one sends it to the reserve.</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Il a arrêté une crue ; la prochaine l’envoie dans la réserve.</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Pas maintenant : {reason}</translation>
    </message>
    <message>
        <source>Not now: {reason} ({ruling})</source>
        <extracomment>models/hamsterdam/ability_texts.py: status</extracomment>
        <translation>Pas maintenant : {reason} ({ruling})</translation>
    </message>
    <message>
        <source>Copy {name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label
views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Copier {name}</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : {number}</translation>
    </message>
    <message>
        <source>{name}: roll again</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : relancer</translation>
    </message>
    <message>
        <source>{name}: ignore it</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : ignorer</translation>
    </message>
    <message>
        <source>{name}: hold</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : tenir</translation>
    </message>
    <message>
        <source>{name}: jump</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : sauter</translation>
    </message>
    <message>
        <source>{name}: sweep</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : balayer</translation>
    </message>
    <message>
        <source>{name}: stop</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name} : arrêter</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>models/hamsterdam/ability_texts.py: use_label</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Flood token</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Jeton Crue</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>models/hamsterdam/board.py: _lying</extracomment>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Hamster</source>
        <extracomment>models/hamsterdam/board.py: _ordinary</extracomment>
        <translation>Hamster</translation>
    </message>
    <message>
        <source>What belongs to all</source>
        <extracomment>models/hamsterdam/board.py: _band</extracomment>
        <translation>Ce qui est à tous</translation>
    </message>
    <message>
        <source>To choose</source>
        <extracomment>models/hamsterdam/board.py: _choice</extracomment>
        <translation>À choisir</translation>
    </message>
    <message>
        <source>{ways} in 36</source>
        <extracomment>models/hamsterdam/odds.py: odds_text</extracomment>
        <translation>{ways} sur 36</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/hamsterdam/sentences.py: hamsters_text</extracomment>
        <translation>
            <numerusform>%n hamster</numerusform>
            <numerusform>%n hamsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n point orange</numerusform>
            <numerusform>%n points orange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dot(s)</source>
        <extracomment>models/hamsterdam/sentences.py: dots_text</extracomment>
        <translation>
            <numerusform>%n point bleu</numerusform>
            <numerusform>%n points bleus</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}, flipped</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, carte {position} : {number}, retournée</translation>
    </message>
    <message>
        <source>{name}, card {position}: {number}; {what}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._card</extracomment>
        <translation>{name}, carte {position} : {number} ; {what} ; {odds}</translation>
    </message>
    <message>
        <source>{ways}; hit before the next redeployment: {chance} %</source>
        <extracomment>models/hamsterdam/sentences.py: Names._odds</extracomment>
        <translation>{ways} ; touchée avant le prochain redéploiement : {chance} %</translation>
    </message>
    <message numerus="yes">
        <source>%n flood token(s)</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing</extracomment>
        <translation>
            <numerusform>%n jeton Crue</numerusform>
            <numerusform>%n jetons Crue</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>models/hamsterdam/sentences.py: Names._standing
models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>A place of the dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Un emplacement du barrage : {name}</translation>
    </message>
    <message>
        <source>Place {position}: empty; your card {number} is for {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Place {position} : vide ; ta carte {number} est pour {name}</translation>
    </message>
    <message>
        <source>Your card {number}, place {position}; {odds}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._hand_card</extracomment>
        <translation>Ta carte {number}, emplacement {position} ; {odds}</translation>
    </message>
    <message>
        <source>Not chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._named_special</extracomment>
        <translation>Pas choisi.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>models/hamsterdam/sentences.py: Names._status</extracomment>
        <translation>Choisi.</translation>
    </message>
    <message>
        <source>{number}, card {position} of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names.note</extracomment>
        <translation>{number}, carte {position}, {name}</translation>
    </message>
    <message>
        <source>Reserve of {name}: {what}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._pile</extracomment>
        <translation>Réserve, {name} : {what}</translation>
    </message>
    <message>
        <source>Dam of {name}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dam</extracomment>
        <translation>Barrage : {name}</translation>
    </message>
    <message>
        <source>Town of {name}: {town} in the town, {dam} on the dam; next breach at {tokens}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._town</extracomment>
        <translation>Ville, {name} : {town} dans la ville, {dam} sur le barrage ; prochaine rupture à {tokens}</translation>
    </message>
    <message>
        <source>For {name}: {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Pour {name} : {number}</translation>
    </message>
    <message>
        <source>For {name}: no card yet</source>
        <extracomment>models/hamsterdam/sentences.py: Names._mailbox</extracomment>
        <translation>Pour {name} : pas encore de carte</translation>
    </message>
    <message>
        <source>The dice</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>A die: {face}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Un dé : {face}</translation>
    </message>
    <message>
        <source>The dice: {a} and {b}, makes {number}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._dice</extracomment>
        <translation>Les dés : {a} et {b}, ce qui fait {number}</translation>
    </message>
    <message>
        <source>Reservoir: {tokens} flood tokens</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Lac de retenue : {tokens} jetons Crue</translation>
    </message>
    <message>
        <source>Reservoir: empty; {more} more tokens are out than the box holds</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Lac de retenue : vide ; il y a {more} jetons de plus en jeu que dans la boîte</translation>
    </message>
    <message>
        <source>Round {number}, turn {turn}; {rolls} rolls until the redeployment</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Manche {number}, tour {turn} ; {rolls} lancers avant le redéploiement</translation>
    </message>
    <message>
        <source>{name} begins every round</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>{name} commence chaque manche</translation>
    </message>
    <message>
        <source>Water in all towns: {now} of {end}</source>
        <extracomment>models/hamsterdam/sentences.py: Names._shared</extracomment>
        <translation>Eau dans toutes les villes : {now} sur {end}</translation>
    </message>
    <message>
        <source>The highest sum begins; equals roll again.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>La plus haute somme commence ; à égalité, on relance.</translation>
    </message>
    <message>
        <source>The sum is the number of the card to jump to.</source>
        <extracomment>models/hamsterdam/shown.py: decided_by_roll</extracomment>
        <translation>La somme est le numéro de la carte sur laquelle sauter.</translation>
    </message>
    <message>
        <source>Special hamsters</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Hamsters spéciaux</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>all hamsters are on the dam</source>
        <extracomment>models/hamsterdam/shown.py: dam_shown</extracomment>
        <translation>tous les hamsters sont sur le barrage</translation>
    </message>
    <message>
        <source>your cards</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>tes cartes</translation>
    </message>
    <message>
        <source>your dam · {line}</source>
        <extracomment>models/hamsterdam/shown.py: _dam_line</extracomment>
        <translation>ton barrage · {line}</translation>
    </message>
    <message>
        <source>{up} of {all} cards standing</source>
        <extracomment>models/hamsterdam/shown.py: cards_standing</extracomment>
        <translation>{up} sur {all} cartes debout</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag</extracomment>
        <translation>a fait {number}</translation>
    </message>
    <message>
        <source>ignores it</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_ignored</extracomment>
        <translation>l’ignore</translation>
    </message>
    <message>
        <source>counts {number}</source>
        <extracomment>models/hamsterdam/shown.py: _tag
views/hamsterdam/animation/dice.py: roll_shifted</extracomment>
        <translation>compte {number}</translation>
    </message>
    <message>
        <source>skips moving</source>
        <extracomment>models/hamsterdam/shown.py: _movement_tag
views/hamsterdam/animation/dice.py: movement_skipped</extracomment>
        <translation>passe le mouvement</translation>
    </message>
    <message>
        <source>Town of {name}</source>
        <extracomment>models/hamsterdam/shown.py: _town_name</extracomment>
        <translation>Ville : {name}</translation>
    </message>
    <message>
        <source>no breaches</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>pas de rupture</translation>
    </message>
    <message>
        <source>nothing is left to break</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach</extracomment>
        <translation>plus rien à casser</translation>
    </message>
    <message>
        <source>next breach at {tokens}</source>
        <extracomment>models/hamsterdam/shown.py: _next_breach
views/hamsterdam/animation/breach.py: _tell_next</extracomment>
        <translation>rupture à {tokens}</translation>
    </message>
    <message>
        <source>{town} in town + {dam} on dam</source>
        <extracomment>models/hamsterdam/shown.py: _sums</extracomment>
        <translation>{town} en ville + {dam} sur le barrage</translation>
    </message>
    <message>
        <source>all level</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>égalité partout</translation>
    </message>
    <message>
        <source>level wettest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>ex æquo, dernière</translation>
    </message>
    <message>
        <source>wettest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>dernière sur {all}</translation>
    </message>
    <message>
        <source>level driest</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>ex æquo, la plus sèche</translation>
    </message>
    <message>
        <source>level 2nd</source>
        <extracomment>models/hamsterdam/shown.py: _place</extracomment>
        <translation>2e ex æquo</translation>
    </message>
    <message>
        <source>driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.1</extracomment>
        <translation>la plus sèche sur {all}</translation>
    </message>
    <message>
        <source>2nd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.2</extracomment>
        <translation>2e plus sèche sur {all}</translation>
    </message>
    <message>
        <source>3rd driest of {all}</source>
        <extracomment>models/hamsterdam/shown.py: _place.3</extracomment>
        <translation>3e plus sèche sur {all}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>Avant la première manche</translation>
    </message>
    <message>
        <source>{name} has the dice</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown</extracomment>
        <translation>{name} a les dés</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>models/hamsterdam/shown.py: tracker_shown
views/hamsterdam/animation/dice.py: round_started</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>can be used now</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>peut servir maintenant</translation>
    </message>
    <message>
        <source>in reserve</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>used in this turn</source>
        <extracomment>models/hamsterdam/shown.py: special_shown</extracomment>
        <translation>a servi ce tour-ci</translation>
    </message>
    <message>
        <source>The dam breaks</source>
        <extracomment>views/hamsterdam/animation/breach.py: breach_due</extracomment>
        <translation>Le barrage cède</translation>
    </message>
    <message>
        <source>{number} for the first turn</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_rolled</extracomment>
        <translation>{number} pour le premier tour</translation>
    </message>
    <message>
        <source>A tie at {number}</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>Égalité à {number}</translation>
    </message>
    <message>
        <source>{names} roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: first_tied</extracomment>
        <translation>{names} relancent les dés</translation>
    </message>
    <message>
        <source>No dam has a {number}: roll again</source>
        <extracomment>views/hamsterdam/animation/dice.py: roll_missed</extracomment>
        <translation>Aucun barrage n’a de {number} : relancer</translation>
    </message>
    <message>
        <source>{name} copies {other}</source>
        <extracomment>views/hamsterdam/animation/dice.py: special_used</extracomment>
        <translation>{name} copie {other}</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>views/hamsterdam/animation/dice.py: movement_started</extracomment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Redeployment</source>
        <extracomment>views/hamsterdam/animation/dice.py: redeployment_started</extracomment>
        <translation>Redéploiement</translation>
    </message>
    <message>
        <source>begins every round</source>
        <extracomment>views/hamsterdam/animation/dice.py: tracker_taken</extracomment>
        <translation>commence chaque manche</translation>
    </message>
    <message>
        <source>{number} holds</source>
        <extracomment>views/hamsterdam/animation/water.py: flood_stopped</extracomment>
        <translation>{number} tient bon</translation>
    </message>
    <message>
        <source>+{more} more than in the box</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_more</extracomment>
        <translation>+{more} de plus que dans la boîte</translation>
    </message>
    <message>
        <source>Reservoir</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: ReservoirDrawing._draw_label</extracomment>
        <translation>Lac de retenue</translation>
    </message>
    <message>
        <source>waiting for the first roll</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: DiceDrawing.draw</extracomment>
        <translation>en attente du premier lancer</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>tours</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TrackerDrawing._draw_captions</extracomment>
        <translation>Redéployer</translation>
    </message>
    <message>
        <source>{now} of {end}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>{now} sur {end}</translation>
    </message>
    <message>
        <source>ends at {tokens}</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>fin à {tokens}</translation>
    </message>
    <message>
        <source>Water in all towns</source>
        <extracomment>views/hamsterdam/drawings/shared_band.py: TownsDrawing.draw</extracomment>
        <translation>Eau dans toutes les villes</translation>
    </message>
    <message>
        <source>An orange dot brings you one hamster.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Un point orange t’apporte un hamster.</translation>
    </message>
    <message>
        <source>A blue dot brings two special hamsters to choose from: you keep one of them.</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Un point bleu apporte deux hamsters spéciaux au choix : tu en gardes un.</translation>
    </message>
    <message>
        <source>The dots on the cards</source>
        <extracomment>views/hamsterdam/explanations.py: _dots</extracomment>
        <translation>Les points des cartes</translation>
    </message>
    <message>
        <source>Water that came through your dam into the town. The driest town wins.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>L’eau passée par ton barrage jusque dans la ville. La ville la plus sèche gagne.</translation>
    </message>
    <message>
        <source>When the water reaches a cracked cell, your dam breaks: you flip its left or right end.</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>Quand l’eau atteint une case fissurée, ton barrage cède : tu retournes son bout gauche ou droit.</translation>
    </message>
    <message>
        <source>The water in your town</source>
        <extracomment>views/hamsterdam/explanations.py: _breaches</extracomment>
        <translation>L’eau dans ta ville</translation>
    </message>
    <message>
        <source>{what} (from {card})</source>
        <extracomment>views/hamsterdam/input/button_labels.py: number_duplicates</extracomment>
        <translation>{what} (depuis {card})</translation>
    </message>
    <message>
        <source>{number} in the middle</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} du milieu</translation>
    </message>
    <message>
        <source>{number} on the left</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} de gauche</translation>
    </message>
    <message>
        <source>{number} on the right</source>
        <extracomment>views/hamsterdam/input/button_labels.py: card_text</extracomment>
        <translation>{number} de droite</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{name} : {what}</translation>
    </message>
    <message>
        <source>{what} (no water)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: use_text</extracomment>
        <translation>{what} (pas d’eau)</translation>
    </message>
    <message>
        <source>{origin} to {to}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>{origin} vers {to}</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: target_text</extracomment>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>Skip the move for {name}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Passer pour {name}</translation>
    </message>
    <message>
        <source>Skip the move for {name} or {other}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Passer pour {name} ou {other}</translation>
    </message>
    <message>
        <source>Skip move, use an ability</source>
        <extracomment>views/hamsterdam/input/button_labels.py: skip_text</extracomment>
        <translation>Passer, pour un pouvoir</translation>
    </message>
    <message>
        <source>{what} (rolls again)</source>
        <extracomment>views/hamsterdam/input/button_labels.py: again</extracomment>
        <translation>{what} (relance)</translation>
    </message>
    <message>
        <source>No standing card has a {number}: if you keep the roll, the dice are rolled again.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Aucune carte debout n’a de {number} : si tu gardes le lancer, les dés sont relancés.</translation>
    </message>
    <message>
        <source>Changed to {numbers}, the dice are rolled again, and the special stays used (HD-19).</source>
        <extracomment>views/hamsterdam/input/button_labels.py: warning_of_a_roll</extracomment>
        <translation>Avec {numbers}, les dés sont relancés, et le hamster spécial reste utilisé (HD-19).</translation>
    </message>
    <message>
        <source>{number} floods {names}</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>{number} inonde {names}</translation>
    </message>
    <message>
        <source>On all of these numbers somebody plugs.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: floods_of</extracomment>
        <translation>Pour tous ces nombres, quelqu’un bouche le trou.</translation>
    </message>
    <message>
        <source>No standing card of this dam has the number.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>Aucune carte debout de ce barrage ne porte ce nombre.</translation>
    </message>
    <message>
        <source>{number} hits this dam; a hamster is there to plug it.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>{number} touche ce barrage ; un hamster est là pour boucher.</translation>
    </message>
    <message>
        <source>{number} hits this dam, and nobody stands there.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>{number} touche ce barrage, et il n’y a personne.</translation>
    </message>
    <message>
        <source>{number} hits {all} cards of this dam, and nobody stands on {bare} of them.</source>
        <extracomment>views/hamsterdam/input/button_labels.py: danger</extracomment>
        <translation>{number} touche {all} cartes de ce barrage, et il n’y a personne sur {bare} d’entre elles.</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>views/hamsterdam/input/draft_gestures.py: _pass
views/hamsterdam/input/draft_gestures.py: _keep</extracomment>
        <translation>garder</translation>
    </message>
    <message>
        <source>{name}, pass a card to each side</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, passe une carte de chaque côté</translation>
    </message>
    <message>
        <source>Drag two of your cards to the places on the right, or onto a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Fais glisser deux de tes cartes sur les emplacements à droite, ou sur le barrage d’un voisin.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it on a place on the right or on a neighbour's dam.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Entrée soulève une carte et la pose à droite ou sur le barrage d’un voisin.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_pass</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>{name}, lay out your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>{name}, dispose ton barrage</translation>
    </message>
    <message>
        <source>Drag cards along the line. The order stays for the whole game; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Fais glisser les cartes le long de la ligne. L’ordre reste pour toute la partie ; les bouts cèdent d’abord.</translation>
    </message>
    <message>
        <source>Enter lifts a card and drops it elsewhere in the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Entrée soulève une carte et la pose ailleurs dans la ligne. L’ordre reste ; les bouts cèdent d’abord.</translation>
    </message>
    <message>
        <source>You got {a} and {b}. Drag cards along the line. The order stays; the ends break first.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Tu as reçu {a} et {b}. Fais glisser les cartes : l’ordre reste toute la partie ; les bouts cèdent d’abord.</translation>
    </message>
    <message>
        <source>You got {a} and {b}.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Tu as reçu {a} et {b}.</translation>
    </message>
    <message>
        <source>Best odds in the middle</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Fréquents au milieu</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Par nombre</translation>
    </message>
    <message>
        <source>Confirm layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_line_up</extracomment>
        <translation>Valider l’ordre</translation>
    </message>
    <message numerus="yes">
        <source>{name}, keep %n special hamster(s)</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>
            <numerusform>{name}, garde %n hamster spécial</numerusform>
            <numerusform>{name}, garde %n hamsters spéciaux</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Click a card, or drag the hamster to your reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} sur {half} choisis. Clique sur une carte, ou fais glisser le hamster dans ta réserve.</translation>
    </message>
    <message>
        <source>{kept} of {half} chosen. Enter takes the card you are at, or gives it back.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>{kept} sur {half} choisis. Entrée prend la carte où tu es, ou la rend.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_keep</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{name}, put hamsters on your dam</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>{name}, mets des hamsters sur ton barrage</translation>
    </message>
    <message>
        <source>Enter puts a hamster on the card you are at.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Entrée place un hamster sur la carte où tu es.</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) will clear water and leave the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>
            <numerusform>%n hamster évacuera de l’eau et quittera la partie.</numerusform>
            <numerusform>%n hamsters évacueront de l’eau et quitteront la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve is empty. Drag hamsters back to place them elsewhere, or finish.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>La réserve est vide. Fais glisser des hamsters pour les placer ailleurs, ou termine.</translation>
    </message>
    <message>
        <source>The reserve is empty. Enter lifts a hamster to place it elsewhere.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>La réserve est vide. Entrée soulève un hamster pour le placer ailleurs.</translation>
    </message>
    <message>
        <source>Click cards, or drag. On water a hamster clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Clique ou fais glisser. Sur l’eau, un hamster l’évacue et quitte la partie.</translation>
    </message>
    <message>
        <source>On water it clears it and leaves the game.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Sur l’eau, il l’évacue et quitte la partie.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood. Click cards, or drag hamsters.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Barrage vide : rien n’arrêterait une crue. Clique, ou glisse des hamsters.</translation>
    </message>
    <message>
        <source>Your dam is empty: nobody would stop a flood.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Barrage vide : personne n’arrêterait une crue.</translation>
    </message>
    <message>
        <source>Click cards, or drag hamsters, or a number with its whole stack.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Clique sur des cartes, fais glisser des hamsters, ou un nombre avec sa pile.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Repeat last layout</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>Auto-place by odds</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Placer au mieux</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy
views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done, {count} in reserve</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: _ask_to_deploy</extracomment>
        <translation>Terminé, {count} en réserve</translation>
    </message>
    <message numerus="yes">
        <source>{name}, leave the water on %n card(s)?</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>{name}, laisser l’eau sur %n carte ?</numerusform>
            <numerusform>{name}, laisser l’eau sur %n cartes ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) in reserve.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>
            <numerusform>%n hamster en réserve.</numerusform>
            <numerusform>%n hamsters en réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>One on a wet card clears its water, and leaves the game with it.</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Un hamster posé sur une carte inondée en évacue l’eau et quitte la partie avec elle.</translation>
    </message>
    <message>
        <source>Leave the water</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Laisser l’eau</translation>
    </message>
    <message>
        <source>Go on placing</source>
        <extracomment>views/hamsterdam/input/draft_prompts.py: ask_whether_to_leave_water</extracomment>
        <translation>Continuer à placer</translation>
    </message>
    <message>
        <source>reinforce</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>renforcer</translation>
    </message>
    <message>
        <source>guard</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>protéger</translation>
    </message>
    <message>
        <source>swim</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word</extracomment>
        <translation>nager</translation>
    </message>
    <message>
        <source>clear water</source>
        <extracomment>views/hamsterdam/input/gestures.py: water_word
views/hamsterdam/input/gestures.py: _give_up</extracomment>
        <translation>évacuer l’eau</translation>
    </message>
    <message>
        <source>plug</source>
        <extracomment>views/hamsterdam/input/gestures.py: _plug</extracomment>
        <translation>boucher</translation>
    </message>
    <message>
        <source>into the town</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>dans la ville</translation>
    </message>
    <message>
        <source>let it in</source>
        <extracomment>views/hamsterdam/input/gestures.py: _let_in</extracomment>
        <translation>laisser entrer</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>views/hamsterdam/input/gestures.py: _land</extracomment>
        <translation>se poser</translation>
    </message>
    <message>
        <source>flip</source>
        <extracomment>views/hamsterdam/input/gestures.py: _collapse</extracomment>
        <translation>retourner</translation>
    </message>
    <message>
        <source>rolls again</source>
        <extracomment>views/hamsterdam/input/gestures.py: _use</extracomment>
        <translation>relance</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>views/hamsterdam/input/gestures.py: _models</extracomment>
        <translation>copier</translation>
    </message>
    <message>
        <source>walk</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>marcher</translation>
    </message>
    <message>
        <source>jump</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>sauter</translation>
    </message>
    <message>
        <source>stop it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>arrêter</translation>
    </message>
    <message>
        <source>flood it</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>inonder</translation>
    </message>
    <message>
        <source>shift</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>décaler</translation>
    </message>
    <message>
        <source>shove</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>pousser</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>views/hamsterdam/input/gestures.py: use_word</extracomment>
        <translation>appeler</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>views/hamsterdam/input/hand.py: HamsterdamHand.highlighted_targets</extracomment>
        <translation>lancer</translation>
    </message>
    <message>
        <source>Dealing the special hamsters…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Distribution des hamsters spéciaux…</translation>
    </message>
    <message>
        <source>Rolling for the first turn…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Les dés décident du premier tour…</translation>
    </message>
    <message>
        <source>Rolling the dice…</source>
        <extracomment>views/hamsterdam/input/prompts.py: meanwhile</extracomment>
        <translation>Lancer des dés…</translation>
    </message>
    <message>
        <source>{name} rolled {number}: use a special?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>{name} a fait {number} : utiliser un hamster spécial ?</translation>
    </message>
    <message>
        <source>Click a special in the list, drop it on the dice, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Clique sur un hamster spécial de la liste, dépose-le sur les dés, ou utilise un bouton.</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Garder le lancer</translation>
    </message>
    <message>
        <source>Its button uses it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_change</extracomment>
        <translation>Son bouton l’utilise.</translation>
    </message>
    <message>
        <source>{roller} rolled {number}: does {name} react?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{roller} a fait {number} : {name}, réagir ?</translation>
    </message>
    <message>
        <source>{name}, you rolled {number}: react to it?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>{name}, tu as fait {number} : réagir ?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_react</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>{name}, flood at {numbers}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>{name}, crue au {numbers}</translation>
    </message>
    <message>
        <source>Drag a hamster from the golden card to the reserve to plug the hole, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Fais glisser un hamster de la carte dorée à la réserve, ou utilise un pouvoir.</translation>
    </message>
    <message>
        <source>Who plugs the hole goes to the reserve. Choose by a button, or use an ability.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_plug</extracomment>
        <translation>Qui bouche le trou va à la réserve. Choisis par un bouton, ou utilise un pouvoir.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Plug: {name}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>Boucher : {name}</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _plug_text</extracomment>
        <translation>{card} : {what}</translation>
    </message>
    <message>
        <source>{name}, your dam breaks: left or right?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>{name}, ton barrage cède : à gauche ou à droite ?</translation>
    </message>
    <message>
        <source>Left: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Gauche : {number}</translation>
    </message>
    <message>
        <source>Right: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>Droite : {number}</translation>
    </message>
    <message>
        <source>The end card flips. Hamsters on it go to the next card; water on it pours into the town.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_break</extracomment>
        <translation>La carte du bout se retourne. Ses hamsters vont sur la carte suivante ; son eau coule dans la ville.</translation>
    </message>
    <message>
        <source>Who clears the water on the next card?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Qui évacue l’eau de la carte suivante ?</translation>
    </message>
    <message>
        <source>It leaves the game. Drag it onto the golden card, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Il quitte la partie. Fais-le glisser sur la carte dorée, ou utilise un bouton.</translation>
    </message>
    <message>
        <source>It leaves the game. Choose by a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_victim</extracomment>
        <translation>Il quitte la partie. Choisis par un bouton.</translation>
    </message>
    <message>
        <source>On which {number} does it land?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Sur quel {number} se pose-t-il ?</translation>
    </message>
    <message>
        <source>Drag it to a golden card, or click the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_land</extracomment>
        <translation>Fais-le glisser sur une carte dorée, ou clique sur la carte.</translation>
    </message>
    <message>
        <source>{name}: the new roll or the old one?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>{name} : le nouveau lancer ou l’ancien ?</translation>
    </message>
    <message>
        <source>New: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Nouveau : {number}</translation>
    </message>
    <message>
        <source>Old: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_which_roll</extracomment>
        <translation>Ancien : {number}</translation>
    </message>
    <message>
        <source>{name}, move one hamster</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>{name}, déplace un hamster</translation>
    </message>
    <message>
        <source>Drag it to the card beside it. On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Fais-le glisser sur la carte voisine. Sur une carte inondée, il évacue l’eau et quitte la partie.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Entrée le soulève et le pose sur la carte voisine.</translation>
    </message>
    <message>
        <source>{name} has moved: jump as well?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Mouvement fait, {name} : sauter aussi ?</translation>
    </message>
    <message>
        <source>Drag it to any card of the dam. On a flooded one it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Fais-le glisser sur n’importe quelle carte du barrage. Sur l’eau, il l’enlève et quitte la partie.</translation>
    </message>
    <message>
        <source>Enter lifts it and drops it on any card of the dam.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Entrée le soulève et le pose sur n’importe quelle carte du barrage.</translation>
    </message>
    <message>
        <source>On a flooded card it clears the water and leaves the game.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Sur une carte inondée, il évacue l’eau et quitte la partie.</translation>
    </message>
    <message>
        <source>Do not move</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_move</extracomment>
        <translation>Ne pas bouger</translation>
    </message>
    <message>
        <source>Swim instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Plutôt nager</translation>
    </message>
    <message>
        <source>Clear water instead</source>
        <extracomment>views/hamsterdam/input/prompts.py: dive_button</extracomment>
        <translation>Plutôt évacuer l’eau</translation>
    </message>
    <message>
        <source>{name} has skipped: which ability?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>{name} a passé : quel pouvoir ?</translation>
    </message>
    <message>
        <source>All have moved. One ability may be used now.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Tous se sont déplacés. Un pouvoir peut servir maintenant.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_to_use_skip</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/hamsterdam/input/prompts.py: paged</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>{name}: copy</source>
        <extracomment>views/hamsterdam/input/prompts.py: use_buttons</extracomment>
        <translation>{name} : copier</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Which special does Copycatster copy?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Quel hamster spécial Copycatster copie-t-il ?</translation>
    </message>
    <message>
        <source>Click a golden card with a special, on any dam, or use a button.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Clique sur une carte dorée avec un hamster spécial, sur n’importe quel barrage, ou utilise un bouton.</translation>
    </message>
    <message>
        <source>{name}: where?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name} : où ?</translation>
    </message>
    <message>
        <source>{name}: which die?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name} : quel dé ?</translation>
    </message>
    <message>
        <source>{name}: which face, for which number?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name} : quelle face, pour quel nombre ?</translation>
    </message>
    <message>
        <source>{name}: which hamster?</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>{name} : quel hamster ?</translation>
    </message>
    <message>
        <source>Drag an ordinary hamster of another dam to the card beside it, or click it and the card.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Glisse un hamster ordinaire d’un autre barrage sur la carte d’à côté, ou clique sur lui, puis sur la carte.</translation>
    </message>
    <message>
        <source>Enter lifts an ordinary hamster of another dam and drops it on the card beside it.</source>
        <extracomment>views/hamsterdam/input/prompts.py: _ask_for_target</extracomment>
        <translation>Entrée soulève un hamster ordinaire d’un autre barrage et le pose sur la carte d’à côté.</translation>
    </message>
    <message>
        <source>{name} ({owner})</source>
        <extracomment>views/hamsterdam/input/prompts.py: _copy_buttons</extracomment>
        <translation>{name} ({owner})</translation>
    </message>
    <message>
        <source>Turn the {face}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Tourner le {face}</translation>
    </message>
    <message>
        <source>Face {face}: {number}</source>
        <extracomment>views/hamsterdam/input/prompts.py: _die_buttons</extracomment>
        <translation>Face {face} : {number}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>views/hamsterdam/pieces.py: heap</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>to {name}</source>
        <extracomment>views/hamsterdam/special_lists.py: MailboxDrawing.draw</extracomment>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>Your cards bring</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>Tes cartes apportent</translation>
    </message>
    <message>
        <source>specials, of {all}</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>spéciaux, sur {all}</translation>
    </message>
    <message>
        <source>hamsters</source>
        <extracomment>views/hamsterdam/special_lists.py: YieldDrawing.draw</extracomment>
        <translation>hamsters</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.meanwhile</extracomment>
        <translation>{name} lance les dés</translation>
    </message>
    <message>
        <source>use the special on the button with this number</source>
        <extracomment>views/hamsterdam/table.py: HamsterdamTable.keys</extracomment>
        <translation>utiliser le hamster spécial du bouton qui porte ce numéro</translation>
    </message>
    <message>
        <source>All its rules</source>
        <extracomment>views/hamsterdam/tooltip_card.py: link_text</extracomment>
        <translation>Toutes ses règles</translation>
    </message>
</context>
<context>
    <name>Hamsterrolle</name>
    <message>
        <source>rolling direction</source>
        <extracomment>features/printing/hamsterrolle/kit_parts.py: _dial</extracomment>
        <translation>sens de la roue</translation>
    </message>
    <message>
        <source>The open compartments</source>
        <extracomment>models/hamsterrolle/board.py: _wheel
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Les compartiments ouverts</translation>
    </message>
    <message>
        <source>The clock</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>Le chrono</translation>
    </message>
    <message>
        <source>The wheel</source>
        <extracomment>models/hamsterrolle/board.py: _wheel</extracomment>
        <translation>La roue</translation>
    </message>
    <message>
        <source>Supply of {name}</source>
        <extracomment>models/hamsterrolle/board.py: _tray</extracomment>
        <translation>Réserve : {name}</translation>
    </message>
    <message>
        <source>has won</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>building now</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>en train de poser</translation>
    </message>
    <message>
        <source>builds next</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>pose ensuite</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>models/hamsterrolle/sentences.py: status</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>with {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: partner_words</extracomment>
        <translation>avec {name}</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>même</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>suivant</translation>
    </message>
    <message>
        <source>after next</source>
        <extracomment>models/hamsterrolle/sentences.py: window_words</extracomment>
        <translation>2e suivant</translation>
    </message>
    <message>
        <source>first piece</source>
        <extracomment>models/hamsterrolle/sentences.py: window_names</extracomment>
        <translation>première pièce</translation>
    </message>
    <message>
        <source>{kind}: {count} in the supply of {name}</source>
        <extracomment>models/hamsterrolle/sentences.py: slot_name</extracomment>
        <translation>{kind} : {count} en réserve chez {name}</translation>
    </message>
    <message>
        <source>{name}, {status}: {count} pieces, {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: seat_name</extracomment>
        <translation>{name}, {status} : {count} pièces, {kinds}</translation>
    </message>
    <message>
        <source>Compartment {number}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Compartiment {number} : {kinds}</translation>
    </message>
    <message>
        <source>Open compartment {number}, {name}: {kinds}</source>
        <extracomment>models/hamsterrolle/sentences.py: compartment_name</extracomment>
        <translation>Compartiment ouvert {number}, {name} : {kinds}</translation>
    </message>
    <message>
        <source>{kind} in compartment {number}</source>
        <extracomment>models/hamsterrolle/sentences.py: piece_name</extracomment>
        <translation>{kind} dans le compartiment {number}</translation>
    </message>
    <message>
        <source>Steady hand: pieces stay level with the floor under them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Main sûre : les pièces restent d’aplomb avec le sol sous elles.</translation>
    </message>
    <message>
        <source>Free hand: pieces stay as you turn them.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Main libre : les pièces restent comme tu les tournes.</translation>
    </message>
    <message>
        <source>Trembling hand: free, and it trembles.</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_name</extracomment>
        <translation>Main tremblante : libre, et elle tremble.</translation>
    </message>
    <message>
        <source>hand: steady ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>main : sûre ›</translation>
    </message>
    <message>
        <source>hand: free ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>main : libre ›</translation>
    </message>
    <message>
        <source>hand: trembling ›</source>
        <extracomment>models/hamsterrolle/sentences.py: hand_mode_words</extracomment>
        <translation>main : tremblante ›</translation>
    </message>
    <message>
        <source>exact hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>main exacte</translation>
    </message>
    <message>
        <source>a wobbly hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>une main hésitante</translation>
    </message>
    <message>
        <source>a calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>une main calme</translation>
    </message>
    <message>
        <source>a very calm hand</source>
        <extracomment>models/hamsterrolle/sentences.py: computer_hand</extracomment>
        <translation>une main très calme</translation>
    </message>
    <message>
        <source>it did not hold</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>ça ne tenait pas</translation>
    </message>
    <message>
        <source>the wheel rolled it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>la roue l’a fait tomber en roulant</translation>
    </message>
    <message>
        <source>the {other} pushed it out</source>
        <extracomment>models/hamsterrolle/sentences.py: why_it_fell</extracomment>
        <translation>{other:le |la }{other} l’a fait tomber</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/hamsterrolle/sentences.py: listed
views/hamsterrolle/scenery.py: window_shown</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>1 piece to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>1 pièce à poser</translation>
    </message>
    <message>
        <source>{count} pieces to build</source>
        <extracomment>models/hamsterrolle/sentences.py: pieces_left</extracomment>
        <translation>{count} pièces à poser</translation>
    </message>
    <message>
        <source>A film is being saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.why_no_film</extracomment>
        <translation>Un film est en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Save 6 images of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>Enregistrer 6 images de la chute</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_strip</extracomment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Save a film of the tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>Enregistrer un film de la chute</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp);;Animated GIF (*.gif)</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.choose_film</extracomment>
        <translation>WebP animé (*.webp);;GIF animé (*.gif)</translation>
    </message>
    <message>
        <source>Tumble</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport._choose</extracomment>
        <translation>Chute</translation>
    </message>
    <message>
        <source>A film is a .webp or a .gif file: {name} was not saved.</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>Un film est un fichier .webp ou .gif : {name} n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: FilmExport.save_film</extracomment>
        <translation>Enregistrement : {name}…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>views/hamsterrolle/animation/film_export.py: _outcome</extracomment>
        <translation>{name} n’a pas pu être enregistré : {why}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>views/hamsterrolle/animation/film_pictures.py: Painter.strip</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Nothing fell.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>Rien n’est tombé.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the back: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>Chute {piece:du |de la }{piece} par l’arrière : {why}.</translation>
    </message>
    <message>
        <source>The {piece} fell out at the front: {why}.</source>
        <extracomment>views/hamsterrolle/animation/replay.py: Replay.words</extracomment>
        <translation>Chute {piece:du |de la }{piece} par l’avant : {why}.</translation>
    </message>
    <message>
        <source>See it again</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>There is no film on this computer of what fell.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.buttons</extracomment>
        <translation>Il n’y a pas de film de cette chute sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The last tumble</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.choose
views/hamsterrolle/animation/replay_player.py: ReplayPlayer.begin</extracomment>
        <translation>La dernière chute</translation>
    </message>
    <message>
        <source>{fall} (no film on this computer)</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._offer</extracomment>
        <translation>{fall} (pas de film sur cet ordinateur)</translation>
    </message>
    <message>
        <source>{count} pieces of {name}: {pieces}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{count} pièces ({name}) : {pieces}</translation>
    </message>
    <message>
        <source>The {pieces} of {name}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer._words</extracomment>
        <translation>{pieces} ({name})</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame; or drag the slider.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Espace : pause. Flèches : image par image. Ou bouge le curseur.</translation>
    </message>
    <message>
        <source>Save film</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Garder le film</translation>
    </message>
    <message>
        <source>See it again: {what}</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Revoir : {what}</translation>
    </message>
    <message>
        <source>Save 6 images</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Garder 6 images</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Space pauses and resumes, arrows go frame by frame.</source>
        <extracomment>views/hamsterrolle/animation/replay_player.py: ReplayPlayer.prompt</extracomment>
        <translation>Espace : pause. Flèches : image par image.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>views/hamsterrolle/clock_speech.py: ClockSpeech.look</extracomment>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>seconds</source>
        <extracomment>views/hamsterrolle/drawings/room.py: Clock._paint_words</extracomment>
        <translation>secondes</translation>
    </message>
    <message>
        <source>front</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>devant</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: SideView.paint</extracomment>
        <translation>derrière</translation>
    </message>
    <message>
        <source>in the middle</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words
views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>{mm} mm farther</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm plus loin</translation>
    </message>
    <message>
        <source>{mm} mm nearer</source>
        <extracomment>views/hamsterrolle/drawings/side_view.py: depth_words</extracomment>
        <translation>{mm} mm plus près</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>views/hamsterrolle/drawings/supplies.py: draw_slot</extracomment>
        <translation>en main</translation>
    </message>
    <message>
        <source>Hold Ctrl</source>
        <extracomment>views/hamsterrolle/drawings/turn_arcs.py: hint</extracomment>
        <translation>maintenir Ctrl</translation>
    </message>
    <message>
        <source>rolls to the right</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>roule vers la droite</translation>
    </message>
    <message>
        <source>rolls to the left</source>
        <extracomment>views/hamsterrolle/drawings/wheel_overlay.py: arrow_text</extracomment>
        <translation>roule vers la gauche</translation>
    </message>
    <message>
        <source>Nothing that holds was found here.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Ici, rien n’a été trouvé qui tienne.</translation>
    </message>
    <message>
        <source>Nothing was found that holds for the {piece}.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Aucune place trouvée où cette pièce tienne : {piece}.</translation>
    </message>
    <message>
        <source>You may put it back, and pass instead.</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_nothing_holds</extracomment>
        <translation>Tu peux la remettre et plutôt passer.</translation>
    </message>
    <message>
        <source>Looking for a place that holds…</source>
        <extracomment>views/hamsterrolle/input/commands.py: PlacementCommands._say_looking
views/hamsterrolle/prompts.py: _looking</extracomment>
        <translation>Recherche d’une place qui tienne…</translation>
    </message>
    <message>
        <source>leaning</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>de biais</translation>
    </message>
    <message>
        <source>standing</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>debout</translation>
    </message>
    <message>
        <source>lying</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>couché</translation>
    </message>
    <message>
        <source>lying flat</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>à plat</translation>
    </message>
    <message>
        <source>upright</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>à la verticale</translation>
    </message>
    <message>
        <source>on its edge</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>sur la tranche</translation>
    </message>
    <message>
        <source>{posture} across</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: posture</extracomment>
        <translation>{posture} en travers</translation>
    </message>
    <message>
        <source>{mm} mm farther from you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm plus loin de toi</translation>
    </message>
    <message>
        <source>{mm} mm nearer to you</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: depth</extracomment>
        <translation>{mm} mm plus près de toi</translation>
    </message>
    <message>
        <source>{piece}, in front of the wheel.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: describe_placement</extracomment>
        <translation>{piece}, devant la roue.</translation>
    </message>
    <message>
        <source>{piece}, {posture}, {place}, {depth}, {height}, {edge}: {verdict}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: describe_placement</extracomment>
        <translation>{piece}, {posture}, {place}, {depth}, {height}, {edge} : {verdict}</translation>
    </message>
    <message>
        <source>It holds here.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _verdict
views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Ça tient ici.</translation>
    </message>
    <message>
        <source>may be let go.</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _verdict</extracomment>
        <translation>on peut lâcher.</translation>
    </message>
    <message>
        <source>in compartment {number}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>dans le compartiment {number}</translation>
    </message>
    <message>
        <source>in compartment {number}, {name}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _place</extracomment>
        <translation>dans le compartiment {number}, {name}</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _under</extracomment>
        <translation>roue|2</translation>
    </message>
    <message>
        <source>high above everything</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>bien au-dessus de tout</translation>
    </message>
    <message>
        <source>on the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>sur {other:le |la }{other}</translation>
    </message>
    <message>
        <source>{mm} mm above the {other}</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _height</extracomment>
        <translation>{mm} mm au-dessus {other:du |de la }{other}</translation>
    </message>
    <message>
        <source>nothing to pass</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>rien à dépasser</translation>
    </message>
    <message>
        <source>front edge {mm} mm short</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>il manque {mm} mm au bord avant</translation>
    </message>
    <message>
        <source>front edge {mm} mm ahead</source>
        <extracomment>views/hamsterrolle/input/placement_suggestions.py: _edge</extracomment>
        <translation>bord avant en avance de {mm} mm</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>views/hamsterrolle/placement_hints.py: targets
views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>au plus bas</translation>
    </message>
    <message>
        <source>Where it may go</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Où elle peut aller</translation>
    </message>
    <message>
        <source>The two lowest compartments</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Les deux compartiments les plus bas</translation>
    </message>
    <message>
        <source>The open compartment</source>
        <extracomment>views/hamsterrolle/placement_hints.py: open_rows</extracomment>
        <translation>Le compartiment ouvert</translation>
    </message>
    <message>
        <source>hangs on it</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring</extracomment>
        <translation>y tient</translation>
    </message>
    <message>
        <source>to be passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.not-ahead</extracomment>
        <translation>à dépasser</translation>
    </message>
    <message>
        <source>must not be pushed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.pushed-elsewhere</extracomment>
        <translation>à ne pas pousser</translation>
    </message>
    <message>
        <source>must not be moved</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.moved-elsewhere</extracomment>
        <translation>à ne pas déplacer</translation>
    </message>
    <message>
        <source>in the way</source>
        <extracomment>views/hamsterrolle/placement_hints.py: ring.in-the-way</extracomment>
        <translation>gêne le passage</translation>
    </message>
    <message>
        <source>The {piece} hangs on it and goes when it is pulled out.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Dessus repose : {piece}. Si on la retire, cela part aussi.</translation>
    </message>
    <message>
        <source>These hang on it and go when it is pulled out: {pieces}.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: hanging_words</extracomment>
        <translation>Dessus reposent : {pieces}. Si on la retire, elles partent aussi.</translation>
    </message>
    <message>
        <source>edge to beat</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>bord à dépasser</translation>
    </message>
    <message>
        <source>edge passed</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>bord dépassé</translation>
    </message>
    <message>
        <source>{mm} mm short of the edge</source>
        <extracomment>views/hamsterrolle/placement_hints.py: edge_words</extracomment>
        <translation>encore {mm} mm jusqu’au bord</translation>
    </message>
    <message>
        <source>You can let go here.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Tu peux lâcher ici.</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Le temps est écoulé : la prochaine pièce sera lâchée aussitôt.</translation>
    </message>
    <message>
        <source>The clock goes on when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Le chrono repart quand tu prends une pièce.</translation>
    </message>
    <message>
        <source>At zero the piece drops where it is.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>À zéro, la pièce tombe où elle est.</translation>
    </message>
    <message>
        <source>At zero the piece is let go in an open compartment.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>À zéro, la pièce est lâchée dans un compartiment ouvert.</translation>
    </message>
    <message>
        <source>The clock starts when you take a piece.</source>
        <extracomment>views/hamsterrolle/placement_hints.py: note</extracomment>
        <translation>Le chrono démarre quand tu prends une pièce.</translation>
    </message>
    <message>
        <source>{name} chooses where the wheel rolls</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>{name} choisit de quel côté la roue roule</translation>
    </message>
    <message>
        <source>This holds for the whole game.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Cela vaut pour toute la partie.</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>To the left</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_side</extracomment>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Time is up: the next piece you take is let go at once in an open compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Le temps est écoulé : la prochaine pièce prise sera lâchée aussitôt dans un compartiment ouvert.</translation>
    </message>
    <message>
        <source>{name}, continue with the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, continue avec {piece:le |la }{piece}</translation>
    </message>
    <message>
        <source>The first piece goes into the golden compartment: one stays empty beside it.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>La première pièce va dans le compartiment doré : un compartiment reste vide à côté.</translation>
    </message>
    <message>
        <source>Take a piece from the tray and put it into a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>Prends une pièce de ta réserve et mets-la dans un compartiment doré.</translation>
    </message>
    <message>
        <source>{name}, choose a piece</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_take</extracomment>
        <translation>{name}, choisis une pièce</translation>
    </message>
    <message>
        <source>Take it out of the wheel again and move it ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Reprends-la dans la roue et avance-la.</translation>
    </message>
    <message>
        <source>Take it from your tray again and build it in.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Reprends-la dans ta réserve et pose-la.</translation>
    </message>
    <message>
        <source>Move the {piece} ahead after all, or build any piece of your tray.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Avance tout de même la pièce dans la roue ({piece}), ou pose une pièce quelconque de ta réserve.</translation>
    </message>
    <message>
        <source>Take the {piece} or another piece of your tray. It is too late to pass.</source>
        <extracomment>views/hamsterrolle/prompts.py: _again</extracomment>
        <translation>Prends cette pièce ({piece}) ou une autre de ta réserve. Il est trop tard pour passer.</translation>
    </message>
    <message>
        <source>You cannot pass before the first piece is built.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>On ne peut pas passer avant que la première pièce soit posée.</translation>
    </message>
    <message>
        <source>The two lowest compartments are empty: there is nothing to move ahead.</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Les deux compartiments les plus bas sont vides : il n’y a rien à avancer.</translation>
    </message>
    <message>
        <source>Pass instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _pass_button</extracomment>
        <translation>Plutôt passer</translation>
    </message>
    <message>
        <source>{name}, take a piece from the two lowest compartments</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>{name}, prends une pièce des deux compartiments les plus bas</translation>
    </message>
    <message>
        <source>Move it up to five compartments ahead, to one without a piece of its kind.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Avance-la de cinq compartiments au plus, dans un compartiment sans pièce de sa sorte.</translation>
    </message>
    <message>
        <source>Build instead</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_pass</extracomment>
        <translation>Plutôt poser</translation>
    </message>
    <message>
        <source>{name} holds the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>{name} tient {piece:le |la }{piece}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Others have moved: once it is back the wheel rolls, and they may fall.</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>D’autres ont bougé : une fois remise, la roue roule, et elles peuvent tomber.</translation>
    </message>
    <message>
        <source>Put it back and let roll</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Remettre et laisser rouler</translation>
    </message>
    <message>
        <source>Let go</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Let it drop</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Laisser tomber</translation>
    </message>
    <message>
        <source>Find a hold</source>
        <extracomment>views/hamsterrolle/prompts.py: _ask_to_let_go</extracomment>
        <translation>Faire tenir</translation>
    </message>
    <message>
        <source>Carry it into the wheel first.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Porte-la d’abord dans la roue.</translation>
    </message>
    <message>
        <source>Carry it into the wheel. The mouse wheel turns it; with Shift, it moves nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Porte-la dans la roue. La molette la tourne ; avec Maj, elle la rapproche ou l’éloigne.</translation>
    </message>
    <message>
        <source>Drag it into the wheel, or tap a golden compartment.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>Fais-la glisser dans la roue, ou touche un compartiment doré.</translation>
    </message>
    <message>
        <source>1, 2, 3 move it to an open compartment. {lie} changes how it lies.</source>
        <extracomment>views/hamsterrolle/prompts.py: _outside</extracomment>
        <translation>1, 2, 3 la portent dans un compartiment ouvert. {lie} change sa position.</translation>
    </message>
    <message>
        <source>Does it hold?</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Est-ce que ça tient ?</translation>
    </message>
    <message>
        <source>Let go: it will be laid as the pale piece shows.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Lâche : elle sera posée comme le montre la pièce pâle.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it with the mouse wheel, or press {hold}.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Elle ne tient pas ici. Tourne-la avec la molette ou appuie sur {hold}.</translation>
    </message>
    <message>
        <source>It does not hold here. Turn it by an arc, or press “Find a hold”.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Elle ne tient pas ici. Tourne-la par un arc, ou appuie sur « Faire tenir ».</translation>
    </message>
    <message>
        <source>It does not hold here. {hold} turns it so that it holds, {lie} as you like.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Elle ne tient pas ici. {hold} la tourne pour qu’elle tienne, {lie} comme tu veux.</translation>
    </message>
    <message>
        <source>Shift + mouse wheel: nearer or farther. Ctrl: drag an arc. Hold Space to let the wheel roll.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Maj + molette : plus près ou plus loin. Ctrl : tirer un arc. Maintiens Espace pour laisser rouler la roue.</translation>
    </message>
    <message>
        <source>Drag it on from anywhere in the wheel, or turn it by an arc.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Fais-la glisser depuis n’importe où dans la roue, ou tourne-la par un arc.</translation>
    </message>
    <message>
        <source>Arrows move it by 1 mm, {lie} changes how it lies, {where} says where it is.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Les flèches la déplacent de 1 mm, {lie} change sa position, {where} dit où elle est.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line. Shift + mouse wheel: nearer or farther.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Fais-la glisser en avant, au-delà de la ligne dorée. Maj + molette : plus près ou plus loin.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Avance-la au-delà de la ligne dorée.</translation>
    </message>
    <message>
        <source>Slide it forward past the golden line with the arrows. Page up and Page down: along the axle.</source>
        <extracomment>views/hamsterrolle/prompts.py: _inside</extracomment>
        <translation>Avance-la au-delà de la ligne dorée avec les flèches. Page haut et Page bas : le long de l’axe.</translation>
    </message>
    <message>
        <source>{name} brings the {piece}</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{name} apporte {piece:le |la }{piece}</translation>
    </message>
    <message>
        <source>Drawing who has the shakiest hands…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Tirage : qui a les mains les plus tremblantes…</translation>
    </message>
    <message>
        <source>Dealing the fourth set…</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Distribution du quatrième jeu de pièces…</translation>
    </message>
    <message>
        <source>The table trembles</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>La table tremble</translation>
    </message>
    <message>
        <source>Pieces that fall now are out of the game.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Les pièces qui tombent maintenant sortent du jeu.</translation>
    </message>
    <message>
        <source>Something fell out while {name} was at work</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{name} jouait, et quelque chose est tombé</translation>
    </message>
    <message>
        <source>This ends the turn; the piece in hand stays in the supply.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Cela termine le tour ; la pièce en main reste dans la réserve.</translation>
    </message>
    <message>
        <source>The wheel rolls until it comes to rest</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>La roue roule jusqu’à ce qu’elle s’arrête</translation>
    </message>
    <message>
        <source>Then {name} goes on.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Ensuite, {name} continue.</translation>
    </message>
    <message>
        <source>Then {name} continues with the {piece}.</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>Puis {name} continue avec {piece:le |la }{piece}.</translation>
    </message>
    <message>
        <source>Does the {piece} of {name} stay?</source>
        <extracomment>views/hamsterrolle/prompts.py: meanwhile</extracomment>
        <translation>{name} : {piece:le |la }{piece} va-t-{piece:il|elle} tenir ?</translation>
    </message>
    <message>
        <source>The {piece} is out of the game: the table trembled.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Le |La }{piece} sort du jeu : la table a tremblé.</translation>
    </message>
    <message>
        <source>The {piece} is yours now: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Le |La }{piece} est maintenant à toi : {why}.</translation>
    </message>
    <message>
        <source>The {piece} goes to {name}: {why}.</source>
        <extracomment>views/hamsterrolle/prompts.py: fall_words</extracomment>
        <translation>{piece:Le |La }{piece} va à {name} : {why}.</translation>
    </message>
    <message>
        <source>Out at the back.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Chute par l’arrière.</translation>
    </message>
    <message>
        <source>Out at the front.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Chute par l’avant.</translation>
    </message>
    <message>
        <source>Out at the back: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Tombées par l’arrière : {pieces}.</translation>
    </message>
    <message>
        <source>Out at the front: {pieces}.</source>
        <extracomment>views/hamsterrolle/prompts.py: sides_of</extracomment>
        <translation>Tombées par l’avant : {pieces}.</translation>
    </message>
    <message>
        <source>Something went wrong with the physics of the wheel. It is being restarted.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_starts_again</extracomment>
        <translation>La physique de la roue a eu un problème. Elle redémarre.</translation>
    </message>
    <message>
        <source>The physics of the wheel is not working. A simple rule decides this turn.</source>
        <extracomment>views/hamsterrolle/prompts.py: physics_gives_up</extracomment>
        <translation>La physique de la roue ne marche pas. Une règle simple décide de ce tour.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>1 à 5</translation>
    </message>
    <message>
        <source>move the piece in hand to a compartment</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>porter la pièce en main dans un compartiment</translation>
    </message>
    <message>
        <source>arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>flèches</translation>
    </message>
    <message>
        <source>move it by 1 mm; with Shift by 10 mm</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>la déplacer de 1 mm ; avec Maj, de 10 mm</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Page haut, Page bas</translation>
    </message>
    <message>
        <source>farther and nearer, along the axle</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>plus loin et plus près, le long de l’axe</translation>
    </message>
    <message>
        <source>Shift + mouse wheel</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Maj + molette</translation>
    </message>
    <message>
        <source>the same with the mouse; alone the mouse wheel turns it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>pareil à la souris ; seule, la molette tourne la pièce</translation>
    </message>
    <message>
        <source>hold Ctrl</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>maintenir Ctrl</translation>
    </message>
    <message>
        <source>leave it where it is, and drag an arc to turn it</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>la laisser où elle est, et tirer un arc pour la tourner</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>hold down to let the wheel roll</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>maintenir pour laisser rouler la roue</translation>
    </message>
    <message>
        <source>let go</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>lâcher</translation>
    </message>
    <message>
        <source>Ctrl + arrows</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>Ctrl + flèches</translation>
    </message>
    <message>
        <source>look from another side, as by dragging with the middle button</source>
        <extracomment>views/hamsterrolle/prompts.py: keys</extracomment>
        <translation>regarder d’un autre côté, comme en tirant avec le bouton du milieu</translation>
    </message>
    <message>
        <source>Click to change.</source>
        <extracomment>views/hamsterrolle/table.py: HamsterrolleTable.spot_tip</extracomment>
        <translation>Clique pour changer.</translation>
    </message>
</context>
<context>
    <name>HandRoll</name>
    <message>
        <source>{name} rolls. Roll the dice ({key}).</source>
        <extracomment>views/game/hand_roll.py: HandRoll.look</extracomment>
        <translation>{name} lance. Lance les dés ({key}).</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>All that there is to choose is prepared: finish.</source>
        <extracomment>features/hints/hinter.py: Hinter._say_finish</extracomment>
        <translation>Tout ce qu’il y a à choisir est préparé : termine.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is thinking, for %n second(s) at most…</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>
            <numerusform>{player} réfléchit, %n seconde au plus…</numerusform>
            <numerusform>{player} réfléchit, %n secondes au plus…</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <extracomment>features/hints/hinter.py: Hinter._say_meanwhile</extracomment>
        <translation>Ne pas attendre</translation>
    </message>
    <message>
        <source>What to do</source>
        <extracomment>features/hints/hinter.py: Hinter._advised
features/hints/hinter.py: Hinter._tell_what</extracomment>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Where to look</source>
        <extracomment>features/hints/hinter.py: Hinter._say_where</extracomment>
        <translation>Où regarder</translation>
    </message>
    <message>
        <source>A hint is for whoever has to choose now.</source>
        <extracomment>features/hints/texts.py: not_now</extracomment>
        <translation>Le conseil est pour qui doit choisir maintenant.</translation>
    </message>
    <message>
        <source>In a challenge a hint only says where to look, so that results can be compared.</source>
        <extracomment>features/hints/texts.py: compared</extracomment>
        <translation>Dans un défi, le conseil dit seulement où regarder, pour que les résultats puissent se comparer.</translation>
    </message>
    <message>
        <source>You can: {actions}.</source>
        <extracomment>features/hints/texts.py: offers</extracomment>
        <translation>Tu peux : {actions}.</translation>
    </message>
    <message>
        <source>{player} would choose: {action} ({detail}).</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} choisirait : {action} ({detail}).</translation>
    </message>
    <message>
        <source>{player} would choose: {action}.</source>
        <extracomment>features/hints/texts.py: advice</extracomment>
        <translation>{player} choisirait : {action}.</translation>
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
        <translation>Maj</translation>
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
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Escape
views/widgets/keyboard.py: NAMES.Esc</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Tab</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Space</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Backspace</extracomment>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Del</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Ins</extracomment>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Home</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>views/widgets/keyboard.py: NAMES.End</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgUp</extracomment>
        <translation>Page haut</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.PgDown</extracomment>
        <translation>Page bas</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Left</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Right</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Up</extracomment>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>views/widgets/keyboard.py: NAMES.Down</extracomment>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Explain the table</source>
        <extracomment>views/widgets/key_list.py: KeyList.__init__</extracomment>
        <translation>Expliquer la table</translation>
    </message>
</context>
<context>
    <name>Keyboard shortcuts</name>
    <message>
        <source>write a note about an earlier moment</source>
        <extracomment>features/bookmarks/feature.py: NOTE</extracomment>
        <translation>écrire une note sur un moment passé</translation>
    </message>
    <message>
        <source>hint</source>
        <extracomment>features/hints/feature.py: HINT</extracomment>
        <translation>conseil</translation>
    </message>
    <message>
        <source>print sheets</source>
        <extracomment>features/printing/feature.py: PRINT</extracomment>
        <translation>imprimer les feuilles</translation>
    </message>
    <message>
        <source>records</source>
        <extracomment>features/records/feature.py: RECORDS</extracomment>
        <translation>palmarès</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <extracomment>features/sound/keys.py: MUTE</extracomment>
        <translation>activer ou couper le son</translation>
    </message>
    <message>
        <source>graphs</source>
        <extracomment>features/statistics/feature.py: GRAPHS</extracomment>
        <translation>graphiques</translation>
    </message>
    <message>
        <source>play on from an earlier moment</source>
        <extracomment>features/what_if/feature.py: PLAY_ON</extracomment>
        <translation>continuer à partir d’un moment antérieur</translation>
    </message>
    <message>
        <source>choose Bite</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>choisir Mordre</translation>
    </message>
    <message>
        <source>choose Run</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>choisir Courir</translation>
    </message>
    <message>
        <source>choose Throw</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>choisir Lancer</translation>
    </message>
    <message>
        <source>choose Rest</source>
        <extracomment>models/run_hamster_run/cards.py: DEED_KEYS</extracomment>
        <translation>choisir Se reposer</translation>
    </message>
    <message>
        <source>spread the stack at the cursor, and close it</source>
        <extracomment>views/hamsterdam/keys.py: FAN_OUT</extracomment>
        <translation>étaler la pile sous le curseur, et la refermer</translation>
    </message>
    <message>
        <source>show the dam at the cursor large, and small again</source>
        <extracomment>views/hamsterdam/keys.py: ENLARGE</extracomment>
        <translation>montrer en grand le barrage sous le curseur, puis de nouveau en petit</translation>
    </message>
    <message>
        <source>open the rules of the special at the cursor</source>
        <extracomment>views/hamsterdam/keys.py: WORDING</extracomment>
        <translation>ouvrir les règles du hamster spécial sous le curseur</translation>
    </message>
    <message>
        <source>one hamster more on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: MORE</extracomment>
        <translation>un hamster de plus sur la carte sous le curseur, pendant le déploiement</translation>
    </message>
    <message>
        <source>one hamster fewer on the card at the cursor, while deploying</source>
        <extracomment>views/hamsterdam/keys.py: FEWER</extracomment>
        <translation>un hamster de moins sur la carte sous le curseur, pendant le déploiement</translation>
    </message>
    <message>
        <source>line the cards up by number</source>
        <extracomment>views/hamsterdam/keys.py: SORT</extracomment>
        <translation>ranger les cartes par nombre</translation>
    </message>
    <message>
        <source>line the cards up, best odds in the middle</source>
        <extracomment>views/hamsterdam/keys.py: MIDDLE</extracomment>
        <translation>ranger les cartes, les plus fréquentes au milieu</translation>
    </message>
    <message>
        <source>repeat the last layout</source>
        <extracomment>views/hamsterdam/keys.py: REPEAT</extracomment>
        <translation>reprendre la dernière disposition</translation>
    </message>
    <message>
        <source>auto-place by odds</source>
        <extracomment>views/hamsterdam/keys.py: BY_ODDS</extracomment>
        <translation>placer au mieux</translation>
    </message>
    <message>
        <source>clear the layout</source>
        <extracomment>views/hamsterdam/keys.py: CLEAR</extracomment>
        <translation>vider la disposition</translation>
    </message>
    <message>
        <source>plug the hole, way {n}</source>
        <extracomment>views/hamsterdam/keys.py: PLUGS</extracomment>
        <translation>boucher le trou, façon {n}</translation>
    </message>
    <message>
        <source>let the dam break at the left</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_LEFT</extracomment>
        <translation>laisser le barrage céder à gauche</translation>
    </message>
    <message>
        <source>let the dam break at the right</source>
        <extracomment>views/hamsterdam/keys.py: BREAK_RIGHT</extracomment>
        <translation>laisser le barrage céder à droite</translation>
    </message>
    <message>
        <source>keep the new roll</source>
        <extracomment>views/hamsterdam/keys.py: NEW_ROLL</extracomment>
        <translation>garder le nouveau lancer</translation>
    </message>
    <message>
        <source>keep the old roll</source>
        <extracomment>views/hamsterdam/keys.py: OLD_ROLL</extracomment>
        <translation>garder l’ancien lancer</translation>
    </message>
    <message>
        <source>skip the move</source>
        <extracomment>views/hamsterdam/keys.py: SKIP_MOVE</extracomment>
        <translation>passer le mouvement</translation>
    </message>
    <message>
        <source>finish, and leave the water on the dam</source>
        <extracomment>views/hamsterdam/keys.py: LEAVE_WATER</extracomment>
        <translation>terminer, et laisser l’eau sur le barrage</translation>
    </message>
    <message>
        <source>finish without placing a hamster</source>
        <extracomment>views/hamsterdam/keys.py: PLACE_NOBODY</extracomment>
        <translation>terminer sans placer de hamster</translation>
    </message>
    <message>
        <source>swim, or clear the water</source>
        <extracomment>views/hamsterdam/keys.py: SWIM</extracomment>
        <translation>nager, ou enlever l’eau</translation>
    </message>
    <message>
        <source>more buttons</source>
        <extracomment>views/hamsterdam/keys.py: NEXT_PAGE</extracomment>
        <translation>d’autres boutons</translation>
    </message>
    <message>
        <source>turn die {n}</source>
        <extracomment>views/hamsterdam/keys.py: TURN_DIE</extracomment>
        <translation>tourner le dé {n}</translation>
    </message>
    <message>
        <source>change how it lies; with Shift, the previous way</source>
        <extracomment>views/hamsterrolle/keys.py: LIE</extracomment>
        <translation>changer sa position ; avec Maj, la position précédente</translation>
    </message>
    <message>
        <source>turn it by 15 degrees; with Shift back, with Ctrl by 1</source>
        <extracomment>views/hamsterrolle/keys.py: TURN</extracomment>
        <translation>la tourner de 15 degrés ; avec Maj dans l’autre sens, avec Ctrl de 1</translation>
    </message>
    <message>
        <source>tip it over; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TIP</extracomment>
        <translation>la basculer ; avec Maj dans l’autre sens, avec Ctrl de 1 degré</translation>
    </message>
    <message>
        <source>turn it round; with Shift back, with Ctrl by 1 degree</source>
        <extracomment>views/hamsterrolle/keys.py: TURN_ROUND</extracomment>
        <translation>la retourner ; avec Maj dans l’autre sens, avec Ctrl de 1 degré</translation>
    </message>
    <message>
        <source>turn it so that it holds</source>
        <extracomment>views/hamsterrolle/keys.py: HOLD</extracomment>
        <translation>la tourner pour qu’elle tienne</translation>
    </message>
    <message>
        <source>say where the piece is, and whether it may be let go</source>
        <extracomment>views/hamsterrolle/keys.py: WHERE</extracomment>
        <translation>dire où est la pièce, et si l’on peut la lâcher</translation>
    </message>
    <message>
        <source>change the hand</source>
        <extracomment>views/hamsterrolle/keys.py: HAND</extracomment>
        <translation>changer la main</translation>
    </message>
    <message>
        <source>let it drop</source>
        <extracomment>views/hamsterrolle/keys.py: DROP</extracomment>
        <translation>la laisser tomber</translation>
    </message>
    <message>
        <source>pass instead, or build instead</source>
        <extracomment>views/hamsterrolle/keys.py: PASS</extracomment>
        <translation>plutôt passer, ou plutôt poser</translation>
    </message>
    <message>
        <source>see again what fell since your last turn</source>
        <extracomment>views/hamsterrolle/keys.py: REPLAY</extracomment>
        <translation>revoir ce qui est tombé depuis ton dernier tour</translation>
    </message>
    <message>
        <source>save 6 images, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: IMAGES</extracomment>
        <translation>garder 6 images, pendant qu’on la revoit</translation>
    </message>
    <message>
        <source>save a film, while it is seen again</source>
        <extracomment>views/hamsterrolle/keys.py: FILM</extracomment>
        <translation>garder un film, pendant qu’on la revoit</translation>
    </message>
    <message>
        <source>let the wheel roll to the right</source>
        <extracomment>views/hamsterrolle/keys.py: RIGHTWARDS</extracomment>
        <translation>faire rouler la roue vers la droite</translation>
    </message>
    <message>
        <source>let the wheel roll to the left</source>
        <extracomment>views/hamsterrolle/keys.py: LEFTWARDS</extracomment>
        <translation>faire rouler la roue vers la gauche</translation>
    </message>
    <message>
        <source>zoom in</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_IN</extracomment>
        <translation>agrandir</translation>
    </message>
    <message>
        <source>zoom out</source>
        <extracomment>views/hamsterrolle/keys.py: ZOOM_OUT</extracomment>
        <translation>réduire</translation>
    </message>
    <message>
        <source>reset the view</source>
        <extracomment>views/hamsterrolle/keys.py: RESET_VIEW</extracomment>
        <translation>vue de départ</translation>
    </message>
    <message>
        <source>show where the belt takes everybody</source>
        <extracomment>views/run_hamster_run/keys.py: STAKES</extracomment>
        <translation>montrer où le tapis emmène chacun</translation>
    </message>
    <message>
        <source>take back the last chip</source>
        <extracomment>views/run_hamster_run/keys.py: TAKE_BACK</extracomment>
        <translation>reprendre le dernier jeton</translation>
    </message>
    <message>
        <source>allocate as in the last round</source>
        <extracomment>views/run_hamster_run/keys.py: LAST_SPLIT</extracomment>
        <translation>répartir comme à la manche précédente</translation>
    </message>
    <message>
        <source>change the action</source>
        <extracomment>views/run_hamster_run/keys.py: CHANGE_DEED</extracomment>
        <translation>changer d’action</translation>
    </message>
    <message>
        <source>pay for squares in another way</source>
        <extracomment>views/run_hamster_run/keys.py: OTHER_PRICE</extracomment>
        <translation>payer les cases d’une autre façon</translation>
    </message>
    <message>
        <source>climb, or walk again</source>
        <extracomment>views/run_hamster_run/keys.py: CLIMB</extracomment>
        <translation>escalader, ou marcher de nouveau</translation>
    </message>
    <message>
        <source>yield</source>
        <extracomment>views/run_hamster_run/keys.py: YIELD</extracomment>
        <translation>céder</translation>
    </message>
    <message>
        <source>end the action without acting</source>
        <extracomment>views/run_hamster_run/keys.py: DO_NOTHING</extracomment>
        <translation>terminer l’action sans agir</translation>
    </message>
    <message>
        <source>stay put</source>
        <extracomment>views/run_hamster_run/keys.py: STAY_PUT</extracomment>
        <translation>rester là</translation>
    </message>
    <message>
        <source>land there</source>
        <extracomment>views/run_hamster_run/keys.py: LAND</extracomment>
        <translation>atterrir là</translation>
    </message>
    <message>
        <source>menu</source>
        <extracomment>views/widgets/commands.py: MENU</extracomment>
        <translation>menu</translation>
    </message>
    <message>
        <source>main menu</source>
        <extracomment>views/widgets/commands.py: HOME</extracomment>
        <translation>menu principal</translation>
    </message>
    <message>
        <source>open a game</source>
        <extracomment>views/widgets/commands.py: OPEN</extracomment>
        <translation>ouvrir une partie</translation>
    </message>
    <message>
        <source>save as</source>
        <extracomment>views/widgets/commands.py: SAVE</extracomment>
        <translation>enregistrer sous</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>views/widgets/commands.py: SETTINGS</extracomment>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>full screen</source>
        <extracomment>views/widgets/commands.py: FULL_SCREEN</extracomment>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: KEYS</extracomment>
        <translation>raccourcis clavier</translation>
    </message>
    <message>
        <source>about the games</source>
        <extracomment>views/widgets/commands.py: ABOUT</extracomment>
        <translation>à propos des jeux</translation>
    </message>
    <message>
        <source>go back to the page before</source>
        <extracomment>views/widgets/commands.py: BACK</extracomment>
        <translation>revenir à la page précédente</translation>
    </message>
    <message>
        <source>quit; your game is saved</source>
        <extracomment>views/widgets/commands.py: QUIT</extracomment>
        <translation>quitter ; ta partie est enregistrée</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <extracomment>views/widgets/commands.py: ROLL</extracomment>
        <translation>lancer les dés</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>views/widgets/commands.py: UNDO</extracomment>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>views/widgets/commands.py: REDO</extracomment>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>pause or resume</source>
        <extracomment>views/widgets/commands.py: PAUSE</extracomment>
        <translation>suspendre ou reprendre</translation>
    </message>
    <message>
        <source>next step</source>
        <extracomment>views/widgets/commands.py: STEP</extracomment>
        <translation>étape suivante</translation>
    </message>
    <message>
        <source>story</source>
        <extracomment>views/widgets/commands.py: STORY</extracomment>
        <translation>déroulement</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>views/widgets/commands.py: RULES</extracomment>
        <translation>règles</translation>
    </message>
    <message>
        <source>help: keyboard shortcuts</source>
        <extracomment>views/widgets/commands.py: HELP</extracomment>
        <translation>aide : raccourcis clavier</translation>
    </message>
    <message>
        <source>explain the table, while the keys are listed</source>
        <extracomment>views/widgets/commands.py: EXPLAIN</extracomment>
        <translation>expliquer la table, tant que la liste des touches est là</translation>
    </message>
    <message>
        <source>delete the game</source>
        <extracomment>views/widgets/commands.py: DELETE</extracomment>
        <translation>supprimer la partie</translation>
    </message>
    <message>
        <source>rename the game</source>
        <extracomment>views/widgets/commands.py: RENAME</extracomment>
        <translation>renommer la partie</translation>
    </message>
    <message>
        <source>next control; the arrow keys move around the board</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>élément suivant ; les flèches se déplacent sur le plateau</translation>
    </message>
    <message>
        <source>press the gold button, or the focused control</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>appuyer sur le bouton doré ou sur l’élément actif</translation>
    </message>
    <message>
        <source>press the focused control; on the board, lift and drop</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>appuyer sur l’élément actif ; sur le plateau, soulever et déposer</translation>
    </message>
    <message>
        <source>put back, close, go back</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>remettre, fermer, revenir</translation>
    </message>
    <message>
        <source>on the board, the previous or next golden place</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>sur le plateau, l’endroit doré précédent ou suivant</translation>
    </message>
    <message>
        <source>in a replay, the previous or next key moment</source>
        <extracomment>views/window/key_list.py: FIXED_KEYS</extracomment>
        <translation>dans une relecture, le temps fort précédent ou suivant</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Partout</translation>
    </message>
    <message>
        <source>In every game</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Dans toutes les parties</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/keys/all_commands.py: groups
views/window/key_list.py: all_keys</extracomment>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key
views/window/key_list.py: _row</extracomment>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>Choose another key.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton.show_key</extracomment>
        <translation>Choisir une autre touche.</translation>
    </message>
    <message>
        <source>New key…</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Nouvelle touche…</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”. Esc keeps the old one.</source>
        <extracomment>views/pages/keys/key_button.py: KeyButton._wait</extracomment>
        <translation>Appuie sur la nouvelle touche pour « {command} ». Échap garde l’ancienne.</translation>
    </message>
    <message>
        <source>This is the usual key.</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRow.show_key</extracomment>
        <translation>C’est la touche habituelle.</translation>
    </message>
    <message>
        <source>Swap keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeyRefusal.__init__</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage.__init__
views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Press the button with a key, then the new key. Tab, Enter, Space, Esc, arrows, Page up, Page down and the digits 1 to 9 stay as they are.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._lay_out</extracomment>
        <translation>Appuie sur le bouton d’une touche, puis sur la nouvelle touche. Tab, Entrée, Espace, Échap, les flèches, Page haut, Page bas et les chiffres de 1 à 9 restent tels quels.</translation>
    </message>
    <message>
        <source>All keys are the usual ones.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._show_keys
views/pages/keys/keys_page.py: KeysPage._ask_to_reset.reset</extracomment>
        <translation>Toutes les touches sont les habituelles.</translation>
    </message>
    <message>
        <source>{key} is already the key for “{command}” ({place}).</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._want</extracomment>
        <translation>{key} est déjà la touche de « {command} » ({place}).</translation>
    </message>
    <message>
        <source>{command}: {key} from now on.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._put</extracomment>
        <translation>{command} : {key} désormais.</translation>
    </message>
    <message>
        <source>Give every command its usual key?</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Rétablir toutes les touches ?</translation>
    </message>
    <message>
        <source>The keys you have chosen are forgotten.</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Les touches que tu as choisies sont oubliées.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/keys/keys_page.py: KeysPage._ask_to_reset</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the key away</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Enlever la touche</translation>
    </message>
    <message>
        <source>Reset to {key}</source>
        <extracomment>views/pages/keys/keys_page.py: _reset_words</extracomment>
        <translation>Revenir à {key}</translation>
    </message>
    <message>
        <source>Choose a key without Ctrl and Shift: with them this command does more.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>Choisis une touche sans Ctrl ni Maj : avec elles, cette commande fait davantage.</translation>
    </message>
    <message>
        <source>{key} stays as it is, and no command can have it.</source>
        <extracomment>views/pages/keys/keys_page.py: _why_never</extracomment>
        <translation>{key} reste telle quelle, et aucune commande ne peut l’avoir.</translation>
    </message>
    <message>
        <source>Keys that stay as they are</source>
        <extracomment>views/window/key_list.py: all_keys</extracomment>
        <translation>Touches qui restent telles quelles</translation>
    </message>
    <message>
        <source>Keys in the settings that cannot be used; the usual ones hold: {commands}.</source>
        <extracomment>views/window/notices.py: mend_keys</extracomment>
        <translation>Ces touches des paramètres ne conviennent pas ; les habituelles sont en vigueur : {commands}.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The lesson waits while you do something else.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>La leçon attend pendant que tu fais autre chose.</translation>
    </message>
    <message>
        <source>The lesson says what to do.</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._rail</extracomment>
        <translation>La leçon dit ce qu’il faut faire.</translation>
    </message>
    <message>
        <source>First game: step {number} of {all}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Première partie : étape {number} sur {all}</translation>
    </message>
    <message>
        <source>Skip the lessons</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._show</extracomment>
        <translation>Passer les leçons</translation>
    </message>
    <message>
        <source>Marked: {place}</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._marked_place</extracomment>
        <translation>Marqué : {place}</translation>
    </message>
    <message>
        <source>You know how it goes now!</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Tu sais maintenant comment ça marche !</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._congratulate</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Later. First this:</source>
        <extracomment>features/lessons/lesson_guide.py: LessonGuide._say_not_yet</extracomment>
        <translation>Plus tard. D’abord ceci :</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Leave it empty to use the title of the game.</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Laisse vide pour reprendre le titre de la partie.</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Renommer cette partie</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__</extracomment>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>views/pages/library/dialogs.py: RenameSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>{title} cannot be restored afterwards.</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>{title} : cette partie ne pourra plus être restaurée.</translation>
    </message>
    <message>
        <source>Delete permanently?</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Supprimer pour toujours ?</translation>
    </message>
    <message>
        <source>What it counted for, in records, stickers and months:</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Ce qu’elle a compté, pour le palmarès, les autocollants et les mois :</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete too</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__</extracomment>
        <translation>Supprimer aussi</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <extracomment>views/pages/library/dialogs.py: ForgetSheet.__init__
views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Supprimer pour toujours</translation>
    </message>
    <message>
        <source>Search by name, game or player</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Chercher un nom, un jeu ou un joueur</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>views/pages/library/game_list.py: SearchField.__init__</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Non terminées</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Parties supprimées</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage.__init__</extracomment>
        <translation>Depuis un fichier…</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted games can be restored for {days} days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Les parties supprimées peuvent être restaurées pendant {days} jours.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>They are saved on this computer only.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>Elles ne sont enregistrées que sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>{found} sur %n partie</numerusform>
            <numerusform>{found} sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) can no longer be read and cannot be shown.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._say</extracomment>
        <translation>
            <numerusform>%n partie enregistrée ne peut plus être lue ni affichée.</numerusform>
            <numerusform>%n parties enregistrées ne peuvent plus être lues ni affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches “{words}”.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Aucune partie ne correspond à « {words} ».</translation>
    </message>
    <message>
        <source>No deleted games. A deleted game can be restored here for 30 days.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Aucune partie supprimée. Ici, une partie supprimée peut être restaurée pendant 30 jours.</translation>
    </message>
    <message>
        <source>No game waits. Lessons that were begun are among the games.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Aucune partie n’attend. Les leçons commencées sont parmi les parties.</translation>
    </message>
    <message>
        <source>Every game is finished.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Toutes les parties sont terminées.</translation>
    </message>
    <message>
        <source>No games yet. Every game you start is saved here automatically.</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._why_nothing</extracomment>
        <translation>Pas encore de partie. Toute partie commencée est enregistrée ici d’elle-même.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses
views/pages/library/library_page.py: LibraryPage._open_menu</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>views/pages/library/library_page.py: LibraryPage._presses_for_deleted
views/pages/library/library_page.py: LibraryPage._open_menu
views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Game deleted. It can be restored for 30 days.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Partie supprimée. Elle peut être restaurée pendant 30 jours.</translation>
    </message>
    <message>
        <source>What it counted for stays.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._offer_way_back</extracomment>
        <translation>Son résultat reste au palmarès.</translation>
    </message>
    <message>
        <source>The game deleted last is back.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>La dernière partie supprimée est de retour.</translation>
    </message>
    <message>
        <source>Nothing has been deleted since the start.</source>
        <extracomment>views/window/library_controller.py: LibraryDesk._undo</extracomment>
        <translation>Rien n’a été supprimé depuis le démarrage.</translation>
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
        <translation>Les paramètres ne peuvent pas être enregistrés ; ils valent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>The people cannot be saved; they are known until the window is closed.</source>
        <extracomment>views/window/main_window.py: MainWindow._people_saved</extracomment>
        <translation>Les personnes ne peuvent pas être enregistrées ; elles sont connues jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read, so the defaults are used.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Les paramètres de {file} n’ont pas pu être lus ; les valeurs d’origine sont utilisées.</translation>
    </message>
    <message>
        <source>The people in {file} could not be read, so nobody is known yet.</source>
        <extracomment>views/window/notices.py: say_what_was_found</extracomment>
        <translation>Les personnes dans {file} n’ont pas pu être lues ; personne n’est encore connu.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Every game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: report_earlier_crash</extracomment>
        <translation>La dernière fois, le programme s’est arrêté de façon inattendue. Chaque partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved up to the last move.</source>
        <extracomment>views/window/notices.py: say_error</extracomment>
        <translation>Un problème est survenu. La partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>The report has been copied.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Le rapport est copié.</translation>
    </message>
    <message>
        <source>The report has been copied. It contains the whole game, secrets too.</source>
        <extracomment>views/window/notices.py: copy_press.copy</extracomment>
        <translation>Le rapport est copié. Il contient toute la partie, secrets compris.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>views/window/notices.py: copy_press</extracomment>
        <translation>Copier le rapport</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Saved game</source>
        <extracomment>views/window/command_menus.py: _commands_here</extracomment>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/window/menu.py: WindowMenu._entries</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/window/menu.py: WindowMenu._more_entries</extracomment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Main menu</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>views/window/menu.py: WindowMenu._last_entries</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/window/menu.py: WindowMenu.open</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Pause game</source>
        <extracomment>views/window/menu.py: WindowMenu.open_pace</extracomment>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <extracomment>views/window/seat_menu.py: add_seats</extracomment>
        <translation>Joueurs à la table</translation>
    </message>
    <message>
        <source>{name} ({player})</source>
        <extracomment>views/window/seat_menu.py: _offer</extracomment>
        <translation>{name} ({player})</translation>
    </message>
    <message>
        <source>Language of {name}</source>
        <extracomment>views/window/seat_menu.py: _add_language</extracomment>
        <translation>Langue : {name}</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Pourquoi ce choix ?</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/window/seat_menu.py: _ask_why</extracomment>
        <translation>Montrer ce qu’il savait</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>It is the same as the program's cards.</source>
        <extracomment>commands/parts.py: _summary
views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>Il est identique aux cartes du programme.</translation>
    </message>
    <message>
        <source>Ruling {id}</source>
        <extracomment>features/positions/position_page.py: ProblemRow.__init__
views/pages/new_game/option_row.py: OptionRow.__init__</extracomment>
        <translation>Point de règle {id}</translation>
    </message>
    <message>
        <source>It changes: {changes}</source>
        <extracomment>views/pages/new_game/custom_parts_row.py: CustomPartsRow.look_again</extracomment>
        <translation>Il change : {changes}</translation>
    </message>
    <message>
        <source>Computer: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Ordinateur : {name}</translation>
    </message>
    <message>
        <source>Program: {name}</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Programme : {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>views/pages/new_game/kinds.py: kinds
views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>views/pages/new_game/kinds.py: kinds</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>A program of this computer, named in its settings. If it fails, Steady takes over.</source>
        <extracomment>views/pages/new_game/kinds.py: computer_players</extracomment>
        <translation>Un programme de cet ordinateur, nommé dans les paramètres. S’il échoue, Posé prend le relais.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Nouvelle partie : {game}</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage.__init__</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_places</extracomment>
        <translation>Qui joue ?</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._add_more</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._choices</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._players</extracomment>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>{name} sits here more than once: the game counts for none of them, in stickers and months.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._twins</extracomment>
        <translation>{name} est ici plus d’une fois : pour les autocollants et les mois, la partie ne compte pour personne de ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players are needed.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>Il faut au moins %n joueur.</numerusform>
            <numerusform>Il faut au moins %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own file cannot be used. Correct it, or play with the program's cards.</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>Ton propre fichier ne peut pas servir. Corrige-le, ou joue avec les cartes du programme.</translation>
    </message>
    <message>
        <source>everybody sees everything</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>tout le monde voit tout</translation>
    </message>
    <message>
        <source>pass the computer around; a curtain hides secret choices</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>passez-vous l’ordinateur ; un rideau cache les choix secrets</translation>
    </message>
    <message>
        <source>no secrets to hide from each other</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>aucun secret à cacher aux autres</translation>
    </message>
    <message>
        <source>the computers play, you watch</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>les ordinateurs jouent, vous regardez</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>views/pages/new_game/new_game_page.py: NewGamePage._announce</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
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
        <translation>Langue du programme</translation>
    </message>
    <message>
        <source>{choice} of {seat}</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoicesRow.__init__</extracomment>
        <translation>{choice}, {seat}</translation>
    </message>
    <message>
        <source>Personal options</source>
        <extracomment>views/pages/new_game/personal_options.py: OwnChoices.__init__</extracomment>
        <translation>Options personnelles</translation>
    </message>
    <message>
        <source>Face of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: Face.__init__</extracomment>
        <translation>Visage : {seat}</translation>
    </message>
    <message>
        <source>Click to leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Clique pour quitter cette place.</translation>
    </message>
    <message>
        <source>Click to play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Clique pour jouer ici.</translation>
    </message>
    <message>
        <source>Leave this seat.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place</extracomment>
        <translation>Quitter cette place.</translation>
    </message>
    <message>
        <source>Play here.</source>
        <extracomment>views/pages/new_game/place_card.py: Face.show_place
views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Jouer ici.</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Nom pour {seat}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Qui joue {seat}</translation>
    </message>
    <message>
        <source>Move left</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>Card of {seat}</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.__init__</extracomment>
        <translation>Carte : {seat}</translation>
    </message>
    <message>
        <source>This seat is empty.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>This is the first seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>C’est la première place.</translation>
    </message>
    <message>
        <source>This is the last seat.</source>
        <extracomment>views/pages/new_game/place_card.py: PlaceCard.show_place</extracomment>
        <translation>C’est la dernière place.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.__init__</extracomment>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>All seats are taken. Click a face to free one.</source>
        <extracomment>views/pages/new_game/shelf.py: Shelf.show_people</extracomment>
        <translation>Toutes les places sont prises. Clique sur un visage pour en libérer une.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <extracomment>views/widgets/overlays.py: NoticeBar.say</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Just watch</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Juste regarder</translation>
    </message>
    <message>
        <source>Watch in haste</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Regarder en accéléré</translation>
    </message>
    <message>
        <source>{name}: who will win?</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>{name} : qui va gagner ?</translation>
    </message>
    <message>
        <source>You are out of the game. Bet on somebody, or just watch.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._ask</extracomment>
        <translation>Tu es hors jeu. Parie sur quelqu’un, ou regarde simplement.</translation>
    </message>
    <message>
        <source>{person} bets on {name}.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._bet_on</extracomment>
        <translation>{person} parie sur {name}.</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was right!</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} a parié sur {name} et a eu raison !</translation>
    </message>
    <message>
        <source>{person} bet on {name}, and was wrong.</source>
        <extracomment>features/onlookers/onlookers.py: Onlookers._tell</extracomment>
        <translation>{person} a parié sur {name}, à tort.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Progress</source>
        <extracomment>views/widgets/groove.py: Groove.__init__</extracomment>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Ouverture de la partie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet.__init__</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All moves are replayed; saving the game…</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>Tous les coups sont rejoués ; enregistrement de la partie…</translation>
    </message>
    <message>
        <source>{played} of {entries} moves</source>
        <extracomment>views/window/opening_overlay.py: OpeningSheet._look</extracomment>
        <translation>{played} sur {entries} coups</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Back</source>
        <extracomment>views/widgets/paper_page.py: PaperPage.__init__</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Golden fur</source>
        <extracomment>models/people.py: FURS.gold</extracomment>
        <translation>Pelage doré</translation>
    </message>
    <message>
        <source>White fur</source>
        <extracomment>models/people.py: FURS.white</extracomment>
        <translation>Pelage blanc</translation>
    </message>
    <message>
        <source>Red fur</source>
        <extracomment>models/people.py: FURS.rust</extracomment>
        <translation>Pelage roux</translation>
    </message>
    <message>
        <source>Blue-grey fur</source>
        <extracomment>models/people.py: FURS.slate</extracomment>
        <translation>Pelage gris-bleu</translation>
    </message>
    <message>
        <source>Brown fur</source>
        <extracomment>models/people.py: FURS.brown</extracomment>
        <translation>Pelage brun</translation>
    </message>
    <message>
        <source>Black fur</source>
        <extracomment>models/people.py: FURS.black</extracomment>
        <translation>Pelage noir</translation>
    </message>
    <message>
        <source>No hat</source>
        <extracomment>models/people.py: HATS</extracomment>
        <translation>Sans chapeau</translation>
    </message>
    <message>
        <source>Woolly hat</source>
        <extracomment>models/people.py: HATS.woolly</extracomment>
        <translation>Bonnet de laine</translation>
    </message>
    <message>
        <source>Top hat</source>
        <extracomment>models/people.py: HATS.top</extracomment>
        <translation>Haut-de-forme</translation>
    </message>
    <message>
        <source>Straw hat</source>
        <extracomment>models/people.py: HATS.straw</extracomment>
        <translation>Chapeau de paille</translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>models/people.py: HATS.bow</extracomment>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Party hat</source>
        <extracomment>models/people.py: HATS.party</extracomment>
        <translation>Chapeau de fête</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Fur</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Pelage</translation>
    </message>
    <message>
        <source>Hat</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Chapeau</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__
views/pages/new_game/person_page.py: PersonPage._say</extracomment>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage.__init__</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Text size as for all</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Taille du texte pour tous</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Taille du texte {percent} %</translation>
    </message>
    <message>
        <source>Screen reader: what is new</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Lecteur d’écran : le nouveau</translation>
    </message>
    <message>
        <source>Screen reader: everything</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes</extracomment>
        <translation>Lecteur d’écran : tout</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._wishes.language</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>When it is your turn</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._lay_out</extracomment>
        <translation>Quand c’est ton tour</translation>
    </message>
    <message>
        <source>A name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Un nom, s’il te plaît.</translation>
    </message>
    <message>
        <source>Somebody is called so already. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Quelqu’un s’appelle déjà ainsi. Un autre nom, s’il te plaît.</translation>
    </message>
    <message>
        <source>A computer player is called so. Another name, please.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._finish</extracomment>
        <translation>Un joueur ordinateur porte ce nom. Un autre nom, s’il te plaît.</translation>
    </message>
    <message>
        <source>Saved games, records and stickers get the new name too.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._tell_of_games</extracomment>
        <translation>Les parties enregistrées, le palmarès et les autocollants prennent aussi le nouveau nom.</translation>
    </message>
    <message>
        <source>Face, wishes and seats go. Saved games keep the name until you delete them.</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Le visage, les souhaits et les places disparaissent. Les parties enregistrées gardent le nom jusqu’à ce que tu les supprimes.</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <extracomment>views/pages/new_game/person_page.py: PersonPage._ask_to_forget</extracomment>
        <translation>Oublier pour de bon</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>Choose an action.</source>
        <extracomment>views/board/generic_table.py: PlainTable.prompt</extracomment>
        <translation>Choisis une action.</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>views/board/generic_table.py: value_in_words</extracomment>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>{field}: one less</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field} : un de moins</translation>
    </message>
    <message>
        <source>{field}: one more</source>
        <extracomment>features/positions/field_controls.py: less_and_more</extracomment>
        <translation>{field} : un de plus</translation>
    </message>
    <message>
        <source>{owner}: {field}</source>
        <extracomment>features/positions/field_controls.py: full_name</extracomment>
        <translation>{owner} : {field}</translation>
    </message>
    <message>
        <source>{field}, {column} from the left</source>
        <extracomment>features/positions/number_table.py: FieldCell.__init__</extracomment>
        <translation>{field}, n° {column} depuis la gauche</translation>
    </message>
    <message>
        <source>Marked number</source>
        <extracomment>features/positions/number_table.py: NumberTable.__init__</extracomment>
        <translation>Nombre marqué</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>features/positions/position_page.py: Aside.__init__</extracomment>
        <translation>Ce que disent les règles</translation>
    </message>
    <message>
        <source>Position of a real table: {game}</source>
        <extracomment>features/positions/position_page.py: PositionPage.__init__</extracomment>
        <translation>Position d’une vraie table : {game}</translation>
    </message>
    <message>
        <source>Enter what lies on the table. Nothing is accepted that cannot be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Saisis ce qui se trouve sur la table. Rien d’impossible n’est accepté.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>features/positions/position_page.py: PositionPage._lay_out</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Nothing speaks against this position.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Rien ne s’oppose à cette position.</translation>
    </message>
    <message>
        <source>What is entered so far can be. How it lies is not known yet.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>Ce qui est saisi jusqu’ici est possible. Comment tout repose, on ne le sait pas encore.</translation>
    </message>
    <message>
        <source>The game can go on from here.</source>
        <extracomment>features/positions/position_page.py: PositionPage._show_problems</extracomment>
        <translation>La partie peut continuer d’ici.</translation>
    </message>
    <message>
        <source>It was not tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>On n’a pas essayé si cette position est possible.</translation>
    </message>
    <message>
        <source>It is being tried whether this position can be.</source>
        <extracomment>features/positions/position_page.py: PositionPage._open</extracomment>
        <translation>On essaie si cette position est possible.</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <extracomment>features/positions/position_picture.py: PositionPicture.__init__</extracomment>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>Print a set-up sheet to write it down at the table</source>
        <extracomment>features/printing/feature.py: _for_positions</extracomment>
        <translation>Imprimer une fiche de mise en place pour la noter à table</translation>
    </message>
</context>
<context>
    <name>Postcard</name>
    <message>
        <source>Postcard {date}</source>
        <extracomment>features/postcard/postcard.py: Postcard.file_name</extracomment>
        <translation>Carte postale {date}</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Carte postale</translation>
    </message>
    <message>
        <source>The film could not be made.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Le film n’a pas pu être fait.</translation>
    </message>
    <message>
        <source>For BG Stats</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Pour BG Stats</translation>
    </message>
    <message>
        <source>Copies a link that logs this play in the app BG Stats, on a phone.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__</extracomment>
        <translation>Copie un lien qui note cette partie dans l’application BG Stats, sur un téléphone.</translation>
    </message>
    <message>
        <source>For whoever was not there.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage.__init__
features/postcard/postcard_page.py: PostcardPage.hideEvent</extracomment>
        <translation>Pour ceux qui n’étaient pas là.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Moment as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Moment en film…</translation>
    </message>
    <message>
        <source>Game as film…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Partie en film…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._show_bar</extracomment>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <source>Copied: paste it into a letter or a chat.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy</extracomment>
        <translation>Copié : colle-le dans une lettre ou une discussion.</translation>
    </message>
    <message>
        <source>Copied: a link with names and places. Open it on the phone with BG Stats.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._copy_link</extracomment>
        <translation>Copié : un lien avec les noms et les rangs. Ouvre-le sur le téléphone avec BG Stats.</translation>
    </message>
    <message>
        <source>The film is being made…</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._film</extracomment>
        <translation>Le film se prépare…</translation>
    </message>
    <message>
        <source>The film is being made: {drawn} of {all} pictures.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._tell_progress</extracomment>
        <translation>Le film se prépare : {drawn} sur {all} images.</translation>
    </message>
    <message>
        <source>The film is ready.</source>
        <extracomment>features/postcard/postcard_page.py: PostcardPage._give</extracomment>
        <translation>Le film est prêt.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>{game} · parts {n} of {count}</source>
        <extracomment>features/printing/kit_pages.py: kit_pages</extracomment>
        <translation>{game} · éléments {n} sur {count}</translation>
    </message>
    <message>
        <source>Print at 100 %. Cut at the crop marks; fold along dashed lines.</source>
        <extracomment>features/printing/kit_pages.py: _paint_foot</extracomment>
        <translation>Imprimez à 100 %. Coupez aux traits de coupe, pliez le long des pointillés.</translation>
    </message>
    <message>
        <source>Sheets to print</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Print-and-play kit</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Kit à imprimer</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Blank</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>From this game</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>De cette partie</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Contenu</translation>
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
        <translation>En couleur</translation>
    </message>
    <message>
        <source>Low ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Peu d’encre</translation>
    </message>
    <message>
        <source>Ink</source>
        <extracomment>features/printing/print_page.py: PrintPage.__init__</extracomment>
        <translation>Encre</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/printing/print_page.py: PrintPage.save</extracomment>
        <translation>{name} n’a pas pu être enregistré : {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, with the cards of your own file</source>
        <extracomment>features/printing/print_page.py: PrintPage._show</extracomment>
        <translation>{pages}, avec les cartes de ton propre fichier</translation>
    </message>
    <message>
        <source>Secret information is never printed.</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Ce qui est secret n’est jamais imprimé.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>features/printing/print_page.py: PrintPage._say
features/printing/print_page.py: PrintPage._ask_where</extracomment>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>features/printing/print_page.py: PrintPage._say</extracomment>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>PromptSpeech</name>
    <message>
        <source>Buttons: {names}.</source>
        <extracomment>views/widgets/prompt_bar.py: button_words</extracomment>
        <translation>Boutons : {names}.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Show the answer</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._say</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>All questions</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Toutes les questions</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._everything</extracomment>
        <translation>Toutes les énigmes</translation>
    </message>
    <message>
        <source>the first time counts</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._name</extracomment>
        <translation>la première fois compte</translation>
    </message>
    <message>
        <source>In a moment: first one sees what leads to the question.</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._give_up</extracomment>
        <translation>Un instant : on voit d’abord ce qui mène à la question.</translation>
    </message>
    <message>
        <source>The answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>La solution :</translation>
    </message>
    <message>
        <source>As good as the best answer:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Aussi bien que la meilleure réponse :</translation>
    </message>
    <message>
        <source>Solved:</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Résolu !</translation>
    </message>
    <message>
        <source>Next question</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>features/puzzles/guide.py: PuzzleGuide._tell</extracomment>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>What was better?</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage.__init__
features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Qu’est-ce qui était mieux ?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show</extracomment>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Which choices have cost you most? Each choice of a person is compared with others in what is imagined to follow, with what one could know then; that takes up to a minute for each of you. Then they are asked again.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Quels choix vous ont coûté le plus ? Chaque choix d’une personne est comparé à d’autres d’après les suites imaginées, avec ce qu’on pouvait savoir alors ; cela prend jusqu’à une minute pour chacun de vous. Puis la question est posée de nouveau.</translation>
    </message>
    <message>
        <source>Find out</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Searching the game. You can go back at any time; then it ends.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_search</extracomment>
        <translation>Recherche dans la partie. Tu peux revenir à tout moment ; elle s’arrête alors.</translation>
    </message>
    <message>
        <source>{name}: no single choice has cost much.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>{name} : aucun choix n’a coûté cher à lui seul.</translation>
    </message>
    <message>
        <source>Only computer players are at the table.</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found</extracomment>
        <translation>Il n’y a que des ordinateurs à la table.</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._show_found
features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>features/puzzles/mistakes_page.py: MistakesPage._entry</extracomment>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Choose one of the places in the wheel.</source>
        <extracomment>features/puzzles/offer.py: Offer.__init__</extracomment>
        <translation>Choisis une des places dans la roue.</translation>
    </message>
    <message>
        <source>{puzzle}: not solved yet.</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>{puzzle} : pas encore résolue.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <extracomment>features/puzzles/puzzles_page.py: said_of</extracomment>
        <translation>
            <numerusform>%n étoile sur 3</numerusform>
            <numerusform>%n étoiles sur 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzleList.__init__
features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.__init__</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All together</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>Whose stars?</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.offer_solvers</extracomment>
        <translation>Les étoiles de qui ?</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>{won} of {all} stars. The dots say how hard a puzzle is.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage.show_game</extracomment>
        <translation>{won} sur {all} étoiles. Les points disent si une énigme est difficile.</translation>
    </message>
    <message>
        <source>There are no puzzles for these rules.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Il n’y a pas d’énigme pour ces règles.</translation>
    </message>
    <message>
        <source>A wrong answer and a hint cost a star each. The first time counts.</source>
        <extracomment>features/puzzles/puzzles_page.py: PuzzlesPage._tell</extracomment>
        <translation>Une erreur ou un conseil coûte une étoile. La première fois compte.</translation>
    </message>
    <message>
        <source>From a game of your own</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Tiré d’une de tes parties</translation>
    </message>
    <message>
        <source>Puzzle {number}, difficulty {step} of {steps}</source>
        <extracomment>features/puzzles/texts.py: name_of</extracomment>
        <translation>Énigme {number}, difficulté {step} sur {steps}</translation>
    </message>
    <message>
        <source>You chose: {answer}. {asked}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Tu as choisi : {answer}. {asked}</translation>
    </message>
    <message>
        <source>You chose: {answer}. What would have been better?</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.question</extracomment>
        <translation>Tu as choisi : {answer}. Qu’est-ce qui aurait été mieux ?</translation>
    </message>
    <message>
        <source>Tempting, but not the best: {answer}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>Tentant, mais ce n’est pas le mieux : {answer}.</translation>
    </message>
    <message>
        <source>As a rule: {rule}</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>En général : {rule}</translation>
    </message>
    <message>
        <source>It is one of these two: {first}, or {second}.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.hints</extracomment>
        <translation>C’est l’un de ces deux choix : {first}, ou {second}.</translation>
    </message>
    <message>
        <source>Another answer is better.</source>
        <extracomment>features/puzzles/texts.py: PuzzleTexts.wrong</extracomment>
        <translation>Une autre réponse est meilleure.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>about as good</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>à peu près aussi bon</translation>
    </message>
    <message>
        <source>better by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>meilleur de {n} pièces</translation>
    </message>
    <message>
        <source>worse by {n} pieces</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>moins bon de {n} pièces</translation>
    </message>
    <message>
        <source>better by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>meilleur de {n} points</translation>
    </message>
    <message>
        <source>worse by {n} points</source>
        <extracomment>models/reasons.py: compared</extracomment>
        <translation>moins bon de {n} points</translation>
    </message>
    <message>
        <source>This seat knows secrets: what it thought is told when the game is over.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Cette place connaît des secrets : ses raisons seront visibles à la fin de la partie.</translation>
    </message>
    <message>
        <source>This computer player has not chosen anything yet.</source>
        <extracomment>views/pages/reasons.py: why_nothing</extracomment>
        <translation>Ce joueur ordinateur n’a encore rien choisi.</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Pourquoi ce choix ?</translation>
    </message>
    <message>
        <source>What it rejected</source>
        <extracomment>views/pages/reasons.py: WhyPage.__init__</extracomment>
        <translation>Ce qu’il a écarté</translation>
    </message>
    <message>
        <source>{name} ({player}) chose: “{action}”.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>{name} ({player}) a choisi : « {action} ».</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Show what it knew</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_choice</extracomment>
        <translation>Montrer ce qu’il savait</translation>
    </message>
    <message>
        <source>“{action}”: {difference}.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>« {action} » : {difference}.</translation>
    </message>
    <message>
        <source>There was nothing to compare.</source>
        <extracomment>views/pages/reasons.py: WhyPage._show_others</extracomment>
        <translation>Il n’y avait rien à comparer.</translation>
    </message>
    <message>
        <source>An estimate of what each place was worth before it was tried, in pieces.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Une estimation de la valeur de chaque endroit avant l’essai, en pièces.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what this seat saw.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 points sont une victoire certaine. Estimé par des parties imaginées après coup, à partir de ce que voyait cette place.</translation>
    </message>
    <message>
        <source>100 points are a sure win. Estimated from games that were imagined afterwards, from what everybody saw: what only this seat knows is kept until the game is over.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>100 points sont une victoire certaine. Estimé après coup par des parties imaginées, d’après ce que tout le monde voyait : ce que seule cette place sait est gardé jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Computer players miss what is better now and then, as people do.</source>
        <extracomment>views/pages/reasons.py: _told_of</extracomment>
        <translation>Il arrive aux joueurs de l’ordinateur de manquer mieux, comme à tout le monde.</translation>
    </message>
    <message>
        <source>What it knew</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Ce qu’il savait</translation>
    </message>
    <message>
        <source>This is all that {name} was given for its last choice: the view of its seat, as the program encodes it. The seats are {seats}. A {hidden} is hidden from this seat.</source>
        <extracomment>views/pages/reasons.py: KnowledgePage.__init__</extracomment>
        <translation>Voici tout ce qui a été donné à {name} pour son dernier choix : la vue de sa place, telle que le programme l’encode. Les places sont {seats}. Un {hidden} est caché à cette place.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>All months</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Tous les mois</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Click a month to see who won it.</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage._show</extracomment>
        <translation>Clique sur un mois pour voir qui l’a gagné.</translation>
    </message>
    <message>
        <source>Winner of the year {year}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Victoire de l’année {year}, avec {points} : {names}.</translation>
    </message>
    <message>
        <source>Winner of {month}, with {points}: {names}.</source>
        <extracomment>features/records/months.py: won_words</extracomment>
        <translation>Victoire en {month}, avec {points} : {names}.</translation>
    </message>
    <message>
        <source>Months</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Month</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__</extracomment>
        <translation>Année</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/months_page.py: MonthsPage.__init__
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show</extracomment>
        <translation>Aucune partie qui compte ne s’est encore terminée.</translation>
    </message>
    <message>
        <source>Nobody has left anybody behind yet.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting.py: in_front_words</extracomment>
        <translation>Personne n’a encore laissé quelqu’un derrière soi.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for everybody left behind.</source>
        <extracomment>features/records/months_page.py: MonthsPage._show
features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Un point pour chaque joueur laissé derrière soi.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>features/records/months_page.py: MonthsPage._presses</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Best ever</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Records</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>On the pages of challenges: %n finished game(s).</source>
        <extracomment>features/records/records_page.py: RecordsPage.__init__</extracomment>
        <translation>
            <numerusform>Sur les pages des défis : %n partie terminée.</numerusform>
            <numerusform>Sur les pages des défis : %n parties terminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a game to replay it. Everything is saved on this computer only.</source>
        <extracomment>features/records/records_page.py: RecordsPage._show_bar</extracomment>
        <translation>Clique sur une partie pour la revoir. Tout reste ici.</translation>
    </message>
    <message>
        <source>This game is no longer saved and cannot be replayed.</source>
        <extracomment>features/records/records_page.py: RecordsPage._say_gone</extracomment>
        <translation>Cette partie n’est plus enregistrée et ne peut pas être revue.</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <extracomment>features/records/records_page.py: _nothing_yet</extracomment>
        <translation>Pas encore de partie terminée.</translation>
    </message>
    <message>
        <source>In front, with {points}: {names}.</source>
        <extracomment>features/records/sitting.py: in_front_words</extracomment>
        <translation>En tête avec {points} : {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>features/records/sitting.py: points_words</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Today at this table</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Aujourd’hui à cette table</translation>
    </message>
    <message>
        <source>No game that counts has been finished in the last three hours.</source>
        <extracomment>features/records/sitting_page.py: SittingPage.__init__</extracomment>
        <translation>Aucune partie qui compte ne s’est terminée depuis trois heures.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), first result at {time}</source>
        <oldsource>%n game(s), the first one over at {time}</oldsource>
        <extracomment>features/records/sitting_page.py: _since</extracomment>
        <translation>
            <numerusform>%n partie, premier résultat à {time}</numerusform>
            <numerusform>%n parties, premier résultat à {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>as in the box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>comme dans la boîte</translation>
    </message>
    <message>
        <source>as in your own box</source>
        <extracomment>views/pages/house_rulings.py: switches_of</extracomment>
        <translation>comme dans ta propre boîte</translation>
    </message>
    <message>
        <source>in this game</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>dans cette partie</translation>
    </message>
    <message>
        <source>the usual choice</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>le choix habituel</translation>
    </message>
    <message>
        <source>set for each player</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>réglé pour chacun</translation>
    </message>
    <message>
        <source>At set-up: {label} {choices}.</source>
        <extracomment>views/pages/house_rulings.py: switch_line</extracomment>
        <translation>À la mise en place : {label} {choices}.</translation>
    </message>
    <message>
        <source>Chosen at set-up</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>Choisi à la mise en place</translation>
    </message>
    <message>
        <source>The same in every game</source>
        <extracomment>views/pages/house_rulings.py: all_rulings</extracomment>
        <translation>Les mêmes à chaque partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Chapter</source>
        <extracomment>views/pages/rules.py: RulesPage.__init__</extracomment>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>The rules in our words, with rulings for what they leave open.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Les règles avec nos mots, et des points de règle pour ce qu’elles laissent ouvert.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>When a move is not allowed, you are told why.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>Quand un coup est interdit, l’explication dit pourquoi.</translation>
    </message>
    <message>
        <source>The reason leads to its rule.</source>
        <extracomment>views/pages/rules.py: RulesBook.__init__</extracomment>
        <translation>L’explication mène à sa règle.</translation>
    </message>
    <message>
        <source>The rules</source>
        <extracomment>views/pages/rules_text.py: RulesText.__init__</extracomment>
        <translation>Les règles</translation>
    </message>
</context>
<context>
    <name>RunHamsterRun</name>
    <message>
        <source>glue</source>
        <extracomment>features/printing/run_hamster_run/kit_parts.py: _hamster</extracomment>
        <translation>coller</translation>
    </message>
    <message>
        <source>The belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>Le tapis</translation>
    </message>
    <message>
        <source>Beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: board</extracomment>
        <translation>À côté du tapis</translation>
    </message>
    <message>
        <source>{name}, eaten</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, hamster dévoré</translation>
    </message>
    <message>
        <source>{name}, in the alligator pit</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, dans la fosse aux alligators</translation>
    </message>
    <message>
        <source>{name}, passed out</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, hamster évanoui</translation>
    </message>
    <message>
        <source>{name}, resting</source>
        <extracomment>models/run_hamster_run/board.py: hamster_sentence</extracomment>
        <translation>{name}, se repose</translation>
    </message>
    <message>
        <source>waiting beside the belt</source>
        <extracomment>models/run_hamster_run/board.py: _alone
models/run_hamster_run/board.py: _status</extracomment>
        <translation>attend à côté du tapis</translation>
    </message>
    <message>
        <source>if it drops: Speed {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _belt</extracomment>
        <translation>si elle bascule : Vitesse {speed}</translation>
    </message>
    <message>
        <source>Strip {strip}, lane {lane}: {what}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>Bande {strip}, couloir {lane} : {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>empty, star strip: when it drops off, Speed is {speed}</source>
        <extracomment>models/run_hamster_run/board.py: _squares</extracomment>
        <translation>vide, bande à étoile : quand elle bascule, la Vitesse passe à {speed}</translation>
    </message>
    <message>
        <source>Star strip: when it drops off, Speed is {speed}.</source>
        <extracomment>models/run_hamster_run/board.py: _strip_tip</extracomment>
        <translation>Bande à étoile : quand elle tombe, la vitesse passe à {speed}.</translation>
    </message>
    <message>
        <source>Alligator</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Alligator</translation>
    </message>
    <message>
        <source>Alligator pit: {line}</source>
        <extracomment>models/run_hamster_run/board.py: _pit</extracomment>
        <translation>Fosse aux alligators : {line}</translation>
    </message>
    <message>
        <source>Speed {speed}: {stakes}</source>
        <extracomment>models/run_hamster_run/board.py: _speed</extracomment>
        <translation>Vitesse {speed} : {stakes}</translation>
    </message>
    <message>
        <source>Take a chip out of {trait}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Prendre un jeton dans {trait}</translation>
    </message>
    <message>
        <source>The HAT</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Le CHAPEAU</translation>
    </message>
    <message>
        <source>Profile sheet of {name}</source>
        <extracomment>models/run_hamster_run/board.py: _sheet</extracomment>
        <translation>Fiche de profil : {name}</translation>
    </message>
    <message>
        <source>Chip</source>
        <extracomment>models/run_hamster_run/board.py: _tray</extracomment>
        <translation>Jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in hand</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>
            <numerusform>%n jeton en main</numerusform>
            <numerusform>%n jetons en main</numerusform>
        </translation>
    </message>
    <message>
        <source>your profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>ta fiche de profil</translation>
    </message>
    <message>
        <source>profile sheet</source>
        <extracomment>models/run_hamster_run/board.py: _going_on</extracomment>
        <translation>fiche de profil</translation>
    </message>
    <message>
        <source>Passed out: it can only rest.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Évanoui : il ne peut que se reposer.</translation>
    </message>
    <message>
        <source>Eaten by the alligators.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Mangé par les alligators.</translation>
    </message>
    <message>
        <source>Nothing is declared yet.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Rien n’est encore annoncé.</translation>
    </message>
    <message>
        <source>Declared: {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Annoncé : {deed}</translation>
    </message>
    <message>
        <source>Declared: {deed}. Changing the action costs one chip.</source>
        <extracomment>models/run_hamster_run/board.py: _declared</extracomment>
        <translation>Annoncé : {deed}. Changer d’action coûte un jeton.</translation>
    </message>
    <message>
        <source>{own} of {all} chips</source>
        <extracomment>models/run_hamster_run/board.py: _captions
views/run_hamster_run/animation/stage.py: odds</extracomment>
        <translation>{own} sur {all} jetons</translation>
    </message>
    <message>
        <source>initiative {place}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>initiative {place}</translation>
    </message>
    <message>
        <source>declared {deed}</source>
        <extracomment>models/run_hamster_run/board.py: _seat_sentence</extracomment>
        <translation>a annoncé {deed}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>has passed out</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>s’est évanoui</translation>
    </message>
    <message>
        <source>allocating pluck</source>
        <extracomment>models/run_hamster_run/board.py: _status</extracomment>
        <translation>répartit son cran</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>models/run_hamster_run/cards.py: card_items</extracomment>
        <translation>Actions</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _card
views/run_hamster_run/animation/draws.py: _chomp
views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>declared already</source>
        <extracomment>models/run_hamster_run/cards.py: _sentence</extracomment>
        <translation>déjà annoncé</translation>
    </message>
    <message>
        <source>No effect here</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Sans effet ici</translation>
    </message>
    <message>
        <source>A neighbour loses a chip</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Un voisin perd un jeton</translation>
    </message>
    <message>
        <source>One free step sideways only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Rien qu’un pas de côté gratuit</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), push, climb</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>À %n case au plus, pousser, escalader</numerusform>
            <numerusform>À %n cases au plus, pousser, escalader</numerusform>
        </translation>
    </message>
    <message>
        <source>One free square only</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Une case gratuite seulement</translation>
    </message>
    <message numerus="yes">
        <source>A neighbour flies %n square(s)</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>
            <numerusform>Un voisin vole à %n case</numerusform>
            <numerusform>Un voisin vole à %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>One chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Un jeton revient</translation>
    </message>
    <message>
        <source>In the pit no chip comes back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Dans la fosse, aucun jeton ne revient</translation>
    </message>
    <message>
        <source>No chip to take back</source>
        <extracomment>models/run_hamster_run/cards.py: _effect</extracomment>
        <translation>Aucun jeton à reprendre</translation>
    </message>
    <message numerus="yes">
        <source>needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>
            <numerusform>%n Courage requis</numerusform>
            <numerusform>%n Courage requis</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>personne à pousser</translation>
    </message>
    <message>
        <source>no Scamper</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>pas de Galop</translation>
    </message>
    <message>
        <source>nobody near</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>personne ici</translation>
    </message>
    <message>
        <source>{own} of {all}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds
models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>{own} sur {all}</translation>
    </message>
    <message>
        <source>best: {odds}</source>
        <extracomment>models/run_hamster_run/cards.py: _short_odds</extracomment>
        <translation>max. {odds}</translation>
    </message>
    <message numerus="yes">
        <source>a test needs %n Mettle</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>
            <numerusform>épreuve dès %n Courage</numerusform>
            <numerusform>épreuve dès %n Courage</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody to push from here</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>personne à pousser d’ici</translation>
    </message>
    <message>
        <source>no Scamper for a push</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>pas de Galop pour pousser</translation>
    </message>
    <message>
        <source>nobody within reach</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>personne à portée</translation>
    </message>
    <message>
        <source>best bite {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>meilleure morsure {odds} : {name}</translation>
    </message>
    <message>
        <source>best push {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>meilleure poussée {odds} : {name}</translation>
    </message>
    <message>
        <source>best throw {odds}: {name}</source>
        <extracomment>models/run_hamster_run/cards.py: _odds</extracomment>
        <translation>meilleur lancer {odds} : {name}</translation>
    </message>
    <message>
        <source>1 chip now</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 jeton maintenant</translation>
    </message>
    <message>
        <source>1 chip now, 1 as it tires</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>1 jeton maintenant, 1 de fatigue</translation>
    </message>
    <message>
        <source>does not tire</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>pas de fatigue</translation>
    </message>
    <message>
        <source>tires: 1 chip</source>
        <extracomment>models/run_hamster_run/cards.py: _price</extracomment>
        <translation>fatigue : 1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>the belt takes %n strip(s)</source>
        <extracomment>models/run_hamster_run/stakes.py: stakes</extracomment>
        <translation>
            <numerusform>le tapis emporte %n bande</numerusform>
            <numerusform>le tapis emporte %n bandes</numerusform>
        </translation>
    </message>
    <message>
        <source>{belt}: {result}</source>
        <extracomment>models/run_hamster_run/stakes.py: stakes</extracomment>
        <translation>{belt} : {result}</translation>
    </message>
    <message>
        <source>nobody falls in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>personne ne tombe</translation>
    </message>
    <message>
        <source>{name} falls in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} tombe</translation>
    </message>
    <message>
        <source>{name} and {other} fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>{name} et {other} tombent</translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s) fall in</source>
        <extracomment>models/run_hamster_run/stakes.py: _result</extracomment>
        <translation>
            <numerusform>%n hamster tombe</numerusform>
            <numerusform>%n hamsters tombent</numerusform>
        </translation>
    </message>
    <message>
        <source>Fatigue</source>
        <extracomment>models/run_hamster_run/texts.py: pile_name</extracomment>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>squares to run</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>cases à courir</translation>
    </message>
    <message>
        <source>push and resist</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>pousser et résister</translation>
    </message>
    <message>
        <source>who acts first</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>qui agit d’abord</translation>
    </message>
    <message>
        <source>rest returns one</source>
        <extracomment>models/run_hamster_run/texts.py: captions</extracomment>
        <translation>revient au repos</translation>
    </message>
    <message numerus="yes">
        <source>%n alligator(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n alligator</numerusform>
            <numerusform>%n alligators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hamster(s)</source>
        <extracomment>models/run_hamster_run/texts.py: pit_line</extracomment>
        <translation>
            <numerusform>%n hamster</numerusform>
            <numerusform>%n hamsters</numerusform>
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
        <translation>Cran en main</translation>
    </message>
    <message numerus="yes">
        <source>{title} of {name}: %n chip(s)</source>
        <extracomment>models/run_hamster_run/texts.py: chip_count</extracomment>
        <translation>
            <numerusform>{title}, {name} : %n jeton</numerusform>
            <numerusform>{title}, {name} : %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} of {all} chips still in hand.</source>
        <extracomment>models/run_hamster_run/texts.py: chips_left</extracomment>
        <translation>Jetons encore en main : {left} sur {all}.</translation>
    </message>
    <message>
        <source>{own} against {other}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/animation/pit.py: staked
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>{own} contre {other}</translation>
    </message>
    <message>
        <source>won without a draw</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: odds_words</extracomment>
        <translation>gagné sans tirage</translation>
    </message>
    <message>
        <source>Push · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged
views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Pousser · Courage</translation>
    </message>
    <message>
        <source>{deed} · Mettle</source>
        <extracomment>views/run_hamster_run/animation/belt.py: challenged</extracomment>
        <translation>{deed} · Courage</translation>
    </message>
    <message>
        <source>does not resist</source>
        <extracomment>views/run_hamster_run/animation/belt.py: yielded</extracomment>
        <translation>ne résiste pas</translation>
    </message>
    <message>
        <source>resists</source>
        <extracomment>views/run_hamster_run/animation/belt.py: resisted</extracomment>
        <translation>résiste</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>Vitesse {speed}</translation>
    </message>
    <message>
        <source>the belt gets slower</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>le tapis ralentit</translation>
    </message>
    <message>
        <source>the belt gets faster</source>
        <extracomment>views/run_hamster_run/animation/belt.py: _speed_set</extracomment>
        <translation>le tapis accélère</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>views/run_hamster_run/animation/belt.py: round_began</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{name} is number {place} to be placed</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.placement</extracomment>
        <translation>{name} se place en numéro {place}</translation>
    </message>
    <message>
        <source>{name} has initiative {place}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.initiative</extracomment>
        <translation>{name} a l’initiative {place}</translation>
    </message>
    <message>
        <source>{name} meets the alligators next</source>
        <extracomment>views/run_hamster_run/animation/draws.py: drew.chomp</extracomment>
        <translation>{name} affronte maintenant les alligators</translation>
    </message>
    <message>
        <source>{name} wins the test</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of
views/run_hamster_run/table.py: RunHamsterRunTable.spot_annotations</extracomment>
        <translation>{name} gagne l’épreuve</translation>
    </message>
    <message>
        <source>{name} has no Mettle</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} n’a pas de Courage</translation>
    </message>
    <message>
        <source>{name} does not resist</source>
        <extracomment>views/run_hamster_run/animation/draws.py: stage_of</extracomment>
        <translation>{name} ne résiste pas</translation>
    </message>
    <message>
        <source>Mettle {count}</source>
        <extracomment>views/run_hamster_run/animation/draws.py: _mettle</extracomment>
        <translation>Courage {count}</translation>
    </message>
    <message>
        <source>{name} gets away</source>
        <extracomment>views/run_hamster_run/animation/draws.py: escape</extracomment>
        <translation>{name} s’en sort</translation>
    </message>
    <message numerus="yes">
        <source>Chomp: {name} loses %n chip(s)</source>
        <extracomment>views/run_hamster_run/animation/draws.py: chomp</extracomment>
        <translation>
            <numerusform>Croc : {name} perd %n jeton</numerusform>
            <numerusform>Croc : {name} perd %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} faces the alligators</source>
        <extracomment>views/run_hamster_run/animation/pit.py: staked</extracomment>
        <translation>{name} affronte les alligators</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>the last hamster in play</source>
        <extracomment>views/run_hamster_run/animation/pit.py: won</extracomment>
        <translation>le dernier hamster en jeu</translation>
    </message>
    <message>
        <source>The alligators win</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>Les alligators gagnent</translation>
    </message>
    <message>
        <source>no hamster is left</source>
        <extracomment>views/run_hamster_run/animation/pit.py: alligators_won</extracomment>
        <translation>il ne reste plus aucun hamster</translation>
    </message>
    <message>
        <source>Alligators</source>
        <extracomment>views/run_hamster_run/animation/stage.py: alligator_side</extracomment>
        <translation>Alligators</translation>
    </message>
    <message numerus="yes">
        <source>%n strip(s) per round</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: speed_line</extracomment>
        <translation>
            <numerusform>%n bande par manche</numerusform>
            <numerusform>%n bandes par manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Alligator pit</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _pit_words</extracomment>
        <translation>Fosse aux alligators</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _speed_words</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>star strip drops off: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>bande à étoile tombée : Vitesse {speed}</translation>
    </message>
    <message>
        <source>star strip stays on: Speed {speed}</source>
        <extracomment>views/run_hamster_run/drawings/machine.py: _belt_words</extracomment>
        <translation>bande à étoile en place : Vitesse {speed}</translation>
    </message>
    <message>
        <source>the HAT</source>
        <extracomment>views/run_hamster_run/drawings/profile_sheet.py: SheetDrawing._draw_hat</extracomment>
        <translation>le CHAPEAU</translation>
    </message>
    <message>
        <source>eaten</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>dévoré</translation>
    </message>
    <message>
        <source>in the pit</source>
        <extracomment>views/run_hamster_run/drawings/seat_panels.py: tags</extracomment>
        <translation>dans la fosse</translation>
    </message>
    <message>
        <source>Nobody gets out of the pit. Each round you test a trait of your choice against the alligators; if you lose, half as many of your chips as there are alligators go to Fatigue.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>On ne sort pas de la fosse. À chaque manche, tu mets un trait de ton choix à l’épreuve contre les alligators ; si tu perds, un jeton pour deux alligators va à la Fatigue.</translation>
    </message>
    <message>
        <source>Whoever loses the last chip is eaten, and Rest brings nothing back here. The trait with the most chips has the best odds.</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Qui perd son dernier jeton est mangé, et le Repos ne rend rien ici. Le trait qui a le plus de jetons a les meilleures chances.</translation>
    </message>
    <message>
        <source>In the pit</source>
        <extracomment>views/run_hamster_run/explanations.py: _pit</extracomment>
        <translation>Dans la fosse</translation>
    </message>
    <message>
        <source>So many strips go over the edge at the end of every round.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Autant de bandes basculent à la fin de chaque manche.</translation>
    </message>
    <message>
        <source>Whenever the star strip goes over, the speed comes one nearer to four. Watch where it lies.</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>Chaque fois que la bande à étoile bascule, la vitesse se rapproche d’un cran de quatre. Regarde où elle se trouve.</translation>
    </message>
    <message>
        <source>The speed of the belt</source>
        <extracomment>views/run_hamster_run/explanations.py: _speed</extracomment>
        <translation>La vitesse du tapis</translation>
    </message>
    <message>
        <source>flip 1</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>retourner 1</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _step</extracomment>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>spend</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _spend</extracomment>
        <translation>dépenser</translation>
    </message>
    <message>
        <source>into the pit</source>
        <extracomment>views/run_hamster_run/input/gestures.py: into_the_pit</extracomment>
        <translation>dans la fosse</translation>
    </message>
    <message>
        <source>flip 3</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>retourner 3</translation>
    </message>
    <message>
        <source>spend + flip</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _climb</extracomment>
        <translation>dépenser + retourner</translation>
    </message>
    <message>
        <source>Push again</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>Pousser encore</translation>
    </message>
    <message>
        <source>flip 1, no test</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _encounter</extracomment>
        <translation>1 ret., sans épreuve</translation>
    </message>
    <message>
        <source>Bite · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Mordre · Courage</translation>
    </message>
    <message>
        <source>Throw · Mettle</source>
        <extracomment>views/run_hamster_run/input/gestures.py: test_name</extracomment>
        <translation>Lancer · Courage</translation>
    </message>
    <message>
        <source>follow</source>
        <extracomment>views/run_hamster_run/input/gestures.py: _follow</extracomment>
        <translation>suivre</translation>
    </message>
    <message>
        <source>Drawing from the HAT…</source>
        <extracomment>views/run_hamster_run/input/prompts.py: meanwhile</extracomment>
        <translation>Tirage dans le CHAPEAU…</translation>
    </message>
    <message>
        <source>{name}, step onto the belt</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>{name}, monte sur le tapis</translation>
    </message>
    <message>
        <source>Drag your hamster to a square on strips 1 to 5, or click a square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>Fais glisser ton hamster sur une case des bandes 1 à 5, ou clique sur une case.</translation>
    </message>
    <message>
        <source>Any free square on strips 1 to 5.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_place</extracomment>
        <translation>N’importe quelle case libre des bandes 1 à 5.</translation>
    </message>
    <message>
        <source>{name}, allocate your pluck in secret</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>{name}, répartis ton cran en secret</translation>
    </message>
    <message>
        <source>Drag chips onto the traits or click a trait. Keys: 1, 2, 3, {take_back}.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Glisse les jetons sur les traits ou clique. Touches : 1, 2, 3, {take_back}.</translation>
    </message>
    <message>
        <source>1, 2 and 3 put a chip on a trait, {take_back} takes the last one back.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>1, 2 et 3 posent un jeton sur un trait, {take_back} reprend le dernier.</translation>
    </message>
    <message>
        <source>Same as last round</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_split</extracomment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Runner</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Coureur</translation>
    </message>
    <message>
        <source>Fighter</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Bagarreur</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _whole_splits</extracomment>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>{name}, choose an action</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>{name}, choisis une action</translation>
    </message>
    <message>
        <source>Keys: {bite} bites, {run} runs, {throw} throws, {rest} rests.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Touches : {bite} mord, {run} court, {throw} lance, {rest} se repose.</translation>
    </message>
    <message>
        <source>Click a card, or use its key. The odds are those of now.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_declare</extracomment>
        <translation>Clique sur une carte, ou utilise sa touche. Les probabilités sont celles du moment.</translation>
    </message>
    <message>
        <source>In the pit you can only bite or rest.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Dans la fosse, tu peux seulement mordre ou te reposer.</translation>
    </message>
    <message>
        <source>One chip comes back from Fatigue: choose its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Un jeton revient de la Fatigue : choisis son trait.</translation>
    </message>
    <message>
        <source>Change action (costs 1 chip)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Changer d’action (1 jeton)</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_act</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Change {deed} to which action?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>{deed} : changer pour quelle action ?</translation>
    </message>
    <message>
        <source>It costs a chip of your choice, which goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_deed</extracomment>
        <translation>Cela coûte un jeton de ton choix, qui va en Fatigue.</translation>
    </message>
    <message>
        <source>Which chip pays for {deed}?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Quel jeton paie {deed} ?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Fais glisser un jeton en Fatigue, ou clique sur son trait.</translation>
    </message>
    <message>
        <source>A chip of the trait that you choose goes to Fatigue.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_for_payment</extracomment>
        <translation>Un jeton du trait que tu choisis va en Fatigue.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _back</extracomment>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>{name} runs: %n chip(s) face up</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>
            <numerusform>{name} court : %n jeton face visible</numerusform>
            <numerusform>{name} court : %n jetons face visible</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares. One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Retourner : 1 case. Dépenser : 2. Un pas de côté gratuit.</translation>
    </message>
    <message>
        <source>Flip: 1 square. Spend: 2 squares.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Retourner : 1 case. Dépenser : 2 cases.</translation>
    </message>
    <message>
        <source>One free step sideways.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_run</extracomment>
        <translation>Un pas de côté gratuit.</translation>
    </message>
    <message>
        <source>{name} bites</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_bite</extracomment>
        <translation>{name} mord</translation>
    </message>
    <message numerus="yes">
        <source>{name} throws: up to %n square(s) far</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_throw</extracomment>
        <translation>
            <numerusform>{name} lance : à %n case au plus</numerusform>
            <numerusform>{name} lance : à %n cases au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one free square.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Il te reste une case gratuite.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on another one in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Un défi : dépose ton hamster sur un autre dans la fosse.</translation>
    </message>
    <message>
        <source>One challenge: drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Un défi : dépose ton hamster sur un voisin.</translation>
    </message>
    <message>
        <source>One free square and one challenge, in any order. Drop your hamster on a neighbour.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _what_is_left</extracomment>
        <translation>Une case gratuite et un défi, dans l’ordre que tu veux. Dépose ton hamster sur un voisin.</translation>
    </message>
    <message>
        <source>The challenge has been made.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>Le défi a été lancé.</translation>
    </message>
    <message>
        <source>Nobody else is in the pit.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge</extracomment>
        <translation>Personne d’autre n’est dans la fosse.</translation>
    </message>
    <message>
        <source>Nobody stands next to this hamster.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _why_no_challenge
views/run_hamster_run/input/prompts.py: why_no_climb</extracomment>
        <translation>Personne n’est à côté de ce hamster.</translation>
    </message>
    <message>
        <source>{name} rests</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>{name} se repose</translation>
    </message>
    <message>
        <source>One chip comes back: drag it from Fatigue to a trait, or click the trait.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _acting_rest</extracomment>
        <translation>Un jeton revient : fais-le glisser de la Fatigue sur un trait, ou clique sur le trait.</translation>
    </message>
    <message>
        <source>Climb</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _run_buttons</extracomment>
        <translation>Escalader</translation>
    </message>
    <message>
        <source>Cheapest route</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Le moins cher</translation>
    </message>
    <message>
        <source>Only 'flip' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Retourner seulement</translation>
    </message>
    <message>
        <source>Only 'spend' squares</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Que « dépenser »</translation>
    </message>
    <message>
        <source>Climb (flip 3)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Escalader (retourner 3)</translation>
    </message>
    <message>
        <source>Climb (spend 1, flip 1)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: way_name</extracomment>
        <translation>Escalader (dépenser + retourner)</translation>
    </message>
    <message>
        <source>{other} bites {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} mord {name} : résister ?</translation>
    </message>
    <message>
        <source>{other} pushes {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} pousse {name} : résister ?</translation>
    </message>
    <message>
        <source>{other} grabs {name}: resist?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>{other} attrape {name} : résister ?</translation>
    </message>
    <message>
        <source>Mettle {own} against {other}: {own} of {all} chips in the HAT would be yours.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Courage {own} contre {other} : à toi, {own} sur les {all} jetons du CHAPEAU.</translation>
    </message>
    <message>
        <source>Yield</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Resist</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_answer</extracomment>
        <translation>Résister</translation>
    </message>
    <message>
        <source>{name} wins the test: push {target} one square and follow?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{name} gagne l’épreuve : pousser {target} d’une case et suivre ?</translation>
    </message>
    <message>
        <source>{target} moves one square straight on and you take its place, or nobody moves.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>{target} avance d’une case tout droit et tu prends sa place, ou personne ne bouge.</translation>
    </message>
    <message>
        <source>Stay put</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Rester là</translation>
    </message>
    <message>
        <source>Push and follow</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_enter</extracomment>
        <translation>Pousser et suivre</translation>
    </message>
    <message>
        <source>Which chip does {target} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Quel jeton {target} perd-il ?</translation>
    </message>
    <message>
        <source>Click one of the golden piles on the right, or use a button.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_take</extracomment>
        <translation>Clique sur l’une des piles dorées à droite, ou utilise un bouton.</translation>
    </message>
    <message>
        <source>{name} throws {target}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>{name} lance {target}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything: drag, or click where to land.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>À %n case au plus, par-dessus tout : fais glisser, ou clique sur le point de chute.</numerusform>
            <numerusform>À %n cases au plus, par-dessus tout : fais glisser, ou clique sur le point de chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave in place</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>Laisser sur place</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n square(s), over anything.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_land</extracomment>
        <translation>
            <numerusform>Jusqu’à %n case, par-dessus tout.</numerusform>
            <numerusform>Jusqu’à %n cases, par-dessus tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} faces %n alligator(s)</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>{name} affronte %n alligator</numerusform>
            <numerusform>{name} affronte %n alligators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which trait goes into the HAT against them? Losing costs %n chip(s).</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>
            <numerusform>Quel trait va dans le CHAPEAU contre eux ? Perdre coûte %n jeton.</numerusform>
            <numerusform>Quel trait va dans le CHAPEAU contre eux ? Perdre coûte %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait} {own} of {all}</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_stake</extracomment>
        <translation>{trait} {own} sur {all}</translation>
    </message>
    <message>
        <source>Chomp! Which chip does {name} lose?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Croc ! Quel jeton {name} perd-il ?</translation>
    </message>
    <message>
        <source>{name} tires: which chip goes to Fatigue?</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>{name} se fatigue : quel jeton va en Fatigue ?</translation>
    </message>
    <message>
        <source>Drag a chip to Fatigue, or click its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Fais glisser un jeton en Fatigue, ou clique sur son trait. À la prochaine manche, tout est réparti à nouveau.</translation>
    </message>
    <message>
        <source>Any chip</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Choose its trait. All chips are split anew next round.</source>
        <extracomment>views/run_hamster_run/input/prompts.py: _ask_to_lose</extracomment>
        <translation>Choisis son trait. À la prochaine manche, tous les jetons sont répartis à neuf.</translation>
    </message>
    <message>
        <source>choose a trait</source>
        <extracomment>views/run_hamster_run/table.py: RunHamsterRunTable.keys</extracomment>
        <translation>choisir un trait</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Moon</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Leaf</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Kite</source>
        <extracomment>models/seat_names.py: SYMBOLS</extracomment>
        <translation>Cerf-volant</translation>
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
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__
features/sound/controls.py: entry</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>features/sound/controls.py: SoundSettings.__init__</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Everything you hear is shown as well.</source>
        <extracomment>features/sound/controls.py: entry</extracomment>
        <translation>Tout ce qui s’entend se voit aussi.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>views/pages/settings.py: PercentChoice.__init__</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Follow system</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Game speed</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Vitesse du jeu</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Animations</translation>
    </message>
    <message>
        <source>By hand</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>À la main</translation>
    </message>
    <message>
        <source>By themselves</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Tout seuls</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>When it matters</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Si utile</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Lit wheel</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Roue éclairée</translation>
    </message>
    <message>
        <source>For tinkerers</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__
views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Pour les bricoleurs</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>views/pages/settings.py: SettingsPage.__init__</extracomment>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Of all texts, numbers and dates. The game on the table goes on.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Celle des textes, des nombres et des dates. La partie en cours continue.</translation>
    </message>
    <message>
        <source>High contrast leaves out wood, shadows and scenery.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Le contraste élevé laisse de côté le bois, les ombres et le décor.</translation>
    </message>
    <message>
        <source>The board keeps its size.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Le plateau garde sa taille.</translation>
    </message>
    <message>
        <source>How long each computer move and dice roll is shown. Any key or click skips ahead.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Le temps d’affichage de chaque coup d’ordinateur et de chaque lancer. Une touche ou un clic passe à la suite.</translation>
    </message>
    <message>
        <source>Reduced: an outline shows what changed.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Réduites : un contour montre ce qui a changé.</translation>
    </message>
    <message>
        <source>By hand: you roll your own dice. Computer players always roll by themselves.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>À la main : chacun lance ses dés. Les joueurs ordinateurs lancent toujours tout seuls.</translation>
    </message>
    <message>
        <source>When it matters: nobody is asked where no answer would do any good.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Si utile : personne n’est interrogé quand aucune réponse ne serait utile.</translation>
    </message>
    <message>
        <source>Hamsterrolle with real light and shadows, drawn by the graphics card. Automatic: where it is fast enough.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Hamsterrolle avec de vraies lumières et de vraies ombres, dessinées par la carte graphique. Automatique : là où elle est assez rapide.</translation>
    </message>
    <message>
        <source>Shows what is behind it all: numbers of rules, where the luck comes from, positions to enter, tables to save, keys to choose, and what a computer player knew.</source>
        <extracomment>views/pages/settings.py: SettingsPage._entries</extracomment>
        <translation>Montre ce qu’il y a derrière : les numéros des règles, d’où vient la chance, des positions à saisir, des tableaux à enregistrer, des touches au choix et ce que savait un joueur ordinateur.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>{head}: {text}</source>
        <extracomment>models/texts.py: headed</extracomment>
        <translation>{head} : {text}</translation>
    </message>
    <message>
        <source>2–4 players · dice, floods and a dam to hold</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>2–4 joueurs · des dés, des crues, un barrage</translation>
    </message>
    <message>
        <source>Every roll is a flood. Keep your dam manned, and your town the driest.</source>
        <extracomment>views/hamsterdam/__init__.py: TABLE</extracomment>
        <translation>Chaque lancer est une crue. Garde ton barrage occupé, et ta ville la plus sèche.</translation>
    </message>
    <message>
        <source>2–4 players · a wheel and a steady hand</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>2–4 joueurs · une roue et une main sûre</translation>
    </message>
    <message>
        <source>Build into the wheel, and it rolls. What falls out is yours again.</source>
        <extracomment>views/hamsterrolle/__init__.py: TABLE</extracomment>
        <translation>Pose dans la roue, et elle roule. Ce qui en tombe est de nouveau à toi.</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>views/pages/start/game_cards.py: _sign_of</extracomment>
        <translation>{least}–{most} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s)</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>
            <numerusform>%n joueur ordinateur</numerusform>
            <numerusform>%n joueurs ordinateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>saved {when}</source>
        <extracomment>views/pages/start/game_cards.py: ticket_of</extracomment>
        <translation>jouée {when}</translation>
    </message>
    <message>
        <source>2–5 players · shove, bite and run</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>2–5 joueurs · bousculer, mordre, courir</translation>
    </message>
    <message>
        <source>The belt never stops, and the alligators never sleep. Be the last hamster on it.</source>
        <extracomment>views/run_hamster_run/__init__.py: TABLE</extracomment>
        <translation>Le tapis ne s’arrête jamais, et les alligators ne dorment jamais. Sois le dernier hamster dessus.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Sound is switched off by HAMSTER_TABLE_SOUND.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Le son est coupé par HAMSTER_TABLE_SOUND.</translation>
    </message>
    <message>
        <source>The library miniaudio is not installed.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>La bibliothèque miniaudio n’est pas installée.</translation>
    </message>
    <message>
        <source>No audio device was found.</source>
        <extracomment>features/sound/device.py: Device.__init__</extracomment>
        <translation>Aucun périphérique audio n’a été trouvé.</translation>
    </message>
    <message>
        <source>The audio device does not answer.</source>
        <extracomment>features/sound/device.py: Device.start
features/sound/device.py: Device.stop
features/sound/player.py: SoundThread._play_until_idle</extracomment>
        <translation>Le périphérique audio ne répond pas.</translation>
    </message>
    <message>
        <source>The player of sounds has failed; the log says more.</source>
        <extracomment>features/sound/player.py: SoundThread.run</extracomment>
        <translation>Le lecteur de sons a échoué ; le journal en dit plus.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>({times} times)</source>
        <extracomment>views/widgets/speech.py: in_one_breath</extracomment>
        <translation>({times} fois)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your last game</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Votre dernière partie</translation>
    </message>
    <message>
        <source>No game in play. The hamsters are warming up.</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Aucune partie en cours. Les hamsters s’échauffent.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.__init__</extracomment>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <extracomment>views/pages/start/resume_ticket.py: Ticket.show_last</extracomment>
        <translation>
            <numerusform>encore %n partie en cours</numerusform>
            <numerusform>encore %n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>views/pages/start/start_page.py: GameBox.__init__</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>views/pages/start/start_page.py: StartPage.__init__</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>version {version} · nothing leaves this computer</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>version {version} · rien ne quitte cet ordinateur</translation>
    </message>
    <message>
        <source>Arrows and Enter work everywhere</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>Les flèches et Entrée marchent partout</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>views/pages/start/start_page.py: StartPage._shelf_notes</extracomment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Three games, one table, everyone at the same computer.</source>
        <extracomment>views/pages/start/start_page.py: StartPage._paint_head</extracomment>
        <translation>Trois jeux, une table, tout le monde au même ordinateur.</translation>
    </message>
</context>
<context>
    <name>Stats</name>
    <message>
        <source>Show as graph</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/records/lifetime_page.py: LifetimePage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Double-click a row to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Double-clique sur une ligne pour voir ce moment.</translation>
    </message>
    <message>
        <source>Click a point to see that moment.</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/statistics/statistics_page.py: StatsPage._show</extracomment>
        <translation>Clique sur un point pour voir ce moment.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>features/analysis/analysis_page.py: AnalysisPage._show_bar_of_parts
features/analysis/analysis_page.py: AnalysisPage._show_waiting
features/puzzles/mistakes_page.py: MistakesPage._show
features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Table of the graph</source>
        <extracomment>features/records/lifetime_page.py: LifetimePage.__init__
features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Tableau du graphique</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>features/statistics/statistics_page.py: SmallGraph.show_series</extracomment>
        <translation>Clique pour agrandir</translation>
    </message>
    <message>
        <source>Graphs</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Players by place</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.__init__</extracomment>
        <translation>Joueurs par rang</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage.save</extracomment>
        <translation>{name} n’a pas pu être enregistré : {why}</translation>
    </message>
    <message>
        <source>Line: expected. Bar: the range 95 of 100 games fall in.</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._lay_out_body</extracomment>
        <translation>Trait : attendu. Barre : là où tombent 95 parties sur 100.</translation>
    </message>
    <message>
        <source>By {unit}</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Par {unit}</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._unit_choice</extracomment>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>Export image</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._say</extracomment>
        <translation>Export CSV</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>features/statistics/statistics_page.py: StatsPage._ask</extracomment>
        <translation>Exporter</translation>
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
        <translation>Retour aux autocollants</translation>
    </message>
    <message>
        <source>A secret</source>
        <extracomment>features/records/stickers_page.py: title_of</extracomment>
        <translation>Un secret</translation>
    </message>
    <message>
        <source>{title}: {condition} Earned {day}.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title} : {condition} Gagné le {day}.</translation>
    </message>
    <message>
        <source>A secret: what must be done for it is told to whoever has done it.</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>Un secret : ce qu’il faut faire n’est dit qu’à qui l’a fait.</translation>
    </message>
    <message>
        <source>{title}, not earned yet: {condition}</source>
        <extracomment>features/records/stickers_page.py: said_of</extracomment>
        <translation>{title}, pas encore gagné : {condition}</translation>
    </message>
    <message>
        <source>New stickers. {people}.</source>
        <extracomment>features/records/stickers_page.py: new_words</extracomment>
        <translation>Nouveaux autocollants. {people}.</translation>
    </message>
    <message>
        <source>Stickers</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>Autocollants</translation>
    </message>
    <message>
        <source>Whose?</source>
        <extracomment>features/records/stickers_page.py: StickersPage.__init__</extracomment>
        <translation>De qui ?</translation>
    </message>
    <message>
        <source>{name}: {count} of {all}</source>
        <extracomment>features/records/stickers_page.py: StickersPage.show_person</extracomment>
        <translation>{name} : {count} sur {all}</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Voir la partie</translation>
    </message>
    <message>
        <source>Each is earned once, by playing. Challenges do not count.</source>
        <extracomment>features/records/stickers_page.py: StickersPage._tell</extracomment>
        <translation>Chacun se gagne une fois, en jouant. Les défis ne comptent pas.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Story of the game</source>
        <extracomment>views/game/history_panel.py: StoryPage.__init__</extracomment>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Seed fingerprint {pledge}. The seed itself is shown when the game is over.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>Empreinte de la graine : {pledge}. La graine elle-même est montrée quand la partie est finie.</translation>
    </message>
    <message>
        <source>The beginning of this very long game is not listed.</source>
        <extracomment>views/game/history_panel.py: StoryPage.set_story</extracomment>
        <translation>Le début de cette très longue partie n’est pas noté ici.</translation>
    </message>
    <message>
        <source>Click a line to see that moment, its book to read the rule ({key})</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Un clic sur une ligne montre ce moment, sur son livre, la règle ({key})</translation>
    </message>
    <message>
        <source>Enter shows the moment of a line, {key} its rule.</source>
        <extracomment>views/game/history_panel.py: StoryPage._name_key</extracomment>
        <translation>Entrée montre le moment d’une ligne, {key} sa règle.</translation>
    </message>
    <message>
        <source>Everything that happens is listed here.</source>
        <extracomment>views/game/history_panel.py: StoryPage.paintEvent</extracomment>
        <translation>Tout ce qui se passe est noté ici.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>This could not be found out.</source>
        <extracomment>views/pages/study_page.py: StudyPage.trouble</extracomment>
        <translation>Impossible de le découvrir.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Arrows walk over the places, Page Down goes to where something can be done, Space takes and puts down.</source>
        <extracomment>views/board/accessibility.py: serve</extracomment>
        <translation>Les flèches parcourent les places, Page bas va là où l’on peut agir, Espace prend et pose.</translation>
    </message>
    <message>
        <source>possible</source>
        <extracomment>views/board/gestures.py: with_gesture</extracomment>
        <translation>possible</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) for it.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>
            <numerusform>%n place possible.</numerusform>
            <numerusform>%n places possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_lifted</extracomment>
        <translation>En main : {what}.</translation>
    </message>
    <message>
        <source>Put back: {what}.</source>
        <extracomment>views/board/hand_speech.py: say_put_back</extracomment>
        <translation>Remis en place : {what}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>views/game/undo.py: undone_words</extracomment>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>views/game/undo.py: _redone_words</extracomment>
        <translation>Rétabli.</translation>
    </message>
    <message>
        <source>Ruling {ruling} ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Point de règle {ruling} ({key})</translation>
    </message>
    <message>
        <source>Rule ({key})</source>
        <extracomment>views/widgets/prompt_bar.py: ruling_words</extracomment>
        <translation>Règle ({key})</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Step {at} of {length}</source>
        <extracomment>views/game/prompt_speech.py: _moment
views/game/timeline.py: Timeline._announce</extracomment>
        <translation>Étape {at} sur {length}</translation>
    </message>
    <message>
        <source>Replay position</source>
        <extracomment>views/game/timeline.py: Track.__init__</extracomment>
        <translation>Position dans la relecture</translation>
    </message>
    <message>
        <source>Key moments: {n}. Page up and Page down go to them.</source>
        <extracomment>views/game/timeline.py: Track.set_marks</extracomment>
        <translation>Temps forts : {n}. Page haut et Page bas y mènent.</translation>
    </message>
    <message>
        <source>Previous key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Temps fort précédent</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Temps fort suivant</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>Close replay</source>
        <extracomment>views/game/timeline.py: Timeline.__init__</extracomment>
        <translation>Fermer la relecture</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>views/game/timeline.py: PastEdge.__init__</extracomment>
        <translation>Relecture</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>utilisation : </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>montrer cette aide et s’arrêter</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>il manque les arguments %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>arguments inconnus : %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>au moins un argument est attendu</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>%s valeurs attendues</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>incompatible avec l’argument %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>argument en trop %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <extracomment>terminal/command.py: ARGPARSE</extracomment>
        <translation>%(value)r n’existe pas (possible : %(choices)s)</translation>
    </message>
</context>
</TS>
