import { errorOf } from '#application/kit/from-port.ts'
import { conversationSetup } from './conversation.setup.ts'

/**
 * A conversation: read at first, and polled while it is visible (CHAT-03, CHAT-04). One that was read before shows at
 * once.
 */
export const conversationMachine = (...ports: Parameters<typeof conversationSetup>) =>
  conversationSetup(...ports).createMachine({
    id: 'conversation',
    context: ({ input: { id, owner, known } }) => ({
      id,
      owner,
      chat: known,
      failure: undefined,
      quiet: 0,
      landed: [],
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ target: 'open.refreshing', guard: 'isKnown' }, 'recalling'] },
      recalling: {
        description: 'The device may have kept the conversation from an earlier visit (ERR-11).',
        invoke: {
          id: 'recall',
          src: 'recall',
          input: ({ context }) => context.id,
          onDone: [
            {
              target: 'open.confirming',
              guard: { type: 'isFound', params: ({ event }) => event.output },
              actions: { type: 'keepEarly', params: ({ event }) => event.output },
            },
            { target: 'loading' },
          ],
          onError: 'loading',
        },
      },
      loading: {
        on: { 'network.returned': { target: 'loading', reenter: true } },
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.id,
          onDone: {
            target: 'open',
            actions: [{ type: 'keepFirst', params: ({ event }) => event.output }, 'tellMoved'],
          },
          onError: [
            { target: 'missing', guard: { type: 'isMissing', params: errorOf } },
            {
              target: 'open',
              guard: { type: 'isKept', params: errorOf },
              actions: { type: 'keepOutdated', params: errorOf },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          ],
        },
      },
      missing: { description: 'There is no such conversation, or not any more (fault 36).' },
      failed: {
        on: { 'retry.requested': 'loading', 'network.returned': { target: 'loading', guard: 'lackedNetwork' } },
      },
      open: {
        invoke: {
          id: 'composer',
          src: 'composer',
          input: ({ context }) => ({ chat: context.id, owner: context.owner }),
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
        on: {
          'message.written': { actions: { type: 'tellWritten', params: ({ event }) => event } },
          'message.stored': { actions: 'tellStored' },
          'message.returned': { actions: { type: 'giveBack', params: ({ event }) => event } },
          'message.left': {
            target: '.reading',
            actions: ['forgetQuiet', { type: 'land', params: ({ event }) => event }],
            reenter: true,
          },
        },
        initial: 'idle',
        states: {
          confirming: {
            description: 'What the device has kept is shown, and read again.',
            entry: 'await',
            on: { 'network.returned': { target: 'confirming', reenter: true } },
            invoke: {
              id: 'confirm',
              src: 'read',
              input: ({ context }) => context.id,
              onDone: {
                target: 'idle',
                actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'tellMoved'],
              },
              onError: [
                { target: '#conversation.missing', guard: { type: 'isMissing', params: errorOf } },
                {
                  target: '#conversation.failed',
                  guard: { type: 'isTakenAway', params: errorOf },
                  actions: ['drop', { type: 'keepFailure', params: errorOf }],
                },
                { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
              ],
            },
          },
          refreshing: {
            description: 'The cached conversation is shown, and read again.',
            invoke: {
              id: 'readAnew',
              src: 'readNews',
              input: ({ context }) => context.id,
              onDone: {
                target: 'idle',
                actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'tellMoved'],
              },
              onError: [
                { target: '#conversation.missing', guard: { type: 'isMissing', params: errorOf } },
                { description: 'It is read again before long (ERR-02).', target: 'idle' },
              ],
            },
          },
          idle: {
            on: {
              'retry.requested': {
                description: 'What is shown is an earlier answer.',
                target: 'confirming',
                guard: 'isOutdated',
                actions: 'forgetQuiet',
              },
            },
            invoke: {
              id: 'watchPresence',
              src: 'watchPresence',
              onError: { description: 'It is then read at each interval, in sight or not.' },
            },
            initial: 'resting',
            states: {
              resting: {
                on: {
                  'presence.lost': 'away',
                  'message.written': {
                    description: 'An answer may come soon.',
                    target: 'resting',
                    actions: ['forgetQuiet', { type: 'tellWritten', params: ({ event }) => event }],
                    reenter: true,
                  },
                },
                after: { rest: '#conversation.open.reading' },
              },
              away: {
                description: 'Hidden or offline: no polling (CHAT-04).',
                on: { 'presence.gained': '#conversation.open.reading' },
              },
            },
          },
          reading: {
            invoke: {
              id: 'readNews',
              src: 'readNews',
              input: ({ context }) => context.id,
              onDone: [
                {
                  target: 'idle',
                  guard: { type: 'bringsNews', params: ({ event }) => event.output },
                  actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'forgetLanded', 'tellMoved'],
                },
                { target: 'idle', actions: ['countQuiet', 'forgetFailure', 'forgetLanded'] },
              ],
              onError: [
                { target: '#conversation.missing', guard: { type: 'isMissing', params: errorOf } },
                { target: 'idle', actions: 'countQuiet' },
              ],
            },
          },
        },
      },
    },
  })
