@users
Feature: Managing users
  The municipality's administrators see everyone who has an account, find them again among many, and look after them.

  Solo chi amministra vede gli utenti. Li trova per nome, comune o lavoro, cinquanta alla volta. Per tutti gli altri la
  pagina non esiste.

  @ADMIN-01
  Scenario: Mario types the address of the user management, and there is no such page
    Given Mario Rossi has signed in
    When he arrives at the user management
    Then he reads "Pagina non trovata", and nothing of "Nuovo utente"
    And the server has never been asked for the users

  @ADMIN-01
  Scenario: Mario types the address of a new user, and there is no such page
    Given Mario Rossi has signed in
    When he arrives at the new user
    Then he reads "Pagina non trovata"
    And the server has never been asked for the users

  @ADMIN-01 @SHELL-13
  Scenario: A visitor at the user management is asked to sign in, and being no administrator finds no such page
    Given Mario Rossi follows a link to the user management
    Then he is asked to sign in
    When he agrees to sign in
    And he signs in
    Then he reads "Pagina non trovata"
    And the server has never been asked for the users

  @ADMIN-01 @SHELL-14
  Scenario: The administrator signs in on the way to the users, and gets there
    Given the administrator follows a link to the user management
    Then she is asked to sign in
    When she agrees to sign in
    And she signs in
    Then she reads "137 utenti"

  @ADMIN-01
  Scenario: While it is not known who is there, nothing of the users is shown or asked for
    Given the administrator has signed in
    And the server is slow, when asked for the citizen's own data
    When she comes back later to the user management
    Then she sees that something is under way
    And she reads nothing of "Nuovo utente"
    And the server has never been asked for the users

  @ADMIN-01
  Scenario: Once it is known that an administrator is there, the users come
    Given the administrator has signed in
    And the server is slow, when asked for the citizen's own data
    When she comes back later to the user management
    And the server has answered
    Then she reads "137 utenti"

  @ADMIN-01 @ERR-04 @AUTH-10
  Scenario: Where it cannot be found out who is there, nobody is told that there is no such page
    Given the administrator has signed in, and the server is out of reach
    When she comes back later to the user management
    Then she reads "Il servizio non risponde", and nothing of "Nuovo utente"
    And the server has never been asked for the users
    When the server is well again, and she tries again
    Then she reads "137 utenti"

  @ADMIN-02 @FMT-05
  Scenario: Everyone is counted, and fifty are fetched at a time
    Given the administrator has signed in
    When she arrives at the user management
    Then she reads "137 utenti"
    And "Ada Amministratore" comes before "Agnese Bianchi" there
    And the server has been asked for the users 1 times

  @ADMIN-02
  Scenario: Two characters find nobody in particular
    Given the administrator has signed in and come to the user management
    When she fills in "Filtra per nome, nazione o lavoro" with "ga"
    Then she reads "Scrivi almeno 3 caratteri per filtrare."
    And she reads "137 utenti"
    And the server has been asked for the users 1 times

  @ADMIN-02
  Scenario Outline: The filter looks into <where>, and small letters do
    Given the administrator has signed in and come to the user management
    When she fills in "Filtra per nome, nazione o lavoro" with "<typed>"
    Then she reads "<total>"
    And she reads "<found>"
    And "Ada Amministratore" is no longer there

    Examples:
      | where      | typed       | total    | found           |
      | names      | TOMMASO gal | 1 utente | Tommaso Galli   |
      | countries  | svizz       | 7 utenti | Daniela Speroni |
      | jobs       | farmac      | 6 utenti | Erika Puricelli |
      | activities | protezione  | 9 utenti | Mario Rossi     |

  @ADMIN-02
  Scenario: Nobody fits, and everyone is one tap away
    Given the administrator has signed in and come to the user management
    When she fills in "Filtra per nome, nazione o lavoro" with "nessuno di questi"
    Then she reads "Nessun utente trovato"
    When she taps "Mostra tutti"
    Then she reads "137 utenti"

  @ADMIN-02
  Scenario: The administrator looks for who may not sign in, and for her colleagues
    Given the administrator has signed in and come to the user management
    When she fills in "Stato" with "Non attivo"
    Then she reads "Paolo Spenti", and nothing of "Mario Rossi"
    When she fills in "Stato" with "Tutti gli stati"
    And she fills in "Ruolo" with "Amministrazione"
    Then she reads "Ada Amministratore", and nothing of "Paolo Spenti"

  @ADMIN-02
  Scenario: The filters outlive an absence
    Given the administrator has signed in and come to the user management
    When she fills in "Stato" with "Non attivo"
    Then she reads "Paolo Spenti", and nothing of "Mario Rossi"
    When she comes back later
    Then she reads "Paolo Spenti", and nothing of "Mario Rossi"

  @ADMIN-02
  Scenario: Where nobody fits the filters, one tap takes them off
    Given the administrator has signed in and come to the user management
    When she fills in "Stato" with "Non attivo"
    And she fills in "Ruolo" with "Amministrazione"
    Then she reads "Nessun utente trovato"
    When she taps "Mostra tutti"
    Then she reads "137 utenti"

  @ADMIN-02
  Scenario: The users from the last to the first
    Given the administrator has signed in and come to the user management
    When she taps "Dalla A alla Z"
    Then "Zoe Macchi" comes before "Zoe D’Amico" there
    When she fills in "Ordina per" with "Nazione"
    Then "Ada Amministratore" comes before "Agnese Bianchi" there

  @ADMIN-02 @desktop @browser
  Scenario: On a desk the headings of the columns sort
    Given the administrator has signed in and come to the user management
    When she taps "E-mail"
    Then "Agnese Bianchi" comes before "Ada Amministratore" there
    When she taps "Stato"
    Then "Ada Amministratore" comes before "Agnese Bianchi" there

  @ADMIN-02
  Scenario: The filter outlives a look at somebody
    Given the administrator has signed in and come to the user management
    And she fills in "Filtra per nome, nazione o lavoro" with "galli" and taps "Tommaso Galli"
    And "Nome utente" says "tommaso.galli"
    When she goes back
    Then "Filtra per nome, nazione o lavoro" says "galli"
    And she reads "4 utenti"

  @ADMIN-02
  Scenario: The order outlives an absence
    Given the administrator has signed in and come to the user management
    When she taps "Dalla A alla Z"
    Then "Zoe Macchi" comes before "Zoe D’Amico" there
    When she comes back later
    Then "Zoe Macchi" comes before "Zoe D’Amico" there

  @ADMIN-02
  Scenario: After an absence, whom she looked for is nobody's business any more
    Given the administrator has signed in and come to the user management
    And she fills in "Filtra per nome, nazione o lavoro" with "galli"
    And she reads "4 utenti"
    When she comes back later
    Then she reads "137 utenti"
    And "Filtra per nome, nazione o lavoro" says ""

  @ADMIN-02 @ERR-03
  Scenario Outline: A server that <trouble> keeps the users back, and gives them when asked again
    Given the administrator has signed in
    And the server <trouble>, when asked for the users
    When she arrives at the user management
    Then she sees that the users have failed
    When the server is well again, and she tries again
    Then she reads "137 utenti"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @ADMIN-02 @ERR-03
  Scenario: A filter that the server does not understand stays where it was typed
    Given the administrator has signed in and come to the user management
    And the server answers nonsense, when asked for the users
    When she fills in "Filtra per nome, nazione o lavoro" with "galli"
    Then she sees that the users have failed
    And "Filtra per nome, nazione o lavoro" says "galli"

  @ADMIN-02 @desktop @browser
  Scenario: Which column sorts the table, and in which direction, is heard
    Given the administrator has signed in and come to the user management
    Then the table is sorted by "Nome ascending"
    When she taps "Nome"
    Then the table is sorted by "Nome descending"

  @ADMIN-02 @browser
  Scenario: Where one is among all, and how many there are, is heard
    Given the administrator has signed in
    When she arrives at the user management
    Then she hears "137 utenti"
    And "Agnese Bianchi" is number 2 of 137

  @ADMIN-02 @browser
  Scenario: Back from somebody's page the keyboard is on them again
    Given the administrator has signed in and come to the user management
    And she taps "Agnese Bianchi"
    And "Nome utente" says "agnese.bianchi"
    When she goes back
    Then the keyboard is on "Agnese Bianchi"
