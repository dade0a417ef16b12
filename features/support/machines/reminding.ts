import { createActor } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { currentUser, standing } from '#application/session/session.selectors.ts'
import { reminders } from '#application/user-events/reminders.implementations.ts'
import { formatsIn } from '#ui/app/formats.ts'
import type { InterfaceLanguage } from '#ui/app/languages.ts'
import { reminderWordsOf } from '#ui/screens/calendar/reminder-words.ts'
import { TODAY } from '../moment.ts'
import { phrase, speaking } from './phrases.ts'
import type { Closing } from './screens.ts'

/** Gives the reminders of whoever is signed in, as the app does on its screen. */
export const remind = (ports: Ports, piazza: Piazza, language: () => InterfaceLanguage): Closing => {
  let running: Readonly<{ owner: number; close: Closing }> | undefined
  const begin = (): Closing => {
    const actor = createActor(
      reminders(ports, (userEvent) =>
        speaking(language, () => reminderWordsOf(userEvent, TODAY, { formatMessage: phrase }, formatsIn(language()))),
      ),
    )
    const leave = piazza.openReminders(actor)
    actor.start()
    return () => {
      leave()
      actor.stop()
    }
  }
  const settle = (): void => {
    const session = piazza.session.getSnapshot()
    const owner = standing(session) === 'authenticated' ? currentUser(session)?.id : undefined
    if (owner === running?.owner) return
    running?.close()
    running = owner === undefined ? undefined : { owner, close: begin() }
  }
  const following = piazza.session.subscribe(settle)
  settle()
  return () => {
    following.unsubscribe()
    running?.close()
  }
}
