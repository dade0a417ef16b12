Feature: A conversation
  What a citizen and an activity, or another citizen, say to each other.

  In una chat si legge e si scrive, giorno per giorno. I nuovi messaggi arrivano da soli. Un messaggio vuoto non parte.

  @CHAT-03
  Scenario: Mario reads what was said, in its order and day by day
    Given Mario has signed in and come to the chat with the bar
    Then the conversation ends with
      | Tu                       | In otto, se possibile dentro.                                      |
      | Bar Pasticceria Centrale | Perfetto. Vi tengo il tavolo grande vicino alla vetrata, dalle 11. |
      | Tu                       | Grazie, a domenica!                                                |
      | Bar Pasticceria Centrale | A domenica!                                                        |
    And the days of the conversation are
      | Martedì 17 novembre |
      | Oggi                |

  @CHAT-03
  Scenario: What Mario writes is in the conversation, and the field is free again
    Given Mario has signed in and come to the chat with the library
    When he writes "Sì, rinnovatelo"
    Then "Sì, rinnovatelo" is in the conversation, once
    And "Scrivi un messaggio" says ""

  @CHAT-03 @CHAT-01
  Scenario: What Mario writes is read in its conversation, the list of chats is once, and nothing else is
    Given Mario has signed in and come to the chat with the library
    When he writes "Sì, rinnovatelo"
    Then "Sì, rinnovatelo" is in the conversation, once
    And the server has been asked for the chats 3 times
    And the server has heard of the unread count once

  @CHAT-03 @ERR-04
  Scenario: What Mario has read is there again when he comes back, also without a network
    Given Mario has signed in and come to his chats
    And he has opened the chat with "Sara Bruni"
    And he goes to the chats
    When the network is lost
    And he opens the chat with "Sara Bruni"
    Then the conversation ends with
      | Sara Bruni | Perfetto, a dopo! |

  @CHAT-03
  Scenario: While the server takes its time, what Mario wrote is there already
    Given Mario has signed in and come to the chat with the library
    And the server is slow, when asked for a message
    When he writes "Sì, rinnovatelo"
    Then "Sì, rinnovatelo" is shown as being sent
    When the server has answered
    Then "Sì, rinnovatelo" is in the conversation, once

  @CHAT-03
  Scenario Outline: <Nothing> is no message: Mario is told, and nothing is sent
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "<nothing>"
    When he taps "Invia"
    Then he is told that a message is required
    And the server has never heard of a message

    Examples:
      | Nothing     | nothing |
      | No word     |         |
      | Blank space |         |

  @CHAT-03
  Scenario: Two taps make one message
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Sì, rinnovatelo"
    When he taps "Invia" twice
    Then "Sì, rinnovatelo" is in the conversation, once
    And the server has been given 1 message

  @CHAT-03 @FMT-09
  Scenario: Addresses in what was said lead there, and nothing else does
    Given Mario has signed in and come to the chat with the theatre
    When he writes "<img src=x onerror=alert(1)> javascript:alert(1) https://comune.example.it (www.museo.it)"
    Then "<img src=x onerror=alert(1)> javascript:alert(1) https://comune.example.it (www.museo.it)" is in the conversation, once
    And what was said leads to
      | https://comune.example.it/ |
      | https://www.museo.it/      |

  @CHAT-03 @FMT-06 @browser
  Scenario: What is said in Arabic runs as Arabic does, and what is said in Italian as Italian does
    Given Mario has signed in and come to the chat with the library
    When he writes "صباح الخير، 3 كتب"
    Then "صباح الخير، 3 كتب" runs to the left
    When he writes "Buongiorno, 3 libri"
    Then "Buongiorno, 3 libri" runs to the right

  @CHAT-03 @ERR-03
  Scenario Outline: The server <trouble>: the conversation says so, and is there at the next try
    Given Mario has signed in, and the server <trouble>, when asked for a conversation
    When he follows a link to the chat with the bar
    Then he sees that the conversation has failed
    When the server is well again, and he tries again
    Then the conversation ends with
      | Bar Pasticceria Centrale | A domenica! |

    Examples:
      | trouble          |
      | breaks down      |
      | answers nonsense |
      | is out of reach  |

  @CHAT-03 @SHELL-17
  Scenario Outline: <What> leads to the page that says so
    Given Mario has signed in
    When he follows a link to <place>
    Then he reads "Pagina non trovata"

    Examples:
      | What                              | place                 |
      | The number of nobody's chat       | a chat that never was |
      | What is not the number of a chat  | a chat without a number |

  @CHAT-03 @SHELL-13
  Scenario: Conversations are somebody's: Giulia is asked to sign in
    Given Giulia follows a link to the chat with the bar
    Then she is asked to sign in

  @CHAT-04 @clock
  Scenario: What is said elsewhere comes by itself
    Given Mario has signed in and come to the chat with the library
    And Mario has the chat with the library open in a second window
    When in the second window he writes "Passo domani"
    And 5 seconds go by
    And 40 seconds go by
    Then "Passo domani" is in the conversation, once

  @CHAT-04 @browser @clock
  Scenario: What comes while Mario reads further up is counted, and moves nothing
    Given Mario has signed in and come to the chat with the bar
    And he has written "Avete dolci senza glutine?"
    When he reads further up
    And the other has answered
    Then he can tap "Nuovi messaggi (1)"
    And what he reads has stayed where it was

  @CHAT-04 @browser @clock
  Scenario: From further up what is new is one tap away
    Given Mario has signed in and come to the chat with the bar
    And he has written "Avete dolci senza glutine?"
    And he reads further up
    And the other has answered
    When he taps "Nuovi messaggi (1)"
    Then the end of the conversation is in sight

  @CHAT-03 @browser @desktop
  Scenario: On a desk Enter sends
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Sì, rinnovatelo"
    When he presses "Enter"
    Then "Sì, rinnovatelo" is in the conversation, once
    And "Scrivi un messaggio" says ""

  @CHAT-03 @browser @desktop
  Scenario: On a desk Shift and Enter begin a line
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Sì, rinnovatelo"
    When he presses "Shift+Enter"
    Then "Scrivi un messaggio" has 2 lines
    And the server has never heard of a message

  @CHAT-04
  Scenario: The bar answers after a few seconds, without Mario doing anything
    Given Mario has signed in and come to the chat with the bar
    When he writes "Avete dolci senza glutine?"
    Then the conversation ends with
      | Tu                       | Avete dolci senza glutine?             |
      | Bar Pasticceria Centrale | Grazie del messaggio! Ci pensiamo noi. |

  @CHAT-09
  Scenario: The heading names the activity and leads to its page
    Given Mario has signed in and come to the chat with the bar
    Then the heading says that Mario talks with "Bar Pasticceria Centrale"
    When he goes to the page of whom he talks with
    Then he is at the page of the Bar Pasticceria Centrale

  @CHAT-09
  Scenario: The heading names the person
    Given Mario has signed in and come to the chat with Sara
    Then the heading says that Mario talks with "Sara Bruni"
