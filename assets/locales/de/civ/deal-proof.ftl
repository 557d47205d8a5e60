### Was sich vom Austeilen nachher beweisen lässt (bot/games/civ/rules/DEAL.md).

deal-proven = { $seats ->
    [drawn] Bewiesen: Karten, Plätze und Startspieler folgen aus dem Geheimnis, das vor der Partie versiegelt wurde.
   *[fixed] Bewiesen: Die Karten folgen aus dem Geheimnis, das vor der Partie versiegelt wurde. Plätze und Startspieler standen fest und wurden nicht ausgelost.
}
deal-words = { $have ->
    [yes] Wörter vom Tisch sind eingeflossen: { $words }.
   *[no] Niemand hat ein Wort beigesteuert.
}
deal-word = { $place } „{ $word }“
deal-compare = Das Siegel ist { $commitment }. Vergleiche es mit dem, das du vor der Partie gesehen hast.
deal-open = Das beweist nicht, dass die Person, die den Bot betreibt, nicht hineingesehen, zuletzt ein Wort ergänzt oder Tische mit unliebsamen Karten verworfen hat.
# $message (the id of a message)
deal-closed = Niemand konnte ein Wort nach den Karten aussuchen: Sie folgen auch aus der Nummer der Nachricht, nach der keine Wörter mehr dazukamen, { $message }. Vergleiche sie mit dem Ende des Links zu dieser Nachricht, und die Wörter dort und ihre Reihenfolge mit denen hier.
deal-open-closed = Das beweist nicht, dass die Person, die den Bot betreibt, nicht hineingesehen oder diese Nachricht mehrmals geschickt und die passende behalten hat.
deal-contradicted = Widerlegt: { $why }
deal-uncommitted = Kein Siegel: Vor dieser Partie wurde nichts veröffentlicht, also lässt sich über das Austeilen nichts beweisen.
deal-secret = Noch nicht: Das Geheimnis wird nach der Partie offengelegt.
deal-compare-cup = Das Siegel ist { $commitment }. Vergleiche es mit dem in der Ankündigung des Turniers, „Karten aller Partien“.
deal-partial = Halb bewiesen: Die Karten folgen aus dem Geheimnis dieses Tisches. Lade die Partie nach dem Turnier noch einmal herunter (oder prüfe das Archiv): Dann zeigt sich, ob es das versprochene ist.
deal-open-cup = Das beweist nicht, dass die Person, die den Bot betreibt, das Geheimnis nicht gelesen und sich dann angemeldet, jemanden ausgeschlossen oder es weitererzählt hat.
deal-proven-week = Bewiesen: Karten und Startspieler folgen aus dem Geheimnis der Woche, das für alle versiegelt war, die diese Karten gespielt haben.
deal-compare-week = Das Siegel ist { $commitment }. Vergleiche es mit dem, das die Seite dieser Karten vor der Woche gezeigt hat.
deal-open-week = Das beweist nicht, dass die Person, die den Bot betreibt, die Karten nicht angesehen und dann selbst gespielt oder weitererzählt hat.
