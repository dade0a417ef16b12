Feature: Looks
  Piazza is dark. Whoever reads in the sun, or reads dark words better, has it light, or as the device draws everything
  else; a device that asks for more contrast gets more. Paper is always white.

  Piazza è scura, ma si può scegliere chiara. Può anche seguire il dispositivo. Chi chiede più contrasto lo ottiene.

  @SHELL-01 @SHELL-24 @browser
  Scenario: Giulia reads in the sun, and Piazza stays light
    Given Giulia has come to Home
    When she chooses "Chiaro" in the settings
    Then the page is light
    When she comes back later
    Then the page is light
    And "Chiaro" is on

  @SHELL-24
  Scenario: The look that was chosen is marked, and stays on the device
    Given Giulia has come to Home
    When she chooses "Come il dispositivo" in the settings
    Then "Come il dispositivo" is on
    When she comes back later
    Then "Come il dispositivo" is on

  @SHELL-01 @browser
  Scenario: Who has chosen nothing has it dark, whatever the device does
    Given Giulia has come to the events
    When her device goes light
    Then the page is dark

  @SHELL-24 @browser
  Scenario: Piazza follows the device of those who want it to
    Given Giulia has come to Home
    And her device goes light
    When she chooses "Come il dispositivo" in the settings
    Then the page is light
    When her device goes dark
    Then the page is dark

  @SHELL-24 @browser
  Scenario Outline: A device that asks for more contrast gets more, <look>
    Given Giulia has come to Home
    When she chooses "<choice>" in the settings
    And her device asks for more contrast
    Then the page is <look>
    And words stand out from it by 18 to 1 at least

    Examples:
      | look  | choice |
      | dark  | Scuro  |
      | light | Chiaro |
