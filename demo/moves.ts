/** What the desk does to the app and its world. Each move but the clock's and the faults' loads the page anew; a reset
 * (DEMO-08) plants the world anew too. */
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { FaultKind } from '#mocks/faults/faults.ts'
import { faultsText } from '#mocks/faults/faults.ts'
import { become } from './become.ts'
import type { DeskGiven } from './given.ts'
import { addressOf, type Situation } from './situation.ts'
import type { Stop } from './tour.ts'
import { REFUSED_WORDS } from './words.ts'

/** Where the app shows its sign-in. */
const SIGN_IN = '/login'

/** What is shown now. */
export const situationNow = ({ backend, clock, piazza }: DeskGiven, pace: number): Situation => ({
  as: sessionNow(piazza).user?.username,
  at: location.pathname + location.search + location.hash,
  world: backend.asked,
  clock: clock.now(),
  pace,
  fault: faultsText(backend.listFaults().active),
})

/** Signs a person in, in the same world, and opens a page; a person whom the server refuses finds the sign-in there. */
export const beSomebody = async (given: DeskGiven, username: string | undefined, at = '/'): Promise<void> => {
  const refused = await become(username, given.ports, given.backend)
  given.memory.keep({ told: refused && `${username}. ${REFUSED_WORDS[refused]}` })
  location.assign(refused ? SIGN_IN : at)
}

/** Opens the same situation in another world. */
export const changeWorld = (given: DeskGiven, world: Partial<Situation['world']>, pace: number): void => {
  const now = situationNow(given, pace)
  location.assign(addressOf({ ...now, world: { ...now.world, ...world } }, location.origin))
}

/** Sets the clock: the world is seeded around that moment, as on that day. */
export const setMoment = (given: DeskGiven, moment: number, pace: number): void => {
  const now = situationNow(given, pace)
  location.assign(addressOf({ ...now, clock: moment, world: { ...now.world, now: moment } }, location.origin))
}

/** Puts one fault in place of all others; undefined clears them. */
export const setFault = ({ backend }: DeskGiven, kind: FaultKind | undefined, call: string | undefined): void => {
  backend.setFault(undefined)
  if (kind !== undefined) backend.setFault(kind, call)
}

/** Leads to a stop of the tour: its person, its fault, its page. */
export const goToStop = async (given: DeskGiven, number: number, { as, at, fault }: Stop): Promise<void> => {
  given.memory.keep({ stop: number, isOpen: true })
  setFault(given, fault, undefined)
  if (sessionNow(given.piazza).user?.username === as) location.assign(at)
  else await beSomebody(given, as, at)
}

export const startOver = async ({ backend, memory, ports }: DeskGiven): Promise<void> => {
  ports.sessions.forget('signedOut')
  await backend.reset()
  memory.keep({ stop: undefined, told: 'Tutto è tornato come all’inizio.' })
  location.assign('/')
}
