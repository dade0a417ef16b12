Feature: My calendar
  Citizens keep events in a calendar of their own, by months and days, with their reminders.

  Ogni persona ha un calendario con i suoi eventi. Lo legge per mese e per giorno, con i promemoria. Lo ritrova anche
  senza rete, come l’ha letto l’ultima volta.

  @EVENT-07
  Scenario: The month shows what is still to come, with reminders
    Given Mario Rossi has signed in and come to his calendar
    Then he reads "Concerto per archi"
    And he reads "Promemoria: oggi alle 17:30"
    And he reads "Novecento"
    And he reads nothing of "Incontro con l’autrice"

  @EVENT-07
  Scenario: What lasts several days says until when
    Given Mario Rossi has signed in and come to his calendar
    Then he reads "Paesaggi d’acqua"
    And he reads "fino a martedì 24 novembre"

  @EVENT-07
  Scenario: A day that is marked shows its events alone
    Given Mario Rossi has signed in and come to his calendar
    When he taps "domenica 22 novembre 2026, 2 eventi"
    Then he reads "Passeggiata al Sacro Monte"
    And he reads "Paesaggi d’acqua"
    And he reads nothing of "Concerto per archi"

  @EVENT-07
  Scenario: From one day back to the whole month
    Given Mario Rossi has signed in and come to his calendar
    And he taps "domenica 22 novembre 2026, 2 eventi"
    When he taps "Tutto il mese"
    Then he reads "Concerto per archi"
    And he reads "Passeggiata al Sacro Monte"

  @EVENT-07
  Scenario: A day without events leads to the next one that has some
    Given Mario Rossi has signed in and come to his calendar
    When he taps "giovedì 26 novembre 2026"
    Then he reads "Nessun evento in questo giorno"
    When he taps "Vai al prossimo: sabato 28 novembre"
    Then he reads "Mercatino dei libri usati"

  @EVENT-07
  Scenario: Another month
    Given Mario Rossi has signed in and come to his calendar
    When he taps "Mese successivo"
    Then he reads "Festa dell’albero"
    And he reads nothing of "Concerto per archi"
    When he comes back later
    Then he reads "Festa dell’albero"

  @EVENT-07 @browser
  Scenario: The days are walked by the keyboard alone
    Given Mario Rossi has signed in and come to his calendar
    When he walks by keyboard to "venerdì 20 novembre 2026, 3 eventi" and presses "ArrowRight"
    Then key by key the keyboard comes to
      | ArrowLeft      | venerdì 20 novembre 2026, 3 eventi  |
      | ArrowDown      | venerdì 27 novembre 2026            |
      | ArrowUp        | venerdì 20 novembre 2026, 3 eventi  |
      | Home           | lunedì 16 novembre 2026, 1 evento   |
      | End            | domenica 22 novembre 2026, 2 eventi |
      | PageDown       | martedì 22 dicembre 2026            |
      | PageUp         | domenica 22 novembre 2026, 2 eventi |
      | Shift+PageDown | lunedì 22 novembre 2027             |
      | Shift+PageUp   | domenica 22 novembre 2026, 2 eventi |
      | ArrowDown      | domenica 29 novembre 2026, 1 evento |
      | ArrowLeft      | sabato 28 novembre 2026, 1 evento   |
    When he presses "Enter"
    Then he reads "28 novembre 2026", and nothing of "Concerto per archi"
    And the keyboard is on "sabato 28 novembre 2026, 1 evento"

  @EVENT-07
  Scenario: The day one looked at is there again after going back
    Given Mario Rossi has signed in and come to his calendar
    And he taps "domenica 22 novembre 2026, 2 eventi"
    And he taps "Passeggiata al Sacro Monte"
    When he goes back
    Then he reads "22 novembre 2026"
    And he reads nothing of "Concerto per archi"

  @EVENT-07
  Scenario: An empty calendar leads to the events
    Given Sara Bruni has signed in and come to her calendar
    Then she reads "Il tuo calendario è vuoto"
    And she can tap "Cerca eventi"

  @EVENT-07
  Scenario: A calendar is somebody's: Giulia is asked to sign in
    When Giulia follows a link to her calendar
    Then she is asked to sign in

  @EVENT-06
  Scenario: An event is removed from the list, in the server's words
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    And he is asked "Togliere questo evento?"
    When he confirms
    Then he is told "Evento tolto dal tuo calendario"
    And he reads nothing of "Novecento"

  @EVENT-06
  Scenario: Who thinks better of it keeps the event
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    When he cancels
    Then he reads "Novecento"
    And the server has never heard of a dropped event

  @EVENT-05 @EVENT-07
  Scenario: A reminder is set from the list
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    And he reads "mercoledì 25 novembre alle 20:00"
    When he fills in "Quando te lo ricordiamo?" with "1 giorno prima" and taps "Salva"
    Then he is told "Promemoria salvato"
    And he reads "Promemoria: martedì 24 novembre alle 21:00"

  @EVENT-05
  Scenario: A reminder at a moment of one's own
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    And he fills in "Quando te lo ricordiamo?" with "In un altro momento"
    When he fills in
      | Giorno | 2026-11-23 |
      | Ora    | 08:15      |
    And he taps "Salva"
    Then he reads "Promemoria: lunedì 23 novembre alle 08:15"

  @EVENT-05
  Scenario: A reminder is cleared
    Given Mario Rossi has signed in and is asked when to be reminded of "Concerto per archi"
    And "Quando te lo ricordiamo?" says "1 ora prima"
    When he fills in "Quando te lo ricordiamo?" with "Nessun promemoria" and taps "Salva"
    Then he is told "Promemoria eliminato"
    And he reads nothing of "Promemoria: oggi alle 17:30"

  @EVENT-05
  Scenario: A moment that has gone is refused, and what was chosen stays
    Given Mario Rossi has signed in and is asked when to be reminded of "Concerto per archi"
    And he fills in "Quando te lo ricordiamo?" with "1 giorno prima"
    When he taps "Salva"
    Then beside "Quando te lo ricordiamo?" he reads "Questo momento è già passato: scegline uno che deve ancora venire."
    And "Quando te lo ricordiamo?" says "1 giorno prima"

  @EVENT-05
  Scenario: A moment of one's own that has gone, or is no moment, is refused beside its field
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    And he fills in "Quando te lo ricordiamo?" with "In un altro momento"
    When he fills in
      | Giorno | 2026-11-20 |
      | Ora    | 09:00      |
    And he taps "Salva"
    Then beside "Ora" he reads "Questo momento è già passato: scegline uno che deve ancora venire."

  @EVENT-05 @EVENT-09
  Scenario: A reminder that the server refuses is told in its words, and what was chosen stays
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    And the server breaks down, when asked for a reminder
    And he taps "Salva"
    When the server is well again, and he taps "Salva" with "Quando te lo ricordiamo?" as it is
    Then he is told "Promemoria salvato"

  @EVENT-05 @EVENT-09 @ERR-04
  Scenario: Offline, the reminder's dialog says so and keeps what was chosen
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    And the server is out of reach, when asked for a reminder
    When he taps "Salva"
    Then he reads "Non riusciamo a collegarci: controlla la connessione.", and "Quando te lo ricordiamo?" still says "1 ora prima"
    And he has been told nothing

  @EVENT-06 @EVENT-09
  Scenario: A removal that fails is told in the server's words, and the event stays
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    And the server breaks down, when asked for a dropped event
    When he confirms
    Then he is told that it went wrong
    And he reads "Novecento"

  @EVENT-06 @EVENT-09
  Scenario: A removal that fails without a word says nothing, and the page stays usable
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    And the server breaks down without a word, when asked for a dropped event
    When he confirms
    Then he can tap "Togli Novecento dal calendario"
    And he has been told nothing

  @EVENT-07 @ERR-04
  Scenario: Where nothing answers the calendar is as it was read last, and says so
    Given Mario Rossi has signed in and come to his calendar
    And he reads "Concerto per archi"
    And the server is out of reach, when asked for my calendar
    When he comes back later
    Then he reads "Non siamo riusciti ad aggiornare: vedi gli ultimi dati ricevuti."
    And he reads "Concerto per archi", as it was today

  @EVENT-07 @ERR-04
  Scenario: When the server answers again, the calendar is read anew
    Given Mario Rossi has signed in and come to his calendar
    And the server is out of reach, when asked for my calendar
    And he comes back later
    And he reads "Non siamo riusciti ad aggiornare: vedi gli ultimi dati ricevuti."
    When the server is well again, and he tries again
    Then he reads "Concerto per archi", and nothing of "Non siamo riusciti"

  @EVENT-07 @AUTH-15 @browser
  Scenario: What the device kept of the calendar goes with whoever leaves
    Given Mario Rossi has signed in and come to his calendar
    And he reads "Concerto per archi"
    When he leaves and confirms
    Then nothing of his is kept on his device

  @EVENT-07 @ERR-03
  Scenario Outline: A server that <trouble> has the calendar say so, and it can be tried again
    Given Mario Rossi has signed in, and the server <trouble>, when asked for my calendar
    And he has come to his calendar
    When the server is well again, and he tries again
    Then he reads "Concerto per archi"

    Examples:
      | trouble                 |
      | answers nonsense        |
      | breaks down             |
      | answers half a sentence |
      | is out of reach         |
