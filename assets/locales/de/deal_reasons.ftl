# Warum eine Partie nicht so ausgeteilt wurde wie versprochen, und warum kein Wort mehr geht.

reason-no-commitment = Dieser Tisch wurde eröffnet, bevor es Wörter gab. Seine Karten werden ohne sie ausgelost.
reason-deal-unreadable = Was die Datei über das Austeilen sagt, ist nicht lesbar. Schick die Datei so, wie du sie bekommen hast.
reason-deal-withheld = Die Partie ist vorbei, aber das Geheimnis wurde nicht offengelegt.
reason-deal-commitment = Das Geheimnis ist nicht das, das für diese Partie versiegelt wurde.
reason-deal-cards = Aus dem Geheimnis und den Wörtern folgen andere Karten.
reason-deal-first = Startspieler wäre jemand anderes gewesen.
reason-deal-seats = Die Sitzordnung wäre eine andere gewesen.
