import type { Flow, OpenFlow } from '#application/kit/flow.ts'
import { openScope, type FlowGiven } from '#application/kit/scope.ts'
import type { Speech } from './speech.ts'

/** What every view of a screen is: a page under its title, or something that stands in its place. */
export type AnyView = Readonly<{
  kind: string
  title: string
  /** Another key is another thing of the same kind: its layout begins anew, with the focus at its heading. */
  key?: string | undefined
}>

/** Where the citizen is, and the way elsewhere that a view offers beside its links. */
export type Here = Readonly<{
  /** Path, query and fragment, without the language. */
  address: string
  /** Where the app itself is, such as `https://piazza.example`. */
  origin: string
  /** Goes to another address; `replace` leaves no way back to this one. */
  go: (to: string, options?: Readonly<{ replace?: boolean }>) => void
}>

/** A screen without its layout: its flow, its view, and what its address asks of the flow. */
type ScreenParts<Query, Now, View extends AnyView> = Readonly<{
  /** What an address asks for; `path` is the address as others may be given it, in the language that is spoken. */
  query: (address: string, path: string) => Query
  /** The address that asks for it; what the flow tells replaces the address that is open. */
  address?: (query: Query) => string
  open: OpenFlow<Query, Now>
  view: (now: Now, speech: Speech, here: Here) => View
  /** The address that takes the place of the one that is open; undefined where that one stays. */
  redirect?: (now: Now, address: string) => string | undefined
}>

/** A screen that is open: what it shows, until it is closed. */
export type OpenScreen<View extends AnyView = AnyView> = Readonly<{
  view: (speech: Speech) => View
  /** The address or the language has changed within the screen. */
  arrive: (address: string, path: string) => void
  /** The address that takes the place of the one that is open; undefined where that one stays. */
  redirect: () => string | undefined
  close: () => void
}>

/** A screen as the table of screens loads it. */
export type Screen<View extends AnyView = AnyView> = Readonly<{
  open: (given: FlowGiven, changed: () => void, here: Here, path: string) => OpenScreen<View>
}>

export const screenOf = <Query, Now, View extends AnyView>({
  query,
  address: addressOf,
  open,
  view,
  redirect,
}: ScreenParts<Query, Now, View>): Screen<View> => ({
  open: (given, changed, { address, origin, go }, path) => {
    const scope = openScope(given, changed)
    const flow: Flow<Query, Now> = open(scope, query(address, path), (asked) => {
      if (addressOf) go(addressOf(asked), { replace: true })
    })
    let here = address
    let said = path
    return {
      view: (speech) => view(flow.now(), speech, { address: here, origin, go }),
      arrive: (next, nextPath) => {
        if (next === here && nextPath === said) return
        here = next
        said = nextPath
        flow.ask(query(next, nextPath))
        changed()
      },
      redirect: () => redirect?.(flow.now(), here),
      close: scope.close,
    }
  },
})
