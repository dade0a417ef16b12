Feature: The flights board
  Who flies, or fetches someone, sees how the flights stand, and hears when that changes.

  Il tabellone mostra i voli e il loro stato. Si cerca un volo per numero, compagnia o area. Quando qualcosa cambia, la
  pagina lo dice da sola.

  @E015-05
  Scenario: What leaves, and how it stands
    Given Giulia has come to the flights from Malpensa
    Then she reads "42 voli"
    And she reads "Partito"
    And she reads "Imbarco"
    And she reads "Chiuso"

  @E015-05
  Scenario: What arrives, and how it stands
    Given Giulia has come to the flights from Malpensa
    When she closes the tour
    And she taps "Arrivi"
    Then she is at the arrivals at Malpensa
    And she reads "Atterrato"
    And she reads "Cancellato"

  @E015-05
  Scenario: A word that nobody knows is shown as it is
    Given Giulia has come to the arrivals at Malpensa
    Then she reads "XZ 404"
    And she reads "DIROTTATO"

  @E015-05
  Scenario: One flight by its number
    Given Giulia has come to the flights from Malpensa
    When she shows the filters
    And she fills in "Numero del volo" with "fr 1319"
    Then she reads "1 volo"
    And she reads "Palermo", and nothing of "Barcellona"

  @E015-05
  Scenario: The flights of an airline and an area
    Given Giulia has come to the flights from Malpensa
    When she shows the filters
    And she fills in "Compagnia" with "easyJet"
    Then she reads "Amsterdam", and nothing of "Barcellona"
    When she fills in "Area" with "Terminal 1"
    Then she reads "Nessun risultato con questi filtri"

  @E015-05 @clock
  Scenario: The board moves while one looks
    Given Giulia has come to the flights from Malpensa
    And she reads "42 voli"
    When 30 seconds go by
    Then she reads "Aggiornato"
    And she reads "AF 1333"

  @E015-05 @browser @clock
  Scenario: Who listens is told once what has changed, and nothing else moves
    Given Giulia has come to the flights from Malpensa
    And she reads "42 voli"
    And she is attending to the board
    When 30 seconds go by
    Then she is told once of "AF 1333"
    And all flights are where they were
