Feature: A whole life in Piazza
  From asking for an account to leaving nothing behind. Who has nothing but a keyboard, in the narrowest of windows, gets
  through all of it, and so does who has nothing but a finger, on the widest.

  Una persona si registra, usa Piazza ed elimina l’account. Tutto funziona solo con la tastiera, anche in una finestra
  piccola. Tutto funziona anche solo con il dito.

  @REG-01 @REG-03 @AUTH-05 @PROF-03 @PROF-05 @PWD-09 @DEV-03 @PROF-07 @browser
  Scenario Outline: Giulia's life in Piazza with nothing but <means>
    Given Giulia has come to the registration with nothing but <means>, in a window of <width> pixels
    When she becomes "giulia.colombo", activates her account and signs in
    And she puts a photo of herself and the telephone "+39 340 987 6543" into her data
    And she changes her password to "Varese2027!"
    And she signs out by deleting the device in her hand, and comes back as "giulia.colombo" with "Varese2027!"
    Then she can delete her account, and "giulia.colombo" with "Varese2027!" opens no door any more

    Examples:
      | means      | width |
      | a keyboard | 360   |
      | a finger   | 1440  |
