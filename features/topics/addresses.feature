Feature: Choosing addresses for a topic
  Some topics are about one's own street or district: citizens choose them before they follow.

  Alcuni temi riguardano una via o un quartiere. Prima di seguirli si scelgono gli indirizzi. Gli indirizzi scelti si
  possono cambiare.

  @TOPIC-06 @ADDR-01
  Scenario: The addresses come first, eleven at a time
    Given Mario Rossi has signed in and asks to follow "Pulizia strade"
    Then he reads "Scegli gli indirizzi"
    And he reads "250 indirizzi · nessuno scelto"
    And he reads "Pagina 1 di 23"
    And the server has been asked for the addresses 1 times

  @TOPIC-06 @ADDR-01
  Scenario: Mario takes an address of the third page, and follows
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he turns 2 pages on
    And he flips "Piazza Carducci oltre il 72"
    Then he reads "250 indirizzi · 1 scelto"
    When he taps "Conferma"
    Then he can tap "Annulla iscrizione a Pulizia strade"

  @ADDR-01
  Scenario: The last addresses can be reached, though they fill no page
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he taps "Pagina 23"
    Then he reads "Viale Valganna oltre il 72"
    And he reads "Pagina 23 di 23"
    And "Pagina successiva" leads no further

  @ADDR-01
  Scenario: One character finds no address in particular
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he fills in "Cerca una via o una piazza" with "v"
    Then he reads "Scrivi almeno 2 caratteri per cercare."
    And he reads "Corso Aldo Moro 1–29 (dispari)"
    And the server has been asked for the addresses 1 times

  @ADDR-01
  Scenario: Two characters do, from the first page
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he turns 2 pages on
    And he fills in "Cerca una via o una piazza" with "sacco"
    Then he reads "5 indirizzi · nessuno scelto"
    And he reads "Via Luigi Sacco 1–29 (dispari)"
    And he reads nothing of "Pagina 1 di 1"

  @ADDR-01
  Scenario: No address fits, and all are one tap away
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he fills in "Cerca una via o una piazza" with "quinta strada"
    Then he reads "Nessun indirizzo trovato"
    When he taps "Mostra tutti"
    Then he reads "250 indirizzi · nessuno scelto"

  @ADDR-02
  Scenario: What Sara chose before stands above all others, however it stands
    Given Sara Bruni has signed in, follows "Pulizia strade" no longer, and looks at its addresses again
    Then she reads "Già scelti"
    And she reads "250 indirizzi · 1 scelto"
    And "Via Luigi Sacco 1–29 (dispari)" is on
    And "Corso Aldo Moro 2–30 (pari)" is off

  @ADDR-02
  Scenario: What Sara chose before can be switched
    Given Sara Bruni has signed in, follows "Pulizia strade" no longer, and looks at its addresses again
    When she flips "Corso Aldo Moro 2–30 (pari)" and "Via Luigi Sacco 1–29 (dispari)"
    Then "Via Luigi Sacco 1–29 (dispari)" is off and "Corso Aldo Moro 2–30 (pari)" is on
    And the server has been asked for an address choice 2 times

  @ADDR-02 @TOPIC-06
  Scenario: A switch that the server does not take comes back, and can be tried again
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    And the server breaks down, when asked for an address choice
    When he flips "Corso Aldo Moro 2–30 (pari)"
    Then "Corso Aldo Moro 2–30 (pari)" is off again, and he reads "250 indirizzi · nessuno scelto"
    When the server is well again, and he flips "Corso Aldo Moro 2–30 (pari)"
    Then he reads "250 indirizzi · 1 scelto"

  @TOPIC-06
  Scenario: Two taps on one address are one choice
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    And the server is slow, when asked for an address choice
    When he taps the switch of "Corso Aldo Moro 2–30 (pari)" twice
    Then "Corso Aldo Moro 2–30 (pari)" is on, though the server has not answered
    And the server has been asked for an address choice 1 times

  @TOPIC-06
  Scenario: Without any address there is no going on
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he taps "Conferma"
    Then he reads "Scegli almeno un indirizzo per continuare."
    When he flips "Corso Aldo Moro 2–30 (pari)"
    Then he reads nothing of "Scegli almeno un indirizzo per continuare."

  @TOPIC-06
  Scenario: Giving up follows nothing
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he flips "Corso Aldo Moro 2–30 (pari)"
    And he taps "Annulla"
    Then he can tap "Iscriviti a Pulizia strade"

  @TOPIC-06
  Scenario: Districts are chosen alike, in words of their own
    Given Mario Rossi has signed in and looks at the addresses of "Quartieri"
    Then he reads "Scegli i quartieri"
    And he reads "12 quartieri · nessuno scelto"
    When he flips "Bosto"
    And he taps "Conferma"
    Then he can tap "Annulla iscrizione a Quartieri"

  @TOPIC-06 @ERR-03
  Scenario Outline: <what> that cannot be read are read when asked again
    Given Mario Rossi has signed in
    And the server <trouble>, when asked for <what>
    When he asks to follow "Pulizia strade"
    Then he sees that the addresses have failed
    When the server is well again, and he tries again
    Then he reads "250 indirizzi · nessuno scelto"

    Examples:
      | what                        | trouble          |
      | the addresses               | answers nonsense |
      | the addresses               | breaks down      |
      | the addresses chosen before | is out of reach  |

  @TOPIC-06 @ADDR-01 @browser
  Scenario: By keyboard alone Mario finds his street, takes it, and follows
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he types "sacco" by keyboard into "Cerca una via o una piazza"
    Then he reads "5 indirizzi · nessuno scelto"
    When he walks by keyboard to "Via Luigi Sacco 1–29 (dispari)" and presses "Space"
    And he walks by keyboard to "Conferma" and presses "Enter"
    Then he can tap "Annulla iscrizione a Pulizia strade"

  @TOPIC-06 @SHELL-21 @browser
  Scenario: Back closes the addresses and nothing else
    Given Mario Rossi has signed in and looks at the addresses of "Pulizia strade"
    When he goes back as the device does
    Then he is at the notices and topics of the Comune di Varese
    And he can tap "Iscriviti a Pulizia strade"
    And the keyboard is on "Iscriviti a Pulizia strade"
