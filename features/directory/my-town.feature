Feature: My town
  The province has many municipalities. Whoever says which one is theirs, with or without an account, finds what is on
  there first. Nobody has to: without a choice all of them are shown.

  Ogni persona può dire qual è il suo comune, anche senza account. Allora trova per prime le cose di quel comune. Chi
  non sceglie vede tutti i comuni.

  @HOME-01
  Scenario: What is elsewhere says so
    Given Giulia has come to the events
    Then she reads "Piazza Repubblica · Luino"
    And she reads "Villa Mirabello · Varese"

  @SHELL-24 @HOME-01
  Scenario: Giulia chooses her municipality in the settings, and Home speaks of it
    Given Giulia has come to Home
    When she chooses "Scegli il tuo comune" in the settings
    And she flips "Luino"
    Then she is told "Il tuo comune è Luino"
    When she goes to Home
    Then Home shows something under "Oggi a Luino"

  @SHELL-24
  Scenario: The choice stays on the device, and the settings say it
    Given Giulia has chosen "Luino" as her municipality
    When she comes back later
    And she chooses "Il mio comune: Luino" in the settings
    Then "Luino" is on

  @SHELL-24 @HOME-01
  Scenario: Home invites to choose a municipality, and asks no more once there is one
    Given Giulia has come to Home
    And Home shows something under "Oggi in città"
    When she taps "Scegli il tuo comune"
    And she flips "Varese"
    Then Home shows something under "Oggi a Varese"
    And she reads nothing of "Quale comune ti interessa?"

  @SHELL-24
  Scenario: None is a choice too
    Given Giulia has chosen "Luino" as her municipality
    When she chooses "Il mio comune: Luino" in the settings
    And she flips "Nessuno"
    And she goes to Home
    Then Home shows something under "Oggi in città"
    And she reads nothing of "Quale comune ti interessa?"

  @PROF-02 @HOME-01
  Scenario: Without a choice the municipality of the profile holds, until its owner signs out
    Given Mario Rossi has signed in
    When he goes to Home
    Then Home shows something under "Oggi a Varese"
    When he leaves and confirms
    And he goes to Home
    Then Home shows something under "Oggi in città"

  @PROF-02 @HOME-01
  Scenario: What was chosen on the device holds, whatever the profile says
    Given Mario Rossi has signed in and come to the page of Luino
    When he taps "Scegli come mio comune"
    And he goes to Home
    Then Home shows something under "Oggi a Luino"
    When he leaves and confirms
    Then Home shows something under "Oggi a Luino"

  @HOME-01
  Scenario: Where nothing is on, Home says so and offers what is around
    Given Giulia has chosen "Tradate" as her municipality
    Then Home shows nothing under "Oggi a Tradate"
    When she taps "Guarda nei dintorni"
    Then Home shows something under "Oggi nei dintorni"

  @HOME-01 @E015-01 @sheets
  Scenario Outline: Home leads to <where>
    Given Giulia has chosen "<town>" as her municipality
    When she takes "Parcheggi" on Home, which has heard of it
    Then she is at <where>

    Examples:
      | town    | where                 |
      | Luino   | the parking of Luino  |
      | Tradate | the parking of Varese |

  @E015-01 @sheets
  Scenario: A link to a sheet that names no town leads to one's own
    Given Giulia has chosen "Luino" as her municipality
    When she arrives at the parking of whatever town
    Then she is at the parking of Luino

  @EVENT-01
  Scenario: The events of one's own municipality come first, then those around
    Given Giulia has chosen "Luino" as her municipality
    When she arrives at the events
    Then she sees the events
      | A Luino      | Mercato contadino                                                                                                                                                                                                 |
      | Nei dintorni | Letture al museo, Saggio del liceo musicale, Gruppo di lettura, Concerto per archi, Notte al planetario, La locandiera, Seduta del consiglio comunale, Assemblea di quartiere, Stelle sul Campo, Paesaggi d’acqua |

  @EVENT-02
  Scenario: Whoever looks for another municipality is shown the day as it goes by
    Given Giulia has chosen "Varese" as her municipality
    When she arrives at the events
    And she shows the filters
    And she fills in
      | Comune | lui |
    Then she sees the events
      | Mattina | Mercato contadino |

  @DIR-08
  Scenario: What is found in one's own municipality comes first
    Given Giulia has chosen "Luino" as her municipality
    When she arrives at the search
    And she looks for "farmacia"
    Then the first found under "Luoghi" is of "Luino"

  @DIR-06
  Scenario: A municipality is made one's own on its page, and stands first among them
    Given Giulia has come to the page of Luino
    When she taps "Scegli come mio comune"
    Then she is told "Il tuo comune è Luino"
    And she reads "Togli come mio comune"
    When she arrives at the municipalities
    Then "Luino" comes before "Busto Arsizio" there

  @SHELL-24 @fault-45 @browser
  Scenario: Whoever does not say where they are is told why, and chooses from the list
    Given Giulia has come to Home
    When she chooses "Scegli il tuo comune" in the settings
    Then "Nessuno" is on
    When she taps "Usa la mia posizione"
    Then she reads "Puoi darlo nelle impostazioni del browser"
    And "Nessuno" is on

  @ERR-03
  Scenario: Municipalities that cannot be read are tried again in their place
    Given Giulia has come to Home, and the server breaks down, when asked for the municipalities
    When she chooses "Scegli il tuo comune" in the settings
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    And she flips "Varese"
    Then she is told "Il tuo comune è Varese"
