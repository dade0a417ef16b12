Feature: Reading aloud
  Whoever listens more easily than they read hears the text from the voice of their phone.

  Notifiche, guida e attività si possono ascoltare, una frase alla volta. Puoi mettere in pausa, tornare indietro e
  cambiare velocità. Se il telefono non ha una voce, il pulsante non c’è.

  @READ-01
  Scenario: Mario listens to a notice, sentence by sentence
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    When he listens to it
    Then the voice says "Via Sacco chiusa al traffico"
    When the voice comes to the end of 2 sentences
    Then the voice says "Come ci si muove"

  @READ-01 @browser
  Scenario: The sentence that Mario hears is marked, and stays in sight
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    When he listens to it
    And the voice comes to the end of 5 sentences
    Then "I pedoni passano sempre." is marked in the text, in sight

  @READ-01
  Scenario: Giulia listens to the guide
    Given Giulia has a phone with an Italian voice
    And she has come to the guide
    When she listens to it
    And the voice comes to the end of 2 sentences
    Then the voice says "No: attività, luoghi, comuni, eventi e ricerca sono aperti a tutti."

  @READ-01 @browser
  Scenario: An answer of the guide opens when it is read
    Given Giulia has a phone with an Italian voice
    And she has come to the guide
    When she listens to it
    And the voice comes to the end of 2 sentences
    Then "No: attività, luoghi, comuni, eventi e ricerca sono aperti a tutti." is marked in the text, in sight

  @READ-02
  Scenario: Mario pauses, and hears the sentence again from its start
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it, and pauses
    Then he hears nothing
    When he taps "Riprendi"
    Then the voice says "Via Sacco chiusa al traffico"

  @READ-02
  Scenario: Mario goes back to the sentence before
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When the voice comes to the end of 1 sentence
    And he taps "Frase precedente"
    Then the voice says "Via Sacco chiusa al traffico"

  @READ-02
  Scenario: Mario closes the reading
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When he taps "Chiudi la lettura"
    Then he hears nothing
    And he can listen to it

  @READ-02 @browser
  Scenario: By keyboard, Escape closes the reading
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When he presses "Escape"
    Then nothing is marked, and "Ascolta" has the focus

  @READ-03
  Scenario: A phone without a voice offers nothing
    Given Mario Rossi has a phone without a voice
    When he has signed in and opened "Via Sacco chiusa al traffico"
    Then he cannot listen to it

  @READ-03
  Scenario: An English voice does not read Italian
    Given Giulia has a phone with an English voice
    When she follows a link to the page of the Biblioteca civica in English
    Then she reads "Via Luigi Sacco 9, 21100 Varese"
    But she cannot listen to it
    When she follows a link to the guide in English
    Then she can listen to it

  @READ-03
  Scenario: The voice is taken away
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When his phone loses its voice
    Then he hears nothing

  @READ-04
  Scenario: Times are read in words
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    When he listens to it
    And the voice comes to the end of 1 sentence
    Then the voice says something with "dalle 8 e 30 alle 17"

  @READ-04
  Scenario: A telephone number is read digit by digit
    Given Giulia has a phone with an Italian voice
    And she has come to the page of the Biblioteca civica
    When she listens to it
    And she skips to "Telefono"
    Then the voice says "Telefono 0 3 3 2, 5 5 5, 1 0 3 7"

  @READ-05
  Scenario: The speed is remembered
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When he fills in "Velocità" with "Veloce"
    And he comes back later, and listens to it
    Then the voice speaks at 130 % of its speed

  @READ-06
  Scenario: Leaving the page ends the reading
    Given Mario Rossi has a phone with an Italian voice
    And he has signed in and opened "Via Sacco chiusa al traffico"
    And he listens to it
    When he goes back
    Then he hears nothing
