### Das Tutorial: sechs kurze Lektionen gegen einen Computer, die nur eine Person sieht.

## Die Seite mit den Lektionen

tutorial-title = { key-learn }
tutorial-welcome = { $count ->
    [one] { $count } kurze Lektion
   *[other] { $count } kurze Lektionen
} gegen { $computer }, insgesamt etwa zehn Minuten. Nichts kann schiefgehen: Alles lässt sich zurücknehmen.
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }** (fertig): { $about }
tutorial-line-here = { $number }. 👉 **{ $title }** (jetzt dran): { $about }
tutorial-all-done = Jetzt kannst du spielen! { COMMAND("civ play") } fragt, wer mitspielt; { COMMAND("civ new") } eröffnet eine Partie, auf Wunsch gegen den Computer.
tutorial-key-continue = Weiter mit Lektion { $number }
tutorial-key-lesson = { $number }. { $title }

## Eine Seite einer Lektion

tutorial-place = { $title } · { $step }/{ $steps }
tutorial-place-done = Lektion { $lesson } von { $lessons }: geschafft
tutorial-key-show = Zeig es mir
tutorial-key-back = Zurück
tutorial-key-contents = Lektionen
tutorial-key-next = Nächste Lektion
tutorial-key-again = Noch einmal

## Wenn etwas anderes getan wird als verlangt

tutorial-other-play = Jede Handkarte ginge. Diese Lektion braucht eine andere.
tutorial-other-use = Auch diesen Effekt kannst du nutzen. In dieser Lektion geht es um einen anderen.
tutorial-other-copy = Auch diesen Effekt könntest du kopieren. In dieser Lektion geht es um einen anderen.
tutorial-other-sacrifice = Auch diese Karte könntest du abwerfen. Diese Lektion braucht etwas anderes.
tutorial-other-card = Jede dieser Karten ginge. Diese Lektion geht mit einer anderen weiter.
tutorial-other-target = Auch das könntest du wählen. Diese Lektion geht mit einer anderen Wahl weiter.
tutorial-other-end = Du darfst deinen Zug beenden, sobald du eine Karte gespielt hast. Aber es gibt noch etwas zu versuchen.
tutorial-undo = Klick auf **{ key-undo }**, um es zurückzunehmen. Das geht auch in einer echten Partie, solange dein Schritt nichts Verdecktes gezeigt hat.
tutorial-undo-hidden = Klick auf **{ key-undo }**, um es zurückzunehmen. In einer echten Partie ginge das nicht: Du hast verdeckte Karten gesehen.
tutorial-go-on = Jetzt fehlt noch **{ $choice }**.
tutorial-tries = Hier nicht erlaubt. Warum?
reason-tutorial-place = Diesen Schritt gibt es im Tutorial nicht. { COMMAND("civ tutorial") } zeigt alle Lektionen.

## Lektion 1: ein Zug

lesson-turn = Dein Zug
lesson-turn-about = Spielen, einen Effekt nutzen, ziehen.
lesson-turn-begin = Das Spielfeld sehen alle, deine Hand siehst nur du.
lesson-turn-play = Ein Zug: eine Karte spielen, Effekte nutzen, ziehen. Noch hast du keine Effekte, deshalb geht alles auf einmal: **{ $choice }**.
lesson-turn-play-then = Drei Karten eines Bereichs (zu viert zwei) schalten seinen Effekt frei: { level-1 }.
lesson-turn-grow = Spiele **{ $card }**.
lesson-turn-grow-then = Zwei von drei. Unter jeder Karte siehst du, wie ihr Bereich wachsen würde.
lesson-turn-rest = Klick auf **{ key-end }**: Du ziehst, bis du drei Karten hast.
lesson-turn-rest-then = Eine goldene Zeile sagt, welche Karte einen Effekt freischaltet.
lesson-turn-reach = Spiele **{ $card }** und erreiche { level-1 }.
lesson-turn-reach-then = { effect-military-1 } gehört dir, einmal je Zug: eine Karte abwerfen, eine neue ziehen.
lesson-turn-use = Wähle in der Liste von **{ effect-military-1 }**: **{ $choice }**.
lesson-turn-use-then = Den Ablagestapel sehen alle.
lesson-turn-draw = Beende deinen Zug.
lesson-turn-draw-then = Zwei neue Karten statt einer: ein ganzer Zug.

