import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { composerMachine, draftKeepingMachine } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'
import { outboxKeepingMachine, outboxMachine } from './outbox.machine.ts'

type Given = Readonly<{ chats: Chats; drafts: Pick<Drafts, 'message' | 'outbox'>; presence: Presence }>

export const conversation = ({ chats, drafts, presence }: Given) =>
  conversationMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      read: fromReading((id, signal) => chats.one(id, signal)),
      readNews: fromReading((id, signal) => chats.news(id, signal)),
      outbox: outboxMachine.provide({
        actors: {
          device: outboxKeepingMachine.provide({ actors: onDevice(drafts.outbox) }),
          send: fromPort(({ chat, text }) => chats.send(chat, text)),
          read: fromReading((id, signal) => chats.news(id, signal)),
        },
      }),
      composer: composerMachine.provide({
        actors: { device: draftKeepingMachine.provide({ actors: onDevice(drafts.message) }) },
      }),
    },
  })
