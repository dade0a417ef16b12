/** WebKitGTK: its MiniBrowser on a screen of its own, driven by its driver over W3C WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#scripts/tools/nginx.ts'
import type { Engine, Key, Point, Size, Tab } from './tab.ts'

/** Where the programs are. */
export type WebKitPrograms = Readonly<{ driver: string; browser: string; screen: string }>

/** How long a program may take to start, in milliseconds. */
const PATIENCE = 30_000
/** How long a function in a page may take, in milliseconds of the page's time. */
const SCRIPT_PATIENCE = 3_600_000
/** Between two looks at the window, in milliseconds, and how many looks it is given to change. */
const A_LOOK = 50
const LOOKS = 40
const SCREEN = '1600x1200x24'
/** A driver knows one session: each device has its own. */
type Driver = Readonly<{ program: ChildProcess; session: WebDriver }>

/** The buttons of the browser's own bar would keep its window wider than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }'

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
}

const stop = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill()
  })

/** Starts a screen, and returns its name: the screen chooses a free number and writes it. */
const startScreen = (path: string): Promise<Readonly<{ program: ChildProcess; display: string }>> =>
  new Promise((resolve, reject) => {
    const program = spawn(path, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    program.once('error', reject)
    program.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)))
    program.stdio[3]?.once('data', (number) => resolve({ program, display: `:${String(number).trim()}` }))
  })

const untilReady = async (address: string): Promise<void> => {
  const until = Date.now() + PATIENCE
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('The driver of WebKit does not answer')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Makes the window so large that the page has a size: the browser's bar takes some of it, and a window takes its size late. */
const resize = async (session: WebDriver, size: Size): Promise<void> => {
  const window = session.manage().window()
  const inner = async (): Promise<Size> => {
    const [width, height] = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]')
    return { width, height }
  }
  /** The inner size once it no longer changes, and is another than `before` or stays so for long. */
  const atRest = async (before?: Size): Promise<Size> => {
    let last = await inner()
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, A_LOOK))
      const now = await inner()
      if (isDeepStrictEqual(now, last) && !isDeepStrictEqual(now, before)) return now
      last = now
    }
    return last
  }
  const end = Date.now() + PATIENCE
  for (let now = await inner(); !isDeepStrictEqual(now, size);) {
    if (Date.now() > end)
      throw new Error(`The window is ${now.width} x ${now.height}, not ${size.width} x ${size.height}`)
    const outer = await window.getRect()
    const [width, height] = [outer.width + size.width - now.width, outer.height + size.height - now.height]
    await window.setRect({ x: 0, y: 0, width, height })
    now = await atRest(now)
  }
}

const drag = async (session: WebDriver, [first, ...others]: readonly Point[]): Promise<void> => {
  if (first === undefined) return
  const start = session
    .actions({ async: true })
    .move({ ...rounded(first), duration: 0 })
    .press()
  const moved = others.reduce((actions, point) => actions.move({ ...rounded(point), duration: 20 }), start)
  await moved.release().perform()
}
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

export const startWebKit = async (programs: WebKitPrograms): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'piazza-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW)
  const { program: screen, display } = await startScreen(programs.screen)
  const open = new Set<Driver>()

  const startDriver = async (): Promise<Driver> => {
    const port = await freePort()
    const program = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, TZ: 'Europe/Rome' },
    })
    await untilReady(`http://127.0.0.1:${port}`)
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        }),
      )
      .build()
    return { program, session }
  }

  const device = async (size: Size): Promise<Tab> => {
    const driver = await startDriver()
    open.add(driver)
    const { session } = driver
    // The driver counts with a timer of the page, whose time may be held and let pass.
    await session.manage().setTimeouts({ script: SCRIPT_PATIENCE })
    await resize(session, size)
    const keys = async (text: string): Promise<void> => session.actions({ async: true }).sendKeys(text).perform()
    return {
      engine: 'WebKit',
      open: (address) => session.get(address),
      run: (work, ...values) => session.executeScript(`return (${String(work)})(...arguments)`, ...values),
      resize: (next) => resize(session, next),
      drag: (points) => drag(session, points),
      type: keys,
      press: (key) => keys(KEYS[key]),
      picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      close: async () => {
        await session.quit()
        await stop(driver.program)
        open.delete(driver)
      },
    }
  }

  return {
    name: 'WebKit',
    device,
    close: async () => {
      for (const { program } of open) await stop(program)
      await stop(screen)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