## Lektion 2: dauerhafte Effekte

lesson-effects = { effects-permanent }
lesson-effects-about = Was viele Karten eines Bereichs können.
lesson-effects-begin = Ein paar Züge später. Fünf Karten eines Bereichs (zu viert vier) erreichen { level-2 }.
lesson-effects-believe = Drei Religionskarten heben dein Nachziehlimit von drei auf fünf. Spiele **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } wirkt von selbst.
lesson-effects-experiment = **{ effect-science-1 }** holt eine ausgelegte Karte zurück, dann spielst du eine. Wähle in der Liste **{ $choice }**.
lesson-effects-swap = Spiele stattdessen **{ $card }**.
lesson-effects-swap-then = { level-2 }! Je Zug: ein dauerhafter Effekt jedes Bereichs.
lesson-effects-purge = **{ effect-military-2 }** wirft zwei Handkarten ab, damit du mehr ziehst. Wähle in der Liste **{ $choice }**.
lesson-effects-purge-then = Deine Hand ist leer, dein Nachziehlimit fünf.
lesson-effects-draw = { lesson-turn-draw }
lesson-effects-draw-then = Fünf neue Karten! Mit fünf Religionskarten wären es sieben.
lesson-effects-play = Spiele **{ $card }**.
lesson-effects-play-then = Noch eine Wissenschaftskarte, und es wäre { level-2 }.
lesson-effects-develop = Nutze **{ effect-economy-1 }**: Wirf eine ausgelegte Karte ab, dann spiele eine.
lesson-effects-scrap = Wirf **{ $card }** ab: Die Karte liegt allein.
lesson-effects-build = Spiele dafür **{ $card }**.
lesson-effects-build-then = { level-2 }. Dauerhafte Effekte kosten nichts und kommen in jedem Zug wieder.

## Lektion 3: Abwurfeffekte

lesson-discards = { effects-sacrifice }
lesson-discards-about = Eine Karte für einen starken Effekt abwerfen.
lesson-discards-begin = { $computer } hat sechs Militärkarten; acht gewinnen. Halte das mit Abwurfeffekten auf: Sie kosten ausgelegte Karten.
lesson-discards-play = Spiele zuerst **{ $card }**.
lesson-discards-play-then = Du darfst eine Karte noch im selben Zug abwerfen.
lesson-discards-embargo = Ein { effect-economy-sacrifice } sperrt jemand anderem im nächsten Zug einen Bereich. Wähle **{ $choice }**.
lesson-discards-embargo-then = Deine Karte liegt dort, bis { $computer } einen Zug gespielt hat.
lesson-discards-attack = Ein { effect-military-sacrifice } kostet zwei Karten: eine Militärkarte und eine aus dem Bereich, den du angreifst. Wähle **{ $choice }**.
lesson-discards-attack-then = Alle anderen verlieren eine Karte dieses Bereichs.
lesson-discards-end = { lesson-turn-draw }
lesson-discards-end-then = { domain-military } war verboten. Das { effect-economy-sacrifice } ist jetzt vorbei.
lesson-discards-next = Spiele **{ $card }**.
lesson-discards-next-then = Je Zug: ein Abwurfeffekt jedes Bereichs, und sein dauerhafter Effekt auch.
lesson-discards-inquisition = Eine { effect-religion-sacrifice } nimmt alle Handkarten einer anderen Person; was zurückgeht, entscheidest du. Wähle **{ $choice }**.
lesson-discards-give = Behalte **{ $choice }**.
lesson-discards-give-then = Du hast die Karte, die { $computer } gebraucht hätte.
lesson-discards-leap = Mit einem { effect-science-sacrifice } ziehst du fünf Karten und wirfst dann fünf ab. Wähle **{ $choice }**.
lesson-discards-sort = Behalte **{ $choice }**.
lesson-discards-sort-then = Abwurfeffekte kosten Karten: Nutze sie, wenn es darauf ankommt. { domain-culture } hat keinen.

