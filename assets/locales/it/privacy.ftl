### Che cosa si conserva di qualcuno, e come lo si dimentica.

privacy-title = Che cosa conservo di te
privacy-what = Il tuo ID di Discord, il nome che avevi quando hai preso posto, e le tue scelte: mosse, voti, impostazioni, note. Così le partite vanno avanti e si possono rivedere. Non leggo messaggi e non passo niente a nessuno, tranne questo:
    - Chi vede una partita finita può condividerla come pagina, con i nomi.
    - Un server può farsi mandare i risultati a un proprio programma.
    - L’archivio di un torneo, con nomi, risultati e decisioni, va a chi organizza e, per i tornei ufficiali, all’editore.
privacy-count = { $what ->
    [tables] { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
    [choices] { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
    [settings] { $count ->
        [one] un’impostazione
       *[other] { $count } impostazioni
    }
    [results] { $count ->
        [one] una partita finita, com’è contata
       *[other] { $count } partite finite, come sono contate
    }
    [notes] { $count ->
        [one] una nota privata
       *[other] { $count } note private
    }
    [duplicates] { $count ->
        [one] una partita con le carte della settimana
       *[other] { $count } partite con le carte della settimana
    }
    [copies] { $count ->
        [one] una copia che stai giocando
       *[other] { $count } copie che stai giocando
    }
    [reviews] { $count ->
        [one] un’analisi di una partita
       *[other] { $count } analisi di partite
    }
    [puzzles] { $count ->
        [one] un giorno con il rompicapo del giorno
       *[other] { $count } giorni con il rompicapo del giorno
    }
    [votes] { $count ->
        [one] un voto aperto
       *[other] { $count } voti aperti
    }
    [notices] { $count ->
        [one] un avviso, per esempio che toccava a te
       *[other] { $count } avvisi, per esempio che toccava a te
    }
   *[other] { $count ->
        [one] una voce dei moderatori di un server
       *[other] { $count } voci dei moderatori
    }
}
privacy-nothing = Niente.
privacy-operator = { $known ->
        [both] Questo bot è gestito da { $name }. Domande sui tuoi dati: { $contact }
        [name] Questo bot è gestito da { $name }.
       *[contact] Domande sui tuoi dati: { $contact }
    }
key-privacy-note = Informativa sulla privacy
key-privacy-terms = Condizioni
privacy-question =
    🧹 **Devo dimenticarti?** Non si può annullare.
    - Lasci ogni tavolo aperto; dove gli altri continuano, al tuo posto gioca un computer. In un torneo, l’arbitro ti toglie dalla partita. In una lega lasci la stagione e le tue partite in corso vanno agli avversari.
    - Nelle partite finite diventi “N. N.”, e una distribuzione in cui è entrata una tua parola non si può più verificare.
    - Impostazioni, note e voti vengono cancellati. Se qualcuno ti ha bloccato o un server ti ha escluso, lo conservo, come codice.
    - I messaggi su Discord restano.
privacy-deleted = Fatto: non so più nulla di te. Se mi usi di nuovo, si ricomincia da capo.
privacy-kept = Non è cambiato niente.
key-privacy-export = Ricevi il file
key-privacy-ask = Dimenticami…
key-privacy-delete = Dimenticami per sempre
key-privacy-keep = Lascia tutto com’è
# $user: l’ID di una persona che ha lasciato Discord, di cui decide il proprietario del bot
key-privacy-person = Chi ha lasciato Discord…
form-privacy-person = Il suo ID di Discord
privacy-person-title = Che cosa conservo di { $user }
privacy-person-question =
    🧹 **Devo dimenticare { $user }?** Non si può annullare.
    - Questa persona lascia ogni tavolo aperto; dove gli altri continuano, al suo posto gioca un computer. In un torneo, l’arbitro la toglie dalla partita. In una lega lascia la stagione e le sue partite in corso vanno agli avversari.
    - Nelle partite finite diventa “N. N.”, e una distribuzione in cui è entrata una sua parola non si può più verificare.
    - Le sue impostazioni, note e voti vengono cancellati. Se qualcuno l’ha bloccata o un server l’ha esclusa, lo conservo, come codice.
    - I messaggi su Discord restano.
privacy-person-deleted = Fatto: non so più nulla di { $user }.
key-privacy-person-ask = Dimentica questa persona…
key-privacy-person-delete = Dimenticala per sempre
reason-privacy-person = Non è un ID di Discord: è un numero di circa 18 cifre.
