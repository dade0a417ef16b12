import { type CallbackActorLogic, fromCallback } from 'xstate'
import type { Unsent } from '#application/ports/unsent.ts'

/** What a form tells of itself: the fields that say something else than at first. */
export type FieldsWritten = Readonly<{ type: 'fields.written'; fields: object }>

/** Where what is written in a form is kept while it is open; it begins with what the form says at first. */
export type DraftActor<Values> = CallbackActorLogic<FieldsWritten, Readonly<{ values: Values }>>

/** What a form of passwords is: kept nowhere. */
export const noDraft = <Values>(): DraftActor<Values> => fromCallback(() => {})

/**
 * Keeps what is written in a form for as long as it is open, and gives back what a lost session took away. `nameOf` tells
 * one form from another by what it says at first; `secret` fields are never kept.
 */
export const unsentDraft = <Values extends object>(
  unsent: Unsent,
  nameOf: (values: Values) => string,
  secret: readonly (keyof Values & string)[],
): DraftActor<Values> => {
  const isOpen = ([field]: [string, unknown]): boolean => !(secret as readonly string[]).includes(field)
  return fromCallback(({ input, receive, sendBack }) => {
    const name = nameOf(input.values)
    receive(({ fields }) => unsent.hold(name, Object.fromEntries(Object.entries(fields).filter(isOpen))))
    const kept = unsent.take(name)
    if (kept._tag === 'Some') sendBack({ type: 'draft.found', fields: kept.value })
    return () => unsent.release(name)
  })
}
