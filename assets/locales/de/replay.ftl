### Rückblick auf eine Partie: `/civ replay` und der Film.

step-deal = Das Austeilen
step-round = Draft, Runde { $count }
step-take = Draft: { $name } nimmt eine Karte aus der Mitte
step-turn = Zug { $count }: { $name }

## Eine Seite

replay-title = Rückblick auf Partie { $table }
history-title = Tisch { $table } bis jetzt
replay-where = Schritt { $step } von { $steps }
replay-hand = Hand ({ $name }): { $cards }.
replay-pack = { $name } wählt aus { $cards }.
replay-hand-empty = { $name } hat keine Handkarten.
replay-link = { ping-lobby-link }
replay-public = Blättern kann nur, wer diesen Rückblick geöffnet hat. Klick auf irgendeinen Button, dann bekommst du deinen eigenen.
replay-earlier = Früher: { $step } …
replay-later = Später: { $step } …
pick-step = Zu einem Zug springen
pick-view = Wessen Sicht?
view-gallery = Sicht aller
view-seat = Sicht: { $name }, mit Hand
key-first = Anfang
key-back = Zurück
key-next = Weiter
key-last = Ende
key-now = Jetzt
key-move-back = Einen Schritt zurück
key-move-on = Einen Schritt weiter
key-replay-more = Mehr …
key-replay-less = Weniger
key-film = Animation
key-share = Teilen
key-export = Herunterladen
key-verify = Austeilen prüfen
key-story = Geschichte
story-none = Die Geschichte dieser Partie kann ich nicht erzählen.
key-replay = Rückblick

## Antworten

shared = `{ $code }` ist dieser Moment. Alle auf diesem Server können ihn sehen: { COMMAND("civ replay") } mit diesem Code.
replay-unshown = Auf diese Partie gibt es hier keinen Rückblick, aber du kannst sie herunterladen.
film-waiting = 🎞️ Eine andere Animation entsteht gerade. Deine kommt als Nächstes.
film-begins = 🎞️ Die Animation entsteht …
film-progress = 🎞️ Die Animation entsteht: { $done } von { $total } Bildern.
film-title = Tisch { $table } als Animation
film-alt = Die ganze Partie an Tisch { $table }, ein Bild je Seite. Der Rückblick erzählt jede Seite in Worten.
film-too-large = Diese Animation wäre größer, als dieser Server erlaubt. `civ render` macht aus einer heruntergeladenen Partie Animationen jeder Länge.

## Was nicht geht

reason-replay-unfinished = Die Partie an diesem Tisch läuft noch: { COMMAND("civ replay") } zeigt sie nur dir, so wie du sie sehen darfst. Alle Hände kommen erst nach dem Ende.
reason-replay-lobby = Die Partie an diesem Tisch hat noch nicht begonnen.
reason-replay-none = Es gibt keine Partie von dir oder in diesem Kanal, auf die du zurückblicken kannst.
replay-none-which = Es gibt keine Partie von dir oder in diesem Kanal, auf die du zurückblicken kannst. Andere auf diesem Server:
reason-replay-not-here = Dieser Tisch ist in einem Kanal oder auf einem Server, den du nicht siehst.
reason-replay-code = „{ $text }“ ist kein Code eines Moments. Ein Code besteht aus Tisch und Schritt, etwa 12-34.
reason-replay-seat = Diesen Platz gibt es an diesem Tisch nicht. Die Plätze sind 1 bis { $players }.
reason-replay-hands = Diese Partie wurde abgebrochen; die Hände bleiben verdeckt für alle, die nicht mitgespielt haben.
replay-several-which = Es laufen mehrere Partien. Welche meinst du?
