import { differences } from '../transcripts/transcript.ts'
import type { Seen } from './in-page.ts'
import type { EngineName } from './tab.ts'

/** A difference between engines that is none for a reader: what is replaced before texts are compared, and why. */
type Declared = Readonly<{ pattern: RegExp; by: string; engines: readonly EngineName[]; why: string }>

const ALL: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit']

export const DECLARED: readonly Declared[] = [
  {
    pattern: /[\u00A0\u2007\u2009\u202F]/g,
    by: ' ',
    engines: ALL,
    why: 'which blank stands in a time, a sum or a range depends on the edition of CLDR that an engine carries',
  },
]

/** The texts of a page as they are compared: without what is declared, and with one blank where there are more. */
export const comparable = (engine: EngineName, texts: readonly string[]): readonly string[] =>
  texts.map((text) =>
    DECLARED.filter(({ engines }) => engines.includes(engine))
      .reduce((read, { pattern, by }) => read.replaceAll(pattern, by), text)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

/** A line of the page is told as its text. */
const asLines = (engine: EngineName, texts: readonly string[]): string => comparable(engine, texts).join('\n')

/** What an engine shows otherwise than Chromium: with a minus what Chromium has, with a plus what the engine has. */
export const unlike = (chromium: readonly string[], engine: EngineName, texts: readonly string[]): readonly string[] =>
  differences(asLines('Chromium', chromium), asLines(engine, texts))

/** Whether nothing is loading any more. */
export const haveCome = (seen: readonly Pick<Seen, 'loading'>[]): boolean =>
  seen.every(({ loading }) => loading.length === 0)

/** Whether all show the same as the first. */
export const areAlike = (seen: readonly Pick<Seen, 'texts'>[], engines: readonly EngineName[]): boolean =>
  seen.every(({ texts }, at) => unlike(seen[0]?.texts ?? [], engines[at] ?? 'Chromium', texts).length === 0)

const GENERIC = 'Errore Generico'

/** What is wrong with a page by itself. */
export const troubleOf = ({ texts, errors, loading, cramped }: Omit<Seen, 'address'>): readonly string[] => [
  ...errors,
  ...cramped,
  ...loading.map((element) => `it is still loading: ${element}`),
  ...(texts.some((text) => text.includes(GENERIC)) ? [`it says "${GENERIC}"`] : []),
]
