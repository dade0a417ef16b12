Feature: Passwords
  Who forgot the password gets another one by a code; who must change it does so on the way in; who knows it may change
  it at any time. What goes wrong is said where it went wrong, and nothing typed is lost.

  Chi dimentica la password ne sceglie una nuova con un codice. Chi deve cambiarla lo fa mentre accede. Ogni errore si
  legge accanto al campo giusto.

  @PWD-01
  Scenario: Anna is sent a code, and told where to look for it
    Given Anna Neri has come to the forgotten password
    When she fills in "Nome utente" with "anna.neri"
    And she taps "Invia il codice"
    Then she reads "Ti abbiamo inviato un codice a anna.neri@example.it"
    And she can tap "Continua"

  @PWD-01
  Scenario: Nobody goes by the username that Giulia typed
    Given Giulia has come to the forgotten password
    When she fills in "Nome utente" with "giulia.nessuno"
    And she taps "Invia il codice"
    Then she reads "Non troviamo nessun account con questo nome utente"
    And "Nome utente" says "giulia.nessuno"

  @PWD-01
  Scenario: Without a username no code is asked for
    Given Giulia has come to the forgotten password
    When she taps "Invia il codice"
    Then beside "Nome utente" she reads "Scrivi il nome utente"
    And the server has never heard of a forgotten password

  @PWD-02 @clock
  Scenario: A code that came too late
    Given Anna Neri follows a link to the new password by code
    When she fills in "Codice" with "000000"
    And she taps "Continua"
    Then beside "Codice" she reads "Codice scaduto"
    And she is told "Codice scaduto"
    And the word is gone after 5 seconds, not before

  @PWD-02 @browser @clock
  Scenario: A code that came too late is heard of once, where it is mended
    Given Anna Neri follows a link to the new password by code
    When she has tried the code "000000"
    Then she is told "Codice scaduto"
    And the keyboard is on "Codice"
    And she hears "Codice scaduto" once

  @PWD-02
  Scenario: After a code that came too late Anna takes the right one
    Given Anna Neri follows a link to the new password by code
    And she has tried the code "000000"
    Then "Codice" says "000000"
    When she fills in "Codice" with "123456"
    And she taps "Continua"
    Then she reads "Scegli la nuova password"

  @PWD-02
  Scenario: A code that nobody was sent
    Given Anna Neri follows a link to the new password by code
    When she fills in "Codice" with "654321"
    And she taps "Continua"
    Then beside "Codice" she reads "Il codice non è giusto: controllalo e riprova"
    And "Codice" says "654321"

  @PWD-02
  Scenario: The link in the message brings its code along
    Given Anna Neri follows a link to the new password by code
    Then "Codice" says "123456"
    When she taps "Continua"
    Then she reads "Scegli la nuova password"

  @PWD-02 @browser
  Scenario: The code of a link does not stay in the address
    Given Anna Neri follows a link to the new password by code
    Then "Codice" says "123456"
    And she is at the forgotten password

  @PWD-03
  Scenario: Anna chooses a new password and is led to where it is used
    Given Anna Neri follows a link to the new password by code
    And she taps "Continua"
    When she fills in
      | Nuova password           | Varese2027! |
      | Ripeti la nuova password | Varese2027! |
    And she taps "Salva la nuova password"
    Then she is told "Password cambiata correttamente"
    And she is at the sign-in

  @PWD-02 @FMT-07
  Scenario Outline: A code is the same however it was copied: <how>
    Given Anna Neri has been sent from the sign-in to a new password
    When she takes the new password "Varese2027!" by the code "<code>"
    Then she is at the sign-in

    Examples:
      | how            | code     |
      | with a blank   | 123 456  |
      | with dashes    | 12-34–56 |
      | in wide digits | １２３４５６   |

  @PWD-03 @browser
  Scenario: After the new password Anna need not say again who she is
    Given Anna Neri has been sent from the sign-in to a new password
    When she takes the new password "Varese2027!" by the code "123456"
    Then she is at the sign-in
    And "Nome utente" says "anna.neri"

  @PWD-03 @PWD-07
  Scenario: A new password that is too short, or typed differently the second time
    Given Anna Neri follows a link to the new password by code
    And she taps "Continua"
    When she fills in
      | Nuova password           | corta |
      | Ripeti la nuova password | altra |
    And she taps "Salva la nuova password"
    Then beside "Nuova password" she reads "La password deve avere almeno 8 caratteri"
    And beside "Ripeti la nuova password" she reads "Le password non coincidono"

  @PWD-03
  Scenario: What a password takes is said before it is typed
    Given Anna Neri follows a link to the new password by code
    When she taps "Continua"
    Then she reads "Almeno 8 caratteri"

  @PWD-02 @PWD-03
  Scenario: Back and forth between the steps loses nothing but passwords
    Given Anna Neri has come to the forgotten password
    And she has asked for a code as "anna.neri"
    When she fills in "Codice" with "1234" and taps "Chiedi un altro codice"
    Then "Nome utente" says "anna.neri"
    When she taps "Ho già un codice"
    Then "Codice" says "1234"

  @PWD-04 @AUTH-04
  Scenario: Anna comes from the old system and is told why she needs a new password
    Given Anna Neri has come to the sign-in
    When she signs in
    Then she is at the new password for migrated accounts
    And she reads "Abbiamo trasferito il tuo account"
    And "Nome utente" says "anna.neri"

  @PWD-04 @PWD-03 @AUTH-04 @AUTH-05
  Scenario: Anna gets from the old system into Piazza
    Given Anna Neri has been sent from the sign-in to a new password
    When she takes the new password "Varese2027!" by the code "123456"
    Then she is told "Password cambiata correttamente"
    When she signs in with the password "Varese2027!"
    Then she is known as "Anna Neri"
    And she is at Home

  @PWD-05 @AUTH-03 @AUTH-05 @AUTH-13
  Scenario: Luca changes his password on the way in
    Given Luca Verdi has been sent from the sign-in to a new password
    When he takes the new password "Varese2027!"
    Then he is told "Password cambiata correttamente"
    And he is known as "Luca Verdi"
    And he is at Home
    And the server has heard of his device before and after the sign-in

  @PWD-05 @SHELL-14
  Scenario: After the change Luca finds himself where he was going
    Given Luca Verdi has come to Home
    And he opens his favourites
    And he agrees to sign in
    And he has been sent on to a new password
    When he takes the new password "Varese2027!"
    Then he is at the favourites

  @PWD-05
  Scenario: Nobody changes a password whose owner is not known
    Given Giulia follows a link to the forced password change
    Then she is at the sign-in

  @PWD-05
  Scenario: Whose password it is was known for that moment only
    Given Luca Verdi has been sent from the sign-in to a new password
    When he comes back later
    Then he is at the sign-in

  @PWD-05 @PWD-07
  Scenario: The password that Luca must change is no new one
    Given Luca Verdi has been sent from the sign-in to a new password
    When he takes the new password "Piazza2026!"
    Then he reads "La nuova password è uguale alla vecchia"
    And "Nuova password" says "Piazza2026!"
    And nobody is signed in

  @PWD-05
  Scenario: The password is changed and the way in is blocked for a moment
    Given Luca Verdi has been sent from the sign-in to a new password
    And the server is out of reach, when asked for the sign-in
    When he takes the new password "Varese2027!"
    Then he reads "La password è cambiata, ma non siamo riusciti a farti accedere. Non riusciamo a collegarci: controlla la connessione."
    When the server is well again, and he taps "Accedi a Piazza"
    Then he is known as "Luca Verdi"

  @PWD-06
  Scenario: Mario sends the change of his password empty
    Given Mario Rossi has signed in and come to the password change
    When he taps "Cambia password"
    Then beside "Vecchia password" he reads "La vecchia password è obbligatoria"
    And beside "Nuova password" he reads "La password è obbligatoria"
    And the server has never heard of a changed password

  @PWD-07
  Scenario: Mario's new password differs from its repetition
    Given Mario Rossi has signed in and come to the password change
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2028!"
    Then beside "Ripeti la nuova password" he reads "Le password non coincidono"
    And the server has never heard of a changed password

  @PWD-07
  Scenario: What the server has against a new password is passed on
    Given Mario Rossi has signed in and come to the password change
    When he asks to change "Piazza2026!" into "Piazza2026!", repeated as "Piazza2026!"
    Then he reads "La nuova password è uguale alla vecchia"
    And "Nuova password" says "Piazza2026!"

  @PWD-08
  Scenario: Mario's old password is another one
    Given Mario Rossi has signed in and come to the password change
    When he asks to change "Piazza2025!" into "Varese2027!", repeated as "Varese2027!"
    Then beside "Vecchia password" he reads "La vecchia password non è corretta"
    And he still has
      | Vecchia password         | Piazza2025! |
      | Nuova password           | Varese2027! |
      | Ripeti la nuova password | Varese2027! |

  @PWD-09 @clock
  Scenario: Mario changes his password
    Given Mario Rossi has signed in and come to the password change
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he is told "Password cambiata correttamente"
    And he is at his profile
    And the word is gone after 5 seconds, not before

  @PWD-09 @AUTH-05
  Scenario: The changed password is the one that counts
    Given Mario Rossi has signed in and come to the password change
    And he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    And he has left
    When he comes to the sign-in and signs in with the password "Varese2027!"
    Then he is known as "Mario Rossi"

  @PWD-09 @ERR-04
  Scenario Outline: A server that <trouble> leaves the change filled in, to be sent again
    Given Mario Rossi has signed in and come to the password change
    And the server <trouble>, when asked for a changed password
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he reads "<words>"
    And he has lost nothing of the change, and can send it again

    Examples:
      | trouble                                 | words                                                     |
      | is out of reach                         | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down                             | Il servizio è in manutenzione: riprova tra qualche minuto |
      | breaks down without a word              | Operazione terminata in errore                            |
      | answers with a page meant for engineers | Operazione terminata in errore                            |

  @PWD-09 @SHELL-15
  Scenario: A server that is slow changes the password once
    Given Mario Rossi has signed in and come to the password change
    And the server is slow, when asked for a changed password
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he waits, and what he typed stays
    When the server has answered
    Then he is told "Password cambiata correttamente"

  @PWD-01 @ERR-04
  Scenario Outline: A server that <trouble> costs Anna neither username nor patience
    Given Anna Neri has come to the forgotten password
    And the server <trouble>, when asked for a forgotten password
    And she has asked for a code as "anna.neri"
    Then she reads "<words>"
    When the server is well again, and she taps "Invia il codice"
    Then she reads "Ti abbiamo inviato un codice a anna.neri@example.it"

    Examples:
      | trouble          | words                                                      |
      | is out of reach  | Non riusciamo a collegarci: controlla la connessione.      |
      | breaks down      | Il servizio è in manutenzione: riprova tra qualche minuto  |
      | answers nonsense | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |

  @PWD-02 @ERR-04
  Scenario Outline: A server that <trouble> says nothing of the code
    Given Anna Neri follows a link to the new password by code
    And the server <trouble>, when asked for a code
    When she taps "Continua"
    Then she reads "<words>"
    When the server is well again, and she taps "Continua"
    Then she reads "Scegli la nuova password"

    Examples:
      | trouble          | words                                                      |
      | is out of reach  | Non riusciamo a collegarci: controlla la connessione.      |
      | breaks down      | Il servizio è in manutenzione: riprova tra qualche minuto  |
      | answers nonsense | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |

  @PWD-03 @ERR-04
  Scenario Outline: A server that <trouble> leaves the new password filled in
    Given Anna Neri has been sent from the sign-in to a new password
    And the server <trouble>, when asked for a new password
    When she takes the new password "Varese2027!" by the code "123456"
    Then she reads "<words>"
    And "Nuova password" says "Varese2027!"

    Examples:
      | trouble         | words                                                     |
      | is out of reach | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down     | Il servizio è in manutenzione: riprova tra qualche minuto |

  @PWD-05 @ERR-04
  Scenario Outline: A server that <trouble> leaves the forced change filled in
    Given Luca Verdi has been sent from the sign-in to a new password
    And the server <trouble>, when asked for a forced password
    When he takes the new password "Varese2027!"
    Then he reads "<words>"
    And "Nuova password" says "Varese2027!"

    Examples:
      | trouble         | words                                                     |
      | is out of reach | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down     | Il servizio è in manutenzione: riprova tra qualche minuto |

  @PWD-05 @PWD-01 @PWD-02 @PWD-03 @SHELL-15
  Scenario: A slow server is waited for, step by step
    Given Anna Neri has been sent from the sign-in to a new password
    And the server is slow
    When she taps "Invia il codice"
    Then she waits, and "Nome utente" still says "anna.neri"
    When the server has answered
    Then she can tap "Continua"

  @PWD-06 @browser
  Scenario: A password is shown to whoever wants to read it, and hidden again
    Given Mario Rossi has signed in and come to the password change
    When he fills in "Vecchia password" with "Piazza2026!"
    Then "Vecchia password" is hidden from view
    When he shows "Vecchia password"
    Then "Vecchia password" is to be read

  @PWD-06 @browser
  Scenario: A password that is being read keeps its words and is hidden again
    Given Mario Rossi has signed in and come to the password change
    And he fills in "Vecchia password" with "Piazza2026!"
    When he shows "Vecchia password"
    And he hides "Vecchia password"
    Then "Vecchia password" is hidden from view
    And "Vecchia password" says "Piazza2026!"

  @PWD-06 @browser
  Scenario: A locked shift key is told where one types, and nothing moves
    Given Mario Rossi has signed in and come to the password change
    When he types into "Nuova password" with the shift key locked
    Then he is warned "Il blocco maiuscole è attivo" there, and nothing has moved
    When he types into "Nuova password" with the shift key free
    Then nobody warns him there

  @PWD-06 @browser
  Scenario: A password can be pasted
    Given Mario Rossi has signed in and come to the password change
    When he pastes "Varese2027!" into "Nuova password"
    Then "Nuova password" says "Varese2027!"

  @PWD-05 @PWD-06 @browser
  Scenario Outline: Password managers know what <form> asks for
    Given <who> comes to <form>
    Then password managers are told of "<username>"
    And the passwords there are for managers "<kinds>"

    Examples:
      | who         | form                       | username    | kinds                                        |
      | Mario Rossi | the password change        | mario.rossi | current-password, new-password, new-password |
      | Mario Rossi | the account deletion       | mario.rossi | current-password                             |
      | Luca Verdi  | the forced password change | luca.verdi  | new-password, new-password                   |

  @PWD-06 @browser
  Scenario: A look at a password sends nothing
    Given Mario Rossi has signed in and come to the password change
    When he shows "Vecchia password"
    And he hides "Vecchia password"
    Then "Vecchia password" is hidden from view
    And he reads nothing of "La vecchia password è obbligatoria"

  @PWD-06 @browser
  Scenario: The shift key is nobody's business once one types elsewhere
    Given Mario Rossi has signed in and come to the password change
    When he types into "Nuova password" with the shift key locked
    Then he is warned "Il blocco maiuscole è attivo" there, and nothing has moved
    When he moves on to "Vecchia password"
    Then nobody warns him there

  @PWD-06 @browser
  Scenario: What a password takes is heard where it is typed, and it stays as typed
    Given Mario Rossi has signed in and come to the password change
    Then at "Nuova password" he hears "Almeno 8 caratteri"
    And "Nuova password" must be filled in
    And nothing corrects what is typed into "Nuova password"

  @PWD-06 @PWD-08 @browser
  Scenario: Whoever sends something wrong is led to it, and hears what it is
    Given Mario Rossi has signed in and come to the password change
    When he asks to change "Piazza2025!" into "Varese2027!", repeated as "Varese2027!"
    Then the keyboard is on "Vecchia password"
    And at "Vecchia password" he hears "La vecchia password non è corretta"

  @PWD-09 @ERR-04 @browser
  Scenario: Why a change failed is heard at once
    Given Mario Rossi has signed in and come to the password change
    And the server breaks down, when asked for a changed password
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he hears at once "Il servizio è in manutenzione: riprova tra qualche minuto"

  @PWD-09 @browser
  Scenario: While the server takes its time, the keyboard stays on the button, which cannot be pressed
    Given Mario Rossi has signed in and come to the password change
    And the server is slow, when asked for a changed password
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he cannot tap "Cambia password"
    And the keyboard is on "Cambia password"

  @ERR-13
  Scenario: While a new password is being sent nothing is written over it, and once that has failed it can be
    Given Mario Rossi has signed in and come to the password change
    And the server is slow, and breaks down without a word, when asked for a changed password
    When he asks to change "Piazza2026!" into "Varese2027!", repeated as "Varese2027!"
    Then he cannot write over "Nuova password"
    When the server has answered
    Then he can write over "Nuova password"

  @PWD-01 @PWD-02 @browser
  Scenario: Each step says which it is, and has the keyboard
    Given Anna Neri has come to the forgotten password
    Then she reads "Passo 1 di 3"
    When she fills in "Nome utente" with "anna.neri"
    And she taps "Invia il codice"
    Then she reads "Passo 2 di 3"
    And the keyboard is on "Scrivi il codice"

  @PWD-02 @browser
  Scenario: After a code that came too late the keyboard is where another is written
    Given Anna Neri follows a link to the new password by code
    And she has tried the code "000000"
    Then the keyboard is on "Codice"
    And at "Codice" she hears "Codice scaduto"
    And the device knows what goes where, and by which keyboard
      | Codice | one-time-code | text |

  @PWD-01 @browser
  Scenario: Who remembers the password after all goes back to where it is used
    Given Anna Neri has come to the forgotten password
    When she taps "Torna all’accesso"
    Then she is at the sign-in

  @PWD-05 @browser
  Scenario: Luca is told whose password it is
    Given Luca Verdi has been sent from the sign-in to a new password
    Then he reads "una nuova password per il tuo account luca.verdi"

  @PWD-05 @browser
  Scenario: Luca hears at once that the way in is blocked, and may go back to its beginning
    Given Luca Verdi has been sent from the sign-in to a new password
    And the server is out of reach, when asked for the sign-in
    When he takes the new password "Varese2027!"
    Then he hears at once "La password è cambiata, ma non siamo riusciti a farti accedere."
    When he taps "Torna all’accesso"
    Then he is at the sign-in
