import type { Option } from 'fp-ts/lib/Option.js'
import type { UserId } from '#domain/identity/user.ts'

/** Fields of a form, by name. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The content of open forms, which survives a lost session: its author finds it in the same form after signing in
 * again. It lives as long as the page, and no other citizen can read it.
 */
export interface Unsent {
  /** The content of a form when the session was lost; returned once. */
  readonly take: (form: string) => Option<Fields>
  /** Stores the current content of a form. */
  readonly hold: (form: string, fields: Fields) => void
  /** The form is closed: its content was sent or discarded. */
  readonly release: (form: string) => void
  /** Content of a form that was sent and refused, or taken back: its author finds it in the form. */
  readonly giveBack: (form: string, fields: Fields) => void
  /** Whether nothing typed would be lost with the page: no form has such content, and no field on the page holds any. */
  readonly isEmpty: () => boolean
  /** The session is lost: the current content is kept for its author. */
  readonly rescue: () => void
  /** A citizen signed in: content of other citizens is removed. */
  readonly belongTo: (owner: UserId) => void
  /** The citizen signed out: all content is removed. */
  readonly forget: () => void
}
