### Cette langue : son nom, et la grammaire qu’aucun autre texte ne contient.

language = Français

list-and = { $letter ->
       *[other] et
    }
list-or = { $letter ->
       *[other] ou
    }

first-of-month = 1er
