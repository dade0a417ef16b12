Feature: Deleting the account
  A citizen may take everything away again. What is lost is said before, the password is asked for, and afterwards
  nothing of them is left.

  Ogni persona può eliminare il proprio account. Prima legge che cosa perde e scrive la password. Dopo, sul dispositivo
  non resta nulla.

  @PROF-07
  Scenario: What goes with the account is said before
    Given Mario Rossi has signed in
    When he arrives at the account deletion
    Then he reads "L’eliminazione è definitiva: non potrai più tornare indietro."
    And he reads "Che cosa perdi"
    And he reads "Perderai le notifiche ricevute, le risposte ai questionari e le bozze."
    And he reads "Non potrai più accedere con il nome utente mario.rossi."

  @PROF-07 @clock
  Scenario: Mario deletes his account
    Given Mario Rossi has signed in and come to the account deletion
    When he deletes his account with the password "Piazza2026!"
    Then he is told "Account eliminato"
    And he is at Home
    And the word is gone after 5 seconds, not before

  @PROF-07
  Scenario: Nobody is left to be signed out
    Given Mario Rossi has signed in and come to the account deletion
    When he deletes his account with the password "Piazza2026!"
    Then nobody is signed in
    And the server was never told that he left
    When he comes back later
    Then nobody is signed in

  @PROF-07
  Scenario: A deleted account opens no door
    Given Mario Rossi has signed in and come to the account deletion
    And he deletes his account with the password "Piazza2026!"
    And he is told "Account eliminato"
    When he comes to the sign-in and signs in with the password "Piazza2026!"
    Then he reads "Username e/o password non validi"

  @PROF-07 @browser
  Scenario: Nothing of a deleted account stays on the device
    Given Mario Rossi has signed in and come to the account deletion
    When he deletes his account with the password "Piazza2026!"
    Then he is told "Account eliminato"
    And nothing of his is kept on his device

  @PROF-08
  Scenario: A wrong password deletes nothing
    Given Mario Rossi has signed in and come to the account deletion
    When he deletes his account with the password "Piazza2025!"
    Then beside "La tua password" he reads "Password errata"
    And "La tua password" says "Piazza2025!"
    And he is known as "Mario Rossi"

  @PROF-08
  Scenario: Without the password nothing is sent
    Given Mario Rossi has signed in and come to the account deletion
    When he taps "Elimina il mio account"
    Then beside "La tua password" he reads "La password è obbligatoria"
    And the server has never heard of the account deletion

  @PROF-07 @ERR-04
  Scenario Outline: A server that <trouble> leaves Mario and what he typed where they are
    Given Mario Rossi has signed in and come to the account deletion
    And the server <trouble>, when asked for the account deletion
    When he deletes his account with the password "Piazza2026!"
    Then he reads "<words>"
    And "La tua password" says "Piazza2026!"

    Examples:
      | trouble                    | words                                                     |
      | is out of reach            | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down                | Il servizio è in manutenzione: riprova tra qualche minuto |
      | breaks down without a word | Operazione terminata in errore                            |

  @PROF-07 @SHELL-15
  Scenario: A slow server is waited for
    Given Mario Rossi has signed in and come to the account deletion
    And the server is slow, when asked for the account deletion
    When he deletes his account with the password "Piazza2026!"
    Then he sees that something is under way
    When the server has answered
    Then he is told "Account eliminato"

  @PROF-07
  Scenario: Everything that is lost is said, and who thinks better of it goes back
    Given Mario Rossi has signed in
    When he arrives at the account deletion
    Then he reads "Cancelliamo i tuoi dati personali, la tua foto e i tuoi dispositivi."
    And he reads "Non riceverai più le notifiche del comune e delle attività che segui."
    When he taps "Annulla"
    Then he is at the profile
