Feature: Old browsers
  Whoever has not had a new phone for years goes on using Piazza, or is told what to do about it.

  Piazza funziona anche su telefoni di qualche anno fa. Chi ha un browser troppo vecchio legge che cosa fare.

  @SHELL-19 @browser
  Scenario Outline: The oldest browser that Piazza supports: <place>
    Given Mario has the oldest browser that Piazza supports
    And Mario has signed in and come to <place>
    Then he reads "<words>"

    Examples:
      | place                        | words                         |
      | Home                         | Per te                        |
      | the notices                  | 100 notifiche                 |
      | the map of the contacts      | Tutte le categorie            |
      | the event Concerto per archi | Concerto per archi            |
      | the chat with the library    | Biblioteca civica             |
      | the search for the library   | 12 risultati per «biblioteca» |
      | the activities               | Cultura e spettacolo          |
      | the favourites               | Preferiti                     |

  @NOTICE-01 @browser
  Scenario: A notice and the menu in the oldest browser that Piazza supports
    Given this is the app of a town with the words of Piazza
    And Mario has the oldest browser that Piazza supports
    And Mario has signed in and come to the notices
    When he opens "Via Sacco chiusa al traffico"
    And he opens the menu
    Then the menu offers "Profilo, Guida, Assistenza, Segnala un disservizio, Note legali e accessibilità, Impostazioni, Esci"

  @SHELL-19 @browser
  Scenario: A browser older than that
    Given Giulia has a browser older than Piazza supports
    When Giulia arrives at Home
    Then all that she finds is "Aggiorna il browser, Actualiza el navegador, Update your browser, Aktualisiere den Browser"
