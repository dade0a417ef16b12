import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { CodeWrong, OldPasswordWrong, Passwords } from '#application/ports/passwords.ts'
import type { CodeCheck } from '#domain/identity/passwords.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { type Answer, callName } from './contract/call.ts'
import { says } from './says.ts'

/** [decided] How the server says that the old password is another one: by its code, or by these very words (PWD-08). */
const OLD_PASSWORD_WRONG = { code: 'WRONG_PASSWORD', message: 'La vecchia password non è corretta' }

/** [decided] The answers that are about the code itself: not found, refused, unprocessable (PWD-02). */
const ABOUT_THE_CODE: ReadonlySet<number> = new Set([400, 404, 410, 422])

const codeFailure = (failure: RequestFailure): CodeWrong | RequestFailure => {
  if (failure._tag === 'Missing') return { _tag: 'CodeWrong', message: undefined }
  return failure._tag === 'Refused' && ABOUT_THE_CODE.has(failure.status)
    ? { _tag: 'CodeWrong', message: failure.message }
    : failure
}

/** A code that counts belongs to a request; without one there is nothing to go on with. */
const codeCheck = ({
  id,
  valid,
}: Answer<typeof account.checkForgotCode>): TaskEither.TaskEither<RequestFailure, CodeCheck> => {
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

const oldPasswordFailure = (failure: RequestFailure): OldPasswordWrong | RequestFailure =>
  says(failure, OLD_PASSWORD_WRONG) ? { _tag: 'OldPasswordWrong' } : failure

const silent = TaskEither.map(() => undefined)

/** Passwords over HTTP. */
export const createHttpPasswords = (client: Client): Passwords => ({
  requestCode: (username) =>
    pipe(
      client(account.forgotPassword, { params: { username } }),
      TaskEither.chainW(({ data, message }) =>
        data.succeeded ? TaskEither.right(message) : TaskEither.left({ _tag: 'CodeNotSent' as const, message }),
      ),
    ),

  checkCode: (code) =>
    pipe(
      client(account.checkForgotCode, { params: { code } }),
      TaskEither.mapLeft(codeFailure),
      TaskEither.chainW(codeCheck),
    ),

  replace: (id, body) => silent(client(account.setNewPassword, { params: { id }, body })),

  replaceForced: (username, password) =>
    silent(client(account.forcePassword, { params: {}, body: { username, ...password } })),

  change: (id, body) =>
    pipe(client(account.changePassword, { params: { id }, body }), silent, TaskEither.mapLeft(oldPasswordFailure)),
})
