import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { App } from '../app.ts'
import { type ClosableScope, openScope } from '../scope.ts'

/** An actor that stays where it is, for tests: its state has a tag, such as that of the session of a visitor. */
export const standing = (tag: string) =>
  createActor(createMachine({ initial: 'here', context: {}, states: { here: { tags: [tag] } } })).start()

/** A scope for tests of a flow, over the ports that they play; `app` has the parts that differ from an app with a visitor. */
export const scopeOver = (
  ports: Readonly<Partial<Record<keyof Ports, object>>>,
  app: Readonly<Partial<Record<keyof App, unknown>>> = {},
  changed: () => void = () => {},
): ClosableScope => {
  const piazza = {
    session: standing('anonymous'),
    open: (_: string, logic: AnyActorLogic, input: unknown) => createActor(logic, { input }).start(),
    close: () => {},
    follow: () => () => {},
    ...app,
  }
  const known = { configuration: DEFAULTS, clock: { now: () => 0 }, device: { read: async () => ({}) }, sharing: {} }
  return openScope({ ports: { ...known, ...ports } as Ports, piazza: piazza as unknown as App }, changed)
}
