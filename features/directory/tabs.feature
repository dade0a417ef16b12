Feature: The tabs of an activity
  What an office or an association has to say is sorted: whoever looks for one thing need not pass all others.

  La pagina di un’attività è divisa in quattro parti. Chi cerca una cosa sola non deve leggere tutto il resto.
  L’indirizzo della pagina ricorda la parte aperta.

  @DIR-02
  Scenario: What there is to know of an activity is in four tabs
    Given Giulia has come to the page of the Teatro Intred
    Then the tabs are "Informazioni, Notifiche e argomenti, Eventi, Luoghi"
    And she reads "Descrizione"
    And she reads nothing of "Prossimi eventi"
    When she looks at "Notifiche e argomenti" there
    Then she reads nothing of "Descrizione"

  @DIR-02
  Scenario: A tab is in the address: it is there again after a detail
    Given Giulia has come to the page of the Teatro Intred
    When she looks at "Eventi" there
    And she taps "Tutti gli eventi"
    And she goes back
    Then she is at the events at the Teatro Intred
    And she reads "Prossimi eventi"

  @DIR-02 @SHELL-03
  Scenario: The tabs of one page are one step: back leaves the page
    Given Giulia has come to the municipalities
    And she arrives at the page of the Teatro Intred
    When she looks at "Eventi" there
    And she looks at "Luoghi" there
    And she goes back
    Then she is at the municipalities

  @DIR-02 @DIR-09
  Scenario: Where an activity is has a tab with its map
    Given Giulia has come to the places of the Biblioteca civica
    Then she reads "Via Luigi Sacco 9, 21100 Varese"
    And she reads nothing of "0332 55 1037"
    And she can tap "Portami lì"

  @DIR-02 @browser
  Scenario: The arrow keys lead from tab to tab
    Given Giulia has come to the page of the Teatro Intred
    When she walks by keyboard to "Informazioni" and presses "ArrowRight"
    Then she reads "Notifiche pubblicate"
    And the keyboard is on "Notifiche e argomenti"
