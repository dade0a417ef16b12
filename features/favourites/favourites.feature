Feature: Favourites
  What citizens come back to is one tap away: a heart beside it keeps it, and another tap lets it go.

  Un cuore segna attività e luoghi preferiti. Un altro tocco lo toglie. I preferiti stanno in un elenco con due parti.

  @FAV-01
  Scenario: Mario finds his favourites, by name, in two tabs
    Given Mario has signed in and come to his favourites
    Then the tabs are "Attività (3), Luoghi (4)"
    And he finds the favourites
      | Bar Pasticceria Centrale |
      | Biblioteca civica        |
      | Parco Campo dei Fiori    |
    When he looks at "Luoghi" there
    Then he finds the favourites
      | Bar Pasticceria Centrale |
      | Gelateria Lungolago      |
      | Navigazione Lago Maggiore |
      | Ospedale di Circolo      |

  @FAV-01
  Scenario: The tab is in the address: it is there again after a detail
    Given Mario has signed in and come to his favourites
    When he looks at "Luoghi" there
    Then he is at his favourite places
    When he comes back later
    Then he is at his favourite places

  @FAV-01
  Scenario: Sara has no favourites yet, and is shown where to find some
    Given Sara has signed in and come to her favourites
    Then she reads "Nessuna attività tra i preferiti"
    And the tabs are "Attività (0), Luoghi (0)"
    When she taps "Cerca attività"
    Then she is at the activities

  @FAV-01 @SHELL-13
  Scenario: Favourites are somebody's: Giulia is asked to sign in
    Given Giulia follows a link to the favourites
    Then she is asked to sign in

  @FAV-01 @ERR-03 @fault-55
  Scenario Outline: The server <trouble>: what Sara chose on her device is there, and the rest can be asked for again
    Given Sara has signed in and chosen "Antica Pasticceria Campi" as a favourite
    And the server <trouble>, when asked for the favourites
    When she comes back later to the favourites
    Then she reads "Intanto ecco quelli scelti su questo dispositivo."
    And she finds the favourites
      | Antica Pasticceria Campi |

    Examples:
      | trouble                                |
      | breaks down without a word             |
      | breaks down                            |
      | answers half a sentence                 |
      | refuses it as if all were well         |

  @FAV-01 @ERR-03
  Scenario: Favourites that did not come are there at the next try
    Given Mario has signed in, and the server breaks down, when asked for the favourites
    When he opens his favourites
    Then he sees that the favourites have failed
    When the server is well again, and he tries again
    Then the tabs are "Attività (3), Luoghi (4)"

  @FAV-01
  Scenario: While the favourites are on their way nothing is counted
    Given Mario has signed in, and the server is slow, when asked for the favourites
    When he opens his favourites
    Then the tabs are "Attività, Luoghi"
    When the server has answered
    Then the tabs are "Attività (3), Luoghi (4)"

  @FAV-01 @ERR-04
  Scenario: Without a network the favourites last read are there
    Given Mario has signed in and come to his favourites
    And the network is lost
    When he goes to Home
    And he goes to his favourites
    Then he reads "Biblioteca civica"
    And the tabs are "Attività (3), Luoghi (4)"

  @FAV-02
  Scenario: Sara keeps an activity from the list, and it is hers also later
    Given Sara has signed in and come to the activities
    When she chooses "Antica Pasticceria Campi" as a favourite
    And she comes back later to the favourites
    Then she finds the favourites
      | Antica Pasticceria Campi |

  @FAV-02
  Scenario: A place is kept as well
    Given Sara has signed in and come to the contacts
    When she chooses "Alimentari Colombo" as a favourite
    And she comes back later to the favourite places
    Then she finds the favourites
      | Alimentari Colombo |

  @FAV-02
  Scenario: Mario lets go of a favourite of the server's, and it stays gone
    Given Mario has signed in and come to his favourites
    When he taps the heart of "Biblioteca civica"
    Then he is told "Tolto dai preferiti: Biblioteca civica"
    And the tabs are "Attività (2), Luoghi (4)"
    When he comes back later
    Then the tabs are "Attività (2), Luoghi (4)"

  @FAV-02
  Scenario: What was let go by mistake is taken back
    Given Mario has signed in and come to his favourites
    When he taps the heart of "Biblioteca civica"
    And he takes it back
    Then he is told "Rimesso nei preferiti: Biblioteca civica"
    And "Biblioteca civica" is a favourite

  @FAV-02
  Scenario: Two taps where one was meant leave it as it was
    Given Sara has signed in and come to the activities
    When she taps the heart of "Antica Pasticceria Campi" twice
    Then "Antica Pasticceria Campi" is no favourite

  @FAV-02
  Scenario: The heart in the list is down for what is a favourite already
    Given Mario has signed in and come to the activities
    Then "Biblioteca civica" is a favourite
    And "Antica Pasticceria Campi" is no favourite

  @FAV-02 @SHELL-13 @SHELL-14
  Scenario: Sara is asked to sign in first, and finds done what she wanted
    Given Sara has come to the activities
    When she taps the heart of "Antica Pasticceria Campi"
    And she agrees to sign in
    And she signs in
    Then she is at the activities
    And "Antica Pasticceria Campi" is a favourite

  @FAV-02 @AUTH-15
  Scenario: Whoever leaves takes their favourites along
    Given Sara has signed in and chosen "Antica Pasticceria Campi" as a favourite
    When she leaves and confirms
    And she arrives at the activities
    Then "Antica Pasticceria Campi" is no favourite

  @FAV-02 @AUTH-09
  Scenario: Whoever has to sign in again finds what they chose
    Given Sara has signed in and chosen "Antica Pasticceria Campi" as a favourite
    And the session is lost while she opens her favourites
    When she signs in and opens her favourites
    Then she finds the favourites
      | Antica Pasticceria Campi |

  @FAV-01 @DIR-07 @browser
  Scenario: A favourite place says of what kind it is
    Given Mario has signed in and come to his favourites
    When he looks at "Luoghi" there
    Then he reads "Farmacie e ambulatori"

  @FAV-02 @browser
  Scenario: By keyboard alone Mario lets go of a favourite and takes it back, and never loses his place
    Given Mario has signed in and come to his favourites
    When he presses the heart of "Biblioteca civica" by keyboard
    Then the keyboard is at the heart of "Parco Campo dei Fiori"
    When he takes it back by keyboard
    Then "Biblioteca civica" is a favourite
    And the keyboard is at the heart of "Parco Campo dei Fiori"

  @FAV-02 @SHELL-16 @clock
  Scenario: What offers the way back stays ten seconds
    Given Mario has signed in and come to his favourites
    When he taps the heart of "Biblioteca civica"
    Then he is told "Tolto dai preferiti: Biblioteca civica"
    And the word is gone after 10 seconds, not before
