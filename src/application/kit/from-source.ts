import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate'

/** Runs a port's `watch` as an actor: its notifications become events of the machine, until the actor is stopped. */
export const fromSource = <News extends EventObject>(
  watch: (listener: (news: News) => void) => () => void,
): CallbackActorLogic<EventObject, undefined> => fromCallback(({ sendBack }) => watch(sendBack))

/** The placeholder for a source that was not provided. */
export const needsSource = <Input = undefined>(name: string): CallbackActorLogic<EventObject, Input> =>
  fromCallback(() => {
    throw new Error(`No port was provided for "${name}"`)
  })
