Feature: Legal notes and accessibility
  Whoever uses the app of a town learns who offers it, what it keeps and what may be reused, and can say what they cannot
  use.

  Una pagina raccoglie le note legali e le informazioni sull’accessibilità. Dice chi offre l’app, quali dati restano sul
  telefono e a chi scrivere. La trovano tutti nel menu.

  @LAW-01
  Scenario: A visitor finds the legal notes in the menu
    Given Giulia has come to Home
    When she chooses "Note legali e accessibilità" in the menu
    Then she is at the legal notes
    And she reads "Chi offre Piazza"
    And she reads "Licenza dei contenuti"
    And she reads "Responsabilità"

  @LAW-01
  Scenario: Varese says who offers its app
    Given this is the app of Varese
    When Giulia arrives at the legal notes
    Then she reads "Varese in Piazza è un servizio di: Comune di Varese."
    And she reads "L’indirizzo è: via Luigi Sacco 5, 21100 Varese."
    And "Scrivi a: Comune di Varese" opens an e-mail to "protocollo@comune.varese.example"

  @LAW-01 @LANG-01
  Scenario: The legal notes speak Spanish too
    When Giulia follows a link to the legal notes in Spanish
    Then she reads "Quién ofrece Piazza"

  @LAW-02
  Scenario: Varese has a statement of accessibility, and a mailbox for what somebody cannot use
    Given this is the app of Varese
    When Giulia arrives at the legal notes
    Then she can tap "Leggi la dichiarazione di accessibilità"
    And "Segnala un problema di accessibilità" opens an e-mail to "accessibilita@comune.varese.example" about "Problema di accessibilità in Varese in Piazza"
    And the e-mail of "Segnala un problema di accessibilità" says "Che cosa non riesco a fare:"

  @LAW-02
  Scenario: Brinzio has given no pages: the notes say so, and whom to ask
    Given this is the app of Brinzio
    When Giulia arrives at the legal notes
    Then she reads "Il comune non ha ancora indicato qui la sua dichiarazione di accessibilità. Puoi chiederla per e-mail."
    And she reads "Il comune non ha ancora indicato qui la sua informativa. Puoi chiederla per e-mail a: comune@brinzio.example"
    And "Segnala un problema di accessibilità" opens an e-mail to "comune@brinzio.example"

  @LAW-03
  Scenario: Nothing needs consent, and visitors read what stays on their device
    Given Giulia has come to the legal notes
    Then she reads "Piazza non usa cookie, non ti segue e non ti profila. Non c’è niente da accettare: per questo non vedi nessuna richiesta di consenso."
    And she reads "Finché non cancelli i dati del browser"
    And she reads "La lingua che hai scelto"

  @LAW-01 @PRIV-01
  Scenario: The privacy page leads to the legal notes
    Given Mario Rossi has signed in and come to the privacy
    When he taps "Note legali e accessibilità"
    Then he is at the legal notes
