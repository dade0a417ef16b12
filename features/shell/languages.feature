Feature: Languages
  The app speaks Italian, and Spanish just as well. Administrators choose in the bar at the top; a link in a language
  works for everyone.

  Piazza parla italiano, spagnolo, inglese e tedesco. La lingua si sceglie nel menu o in fondo alla pagina. Un link in
  un’altra lingua funziona per tutti.

  @LANG-01 @SHELL-18 @chat @favourites
  Scenario: Italian unless asked otherwise
    Given Giulia has come to Home
    Then the page says that it is in "it"
    And the ways at the bottom are "Home, Preferiti, Chat, Profilo"

  @SHELL-18 @LANG-01 @fault-37
  Scenario: A link in Spanish works for everyone
    Given Giulia follows a link to the events in Spanish
    Then the page says that it is in "es"
    And the ways at the bottom are "Inicio, Favoritos, Chat, Perfil"
    When she goes to the chats
    Then she is at the chats in Spanish

  @LANG-01 @LANG-02 @SHELL-18
  Scenario Outline: <person>'s telephone speaks <language>, and Piazza offers it
    Given <person>'s telephone speaks "<code>"
    When he arrives at Home
    And he takes "<invitation>" at the head of the page
    Then he reads "<welcome>"
    And the page says that it is in "<kept>"
    And his device keeps "<kept>" as its language

    Examples:
      | person | language | code  | invitation           | kept | welcome    |
      | Jack   | English  | en-GB | Read this in English | en   | Welcome    |
      | Jonas  | German   | de-AT | Auf Deutsch lesen    | de   | Willkommen |

  @LANG-02
  Scenario: Whoever has chosen a language is offered no other one
    Given Jack's telephone speaks "en-GB"
    And Jack's device keeps "it" as its language
    When he arrives at Home
    Then the page is to be had in "Italiano, Español, English, Deutsch" alone

  @SHELL-18 @browser
  Scenario: Every way at the bottom of a Spanish page is a way in Spanish
    Given Giulia follows a link to Home in Spanish
    Then the ways at the bottom stay in Spanish

  @LANG-01 @browser
  Scenario: What the town writes is read out in Italian on an English page
    Given Giulia follows a link to the event Concerto per archi in English
    Then she reads "When"
    And "Concerto per archi" is read out in Italian
    And "When" is read out in English

  @LANG-01 @HOME-01 @HOME-02
  Scenario: A tourist finds the ways of Home in English
    Given Jack follows a link to Home in English
    Then he reads "Explore"
    And he reads "Flights from Malpensa"
    And he reads "Businesses and services"
    And he reads nothing of "Voli da Malpensa"

  @LANG-01 @EVENT-04
  Scenario: What the app did is said in English, also where the server speaks Italian
    Given Mario Rossi has signed in
    And he follows a link to the event La locandiera in English
    When he taps "Add to my calendar"
    Then he is told "Event added to your calendar"

  @LANG-01 @AUTH-06 @browser
  Scenario: A refusal is said in English, and what the server said of it stands beside it in Italian
    Given Mario Rossi follows a link to the sign-in in English
    When he signs in with the password "Piazza2025!"
    Then he reads "The username or password is not right"
    And "Username e/o password non validi" is read out in Italian

  @LANG-01 @HOME-01 @browser
  Scenario: The ways of Home that are the app's own are read out in English
    Given Jack follows a link to Home in English
    Then he reads "Flights from Malpensa"
    And "Flights from Malpensa" is read out in English
    And "Services" is read out in English

  @SHELL-18 @LANG-01
  Scenario: Signing in in Spanish
    Given Mario Rossi follows a link to the sign-in in Spanish
    When he signs in
    Then he is at Home in Spanish
    And the page says that it is in "es"

  @LANG-01 @AUTH-06
  Scenario: What the server says is Spanish where the page is
    Given Mario Rossi follows a link to the sign-in in Spanish
    When he signs in with the password "Piazza2025!"
    Then he reads "El usuario o la contraseña no son válidos"

  @SHELL-06 @SHELL-18
  Scenario: The administrator stays on the same page in another language
    Given the administrator has signed in and come to the notices
    When they choose "Español"
    Then they are at the notices in Spanish
    And the page says that it is in "es"

  @SHELL-06 @SHELL-18
  Scenario: What the page was asked for is asked for in the other language too
    Given the administrator has signed in
    And they follow a link to their unread notices
    When they choose "Español"
    Then they are at their unread notices in Spanish
    And they read "Avisos"

  @SHELL-06 @browser
  Scenario: The keyboard stays where the language was chosen
    Given the administrator has signed in and come to the notices
    When they choose "Español"
    Then the page is called "Avisos"
    And the keyboard is on "Idioma"

  @SHELL-06 @LANG-02
  Scenario: The languages in the bar are those that the app speaks
    Given the administrator has signed in
    Then the languages on offer are "Italiano, Español"

  @SHELL-06 @LANG-02 @IMG-01 @browser
  Scenario: Each language has its flag, and the one that is spoken is marked
    Given the administrator has signed in
    When they open the languages
    Then the languages on offer are "Italiano, Español", each with its flag
    And "Italiano" is the language marked

  @SHELL-06 @ERR-03 @browser
  Scenario: Languages that cannot be read say so, and nothing else breaks
    Given the server breaks down without a word, when asked for the languages
    And the administrator has signed in and come to the notices
    When they open the languages
    Then the languages say "Ora non riusciamo a mostrare le lingue: riprova più tardi."
    When the server is well again, and they ask for the languages again
    Then the languages on offer are "Italiano, Español", each with its flag

  @LANG-02 @SHELL-18
  Scenario: A language chosen at the foot of Home is kept
    Given Giulia has come to Home
    When she takes "Español" at the foot of the page
    Then she is at Home in Spanish
    And her device keeps "es" as its language
    When she comes back later to Home
    Then the page says that it is in "es"

  @LANG-02 @SHELL-18 @browser
  Scenario: The keyboard stays on the language taken at the foot of Home
    Given Giulia has come to Home
    When she takes "Español" at the foot of the page
    Then she is at Home in Spanish
    And the keyboard is on "Español"

  @LANG-02 @SHELL-24 @SHELL-18
  Scenario: Whoever is far from the foot of a page takes another language in the settings
    Given Giulia has come to the events
    When she chooses "Español" in the settings
    Then she reads "Ajustes"
    And the page says that it is in "es"
    And "Español" is on
    And her device keeps "es" as its language

  @LANG-02
  Scenario: A kept language that the app does not speak gives way to Italian
    Given Giulia's device keeps "fr" as its language
    When she arrives at Home
    Then the page says that it is in "it"
    And her device keeps "it" as its language

  @SHELL-18 @SHELL-14
  Scenario: Who is asked to sign in on a Spanish page finds themselves there in Spanish
    Given Mario Rossi follows a link to the notices in Spanish
    And he agrees to sign in
    When he signs in
    Then he is at the notices in Spanish

  @SHELL-02 @SHELL-18
  Scenario: A way back that was kept in Spanish is taken in Spanish
    Given Mario Rossi has signed in
    And he follows a link to the events in Spanish
    And his way back is kept at the favourites in Spanish
    When he goes back
    Then he is at the favourites in Spanish

  @SHELL-17 @SHELL-18
  Scenario: A page that does not exist says so in Spanish
    Given Giulia follows a link to nowhere in Spanish
    Then she reads "Página no encontrada"

  @SHELL-06
  Scenario: The languages in the bar are for administrators
    Given Mario Rossi has signed in
    Then he is offered no languages

  @LANG-02 @REG-01
  Scenario: Another language asks nobody to throw away what they have written
    Given Giulia has filled in the registration as "giulia.colombo"
    When she takes "Español" at the foot of the page
    Then the page says that it is in "es"
    And she is asked nothing more
    And "Nombre de usuario" says "giulia.colombo"

  @LANG-02 @PROF-03
  Scenario: Who changes their data in another language goes on where they were
    Given the administrator is changing her data, and has written "Luino" as "Comune"
    When she chooses "Español"
    Then the page says that it is in "es"
    And she is asked nothing more
    And "Municipio" says "Luino"

  @LANG-02 @REG-01 @browser
  Scenario: The device's way back after another language asks before anything is thrown away
    Given Giulia has filled in the registration as "giulia.colombo"
    And she takes "Español" at the foot of the page
    When she goes back as the device does
    Then she is asked "¿Dejar la página sin guardar?"
    When she goes back as the device does
    Then "Nombre de usuario" says "giulia.colombo"

  @LANG-02 @PROF-03 @browser
  Scenario: Who changes their data and goes back after another language loses nothing
    Given the administrator is changing her data, and has written "Luino" as "Comune"
    And she chooses "Español"
    When she goes back as the device does
    Then she is asked "¿Dejar la página sin guardar?"
    When she goes back as the device does
    Then "Municipio" says "Luino"
