import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { EventId } from '#domain/events/event.ts'
import {
  type ReminderDraft,
  reminderDraft,
  reminderMoment,
  type ReminderProblem,
  reminderProblems,
} from '#domain/events/reminder.ts'
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

type Reminding = Readonly<{ clock: Clock; unsent: Unsent; event: EventId; post: Post }>

/** The reminder of an event (EVENT-05), validated against the current time; returns the server's message. */
export const reminderForm = ({ clock, unsent, event, post }: Reminding) =>
  formMachine<ReminderValues, ReminderProblem, Posted<string | undefined>>('reminder', {
    problemsOf: (values) => reminderProblems(values, clock.now()),
    send: ({ values: { userEvent, origin, ...values } }, author) =>
      post(
        { kind: 'eventReminded', event, userEvent, reminder: reminderMoment(values), ...(origin && { origin }) },
        author,
      ),
    draft: unsentDraft(unsent, () => `reminder.${event}`, ['event', 'origin']),
  })

/** The confirmation before an event is removed from the calendar (EVENT-06). */
export const removalMachine = confirmationMachine<UserEventId, Posted<string | undefined>>('removal')
