Feature: Signing in
  A citizen signs in with the username and password they have for the municipality. What the server knows of the
  account decides the way: straight in, a new password first, or a plain refusal that says why.

  Chi ha un account accede con nome utente e password. Un account del vecchio sistema chiede prima una nuova password.
  Chi ha un account non attivo legge a chi rivolgersi.

  @AUTH-02 @AUTH-05 @SHELL-14 @server
  Scenario: Mario signs in and is at Home
    Given Mario Rossi has come to the sign-in
    When he signs in
    Then he is at Home
    And he is known as "Mario Rossi"

  @AUTH-02 @AUTH-06 @FMT-07
  Scenario Outline: <How> is the username that was meant, or it is not
    Given Mario Rossi has come to the sign-in
    When he fills in
      | Nome utente | <username>  |
      | Password    | Piazza2026! |
    And he taps "Accedi"
    Then he <sees>

    Examples:
      | How            | username     | sees                        |
      | With an unseen | mario.rossi​ | is known as "Mario Rossi"   |
      | With a capital | Mario.rossi  | reads "password non validi" |

  @AUTH-02 @AUTH-03
  Scenario: Luca must choose a new password before anything else
    Given Luca Verdi has come to the sign-in
    When he signs in
    Then he is at the forced password change
    And nobody is signed in

  @AUTH-02 @AUTH-04
  Scenario: Anna comes from the old system and is led to a new password, whatever she types as the old one
    Given Anna Neri has come to the sign-in
    When she signs in with the password "quella di una volta"
    Then she is at the new password for migrated accounts
    And nobody is signed in

  @AUTH-05
  Scenario: Nobody knows Sara's account beforehand, and her password decides
    Given Sara Bruni has come to the sign-in
    When she signs in
    Then she is at Home
    And she is known as "Sara Bruni"

  @AUTH-01 @AUTH-06
  Scenario: Mario mistypes his password and tries again
    Given Mario Rossi has come to the sign-in
    When he signs in with the password "Piazza2025!"
    Then he reads "Username e/o password non validi"
    And nobody is signed in
    When he signs in
    Then he is known as "Mario Rossi"

  @AUTH-06
  Scenario: A refusal without a reason is given one
    Given Mario Rossi has come to the sign-in
    And the server has nothing to say, when asked for the sign-in
    When he signs in with the password "Piazza2025!"
    Then he reads "Username e/o password non validi"
    And he is at the sign-in

  @AUTH-07
  Scenario: Paolo's account is switched off, and he is told whom to ask
    Given Paolo Spenti has come to the sign-in
    When he signs in
    Then he reads "Utente non attivo"
    And he reads "Contatta l’amministratore"
    And nobody is signed in

  @AUTH-13
  Scenario: The municipality knows Mario's device before he signs in, and whose it is afterwards
    Given Mario Rossi has come to the sign-in
    When he signs in
    Then he is known as "Mario Rossi"
    And the server has heard of his device before and after the sign-in

  @ERR-04 @AUTH-05
  Scenario: Mario signs in where there is no network
    Given Mario Rossi has come to the sign-in
    And the server is out of reach
    When he signs in
    Then he reads "Non riusciamo a collegarci: controlla la connessione."
    When the server is well again, and he signs in
    Then he is at Home

  @AUTH-16
  Scenario: The server loses patience while Mario signs in
    Given Mario Rossi has come to the sign-in
    And the server accepts no session, when asked for the citizen's own data
    When he signs in
    Then he is at the sign-in
    And he reads "Credenziali invalide"
    And nobody is signed in

  @AUTH-06 @browser
  Scenario: Nothing is sent before both are there, and the keyboard is where something is missing
    Given Mario Rossi has come to the sign-in
    When he taps "Accedi"
    Then beside "Nome utente" he reads "Scrivi il nome utente"
    And beside "Password" he reads "La password è obbligatoria"
    And the keyboard is on "Nome utente"
    And the server has never heard of the sign-in

  @AUTH-06 @browser @FMT-08
  Scenario: Password managers fill in both, and a refusal is heard at once
    Given Mario Rossi has come to the sign-in
    When he signs in with the password "Piazza2025!"
    Then he hears at once "Username e/o password non validi"
    And the device knows what goes where, and by which keyboard
      | Nome utente | username         | text     |
      | Password    | current-password | password |

  @AUTH-05 @browser
  Scenario: While the server takes its time, the sign-in is sent once
    Given Mario Rossi has come to the sign-in
    And the server is slow, when asked for the sign-in
    When he signs in
    Then he cannot tap "Accedi"

  @AUTH-05
  Scenario: Whoever signs in where they are signed in already gets on as well
    Given Mario Rossi has signed in and come to the sign-in
    When he signs in
    Then he is at Home
    And he is known as "Mario Rossi"

  @PWD-01 @browser
  Scenario: Who has forgotten the password is led to a new one
    Given Mario Rossi has come to the sign-in
    When he taps "Hai dimenticato la password?"
    Then he is at the forgotten password
