Feature: Answering a survey
  Some notices ask. A citizen answers in words or with one to five stars, with their name or, where it may be, without.

  Alcune notifiche contengono domande. Si risponde a parole o con le stelle, e a volte senza nome. Dopo l’invio il
  questionario si chiude, ma le risposte si possono rileggere.

  @SURVEY-01
  Scenario: What a survey asks
    Given Mario Rossi has signed in
    When he opens "Quanto ti piace il nuovo orario?"
    Then it asks for a rating of "Il nuovo orario del sabato"
    And it asks for words on "Che cosa cambieresti?"

  @SURVEY-01 @SURVEY-03
  Scenario: Mario answers, and the survey is closed
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    When he rates "Il nuovo orario del sabato" with 4
    And he answers "Che cosa cambieresti?" with "Una sala studio aperta anche la sera"
    And he sends his answers
    Then the survey is closed

  @SURVEY-03
  Scenario: What Mario left out is said once, before the survey is closed
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he rates "Il nuovo orario del sabato" with 4
    When he taps "Invia le risposte"
    Then he reads "Mancano le risposte 2, 3 e 4. Dopo l’invio non puoi più aggiungerle."
    When he taps "Invia così"
    Then the survey is closed

  @SURVEY-03 @LAW-04
  Scenario: How clear the page is, is asked once the answers are sent, so that its stars are no last question
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he goes to the end of the page
    Then he reads nothing of "Quanto sono chiare le informazioni"
    When he has rated "Il nuovo orario del sabato" with 4 and sent his answers
    And he goes to the end of the page
    Then he reads "Quanto sono chiare le informazioni su questa pagina?"

  @SURVEY-03 @SURVEY-05
  Scenario: What Mario answered is there to read again
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he has rated "Il nuovo orario del sabato" with 4 and sent his answers
    When he comes back later
    Then the survey is closed
    And "Il nuovo orario del sabato" is rated 4

  @SURVEY-02
  Scenario: Mario goes on from what he had answered before
    Given Mario Rossi had begun to answer "Nuova pista ciclabile: com’è andata?" with a rating of 3 for "La qualità del fondo"
    And he has signed in
    When he opens "Nuova pista ciclabile: com’è andata?"
    Then "La qualità del fondo" is rated 3

  @SURVEY-05
  Scenario: A closed survey shows what was answered, and takes no more
    Given Mario Rossi has signed in
    When he opens "Com’è andata la festa del quartiere?"
    Then the survey is closed
    And "Il cibo" is rated 5
    And "Che cosa rifaresti?" is answered "La tombola dei bambini, e i tavoli lunghi in mezzo alla strada."
    And nothing can be answered any more

  @SURVEY-04
  Scenario: Without a name, if Mario so wishes
    Given Mario Rossi has signed in
    When he opens "Quanto ti piace il nuovo orario?"
    Then his name goes with his answers
    When he would rather not give his name
    And he rates "Il nuovo orario del sabato" with 2 and sends his answers
    Then the server has Mario's answers without his name

  @SURVEY-04
  Scenario: With his name unless he says otherwise
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    When he rates "Il nuovo orario del sabato" with 5 and sends his answers
    Then the server has Mario's answers with his name

  @SURVEY-04
  Scenario: A survey that wants names does not offer to leave them out
    Given Mario Rossi has signed in
    When he opens "Nuova pista ciclabile: com’è andata?"
    Then it asks for a rating of "La qualità del fondo"
    But it does not offer to leave out his name

  @SURVEY-06 @ERR-04
  Scenario: Answers that could not be sent are not lost
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the server is out of reach
    When he rates "Il nuovo orario del sabato" with 4 and sends his answers
    Then he is told that it went wrong
    And "Il nuovo orario del sabato" is rated 4

  @SURVEY-06 @ERR-04 @fault-24
  Scenario: Answers that could not be sent are there after coming back
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he could not send that he rates "Il nuovo orario del sabato" with 4
    When he comes back later
    Then "Il nuovo orario del sabato" is rated 4
    When he sends his answers
    Then the survey is closed

  @SURVEY-05 @ERR-10
  Scenario: What Mario answers in one window is answered in the other
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And he has the survey "Quanto ti piace il nuovo orario?" open in a second window
    When he rates "Il nuovo orario del sabato" with 4 and sends his answers
    Then the survey is closed
    And in the second window the survey is closed, and "Il nuovo orario del sabato" is rated 4

  @SURVEY-07 @browser
  Scenario: Room to write, with some care for the looks
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    When he answers "Che cosa cambieresti?" with "Più posti" in bold
    Then the room for "Che cosa cambieresti?" is between 210 and 220 px high
    When he sends his answers
    Then "Che cosa cambieresti?" is answered "Più posti" in bold
