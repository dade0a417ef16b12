import type { ChatListTasks, ChatSeen } from '../chat-list-tasks.ts'
import { formTasks, there } from './form-tasks.ts'
import { phrase } from './phrases.ts'
import type { RowFace } from './screen-face.ts'
import type { Window } from './window.ts'

/** What the row of a chat says; its last line is that of what can be done with it. */
const chatSeen = ({ lines: [name = '', ...others] }: RowFace): ChatSeen => {
  const count = Number.parseInt(others[0] ?? '', 10) || 0
  const isNew = others[0] === phrase('chats.unread', { count })
  const told = others.slice(isNew ? 1 : 0, -1)
  return {
    name,
    last: told.at(-1) ?? '',
    when: told.length > 1 ? told[0] : undefined,
    unread: isNew ? count : 0,
  }
}

export const chatListTasks = (window: Window): ChatListTasks => {
  const { tap, flip, isOn } = formTasks(window)
  const face = () => window.app().stage().screen
  const rows = () => face()?.rows?.() ?? []
  const startPicking = async (): Promise<void> => {
    if (!(await isOn(phrase('chats.select')))) await flip(phrase('chats.select'))
  }
  return {
    rows: async () => rows().map(chatSeen),
    open: async (name) => (await there(name, () => rows().find(({ lines: [first] }) => first === name))).open(),
    remove: (name) => tap(phrase('chats.deleteRow', { name })),
    pick: async (name) => {
      await startPicking()
      await flip(phrase('chats.selectRow', { name }))
    },
    pickAll: async () => {
      await startPicking()
      await tap(phrase('notices.selectAll'))
    },
    picked: async () => rows().flatMap(({ lines: [name = ''], isPicked }) => (isPicked ? [name] : [])),
    removePicked: async (by) => {
      await startPicking()
      face()?.actions?.()[phrase(by === 'bin' ? 'chats.deleteMany' : 'notices.deleteSelected')]?.()
    },
    stopPicking: () => tap(phrase('action.cancel')),
  }
}
