import type { AnyActorRef } from 'xstate'

/** The receiver of a machine's events: its parent, or itself, which ignores them, where there is none. */
export const toParent = ({ self }: Readonly<{ self: AnyActorRef }>): AnyActorRef => {
  const { _parent: parent = self } = self
  return parent
}
