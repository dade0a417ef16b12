Feature: Leaving with something unsaved
  What was written and not saved is not lost by a wrong tap: whoever leaves is asked first.

  Un tocco sbagliato non fa perdere ciò che è scritto. Chi lascia la pagina senza salvare riceve prima una domanda. Se
  non c’è nulla da perdere, Piazza non chiede niente.

  @PROF-03
  Scenario: Mario goes back by mistake
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he goes back
    Then he is asked "Lasciare la pagina senza salvare?"
    When he cancels
    Then "Comune" says "Luino"

  @PROF-03
  Scenario: Mario thinks better of it
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he goes back
    And he confirms
    Then he can tap "Modifica i dati"
    And he reads nothing of "Luino"

  @PROF-03
  Scenario: The button that cancels asks too
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he taps "Annulla"
    Then he is asked "Lasciare la pagina senza salvare?"

  @PROF-03
  Scenario: Any other way through the app asks too, and is taken by who insists
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he opens his notices
    Then he is asked "Lasciare la pagina senza salvare?"
    When he confirms
    Then he is at the notices

  @PROF-03 @EVENT-05 @clock
  Scenario: A notification that is pressed asks too
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32"
    And he is changing his data, and has written "Luino" as "Comune"
    When 120 seconds go by, and he presses the notification
    Then he is asked "Lasciare la pagina senza salvare?"

  @PROF-03
  Scenario: Who stays goes nowhere after saving either
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he opens his notices
    And he cancels
    Then he is asked nothing more
    When he taps "Salva"
    Then he can tap "Modifica i dati"

  @PROF-03
  Scenario: With nothing to lose nothing is asked
    Given Mario Rossi is changing his data
    When he goes back
    Then he can tap "Modifica i dati"
    When he goes back
    Then he is at the profile

  @PROF-03 @SHELL-08
  Scenario: Signing out is a question of its own
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he leaves and confirms
    Then he is at Home
    And nobody is signed in

  @PROF-03 @browser
  Scenario: The device's own way back asks, and once more means staying
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he goes back as the device does
    Then he is asked "Lasciare la pagina senza salvare?"
    When he goes back as the device does
    Then he is asked nothing more
    And "Comune" says "Luino"

  @PROF-03 @browser
  Scenario: The device's way back leads out, one step at a time
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he goes back as the device does
    And he confirms
    Then he can tap "Modifica i dati"
    When he goes back as the device does
    Then he is at the profile

  @PROF-03 @browser
  Scenario: Closing the app with something unsaved is a question of the device
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he wants to close the app
    Then the device asks whether to leave
    And "Comune" says "Luino"
