/** The words of the site around its contents, in both languages. */
import type { Bilingual, SiteLanguage } from './areas.ts'

const WORDS = {
  site: { it: 'Piazza: le specifiche', en: 'Piazza: the specification' },
  lead: {
    it: 'Che cosa fa Piazza, passo per passo. Ogni scenario si può eseguire: la pagina dice se è superato e quando.',
    en: 'What Piazza does, step by step. Every scenario can be played: the page says whether it passed, and when.',
  },
  skip: { it: 'Vai al contenuto', en: 'Skip to the content' },
  menu: { it: 'Pagine', en: 'Pages' },
  features: { it: 'Funzioni', en: 'Features' },
  clauses: { it: 'Clausole', en: 'Clauses' },
  machines: { it: 'Macchine a stati', en: 'State machines' },
  search: { it: 'Cerca', en: 'Search' },
  searchField: { it: 'Cerca nelle specifiche', en: 'Search the specification' },
  searchHint: {
    it: 'Scrivi una o più parole, in italiano o in inglese. Con il tasto / arrivi qui da ogni pagina.',
    en: 'Type one or more words, in English or in Italian. The / key leads here from every page.',
  },
  otherLanguage: { it: 'English', en: 'Italiano' },
  contents: { it: 'Indice delle aree', en: 'Areas' },
  scenarios: { it: 'scenari', en: 'scenarios' },
  scenario: { it: 'Scenario', en: 'Scenario' },
  feature: { it: 'Funzione', en: 'Feature' },
  clause: { it: 'Clausola', en: 'Clause' },
  machine: { it: 'Macchina', en: 'Machine' },
  background: { it: 'Prima di ogni scenario', en: 'Before each scenario' },
  inBrief: { it: 'In breve', en: 'In brief' },
  inOwnWords: { it: 'In inglese', en: 'In the words of its authors' },
  proves: { it: 'Dimostra:', en: 'Proves:' },
  headless: { it: 'Senza schermo', en: 'Headless' },
  browser: { it: 'In Chromium', en: 'In Chromium' },
  passed: { it: 'superato', en: 'passed' },
  failed: { it: 'non superato', en: 'failed' },
  manyPassed: { it: 'superati', en: 'passed' },
  manyFailed: { it: 'non superati', en: 'failed' },
  manyLeft: { it: 'non eseguiti', en: 'not played' },
  notPlayed: { it: 'non eseguito', en: 'not played' },
  onlyBrowser: { it: 'si vede solo in Chromium', en: 'only Chromium shows it' },
  results: { it: 'Risultati', en: 'Results' },
  picture: { it: 'L’ultimo passo sul telefono', en: 'The last step, on a phone' },
  film: { it: 'Immagini, passo per passo', en: 'Pictures, step by step' },
  afterStep: { it: 'Il telefono dopo questo passo', en: 'The phone after this step' },
  covered: { it: 'Coperte', en: 'Covered' },
  uncovered: { it: 'Scoperte', en: 'Uncovered' },
  decided: { it: 'Decise da noi, in tutto o in parte', en: 'Decided by us, whole or in part' },
  isDecided: { it: 'decisa da noi', en: 'decided by us' },
  isCovered: { it: 'coperta', en: 'covered' },
  isUncovered: { it: 'scoperta', en: 'uncovered' },
  seed: { it: 'La specifica ricevuta dice', en: 'The specification as received says' },
  noSeed: {
    it: 'La specifica ricevuta non ne parla: è una nostra decisione.',
    en: 'The specification as received does not speak of it: it is our decision.',
  },
  provenBy: { it: 'La dimostrano', en: 'Proven by' },
  states: { it: 'Stati che la riguardano', en: 'States it concerns' },
  code: { it: 'Il codice che la cita', en: 'The code that names it' },
  machinesLead: {
    it: 'Ogni pagina di Piazza è guidata da macchine a stati. Qui sono disegnate dal codice stesso, con ogni stato in parole semplici (in inglese).',
    en: 'State machines run every page of Piazza. They are drawn here from the code itself, with each state in plain words.',
  },
  walkedScenarios: { it: 'gli scenari ci passano', en: 'scenarios walk through it' },
  walkedPaths: { it: 'ci passa solo il suo test dei percorsi', en: 'only its path test walks through it' },
  walkedNothing: { it: 'nessun test dei percorsi', en: 'no path test' },
  visitsUnknown: {
    it: 'Nessuna esecuzione ha annotato gli stati visitati dagli scenari: i colori vengono solo dai test dei percorsi.',
    en: 'No run has written down the states that scenarios visit: the colours come from path tests alone.',
  },
  legend: { it: 'Colori', en: 'Colours' },
  state: { it: 'Stato', en: 'State' },
  allStates: { it: 'Stati', en: 'States' },
  meaning: { it: 'Che cosa vuol dire', en: 'What it means' },
  tests: { it: 'Chi ci passa', en: 'What walks through it' },
  fromAnywhere: { it: 'Da ogni stato', en: 'From anywhere' },
  oneState: { it: 'Questa macchina ha un solo stato.', en: 'This machine has a single state.' },
  drawing: { it: 'Disegno della macchina', en: 'Drawing of the machine' },
  nothingFound: { it: 'Nessun risultato', en: 'Nothing found' },
  found: { it: 'Risultati:', en: 'Found:' },
  noScript: { it: 'La ricerca ha bisogno di JavaScript.', en: 'The search needs JavaScript.' },
  written: { it: 'Pagine scritte il', en: 'Pages written on' },
  runs: { it: 'Ultime esecuzioni', en: 'Last runs' },
} as const satisfies Readonly<Record<string, Bilingual>>
export type Word = keyof typeof WORDS

export type Say = (word: Word) => string
export const saying =
  (language: SiteLanguage): Say =>
  (word) =>
    WORDS[word][language]

/** A moment as it is written in the towns of the product. */
export const momentIn = (language: SiteLanguage, at: Date): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(at)
