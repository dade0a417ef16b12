import * as seen from './advertising.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Advertisement, AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import { advertisingMachine, type Hold } from './advertising.machine.ts'

/** The advertisements of one slot of a page, for as long as the scope is open. */
export const openAdvertising = (scope: Scope, room: AdvertisingRoom) => {
  const actor = scope.run(advertisingMachine(scope.ports), { room })
  const hold = (by: Hold, isHeld: boolean) => actor.send({ type: isHeld ? 'turns.held' : 'turns.released', by })
  const follow = (advertisement: Advertisement) => actor.send({ type: 'advertisement.followed', advertisement })
  return () => {
    const snapshot = actor.getSnapshot()
    return {
      face: seen.advertisingFace(snapshot),
      advertisements: seen.advertisements(snapshot),
      /** The current advertisement. */
      current: seen.currentAdvertisement(snapshot),
      takesTurns: seen.takesTurns(snapshot),
      isStopped: seen.isStopped(snapshot),
      /** The target of an advertisement in this slot. */
      leadsTo: (advertisement: Advertisement) => seen.leadsTo(snapshot, advertisement),
      /** Counts a click. */
      follow,
      /** Pauses the rotation for a reason, or removes that reason. A stable function. */
      hold,
    }
  }
}

export type AdvertisingNow = ReturnType<ReturnType<typeof openAdvertising>>
