Feature: A picture of oneself
  A citizen chooses a photo or takes one, sees what it will be like, and has it beside their name.

  Ogni persona può scegliere una foto o scattarla. Prima di salvare vede come sarà. Le foto troppo grandi o di altro
  tipo non passano, e Piazza dice perché.

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
      | what                                | sentence                                                        |
      | a drawing that calls itself a photo | Questo file non è una foto JPEG, PNG o WebP: scegline un altro. |
      | a photo that is too heavy           | La foto supera i 5 MB: scegline una più leggera.                |
      | a broken photo                      | Non riusciamo a leggere questa foto: scegline un’altra.         |

  @PROF-05
  Scenario: A photo whose sending fails is still there to be sent
    Given Mario Rossi is changing his data
    And the server is out of reach, when asked for saved personal data
    When he chooses a photo for himself
    And he taps "Salva"
    Then he reads "Non riusciamo a collegarci"
    And he sees what the photo will be like

  @PROF-05 @PROF-02
  Scenario: Mario takes his photo away again
    Given Mario Rossi has a photo of himself
    When he taps "Modifica i dati"
    And he taps "Togli la foto"
    And he taps "Salva"
    Then he is told "Immagine salvata correttamente"
    And his initials stand for him on every page

  @PROF-05 @PROF-03
  Scenario: His photo stays when Mario changes something else
    Given Mario Rossi has a photo of himself
    When he taps "Modifica i dati"
    And he fills in "Comune" with "Luino"
    And he taps "Salva"
    Then he is told "Profilo aggiornato correttamente"
    And his photo stands for him on every page

  @PROF-05
  Scenario: A photo that is not saved is asked about
    Given Mario Rossi is changing his data
    When he chooses a photo for himself
    Then he sees what the photo will be like
    When he goes back
    Then he is asked "Lasciare la pagina senza salvare?"

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

  @PROF-05 @browser
  Scenario: What Mario sees of a photo is what he moves it to, by hand
    Given Mario Rossi is changing his data
    And he chooses a photo that the camera has laid on its side
    Then the photo as he sees it is red at the top and blue at the bottom
    When he pushes the photo down
    And he taps "Salva"
    Then his photo is red at the top and red at the bottom

  @PROF-05 @browser
  Scenario: A photo is pushed where the finger goes
    Given Mario Rossi is changing his data
    And he chooses a photo that is red to the left and blue to the right
    And he sees what the photo will be like
    When he pushes the photo to the right
    Then the photo as he sees it is red at the top and red at the bottom

  @PROF-05 @browser
  Scenario Outline: A photo is moved by keyboard, "<slider>"
    Given Mario Rossi is changing his data
    And he chooses a photo that <photo>
    When the keyboard is at "<slider>"
    And he presses "End"
    Then the photo as he sees it is blue at the top and blue at the bottom
    And "<other>" cannot be changed

    Examples:
      | photo                                    | slider              | other               |
      | is red to the left and blue to the right | Sposta di lato      | Sposta in verticale |
      | the camera has laid on its side          | Sposta in verticale | Sposta di lato      |

  @PROF-05 @browser
  Scenario: A photo comes from what the device keeps
    Given Mario Rossi is changing his data
    When he chooses one of the photos on his device
    Then he sees what the photo will be like
    And he reads "Trascina la foto nel cerchio, o usa i cursori: si salva quello che vedi."

  @PROF-05 @browser
  Scenario: A photo that was just chosen is taken away again
    Given Mario Rossi is changing his data
    And he chooses a photo for himself
    And he sees what the photo will be like
    When he taps "Togli la foto"
    Then his initials stand for him

  @PROF-05 @browser
  Scenario: A photo comes from the camera
    Given Mario Rossi is changing his data
    When he takes a photo with his camera
    Then he sees what the photo will be like

  @PROF-05 @browser
  Scenario: Why a photo was refused is heard at once
    Given Mario Rossi is changing his data
    When he chooses a broken photo for himself
    Then he hears at once "Non riusciamo a leggere questa foto: scegline un’altra."

  @PROF-02 @IMG-02 @browser
  Scenario Outline: Where Mario's photo does not come, at <place>, the picture for everyone stands for him, and nothing moves
    Given Mario Rossi has signed in
    And his photo is no longer where the municipality keeps it
    When he comes back later to <place>
    Then the picture for everyone stands for him above and on the page
    And nothing has moved

    Examples:
      | place             |
      | the profile       |
      | the personal data |

  @PROF-02 @IMG-02 @browser
  Scenario: Where no picture comes at all, Mario's initials stand for him
    Given pictures do not come
    And Mario Rossi has signed in
    And his photo is no longer where the municipality keeps it
    When he comes back later to the profile
    Then he is seen by his initials alone
    And nothing has moved
