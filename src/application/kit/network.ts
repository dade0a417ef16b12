import type { AnyActorRef } from 'xstate'
import type { Presence } from '#application/ports/device-state.ts'
import { isInReach } from './presence.ts'

/**
 * The network is back, or the citizen is: what failed without a network, or is still being read, is read again (ERR-04).
 */
export type NetworkNews = Readonly<{ type: 'network.returned' }>

/**
 * What is shown may have changed at the server, so that it is read again (ERR-10). `isAboutCitizen`: so may have who the
 * citizen is, or where they live.
 */
export type ContentNews = Readonly<{ type: 'content.changed'; isAboutCitizen?: boolean }>

/** Whether a reading failed because nobody could be reached. */
export const lackedNetwork = (failure: Readonly<{ _tag: string }> | undefined): boolean =>
  failure?._tag === 'Unreachable' || failure?._tag === 'TimedOut'

/**
 * Tells an actor and those that run within it, each the first of the events that it reacts to: one return is one reason to read
 * again.
 */
export const tellDeeply = (actor: AnyActorRef, ...events: readonly (NetworkNews | ContentNews)[]): void => {
  const before: Readonly<{ status: string; children?: Readonly<Record<string, AnyActorRef | undefined>> }> =
    actor.getSnapshot()
  if (before.status !== 'active') return
  const children = Object.values(before.children ?? {})
  for (const event of events) {
    actor.send(event)
    if (actor.getSnapshot() !== before) break
  }
  for (const child of children) if (child) tellDeeply(child, ...events)
}

/** Whether the citizen has come back into sight and online since it was called last. */
export const returnsOf = (presence: Presence): (() => boolean) => {
  let wasInReach = isInReach(presence)
  return () => {
    const hadReach = wasInReach
    wasInReach = isInReach(presence)
    return wasInReach && !hadReach
  }
}

/** Calls `returned` each time that the citizen is visible and online again, until the returned function is called. */
export const watchReturn = (presence: Presence, returned: () => void): (() => void) => {
  const hasReturned = returnsOf(presence)
  return presence.watch(() => {
    if (hasReturned()) returned()
  })
}
