Feature: Piazza on the device
  Piazza opens from the device, also without a network. Newer versions come when the citizen wants them, and Piazza offers
  once to stay among the apps.

  Piazza si apre dal dispositivo anche senza rete. Una nuova versione arriva quando la persona la vuole. Piazza si può
  tenere tra le app del telefono.

  @ERR-04 @production @browser
  Scenario: Piazza opens without a network, on any of its pages
    Given Giulia has come to the events, with Piazza on her device
    And the network is lost
    When she comes back later to the sign-in
    Then she reads "Nome utente"
    And nothing but the files of Piazza is kept by her browser

  @AUTH-15 @production @browser @fault-49
  Scenario: No answer of the server stays among the files of the device
    Given Mario Rossi has signed in and come to the notices, with Piazza on his device
    When he comes back later to the notices
    Then "Via Sacco chiusa al traffico" is among his notices
    And nothing but the files of Piazza is kept by his browser

  @ERR-04 @production
  Scenario: A newer version comes when Giulia wants it
    Given Giulia has come to the events, with Piazza on her device
    When a newer version of Piazza is published
    Then she is told "Nuova versione disponibile"
    When she takes the offer
    Then Piazza has begun anew, and she is at the events

  @ERR-04 @PROF-03 @production @fault-38
  Scenario: A newer version waits until Mario has saved what he writes
    Given Mario Rossi is changing his data, with Piazza on his device
    And he fills in "Cellulare" with "340 9876543"
    When a newer version of Piazza is published
    Then he has been told nothing
    When he taps "Salva", and takes the offer "Nuova versione disponibile"
    Then Piazza has begun anew, and he reads "340 987 6543"

  @ERR-04 @production @browser @fault-38
  Scenario Outline: A newer version waits while something is typed: <field> at <place>
    Given Giulia has come to <place>, with Piazza on her device
    And she fills in "<field>" with "Giulia7?"
    When a newer version of Piazza is published
    Then she has been told nothing
    When she fills in "<field>" with ""
    Then she is offered it in the end

    Examples:
      | place                  | field       |
      | the sign-in            | Nome utente |
      | the sign-in            | Password    |
      | the registration       | Nome        |
      | the forgotten password | Nome utente |

  @ERR-04 @production @browser @fault-38
  Scenario: A newer version that is taken in one window is offered in the other, and takes nothing away there
    Given Giulia has come to the activities, with Piazza on her device
    And Giulia has the events open in another window
    When a newer version of Piazza is published
    And she takes the offer
    Then the other window has not begun anew, and goes to the favourites
    And in the other window Giulia is told "Nuova versione disponibile"

  @ERR-03 @production @browser
  Scenario: A tab that is older than the newest version begins anew where its parts are gone
    Given Giulia's browser keeps no apps
    And Giulia has come to Home
    When a newer version of Piazza is published
    And she takes "Comuni" on Home
    Then Piazza has begun anew, and she is at the municipalities

  @ERR-04 @AUTH-18 @SURVEY-03 @production @browser
  Scenario: Answers wait for Mario though the session is over in both of his windows
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?", with Piazza on his device
    And Mario Rossi has the notices open in another window
    And without a network he has rated "Il nuovo orario del sabato" with 4 and sent his answers
    When the network comes back, but the server accepts no session in either window
    And the server is well again, and he signs in
    Then the server has Mario's answers to "Quanto ti piace il nuovo orario?"

  @ERR-04 @NOTICE-03 @production @browser
  Scenario: A notice that was read before opens by its link, though no server is left
    Given Mario Rossi has signed in and come to the notices, with Piazza on his device
    And he opens "Via Sacco chiusa al traffico"
    And he reads "Ci scusiamo per il disagio"
    When every server has been switched off
    And he follows a link to "Via Sacco chiusa al traffico"
    Then he reads "Ci scusiamo per il disagio", as it was today

  @ERR-04 @production @browser
  Scenario Outline: <page> as they were read last open again, though no server is left
    Given Mario Rossi has signed in and come to <page>, with Piazza on his device
    And he reads "<words>"
    When every server has been switched off
    And he comes back later
    Then he reads "<words>", as it was today

    Examples:
      | page              | words                        |
      | the notices       | Via Sacco chiusa al traffico |
      | the personal data | Via Sacco 5                  |

  @SHELL-19
  Scenario: In the third visit Piazza offers to stay among the apps, and never again
    Given Giulia has come to Home, for the third time on this device
    When her browser is ready to install Piazza
    Then she is told "Vuoi Piazza tra le tue app?"
    When she takes the offer
    Then her browser asks her whether to install Piazza
    But in her next visit she is not offered it again

  @SHELL-19
  Scenario: On an iPhone, which offers nothing by itself, Piazza says once how to add it to the Home screen
    Given Giulia has an iPhone
    And Giulia has come to Home, for the third time on this device
    Then she is told "Vuoi Piazza tra le tue app? Tocca Condividi nel browser, poi «Aggiungi alla schermata Home»."
    But in her next visit she is not offered it again

  @ERR-04 @production @browser @fault-53
  Scenario Outline: Giulia does not notice that <mistake>
    Given Giulia has come to Home, with Piazza on her device
    When a newer version of Piazza is served, but <mistake>
    Then in each of 3 visits to Home, Giulia reads "Attività"
    When the mistake is mended
    Then in each of 2 visits to Home, Giulia reads "Attività"

    Examples:
      | mistake                       |
      | its first file is missing     |
      | half of its files are missing |
      | its page is cut short         |

  @ERR-04 @production @browser @fault-53
  Scenario: Giulia does not notice that the page of her version is cut short
    Given Giulia has come to Home, with Piazza on her device
    When Piazza is served, but its page is cut short
    Then in each of 3 visits to Home, Giulia reads "Attività"

  @ERR-04 @production @browser @fault-53
  Scenario: The page of a guest network never becomes the configuration
    Given Piazza is served with its configuration in a file
    And Giulia has come to Home, with Piazza on her device
    When Piazza is served, but a guest network answers for its configuration
    Then in each of 2 visits to Home, Giulia reads "Attività"
    When every server has been switched off
    Then in each of 2 visits to the events, Giulia reads "Eventi"

  @ERR-03 @production @browser @fault-53
  Scenario: Who comes for the first time to a version without its first file opens it once that is mended
    Given Piazza is served, but its first file is missing
    When Giulia arrives at Home
    Then all that she finds is "Piazza non si è aperta, Piazza no se ha abierto, Piazza did not open, Piazza hat sich nicht geöffnet"
    When the mistake is mended, and she tries again
    Then she reads "Attività"

  @ERR-03 @production @browser @fault-53
  Scenario: Who comes for the first time by a guest network is asked to try again, and opens Piazza behind it
    Given Piazza is served, but a guest network answers for its configuration
    When Giulia arrives at Home
    Then all that she finds is "Piazza non si è aperta, Piazza no se ha abierto, Piazza did not open, Piazza hat sich nicht geöffnet"
    When the mistake is mended, and she tries again
    Then she reads "Attività"

  @ERR-03 @production @browser @fault-53
  Scenario: Who came while the first file of a version was missing opens it in the next visit
    Given a newer version of Piazza is served, but its first file is missing
    When Giulia arrives at Home
    Then all that she finds is "Piazza non si è aperta, Piazza no se ha abierto, Piazza did not open, Piazza hat sich nicht geöffnet"
    When the mistake is mended
    Then in each of 2 visits to Home, Giulia reads "Attività"

  @ERR-03 @production @browser @fault-53
  Scenario: What older versions kept wrongly does not keep Giulia out
    Given Giulia has come to Home, with Piazza on her device
    And a page has come in the place of the app's scripts on Giulia's device
    Then in each of 2 visits to Home, Giulia reads "Attività"
