import { brokenTexts, isMissingPiece } from '#ui/base/failure-texts.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { type Action, action, type Way, way } from './parts.ts'
import { saidIn, type Speech } from './speech.ts'

/** In place of a page that cannot be shown: it leads Home. */
type Lost<Kind extends string> = Readonly<{ kind: Kind; title: string; text: string | undefined; home: Way }>

/** An address that leads nowhere, or to something that does not exist (SHELL-17). */
export type NotFoundView = Lost<'notFound'>
export type LostView = NotFoundView | (Lost<'broken'> & Readonly<{ retry?: Action | undefined }>)

const lostView = <Kind extends LostView['kind']>(
  kind: Kind,
  title: string,
  text: string | undefined,
  { say }: Pick<Speech, 'say'>,
): Lost<Kind> => ({ kind, title, text, home: way(say('nav.toHome'), SCREENS.home.path) })

export const notFoundView = (speech: Pick<Speech, 'say'>): NotFoundView =>
  lostView('notFound', speech.say('notFound.title'), speech.say('notFound.text'), speech)

/** In place of a screen that broke (SHELL-17). One that could not be fetched is offered again (ERR-04). */
export const brokenView = (error: unknown, isOnline: boolean, retry: () => void, speech: Speech): LostView => {
  const { title, text } = brokenTexts(error, isOnline)
  return {
    ...lostView('broken', saidIn(speech, title), text && saidIn(speech, text), speech),
    retry: isMissingPiece(error) ? action(speech.say('action.retry'), retry) : undefined,
  }
}
