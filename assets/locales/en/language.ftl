### This language: its name, and the grammar that no other text can hold.

# Its name, in this language
language = English

# The word before the last item of a list, as in “A, B and C”. $letter is the first letter of that item, in lower case and
# without accents: where another word is used before some letters, a line for each of them stands above *[other], such
# as [e] ed in Italian.
list-and = { $letter ->
       *[other] and
    }
# The same as in “A, B or C”
list-or = { $letter ->
       *[other] or
    }

# The first day of a month before the month’s name, such as 1er in French
first-of-month = 1
