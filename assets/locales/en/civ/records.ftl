### What is counted of games that are over.

record-favourite-head = Favourite Domain
# $domain (a Domain’s name)
record-hegemony = Hegemony in { $domain }
record-majority = Majorities
record-last-standing = Last one left
