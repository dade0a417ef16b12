Feature: The page of an activity
  Everything there is to know of an office, a shop or an association, and every way to reach it.

  La pagina di un’attività dice tutto: descrizione, contatti, temi, eventi e avvisi. Telefono, posta, sito e strada sono
  a un tocco. Se una parte non arriva, il resto si legge lo stesso.

  @DIR-02
  Scenario: Giulia reads what an activity says of itself
    Given Giulia has come to the page of the Comune di Varese
    Then she reads "Comune di Varese"
    And she reads "Quando siamo aperti"
    And she reads "Orari di sportello"
    And she reads "Via Luigi Sacco 5, 21100 Varese"
    And "Descrizione" comes before "Dove e contatti" there

  @DIR-02
  Scenario: What takes place next is on the page, and one tap away
    Given Giulia has come to the page of the Teatro Intred
    When she looks at "Eventi" there
    Then she reads "Prossimi eventi"
    When she taps "Tutti gli eventi"
    Then she is at the events of the Teatro Intred

  @DIR-02 @TOPIC-01
  Scenario: Whoever is signed in is shown the activity with their own subscriptions
    Given Mario Rossi has signed in
    When he arrives at the page of the Comune di Varese
    Then he reads "Orari di sportello"
    And the server has heard once of an activity as its reader sees it
    And the server has never heard of an activity

  @DIR-02
  Scenario: Visitors are shown the activity as everyone sees it
    Given Giulia has come to the page of the Comune di Varese
    Then she reads "Orari di sportello"
    And "Bacheca" comes before "Orari di sportello" there
    And the server has heard once of an activity
    And the server has never heard of an activity as its reader sees it

  @NOTICE-11
  Scenario: Mario reads what an activity has published
    Given Mario Rossi has signed in
    When he arrives at the notices and topics of the Comune di Varese
    Then he reads "Notifiche pubblicate"
    And he reads "Via Sacco chiusa al traffico"

  @NOTICE-11
  Scenario: Mario opens what an activity has published and he has received
    Given Mario Rossi has signed in
    When he arrives at the notices and topics of the Comune di Varese
    And he taps "Via Sacco chiusa al traffico"
    Then he reads "Come ci si muove"

  @NOTICE-11 @SHELL-13 @SHELL-14
  Scenario: Visitors are invited to sign in for the notices, and are back at the activity afterwards
    Given Giulia has come to the notices and topics of the Comune di Varese
    Then she reads "Per leggere le notifiche pubblicate, accedi con il tuo account."
    And the server has never heard of the published notices
    When she taps "Login"
    Then she is asked "Login utente"

  @NOTICE-11 @SHELL-14
  Scenario: After signing in Mario is back at the activity and reads its notices
    Given Mario has come to the notices and topics of the Comune di Varese
    When he taps "Login"
    And he confirms
    And he signs in
    Then he is at the notices and topics of the Comune di Varese
    And he reads "Via Sacco chiusa al traffico"

  @DIR-09 @FMT-03
  Scenario: An activity is called, written to, visited and gone to
    Given Giulia has come to the page of the Biblioteca civica
    Then she reads "0332 555 1037"
    And she can tap "Chiama"
    And she can tap "Portami lì"
    And she can tap "E-mail"
    And she can tap "Sito web"

  @DIR-02 @browser
  Scenario: The document is called after the activity
    Given Giulia has come to the page of the Biblioteca civica
    Then the title of the page is "Biblioteca civica"

  @DIR-09 @browser
  Scenario: The ways to reach an activity are real links
    Given Giulia has come to the page of the Biblioteca civica
    Then "Chiama" leads to "tel:03325551037"
    And "E-mail" leads to "mailto:info@biblioteca-civica.example.it"
    And "Sito web" leads to "https://biblioteca-civica.example.it/"

  @SHELL-03 @SHELL-02
  Scenario: Whoever goes out from an activity comes back to it
    Given Giulia has come to the page of the Biblioteca civica
    When she taps "Portami lì"
    And she comes back later to the municipalities
    Then she reads "Laveno-Mombello"
    When she goes back
    Then she is at the page of the Biblioteca civica

  @SHELL-03 @SHELL-02
  Scenario: Whoever comes back to the very page they left is not held there
    Given Mario Rossi has signed in and come to the notices
    And he arrives at the page of the Biblioteca civica
    When he taps "Portami lì"
    And he goes back
    Then he is at the notices

  @DIR-02 @SHELL-23
  Scenario: The page of an activity is shared by its address
    Given Giulia has come to the page of the Biblioteca civica
    When she taps "Condividi"
    Then she is told "Indirizzo copiato"

  @ERR-04 @DIR-02 @browser
  Scenario: Without a network what was read of an activity stays
    Given Giulia has come to the page of the Biblioteca civica
    When the network is lost
    Then she is told that she is offline
    And she reads "La tessera"

  @ERR-03 @DIR-02
  Scenario Outline: <part> that cannot be read leave the rest of the page alone
    Given the server answers nonsense, when asked for <part>
    When Giulia arrives at the page of the Comune di Varese
    Then she sees that a part of the page has failed
    And she reads "Quando siamo aperti"
    When the server is well again, and she tries again
    Then she reads "<words>"

    Examples:
      | part                       | words                           |
      | the boards of an activity  | Orari di sportello              |
      | the contact of an activity | Via Luigi Sacco 5, 21100 Varese |

  @ERR-03 @DIR-02
  Scenario: Events that cannot be read leave the rest of the page alone
    Given the server answers nonsense, when asked for the events of an activity
    When Giulia arrives at the events at the Teatro Intred
    Then she sees that a part of the page has failed
    And she can tap "Portami lì"
    When the server is well again, and she tries again
    Then she can tap "Tutti gli eventi"

  @ERR-03 @NOTICE-11
  Scenario: Published notices that cannot be read leave the rest of the page alone
    Given Mario Rossi has signed in, and the server breaks down, when asked for the published notices
    When he arrives at the notices and topics of the Comune di Varese
    Then he sees that a part of the page has failed
    And he reads "Avvisi generali"
    When the server is well again, and he tries again
    Then he reads "Via Sacco chiusa al traffico"

  @ERR-03 @DIR-02
  Scenario Outline: An activity whose server <trouble> says so, and can be tried again
    Given the server <trouble>, when asked for an activity
    When Giulia arrives at the page of the Comune di Varese
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "Quando siamo aperti"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @SHELL-17 @DIR-02
  Scenario Outline: <address> is not found
    When Giulia follows a link to <address>
    Then she reads "Pagina non trovata"

    Examples:
      | address                      |
      | an activity that never was   |
      | an activity without a number |

  @DIR-02 @hostile @browser
  Scenario: What an activity says of itself can do no harm
    Given Giulia has come to the page of the Bar Pasticceria Centrale
    Then she reads "torte su ordinazione"
    And nothing in the page can run, nor has run

  @IMG-01 @IMG-02 @DIR-02 @browser
  Scenario: Pictures of an activity that do not come are drawn, and nothing moves
    Given pictures do not come
    When Giulia arrives at the page of the Biblioteca civica
    Then she reads "La tessera"
    And no picture of the page is broken
    And nothing has moved
