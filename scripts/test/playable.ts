import { type Configuration, isSwitchedOn } from '#domain/town/configuration.ts'
import { type Module, MODULES } from '#domain/town/parts.ts'
import { leadsSomewhere } from '#ui/base/screens.ts'
import { PLACES } from '#features/catalogue/pages.ts'
import { PLACE, placeCalled } from '#features/support/places.ts'

/** The data of a scenario that tells what it is about. */
export type Telling = Readonly<{
  tags: readonly Readonly<{ name: string }>[]
  steps: readonly Readonly<{ text: string }>[]
}>

/** The areas of clauses that are about one module. */
const AREAS: Readonly<Record<string, Module>> = {
  ADS: 'advertising',
  CHAT: 'chat',
  E015: 'sheets',
  EVENT: 'events',
  FAV: 'favourites',
}

/** The languages that a town may leave out, as steps call them. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  es: /Spanish|Español/,
  en: /English|en-GB/,
  de: /German|Deutsch|de-AT/,
}

/** What only the demo has: a day of its own, and names for the files of its parts. */
const DEMO = '@demo'

/** Whether a town has the module of a tag: of a clause, or one that is tagged by its name, as in `@sheets`. */
const hasModule = (town: Configuration, tag: string): boolean => {
  const module = AREAS[/^@([A-Z\d]+)-/.exec(tag)?.[1] ?? ''] ?? MODULES.find((name) => tag === `@${name}`)
  return module === undefined || isSwitchedOn(town, module)
}

const hasPlaces = (town: Configuration, step: string): boolean =>
  [...step.matchAll(new RegExp(PLACE, 'g'))].every(([words]) => leadsSomewhere(town, PLACES[placeCalled(words)]))

const speaks = ({ languages }: Configuration, step: string): boolean =>
  Object.entries(SPOKEN).every(([code, named]) => languages?.includes(code) !== false || !named.test(step))

/**
 * Whether a town has all that a scenario is about: the modules of its clauses, and the pages and languages of its steps. A
 * scenario that names a town of its own needs none of it.
 */
export const isPlayable = (town: Configuration, { tags, steps }: Telling): boolean =>
  tags.every(({ name }) => name !== DEMO) &&
  (steps.some(({ text }) => text.startsWith('this is the app of ')) ||
    (tags.every(({ name }) => hasModule(town, name)) &&
      steps.every(({ text }) => hasPlaces(town, text) && speaks(town, text))))
