import type { AnyActorRef } from 'xstate'
import { isBroken } from './breakdown.ts'
import { type AnyForm, formNow, type FormNowOf } from './form-now.ts'

/** The state of a flow with a form: the form while it is open, and the restart after a breakdown. */
export type AskingNow<Form> = Readonly<{ form: Form | undefined; restart: (() => void) | undefined }>

type Flow<Snapshot> = Readonly<{ getSnapshot: () => Snapshot; send: AnyActorRef['send'] }>
type AnySnapshot = Parameters<typeof isBroken>[0]

/** Restarts the flow after a breakdown; undefined while it works. */
export const restartNow = (actor: Flow<AnySnapshot>): AskingNow<unknown>['restart'] =>
  isBroken(actor.getSnapshot()) ? () => actor.send({ type: 'retry.requested' }) : undefined

/** Reads a flow whose form is its child `form`. */
export const askingNow = <Form extends AnyForm>(
  actor: Flow<AnySnapshot & Readonly<{ children: Readonly<{ form?: Form | undefined }> }>>,
): AskingNow<FormNowOf<Form>> => {
  const { form } = actor.getSnapshot().children
  return { form: form && formNow(form), restart: restartNow(actor) }
}
