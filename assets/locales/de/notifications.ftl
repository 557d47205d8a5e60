### Wie man erfährt, dass man am Zug ist, und was man sonst erfährt.

ping-turn = 🔔 **{ $table }** mit { $others }: Du bist dran.{ $due }
ping-half = ⏳ **{ $table }** mit { $others }: Die Hälfte deiner Zeit ist um.{ $due }
ping-soon = ⏰ **{ $table }** mit { $others }: Deine Zeit ist fast um.{ $due }
ping-next = 👀 **{ $table }** mit { $others }: Als Nächstes bist du dran. Der Zug vor deinem hat begonnen.
ping-public-next = 👀 { $who }, als Nächstes bist du dran: **{ $table }**.
ping-next-over = { $table }: Du warst als Nächstes dran
ping-due = Du hast bis zum <t:{ $at }:f> Zeit (<t:{ $at }:R>).
ping-left = Verbleibende Zeit: { $span }.
ping-lapsed-turn = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen. Der Computer spielt diesen Zug für dich.
ping-lapsed-seat = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen. Der Computer spielt für dich, bis du zurückkommst.
ping-lapsed-eliminate = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen, und du bist ausgeschieden.
ping-lapsed-abandon = ⌛ **{ $table }** mit { $others }: Deine Zeit ist abgelaufen, und die Partie wurde abgebrochen.
ping-lapsed-pause = ⌛ **{ $table }** mit { $others }: Deine Zeit ist wieder abgelaufen, und sonst ist niemand da. Die Partie pausiert.
ping-public-turn = 🔔 { $who }, du bist an **{ $table }** dran.{ $due }
ping-public-half = ⏳ { $who }, die Hälfte deiner Zeit an **{ $table }** ist um.{ $due }
ping-public-soon = ⏰ { $who }, deine Zeit an **{ $table }** ist fast um.{ $due }
ping-over = { $table }: Du bist nicht mehr dran
ping-over-public = { $table }: { $who } ist nicht mehr dran
ping-list = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
ping-list-done = Kein Tisch wartet mehr auf dich
ping-more = { $count ->
    [one] … und ein weiterer: { COMMAND("civ games") }
   *[other] … und { $count } weitere: { COMMAND("civ games") }
}
ping-closed = Discord lässt mich dir keine Direktnachrichten schicken, deshalb rufe ich dich ab jetzt hier. Mit { COMMAND("settings") } versuche ich es wieder.

## Außer Zügen

ping-vote = 🗳️ **{ $table }** mit { $others }: Bitte stimm ab.{ $due }
ping-public-vote = 🗳️ { $who }, bitte stimm an **{ $table }** ab.{ $due }
ping-seat = 🪑 **{ $table }** mit { $others }: Jemand bittet um deinen Platz. Stimm dagegen, wenn du ihn behalten willst.{ $due }
ping-public-seat = 🪑 { $who }, jemand bittet um deinen Platz an **{ $table }**. Stimm dagegen, wenn du ihn behalten willst.{ $due }
ping-replaced = 🪑 **{ $table }** mit { $others }: Deinen Platz spielt jetzt jemand anders.
ping-public-replaced = 🪑 { $who }, deinen Platz an **{ $table }** spielt jetzt jemand anders.
ping-invited = ✉️ Du bist eingeladen, an **{ $table }** mitzuspielen. Host: **{ $by }** (bisher dabei: { $others }).
ping-public-invited = ✉️ { $who }, du bist eingeladen, an **{ $table }** mitzuspielen. Host: **{ $by }**.
ping-lobby-link = Zum Tisch
ping-full = 🪑 **{ $table }** mit { $others }: Alle Plätze sind besetzt, und alle sind bereit. Du kannst die Partie beginnen.
ping-public-full = 🪑 { $who }, alle Plätze an **{ $table }** sind besetzt, und alle sind bereit. Du kannst die Partie beginnen.
ping-unreached = 🚪 **{ $table }**: { $who } sieht den Kanal des Tisches nicht, deshalb kommt kein Ruf an. Die Zeit steht höchstens bis <t:{ $at }:f>.
ping-silenced = 🚪 **{ $table }**: Die Moderation hat mir auf dem Server bis { $until } einen Timeout gegeben, deshalb kann ich dort nicht schreiben.{ $clock ->
    [yes] {" "}Die Zeit steht höchstens bis <t:{ $at }:f>.
   *[no] {""}
} Danach mache ich von selbst weiter; bis dahin zeigt dir { COMMAND("civ hand") } deine Hand.
ping-unreached-lost = 🚪 **{ $table }**: Den Kanal gibt es nicht mehr, oder ich sehe ihn nicht oder darf dort nicht schreiben.{ $clock ->
    [yes] {" "}Die Zeit steht höchstens bis <t:{ $at }:f>.
   *[no] {""}
} { COMMAND("civ table") } in einem anderen Kanal des Servers holt den Tisch dorthin.
ping-unreached-lost-drawn = 🚪 **{ $table }**: Den Kanal gibt es nicht mehr, oder ich sehe ihn nicht oder darf dort nicht schreiben.{ $clock ->
    [yes] {" "}Die Zeit steht höchstens bis <t:{ $at }:f>.
   *[no] {""}
} Organisation oder Spielleitung geben dem Tisch einen anderen Ort.
ping-unreached-lost-league = 🚪 **{ $table }**: Den Kanal gibt es nicht mehr, oder ich sehe ihn nicht oder darf dort nicht schreiben.{ $clock ->
    [yes] {" "}Die Zeit steht höchstens bis <t:{ $at }:f>.
   *[no] {""}
} Ich öffne einen neuen Thread für die Partie, sobald ich kann.
ping-left-server = 🚪 **{ $table }**: { $who } ist nicht mehr auf dem Server, deshalb kommt kein Ruf an. Auf dem Spielfeld steht, was ihr tun könnt.
ping-timed-out = 🔇 **{ $table }** mit { $others }: Die Moderation hat dir auf dem Server einen Timeout gegeben, dort kannst du nichts anklicken. Du kannst gleich hier weiterspielen, mit { COMMAND("civ hand") }.
ping-timed-out-other = 🔇 **{ $table }**: { $who } ist auf dem Server im Timeout bis <t:{ $at }:f> und kann per Direktnachricht weiterspielen.
ping-vote-over = { $table }: Die Abstimmung ist vorbei
ping-vote-over-public = { $table }: Die Abstimmung ist vorbei ({ $who })
ping-ended = 🏁 **{ $table }** mit { $others }: Die Partie ist zu Ende.
ping-public-ended = 🏁 { $who }, die Partie an **{ $table }** ist zu Ende.
ping-reviewed = 🔎 **{ $table }** mit { $others }: Die Analyse deiner Partie ist fertig.
ping-list-news = Neues von deinen Tischen

## Partien auf einem Server, der den Bot entfernt hat.

ping-aside = 📦 **{ $table }** mit { $others }: Ich bin nicht mehr auf dem Server. Die Partie wartet, und die Zeit steht. Sie geht weiter, sobald ich wieder dort bin; nach 30 Tagen ohne mich wird sie abgebrochen.
ping-returned = ▶️ **{ $table }** mit { $others }: Ich bin wieder auf dem Server, und die Partie geht weiter.
ping-public-returned = ▶️ { $who }, ich bin wieder da, und die Partie an **{ $table }** geht weiter.
ping-forsaken = 🗄️ **{ $table }** mit { $others }: Ich war 30 Tage nicht auf dem Server, deshalb ist die Partie abgebrochen. Mit { COMMAND("civ replay") } bekommst du sie weiterhin als Ganzes.
