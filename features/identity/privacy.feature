Feature: Agreeing to the documents
  Both documents can be read, agreed to and taken back at any time.

  Le due informative si leggono in ogni momento. Il consenso si dà e si ritira con un tocco. La pagina dice anche che
  cosa resta sul dispositivo.

  @PRIV-01
  Scenario: Mario sees what he agreed to, and when
    Given Mario Rossi has signed in
    When he arrives at the privacy
    Then "Ho letto l’informativa sull’app" is on
    And "Ho letto l’informativa sulla privacy" is off
    And he reads "Salvata il 11-10-2026"

  @PRIV-02
  Scenario: Mario agrees, and it is still so when he comes back
    Given Mario Rossi has signed in and come to the privacy
    When he flips "Ho letto l’informativa sulla privacy"
    Then he is told "Informativa salvata correttamente"
    When he comes back later to the privacy
    Then "Ho letto l’informativa sulla privacy" is on
    And he reads "Salvata il 20-11-2026"

  @PRIV-02
  Scenario: Mario takes an agreement back
    Given Mario Rossi has signed in and come to the privacy
    When he flips "Ho letto l’informativa sull’app"
    Then he is told "Informativa salvata correttamente"
    When he comes back later to the privacy
    Then "Ho letto l’informativa sull’app" is off

  @PRIV-01
  Scenario: Who has just registered agrees to both
    Given Giulia has registered as "giulia.colombo", and has activated her account
    When she signs in as "giulia.colombo"
    And she is known as "Giulia Colombo"
    And she arrives at the privacy
    Then "Ho letto l’informativa sull’app" and "Ho letto l’informativa sulla privacy" are on

  @PRIV-02
  Scenario: The switch turns at once, and the word comes when it is saved
    Given Mario Rossi has signed in and come to the privacy
    And the server is slow, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then "Ho letto l’informativa sulla privacy" is on, though the server has not answered
    When the server has answered
    Then he is told "Informativa salvata correttamente"

  @PRIV-02 @ERR-01 @ERR-04
  Scenario Outline: An agreement that is not saved because the server <trouble> turns back and says why
    Given Mario Rossi has signed in and come to the privacy
    And the server <trouble>, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then "Ho letto l’informativa sulla privacy" is off again, and he reads "<words>"
    When the server is well again, and he flips "Ho letto l’informativa sulla privacy"
    Then he is told "Informativa salvata correttamente"

    Examples:
      | trouble         | words                                                     |
      | breaks down     | Il servizio è in manutenzione: riprova tra qualche minuto |
      | is out of reach | Non riusciamo a collegarci: controlla la connessione.     |

  @PRIV-01 @ERR-03
  Scenario Outline: Agreements that cannot be read because the server <trouble> leave the page alive
    Given Mario Rossi has signed in, and the server <trouble>, when asked for an agreement
    When he arrives at the privacy
    Then he sees that the agreements have failed
    And he reads "Informativa sulla privacy"
    When the server is well again, and he tries again
    Then "Ho letto l’informativa sull’app" is on

    Examples:
      | trouble                 |
      | breaks down             |
      | answers nonsense        |
      | answers half a sentence |

  @PRIV-01 @browser
  Scenario: A document can be read even when its agreement cannot
    Given Mario Rossi has signed in
    And the server breaks down, when asked for an agreement
    When he arrives at the privacy
    And he taps "Leggi l’informativa sull’app"
    Then he is reading the document "Informativa sull’app", with the heading "Il tuo account"

  @PRIV-02 @browser
  Scenario: That an agreement is being saved is said
    Given Mario Rossi has signed in
    And he arrives at the privacy
    And the server is slow, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then at "Ho letto l’informativa sulla privacy" he hears "Salvataggio in corso…"

  @PRIV-02 @ERR-04 @browser
  Scenario: Why an agreement was not saved is heard at once
    Given Mario Rossi has signed in
    And he arrives at the privacy
    And the server breaks down, when asked for a saved agreement
    When he flips "Ho letto l’informativa sulla privacy"
    Then he hears at once "Il servizio è in manutenzione: riprova tra qualche minuto"

  @PRIV-01 @LANG-01 @browser
  Scenario: In Spanish the documents are Spanish too
    Given Mario Rossi has signed in
    And he follows a link to the privacy in Spanish
    When he taps "Leer la información sobre la aplicación"
    Then he is reading the document "Información sobre la aplicación", with the heading "Tu cuenta"

  @PRIV-01
  Scenario: Mario reads what stays on his device, and for how long
    Given Mario Rossi has signed in
    When he arrives at the privacy
    Then he reads "Che cosa resta su questo dispositivo"
    And he reads "Safari lo fa se non apri Piazza per sette giorni"
    And he reads "Le tue ultime ricerche"
    And he reads "Finché non cancelli i dati del browser"
