### Was von beendeten Partien gezählt wird.

record-favourite-head = Lieblingsbereich
record-hegemony = Vorherrschaft: { $domain }
record-majority = Mehrheiten
record-last-standing = Zuletzt übrig
