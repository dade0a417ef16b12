import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { AccountDeletion } from '#application/ports/account-deletion.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { meaning } from './says.ts'

/** [decided] How the server reports a wrong password: by its code, or by this exact message (PROF-08). */
const PASSWORD_WRONG = { code: 'WRONG_PASSWORD', message: 'Password errata' }

/** The deletion of an account over HTTP. */
export const createHttpAccountDeletion = (client: Client): AccountDeletion => ({
  delete: (id, password) =>
    pipe(
      client(account.deleteAccount, { params: { id }, body: { password } }),
      TaskEither.bimap(meaning(PASSWORD_WRONG, { _tag: 'PasswordWrong' } as const), () => undefined),
    ),
})
