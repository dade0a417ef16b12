@demo
Feature: What is of today
  Whoever shows the demo may ask for the day it plays on. That day is today everywhere then, whatever the device says.

  Chi mostra Piazza può scegliere il giorno della prova. Quel giorno vale come oggi in tutte le pagine. Eventi, voli e
  promemoria lo seguono.

  @EVENT-01 @browser
  Scenario: The events are those of the day that was asked for
    Given the device of Giulia is 2 days ahead
    And Giulia has come to the events
    Then she reads "Venerdì 20 novembre 2026"
    And she can tap "Oggi, Scegli un giorno"

  @E015-05 @browser
  Scenario: The flights of the day are of no other
    Given the device of Giulia is 1 day ahead
    And Giulia has come to the flights from Malpensa
    Then she reads "42 voli"
    And she reads nothing of "ieri"

  @EVENT-07 @browser
  Scenario: A reminder of the day says so, in the month of the day
    Given the device of Mario is 30 days ahead
    And Mario has signed in and come to his calendar
    Then he reads "Promemoria: oggi alle 17:30"

  @NOTICE-01 @browser
  Scenario: Notices of the day are gathered as such
    Given the device of Mario is 1 day ahead
    And Mario has signed in
    When he opens his notices
    Then they are gathered under "Oggi" first and "Ieri" next

  @CHAT-03 @browser
  Scenario: What is on its way was written today
    Given the device of Mario is 1 day ahead
    And Mario has signed in and come to the chat with the bar
    And the server is slow, when asked for a message
    When he writes "Avete dolci senza glutine?"
    Then "Avete dolci senza glutine?" is shown as being sent
    And the days of the conversation are
      | Martedì 17 novembre |
      | Oggi                |
