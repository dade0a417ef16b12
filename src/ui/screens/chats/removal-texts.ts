import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ChatRemoval } from '#domain/chat/removal.ts'

const words = defineMessages({
  one: { id: 'chats.deleteOne' },
  oneText: { id: 'chats.deleteOneText' },
  many: { id: 'chats.deleteMany' },
  manyText: { id: 'chats.deleteManyText' },
})

/** What is asked before chats go (CHAT-05, CHAT-06). */
export const REMOVAL_TEXTS: Readonly<
  Record<ChatRemoval['kind'], Readonly<{ title: MessageDescriptor; text: MessageDescriptor }>>
> = {
  one: { title: words.one, text: words.oneText },
  selected: { title: words.many, text: words.manyText },
}
