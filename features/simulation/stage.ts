import * as Either from 'fp-ts/lib/Either.js'
import { openDatabase } from '#adapters/browser/database.ts'
import { loadAdapters } from '#adapters/container/load-adapters.ts'
import type { Action } from '#ui/view/parts.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { createDevice, type Device } from '../support/device/device.ts'
import { loadForFirstUse } from '../support/device/first-use.ts'
import { drain, endTime, passTime, quiet, startTime, takeTurn } from '../support/device/virtual-time.ts'
import { NO_INTERCEPTION } from '../support/interception.ts'
import type { Screen } from '../support/machines/view-reader.ts'
import { createWindow, type Window } from '../support/machines/window.ts'
import { partsOf } from '../support/machines/view-parts.ts'
import { NOW } from '../support/moment.ts'
import { PASSWORD } from '../support/people.ts'
import { withTrouble } from '../support/troubles.ts'
import type { Act, Step } from './act.ts'

const HOUR = 3_600_000

/** The citizen's device in a world of its own, with up to two windows. */
const errors: string[] = []
const failed = (error: unknown): void =>
  void errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
process.on('unhandledRejection', failed)
process.on('uncaughtException', failed)

const itemsOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map(
    (key) => `${key}=${storage.getItem(key) ?? ''}`,
  )

/** Opens the app for a citizen on a device of its own; undefined for a visitor. */
const signedIn = async (device: Device, username: string | undefined): Promise<void> => {
  if (username === undefined) return
  const { environment, closed } = device.environment()
  const { accounts } = loadAdapters({ ...environment, fetch: device.reach })
  const outcome = await accounts.signIn({ username, password: PASSWORD })()
  closed()
  if (Either.isLeft(outcome)) throw new Error(`${username} could not sign in: ${outcome.left._tag}`)
}

const usable = (action: Action | undefined): (() => void) | undefined =>
  action?.isBusy === true || action?.isDisabled === true ? undefined : action?.press

/** All that a window shows and says, as text: two that are equal look the same. */
const faceOf = async (window: Window): Promise<string> => {
  const { screen, frame, parts, announced } = window.app()
  const views = [
    screen.view(),
    frame.top.view(),
    frame.side.view(),
    frame.bottom.view(),
    ...(await parts()).map((one) => one.view()),
  ]
  return JSON.stringify([window.route.address(), announced.all(), screen.texts(), views])
}

/** Lets happen what a step leaves time for. */
const wait = async ({ act, turns }: Step): Promise<void> => {
  if (act.verb === 'pass') await passTime(act.seconds * 1000)
  if (turns === 'quiet') return quiet()
  for (let turn = 0; turn < turns; turn += 1) {
    await drain()
    takeTurn()
  }
}

export type Stage = Awaited<ReturnType<typeof enter>>

