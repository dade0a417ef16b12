Feature: Being reminded
  At its moment a reminder of one's own events is given by the device where it may, and by the app where it may not.

  All’ora scelta arriva il promemoria di un evento. Lo mostra il dispositivo, oppure Piazza stessa. Un promemoria tolto
  non arriva più.

  @EVENT-05 @clock
  Scenario: The device notifies of an event at the moment that was chosen, once
    Given Mario Rossi would allow notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he taps "Avvisami anche su questo dispositivo"
    And he reads "Al momento scelto ricevi una notifica su questo dispositivo. Serve che Piazza resti aperta."
    When he asks to be reminded today at "09:32", and 300 seconds go by
    Then he has been notified once: "Novecento: mercoledì 25 novembre, dalle 21:00 alle 22:30, Teatro Intred, sala piccola"

  @EVENT-05 @EVENT-08
  Scenario: When reminders come is said where one is chosen, and how they come with the app closed
    Given Mario Rossi has signed in and is asked when to be reminded of "Novecento"
    Then he reads "I promemoria arrivano mentre Piazza è aperta."
    And he reads "«Aggiungi al calendario del dispositivo»"

  @EVENT-05 @clock
  Scenario: Not before its moment
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    When he asks to be reminded today at "09:32", and 60 seconds go by
    Then he has been notified of nothing
    When 60 seconds go by
    Then he has been notified once: "Novecento: mercoledì 25 novembre, dalle 21:00 alle 22:30, Teatro Intred, sala piccola"

  @EVENT-05 @clock
  Scenario: A notification leads to the page of its event
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32", and 120 seconds go by
    When he presses the notification
    Then he reads "Il monologo di Baricco, un pianoforte e il mare."

  @EVENT-05 @clock
  Scenario: Where notifications are refused, the app itself reminds
    Given Mario Rossi would refuse notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he taps "Avvisami anche su questo dispositivo"
    And he reads "Il browser non lascia che Piazza mostri notifiche. Puoi permetterlo nelle sue impostazioni."
    When he asks to be reminded today at "09:32", and 120 seconds go by
    Then he is told "Promemoria: Novecento, mercoledì 25 novembre, dalle 21:00 alle 22:30, Teatro Intred, sala piccola"

  @EVENT-05 @clock
  Scenario: A browser without notifications says so, and the app itself reminds
    Given Mario Rossi has a browser without notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he reads "Questo browser non mostra notifiche di Piazza."
    When he asks to be reminded today at "09:32", and 120 seconds go by
    Then he is told "Promemoria: Novecento, mercoledì 25 novembre"

  @EVENT-05 @clock @headless
  Scenario: One of two windows reminds
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32"
    And he has the calendar open in a second window
    When 300 seconds go by
    Then he has been notified once: "Novecento: mercoledì 25 novembre, dalle 21:00 alle 22:30, Teatro Intred, sala piccola"

  @EVENT-05
  Scenario: Nobody is asked about notifications unless they press for it
    Given Mario Rossi would allow notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he can tap "Avvisami anche su questo dispositivo"
    Then he has never been asked about notifications

  @EVENT-05 @clock
  Scenario: A reminder that was cleared is not given
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32"
    When he clears the reminder of "Novecento", and 120 seconds go by
    Then he has been notified of nothing

  @EVENT-06 @clock
  Scenario: An event that was removed is not reminded of
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32"
    And he taps "Togli Novecento dal calendario"
    When he confirms, and 120 seconds go by
    Then he has been notified of nothing

  @EVENT-05 @AUTH-15 @clock
  Scenario: Whoever has left is reminded of nothing
    Given Mario Rossi has allowed notifications
    And he has signed in and is asked when to be reminded of "Novecento"
    And he asks to be reminded today at "09:32"
    And he leaves and confirms
    When 120 seconds go by
    Then he has been notified of nothing
