import { useEffect, useEffectEvent } from 'react'
import { outboxOfApp } from '#application/outbox/posting.flow.ts'
import { openReminding } from '#application/time/user-events/reminding.flow.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { reminderWordsOf } from '#ui/parts/kept-event/reminder-words.ts'
import { usePiazza, usePorts } from '#ui/layout/piazza-context.tsx'

/** Gives reminders for as long as it is mounted (EVENT-05), and opens the outbox. It shows nothing. */
const Reminders = () => {
  const speech = useSpeech()
  const piazza = usePiazza()
  const ports = usePorts()
  const describe = useEffectEvent((userEvent: UserEvent) =>
    reminderWordsOf(userEvent, dayOf(ports.clock.now()), speech),
  )
  useEffect(() => openReminding({ piazza, ports }, (userEvent) => describe(userEvent)), [piazza, ports])
  useEffect(() => void outboxOfApp({ piazza, ports }), [piazza, ports])
  return null
}
export { Reminders as default }
