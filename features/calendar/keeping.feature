Feature: Keeping an event
  On the page of an event citizens put it into their own calendar, ask to be reminded of it, and take it out again.

  Un evento si aggiunge al calendario dalla sua pagina. Lì si sceglie il promemoria e si toglie l’evento. Due tocchi lo
  aggiungono una volta sola.

  @EVENT-04 @clock
  Scenario: An event is added, in the server's words
    Given Mario Rossi has signed in and come to the event La locandiera
    When he taps "Aggiungi al mio calendario"
    Then he is told "Evento aggiunto al tuo calendario"
    And the word is gone after 5 seconds, not before

  @EVENT-04
  Scenario: What was added says so, and can be found in the calendar
    Given Mario Rossi has signed in and come to the event La locandiera
    And he taps "Aggiungi al mio calendario"
    And he reads "Nel tuo calendario"
    When he arrives at his calendar
    Then he reads "La locandiera"

  @EVENT-04
  Scenario: Two taps add it once
    Given Sara Bruni has signed in and come to the event La locandiera
    When she taps "Aggiungi al mio calendario" twice
    Then she reads "Nel tuo calendario"
    And the server has heard once of a kept event

  @EVENT-04 @SHELL-13 @SHELL-14
  Scenario: A visitor signs in first, and is back at the very event
    Given Sara Bruni has come to the event La locandiera
    When she taps "Aggiungi al mio calendario"
    Then she is asked to sign in
    When she agrees to sign in
    And she signs in
    Then she is at the event La locandiera

  @EVENT-05
  Scenario: A reminder is set on the event's own page
    Given Mario Rossi has signed in and come to the event Concerto per archi
    And he taps "Promemoria"
    And "Quando te lo ricordiamo?" says "1 ora prima"
    When he fills in "Quando te lo ricordiamo?" with "10 minuti prima" and taps "Salva"
    Then he is told "Promemoria salvato"
    And he reads "Promemoria: oggi alle 18:20"

  @EVENT-06
  Scenario: An event is removed on its own page
    Given Mario Rossi has signed in and come to the event Concerto per archi
    And he taps "Togli dal calendario"
    And he is asked "Togliere questo evento?"
    When he confirms
    Then he is told "Evento tolto dal tuo calendario"
    And he can tap "Aggiungi al mio calendario"

  @EVENT-09
  Scenario: An addition that fails is told in the server's words, and can be tried again
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server breaks down, when asked for a kept event
    And he taps "Aggiungi al mio calendario"
    And he is told "Il servizio è in manutenzione: riprova tra qualche minuto"
    When the server is well again, and he taps "Aggiungi al mio calendario"
    Then he reads "Nel tuo calendario"

  @EVENT-09 @clock
  Scenario: What the server says of a failure is gone after five seconds
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server breaks down, when asked for a kept event
    When he taps "Aggiungi al mio calendario"
    Then the word is gone after 5 seconds, not before

  @EVENT-09 @ERR-02
  Scenario Outline: Where the server <trouble>, nothing is said, and the page stays usable
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server <trouble>, when asked for a kept event
    And he taps "Aggiungi al mio calendario"
    And he can tap "Aggiungi al mio calendario"
    When the server is well again, and he taps "Aggiungi al mio calendario"
    Then he reads "Nel tuo calendario"

    Examples:
      | trouble                    |
      | breaks down without a word |
      | is out of reach            |

  @EVENT-09 @ERR-03
  Scenario: What is known of an event cannot be read, and is when it is tried again
    Given Mario Rossi has signed in, and the server answers nonsense, when asked for an event of mine
    And he has come to the event Concerto per archi
    And he reads "Abbiamo ricevuto una risposta inattesa: riprova più tardi."
    When the server is well again, and he tries again
    Then he reads "Nel tuo calendario"
