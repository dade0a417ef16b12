import { assign, emit, setup } from 'xstate'
import { needsPort } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import { present } from '#application/kit/present.ts'
import type { Clock } from '#application/ports/clock.ts'
import { type Reminded, type Reminder, reminderName, nextReminder } from '#domain/events/next-reminder.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { ReminderNews, ReminderWords } from './reminder-news.ts'
import type { CalendarNews, UserEventNews } from './user-event-news.ts'

/** The longest that a timer waits, in milliseconds: whoever asks for more is answered at once. */
export const LONGEST_WAIT = 2 ** 31 - 1

type Context = Reminded &
  Readonly<{
    /** The citizen's events, as far as this device knows them. */
    events: readonly UserEvent[]
    /** The events that news came of one by one: that is newer than what was asked for before it. */
    told: ReadonlySet<One['event']>
    /** The reminder that is being given. */
    due: Reminder | undefined
  }>

type One = Extract<UserEventNews, { type: 'userEvent.known' }>
type Event = CalendarNews | One | { type: 'presence.changed' } | { type: 'reminder.pressed'; path: string }

/** What the device is to show; `onPress` is told when it is pressed. */
export type Shown = Readonly<{ name: string; words: ReminderWords; onPress: () => void }>

/** What time it is, and how a reminder is put in the citizen's language. */
export type Reminding = Clock & Readonly<{ describe: (userEvent: UserEvent) => ReminderWords }>

/**
 * Gives each reminder of one's own events once, at its moment, for as long as someone is signed in and the app is open
 * (EVENT-05): by a notification of the device or, where that shows none, by telling of it while the app is in sight; out
 * of sight it waits until one looks at the app. What is read of the calendar meanwhile counts from then on (EVENT-06).
 */
export const remindersMachine = ({ now, describe }: Reminding) => {
  const next = (context: Context): Reminder | undefined => nextReminder(context.events, context, now())
  const momentOf = (context: Context): number => next(context)?.moment ?? Infinity
  return setup({
    types: { context: {} as Context, events: {} as Event, emitted: {} as ReminderNews },
    actors: {
      read: needsPort<readonly UserEvent[], void>('read'),
      show: needsPort<void, Shown>('show'),
      watchPresence: needsSource('watchPresence'),
    },
    actions: {
      keepAll: assign((_, events: readonly UserEvent[]) => ({ events })),
      keepOthers: assign(({ context: { events, told } }, read: readonly UserEvent[]) => ({
        events: [...read.filter(({ event }) => !told.has(event.id)), ...events],
      })),
      keepOne: assign(({ context: { events, told } }, { event, userEvent }: One) => ({
        told: new Set([...told, event]),
        events: [...events.filter((one) => one.event.id !== event), ...(userEvent === undefined ? [] : [userEvent])],
      })),
      begin: assign(({ context }) => ({ due: next(context) })),
      finish: assign(({ context: { given, due } }) => ({
        given: [...given, reminderName(present(due))],
        due: undefined,
      })),
      tellDue: emit(({ context: { due } }) => ({
        type: 'reminder.due' as const,
        words: describe(present(due).userEvent),
      })),
      tellOpened: emit((_, path: string) => ({ type: 'reminder.opened' as const, path })),
    },
    guards: {
      isDue: ({ context }) => momentOf(context) <= now(),
      isInSight: () => true,
    },
    delays: { untilNext: ({ context }) => Math.min(momentOf(context) - now(), LONGEST_WAIT) },
  }).createMachine({
    id: 'reminders',
    context: () => ({ events: [], told: new Set(), since: now(), given: [], due: undefined }),
    invoke: {
      id: 'watchPresence',
      src: 'watchPresence',
      onError: { description: 'A reminder that nobody could see is then given with the next one.' },
    },
    on: {
      'calendar.read': { actions: { type: 'keepAll', params: ({ event }) => event.events } },
      'userEvent.known': { actions: { type: 'keepOne', params: ({ event }) => event } },
      'reminder.pressed': { actions: { type: 'tellOpened', params: ({ event }) => event.path } },
    },
    initial: 'reading',
    states: {
      reading: {
        invoke: {
          id: 'read',
          src: 'read',
          onDone: {
            description: 'What was told of one event meanwhile is newer.',
            target: 'waiting',
            actions: { type: 'keepOthers', params: ({ event }) => event.output },
          },
          onError: { target: 'waiting', description: 'What is read elsewhere in the app counts all the same.' },
        },
        on: {
          'calendar.read': { target: 'waiting', actions: { type: 'keepAll', params: ({ event }) => event.events } },
        },
      },
      waiting: {
        always: { target: 'giving', guard: 'isDue' },
        after: { untilNext: { target: 'waiting', reenter: true } },
        on: {
          'calendar.read': {
            target: 'waiting',
            reenter: true,
            actions: { type: 'keepAll', params: ({ event }) => event.events },
          },
          'userEvent.known': {
            target: 'waiting',
            reenter: true,
            actions: { type: 'keepOne', params: ({ event }) => event },
          },
          'presence.changed': {
            description: 'While the device slept its timers may have slept too.',
            target: 'waiting',
            reenter: true,
          },
        },
      },
      giving: {
        entry: 'begin',
        invoke: {
          id: 'show',
          src: 'show',
          input: ({ context, self }) => {
            const due = present(context.due)
            const words = describe(due.userEvent)
            const onPress = () => self.send({ type: 'reminder.pressed', path: words.path })
            return { name: reminderName(due), words, onPress }
          },
          onDone: { target: 'waiting', actions: 'finish' },
          onError: [{ target: 'waiting', guard: 'isInSight', actions: ['tellDue', 'finish'] }, { target: 'unseen' }],
        },
      },
      unseen: {
        description: 'Whoever looks at the app again is told, unless the reminder was taken off or moved meanwhile.',
        on: { 'presence.changed': 'waiting' },
      },
    },
  })
}
