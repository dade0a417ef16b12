import type { PolicyDocuments } from './document.ts'

/** Both documents in German (PRIV-01, LANG-01). */
export const policies: PolicyDocuments = {
  app: [
    [
      'Wozu {app} dient',
      '{app} ist die App, mit der die teilnehmenden Gemeinden und die Einrichtungen vor Ort mit allen sprechen, die dort leben oder zu Besuch sind. Hier findest du Mitteilungen, Umfragen und Themen, denen du folgen kannst. Dazu kommen Orte, Veranstaltungen und Gespräche.',
      'Du kannst dich ohne Konto umsehen. Das Konto brauchst du, um Mitteilungen zu bekommen, auf Umfragen zu antworten, den Einrichtungen zu schreiben und Favoriten und Veranstaltungen zu speichern.',
    ],
    [
      'Dein Konto',
      'Für die Registrierung bitten wir dich um einen Benutzernamen, Vornamen, Nachnamen und eine E-Mail-Adresse. Die Handynummer ist optional. Das Konto wird mit dem Code aktiv, den du per E-Mail bekommst.',
      'Benutzername und Passwort sind persönlich: Gib sie niemandem weiter. Wenn du glaubst, dass jemand sie kennt, ändere das Passwort in deinem Profil.',
      'Du kannst das Konto jederzeit im Profil löschen. Dann löschen wir deine Daten, und du kannst die erhaltenen Mitteilungen nicht mehr lesen.',
    ],
    [
      'Die Mitteilungen',
      'Du bekommst die allgemeinen Mitteilungen deiner Gemeinde und die Mitteilungen der Themen, denen du folgst. Du kannst jederzeit aufhören, einem Thema zu folgen: Ab dann bekommst du keine Mitteilungen mehr dazu.',
      'Im Notfall ergänzen die Mitteilungen von {app} die offiziellen Kanäle. Sie ersetzen sie nicht. Wenn du Hilfe brauchst, ruf immer 112 an.',
    ],
    [
      'Der Standort und das Gerät',
      'Der Standort dient dazu, dir zu zeigen, was in der Nähe ist, und, wenn du es möchtest, einen Ort zu melden. Dein Gerät fragt dich um Erlaubnis. Wenn du sie nicht gibst, funktioniert die App trotzdem.',
      'Um dir die Mitteilungen zuzustellen, speichern wir einen Code, der das Gerät erkennt, seine Art und die Erlaubnisse, die du gegeben hast. Deine Geräte findest du im Profil, wo du sie deaktivieren oder löschen kannst.',
    ],
    [
      'Wie du dich verhältst',
      'Schreib den Einrichtungen mit Respekt. Sende keine Daten anderer Personen, wenn es nicht nötig ist. Wir können Nachrichten entfernen, die beleidigen, werben oder gegen das Gesetz verstoßen. Wir können auch das Konto sperren, das sie sendet.',
    ],
    [
      'Verfügbarkeit und Änderungen',
      'Wir tun, was wir können, damit {app} immer erreichbar ist, aber für die Wartung kann es Unterbrechungen geben. Wenn sich diese Bedingungen ändern, sagen wir es dir in der App und bitten dich, sie noch einmal zu lesen.',
    ],
  ],
  privacy: [
    [
      'Wer deine Daten verarbeitet',
      'Verantwortlich für die Verarbeitung ist die Gemeinde, an die du dich mit {app} wendest. Das Unternehmen, das die Plattform betreibt, verarbeitet die Daten als Auftragsverarbeiter für die Gemeinde. Es gilt die Verordnung (EU) 2016/679.',
      'Bei Fragen zu deinen Daten kannst du der Person schreiben, die in deiner Gemeinde für den Datenschutz zuständig ist: Die Adresse steht auf der offiziellen Website.',
    ],
    [
      'Welche Daten wir nutzen',
      'Wir nutzen die Daten, die du uns gibst: Benutzername, Vorname, Nachname und E-Mail-Adresse. Wenn du willst, gibst du uns auch Handynummer, Adresse und Profilbild. Wir nutzen die Themen, denen du folgst, die Antworten auf Umfragen und die Nachrichten, die du schreibst.',
      'Wir nutzen die Daten des Geräts: einen Code, der es erkennt, seine Art und die Erlaubnis für die Mitteilungen und für den Standort. Den Standort nutzen wir nur, wenn du es erlaubst.',
    ],
    [
      'Wozu wir sie nutzen',
      'Um dir die Dienste zu bieten, die du möchtest (Mitteilungen zustellen, Antworten sammeln, Nachrichten überbringen), für die Sicherheit der Konten und um gesetzliche Pflichten zu erfüllen.',
      'Wir nutzen deine Daten nicht, um ein Profil über dich zu erstellen, und verkaufen sie an niemanden. Die Werbung, die du siehst, hängt von der Gemeinde und von der Seite ab, nicht von dir.',
    ],
    [
      'Auf welcher Grundlage',
      'Die Verarbeitung beruht auf den Aufgaben der Gemeinde im öffentlichen Interesse und, wo vorgesehen, auf deiner Einwilligung. Du kannst die Einwilligung jederzeit auf der Seite „Datenschutz“ des Profils zurückziehen. Was vorher geschehen ist, bleibt rechtmäßig.',
    ],
    [
      'Wer sie sieht und wie lange',
      'Deine Daten sehen nur die Ämter und Einrichtungen, an die du dich wendest, und Personen, die beim Betrieb der Plattform dazu befugt sind. Die Personen, die {app} verwalten, sehen, wer einem Thema folgt. Wenn die Gemeinde das so festlegt, sehen es auch alle mit einem Konto: Die Seite der Themen sagt es vorher. Anonyme Umfragen kommen ohne deinen Namen an.',
      'Wir speichern die Daten des Kontos, solange es das Konto gibt, und die technischen Protokolle höchstens zwölf Monate. Die Daten bleiben in der Europäischen Union.',
    ],
    [
      'Deine Rechte',
      'Du kannst verlangen, deine Daten zu sehen, zu berichtigen, zu löschen oder ihre Nutzung einzuschränken. Du kannst sie in einem Format bekommen, das ein Computer lesen kann. Du kannst der Verarbeitung widersprechen. Vieles davon machst du selbst im Profil. Für den Rest schreib deiner Gemeinde.',
      'Glaubst du, dass jemand deine Rechte nicht achtet? Du kannst eine Beschwerde bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) einreichen.',
    ],
  ],
}
