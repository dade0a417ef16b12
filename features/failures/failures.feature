Feature: When things go wrong
  Only what failed says so; the rest goes on. Nobody reads what was meant for engineers.

  Se qualcosa va storto, lo dice solo la parte che non funziona. Il resto della pagina si usa come prima. Nessuno legge
  messaggi da tecnici.

  @ERR-01
  Scenario: What the server says went wrong is passed on
    Given Mario Rossi has signed in
    And the server breaks down, when asked for a deletion
    And he has opened "Via Sacco chiusa al traffico"
    When he throws it away and confirms
    Then he is told "Il servizio è in manutenzione: riprova tra qualche minuto"
    And he sees that nothing is under way

  @ERR-01 @ERR-05
  Scenario: A page meant for engineers is not passed on
    Given the server answers with a page meant for engineers, when asked for the notices
    And Mario Rossi has signed in and come to the notices
    Then he sees that the notices have failed
    And he reads "Operazione terminata in errore"
    And he reads nothing of "<html>"

  @ERR-03
  Scenario Outline: A server that <trouble> breaks only what was asked of it
    Given the server <trouble>, when asked for the notices
    And Mario Rossi has signed in and come to the notices
    Then he sees that the notices have failed
    And he is known as "Mario Rossi"
    When the server is well again, and he tries again
    Then "Via Sacco chiusa al traffico" is among his notices

    Examples:
      | trouble                                 |
      | answers nonsense                        |
      | answers half a sentence                 |
      | answers with a page meant for engineers |

  @ERR-03
  Scenario: A notice that cannot be understood leaves the others alone
    Given Mario Rossi has signed in
    And the server answers nonsense, when asked for a notice
    When he opens "Via Sacco chiusa al traffico"
    Then he sees that the notice has failed
    When he goes back
    Then "Menù della settimana" is among his notices

  @ERR-04 @browser
  Scenario: Without a network Mario is told, and what he was reading stays
    Given Mario Rossi has signed in and come to the notices
    And "Via Sacco chiusa al traffico" is among his notices
    When the network is lost
    Then he is told that he is offline
    And "Via Sacco chiusa al traffico" is among his notices

  @ERR-04 @browser
  Scenario: When the network is back, so is everything
    Given Mario Rossi has signed in and come to the notices
    And "Via Sacco chiusa al traffico" is among his notices
    And the network is lost
    When the network comes back
    Then he is no longer told that he is offline
    And "Via Sacco chiusa al traffico" is among his notices

  @ERR-01
  Scenario: A server that is too busy is given time
    Given Mario Rossi has signed in
    And the server is too busy, when asked for the notices
    When he opens his notices
    Then "Via Sacco chiusa al traffico" is among his notices
    And he has been told nothing

  @ERR-09 @clock
  Scenario: Whom the server did not know at once is greeted a little later
    Given Mario Rossi has signed in
    And the server breaks down, when asked for the citizen's own data
    When he comes back later to Home
    And the server is well again
    And 30 seconds go by
    Then he reads "Ciao, Mario"

  @ERR-09 @FAV-01 @clock
  Scenario: What kind of place a favourite is comes a little later by itself
    Given the server breaks down, when asked for the categories of contacts
    And Mario Rossi has signed in and come to the favourite places
    And he reads nothing of "Bar e ristoranti"
    When the server is well again
    And 30 seconds go by
    Then he reads "Bar e ristoranti"

  @ERR-09 @FAV-01 @clock
  Scenario: That a place is a favourite is known a little later by itself
    Given the server breaks down, when asked for the favourites
    And Mario Rossi has signed in and come to the page of the Biblioteca civica
    And "Biblioteca civica" is no favourite
    When the server is well again
    And 30 seconds go by
    Then "Biblioteca civica" is a favourite

  @ERR-09 @HOME-04 @HOME-06 @clock
  Scenario Outline: <what> is known on Home a little later by itself
    Given the server breaks down, when asked for <matter>
    And Mario Rossi has signed in and come to Home
    And Home shows something under "<before>"
    When the server is well again
    And 30 seconds go by
    Then Home shows something under "<after>"

    Examples:
      | what                      | matter                       | before               | after                |
      | Where Mario lives         | the personal data            | Oggi in città        | Oggi a Varese        |
      | That one can park         | the sheets of a municipality | Oggi a Varese        | Parcheggi            |
      | Which chat waits for him  | the chats                    | 2 risposte da dare   | 3 risposte da dare   |
