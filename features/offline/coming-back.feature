Feature: Coming back
  Whoever comes back finds what they read last at once, and does not look at grey bars. The new answer takes its place as soon
  as it is there. What one is about to change waits for the server, and nobody reads what another citizen has read.

  Quando torni, ciò che avevi letto è subito lì. La risposta nuova prende il suo posto appena arriva. Ciò che stai per
  cambiare aspetta il servizio, e nessuno legge ciò che ha letto un’altra persona.

  @ERR-11
  Scenario Outline: Mario comes back the next day on a slow line, and <page> stand there at once
    Given Mario Rossi has signed in and come to <page>
    And he reads "<words>"
    And a day has passed since
    And the server is slow
    When he comes back later
    Then he reads "<words>" before the server has answered

    Examples:
      | page               | words                        |
      | Home               | Letture al museo             |
      | Home               | 3 notifiche da leggere       |
      | Home               | Comune di Varese             |
      | Home               | Il tuo prossimo evento       |
      | the notices        | Via Sacco chiusa al traffico |
      | the events         | Concerto per archi           |
      | the favourites     | Biblioteca civica            |
      | the municipalities | Busto Arsizio                |
      | the contacts       | Luoghi                       |

  @ERR-11 @SHELL-19 @NOTICE-02
  Scenario: Mario is known, and how many notices are new, before the server has answered
    Given Mario Rossi has signed in and come to Home
    And he has 3 unread notices
    And the server is slow
    When he comes back later
    Then he is known as "Mario Rossi"
    And he has 3 unread notices

  @ERR-11 @NOTICE-01
  Scenario: What is new takes the place of what was read yesterday, and what was withdrawn goes
    Given Mario Rossi has signed in and come to the notices
    And "Via Sacco chiusa al traffico" has been withdrawn from Mario since, and "Menù della settimana" corrected to "Menù di dicembre"
    And the server is slow
    When he comes back later
    Then he reads "Via Sacco chiusa al traffico" until the server has answered
    And "Menù di dicembre" is among his notices

  @ERR-11 @E015-06
  Scenario: Free places of yesterday say that they are of yesterday, until those of now are there
    Given Giulia has come to the parking of Varese
    And she reads "posti liberi"
    And a day has passed since
    And the server is slow
    When she comes back later
    Then she reads "Dati di ieri" until the server has answered

  @ERR-11
  Scenario: Notices of yesterday stand there without a word of their age
    Given Mario Rossi has signed in and come to the notices
    And a day has passed since
    And the server is slow
    When he comes back later
    Then he reads "Via Sacco chiusa al traffico" before the server has answered, without a word of its age

  @ERR-11
  Scenario: Notices of three days ago say of when they are
    Given Mario Rossi has signed in and come to the notices
    And three days have passed since
    And the server is slow
    When he comes back later
    Then he reads "Via Sacco chiusa al traffico", as it was on "martedì 17 novembre"

  @ERR-11 @NOTICE-03
  Scenario: A notice that was read before opens at once, and is marked as read only once
    Given Mario Rossi has signed in and opened "Via Sacco chiusa al traffico"
    And he reads "Ci scusiamo per il disagio"
    And the server is slow
    When he comes back later
    Then he reads "Ci scusiamo per il disagio" before the server has answered

  @ERR-11 @SURVEY-03
  Scenario: A survey waits for the server, which knows whether it is still open
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he reads "Il nuovo orario del sabato"
    And the server is slow
    When he comes back later
    Then he is known as "Mario Rossi"
    But he reads nothing of "Il nuovo orario del sabato"

  @ERR-11 @PROF-01
  Scenario: The personal data wait for the server: one is about to change them
    Given Mario Rossi has signed in and come to the personal data
    And he reads "Via Sacco 5"
    And the server is slow
    When he comes back later
    Then he is known as "Mario Rossi"
    But he reads nothing of "Via Sacco 5"

  @ERR-11 @FAV-01
  Scenario: That nothing is there is not said before the server says so
    Given Sara Bruni has signed in and come to the favourites
    And she reads "Nessuna attività tra i preferiti"
    And the server is slow
    When she comes back later
    Then she is known as "Sara Bruni"
    But she reads nothing of "Nessuna attività tra i preferiti"

  @ERR-11 @ERR-03
  Scenario: What was read yesterday stays where the server breaks down, and can be asked for again
    Given Mario Rossi has signed in and come to the notices
    And he reads "Via Sacco chiusa al traffico"
    And the server breaks down, when asked for the notices
    When he comes back later
    Then he reads "vedi gli ultimi dati ricevuti"
    And he reads "Via Sacco chiusa al traffico"

  @ERR-11 @AUTH-15
  Scenario: Whoever signs in after Mario finds nothing of his at once
    Given Mario Rossi has signed in and come to the favourites
    And he reads "Biblioteca civica"
    And Sara Bruni has signed in on Mario's device since
    And the server is slow
    When he comes back later to the favourites
    Then he reads nothing of "Biblioteca civica"

  @ERR-11 @DIR-10
  Scenario: The way back to a list leads to its rows at once
    Given Giulia has come to the contacts
    And she reads "Antica Pasticceria Campi"
    When she taps "Antica Pasticceria Campi"
    And the server is slow
    And she goes back
    Then she reads "Antica Pasticceria Campi" before the server has answered

  @SHELL-25 @production @browser
  Scenario: What Giulia saw stands there before the code of Piazza has come
    Given Giulia's browser keeps no apps
    And Giulia has come to the activities
    When she comes back, and the code of Piazza takes its time
    Then she sees at once "Antica Pasticceria Campi"
    When the code of Piazza has come
    Then she sees nothing at once, but reads "Antica Pasticceria Campi"

  @SHELL-26 @production @browser
  Scenario: Where Giulia has seen nothing yet, bars and headings stand before the code of Piazza has come
    Given Giulia has come to the municipalities
    When she comes back later to Home, and the code of Piazza takes its time
    Then she sees at once "Oggi in città"
    And she sees at once "Preferiti"
    When the code of Piazza has come
    Then she sees nothing at once, but reads "Oggi in città"

  @SHELL-26 @production @browser
  Scenario: The bars and headings that Giulia sees first stay as they are
    Given Giulia has come to the municipalities
    Then she sees nothing change at Home as the code of Piazza comes

  @SHELL-25 @production @browser
  Scenario Outline: What Mario saw looks as it did before the code of Piazza has come: <place>
    Given Mario Rossi's browser keeps no apps
    And Mario Rossi has signed in and come to <place>
    When he looks closely and comes back, and the code of Piazza takes its time
    Then he sees at once what stood there, and it looks the same

    Examples:
      | place                             |
      | Home                              |
      | the parking of Varese             |
      | the page of the Comune di Varese  |
      | the flights from Malpensa         |
      | the notices                       |
      | the chat with the library         |

  @SHELL-25 @CHAT-03 @production @browser
  Scenario: The last messages of Mario's conversation stand there before the code of Piazza has come
    Given Mario Rossi's browser keeps no apps
    And Mario Rossi has signed in and come to the chat with the library
    And he has been shown at once "Se serve più tempo lo rinnoviamo noi: va bene?"
    When he comes back, and the code of Piazza takes its time
    Then he sees at once "Se serve più tempo lo rinnoviamo noi: va bene?"

  @SHELL-25 @AUTH-15 @production @browser
  Scenario: Whoever signs in after Mario sees nothing of his before the code of Piazza has come
    Given Mario Rossi's browser keeps no apps
    And Mario Rossi has signed in and come to the notices
    And he has been shown at once "Via Sacco chiusa al traffico"
    And Sara Bruni has signed in on Mario's device since
    When he comes back later to the notices, and the code of Piazza takes its time
    Then he sees nothing at once

  @ERR-12 @DIR-06 @production
  Scenario Outline: Which municipalities there are is asked for once a day
    Given Giulia has come to the municipalities
    And she reads "Busto Arsizio"
    And <age> has passed since
    When she comes back later
    Then she reads "Busto Arsizio"
    And the server has been asked for the municipalities <times>

    Examples:
      | age     | times |
      | an hour | once  |
      | a day   | twice |

  @AUTH-13 @production
  Scenario Outline: Which device Mario holds is told once a day
    Given Mario Rossi has signed in
    And <age> has passed since
    When he comes back later
    Then he is known as "Mario Rossi"
    And the server has heard of the device after the sign-in <times>

    Examples:
      | age     | times |
      | an hour | once  |
      | a day   | twice |

  @ERR-12 @HOME-07 @production
  Scenario Outline: What Home says is open in one's own town is asked for every three hours
    Given Giulia has chosen "Varese" as her municipality
    And Home shows something under "Aperto adesso a Varese"
    And <age> have passed since
    When she comes back later
    Then Home shows something under "Aperto adesso a Varese"
    And the server has heard of the activities of a municipality <times>

    Examples:
      | age         | times |
      | two hours   | once  |
      | three hours | twice |
