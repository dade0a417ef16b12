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

/** Tells an actor and those that run within it. */
export const tellDeeply = (actor: AnyActorRef, event: NetworkNews | ContentNews): void => {
  const snapshot: Readonly<{ status: string; children?: Readonly<Record<string, AnyActorRef | undefined>> }> =
    actor.getSnapshot()
  if (snapshot.status !== 'active') return
  const children = Object.values(snapshot.children ?? {})
  actor.send(event)
  for (const child of children) if (child) tellDeeply(child, event)
}

/** Calls `returned` each time that the citizen is visible and online again, until the returned function is called. */
export const watchReturn = (presence: Presence, returned: () => void): (() => void) => {
  let wasInReach = isInReach(presence)
  return presence.watch(() => {
    const hadReach = wasInReach
    wasInReach = isInReach(presence)
    if (wasInReach && !hadReach) returned()
  })
}

/** Tells the actors once each time that the citizen is back. Only what is open hears of it. */
export const tellNetwork = (presence: Presence, actors: () => Iterable<AnyActorRef>): (() => void) =>
  watchReturn(presence, () => {
    for (const actor of actors()) tellDeeply(actor, { type: 'network.returned' })
  })