export const enter = async (seed: number, username: string | undefined, at: string) => {
  await loadForFirstUse()
  startTime(Date.parse(NOW), { seed, delays: true })
  errors.length = 0
  const world: World = await growWorld({ now: Date.parse(NOW), ticks: () => performance.now() })
  const device = createDevice(world)
  device.state.allowsPosition = true
  await signedIn(device, username)
  const windows: Window[] = [createWindow(device)]
  let current = 0
  let wasAhead = false
  const window = (): Window => windows[current] ?? windows[0] ?? createWindow(device)
  window().open(at)
  await quiet()

  const screens = async () => [window().app().screen, ...(await window().app().parts())]
  const anywhere = async <A>(find: (screen: Screen) => A | undefined) =>
    (await screens()).map(find).find((one) => one !== undefined)
  const pressIn = async (label: string): Promise<(() => void) | undefined> => {
    const { screen, frame } = window().app()
    if (screen.isBusy(label)) return undefined
    const inPage = await anywhere((one) => one.actions()[label])
    return (
      inPage ??
      frame.top.actions()[label] ??
      frame.menu.actions()[label] ??
      frame.bottom.actions()[label] ??
      frame.side.actions()[label]
    )
  }
  const signIn = async (): Promise<(() => void) | undefined> => {
    const { screen } = window().app()
    const { say } = window().speech()
    const [name, word] = [screen.fields()[say('signIn.username')], screen.fields()[say('signIn.password')]]
    if (!name || !word || username === undefined) return undefined
    return () => {
      name.write(username)
      screen.fields()[say('signIn.password')]?.write(PASSWORD)
      screen.actions()[say('signIn.action')]?.()
    }
  }
  const leave = async (): Promise<(() => void) | undefined> => {
    const { frame, screen } = window().app()
    const out = frame.menu.actions()[window().speech().say('menu.signOut')]
    return (
      out &&
      (() => {
        out()
        screen.question()?.confirm.press()
      })
    )
  }
  const otherWindow = (): void => {
    window().show(false)
    if (windows.length === 1) {
      const next = createWindow(device)
      windows.push(next)
      current = 1
      next.open(windows[0]?.route.path() ?? '/')
    } else current = 1 - current
    window().show(true)
  }
  const closeWindow = (): void => {
    for (const one of windows.splice(current, 1)) one.close()
    current = 0
    window().show(true)
  }
  /** Opens another window, to which the citizen goes on. */
  const openAnother = (address: string): void => {
    window().show(false)
    const next = createWindow(device)
    current = windows.push(next) - 1
    next.open(address)
  }
  /** Every window ends, and the app is opened anew later; a browser that is killed takes along what is on its way. */
  const openAnew = (address: string, isKilled: boolean): void => {
    for (const one of windows.splice(0)) {
      if (isKilled) one.kill()
      else {
        one.show(false)
        one.close()
      }
    }
    current = 0
    windows.push(createWindow(device))
    window().open(address)
  }
  /** How an act is done now; undefined where it cannot be. */
  const handOf = async (act: Act): Promise<(() => void) | undefined> => {
    const { screen } = window().app()
    switch (act.verb) {
      case 'come':
        return () => window().app().go(act.what)
      case 'tap':
        return pressIn(act.what)
      case 'flip':
        return (await anywhere((one) => one.choices()[act.what]))?.flip
      case 'fill': {
        const field = await anywhere((one) => one.fields()[act.what])
        return field?.offers(act.value) === true ? () => field.write(act.value) : undefined
      }
      case 'rate': {
        const rate = screen.ratings()[act.what]?.rate
        return rate && (() => rate(act.stars))
      }
      case 'open':
      case 'remove':
      case 'pick':
        return screen.rows().find(({ name }) => name === act.what)?.[act.verb]
      case 'confirm':
      case 'cancel':
        return usable(screen.question()?.[act.verb])
      case 'back':
        return window().app().frame.top.actions()[window().speech().say('action.back')]
      case 'restart':
        return () => window().open(window().route.address())
      case 'second window':
        return otherWindow
      case 'close':
        return windows.length < 2 ? undefined : closeWindow
      case 'leave':
        return leave()
      case 'sign in':
        return signIn()
      case 'trouble':
        return () =>
          void (device.interception.current = withTrouble(device.interception.current, act.trouble, act.matter))
      case 'recover':
        return () => void (device.interception.current = NO_INTERCEPTION)
      case 'network':
        return () => device.setOnline(act.isThere)
      case 'clock':
        return () => {
          device.state.ahead = act.ahead * HOUR
          wasAhead ||= act.ahead !== 0
        }
      case 'pass':
        return () => {}
    }
  }
  /** Whether an act is on what leads out of the app, or is chosen already, or where one is. */
  const isIdle = async (act: Act): Promise<boolean> => {
    if (act.verb === 'rate') return window().app().screen.ratings()[act.what]?.value === act.stars
    if (act.verb === 'fill') return (await anywhere((one) => one.fields()[act.what]))?.read() === act.value
    if (!('what' in act)) return false
    // Where nothing is chosen, nothing is put back; a button that went then would take the focus with it.
    if (act.what === window().speech().say('notices.filterReset')) return true
    const { frame } = window().app()
    const shown = [
      ...(await screens()).map((one) => one.view()),
      frame.top.view(),
      frame.menu.view(),
      frame.bottom.view(),
      frame.side.view(),
    ]
    return partsOf(shown).some((part) => {
      const isMeant = [part['label'], `${String(part['label'])} ${String(part['about'])}`].includes(act.what)
      const href = part['href']
      // Without a network a second attempt ends as the first did.
      if (isMeant && !device.state.isOnline && /prova/i.test(act.what)) return true
      if (!isMeant) return part['kind'] === 'pager' && /\d/.test(act.what)
      if (typeof href === 'string') return !/^\/(?!\/)/.test(href) || href === window().route.path()
      return part['isCurrent'] === true || part['isOn'] === true
    })
  }
  const face = async (): Promise<string> =>
    JSON.stringify([
      await faceOf(window()),
      device.requests.length,
      device.files,
      itemsOf(window().kept),
      itemsOf(window().tab),
      await device.voices.tasks.heard(),
    ])
  return {
    world,
    device,
    /** Whose it is; undefined for a visitor's. */
    username,
    window,
    windows: (): readonly Window[] => windows,
    errors: (): readonly string[] => [...errors, ...device.complaints],
    face,
    isIdle,
    handOf,
    openAnother,
    openAnew,
    wait,
    /** Whether the clock of the device was put out of time. */
    hadAnotherTime: (): boolean => wasAhead,
    pass: passTime,
    /** What the device keeps, in all its storages. */
    kept: async (): Promise<readonly string[]> => {
      const database = await openDatabase(device.indexedDB)
      const rows = [
        ...((await database?.getAll('outbox')) ?? []),
        ...((await database?.getAll('answers')) ?? []).filter(({ owner }) => owner !== 'visitor'),
      ]
      return [
        ...windows.flatMap(({ kept }) => itemsOf(kept)).slice(0, 40),
        ...windows.flatMap(({ tab }) => itemsOf(tab)),
        ...rows.map((row) => `database=${JSON.stringify(row)}`),
      ]
    },
    outbox: async () =>
      ((await (await openDatabase(device.indexedDB))?.getAll('outbox')) ?? []) as readonly Readonly<{
        subject: string
        content: Readonly<{ standing: string }>
      }>[],
    /** What one finds at an address who opens the app anew, in a window that is closed then. */
    anew: async (address: string): Promise<Window> => {
      const fresh = createWindow(device)
      fresh.open(address)
      await passTime(1_500)
      return fresh
    },
    /** All that is under way in the windows, by what shows it. */
    busy: async (): Promise<readonly string[]> => {
      const found: string[] = []
      for (const one of windows) {
        const { screen, isWaiting, parts } = one.app()
        if (isWaiting()) found.push('a request')
        for (const part of [screen, ...(await parts())].flatMap((shown) => partsOf(shown.view())))
          if (part['kind'] === 'waiting' || part['isBusy'] === true)
            found.push(`${String(part['kind'])} ${String(part['label'] ?? '')} at ${one.route.path()}`)
      }
      return found
    },
    /** Brings each of the other windows into sight for a while: what is out of sight asks nobody (ERR-09). */
    lookRound: async (): Promise<void> => {
      for (const one of windows.filter((other) => other !== window())) {
        window().show(false)
        one.show(true)
        await passTime(5_000)
        one.show(false)
        window().show(true)
      }
    },
    retry: async (): Promise<void> => {
      for (const one of windows) {
        const { screen, parts } = one.app()
        for (const press of [screen, ...(await parts())].flatMap((shown) => shown.retriable())) press()
      }
    },
    close: async (): Promise<void> => {
      for (const one of windows) one.close()
      await drain()
      endTime()
    },
  }
}

export const isSignedIn = ({ window }: Stage): boolean =>
  window().app().frame.menu.actions()[window().speech().say('menu.signOut')] !== undefined
