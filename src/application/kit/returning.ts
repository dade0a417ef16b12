import type { AnyActorRef } from 'xstate'
import type { Changes } from '#application/ports/changes.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Presence } from '#application/ports/device-state.ts'
import { type ContentNews, type NetworkNews, returnsOf, tellDeeply } from './network.ts'
import { isInReach } from './presence.ts'

/** [decided] How long a page may be out of sight before what it shows is read again, in milliseconds (ERR-10). */
export const STALE_AFTER = 120_000

/**
 * Lets what is open be read again, until the returned function is called: what failed without a network or hangs, each time
 * that the citizen is back (ERR-04); all of it at once when another tab has changed something, or as soon as the page is in
 * sight and online, and when the page comes back into sight after a while (ERR-10). One return tells each actor once.
 */
export const tellReturns = (
  { presence, changes, clock }: Readonly<{ presence: Presence; changes: Changes; clock: Clock }>,
  actors: () => Iterable<AnyActorRef>,
): (() => void) => {
  const hasReturned = returnsOf(presence)
  let isDue = false
  let isAboutCitizen = false
  let leftAt = presence.isVisible() ? undefined : clock.now()
  const noteSight = (): void => {
    const now = clock.now()
    if (!presence.isVisible()) {
      leftAt ??= now
      return
    }
    // A clock that was put back says nothing of how long it was.
    if (leftAt !== undefined && (now < leftAt || now - leftAt >= STALE_AFTER)) isDue = true
    leftAt = undefined
  }
  const look = (): void => {
    noteSight()
    const news: (ContentNews | NetworkNews)[] = []
    const isBack = hasReturned()
    if (isDue && isInReach(presence)) {
      news.push({ type: 'content.changed', isAboutCitizen })
      isDue = isAboutCitizen = false
    }
    if (isBack) news.push({ type: 'network.returned' })
    if (news.length > 0) for (const actor of actors()) tellDeeply(actor, ...news)
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
