# Den Bot laufen lassen.

run-playground =
    Es ist kein DISCORD_TOKEN gesetzt, deshalb spielt der Bot auf dem Spielplatz, einem Ersatz für Discord auf diesem Rechner.
    Öffne { $address } in einem Browser. Strg-C beendet ihn, und was dort gespielt wurde, ist weg.
run-playground-failed = Der Spielplatz kann nicht starten: { $why } --port und CIV_PLAYGROUND_HOST sagen, wo er ist; Port 0 ist irgendein freier.
run-playground-not-loopback = Er ist nur für diesen Rechner da, und { $host } ist keine Adresse dieses Rechners allein.
run-playground-in-use = Port { $port } von { $host } ist belegt.
run-playground-cannot-listen = Er kann an Port { $port } von { $host } nicht lauschen: { $why }.
run-token-refused = Discord lehnt dieses Token ab. Hol dir ein neues im Developer Portal (Bot, Reset Token) und trag es als DISCORD_TOKEN ein.
run-no-locale = CIV_LOCALE: Es gibt keine Texte in { $locale }. Texte gibt es in: { $known }.
run-unreachable = Discord ist nicht erreichbar ({ $why }). Prüfe die Verbindung dieses Rechners und versuch es noch einmal.
playground-server = Spielplatz
playground-channel = tisch
playground-people = Anna, Ben, Clara, David
