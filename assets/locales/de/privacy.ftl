### Was über jemanden gespeichert ist, und wie es vergessen wird.

privacy-title = Was ich über dich speichere
privacy-what = Deine Discord-ID, den Namen, unter dem du Platz genommen hast, und was du gewählt hast: Schritte, Stimmen, Einstellungen, Notizen. So gehen Partien weiter und lassen sich nachspielen. Ich lese keine Nachrichten und gebe nichts weiter, außer:
    - Wer eine beendete Partie sieht, kann sie mit den Namen als Seite teilen.
    - Ein Server kann Ergebnisse an ein eigenes Programm schicken lassen.
    - Das Archiv eines Turniers mit Namen, Ergebnissen und Entscheidungen geht an die Organisation, bei offiziellen auch an den Verlag.
privacy-count = { $what ->
    [tables] { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
    [choices] { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
    [settings] { $count ->
        [one] eine Einstellung
       *[other] { $count } Einstellungen
    }
    [results] { $count ->
        [one] eine beendete Partie, wie sie gezählt ist
       *[other] { $count } beendete Partien, wie sie gezählt sind
    }
    [notes] { $count ->
        [one] eine private Notiz
       *[other] { $count } private Notizen
    }
    [duplicates] { $count ->
        [one] eine Partie mit den Karten der Woche
       *[other] { $count } Partien mit den Karten der Woche
    }
    [copies] { $count ->
        [one] eine Kopie, die du weiterspielst
       *[other] { $count } Kopien, die du weiterspielst
    }
    [reviews] { $count ->
        [one] eine Analyse einer Partie
       *[other] { $count } Analysen von Partien
    }
    [puzzles] { $count ->
        [one] ein Tag mit dem Rätsel des Tages
       *[other] { $count } Tage mit dem Rätsel des Tages
    }
    [votes] { $count ->
        [one] eine offene Stimme
       *[other] { $count } offene Stimmen
    }
    [notices] { $count ->
        [one] ein Hinweis, etwa dass du am Zug warst
       *[other] { $count } Hinweise, etwa dass du am Zug warst
    }
   *[other] { $count ->
        [one] ein Eintrag von Moderatoren eines Servers
       *[other] { $count } Einträge von Moderatoren
    }
}
privacy-nothing = Nichts.
privacy-operator = { $known ->
        [both] Diesen Bot betreibt { $name }. Fragen zu deinen Daten: { $contact }
        [name] Diesen Bot betreibt { $name }.
       *[contact] Fragen zu deinen Daten: { $contact }
    }
key-privacy-note = Datenschutzhinweis
key-privacy-terms = Nutzungsbedingungen
privacy-question =
    🧹 **Soll ich dich vergessen?** Das lässt sich nicht rückgängig machen.
    - Du verlässt jeden offenen Tisch; wo andere weiterspielen, bekommt ein Computer deine Plätze. Im Turnier nimmt dich die Spielleitung aus der Partie. In einer Liga verlässt du die Saison, und deine offenen Partien gehen an die Gegenseite.
    - In beendeten Partien heißt du „N. N.“, und wo ein Wort von dir eingemischt wurde, lässt sich das Austeilen nicht mehr prüfen.
    - Deine Einstellungen, Notizen und Stimmen werden gelöscht. Hat dich jemand blockiert oder ein Server gesperrt, behalte ich das, als Code.
    - Nachrichten auf Discord bleiben.
privacy-deleted = Ich habe dich vergessen. Wenn du mich wieder benutzt, fange ich von vorn an.
privacy-kept = Es bleibt alles, wie es war.
key-privacy-export = Als Datei holen
key-privacy-ask = Mich vergessen …
key-privacy-delete = Mich endgültig vergessen
key-privacy-keep = Alles behalten
# $user: die ID einer Person, die Discord verlassen hat; über sie entscheidet, wem der Bot gehört
key-privacy-person = Wer Discord verlassen hat …
form-privacy-person = Die Discord-ID
privacy-person-title = Was ich über { $user } speichere
privacy-person-question =
    🧹 **Soll ich { $user } vergessen?** Das lässt sich nicht rückgängig machen.
    - Die Person verlässt jeden offenen Tisch; wo andere weiterspielen, bekommt ein Computer ihre Plätze. Im Turnier nimmt die Spielleitung sie aus der Partie. In einer Liga verlässt sie die Saison, und ihre offenen Partien gehen an die Gegenseite.
    - In beendeten Partien heißt sie „N. N.“, und wo ein Wort von ihr eingemischt wurde, lässt sich das Austeilen nicht mehr prüfen.
    - Ihre Einstellungen, Notizen und Stimmen werden gelöscht. Hat jemand sie blockiert oder ein Server sie gesperrt, behalte ich das, als Code.
    - Nachrichten auf Discord bleiben.
privacy-person-deleted = Ich habe { $user } vergessen.
key-privacy-person-ask = Diese Person vergessen …
key-privacy-person-delete = Sie endgültig vergessen
reason-privacy-person = Das ist keine Discord-ID: Sie ist eine Zahl mit etwa 18 Ziffern.
