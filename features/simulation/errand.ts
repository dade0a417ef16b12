import { OTHER_PASSWORD, type Step as WayStep } from '#features/catalogue/ways.ts'
import { ACTS } from '#features/promises/acts.ts'
import { type Act, actOf } from './act.ts'

/** What is still to do of something that takes several steps. */
export type Errand = Act[]

/** Errands after which nobody signs in again as before: with another password, or without an account. */
const isLast = (steps: readonly WayStep[]): boolean =>
  steps.some(([, what, value]) => value === OTHER_PASSWORD || what === 'Elimina il mio account')

/** Each message is another one: whether it is lost or sent twice is told by its words. */
const marked = (act: Act, mark: string): Act =>
  act.verb === 'fill' && act.what === 'Scrivi un messaggio' ? { ...act, value: `Parola ${mark}` } : act

const actsOf = (steps: readonly WayStep[], mark: string): readonly Act[] =>
  steps
    .map(actOf)
    .filter((act) => act !== undefined)
    .map((act) => marked(act, mark))

/** How much more often a message is sent: of all that is written, it alone is read twice where it was sent twice. */
const MESSAGES = 10

const weightOf = ({ calls }: (typeof ACTS)[number]): number => (calls.includes('chat.send') ? MESSAGES : 1)

/** The errands of a citizen: each act by which the server is written to, by the way of the catalogue. */
export const errandsOf = (username: string | undefined, mark: string): readonly Errand[] =>
  ACTS.filter(({ way: { as, steps = [] } }) => as === username && steps.length > 0 && !isLast(steps)).flatMap((act) => {
    const { at, steps = [] } = act.way
    const errand = [{ verb: 'come', what: at } as Act].concat(actsOf(steps, mark))
    return Array.from({ length: weightOf(act) }, () => [...errand])
  })
