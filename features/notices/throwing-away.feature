Feature: Throwing notices away
  A notice goes only after its owner has said so twice.

  Una notifica si elimina solo dopo una conferma. Si possono eliminare più notifiche insieme. Se qualcosa va storto, la
  scelta fatta resta.

  @NOTICE-04
  Scenario: Mario throws away a notice he no longer needs
    Given Mario Rossi has signed in and come to the notices
    When he throws away "Via Sacco chiusa al traffico"
    Then he is asked "Si desidera eliminare la notifica selezionata?" under "Elimina notifica"
    When he confirms
    Then "Via Sacco chiusa al traffico" is no longer among his notices

  @NOTICE-04
  Scenario: Mario keeps it after all
    Given Mario Rossi has signed in and come to the notices
    When he throws away "Via Sacco chiusa al traffico"
    And he cancels
    Then he is asked nothing more
    And "Via Sacco chiusa al traffico" is among his notices

  @NOTICE-04 @SHELL-04
  Scenario: From the notice itself Mario comes to the other notices of whoever sent it
    Given Mario Rossi has signed in and opened "Via Sacco chiusa al traffico"
    When he throws it away and confirms
    Then he is at the notices of "Comune di Varese"
    And "Via Sacco chiusa al traffico" is no longer among his notices

  @NOTICE-04
  Scenario: From a notice that no known activity sent Mario comes to all his notices
    Given nobody knows which activity sent "Allerta gialla per vento"
    And Mario Rossi has signed in
    And he has opened "Allerta gialla per vento"
    When he throws it away and confirms
    Then he is at the notices
    And "Allerta gialla per vento" is no longer among his notices

  @NOTICE-04 @server
  Scenario: What Mario threw away does not come back
    Given Mario Rossi has signed in and come to the notices
    And he has thrown away "Via Sacco chiusa al traffico"
    When he comes back later to his notices
    Then "Via Sacco chiusa al traffico" is no longer among his notices

  @NOTICE-04 @ERR-01
  Scenario: A notice that the server would not let go is still there
    Given Mario Rossi has signed in and come to the notices
    And the server breaks down, when asked for a deletion
    When he throws away "Via Sacco chiusa al traffico"
    And he confirms
    Then he is told that it went wrong
    And "Via Sacco chiusa al traffico" is among his notices

  @NOTICE-04 @ERR-10
  Scenario: What Mario throws away in one window is gone from the other
    Given Mario Rossi has his notices open in two windows
    When he throws away "Via Sacco chiusa al traffico"
    And he confirms
    Then "Via Sacco chiusa al traffico" is no longer among his notices
    And in the second window he reads nothing of "Via Sacco chiusa al traffico"

  @NOTICE-05
  Scenario: Mario throws two away at once
    Given Mario Rossi has signed in and come to the notices
    When he picks "Via Sacco chiusa al traffico" and "Menù della settimana"
    And he throws away what he picked and confirms
    Then "Menù della settimana" is no longer among his notices
    And "Via Sacco chiusa al traffico" is no longer among his notices
    And he is asked nothing more

  @NOTICE-05 @SHELL-21 @browser
  Scenario: The device's way back ends the picking, and does not leave the notices
    Given Mario Rossi has signed in and come to the notices
    And he picks "Via Sacco chiusa al traffico" and "Menù della settimana"
    And he reads "2 selezionate"
    When he goes back as the device does
    Then he reads nothing of "2 selezionate"
    And he is at the notices

  @NOTICE-05
  Scenario: Mario picks them all
    Given Mario Rossi has signed in and come to the notices
    When he picks all of them
    And he throws away what he picked and confirms
    Then "Via Sacco chiusa al traffico" is no longer among his notices

  @NOTICE-05 @ERR-01
  Scenario: When throwing away fails, everything Mario had picked is still picked
    Given Mario Rossi has signed in and come to the notices
    And the server breaks down, when asked for a deletion of several
    When he picks "Via Sacco chiusa al traffico" and "Menù della settimana"
    And he throws away what he picked and confirms
    Then he is told that it went wrong
    And "Via Sacco chiusa al traffico" and "Menù della settimana" are still picked

  @NOTICE-06
  Scenario: Mario clears out all notices about one thing, and no others
    Given Mario Rossi has signed in and come to the notices
    And he looks only at "Viabilità"
    When he clears out his notices and confirms
    And he looks at all of them
    Then "Menù della settimana" is among his notices
    But "Via Sacco chiusa al traffico" is no longer among his notices

  @NOTICE-06
  Scenario: Mario does not clear out after all
    Given Mario Rossi has signed in and come to the notices
    When he clears out his notices
    And he cancels
    Then he is asked nothing more
    And "Menù della settimana" is among his notices

  @SHELL-20 @browser
  Scenario: The keyboard says no
    Given Mario Rossi has signed in and come to the notices
    When he throws away "Via Sacco chiusa al traffico"
    And he presses "Escape"
    Then he is asked nothing more
    And "Via Sacco chiusa al traffico" is among his notices

  @SHELL-20 @browser
  Scenario: The keyboard says yes
    Given Mario Rossi has signed in and come to the notices
    When he throws away "Via Sacco chiusa al traffico"
    And he presses "Enter"
    Then "Via Sacco chiusa al traffico" is no longer among his notices
