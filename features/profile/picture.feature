Feature: A picture of oneself
  A citizen chooses a photo or takes one, sees what it will be like, and has it beside their name.

  @PROF-05 @PROF-09
  Scenario: Mario chooses a photo
    Given Mario Rossi is changing his data
    When he chooses a photo for himself
    Then he sees what the photo will be like
    When he taps "Salva"
    Then he is told "Immagine salvata correttamente"
    And his photo stands for him on every page

  @PROF-05 @PROF-03
  Scenario: A photo and a new address are one save
    Given Mario Rossi is changing his data
    When he chooses a photo for himself
    And he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And his data were sent once

  @PROF-05
  Scenario Outline: <what> is refused before anything is sent
    Given Mario Rossi is changing his data, and has written "Luino" as "Comune"
    When he chooses <what> for himself
    Then he reads "<sentence>"
    And his initials stand for him
    And "Comune" says "Luino"

    Examples:
      | what                                | sentence                                                         |
      | a drawing that calls itself a photo | Questo file non è una foto JPEG, PNG o WebP: scegline un altro.  |
      | a photo that is too heavy           | La foto supera i 5 MB: scegline una più leggera.                 |
      | a broken photo                      | Non riusciamo a leggere questa foto: scegline un’altra.          |

  @PROF-05
  Scenario: A photo whose sending fails is still there to be sent
    Given Mario Rossi is changing his data
    And the server is out of reach, when asked for saved personal data
    When he chooses a photo for himself
    And he taps "Salva"
    Then he reads "Non riusciamo a raggiungere il server: controlla la connessione."
    And he sees what the photo will be like

  @PROF-05 @PROF-02
  Scenario: Mario takes his photo away again
    Given Mario Rossi has a photo of himself
    When he taps "Modifica i dati"
    And he taps "Togli la foto"
    And he taps "Salva"
    Then he is told "Immagine salvata correttamente"
    And his initials stand for him on every page

  @PROF-05
  Scenario: A photo that is not saved is asked about
    Given Mario Rossi is changing his data
    When he chooses a photo for himself
    Then he sees what the photo will be like
    When he goes back
    Then he is asked "Vuoi uscire senza salvare?"

  @PROF-05 @browser
  Scenario: Mario looks closer by keyboard, and what he saw is what is saved
    Given Mario Rossi is changing his data, and has chosen a photo for himself
    When the keyboard is at "Ingrandisci"
    And he presses "End"
    And he taps "Salva"
    Then his photo is red at the top and red at the bottom

  @PROF-05 @browser
  Scenario: A photo as it was chosen shows its middle
    Given Mario Rossi is changing his data, and has chosen a photo for himself
    When he taps "Salva"
    Then his photo is blue at the top and blue at the bottom

  @PROF-05 @browser
  Scenario: A photo that was taken with the phone on its side is the right way up
    Given Mario Rossi is changing his data
    When he chooses a photo that the camera has laid on its side
    Then he sees what the photo will be like
    When he taps "Salva"
    Then his photo is red at the top and blue at the bottom
