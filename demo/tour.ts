/** The guided tour: ten minutes through Piazza for the council of a town, one stop after the other. */
import type { FaultKind } from '#mocks/faults/faults.ts'

export type Stop = Readonly<{
  title: string
  /** What is on show, and what to try. */
  text: readonly string[]
  /** Who looks at it; undefined for a visitor. */
  as: string | undefined
  at: string
  fault?: FaultKind
}>

/** How long one stop takes, in minutes; the whole tour takes ten. */
export const MINUTES = 10

const MARIO = 'mario.rossi'

export const STOPS: readonly Stop[] = [
  {
    title: 'Oggi in città',
    text: [
      'Chi apre Piazza vede subito i fatti di oggi: avvisi importanti, parcheggi liberi, che cosa è aperto, gli eventi. Non serve un account.',
      'Prova: scegli il tuo comune in alto. La pagina cambia con lui.',
    ],
    as: undefined,
    at: '/',
  },
  {
    title: 'Trovare un ufficio',
    text: [
      'La scheda del Comune dice se è aperto adesso, quanto è lontano, come chiamare e come arrivare.',
      'Prova: apri “Notifiche e argomenti”. Il cittadino sceglie che cosa seguire, tema per tema.',
    ],
    as: undefined,
    at: '/activity/1',
  },
  {
    title: 'Cercare come si parla',
    text: [
      'Basta scrivere “orari biblioteca”: il primo risultato è la biblioteca, con i suoi orari.',
      'Prova: cerca “parcheggi” oppure il nome di una via.',
    ],
    as: undefined,
    at: '/search?q=orari%20biblioteca',
  },
  {
    title: 'Eventi dei comuni vicini',
    text: [
      'Gli eventi sono ordinati per giorno e partono da adesso. Ciò che è finito lo dice e sta in fondo.',
      'Prova: cambia giorno. Ogni evento si aggiunge al proprio calendario.',
    ],
    as: undefined,
    at: '/event',
  },
  {
    title: 'Gli avvisi di Mario',
    text: [
      'Ora sei Mario Rossi, un cittadino. Riceve gli avvisi dei temi che segue: quelli non letti sono in evidenza.',
      'Prova: apri l’avviso di allerta meteo. “Ascolta” lo legge ad alta voce, una frase alla volta.',
    ],
    as: MARIO,
    at: '/noticeSent',
  },
  {
    title: 'Chiedere un parere',
    text: [
      'Un avviso può essere un questionario, anche anonimo. Le risposte non si perdono: restano sul telefono finché non partono.',
      'Prova: rispondi a una domanda, poi torna indietro. Piazza chiede prima di perdere qualcosa.',
    ],
    as: MARIO,
    at: '/noticeSent/2',
  },
  {
    title: 'Scrivere a un ufficio',
    text: [
      'Il cittadino scrive agli sportelli e alle attività come a una persona. Vede se il messaggio è arrivato.',
      'Prova: scrivi alla biblioteca.',
    ],
    as: MARIO,
    at: '/chat',
  },
  {
    title: 'Senza rete',
    text: [
      'La rete se ne va spesso: in montagna, in cantina, in treno. Ciò che si è letto resta leggibile, con la sua data.',
      'Prova: torna agli avvisi. Ciò che scrivi adesso parte da solo quando la rete torna.',
    ],
    as: MARIO,
    at: '/noticeSent',
    fault: 'offline',
  },
  {
    title: 'Una sessione scaduta',
    text: [
      'Dopo molto tempo il server chiede di accedere di nuovo. Piazza lo spiega e poi riporta alla stessa pagina.',
      'Prova: accedi come mario.rossi. Ti ritrovi davanti al questionario.',
    ],
    as: MARIO,
    at: '/noticeSent/2',
    fault: 'refresh-refused',
  },
  {
    title: 'Chi amministra',
    text: [
      'Ada amministra gli utenti: cerca, corregge, sospende, crea. Non vede le password e non legge le chat.',
      'Prova: apri un utente.',
    ],
    as: 'amministratore',
    at: '/profile/users',
  },
  {
    title: 'Per tutti',
    text: [
      'Piazza parla italiano, spagnolo, inglese e tedesco. Funziona con la sola tastiera, con i lettori di schermo e con i caratteri al doppio.',
      'Prova: nel menu scegli “Aspetto” e poi il colore chiaro. Ingrandisci la pagina fino al 400 %.',
    ],
    as: undefined,
    at: '/es/activity',
  },
  {
    title: 'Che cosa è garantito',
    text: [
      'Ogni regola di questo prodotto è scritta e provata. Le specifiche dicono in parole semplici che cosa succede, e se oggi è vero.',
      'Qui sotto, in “Che cosa fa l’app”, si vede la macchina di ogni pagina mentre lavora.',
    ],
    as: undefined,
    at: '/',
  },
]
