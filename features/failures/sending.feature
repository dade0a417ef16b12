Feature: Sending without a network
  What was written stays where it was written, and that it did not go is said once. When the network is back it goes at
  a tap.

  Senza rete un invio non parte, e Piazza lo dice una volta. Ciò che è scritto resta al suo posto. Quando torna la rete
  basta un tocco.

  @ERR-04 @browser
  Scenario: Without a network nothing goes, and Mario hears so once
    Given Mario Rossi has signed in and come to the password change
    And the network is lost
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he hears "Non inviato: manca la connessione. Quello che hai scritto resta qui." once
    And he has been told nothing

  @ERR-04 @browser
  Scenario: When the network is back, what Mario wrote goes at a tap
    Given Mario Rossi has signed in
    And he has tried to change his password without a network
    When the network comes back
    And he taps "Invia di nuovo"
    Then he is told "Password cambiata correttamente"

  @ERR-07 @fault-27 @headless
  Scenario Outline: What the server has deleted is gone from <place>, though its answer was lost
    Given Mario Rossi has signed in and come to <place>
    And the server does it, and its answer is lost, when asked for <matter>
    And he <does>
    When he confirms
    Then he is told "Il servizio non risponde"
    And he reads nothing of "<name>"

    Examples:
      | place       | matter            | does                                       | name                         |
      | the notices | a deletion        | throws away "Via Sacco chiusa al traffico" | Via Sacco chiusa al traffico |
      | the chats   | a chat deletion   | taps "Elimina la chat con Sara Bruni"      | Sara Bruni                   |
      | the devices | a device deletion | taps "Elimina Tablet in cucina"            | Tablet in cucina             |

  @ERR-07 @PRIV-02
  Scenario: A consent that the server has saved stays saved, though it broke down before it said so
    Given Mario Rossi has signed in and come to the privacy
    And the server does it, and breaks down, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then he reads "Operazione terminata in errore"
    And "Ho letto l’informativa sulla privacy" is on

  @ERR-07 @DEV-02
  Scenario: A device that the server has switched on stays on, though its answer was lost
    Given Mario Rossi has signed in and come to the devices
    And the server does it, and its answer is lost, when asked for a device switch
    When he flips "Vecchio telefono"
    Then he is told "Il servizio non risponde"
    And "Vecchio telefono" is on

  @ERR-04 @browser
  Scenario: What fails once more leaves the keyboard where it is sent from
    Given Mario Rossi has signed in
    And he has tried to change his password without a network
    And the server breaks down
    When the network comes back
    And he taps "Invia di nuovo"
    Then the keyboard is on "Cambia password"

  @ERR-04 @REG-01 @browser
  Scenario: Giulia's registration waits for the network, with all she wrote
    Given Giulia has filled in the registration as "giulia.colombo"
    And the network is lost
    When she taps "Registrati"
    Then she reads "Non inviato: manca la connessione. Quello che hai scritto resta qui."
    And she still has
      | Nome utente | giulia.colombo    |
      | E-mail      | giulia@example.it |

  @ERR-04 @AUTH-05 @browser
  Scenario: Whoever signs in without a network goes on when it is back
    Given Mario Rossi has come to the sign-in
    And the network is lost
    When he signs in
    And the network comes back
    And he taps "Invia di nuovo"
    Then he is known as "Mario Rossi"
