Feature: Ways through the app
  Wherever citizens are, they know where they are, where they can go and how to go back.

  Ogni persona sa dove si trova e come tornare indietro. I menu stanno in basso sul telefono e di lato sul computer. Una
  pagina che non esiste lo dice e porta all’inizio.

  @SHELL-10 @chat @favourites
  Scenario: The five ways at the bottom, in their order
    Given Mario Rossi has signed in
    When he opens his notices
    Then the ways at the bottom are "Home, Preferiti, Notifiche, Chat, Profilo"
    And "Notifiche" is marked as where he is

  @SHELL-10 @chat @favourites
  Scenario: Teresa's ways at the bottom leave out the notices
    Given Teresa Prova has signed in
    Then the ways at the bottom are "Home, Preferiti, Chat, Profilo"
    And "Home" is marked as where she is

  @SHELL-12 @browser
  Scenario: On a phone the ways at the side come when called
    Given Mario Rossi has signed in
    When he calls up the ways at the side
    Then "Notifiche" is offered at the side
    When he puts them away
    Then the ways at the side are away

  @SHELL-12 @browser @desktop
  Scenario: On a desk the ways at the side stay, and the bottom is free
    Given Mario Rossi has signed in
    Then "Notifiche" is offered at the side
    And nothing is at the bottom

  @SHELL-11 @browser @desktop
  Scenario: On a desk nothing lies behind a place that the side leads to
    Given Mario Rossi has signed in and come to the events
    Then the bar at the top shows his initials "MR", and no way back

  @SHELL-12 @browser @desktop
  Scenario: On a desk the ways at the side have their names
    Given Mario Rossi has signed in
    Then the ways at the side are wide

  @SHELL-12 @browser @desktop
  Scenario Outline: In a narrower window the ways at the side make room for their names when reached by <hand>
    Given Mario Rossi has signed in
    When he makes the window narrower
    Then the ways at the side are narrow
    When he reaches the ways at the side by <hand>
    Then the ways at the side are wide

    Examples:
      | hand     |
      | mouse    |
      | keyboard |

  @SHELL-01 @browser
  Scenario: The bar at the top
    Given Mario Rossi has signed in and come to the events
    Then the page is dark
    And the bar at the top is 70 px high
    And the bar at the top shows the way back, the logo and his initials "MR"

  @SHELL-01 @browser
  Scenario: The bar at the top makes room for a search
    Given Mario Rossi has signed in and come to Home
    When he wants to search
    Then the bar at the top is 150 px high

  @SHELL-07
  Scenario: What the menu offers Mario
    Given this is the app of a town with the words of Piazza
    And Mario Rossi has signed in
    When he opens the menu
    Then the menu offers "Profilo, Guida, Assistenza, Segnala un disservizio, Note legali e accessibilità, Impostazioni, Esci"

  @SHELL-07 @browser
  Scenario: A press that closes the menu does nothing else
    Given Mario Rossi has signed in and come to the notices
    When he opens the menu
    And he presses beside it, on "Quanto ti piace il nuovo orario?"
    Then the menu is away
    And he is at the notices

  @SHELL-07
  Scenario: What the menu offers a visitor
    Given this is the app of a town with the words of Piazza
    And Giulia has come to Home
    When she opens the menu
    Then the menu offers "Guida, Assistenza, Segnala un disservizio, Note legali e accessibilità, Impostazioni"

  @SHELL-02
  Scenario: Back to where Mario came from
    Given Mario Rossi has signed in and come to the notices
    When he opens "Via Sacco chiusa al traffico"
    And he goes back
    Then he is at the notices

  @SHELL-02
  Scenario: Back from a link that was followed from outside is Home
    Given Mario Rossi has signed in
    And he follows a link to "Via Sacco chiusa al traffico"
    When he goes back
    Then he is at Home

  @SHELL-02
  Scenario: Back from the very first page, with nothing before it, is Home
    Given Giulia follows a link to the event La locandiera
    And she reads "La locandiera"
    When she goes back
    Then she is at Home
    And she reads "Attività"

  @SHELL-02 @SHELL-14
  Scenario: Whoever signs in on the way to a link goes back to Home, not to the sign-in
    Given Mario Rossi follows a link to "Via Sacco chiusa al traffico", and signs in for it
    And he is reading "Via Sacco chiusa al traffico"
    When he goes back
    Then he is at Home

  @SHELL-02
  Scenario: A way back that was kept is taken, once
    Given Mario Rossi has signed in
    And he follows a link to "Via Sacco chiusa al traffico"
    And his way back is kept at the favourites
    When he goes back
    Then he is at the favourites
    And no way back is kept any more

  @SHELL-02 @fault-42
  Scenario Outline: A way back that leads out of the app is not taken
    Given Mario Rossi has signed in
    And he follows a link to "Via Sacco chiusa al traffico"
    And someone has changed his way back to "<address>"
    When he goes back
    Then he is at Home

    Examples:
      | address                 |
      | //evil.example          |
      | \evil.example           |
      | javascript:alert(1)     |
      | https://evil.example/it |

  @SHELL-17
  Scenario: A page that does not exist
    Given Giulia follows a link to nowhere
    Then she reads "Pagina non trovata"
    When she takes the way Home
    Then she is at Home

  @SHELL-17 @browser
  Scenario: Search engines are asked to leave out a page that does not exist
    Given Giulia follows a link to nowhere
    Then search engines are asked to leave this page out
    When she takes the way Home
    Then search engines may keep this page

  @EVENT-01 @DIR-08 @browser
  Scenario Outline: The tab of the browser says what <page> shows
    Given Giulia has come to <page>
    Then the page is called "<name>"

    Examples:
      | page                   | name                               |
      | the events             | Venerdì 20 novembre 2026 · Eventi  |
      | the search for the library | biblioteca · Cerca             |

  @SHELL-17 @fault-36
  Scenario: A notice that is no notice
    Given Mario Rossi has signed in
    When he follows a link to a notice that never was
    Then he reads "Pagina non trovata"
    When he takes the way Home
    Then he is at Home

  @SHELL-17 @browser @demo
  Scenario: A page that breaks says so and leads Home
    Given Giulia has come to Home
    And the sign-in has gone missing
    When she goes to the sign-in
    Then she reads "Errore Generico"
    When she takes the way Home
    Then Home offers "Notifiche" under "Per te"

  @SHELL-19 @browser
  Scenario: The sign-in stands alone
    Given Giulia has come to the sign-in
    Then no ways are on show

  @SHELL-21 @browser @desktop
  Scenario: A question on a desk is no wider than it need be
    Given Mario Rossi has signed in
    When he leaves
    Then the question is at most 500 px wide

  @SHELL-21 @SHELL-08 @browser @desktop
  Scenario: A question holds the keyboard, and gives it back
    Given Mario Rossi has signed in
    When he leaves
    Then the keyboard stays within the question
    When he presses "Escape"
    Then he is asked nothing more
    And the keyboard is back where it was

  @SHELL-21 @browser @fault-34
  Scenario: The device's own way back closes only the question
    Given Mario Rossi has signed in and come to the notices
    When he leaves
    And he goes back as the device does
    Then he is asked nothing more
    And he is at the notices

  @SHELL-12 @browser
  Scenario: At 400 % the bars make room for what is read
    Given Giulia has come to the page of the Teatro Intred
    When she zooms in to 400 %
    And she reads on
    Then what she reads has the whole window
    When she reads back
    Then what she reads shares the window with the bars

  @SHELL-27 @browser
  Scenario: Back from what was found, as far down as it was
    Given Giulia has come to the search for the library
    When she takes "Bibliobus" from what was found
    And she goes back
    Then the keyboard is on "Bibliobus", in sight

  @SHELL-27 @NOTICE-01 @browser
  Scenario: Back from a notice that was loaded anew, the keyboard is on its row
    Given Mario Rossi has signed in and come to the notices
    When he opens "Il cartellone di dicembre"
    And he comes back later
    And he goes back
    Then he is at the notices
    And the keyboard is on "Il cartellone di dicembre", in sight

  @SHELL-28 @browser
  Scenario Outline: On the way back by keyboard no heading lies over where one is, on <page>
    Given Mario Rossi has signed in and come to <page>
    When he goes <on> stops on by keyboard
    Then each of <back> stops back is in sight

    Examples:
      | page                           | on | back |
      | the notices                    | 36 |   20 |
      | the events                     | 18 |    6 |
      | the activities by municipality | 18 |    6 |

  @SHELL-28 @browser
  Scenario Outline: No control of a line that scrolls sideways is cut where one comes to it, on <page>
    Given Mario Rossi has signed in and come to <page>
    When he goes <on> stops on by keyboard
    Then each of <back> stops back is in sight

    Examples:
      | page           | on | back |
      | the notices    | 14 |   10 |
      | the activities | 14 |   10 |

  @SHELL-28 @browser
  Scenario: At 400 % neither the bars nor a heading lie over where the keyboard is
    Given Mario Rossi has signed in and come to the events
    When he zooms in to 400 %
    And he goes 18 stops on by keyboard
    Then each of 6 stops back is in sight
