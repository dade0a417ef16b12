import type { MessageDescriptor } from 'react-intl'
import { requestFailureOf } from '#application/kit/from-port.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'

export type AnyFailure = RequestFailure | Unexpected

/** Our sentence, and the server's words beside it. */
export type Beside = Readonly<{ ours: MessageDescriptor; theirs: string }>

/** What is said to the citizen: our message, the server's words as they are, or both. */
export type FailureText = MessageDescriptor | string | Beside

const OFFLINE = { id: 'panel.offlineTitle' }
const UNDECODABLE = { id: 'panel.undecodable' }
const FAILED = { id: 'panel.failed' }

/** What a part of a page says of a request that failed: the server's words, or what this app can tell of it (ERR-03 … ERR-05). */
const explained = (failure: AnyFailure | undefined, otherwise: MessageDescriptor): FailureText => {
  switch (failure?._tag) {
    case 'Refused':
    case 'Missing':
      return failure.message ?? otherwise
    case 'Unreachable':
      return { id: 'panel.offline' }
    case 'SignedOut':
      return { id: 'panel.signInText' }
    case 'TimedOut':
      return { id: 'panel.timedOut' }
    case 'Undecodable':
      return UNDECODABLE
    case 'Aborted':
    case 'Awaited':
    case 'Unexpected':
    case undefined:
      return otherwise
    default:
      return failure satisfies never
  }
}

const TITLES: Partial<Record<AnyFailure['_tag'], MessageDescriptor>> = {
  Unreachable: OFFLINE,
  SignedOut: { id: 'panel.signIn' },
}

/** Whether nothing answered a device that has a network: that it has none is then not said (fault 55). */
export const isUnanswered = (failure: AnyFailure | undefined): boolean =>
  failure?._tag === 'Unreachable' && failure.isOnline === true

/** The heading of a panel that could not be read. */
export const panelTitle = (failure: AnyFailure | undefined): MessageDescriptor =>
  isUnanswered(failure) ? { id: 'panel.unanswered' } : ((failure && TITLES[failure._tag]) ?? FAILED)

/** Whether a panel waits for nothing but that its reader signs in. */
export const wantsSignIn = (failure: AnyFailure | undefined): boolean => failure?._tag === 'SignedOut'

/** What stands beneath it, beside the button that tries again. */
export const panelText = (failure: AnyFailure | undefined): FailureText => explained(failure, { id: 'panel.tryAgain' })

/** Whether an error says that a file of the app could not be fetched, in the words of each browser and of the bundler. */
export const isMissingPiece = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|preload/i.test(error.message)

/**
 * What a page says of the error it broke by (SHELL-17): what a request that failed has to say. Undefined for an exception:
 * its text is for those who make the app, never for citizens. A page that is not on the device says so while there is no
 * network (ERR-04).
 */
export const brokenTexts = (
  error: unknown,
  isOnline: boolean,
): Readonly<{ title: MessageDescriptor; text: FailureText | undefined }> => {
  if (isMissingPiece(error) && !isOnline) return { title: OFFLINE, text: { id: 'offline.notHere' } }
  const failure = requestFailureOf(error)
  return { title: { id: 'error.generic' }, text: failure._tag === 'Unexpected' ? undefined : panelText(failure) }
}

/** What a form says when it could not be sent; where nobody knows whether it was, with the server's words (fault 55). */
export const formText = (failure: AnyFailure): FailureText =>
  failure._tag === 'Undecodable' && failure.message !== undefined
    ? { ours: UNDECODABLE, theirs: failure.message }
    : explained(failure, FAILED)

const POSITION: Readonly<Record<PositionFailure['_tag'], MessageDescriptor>> = {
  PositionDenied: { id: 'position.denied' },
  PositionTimedOut: { id: 'position.timedOut' },
  PositionUnavailable: { id: 'position.unavailable' },
}

/** Why the device does not say where the citizen is (fault 45). */
export const positionText = (failure: PositionFailure | Unexpected | undefined): MessageDescriptor =>
  POSITION[failure === undefined || failure._tag === 'Unexpected' ? 'PositionUnavailable' : failure._tag]
