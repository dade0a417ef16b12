Feature: Opening hours
  Whoever wants to go somewhere knows at once whether it is open, and until when.

  Si vede subito se un posto è aperto e fino a quando. Si legge anche sulla mappa e nella ricerca. Dove gli orari
  mancano, Piazza non dice nulla.

  @DIR-02 @DIR-03
  Scenario Outline: A place says whether it is open now, or when it opens
    Given Giulia has come to <place>
    Then she reads "<words>"
    And she reads "Orari"

    Examples:
      | place                                         | words                                 |
      | the page of the Biblioteca civica             | Aperto ora · chiude alle 19:00        |
      | the contact of the Biblioteca civica          | Aperto ora · chiude alle 19:00        |
      | the page of the Polisportiva Varesina         | Chiuso · apre alle 14:00              |
      | the page of the Gruppo Astrofili Schiaparelli | Chiuso oggi · apre martedì alle 17:00 |
      | the page of the Parco Campo dei Fiori         | Tutti i giorni dalle 9:00 al tramonto |

  @DIR-02 @clock
  Scenario: What is open closes while one looks
    Given Giulia has come to the page of the Biblioteca civica
    And she reads "Aperto ora · chiude alle 19:00"
    When 34200 seconds go by
    Then she reads nothing of "Aperto ora"

  @DIR-02
  Scenario: Where no hours are known nothing is said of them
    Given Giulia has come to the page of the Istituto comprensivo
    Then she reads "Dove e contatti"
    And she reads nothing of "Aperto ora"
    And she reads nothing of "Chiuso"

  @DIR-04
  Scenario: On the map a place says it too, and how it is reached
    Given Giulia has come to the map of the contacts of Luino
    When she taps "Comune di Luino"
    Then she reads "Aperto ora · chiude alle 12:30"
    And she can tap "Chiama"
    And she can tap "Condividi"

  @DIR-08 @HOME-01 @HOME-07
  Scenario: Who asks for hours on Home finds the place, and whether it is open
    Given Giulia has chosen "Varese" as her municipality
    Then Home shows "Comune di Varese" under "Aperto adesso a Varese"
    When she looks for "orari biblioteca", and sends it
    Then she finds "Biblioteca civica" under "Attività"
    And she reads "Aperto ora · chiude alle 19:00"

  @DIR-08
  Scenario Outline: Words that ask for a fact stand in nobody's way: "<asked>"
    Given Giulia has come to the search
    When she looks for "<asked>"
    Then she finds "Biblioteca civica" under "Attività"

    Examples:
      | asked                       |
      | dove si trova la biblioteca |
      | numero biblioteca           |
