import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { type Cleared, clearedListMachine } from '#application/kit/cleared-list.machine.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { type ChatRemoval, removedChats } from '#domain/chat/removal.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { fromLeftPort, fromReading } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.setup.ts'
import type { Chats } from '#application/ports/chats.ts'

/** Events that the chats publish. */
export type ChatsChange = Cleared<'chats.removed', ChatRemoval>

/** The server answers with all chats at once. */
const ALL = Number.MAX_SAFE_INTEGER

const { machine, list, removal } = clearedListMachine<undefined, ChatSummary, ChatRemoval, 'chats.removed'>({
  id: 'chats',
  pageSize: ALL,
  news: 'chats.removed',
  idsOf: removedChats,
  isSomething: (removal) => removedChats(removal).length > 0,
})
export type ChatList = typeof list

/**
 * The chats of a citizen: the list (CHAT-01), and removals from it or from a conversation.
 * `tellLeft` is called with what was removed after the list was left.
 */
export const chatsMachine = (
  { chats: all }: Readonly<{ chats: Pick<Chats, 'all' | 'remove'> }>,
  tellLeft: (removal: ChatRemoval) => void = () => {},
) =>
  machine.provide({
    actors: {
      list: list.provide({
        actors: {
          loadPages: fromReading((_, signal) =>
            pipe(
              all.all(signal),
              TaskEither.map((rows): readonly PageRead<ChatSummary>[] => {
                const leftOut = leftOutBy(signal)
                return [{ page: 1, content: { rows, total: rows.length + leftOut, leftOut } }]
              }),
            ),
          ),
        },
      }),
      removal: removal.provide({
        actors: {
          act: fromLeftPort(
            ({ subject }: Readonly<{ subject: ChatRemoval }>) => all.remove(removedChats(subject)),
            ({ subject }) => tellLeft(subject),
          ),
        },
      }),
    },
  })
