Feature: Piazza on the device
  Piazza opens from the device, also without a network. Newer versions come when the citizen wants them, and Piazza offers
  once to stay among the apps.

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

  @ERR-03 @production @browser
  Scenario: A tab that is older than the newest version begins anew where its parts are gone
    Given Giulia's browser keeps no apps
    And Giulia has come to Home
    When a newer version of Piazza is published
    And she takes "Comuni" on Home
    Then Piazza has begun anew, and she is at the municipalities

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
