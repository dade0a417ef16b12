Feature: Finding one's address
  A citizen finds their address instead of writing all of it. Writing it always works.

  L’indirizzo si trova mentre si scrive. Basta scegliere quello giusto dall’elenco. Si può sempre scrivere l’indirizzo a
  mano.

  @PROF-06
  Scenario: Mario finds where he lives now
    Given Mario Rossi is changing his data
    When he fills in "Cerca l’indirizzo" with "manzoni 12 gallarate"
    And he takes the address "Via Manzoni, Gallarate"
    Then he still has
      | Indirizzo | Via Manzoni 12 |
      | CAP       | 21013          |
      | Comune    | Gallarate      |
      | Provincia | VA             |
      | Nazione   | Italia         |
    When he taps "Salva"
    Then he reads "Via Manzoni 12"

  @PROF-06
  Scenario: There is no such street
    Given Mario Rossi is changing his data
    When he fills in "Cerca l’indirizzo" with "via che non esiste"
    Then he reads "Nessun indirizzo trovato: puoi scriverlo qui sotto."
    And "Indirizzo" says "Via Sacco 5"

  @PROF-06 @ERR-04
  Scenario Outline: A search that <trouble> says so, and the address is written by hand
    Given Mario Rossi is changing his data
    And the server <trouble>, when asked for an address
    When he fills in "Cerca l’indirizzo" with "manzoni"
    Then he reads "La ricerca non risponde: puoi scrivere l’indirizzo qui sotto."
    When he fills in "Indirizzo" with "Via Manzoni 1" and taps "Salva"
    Then he reads "Via Manzoni 1"

    Examples:
      | trouble          |
      | is out of reach  |
      | breaks down      |
      | answers nonsense |

  @PROF-06
  Scenario: The late answer to older words is nobody's
    Given Mario Rossi is changing his data
    And the server is slow, when asked for an address
    And he has begun to look for "sempione"
    When he fills in "Cerca l’indirizzo" with "sacco"
    And the server is well again
    Then he is offered the address "Via Luigi Sacco", but not "Corso Sempione"

  @PROF-06 @browser
  Scenario: Mario finds his address without a mouse
    Given Mario Rossi is changing his data
    And he fills in "Cerca l’indirizzo" with "manzoni"
    And he is offered the address "Via Manzoni, Gallarate"
    When he presses "ArrowDown" 2 times
    And he presses "Enter"
    Then "Comune" says "Gallarate"

  @PROF-06 @browser
  Scenario Outline: The arrows go round the addresses, and what they reach is heard: <arrow>
    Given Mario Rossi is changing his data
    And he fills in "Cerca l’indirizzo" with "manzoni"
    And he hears "3 indirizzi trovati"
    When he presses "<arrow>" <times> times
    Then "<address>" is marked among the addresses

    Examples:
      | arrow     | times | address              |
      | ArrowUp   | 1     | Via Manzoni, Saronno |
      | ArrowDown | 4     | Via Manzoni, Varese  |

  @PROF-06 @browser
  Scenario: The addresses are put away, and what was typed stays
    Given Mario Rossi is changing his data
    And he fills in "Cerca l’indirizzo" with "manzoni"
    And he is offered the address "Via Manzoni, Gallarate"
    When he presses "Escape"
    Then no addresses are on offer
    And "Cerca l’indirizzo" says "manzoni"

  @PROF-06 @browser
  Scenario: The addresses are gone once Mario writes elsewhere
    Given Mario Rossi is changing his data
    And he fills in "Cerca l’indirizzo" with "manzoni"
    And he is offered the address "Via Manzoni, Gallarate"
    When he moves on to "CAP"
    Then no addresses are on offer

  @PROF-06 @browser
  Scenario: An address that was taken closes the list and says what it did
    Given Mario Rossi is changing his data
    And he fills in "Cerca l’indirizzo" with "manzoni"
    When he takes the address "Via Manzoni, Gallarate"
    Then no addresses are on offer
    And he hears "Abbiamo compilato i campi qui sotto: controllali."
