import type { GuideWords } from './guide.ts'

/** The guide in German (HOME-03). */
export const guide: GuideWords = {
  accesso: {
    title: 'Anmelden',
    questions: {
      'serve-un-account': [
        'Brauche ich ein Konto, um {app} zu benutzen?',
        'Nein: Einrichtungen, Orte, Gemeinden, Veranstaltungen und die Suche sind für alle offen.',
        'Mit einem Konto bekommst du Mitteilungen, folgst Themen, schreibst im Chat und speicherst Favoriten und Veranstaltungen. Dafür genügen ein Benutzername und eine E-Mail-Adresse: Das Konto wird mit dem Code aktiv, den du bekommst.',
      ],
      'password-dimenticata': [
        'Ich habe mein Passwort vergessen: Was kann ich tun?',
        'Tippe auf der Seite zum Anmelden auf „Passwort vergessen?“ und gib deinen Benutzernamen ein. Du bekommst einen Code: Damit wählst du ein neues Passwort.',
        'Ist der Code abgelaufen, fordere einen neuen an: Der vorige gilt dann nicht mehr.',
      ],
      'altro-dispositivo': [
        'Kann ich {app} auf mehreren Geräten benutzen?',
        'Ja, mit demselben Benutzernamen. Unter „Meine Geräte“ siehst du, mit welchen du dich angemeldet hast. Geräte, auf denen du keine Mitteilungen mehr möchtest, kannst du deaktivieren oder löschen.',
      ],
    },
  },
  notifiche: {
    title: 'Mitteilungen und Umfragen',
    questions: {
      'chi-le-manda': [
        'Wer schickt mir die Mitteilungen?',
        'Deine Gemeinde und die Einrichtungen, denen du folgst. Ungelesene haben einen Punkt. Neben „Aktuelles“ siehst du, wie viele es sind.',
        'Du kannst sie sortieren, nach Tag oder nach Absender gruppieren und nur die einer Art ansehen.',
      ],
      questionari: [
        'Wie antworte ich auf eine Umfrage?',
        'Öffne die Mitteilung, antworte und tippe auf „Antworten senden“. Antworten, die noch nicht gesendet sind, bleiben auf diesem Gerät, auch wenn du die Seite schließt oder das Netz fehlt.',
        'Wenn eine Umfrage es erlaubt, kannst du deinen Namen weglassen. Eine beendete Umfrage lässt sich lesen, nimmt aber keine Antworten mehr an.',
      ],
      'eliminare-notifiche': [
        'Wie lösche ich Mitteilungen, die ich nicht mehr brauche?',
        'Öffne die Mitteilung und tippe auf den Papierkorb, oder tippe in der Liste auf „Auswählen“ und wähle mehrere. Vor dem Löschen fragen wir dich immer.',
      ],
      allegati: [
        'Wie speichere ich einen Anhang?',
        'Tippe auf die Datei, um sie herunterzuladen, oder auf „Per E-Mail senden“, um sie an deine Adresse zu bekommen.',
      ],
    },
  },
  argomenti: {
    title: 'Themen zum Folgen',
    questions: {
      iscriversi: [
        'Wie folge ich einem Thema?',
        'Öffne die Seite einer Einrichtung, zum Beispiel die deiner Gemeinde: Tippe unter „Themen“ auf „Folgen“. Ab dann bekommst du die Mitteilungen dieses Themas. Um aufzuhören, tippe auf „Nicht mehr folgen“ und bestätige.',
      ],
      'argomenti-con-password': [
        'Warum verlangt ein Thema ein Passwort oder eine Anfrage?',
        'Manche Themen sind nicht für alle: Das Passwort bekommst du von den Zuständigen. Anderen kannst du auf Anfrage folgen: Du sendest sie in der App, und die Zuständigen antworten dir.',
      ],
      'per-indirizzo': [
        'Wie bekomme ich nur die Mitteilungen für meine Straße oder meinen Stadtteil?',
        'Bei Themen wie der Straßenreinigung wählst du deine Adresse oder deinen Stadtteil, wenn du anfängst zu folgen. Du kannst das jederzeit an derselben Stelle ändern.',
      ],
    },
  },
  mappa: {
    title: 'Orte und Karte',
    questions: {
      'cercare-un-luogo': [
        'Wie finde ich einen Ort?',
        'Benutze die Suche oben auf der Startseite, oder öffne „Orte“ und wechsle von der Liste zur Karte. Tippe auf einen Punkt auf der Karte, um zu sehen, was dort ist: Von dort aus rufst du an, schreibst oder lässt dir die Route zeigen.',
      ],
      posizione: [
        'Kennt {app} meinen Standort?',
        'Nur wenn du es erlaubst, und nur, um dir zu zeigen, was in der Nähe ist. Du kannst es ablehnen: Alles andere funktioniert trotzdem.',
      ],
      preferiti: [
        'Wie finde ich wieder, was ich oft benutze?',
        'Tippe auf das Herz neben einer Einrichtung oder einem Ort: Du findest sie dann unter „Favoriten“. Tippe noch einmal darauf, um sie zu entfernen.',
      ],
    },
  },
  eventi: {
    title: 'Veranstaltungen und Infoblätter',
    questions: {
      'che-cosa-c-e-oggi': [
        'Wie sehe ich, was heute los ist?',
        'Die Seite „Veranstaltungen“ öffnet sich mit dem heutigen Tag. Mit den Pfeilen gehst du einen Tag zurück oder weiter; tippe auf das Datum, um es im Kalender zu wählen.',
      ],
      'filtrare-eventi': [
        'Wie sehe ich nur Veranstaltungen, die mich interessieren?',
        'Tippe oben auf den Filter und wähle die Art, die Gemeinde oder nur Kostenloses. Ein Zeichen am Filter erinnert dich daran, dass du nicht alles siehst.',
      ],
      schede: [
        'Was sind die Infoblätter der Gemeinden?',
        'Informationen, die sich oft ändern: Sportanlagen, Parkplätze mit den freien Plätzen, die Flüge von Malpensa. Du findest sie auf der Seite jeder Gemeinde.',
      ],
    },
  },
  calendario: {
    title: 'Mein Kalender',
    questions: {
      'salvare-un-evento': [
        'Wie speichere ich eine Veranstaltung?',
        'Füge sie auf ihrer Seite zu deinem Kalender hinzu: Du findest sie in deinem Profil wieder, auch ohne Netz. Du kannst sie auch in den Kalender deines Geräts übernehmen.',
      ],
      promemoria: [
        'Wie lasse ich mich an eine Veranstaltung erinnern?',
        'Öffne sie in deinem Kalender und wähle, wann du die Erinnerung möchtest. Du kannst sie jederzeit ändern oder entfernen.',
      ],
    },
  },
  comune: {
    title: 'Deine Gemeinde',
    questions: {
      segnalare: [
        'Wie melde ich ein Schlagloch, eine kaputte Laterne oder einen anderen Mangel?',
        'Tippe im Menü auf „Mangel melden“: Schreib, was los ist und wo. Deine Mail-App öffnet sich, die Nachricht an die Gemeinde ist fertig.',
        'Was du geschrieben hast, bleibt auf diesem Gerät, bis du die Nachricht öffnest.',
      ],
      'note-legali': [
        'Wo finde ich die Erklärung zur Barrierefreiheit und die rechtlichen Hinweise?',
        'Im Menü unter „Rechtliches und Barrierefreiheit“. Dort steht auch, wer {app} anbietet und wie du schreibst, wenn etwas für dich nicht funktioniert.',
      ],
    },
  },
  chat: {
    title: 'Chat',
    questions: {
      'scrivere-a-un-attivita': [
        'Wie schreibe ich einem Amt oder einem Geschäft?',
        'Öffne die Seite und tippe auf „Im Chat schreiben“. Die Gespräche bleiben unter „Chat“, das neueste oben.',
      ],
      'messaggio-non-inviato': [
        'Warum steht bei einer Nachricht, dass sie nicht gesendet ist?',
        'Das Netz hat gefehlt, oder die Antwort ist nicht angekommen. Die Nachricht bleibt an ihrem Platz: Tippe darauf, um sie erneut zu senden. Keine Nachricht wird doppelt gesendet.',
      ],
    },
  },
  privacy: {
    title: 'Daten und Datenschutz',
    questions: {
      'quali-dati': [
        'Welche Daten von mir nutzt {app}, und wer sieht sie?',
        'Alles steht in den Hinweisen zum Datenschutz, die du jederzeit wieder lesen kannst. Auf derselben Seite gibst du deine Einwilligung oder ziehst sie zurück.',
      ],
      'eliminare-l-account': [
        'Wie lösche ich mein Konto?',
        'In deinem Profil, mit dem Passwort. Wir löschen deine Daten: Danach bekommst du sie nicht mehr zurück.',
      ],
    },
  },
  accessibilita: {
    title: 'Barrierefreiheit',
    questions: {
      'testo-grande': [
        'Kann ich den Text vergrößern?',
        'Ja: Benutze die Vergrößerung deines Browsers oder deines Geräts. Die Seiten passen sich bis 200 % an, ohne dass etwas verloren geht.',
      ],
      'senza-mouse': [
        'Kann ich {app} mit der Tastatur oder mit einem Screenreader benutzen?',
        'Ja, ganz. Die Tabulatortaste führt von einem Bedienelement zum nächsten. Esc schließt, was offen ist. Mit den Pfeiltasten bewegst du dich durch Listen, Kalender und Karten. Wenn du etwas nicht benutzen kannst, schreib uns.',
        'Wenn dein Gerät weniger Animationen verlangt, bewegt sich hier nichts von selbst.',
      ],
      lingua: [
        'Kann ich {app} in einer anderen Sprache benutzen?',
        'Ja, auch auf Italienisch, Spanisch und Englisch. Die Sprachen stehen unten auf der Startseite und in den Einstellungen; deine Wahl bleibt auf diesem Gerät.',
      ],
    },
  },
}
