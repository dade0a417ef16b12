Feature: The page of an event
  Everything there is to know of an event, and taking it along.

  La pagina di un evento dice quando, dove e quanto costa. L’evento si aggiunge al calendario del telefono. Si può anche
  condividere.

  @EVENT-03
  Scenario: Giulia reads when and where the concert is, and what it costs
    Given Giulia has come to the event Concerto per archi
    Then she reads "Concerto per archi"
    And she reads "Venerdì 20 novembre 2026"
    And she reads "dalle 18:30 alle 20:00"
    And she reads "12,00 €"
    And she reads "Salone Estense"

  @EVENT-03
  Scenario: When and where the concert is comes before what can be done with it
    Given Giulia has come to the event Concerto per archi
    Then she reads "dalle 18:30 alle 20:00" before "Aggiungi al mio calendario"
    And she reads "Salone Estense" before "Aggiungi al mio calendario"

  @EVENT-03
  Scenario: Giulia reads of what kind it is, in which municipality and who organises it
    Given Giulia has come to the event Concerto per archi
    Then she reads "Musica"
    And she reads "Varese"
    When she taps "Teatro Intred"
    Then she is at the page of the Teatro Intred

  @EVENT-03
  Scenario: What costs nothing says so
    Given Giulia has come to the reading group
    Then she reads "Gratuito"

  @EVENT-10
  Scenario: An event that comes again says how often, and on which days
    Given Giulia has come to the reading group
    Then she reads "Si ripete: venerdì"

  @EVENT-10
  Scenario: An event that comes once says so
    Given Giulia has come to the event Concerto per archi
    Then she reads "Una volta sola"

  @EVENT-03
  Scenario: An event is shown under the address of another activity as well, with who organises it
    Given Giulia has come to the event Concerto per archi under another activity
    Then she reads "Concerto per archi"
    And she reads "Teatro Intred"

  @EVENT-03 @ERR-05
  Scenario Outline: An event that is none has no page
    Given Giulia has come to <place>
    Then she reads "Pagina non trovata"

    Examples:
      | place                     |
      | an event that never was   |
      | an event without a number |

  @EVENT-08
  Scenario: Giulia takes the event into the calendar of her phone
    Given Giulia has come to the event Concerto per archi
    When she taps "Aggiungi al calendario del dispositivo"
    Then she has been given the file "Concerto per archi.ics"

  @EVENT-08
  Scenario: Giulia gives the event to others
    Given Giulia has come to the event Concerto per archi
    When she taps "Condividi"
    Then she is told "Indirizzo copiato"

  @EVENT-03
  Scenario: From the day to the event and back
    Given Giulia has come to the events of the Teatro Intred
    When she taps "Concerto per archi"
    Then she is at the event Concerto per archi
    When she goes back
    Then she is at the events of the Teatro Intred

  @EVENT-02 @EVENT-03 @fault-55
  Scenario: Of an event whose hours nobody can read Giulia is not told that it takes the whole day
    Given the server writes hours and last days that nobody can read, when asked for an event
    When Giulia arrives at the event Concerto per archi
    Then she reads "Non riusciamo a leggere l’orario"
    And she reads nothing of "Tutto il giorno"

  @EVENT-03 @ERR-03
  Scenario Outline: An event that cannot be read is tried again in its place
    Given the server <trouble>, when asked for an event
    When Giulia arrives at the event Concerto per archi
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "12,00 €"

    Examples:
      | trouble          |
      | breaks down      |
      | answers nonsense |
