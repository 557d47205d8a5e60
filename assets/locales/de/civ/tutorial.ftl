### Das Tutorial: sechs kurze Lektionen gegen einen Computer, die nur eine Person sieht.

## Die Seite mit den Lektionen

tutorial-title = Spielen lernen
tutorial-welcome = { $count ->
    [one] { $count } kurze Lektion
   *[other] { $count } kurze Lektionen
} gegen { $computer }, insgesamt etwa zehn Minuten. Nur du siehst sie. Nichts kann schiefgehen: Alles lässt sich zurücknehmen.
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }**: { $about }
tutorial-line-here = { $number }. 👉 **{ $title }**: { $about }
tutorial-all-done = Jetzt kannst du spielen! { COMMAND("civ play") } fragt, wer mitspielt; { COMMAND("civ new") } eröffnet eine Partie, auf Wunsch gegen den Computer.
tutorial-key-continue = Weiter mit Lektion { $number }
tutorial-key-lesson = { $number }. { $title }

## Eine Seite einer Lektion

tutorial-place = Lektion { $lesson } von { $lessons }, Schritt { $step } von { $steps }
tutorial-place-done = Lektion { $lesson } von { $lessons }: geschafft
tutorial-key-show = Zeig es mir
tutorial-key-back = Zurück
tutorial-key-contents = Lektionen
tutorial-key-next = Nächste Lektion
tutorial-key-again = Noch einmal
tutorial-key-learn = Spielen lernen
tutorial-hint = Neu hier? { COMMAND("civ tutorial") } bringt dir das Spiel in zehn Minuten bei.

## Wenn etwas anderes getan wird als verlangt

tutorial-other-play = Du darfst jede deiner Handkarten spielen. Diese Lektion braucht eine andere.
tutorial-other-use = Auch diesen Effekt kannst du nutzen. In dieser Lektion geht es um einen anderen.
tutorial-other-copy = Auch diesen Effekt könntest du kopieren. In dieser Lektion geht es um einen anderen.
tutorial-other-sacrifice = Auch diese Karte könntest du abwerfen. Diese Lektion braucht etwas anderes.
tutorial-other-card = Jede dieser Karten ginge. Diese Lektion geht mit einer anderen Wahl weiter.
tutorial-other-target = Auch das könntest du wählen. Diese Lektion geht mit einer anderen Wahl weiter.
tutorial-other-end = Du darfst deinen Zug beenden, sobald du eine Karte gespielt hast. Aber in diesem Zug gibt es noch etwas zu versuchen.
tutorial-undo = Klick auf **{ key-undo }**, um es zurückzunehmen. Das geht auch in einer echten Partie, solange dein Schritt nichts Verdecktes gezeigt hat.
tutorial-undo-hidden = Klick auf **{ key-undo }**, um es zurückzunehmen. In einer echten Partie ginge das nicht: Du hast verdeckte Karten gesehen.
tutorial-go-on = Jetzt fehlt noch **{ $choice }**.
tutorial-tries = Oder finde heraus, warum das nicht geht:
reason-tutorial-place = Diesen Schritt gibt es im Tutorial nicht. { COMMAND("civ tutorial") } zeigt alle Lektionen.

## Lektion 1: ein Zug

lesson-turn = Dein Zug
lesson-turn-about = Spielen, einen Effekt nutzen, ziehen.
lesson-turn-begin = Willkommen! Oben ist das Spielfeld, das alle sehen, und darunter deine Hand, die nur du siehst. So sieht es in jeder Partie aus.
lesson-turn-play = Ein Zug hat drei Phasen: eine Karte spielen, Effekte nutzen, ziehen. Noch hast du keine Effekte, deshalb geht alles auf einmal: **{ $choice }**.
lesson-turn-play-then = { $card } liegt jetzt in deiner Auslage, du hast eine Karte gezogen, und { $computer } war dran. Mit drei Karten eines Bereichs (zu viert mit zwei) erreichst du { level-1 } und schaltest seinen Effekt frei; du hast eine.
lesson-turn-grow = Spiele **{ $card }**: So wächst dein Bereich.
lesson-turn-grow-then = Zwei von drei. Unter jeder Handkarte siehst du, wie ihr Bereich wachsen würde.
lesson-turn-rest = Diesmal könntest du noch etwas anderes tun; was, zeigt eine spätere Lektion. Deshalb beendest du den Zug selbst: Klick auf **{ key-end }** und ziehe, bis du wieder drei Karten hast.
lesson-turn-rest-then = Zuerst kommen die Karten aus Zeitalter I; spätere Zeitalter bringen andere Karten. Sieh dir deine Hand an: Die goldene Zeile sagt, welche Karte einen Effekt freischaltet.
lesson-turn-reach = Spiele **{ $card }** und erreiche { level-1 }.
lesson-turn-reach-then = Drei Militärkarten! Ihren Effekt { effect-military-1 } kannst du jetzt nutzen, einmal in jedem deiner Züge.
lesson-turn-use = Nutze **{ effect-military-1 }**: Damit wirfst du eine Karte ab, die nicht zu den anderen passt, und ziehst dafür eine neue. Effekt und Karte sind eine einzige Wahl: Wähle in der Liste dieses Effekts **{ $choice }**.
lesson-turn-use-then = Die Karte liegt im Ablagestapel, wo alle sie sehen können.
lesson-turn-draw = Beende deinen Zug.
lesson-turn-draw-then = Zwei neue Karten statt einer. Das ist ein ganzer Zug: eine Karte spielen, Effekte nutzen, ziehen.

