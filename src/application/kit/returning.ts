import type { AnyActorRef } from 'xstate'
import type { Changes } from '#application/ports/changes.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Presence } from '#application/ports/device-state.ts'
import { tellDeeply } from './network.ts'
import { isInReach } from './presence.ts'

/** [decided] How long a page may be out of sight before what it shows is read again, in milliseconds (ERR-10). */
export const STALE_AFTER = 120_000

/**
 * Lets what is open be read again, until the returned function is called: at once when another tab has changed
 * something, or as soon as the page is in sight and online; and when the page comes back into sight after a while (ERR-10).
 */
export const tellChanges = (
  { presence, changes, clock }: Readonly<{ presence: Presence; changes: Changes; clock: Clock }>,
  actors: () => Iterable<AnyActorRef>,
): (() => void) => {
  let isDue = false
  let isAboutCitizen = false
  let leftAt = presence.isVisible() ? undefined : clock.now()
  const look = (): void => {
    const now = clock.now()
    if (!presence.isVisible()) {
      leftAt ??= now
      return
    }
    // A clock that was put back says nothing of how long it was.
    if (leftAt !== undefined && (now < leftAt || now - leftAt >= STALE_AFTER)) isDue = true
    leftAt = undefined
    if (!isDue || !isInReach(presence)) return
    isDue = false
    for (const actor of actors()) tellDeeply(actor, { type: 'content.changed', isAboutCitizen })
    isAboutCitizen = false
  }
  const deaf = [
    presence.watch(look),
    changes.watch((isAboutWhom) => {
      isDue = true
      isAboutCitizen ||= isAboutWhom
      look()
    }),
  ]
  return () => {
    for (const stop of deaf) stop()
  }
}
