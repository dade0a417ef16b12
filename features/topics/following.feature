Feature: Following topics
  On the page of an office, a shop or an association citizens choose what they want to hear of.

  Sulla pagina di un’attività si scelgono i temi da seguire. Un tema aperto a tutti si segue con un tocco. Chi non ha
  ancora fatto l’accesso lo fa e torna proprio a quel tema.

  @TOPIC-01
  Scenario: Topics stand in their order, with what lies below them
    Given Giulia has come to the topics of the Comune di Varese
    Then "Avvisi generali" comes before "Anagrafe e sportelli" there
    And "Anagrafe e sportelli" comes before "Ambiente e rifiuti" there
    And "Ambiente e rifiuti" comes before "Viabilità e cantieri" there
    And "Viabilità e cantieri" comes before "Protezione civile" there
    And "Protezione civile" comes before "Pulizia strade" there

  @TOPIC-01 @TOPIC-08
  Scenario: What Mario follows is told apart, also when he comes back
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    And he reads "Lo segui"
    When he comes back later
    Then he follows "Avvisi generali"
    And he does not follow "Protezione civile"

  @EVENT-10
  Scenario: How often a topic has something to say, in words
    Given Giulia has come to the topics of the Comune di Varese
    Then she reads "Notifiche ricorrenti: martedì e venerdì"
    And she reads "Notifiche singole: lunedì"
    And she reads "Notifiche per quartiere"
    And she reads "Notifiche automatiche"

  @TOPIC-07
  Scenario: How each topic is followed, in words
    Given Giulia has come to the topics of the Comune di Varese
    Then she reads "Pubblico"
    And she reads "Su richiesta"
    And she reads "Con password"
    And she reads "Per indirizzo"
    And she reads "Per quartiere"

  @TOPIC-07 @TOPIC-08
  Scenario: A topic that is open to all is followed at once
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he wants to follow "Avvisi generali"
    Then he is told "Iscrizione riuscita"
    And he follows "Avvisi generali"
    And the server has heard once of a subscription

  @TOPIC-07 @TOPIC-08
  Scenario: Two taps where one was meant are one subscription
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he taps twice to follow "Viabilità e cantieri"
    Then he is told "Iscrizione riuscita"
    And the server has heard once of a subscription

  @TOPIC-07
  Scenario: What is given to everyone is not followed
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    Then he has no way to follow "Pratiche personali"

  @TOPIC-02 @SHELL-14
  Scenario: A visitor signs in first, and is back at the very topic
    Given Mario Rossi has come to the topics of the Comune di Varese
    When he wants to follow "Bandi e gare"
    Then he is asked to sign in
    When he agrees to sign in
    And he signs in
    Then he is back at "Bandi e gare"

  @TOPIC-02
  Scenario: Signing in follows nothing behind one's back
    Given Mario Rossi has come to the topics of the Comune di Varese
    When he wants to follow "Avvisi generali"
    And he agrees to sign in
    And he signs in
    Then he does not follow "Avvisi generali"
    And the server has never heard of a subscription

  @TOPIC-02
  Scenario: A visitor who would rather not sign in stays where they are
    Given Giulia has come to the topics of the Comune di Varese
    When she wants to follow "Avvisi generali"
    Then she is asked to sign in
    When she cancels
    Then she does not follow "Avvisi generali"

  @TOPIC-10
  Scenario: A topic that cannot be followed yet says why
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he wants to follow "Asili nido"
    Then he is told "L’ufficio deve confermare la tua iscrizione"
    And he does not follow "Asili nido"

  @TOPIC-11
  Scenario: A topic that cannot be followed any more says why
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he wants to follow "Bandi e gare"
    Then he is told "Iscrizioni chiuse"
    And he does not follow "Bandi e gare"

  @TOPIC-10
  Scenario: What waits for the office says so, also when Mario comes back
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he wants to follow "Asili nido"
    Then he can tap "In attesa: controlla la richiesta per Asili nido"
    When he comes back later
    Then he can tap "In attesa: controlla la richiesta per Asili nido"

  @TOPIC-11
  Scenario: What is closed says so, also when Mario comes back
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    When he wants to follow "Bandi e gare"
    Then he can tap "Non accettata: riprova a iscriverti a Bandi e gare"
    When he comes back later
    Then he can tap "Non accettata: riprova a iscriverti a Bandi e gare"
    And he reads "Iscrizioni chiuse"

  @TOPIC-03 @TOPIC-07
  Scenario: A topic with a password says so before it is tapped
    Given Giulia has come to the topics of the Comune di Varese
    Then she can tap "Iscriviti con password a Protezione civile"
    And she can tap "Iscriviti ad Avvisi generali"

  @TOPIC-10 @ERR-10
  Scenario: What is followed in one window is followed in the other
    Given Mario Rossi has the topics of the Comune di Varese open in two windows
    When he wants to follow "Avvisi generali"
    Then he follows "Avvisi generali"
    And in the second window he follows "Avvisi generali"

  @TOPIC-10 @TOPIC-01 @fault-29
  Scenario: What was followed in another window already is not followed twice
    Given Mario Rossi has the topics of the Comune di Varese open in two windows
    And the server breaks down, when asked for an activity as its reader sees it
    And he wants to follow "Avvisi generali"
    And he follows "Avvisi generali"
    When in the second window he wants to follow "Avvisi generali"
    Then in the second window he is told "Segui già questo argomento"

  @TOPIC-14
  Scenario: Topics with events show what is coming
    Given Giulia has come to the topics of the Comune di Varese
    Then she reads "Prossimi eventi di Consiglio comunale"
    And she reads "Prossimi eventi di Quartieri"
    And she reads nothing of "Prossimi eventi di Avvisi generali"

  @TOPIC-07 @ERR-01 @ERR-03 @fault-55
  Scenario Outline: A server that <trouble> is told, and the topic can be followed once it is well
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the server <trouble>, when asked for a subscription
    When he wants to follow "Avvisi generali"
    Then he is told that it went wrong
    When the server is well again, and he wants to follow "Avvisi generali"
    Then he follows "Avvisi generali"

    Examples:
      | trouble                        |
      | breaks down                    |
      | is out of reach                |
      | refuses it as if all were well |

  @TOPIC-07
  Scenario: A slow server leaves the page as it is, and the topic on its way
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the server is slow, when asked for a subscription
    When he wants to follow "Avvisi generali"
    Then he sees that something is under way
    When the server has answered
    Then he follows "Avvisi generali"
