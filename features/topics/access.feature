Feature: Asking for access to a topic
  Some topics are followed only by those who were let in: citizens ask by name and surname.

  Alcuni temi chiedono un permesso. La persona lo chiede con nome e cognome, presi dal profilo. Finché l’ufficio non
  risponde, il tema resta in attesa.

  @TOPIC-09
  Scenario: The names of the profile are filled in, and locked
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    Then "Nome" says "Mario"
    And "Cognome" says "Rossi"
    And he cannot write over "Nome"
    And he cannot write over "Cognome"

  @TOPIC-09
  Scenario: The request is sent, and Mario does not follow the topic yet
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    When he taps "Invia richiesta"
    Then he is told "Richiesta inviata correttamente"
    And he does not follow "Consiglio comunale"
    And the server has heard once of an access request

  @TOPIC-09
  Scenario: A request waits for its answer, also when Mario comes back
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    When he taps "Invia richiesta"
    Then he can tap "In attesa: controlla la richiesta per Consiglio comunale"
    When he comes back later
    Then he can tap "In attesa: controlla la richiesta per Consiglio comunale"
    And he reads "L’iscrizione non è ancora attiva."

  @TOPIC-09 @TOPIC-10
  Scenario: Who has asked already is told so
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    And he taps "Invia richiesta"
    And he is told "Richiesta inviata correttamente"
    When he wants to follow "Consiglio comunale"
    Then he is told "Hai già inviato la richiesta"

  @TOPIC-09
  Scenario: Who would rather not ask leaves everything as it was
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    When he taps "Annulla"
    Then he does not follow "Consiglio comunale"
    And the server has never heard of an access request

  @TOPIC-09 @ERR-03
  Scenario: A request that has arrived is sent, whatever the server answers
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    And the server answers nonsense, when asked for an access request
    When he taps "Invia richiesta"
    Then he is told "Richiesta inviata correttamente"
    And the server has heard of an access request once

  @TOPIC-09 @ERR-03
  Scenario Outline: A server that <trouble> keeps the request where it is
    Given Mario Rossi is asked who wants access to "Consiglio comunale"
    And the server <trouble>, when asked for an access request
    And he taps "Invia richiesta"
    When the server is well again, and he taps "Invia richiesta" with "Nome" as it is
    Then he is told "Richiesta inviata correttamente"

    Examples:
      | trouble         |
      | breaks down     |
      | is out of reach |
