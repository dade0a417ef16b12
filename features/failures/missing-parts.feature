Feature: Parts of the app that are not there yet
  What the device has not fetched yet, it fetches as soon as it can. Until then Piazza says so, and never leaves an empty
  page.

  Le parti di Piazza che mancano sul dispositivo arrivano appena possibile. Intanto la pagina lo dice. Nessuna pagina
  resta vuota.

  @ERR-04
  Scenario: A page that Mario never opened comes with the network
    Given Mario Rossi has signed in and come to Home
    And the network is lost
    When he goes to the favourites
    Then he reads "Questa pagina non è ancora sul dispositivo: arriva appena torna la rete."
    When the network comes back
    Then he reads "Parco Campo dei Fiori"

  @ERR-03 @browser @fault-39 @demo
  Scenario: A page that is gone makes the app begin anew once, and comes when it is tried again
    Given Giulia has come to Home
    And the sign-in has gone missing
    When she goes to the sign-in
    Then the app begins anew where she is, once, and she reads "Errore Generico"
    When all parts of the app are there again, and she tries again
    Then she reads "Nome utente"

  @ERR-03 @fault-39 @production @browser
  Scenario: A page that a newer version has replaced comes with the app that begins anew
    Given Mario Rossi has signed in and come to Home
    When a newer version of Piazza is published
    And he goes to the favourites
    Then Piazza has begun anew, and he is at the favourites
    And he reads "Parco Campo dei Fiori"

  @ERR-03 @browser @demo
  Scenario: Without the question whether to sign out, Mario goes on once it is there
    Given Mario Rossi has signed in
    And the questions have gone missing
    And the network is lost
    When he wants to leave
    And all parts of the app are there again, and the network comes back
    Then he is asked "Uscire da Piazza?", at the latest when he wants to leave again

  @SHELL-16 @ERR-03 @fault-39 @browser @demo
  Scenario: How it went is told, though what tells it did not come at first
    Given Mario Rossi has signed in
    And the messages over the page have gone missing
    And he has tried to change his password without a network
    When all parts of the app are there again, and the network comes back
    And he taps "Invia di nuovo"
    Then he is told "Password cambiata correttamente"

  @ERR-03 @browser
  Scenario Outline: The app says that it did not start: without <part>
    Given <part> has gone missing before Giulia comes
    When Giulia arrives at Home
    Then all that she finds is "Piazza non si è aperta, Piazza no se ha abierto, Piazza did not open, Piazza hat sich nicht geöffnet"
    When all parts of the app are there again, and she tries again
    Then she reads "Attività"

    Examples:
      | part          |
      | its beginning |
      | its interface |
      | its looks     |

    @demo
    Examples:
      | part      |
      | its words |
