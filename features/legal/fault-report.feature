Feature: Reporting a fault
  Whoever sees a hole in the road tells the town what and where, in the words that the town needs, and loses nothing of it.

  Chi vede un guasto lo segnala al comune con una e-mail già pronta. Può aggiungere il luogo e la sua posizione. Quello
  che scrive resta sul telefono finché non lo invia.

  @LAW-05
  Scenario: Giulia reports a hole in the road
    Given this is the app of Varese
    And Giulia has come to the report of a fault, and has written about a hole in the road
    When she fills in "Dove" with "via Sacco 5"
    And she taps "Continua"
    Then "Invia per e-mail" opens an e-mail to "manutenzione@comune.varese.example" about "Segnalazione: Buca"
    And the e-mail of "Invia per e-mail" says "Dove: via Sacco 5"

  @LAW-05
  Scenario: What is missing is said beside its field
    Given Giulia has come to the report of a fault
    When she taps "Continua"
    Then beside each field she reads
      | Tipo di disservizio | Scegli il tipo di disservizio |
      | Titolo              | Scrivi un titolo              |
      | Che cosa succede    | Scrivi che cosa succede       |

  @LAW-05
  Scenario: What is too long stays as it was written, with a word about it
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she fills in "Titolo" with "Davanti alla scuola di via Sacco c’è una buca larga e profonda, e la strada lì è buia"
    And she taps "Continua"
    Then "Titolo" says "Davanti alla scuola di via Sacco c’è una buca larga e profonda, e la strada lì è buia"
    And she reads "Al massimo 80 caratteri: ne hai scritti 85."

  @LAW-05
  Scenario: The report is read once more before it goes, and can be changed
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she taps "Continua"
    And she taps "Modifica"
    And she fills in "Titolo" with "Buca davanti alla scuola" and taps "Continua"
    Then she reads "Controlla la segnalazione"
    And she reads "Buca davanti alla scuola"

  @LAW-05
  Scenario: The position is in the report only for those who add it
    Given Mario Rossi has signed in and allows his position
    And Mario Rossi has come to the report of a fault, and has written about a hole in the road
    When he taps "Aggiungi la mia posizione"
    And he can tap "Togli la posizione"
    And he taps "Continua"
    Then the e-mail of "Invia per e-mail" says "geo:45.8"

  @LAW-05
  Scenario: Without that there is none
    Given Mario Rossi has signed in and allows his position
    And Mario Rossi has come to the report of a fault, and has written about a hole in the road
    When he taps "Continua"
    Then the e-mail of "Invia per e-mail" says nothing of "geo:"

  @LAW-05 @fault-45
  Scenario: Whoever refuses the position writes where it is
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she taps "Aggiungi la mia posizione"
    Then she reads "Non ci hai dato il permesso di usare la posizione. Puoi darlo nelle impostazioni del browser."
    And "Che cosa succede" says "Larga e profonda"

  @LAW-06
  Scenario: A report that was begun is there later
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she comes back later
    Then she reads "Qui c’è la segnalazione che avevi iniziato."
    And "Titolo" says "Buca"
    And "Tipo di disservizio" says "Strade e marciapiedi"

  @LAW-06 @LAW-08
  Scenario: A report that was begun from a place is there later
    Given Giulia has come to the contact of the Biblioteca civica
    When she taps "Segnala un disservizio qui"
    And she fills in "Titolo" with "Il portone non chiude"
    And she comes back later
    Then "Titolo" says "Il portone non chiude"
    And "Dove" says "Biblioteca civica · Via Luigi Sacco 9, 21100 Varese"

  @LAW-06
  Scenario: A report whose e-mail was opened is gone from the device, and can be opened again
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she taps "Continua"
    And she taps "Invia per e-mail"
    Then she reads nothing of "Grazie per la segnalazione"
    And "Apri di nuovo il messaggio" opens an e-mail to "assistenza@piazza.example" about "Segnalazione: Buca"

  @LAW-08
  Scenario: Giulia is thanked once she has said that the e-mail was sent
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she taps "Continua"
    And she taps "Invia per e-mail"
    And she reads "Hai inviato il messaggio?"
    And she taps "Sì, l’ho inviato"
    Then she reads "Grazie per la segnalazione"

  @LAW-08
  Scenario: A position is shown on a map, and not in figures
    Given Mario Rossi has signed in and allows his position
    And Mario Rossi has come to the report of a fault, and has written about a hole in the road
    When he taps "Aggiungi la mia posizione"
    Then he reads "Abbiamo aggiunto la tua posizione."
    And he reads nothing of "45."

  @LAW-08
  Scenario: Whoever reports a fault from a place need not write where it is
    Given Giulia has come to the contact of the Biblioteca civica
    When she taps "Segnala un disservizio qui"
    Then "Dove" says "Biblioteca civica · Via Luigi Sacco 9, 21100 Varese"

  @LAW-08 @HOME-01
  Scenario: Home leads to the report of a fault
    Given Giulia has come to Home
    When she taps "Segnala un disservizio"
    Then she is at the report of a fault

  @LAW-06
  Scenario: After that the next report is a new one
    Given Giulia has come to the report of a fault, and has written about a hole in the road
    When she taps "Continua"
    And she taps "Invia per e-mail"
    And she comes back later
    Then "Titolo" says ""

  @LAW-07
  Scenario: A town that receives no reports has no page for them
    Given this is the app of Brinzio
    When Giulia arrives at the report of a fault
    Then she reads "Pagina non trovata"

  @LAW-05
  Scenario: The guide leads to the report
    Given Giulia has come to the guide
    When she looks for "lampione"
    And she taps "Vai a «Segnala un disservizio»"
    Then she is at the report of a fault
