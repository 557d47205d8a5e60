# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** con { $others }: c’è una votazione per te.{ $due }
ping-public-vote = 🗳️ { $who }, c’è una votazione per te al **{ $table }**.{ $due }
ping-seat = 🪑 **{ $table }** con { $others }: qualcuno chiede il tuo posto. Vota contro se vuoi tenerlo.{ $due }
ping-public-seat = 🪑 { $who }, qualcuno chiede il tuo posto al **{ $table }**. Vota contro se vuoi tenerlo.{ $due }
ping-replaced = 🪑 **{ $table }** con { $others }: ora al tuo posto gioca qualcun altro.
ping-public-replaced = 🪑 { $who }, ora al tuo posto al **{ $table }** gioca qualcun altro.
ping-invited = ✉️ **{ $table }** con { $others }: hai un invito a giocare.
ping-public-invited = ✉️ { $who }, hai un invito a giocare (**{ $table }**).
ping-unreached = 🚪 **{ $table }**: { $who } non vede il canale del tavolo, quindi non posso avvisare. Il suo orologio è fermo, al massimo fino a: <t:{ $at }:f>.
ping-unreached-lost = 🚪 **{ $table }**: il suo canale non c’è più, o non lo vedo. Gli orologi sono fermi, al massimo fino a: <t:{ $at }:f>. { COMMAND("civ table") } in un altro canale del server sposta lì il tavolo.
ping-vote-over = { $table }: la votazione è chiusa
ping-vote-over-public = { $table }: la votazione è chiusa ({ $who })
ping-ended = 🏁 **{ $table }** con { $others }: la partita è finita.
ping-public-ended = 🏁 { $who }, la partita al **{ $table }** è finita.
ping-list-news = Novità dai tuoi tavoli
