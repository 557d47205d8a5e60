### Was wäre wenn: eine Kopie eines Augenblicks einer beendeten Partie, für sich weitergespielt gegen Computer.

what-if-title = { key-what-if }
what-if-about = Kopie der Partie { $table } ab Schritt { $line } · sie zählt nirgends, und sonst sieht sie niemand · { $friend ->
        [yes] jemand anderes und Computer spielen die anderen
       *[no] Computer spielen die anderen
    }
what-if-cards = Alle Hände und der Stapel sind wie damals. Vielleicht weißt du also mehr als damals: Der Rückblick hat dir Hände und die Reihenfolge des Stapels gezeigt. Du kannst alles zurücknehmen, so oft du willst.
what-if-redealt = Die Karten, die du in diesem Augenblick nicht sehen konntest, sind neu ausgeteilt. Du kannst alles zurücknehmen, so oft du willst.
key-what-if = Was wäre, wenn …
what-if-none = Um von einem Augenblick einer beendeten Partie aus weiterzuspielen, geh mit { COMMAND("civ replay") } dorthin und klick auf **{ key-replay-more }**, dann auf **{ key-what-if }**
what-if-key-own = Meine Kopie von { $table }, Schritt { $line }
what-if-key-friend = Geteilt: { $table }, Schritt { $line }
what-if-key-share = Mit jemandem teilen
what-if-key-close = Kopie aufgeben
what-if-share = Wer soll in deiner Kopie einen Platz spielen? Bescheid geben musst du selbst.
pick-what-if-friend = Mit wem?
what-if-shared = { $friend } hat jetzt den Platz von { $seat } in deiner Kopie und kommt mit { COMMAND("civ what-if") } dorthin. Ich habe niemandem etwas gesagt.
what-if-closed = Das war’s. { COMMAND("civ replay") } bringt dich zurück zur Partie, wie sie war.
reason-copy-unknown = Diese Kopie gibt es nicht mehr, oder du spielst dort nicht mit. { COMMAND("civ what-if") } zeigt deine.
reason-copy-unfinished = Nur eine zu Ende gespielte Partie lässt sich als Kopie weiterspielen: Vorher sind ihre Hände nicht für alle offen.
reason-copy-over = In diesem Augenblick entscheidet niemand etwas: Geh einen Schritt zurück.
reason-copy-full = Diese Kopie ist lang genug. Nimm etwas zurück, oder fang eine andere an.
reason-copy-friend = Mit dieser Person kannst du deine Kopie nicht teilen.
reason-copy-owner = Diese Kopie gehört jemand anderem: Du kannst sie nicht teilen.
