import type { LegalWords } from './legal.ts'

/** The legal notes in German (LAW-01, LANG-01). */
export const legal: LegalWords = {
  owner: {
    heading: 'Wer {app} anbietet',
    given: ['{app} ist ein Dienst von: {owner}.', 'Die Adresse ist: {address}.'],
    missing: ['{app} ist ein Dienst der Gemeinde. Die Gemeinde hat hier noch keine Adresse angegeben.'],
    paragraphs: ['Bei Fragen zur App schreib uns: {mail}'],
  },
  accessibility: {
    heading: 'Barrierefreiheit',
    given: ['In der Erklärung zur Barrierefreiheit liest du, was funktioniert und was noch fehlt.'],
    missing: [
      'Die Gemeinde hat hier noch keinen Link zu ihrer Erklärung zur Barrierefreiheit angegeben. Du kannst sie per E-Mail anfordern.',
    ],
    paragraphs: [
      '{app} folgt den Richtlinien WCAG 2.2, Stufe AA. Die App funktioniert mit der Tastatur, mit einem Screenreader und mit großer Schrift.',
      'Funktioniert etwas für dich nicht? Schreib an: {mail}. Sag, welche Seite es ist und was du nicht tun kannst.',
      'Wenn dir innerhalb von 30 Tagen niemand antwortet oder dir die Antwort nicht genügt, kannst du dich an die italienische Ombudsstelle für Digitales (Difensore civico per il digitale) wenden. Du findest sie auf der Website der AgID.',
    ],
  },
  privacy: {
    heading: 'Datenschutz',
    given: ['Die Gemeinde erklärt auf ihrer Website, wie sie persönliche Daten verarbeitet.'],
    missing: [
      'Die Gemeinde hat hier noch keinen Link zu ihren Datenschutzhinweisen angegeben. Du kannst sie per E-Mail anfordern: {mail}',
    ],
    paragraphs: [
      'Hier liest du, wie {app} deine Daten nutzt. Deine Einwilligungen findest du im Profil auf der Seite „Datenschutz“.',
    ],
  },
  cookies: {
    heading: 'Cookies und Daten auf dem Gerät',
    paragraphs: [
      '{app} nutzt keine Cookies, verfolgt dich nicht und erstellt kein Profil über dich. Es gibt nichts zu akzeptieren: Deshalb fragt dich die App nicht nach einer Einwilligung.',
    ],
  },
  licence: {
    heading: 'Lizenz der Inhalte',
    given: ['Weitere rechtliche Hinweise stehen auf der Website der Gemeinde.'],
    missing: [],
    paragraphs: [
      'Du darfst die Inhalte der Gemeinde weiterverwenden, auch beruflich: Du musst nur sagen, woher sie stammen. Für Inhalte anderer, zum Beispiel von Einrichtungen und der Karte, gelten deren Regeln.',
      'Der amtliche Wortlaut, aus dem Italienischen übersetzt, ist dieser:',
    ],
    quoted:
      'In Anwendung des Grundsatzes „open by default“ nach Artikel 52 des italienischen Gesetzesdekrets Nr. 82 vom 7. März 2005 (CAD) und soweit nicht anders angegeben (einschließlich eingebetteter Inhalte Dritter) stehen die auf der Website veröffentlichten Daten, Dokumente und Informationen unter der Lizenz CC-BY 4.0. Allen steht es daher frei, dieses Material in jedem Medium und Format zu teilen (zu vervielfältigen, zu verbreiten, öffentlich wiederzugeben, öffentlich auszustellen), darzustellen, aufzuführen und vorzutragen sowie es zu verändern (umzugestalten und für abgeleitete Werke zu verwenden), zu jedem Zweck, auch zu kommerziellen, allein mit der Pflicht zur Namensnennung und ohne weitere Einschränkungen.',
  },
  responsibility: {
    heading: 'Verantwortung',
    paragraphs: [
      'Die Gemeinde pflegt die Informationen, die sie veröffentlicht. Jede Einrichtung ist für das verantwortlich, was sie schreibt. Wenn du einen Fehler findest, schreib an: {mail}',
      'Im Notfall gelten die amtlichen Kanäle. Wenn du Hilfe brauchst, ruf 112 an.',
      'Aus der App kannst du andere Websites öffnen. Die Gemeinde ist nicht dafür verantwortlich, was dort steht.',
    ],
  },
}
