import { loadAdapters } from '#adapters/container/load-adapters.ts'
import { startPiazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { wordsOf } from '#ui/shell/news/announcements.ts'
import { type Saying, sayingOf, sayingOfAnswer, sayingOfFailure } from '#ui/shell/news/saying.ts'
import { reminderWordsOf } from '#ui/parts/kept-event/reminder-words.ts'
import { outboxOfApp } from '#application/outbox/posting.flow.ts'
import { openReminding } from '#application/time/user-events/reminding.flow.ts'
import { openingAddress } from '#ui/language/languages.ts'
import { openOffers } from '#application/app/updates/offers.flow.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { startHeadless } from '#ui/app/headless.ts'
import type { Course } from '#ui/app/steering.ts'
import type { Speech } from '#ui/view/speech.ts'
import { createAnnounced } from './announced.ts'
import type { Device } from '../device/device.ts'
import { note } from '../device/event-log.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'
import { TODAY } from '../moment.ts'
import { createLateParts } from './late-parts.ts'
import { createRoute, type Route } from '../device/route.ts'
import { readerOf } from './view-reader.ts'

/** Where the app is at home when it is in no browser. */
const ORIGIN = 'https://piazza.test'

/** The app as it runs in one window of a device, from its opening to its closing. */
const run = (ports: Ports, route: Route, speech: () => Speech, { state, fetched, news: heard, told }: Device) => {
  const piazza = startPiazza(ports)
  const announced = createAnnounced(piazza, speech)
  let underWay = 0
  /** Which screen is shown, and whether the citizen may see it. */
  let shown = ''

  const headless = startHeadless(
    { ports, piazza },
    {
      address: route.path,
      origin: ORIGIN,
      language: route.language,
      hasHistory: route.hasHistory,
      load: (row) => fetched(row.load),
      go: (to, options) => leave(() => go(to, options?.replace)),
      goBack: (course) => leave(() => follow(course()), true),
      readLanguage: async (language) => speechIn(language, ports.configuration.name),
      draw: () => {},
      enter: (address) => enter(address),
    },
  )
  const frame = () => headless.frame(speech())
  const draw = () => ({ ...(headless.place().view ?? headless.instead)(speech()), prompt: frame().prompt })
  let drawn: Readonly<{ at: object; language: string; page: ReturnType<typeof draw> }> | undefined
  /**
   * The page: the screen or what is shown in its place, and the dialog over it. It is drawn when the app says that
   * something has changed, as in a browser: what nobody tells of is not seen.
   */
  const page = () => {
    const at = headless.getSnapshot()
    const language = route.language()
    if (drawn?.at !== at || drawn.language !== language) drawn = { at, language, page: draw() }
    return drawn.page
  }
  const out = { go: (path: string) => leave(() => go(path)), goOut: () => ports.journey.rememberBack(route.path()) }
  const lateParts = () => createLateParts({ ports, piazza }, speech, out, () => state.isStill)
  const late = lateParts()
  const languages = lateParts()
  const screen = readerOf(page, out)
  const top = readerOf(() => frame().top, out)

  /** Opens what the address and the session call for; what is open already stays as it is. */
  const settle = (): void => {
    const { name, verdict } = headless.place()
    const now = `${verdict} ${name}`
    if (now !== shown) late.close()
    shown = now
    screen.settle()
  }
  /** The window is somewhere else now. */
  const arrive = (): void => {
    headless.arrive()
    settle()
  }
  const enter = (address: string): void => {
    route.enter(address, false)
    arrive()
  }
  const go = (path: string, replace = false): void => {
    route.go(path, replace)
    arrive()
  }
  const follow = (course: Course): void => {
    if (!course) return
    if (course.kind === 'go') {
      const lead = () => go(course.to, course.replace)
      if (course.isWanted) leave(lead)
      else lead()
    } else {
      route.back()
      arrive()
    }
  }
  /** What is open here may ask first. */
  const leave = (lead: () => void, isBack = false): void => {
    if (!screen.holds(lead, isBack)) lead()
  }
  const say = (saying: Saying): void => {
    announced.say(saying)
    const { says } = saying
    if (says) told.push({ tone: says.tone, words: wordsOf(says, speech()) })
  }
  const closings = [
    piazza.listen((news) => say(sayingOf(news))),
    piazza.listen((news) => {
      note(`news ${news.type}`)
      heard.push(news)
    }),
    headless.follow(follow),
    headless.subscribe(settle).unsubscribe,
    piazza.session.subscribe(settle).unsubscribe,
    ports.traffic.watchFailures((failure, of) => say(sayingOfFailure(failure, of))),
    ports.traffic.watchAnswers((of) => say(sayingOfAnswer(of))),
    openReminding({ ports, piazza }, (userEvent) => reminderWordsOf(userEvent, TODAY, speech())),
    ports.traffic.watch((count) => {
      underWay = count
    }),
    late.close,
    languages.close,
    headless.close,
  ]
  outboxOfApp({ ports, piazza })
  openOffers({ ports, piazza })
  void headless.myTown()

  return {
    ports,
    piazza,
    announced,
    arrive,
    go: out.go,
    isWaiting: () => underWay > 0,
    /** What is read and done where the citizen is. */
    screen,
    /** The parts that come after the page and by themselves. */
    parts: () => late.look(screen.parts()),
    /** What surrounds it. */
    frame: {
      top,
      menu: readerOf(() => frame().top.menu, out),
      side: readerOf(() => frame().bars?.side, out),
      bottom: readerOf(() => frame().bars?.bottom, out),
      links: readerOf(() => ({ offer: frame().offer, foot: frame().foot }), out),
      languages: () => languages.look(top.parts()),
    },
    close: () => {
      for (const stop of closings) stop()
      piazza.stop()
    },
  }
}

/**
 * A signal that is aborted with the first of some, until the end. Node keeps what `AbortSignal.any` makes, with all that
 * listens to it, for as long as it is not aborted: each request would keep the world of its scenario.
 */
const eitherOf = (signals: readonly AbortSignal[], end: AbortSignal): AbortSignal => {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: end })
  }
  return either.signal
}

