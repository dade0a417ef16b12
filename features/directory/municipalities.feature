Feature: Municipalities
  What each municipality has, for everyone.

  I comuni stanno sotto la loro provincia, in ordine di nome. Ogni comune mostra le sue attività e le sue schede. Alcune
  schede sono solo per chi amministra.

  @DIR-06 @CALL-01
  Scenario: Giulia finds the municipalities under their province, by name
    Given Giulia has come to the municipalities
    Then she reads "Provincia di Varese"
    And "Busto Arsizio" comes before "Gallarate" there
    And "Tradate" comes before "Varese" there
    And she reads nothing of "Malnate"
    And the server has never heard of the municipalities with their activities

  @DIR-06
  Scenario: A municipality has its activities by category
    Given Giulia has come to the municipalities
    When she taps "Luino"
    Then she is at the page of Luino
    And she reads "Canottieri Luino"
    And she reads "Sport"
    And she reads nothing of "Biblioteca civica"

  @DIR-06
  Scenario: A municipality leads to its activities and its contacts
    Given Giulia has come to the page of Luino
    When she taps "Tutte le attività"
    Then she is at the activities of Luino
    When she goes back
    And she taps "Tutti i luoghi"
    Then she is at the contacts of Luino

  @DIR-06 @sheets
  Scenario: Everyone sees the sheets of a municipality, but not those kept for administrators
    Given Giulia has come to the page of Varese
    Then she reads "Informazioni utili"
    And she reads "Parcheggi"
    And she reads "Muoversi"
    And she reads nothing of "Qualità dell’aria"

  @DIR-06 @sheets
  Scenario: Administrators see the sheets that are kept for them
    Given the administrator has signed in and come to the page of Varese
    Then they read "Qualità dell’aria"
    And they read "Parcheggi"

  @ERR-03 @DIR-06 @sheets
  Scenario Outline: <part> that fail leave the rest alone
    Given the server answers nonsense, when asked for <part>
    When Giulia arrives at the page of Varese
    Then she sees that a part of the page has failed
    And she reads "<others>"
    When the server is well again, and she tries again
    Then she reads "<words>"

    Examples:
      | part                             | others            | words             |
      | the activities of a municipality | Parcheggi         | Biblioteca civica |
      | the sheets of a municipality     | Biblioteca civica | Parcheggi         |

  @ERR-03 @DIR-06
  Scenario Outline: Municipalities whose server <trouble> say so, and can be tried again
    Given the server <trouble>, when asked for the municipalities
    When Giulia arrives at the municipalities
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "Laveno-Mombello"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @SHELL-17 @DIR-06
  Scenario Outline: <address> is not found
    When Giulia follows a link to <address>
    Then she reads "Pagina non trovata"

    Examples:
      | address                         |
      | a municipality that never was   |
      | a municipality that nobody sees |
      | a municipality without a number |
