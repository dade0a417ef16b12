import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { calendar } from '#application/user-events/calendar.implementations.ts'
import {
  calendarFace,
  calendarFailure,
  chosenDay,
  eventsLeftOut,
  keptEvents,
  knownCalendarActor,
  shownMonth,
} from '#application/user-events/calendar.selectors.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { useToday } from '#ui/app/use-today.ts'

/** The citizen's calendar while it is open. `day` is the one that the address asked for. */
export const useCalendar = (day: LocalDate | undefined) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => calendar(ports), [ports]),
    { input: { today: useToday(), day } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const known = useSelector(actor, knownCalendarActor)
  return {
    month: useSelector(actor, shownMonth),
    day: useSelector(actor, chosenDay),
    face: useSelector(known, calendarFace),
    failure: useSelector(known, calendarFailure),
    events: useSelector(known, keptEvents),
    leftOut: useSelector(known, eventsLeftOut),
    chooseDay: (chosen: LocalDate) => actor.send({ type: 'day.chosen', day: chosen }),
    chooseMonth: (chosen: LocalDate) => actor.send({ type: 'month.chosen', month: chosen }),
    refresh: () => actor.send({ type: 'refresh.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  }
}
export type CalendarState = ReturnType<typeof useCalendar>
