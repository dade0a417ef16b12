import type { ActorRefFrom } from 'xstate'
import type { chats } from '#application/chats/chats.implementations.ts'
import * as seen from '#application/chats/chats.selectors.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { DEFAULT_LANGUAGE } from '#ui/app/languages.ts'
import { chatPath } from '#ui/app/screens.ts'
import { chatName, lastTime, lastWords } from '#ui/screens/chats/chat-words.ts'
import type { ChatListTasks, ChatSeen } from '../chat-list-tasks.ts'
import { TODAY } from '../moment.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

export type ChatsArea = ActorRefFrom<ReturnType<typeof chats>>

const FORMATS = formatsIn(DEFAULT_LANGUAGE)

/** What the row of a chat says. */
export const chatSeen = (row: ChatSummary): ChatSeen => ({
  name: chatName(row, phrase),
  last: lastWords(row, phrase),
  when: lastTime(row, TODAY, FORMATS),
  unread: row.unread ?? 0,
})

export const chatListTasks = (window: Window): ChatListTasks => {
  const area = (): ChatsArea => {
    const open = window.app().stage().chats
    if (!open) throw new Error('The chats are not open')
    return open
  }
  const list = () => {
    const actor = seen.listActor(area().getSnapshot())
    if (!actor) throw new Error('The list of chats is not there')
    return actor
  }
  const rows = () => {
    const snapshot = list().getSnapshot()
    return seen.listFace(snapshot) === 'full' ? seen.rows(snapshot) : []
  }
  const rowOf = (name: string): ChatSummary => {
    const row = rows().find((one) => chatName(one, phrase) === name)
    if (!row) throw new Error(`There is no chat with "${name}"`)
    return row
  }
  const selected = () => seen.selectedIds(list().getSnapshot())
  const startPicking = () => list().send({ type: 'selection.started' })
  return {
    rows: async () => (window.app().stage().chats ? rows().map(chatSeen) : []),
    open: async (name) => window.app().go(chatPath(rowOf(name).id)),
    remove: async (name) => area().send({ type: 'removal.requested', removal: { kind: 'one', id: rowOf(name).id } }),
    pick: async (name) => {
      startPicking()
      list().send({ type: 'row.toggled', id: rowOf(name).id })
    },
    pickAll: async () => {
      startPicking()
      list().send({ type: 'all.toggled' })
    },
    picked: async () =>
      rows()
        .filter(({ id }) => selected().has(id))
        .map((row) => chatName(row, phrase)),
    removePicked: async () => {
      startPicking()
      area().send({ type: 'removal.requested', removal: { kind: 'selected', ids: [...selected()] } })
    },
    stopPicking: async () => list().send({ type: 'selection.ended' }),
  }
}
