Feature: The notices received
  All that the municipality and its activities sent to a citizen, newest first, with what is still unread in sight.

  Le notifiche del comune e delle attività stanno in un elenco. Le più nuove vengono prima. Un numero dice quante
  restano da leggere.

  @NOTICE-01 @AUTH-12
  Scenario: Mario finds his notices, newest first and by day
    Given Mario Rossi has signed in
    When he opens his notices
    Then his notices begin with "Via Sacco chiusa al traffico"
    And they are gathered under "Oggi" first and "Ieri" next

  @NOTICE-01
  Scenario: Mario begins with the oldest
    Given Mario Rossi has signed in and come to the notices
    When he puts them in the order "Prima le meno recenti"
    Then his notices no longer begin with "Via Sacco chiusa al traffico"

  @NOTICE-01
  Scenario: Mario has his notices from A to Z
    Given Mario Rossi has signed in and come to the notices
    When he gathers them by "Senza gruppi"
    And he puts them in the order "Per titolo"
    Then his notices are in the order of the alphabet

  @NOTICE-01
  Scenario: Mario gathers his notices by who sent them
    Given Mario Rossi has signed in and come to the notices
    When he gathers them by "Per mittente"
    Then "Colazione d’inverno" is gathered under "Bar Pasticceria Centrale"

  @NOTICE-01 @FMT-05
  Scenario: More notices than fit on a page come fifty at a time
    Given Mario Rossi has signed in
    When he opens his notices
    Then there are 100 of them, and the first 50 have been fetched
    When he goes down to the last of them
    Then the last of them is there to read

  @NOTICE-10 @CALL-01
  Scenario: Mario looks only at what concerns the roads
    Given Mario Rossi has signed in and come to the notices
    When he looks only at "Viabilità"
    Then "Via Sacco chiusa al traffico" is among his notices
    But "Menù della settimana" is no longer among his notices
    And the server has never heard of a tag alone

  @NOTICE-01 @fault-55
  Scenario: The server knows no filters, and what Mario has read is not among the unread all the same
    Given Mario Rossi has signed in
    And the server knows no filters, when asked for the notices
    When he goes to his notices
    And he looks only at "Solo non lette"
    Then there are only 3 notices

  @NOTICE-02 @NOTICE-03
  Scenario: Reading a notice takes it off the unread
    Given Mario Rossi has signed in
    And he has 3 unread notices
    When he opens "Via Sacco chiusa al traffico"
    Then he has 2 unread notices

  @NOTICE-03 @server
  Scenario: What Mario has read stays read
    Given Mario Rossi has signed in
    And he has 3 unread notices
    When he opens "Via Sacco chiusa al traffico"
    Then he has 2 unread notices
    When he comes back later to his notices
    Then he has 2 unread notices

  @NOTICE-02 @browser
  Scenario: The unread are counted wherever Mario looks
    Given Mario Rossi has signed in
    Then he has 3 unread notices
    And the title of the page counts 3
    And the icon of the app counts 3

  @NOTICE-02 @clock
  Scenario: While nobody touches Piazza the unread are counted less and less often
    Given Mario Rossi has signed in
    And he has 3 unread notices
    When nobody touches Piazza for 10 minutes
    Then the server has been asked for the unread count 4 times

  @ERR-02 @NOTICE-02
  Scenario: A count that cannot be had is no reason to bother Mario
    Given Mario Rossi has signed in
    And the server breaks down, when asked for the unread count
    When he comes back later to his notices
    Then "Via Sacco chiusa al traffico" is among his notices
    And he has been told nothing

  @NOTICE-01
  Scenario: Sara has thrown all her notices away
    Given Sara Bruni has signed in and come to the notices
    When she clears out her notices and confirms
    Then she reads "Nessuna notifica"

  @FMT-04 @browser
  Scenario: Senders without a picture go by their initials
    Given Mario Rossi has signed in
    When he opens his notices
    Then "Autunno ai Giardini Estensi" goes by the initials "MC"
    And what is told of "Allerta gialla per vento" stops after 2 lines of 50 characters

  @IMG-01 @browser
  Scenario: Senders whose pictures do not come go by their initials
    Given pictures do not come
    And Mario Rossi has signed in
    When he opens his notices
    Then "Via Sacco chiusa al traffico" goes by the initials "CV"
