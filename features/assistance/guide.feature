Feature: The guide
  How Piazza is used, for everyone who wonders.

  La guida spiega a tutti come si usa Piazza. Le risposte si cercano con poche parole. Chi non trova la risposta può
  scrivere all’assistenza.

  @HOME-03
  Scenario: The guide is open to everyone
    Given Giulia has come to the guide
    Then she reads "Serve un account per usare Piazza?"
    And she reads "Accessibilità"
    And she can tap "Scrivi all’assistenza"

  @HOME-03 @browser @desktop
  Scenario: At a desk the contents of the guide are beside its answers
    Given Giulia has come to the guide
    Then she reads "Indice"

  @HOME-03
  Scenario: What is looked for in the guide is answered as it is typed
    Given Giulia has come to the guide
    When she looks for "allegato"
    Then she reads "1 risposta per «allegato»"
    And she reads "Come salvo un allegato?"
    And she reads nothing of "Serve un account per usare Piazza?"

  @HOME-03
  Scenario: Capitals and accents make no difference, and every word counts
    Given Giulia has come to the guide
    When she looks for "PERCHE riservati"
    Then she reads "Perché un argomento mi chiede una password o una richiesta?"
    And she reads nothing of "Come seguo un argomento?"

  @HOME-03
  Scenario: An answer leads to what it speaks of
    Given Giulia has come to the guide
    When she looks for "segnaposto"
    And she taps "Vai a «Luoghi»"
    Then she is at the contacts

  @HOME-03
  Scenario: What the guide does not know is asked of support
    Given Giulia has come to the guide
    When she looks for "astronave"
    Then she reads "Nessuna risposta per «astronave»"
    And she can tap "Scrivi all’assistenza"

  @HOME-03
  Scenario: What was looked for is taken back
    Given Giulia has come to the guide
    When she looks for "astronave"
    And she looks for ""
    Then she reads "Serve un account per usare Piazza?"
    And she reads nothing of "Nessuna risposta per «astronave»"

  @HOME-03 @LANG-01
  Scenario: The guide speaks Spanish too
    When Giulia follows a link to the guide in Spanish
    Then she reads "¿Hace falta una cuenta para usar Piazza?"

  @HOME-03 @browser
  Scenario: A link to one answer opens it
    When Giulia follows a link to the answer about a forgotten password
    Then she reads "Se il codice è scaduto, chiedine un altro: il precedente non vale più."
    And the keyboard is on "Ho dimenticato la password: come faccio?"

  @HOME-03 @ADS-01
  Scenario: The guide has its advertising
    Given Giulia has come to the guide
    Then "Cineforum d’inverno" and "Mercatini di Natale" are advertised there
