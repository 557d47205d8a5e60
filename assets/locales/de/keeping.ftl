### Beschädigte Tische.

games-set-aside = ⚠️ Auf meinem Datenträger beschädigt und vorerst beiseitegelegt: { $tables }. Bitte sag es der Person, die den Bot betreibt.
