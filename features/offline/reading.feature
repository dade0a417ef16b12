Feature: Reading without a network
  What a citizen has read last stays on the device, and says how old it is. When the network is back it is read anew by
  itself. Nobody reads what another citizen has read.

  Ciò che hai letto per ultimo resta sul dispositivo, con la sua età. Quando torna la rete si aggiorna da solo. Nessuno
  legge ciò che ha letto un’altra persona.

  @ERR-04 @HOME-01 @NOTICE-01
  Scenario Outline: <page> as they were read last are there without a network, and say how old they are
    Given Mario has signed in and come to <page>
    And he reads "<words>"
    And he goes to <other>
    When the network is lost
    And he goes to <page>
    Then he reads "<words>", as it was today

    Examples:
      | page        | words                        | other       |
      | Home        | Esplora                      | the notices |
      | the notices | Via Sacco chiusa al traffico | Home        |

  @ERR-04 @EVENT-01
  Scenario: The events that Mario read last are there without a network
    Given Mario has signed in and come to the events
    And he goes to Home
    When the network is lost
    And he takes "Eventi" on Home
    Then he reads "Concerto per archi", as it was today

  @ERR-04
  Scenario: What was read last is read anew by itself when the network is back
    Given Mario has signed in and come to the events
    And he goes to Home
    And the network is lost
    And he takes "Eventi" on Home
    When the network comes back
    Then he reads "Concerto per archi", as it is now

  @ERR-04 @FAV-01
  Scenario: What could not be read comes by itself when the network is back
    Given Mario has signed in, and the server is out of reach, when asked for the favourites
    And he goes to the favourites
    And he reads "Non riusciamo a collegarci"
    And the server is well again
    When the network is lost, and comes back
    Then he reads "Biblioteca civica", as it is now

  @ERR-04 @AUTH-10
  Scenario Outline: Mario opens the app where the server is out of reach, and <page> is as it was read last
    Given Mario has signed in and come to <page>
    And he reads "<words>"
    And the server is out of reach
    When he comes back later
    Then he is known as "Mario Rossi"
    And he reads "<words>", as it was today

    Examples:
      | page                             | words                        |
      | the notices                      | Via Sacco chiusa al traffico |
      | the favourites                   | Biblioteca civica            |
      | the chats                        | Teatro Intred                |
      | the chat with the bar            | A domenica!                  |
      | the personal data                | Via Sacco 5                  |
      | the notices and topics of the Comune di Varese | Avvisi generali              |
      | the contacts                     | Luoghi                       |

  @ERR-04 @fault-16
  Scenario: Where something answers in the server's place, what Mario read last stays
    Given Mario has signed in and come to the notices
    And he reads "Via Sacco chiusa al traffico"
    And the server answers with a page meant for engineers
    When he comes back later
    Then he is known as "Mario Rossi"
    And he reads "Via Sacco chiusa al traffico", as it was today

  @ERR-04 @NOTICE-03
  Scenario: A notice read before is whole without a network, and one never read says what is missing
    Given Mario has signed in and opened "Via Sacco chiusa al traffico"
    And the server is out of reach
    When he comes back later
    Then he reads "Ci scusiamo per il disagio", as it was today
    When he follows a link to "Menù della settimana"
    Then he reads "Non riusciamo a collegarci"

  @ERR-04 @AUTH-11 @AUTH-15 @fault-49
  Scenario: What Mario read goes when he leaves
    Given Mario has signed in and opened "Via Sacco chiusa al traffico"
    And what he read is on his device
    When he leaves and confirms
    Then nothing that he read is on his device

  @ERR-04 @AUTH-10 @AUTH-15
  Scenario: What Mario read goes with a lost session
    Given Mario has signed in and come to the favourites
    And what he read is on his device
    And the server refuses to renew the session
    When he opens his notices
    Then he is at the sign-in
    And nothing that he read is on his device

  @ERR-04 @AUTH-15
  Scenario: Whoever signs in after Mario reads nothing of his
    Given Mario has signed in and opened "Via Sacco chiusa al traffico"
    And Sara Bruni has signed in on Mario's device since
    And the server is out of reach
    When he follows a link to "Via Sacco chiusa al traffico"
    Then he reads "Non riusciamo a collegarci", and nothing of "Via Sacco"
