import { beginningOf } from '#domain/text/signs.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** A field of the configuration that is wrong, as the codec tells it. */
export type WrongField = Readonly<{ field: string; expected: string; found: string | undefined }>

const EXPECTED: Readonly<Partial<Record<string, MessageId>>> = {
  text: 'configuration.text',
  flag: 'configuration.flag',
  followers: 'configuration.followers',
  object: 'configuration.object',
  known: 'configuration.known',
  origin: 'configuration.origin',
  url: 'configuration.url',
  tiles: 'configuration.tiles',
  path: 'configuration.path',
  link: 'configuration.link',
  mail: 'configuration.mail',
  telephone: 'configuration.telephone',
  colour: 'configuration.colour',
  languages: 'configuration.languages',
  word: 'configuration.word',
}

const MOST_CHARACTERS = 80

/** The page for whoever installs the app with a wrong configuration: each field, what it has to be, and what it is. */
export const misconfiguredView = (wrong: readonly WrongField[], { say }: Speech) => ({
  title: say('configuration.title'),
  text: say('configuration.lead', { count: wrong.length }),
  rows: wrong.map(({ field, expected, found }) => ({
    field: field === '' ? say('configuration.whole') : field,
    expected: say(EXPECTED[expected] ?? 'configuration.object'),
    found:
      found === undefined
        ? say('configuration.nothing')
        : say('configuration.found', {
            found: found.length > MOST_CHARACTERS ? `${beginningOf(found, MOST_CHARACTERS)}…` : found,
          }),
  })),
})
