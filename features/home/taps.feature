Feature: A few taps from Home
  What citizens ask for most is near: whoever is new here, or tires easily, needs few taps.

  Le cose più richieste sono a pochi tocchi dalla pagina iniziale. Gli eventi di oggi si vedono subito. Per trovare un
  parcheggio basta un tocco.

  @HOME-01 @browser
  Scenario: What is on today needs none
    Given Giulia is on Home and begins to count her taps
    Then Home shows something under "Oggi in città"
    And she has needed 0 taps

  @HOME-01 @E015-01 @browser
  Scenario: A place to park needs one
    Given Giulia is on Home and begins to count her taps
    When she takes "Parcheggi" on Home
    Then she reads "Autosilo del centro"
    And she has needed 1 tap

  @DIR-08 @browser
  Scenario: The hours of the library need two
    Given Giulia is on Home and begins to count her taps
    When she taps into the search, and sends "orari biblioteca"
    And she takes "Biblioteca civica" from what was found
    Then she reads "Aperto ora · chiude alle 19:00"
    And she has needed 2 taps

  @DIR-08 @DIR-02 @browser
  Scenario: How to reach the town hall needs two
    Given Giulia is on Home and begins to count her taps
    When she taps into the search, and sends "comune di varese"
    And she takes "Comune di Varese" from what was found
    Then she can tap "Chiama"
    And she has needed 2 taps

  @LANG-01 @browser
  Scenario: Another language needs one
    Given Giulia is on Home and begins to count her taps
    When she takes "English" at the foot of the page
    Then she reads "Which municipality are you interested in?"
    And she has needed 1 tap

  @TOPIC-02 @DIR-08 @browser
  Scenario: To follow a topic of the school needs three, and whatever it asks then
    Given Giulia is on Home and begins to count her taps
    When she taps into the search, and sends "circolari"
    And she takes "Circolari" from what was found
    And she wants to follow "Circolari"
    Then she is asked to sign in
    And she has needed 3 taps
