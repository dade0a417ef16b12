Feature: What the municipality knows of me
  A citizen reads what they have told of themselves, and sees what is missing.

  Ogni persona legge i dati che il comune ha di lei. Quello che manca si vede. Se i dati non arrivano, la pagina lo dice
  e si può riprovare.

  @PROF-02 @FMT-03
  Scenario: Mario reads what he has told
    Given Mario Rossi has signed in
    When he arrives at the personal data
    Then he reads all of
      | Mario Rossi            |
      | mario.rossi@example.it |
      | 347 123 4567           |
      | 0332 28 1450           |
      | Via Sacco 5            |
      | 21100                  |
      | Varese                 |
      | VA                     |
      | Italia                 |
    And his initials stand for him

  @PROF-02
  Scenario: What Teresa never told says so
    Given Teresa Prova has signed in
    When she arrives at the personal data
    Then she reads "Saronno"
    And she reads "Non indicato"

  @ERR-03 @ERR-04 @PROF-02
  Scenario Outline: Data that do not come because the server <trouble> say so, and can be asked for again
    Given Mario Rossi has signed in
    And the server <trouble>, when asked for the personal data
    When he arrives at the personal data
    Then he sees that his data have failed
    When the server is well again, and he tries again
    Then he reads "Via Sacco 5"

    Examples:
      | trouble                                 |
      | answers nonsense                        |
      | answers half a sentence                 |
      | answers with a page meant for engineers |
      | is out of reach                         |

  @PROF-02
  Scenario: A slow server shows where the data will be
    Given Mario Rossi has signed in
    And the server is slow, when asked for the personal data
    When he arrives at the personal data
    Then he sees that something is under way
    When the server has answered
    Then he reads "Via Sacco 5"

  @PROF-02 @browser
  Scenario: What Mario has told of himself can be used
    Given Mario Rossi has signed in
    When he arrives at the personal data
    Then "347 123 4567" leads to "tel:3471234567"
    And "mario.rossi@example.it" leads to "mailto:mario.rossi@example.it"
