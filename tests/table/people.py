"""Who sits at the tables of these tests, and where they stand."""

from bot.table.values import Place, UserId

ADA, BO, CY, DI = (UserId(each) for each in (101, 102, 103, 104))
EVE = UserId(999)
HERE = Place(1, 20, "en")
