import type { WaitingNow } from '#application/outbox/posting.flow.ts'
import { type Action, action } from './parts.ts'
import type { Speech } from './speech.ts'

/** The button that takes back what waits; undefined once its sending has begun. `about`: what it is, for screen readers. */
export const withdrawal = (
  { withdraw }: WaitingNow,
  { say }: Pick<Speech, 'say'>,
  about?: string,
): Action | undefined => withdraw && action(say('outbox.withdraw'), withdraw, { about })
