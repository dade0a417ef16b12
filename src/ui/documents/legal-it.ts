import type { LegalWords } from './legal.ts'

/** The legal notes in Italian (LAW-01). */
export const legal: LegalWords = {
  owner: {
    heading: 'Chi offre {app}',
    given: ['{app} è un servizio di: {owner}.', 'L’indirizzo è: {address}.'],
    missing: ['{app} è un servizio del comune. Il comune non ha ancora scritto qui il suo indirizzo.'],
    paragraphs: ['Per domande sull’app scrivi all’assistenza: {mail}'],
  },
  accessibility: {
    heading: 'Accessibilità',
    given: ['Nella dichiarazione di accessibilità leggi che cosa funziona e che cosa manca.'],
    missing: ['Il comune non ha ancora indicato qui la sua dichiarazione di accessibilità. Puoi chiederla per e-mail.'],
    paragraphs: [
      '{app} segue le regole WCAG 2.2, livello AA. Funziona con la tastiera, con un lettore di schermo e con il testo grande.',
      'Qualcosa non funziona per te? Scrivi a: {mail}. Di’ quale pagina è e che cosa non riesci a fare.',
      'Se nessuno ti risponde entro 30 giorni, o se la risposta non ti basta, puoi rivolgerti al Difensore civico per il digitale. Lo trovi sul sito dell’AgID.',
    ],
  },
  privacy: {
    heading: 'Privacy',
    given: ['Il comune spiega sul suo sito come tratta i dati personali.'],
    missing: ['Il comune non ha ancora indicato qui la sua informativa. Puoi chiederla per e-mail a: {mail}'],
    paragraphs: ['Qui leggi come {app} usa i tuoi dati. I tuoi consensi li trovi nel profilo, alla pagina «Privacy».'],
  },
  cookies: {
    heading: 'Cookie e dati sul dispositivo',
    paragraphs: [
      '{app} non usa cookie, non ti segue e non ti profila. Non c’è niente da accettare: per questo non vedi nessuna richiesta di consenso.',
    ],
  },
  licence: {
    heading: 'Licenza dei contenuti',
    given: ['Altre note legali sono sul sito del comune.'],
    missing: [],
    paragraphs: [
      'Puoi riusare i contenuti del comune, anche per lavoro: basta dire da dove vengono. I contenuti di altri, come le attività e la mappa, hanno le loro regole.',
      'Lo dice così la legge:',
    ],
    quoted:
      'In applicazione del principio open by default ai sensi dell’articolo 52 del decreto legislativo 7 marzo 2005, n. 82 (CAD) e salvo dove diversamente specificato (compresi i contenuti incorporati di terzi), i dati, i documenti e le informazioni pubblicati sul sito sono rilasciati con licenza CC-BY 4.0. Gli utenti sono quindi liberi di condividere (riprodurre, distribuire, comunicare al pubblico, esporre in pubblico), rappresentare, eseguire e recitare questo materiale con qualsiasi mezzo e formato e modificare (trasformare il materiale e utilizzarlo per opere derivate) per qualsiasi fine, anche commerciale con il solo onere di attribuzione, senza apporre restrizioni aggiuntive.',
  },
  responsibility: {
    heading: 'Responsabilità',
    paragraphs: [
      'Il comune cura le informazioni che pubblica. Ogni attività risponde di ciò che scrive. Se trovi un errore, scrivi a: {mail}',
      'In caso di emergenza valgono i canali ufficiali. Per chiedere soccorso chiama il 112.',
      'Dall’app puoi aprire altri siti. Il comune non risponde di ciò che pubblicano.',
    ],
  },
}
