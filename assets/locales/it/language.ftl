### Questa lingua: il suo nome, e la grammatica che nessun altro testo contiene.

language = Italiano

list-and = { $letter ->
        [e] ed
       *[other] e
    }
list-or = { $letter ->
       *[other] o
    }

first-of-month = 1
