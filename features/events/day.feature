Feature: The events of a day
  What takes place, day by day: all of it, or what one looks for.

  Gli eventi si leggono giorno per giorno: mattina, pomeriggio e sera. Si filtra per tipo, comune e prezzo. Un giorno
  senza eventi porta al prossimo che ne ha.

  @EVENT-01
  Scenario: Giulia sees what is on today
    Given Giulia has come to the events
    Then she reads "Venerdì 20 novembre 2026"
    And she reads "11 eventi"
    And she sees the events
      | Mattina    | Mercato contadino                                                                                                                                  |
      | Pomeriggio | Letture al museo, Saggio del liceo musicale                                                                                                        |
      | Sera       | Gruppo di lettura, Concerto per archi, Notte al planetario, La locandiera, Seduta del consiglio comunale, Assemblea di quartiere, Stelle sul Campo |
      | In corso   | Paesaggi d’acqua                                                                                                                                   |

  @EVENT-01 @clock
  Scenario: What is over stands last and says so
    Given Giulia has come to the events
    And she reads "Mercato contadino"
    When 14400 seconds go by
    Then she sees the events
      | Pomeriggio   | Letture al museo, Saggio del liceo musicale                                                                                                        |
      | Sera         | Gruppo di lettura, Concerto per archi, Notte al planetario, La locandiera, Seduta del consiglio comunale, Assemblea di quartiere, Stelle sul Campo |
      | In corso     | Paesaggi d’acqua                                                                                                                                   |
      | Già conclusi | Mercato contadino                                                                                                                                  |

  @EVENT-01 @clock
  Scenario: After midnight the day is the new one, and what goes on in the night is still there
    Given Giulia has come to the events
    And she reads "Stelle sul Campo"
    When 54000 seconds go by
    Then she reads "Sabato 21 novembre 2026"
    And she sees the events
      | Pomeriggio | Il bibliobus a Capolago            |
      | In corso   | Paesaggi d’acqua, Stelle sul Campo |

  @EVENT-01
  Scenario: One step leads to the next day
    Given Giulia has come to the events
    When she taps "Giorno successivo"
    Then she reads "Sabato 21 novembre 2026"
    And she sees the events
      | Pomeriggio | Il bibliobus a Capolago |
      | In corso   | Paesaggi d’acqua        |

  @EVENT-01
  Scenario: One step leads back to the day before
    Given Giulia has come to the events
    When she taps "Giorno precedente"
    Then she sees the events
      | Sera     | Incontro con l’autrice |
      | In corso | Paesaggi d’acqua       |

  @EVENT-01
  Scenario: From any day today is one tap away
    Given Giulia has come to the free events of Sunday
    Then she reads "Domenica 22 novembre 2026"
    When she taps "Oggi"
    Then she reads "Venerdì 20 novembre 2026"

  @EVENT-01
  Scenario: Any day is chosen by the calendar, which says how much is on
    Given Giulia has come to the events
    When she taps "Oggi, Scegli un giorno"
    Then she reads "Scegli un giorno"
    When she taps "domenica 22 novembre 2026, 3 eventi"
    Then she sees the events
      | Mattina  | Passeggiata al Sacro Monte, Torneo di minivolley |
      | In corso | Paesaggi d’acqua                                 |

  @EVENT-01
  Scenario: An activity has its own events, under its name
    Given Giulia has come to the events of the Teatro Intred
    Then she reads "Eventi · Teatro Intred"
    And she sees the events
      | Sera | Concerto per archi, La locandiera |

  @EVENT-01
  Scenario: On a day without events the next one that has some is one tap away
    Given Giulia has come to the events of the Teatro Intred
    When she taps "Giorno successivo"
    Then she reads "Niente in programma"
    When she taps "Prossimo giorno con eventi"
    Then she reads "Lunedì 23 novembre 2026"
    And she sees the events
      | Sera | La locandiera |

  @EVENT-01
  Scenario: After the last event there is nothing to go on to
    Given Giulia has come to the events of a day far ahead
    Then she reads "Niente in programma"
    And she reads "Nemmeno nei giorni che seguono, per ora."

  @EVENT-01 @EVENT-02
  Scenario: An address in words that nobody knows is that of today, unfiltered
    Given Giulia has come to the events of an address gone wrong
    Then she reads "Venerdì 20 novembre 2026"
    And she reads "11 eventi"

  @EVENT-01 @ERR-05
  Scenario Outline: An activity that is none has no events
    Given Giulia has come to <place>
    Then she reads "Pagina non trovata"

    Examples:
      | place                                      |
      | the events of an activity that never was   |
      | the events of an activity without a number |

  @EVENT-02
  Scenario: A shared address carries its day and its filters
    Given Giulia has come to the free events of Sunday
    Then she sees the events
      | Mattina | Passeggiata al Sacro Monte, Torneo di minivolley |
    When she closes the tour
    And she taps "Togli i filtri"
    Then she sees the events
      | Mattina  | Passeggiata al Sacro Monte, Torneo di minivolley |
      | In corso | Paesaggi d’acqua                                 |

  @EVENT-02 @SHELL-05
  Scenario: Giulia looks for music alone
    Given Giulia has come to the events
    When she shows the filters
    And she fills in
      | Tipo di evento | Musica |
    Then she sees the events
      | Pomeriggio | Saggio del liceo musicale |
      | Sera       | Concerto per archi        |

  @EVENT-02 @SHELL-05
  Scenario: A part of a municipality's name is enough, in small letters as well
    Given Giulia has come to the events
    When she shows the filters
    And she fills in
      | Comune | lui |
    Then she sees the events
      | Mattina | Mercato contadino |

  @EVENT-02 @SHELL-05
  Scenario: Giulia looks for what costs nothing, and for what costs something
    Given Giulia has come to the events
    When she shows the filters
    And she fills in
      | Tipo di evento | Teatro   |
      | Prezzo         | Gratuiti |
    Then she reads "Nessun evento con questi filtri"
    When she fills in
      | Prezzo | A pagamento |
    Then she sees the events
      | Sera | La locandiera |

  @EVENT-02
  Scenario: Day and filters are there after an event and back, and when she comes back later
    Given Giulia has come to the free events of Sunday
    When she taps "Torneo di minivolley"
    And she goes back
    Then she is at the free events of Sunday
    When she comes back later
    Then she sees the events
      | Mattina | Passeggiata al Sacro Monte, Torneo di minivolley |

  @SHELL-05
  Scenario: The filters are hidden again by the same button
    Given Giulia has come to the events
    When she shows the filters
    And she hides the filters
    Then the filters are hidden

  @SHELL-09
  Scenario: The tour points at the filters on the first visit, and never again on that device
    Given Giulia has come to the events
    Then the tour tells Giulia "Filtra eventi"
    When she closes the tour
    Then no tour is on show
    When she comes back later
    Then no tour is on show

  @SHELL-09
  Scenario: Until it is closed the tour comes again
    Given Giulia has come to the events
    Then the tour tells Giulia "Filtra eventi"
    When she comes back later
    Then the tour tells Giulia "Filtra eventi"

  @SHELL-09 @SHELL-05
  Scenario: Whoever has found the filters needs no tour
    Given Giulia has come to the events
    When she shows the filters
    Then no tour is on show

  @EVENT-01 @ERR-03
  Scenario Outline: Events that cannot be read are tried again in their place
    Given the server <trouble>, when asked for the events of an activity
    When Giulia arrives at the events
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "11 eventi"

    Examples:
      | trouble          |
      | breaks down      |
      | answers nonsense |
