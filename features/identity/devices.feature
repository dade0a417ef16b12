Feature: My devices
  Citizens see which phones and computers they use Piazza on, switch off those they no longer use, and take them off the
  list. Whoever gives up the device in hand leaves with it.

  Ogni persona vede i telefoni e i computer su cui usa Piazza. Può spegnere o togliere quelli che non usa più. Chi
  toglie il dispositivo che ha in mano esce da Piazza.

  @DEV-01
  Scenario: Mario finds his devices, each on or off
    Given Mario Rossi has signed in
    When he follows a link to his devices
    Then "Tablet in cucina" is on
    And "Vecchio telefono" is off
    And he reads "Non attivo"

  @DEV-01 @AUTH-13
  Scenario: The device in Mario's hand is among them
    Given Mario Rossi has signed in
    When he follows a link to his devices
    Then "Questo dispositivo" is on

  @DEV-02
  Scenario: Mario switches a device off, and it stays off
    Given Mario Rossi has signed in and come to his devices
    When he flips "Tablet in cucina"
    Then he is told "Dispositivo disattivato"
    When he comes back later
    Then "Tablet in cucina" is off

  @DEV-02
  Scenario: A device is switched at once, before the server has answered
    Given Mario Rossi has signed in and come to his devices
    And the server is slow, when asked for a device switch
    When he flips "Vecchio telefono"
    Then "Vecchio telefono" is on, though the server has not answered

  @DEV-02
  Scenario: Two devices switched one after the other do not lose each other
    Given Mario Rossi has signed in and come to his devices
    And the server is slow, when asked for a device switch
    When he flips "Tablet in cucina" and "Vecchio telefono"
    And the server has answered
    Then "Tablet in cucina" is off and "Vecchio telefono" is on

  @DEV-02
  Scenario: Two devices switched one after the other both stay as they were switched
    Given Mario Rossi has signed in and come to his devices
    And the server is slow, when asked for a device switch
    And he flips "Tablet in cucina" and "Vecchio telefono"
    And the server has answered
    When he comes back later
    Then "Tablet in cucina" is off and "Vecchio telefono" is on

  @DEV-02 @ERR-01
  Scenario Outline: A switch that fails goes back, with a word
    Given Mario Rossi has signed in and come to his devices
    And the server <trouble>, when asked for a device switch
    When he flips "Tablet in cucina"
    Then he is told "<words>"
    And "Tablet in cucina" is on

    Examples:
      | trouble                    | words                                               |
      | breaks down without a word | operazione terminata in errore                      |
      | is out of reach            | Il servizio non risponde: riprova tra poco.         |

  @DEV-02
  Scenario: A switch tapped twice is sent once
    Given Mario Rossi has signed in and come to his devices
    And the server is slow, when asked for a device switch
    When he taps the switch of "Tablet in cucina" twice
    And the server has answered
    Then the server has heard of a device switch once
    And "Tablet in cucina" is off

  @DEV-03 @SHELL-20
  Scenario: Mario takes his old phone off the list
    Given Mario Rossi has signed in and come to his devices
    When he taps "Elimina Vecchio telefono"
    Then he is asked "Elimina dispositivo"
    When he confirms
    Then he is told "Dispositivo eliminato"
    And he reads nothing of "Vecchio telefono" on his devices

  @DEV-03 @SHELL-20
  Scenario: Mario thinks better of it
    Given Mario Rossi has signed in and come to his devices
    When he taps "Elimina Vecchio telefono"
    And he cancels
    Then he is asked nothing more
    And "Vecchio telefono" is off

  @DEV-03 @ERR-01
  Scenario: A deletion that fails leaves the device where it was
    Given Mario Rossi has signed in and come to his devices
    And the server breaks down without a word, when asked for a device deletion
    When he taps "Elimina Vecchio telefono"
    And he confirms
    Then he is told "operazione terminata in errore"
    And "Vecchio telefono" is off

  @DEV-02 @AUTH-11
  Scenario: Mario switches off the device in his hand, and leaves with it
    Given Mario Rossi has signed in and come to his devices
    When he flips "Questo dispositivo"
    Then he is asked "Disattivare questo dispositivo?"
    When he confirms
    Then he is at Home
    And nobody is signed in

  @DEV-02 @AUTH-13 @fault-55
  Scenario: A device that is switched off is not switched on by opening a page on it
    Given Mario Rossi has signed in and come to his devices
    When he flips "Questo dispositivo"
    And he confirms
    Then nobody is signed in
    When Mario Rossi has signed in and come to his devices
    Then "Questo dispositivo" is off

  @DEV-02
  Scenario: Mario keeps the device in his hand after all
    Given Mario Rossi has signed in and come to his devices
    When he flips "Questo dispositivo"
    And he cancels
    Then "Questo dispositivo" is on
    And he is known as "Mario Rossi"

  @DEV-03 @AUTH-11
  Scenario: Mario deletes the device in his hand, and leaves with it
    Given Mario Rossi has signed in and come to his devices
    When he taps "Elimina questo dispositivo"
    And he confirms
    Then he is at Home
    And nobody is signed in

  @DEV-01 @ERR-03
  Scenario Outline: Devices that cannot be read say so and can be tried again
    Given Mario Rossi has signed in
    And the server <trouble>, when asked for the devices
    When he follows a link to his devices
    Then he reads "<words>"
    When the server is well again, and he tries again
    Then "Tablet in cucina" is on

    Examples:
      | trouble                    | words                                                      |
      | answers nonsense           | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |
      | breaks down without a word | Operazione terminata in errore                             |
      | is out of reach            | Non riusciamo a collegarci: controlla la connessione.      |

  @DEV-03 @browser
  Scenario: After a deletion the keyboard is on the device that took its place
    Given Mario Rossi has signed in and come to his devices
    When he taps "Elimina Tablet in cucina"
    And he confirms
    Then he is told "Dispositivo eliminato"
    And the keyboard is on "Vecchio telefono"

  @DEV-01 @browser
  Scenario: What a device is called and how it stands is heard with its switch
    Given Mario Rossi has signed in
    When he follows a link to his devices
    Then at "Vecchio telefono" he hears "Non attivo"
    And at "Questo dispositivo" he hears " · Attivo"

  @DEV-03 @SHELL-21 @browser
  Scenario: The device's way back closes the question about a device and nothing else
    Given Mario Rossi has signed in and come to his devices
    And he taps "Elimina Vecchio telefono"
    And he is asked "Elimina dispositivo"
    When he goes back as the device does
    Then the keyboard is on "Elimina Vecchio telefono"