## Lektion 2: dauerhafte Effekte

lesson-effects = { effects-permanent }
lesson-effects-about = Was viele Karten eines Bereichs können.
lesson-effects-begin = Ein paar Züge später. Du hast { level-1 } in { domain-economy } und { domain-science } und vier Militärkarten. Mit fünf eines Bereichs (zu viert mit vier) erreichst du { level-2 }.
lesson-effects-believe = { domain-religion } wirkt von selbst: Mit drei Karten ziehst du auf fünf Karten statt auf drei. Spiele **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } gehört dir, solange drei Religionskarten vor dir liegen. Beim Ziehen siehst du es.
lesson-effects-experiment = Nutze **{ effect-science-1 }**: Eine Karte aus deiner Auslage kommt zurück auf deine Hand, und du spielst eine andere. Wähle in der Liste dieses Effekts **{ $choice }**: Die Karte nützt dir wenig.
lesson-effects-swap = Spiele stattdessen **{ $card }**.
lesson-effects-swap-then = Fünf Militärkarten: { level-2 }, und du darfst sie sofort nutzen.
lesson-effects-purge = Nutze **{ effect-military-2 }**, um beide Handkarten abzuwerfen: Wähle in der Liste dieses Effekts **{ $choice }**. Gleich siehst du, warum. Du darfst je Zug einen dauerhaften Effekt jedes Bereichs nutzen, in beliebiger Reihenfolge.
lesson-effects-purge-then = Deine Hand ist leer, und dein Nachziehlimit ist fünf.
lesson-effects-draw = Beende deinen Zug.
lesson-effects-draw-then = Fünf neue Karten! Mit fünf Religionskarten wären es bis zu sieben: Das ist { effect-religion-2 }.
lesson-effects-play = Du bist wieder dran. Spiele **{ $card }**.
lesson-effects-play-then = Vier Wissenschaftskarten. Noch eine, und es wäre { level-2 }.
lesson-effects-develop = Nutze **{ effect-economy-1 }**: Wirf eine Karte aus deiner Auslage ab, dann spiele eine Handkarte. Bei so vielen Effekten wählst du die Karte erst danach.
lesson-effects-scrap = Wirf **{ $card }** aus der Auslage ab. Die Karte liegt dort allein.
lesson-effects-build = Spiele dafür **{ $card }**.
lesson-effects-build-then = { level-2 } in { domain-science }. Dauerhafte Effekte kosten nichts und kommen in jedem Zug wieder: Sieh sie dir an, bevor du ihn beendest.

## Lektion 3: Abwurfeffekte

lesson-discards = { effects-sacrifice }
lesson-discards-about = Eine Karte für einen starken Effekt abwerfen.
lesson-discards-begin = { $computer } hat sechs Militärkarten, und acht eines Bereichs gewinnen. Halte das auf! Jede Karte in deiner Auslage kannst du für ihren Abwurfeffekt abwerfen.
lesson-discards-play = Spiele zuerst **{ $card }**.
lesson-discards-play-then = Du darfst eine Karte noch im selben Zug abwerfen, in dem du sie gespielt hast.
lesson-discards-embargo = Wirf **{ $card }** für ein { effect-economy-sacrifice } ab: Es verbietet einem anderen Spieler, im nächsten Zug Karten eines Bereichs zu spielen. Wähle **{ $choice }**; darunter siehst du, welche Karte es kostet.
lesson-discards-embargo-then = Deine Karte liegt verdeckt auf { domain-military }, bis { $computer } einen Zug gespielt hat.
lesson-discards-attack = Jetzt ein { effect-military-sacrifice }. Er kostet zwei Karten: eine Militärkarte und eine weitere, deren Bereich du angreifst. Hier sind beide Militärkarten: Wähle **{ $choice }**.
lesson-discards-attack-then = Alle anderen verlieren eine Karte dieses Bereichs. { $computer } hat nur noch fünf.
lesson-discards-end = Beende deinen Zug und sieh, was { $computer } tut.
lesson-discards-end-then = { domain-military } war verboten. Das { effect-economy-sacrifice } ist jetzt vorbei; such einen anderen Weg.
lesson-discards-next = Spiele **{ $card }**.
lesson-discards-next-then = In einem Zug darfst du einen Abwurfeffekt jedes Bereichs nutzen, und seinen dauerhaften Effekt auch.
lesson-discards-inquisition = Wirf **{ $card }** für eine { effect-religion-sacrifice } ab: Du nimmst alle Handkarten eines anderen Spielers und entscheidest, was du zurückgibst. Wähle **{ $choice }**.
lesson-discards-give = Du hast jetzt alle Karten der anderen Hand ({ $computer }). Behalte, was dir hilft, vor allem die Militärkarte: Wähle **{ $choice }**. Der Rest geht zurück.
lesson-discards-give-then = Du kennst jetzt die andere Hand und hast die Karte, die { $computer } gebraucht hätte.
lesson-discards-leap = Noch ein Effekt: Wirf **{ $card }** für einen { effect-science-sacrifice } ab. Du ziehst fünf Karten, dann wirfst du fünf ab. Wähle **{ $choice }**.
lesson-discards-sort = Wähle die zwei Karten, die du behältst: **{ $choice }**. Die anderen fünf werden abgeworfen.
lesson-discards-sort-then = Jeder dieser Effekte kostet eine ausgelegte Karte; nutze sie, wenn es darauf ankommt. { domain-culture } hat keinen, und { domain-utopia } kommt später.

