Feature: What was kept when the session was lost
  A session may end by itself. What a citizen had begun on their device waits there for them, and for nobody else.

  A volte il collegamento a Piazza scade da solo. Ciò che avevi iniziato resta sul dispositivo. Lo ritrovi quando accedi
  di nuovo, e nessun altro lo legge.

  @SURVEY-06 @AUTH-18
  Scenario: Answers that were begun are there after Mario has signed in again
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he could not send that he rates "Il nuovo orario del sabato" with 4
    And he has lost his session on the way to the favourites
    When he follows a link to "Quanto ti piace il nuovo orario?", and signs in for it
    Then "Il nuovo orario del sabato" is rated 4

  @SURVEY-06 @AUTH-18
  Scenario: Answers that were begun wait also while somebody else comes and goes on the same device
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he could not send that he rates "Il nuovo orario del sabato" with 4
    And he has lost his session on the way to the favourites
    And Sara Bruni once signed in on Mario's device, and left
    When he follows a link to "Quanto ti piace il nuovo orario?", and signs in for it
    Then "Il nuovo orario del sabato" is rated 4

  @LAW-06 @AUTH-18
  Scenario: The report of a fault is there after Mario has signed in again
    Given Mario Rossi has signed in
    And Mario Rossi has come to the report of a fault, and has written about a hole in the road
    And he has lost his session on the way to the favourites
    When he signs in again, and comes back later to the report of a fault
    Then "Titolo" says "Buca"

  @LAW-06 @AUTH-18
  Scenario: Whoever comes to the device meanwhile reads nothing of Mario's report
    Given Mario Rossi has signed in
    And Mario Rossi has come to the report of a fault, and has written about a hole in the road
    And he has lost his session on the way to the favourites
    And Sara Bruni has signed in on Mario's device since
    When he comes back later to the report of a fault
    Then "Titolo" says ""

  @FAV-02 @AUTH-18
  Scenario: What Sara chose is there after the app was closed and she has signed in again
    Given Sara has signed in and chosen "Antica Pasticceria Campi" as a favourite
    And she has lost her session on the way to the favourites
    And she comes back later to the sign-in
    When she signs in and opens her favourites
    Then she finds the favourites
      | Antica Pasticceria Campi |
