Feature: One app, many towns
  Every town installs the same Piazza and makes it its own: its name, its colours, its languages, where help is, and
  what is part of it. What a town has switched off is nowhere to be found, and nothing of it is asked for.

  Ogni comune usa la stessa Piazza con il suo nome e i suoi colori. Decide le lingue, i contatti e le parti da mostrare.
  Ciò che il comune spegne non si vede più.

  @HOME-01
  Scenario: Luino calls the app by its own name
    Given this is the app of Luino
    When Giulia arrives at Home
    Then she reads "Ti diamo il benvenuto in Luino Insieme", and nothing of "Ti diamo il benvenuto in Piazza"

  @SHELL-07
  Scenario: Whoever wants to know who stands behind the app finds it in the menu
    Given this is the app of Luino
    And Giulia has come to Home
    When she opens the menu
    Then the menu offers "Guida, Assistenza, Note legali e accessibilità, Impostazioni"

  @HOME-03
  Scenario: Help is the one of the town, also by telephone
    Given this is the app of Luino
    When Giulia arrives at the guide
    Then she reads "Come si usa Luino Insieme, domanda per domanda."
    And she reads "Chiama l’assistenza: 0332 55 5222", and nothing of "Come scrivo a un ufficio o a un negozio?"

  @SHELL-10 @SHELL-11
  Scenario: Luino has no chat and Brinzio has even less
    Given this is the app of Brinzio
    And Mario has signed in
    Then the ways at the bottom are "Home, Notifiche, Profilo"

  @CHAT-02 @SHELL-10
  Scenario: Without the chat nobody is invited to write
    Given this is the app of Luino
    When Mario has signed in and come to the page of the Biblioteca civica
    Then he reads "Dove e contatti", and nothing of "Scrivi in chat"
    And the ways at the bottom are "Home, Preferiti, Notifiche, Profilo"

  @FAV-02
  Scenario: Without favourites there are no hearts
    Given this is the app of a town without favourites
    When Mario has signed in and come to the page of the Biblioteca civica
    Then he reads "Dove e contatti", and nothing of "nei preferiti"
    And the server has never heard of the favourites

  @DIR-02 @EVENT-01
  Scenario: Without events an activity tells of none
    Given this is the app of a town without events
    When Mario has signed in and come to the page of the Biblioteca civica
    Then the tabs are "Informazioni, Notifiche e argomenti, Luoghi"
    And the server has never heard of the events of an activity

  @EVENT-05 @HOME-01
  Scenario: Without events Home has none, and nobody is reminded of any
    Given this is the app of a town without events
    And Mario has allowed notifications
    When Mario has signed in and come to Home
    Then Home shows something under "Parcheggi"
    And the server has never heard of the events of an activity
    And the server has never heard of my calendar

  @EVENT-05
  Scenario: Without events the profile leads to no calendar
    Given this is the app of a town without events
    When Mario has signed in and come to his profile
    Then he reads "I miei dati", and nothing of "Il mio calendario"

  @DIR-06
  Scenario: Without information sheets the page of a municipality has none
    Given this is the app of a town without information sheets
    When Giulia arrives at the page of Varese
    Then she reads "Tutte le attività", and nothing of "Informazioni utili"
    And the server has never heard of the sheets of a municipality

  @ADS-04
  Scenario: Without advertising nothing is advertised, nor asked for
    Given this is the app of a town without advertising
    When Giulia arrives at the guide
    Then nothing is advertised there
    And the server has never heard of the advertisements

  @SHELL-17
  Scenario Outline: A link to what a town has switched off leads nowhere: <place>
    Given this is the app of a town without <module>
    When <person> has signed in and come to <place>
    Then they read "Pagina non trovata"

    Examples:
      | module             | person            | place                        |
      | chat               | Mario             | the chat with the library    |
      | events             | Mario             | the calendar                 |
      | events             | Mario             | the event Concerto per archi |
      | favourites         | Mario             | the favourites               |
      | information sheets | Mario             | the parking of Varese        |
      | user management    | the administrator | the user management          |

  @SHELL-18 @LANG-01
  Scenario: Where only Italian is spoken a link in Spanish leads to the same page in Italian
    Given this is the app of Brinzio
    When Giulia follows a link to the municipalities in Spanish
    Then she is at the municipalities
    And the page says that it is in "it"

  @SHELL-01 @browser
  Scenario: The title of the page and the colour of its links are those of the town
    Given this is the app of Luino
    When Giulia has come to the municipalities
    Then the page is called "Comuni · Luino Insieme"
    And its links have the colour "#6fe0c0"

  @SHELL-01 @browser
  Scenario: A colour that nobody could read is not used
    Given this is the app of a town that chose "#24426B" for its links
    When Giulia has come to the municipalities
    Then its links have the colour "#7cb8ff"

  @SHELL-17 @browser @demo
  Scenario: Whoever installs the app with a mistake is told which
    Given this is the app of a town that wrote "chiocciola" for the address of its support
    When Giulia arrives at Home
    Then she reads "La configurazione va corretta"
    And she reads "Serve un indirizzo e-mail, come aiuto@comune.example."
    And she reads "chiocciola"
