Feature: Home
  The first page: what the municipality offers, by kind, open to everyone.

  @HOME-01
  Scenario: Home gathers its entries by kind
    Given Giulia has come to Home
    Then the kinds on Home are "Per te, Esplora, Servizi"
    And Home offers "Notifiche" under "Per te"

  @HOME-01
  Scenario: An entry of Home leads to its page
    Given Mario Rossi has signed in
    When he takes "Notifiche" on Home
    Then he is at the notices

  @HOME-01
  Scenario: What the municipality hides does not show
    Given Giulia has come to Home
    Then Home offers "Notifiche" under "Per te"
    But Home does not offer "Anagrafe online"

  @HOME-02 @ERR-03
  Scenario: Home that fails says so in its place and can be tried again
    Given the server answers nonsense, when asked for Home
    When Giulia arrives at Home
    Then she sees that Home has failed
    When the server is well again, and she tries again
    Then Home offers "Notifiche" under "Per te"

  @IMG-01 @IMG-02 @browser
  Scenario: Pictures that do not come are replaced, and nothing moves
    Given pictures do not come
    When Giulia arrives at Home
    Then Home offers "Notifiche" under "Per te"
    And no picture is broken
    And nothing has moved
