import type { ConversationTasks, MessageSeen } from '../conversation-tasks.ts'
import { formTasks, there } from './form-tasks.ts'
import { phrase } from './phrases.ts'
import type { RowFace } from './screen-face.ts'
import type { Window } from './window.ts'

const messageSeen = ({ lines: [who = '', text = '', ...foot] }: RowFace): MessageSeen => ({
  who,
  text,
  standing: foot.includes(phrase('chat.unsent'))
    ? 'unsent'
    : foot.includes(phrase('chat.sending'))
      ? 'sending'
      : 'said',
})

export const conversationTasks = (window: Window): ConversationTasks => {
  const { tap } = formTasks(window)
  const face = () => window.app().stage().screen
  const rows = () => face()?.rows?.() ?? []
  const days = () => face()?.list?.()?.headings ?? []
  const heading = () =>
    face()
      ?.headings?.()
      .find((one) => !days().includes(one))
  return {
    messages: async () => rows().map(messageSeen),
    days: async () => days(),
    heading: async () => heading(),
    visit: async () => tap(await there('The heading', heading)),
    links: async () => rows().flatMap(({ links }) => links),
    throwAway: () => tap(phrase('chat.delete')),
  }
}
