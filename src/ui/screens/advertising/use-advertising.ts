import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { advertising } from '#application/advertising/advertising.implementations.ts'
import type { Hold } from '#application/advertising/advertising.machine.ts'
import * as seen from '#application/advertising/advertising.selectors.ts'
import type { Advertisement, AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { useMedia } from '#ui/app/use-media.ts'
import { media } from '#ui/theme/theme.css.ts'

/** The advertisements of a room as its view needs them; they stand still while nobody sees the page, or the device asks for it. */
export const useAdvertising = (room: AdvertisingRoom) => {
  const actor = useActorRef(advertising(usePorts()), { input: { room } })
  const isStill = useMedia(media.stillness)
  const hold = (by: Hold, isHeld: boolean) => actor.send({ type: isHeld ? 'turns.held' : 'turns.released', by })
  useEffect(() => {
    actor.send({ type: isStill ? 'turns.held' : 'turns.released', by: 'stillness' })
  }, [actor, isStill])
  useEffect(() => {
    const look = () => actor.send({ type: document.hidden ? 'turns.held' : 'turns.released', by: 'hidden' })
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [actor])
  return {
    face: useSelector(actor, seen.advertisingFace),
    advertisements: useSelector(actor, seen.advertisements),
    current: useSelector(actor, seen.currentAdvertisement),
    takesTurns: useSelector(actor, seen.takesTurns),
    isStopped: useSelector(actor, seen.isStopped),
    hold,
    follow: (advertisement: Advertisement) => actor.send({ type: 'advertisement.followed', advertisement }),
    leadsTo: (advertisement: Advertisement) => seen.leadsTo(actor.getSnapshot(), advertisement),
  }
}
