/**
 * Draws the app's first screen as a visitor without a town meets it, before anything has been answered, and prints it as JSON, by language:
 * `node scripts/build/first-screen/draw.ts`. It is the app itself in a window without a browser, and a process of its own:
 * that window takes the place of this process's globals.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { Window } from 'happy-dom'
import { createServer } from 'vite'
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, languagePrefix } from '#ui/language/languages.ts'
import type * as draw from '#ui/app/draw.tsx'
import type * as reader from '#ui/app/last-seen/drawn.ts'
import { compiledMessages } from '../compiled-messages.ts'
import { NAME } from './first-screen.ts'

type Draw = Pick<typeof draw, 'enter' | 'readLanguage'>
type Reader = Pick<typeof reader, 'drawnIn'>

const ORIGIN = 'https://piazza.example'
/** How often it is looked whether the app has drawn, and how long it may take, in milliseconds. */
const LOOK = 20
const LONGEST = 60_000

const window = new Window({ url: `${ORIGIN}/`, width: 390, height: 844 })
const globals = globalThis as unknown as Record<string, unknown>
/** What Node has by the same name and a page needs as its own. */
const OF_PAGE =
  /^(?:navigator|location|performance|\w*Event|EventTarget|(?:add|remove)EventListener|dispatchEvent|Abort\w+)$/
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || OF_PAGE.test(name))
    Object.defineProperty(globals, name, {
      value: (window as unknown as Record<string, unknown>)[name],
      configurable: true,
      writable: true,
    })
globals['window'] = globalThis
const named = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The style of an element as React gives it: the window knows fewer functions of CSS than browsers. */
const styleOf = (): unknown => {
  const given = new Map<string, string>()
  const own: Readonly<Record<string, unknown>> = {
    setProperty: (name: string, value: string) => given.set(name, value),
    removeProperty: (name: string) => given.delete(name),
    getPropertyValue: (name: string) => given.get(name) ?? '',
  }
  return new Proxy(own, {
    set: (_, name, value) => {
      given.set(named(String(name)), String(value))
      return true
    },
    get: (_, name) =>
      name === 'cssText'
        ? [...given].flatMap(([one, value]) => (value === '' ? [] : [`${one}:${value}`])).join(';')
        : (own[String(name)] ?? given.get(named(String(name))) ?? ''),
  })
}
const styles = new WeakMap<object, unknown>()
Object.defineProperty(window.HTMLElement.prototype, 'style', {
  get(this: object) {
    const style = styles.get(this) ?? styleOf()
    styles.set(this, style)
    return style
  },
})
// Nobody is offered another language than the one that is spoken.
let spoken: readonly string[] = [DEFAULT_LANGUAGE]
Object.defineProperty(window.navigator, 'languages', { get: () => spoken })
// The server never answers.
globals['fetch'] = () => new Promise(() => {})

const configuration = { name: NAME, api: ORIGIN, support: { mail: 'piazza@comune.example' } }
document.body.innerHTML = `<script type="application/json" id="configuration">${JSON.stringify(configuration)}</script><div id="root"></div>`
const root = document.querySelector('#root') as HTMLElement

const server = await createServer({
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // The names of styles are those of the build: they are made of the names of files alone.
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    compiledMessages({ isPseudo: process.env['PIAZZA_PSEUDO'] === '1' }),
  ],
})
const load = <Module>(path: string): Promise<Module> => server.ssrLoadModule(path) as Promise<Module>

/** Waits until the app has drawn what is true of it. */
const until = async (isSo: () => boolean): Promise<void> => {
  const end = performance.now() + LONGEST
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`The first screen was not drawn: ${root.innerHTML.slice(0, 200)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

await load('/src/main.tsx')
const { enter, readLanguage } = await load<Draw>('/src/ui/app/draw.tsx')
const { drawnIn } = await load<Reader>('/src/ui/app/last-seen/drawn.ts')
/** All that is drawn before an answer: the name of the screen, the room of what comes, and that something comes. */
const isDrawn = (): boolean =>
  ['h1', '[aria-busy=true]', '[role=progressbar]'].every((part) => root.querySelector(part) !== null)
await until(isDrawn)
const drawn: Record<string, reader.DrawnPart | undefined> = {}
for (const language of INTERFACE_LANGUAGES) {
  spoken = [language]
  await readLanguage(language)
  if (language !== DEFAULT_LANGUAGE) enter(`${languagePrefix(language)}/`)
  await until(() => document.documentElement.lang === language && isDrawn())
  const copy = root.cloneNode(true) as HTMLElement
  const drawnStyles = [...root.querySelectorAll('*')].map((element) => styles.get(element))
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) styles.set(element, drawnStyles[at])
  // The links to the other languages are another row in each of them, and below the window.
  for (const link of copy.querySelectorAll('nav > a[lang]')) link.closest('nav')?.remove()
  drawn[language] = drawnIn(copy, innerWidth, innerHeight)
}
process.stdout.write(JSON.stringify(drawn).replaceAll(`${ORIGIN}/`, '/'), () => process.exit())
