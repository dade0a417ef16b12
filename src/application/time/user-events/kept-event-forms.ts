import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import type { Posted } from '#application/outbox/posted.ts'
import type { Clock } from '#application/ports/clock.ts'
import { type ReminderDraft, reminderDraft, type ReminderProblem, reminderProblems } from '#domain/events/reminder.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import type { Original } from '#domain/origin.ts'

/** The request of a reminder: its saved event, and its moment. */
export type ReminderValues = ReminderDraft & Readonly<{ userEvent: UserEventId }> & Original

/** The initial choice. */
export const reminderValues = ({ id, event, reminder, origin }: UserEvent): ReminderValues => ({
  ...reminderDraft(event, reminder),
  userEvent: id,
  ...(origin && { origin }),
})

/** The reminder of an event (EVENT-05), validated against the current time; returns the server's message. */
export const reminderMachine = ({ now }: Clock) =>
  formMachine<ReminderValues, ReminderProblem, Posted<string | undefined>>('reminder', (values) =>
    reminderProblems(values, now()),
  )

/** The confirmation before an event is removed from the calendar (EVENT-06). */
export const removalMachine = confirmationMachine<UserEventId, Posted<string | undefined>>('removal')
