Feature: The page of a contact
  Where something is, and every way to reach it.

  La pagina di un luogo dice dove si trova e come raggiungerlo. Telefono e posta sono a un tocco. Un luogo porta anche
  al suo comune.

  @DIR-03
  Scenario: Giulia reads where a contact is and how it is reached
    Given Giulia has come to the contact of the Biblioteca civica
    Then she reads "Biblioteca civica"
    And she reads "Via Luigi Sacco 9, 21100 Varese"
    And she reads "0332 555 1037"
    And she reads "info@biblioteca-civica.example.it"

  @DIR-03 @DIR-06
  Scenario: A contact leads to its municipality
    Given Giulia has come to the contact of the Biblioteca civica
    When she taps "Varese"
    Then she is at the page of Varese

  @SHELL-03 @DIR-09
  Scenario: Whoever goes out from a contact comes back to it
    Given Giulia has come to the contact of the Biblioteca civica
    When she taps "Portami lì"
    And she comes back later to the municipalities
    Then she reads "Laveno-Mombello"
    When she goes back
    Then she is at the contact of the Biblioteca civica

  @ERR-03 @DIR-03
  Scenario Outline: A contact whose server <trouble> says so, and can be tried again
    Given the server <trouble>, when asked for a contact
    When Giulia arrives at the contact of the Biblioteca civica
    Then she sees that a part of the page has failed
    When the server is well again, and she tries again
    Then she reads "Via Luigi Sacco 9, 21100 Varese"

    Examples:
      | trouble          |
      | answers nonsense |
      | breaks down      |
      | is out of reach  |

  @SHELL-17 @DIR-03
  Scenario Outline: <address> is not found
    When Giulia follows a link to <address>
    Then she reads "Pagina non trovata"

    Examples:
      | address                    |
      | a contact that never was   |
      | a contact without a number |
