Feature: Messages and waiting
  The app says what happened, for as long as it takes to read, and shows that it is busy for as long as it is.

  Piazza dice che cosa è successo, per il tempo che serve a leggerlo. Finché aspetta, lo mostra. Un messaggio si può
  chiudere.

  @SHELL-15
  Scenario: Waiting shows, and ends with the answer
    Given Mario Rossi has signed in
    And the server is slow, when asked for the notices
    When he opens his notices
    Then he sees that something is under way
    When the server has answered
    Then he sees that nothing is under way

  @SHELL-15 @ERR-01
  Scenario Outline: Waiting ends also when the server <trouble>
    Given Mario Rossi has signed in and come to the notices
    And the server <trouble>, when asked for the notices
    When he looks only at "Cultura"
    Then he sees that the notices have failed
    And he sees that nothing is under way

    Examples:
      | trouble         |
      | breaks down     |
      | is out of reach |

  @SHELL-15 @clock @fault-18
  Scenario: Waiting ends when the time is up
    Given Mario Rossi has signed in and come to the notices
    And the server never answers, when asked for the notices
    When he looks only at "Cultura"
    And 16 seconds go by
    Then he sees that the notices have failed
    And he sees that nothing is under way

  @SHELL-15
  Scenario: Waiting ends when Mario goes elsewhere
    Given Mario Rossi has signed in
    And the server never answers, when asked for the notices
    When he opens his notices
    Then he sees that something is under way
    When he goes Home
    Then he sees that nothing is under way

  @SHELL-16 @clock
  Scenario: A good word stays five seconds
    Given Mario Rossi has signed in and allows his position
    And he has opened "Allerta gialla per vento"
    When he sends where he is
    Then he is told "Posizione inviata correttamente"
    And the word is gone after 5 seconds, not before

  @SHELL-16 @clock @ERR-01
  Scenario: A failure without a word of the server stays ten seconds
    Given Mario Rossi has signed in
    And the server breaks down without a word, when asked for a deletion
    And he has opened "Via Sacco chiusa al traffico"
    When he throws it away and confirms
    Then he is told "operazione terminata in errore"
    And the word is gone after 10 seconds, not before

  @SHELL-16 @clock @NOTICE-08
  Scenario: A success without a word of the server stays two seconds
    Given Mario Rossi has signed in
    And the server has nothing to say, when asked for a file by e-mail
    And he has opened "Bando per l’arredo del parco giochi"
    When he has "Bando di gara.pdf" sent by e-mail
    Then he is told "Operazione completata con successo"
    And the word is gone after 2 seconds, not before

  @SHELL-16 @browser
  Scenario: A failure can be put away
    Given Mario Rossi has signed in
    And the server breaks down, when asked for a deletion
    And he has opened "Via Sacco chiusa al traffico"
    When he throws it away and confirms
    And he puts the message away
    Then no message is on show

  @SHELL-16 @clock @browser
  Scenario: A word waits for whoever is reading it
    Given Mario Rossi has signed in and allows his position
    And he has opened "Allerta gialla per vento"
    When he sends where he is
    And he rests on the message
    And 20 seconds go by
    Then he is told "Posizione inviata correttamente"

  @SHELL-16 @LANG-01 @browser @foreign
  Scenario: On a device that speaks another language the app speaks its own
    Given Mario Rossi has signed in and come to the privacy
    When he flips "Ho letto l’informativa sulla privacy"
    Then he is told "Informativa salvata correttamente"

  @SHELL-22 @CHAT-05 @browser
  Scenario Outline: A message leaves Mario what he needs next: a window of <width> by <height>, letters of <letters> %
    Given Mario Rossi has signed in and come to the chat with the theatre
    And the server breaks down without a word, when asked for a chat deletion
    When he throws the conversation away and confirms
    And he moves on to "Scrivi un messaggio"
    And Mario Rossi's window is <width> by <height>, with letters of <letters> %
    Then no message covers what he needs next

    Examples:
      | width | height | letters |
      | 320   | 568    | 100     |
      | 320   | 568    | 200     |
      | 320   | 256    | 100     |
      | 390   | 844    | 100     |
      | 390   | 844    | 200     |
      | 390   | 430    | 100     |
      | 768   | 1024   | 100     |
      | 1440  | 900    | 200     |
