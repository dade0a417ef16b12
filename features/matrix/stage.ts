import * as Either from 'fp-ts/lib/Either.js'
import { loadAdapters } from '#adapters/container/load-adapters.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { standing } from '#application/identity/session/session-now.ts'
import { createDevice } from '#features/support/device/device.ts'
import { endTime, inTurn, passTime, startTime } from '#features/support/device/virtual-time.ts'
import { createWindow } from '#features/support/machines/window.ts'
import { NOW } from '#features/support/moment.ts'
import { PASSWORD } from '#features/support/people.ts'
import {
  type Announcement,
  announcementOf,
  announcementOfFailure,
  type ToastView,
  wordsOf,
} from '#ui/shell/news/announcements.ts'
import { type Memory, noMemory, type Trace } from '#mocks/collections/memory.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { STATED } from '#features/catalogue/catalogue.ts'
import { type Step, USERNAMES, type Way } from '#features/catalogue/ways.ts'
import { callAt } from './calls.ts'
import type { Tampering } from './faults.ts'

/** One headless app in one world, for one cell after the other. This is the only file that knows how it is run. */

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const partsIn = (value: unknown): readonly Node[] =>
  Array.isArray(value)
    ? value.flatMap(partsIn)
    : isNode(value) && value['isHidden'] !== true
      ? [value, ...Object.values(value).flatMap(partsIn)]
      : []

/** What a citizen can tell of the app at one moment. */
export type Seen = Readonly<{
  address: string
  lines: readonly string[]
  /** The parts that failed, each with its sentence. */
  failed: readonly string[]
  /** How many of them wait for nothing but a sign-in. */
  signIns: number
  /** The sentences of forms and fields that were refused. */
  refused: readonly string[]
  /** What was said to warn. */
  toasts: readonly string[]
  /** How many successes were said. */
  successes: number
  isInvited: boolean
  standing: string
  isNotFound: boolean
  /** Whether something is still under way: a request, a spinner, a busy button. */
  isBusy: boolean
  isBlank: boolean
  typed: Readonly<Record<string, string>>
  /** What can be tapped. */
  actions: readonly string[]
  /** How many times the app may try again. */
  retries: number
}>

/** What a page and its steps ask for at most, with their retries: beyond it, something asks for ever (fault 56). */
const MOST_REQUESTS = 300

const { setImmediate: soon } = globalThis
const turn = () => new Promise<void>((resolve) => soon(resolve))

const itemsOf = (storage: Storage): readonly (readonly [string, string])[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').map((key) => [
    key,
    storage.getItem(key) ?? '',
  ])

const worldWith = (memory: Memory) => growWorld({ now: Date.parse(NOW), memory })

/** Signs in and opens the first page, with which the app registers the device; returns what the device keeps. */
const signedIn = async (world: World, username: string): Promise<ReturnType<typeof itemsOf>> => {
  const window = createWindow(createDevice(world))
  const { environment } = window.device.environment()
  const accounts = loadAdapters({ ...environment, fetch: window.device.reach }).accounts
  const outcome = await accounts.signIn({ username, password: PASSWORD })()
  if (Either.isLeft(outcome)) throw new Error(`${username} could not sign in: ${outcome.left._tag}`)
  for (const [key, value] of itemsOf(environment.local())) window.kept.setItem(key, value)
  window.open('/profile')
  const isRegistered = () =>
    world.calls().some((one) => one.username === username && one.name === 'account.saveDevice' && one.status === 200)
  while (!isRegistered()) await turn()
  window.close()
  return itemsOf(window.kept)
}

/** Everyone who signs in, with what their devices keep, and the records that this leaves in a world. */
const begin = async () => {
  const records: (readonly [string, number, Trace])[] = []
  const world = await worldWith({ ...noMemory, write: (...record) => void records.push(record) })
  const devices = new Map<string, ReturnType<typeof itemsOf>>()
  for (const username of USERNAMES) devices.set(username, await signedIn(world, username))
  return { records, devices }
}
let begun: ReturnType<typeof begin> | undefined

/** A world in which everyone has signed in; it serves until something is written in it. */
type Ground = { readonly world: World; isWritten: boolean }
let ground: Ground | undefined

const groundNow = async (records: Awaited<ReturnType<typeof begin>>['records']): Promise<Ground> => {
  if (ground === undefined || ground.isWritten)
    ground = { world: await worldWith({ ...noMemory, read: () => records }), isWritten: false }
  return ground
}

