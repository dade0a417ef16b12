import { beforeEach, expect, test } from 'vitest'
import { NAME, scriptOf } from '#scripts/build/first-screen/first-screen.ts'

const page = globalThis as { piazzaFirst?: string; piazzaShowFirst?: () => void }
const WORDS = {
  it: ['/event', 'Eventi', `Cerca in ${NAME}`, `Benvenuto in ${NAME}`],
  de: ['/de/event', 'Veranstaltungen', `In ${NAME} suchen`, `Willkommen bei ${NAME}`],
}
const SCREEN =
  '<nav><ul><li data-module="events"><a href="/event" tabindex="-1">Eventi</a></li></ul></nav>' +
  '<svg data-mark="true" width="28"></svg><input type="search" placeholder="Cerca in Piazza"><p>Benvenuto in Piazza</p>'

/** What the page shows once its script has run, for who speaks a language, in a town. */
const shown = (language: string | undefined, town?: object | string) => {
  document.body.innerHTML = `<div id="root"><div id="first-screen">${SCREEN}</div></div>`
  if (town)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="configuration">${typeof town === 'string' ? town : JSON.stringify(town)}</script>`,
    )
  if (language !== undefined) page.piazzaFirst = language
  new Function(scriptOf(WORDS))()
  const screen = document.querySelector('#first-screen')
  return {
    isShown: document.documentElement.dataset['first'] === 'shown',
    links: [...(screen?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    sought: screen?.querySelector('input')?.placeholder,
    welcome: screen?.querySelector('p')?.textContent,
    mark: screen?.querySelector('img')?.getAttribute('src') ?? undefined,
    lang: screen?.getAttribute('lang'),
  }
}

beforeEach(() => {
  delete page.piazzaFirst
  delete page.piazzaShowFirst
  for (const name of ['data-first', 'data-last-seen']) document.documentElement.removeAttribute(name)
})

const ITALIAN = {
  isShown: true,
  links: ['/event'],
  sought: 'Cerca in Piazza',
  welcome: 'Benvenuto in Piazza',
  mark: undefined,
  lang: 'it',
}

test('The first screen is shown as it is to who speaks Italian (SHELL-26)', () => {
  expect(shown('it')).toEqual(ITALIAN)
})

test('It says and leads in the language that is spoken', () => {
  expect(shown('de')).toEqual({
    ...ITALIAN,
    links: ['/de/event'],
    sought: 'In Piazza suchen',
    welcome: 'Willkommen bei Piazza',
    lang: 'de',
  })
})

test('A town has its name and its logo in it, and not what it has switched off', () => {
  expect(shown('it', { name: '<Luino> $& C.', mark: '/stemma.svg', modules: { events: false, chat: true } })).toEqual({
    ...ITALIAN,
    links: [],
    sought: 'Cerca in <Luino> $& C.',
    welcome: 'Benvenuto in <Luino> $& C.',
    mark: '/stemma.svg',
  })
})

test('Whom it does not suit is shown nothing of it', () => {
  expect(shown(undefined).isShown).toBe(false)
})

test('What was last seen is shown in its place, and it comes where that cannot be', () => {
  document.documentElement.setAttribute('data-last-seen', '')
  expect(shown('it').isShown).toBe(false)
  page.piazzaShowFirst?.()
  expect(document.documentElement.dataset['first']).toBe('shown')
})

test('A configuration that cannot be read changes nothing', () => {
  expect(shown('it', '{"name":')).toEqual(ITALIAN)
})

test('Where it cannot be told, the page shows what it has for all others', () => {
  document.documentElement.setAttribute('data-first', '')
  page.piazzaFirst = 'es'
  expect(shown(undefined).isShown).toBe(false)
  expect(document.documentElement.hasAttribute('data-first')).toBe(false)
})
