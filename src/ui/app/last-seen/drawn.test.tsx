import { expect, test } from 'vitest'
import { drawnIn } from './drawn.ts'

const at = (element: Element | null, box: Partial<DOMRect>): void => {
  if (element)
    element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 10, height: 10, ...box }) as unknown as DOMRect
}
const page = (markup: string): Element => {
  const root = document.createElement('div')
  root.innerHTML = markup
  return root
}

test('A page is kept as its elements, texts, pictures and signs', () => {
  const root = page(
    '<h1 class="title" lang="it">Eventi</h1><a href="/event/7">Notte <bdi>al</bdi> planetario</a>' +
      '<img src="https://town.example/a.svg" alt="" width="20"><svg viewBox="0 0 9 9"><path d="M1 1"></path></svg>',
  )
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    ['h1', { class: 'title', lang: 'it' }, 'Eventi'],
    ['a', { href: '/event/7' }, 'Notte ', ['bdi', {}, 'al'], ' planetario'],
    ['img', { alt: '', width: '20', src: 'https://town.example/a.svg' }],
    ['svg', { viewBox: '0 0 9 9' }, ['path', { d: 'M1 1' }]],
  ])
})

test('What runs, what was typed, names and handlers are no part of it, nor is what comes and goes over the page', () => {
  const root = page(
    '<script>1</script><iframe src="/x"></iframe><input value="segreto" name="q" placeholder="Cerca">' +
      '<p id="a" onclick="x()" role="alert">Ciao</p><div popover="auto">Menu</div><section data-passing="">Giro</section>',
  )
  expect(drawnIn(root, 390, 844)).toEqual(['div', {}, ['input', { placeholder: 'Cerca' }], ['p', {}, 'Ciao']])
})

test('Of what can be chosen only the choice is kept', () => {
  const root = page('<select class="s"><option>Tutti i comuni</option><option selected>Varese</option></select>')
  expect(drawnIn(root, 390, 844)).toEqual(['div', {}, ['select', { class: 's' }, ['option', {}, 'Varese']]])
})

test.each([
  ['/activity/4?tab=notices', '/activity/4?tab=notices'],
  ['https://elsewhere.example/a', '#'],
  ['//elsewhere.example', '#'],
  ['mailto:a@town.example', '#'],
  ['tel:+390332255111', '#'],
])('A link looks like one wherever it leads: %s', (href, kept) => {
  expect(drawnIn(page(`<a href="${href}">Qui</a><a>Testo</a>`), 390, 844)).toEqual([
    'div',
    {},
    ['a', { href: kept }, 'Qui'],
    ['a', {}, 'Testo'],
  ])
})

test('What is chosen looks like that, as it is now', () => {
  const root = page(
    '<input type="checkbox" checked><input type="checkbox"><select><option value="">Tutti</option></select><button disabled></button>',
  )
  const [first, second] = root.querySelectorAll('input')
  if (first) first.checked = false
  if (second) second.checked = true
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    ['input', { type: 'checkbox' }],
    ['input', { type: 'checkbox', checked: '' }],
    ['select', {}, ['option', { value: '' }, 'Tutti']],
    ['button', { disabled: '' }],
  ])
})

test('A drawing keeps its proportions and its colours', () => {
  const root = page(
    '<svg viewBox="0 0 100 1" preserveAspectRatio="none"><linearGradient id="sky"><stop offset="0.5" class="low"></stop></linearGradient>' +
      '<rect width="9" fill="url(#sky)"></rect></svg>',
  )
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    [
      'svg',
      { viewBox: '0 0 100 1', preserveAspectRatio: 'none' },
      ['linearGradient', { id: 'sky' }, ['stop', { offset: '0.5', class: 'low' }]],
      ['rect', { width: '9', fill: 'url(#sky)' }],
    ],
  ])
})

test('A picture that is written out is too long to be kept', () => {
  expect(drawnIn(page('<img src="data:image/svg+xml,x" alt="">'), 390, 844)).toEqual(['div', {}, ['img', { alt: '' }]])
})

test('Only what is in sight is kept, or so near that what the edge cuts through stands as it did', () => {
  const root = page('<p>Qui</p><p>Sotto</p><p>A lato</p><p>Senza posto</p>')
  at(root.children.item(1), { top: 1044 })
  at(root.children.item(2), { left: 590 })
  at(root.children.item(3), { top: 1100, height: 0 })
  at(root.children.item(0), { top: 1043, left: 589 })
  expect(drawnIn(root, 390, 844)).toEqual(['div', {}, ['p', {}, 'Qui'], ['p', {}, 'Senza posto']])
})

test('A table in sight is kept with all of its rows, by which its columns are as wide', () => {
  const root = page('<table><tbody><tr><td>Olbia</td></tr><tr><td>Francoforte</td></tr></tbody></table><table></table>')
  at(root.querySelector('tr:last-child'), { top: 3000 })
  at(root.lastElementChild, { top: 3000 })
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    ['table', {}, ['tbody', {}, ['tr', {}, ['td', {}, 'Olbia']], ['tr', {}, ['td', {}, 'Francoforte']]]],
  ])
})

test.each(['scrollTop', 'scrollLeft'] as const)('A page of which something is scrolled is not kept (%s)', (side) => {
  const root = page('<ul><li>Uno</li></ul>')
  Object.defineProperty(root.firstElementChild, side, { value: 12 })
  expect(drawnIn(root, 390, 844)).toBeUndefined()
})

test('A conversation at its end is kept as far as it is in sight, and how far it was scrolled is not (SHELL-25)', () => {
  const root = page('<div data-at-end=""><div data-from-end=""><p>Ieri</p><p>Sopra</p><p>Ora</p></div></div>')
  Object.defineProperty(root.firstElementChild, 'scrollTop', { value: 300 })
  const rows = root.querySelectorAll('p')
  at(rows[0] ?? null, { top: -30, bottom: -1 })
  at(rows[1] ?? null, { top: -10, bottom: 1 })
  at(rows[2] ?? null, { top: 20, bottom: 30 })
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    ['div', { 'data-at-end': '' }, ['div', { 'data-from-end': '' }, ['p', {}, 'Sopra'], ['p', {}, 'Ora']]],
  ])
})

test('What is above stays in any other list, whose rows would move without it', () => {
  const root = page('<p>Ieri</p><p>Ora</p>')
  at(root.firstElementChild, { top: -30, bottom: -1 })
  expect(drawnIn(root, 390, 844)).toEqual(['div', {}, ['p', {}, 'Ieri'], ['p', {}, 'Ora']])
})

test('An empty field of a text is kept as such, and nothing of a page where a text was begun', () => {
  const root = page('<textarea class="words" rows="1" name="message" placeholder="Scrivi"></textarea>')
  expect(drawnIn(root, 390, 844)).toEqual([
    'div',
    {},
    ['textarea', { class: 'words', rows: '1', placeholder: 'Scrivi' }],
  ])
  const field = root.querySelector('textarea')
  if (field) field.value = 'Buongiorno'
  expect(drawnIn(root, 390, 844)).toBeUndefined()
})
