import { SCREENS } from '#ui/app/screens.ts'
import { type Way, way } from './parts.ts'
import type { Speech } from './speech.ts'

/** An address that leads nowhere, or to something that does not exist (SHELL-17). */
export type NotFoundView = Readonly<{ kind: 'notFound'; title: string; text: string; home: Way }>

export const notFoundView = ({ say }: Speech): NotFoundView => ({
  kind: 'notFound',
  title: say('notFound.title'),
  text: say('notFound.text'),
  home: way(say('nav.toHome'), SCREENS.home.path),
})
