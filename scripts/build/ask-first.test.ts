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

/** Opens Home as the page itself does, with what the device has kept of it, and tells what it has asked for by then. */
const open = (kept: unknown) => {
  const links: Link[] = []
  const page: { piazzaFiles?: () => void } = {}
  const set = vi.fn<(name: string, value: string) => void>()
  const heard: Record<string, () => void> = {}
  const local = memoryStorage()
  if (kept !== undefined) local.setItem('piazza.device.lastSeen.it /', JSON.stringify(kept))
  const files = ['home-1.js', 'it-1.js', 'piazza-1.js', 'style-1.css', 'interface-1.js', 'text-1.woff2']
  const table = tableOf('http://api', () => [0], { it: [1], es: [], en: [], de: [] }, files, [2, 3], [4], 5)
  const document = {
    getElementById: () => null,
    documentElement: { setAttribute: set },
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
  const parts = { pathname: '/', search: '', hash: '' }
  const entries = { getEntriesByType: () => [] }
  new Function(...names, scriptOf(table))(page, document, parts, local, { onLine: false }, entries, vi.fn())
  return { links, page, heard, hides: () => set.mock.calls.some(([name]) => name === 'data-last-seen') }
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

test('The font of the text is asked for after the file that draws', () => {
  const { links } = open(undefined)
  links[1]?.load?.()
  expect(links.map(({ href }) => href)).not.toContain('/assets/text-1.woff2')
  links.find(({ href }) => href.includes('interface'))?.load?.()
  expect(asked(links).at(-1)).toBe('preload /assets/text-1.woff2')
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