## Lektion 4: Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Einen Effekt von anderen leihen.
lesson-inspiration-begin = { domain-culture } kopiert Effekte. { $computer } hat fünf Religionskarten, also ein Nachziehlimit von sieben.
lesson-inspiration-play = Wer allein die meisten Kulturkarten hat, darf einmal je Zug kopieren. Spiele **{ $card }**.
lesson-inspiration-play-then = Zwei gegen eine: Du hast die meisten.
lesson-inspiration-copy = Kopiere **{ effect-religion-2 }** von { $computer }: Es muss besser sein als das, was du hast.
lesson-inspiration-copy-then = Die { culture-coin } zeigt, was du kopiert hast: Nachziehlimit sieben, für diesen Zug.
lesson-inspiration-end = Beende deinen Zug und ziehe.
lesson-inspiration-end-then = Sieben Karten! Aber { $computer } hat auch { domain-culture } gespielt: Du hast nicht mehr allein die meisten.

## Lektion 5: Vorherrschaft

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Sofort gewinnen oder andere daran hindern.
lesson-hegemony-begin = Acht Karten eines Bereichs am Ende deines Zuges gewinnen (sieben, wenn mehr als zwei spielen). Du hast sieben Kulturkarten, { $computer } sieben Militärkarten!
lesson-hegemony-play = { domain-utopia } kommt in Zeitalter III. Spiele **{ $card }**.
lesson-hegemony-play-then = { level-1 }: Du darfst eine Karte aus dem Ablagestapel nehmen.
lesson-hegemony-oligarchy = Wähle in der Liste von **{ effect-utopia-1 }**: **{ $choice }**.
lesson-hegemony-oligarchy-then = Im nächsten Zug würdest du gewinnen, aber vorher ist { $computer } dran.
lesson-hegemony-democracy = Durch eine { effect-utopia-sacrifice } braucht jemand anderes in einem Bereich eine Karte mehr, bis zum Spielende. Wähle **{ $choice }**.
lesson-hegemony-democracy-then = { $computer } braucht jetzt neun Militärkarten.
lesson-hegemony-end = { lesson-turn-draw }
lesson-hegemony-end-then = Acht Karten, kein Sieg: Deine { effect-utopia-sacrifice } hat gehalten.
lesson-hegemony-win = Spiele **{ $card }**.
lesson-hegemony-win-then = Acht Karten! Sie zählen, wenn dein Zug endet.
lesson-hegemony-finish = { lesson-turn-draw }
lesson-hegemony-finish-then = Du hast gewonnen! Behalte auch die Bereiche der anderen im Auge.

## Lektion 6: die Mehrheiten

lesson-majority = { victory-majority }
lesson-majority-about = Was zählt, wenn der Zeitalterstapel leer ist.
lesson-majority-begin = Ist die letzte Karte gezogen, spielt ihr weiter, bis alle gleich viele Züge hatten. Dann bringt jeder Bereich 1 Punkt für die meisten Karten (bei Gleichstand je 1). Es steht vier zu vier.
lesson-majority-play = In { domain-economy } ist Gleichstand. Spiele **{ $card }**, und nur du bekommst den Punkt.
lesson-majority-play-then = Vier Punkte zu drei.
lesson-majority-end = Beende deinen Zug. Du ziehst die letzte Karte.
lesson-majority-end-then = Du hast vier zu drei gewonnen. Bei Gleichstand zählen die meisten Utopiakarten, dann { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
