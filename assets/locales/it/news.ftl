# What people are told besides their turns. $due is empty, or says until when, with a space before it.

ping-vote = 🗳️ **{ $table }** con { $others }: una votazione attende il tuo voto.{ $due }
ping-public-vote = 🗳️ { $who }, una votazione al **{ $table }** attende il tuo voto.{ $due }
ping-vote-over = { $table }: la votazione non ti attende più
ping-vote-over-public = { $table }: la votazione non attende più { $who }
ping-ended = 🏁 **{ $table }** con { $others }: la partita è finita.
ping-public-ended = 🏁 { $who }, la partita al **{ $table }** è finita.
ping-list-news = Novità dai tuoi tavoli
