Feature: What is done is done
  A server that has done what a citizen asked may say so in its own way, or not at all. Nobody is told that it went
  wrong, and nobody sends it twice.

  A volte il servizio ha fatto ciò che si chiedeva, ma risponde male. Piazza lo capisce e non parla di errore. Così
  nessuno lo invia due volte.

  @NOTICE-04 @ERR-05
  Scenario Outline: A notice is thrown away though the server <trouble>
    Given Mario Rossi has signed in
    And the server <trouble>, when asked for a deletion
    And he has opened "Via Sacco chiusa al traffico"
    When he throws it away and confirms
    Then "Via Sacco chiusa al traffico" is no longer among his notices

    Examples:
      | trouble                 |
      | answers nonsense        |
      | answers half a sentence |

  @SURVEY-03 @ERR-05
  Scenario Outline: A survey is answered though the server <trouble>
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the server <trouble>, when asked for the answers
    When he rates "Il nuovo orario del sabato" with 4 and sends his answers
    Then the survey is closed

    Examples:
      | trouble                 |
      | answers nonsense        |
      | answers half a sentence |

  @CHAT-05 @ERR-05
  Scenario: A chat is thrown away though the server answers nonsense
    Given Mario Rossi has signed in and come to the chats
    And the server answers nonsense, when asked for a chat deletion
    When he throws away the chat with "Teatro Intred"
    And he confirms
    Then there is no chat with "Teatro Intred"

  @DEV-02 @ERR-05
  Scenario: A device is switched off though the server answers half a sentence
    Given Mario Rossi has signed in and come to his devices
    And the server answers half a sentence, when asked for a device switch
    When he flips "Tablet in cucina"
    Then "Tablet in cucina" is off

  @PROF-03 @ERR-05
  Scenario: Personal data are saved though the server answers nonsense
    Given Mario Rossi is changing his data
    And the server answers nonsense, when asked for saved personal data
    When he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"

  @TOPIC-07 @ERR-05
  Scenario: A topic is followed though the server answers nonsense
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the server answers nonsense, when asked for a subscription
    When he wants to follow "Avvisi generali"
    Then he follows "Avvisi generali"

  @PRIV-02 @ERR-05
  Scenario: An agreement is saved though the server answers half a sentence
    Given Mario Rossi has signed in and come to the privacy
    And the server answers half a sentence, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then he is told "Informativa salvata correttamente"
