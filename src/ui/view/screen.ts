import type { Configuration } from '#domain/town/configuration.ts'
import type { Flow, OpenFlow } from '#application/kit/flow.ts'
import type { FlowGiven } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import type { Look } from '#application/ports/device-state.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import type { Speech } from './speech.ts'

/** The view of a screen: a page with its title, or its replacement. */
export type AnyView = Readonly<{
  kind: string
  title: string
  /** Another key means another item of the same kind: its layout starts again, with the focus on its heading. */
  key?: string | undefined
}>

/** The current address, and the navigation that a view offers beside its links. */
export type Here = Readonly<{
  /** Path, query and fragment, without the language. */
  address: string
  /** The origin of the app, such as `https://piazza.example`. */
  origin: string
  /** Navigates to another address; `replace` replaces the current history entry. */
  go: (to: string, options?: Readonly<{ replace?: boolean }>) => void
  /** What the town has decided. */
  configuration: Configuration
  /** What one chooses of how the app is shown on this device (SHELL-24). */
  device: Readonly<{ draw: (look: Look) => void; speak: (language: InterfaceLanguage) => void }>
}>

/** A screen without its layout: its flow, its view, and the mapping between URL and flow. */
type ScreenParts<Query, Now, View extends AnyView> = Readonly<{
  /** Reads the URL; `path` is the address to share, in the current language. */
  query: (address: string, path: string) => Query
  /** Writes the URL; what the flow reports replaces the current URL. */
  address?: (query: Query) => string
  open: OpenFlow<Query, Now>
  view: (now: Now, speech: Speech, here: Here) => View
  /** The address of a redirect; undefined where there is none. */
  redirect?: (now: Now, address: string) => string | undefined
}>

/** An open screen: its view, until it is closed. */
export type OpenScreen<View extends AnyView = AnyView> = Readonly<{
  view: (speech: Speech) => View
  /** The address or the language has changed within the screen. */
  arrive: (address: string, path: string) => void
  /** The address of a redirect; undefined where there is none. */
  redirect: () => string | undefined
  close: () => void
}>

/** A screen as the table of screens loads it. */
export type Screen<View extends AnyView = AnyView> = Readonly<{
  open: (given: FlowGiven, changed: () => void, here: Omit<Here, 'configuration'>, path: string) => OpenScreen<View>
}>

export const screenOf = <Query, Now, View extends AnyView>({
  query,
  address: addressOf,
  open,
  view,
  redirect,
}: ScreenParts<Query, Now, View>): Screen<View> => ({
  open: (given, changed, { address, origin, go, device }, path) => {
    let here = address
    // What a new address closes was open at the one before: the way back leads there (ERR-08).
    let back = address
    const scope = openScope(given, changed, () => back)
    const flow: Flow<Query, Now> = open(scope, query(address, path), (asked) => {
      if (addressOf) go(addressOf(asked), { replace: true })
    })
    let said = path
    return {
      view: (speech) =>
        view(flow.now(), speech, { address: here, origin, go, device, configuration: given.ports.configuration }),
      arrive: (next, nextPath) => {
        if (next === here && nextPath === said) return
        here = next
        said = nextPath
        flow.ask?.(query(next, nextPath))
        back = next
        changed()
      },
      redirect: () => redirect?.(flow.now(), here),
      close: scope.close,
    }
  },
})
