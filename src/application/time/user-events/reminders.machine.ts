import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { AGAIN, askedAgain } from '#application/kit/again.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { ContentNews } from '#application/kit/network.ts'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import { reminderName } from '#domain/events/next-reminder.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { ReminderNews, ReminderWords } from './reminder-news.ts'
import type { CalendarNews, UserEventNews } from './user-event-news.ts'
import { OTHERS_FIRST, readReminders, type ReminderPorts, type RemindersRead } from './read-reminders.ts'
import { LONGEST_WAIT, type Remindable, type Upcoming, upcomingSince } from './upcoming-reminder.ts'

type Context = Remindable &
  Upcoming &
  Readonly<{
    /** The events updated one by one: they are newer than a request that started before. */
    told: ReadonlySet<One['event']>
    /** Whether all events are known, as they are. */
    isRead: boolean
    /** When they may have changed elsewhere: what was read before is outdated (ERR-10). */
    since: Instant | undefined
    /** Whether the last reading has failed. */
    hasFailed: boolean
  }>

type One = Extract<UserEventNews, { type: 'userEvent.known' }>
type Event = CalendarNews | One | PresenceNews | ContentNews | { type: 'reminder.pressed'; userEvent: UserEvent }

/** The content of a notification; `onPress` is called when it is pressed. */
export type ShownReminder = Readonly<{ name: string; userEvent: UserEvent; onPress: () => void }>

/**
 * Shows each reminder of the citizen's events once, at its moment, as long as a citizen is signed in and the app is
 * open (EVENT-05): by a notification of the device, or else by an announcement while the app is visible. A hidden app
 * waits until it becomes visible; what one tab of the device has given, no other gives. Readings of the calendar update the
 * reminders (EVENT-06). `describe` formats a reminder in the citizen's language.
 */
