import type { GuideQuestion, GuideSection } from '#domain/guide/guide.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { hasScreen, type ScreenName } from '#ui/base/screens.ts'

/** A question of the guide, and the screen that its answer speaks of. */
export type GuideEntry = GuideQuestion & Readonly<{ leadsTo: ScreenName | undefined }>
export type Guide = readonly GuideSection<GuideEntry>[]

/** The questions by their sections, and the screens that their answers speak of: the same in every language. */
const PLAN = {
  accesso: {
    'serve-un-account': 'registration',
    'password-dimenticata': 'forgotPassword',
    'altro-dispositivo': 'devices',
  },
  notifiche: {
    'chi-le-manda': 'notices',
    questionari: undefined,
    'eliminare-notifiche': 'notices',
    allegati: undefined,
  },
  argomenti: { iscriversi: 'activities', 'argomenti-con-password': undefined, 'per-indirizzo': undefined },
  mappa: { 'cercare-un-luogo': 'contacts', posizione: undefined, preferiti: 'favourites' },
  eventi: { 'che-cosa-c-e-oggi': 'events', 'filtrare-eventi': 'events', schede: 'municipalities' },
  calendario: { 'salvare-un-evento': 'calendar', promemoria: 'calendar' },
  comune: { segnalare: 'faultReport', 'note-legali': 'legal' },
  chat: { 'scrivere-a-un-attivita': 'chats', 'messaggio-non-inviato': 'chats' },
  privacy: { 'quali-dati': 'privacy', 'eliminare-l-account': 'deleteAccount' },
  accessibilita: { 'testo-grande': undefined, 'senza-mouse': undefined, lingua: undefined },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ScreenName | undefined>>>>

type Plan = typeof PLAN
/** What a language says: the title of each section, and of each question its words and the paragraphs of its answer. */
export type GuideWords = {
  readonly [Section in keyof Plan]: Readonly<{
    title: string
    questions: { readonly [Question in keyof Plan[Section]]: readonly [question: string, ...answer: string[]] }
  }>
}

const guideOf = (words: GuideWords, app: string): Guide => {
  const named = (text: string): string => text.replaceAll('{app}', () => app)
  return Object.entries(PLAN).map(([section, plan]) => {
    const { title, questions } = words[section as keyof Plan]
    const said = questions as Readonly<Record<string, readonly [string, ...string[]]>>
    return {
      id: section,
      title,
      questions: Object.entries(plan).map(([id, leadsTo]) => {
        const [question = '', ...answer] = said[id] ?? []
        return { id, question: named(question), answer: answer.map(named), leadsTo }
      }),
    }
  })
}

/**
 * The guide in each language, by the name of the app: long texts are files of their own, fetched when somebody reads
 * (HOME-03).
 */
export const GUIDES: Readonly<Record<InterfaceLanguage, (app: string) => Promise<Guide>>> = {
  it: async (app) => guideOf((await import('./guide-it.ts')).guide, app),
  es: async (app) => guideOf((await import('./guide-es.ts')).guide, app),
  en: async (app) => guideOf((await import('./guide-en.ts')).guide, app),
  de: async (app) => guideOf((await import('./guide-de.ts')).guide, app),
}

/** The guide without the questions that lead to a screen that the town has switched off. */
export const guideIn = (configuration: Configuration, guide: Guide): Guide =>
  guide
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ leadsTo }) => !leadsTo || hasScreen(configuration, leadsTo)),
    }))
    .filter(({ questions }) => questions.length > 0)
