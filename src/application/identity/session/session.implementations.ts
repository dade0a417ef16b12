import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Sessions } from '#application/ports/sessions.ts'
import { sessionMachine } from './session.machine.ts'

type Given = Readonly<{ accounts: Accounts; sessions: Sessions; presence: Presence }>

export const session = ({ accounts, sessions, presence }: Given) =>
  sessionMachine.provide({
    actors: {
      watchSession: fromSource(sessions.watch),
      watchPresence: fromPresence(presence),
      loadUser: fromReading((_, signal) => accounts.currentUser(signal)),
      announceDevice: fromPort(() => accounts.announceDevice(undefined)),
    },
    actions: { forgetSession: (_, why) => sessions.forget(why), signOut: () => void accounts.signOut()() },
  })
