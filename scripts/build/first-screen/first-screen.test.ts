import { expect, test } from 'vitest'
import type { DrawnPart } from '#ui/app/last-seen/drawn.ts'
import { firstScreenOf, NAME, rulesFor } from './first-screen.ts'

const screen = (home: string, search: string, events: string): DrawnPart => [
  'div',
  {},
  ['h1', { class: 'title', style: 'font-size:1rem' }, home, '', ` ${NAME}`],
  ['p', {}, ''],
  ['input', { type: 'search', placeholder: search }],
  ['ul', { class: 'none' }, ['li', {}, ['a', { href: events }, '&', ['img', { src: '/a.svg', alt: '' }]]]],
]
const DRAWN = { it: screen('Home', 'Cerca', '/event'), de: screen('Start', 'Suchen', '/de/event') }
const SHEET = '.title{color:red}'

test('The markup is that of the first language, with the name of the app and nothing that takes the focus (SHELL-26)', () => {
  expect(firstScreenOf(DRAWN, SHEET).html).toBe(
    '<h1 class="title first-0">Home Piazza</h1><p></p><input type="search" placeholder="Cerca" tabindex="-1">' +
      '<ul><li data-module="events"><a href="/event" tabindex="-1">&amp;<img src="/a.svg" alt=""></a></li></ul>',
  )
})

test('Each language has its words, in the order of the markup', () => {
  expect(firstScreenOf(DRAWN, SHEET).words).toEqual({
    it: [`Home ${NAME}`, 'Cerca', '/event', '&', ''],
    de: [`Start ${NAME}`, 'Suchen', '/de/event', '&', ''],
  })
})

test('A style of its own is a rule of the page', () => {
  expect(firstScreenOf(DRAWN, SHEET).rules).toBe(
    '.title:where(#first-screen *){color:red}#first-screen .first-0{font-size:1rem}',
  )
})

test('Another screen in another language is none', () => {
  expect(() => firstScreenOf({ ...DRAWN, es: ['div', {}, ['h2', {}, 'Inicio']] }, SHEET)).toThrow('another one in es')
})

test.each([{}, { it: 'Home' }])('What was not drawn is none: %j', (drawn: Readonly<Record<string, DrawnPart>>) => {
  expect(() => firstScreenOf(drawn, SHEET)).toThrow('not drawn')
})

test('A screen that no rule is for is none', () => {
  expect(() => firstScreenOf(DRAWN, '.other{color:red}')).toThrow('no style')
})

test.each([
  ['.a{color:red}.b{color:blue}', '.a:where(#first-screen *){color:red}'],
  ['.a,.b{color:red}', '.a:where(#first-screen *){color:red}'],
  ['.a .b,.a .a{color:red}', '.a .a:where(#first-screen *){color:red}'],
  ['div{color:red}', ''],
  ['.a:not(:focus-visible){color:red}', '.a:not(:focus-visible):where(#first-screen *){color:red}'],
  [
    '.a:hover{color:red}.a:focus-visible .a{color:red}.a[data-pressed]{color:red}.a:first-child{color:red}',
    '.a:first-child:where(#first-screen *){color:red}',
  ],
  [
    '@media (min-width:1px){.a{color:red}.b{color:red}}@media (min-width:2px){.b{color:red}}',
    '@media (min-width:1px){.a:where(#first-screen *){color:red}}',
  ],
  ['@media print{.a{color:red}}', ''],
  [
    '@keyframes k{50%{opacity:0}}@keyframes other{50%{opacity:0}}.a{animation:1s k}',
    '@keyframes k{50%{opacity:0}}.a:where(#first-screen *){animation:1s k}',
  ],
  ['@container (width<=1rem){.b{color:red}}', ''],
  ['.a::before{color:red}', '.a:where(#first-screen *)::before{color:red}'],
])('Of a style sheet the rules are taken that something is drawn with: %s', (sheet, rules) => {
  expect(rulesFor(sheet, new Set(['a']))).toBe(rules)
})