/** What a world answers in which nothing is written: it is asked once. */
const answers = new Map<string, Promise<Readonly<{ body: ArrayBuffer; status: number; headers: Headers }>>>()
/** Reads after which the server is another one. */
const READS_THAT_WRITE: ReadonlySet<AnyCall | undefined> = new Set([
  STATED['chat.find'].call,
  STATED['chat.one'].call,
  STATED['account.forgotPassword'].call,
  STATED['account.checkForgotCode'].call,
])
/** Writes that pages make by themselves: only the cells about them send them, so that the server stays as it was. */
const WRITES_BESIDE: ReadonlySet<AnyCall | undefined> = new Set([
  STATED['account.saveDevice'].call,
  STATED['notices.markSeen'].call,
  STATED['advertising.click'].call,
])

/** Waits until the process has nothing to do but what timers hold. */
const calm = (): Promise<void> => passTime(0)

export type Stage = Awaited<ReturnType<typeof enter>>

/** Opens the app for one cell. */
export const enter = async (call: AnyCall, way: Way) => {
  endTime()
  begun ??= begin()
  const { records, devices } = await begun
  const here = await groundNow(records)
  const { world } = here
  const kept = devices.get(way.as ?? '') ?? []
  startTime(Date.parse(NOW), { isHeld: true })
  let tampering: Tampering | undefined
  const device = createDevice(world)
  device.state.allowsPosition = true
  const inner = device.environment
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    const method = init?.method ?? 'GET'
    const asked = callAt(method, url.pathname)
    const answer = async (): Promise<Response> => {
      if (method !== 'GET' || READS_THAT_WRITE.has(asked)) here.isWritten = true
      if (here.isWritten || way.age !== undefined) return device.reach(input, init)
      const token = new Headers(init?.headers).get('authorization')
      const key = `${token} ${method} ${url.pathname}${url.search}`
      const known =
        answers.get(key) ??
        device.reach(input, init).then(async (response) => ({
          body: await response.arrayBuffer(),
          status: response.status,
          headers: response.headers,
        }))
      answers.set(key, known)
      const { body, ...rest } = await known
      return new Response(body, rest)
    }
    if (asked !== call && WRITES_BESIDE.has(asked)) return Response.json({})
    if (asked !== call || tampering === undefined) return answer()
    return tampering({ signal: init?.signal, now: world.clock.now() }, answer)
  }
  let requests = 0
  /** The first requests of a cell. What asks for ever finds no network any more, so that it ends. */
  const few: typeof globalThis.fetch = (...asked) => {
    requests += 1
    return requests > MOST_REQUESTS ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked)
  }
  let told: Readonly<{ tone: ToastView['tone']; words: string }>[] = []
  const window = createWindow({
    ...device,
    environment: () => {
      const { environment, ...more } = inner()
      return {
        ...more,
        environment: { ...environment, fetch: (input, init) => few(input, init).finally(() => inTurn(init?.signal)) },
      }
    },
  })
  for (const [key, value] of kept) window.kept.setItem(key, value)
  world.clock.advance(Date.parse(NOW) + (way.age ?? 0) - world.clock.now())

  const app = () => window.app()
  const pass = async (milliseconds: number): Promise<void> => {
    world.clock.advance(milliseconds)
    await passTime(milliseconds)
    await calm()
  }
  // What is advertised turns by itself: only the calls about it look at it.
  const isAboutAdvertising = call.path.includes('advertisements')
  const late = async () => {
    const parts = [...(await app().parts()), ...(await app().frame.languages())]
    return parts.filter((one) => isAboutAdvertising || typeof one.view()['hold'] !== 'function')
  }
  const look = async () => {
    const screens = [app().screen, ...(await late())]
    return { screens, parts: partsIn(screens.map((one) => one.view())) }
  }
  const see = async (): Promise<Seen> => {
    const { parts: all, screens } = await look()
    const { piazza, screen } = app()
    const session = piazza.session.getSnapshot()
    const ofKind = (kind: string) => all.filter((part) => part['kind'] === kind)
    const lines = screens.flatMap((one) => one.texts())
    return {
      address: window.route.path(),
      lines,
      signIns: ofKind('failed').filter(({ sign }) => sign === 'signIn').length,
      failed: [...ofKind('failed'), ...ofKind('stale')].map(({ text, title }) => String(text ?? title)),
      refused: [
        ...ofKind('form').flatMap(({ failure }) => (isNode(failure) ? [String(failure['text'])] : [])),
        ...all.flatMap(({ kind, problem }) =>
          kind !== 'videoElsewhere' && typeof problem === 'string' ? [problem] : [],
        ),
      ],
      toasts: told.filter(({ tone }) => tone === 'danger' || tone === 'warning').map(({ words }) => words),
      successes: told.filter(({ tone }) => tone === 'success').length,
      isInvited: session.matches({ anonymous: 'invited' }),
      standing: standing(session),
      isNotFound: ofKind('notFound').length > 0,
      isBusy: app().isWaiting() || ofKind('waiting').length > 0 || all.some(({ isBusy }) => isBusy === true),
      isBlank: lines.length === 0,
      actions: Object.keys(screen.actions()),
      typed: Object.fromEntries(Object.entries(screen.fields()).map(([label, field]) => [label, field.read()])),
      retries: screens.flatMap((one) => one.retriable()).length,
    }
  }
  /** Lets everything that is under way end: what is debounced, then what has a time limit. */
  const end = async (): Promise<Seen> => {
    await calm()
    await pass(500)
    // What comes next may load its code first.
    const loaded = () => late().then(calm).then(see)
    let seen = await loaded()
    for (let round = 0; round < 5 && seen.isBusy; round += 1) {
      await pass([3_000, 16_000, 16_000, 61_000, 61_000][round] ?? 0)
      seen = await loaded()
    }
    if (requests > MOST_REQUESTS) throw new Error(`Something asks for ever: ${requests} requests`)
    return seen
  }
  const found = async <A>(what: string, find: () => A | undefined): Promise<A> => {
    let it = find()
    for (let round = 0; it === undefined && round < 4; round += 1) {
      await pass(500)
      it = find()
    }
    if (it === undefined) throw new Error(`"${what}" is not there: ${Object.keys(app().screen.actions()).join(', ')}`)
    return it
  }
  const take = async ([verb, what = '', value = '']: Step): Promise<void> => {
    const { screen, piazza } = app()
    switch (verb) {
      case 'tap': {
        // A tap on what is busy does nothing.
        const press = await found(what, () => (screen.isBusy(what) ? undefined : screen.actions()[what]))
        press()
        break
      }
      case 'fill': {
        const isOpen = () => screen.fields()[what]?.offers(value) === true
        const { write } = await found(what, () => (isOpen() ? screen.fields()[what] : undefined))
        write(value)
        break
      }
      case 'flip': {
        const { flip } = await found(what, () => screen.choices()[what])
        flip()
        break
      }
      case 'rate': {
        const rate = await found(what, () => screen.ratings()[what]?.rate)
        rate(Number(value))
        break
      }
      case 'pick': {
        const { pick } = await found(what, () => screen.rows().find(({ name }) => name === what))
        pick()
        break
      }
      case 'confirm': {
        const { confirm } = await found('A question', screen.question)
        confirm.press()
        break
      }
      case 'leave':
        piazza.session.send({ type: 'signOut.requested' })
        piazza.session.send({ type: 'signOut.confirmed' })
        break
      case 'follow':
        for (const one of await app().parts()) one.actions()[what]?.()
        break
      default:
        verb satisfies never
    }
    await calm()
  }
  return {
    /** Whether a deviation from the contract was noted. */
    isReported: (): boolean =>
      app()
        .ports.diagnostics.noted()
        .some(({ kind }) => kind === 'leftOut' || kind === 'undecodable'),
    tamper: (next: Tampering | undefined): void => {
      tampering = next
    },
    open: (): void => {
      told = []
      window.open(way.at)
      const tell = (announcement: Announcement | undefined): void => {
        if (announcement) told.push({ tone: announcement.tone, words: wordsOf(announcement, window.speech()) })
      }
      app().piazza.listen((news) => tell(announcementOf(news)))
      app().ports.traffic.watchFailures((failure) => tell(announcementOfFailure(failure)))
    },
    decline: async (): Promise<void> => {
      app().piazza.session.send({ type: 'invitation.declined' })
      await calm()
    },
    see,
    end,
    take,
    retry: async (): Promise<void> => {
      const { screens } = await look()
      for (const one of screens.flatMap((screen) => screen.retriable())) one()
      await calm()
    },
    ports: () => app().ports,
    screen: () => app().screen,
    close: (): void => {
      window.close()
      endTime()
    },
  }
}
