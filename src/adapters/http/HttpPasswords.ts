import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Requested } from '#application/ports/failure.ts'
import type { Passwords } from '#application/ports/passwords.ts'
import type { CodeCheck } from '#domain/identity/passwords.ts'
import type { Client } from './client/client.ts'
import { codeFailure } from './code-failure.ts'
import { account } from './contract/account.ts'
import { type Answer, callName } from './contract/call.ts'
import { nothingAnswered } from './nothing-answered.ts'
import { meaning } from './says.ts'

/** [decided] How the server reports a wrong old password: by its code, or by this exact message (PWD-08). */
const OLD_PASSWORD_WRONG = { code: 'WRONG_PASSWORD', message: 'La vecchia password non è corretta' }

/** A valid code has a request; without one the flow cannot continue. */
const codeCheck = ({ id, valid }: Answer<typeof account.checkForgotCode>): Requested<CodeCheck> => {
  if (!valid) return TaskEither.right({ outcome: 'expired' })
  if (id !== undefined) return TaskEither.right({ outcome: 'valid', request: id })
  const call = callName(account.checkForgotCode)
  return TaskEither.left({
    _tag: 'Undecodable',
    call,
    path: 'data.id',
    expected: 'id of ForgotCode',
    actual: 'nothing',
  })
}

/** Passwords over HTTP. */
export const createHttpPasswords = (client: Client): Passwords => ({
  requestCode: (username) =>
    pipe(
      client(account.forgotPassword, { params: { username } }),
      TaskEither.chainW(({ succeeded, message }) =>
        succeeded ? TaskEither.right(message) : TaskEither.left({ _tag: 'CodeNotSent' as const, message }),
      ),
    ),

  checkCode: (code) =>
    pipe(
      client(account.checkForgotCode, { params: { code } }),
      TaskEither.mapLeft(codeFailure),
      TaskEither.chainW(codeCheck),
    ),

  replace: (id, body) => nothingAnswered(client(account.setNewPassword, { params: { id }, body })),

  replaceForced: (username, password) =>
    nothingAnswered(client(account.forcePassword, { body: { username, ...password } })),

  change: (id, body) =>
    pipe(
      client(account.changePassword, { params: { id }, body }),
      TaskEither.bimap(meaning(OLD_PASSWORD_WRONG, { _tag: 'OldPasswordWrong' } as const), () => undefined),
    ),
})
