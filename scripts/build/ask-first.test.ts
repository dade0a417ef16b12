import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import { scriptOf, tableOf } from './ask-first.ts'

type Link = {
  rel: string
  as?: string
  href: string
  fetchPriority?: string
  remove: () => void
  load?: () => void
  fail: () => void
}

type Situation = Readonly<{
  /** What the device has kept besides. */
  own?: Readonly<Record<string, string>>
  /** The configuration that the page carries, as text. */
  town?: string
  path?: string
  search?: string
}>

/** Opens a page, Home where nothing else is said, as the page itself does, with what the device has kept of it, and tells what it has asked for by then. */
const open = (kept: unknown, { own = {}, town, path = '/', search = '' }: Situation = {}) => {
  const links: Link[] = []
  const page: { piazzaFiles?: () => void; piazzaFirst?: string } = {}
  const set = vi.fn<(name: string, value: string) => void>()
  const read = vi.fn<(face: string) => Promise<void>>().mockResolvedValue()
  const heard: Record<string, () => void> = {}
  const local = memoryStorage()
  if (kept !== undefined) local.setItem('piazza.device.lastSeen.it /', JSON.stringify(kept))
  for (const [name, value] of Object.entries(own)) local.setItem(`piazza.${name}`, value)
  const files = ['home-1.js', 'it-1.js', 'piazza-1.js', 'style-1.css', 'interface-1.js', 'text-1.woff2', 'head-1.woff2']
  const table = tableOf(
    'http://api',
    () => [0],
    { it: [1], es: [], en: [], de: [] },
    files,
    [2, 3],
    [4],
    [
      { file: 5, face: '400 1em Text' },
      { file: 6, face: '600 1em Text' },
    ],
  )
  const document = {
    getElementById: () => (town === undefined ? null : { textContent: town, getAttribute: () => null }),
    documentElement: { setAttribute: set },
    fonts: { load: read },
    addEventListener: (name: string, hear: () => void) => void (heard[name] = hear),
    createElement: () => {
      const link: Link & { noModule: boolean; addEventListener: (name: string, hear: () => void) => void } = {
        noModule: false,
        rel: '',
        href: '',
        remove: vi.fn<() => void>(),
        fail: () => {},
        addEventListener: (name, hear) => void (link[name === 'load' ? 'load' : 'fail'] = hear),
      }
      return link
    },
    head: { appendChild: (link: Link) => void links.push(link) },
  }
  const names = ['window', 'document', 'location', 'localStorage', 'navigator', 'performance', 'fetch']
  const parts = { pathname: path, search, hash: '' }
  const entries = { getEntriesByType: () => [] }
  new Function(...names, scriptOf(table))(page, document, parts, local, { onLine: false }, entries, vi.fn())
  const marks = (name: string) => set.mock.calls.some(([one]) => one === name)
  return { links, page, heard, read, hides: () => marks('data-last-seen'), makesRoom: () => marks('data-first') }
}
const asked = (links: readonly Link[]): readonly string[] => links.map(({ rel, href }) => `${rel} ${href}`)
const FIRST = ['modulepreload /assets/piazza-1.js', 'preload /assets/style-1.css']
const OTHERS = [
  'modulepreload /assets/interface-1.js',
  'modulepreload /assets/home-1.js',
  'modulepreload /assets/it-1.js',
]

test('Where nothing was seen before, the app and the style are asked for at once, and with the style all others', () => {
  const { links, hides } = open(undefined)
  expect([asked(links), hides(), links[1]?.as]).toEqual([FIRST, false, 'style'])
  links[1]?.load?.()
  expect(asked(links)).toEqual([...FIRST, ...OTHERS])
})

test('The fonts are asked for after the file that draws', () => {
  const { links, read } = open(undefined)
  links[1]?.load?.()
  expect(asked(links).some((file) => file.endsWith('woff2'))).toBe(false)
  links.find(({ href }) => href.includes('interface'))?.load?.()
  expect(asked(links).slice(-2)).toEqual(['preload /assets/text-1.woff2', 'preload /assets/head-1.woff2'])
  // What has come is read before anything is drawn in it.
  links.at(-1)?.load?.()
  expect(read.mock.calls).toEqual([['600 1em Text']])
})

