Feature: Activities and contacts as lists
  Everyone finds an office, a shop or an association: by municipality, by what it is, in the order they like.

  Uffici, negozi e associazioni stanno in un elenco. Si filtra per comune e per tipo, e si cambia l’ordine. Quando si
  torna indietro, l’elenco è come prima.

  @DIR-01 @ERR-04
  Scenario: When the network is back, what was read before is read anew
    Given Giulia has come to the activities
    Then she reads "66 attività"
    When the network is lost
    And the network comes back
    Then the server has been asked for the activities 2 times

  @DIR-01
  Scenario: Giulia finds the activities, by name
    Given Giulia has come to the activities
    Then she reads "66 attività"
    And she reads "Antica Pasticceria Campi"
    And she reads "Busto Arsizio · Via Mameli 14"
    And "Antica Pasticceria Campi" comes before "Biblioteca civica" there

  @DIR-01 @DIR-10
  Scenario: Giulia looks only at what is in Luino, and the address says so
    Given Giulia has come to the activities
    When she fills in "Comune" with "Luino"
    Then she reads "8 attività"
    And she reads "Canottieri Luino"
    And she reads nothing of "Antica Pasticceria Campi"
    And she is at the activities of Luino

  @DIR-07
  Scenario: What activities are is a filter beside where they are
    Given Giulia has come to the activities of Luino
    When she fills in "Categoria" with "Sport"
    Then she reads "Canottieri Luino"
    And "Comune" says "Luino"
    When she taps "Togli i filtri"
    Then she reads "66 attività"

  @DIR-03
  Scenario: The contacts have their own categories
    Given Giulia has come to the contacts
    When she fills in "Categoria" with "Bar e ristoranti"
    Then "Categoria" says "Bar e ristoranti"
    And she reads "Antica Pasticceria Campi"
    And she reads nothing of "Alimentari Colombo"

  @DIR-01
  Scenario: From Z to A, the other end comes first
    Given Giulia has come to the contacts
    And she reads "Alimentari Colombo"
    When she taps "Dalla A alla Z"
    Then she reads nothing of "Alimentari Colombo"
    And she is at the contacts from Z to A

  @DIR-05
  Scenario: The activities stand under their municipalities
    Given Giulia has come to the activities
    When she fills in "Ordina per" with "Comune, in gruppi"
    Then "Busto Arsizio" comes before "Gallarate" there
    And she reads "7 attività"
    And she is at the activities by municipality

  @DIR-05 @ERR-03
  Scenario: Activities by municipality that fail say so, and can be tried again
    Given the server breaks down, when asked for the activities by municipality
    When Giulia arrives at the activities by municipality
    Then she sees that the list has failed
    When the server is well again, and she tries again
    Then she reads "Antica Pasticceria Campi"

  @DIR-01
  Scenario: Where nothing fits the filters, one tap takes them away
    Given Giulia has come to the activities of a town that never was
    Then she reads "Niente con questi filtri"
    When she taps "Togli i filtri"
    Then she reads "Antica Pasticceria Campi"
    And she is at the activities

  @DIR-03 @DIR-10
  Scenario: A link to the second page opens on the second page
    Given Giulia follows a link to the second page of the contacts
    Then she reads "262 luoghi"
    And she reads "Asilo nido Montessori"
    And she is at the second page of the contacts

  @DIR-10
  Scenario: Pages are links, and going back leads to the page before
    Given Giulia has come to the second page of the contacts of Luino
    When she taps "Pagina 1"
    Then she is at the contacts of Luino
    When she goes back
    Then she is at the second page of the contacts of Luino
    And she reads "Trattoria del Molo"

  @DIR-10
  Scenario: Back from a place the list is as it was
    Given Giulia has come to the second page of the contacts of Luino
    When she taps "Trattoria del Molo"
    And she goes back
    Then she is at the second page of the contacts of Luino
    And "Comune" says "Luino"
    And she reads "Trattoria del Molo"

  @DIR-10
  Scenario: An address gone wrong shows everything
    Given Giulia follows a link to the contacts by an address gone wrong
    Then she reads "262 luoghi"
    And "Comune" says "Tutti i comuni"
    And she reads "Alimentari Colombo"

  @DIR-04 @DIR-10
  Scenario: The map keeps the filters, and so does the way back to the list
    Given Giulia has come to the contacts of Luino
    When she taps "Mappa"
    Then she is at the map of the contacts of Luino
    When she taps "Elenco"
    Then she is at the contacts of Luino
    And she reads "26 luoghi"

  @DIR-01 @ERR-03
  Scenario Outline: A list <trouble> says so in its place and can be tried again
    Given the server <trouble>, when asked for the activities
    When Giulia arrives at the activities
    Then she sees that the list has failed
    When the server is well again, and she tries again
    Then she reads "Antica Pasticceria Campi"

    Examples:
      | trouble                 |
      | breaks down             |
      | answers nonsense        |
      | answers half a sentence |

  @DIR-03 @ERR-03
  Scenario: A page in the middle that fails leaves the others, and can be tried again
    Given Giulia has come to the contacts of Luino
    And the server breaks down, when asked for the contacts
    When she taps "Pagina 2"
    Then she reads "Non siamo riusciti a caricare alcuni luoghi"
    When the server is well again, and she tries again
    Then she reads "Trattoria del Molo"

  @DIR-07 @ERR-03
  Scenario: Categories that fail leave the list usable
    Given the server answers nonsense, when asked for the categories of contacts
    And Giulia has come to the contacts
    Then she reads "Non siamo riusciti a caricare le categorie."
    And she reads "Alimentari Colombo"
    When the server is well again, and she tries again
    Then "Categoria" says "Tutte le categorie"

  @DIR-07 @ERR-03
  Scenario: Municipalities that fail leave the list usable
    Given the server breaks down without a word, when asked for the municipalities
    And Giulia has come to the contacts
    Then she reads "Non siamo riusciti a caricare i comuni."
    And she reads "Alimentari Colombo"
    When the server is well again, and she tries again
    Then "Comune" says "Tutti i comuni"

  @DIR-10 @browser
  Scenario: The address follows what is at the top, and a reload shows the same
    Given Giulia has come to the contacts
    When she scrolls past 26 places
    Then she is at the second page of the contacts
    When she comes back later
    Then the same place is at the top as before
    And she is at the second page of the contacts

  @DIR-10 @browser
  Scenario: Back from a place it is at the top again, with the focus on it
    Given Giulia has come to the contacts
    And she scrolls past 26 places
    And she is at the second page of the contacts
    When she goes into the place at the top, and back
    Then the same place is at the top as before
    And the focus is on that place

  @DIR-10 @browser
  Scenario: Who taps while the list still moves comes where they tap, and back again
    Given Giulia has come to the contacts
    When she scrolls past 26 places, and taps the one at the top at once
    Then she is elsewhere
    When she goes back
    Then the same place is at the top as before
    And she is at the second page of the contacts

  @DIR-10 @browser
  Scenario: Another page is a link, and the keyboard goes on there
    Given Giulia has come to the contacts of Luino
    When she takes the link to page 2
    Then she is at the second page of the contacts of Luino
    And the focus is on place 21

  @DIR-10 @browser
  Scenario: The link to the page that is in sight already leads the keyboard there too
    Given Giulia has come to the second page of the contacts of Luino
    When she takes the link to page 2
    Then the focus is on place 21
    And place 21 is at the top

  @DIR-10 @browser
  Scenario: Another filter begins at the top
    Given Giulia has come to the contacts
    And she scrolls past 26 places
    And she is at the second page of the contacts
    When she fills in "Comune" with "Luino"
    Then she is at the contacts of Luino
    And place 1 is at the top
