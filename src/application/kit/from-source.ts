import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate'

/** Runs a port's `watch` as an actor: its news become events of the machine, until the machine stops it. */
export const fromSource = <News extends EventObject>(
  watch: (listener: (news: News) => void) => () => void,
): CallbackActorLogic<EventObject, undefined> => fromCallback(({ sendBack }) => watch(sendBack))

/** Stands where a machine needs a source of news and has not been given it. */
export const needsSource = (name: string): CallbackActorLogic<EventObject, undefined> =>
  fromCallback(() => {
    throw new Error(`No port was provided for "${name}"`)
  })