test('The others are asked for once, where the style does not come too', () => {
  const { links } = open(undefined)
  links[1]?.fail()
  expect(asked(links)).toEqual([...FIRST, ...OTHERS])
  links[1]?.load?.()
  expect(links.length).toBe(FIRST.length + OTHERS.length)
})

test('What was last seen has its styles and fonts asked for first, and the files once it stands (SHELL-25)', () => {
  const { links, page, heard, hides } = open({ styles: ['/assets/style-1.css'], fonts: ['/assets/a-1.woff2'] })
  const first = ['stylesheet /assets/style-1.css', 'preload /assets/a-1.woff2']
  expect([asked(links), hides(), links[1]?.as]).toEqual([first, true, 'font'])
  page.piazzaFiles?.()
  expect(asked(links)).toEqual([...first, ...FIRST])
  heard['DOMContentLoaded']?.()
  expect(links.length).toBe(4)
})

test('The files are asked for with the page at the latest', () => {
  const { links, heard } = open({})
  expect(links).toEqual([])
  heard['DOMContentLoaded']?.()
  expect(asked(links)).toEqual(FIRST)
})

test('A style that does not come is given up, for what waits for it to ask once more', () => {
  const { links } = open({ styles: ['/assets/style-1.css'] })
  links[0]?.fail()
  expect(links[0]?.remove).toHaveBeenCalledTimes(1)
})

test.each([
  { styles: ['/assets/of-another-build.css', 'https://elsewhere.example/home-1.css', 7], fonts: [] },
  { styles: 'home-1.css', fonts: 'a.woff2' },
  {
    fonts: [
      'https://elsewhere.example/a.woff2',
      '//elsewhere.example/a.woff2',
      '/assets/../a.woff2',
      '/assets/a.js',
      null,
    ],
  },
  7,
])('Nothing else is asked for, whatever the device has kept: %j', (kept) => {
  expect(open(kept).links).toEqual([])
})

test('The scripts of the page are ES5: no texts as templates, no arrows, no let', () => {
  const script = scriptOf(tableOf(null, () => [], { it: [], es: [], en: [], de: [] }, []))
  expect(script).not.toMatch(/`|=>|\b(?:let|const|class)\s/)
  expect(script).not.toMatch(/\/\*|^\s/m)
})

test.each<[string, Situation, string | undefined]>([
  ['a visitor', {}, 'it'],
  ['a visitor at an address with a language', { path: '/de' }, 'de'],
  ['a visitor who chose a language', { own: { 'device.language': 'es' } }, 'es'],
  ['a visitor of a town', { town: '{"name":"Luino","modules":{"chat":false}}' }, 'it'],
  ['who is signed in', { own: { 'user.session': '{}' } }, undefined],
  ['who has chosen a town', { own: { 'device.town': '{"town":{"id":1}}' } }, undefined],
  ['a visitor of another page', { path: '/event' }, undefined],
  ['a visitor with a query', { search: '?from=mail' }, undefined],
  ['a town without events', { town: '{"modules":{"events":false}}' }, undefined],
  ['a town without sheets', { town: '{"modules":{"sheets":false}}' }, 'it'],
  ['a town whose configuration cannot be read', { town: '{' }, undefined],
])('The first screen of the build is for whom it suits: %s (SHELL-26)', (_, situation, language) => {
  const { page, makesRoom } = open(undefined, situation)
  expect([page.piazzaFirst, makesRoom()]).toEqual([language, language !== undefined])
})

test('What was last seen comes before the first screen of the build (SHELL-26)', () => {
  const { page, makesRoom, hides } = open({ styles: [] })
  expect([page.piazzaFirst, makesRoom(), hides()]).toEqual(['it', false, true])
})
