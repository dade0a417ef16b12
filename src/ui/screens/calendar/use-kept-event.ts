import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { keptEvent } from '#application/user-events/kept-event.implementations.ts'
import {
  isAtWork,
  isRemoving,
  keptEventFace,
  keptEventFailure,
  removalActor,
  reminderActor,
  userEventNow,
} from '#application/user-events/kept-event.selectors.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'

type Subject = Readonly<{
  event: PublicEvent
  /** As the calendar that shows it has read it. */
  known?: UserEvent | undefined
  /** The server has been asked to change something of it. */
  onChanged?: (() => void) | undefined
}>

/** One event and its place in the citizen's calendar, for as long as it is shown; another event is another key. */
export const useKeptEvent = ({ event, known, onChanged }: Subject) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const isSignedIn = useSession().standing !== 'anonymous'
  const actor = useActorRef(
    useMemo(() => keptEvent(ports), [ports]),
    { input: { event, isSignedIn, userEvent: known } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  useEffect(() => actor.send({ type: 'reader.changed', isSignedIn }), [actor, isSignedIn])
  useEffect(() => {
    if (known !== undefined) actor.send({ type: 'userEvent.read', userEvent: known })
  }, [actor, known])
  const hearChange = useEffectEvent(() => onChanged?.())
  useEffect(() => {
    const told = actor.on('*', ({ type }) => {
      if (type === 'userEvent.changed' || type === 'userEvent.failed') hearChange()
    })
    return () => told.unsubscribe()
  }, [actor])
  const removal = useSelector(actor, removalActor)
  return {
    event,
    face: useSelector(actor, keptEventFace),
    userEvent: useSelector(actor, userEventNow),
    failure: useSelector(actor, keptEventFailure),
    isBusy: useSelector(actor, isAtWork),
    reminder: useSelector(actor, reminderActor),
    removal,
    isRemoving: useSelector(removal, (snapshot) => snapshot !== undefined && isRemoving(snapshot)),
    add: () => actor.send({ type: 'addition.requested' }),
    remind: () => actor.send({ type: 'reminder.requested' }),
    remove: () => actor.send({ type: 'removal.requested' }),
    cancel: () => actor.send({ type: 'cancelled' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  }
}
export type KeptEventState = ReturnType<typeof useKeptEvent>
