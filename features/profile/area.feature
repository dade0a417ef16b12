Feature: Everything about oneself in one place
  Who one is, and each thing that can be done about it, a tap away.

  Il profilo raccoglie in una pagina tutto ciò che riguarda la persona. Da lì si va ai dati, alla password, al
  calendario e ai dispositivi. Chi amministra trova anche gli utenti.

  @PROF-01
  Scenario: Mario finds what is about him
    Given Mario Rossi has signed in
    When he opens his profile
    Then he reads all of
      | Mario Rossi        |
      | I miei dati        |
      | Cambia password    |
      | Il mio calendario  |
      | I miei dispositivi |
      | Privacy            |
      | Elimina account    |
    But he reads nothing of "Gestione utenti"

  @PROF-01
  Scenario: Administrators manage users from there
    Given the administrator has signed in
    When they open their profile
    Then they read "Gestione utenti"
    When they tap "Gestione utenti"
    Then they are at the user management

  @PROF-01
  Scenario: Mario goes from his profile to his data
    Given Mario Rossi has signed in and come to the profile
    When he taps "I miei dati"
    Then he is at the personal data

  @PROF-01
  Scenario: Mario leaves from his profile
    Given Mario Rossi has signed in and come to the profile
    When he taps "Esci"
    Then he is asked "Uscire da Piazza?"
    When he confirms
    Then nobody is signed in

  @PROF-01 @browser
  Scenario Outline: From his profile Mario gets to "<what>", which says its name
    Given Mario Rossi has signed in and come to the profile
    When he taps "<what>"
    Then he is at <place>
    And the keyboard is on "<what>"
    And the title of the page says "<what>"

    Examples:
      | what               | place                |
      | I miei dati        | the personal data    |
      | Cambia password    | the password change  |
      | I miei dispositivi | the devices          |
      | Privacy            | the privacy          |
      | Elimina account    | the account deletion |