## Lektion 4: Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Einen Effekt von einem anderen Spieler leihen.
lesson-inspiration-begin = { domain-culture } hat keinen eigenen Effekt: Sie kopiert. { $computer } hat fünf Religionskarten, also ein Nachziehlimit von sieben.
lesson-inspiration-play = Wer allein die meisten Kulturkarten hat, darf kopieren. Spiele **{ $card }**.
lesson-inspiration-play-then = Zwei gegen eine: Du hast die meisten.
lesson-inspiration-copy = Kopiere **{ effect-religion-2 }** von { $computer }. Was du kopierst, muss besser sein als das, was du hast.
lesson-inspiration-copy-then = Die { culture-coin } liegt auf dem Bereich, den du kopiert hast. Für diesen Zug ist dein Nachziehlimit sieben.
lesson-inspiration-end = Beende deinen Zug und ziehe.
lesson-inspiration-end-then = Sieben Karten! Dann hat { $computer } auch { domain-culture } gespielt. Du hast nicht mehr allein die meisten, also ist die Münze zurück. Kopieren darfst du einmal je Zug, und es gilt nur für diesen Zug.

## Lektion 5: Vorherrschaft

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Sofort gewinnen, oder andere daran hindern.
lesson-hegemony-begin = Acht Karten eines Bereichs am Ende deines Zuges gewinnen sofort (sieben, wenn mehr als zwei spielen). Du hast sieben Kulturkarten, aber keine auf der Hand. { $computer } hat sieben Militärkarten!
lesson-hegemony-play = { domain-utopia } kommt spät, in Zeitalter III. Spiele **{ $card }**, deine dritte.
lesson-hegemony-play-then = { level-1 } in { domain-utopia }: Du darfst eine Karte aus dem Ablagestapel nehmen.
lesson-hegemony-oligarchy = Nutze **{ effect-utopia-1 }** und nimm die Karte, die du brauchst: Wähle in der Liste dieses Effekts **{ $choice }**.
lesson-hegemony-oligarchy-then = In deinem nächsten Zug würdest du gewinnen. Aber vorher ist { $computer } dran.
lesson-hegemony-democracy = Wirf **{ $card }** für eine { effect-utopia-sacrifice } ab: Ein anderer Spieler braucht in einem Bereich eine Karte mehr, bis zum Spielende. Wähle **{ $choice }**.
lesson-hegemony-democracy-then = { $computer } braucht jetzt neun Militärkarten.
lesson-hegemony-end = Beende deinen Zug.
lesson-hegemony-end-then = Acht Karten, und kein Sieg: Deine { effect-utopia-sacrifice } hat gehalten.
lesson-hegemony-win = Spiele jetzt **{ $card }**.
lesson-hegemony-win-then = Acht Kulturkarten. Es zählt, wenn dein Zug endet.
lesson-hegemony-finish = Beende deinen Zug.
lesson-hegemony-finish-then = Du hast gewonnen! Behalte die Karten der anderen im Auge: Das Spielfeld zeigt sie in jedem Bereich.

## Lektion 6: die Mehrheiten

lesson-majority = { victory-majority }
lesson-majority-about = Was zählt, wenn der Zeitalterstapel leer ist.
lesson-majority-begin = Im Zeitalterstapel ist noch eine Karte. Ist sie gezogen, spielt ihr weiter, bis alle gleich viele Züge hatten. Dann bringt jeder Bereich 1 Punkt für die meisten Karten (bei Gleichstand je 1). Es steht vier zu vier.
lesson-majority-play = In { domain-economy } ist Gleichstand. Spiele **{ $card }**, und nur du bekommst den Punkt.
lesson-majority-play-then = Vier Punkte zu drei.
lesson-majority-end = Beende deinen Zug. Du ziehst die letzte Karte.
lesson-majority-end-then = { $computer } hatte den letzten Zug, ohne zu ziehen, und du hast mit vier zu drei Punkten gewonnen. Bei Gleichstand zählen die meisten Utopiakarten, dann { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
