Feature: Throwing chats away
  A chat goes only after its owner has said so twice.

  Una chat si elimina solo dopo una conferma. Se ne possono eliminare più di una insieme. Se qualcosa va storto, la chat
  resta.

  @CHAT-05
  Scenario: Mario throws away a chat he no longer needs
    Given Mario has signed in and come to his chats
    When he throws away the chat with "Teatro Intred"
    Then he is asked "Si desidera eliminare la chat selezionata?" under "Elimina la chat"
    When he confirms
    Then there is no chat with "Teatro Intred"
    And he is told "Chat eliminata"

  @CHAT-05
  Scenario: Mario keeps it after all
    Given Mario has signed in and come to his chats
    When he throws away the chat with "Teatro Intred"
    And he cancels
    Then he is asked nothing more
    And there is a chat with "Teatro Intred"

  @CHAT-05
  Scenario: What Mario threw away does not come back, and the server says so itself
    Given Mario has signed in and come to his chats
    When he throws away the chat with "Teatro Intred"
    And he confirms
    Then the chats have been asked for twice
    When he comes back later to his chats
    Then there is no chat with "Teatro Intred"

  @CHAT-05 @ERR-01
  Scenario Outline: A chat that the server would not let go is still there
    Given Mario has signed in and come to his chats
    And the server <trouble>, when asked for a chat deletion
    When he throws away the chat with "Teatro Intred"
    And he confirms
    Then he is told that it went wrong
    And there is a chat with "Teatro Intred"

    Examples:
      | trouble          |
      | is out of reach  |
      | breaks down      |

  @CHAT-05 @SHELL-04
  Scenario: From the conversation itself Mario comes to the list
    Given Mario has signed in and come to the chat with the theatre
    When he throws the conversation away
    Then he is asked "Si desidera eliminare la chat selezionata?" under "Elimina la chat"
    When he confirms
    Then he is at the chats
    And there is no chat with "Teatro Intred"

  @CHAT-05 @SHELL-04
  Scenario: Mario keeps the conversation after all, and is still in it
    Given Mario has signed in and come to the chat with the theatre
    When he throws the conversation away
    And he cancels
    Then he is at the chat with the theatre
    And the heading says that he talks with "Teatro Intred"

  @CHAT-05 @ERR-01
  Scenario: A conversation that the server would not let go stays open
    Given Mario has signed in and come to the chat with the theatre
    And the server breaks down, when asked for a chat deletion
    When he throws the conversation away
    And he confirms
    Then he is told that it went wrong
    And he is at the chat with the theatre

  @CHAT-05
  Scenario: Going back does not lead to a conversation that is gone
    Given Mario has signed in and come to his chats
    And he has opened the chat with "Teatro Intred"
    When he throws the conversation away and confirms
    Then he is at the chats
    When he goes back
    Then he is at the chats

  @CHAT-06 @SHELL-04
  Scenario: Mario throws two away at once, by the bin at the top
    Given Mario has signed in and come to his chats
    When he picks the chats with "Teatro Intred" and "Sara Bruni"
    And he throws away the chats he picked, by the bin
    Then he is asked "Si desidera eliminare le chats selezionate?" under "Elimina chat"
    When he confirms
    Then there is no chat with "Teatro Intred" or "Sara Bruni"

  @CHAT-06
  Scenario: Mario throws them all away, and has none
    Given Mario has signed in and come to his chats
    When he picks all chats
    And he throws away the chats he picked, by the button
    And he confirms
    Then he reads "Non hai ancora chat"
    And he is told "Chat eliminate"

  @CHAT-06 @SHELL-04
  Scenario Outline: With nothing picked the <way> asks nothing
    Given Mario has signed in and come to his chats
    When he throws away the chats he picked, by the <way>
    Then he is asked nothing more
    And his chats begin with "Bar Pasticceria Centrale"

    Examples:
      | way    |
      | bin    |
      | button |

  @CHAT-06 @ERR-01
  Scenario: When throwing away fails, everything Mario had picked is still picked
    Given Mario has signed in and come to his chats
    And the server breaks down, when asked for a deletion of several chats
    When he picks the chats with "Teatro Intred" and "Sara Bruni"
    And he throws away the chats he picked, by the button
    And he confirms
    Then the chats with "Teatro Intred" and "Sara Bruni" are still picked

  @CHAT-06
  Scenario: Mario leaves picking, and nothing stays picked
    Given Mario has signed in and come to his chats
    When he picks the chats with "Teatro Intred" and "Sara Bruni"
    And he stops picking
    And he throws away the chats he picked, by the bin
    Then he is asked nothing more

  @CHAT-05 @CHAT-06 @desktop @browser
  Scenario: On a desk, the conversation that is open beside the list goes with those that are picked
    Given Mario has signed in and come to the chat with the theatre
    When he picks the chats with "Teatro Intred" and "Sara Bruni"
    And he throws away the chats he picked, by the bin
    And he confirms
    Then he is at the chats
    And there is no chat with "Teatro Intred" or "Sara Bruni"

  @CHAT-05 @SHELL-20 @browser
  Scenario: By keyboard alone Mario throws a chat away, and is at the next one
    Given Mario has signed in and come to his chats
    When he comes by keyboard to the chat with "Teatro Intred"
    And he presses "Delete"
    Then he is asked "Elimina la chat"
    When he presses "Enter"
    Then the keyboard is at the chat with "Sara Bruni"
