import { openChats } from '#application/chats/chats.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { chatsView } from './chats-view.ts'

/** The chats, and the open conversation (CHAT-01, CHAT-03). */
export const screen = screenOf({
  query: (address) => {
    const part = partOfAddress(address, 2)
    return { open: part ? { id: idFrom<'Chat'>(part) } : undefined }
  },
  open: openChats,
  view: chatsView,
})