export const remindersMachine = (ports: ReminderPorts, describe: (userEvent: UserEvent) => ReminderWords) =>
  setup({
    types: { context: {} as Context, events: {} as Event, emitted: {} as ReminderNews },
    actors: {
      read: fromReading((since: Instant | undefined, signal) => readReminders(ports, since, signal)),
      look: fromPort(upcomingSince(ports.clock.now(), ports)),
      show: fromPort(({ name, userEvent, onPress }: ShownReminder) => {
        const { title, text } = describe(userEvent)
        return ports.keptCalendar.giveOnce(name, ports.notifications.show({ name, title, text }, onPress))
      }),
      claim: fromPort((name: string) => ports.keptCalendar.giveOnce<never>(name, TaskEither.right(undefined))),
      watchSight: fromPresence(ports.presence, isInSight),
      watchPresence: fromPresence(ports.presence),
    },
    actions: {
      keepAll: assign((_, events: readonly UserEvent[]) => ({ events, isRead: true })),
      keepRead: assign(({ context: { events, told } }, { events: read, isRead }: RemindersRead) => ({
        events: [
          ...read.filter(({ event }) => !told.has(event.id)),
          ...events.filter(({ event }) => told.has(event.id)),
        ],
        isRead,
        hasFailed: !isRead,
      })),
      keepFailed: assign({ hasFailed: true }),
      markOutdated: assign(() => ({
        since: ports.clock.now(),
        told: new Set<One['event']>(),
        isRead: false,
        hasFailed: false,
      })),
      keepOne: assign(({ context: { events, told } }, { event, userEvent }: One) => ({
        told: new Set([...told, event]),
        events: [...events.filter((one) => one.event.id !== event), ...(userEvent === undefined ? [] : [userEvent])],
      })),
      keepUpcoming: assign((_, upcoming: Upcoming) => upcoming),
      finish: assign(({ context: { given, next } }) => ({ given: [...given, reminderName(present(next))] })),
      tellDue: emit(({ context }) => ({
        type: 'reminder.due' as const,
        words: describe(present(context.next).userEvent),
      })),
      tellOpened: emit((_, userEvent: UserEvent) => ({
        type: 'reminder.opened' as const,
        path: describe(userEvent).path,
      })),
    },
    guards: {
      isDue: (_, { next, wait }: Upcoming) => next !== undefined && wait <= 0,
      isMine: (_, isMine: boolean) => isMine,
      isRead: ({ context }) => context.isRead,
      isOutdated: ({ context: { since, hasFailed } }) => since !== undefined && !hasFailed,
    },
    delays: { untilNext: ({ context }) => context.wait, again: AGAIN, othersFirst: OTHERS_FIRST },
  }).createMachine({
    id: 'reminders',
    context: () => ({
      events: [],
      told: new Set(),
      isRead: false,
      since: undefined,
      hasFailed: false,
      given: [],
      next: undefined,
      wait: LONGEST_WAIT,
    }),
    invoke: {
      id: 'watchSight',
      src: 'watchSight',
      onError: { description: 'A reminder that nobody could see is then given with the next one.' },
    },
    on: {
      'calendar.read': { actions: { type: 'keepAll', params: ({ event }) => event.events } },
      'userEvent.known': { actions: { type: 'keepOne', params: ({ event }) => event } },
      'content.changed': {
        description: 'They may have changed elsewhere: they are read again (ERR-10).',
        actions: 'markOutdated',
      },
      'reminder.pressed': { actions: { type: 'tellOpened', params: ({ event }) => event.userEvent } },
    },
    initial: 'reading',
    states: {
      reading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.since,
          onDone: {
            description: 'Updates of single events meanwhile are newer.',
            target: 'waiting',
            actions: { type: 'keepRead', params: ({ event }) => event.output },
          },
          onError: {
            description: 'What is known stays, and what is read elsewhere in the app counts all the same.',
            target: 'waiting',
            actions: 'keepFailed',
          },
        },
        on: {
          'calendar.read': { target: 'waiting', actions: { type: 'keepAll', params: ({ event }) => event.events } },
          'content.changed': { target: 'reading', reenter: true, actions: 'markOutdated' },
        },
      },
      waiting: {
        on: {
          'calendar.read': {
            target: '.looking',
            actions: { type: 'keepAll', params: ({ event }) => event.events },
          },
          'userEvent.known': {
            target: '.looking',
            actions: { type: 'keepOne', params: ({ event }) => event },
          },
          'content.changed': { target: '.looking', actions: 'markOutdated' },
          'presence.gained': {
            description: 'The timers may have been suspended while the device slept.',
            target: '.looking',
          },
        },
        initial: 'looking',
        states: {
          looking: {
            invoke: {
              id: 'look',
              src: 'look',
              input: ({ context: { events, given } }) => ({ events, given }),
              onDone: [
                {
                  target: '#reminders.giving',
                  guard: { type: 'isDue', params: ({ event }) => event.output },
                  actions: { type: 'keepUpcoming', params: ({ event }) => event.output },
                },
                { target: 'resting', actions: { type: 'keepUpcoming', params: ({ event }) => event.output } },
              ],
              onError: {
                target: 'resting',
                actions: { type: 'keepUpcoming', params: { next: undefined, wait: LONGEST_WAIT } },
              },
            },
          },
          resting: {
            after: { untilNext: 'looking' },
            initial: 'deciding',
            states: {
              deciding: {
                description: 'Is the calendar known, as it is now?',
                always: [
                  { target: 'known', guard: 'isRead' },
                  { target: 'outdated', guard: 'isOutdated' },
                  { target: 'resting' },
                ],
              },
              outdated: {
                description: 'A page that shows the calendar reads it first: nobody is asked twice.',
                after: { othersFirst: 'due' },
              },
              known: { description: 'All that one wants to be reminded of is known.' },
              ...askedAgain('#reminders.reading'),
            },
          },
        },
      },
      giving: {
        invoke: {
          id: 'show',
          src: 'show',
          input: ({ context, self }) => {
            const next = present(context.next)
            const { userEvent } = next
            const onPress = () => self.send({ type: 'reminder.pressed', userEvent })
            return { name: reminderName(next), userEvent, onPress }
          },
          onDone: { target: 'waiting', actions: 'finish' },
          onError: 'untold',
        },
      },
      untold: {
        description: 'The device shows no notification: the app announces the reminder, unless it is hidden.',
        invoke: { id: 'lookAround', src: 'watchSight', onError: 'unseen' },
        on: {
          'presence.gained': 'announcing',
          'presence.lost': 'unseen',
        },
      },
      announcing: {
        description: 'Another tab may be in sight, too: the first one announces it.',
        invoke: {
          id: 'claim',
          src: 'claim',
          input: ({ context }) => reminderName(present(context.next)),
          onDone: [
            {
              target: 'waiting',
              guard: { type: 'isMine', params: ({ event }) => event.output },
              actions: ['tellDue', 'finish'],
            },
            { target: 'waiting', actions: 'finish' },
          ],
          onError: { description: 'Rather twice than never.', target: 'waiting', actions: ['tellDue', 'finish'] },
        },
      },
      unseen: {
        description:
          'When the app becomes visible the reminder is announced, unless it was removed or moved meanwhile.',
        on: { 'presence.gained': 'waiting' },
      },
    },
  })
