import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { createActor } from 'xstate'
import { reminders } from '#application/user-events/reminders.implementations.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { reminderWordsOf } from '#ui/screens/calendar/reminder-words.ts'
import { useFormats } from './language-context.tsx'
import { usePiazza, usePorts } from './piazza-context.tsx'

/** Gives the reminders of whoever is signed in, for as long as this stands (EVENT-05). Nothing of it is seen in the page. */
const Reminders = () => {
  const intl = useIntl()
  const formats = useFormats()
  const piazza = usePiazza()
  const ports = usePorts()
  const describe = useEffectEvent((userEvent: UserEvent) =>
    reminderWordsOf(userEvent, dayOf(ports.clock.now()), intl, formats),
  )
  useEffect(() => {
    const actor = createActor(reminders(ports, (userEvent) => describe(userEvent)))
    const close = piazza.openReminders(actor)
    actor.start()
    return () => {
      close()
      actor.stop()
    }
  }, [piazza, ports])
  return null
}
export { Reminders as default }
