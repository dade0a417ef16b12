import { Container, type ServiceIdentifier } from 'inversify'

const tokenOf = <A extends object = object>(name: string): ServiceIdentifier<A> => Symbol.for(name)

/** Makes the adapter of a port by the port's name, of what it needs. */
export type MakeAdapter = (
  name: string,
  needs: readonly string[],
  make: (...needed: never[]) => object,
) => Promise<object>

/**
 * The container of the adapters that come later than the first page. `given` gives by its name what is there already.
 * It keeps no adapter, so that one that could not be made is made at the next call: who asks keeps it (`late.ts`).
 */
export const createContainer = (given: (name: string) => object): MakeAdapter => {
  const container = new Container()
  return (name, needs, make) => {
    for (const need of needs)
      if (!container.isBound(tokenOf(need))) container.bind(tokenOf(need)).toConstantValue(given(need))
    if (!container.isBound(tokenOf(name)))
      container.bind(tokenOf(name)).toResolvedValue(make, needs.map(tokenOf<never>))
    return container.getAsync(tokenOf(name))
  }
}
