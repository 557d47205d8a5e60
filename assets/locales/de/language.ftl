### Diese Sprache: ihr Name und die Grammatik, die kein anderer Text enthält.

language = Deutsch

list-and = { $letter ->
       *[other] und
    }
list-or = { $letter ->
       *[other] oder
    }

first-of-month = 1
