Feature: Visiting without signing in
  Anyone may look around. What needs a name asks for it, and leads back to where it was asked for.

  Chiunque può guardarsi intorno senza account. Solo alcune azioni chiedono di accedere. Dopo l’accesso torni proprio
  dove eri.

  @AUTH-14 @HOME-02
  Scenario: Giulia looks around without a name
    Given Giulia has come to Home
    Then she reads "Notifiche"
    And nobody is signed in

  @AUTH-14 @SHELL-13
  Scenario: What needs a name asks for it
    Given Giulia has come to Home
    When she opens her chats
    Then she reads "Qui scrivi agli uffici e alle attività, e leggi le loro risposte."
    And she is asked to sign in
    And nobody is signed in

  @SHELL-13 @SHELL-14
  Scenario: A page that is somebody's leads to an account as well
    Given Giulia has come to Home
    When she opens her favourites
    Then she reads "Qui trovi le attività e i luoghi che hai scelto con il cuore."
    When she taps "Registrati"
    Then she is at the registration

  @SHELL-13 @SHELL-14
  Scenario: Mario is asked for his name and finds himself where he was going
    Given Mario Rossi has come to Home
    When he opens his favourites
    Then he is asked to sign in
    When he agrees to sign in
    And he signs in
    Then he is at the favourites

  @SHELL-14 @AUTH-14 @server @fault-35
  Scenario: Mario follows a link to a notice before signing in
    Given Mario Rossi follows a link to "Via Sacco chiusa al traffico"
    Then he is asked to sign in
    When he agrees to sign in
    And he signs in
    Then he is reading "Via Sacco chiusa al traffico"

  @SHELL-14
  Scenario: The way back is taken once only
    Given Mario Rossi has come to Home
    And he has signed in on his way to the favourites
    When he leaves and confirms
    And he goes to the sign-in
    And he signs in
    Then he is at Home

  @AUTH-16
  Scenario: A visitor without a session is asked to sign in, not sent away
    Given the server accepts no session, when asked for Home
    When Giulia arrives at Home
    Then she is asked to sign in
    And she has been told nothing

  @AUTH-16 @ERR-03
  Scenario: A part of a page that wants a session asks for it in its own place
    Given the server accepts no session, when asked for the boards of an activity
    When Giulia arrives at the page of the Comune di Varese
    Then she reads "Accedi per vedere"
    And she is not asked to sign in

  @SHELL-11 @AUTH-14
  Scenario Outline: Notices are offered to <who>: <offered>
    Given <who> has signed in
    When they look at the ways on offer
    Then "Notifiche" is <offered> there
    But "Accedi" is not offered there

    Examples:
      | who               | offered     |
      | Mario Rossi       | offered     |
      | the administrator | offered     |
      | Teresa Prova      | not offered |

  @SHELL-11
  Scenario: A visitor is offered the sign-in
    Given Giulia has come to Home
    When she looks at the ways on offer
    Then "Accedi" is offered there
    But "Notifiche" is not offered there
