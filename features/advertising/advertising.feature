Feature: Advertising
  What shops, theatres and towns put up beside what one came for. It keeps to its room and holds nobody up.

  Negozi, teatri e comuni possono farsi pubblicità. Ogni annuncio dice che è pubblicità e non sposta la pagina. Sulla
  pagina iniziale non ce n’è.

  @ADS-01 @ADS-02
  Scenario Outline: Something is advertised at <page>
    Given Giulia has come to <page>
    Then "<title>" is advertised there
    And all that is advertised there says "Pubblicità"

    Examples:
      | page               | title                |
      | the municipalities | Cineforum d’inverno  |
      | the page of Luino  | Casa efficiente      |
      | the guide          | Cineforum d’inverno  |
      | the events         | Museo di sera        |

  @ADS-02
  Scenario: On the page of a municipality the advertising is its own
    Given Giulia has come to the page of Luino
    Then all that is advertised there is about "Luino"

  @ADS-02
  Scenario: Nothing is advertised on Home
    Given Giulia has come to Home
    Then Home offers "Notifiche" under "Per te"
    And nothing is advertised there

  @ADS-03 @CALL-01
  Scenario: Whoever follows an advertisement is counted
    Given Giulia has come to the guide
    When she follows "Cineforum d’inverno", which is advertised
    Then she is at the page of Varese
    And the server has heard once of a click
    But the server has never heard of an advertisement alone

  @ADS-03
  Scenario Outline: Nobody waits for the counting: the server <trouble>
    Given Giulia has come to the guide, and the server <trouble>, when asked for a click
    When she follows "Cineforum d’inverno", which is advertised
    Then she is at the page of Varese
    And she reads "Biblioteca civica"

    Examples:
      | trouble          |
      | is slow          |
      | never answers    |
      | breaks down      |
      | answers nonsense |
      | is out of reach  |

  @ADS-04 @clock
  Scenario: Advertisements take turns
    Given Giulia has come to the guide, where things may move
    Then "Cineforum d’inverno" is advertised there
    When 8 seconds go by
    Then "Erbario aperto" is advertised there

  @ADS-04 @clock
  Scenario: Advertisements that were stopped stay until they are let go on
    Given Giulia has come to the guide, where things may move
    And she stops what is advertised when it says "Cineforum d’inverno"
    When 60 seconds go by
    Then "Cineforum d’inverno" is still advertised there
    When she lets it go on, and 8 seconds go by
    Then "Erbario aperto" is still advertised there

  @ADS-04 @clock
  Scenario: Nothing moves by itself on a device that asks for stillness
    Given Giulia has come to the guide
    Then "Cineforum d’inverno" is advertised there
    When 60 seconds go by
    Then "Cineforum d’inverno" is still advertised there

  @ADS-04 @browser
  Scenario: Advertising that comes late moves nothing
    Given the server is slow, when asked for the advertisements
    When Giulia arrives at the guide
    Then she reads "Serve un account per usare Piazza?"
    When the server has answered
    Then "Cineforum d’inverno" is advertised there
    And nothing has moved

  @ADS-04 @browser
  Scenario: Advertising that never comes moves nothing either
    Given the server breaks down, when asked for the advertisements
    When Giulia arrives at the guide
    Then she reads "Serve un account per usare Piazza?"
    And nothing is advertised there, and nothing is said of it
    And nothing has moved

  @ADS-05
  Scenario: An advertisement leads to its notice
    Given Mario Rossi has signed in
    And he goes to the notices
    When he follows "Casa efficiente", which is advertised
    Then he is reading "Via Sacco chiusa al traffico"

  @ADS-05
  Scenario: What is advertised with a notice leads on to its municipality
    Given Mario Rossi has signed in
    And he goes to the notices
    And he opens "Via Sacco chiusa al traffico"
    When he follows "Mercatini di Natale", which is advertised
    Then he is at the page of Laveno-Mombello

  @ADS-01 @ERR-02
  Scenario Outline: Advertising of a server that <trouble> is simply not there
    Given the server <trouble>, when asked for the advertisements
    When Giulia arrives at the municipalities
    Then she reads "Laveno-Mombello"
    And nothing is advertised there, and nothing is said of it

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |
