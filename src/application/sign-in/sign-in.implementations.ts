import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import { signInMachine } from './sign-in.machine.ts'

export const signIn = ({ accounts }: Readonly<{ accounts: Accounts }>) =>
  signInMachine.provide({
    actors: {
      checkStatus: fromReading(accounts.status),
      announceDevice: fromPort(accounts.announceDevice),
      signIn: fromPort(accounts.signIn),
    },
  })
