Feature: Who follows a topic
  Who looks after the topics sees who follows them, and finds somebody again among many. Citizens hear who sees it before
  they follow.

  Chi amministra vede chi segue un argomento, in un elenco da filtrare. Prima di iscriversi, chiunque legge chi vedrà il
  suo nome. Il comune può mostrare l’elenco a tutti, o a nessuno.

  @TOPIC-13 @SHELL-13
  Scenario: A visitor is asked to sign in first
    Given Mario Rossi follows a link to the followers of Avvisi generali
    Then he is asked to sign in
    And the server has never been asked for the followers

  @TOPIC-13
  Scenario: Before he follows, Mario reads who will see it, and he sees nobody himself
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    Then he reads "Solo chi amministra Piazza vede chi segue un argomento."
    When he arrives at the followers of Avvisi generali
    Then he reads "Pagina non trovata"
    And the server has never been asked for the followers

  @TOPIC-13
  Scenario: A town may let everyone see who follows, and says so before
    Given this is the app of a town that shows everyone who follows a topic
    And Mario Rossi has signed in and come to the topics of the Comune di Varese
    Then he reads "Chi ha un account vede i nomi di chi segue un argomento."
    When he arrives at the followers of Avvisi generali
    Then he reads "132 persone"

  @TOPIC-13 @SHELL-17
  Scenario: A town may let nobody see who follows
    Given this is the app of a town that shows nobody who follows a topic
    And the administrator has signed in
    When she arrives at the followers of Avvisi generali
    Then she reads "Pagina non trovata"

  @TOPIC-13 @FMT-05
  Scenario: Everyone is counted, and fifty are fetched at a time
    Given the administrator has signed in
    When she arrives at the followers of Avvisi generali
    Then she reads "Chi segue Avvisi generali"
    And she reads "132 persone"
    And the server has been asked for the followers 1 times

  @TOPIC-13
  Scenario: Two characters find nobody in particular
    Given the administrator has signed in and come to the followers of Avvisi generali
    When she fills in "Filtra per nome, nazione o lavoro" with "ga"
    Then she reads "Scrivi almeno 3 caratteri per filtrare."
    And she reads "132 persone"
    And the server has been asked for the followers 1 times

  @TOPIC-13
  Scenario Outline: The filter looks into <where>, over all pages
    Given the administrator has signed in and come to the followers of Avvisi generali
    When she fills in "Filtra per nome, nazione o lavoro" with "<typed>"
    Then she reads "<total>"
    And she reads "<found>"

    Examples:
      | where     | typed       | total     | found           |
      | names     | TOMMASO gal | 1 persona | Tommaso Galli   |
      | countries | svizz       | 7 persone | Daniela Speroni |
      | jobs      | farmac      | 6 persone | Erika Puricelli |

  @TOPIC-13
  Scenario: Nobody fits, and everyone is one tap away
    Given the administrator has signed in and come to the followers of Avvisi generali
    When she fills in "Filtra per nome, nazione o lavoro" with "nessuno di questi"
    Then she reads "Nessuna persona trovata"
    When she taps "Mostra tutti"
    Then she reads "132 persone"

  @TOPIC-13 @browser
  Scenario: By keyboard alone the administrator looks for nobody there is, and is back where he types
    Given the administrator has signed in and come to the followers of Avvisi generali
    When she types "nessuno di questi" by keyboard into "Filtra per nome, nazione o lavoro"
    Then she reads "Nessuna persona trovata"
    When she walks by keyboard to "Mostra tutti" and presses "Enter"
    Then she reads "132 persone"
    And the keyboard is on "Filtra per nome, nazione o lavoro"

  @TOPIC-13 @ERR-03
  Scenario Outline: A server that <trouble> keeps the followers back, and gives them when asked again
    Given the administrator has signed in
    And the server <trouble>, when asked for the followers
    When she arrives at the followers of Avvisi generali
    Then she sees that the followers have failed
    When the server is well again, and she tries again
    Then she reads "132 persone"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @TOPIC-13 @ERR-03
  Scenario: A filter that the server does not understand stays where it was typed
    Given the administrator has signed in and come to the followers of Avvisi generali
    And the server answers nonsense, when asked for the followers
    When she fills in "Filtra per nome, nazione o lavoro" with "galli"
    Then she sees that the followers have failed
    And "Filtra per nome, nazione o lavoro" says "galli"

  @TOPIC-13 @SHELL-17
  Scenario Outline: A topic <which> has no followers' page
    Given the administrator has signed in
    When she arrives at the followers of a topic <which>
    Then she reads "Pagina non trovata"

    Examples:
      | which            |
      | that never was   |
      | without a number |
