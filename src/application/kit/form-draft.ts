import { type CallbackActorLogic, fromCallback } from 'xstate'
import type { Fields, Unsent } from '#application/ports/unsent.ts'

/** Events of a form: the fields that differ from their initial values. */
export type FieldsWritten = Readonly<
  | { type: 'fields.written'; fields: object }
  /** The form was left while it was sent, and that has failed: its content waits in it for its author. */
  | { type: 'fields.returned' }
>

/** Where an open form stores its content; it starts from the initial values. */
export type DraftActor<Values> = CallbackActorLogic<FieldsWritten, Readonly<{ values: Values }>>

/** The draft of a form with passwords: not stored. */
export const noDraft = <Values>(): DraftActor<Values> => fromCallback(() => {})

/**
 * Stores the content of an open form, and restores it after a lost session, or where it was left while it was sent and that
 * has failed (ERR-08). `nameOf` identifies a form by its initial
 * values; `secret` fields are never stored.
 */
export const unsentDraft = <Values extends object>(
  unsent: Unsent,
  nameOf: (values: Values) => string,
  secret: readonly (keyof Values & string)[],
): DraftActor<Values> => {
  const isOpen = ([field]: [string, unknown]): boolean => !(secret as readonly string[]).includes(field)
  return fromCallback(({ input, receive, sendBack }) => {
    const name = nameOf(input.values)
    let written: Fields = {}
    receive((event) => {
      if (event.type === 'fields.returned') return unsent.giveBack(name, written)
      written = Object.fromEntries(Object.entries(event.fields).filter(isOpen))
      unsent.hold(name, written)
    })
    const kept = unsent.take(name)
    if (kept._tag === 'Some') sendBack({ type: 'draft.found', fields: kept.value })
    return () => unsent.release(name)
  })
}
