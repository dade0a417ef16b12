type Options = Readonly<{ onFailed: () => void }>
type Calls = Readonly<Record<string, (...inputs: readonly unknown[]) => void>>
type AnyMaps = Readonly<{
  attribution: string | undefined
  mount: (element: HTMLElement, options: Options) => Calls
}>

/**
 * A port of maps whose adapter is loaded with the first map, so that the first page does not download it. Calls to a map
 * wait for it, in order. Where the adapter cannot be loaded the map fails, as one that cannot be drawn (fault 47).
 */
export const lateMaps = <Maps>(attribution: string | undefined, load: () => Promise<Maps>): Maps => {
  const maps: AnyMaps = {
    attribution,
    mount: (element, options) => {
      let isGone = false
      const mounted = load().then((loaded) => (loaded as AnyMaps).mount(element, options))
      mounted.catch(() => isGone || options.onFailed())
      return new Proxy<Calls>(
        {},
        {
          get:
            (_, call) =>
            (...inputs: readonly unknown[]) => {
              isGone ||= call === 'destroy'
              mounted.then((map) => map[String(call)]?.(...inputs)).catch(() => {})
            },
        },
      )
    },
  }
  return maps as Maps
}
