import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { SignInFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { LostSession } from '#application/session/session.machine.ts'

const messages = defineMessages({
  refused: { id: 'signIn.refused' },
  inactive: { id: 'signIn.inactive' },
  inactiveAdvice: { id: 'signIn.inactiveAdvice' },
  offline: { id: 'panel.offline' },
  timedOut: { id: 'panel.timedOut' },
  failed: { id: 'panel.failed' },
  invalid: { id: 'session.invalid' },
  expired: { id: 'session.expired' },
})

/** Sentences one after the other: our messages, or the server's words as they are. */
type Sentences = readonly (MessageDescriptor | string)[]

/** What the form says of a sign-in that failed (AUTH-06, AUTH-07). */
export const signInFailureText = (failure: SignInFailure | Unexpected): Sentences => {
  switch (failure._tag) {
    case 'CredentialsRefused':
      return [failure.message ?? messages.refused]
    case 'AccountInactive':
      return [messages.inactive, messages.inactiveAdvice]
    case 'Refused':
      return [failure.message ?? messages.failed]
    case 'Unreachable':
      return [messages.offline]
    case 'TimedOut':
      return [messages.timedOut]
    case 'Missing':
    case 'SignedOut':
    case 'Undecodable':
    case 'Aborted':
    case 'Unexpected':
      return [messages.failed]
    default:
      return failure satisfies never
  }
}

/** Why a session was lost: at the reload of a stored one its credentials are invalid (ERR-06); the server's words follow. */
export const lostSessionText = ({ during, message }: LostSession): Sentences =>
  during === 'reload' ? [messages.invalid, ...(message === undefined ? [] : [message])] : [message ?? messages.expired]
