import { dayOf, type Instant, type LocalTime } from '#domain/time/calendar.ts'
import { addDays, isDay } from '#domain/time/days.ts'
import { instantAt, timeOf } from '#domain/time/wall-clock.ts'
import type { PublicEvent } from './event.ts'

/** When one is reminded of an event (EVENT-05); `own` is a moment of one's own. */
export type ReminderChoice = 'none' | 'atStart' | 'tenMinutes' | 'oneHour' | 'oneDay' | 'own'

/** As much of an event as reminders depend on. */
export type Beginning = Pick<PublicEvent, 'startDate' | 'startTime'>

/** A reminder as it is being chosen: the day and the time count where the moment is one's own. */
export type ReminderDraft = Readonly<{ event: Beginning; choice: ReminderChoice; day: string; time: string }>

/** [decided] What lasts all day begins at this time for whoever is reminded of it. */
export const WHOLE_DAY_BEGINS = '09:00' as LocalTime

const MINUTE = 60_000

const beginningTime = ({ startTime }: Beginning): LocalTime => startTime ?? WHOLE_DAY_BEGINS

/** When an event begins. */
export const beginningOf = (event: Beginning): Instant => instantAt(event.startDate, beginningTime(event))

const before = (event: Beginning, minutes: number): Instant => (beginningOf(event) - minutes * MINUTE) as Instant

/** Those that follow from the event alone. A day before is the same time of the day before, whatever the clocks do. */
const MOMENTS = {
  atStart: beginningOf,
  tenMinutes: (event) => before(event, 10),
  oneHour: (event) => before(event, 60),
  oneDay: (event) => instantAt(addDays(event.startDate, -1), beginningTime(event)),
} as const satisfies Readonly<Partial<Record<ReminderChoice, (event: Beginning) => Instant>>>

type Following = keyof typeof MOMENTS

/** Those that follow from the event alone, in the order they are offered. */
export const FOLLOWING_CHOICES = Object.keys(MOMENTS) as readonly Following[]

const isFollowing = (choice: ReminderChoice): choice is Following => Object.hasOwn(MOMENTS, choice)

/** The moment that follows from an event. */
export const followingMoment = (choice: Following, event: Beginning): Instant => MOMENTS[choice](event)

/** A time as a field gives it; empty where nothing sensible was typed. */
const isTime = (time: string): time is LocalTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** When the draft reminds; undefined when it does not, or not yet. */
export const reminderMoment = ({ event, choice, day, time }: ReminderDraft): Instant | undefined => {
  if (isFollowing(choice)) return followingMoment(choice, event)
  return choice === 'own' && isDay(day) && isTime(time) ? instantAt(day, time) : undefined
}

/** What one begins to choose with: the reminder that is set, or an hour before. */
export const reminderDraft = (event: Beginning, reminder: Instant | undefined): ReminderDraft => {
  const known = reminder ?? followingMoment('oneHour', event)
  const choice = FOLLOWING_CHOICES.find((one) => followingMoment(one, event) === known) ?? 'own'
  return {
    event: { startDate: event.startDate, startTime: event.startTime },
    choice,
    day: dayOf(known),
    time: timeOf(known),
  }
}

/** `past`: nobody could be reminded then any more. */
export type ReminderProblem = 'missing' | 'past'

type Problems = Readonly<{ [Field in keyof ReminderDraft]?: ReminderProblem }>

/** What is wrong with a draft at a moment. */
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
