@users
Feature: Looking after users
  An administrator opens an account for somebody, sets right what is wrong with it, and closes it.

  Chi amministra apre un account, lo corregge e lo elimina. Non può spegnere né eliminare il proprio account. Nulla di
  ciò che scrive va perso.

  @ADMIN-03
  Scenario: A new user is active, and a citizen like any other
    Given the administrator has signed in and come to the user management
    When she taps "Nuovo utente"
    Then "Utente" is on
    And "Amministrazione" is off
    And "Attivo" is on

  @ADMIN-03 @ERR-05
  Scenario: An account is opened for Bice, and she is on the list
    Given the administrator has signed in and come to the new user
    When she fills in
      | Nome utente | bice.aaron |
      | Nome        | Aabice     |
      | Cognome     | Aaron      |
    And she taps "Crea utente"
    Then she is told "Operazione completata con successo"
    And she is at the user management
    And she reads all of
      | 138 utenti   |
      | Aabice Aaron |

  @ADMIN-03
  Scenario: What is missing or wrong is said beside its field
    Given the administrator has signed in and come to the new user
    When she fills in
      | E-mail   | bice        |
      | Password | Varese2027! |
    And she flips "Utente"
    And she taps "Crea utente"
    Then beside each field she reads
      | Nome utente        | Scrivi il nome utente                           |
      | Nome               | Scrivi il nome                                  |
      | E-mail             | Scrivi un indirizzo e-mail come nome@esempio.it |
      | Ruoli              | Scegli almeno un ruolo                          |
      | Ripeti la password | Le password non coincidono                      |

  @ADMIN-03
  Scenario: A password that is too short is not sent
    Given the administrator has signed in and come to the new user
    When she fills in
      | Password           | corta |
      | Ripeti la password | corta |
    And she taps "Crea utente"
    Then beside "Password" she reads "La password deve avere almeno 8 caratteri"
    And the server has never been asked for a new user

  @ADMIN-03
  Scenario: A username that has an owner is refused, and nothing written is lost
    Given the administrator has signed in and come to the new user
    When she fills in
      | Nome utente | mario.rossi |
      | Nome        | Mario       |
      | Cognome     | Secondo     |
    And she taps "Crea utente"
    Then beside "Nome utente" she reads "Questo nome utente è già in uso"
    And she still has
      | Nome utente | mario.rossi |
      | Nome        | Mario       |
      | Cognome     | Secondo     |

  @ADMIN-03 @ERR-05
  Scenario: Agnese marries, and the list says so
    Given the administrator has signed in and come to the user Agnese Bianchi
    When she fills in "Cognome" with "Airoldi"
    And she taps "Salva"
    Then she is told "Salvataggio avvenuto correttamente"
    And she is at the user management
    And she reads "Agnese Airoldi"

  @ADMIN-03
  Scenario: What an account says is there to be changed
    Given the administrator has signed in and come to the user management
    When she taps "Agnese Bianchi"
    Then she finds
      | Nome utente | agnese.bianchi            |
      | E-mail      | agnese.bianchi@example.it |
      | Password    |                           |
    And "Utente" is on

  @ADMIN-03 @AUTH-07
  Scenario: Agnese is switched off
    Given the administrator has signed in and come to the user Agnese Bianchi
    When she flips "Attivo"
    And she taps "Salva"
    Then she is at the user management
    And she reads "Non attivo"

  @ADMIN-03
  Scenario Outline: The administrator cannot shut herself out: <how>
    Given the administrator has signed in and come to the user Ada Amministratore
    When she flips "<how>"
    And she taps "Salva"
    Then she reads "<told>"
    And "<how>" is off

    Examples:
      | how             | told                                                         |
      | Attivo          | Non puoi disattivare il tuo account                          |
      | Amministrazione | Non puoi togliere il ruolo di amministrazione al tuo account |

  @ADMIN-03 @ERR-03 @ERR-04
  Scenario Outline: When the server <trouble>, what was written waits, and is sent again
    Given the administrator has signed in and come to the user Agnese Bianchi
    And the server <trouble>, when asked for a changed user
    When she fills in "Cognome" with "Airoldi" and taps "Salva"
    Then she reads "<told>", and "Cognome" still says "Airoldi"
    When the server is well again, and she taps "Salva"
    Then she is told "Salvataggio avvenuto correttamente"

    Examples:
      | trouble         | told                                                      |
      | breaks down     | Il servizio è in manutenzione: riprova tra qualche minuto |
      | is out of reach | Non riusciamo a collegarci: controlla la connessione.     |

  @ADMIN-03 @ERR-08
  Scenario: A user that is not saved after their page was left is told of, with the way back to what was written
    Given the administrator has signed in and come to the user Agnese Bianchi
    And the server is slow, and breaks down without a word, when asked for a changed user
    When she fills in "Cognome" with "Airoldi" and taps "Salva"
    And she goes back while a changed user is on its way, and the server has answered
    And she takes the offer
    Then "Cognome" says "Airoldi"

  @ADMIN-03
  Scenario: Two taps while the server takes its time save once
    Given the administrator has signed in and come to the user Agnese Bianchi
    And the server is slow, when asked for a changed user
    When she taps "Salva" twice
    And the server has answered
    Then she is at the user management
    And the server has been asked for a changed user 1 times

  @ADMIN-03
  Scenario: Going back by mistake loses nothing of what was written
    Given the administrator has signed in and come to the user Agnese Bianchi, and has written "Airoldi" as "Cognome"
    When she goes back
    Then she is asked "Lasciare la pagina senza salvare?"
    When she cancels
    Then "Cognome" says "Airoldi"

  @ADMIN-03
  Scenario: Who leaves without saving is back at the list, and nothing has changed
    Given the administrator has signed in and come to the user Agnese Bianchi, and has written "Airoldi" as "Cognome"
    When she goes back
    And she confirms
    Then she is at the user management
    And she reads "Agnese Bianchi"

  @ADMIN-03
  Scenario: A new user, half written, is not lost by any other way through the app
    Given the administrator has signed in and come to the new user
    And she fills in "Nome" with "Bice"
    When she opens her notices
    Then she is asked "Lasciare la pagina senza salvare?"
    When she confirms
    Then she is at the notices

  @ADMIN-03
  Scenario: With nothing written, going back asks nothing
    Given the administrator has signed in and come to the user Agnese Bianchi
    When she goes back
    Then she is at the user management

  @ADMIN-03 @browser
  Scenario: The device's own way back asks as well, and leads to the list in one step
    Given the administrator has signed in and come to the user Agnese Bianchi, and has written "Airoldi" as "Cognome"
    When she goes back as the device does
    Then she is asked "Lasciare la pagina senza salvare?"
    When she confirms
    Then she is at the user management

  @ADMIN-03 @browser
  Scenario: Closing the app over a user half changed is a question of the device
    Given the administrator has signed in and come to the user Agnese Bianchi, and has written "Airoldi" as "Cognome"
    When she wants to close the app
    Then the device asks whether to leave
    And "Cognome" says "Airoldi"

  @ADMIN-03 @browser
  Scenario: After saving, the device's way back does not lead to the form again
    Given the administrator has signed in and come to the user Agnese Bianchi, and has written "Airoldi" as "Cognome"
    And she taps "Salva"
    And she is at the user management
    When she goes back as the device does
    Then she is at the user management

  @ADMIN-03 @ERR-03
  Scenario: A user that cannot be understood says so, and comes when asked again
    Given the administrator has signed in and come to the user management
    And the server answers nonsense, when asked for a user
    When she taps "Agnese Bianchi"
    Then she sees that the user has failed
    When the server is well again, and she tries again
    Then "Nome utente" says "agnese.bianchi"

  @ADMIN-03 @CALL-01
  Scenario: The page of a user asks for that user alone
    Given the administrator has signed in and come to the user Agnese Bianchi
    Then "Nome utente" says "agnese.bianchi"
    And the server has heard of a user once

  @ADMIN-03
  Scenario: There is no page for a user who never was
    Given the administrator has signed in
    When she arrives at a user who never was
    Then she reads "Pagina non trovata"

  @ADMIN-03
  Scenario: There is no page for what is no number of a user
    Given the administrator has signed in
    When she arrives at a user without a number
    Then she reads "Pagina non trovata"

  @ADMIN-04 @SHELL-20
  Scenario: Before somebody is deleted it is asked, and thinking better of it changes nothing
    Given the administrator has signed in and come to the user management
    When she taps "Elimina Agnese Bianchi"
    Then she is asked "Vuoi eliminare questo account?" under "Elimina Agnese Bianchi"
    When she cancels
    Then she is asked nothing more
    And she reads "Agnese Bianchi"

  @ADMIN-04
  Scenario: Agnese's account is closed from the list
    Given the administrator has signed in and come to the user management
    When she taps "Elimina Agnese Bianchi"
    And she confirms
    Then she is told "Utente eliminato"
    And she reads "136 utenti"
    And "Agnese Bianchi" is no longer there

  @ADMIN-04
  Scenario: Agnese's account is closed from her page
    Given the administrator has signed in and come to the user Agnese Bianchi
    When she taps "Elimina utente"
    And she confirms
    Then she is at the user management
    And "Agnese Bianchi" is no longer there

  @ADMIN-04
  Scenario: The administrator cannot delete herself
    Given the administrator has signed in and come to the user management
    When she taps "Elimina Ada Amministratore"
    And she confirms
    Then she is told "Non puoi eliminare il tuo account da qui"
    And she reads "137 utenti"

  @ADMIN-04 @ERR-01
  Scenario Outline: When the server <trouble>, nobody is deleted and the list stays
    Given the administrator has signed in and come to the user management
    And the server <trouble>, when asked for a user deletion
    When she taps "Elimina Agnese Bianchi"
    And she confirms
    Then she is told that it went wrong
    And she reads "Agnese Bianchi"

    Examples:
      | trouble         |
      | breaks down     |
      | is out of reach |

  @ADMIN-03 @browser
  Scenario: What browsers know of the administrator is not offered for somebody else
    Given the administrator has signed in and come to the new user
    Then the device knows what goes where, and by which keyboard
      | Nome utente        | off          | text     |
      | Nome               | off          | text     |
      | E-mail             | off          | email    |
      | Password           | new-password | password |
      | Ripeti la password | new-password | password |

  @ADMIN-03 @browser
  Scenario: A username is for good
    Given the administrator has signed in and come to the user management
    When she taps "Agnese Bianchi"
    Then "Nome utente" cannot be changed
    And at "Nome utente" she hears "Non puoi cambiarlo."

  @ADMIN-03 @browser
  Scenario: The keyboard is led to roles that are missing
    Given the administrator has signed in and come to the new user
    When she fills in
      | Nome utente | bice.aaron |
      | Nome        | Bice       |
      | Cognome     | Aaron      |
    And she flips "Utente"
    And she taps "Crea utente"
    Then the keyboard is on "Utente"

  @ADMIN-03 @browser
  Scenario: The keyboard is led to a username that has an owner
    Given the administrator has signed in and come to the new user
    When she fills in
      | Nome utente | mario.rossi |
      | Nome        | Mario       |
      | Cognome     | Secondo     |
    And she taps "Crea utente"
    Then the keyboard is on "Nome utente"

  @ADMIN-03 @browser
  Scenario: While a user is being saved nobody deletes them
    Given the administrator has signed in and come to the user management
    And she taps "Agnese Bianchi"
    And the server is slow, when asked for a changed user
    When she taps "Salva"
    Then she cannot tap "Elimina utente"

  @ADMIN-04 @SHELL-21 @browser
  Scenario: The device's way back closes the question about a user and nothing else
    Given the administrator has signed in and come to the user management
    And she taps "Elimina Agnese Bianchi"
    And she is asked "Elimina Agnese Bianchi"
    When she goes back as the device does
    Then the keyboard is on "Elimina Agnese Bianchi"
