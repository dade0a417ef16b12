import type { Option } from 'fp-ts/lib/Option.js'
import type { UserId } from '#domain/identity/user.ts'

/** Fields of a form, by name. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * What is being written in forms, so that a session lost meanwhile does not take it along: whoever wrote it finds it in
 * the same form after signing in again. It lives as long as the page does, and is nobody else's.
 */
export interface Unsent {
  /** What was written in a form when the session was lost; given back once. */
  readonly take: (form: string) => Option<Fields>
  /** What is written in a form now. */
  readonly hold: (form: string, fields: Fields) => void
  /** The form is closed: what was written in it was sent or given up. */
  readonly release: (form: string) => void
  /** The session is lost: what is written now waits for whoever wrote it. */
  readonly rescue: () => void
  /** Somebody is signed in: what waits for anybody else is forgotten. */
  readonly belongTo: (owner: UserId) => void
  /** Whoever was signed in has left: nothing waits for anybody. */
  readonly forget: () => void
}
