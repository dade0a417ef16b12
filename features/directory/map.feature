Feature: Places on a map
  Whoever looks for a place sees it on a map, and has the same places in a list beside it.

  I luoghi si vedono su una mappa. Accanto c’è un elenco con gli stessi luoghi, anche per chi usa la tastiera o ascolta.
  Se la mappa non funziona, l’elenco resta.

  @DIR-04
  Scenario: What is in Luino, on the map and in the list
    Given Giulia has come to the map of the contacts of Luino
    Then she reads "25 luoghi sulla mappa"
    And she reads "Archivio storico Morandi"

  @DIR-04
  Scenario: A place without a usable position is told of, and is in the plain list
    Given Giulia has come to the map of the contacts
    Then she reads "256 luoghi sulla mappa"
    And she reads "6 luoghi non hanno una posizione sulla mappa: li trovi nell’elenco completo."
    When she taps "Elenco"
    Then she reads "262 luoghi"

  @DIR-04 @DIR-10
  Scenario: Other filters, other places on the map
    Given Giulia has come to the map of the contacts
    When she fills in "Comune" with "Luino"
    Then she reads "25 luoghi sulla mappa"
    And she is at the map of the contacts of Luino

  @DIR-04 @DIR-01
  Scenario: Activities are on a map too
    Given Giulia has come to the map of the activities of Luino
    Then she reads "8 luoghi sulla mappa"
    And she reads "Canottieri Luino"

  @DIR-04 @DIR-03 @DIR-10
  Scenario: A place chosen in the list has its sheet, its page, and the way back
    Given Giulia has come to the map of the contacts of Luino
    When she taps "Archivio storico Morandi"
    And she taps "Apri la scheda"
    Then she reads "Luino"
    When she goes back
    Then she is at the map of the contacts of Luino

  @DIR-04
  Scenario: Who searches on the map sees what was found, on the map and in the list
    Given Giulia has come to the map of the contacts of Luino
    When she fills in "Cerca sulla mappa" with "MORANDI"
    Then she reads "1 luogo sulla mappa"
    And she reads "Archivio storico Morandi"
    And she reads nothing of "Area cani delle Rimembranze"

  @DIR-04
  Scenario: A search on the map that finds nothing says so
    Given Giulia has come to the map of the contacts of Luino
    When she fills in "Cerca sulla mappa" with "aeroporto"
    Then she reads "Nessun luogo per «aeroporto»"

  @DIR-04 @DIR-10
  Scenario: The search on the map is still there after a look at a place
    Given Giulia has come to the map of the contacts of Luino
    And she fills in "Cerca sulla mappa" with "morandi"
    And she taps "Archivio storico Morandi"
    And she taps "Apri la scheda"
    When she goes back
    Then she reads "1 luogo sulla mappa"

  @DIR-04 @browser
  Scenario: The list has what is in view, and all again on request
    Given Giulia has come to the map of the contacts of Luino
    When she taps "Ingrandisci la mappa"
    Then she reads "in vista"
    And she reads nothing of "25 luoghi sulla mappa"
    When she taps "Mostra tutti i luoghi"
    Then she reads "25 luoghi sulla mappa"

  @DIR-04
  Scenario: A sheet is closed again
    Given Giulia has come to the map of the contacts of Luino
    And she taps "Archivio storico Morandi"
    When she taps "Chiudi"
    Then she reads nothing of "Apri la scheda"
    And she reads "Archivio storico Morandi"

  @DIR-04
  Scenario: A position that is refused leaves the places
    Given Giulia has come to the map of the contacts of Luino
    When she taps "La mia posizione"
    Then she reads "Non ci hai dato il permesso di usare la posizione. Puoi darlo nelle impostazioni del browser."
    And she reads "25 luoghi sulla mappa"

  @DIR-04
  Scenario: Where nothing is, the map says so
    Given Giulia has come to the map of a town that never was
    Then she reads "Nessun luogo sulla mappa"

  @DIR-04 @ERR-03
  Scenario Outline: Places <trouble> say so and can be tried again
    Given the server <trouble>, when asked for the places on the map
    When Giulia arrives at the map of the contacts of Luino
    Then she sees that the list has failed
    When the server is well again, and she tries again
    Then she reads "25 luoghi sulla mappa"

    Examples:
      | trouble                 |
      | breaks down             |
      | answers nonsense        |
      | answers half a sentence |

  @DIR-04 @browser
  Scenario: A map that cannot be drawn leaves the list
    Given Giulia has come to the contacts of Luino
    And nothing can be drawn any more
    When she taps "Mappa"
    Then she reads "La mappa non si è caricata: i luoghi sono tutti nell’elenco."
    And she reads "25 luoghi sulla mappa"
    And she reads "Archivio storico Morandi"

  @DIR-04 @browser
  Scenario: A place tapped on the map has its sheet, and is marked in the list
    Given Giulia has come to the map of the contacts of Luino
    And she taps "Area cani delle Rimembranze"
    And she taps "Chiudi"
    When she taps the middle of the map
    Then she reads "Apri la scheda"
    And the list marks what the sheet tells of

  @DIR-04 @SHELL-21 @browser
  Scenario: The device's way back closes the chosen place, and does not leave the map
    Given Giulia has come to the map of the contacts of Luino
    And she taps "Archivio storico Morandi"
    And she reads "Apri la scheda"
    When she goes back as the device does
    Then she reads nothing of "Apri la scheda"
    And she is at the map of the contacts of Luino

  @DIR-04 @browser
  Scenario: The keyboard walks through the places
    Given Giulia has come to the map of the contacts of Luino by keyboard
    When she presses "ArrowDown"
    Then the focus is on place 2
    And the list marks what the sheet tells of
    When she presses "p"
    Then the focus is on place 1

  @DIR-04 @browser
  Scenario: Who closes a sheet by keyboard is where the place was chosen
    Given Giulia has come to the map of the contacts of Luino by keyboard
    When she walks by keyboard to "Archivio storico Morandi" and presses "Enter"
    And she walks back by keyboard to "Chiudi" and presses "Enter"
    Then the keyboard is on "Archivio storico Morandi"
    And she reads nothing of "Apri la scheda"

  @DIR-04 @browser
  Scenario: A town that has no map of its own shows its places on a plain ground
    Given this is the app of Luino
    And Giulia has come to the map of the contacts of Luino
    Then she reads "25 luoghi sulla mappa"
    And she reads nothing of "Mappa schematica"
    And she sees no water under the places

  @DIR-04 @browser
  Scenario: A town that has its map in one file shows it under its places
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to the map of the contacts of Luino
    Then she reads "25 luoghi sulla mappa"
    And she reads "© OpenStreetMap"
    And she sees water under the places

  @DIR-04 @browser
  Scenario: A map that cannot be fetched costs the ground, and none of the places
    Given this is the app of Luino, which has its map in one file
    And the town's map has gone missing before Giulia comes
    And Giulia has come to the map of the contacts of Luino
    Then she reads "25 luoghi sulla mappa"
    And she reads nothing of "La mappa non si è caricata: i luoghi sono tutti nell’elenco."
    And she sees no water under the places
