### Was man in den Regeln sucht und in einem Befehl findet.

calamities-elsewhere-words = katastrophe, katastrophen, advanced civilization, erdbeben, vulkan, barbaren, ketzerei, handelskarten, unglück
privacy-elsewhere = Was ich über dich speichere: { COMMAND("privacy show") }
privacy-elsewhere-words = datenschutz, daten, meine daten, dsgvo, daten löschen, konto löschen, vergessen, was speicherst du
clocks-elsewhere = Zeit gehört nicht zu den Regeln: Das Spielfeld sagt, wie lange du noch hast. { COMMAND("settings quiet-hours") } und { COMMAND("settings vacation") } halten langsame Uhren an.
clocks-elsewhere-words = uhr, uhren, zeit, bedenkzeit, zeitlimit, zeitablauf, wie lange, wie viel zeit, urlaub, ruhezeiten, zeitzone, timer, frist
pings-elsewhere = Wie ich dir sage, dass du dran bist: { COMMAND("settings notify") }
pings-elsewhere-words = benachrichtigung, benachrichtigungen, erwähnung, erwähnungen, ping, pingen, erinnerung, erinnern, direktnachricht, bescheid sagen
