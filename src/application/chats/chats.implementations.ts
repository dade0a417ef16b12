import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromLeftPort, fromReading } from '#application/kit/from-port.ts'
import type { PageRead } from '#application/kit/list.setup.ts'
import type { Chats } from '#application/ports/chats.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { type ChatRemoval, removedChats } from '#domain/chat/removal.ts'
import { chatListMachine, chatRemovalMachine, chatsMachine } from './chats.machine.ts'

/** `tellLeft` is called with what was removed after the list was left. */
export const chats = (
  { chats: all }: Readonly<{ chats: Pick<Chats, 'all' | 'remove'> }>,
  tellLeft: (removal: ChatRemoval) => void = () => {},
) =>
  chatsMachine.provide({
    actors: {
      list: chatListMachine.provide({
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
      removal: chatRemovalMachine.provide({
        actors: {
          act: fromLeftPort(
            ({ subject }: Readonly<{ subject: ChatRemoval }>) => all.remove(removedChats(subject)),
            ({ subject }) => tellLeft(subject),
          ),
        },
      }),
    },
  })