/** What a page asks for that is gone: its answer reaches nobody, and what would follow it never happens. */
const whileOpen =
  (fetch: typeof globalThis.fetch, life: AbortSignal, killed: AbortSignal): typeof globalThis.fetch =>
  async (input, init) => {
    const nothing = new Promise<never>(() => {})
    if (life.aborted) return nothing
    const { signal } = init ?? {}
    // A browser that is killed takes along what has not left it; a page that is closed has sent it.
    const end = new AbortController()
    const answer = fetch(input, { ...init, signal: eitherOf([killed, ...(signal ? [signal] : [])], end.signal) })
    const outcome = await answer.then(
      (response) => () => response,
      (error: unknown) => () => {
        throw error
      },
    )
    end.abort()
    return life.aborted ? nothing : outcome()
  }

/** A window of a device: closed and opened again it starts the app anew, with what the device kept. */
export const createWindow = (device: Device) => {
  const { environment, show, closed } = device.environment()
  const route = createRoute()
  const speech = () => speechIn(route.language(), environment.configuration?.name ?? DEFAULTS.name)
  let running: ReturnType<typeof run> | undefined
  let life = new AbortController()
  let kill = new AbortController()
  const app = () => {
    if (!running) throw new Error('The app is not open')
    return running
  }
  const end = (): void => {
    running?.close()
    life.abort()
  }
  const open = (address: string): void => {
    end()
    life = new AbortController()
    kill = new AbortController()
    const fetch = whileOpen(environment.fetch ?? globalThis.fetch, life.signal, kill.signal)
    const locks = device.locks(life.signal)
    const updates = device.versions.seenBy(() => open(route.address()))
    const ports = loadAdapters({ ...environment, fetch, locks, updates, language: route.language })
    const opening = openingAddress(address, ports.preferences, ports.configuration)
    if (opening !== route.address() || !route.hasBegun()) route.enter(opening, false)
    running = run(ports, route, speech, device)
    running.arrive()
  }
  return {
    device,
    /** What this window alone keeps. */
    tab: environment.session(),
    /** What the device keeps for every window. */
    kept: environment.local(),
    route,
    /** The texts and formats of the language that is spoken here. */
    speech,
    open,
    app,
    pass: (milliseconds: number): void => app().announced.pass(milliseconds),
    show,
    isOpen: () => running !== undefined,
    close: () => {
      end()
      closed()
    },
    /** The browser ends at once, and with it what has not left it yet. */
    kill: () => {
      kill.abort()
      end()
      closed()
    },
  }
}

export type Window = ReturnType<typeof createWindow>
