Feature: Home
  The first page: what the municipality offers, by kind, open to everyone.

  La pagina iniziale dice prima che cosa c’è oggi: eventi, parcheggi, luoghi aperti e avvisi di protezione civile. Poi
  mostra tutto ciò che il comune offre. È aperta a tutti, anche senza account.

  @HOME-01
  Scenario: Home gathers its entries by kind
    Given Giulia has come to Home
    Then the kinds on Home are "Esplora, Servizi, Per te"
    And Home offers "Notifiche" under "Per te"

  @HOME-01
  Scenario: An entry of Home leads to its page
    Given Mario Rossi has signed in
    When he takes "Notifiche" on Home
    Then he is at the notices

  @HOME-01
  Scenario: What the municipality hides does not show
    Given Giulia has come to Home
    Then Home offers "Notifiche" under "Per te"
    But Home does not offer "Anagrafe online"

  @HOME-02 @ERR-03
  Scenario: Home that fails says so in its place and can be tried again
    Given the server answers nonsense, when asked for Home
    When Giulia arrives at Home
    Then she sees that Home has failed
    When the server is well again, and she tries again
    Then Home offers "Notifiche" under "Per te"

  @IMG-01 @IMG-02 @browser
  Scenario: Pictures that do not come are replaced, and nothing moves
    Given pictures do not come
    When Giulia arrives at Home
    Then Home offers "Notifiche" under "Per te"
    And no picture is broken
    And nothing has moved

  @HOME-01 @HOME-02 @HOME-04
  Scenario: Home says what is on today, also to visitors
    Given Giulia has come to Home
    Then Home shows something under "Oggi in città"
    And Home shows nothing under "Vicino a te"

  @HOME-01 @browser
  Scenario: Who reads by ear finds what is on today without going down to it
    Given Giulia has come to Home
    Then she reads "Oggi in città"

  @HOME-01 @NOTICE-02
  Scenario: Whoever receives notices finds the newest on Home
    Given Mario Rossi has signed in
    When he goes to Home
    Then Home shows "Via Sacco chiusa al traffico" under his unread notices

  @HOME-01
  Scenario: What is near is shown at once to whoever has allowed their position before
    Given Mario Rossi has signed in and allows his position
    When he goes to Home
    Then Home shows something under "Vicino a te"

  @HOME-01 @ERR-03
  Scenario: What is on today fails in its place, and the rest of Home stays
    Given the server breaks down, when asked for the events of an activity
    When Mario Rossi has signed in and come to Home
    Then Home offers "Notifiche" under "Per te"
    And he sees that a part of the page has failed
    When the server is well again, and he tries again
    Then Home shows something under "Oggi a Varese"

  @HOME-01 @SHELL-17
  Scenario Outline: An entry that leads to <aim> says that there is no such page
    Given "Guida" on Home leads to <aim>
    And Giulia has come to Home
    When she takes "Guida" on Home
    Then she reads "Pagina non trovata"

    Examples:
      | aim                      |
      | a page that never was    |
      | another site in disguise |
      | a script                 |

  @HOME-01
  Scenario Outline: An entry that leads to <aim> gets there
    Given "Guida" on Home leads to <aim>
    And Giulia has come to Home
    When she takes "Guida" on Home
    Then she is at the activities

    Examples:
      | aim                                     |
      | the activities, with half an address    |
      | the activities, as addresses were once  |
      | the activities, as Spanish addresses go |

  @HOME-01
  Scenario: An entry that leads to another site says so
    Given "Guida" on Home leads to the site of the Comune
    When Giulia arrives at Home
    Then she reads "Guida"
    And she reads "Sito esterno"

  @HOME-04 @browser
  Scenario: What is so today comes into room that was kept for it
    Given Giulia has come to Home
    Then Home shows something under "Oggi in città"
    And nothing has moved

  @HOME-04 @EVENT-01 @clock
  Scenario: Home that stayed open over midnight says what is on in the night, then on the new day
    Given Giulia has come to Home
    And she reads "Mercato contadino"
    When 54000 seconds go by
    Then Home shows "Stelle sul Campo" under "Oggi in città"
    When 7200 seconds go by
    Then Home shows "Il bibliobus a Capolago" under "Oggi in città"

  @HOME-05
  Scenario: A warning of civil protection stands first until it is read
    Given Mario Rossi has signed in and come to Home
    Then Home shows "Allerta gialla per vento" first under his unread notices
    When he takes "Allerta gialla per vento" on Home
    And he reads "allerta gialla per vento forte"
    And he goes back
    Then he reads nothing of "Avviso di protezione civile"

  @HOME-05
  Scenario: A warning does not take the place of the greeting
    Given Mario Rossi has signed in and come to Home
    Then he reads "Ciao, Mario"
    And he reads "Avviso di protezione civile"

  @HOME-04
  Scenario: What is Mario's own stands before what is on in town
    Given Mario Rossi has signed in and come to Home
    Then what Home says of today is, in this order
      | 3 notifiche da leggere   |
      | Il tuo prossimo evento   |
      | 3 risposte da dare       |
      | Oggi a Varese            |
      | Parcheggi                |
      | Aperto adesso a Varese   |

  @HOME-10 @SURVEY-01 @CHAT-10
  Scenario: Home says what waits for Mario's answer until he has given it
    Given Mario Rossi has signed in and come to his chats
    When he opens the chat with "Biblioteca civica"
    And he has written "Sì, grazie"
    And he goes to Home
    Then Home shows "Quanto ti piace il nuovo orario?" under "2 risposte da dare"

  @HOME-10
  Scenario: Whoever nobody waits for is told so
    Given Teresa has signed in
    When she goes to Home
    Then Home shows nothing under "Risposte da dare"
    And she reads "Nessuno aspetta una tua risposta."

  @HOME-10 @ERR-03
  Scenario: Chats that cannot be read hide nothing else of what waits
    Given the server breaks down, when asked for the chats
    And Mario has signed in
    When he arrives at Home
    Then Home shows "Quanto ti piace il nuovo orario?" under "2 risposte da dare"

  @HOME-05 @HOME-02
  Scenario: Visitors are shown no warning, and none is asked for
    Given Giulia has come to Home
    Then Home shows something under "Oggi in città"
    And she reads nothing of "Avviso di protezione civile"
    And the server has never heard of the notices

  @HOME-06 @E015-06 @sheets
  Scenario: Home says where there is room to park in one's own town
    Given Giulia has chosen "Varese" as her municipality
    Then Home shows "Autosilo del centro" under "Parcheggi"

  @HOME-06 @sheets
  Scenario: A town without car parks says nothing of them
    Given Giulia has chosen "Tradate" as her municipality
    Then Home shows nothing under "Oggi a Tradate"
    And Home has nothing under "Parcheggi"

  @HOME-06 @ERR-03 @sheets
  Scenario: Car parks that cannot be read fail in their place, and the rest of Home stays
    Given the server breaks down, when asked for a sheet
    And Giulia has chosen "Varese" as her municipality
    Then she sees that a part of the page has failed
    And Home shows something under "Oggi a Varese"
    When the server is well again, and she tries again
    Then Home shows something under "Parcheggi"

  @HOME-08 @EVENT-07
  Scenario: Home says what is next in the calendar
    Given Mario Rossi has signed in
    When he goes to Home
    Then Home shows "Letture al museo" under "Il tuo prossimo evento"

  @HOME-09
  Scenario: What needs an account comes last for visitors, and says so
    Given Giulia has come to Home
    Then the kinds on Home are "Esplora, Servizi, Per te"
    And she reads "Serve un account"

  @HOME-09
  Scenario: Whoever has an account finds their own ways first
    Given Mario Rossi has signed in
    When he goes to Home
    Then the kinds on Home are "Per te, Esplora, Servizi"
    And he reads nothing of "Serve un account"
