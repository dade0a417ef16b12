Feature: What waits for the network
  What citizens write without a network is kept on their device and sent once, as soon as the network is back.

  Ciò che scrivi senza rete aspetta sul dispositivo. Parte una volta sola, appena torna la rete. Finché aspetta, lo puoi
  ritirare.

  @ERR-04 @EVENT-04
  Scenario: An event that is added without a network waits, and says so
    Given Mario Rossi has signed in and come to the event La locandiera
    And the network is lost
    When he taps "Aggiungi al mio calendario"
    Then he reads "In attesa della rete"
    And the server has never heard of a kept event

  @ERR-04 @EVENT-04
  Scenario: When the network is back, what waited is sent
    Given Mario Rossi has signed in and come to the event La locandiera
    And the network is lost
    And he taps "Aggiungi al mio calendario"
    And he reads "In attesa della rete"
    When the network comes back
    Then he reads "Nel tuo calendario"

  @ERR-04 @EVENT-04
  Scenario: What waits is sent after the app was closed, too
    Given Mario Rossi has signed in and come to the event La locandiera
    And the network is lost
    And he taps "Aggiungi al mio calendario"
    And he reads "In attesa della rete"
    When the network is there again, and he comes back later to his calendar
    Then he reads "La locandiera"

  @ERR-04 @EVENT-04 @fault-52
  Scenario: What Mario adds is kept and sent, though his browser has lost the storage while he was away
    Given Mario Rossi has signed in and come to the event La locandiera
    And the network is lost, and the storage of what waits for it
    When he taps "Aggiungi al mio calendario"
    Then he reads "In attesa della rete"
    When the network is there again, and he comes back later to his calendar
    Then he reads "La locandiera"

  @ERR-04 @EVENT-06
  Scenario: An event that is removed without a network stays until the server knows
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    When the network is lost, and he confirms
    Then he reads "In attesa della rete"
    When the network comes back
    Then he reads nothing of "Novecento"

  @ERR-04 @EVENT-04
  Scenario Outline: An event is added once where the server <trouble>
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server <trouble>, when asked for a kept event
    When he taps "Aggiungi al mio calendario"
    Then he reads "Nel tuo calendario"
    And the server has heard once of a kept event

    Examples:
      | trouble                         |
      | does it, and its answer is lost |
      | answers half a sentence         |

  @EVENT-09
  Scenario Outline: Where the server <trouble>, the event's page says that nothing was added
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server <trouble>, when asked for a kept event
    When he taps "Aggiungi al mio calendario"
    Then he reads "<words>"
    And he can tap "Aggiungi al mio calendario"

    Examples:
      | trouble                    | words                                                 |
      | breaks down without a word | Operazione terminata in errore                        |
      | is out of reach            | Non riusciamo a collegarci: controlla la connessione. |

  @EVENT-06 @EVENT-09
  Scenario Outline: Where the server <trouble>, the calendar says that nothing was removed
    Given Mario Rossi has signed in and come to his calendar
    And he taps "Togli Novecento dal calendario"
    And the server <trouble>, when asked for a dropped event
    When he confirms
    Then he reads "<words>"
    And he can tap "Togli Novecento dal calendario"

    Examples:
      | trouble                    | words                                                 |
      | breaks down without a word | Operazione terminata in errore                        |
      | is out of reach            | Non riusciamo a collegarci: controlla la connessione. |

  @ERR-04 @SURVEY-03
  Scenario: Answers that are sent without a network wait, and are sent once
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the network is lost
    And he rates "Il nuovo orario del sabato" with 4 and sends his answers
    And he reads "In attesa della rete"
    When the network comes back
    Then the survey is closed

  @ERR-04 @SURVEY-03 @SHELL-16
  Scenario: That the answers were sent takes the place of their waiting for the network
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the network is lost
    And he rates "Il nuovo orario del sabato" with 4 and sends his answers
    And he is told "Sei senza rete: è salvato su questo dispositivo"
    When the network comes back
    Then he is told "Risposte inviate", and no longer "Sei senza rete"

  @ERR-04 @SURVEY-06 @fault-24 @production
  Scenario: Answers that wait are there after the app was opened anew without a network, and are sent once
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?", with Piazza on his device
    And without a network he has rated "Il nuovo orario del sabato" with 4 and sent his answers
    When he comes back later
    And the network comes back
    Then the survey is closed
    And the server has heard once of the answers

  @ERR-04 @SURVEY-03
  Scenario: Answers that the server has are not sent again where its answer was lost
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the server does it, and its answer is lost, when asked for the answers
    When he rates "Il nuovo orario del sabato" with 4 and sends his answers
    Then the survey is closed
    And the server has heard once of the answers

  @ERR-04 @TOPIC-08
  Scenario: A topic that is followed without a network is followed when the network is back
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the network is lost
    And he wants to follow "Avvisi generali"
    And he reads "In attesa della rete"
    When the network comes back
    Then he follows "Avvisi generali"

  @ERR-04 @TOPIC-08
  Scenario: A topic whose subscription waited for the network and then for approval says so
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the network is lost
    And he wants to follow "Asili nido"
    And he reads "In attesa della rete"
    When the network comes back
    Then he can tap "In attesa: controlla la richiesta per Asili nido"

  @ERR-04 @TOPIC-12
  Scenario: A topic that is left without a network is left when the network is back
    Given Mario Rossi follows "Avvisi generali" of the Comune di Varese
    And he wants to follow "Avvisi generali" no longer
    When the network is lost, and he confirms
    Then he reads "In attesa della rete"
    When the network comes back
    Then he does not follow "Avvisi generali"

  @ERR-04 @TOPIC-08
  Scenario: A topic is followed once where the answer of the server is lost
    Given Mario Rossi has signed in and come to the topics of the Comune di Varese
    And the server does it, and its answer is lost, when asked for a subscription
    When he wants to follow "Avvisi generali"
    Then he follows "Avvisi generali"
    And the server has heard once of a subscription

  @ERR-04 @NOTICE-03
  Scenario: A notice whose mark could not be set is marked when the server is well again
    Given Mario Rossi has signed in
    And the server is out of reach, when asked for a read mark
    And he opens "Via Sacco chiusa al traffico"
    And the server has heard once of a read mark
    When the server is well again, and he comes back later to his notices
    Then he has 2 unread notices

  @ERR-04
  Scenario: What waits goes with whoever signs out
    Given Mario Rossi is at the event La locandiera, and has thought better of leaving
    And the network is lost
    And he taps "Aggiungi al mio calendario"
    And he reads "In attesa della rete"
    When he leaves and confirms, and signs in again with a network
    Then the server has never heard of a kept event

  @ERR-04 @AUTH-18 @AUTH-19
  Scenario: What waits is sent after the session ended, whatever other windows are open
    Given Mario Rossi has added La locandiera without a network, and has its page open in a second window
    And the server accepts no session
    When the network comes back
    Then he reads "Una cosa aspetta: accedi per inviarla."
    When the server is well again, and he signs in
    Then he finds "La locandiera" in his calendar

  @ERR-04 @AUTH-18
  Scenario: Whoever leaves in one window is not told of a lost session in the other
    Given Mario Rossi has added La locandiera without a network, and has its page open in a second window
    When he leaves and confirms
    Then nobody is signed in in the second window either
    And in the second window he is at Home

  @ERR-04 @SHELL-08
  Scenario: Whoever wants to leave reads how much waits and would be lost
    Given Mario Rossi is at the event La locandiera, and has thought better of leaving
    And the network is lost
    And he taps "Aggiungi al mio calendario"
    And he reads "In attesa della rete"
    When he leaves
    Then he reads "Se esci, perdi ciò che non è ancora partito (1) e le bozze salvate su questo dispositivo."

  @ERR-04 @EVENT-04
  Scenario: What waits can be taken back, and is not sent
    Given Mario Rossi has signed in and come to the event La locandiera
    And the network is lost
    And he taps "Aggiungi al mio calendario"
    When he taps "Non inviare"
    Then he can tap "Aggiungi al mio calendario"
    And the server has never heard of a kept event

  @ERR-04 @SURVEY-03
  Scenario: Answers that are taken back are in their form again
    Given Mario Rossi has signed in and opened "Quanto ti piace il nuovo orario?"
    And the network is lost
    And he rates "Il nuovo orario del sabato" with 4 and sends his answers
    When he taps "Non inviare"
    Then he can tap "Invia le risposte"

  @ERR-04 @PROF-03
  Scenario: Personal data that are saved without a network are sent once, when it is back
    Given Mario Rossi has saved "Luino" as "Comune" without a network
    When the network comes back
    Then he is told "Profilo aggiornato correttamente"
    And he reads "Luino"
    And his data were sent once

  @ERR-04 @PROF-04
  Scenario: A new name that is saved without a network is the account's, too
    Given Mario Rossi has saved "Mario Luigi" as "Nome" without a network
    When the network is there again, and he comes back later to the personal data
    Then he reads "Mario Luigi Rossi"
    And he is known as "Mario Luigi Rossi"

  @ERR-08 @PWD-07
  Scenario: A change of the password that is refused after its page was left is told, with the way back
    Given Mario Rossi has signed in and come to the password change
    And the server is slow, when asked for a changed password
    When he asks to change "Piazza2026!" into "Piazza2026!", repeated as "Piazza2026!"
    And he goes to the notices
    And the server has answered
    Then he is told "La nuova password è uguale alla vecchia"

  @ERR-08 @PWD-09
  Scenario: A password that is changed after its page was left is told, and leads nowhere
    Given Mario Rossi has signed in and come to the password change
    And the server is slow, when asked for a changed password
    And he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    When he goes to the notices, and the server has answered
    Then he is told "Password cambiata correttamente"
    And he is at the notices

  @ERR-08 @EVENT-04
  Scenario: What is done after its page was left is told where one is
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server is slow, when asked for a kept event
    When he taps "Aggiungi al mio calendario"
    And he goes to the notices
    And the server has answered
    Then he is told "Evento aggiunto al tuo calendario"

  @ERR-08 @EVENT-09
  Scenario: What the server broke down on after its page was left is told, though it has no words for it
    Given Mario Rossi has signed in and come to the event La locandiera
    And the server is slow, and breaks down without a word, when asked for a kept event
    When he taps "Aggiungi al mio calendario"
    And the server has heard once of a kept event
    And he goes to the favourites, and the server has answered
    Then he is told "operazione terminata in errore"

  @ERR-08 @NOTICE-04 @CHAT-05 @DEV-02 @headless
  Scenario Outline: What is done after <place> were left is told where one is: "<told>"
    Given Mario Rossi has signed in and come to <place>
    And the server is slow, when asked for <matter>
    And he <does>
    When he confirms
    And he goes to the favourites, and the server has answered
    Then he is told "<told>"

    Examples:
      | place       | matter          | does                                       | told               |
      | the notices | a deletion      | throws away "Via Sacco chiusa al traffico" | Notifica eliminata |
      | the chats   | a chat deletion | taps "Elimina la chat con Sara Bruni"      | Chat eliminata     |

  @ERR-08 @DEV-02
  Scenario: A device that is switched after its page was left is told where one is
    Given Mario Rossi has signed in and come to the devices
    And the server is slow, when asked for a device switch
    When he flips "Vecchio telefono"
    And he goes to the favourites, and the server has answered
    Then he is told "Dispositivo attivato"

  @ERR-07 @PROF-04
  Scenario: A new name goes with the rest when the page is closed while it is saved
    Given Mario Rossi is changing his data, and has written "Mario Luigi" as "Nome"
    And the server is slow, when asked for saved personal data
    When he taps "Salva"
    And the server has heard once of saved personal data
    And the server is well again, and he comes back later to the personal data
    Then he is known as "Mario Luigi Rossi"

  @ERR-04 @PROF-03
  Scenario: Personal data that the server refuses later are in their form again
    Given Mario Rossi has saved "Luino" as "Comune" without a network
    And the server refuses it, when asked for saved personal data
    When the network comes back
    Then he is told "Non possiamo accettare questa modifica"
    When he taps "Modifica i dati"
    Then "Comune" says "Luino"

  @ERR-04 @PROF-03
  Scenario: Personal data that are taken back are in their form again
    Given Mario Rossi has saved "Luino" as "Comune" without a network
    When he taps "Non inviare"
    Then "Comune" says "Luino"
    When the network comes back
    Then his data were never sent

  @ERR-04 @PROF-05
  Scenario: A photo that is saved without a network waits with what was written, and goes once it is back
    Given Mario Rossi is changing his data, and has chosen a photo for himself
    And he fills in "Comune" with "Luino"
    When the network is lost, and he taps "Salva"
    Then he reads "In attesa della rete"
    When the network is there again, and he comes back later to the personal data
    Then his photo stands for him on every page

  @ERR-07 @PROF-05
  Scenario: A photo and a new name are saved when the page is closed meanwhile
    Given Mario Rossi is changing his data, and has chosen a photo for himself
    And the server is slow, when asked for saved personal data
    And he fills in "Nome" with "Mario Luigi" and taps "Salva"
    And the server has heard once of saved personal data
    When the server is well again, and he comes back later to the personal data
    Then he is known as "Mario Luigi Rossi", with his photo
