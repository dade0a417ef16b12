import { present } from '#application/kit/present.ts'
import { ended } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { currentOf, NOTHING, refusedCurrent, toRelease } from './outbox.context.ts'
import { advancing, sending, settling } from './outbox.sending.ts'
import { DELAY_ALL, outboxSetup } from './outbox.setup.ts'

/**
 * The writes of the citizen that the server does not have yet. They are stored before the outbox hears of them, and sent
 * one after the other, those of one subject in their order, by one tab at a time. A write whose outcome is unknown is
 * read back before it is sent again (faults 24 to 26).
 */
export const outboxMachine = (...given: Parameters<typeof outboxSetup>) => {
  const outbox = outboxSetup(...given)
  return outbox.createMachine({
    id: 'outbox',
    context: {
      ...NOTHING,
      owner: undefined,
      now: 0 as Instant,
      isOnline: false,
      isRegained: false,
      regainedAt: undefined,
      isStale: false,
    },
    invoke: {
      id: 'watchPresence',
      src: 'watchPresence',
      onError: {
        description: 'The network counts as there: a failed attempt is tried again later.',
        actions: 'goOnline',
      },
    },
    on: {
      'presence.gained': { actions: 'goOnline' },
      'presence.lost': { actions: 'goOffline' },
      'owner.arrived': {
        target: '.owned',
        guard: { type: 'isAnother', params: ({ event }) => event },
        actions: { type: 'arrive', params: ({ event }) => event },
      },
      'owner.lost': { target: '.vacant', actions: [...DELAY_ALL, 'clear'] },
      'owner.refused': { target: '.vacant', actions: [...DELAY_ALL, 'clear'] },
    },
    initial: 'vacant',
    states: {
      vacant: {
        description: 'Nobody is signed in, or their identity is not known: nothing is sent or shown.',
        on: { 'write.posted': { actions: { type: 'tellPostedDelayed', params: ({ event }) => event } } },
      },
      parting: {
        description:
          'What was, or was to be, sent has ended with its session: the device knows that it is not under way.',
        invoke: {
          id: 'part',
          src: 'replace',
          input: ({ context }) => {
            const marked = { ...currentOf(context), standing: 'sending' as const }
            return { before: marked, after: ended(marked) }
          },
          onDone: { target: 'vacant', actions: 'clear' },
          onError: { description: 'It counts as under way for a while.', target: 'vacant', actions: 'clear' },
        },
      },
      forgetting: {
        description: 'The citizen has signed out: their entries are removed.',
        invoke: {
          id: 'forget',
          src: 'forget',
          input: ({ context }) => present(context.owner),
          onDone: { target: 'vacant', actions: 'clear' },
          onError: { description: 'The device has lost them already.', target: 'vacant', actions: 'clear' },
        },
      },
      owned: {
        invoke: {
          id: 'watchEntries',
          src: 'watchEntries',
          onError: { description: 'Entries of other tabs are read with the next look.' },
        },
        on: {
          'owner.left': { target: 'forgetting', actions: DELAY_ALL },
          'write.posted': { actions: { type: 'await', params: ({ event }) => event } },
          'entries.changed': { actions: 'noteStale' },
        },
        initial: 'reading',
        states: {
          reading: {
            description: 'The entries are read to show them, and to find out when one is due.',
            entry: 'beginReading',
            invoke: {
              id: 'read',
              src: 'list',
              input: ({ context }) => present(context.owner),
              onDone: { target: 'resting', actions: { type: 'takeReading', params: ({ event }) => event.output } },
              onError: 'stuck',
            },
          },
          resting: {
            always: [
              { target: 'reading', guard: 'isStale' },
              { target: 'atWork', guard: 'isDue' },
              { target: 'releasing', guard: 'hasAwaited' },
            ],
            after: { wake: 'reading' },
          },
          releasing: {
            description: 'Nothing can be sent now: authors need not wait, and any tab may send their writes.',
            invoke: {
              id: 'release',
              src: 'release',
              input: ({ context }) => toRelease(context),
              onDone: { target: 'reading', actions: DELAY_ALL },
              onError: { target: 'reading', actions: DELAY_ALL },
            },
          },
          stuck: {
            description: 'The device cannot read or store now: nothing is sent that could not be marked as sent.',
            entry: DELAY_ALL,
            after: { stuck: 'reading' },
          },
          atWork: {
            description: 'One tab is at work at a time: the turn ends with this state.',
            invoke: { id: 'turn', src: 'turn', onError: 'stuck' },
            initial: 'queueing',
            states: {
              queueing: {
                description: 'Another tab may be at work.',
                on: { 'turn.gained': 'looking' },
                after: { patience: { actions: DELAY_ALL } },
              },
              looking: {
                description: 'The entries are read again: another tab may have sent some.',
                entry: 'beginReading',
                invoke: {
                  id: 'look',
                  src: 'list',
                  input: ({ context }) => present(context.owner),
                  onDone: {
                    target: 'choosing',
                    actions: [{ type: 'takeReading', params: ({ event }) => event.output }, 'choose'],
                  },
                  onError: '#outbox.owned.stuck',
                },
              },
              choosing: {
                always: [
                  { target: '#outbox.owned.resting', guard: 'isNothingDue' },
                  { description: 'Its author was not told.', target: 'dropping', guard: 'isRefused' },
                  { target: 'settling', guard: 'isUnsettled' },
                  { target: 'marking' },
                ],
              },
              settling: settling(outbox),
              marking: {
                description: 'The device knows that it is being sent before it is: a tab may die meanwhile.',
                on: {
                  'owner.refused': { target: '#outbox.parting', actions: DELAY_ALL },
                  'owner.lost': { target: '#outbox.parting', actions: DELAY_ALL },
                },
                invoke: {
                  id: 'mark',
                  src: 'mark',
                  input: ({ context }) => currentOf(context),
                  onDone: [
                    {
                      description: 'It was withdrawn meanwhile.',
                      target: 'looking',
                      guard: { type: 'isGone', params: ({ event }) => event.output !== undefined },
                    },
                    { target: 'sending', actions: { type: 'mark', params: ({ event }) => event.output } },
                  ],
                  onError: '#outbox.owned.stuck',
                },
              },
              sending: sending(outbox),
              advancing: advancing(outbox),
              postponing: {
                invoke: {
                  id: 'postpone',
                  src: 'postpone',
                  input: ({ context }) => currentOf(context),
                  onDone: { target: 'looking', actions: ['tellCurrentDelayed', 'awaitCurrentNoMore'] },
                  onError: '#outbox.owned.stuck',
                },
              },
              removing: {
                invoke: {
                  id: 'remove',
                  src: 'remove',
                  input: ({ context }) => currentOf(context),
                  onDone: { target: 'looking', actions: ['tellSent', 'dropCurrent'] },
                  onError: {
                    description: 'The server has it: it is found there at the next look.',
                    target: '#outbox.owned.stuck',
                    actions: ['tellSent', 'dropCurrent'],
                  },
                },
              },
              refusing: {
                description: 'The device knows of the refusal before its author does: the tab may die meanwhile.',
                invoke: {
                  id: 'refuse',
                  src: 'replace',
                  input: ({ context }) => ({ before: currentOf(context), after: refusedCurrent(context) }),
                  onDone: [
                    {
                      description: 'Another tab has changed it: what is known of it is read again.',
                      target: 'looking',
                      guard: { type: 'isGone', params: ({ event }) => event.output },
                    },
                    {
                      description: 'It stays where it was written.',
                      target: 'looking',
                      guard: 'isToBeHeld',
                      actions: 'tellRefused',
                    },
                    { target: 'dropping', actions: 'markRefused' },
                  ],
                  onError: '#outbox.owned.stuck',
                },
              },
              dropping: {
                entry: 'tellRefused',
                invoke: {
                  id: 'drop',
                  src: 'remove',
                  input: ({ context }) => currentOf(context),
                  onDone: { target: 'looking', actions: 'dropCurrent' },
                  onError: { target: '#outbox.owned.stuck', actions: 'dropCurrent' },
                },
              },
            },
          },
        },
      },
    },
  })
}
