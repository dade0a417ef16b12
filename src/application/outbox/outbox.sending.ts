import { errorOf } from '#application/kit/from-port.ts'
import { advanced } from '#domain/outbox/outbox.ts'
import { currentOf } from './outbox.context.ts'
import { DELAY_ALL, type OutboxSetup } from './outbox.setup.ts'

export const settling = (outbox: OutboxSetup) =>
  outbox.createStateConfig({
    description: 'Reads back whether the server has the write (fault 25).',
    invoke: {
      id: 'settle',
      src: 'settle',
      input: ({ context }) => currentOf(context),
      onDone: [
        { target: 'advancing', guard: { type: 'isDoneWithMore', params: ({ event }) => event.output } },
        {
          target: 'removing',
          guard: { type: 'isDone', params: ({ event }) => event.output },
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        {
          description: 'The server is in reach and does not have it: its author decides.',
          target: 'refusing',
          guard: 'hasFailed',
        },
        { description: 'What the server said is told as it is.', target: 'removing', guard: 'hasAnswer' },
        {
          description: 'A slow server may have it and not show it yet: it is read again, and not sent anew meanwhile.',
          target: 'postponing',
          guard: 'mayBeUnderWay',
        },
        { target: 'marking' },
      ],
      onError: { target: 'postponing' },
    },
  })

export const sending = (outbox: OutboxSetup) =>
  outbox.createStateConfig({
    on: { 'owner.refused': { target: '#outbox.parting', actions: DELAY_ALL } },
    invoke: {
      id: 'send',
      src: 'send',
      input: ({ context }) => currentOf(context),
      onDone: [
        { target: 'advancing', guard: 'hasMore' },
        {
          description: 'As a refusal in doubt: an attempt before may be why.',
          target: 'settling',
          guard: { type: 'isNoInDoubt', params: ({ event }) => ({ answer: event.output }) },
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        {
          target: 'removing',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
      ],
      onError: [
        {
          description: 'An attempt before this one may be what it is refused for: that is read first.',
          target: 'settling',
          guard: { type: 'isRefusalInDoubt', params: errorOf },
          actions: { type: 'keepFailure', params: errorOf },
        },
        {
          target: 'refusing',
          guard: { type: 'isRefusal', params: errorOf },
          actions: { type: 'keepFailure', params: errorOf },
        },
        {
          description: 'Its author decides: whether it arrived is read at once.',
          target: 'settling',
          guard: 'isAttended',
          actions: { type: 'keepFailure', params: errorOf },
        },
        { target: 'postponing', actions: { type: 'keepFailure', params: errorOf } },
      ],
    },
  })

export const advancing = (outbox: OutboxSetup) =>
  outbox.createStateConfig({
    description: 'The device knows which calls of the act are done: the others go after a restart, too.',
    invoke: {
      id: 'advance',
      src: 'replace',
      input: ({ context }) => ({ before: currentOf(context), after: advanced(currentOf(context)) }),
      onDone: [
        {
          description: 'It was taken up by another tab.',
          target: 'looking',
          guard: { type: 'isGone', params: ({ event }) => event.output },
        },
        { target: 'marking', actions: 'advance' },
      ],
      onError: '#outbox.owned.stuck',
    },
  })
