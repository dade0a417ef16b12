Feature: Following a topic no longer
  What one no longer wants to hear of is left as easily as it was chosen, after a question.

  Un tema si lascia con la stessa facilità con cui si segue. Prima c’è una domanda di conferma. Si può seguire di nuovo
  quando si vuole.

  @TOPIC-12
  Scenario: Mario leaves a topic after a question
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    When he wants to follow "Avvisi generali" no longer
    And he confirms
    Then he is told "Iscrizione annullata"
    And he does not follow "Avvisi generali"
    And the server has heard once of an unsubscription

  @TOPIC-12
  Scenario: Mario thinks better of it
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    When he wants to follow "Avvisi generali" no longer
    And he cancels
    Then he follows "Avvisi generali"
    And the server has never heard of an unsubscription

  @TOPIC-12 @TOPIC-07
  Scenario: What was left can be followed again
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    And he wants to follow "Avvisi generali" no longer
    And he confirms
    And he is told "Iscrizione annullata"
    When he wants to follow "Avvisi generali"
    Then he follows "Avvisi generali"

  @TOPIC-12
  Scenario: What was left in another window already is left here too
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    And he has the notices and topics of the Comune di Varese open in a second window
    When he wants to follow "Avvisi generali" no longer
    And in the second window he follows "Avvisi generali" no longer
    And he confirms
    Then he does not follow "Avvisi generali"

  @TOPIC-12 @ERR-01 @ERR-03
  Scenario Outline: A server that <trouble> leaves the topic followed
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    And the server <trouble>, when asked for an unsubscription
    When he wants to follow "Avvisi generali" no longer
    And he confirms
    Then he is told that it went wrong once more
    And he follows "Avvisi generali"

    Examples:
      | trouble          |
      | breaks down      |
      | is out of reach  |
