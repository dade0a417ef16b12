Feature: The chats
  With whom a citizen talks, the newest first, and what is new in sight.

  Le chat stanno in un elenco, le più nuove prima. Si vede con chi si parla e che cosa c’è di nuovo. Senza account
  bisogna prima accedere.

  @CHAT-01
  Scenario: Mario finds his chats, the newest first, with what was said last
    Given Mario has signed in
    When he opens his chats
    Then he finds the chats
      | with                     | last                                                              | when       | new |
      | Bar Pasticceria Centrale | A domenica!                                                       | 09:08      | 0   |
      | Biblioteca civica        | Se serve più tempo lo rinnoviamo noi: va bene?                    | 08:17      | 2   |
      | Teatro Intred            | Prenotati a nome Rossi: si ritirano in biglietteria fino alle 20. | 18-11-2026 | 0   |
      | Sara Bruni               | Perfetto, a dopo!                                                 | 14-11-2026 | 0   |

  @CHAT-10
  Scenario: Mario sees who waits for his answer until he has given it
    Given Mario has signed in and come to his chats
    Then only "Biblioteca civica" waits for his answer
    When he opens the chat with "Biblioteca civica"
    And he has written "Sì, grazie"
    And he goes to the chats
    Then nobody waits for his answer

  @CHAT-01
  Scenario: Sara has no chats yet, and is shown where to find somebody to write to
    Given Sara has signed in and come to her chats
    Then she reads "Non hai ancora chat"
    When she taps "Cerca un’attività"
    Then she is at the activities

  @CHAT-01 @SHELL-13
  Scenario: Chats are somebody's: Giulia is asked to sign in
    Given Giulia follows a link to the chats
    Then she is asked to sign in

  @CHAT-01 @ERR-03 @fault-55
  Scenario Outline: The server <trouble>: the chats say so, and are there at the next try
    Given the server <trouble>, when asked for the chats
    And Mario has signed in
    When he opens his chats
    Then he sees that the chats have failed
    When the server is well again, and he tries again
    Then his chats begin with "Bar Pasticceria Centrale"

    Examples:
      | trouble                                 |
      | is out of reach                         |
      | breaks down                             |
      | answers with a page meant for engineers |
      | answers nonsense                        |
      | refuses it as if all were well          |

  @CHAT-01
  Scenario: While the chats are on their way Mario sees that they are
    Given Mario has signed in, and the server is slow, when asked for the chats
    When he opens his chats
    Then he sees that something is under way
    When the server has answered
    Then his chats begin with "Bar Pasticceria Centrale"

  @CHAT-01 @IMG-02 @browser
  Scenario: Chats whose pictures do not come go by their initials
    Given pictures do not come
    And Mario has signed in
    When he opens his chats
    Then "Bar Pasticceria Centrale" goes by the initials "BC"
    And no picture of the page is broken

  @CHAT-01
  Scenario: What Mario has read is new no more when he comes back to the list
    Given Mario has signed in and come to his chats
    And 2 messages of "Biblioteca civica" are new
    When he opens the chat with "Biblioteca civica"
    And he goes to the chats
    Then nothing of "Biblioteca civica" is new

  @CHAT-01 @CHAT-03 @CHAT-10
  Scenario: What Mario says last is in the list, and brings the chat to its head
    Given Mario has signed in and come to his chats
    When he opens the chat with "Sara Bruni"
    And he has written "A domani"
    And he goes to the chats
    Then his chats begin with "Sara Bruni"
    And "Tu: A domani" is the last word of "Sara Bruni"

  @CHAT-01 @ERR-04
  Scenario: Without a network the chats last read are there, and say how old they are
    Given Mario has signed in and come to his chats
    And he has opened the chat with "Teatro Intred"
    And the network is lost
    When he goes to the chats
    Then his chats begin with "Bar Pasticceria Centrale"
    And he reads "Sei senza rete: vedi gli ultimi dati ricevuti."
