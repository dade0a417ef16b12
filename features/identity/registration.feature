Feature: Registering and activating
  Whoever has no account asks for one: a username of their own, who they are, and both documents agreed to. A code that
  comes by e-mail makes the account active.

  Chi non ha un account lo chiede con pochi dati. Un codice arriva per posta elettronica e attiva l’account. Se il nome
  utente è già preso, lo leggi mentre scrivi.

  @REG-01 @REG-02 @REG-03
  Scenario: Giulia registers, activates her account and signs in
    Given Giulia has come to the registration
    When she fills in the registration as "giulia.colombo"
    And she taps "Registrati"
    Then she is at the activation
    And she is told "ti abbiamo inviato il codice di attivazione e la prima password a giulia@example.it"

  @REG-03 @REG-01
  Scenario: The code that Giulia received makes her account active, under the name she registered
    Given Giulia has registered as "giulia.colombo"
    When she fills in "Codice di attivazione" with "ATTIVA-1" and taps "Attiva l’account"
    Then she is told "Account attivato: ora puoi accedere. La prima password è nella tua e-mail."
    And she is at the sign-in
    When she signs in as "giulia.colombo"
    Then she is known as "Giulia Colombo"

  @REG-01 @clock
  Scenario: What the server says of a registration stays long enough to be written down
    Given Giulia has come to the registration
    When she fills in the registration as "giulia.colombo"
    And she taps "Registrati"
    Then she is told "Registrazione ricevuta"
    And the word is gone after 20 seconds, not before

  @REG-01
  Scenario: A registration that the server takes without a word is confirmed all the same
    Given Giulia has come to the registration
    And the server has nothing to say, when asked for a registration
    When she fills in the registration as "giulia.colombo"
    And she taps "Registrati"
    Then she is told "Registrazione inviata: controlla la tua e-mail."
    And she is at the activation

  @ERR-08 @REG-01
  Scenario: A registration that is refused after its page was left is in its form again
    Given Giulia has filled in the registration as "giulia.colombo"
    And the server is slow, and breaks down without a word, when asked for a registration
    When she taps "Registrati"
    And she goes back while a registration is on its way, and the server has answered
    And she takes the offer
    Then "Cognome" says "Colombo"

  @REG-03 @AUTH-07
  Scenario: Giulia comes back another day, and the sign-in leads to where her code is asked for
    Given Giulia has registered as "giulia.colombo"
    And she has come to the sign-in
    When she signs in as "giulia.colombo"
    Then she reads "Utente non attivo"
    When she taps "Ho un codice di attivazione"
    Then she reads "Il tuo nome utente: giulia.colombo"

  @REG-03 @AUTH-07
  Scenario: The username goes with Giulia to the activation and back, and the code may be in small letters
    Given Giulia has registered as "giulia.colombo"
    And she has come to the sign-in
    And she fills in "Nome utente" with "giulia.colombo"
    When she taps "Ho un codice di attivazione"
    And she fills in "Codice di attivazione" with "attiva-1" and taps "Attiva l’account"
    Then "Nome utente" says "giulia.colombo"

  @REG-01
  Scenario: Where the code went and when the password comes stay to be read after the message is gone
    Given Giulia has registered as "giulia.colombo"
    Then she reads "Scrivi il codice di attivazione che abbiamo mandato a: giulia@example.it"
    And she reads "La prima password arriva per e-mail"
    And she reads "Il tuo nome utente: giulia.colombo"

  @REG-02
  Scenario: A username that somebody has is said to be taken while Giulia types
    Given Giulia has come to the registration
    When she fills in "Nome utente" with "mario.rossi"
    Then she reads "Questo nome utente è già in uso: scegline un altro."
    When she fills in "Nome utente" with "giulia.colombo"
    Then she reads "Questo nome utente è libero."

  @REG-02
  Scenario: A username that somebody has is not sent, and everything else stays
    Given Giulia has come to the registration
    When she fills in the registration as "mario.rossi"
    And she taps "Registrati"
    Then beside "Nome utente" she reads "Questo nome utente è già in uso: scegline un altro."
    And no registration has been sent
    And she still has
      | Nome    | Giulia            |
      | Cognome | Colombo           |
      | E-mail  | giulia@example.it |

  @REG-01 @ERR-02
  Scenario: What the server says of one field stands beside that field
    Given Giulia has come to the registration
    And the server does not take the e-mail address, when asked for a registration
    When she fills in the registration as "giulia.colombo"
    And she taps "Registrati"
    Then beside "E-mail" she reads "Questa casella è piena."

  @REG-02 @clock @headless
  Scenario: Usernames that Giulia only passes by while typing are nobody's business
    Given Giulia has come to the registration
    When she fills in
      | Nome utente | mario          |
      | Nome utente | mario.rossi    |
      | Nome utente | giulia.colombo |
    And 1 seconds go by
    Then she reads "Questo nome utente è libero."
    And the server has been asked about one username

  @REG-02
  Scenario: A late answer about another username says nothing of this one
    Given Giulia has come to the registration, and the server is slow, when asked for a username
    When she fills in "Nome utente" with "mario.rossi"
    Then she reads "Controlliamo se è libero…"
    When she fills in "Nome utente" with "giulia.colombo"
    And the server has answered
    Then she reads "Questo nome utente è libero."

  @REG-02
  Scenario Outline: A check that fails because the server <trouble> keeps nobody from registering
    Given Giulia has come to the registration
    And the server <trouble>, when asked for a username
    When she fills in the registration as "giulia.colombo"
    Then she reads "Ora non possiamo controllare se è libero: puoi registrarti lo stesso."
    When she taps "Registrati"
    Then she is at the activation

    Examples:
      | trouble          |
      | breaks down      |
      | answers nonsense |
      | is out of reach  |

  @REG-01
  Scenario: What is missing or wrong is said beside each field
    Given Giulia has come to the registration
    When she fills in
      | E-mail                  | giulia |
      | Cellulare | casa   |
    And she taps "Registrati"
    Then beside each field she reads
      | Nome utente             | Scrivi il nome utente                                  |
      | Nome                    | Scrivi il nome                                         |
      | E-mail                  | Scrivi l’indirizzo completo, per esempio nome@posta.it |
      | Cellulare | Scrivi solo cifre, per esempio 347 123 4567            |

  @REG-01 @REG-02
  Scenario: An e-mail address is a username like any other
    Given Giulia has filled in the registration as "giulia.colombo@example.it"
    When she taps "Registrati"
    Then she is at the activation

  @REG-01
  Scenario Outline: Without <document> nobody is registered
    Given Giulia has filled in the registration as "giulia.colombo"
    When she flips "<document>"
    And she taps "Registrati"
    Then beside "<document>" she reads "Per registrarti conferma di aver letto questa informativa."
    And no registration has been sent

    Examples:
      | document                             |
      | Ho letto l’informativa sull’app      |
      | Ho letto l’informativa sulla privacy |

  @REG-01 @ERR-03 @ERR-04
  Scenario Outline: A registration that fails because the server <trouble> loses nothing
    Given Giulia has filled in the registration as "giulia.colombo"
    And the server <trouble>, when asked for a registration
    When she taps "Registrati"
    Then she reads "<words>"
    And "Ho letto l’informativa sulla privacy" is on
    And she can tap "Registrati", and still has
      | Nome utente | giulia.colombo    |
      | Nome        | Giulia            |
      | Cognome     | Colombo           |
      | E-mail      | giulia@example.it |

    Examples:
      | trouble                                 | words                                                     |
      | is out of reach                         | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down                             | Il servizio è in manutenzione: riprova tra qualche minuto |
      | answers with a page meant for engineers | Operazione terminata in errore                            |

  @REG-01 @ERR-03 @fault-55
  Scenario Outline: Where nobody can read whether it was done, Giulia reads what the server says of it
    Given Giulia has filled in the registration as "giulia.colombo"
    And the server leaves unclear whether it was done, when asked for a registration
    When she taps "Registrati"
    Then she reads "<words>"
    And she can tap "Registrati", and still has
      | Nome utente | giulia.colombo |

    Examples:
      | words                                                      |
      | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |
      | La pratica è da verificare                                 |

  @REG-01
  Scenario: A registration that failed is sent again as it was
    Given Giulia has filled in the registration as "giulia.colombo"
    And the server breaks down, when asked for a registration
    And she taps "Registrati"
    And she reads "Il servizio è in manutenzione: riprova tra qualche minuto"
    When the server is well again, and she taps "Registrati"
    Then she is at the activation

  @REG-01
  Scenario: Leaving a registration half written is asked about, and who stays finds what was typed
    Given Giulia has come to the registration
    And she fills in "Nome" with "Giulia"
    When she taps "Hai già un account? Accedi"
    Then she is asked "Lasciare la pagina senza salvare?"
    When she cancels
    Then "Nome" says "Giulia"

  @REG-01
  Scenario: Whoever insists leaves the registration
    Given Giulia has come to the registration
    And she fills in "Nome" with "Giulia"
    When she taps "Hai già un account? Accedi"
    And she confirms
    Then she is at the sign-in

  @REG-01 @browser
  Scenario: Closing the app over a registration half written is a question of the device
    Given Giulia has come to the registration
    And she fills in "Nome" with "Giulia"
    When she wants to close the app
    Then the device asks whether to leave

  @REG-01
  Scenario: A slow registration is waited for
    Given Giulia has filled in the registration as "giulia.colombo"
    And the server is slow, when asked for a registration
    When she taps "Registrati"
    Then she sees that something is under way
    When the server has answered
    Then she is at the activation

  @REG-01
  Scenario: Two taps while the server takes its time register once
    Given Giulia has filled in the registration as "giulia.colombo"
    And she reads "Questo nome utente è libero."
    And the server is slow, when asked for a registration
    When she taps "Registrati" twice
    And the server has answered
    Then the registration has been sent once

  @REG-03
  Scenario: An account that is still not active says so
    Given Giulia has come to the activation
    When she fills in "Codice di attivazione" with "ATTIVA-0"
    And she taps "Attiva l’account"
    Then she reads "Il tuo account non è ancora attivo."
    And she still has
      | Codice di attivazione | ATTIVA-0 |
    And she can tap "Account già attivo? Accedi"

  @REG-03
  Scenario: A wrong code is said to be wrong and may be mended
    Given Giulia has come to the activation
    When she fills in "Codice di attivazione" with "ATTIVA-7"
    And she taps "Attiva l’account"
    Then beside "Codice di attivazione" she reads "Il codice di attivazione non è giusto: controllalo e riprova"
    And she still has
      | Codice di attivazione | ATTIVA-7 |

  @REG-03 @browser
  Scenario: After a wrong code the keyboard is on it, to mend it at once
    Given Giulia has come to the activation
    When she fills in "Codice di attivazione" with "ATTIVA-7"
    And she taps "Attiva l’account"
    Then the keyboard is on "Codice di attivazione"

  @REG-03
  Scenario: A link brings the code along and waits for Giulia to press
    Given Giulia follows an activation link with the code "ATTIVA-1"
    Then "Codice di attivazione" says "ATTIVA-1"
    And nothing has been activated
    When she taps "Attiva l’account"
    Then she is told "Account attivato: ora puoi accedere."

  @REG-03 @ERR-03 @ERR-04
  Scenario Outline: An activation that fails because the server <trouble> keeps the code
    Given Giulia follows an activation link with the code "ATTIVA-1"
    And the server <trouble>, when asked for an activation
    When she taps "Attiva l’account"
    Then she reads "<words>", and "Codice di attivazione" still says "ATTIVA-1"
    When the server is well again, and she taps "Attiva l’account"
    Then she is at the sign-in

    Examples:
      | trouble          | words                                                      |
      | is out of reach  | Non riusciamo a collegarci: controlla la connessione.      |
      | breaks down      | Il servizio è in manutenzione: riprova tra qualche minuto  |
      | answers nonsense | Abbiamo ricevuto una risposta inattesa: riprova più tardi. |

  @REG-03
  Scenario: Only Giulia's own registration is activated
    Given Giulia has registered as "giulia.prima"
    And she has registered as "giulia.seconda", and has activated her account
    When she signs in as "giulia.prima"
    Then she reads "Utente non attivo"

  @REG-01 @PRIV-01 @browser
  Scenario: A document is read in place, by keyboard, and what was typed is still there
    Given Giulia has filled in the registration as "giulia.colombo"
    When she taps "Leggi l’informativa sulla privacy"
    Then she is reading the document "Informativa sulla privacy", with the heading "I tuoi diritti"
    When she presses "Escape"
    Then the keyboard is on "Leggi l’informativa sulla privacy"
    And she still has
      | Nome utente | giulia.colombo |

  @REG-01 @browser
  Scenario: The device's way back closes the document and nothing else
    Given Giulia has come to the registration
    When she taps "Leggi l’informativa sull’app"
    Then she is reading the document "Informativa sull’app"
    When she goes back as the device does
    Then no document is open any more
    And she is at the registration

  @REG-01 @browser
  Scenario: The sign-in and the registration lead to each other
    Given Giulia has come to the sign-in
    When she taps "Registrati"
    Then she is at the registration
    When she taps "Hai già un account? Accedi"
    Then she is at the sign-in

  @REG-01 @browser
  Scenario: The device fills in what it knows of Giulia, each by its keyboard
    Given Giulia has come to the registration
    Then the device knows what goes where, and by which keyboard
      | Nome utente             | username    | text  |
      | Nome                    | given-name  | text  |
      | Cognome                 | family-name | text  |
      | E-mail                  | email       | email |
      | Cellulare | tel         | tel   |
    And nothing corrects what is typed into "Nome utente"

  @REG-01 @browser
  Scenario: What Giulia must fill in is said beforehand
    Given Giulia has come to the registration
    Then she reads "Compila almeno i campi con *."
    And "E-mail" must be filled in
    And "Ho letto l’informativa sull’app" must be filled in
    But "Cellulare" may be left empty
    And at "E-mail" she hears "Qui ti mandiamo il codice di attivazione."

  @REG-01 @browser
  Scenario: The keyboard is led to what is missing, also to a document
    Given Giulia has come to the registration
    And she fills in the registration as "giulia.colombo"
    When she flips "Ho letto l’informativa sulla privacy"
    And she taps "Registrati"
    Then the keyboard is on "Ho letto l’informativa sulla privacy"
    And at "Ho letto l’informativa sulla privacy" she hears "Per registrarti conferma di aver letto questa informativa."

  @REG-02 @browser
  Scenario: Whether a username is free is heard in its turn, and said once
    Given Giulia has come to the registration
    When she fills in "Nome utente" with "mario.rossi"
    Then she hears "Questo nome utente è già in uso: scegline un altro."
    When she taps "Registrati"
    Then at "Nome utente" she hears "va bene anche la tua e-mail"

  @REG-01 @browser
  Scenario: A document is put away by its own button
    Given Giulia has come to the registration
    And she taps "Leggi l’informativa sull’app"
    And she is reading the document "Informativa sull’app"
    When she taps "Chiudi"
    Then no document is open any more
    And the keyboard is on "Leggi l’informativa sull’app"

  @REG-03 @browser
  Scenario: A link says that it brought the code, and messages may bring it too
    Given Giulia follows an activation link with the code "ATTIVA-1"
    Then she reads "Il codice è già qui"
    And the device knows what goes where, and by which keyboard
      | Codice di attivazione | one-time-code | text |
    When she taps "Account già attivo? Accedi"
    Then she is at the sign-in

  @REG-03 @browser
  Scenario: That an account is not active yet is heard at once
    Given Giulia has come to the activation
    And she fills in "Codice di attivazione" with "ATTIVA-0"
    When she taps "Attiva l’account"
    Then she hears at once "Il tuo account non è ancora attivo."

  @REG-03 @browser
  Scenario: While an account is being activated nothing is sent twice
    Given Giulia follows an activation link with the code "ATTIVA-1"
    And the server is slow, when asked for an activation
    When she taps "Attiva l’account"
    Then she cannot tap "Attiva l’account"

  @REG-01 @REG-02 @browser
  Scenario: While it is not known whether the username is free, nothing is sent twice
    Given Giulia has come to the registration
    And the server is slow, when asked for a username
    And she fills in the registration as "giulia.colombo"
    When she taps "Registrati"
    Then she cannot tap "Registrati"
