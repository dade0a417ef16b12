import type { Kind } from '#features/matrix/faults.ts'

/** What becomes of the page that makes a call, and what the citizen is told. */
export type Outcome =
  /** The page is as it would have been: the call is not needed for it, it is sent again by itself, or it has succeeded. */
  | 'same'
  /** Nothing is said, and the page does without (ERR-02), or shows that there is nothing. */
  | 'silent'
  /** The success is said: what was asked for is the case already. */
  | 'done'
  /** The part says that it failed, with a button that tries again (ERR-03). */
  | 'panel'
  | 'panel+toast'
  /** A message says it, and the page stays as it was, so that it can be done again (ERR-01). */
  | 'toast'
  /** The form says it, and keeps what was typed. */
  | 'form'
  | 'form+toast'
  /** The form names a field that has to be written anew. */
  | 'mend'
  /** The place of what failed offers to try again. */
  | 'again'
  /** The page says that there is no such thing (SHELL-17). */
  | 'notFound'
  /** A visitor is asked to sign in: over the page, or in the place of what is missing (AUTH-13). */
  | 'invited'
  | 'signInHere'
  /** The session has ended, and the sign-in says why (AUTH-09). */
  | 'signedOut'

/** `unreadable`: an answer that lacks what the screen cannot do without. What a body denies is refused like a status of 422. */
export type Outcomes = Readonly<Record<Exclude<Kind, 'denied'> | 'unreadable', Outcome>>

export const all = (outcome: Outcome): Outcomes => ({
  '401': outcome,
  '403': outcome,
  '404': outcome,
  '409': outcome,
  '422': outcome,
  '429': outcome,
  '500': outcome,
  '502 HTML': outcome,
  '503': outcome,
  timeout: outcome,
  reset: outcome,
  truncated: outcome,
  empty: outcome,
  'wrong type': outcome,
  'other page': outcome,
  unreadable: outcome,
})

/** A read waits when the server is busy, and is sent again. */
export const read = (outcome: Outcome): Outcomes => ({
  ...all(outcome),
  '401': 'signedOut',
  '429': 'same',
  empty: 'silent',
})
/** Any success of a write is a success, whatever its body. */
export const SUCCESSES = { truncated: 'same', empty: 'same', 'wrong type': 'same', unreadable: 'same' } as const
export const write = (outcome: Outcome): Outcomes => ({ ...all(outcome), '401': 'signedOut', ...SUCCESSES })

/** A list or a part of a page; one whose call `reports: 'caller'` is `QUIET`. */
export const PANEL: Outcomes = { ...read('panel+toast'), '404': 'panel' }
/** The one thing that a page is about. */
export const THING: Outcomes = { ...read('panel+toast'), '404': 'notFound', empty: 'notFound' }
/** A part whose failure is said in its place only. */
export const QUIET: Outcomes = read('panel')
/** A read that the page can do without; a message says that it failed. */
export const TOLD: Outcomes = { ...read('toast'), '404': 'same', empty: 'same' }
export const BACKGROUND: Outcomes = { ...all('same'), '401': 'signedOut' }
export const FORM: Outcomes = write('form')
export const TOAST: Outcomes = write('toast')
/** The section of the event says in its place why it could not be changed; a server that refuses has a message as well. */
export const KEPT: Outcomes = {
  ...TOAST,
  '404': 'form',
  '500': 'form',
  '502 HTML': 'form',
  '503': 'form',
  timeout: 'form',
  reset: 'form',
  'other page': 'form',
}
/** A form before any session: there is none to end, and nobody to invite to sign in. */
export const BEFORE: Outcomes = { ...FORM, '401': 'form' }
/** A question that a form asks the server: without a whole answer it does not go on. */
export const ASKING: Outcomes = { ...all('form'), '429': 'same' }

/** The same calls for a visitor, who is asked to sign in. */
export const visited = (outcomes: Outcomes): Outcomes => ({ ...outcomes, '401': 'invited' })
export const inPlace = (outcomes: Outcomes): Outcomes => ({ ...outcomes, '401': 'signInHere' })
