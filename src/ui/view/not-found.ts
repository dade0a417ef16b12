import { SCREENS } from '#ui/app/screens.ts'
import { type Action, type Way, way } from './parts.ts'
import type { Speech } from './speech.ts'

/** In place of a page that cannot be shown: it leads Home. */
type Lost<Kind extends string> = Readonly<{ kind: Kind; title: string; text: string | undefined; home: Way }>

/** An address that leads nowhere, or to something that does not exist (SHELL-17). */
export type NotFoundView = Lost<'notFound'>
export type LostView = NotFoundView | (Lost<'broken'> & Readonly<{ retry?: Action | undefined }>)

export const lostView = <Kind extends LostView['kind']>(
  kind: Kind,
  title: string,
  text: string | undefined,
  { say }: Pick<Speech, 'say'>,
): Lost<Kind> => ({ kind, title, text, home: way(say('nav.toHome'), SCREENS.home.path) })

export const notFoundView = (speech: Pick<Speech, 'say'>): NotFoundView =>
  lostView('notFound', speech.say('notFound.title'), speech.say('notFound.text'), speech)
