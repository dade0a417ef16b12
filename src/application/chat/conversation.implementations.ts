import { fromKept, fromReading } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { composerMachine, draftKeepingMachine } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'

type Given = Readonly<{
  chats: Pick<Chats, 'one' | 'news'>
  drafts: Pick<Drafts, 'message'>
  presence: Presence
}>

export const conversation = ({ chats, drafts, presence }: Given) =>
  conversationMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      recall: fromKept((id, signal) => chats.one(id, signal)),
      read: fromReading((id, signal) => chats.one(id, signal)),
      readNews: fromReading((id, signal) => chats.news(id, signal)),
      composer: composerMachine.provide({
        actors: { device: draftKeepingMachine.provide({ actors: onDevice(drafts.message) }) },
      }),
    },
  })
