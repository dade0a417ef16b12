import type { MapGround } from '#application/ports/maps.ts'

type Options = Readonly<{ onFailed: () => void }>
type Calls = Readonly<Record<string, (...inputs: readonly unknown[]) => void>>
type AnyMaps = Readonly<{
  ground: MapGround
  prepare: () => void
  mount: (element: HTMLElement, options: Options) => Calls
}>
type Mounting = Readonly<{ mount: (element: HTMLElement, options: never) => object }>

/**
 * A port of maps whose adapter is loaded with the first map, so that the first page does not download it. `calls` names
 * every call of a mounted map: calls wait for the adapter, in order. Where it cannot be loaded the map fails, as one that
 * cannot be drawn (fault 47).
 */
export const lateMaps = <Maps extends Mounting>(
  ground: MapGround,
  calls: Readonly<Record<keyof ReturnType<Maps['mount']>, true>>,
  load: () => Promise<Maps>,
): Maps => {
  let adapter: Promise<Maps> | undefined
  /** The adapter, made once: what was prepared is in the one that mounts. */
  const made = async (): Promise<AnyMaps> => {
    adapter ??= load()
    try {
      return (await adapter) as unknown as AnyMaps
    } catch (error) {
      adapter = undefined
      throw error
    }
  }
  const maps: AnyMaps = {
    ground,
    prepare: () => {
      made()
        .then(({ prepare }) => prepare())
        .catch(() => {})
    },
    mount: (element, options) => {
      let isGone = false
      const mounted = made().then(({ mount }) => mount(element, options))
      mounted.catch(() => isGone || options.onFailed())
      const later =
        (call: string) =>
        (...inputs: readonly unknown[]): void => {
          isGone ||= call === 'destroy'
          mounted.then((map) => map[call]?.(...inputs)).catch(() => {})
        }
      return Object.fromEntries(Object.keys(calls).map((call) => [call, later(call)]))
    },
  }
  return maps as unknown as Maps
}
