Feature: The town's map without a network
  Whoever walks where there is no network still sees where they are: the town's map comes onto the device when they ask for it,
  takes up little room, and goes when they say so.

  La mappa del comune arriva sul dispositivo quando la chiedi. Poi la vedi anche dove non c’è rete. Occupa poco, e la
  togli quando vuoi.

  @DIR-11
  Scenario: Giulia keeps the town's map on her device
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    When she chooses "Scarica la mappa" in the settings
    Then she reads "La mappa è su questo dispositivo e occupa 0,1 MB."
    When she comes back later
    Then she reads "Rimuovi la mappa"

  @DIR-11 @browser
  Scenario: The map that Giulia keeps lies under the places, though its host has it no more
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to the map of the contacts of Luino
    And she has kept the town's map
    And the town's map is gone
    When she comes back later to the map of the contacts of Luino
    Then she sees water under the places

  @DIR-11 @ERR-04 @production @browser
  Scenario: The map that Giulia keeps lies under a place, though no server is left
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to the contact of the Biblioteca civica, with Piazza on her device
    And she has kept the town's map
    When every server has been switched off
    And she comes back later to the contact of the Biblioteca civica
    Then she sees water under the place

  @ERR-04 @DIR-04
  Scenario: The places that Giulia saw on the map are there though the server is out of reach
    Given Giulia has come to the map of the contacts of Luino
    And she reads "25 luoghi sulla mappa"
    And the server is out of reach
    When she comes back later
    Then she reads "25 luoghi sulla mappa", as it was today

  @DIR-11 @browser
  Scenario: Where nothing is kept the places stand on a plain ground
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to the map of the contacts of Luino
    And the town's map is gone
    When she comes back later to the map of the contacts of Luino
    Then she reads "25 luoghi sulla mappa"
    And she sees no water under the places

  @DIR-11 @browser
  Scenario: A map that the town has changed takes the place of the one that Giulia keeps
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to the map of the contacts of Luino
    And she has kept the town's map
    When the town's map has changed
    Then she sees the old one in her next visit, and then the new one

  @DIR-11
  Scenario: Giulia removes the map
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And she has kept the town's map
    When she taps "Rimuovi la mappa"
    Then she reads "Scarica la mappa"
    And nothing of the map is on her device

  @DIR-11 @AUTH-15
  Scenario: The map stays when Mario signs out
    Given this is the app of Luino, which has its map in one file
    And Mario has signed in
    And he has kept the town's map
    When he leaves and confirms
    And he chooses "Rimuovi la mappa" in the settings
    Then he reads "Scarica la mappa"

  @DIR-11
  Scenario: Of a large map Giulia keeps what finds room, and reads what it lacks
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And the town's map is larger than what is kept
    When she chooses "Scarica la mappa" in the settings
    Then she reads "La mappa è su questo dispositivo e occupa 5 MB."
    And she reads "La mappa intera supera i 5 MB: qui, da vicino, ha meno dettagli."

  @DIR-11 @browser
  Scenario: What found room of a large map lies under the places
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And she has kept what finds room of a large map of the town
    And the town's map is gone
    When she comes back later to the map of the contacts of Luino
    Then she sees water under the places

  @DIR-11
  Scenario: A map that is too big is not offered, and Giulia reads why
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And the town's map is too big to be kept
    When she chooses "Impostazioni" in the menu
    Then she reads "La mappa supera i 5 MB, il massimo che conserviamo qui: la vedi solo con la rete."
    And she reads nothing of "Scarica la mappa"

  @DIR-11 @ERR-04
  Scenario: Without a network the map does not come, and Giulia asks again later
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    When she chooses "Impostazioni" in the menu
    And the network is lost, and she taps "Scarica la mappa"
    Then she reads "La mappa non è arrivata: controlla la rete e riprova."
    And she keeps it once the network is there again

  @DIR-11 @fault-31
  Scenario: Where the device is full the map finds no room, and Giulia reads so
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And her device has no room left
    When she chooses "Scarica la mappa" in the settings
    Then she reads "Sul dispositivo non c’è posto per la mappa: libera un po’ di spazio e riprova."

  @DIR-11
  Scenario: Giulia thinks better of it while the map is on its way
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And the town's map comes slowly
    When she chooses "Scarica la mappa" in the settings, and then "Annulla"
    Then she can tap "Scarica la mappa"
    And nothing of the map is on her device

  @DIR-11 @ERR-08
  Scenario: Giulia does not wait in the settings, and is told when the map is there
    Given this is the app of Luino, which has its map in one file
    And Giulia has come to Home
    And the town's map comes slowly
    When she chooses "Scarica la mappa" in the settings, and leaves them
    And the town's map is there again
    Then she is told "La mappa è su questo dispositivo: la vedi anche senza rete."

  @DIR-11
  Scenario: A town without a map of its own has none to keep
    Given this is the app of Luino
    And Giulia has come to Home
    When she chooses "Impostazioni" in the menu
    Then she reads "Che cosa resta su questo dispositivo"
    And she reads nothing of "Mappa senza rete"
