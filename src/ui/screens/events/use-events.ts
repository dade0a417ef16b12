import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { eventsOf } from '#application/events/events.implementations.ts'
import type { EventsWish } from '#application/events/events.machine.ts'
import * as seen from '#application/events/events.selectors.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'

const NO_EVENTS: readonly PublicEvent[] = []

/** The events while their screen is open: the address says which day and what is filtered, and hears what is typed. */
export const useEvents = (activity: ActivityId | undefined, wish: EventsWish, onAsked: (wish: EventsWish) => void) => {
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => eventsOf(ports), [ports]),
    { input: { wish, activity } },
  )
  useEffect(() => actor.send({ type: 'wish.changed', wish }), [actor, wish])
  const hear = useEffectEvent(onAsked)
  useEffect(() => {
    const { unsubscribe } = actor.on('events.asked', (news) => hear(news.wish))
    return unsubscribe
  }, [actor])

  const list = useSelector(actor, seen.eventListActor)
  const organiser = useSelector(actor, seen.organiserActor)
  const municipality = useSelector(actor, seen.municipalityActor)
  const broken = useSelector(actor, isBroken)
  return {
    face: useSelector(list, (now) => (now ? resourceFace(now) : broken ? 'failed' : 'loading')),
    events: useSelector(list, (now) => (now ? seen.allEvents(now) : NO_EVENTS)),
    failure: useSelector(list, (now) => now && seen.eventsFailure(now)),
    /** What the activity is called, once it is known. */
    organiser: useSelector(organiser, (now) => now && seen.organiserName(now)),
    /** There is no such activity. */
    isNobodys: useSelector(organiser, (now) => now !== undefined && resourceFace(now) === 'missing'),
    typed: useSelector(municipality, (now) => (now ? seen.typedMunicipality(now) : '')),
    areFiltersShown: useSelector(actor, seen.areFiltersShown),
    type: (text: string) => actor.send({ type: 'municipality.typed', text }),
    toggleFilters: () => actor.send({ type: 'filters.toggled' }),
    retry: () => (list ?? actor).send({ type: 'retry.requested' }),
  }
}
