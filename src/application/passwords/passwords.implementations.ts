import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { inAnyCase } from '#application/kit/any-case.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Passwords } from '#application/ports/passwords.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { forcedPasswordFormMachine, forcedPasswordMachine } from './forced-password.machine.ts'
import {
  codeFormMachine,
  forgottenPasswordMachine,
  replacementFormMachine,
  usernameFormMachine,
} from './forgotten-password.machine.ts'
import { passwordChangeFormMachine, passwordChangeMachine } from './password-change.machine.ts'

type Given = Readonly<{ passwords: Passwords }>

export const forgottenPassword = ({ passwords }: Given) =>
  forgottenPasswordMachine.provide({
    actors: {
      usernameForm: usernameFormMachine.provide({
        actors: { send: fromPort(({ values }) => passwords.requestCode(values.username)) },
      }),
      codeForm: codeFormMachine.provide({
        actors: { send: fromPort(({ values }) => inAnyCase(passwords.checkCode)(values.code)) },
      }),
      replacementForm: replacementFormMachine.provide({
        actors: { send: fromPort(({ values: { request, ...password } }) => passwords.replace(request, password)) },
      }),
    },
  })

/** As in an ordinary sign-in the device is registered first, and a failure of that is ignored (AUTH-13). */
const enter = (accounts: Pick<Accounts, 'announceDevice' | 'signIn'>) => (credentials: Credentials) =>
  pipe(
    accounts.announceDevice(credentials.username),
    TaskEither.orElseW(() => TaskEither.right(undefined)),
    TaskEither.chainW(() => accounts.signIn(credentials)),
  )

export const forcedPassword = ({
  passwords,
  accounts,
}: Given & Readonly<{ accounts: Pick<Accounts, 'announceDevice' | 'signIn'> }>) =>
  forcedPasswordMachine.provide({
    actors: {
      form: forcedPasswordFormMachine.provide({
        actors: {
          send: fromPort(({ values: { username, ...password } }) => passwords.replaceForced(username, password)),
        },
      }),
      signIn: fromPort(enter(accounts)),
    },
  })

export const passwordChange = ({ passwords }: Given) =>
  passwordChangeMachine.provide({
    actors: {
      form: passwordChangeFormMachine.provide({
        actors: { send: fromPort(({ values: { user, ...change } }) => passwords.change(user, change)) },
      }),
    },
  })
