Feature: Writing to an activity
  From its page one comes to the conversation with it, the old one or a new one.

  Dalla pagina di un’attività si apre la chat con lei. Se la chat c’è già, si ritrova. Due tocchi ne aprono una sola.

  @CHAT-02
  Scenario: Mario comes to the chat he has with the library already
    Given Mario has signed in and come to the page of the Biblioteca civica
    When he taps "Scrivi in chat"
    Then he is at the chat with the library

  @CHAT-02
  Scenario: Sara writes to the theatre for the first time, and the chat is hers from then on
    Given Sara has signed in and come to the page of the Teatro Intred
    When she taps "Scrivi in chat"
    Then she is at a new chat
    When she goes to the chats
    Then she finds the chats
      | with          | last                    | new |
      | Teatro Intred | Ancora nessun messaggio | 0   |

  @CHAT-02
  Scenario: Two taps where one was meant open one chat
    Given Sara has signed in and come to the page of the Teatro Intred
    When she taps "Scrivi in chat" twice
    Then she is at a new chat
    And the server has heard once of a chat with an activity

  @CHAT-02 @SHELL-13 @SHELL-14
  Scenario: Sara is asked to sign in first, and is back at the activity
    Given Sara has come to the page of the Teatro Intred
    When she taps "Scrivi in chat"
    Then she is asked to sign in
    When she agrees to sign in
    And she signs in
    Then she is at the page of the Teatro Intred

  @CHAT-02 @ERR-01
  Scenario Outline: The server <trouble>: Mario is told, stays, and comes there at the next try
    Given Mario has signed in and come to the page of the Biblioteca civica
    And the server <trouble>, when asked for a chat with an activity
    When he taps "Scrivi in chat"
    Then he is told "<words>"
    When the server is well again, and he taps "Scrivi in chat"
    Then he is at the chat with the library

    Examples:
      | trouble                    | words                                                      |
      | is out of reach            | Il servizio non risponde: riprova tra poco.                |
      | breaks down without a word | operazione terminata in errore                             |
      | answers nonsense           | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |
