import type { AnyActorRef } from 'xstate'
import { isBroken } from './breakdown.ts'
import { type AnyForm, formNow, type FormNowOf } from './form-now.ts'

/** A flow that asks by a form, as it is now: the form while there is one, and how it is begun anew once it broke down. */
export type AskingNow<Form> = Readonly<{ form: Form | undefined; restart: (() => void) | undefined }>

type Asking<Snapshot> = Readonly<{ getSnapshot: () => Snapshot; send: AnyActorRef['send'] }>

export const askingNow = <Snapshot extends Parameters<typeof isBroken>[0], Form extends AnyForm>(
  actor: Asking<Snapshot>,
  formOf: (snapshot: Snapshot) => Form | undefined,
): AskingNow<FormNowOf<Form>> => {
  const snapshot = actor.getSnapshot()
  const form = formOf(snapshot)
  return {
    form: form && formNow(form),
    restart: isBroken(snapshot) ? () => actor.send({ type: 'retry.requested' }) : undefined,
  }
}
