import { addDays, dayOf, type Instant, type LocalDate, type LocalTime } from '#domain/time/calendar.ts'
import { isDay } from '#domain/time/days.ts'
import { instantAt, timeOf } from '#domain/time/wall-clock.ts'
import { firstDay, type PublicEvent } from './event.ts'

/** The moment of a reminder (EVENT-05); `own` is a custom moment. */
export type ReminderChoice = 'none' | 'atStart' | 'tenMinutes' | 'oneHour' | 'oneDay' | 'own'

/** The fields of an event that its reminders depend on; one without the last is of one day. */
export type Beginning = Pick<PublicEvent, 'startDate' | 'startTime'> &
  Partial<Pick<PublicEvent, 'endDate' | 'endTime' | 'weekdays'>>

/** A reminder being edited: day and time count only for a custom moment. */
export type ReminderDraft = Readonly<{ event: Beginning; choice: ReminderChoice; day: string; time: string }>

/** [decided] The start of a whole-day event for its reminders. */
export const WHOLE_DAY_BEGINS = '09:00' as LocalTime

const MINUTE = 60_000

const beginningTime = ({ startTime }: Beginning): LocalTime => startTime ?? WHOLE_DAY_BEGINS

const beginningDay = (event: Beginning): LocalDate => firstDay({ endDate: event.startDate, ...event })

/** The start of an event: the first time that it takes place. */
export const beginningOf = (event: Beginning): Instant => instantAt(beginningDay(event), beginningTime(event))

const before = (event: Beginning, minutes: number): Instant => (beginningOf(event) - minutes * MINUTE) as Instant

/**
 * The reminders relative to the event. A day before is the same wall-clock time of the day before, also across a clock
 * change.
 */
const MOMENTS = {
  atStart: beginningOf,
  tenMinutes: (event) => before(event, 10),
  oneHour: (event) => before(event, 60),
  oneDay: (event) => instantAt(addDays(beginningDay(event), -1), beginningTime(event)),
} as const satisfies Readonly<Partial<Record<ReminderChoice, (event: Beginning) => Instant>>>

type Following = keyof typeof MOMENTS

/** The reminders relative to the event, in the order they are offered. */
export const FOLLOWING_CHOICES = Object.keys(MOMENTS) as readonly Following[]

const isFollowing = (choice: ReminderChoice): choice is Following => Object.hasOwn(MOMENTS, choice)

/** The moment of a relative reminder. */
export const followingMoment = (choice: Following, event: Beginning): Instant => MOMENTS[choice](event)

/** The relative reminder that is given at a moment; undefined for a custom one. */
export const followingChoice = (event: Beginning, moment: Instant): Following | undefined =>
  FOLLOWING_CHOICES.find((one) => followingMoment(one, event) === moment)

/** A time as a field gives it; empty where the input is invalid. */
const isTime = (time: string): time is LocalTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** The moment of the draft; undefined without a reminder, or while it is incomplete. */
export const reminderMoment = ({ event, choice, day, time }: ReminderDraft): Instant | undefined => {
  if (isFollowing(choice)) return followingMoment(choice, event)
  return choice === 'own' && isDay(day) && isTime(time) ? instantAt(day, time) : undefined
}

/** The initial draft: the reminder that is set, or an hour before. */
export const reminderDraft = (event: Beginning, reminder: Instant | undefined): ReminderDraft => {
  const known = reminder ?? followingMoment('oneHour', event)
  return {
    event: { startDate: beginningDay(event), startTime: event.startTime },
    choice: followingChoice(event, known) ?? 'own',
    day: dayOf(known),
    time: timeOf(known),
  }
}

/** `past`: the moment is over. */
export type ReminderProblem = 'missing' | 'past'

type Problems = Readonly<{ [Field in keyof ReminderDraft]?: ReminderProblem }>

/** The validation error of a draft at a moment. */
export const reminderProblems = (draft: ReminderDraft, now: Instant): Problems => {
  if (draft.choice === 'none') return {}
  const moment = reminderMoment(draft)
  if (moment === undefined)
    return {
      ...(isDay(draft.day) ? {} : { day: 'missing' as const }),
      ...(isTime(draft.time) ? {} : { time: 'missing' as const }),
    }
  if (moment > now) return {}
  if (draft.choice !== 'own') return { choice: 'past' }
  return draft.day < dayOf(now) ? { day: 'past' } : { time: 'past' }
}
