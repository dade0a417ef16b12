Feature: Who follows a topic
  Citizens who are signed in see who else follows a topic, and find somebody again among many.

  @TOPIC-13 @SHELL-13
  Scenario: A visitor is asked to sign in first
    Given Mario Rossi follows a link to the followers of Avvisi generali
    Then he is asked to sign in
    And the server has never been asked for the followers

  @TOPIC-13 @FMT-05
  Scenario: Everyone is counted, and fifty are fetched at a time
    Given Mario Rossi has signed in
    When he arrives at the followers of Avvisi generali
    Then he reads "Chi segue Avvisi generali"
    And he reads "132 persone"
    And the server has been asked for the followers 1 times

  @TOPIC-13
  Scenario: Two characters find nobody in particular
    Given Mario Rossi has signed in and come to the followers of Avvisi generali
    When he fills in "Filtra per nome, paese o lavoro" with "ga"
    Then he reads "Scrivi almeno 3 caratteri per filtrare."
    And he reads "132 persone"
    And the server has been asked for the followers 1 times

  @TOPIC-13
  Scenario Outline: The filter looks into <where>, over all pages
    Given Mario Rossi has signed in and come to the followers of Avvisi generali
    When he fills in "Filtra per nome, paese o lavoro" with "<typed>"
    Then he reads "<total>"
    And he reads "<found>"

    Examples:
      | where     | typed       | total     | found           |
      | names     | TOMMASO gal | 1 persona | Tommaso Galli   |
      | countries | svizz       | 7 persone | Daniela Speroni |
      | jobs      | farmac      | 6 persone | Erika Puricelli |

  @TOPIC-13
  Scenario: Nobody fits, and everyone is one tap away
    Given Mario Rossi has signed in and come to the followers of Avvisi generali
    When he fills in "Filtra per nome, paese o lavoro" with "nessuno di questi"
    Then he reads "Nessuna persona trovata"
    When he taps "Mostra tutti"
    Then he reads "132 persone"

  @TOPIC-13 @browser
  Scenario: By keyboard alone Mario looks for nobody there is, and is back where he types
    Given Mario Rossi has signed in and come to the followers of Avvisi generali
    When he types "nessuno di questi" by keyboard into "Filtra per nome, paese o lavoro"
    Then he reads "Nessuna persona trovata"
    When he walks by keyboard to "Mostra tutti" and presses "Enter"
    Then he reads "132 persone"
    And the keyboard is on "Filtra per nome, paese o lavoro"

  @TOPIC-13 @ERR-03
  Scenario Outline: A server that <trouble> keeps the followers back, and gives them when asked again
    Given Mario Rossi has signed in
    And the server <trouble>, when asked for the followers
    When he arrives at the followers of Avvisi generali
    Then he sees that the followers have failed
    When the server is well again, and he tries again
    Then he reads "132 persone"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @TOPIC-13 @ERR-03
  Scenario: A filter that the server does not understand stays where it was typed
    Given Mario Rossi has signed in and come to the followers of Avvisi generali
    And the server answers nonsense, when asked for the followers
    When he fills in "Filtra per nome, paese o lavoro" with "galli"
    Then he sees that the followers have failed
    And "Filtra per nome, paese o lavoro" says "galli"

  @TOPIC-13 @SHELL-17
  Scenario Outline: A topic <which> has no followers' page
    Given Mario Rossi has signed in
    When he arrives at the followers of a topic <which>
    Then he reads "Pagina non trovata"

    Examples:
      | which            |
      | that never was   |
      | without a number |
