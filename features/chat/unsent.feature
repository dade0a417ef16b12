Feature: Messages that do not go
  What was written is never lost, never sent twice, and never overtaken.

  Un messaggio che non parte resta nella chat e si può inviare di nuovo. Nessun messaggio parte due volte. Anche una
  bozza si ritrova al ritorno.

  @CHAT-07 @ERR-03
  Scenario Outline: The server <trouble>: the message stays, and goes at a tap
    Given Mario has signed in and come to the chat with the library
    And the server <trouble>, when asked for a message
    And he has written "Sì, rinnovatelo", which did not go
    When the server is well again
    And he taps "Invia di nuovo"
    Then "Sì, rinnovatelo" is in the conversation, once

    Examples:
      | trouble                                 |
      | breaks down                             |
      | answers with a page meant for engineers |
      | is out of reach                         |
      | is too busy                             |

  @CHAT-07
  Scenario: Who listens is told that it did not go
    Given Mario has signed in and come to the chat with the library
    And the server breaks down, when asked for a message
    When he has written "Sì, rinnovatelo", which did not go
    Then he reads "Non inviato: Sì, rinnovatelo"

  @CHAT-07 @fault-25 @server
  Scenario Outline: The message arrived, but the server <trouble>: it is found, and not sent again
    Given Mario has signed in and come to the chat with the library
    And the server <trouble>, when asked for a message
    When he writes "Sì, rinnovatelo"
    Then "Sì, rinnovatelo" is in the conversation, once
    And the server has been given 1 message

    Examples:
      | trouble                         |
      | answers half a sentence         |
      | does it, and its answer is lost |

  @CHAT-07 @fault-25 @headless
  Scenario: A message that a slow server has when the page is gone is looked for again, and not sent twice
    Given Mario has signed in and come to the chat with the library
    And the server is slow, when asked for a message
    And he has written "Sì, rinnovatelo", which is on its way
    When he comes back later, and the server is well again after that
    Then "Sì, rinnovatelo" is in the conversation, once
    And the server has been given 1 message

  @CHAT-07
  Scenario: A message of unknown outcome is looked for before it is sent again, and goes by itself
    Given Mario has signed in and come to the chat with the library
    And the server breaks down
    When he writes "Sì, rinnovatelo"
    Then "Sì, rinnovatelo" may not be sent again yet
    When the server is well again
    Then "Sì, rinnovatelo" is in the conversation, once

  @CHAT-07 @fault-26 @server
  Scenario: Without a network in the middle of three, order is kept and each goes once
    Given Mario has signed in and come to the chat with the library
    And he has written "Uno", and then the network is lost
    When he writes one after the other
      | Due |
      | Tre |
    Then the conversation ends with
      | Tu | Uno |             |
      | Tu | Due | non inviato |
      | Tu | Tre | non inviato |
    When the network comes back
    Then the conversation ends with
      | Tu | Uno |
      | Tu | Due |
      | Tu | Tre |

  @CHAT-07
  Scenario: What Mario writes behind a message that did not go does not overtake it
    Given Mario has signed in and come to the chat with the library
    And the server breaks down, when asked for a message
    And he has written "Uno", which did not go
    When the server is well again
    And he writes "Due"
    Then the conversation ends with
      | Tu | Uno |
      | Tu | Due |

  @CHAT-07
  Scenario: A message that did not go can be given up
    Given Mario has signed in and come to the chat with the library
    And the server breaks down, when asked for a message
    And he has written "Lasciamo stare", which did not go
    When he taps "Elimina il messaggio non inviato «Lasciamo stare»"
    Then "Lasciamo stare" is in the conversation no longer

  @CHAT-07
  Scenario: A message that did not go is still there when Mario comes back, and goes then
    Given Mario has signed in and come to the chat with the library
    And the server breaks down, when asked for a message
    And he has written "Sì, rinnovatelo", which did not go
    When he comes back later
    And the server is well again, and he taps "Invia di nuovo"
    Then "Sì, rinnovatelo" is in the conversation, once

  @CHAT-07 @ERR-04 @server
  Scenario: A message that waits is shown in the list of chats, and leaves with no conversation open
    Given Mario has signed in and come to the chat with the library
    And he has written "Sì, rinnovatelo" without a network
    When he goes to the chats
    Then he reads "1 messaggio non inviato"
    When the network comes back
    Then the server has been given 1 message

  @CHAT-07 @ERR-08
  Scenario: A message that did not go is told to Mario wherever he is, and waits where he wrote it
    Given Mario has signed in and come to the chat with the library
    And he has written "Sì, rinnovatelo" without a network
    And he goes to the notices
    And the server breaks down, when asked for a message
    When the network comes back
    Then he is told "Un messaggio non è partito: ti aspetta nella chat."

  @CHAT-07 @AUTH-18 @AUTH-19
  Scenario: A message that waits is sent after the session ended, once its author has signed in
    Given Mario has signed in and come to the chat with the library
    And the server accepts no session
    When he writes "Sì, rinnovatelo"
    Then he reads "Una cosa aspetta: accedi per inviarla."
    When the server is well again, and he signs in
    Then he finds "Sì, rinnovatelo" in the chat with the library, once

  @CHAT-08 @fault-31 @server
  Scenario: A device without room says so, and what is being written stays where it is
    Given Mario has signed in and come to the chat with the library
    And his device has no room left
    When he fills in "Scrivi un messaggio" with "Volevo chiedere"
    Then he is told "Non c’è più spazio su questo dispositivo: quello che scrivi resta solo su questa pagina."
    And "Scrivi un messaggio" says "Volevo chiedere"

  @CHAT-07
  Scenario: A message that the device has no room for goes all the same
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Sì, rinnovatelo"
    And his device has no room left
    When he taps "Invia"
    Then "Sì, rinnovatelo" is in the conversation, once

  @CHAT-07
  Scenario: A message that did not go waits on the page where the device has no room
    Given Mario has signed in and come to the chat with the library
    And the server breaks down, when asked for a message
    And his device has no room left
    And he has written "Sì, rinnovatelo", which did not go
    When the server is well again, and he taps "Invia di nuovo"
    Then "Sì, rinnovatelo" is in the conversation, once

  @CHAT-08
  Scenario: A draft is there after leaving
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Volevo chiedere"
    When he goes to the chats
    And he opens the chat with "Biblioteca civica"
    Then "Scrivi un messaggio" says "Volevo chiedere"

  @CHAT-08
  Scenario: A draft is there after reloading, and each conversation has its own
    Given Mario has signed in and come to the chat with the library
    And he fills in "Scrivi un messaggio" with "Volevo chiedere"
    When he comes back later
    Then "Scrivi un messaggio" says "Volevo chiedere"
    When he follows a link to the chat with the bar
    Then "Scrivi un messaggio" says ""
