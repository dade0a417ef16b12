import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Sessions } from '#application/ports/sessions.ts'
import { sessionMachine } from './session.machine.ts'

export const session = ({ accounts, sessions }: Readonly<{ accounts: Accounts; sessions: Sessions }>) =>
  sessionMachine.provide({
    actors: {
      watchSession: fromSource(sessions.watch),
      loadUser: fromReading((_, signal) => accounts.currentUser(signal)),
      announceDevice: fromPort(() => accounts.announceDevice(undefined)),
    },
    actions: { forgetSession: (_, why) => sessions.forget(why), signOut: () => void accounts.signOut()() },
  })
