Feature: Reading a notice
  Each kind of notice shows what it is for.

  Ogni tipo di notifica mostra ciò che serve: testo, date, immagini, video, menu, luogo o lavori. I file si scaricano o
  arrivano per posta. La posizione si invia solo se la persona lo vuole.

  @NOTICE-07 @FMT-01
  Scenario: Who sent it and when
    Given Mario Rossi has signed in
    When he opens "Via Sacco chiusa al traffico"
    Then it comes from "Comune di Varese"
    And it was received on "20-11-2026 09:12:00"

  @NOTICE-07
  Scenario Outline: <kind>
    Given Mario Rossi has signed in
    When he opens "<notice>"
    Then it is a notice of the kind "<kind>"
    And it shows "<content>"

    Examples:
      | kind               | notice                              | content                      |
      | Avviso             | Bando per l’arredo del parco giochi | Bando di gara.pdf            |
      | Questionario       | Quanto ti piace il nuovo orario?    | Il nuovo orario del sabato   |
      | Appuntamenti       | Il cartellone di dicembre           | La locandiera                |
      | Immagini           | Autunno ai Giardini Estensi         | Campo dei Fiori, prima neve  |
      | Video              | Consiglio comunale in diretta       | La seduta di                 |
      | Menu               | Menù della settimana                | Risotto alla zucca           |
      | Avviso sulla mappa | Allerta gialla per vento            | Parco Campo dei Fiori        |
      | Lavori in corso    | Via Sacco chiusa al traffico        | Dal 24-11-2026 al 28-11-2026 |

  @NOTICE-07 @FMT-02
  Scenario: What the dishes of a menu cost
    Given Mario Rossi has signed in
    When he opens "Menù della settimana"
    Then it shows "1,60 €"

  @NOTICE-07 @FMT-01
  Scenario: The dates of a calendar notice
    Given Mario Rossi has signed in
    When he opens "Il cartellone di dicembre"
    Then it shows "29-11-2026"

  @NOTICE-07
  Scenario: A date goes into the calendar of the phone
    Given Mario Rossi has signed in and opened "Il cartellone di dicembre"
    When he takes "La locandiera" into his calendar
    Then he has been given a file that ends in ".ics"

  @NOTICE-07 @browser
  Scenario: A notice can be printed for the board in the stairway
    Given Mario Rossi has signed in and opened "Via Sacco chiusa al traffico"
    When he prints it
    Then all of it is on paper, in dark ink, and nothing to tap

  @NOTICE-07 @browser
  Scenario: A picture can be seen from close by
    Given Mario Rossi has signed in and opened "Autunno ai Giardini Estensi"
    When he looks at "Campo dei Fiori, prima neve" from close by
    Then "Campo dei Fiori, prima neve" fills his sight

  @NOTICE-07 @browser
  Scenario: A video can be watched
    Given Mario Rossi has signed in
    When he opens "Consiglio comunale in diretta"
    Then he can watch its video

  @NOTICE-07 @browser
  Scenario: A place can be found
    Given Mario Rossi has signed in
    When he opens "Allerta gialla per vento"
    Then he can find the way to its place

  @NOTICE-08
  Scenario: Mario keeps a file
    Given Mario Rossi has signed in and opened "Bando per l’arredo del parco giochi"
    When he keeps "Bando di gara.pdf"
    Then he has been given the file "Bando di gara.pdf"

  @NOTICE-08
  Scenario: Mario has a file sent by e-mail
    Given Mario Rossi has signed in and opened "Bando per l’arredo del parco giochi"
    When he has "Bando di gara.pdf" sent by e-mail
    Then he is told "File inviato a mario.rossi@example.it"

  @NOTICE-08 @ERR-01
  Scenario: A file that cannot be had
    Given Mario Rossi has signed in
    And the server breaks down, when asked for a file
    And he has opened "Bando per l’arredo del parco giochi"
    When he keeps "Bando di gara.pdf"
    Then he is told that it went wrong
    And he has been given no file

  @NOTICE-09
  Scenario: Mario tells where he is
    Given Mario Rossi has signed in and allows his position
    And he has opened "Allerta gialla per vento"
    When he sends where he is
    Then he is told "Posizione inviata correttamente"

  @NOTICE-09
  Scenario: Mario's phone does not tell where he is
    Given Mario Rossi has signed in and opened "Allerta gialla per vento"
    When he sends where he is
    Then he is told why his position is not known
    And he is reading "Allerta gialla per vento"

  @NOTICE-09 @ERR-02
  Scenario: A position that does not arrive is no reason to bother Mario
    Given Mario Rossi has signed in and allows his position
    And the server breaks down, when asked for a position
    And he has opened "Allerta gialla per vento"
    When he sends where he is
    Then he can send it again
    And he has been told nothing

  @NOTICE-12 @browser @hostile @fault-41
  Scenario: What a notice carries besides words does nothing
    Given Mario Rossi has signed in
    When he opens "La sicurezza dei tuoi dati"
    Then only its words show
    And nothing hidden has run
