@demo
Feature: The desk of the demo
  Whoever shows Piazza to a town hall can be anybody, at any hour and in any trouble, and sees what the app does meanwhile.

  Chi mostra Piazza a un comune apre il banco della demo accanto alla pagina. Può essere chiunque, cambiare l’ora e
  scegliere un guasto. Vede che cosa fa l’app e copia un link che riapre la stessa situazione.

  @DEMO-01 @browser
  Scenario: The desk covers nothing on a phone
    Given Giulia is on Home with the desk open
    Then the desk covers nothing of the page
    And she can close the desk, and is where she opened it

  @DEMO-01 @browser @desktop
  Scenario: On a large screen the desk is at the side
    Given Giulia is on Home with the desk open
    Then the desk covers nothing of the page
    And the desk is beside the page

  @DEMO-02 @browser
  Scenario: One becomes anybody
    Given Giulia is on Home with the desk open
    When she becomes "mario.rossi" at the desk
    Then the desk calls her "mario.rossi"
    And she reads "Comune di Varese"

  @DEMO-02 @browser
  Scenario: The desk says why the server refuses somebody
    Given Giulia is on Home with the desk open
    When she becomes "paolo.spenti" at the desk
    Then the desk says "Il server rifiuta questo account: non è attivo."
    And she reads "Accedi con il tuo account per leggere le notifiche e usare i servizi."

  @DEMO-03 @browser
  Scenario: A link shows an expired session on a survey, twice alike
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he has opened the desk
    When he chooses "Sessione scaduta (rinnovo rifiutato)" at the desk
    Then the link that the desk gives him shows twice the same picture
    And he reads "Sessione scaduta: accedi di nuovo"

  @DEMO-04 @browser @desktop
  Scenario: The desk shows which machines run, and lights their state
    Given Giulia is on Home with the desk open
    When she unfolds "Che cosa fa l’app" and presses "session" at the desk
    Then the drawing of it is lit at "anonymous"

  @DEMO-05 @browser
  Scenario: The desk says what the app could not read
    Given Giulia is on Home with the desk open
    When she chooses "Risposta troncata" at the desk, and begins anew
    And she unfolds "Che cosa chiede al server" at the desk
    Then the desk says "illeggibile" of a call

  @DEMO-06 @browser
  Scenario: The desk moves the clock
    Given Giulia is on Home with the desk open
    When she unfolds "Che ore sono" and presses "+1 giorno" at the desk
    And she takes "Eventi" on Home
    Then she reads "Sabato 21 novembre 2026"

  @DEMO-07 @browser
  Scenario: The guided tour leads from stop to stop
    Given Giulia is on Home with the desk open
    When she begins the guided tour, and goes on 4 times
    Then the desk says "Gli avvisi di Mario"
    And she reads "Allerta gialla per vento"

  @DEMO-08 @browser
  Scenario: Everything is as in the beginning again
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he has 2 unread notices
    And he has opened the desk
    When he begins from the start at the desk
    And he becomes "mario.rossi" at the desk
    Then he has 3 unread notices
