import { fromPort } from '#application/kit/from-port.ts'
import type { Chats } from '#application/ports/chats.ts'
import { chatStartMachine } from './chat-start.machine.ts'

export const chatStart = ({ chats }: Readonly<{ chats: Pick<Chats, 'withActivity'> }>) =>
  chatStartMachine.provide({
    actors: { findOrOpen: fromPort(({ activity, from }) => chats.withActivity(activity, from)) },
  })
