Feature: Staying signed in
  Who signed in stays so until they leave or the server says no. A session that has merely aged is renewed unseen.

  Chi accede resta collegato finché non esce. Se il collegamento scade, Piazza lo rinnova da sola. Quello che stavi
  scrivendo non va perso.

  @AUTH-01 @AUTH-15 @server
  Scenario: Mario comes back later and is still himself
    Given Mario Rossi has signed in
    When he comes back later
    Then he is known as "Mario Rossi"

  @AUTH-08 @AUTH-12
  Scenario: A session that has aged is renewed without a word
    Given Mario Rossi has signed in
    And the server takes the session for expired, once
    When he opens his notices
    Then "Via Sacco chiusa al traffico" is among his notices
    And the session has been renewed once
    And he has been told nothing

  @AUTH-09
  Scenario: A session that not even renewing saves ends with a word
    Given Mario Rossi has signed in
    And the server accepts no session, when asked for the notices
    When he opens his notices
    Then he is at the sign-in
    And he reads "La sessione è scaduta: accedi di nuovo."
    And nobody is signed in

  @AUTH-10 @ERR-06
  Scenario: A session that the server will not renew is over, and the way in is shown
    Given Mario Rossi has signed in
    And the server refuses to renew the session
    When he opens his notices
    Then he is at the sign-in
    And he reads "Sessione scaduta: accedi di nuovo"
    And the server was never told that he left

  @AUTH-10 @ERR-06
  Scenario: A stored session that the server no longer accepts is over
    Given Mario Rossi has signed in
    And the server accepts no session, when asked for the citizen's own data
    When he comes back later
    Then he is at the sign-in
    And he reads "Credenziali invalide"
    And nobody is signed in

  @AUTH-10
  Scenario: Whoever is refused right after the sign-in signs in again on the same page
    Given Mario Rossi has come to the sign-in, and the server accepts no session, when asked for the citizen's own data
    When he signs in
    Then he reads "Credenziali invalide"
    When the server is well again
    And he signs in
    Then he is known as "Mario Rossi"

  @AUTH-10 @PROF-03
  Scenario: A session lost while Mario saves does not take what he wrote
    Given Mario Rossi is changing his data, and has written "Via Nuova 1" as "Indirizzo"
    And the session is lost while he taps "Salva"
    When he signs in
    And he goes on changing his data
    Then "Indirizzo" says "Via Nuova 1"
    And he reads "Quello che avevi scritto è di nuovo qui"

  @AUTH-10 @PROF-03
  Scenario: What came back after a lost session is saved like anything else
    Given Mario Rossi is changing his data, and has written "Via Nuova 1" as "Indirizzo"
    And the session is lost while he taps "Salva"
    And he signs in
    When he goes on changing his data
    And he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"

  @AUTH-10 @ADMIN-03
  Scenario: A session lost while a user is written down leaves everything but the password
    Given the administrator has signed in
    And she has written down Bice as a new user, with the password "Varese2027!"
    And the session is lost while she taps "Crea utente"
    When she signs in
    And she goes on with the new user
    Then she still has
      | Nome utente | bice.aaron |
      | Nome        | Bice       |
      | Cognome     | Aaron      |
      | Password    |            |

  @AUTH-10
  Scenario: What Mario wrote is not for whoever signs in after him
    Given Mario Rossi is changing his data, and has written "Via Nuova 1" as "Indirizzo"
    And the session is lost while he taps "Salva"
    When he signs in as "sara.bruni"
    And he goes on changing his data
    Then he reads nothing of "Quello che avevi scritto è di nuovo qui"

  @AUTH-10
  Scenario: A server that is down costs nobody their session
    Given Mario Rossi has signed in, and the server breaks down, when asked for the citizen's own data
    When he comes back later
    Then he is told "Non siamo riusciti a caricare il tuo profilo. Il tuo accesso resta valido: riprova più tardi."
    When the server is well again
    And he comes back later
    Then he is known as "Mario Rossi"

  @SHELL-19
  Scenario: Nothing of an administrator's shows before the server has recognised him
    Given the administrator has signed in
    And the server is slow, when asked for the citizen's own data
    When he comes back later to his notices
    Then he waits at "Notifiche"
    When the server has answered
    Then "Via Sacco chiusa al traffico" is among his notices

  @SHELL-08
  Scenario: Mario thinks better of leaving
    Given Mario Rossi has signed in
    When he leaves
    Then he is asked "Uscire da Piazza?"
    When he cancels
    Then he is known as "Mario Rossi"

  @SHELL-08 @AUTH-11 @AUTH-17
  Scenario: Mario leaves, and his device forgets him
    Given Mario Rossi has signed in
    When he leaves and confirms
    Then he is at Home
    And the server has been told that he left
    When he comes back later
    Then nobody is signed in

  @AUTH-11
  Scenario: Mario leaves although the server breaks down
    Given Mario Rossi has signed in
    And the server breaks down, when asked for the sign-out
    When he leaves and confirms
    Then he is at Home
    When he comes back later
    Then nobody is signed in

  @AUTH-11 @clock
  Scenario: Mario leaves at once, whether the server answers or not
    Given Mario Rossi has signed in and come to the notices
    And the server never answers, when asked for the sign-out
    When he leaves and confirms
    Then he is at Home
    When he comes back later
    Then nobody is signed in

  @AUTH-17
  Scenario: A known device is not yet a citizen
    Given Sara Bruni once signed in on Giulia's device, and left
    When she arrives at Home
    Then she is at Home
    And nobody is signed in
    When she opens her chats
    Then she is asked to sign in

  @AUTH-15 @browser
  Scenario: Everything that stays on the device is kept under one roof
    Given Mario Rossi has come to the sign-in
    When he signs in
    Then he is known as "Mario Rossi"
    And everything kept on his device is under the name of the app

  @server @browser @AUTH-11 @AUTH-01
  Scenario: Mario leaves in one window, and the other follows
    Given Mario Rossi has signed in
    And he has his notices open in a second window
    When he leaves and confirms
    Then nobody is signed in in the second window either

  @AUTH-11 @AUTH-01 @fault-13 @production @browser
  Scenario: Sara signs in where Mario left, and the other window is hers
    Given Mario Rossi has signed in
    And he has the personal data open in a second window
    When he leaves and confirms
    And he goes to the sign-in
    And he signs in as "sara.bruni"
    Then in the second window Sara Bruni is known, and nothing of "Mario" is to be read

  @AUTH-08 @fault-8 @production @browser
  Scenario: Two windows that find the session aged renew it once
    Given Mario Rossi has his notices open in two windows
    And the session has aged, and the server is slow to renew it
    When both windows go to the favourites
    And the server has answered
    Then both windows show "Biblioteca civica"
    And the session has been renewed once

  @AUTH-08 @fault-9 @production @browser
  Scenario: A window that dies while it renews the session does not hold up the other
    Given Mario Rossi has his notices open in two windows
    And the session has aged, and the server is slow to renew it
    And both windows go to the favourites
    When the window that renews it dies
    And the server has answered
    Then he reads "Biblioteca civica"
