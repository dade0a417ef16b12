import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptOf } from '#scripts/build/last-seen.ts'
import type { DrawnPart } from './drawn.ts'

/** The storage as the page's own script finds it. */
const device = window.localStorage
const KEY = 'device.lastSeen.it /event'
const BUILD = '/assets/index-1.js'
const NOW = Date.UTC(2026, 10, 27)
const seen = globalThis as { piazzaSeen?: string; piazzaShowFirst?: () => void }
/** Written anew as the page itself runs it. */
const run = (): void => new Function(scriptOf())() as void
/** What waits for the next picture: no test waits for another's. */
const frames: FrameRequestCallback[] = []
const shown = (): HTMLElement | null => document.getElementById('last-seen')

type Kept = Partial<Record<'at' | 'width' | 'height' | 'build' | 'styles' | 'drawn', unknown>>
const keep = (kept: Kept = {}): void =>
  device.setItem(
    `piazza.${KEY}`,
    JSON.stringify({
      at: NOW,
      build: BUILD,
      width: innerWidth,
      height: innerHeight,
      styles: [],
      age: ['p', {}, 'Dati di ieri'],
      drawn: ['div', { class: 'page' }, ['h1', {}, 'Eventi']],
      ...kept,
    }),
  )

// The page's own script is named there, and not fetched.
Object.assign(Reflect.get(globalThis, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  device.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="module" src="${BUILD}"></script><div id="root"></div>`
  seen.piazzaSeen = KEY
  frames.length = 0
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})

test('What was last seen stands there as it was, and answers no key (SHELL-25)', () => {
  keep({ drawn: ['div', { class: 'page' }, ['a', { href: '/event/7' }, 'Notte'], ['button', { type: 'button' }, '+']] })
  run()
  expect(shown()?.outerHTML).toBe(
    '<div class="page" id="last-seen" aria-hidden="true"><a href="/event/7" tabindex="-1">Notte</a>' +
      '<button type="button" tabindex="-1">+</button></div>',
  )
})

test.each([
  ['of another version', { build: '/assets/index-2.js' }],
  ['drawn for another width', { width: innerWidth + 1 }],
  ['drawn for a much lower window', { height: innerHeight - 101 }],
  ['more than a week old', { at: NOW - 604_800_000 }],
  ['of a time to come', { at: NOW + 1 }],
])('Nothing is shown that is %s', (_, kept: Kept) => {
  keep(kept)
  run()
  expect(shown()).toBeNull()
})

test('Nothing is shown of another address, of nobody, or where nothing can be read', () => {
  keep()
  for (const place of ['user.lastSeen.it /event', 'device.lastSeen.it /', undefined]) {
    if (place === undefined) delete seen.piazzaSeen
    else seen.piazzaSeen = place
    run()
    expect(shown()).toBeNull()
  }
  seen.piazzaSeen = KEY
  device.setItem(`piazza.${KEY}`, '{')
  run()
  expect(shown()).toBeNull()
})

test.each([
  ['is shown where nothing can be', '/assets/index-2.js', 1],
  ['is not shown beside it', BUILD, 0],
])('The first screen of the build %s (SHELL-26)', (_, build, times) => {
  const showFirst = vi.fn<() => void>()
  seen.piazzaShowFirst = showFirst
  keep({ build })
  run()
  delete seen.piazzaShowFirst
  expect([showFirst.mock.calls.length, shown() === null]).toEqual([times, times === 1])
})

test.each([
  [600_000, 'Eventi'],
  [600_001, 'EventiDati di ieri'],
])('What is older than ten minutes says of when it is', (age, text) => {
  keep({ at: NOW - age })
  run()
  expect(shown()?.textContent).toBe(text)
})

test.each<[string, DrawnPart]>([
  ['a script', ['script', {}, 'x()']],
  ['a frame', ['iframe', { src: '/x' }]],
  ['a link to a script', ['a', { href: 'javascript:x()' }]],
  ['a link elsewhere', ['a', { href: '//elsewhere.example' }]],
  ['a link elsewhere by a backslash', ['a', { href: '/\\elsewhere.example' }]],
  ['a handler', ['p', { onclick: 'x()' }]],
  ['a picture that is written out', ['img', { src: 'data:image/svg+xml,<svg/>' }]],
  ['a style that fetches', ['p', { style: 'background:url(//elsewhere.example)' }]],
  ['a colour that fetches', ['svg', {}, ['rect', { fill: 'url(//elsewhere.example#a)' }]]],
  ['a name that others look for', ['p', { id: 'elsewhere' }]],
  ['a value', ['input', { value: 'elsewhere' }]],
  ['a drawing that links', ['svg', {}, ['use', { href: '//elsewhere.example#a' }]]],
])('What somebody else may have written there does nothing: %s', (_, drawn) => {
  keep({ drawn: ['div', {}, drawn] })
  run()
  expect(shown()).not.toBeNull()
  expect(shown()?.innerHTML).not.toMatch(/script|frame|elsewhere|onclick|data:|x\(\)/)
})

test('What shows something by itself is drawn as it was', () => {
  const drawn: DrawnPart = [
    'div',
    {},
    ['a', { href: '#' }, 'Altrove'],
    ['table', {}, ['tbody', {}, ['tr', {}, ['td', { colspan: '2' }, 'Roma']]]],
    ['select', {}, ['option', { value: '' }, 'Tutti']],
    ['input', { type: 'checkbox', checked: '' }],
    ['svg', { preserveAspectRatio: 'none' }, ['linearGradient', { id: 'sky' }], ['rect', { fill: 'url(#sky)' }]],
  ]
  keep({ drawn })
  run()
  expect(shown()?.innerHTML).toBe(
    '<a href="#" tabindex="-1">Altrove</a><table><tbody><tr><td colspan="2">Roma</td></tr></tbody></table>' +
      '<select tabindex="-1"><option value="">Tutti</option></select><input type="checkbox" checked="" tabindex="-1">' +
      '<svg preserveAspectRatio="none"><linearGradient id="sky"></linearGradient><rect fill="url(#sky)"></rect></svg>',
  )
})

/** The links of styles that are asked for: nothing is fetched. */
const asked = (): readonly HTMLLinkElement[] => {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'appendChild').mockImplementation((link) => {
    links.push(link as unknown as HTMLLinkElement)
    return link
  })
  return links
}

test('It waits for the styles that it is drawn with, and goes where one is gone', () => {
  const links = asked()
  keep({ styles: ['/assets/events-1.css', 'https://elsewhere.example/a.css'] })
  run()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/events-1.css'])
  expect(shown()).toBeNull()
  links[0]?.dispatchEvent(new Event('load'))
  expect(shown()?.textContent).toBe('Eventi')
  links[0]?.dispatchEvent(new Event('error'))
  expect(shown()).toBeNull()
})

test('It comes no more once the app is there', () => {
  const links = asked()
  keep({ styles: ['/assets/events-1.css'] })
  run()
  delete seen.piazzaSeen
  links[0]?.dispatchEvent(new Event('load'))
  expect(shown()).toBeNull()
})

const page = globalThis as { piazzaFiles?: () => void }
const hidesSplash = (): boolean => document.documentElement.hasAttribute('data-last-seen')

test('What the page comes with stands again where nothing is drawn over it, and the files of the app are fetched', () => {
  page.piazzaFiles = vi.fn<() => void>()
  document.documentElement.setAttribute('data-last-seen', '')
  keep({ build: '/assets/index-2.js' })
  run()
  expect([hidesSplash(), vi.mocked(page.piazzaFiles).mock.calls.length]).toEqual([false, 1])
})

test('The files of the app are fetched once what was last seen is drawn', async () => {
  page.piazzaFiles = vi.fn<() => void>()
  document.documentElement.setAttribute('data-last-seen', '')
  keep()
  run()
  expect(page.piazzaFiles).not.toHaveBeenCalled()
  frames.at(0)?.(0)
  await vi.waitFor(() => expect(page.piazzaFiles).toHaveBeenCalledTimes(1))
  expect([hidesSplash(), shown()?.textContent]).toEqual([true, 'Eventi'])
})

test('It waits for a style that is under way, and asks for it once', () => {
  keep({ styles: ['/assets/events-1.css'] })
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/events-1.css">'
  const underWay = document.head.querySelector('link')
  Object.defineProperty(underWay, 'sheet', { value: null, configurable: true })
  run()
  expect([shown(), document.head.querySelectorAll('link').length]).toEqual([null, 1])
  Object.defineProperty(underWay, 'sheet', { value: {} })
  underWay?.dispatchEvent(new Event('load'))
  expect(shown()?.textContent).toBe('Eventi')
})

test('What was read at its end stands at its end, and its field answers no key', () => {
  const moved: number[] = []
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((top) => moved.push(top))
  keep({ drawn: ['div', {}, ['div', { 'data-at-end': '' }, 'Ciao'], ['textarea', { rows: '1' }]] })
  run()
  expect(moved).toEqual([700])
  expect(shown()?.querySelector('textarea')?.getAttribute('tabindex')).toBe('-1')
})
