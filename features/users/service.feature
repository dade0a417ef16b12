Feature: The state of the service
  Whoever runs Piazza in a town sees at a glance whether the server answers as it should.

  Chi amministra vede se il servizio risponde bene. Se una richiesta fallisce, legge quale e perché. Gli altri non
  vedono questa pagina.

  @ERR-03 @ADMIN-01
  Scenario: The administrator sees that the server answers as it should
    Given the administrator has signed in and come to the state of the service
    Then she reads "Tutto bene: da quando hai aperto Piazza il servizio ha risposto sempre come previsto."

  @ERR-03 @ADMIN-01
  Scenario Outline: The administrator sees which request failed, and how, when the server <trouble>
    Given the administrator has signed in, and the server <trouble>, when asked for the chats
    When she goes to the chats
    And she sees that the chats have failed
    And she goes to the profile
    And she taps "Stato del servizio"
    Then she reads "<reason>"

    Examples:
      | trouble                    | reason                       |
      | breaks down without a word | Errore del servizio: stato 500 |
      | answers half a sentence    | trovato broken JSON          |

  @ADMIN-01
  Scenario: A citizen does not see the state of the service
    Given Mario Rossi has signed in
    When he arrives at the state of the service
    Then he reads "Pagina non trovata"
