import { isLeft } from 'fp-ts/lib/Either.js'
import type { Ports } from '#application/ports/ports.ts'
import type { SimulatedBackend } from '#mocks/browser.ts'

/** Why nobody is signed in now, if so: what the server answers to this person (DEMO-02). */
export type Refused = 'inactive' | 'credentials' | 'other'

const FAILURES: Readonly<Record<string, Refused>> = { AccountInactive: 'inactive', CredentialsRefused: 'credentials' }

/**
 * Signs a person of the demo in on this device, in place of whoever is; undefined signs out. The page has to be loaded
 * anew. Faults wait meanwhile: they concern what is shown, not how one comes to it. Resolves with the reason if the server
 * refuses the person.
 */
export const become = async (
  username: string | undefined,
  { sessions, accounts }: Pick<Ports, 'sessions' | 'accounts'>,
  backend: Pick<SimulatedBackend, 'listFaults' | 'setFault' | 'password'>,
): Promise<Refused | undefined> => {
  sessions.forget('signedOut')
  if (username === undefined) return undefined
  const { active } = backend.listFaults()
  backend.setFault(undefined)
  const opened = await accounts.signIn({ username, password: backend.password })()
  for (const { kind, call } of active) backend.setFault(kind, call)
  return isLeft(opened) ? (FAILURES[opened.left._tag] ?? 'other') : undefined
}
