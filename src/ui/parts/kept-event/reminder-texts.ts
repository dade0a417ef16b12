import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { NotifyPermission } from '#application/ports/notifications.ts'
import {
  FOLLOWING_CHOICES,
  followingMoment,
  type ReminderChoice,
  type ReminderDraft,
  type ReminderProblem,
} from '#domain/events/reminder.ts'
import { dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'
import type { Formats } from '#ui/language/formats.ts'

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

/** A moment as text: 'domani alle 17:30'. */
export const momentWords = (moment: Instant, today: LocalDate, intl: Intl, formats: Formats): string =>
  intl.formatMessage({ id: 'reminder.moment' }, { day: formats.day(dayOf(moment), today), time: formats.time(moment) })

/** The moment of a reminder as text, or that there is none (EVENT-07). */
export const reminderWords = (reminder: Instant | undefined, today: LocalDate, intl: Intl, formats: Formats): string =>
  reminder === undefined
    ? intl.formatMessage(choices.none)
    : intl.formatMessage({ id: 'reminder.set' }, { moment: momentWords(reminder, today, intl, formats) })

/** The options. */
export const reminderOptions = (intl: Intl): readonly Readonly<{ value: ReminderChoice; label: string }>[] =>
  ([...FOLLOWING_CHOICES, 'own', 'none'] as const).map((value) => ({
    value,
    label: intl.formatMessage(choices[value]),
  }))

/** The moment of an option, where it is relative to the event. */
export const chosenMoment = (
  { event, choice }: ReminderDraft,
  today: LocalDate,
  intl: Intl,
  formats: Formats,
): string | undefined => {
  const following = FOLLOWING_CHOICES.find((one) => one === choice)
  return following && momentWords(followingMoment(following, event), today, intl, formats)
}

/** The error of a field. */
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
}) satisfies Readonly<Record<NotifyPermission, MessageDescriptor>>

/** The note about the device: whether it shows notifications, and the alternative where it does not. */
export const permissionText = (permission: NotifyPermission): MessageDescriptor => leaves[permission]
