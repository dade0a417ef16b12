import { assign, emit, sendTo, setup } from 'xstate'
import { type Confirmed, confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'

/** What a citizen throws away: one chat (CHAT-05), or those they picked (CHAT-06). */
export type ChatRemoval = Readonly<{ kind: 'one'; id: ChatId } | { kind: 'selected'; ids: readonly ChatId[] }>

/** What others learn of the chats. */
export type ChatsChange = { type: 'chats.removed'; kind: ChatRemoval['kind']; ids: readonly ChatId[] }

/** The server answers with all chats at once. */
const ALL = Number.MAX_SAFE_INTEGER

export const chatListMachine = listMachine<undefined, ChatSummary>('chatList', ALL)
export const chatRemovalMachine = confirmationMachine<ChatRemoval>('chatRemoval')

export const removedIds = (removal: ChatRemoval): readonly ChatId[] =>
  removal.kind === 'one' ? [removal.id] : removal.ids

/** A citizen's chats: the list (CHAT-01), and what they throw away from it or from a conversation. */
export const chatsMachine = setup({
  types: {
    context: {} as Readonly<{ removal: ChatRemoval | undefined }>,
    events: {} as
      | { type: 'removal.requested'; removal: ChatRemoval }
      | { type: 'chats.changed' }
      | { type: 'retry.requested' },
    tags: {} as 'broken',
    emitted: {} as ChatsChange,
    children: {} as { list: 'list'; removal: 'removal' },
  },
  actors: { list: chatListMachine, removal: chatRemovalMachine },
  actions: {
    keepRemoval: assign((_, { removal }: Readonly<{ removal: ChatRemoval }>) => ({ removal })),
    tellRemoved: emit((_, { subject }: Confirmed<ChatRemoval>) => ({
      type: 'chats.removed' as const,
      kind: subject.kind,
      ids: removedIds(subject),
    })),
    dropRows: sendTo('list', (_, { subject }: Confirmed<ChatRemoval>) => ({
      type: 'rows.removed' as const,
      ids: removedIds(subject),
    })),
    endSelection: sendTo('list', { type: 'selection.ended' }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
  },
  guards: {
    picksSomething: (_, { removal }: Readonly<{ removal: ChatRemoval }>) => removedIds(removal).length > 0,
    wasDone: (_, { outcome }: Confirmed<ChatRemoval>) => outcome === 'done',
  },
}).createMachine({
  id: 'chats',
  context: { removal: undefined },
  initial: 'working',
  states: {
    working: {
      invoke: { id: 'list', src: 'list', input: { query: undefined }, onError: 'broken' },
      initial: 'reading',
      on: {
        'chats.changed': {
          description: 'Something was said or read in a conversation: its row and the order may say otherwise now.',
          actions: 'refreshList',
        },
      },
      states: {
        reading: {
          on: {
            'removal.requested': {
              target: 'removing',
              guard: { type: 'picksSomething', params: ({ event }) => ({ removal: event.removal }) },
              actions: { type: 'keepRemoval', params: ({ event }) => ({ removal: event.removal }) },
            },
          },
        },
        removing: {
          description: 'Asking, and then deleting. A failure leaves rows and selection as they were (fault 27).',
          invoke: {
            id: 'removal',
            src: 'removal',
            input: ({ context }) => ({ subject: present(context.removal) }),
            onDone: [
              {
                target: 'reading',
                guard: { type: 'wasDone', params: ({ event }) => event.output },
                actions: [
                  { type: 'dropRows', params: ({ event }) => event.output },
                  'endSelection',
                  'refreshList',
                  { type: 'tellRemoved', params: ({ event }) => event.output },
                ],
              },
              { target: 'reading' },
            ],
            onError: {
              description: 'A defect, as a failed call is an outcome: what became of the chats, the server tells.',
              target: 'reading',
              actions: 'refreshList',
            },
          },
        },
      },
    },
    broken: { tags: 'broken', on: { 'retry.requested': 'working' } },
  },
})
