Feature: The sheet of events
  What takes place in the region, day by day.

  Questa scheda raccoglie gli eventi della regione, giorno per giorno. Parte da oggi. Si filtra per tipo, prezzo e via.

  @E015-04
  Scenario: Today, unless another day is asked for
    Given Giulia has come to the sheet of events in Varese
    Then she reads "9 risultati"
    And she reads "Mercato dell’antiquariato"

  @E015-04
  Scenario: One day on, and back to today
    Given Giulia has come to the sheet of events in Varese
    When she closes the tour
    And she taps "Giorno successivo"
    Then she reads "Coro in basilica", and nothing of "Mercato dell’antiquariato"
    When she taps "Oggi"
    Then she is at the sheet of events in Varese

  @E015-04
  Scenario: A day that is none is today
    When Giulia arrives at the sheet of events of a day that is none
    Then she reads "9 risultati"

  @E015-04
  Scenario: A day without events says so, and leads on
    When Giulia arrives at the sheet of events of a day long past
    Then she reads "Nessun evento in questo giorno"
    When she closes the tour
    And she taps "Oggi"
    Then she reads "9 risultati"

  @E015-04
  Scenario: What costs nothing
    Given Giulia has come to the sheet of events in Varese
    When she shows the filters
    And she fills in "Prezzo" with "Gratuiti"
    Then she is at the free events of that sheet
    And she reads "4 risultati"

  @E015-04
  Scenario: What takes place in a street
    Given Giulia has come to the sheet of events in Varese
    When she shows the filters
    And she fills in "Indirizzo" with "via ROBBIONI"
    Then she reads "1 risultato"
    And she reads "Via Robbioni 55, Varese"

  @E015-04 @SHELL-05
  Scenario: Filters that leave nothing are taken off
    Given Giulia has come to the sheet of events in Varese
    When she shows the filters
    And she fills in "Categoria" with "Musica"
    Then she reads "Nessun risultato con questi filtri"
    When she taps "Togli i filtri"
    Then she reads "9 risultati"
