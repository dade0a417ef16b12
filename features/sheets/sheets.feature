Feature: Information sheets
  A sheet tells what there is in a municipality: what, where, and how things stand.

  Una scheda dice che cosa c’è in un comune: campi sportivi, parcheggi, luoghi. Le voci stanno su una mappa e in un
  elenco. Dei parcheggi si legge quanti posti restano.

  @E015-01
  Scenario: What a sheet says, and of what
    Given Giulia has come to the sports grounds of Varese
    Then she reads "Impianti sportivi"
    And she reads "Prenotazioni"
    And she reads "Ufficio sport del Comune, 0332 255265"
    And she reads "14 risultati"

  @E015-01 @DIR-09 @browser
  Scenario: A telephone number within what a sheet says can be called
    Given Giulia has come to the sports grounds of Varese
    Then "0332 255265" leads to "tel:0332255265"

  @E015-01 @DIR-06
  Scenario: From a municipality to its sheet, and on to the municipality again
    Given Giulia has come to the page of Varese
    When she taps "Parcheggi"
    Then she is at the parking of Varese
    When she taps "Varese"
    Then she is at the page of Varese

  @E015-01
  Scenario: A place that is chosen says all it knows
    Given Giulia has come to the sports grounds of Varese
    When she taps "Pista di pattinaggio"
    Then she reads "Noleggio pattini"
    And she reads "Alla cassa, 4,00 €"

  @E015-01
  Scenario: What has no place on the map is in the list, and says so
    Given Giulia has come to the sports grounds of Varese
    When she taps "Percorso vita nel bosco"
    Then she reads "Non ha una posizione sulla mappa."

  @E015-01 @browser
  Scenario: What is chosen in the list comes to the middle of the map, and what is tapped there opens in the list
    Given Giulia has come to the sports grounds of Varese
    And she has opened "Pista di pattinaggio" in the list and closed it again
    And she reads nothing of "Noleggio pattini"
    When she taps the middle of the map
    Then she reads "Noleggio pattini"

  @E015-01 @IMG-02 @browser
  Scenario: Icons that do not come are drawn
    Given pictures do not come
    When Giulia arrives at the parking of Varese
    Then 6 things of the sheet go by a drawn sign
    And no picture of the page is broken

  @E015-01 @browser
  Scenario: A map that cannot be drawn leaves the list
    Given Giulia has come to the page of Varese
    And nothing can be drawn any more
    When she taps "Parcheggi"
    Then she reads "La mappa non si è caricata: i luoghi sono tutti nell’elenco."
    And she reads "Autosilo del centro"

  @E015-01 @SHELL-03
  Scenario: Who goes out to the source comes back here
    Given Giulia has come to the points of interest of Varese
    When she taps "e015.regione.lombardia.it"
    Then the way back leads to the points of interest of Varese

  @E015-02
  Scenario: Points of interest of one category
    Given Giulia has come to the points of interest of Varese
    When she shows the filters
    And she fills in "Categoria" with "Musei"
    Then she is at the museums of Varese
    And she reads "Museo civico", and nothing of "Belvedere"

  @E015-02 @SHELL-05
  Scenario: A link with filters opens with them, and they are taken off
    Given Giulia has come to the museums of Varese
    Then she reads "2 risultati"
    And "Categoria" says "Musei"
    When she taps "Togli i filtri"
    Then she reads "11 risultati"

  @E015-03
  Scenario: Sports grounds of one discipline
    Given Giulia has come to the sports grounds of Varese
    When she shows the filters
    And she fills in "Disciplina" with "Nuoto"
    Then she is at the pools of Varese
    And she reads "Vasca da 25 metri", and nothing of "Bocciodromo"

  @E015-06
  Scenario: Where there is room for the car
    Given Giulia has come to the parking of Varese
    Then she reads "69 posti liberi su 320"
    And she reads "C’è posto"
    And she reads "0 posti liberi su 210"
    And she reads "Completo"

  @E015-06
  Scenario: Until when something is there, and where in the house
    Given Giulia has come to the sports grounds of Varese
    Then she reads "Fino al 20-02-2027"
    And she reads "Pista all’aperto"

  @E015-06 @clock
  Scenario: The room changes while one looks
    Given Giulia has come to the parking of Varese
    And she reads "69 posti liberi"
    When 30 seconds go by
    And 30 seconds go by
    Then she reads nothing of "69 posti liberi"

  @E015-07
  Scenario: A sheet that is kept for administrators is not there for others
    Given Mario has signed in
    When he arrives at the air of Varese
    Then he reads "Pagina non trovata"

  @E015-07
  Scenario: Administrators see the sheet that is kept for them
    Given the administrator has signed in
    When he arrives at the air of Varese
    Then he reads "Stazione centro"

  @E015-01 @SHELL-17
  Scenario Outline: <place> is not there
    When Giulia arrives at <place>
    Then she reads "Pagina non trovata"

    Examples:
      | place                                      |
      | a sheet that never was                     |
      | a sheet without a number                   |
      | a sheet that no town has                   |
      | a sheet of a municipality without a number |
      | the parking of Tradate, which has none     |

  @E015-01
  Scenario: A link that names no town leads citizens to their own
    Given Sara Bruni has signed in
    When she arrives at the parking of whatever town
    Then she is at the parking of Varese
    And she reads "Autosilo del centro"

  @E015-01
  Scenario: A link that names no town leads visitors to the first that has the sheet
    When Giulia arrives at the parking of whatever town
    Then she is at the parking of Busto Arsizio
    And she reads "Busto Arsizio"

  @E015-01 @ERR-03
  Scenario: Where the town cannot be found out it is said, and can be tried again
    Given the server breaks down, when asked for the sheets of a municipality
    When Giulia arrives at the parking of whatever town
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she is at the parking of Busto Arsizio

  @E015-01 @ERR-03
  Scenario Outline: A sheet <trouble> says so and can be tried again
    Given the server <trouble>, when asked for a sheet
    When Giulia arrives at the parking of Varese
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "Autosilo del centro"

    Examples:
      | trouble                 |
      | is out of reach         |
      | breaks down             |
      | answers nonsense        |
      | answers half a sentence |

  @E015-06 @ERR-04 @ERR-02 @clock
  Scenario: What was read stays when it cannot be read anew, and comes by itself afterwards
    Given Giulia has come to the parking of Varese
    And she reads "69 posti liberi"
    And the server is out of reach, when asked for a sheet
    When 30 seconds go by
    Then she reads "vedi gli ultimi dati ricevuti"
    And she reads "69 posti liberi"

  @E015-06 @ERR-04 @clock
  Scenario: Once the server is well again, the room comes by itself
    Given Giulia has come to the parking of Varese and read it, and the server is out of reach, when asked for a sheet
    When 30 seconds go by
    Then she reads "vedi gli ultimi dati ricevuti"
    When the server is well again
    And 30 seconds go by
    Then she reads nothing of "vedi gli ultimi dati ricevuti"

  @SHELL-09
  Scenario: The tour names the filters of the page it is on
    Given Giulia has come to the points of interest of Varese
    Then the tour tells Giulia "Filtra l’elenco"
