# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** mit { $others }: Bitte stimm ab.{ $due }
ping-public-vote = 🗳️ { $who }, bitte stimm an **{ $table }** ab.{ $due }
ping-seat = 🪑 **{ $table }** mit { $others }: Jemand bittet um deinen Platz. Stimm dagegen, wenn du ihn behalten willst.{ $due }
ping-public-seat = 🪑 { $who }, jemand bittet um deinen Platz an **{ $table }**. Stimm dagegen, wenn du ihn behalten willst.{ $due }
ping-replaced = 🪑 **{ $table }** mit { $others }: Deinen Platz spielt jetzt jemand anders.
ping-public-replaced = 🪑 { $who }, deinen Platz an **{ $table }** spielt jetzt jemand anders.
ping-invited = ✉️ **{ $table }** mit { $others }: Du bist eingeladen mitzuspielen.
ping-public-invited = ✉️ { $who }, du bist eingeladen, an **{ $table }** mitzuspielen.
ping-unreached = 🚪 **{ $table }**: { $who } sieht den Kanal des Tisches nicht, deshalb kommt kein Ruf an. Die Uhr steht höchstens bis <t:{ $at }:f>.
ping-unreached-lost = 🚪 **{ $table }**: Den Kanal gibt es nicht mehr, oder ich sehe ihn nicht. Die Uhren stehen höchstens bis <t:{ $at }:f>. { COMMAND("civ table") } in einem anderen Kanal des Servers holt den Tisch dorthin.
ping-vote-over = { $table }: Die Abstimmung ist vorbei
ping-vote-over-public = { $table }: Die Abstimmung ist vorbei ({ $who })
ping-ended = 🏁 **{ $table }** mit { $others }: Die Partie ist zu Ende.
ping-public-ended = 🏁 { $who }, die Partie an **{ $table }** ist zu Ende.
ping-list-news = Neues von deinen Tischen
