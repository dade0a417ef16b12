import { frameNow } from '#application/app/frame-now.ts'
import type { Piazza } from '#application/app/piazza.ts'
import type { Look } from '#application/ports/device-state.ts'
import { followMinutes } from '#application/kit/minutes.ts'
import type { News } from '#application/news.ts'
import type { Ports } from '#application/ports/ports.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { AnyView, Here, OpenScreen } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'
import { chooseLanguage, type InterfaceLanguage, languagePrefix, languageToOffer } from '#ui/language/languages.ts'
import { type FrameHere, type FrameView, frameView } from '#ui/shell/frame/frame-view.ts'
import { placeView, type PlaceView } from '#ui/shell/frame/place-view.ts'
import { brokenView } from '#ui/view/not-found.ts'
import { SCREEN_TABLE, type ScreenRow } from './screen-table.ts'
import { accessIn, leadsToSignIn, screenIn, type ScreenName } from '#ui/base/screens.ts'
import { arrived, type Course, steer, steerBack } from './steering.ts'
import { type Verdict, verdictOf } from '#ui/base/verdict.ts'

/** What the app stands in: a browser's tab, or whatever stands in for one. */
export type Surroundings = Readonly<{
  /** Where the citizen is, without the language: path, query and fragment. */
  address: () => string
  origin: Here['origin']
  language: () => InterfaceLanguage
  hasHistory: () => boolean
  /** Fetches a screen. */
  load: (row: ScreenRow) => ReturnType<ScreenRow['load']>
  /** Goes elsewhere because the citizen wants to: who would lose something is asked first. */
  go: Here['go']
  /** The same, for the back button: where it leads is known once it is pressed. */
  goBack: (course: () => Course) => void
  /** Draws the app in a look. */
  draw: (look: Look) => void
  /** Loads the page anew, where nothing around the app does. */
  refresh?: (() => void) | undefined
  /** Loads the texts of a language; fails without them. */
  readLanguage: (language: InterfaceLanguage) => Promise<unknown>
  /** Shows this page at its address in another language: nobody would lose anything. */
  enter: (address: string) => void
}>

type Watcher = (snapshot: object) => void

/** What is open at an address, for this citizen. */
export type OpenPlace = Readonly<{
  /** Undefined where no screen has the address (SHELL-17). */
  name: ScreenName | undefined
  verdict: Verdict
  /** What the screen shows; undefined while it is fetched, and for those who may not see it. */
  view: ((speech: Speech) => AnyView) | undefined
  /** Why the screen could not be fetched, and how it is fetched again. */
  broken: Readonly<{ by: unknown; retry: () => void }> | undefined
}>

/** Names that share a row share what is open: one goes from one to the other without a new beginning. */
const partOf = (name: ScreenName | undefined) => name && SCREEN_TABLE[name]

/**
 * The app without an interface: which screen is open at the address, whether this citizen may see it, what runs in it,
 * and where news lead. React is one way to look at it, the features' headless assembly another.
 */
