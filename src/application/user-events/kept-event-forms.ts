import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import type { Clock } from '#application/ports/clock.ts'
import { type ReminderDraft, reminderDraft, type ReminderProblem, reminderProblems } from '#domain/events/reminder.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'

/** What is sent to be reminded: of which kept event, and when. */
export type ReminderValues = ReminderDraft & Readonly<{ userEvent: UserEventId }>

/** What one begins to choose with. */
export const reminderValues = ({ id, event, reminder }: UserEvent): ReminderValues => ({
  ...reminderDraft(event, reminder),
  userEvent: id,
})

const NO_CLOCK: Clock = {
  now: () => {
    throw new Error('No port was provided for "clock"')
  },
}

/** When one is reminded of an event (EVENT-05), judged by what time it is; answered with the server's message. */
export const reminderMachine = ({ now }: Clock = NO_CLOCK) =>
  formMachine<ReminderValues, ReminderProblem, string | undefined>('reminder', (values) =>
    reminderProblems(values, now()),
  )

/** The question before an event leaves one's calendar (EVENT-06). */
export const removalMachine = confirmationMachine<UserEventId, string | undefined>('removal')
