import type { NotifyPermission } from '#application/ports/notifications.ts'
import {
  FOLLOWING_CHOICES,
  followingMoment,
  type ReminderChoice,
  type ReminderDraft,
  type ReminderProblem,
} from '#domain/events/reminder.ts'
import { dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

const CHOICES: Readonly<Record<ReminderChoice, MessageId>> = {
  none: 'reminder.none',
  atStart: 'reminder.atStart',
  tenMinutes: 'reminder.tenMinutes',
  oneHour: 'reminder.oneHour',
  oneDay: 'reminder.oneDay',
  own: 'reminder.own',
}

/** A moment as text: 'domani alle 17:30'. */
const momentWords = (moment: Instant, today: LocalDate, { say, formats }: Speech): string =>
  say('reminder.moment', { day: formats.day(dayOf(moment), today), time: formats.time(moment) })

/** The moment of a reminder as text, or that there is none (EVENT-07). */
export const reminderWords = (reminder: Instant | undefined, today: LocalDate, speech: Speech): string =>
  reminder === undefined
    ? speech.say(CHOICES.none)
    : speech.say('reminder.set', { moment: momentWords(reminder, today, speech) })

/** The options. */
export const reminderOptions = ({ say }: Speech): readonly Readonly<{ value: ReminderChoice; label: string }>[] =>
  ([...FOLLOWING_CHOICES, 'own', 'none'] as const).map((value) => ({ value, label: say(CHOICES[value]) }))

/** The moment of an option, where it is relative to the event. */
export const chosenMoment = (
  { event, choice }: ReminderDraft,
  today: LocalDate,
  speech: Speech,
): string | undefined => {
  const following = FOLLOWING_CHOICES.find((one) => one === choice)
  return following && momentWords(followingMoment(following, event), today, speech)
}

const LACKING = { day: 'reminder.dayMissing', time: 'reminder.timeMissing' } as const

/** The error of a field. */
export const problemText = (field: 'choice' | 'day' | 'time', problem: ReminderProblem): MessageId =>
  problem === 'past' || field === 'choice' ? 'reminder.past' : LACKING[field]

/** The note about the device: whether it shows notifications, and the alternative where it does not. */
export const DEVICE_TEXTS: Readonly<Record<NotifyPermission, MessageId>> = {
  allowed: 'reminder.deviceAllowed',
  askable: 'reminder.deviceAskText',
  denied: 'reminder.deviceDenied',
  missing: 'reminder.deviceMissing',
}
