import { type AnyActorLogic, type AnyActorRef, assign, setup, stopChild } from 'xstate'
import { type Known, NOTHING_KNOWN, recalled } from '#application/known.ts'
import type { LongLivedName } from '#application/long-lived.ts'
import type { News } from '#application/news.ts'
import { unreadMachine, type UnreadPorts } from '#application/inbox/notices/unread.machine.ts'
import { sessionMachine } from '#application/identity/session/session.machine.ts'
import type { SessionPorts } from '#application/identity/session/session.setup.ts'

type RootEvent =
  | News
  | { type: 'flow.opened'; name: LongLivedName; logic: AnyActorLogic; input: unknown }
  | { type: 'flow.closed'; flow: AnyActorRef }
  /** The citizen has turned away from the sign-in. */
  | { type: 'signIn.left' }

type RootInput = Readonly<{
  /** Whether a session was stored when the app started. */
  isOpen: boolean
  /** Hears the news of the root's flows. */
  hear: (news: News) => void
}>

/**
 * The root of the application. It owns the flows that live beyond one screen, each under a name in its system, and
 * remembers of all news what the way back needs.
 */
export const rootMachine = (ports: SessionPorts & UnreadPorts) =>
  setup({
    types: {
      context: {} as Readonly<{ known: Known; hear: RootInput['hear'] }>,
      input: {} as RootInput,
      events: {} as RootEvent,
      children: {} as { session: 'session'; unread: 'unread' },
    },
    actors: { session: sessionMachine(ports), unread: unreadMachine(ports) },
    actions: {
      open: assign(({ context, spawn }, { name, logic, input }: Extract<RootEvent, { type: 'flow.opened' }>) => {
        // Heard before it starts: its first steps may have something to tell.
        spawn(logic, { systemId: name, input }).on('*', (news) => context.hear(news as News))
        return context
      }),
      recall: assign(({ context }, news: News | { type: 'signIn.left' }) => ({ known: recalled(context.known, news) })),
    },
  }).createMachine({
    id: 'root',
    description: 'Owns the flows that live beyond one screen, and remembers what the way back needs.',
    context: ({ input: { isOpen, hear }, spawn }) => {
      spawn('session', { id: 'session', systemId: 'session', input: { isOpen } }).on('*', hear)
      spawn('unread', { id: 'unread', systemId: 'unread' })
      return { known: NOTHING_KNOWN, hear }
    },
    on: {
      'flow.opened': { actions: { type: 'open', params: ({ event }) => event } },
      'flow.closed': { actions: stopChild(({ event }) => event.flow) },
      '*': { actions: { type: 'recall', params: ({ event }) => event as News } },
    },
  })
