import type { ConversationTasks } from '../conversation-tasks.ts'
import type { OpenedConversation } from './conversation-face.ts'
import type { Window } from './window.ts'

export const conversationTasks = (window: Window): ConversationTasks => {
  const open = (): OpenedConversation => {
    const opened = window.app().stage().conversation
    if (!opened) throw new Error('No conversation is open')
    return opened
  }
  return {
    messages: async () => window.app().stage().conversation?.tasks.messages() ?? [],
    days: async () => open().tasks.days(),
    heading: async () => window.app().stage().conversation?.tasks.heading(),
    visit: async () => open().tasks.visit(),
    links: async () => open().tasks.links(),
    throwAway: async () => {
      const { id } = open()
      if (id !== undefined)
        window
          .app()
          .stage()
          .chats?.send({ type: 'removal.requested', removal: { kind: 'one', id } })
    },
  }
}
