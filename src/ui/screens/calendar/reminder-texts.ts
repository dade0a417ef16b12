import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { NotificationLeave } from '#application/ports/notifications.ts'
import {
  FOLLOWING_CHOICES,
  followingMoment,
  type ReminderChoice,
  type ReminderDraft,
  type ReminderProblem,
} from '#domain/events/reminder.ts'
import { dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'
import type { Formats } from '#ui/app/formats.ts'

export type Intl = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string
}>

const choices = defineMessages({
  none: { id: 'reminder.none' },
  atStart: { id: 'reminder.atStart' },
  tenMinutes: { id: 'reminder.tenMinutes' },
  oneHour: { id: 'reminder.oneHour' },
  oneDay: { id: 'reminder.oneDay' },
  own: { id: 'reminder.own' },
}) satisfies Readonly<Record<ReminderChoice, MessageDescriptor>>

const problems = defineMessages({
  past: { id: 'reminder.past' },
  day: { id: 'reminder.dayMissing' },
  time: { id: 'reminder.timeMissing' },
})

/** A moment in words: 'domani alle 17:30'. */
export const momentWords = (moment: Instant, today: LocalDate, intl: Intl, formats: Formats): string =>
  intl.formatMessage({ id: 'reminder.moment' }, { day: formats.day(dayOf(moment), today), time: formats.time(moment) })

/** When one is reminded, in words; or that one is not (EVENT-07). */
export const reminderWords = (reminder: Instant | undefined, today: LocalDate, intl: Intl, formats: Formats): string =>
  reminder === undefined
    ? intl.formatMessage(choices.none)
    : intl.formatMessage({ id: 'reminder.set' }, { moment: momentWords(reminder, today, intl, formats) })

/** What one can choose among. */
export const reminderOptions = (intl: Intl): readonly Readonly<{ value: ReminderChoice; label: string }>[] =>
  ([...FOLLOWING_CHOICES, 'own', 'none'] as const).map((value) => ({
    value,
    label: intl.formatMessage(choices[value]),
  }))

/** The moment that a choice means, where it follows from the event. */
export const chosenMoment = (
  { event, choice }: ReminderDraft,
  today: LocalDate,
  intl: Intl,
  formats: Formats,
): string | undefined => {
  const following = FOLLOWING_CHOICES.find((one) => one === choice)
  return following && momentWords(followingMoment(following, event), today, intl, formats)
}

/** What is wrong with a field. */
export const problemText = (
  field: 'choice' | 'day' | 'time',
  problem: ReminderProblem | undefined,
): MessageDescriptor | undefined =>
  problem === undefined ? undefined : problem === 'past' || field === 'choice' ? problems.past : problems[field]

const leaves = defineMessages({
  allowed: { id: 'reminder.deviceAllowed' },
  askable: { id: 'reminder.deviceAskText' },
  denied: { id: 'reminder.deviceDenied' },
  missing: { id: 'reminder.deviceMissing' },
}) satisfies Readonly<Record<NotificationLeave, MessageDescriptor>>

/** What the dialog says of the device: whether it will notify, and what still works where it will not. */
export const leaveText = (leave: NotificationLeave): MessageDescriptor => leaves[leave]
