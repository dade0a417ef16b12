import type { AnyActorRef } from 'xstate'

/** Whom a machine tells its news: the one that invoked it, or itself, which ignores them, where there is none. */
export const toParent = ({ self }: Readonly<{ self: AnyActorRef }>): AnyActorRef => {
  const { _parent: parent = self } = self
  return parent
}
