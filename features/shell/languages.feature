Feature: Languages
  The app speaks Italian, and Spanish just as well. Administrators choose in the bar at the top; a link in a language
  works for everyone.

  @LANG-01 @SHELL-18 @browser
  Scenario: Italian unless asked otherwise
    Given Giulia has come to Home
    Then the page says that it is in "it"
    And the ways at the bottom are "Home, Preferiti, Chat, Profilo"

  @SHELL-18 @LANG-01 @browser
  Scenario: A link in Spanish works for everyone
    Given Giulia follows a link to Home in Spanish
    Then the page says that it is in "es"
    And the ways at the bottom are "Inicio, Favoritos, Chat, Perfil"
    And the ways at the bottom stay in Spanish

  @SHELL-18 @LANG-01 @browser
  Scenario: Signing in in Spanish
    Given Mario Rossi follows a link to the sign-in in Spanish
    When he signs in
    Then he is at Home in Spanish
    And the page says that it is in "es"

  @SHELL-06 @SHELL-18 @browser
  Scenario: The administrator stays on the same page in another language
    Given the administrator has signed in
    And they have come to the notices
    When they choose "Español"
    Then they are at the notices in Spanish
    And the page says that it is in "es"

  @SHELL-06 @browser
  Scenario: The languages in the bar are for administrators
    Given Mario Rossi has signed in
    Then he is offered no languages
