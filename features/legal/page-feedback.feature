Feature: How clear a page is
  Whoever has read a page can tell the town how clear it was, in a moment and without an account.

  In fondo alle pagine puoi dire quanto sono chiare le informazioni, con le stelle. Poi puoi scegliere che cosa è andato
  bene o male. L’opinione parte con una tua e-mail.

  @LAW-04
  Scenario Outline: What is asked after <stars> stars
    Given Giulia has come to the contact of the Biblioteca civica
    When she goes to the end of the page
    And she rates the page with <stars> stars
    Then she reads "<question>"
    And she reads "<answer>"
    And she reads nothing of "<other>"

    Examples:
      | stars | question                                        | answer                       | other                                           |
      | 3     | Dove hai incontrato le maggiori difficoltà?     | Ho avuto problemi tecnici    | Quali sono stati gli aspetti che hai preferito? |
      | 4     | Quali sono stati gli aspetti che hai preferito? | Le indicazioni erano chiare  | Dove hai incontrato le maggiori difficoltà?     |

  @LAW-04
  Scenario: The opinion becomes an e-mail to the town
    Given this is the app of Varese
    And Giulia has come to the contact of the Biblioteca civica, and rates it with 2 stars
    When she flips "A volte le indicazioni non erano complete"
    And she fills in "Vuoi aggiungere altri dettagli?" with "Mancano gli orari d’estate"
    Then "Invia per e-mail" opens an e-mail to "redazione@comune.varese.example" about "Parere sulla pagina: Biblioteca civica"
    And the e-mail of "Invia per e-mail" says "- A volte le indicazioni non erano complete"

  @LAW-04
  Scenario: The e-mail says what was written, and where
    Given Giulia has come to the contact of the Biblioteca civica, and rates it with 5 stars
    When she fills in "Vuoi aggiungere altri dettagli?" with "Chiarissima"
    Then the e-mail of "Invia per e-mail" says "Chiarissima"
    And the e-mail of "Invia per e-mail" says "5 su 5"

  @LAW-04
  Scenario: Whoever has opened the e-mail is thanked, and can open it again
    Given Giulia has come to the contact of the Biblioteca civica, and rates it with 5 stars
    When she taps "Invia per e-mail"
    Then she reads "Grazie, il tuo parere ci aiuterà a migliorare il servizio!"
    And the e-mail of "Apri di nuovo il messaggio" says "5 su 5"

  @LAW-04
  Scenario Outline: <place> asks how clear it is
    Given Mario has signed in and come to <place>
    When he goes to the end of the page
    Then he reads "Quanto sono chiare le informazioni su questa pagina?"

    Examples:
      | place                             |
      | the page of the Biblioteca civica |
      | the event Concerto per archi      |
      | the page of Varese                |
      | the parking of Varese             |
      | the guide                         |

  @LAW-04 @NOTICE-03
  Scenario: A notice asks how clear it is
    Given Mario has signed in and come to the notices
    When he opens "Via Sacco chiusa al traffico"
    And he goes to the end of the page
    Then he reads "Quanto sono chiare le informazioni su questa pagina?"

  @LAW-07
  Scenario: A town that reads no opinions asks for none
    Given this is the app of Brinzio
    And Giulia has come to the contact of the Biblioteca civica
    When she goes to the end of the page
    Then she reads "Dove si trova", and nothing of "Quanto sono chiare le informazioni su questa pagina?"

  @LAW-04 @browser
  Scenario: The thanks receive the keyboard
    Given Giulia has come to the contact of the Biblioteca civica, and rates it with 5 stars
    When she taps "Invia per e-mail"
    Then the keyboard is on "Grazie, il tuo parere ci aiuterà a migliorare il servizio!"
