Feature: Searching
  One field that looks through everything: offices, places, municipalities, topics and events.

  Un solo campo cerca uffici, luoghi, comuni, temi ed eventi. I risultati arrivano mentre si scrive. Un errore di
  battitura non ferma la ricerca.

  @DIR-08
  Scenario: What is typed is found without being sent, kind by kind
    Given Giulia has come to the search
    When she looks for "biblioteca"
    Then she finds "Biblioteca civica" under "Attività"
    And she is at the search for the library

  @DIR-08
  Scenario: What was found leads to its page, and back to the search
    Given Giulia has come to the search for the library
    When she takes "Biblioteca civica" from what was found
    And she goes back
    Then she is at the search for the library
    And she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario: A slip of the finger is forgiven
    Given Giulia has come to the search
    When she looks for "bibliteca"
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario Outline: What the app itself can do is found as well: <typed>
    Given Giulia has come to the search
    When she looks for "<typed>"
    Then she reads "Nell’app"
    And she reads "<way>"

    Examples:
      | typed      | way                  |
      | malpensa   | Voli da Malpensa     |
      | segnala    | Segnala un disservizio |
      | parchegio  | Parcheggi            |

  @DIR-08 @HOME-03
  Scenario: The answers of the guide are found as well
    Given Giulia has come to the search
    When she looks for "lampione"
    Then she reads "Nella guida"
    When she taps "Come segnalo una buca, un lampione spento o un altro disservizio?"
    Then she reads "Come si usa Piazza, domanda per domanda."

  @DIR-08
  Scenario: A category is found too, and leads to all that are of it
    Given Giulia has come to the search
    When she looks for "farmacia"
    Then she reads "Categorie"
    When she taps "Farmacie e ambulatori"
    Then she is at the pharmacies and surgeries

  @DIR-08 @LANG-01
  Scenario: A word of another language finds what the town calls in Italian
    Given Giulia has come to the search
    When she looks for "library"
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario: Provinces that are to be shown are on offer, others are not
    Given Giulia has come to the search
    When she looks for "farmacia"
    Then the provinces on offer are "Ovunque, Varese, Como, Milano"

  @DIR-08
  Scenario: One province holds less than all of them
    Given Giulia has come to the search for the library
    When she looks only in "Como"
    Then she reads "Niente per «biblioteca»"
    When she taps "Cerca ovunque"
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario: A link to a search in one province leads to the same
    Given Giulia has come to the search for the library in a hidden province
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario: Nothing is found, and what may help is said
    Given Giulia has come to the search
    When she looks for "astronave"
    Then she reads "Niente per «astronave»"
    And she reads "Controlla come è scritto, oppure prova con una parola sola o più generale."
    And she can tap "Vedi tutte le attività"

  @DIR-08
  Scenario: One letter is too little to look for
    Given Giulia has come to the search
    When she looks for "b"
    Then she reads "Scrivi almeno due lettere."

  @DIR-08
  Scenario: What was looked for before can be looked for again
    Given Giulia has come to the search
    When she looks for "biblioteca", and sends it
    And she looks for ""
    And she taps "biblioteca"
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08
  Scenario: What was looked for before can be forgotten
    Given Giulia has come to the search
    When she looks for "biblioteca", and sends it
    And she looks for ""
    And she taps "Cancella le ricerche"
    Then she reads "Che cosa cerchi?"

  @DIR-08 @ERR-03
  Scenario: A search that fails says so in its place, keeps what was typed, and can be tried again
    Given Giulia has come to the search, and the server answers nonsense, when asked for a search
    When she looks for "biblioteca"
    Then she sees that the search has failed
    And the search still says "biblioteca"
    When the server is well again, and she tries again
    Then she finds "Biblioteca civica" under "Attività"

  @DIR-08 @ERR-03
  Scenario: Provinces that fail leave the rest as it is
    Given Giulia has come to the search, and the server breaks down, when asked for a search by province
    When she looks for "biblioteca"
    Then she finds "Biblioteca civica" under "Attività"
    When the server is well again, and she taps "Carica di nuovo le province"
    Then the provinces on offer are "Ovunque, Varese, Como, Milano"

  @DIR-08 @HOME-01
  Scenario: What is looked for on Home is looked for everywhere
    Given Giulia has come to Home
    When she looks for "biblioteca", and sends it
    Then she is at the search for the library
    And she finds "Biblioteca civica" under "Attività"

  @DIR-08 @browser
  Scenario: Arrows lead through what was found, and Enter opens it
    Given Giulia has come to the search
    When she looks for "biblioteca"
    Then she finds "Biblioteca civica" under "Attività"
    When she presses "ArrowDown"
    And she presses "Enter"
    Then she is at the page of the Biblioteca civica
