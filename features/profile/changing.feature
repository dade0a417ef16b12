Feature: Changing what one has told
  A citizen changes their data. Nothing that was written is lost, whatever the server does.

  Ogni persona cambia i propri dati. Gli errori si leggono accanto ai campi, prima dell’invio. Se il servizio non
  risponde, nulla di ciò che è scritto va perso.

  @PROF-03
  Scenario: Mario has moved
    Given Mario Rossi is changing his data
    When he fills in
      | Indirizzo | Viale Dante 3 |
      | CAP       | 21016         |
      | Comune    | Luino         |
    And he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And he is at the personal data
    And he reads "Viale Dante 3"

  @PROF-03 @HOME-04
  Scenario: Home tells of the municipality to which Mario has moved
    Given Mario Rossi has signed in and come to Home
    And Home shows something under "Oggi a Varese"
    And he goes on changing his data
    When he fills in "Comune" with "Luino" and taps "Salva"
    And he goes to Home
    Then he reads "Oggi a Luino"

  @PROF-04 @ERR-10
  Scenario: Mario is greeted in each window by the name that he has changed in one of them
    Given Mario Rossi is changing his data
    And he has Home open in a second window
    When he fills in "Nome" with "Mariano" and taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And in the second window he reads "Ciao, Mariano"

  @PROF-03 @fault-55
  Scenario: What the server calls by other names is saved under them
    Given Mario Rossi has signed in
    And the server has names of its own, when asked for the personal data
    And he is changing his data
    When he fills in "CAP" with "21014" and taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And he reads all of
      | 21014        |
      | 0332 28 1450 |

  @PROF-03 @clock
  Scenario: The good news stays for three seconds
    Given Mario Rossi is changing his data
    When he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then the word is gone after 3 seconds, not before

  @PROF-03
  Scenario: What Mario has saved is there when he comes back
    Given Mario Rossi is changing his data
    When he fills in "Cellulare" with "+39 340 98-76.543"
    And he taps "Salva"
    Then he reads "+39 340 987 6543"
    When he comes back later
    Then he reads "+39 340 987 6543"

  @PROF-04
  Scenario: Mario is called something else everywhere
    Given Mario Rossi is changing his data
    When he fills in "Nome" with "Mario Luigi" and taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And he is known as "Mario Luigi Rossi"
    When he comes back later
    Then he is known as "Mario Luigi Rossi"

  @PROF-04
  Scenario: Only the name was not taken, and Mario is told so
    Given Mario Rossi is changing his data
    And the server breaks down, when asked for another name
    When he fills in "Cognome" with "Bianchi"
    And he taps "Salva"
    Then he reads "Gli altri dati sono salvati, ma il nome dell’account è ancora quello di prima."
    And he is known as "Mario Rossi"

  @PROF-04
  Scenario: The name is tried again, and nothing else
    Given Mario Rossi has changed his surname to "Bianchi", and only the name was not taken
    When the server is well again, and he taps "Riprova"
    Then he is told "Profilo aggiornato correttamente"
    And he is known as "Mario Bianchi"
    And his data were sent once

  @PROF-04
  Scenario: Mario leaves the name as it is
    Given Mario Rossi has changed his surname to "Bianchi", and only the name was not taken
    When he taps "Lascia così"
    Then he can tap "Modifica i dati"
    And he has been told nothing
    And he is known as "Mario Rossi"

  @PROF-03
  Scenario Outline: What is wrong with "<field>" is said beside it, before anything is sent
    Given Mario Rossi is changing his data
    When he fills in "<field>" with "<value>"
    And he taps "Salva"
    Then beside "<field>" he reads "<sentence>"
    And "<field>" says "<value>"
    And his data were never sent

    Examples:
      | field     | value | sentence                                                  |
      | Nome      |       | Scrivi il nome                                            |
      | Cognome   |       | Scrivi il cognome                                         |
      | E-mail    | mario | Scrivi un indirizzo e-mail completo, come nome@esempio.it |
      | CAP       | 2110  | Il CAP italiano ha 5 cifre, come 21100                    |
      | Cellulare | 347   | Scrivi un numero di telefono: solo cifre, con il prefisso |

  @PROF-03
  Scenario: Abroad, postal codes are what they are
    Given Mario Rossi is changing his data
    When he fills in
      | CAP     | EC1A 1BB    |
      | Nazione | Regno Unito |
    And he taps "Salva"
    Then he reads "EC1A 1BB"

  @PROF-03 @ERR-04 @fault-55
  Scenario Outline: A server that <trouble> costs Mario nothing that he wrote
    Given Mario Rossi is changing his data
    And the server <trouble>, when asked for saved personal data
    When he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then he reads "<sentence>"
    And "Comune" says "Luino"

    Examples:
      | trouble                                 | sentence                                                  |
      | is out of reach                         | Non riusciamo a collegarci: controlla la connessione.     |
      | breaks down                             | Il servizio è in manutenzione: riprova tra qualche minuto |
      | answers with a page meant for engineers | Operazione terminata in errore                            |
      | refuses it as if all were well          | Oggi non è possibile: riprova domani                      |
      | leaves unclear whether it was done      | La pratica è da verificare                                |

  @PROF-03
  Scenario: Once the server is well, what was written is saved
    Given Mario Rossi is changing his data
    And the server is out of reach, when asked for saved personal data
    And he has tried in vain to save "Luino" as "Comune"
    When the server is well again, and he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"

  @PROF-03
  Scenario: A slow server is waited for
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    And the server is slow, when asked for saved personal data
    When he taps "Salva"
    Then he sees that something is under way
    When the server has answered
    Then he is told "Profilo aggiornato correttamente"

  @PROF-03
  Scenario: Two taps while the server takes its time save once
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    And the server is slow, when asked for saved personal data
    When he taps "Salva" twice
    And the server has answered
    Then he is told "Profilo aggiornato correttamente"
    And his data were sent once

  @PROF-03 @browser
  Scenario: The device fills in what it knows of Mario, each by its keyboard
    Given Mario Rossi is changing his data
    Then the device knows what goes where, and by which keyboard
      | Nome           | given-name     | text    |
      | Cognome        | family-name    | text    |
      | E-mail         | email          | email   |
      | Cellulare      | mobile tel     | tel     |
      | Telefono fisso | home tel       | tel     |
      | Indirizzo      | address-line1  | text    |
      | CAP            | postal-code    | numeric |
      | Comune         | address-level2 | text    |
      | Provincia      | address-level1 | text    |
      | Nazione        | country-name   | text    |
    When he fills in "Nazione" with "Regno Unito"
    Then the device knows what goes where, and by which keyboard
      | CAP | postal-code | text |

  @PROF-03 @browser
  Scenario: The keyboard is led to what is wrong
    Given Mario Rossi is changing his data
    When he fills in
      | CAP    | 2110  |
      | E-mail | mario |
    And he taps "Salva"
    Then the keyboard is on "E-mail"

  @PROF-03 @browser
  Scenario: Each page about his data has the keyboard at its name
    Given Mario Rossi has signed in and come to the personal data
    When he taps "Modifica i dati"
    Then the keyboard is on "Modifica i tuoi dati"
    When he taps "Annulla"
    Then the keyboard is on "I miei dati"

  @PROF-03 @browser
  Scenario: That his data are on their way is heard
    Given Mario Rossi is changing his data
    And the server is slow, when asked for saved personal data
    When he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then he hears "Stiamo salvando i tuoi dati…"

  @PROF-04 @browser
  Scenario: That only the name was not taken is heard at once
    Given Mario Rossi has changed his surname to "Bianchi", and only the name was not taken
    Then he hears at once "Manca solo il nome"
