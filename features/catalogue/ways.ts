import { PASSWORD } from '#mocks/seed/people.ts'
import type { Ports } from '#application/ports/ports.ts'
import { ADMIN, MARIO } from './requests.ts'

/** What a citizen does on a page, by its words. */
export type Step = readonly [
  verb:
    | 'tap'
    | 'fill'
    | 'flip'
    | 'rate'
    | 'pick'
    | 'confirm'
    | 'leave'
    /** Taps an advertisement. */
    | 'follow',
  what?: string,
  value?: string,
]

/** How a citizen gets to a call. Without steps the page itself makes the call; otherwise the last step does. */
export type Way = Readonly<{
  at: string
  /** The username; a visitor has none. */
  as?: string
  steps?: readonly Step[]
  /** The session is that old, in milliseconds. */
  age?: number
  /** No screen makes the call: it is made at its port. */
  port?: (ports: Ports) => () => Promise<unknown>
}>

/** Everyone who signs in beforehand. */
export const USERNAMES = [MARIO, ADMIN]
export const OTHER_PASSWORD = 'Varese2027!'

export const mario = (at: string, ...steps: readonly Step[]): Way => ({ at, as: MARIO, steps })
export const admin = (at: string, ...steps: readonly Step[]): Way => ({ at, as: ADMIN, steps })
export const visitor = (at: string, ...steps: readonly Step[]): Way => ({ at, steps })

export const signIn = visitor(
  '/login',
  ['fill', 'Nome utente', MARIO],
  ['fill', 'Password', PASSWORD],
  ['tap', 'Accedi'],
)
export const NEW: readonly Step[] = [
  ['fill', 'Nuova password', OTHER_PASSWORD],
  ['fill', 'Ripeti la nuova password', OTHER_PASSWORD],
]
export const EVENT = '/activity/3/event/3'
export const FILE = 'Ordinanza 412 - Via Sacco.pdf'
export const TOPICS_TAB = '/activity/1?tab=notices'
export const forAddress = mario(TOPICS_TAB, ['tap', 'Iscriviti a Pulizia strade'])
export const CONTINUE: Step = ['tap', 'Continua']
export const CONFIRM: Step = ['confirm']