export const startHeadless = (given: Readonly<{ ports: Ports; piazza: Piazza }>, around: Surroundings) => {
  const { ports, piazza } = given
  const watchers = new Set<() => void>()
  /** Another object after each change. */
  let snapshot: object = {}
  let place: OpenPlace = { name: undefined, verdict: 'wait', view: undefined, broken: undefined }
  let open: OpenScreen | undefined
  /** The fetch that somebody waits for; undefined once the citizen has gone on. */
  let fetch: object | undefined
  let frame: Readonly<{ speech: Speech; view: FrameView }> | undefined
  let town: Readonly<{ unsubscribe: () => void }> | undefined
  let isClosed = false

  const changed = (): void => {
    snapshot = {}
    for (const watcher of watchers) watcher()
  }
  /** The address without the language and the fragment. */
  const asked = (): string => around.address().replace(/#.*$/, '')
  /** The address as others may be given it. */
  const path = (): string => languagePrefix(around.language()) + asked()
  const whereabouts = () => ({ path: around.address(), hasHistory: around.hasHistory(), journey: ports.journey })

  /** Goes where the screen says that its address leads instead. */
  const redirect = (): void => {
    const to = open?.redirect()
    if (to !== undefined) around.go(to, { replace: true })
  }
  const show = async (row: ScreenRow): Promise<void> => {
    const mine = (fetch = {})
    const loaded = await around.load(row).catch((error: unknown) => {
      const retry = (): void => {
        if (place.broken?.by !== error) return
        place = { ...place, broken: undefined }
        void show(row)
        changed()
      }
      return { broken: { by: error, retry } }
    })
    // The citizen may have gone on meanwhile, also to another address of what is fetched.
    if (fetch !== mine) return
    if ('broken' in loaded) place = { ...place, ...loaded }
    else {
      open = loaded.screen.open(
        given,
        changed,
        { address: around.address(), origin: around.origin, go: around.go, device: { draw, speak } },
        path(),
      )
      place = { ...place, view: open.view }
    }
    changed()
    redirect()
  }
  /** Opens what the address and the session call for; what is open already stays. */
  const settle = (): void => {
    const name = screenIn(ports.configuration, around.address())
    const verdict = name === undefined ? 'refuse' : verdictOf(accessIn(ports.configuration, name), sessionNow(piazza))
    if (verdict === place.verdict && partOf(name) === partOf(place.name)) {
      if (name !== place.name) place = { ...place, name }
      open?.arrive(around.address(), path())
      changed()
      redirect()
      return
    }
    open?.close()
    open = undefined
    fetch = undefined
    place = { name, verdict, view: undefined, broken: undefined }
    const row = name && SCREEN_TABLE[name]
    if (verdict === 'admit' && row) void show(row)
    changed()
  }
  const arrive = (): void => {
    const address = around.address()
    frame = undefined
    arrived({ path: address, journey: ports.journey, leaveSignIn: piazza.leaveSignIn })
    // Whoever is at the sign-in needs no invitation to it.
    if (leadsToSignIn(address)) piazza.session.send({ type: 'invitation.declined' })
    settle()
  }

  /** Shows this page in another language, once its texts are there, and keeps the choice (SHELL-06, LANG-02). */
  const speak = (language: InterfaceLanguage): void =>
    void around.readLanguage(language).then(
      () => around.enter(chooseLanguage(language, asked(), ports.preferences)),
      () => piazza.tell({ type: 'language.notLoaded' }),
    )
  /** Draws the app in a look from now on, and keeps the choice. */
  const draw = (look: Look): void => {
    ports.preferences.chooseLook(look)
    around.draw(look)
    changed()
  }
  /** One's own municipality comes late, and the frame says it; undefined once the app is closed. */
  const myTown = async () => {
    const { myTownOfApp } = await import('#application/town/my-town/my-town.flow.ts')
    if (isClosed) return undefined
    const actor = myTownOfApp(given)
    town ??= actor.subscribe(reframe)
    reframe()
    return actor
  }
  const frameHere = (): FrameHere => ({
    address: asked(),
    configuration: ports.configuration,
    // Where the back button leads (SHELL-02).
    back: () => around.goBack(() => steerBack(whereabouts())),
    speak,
    refresh: around.refresh,
    own: languageToOffer(around.language(), ports.preferences, ports.configuration),
  })
  /** The session, the unread count or the network has changed. */
  const reframe = (): void => {
    frame = undefined
    // A screen that waits for the network comes with it (ERR-04).
    if (ports.presence.isOnline()) place.broken?.retry()
    changed()
  }

  const session = piazza.session.subscribe(() => {
    frame = undefined
    settle()
  })
  const unread = piazza.unread.subscribe(reframe)
  const deaf = ports.presence.watch(reframe)
  const timeless = followMinutes(ports, changed)
  return {
    /** The citizen is somewhere else now. */
    arrive,
    /** Finds out one's own municipality. */
    myTown,
    place: (): OpenPlace => place,
    /** What is shown in place of a screen that has no view: it is not for this citizen, not there yet, or broken. */
    instead: (speech: Speech): PlaceView =>
      place.broken
        ? brokenView(place.broken.by, ports.presence.isOnline(), place.broken.retry, speech)
        : placeView(place.name, place.verdict, frameNow(given), speech),
    /** What surrounds the screen. The same object until something of it changes. */
    frame: (speech: Speech): FrameView => {
      if (frame?.speech !== speech) frame = { speech, view: frameView(frameNow(given), frameHere(), speech) }
      return frame.view
    },
    /** Reads like an actor, so that React follows it like one: another snapshot means that something has changed. */
    getSnapshot: (): object => snapshot,
    /** Calls the watcher after each change, until it unsubscribes. */
    subscribe: (watcher?: Watcher | Readonly<{ next?: Watcher }>): Readonly<{ unsubscribe: () => void }> => {
      const next = typeof watcher === 'function' ? watcher : watcher?.next
      const call = () => next?.(snapshot)
      watchers.add(call)
      return { unsubscribe: () => void watchers.delete(call) }
    },
    /** From now on `lead` is told where news lead, until the returned function is called. */
    follow: (lead: (course: Course) => void): (() => void) =>
      piazza.listen((news: News, isLeft) => lead(isLeft ? undefined : steer(news, whereabouts()))),
    close: (): void => {
      // What is still being fetched is not opened any more.
      isClosed = true
      fetch = undefined
      open?.close()
      session.unsubscribe()
      unread.unsubscribe()
      town?.unsubscribe()
      deaf()
      timeless()
    },
  }
}

export type Headless = ReturnType<typeof startHeadless>
