import type { Scope } from '#application/kit/scope.ts'
import { type Advertisement, type AdvertisingRoom, targetOf } from '#domain/advertising/advertisement.ts'
import { advertisingFace, advertisingMachine, type Hold, takesTurns } from './advertising.machine.ts'

/** The advertisements of one slot of a page, for as long as the scope is open. */
export const openAdvertising = (scope: Scope, room: AdvertisingRoom) => {
  const actor = scope.run(advertisingMachine(scope.ports), { room })
  const hold = (by: Hold, isHeld: boolean) => actor.send({ type: isHeld ? 'turns.held' : 'turns.released', by })
  /** Each click is counted, whatever becomes of the page; one that is not is no trouble of the citizen's (ADS-03). */
  const follow = ({ id, municipality = room.municipality }: Advertisement) =>
    void scope.ports.advertising.countClick({ advertisement: id, municipality })()
  return () => {
    const snapshot = actor.getSnapshot()
    const { advertisements, at, holds } = snapshot.context
    return {
      face: advertisingFace(snapshot),
      advertisements,
      /** The current advertisement. */
      current: advertisements[at],
      takesTurns: takesTurns(snapshot),
      /** Whether the citizen paused them. */
      isStopped: holds.has('citizen'),
      /** The target of an advertisement in this slot (ADS-05). */
      leadsTo: (advertisement: Advertisement) => targetOf(advertisement, room),
      follow,
      /** Pauses the rotation for a reason, or removes that reason. A stable function. */
      hold,
    }
  }
}

export type AdvertisingNow = ReturnType<ReturnType<typeof openAdvertising>>
