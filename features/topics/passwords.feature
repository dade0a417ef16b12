Feature: Topics with a password
  Some topics are for a group: who follows them has been given a password.

  Alcuni temi sono per un gruppo e hanno una password. Con la password giusta il tema si segue subito. Se è sbagliata,
  resta scritta e si corregge.

  @TOPIC-03
  Scenario: The right password opens the topic
    Given Mario Rossi is asked for the password of "Protezione civile"
    When he fills in "Password" with "volontari"
    And he taps "Iscriviti"
    Then he follows "Protezione civile"
    And he is told "Iscrizione riuscita"

  @TOPIC-03 @TOPIC-04
  Scenario: A wrong password is told, and stays to be mended
    Given Mario Rossi is asked for the password of "Protezione civile"
    When he fills in "Password" with "pompieri"
    And he taps "Iscriviti"
    Then he is told "Password errata"
    And beside "Password" he reads "Password errata"
    And "Password" says "pompieri"

  @TOPIC-04
  Scenario: After a wrong password the right one still opens the topic
    Given Mario Rossi is asked for the password of "Protezione civile"
    And he fills in "Password" with "pompieri"
    And he taps "Iscriviti"
    And beside "Password" he reads "Password errata"
    When he mends the password to "volontari"
    Then he follows "Protezione civile"

  @TOPIC-04 @SHELL-16
  Scenario: While a wrong password is being mended, no message over the page repeats that it is wrong
    Given Mario Rossi is asked for the password of "Protezione civile"
    And he fills in "Password" with "pompieri"
    And he taps "Iscriviti"
    And he is told "Password errata"
    When he fills in "Password" with "volontari"
    Then he is no longer told "Password errata"

  @TOPIC-05
  Scenario: Without a password nothing is sent
    Given Mario Rossi is asked for the password of "Protezione civile"
    When he taps "Iscriviti"
    Then beside "Password" he reads "La password è obbligatoria"
    And the server has never heard of a topic password

  @TOPIC-03
  Scenario: Whoever gives up finds the dialog empty the next time
    Given Mario Rossi is asked for the password of "Protezione civile"
    And he fills in "Password" with "pompieri"
    When he taps "Annulla"
    And he wants to follow "Protezione civile"
    Then "Password" says ""

  @TOPIC-03 @ERR-03
  Scenario Outline: A server that <trouble> keeps the password where it was typed
    Given Mario Rossi is asked for the password of "Protezione civile"
    And the server <trouble>, when asked for a topic password
    And he fills in "Password" with "volontari"
    And he taps "Iscriviti"
    When the server is well again, and he taps "Iscriviti" with "Password" as it is
    Then he follows "Protezione civile"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |
