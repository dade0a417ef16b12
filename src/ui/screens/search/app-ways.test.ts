import { expect, test } from 'vitest'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { appWays } from './app-ways.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const VARESE = { id: 1 }
const found = (text: string, town: typeof VARESE | undefined = VARESE, configuration = DEFAULTS) =>
  appWays(text, town, configuration, speech).map(({ open }) => open.href)

test.each([
  ['voli', ['/e015/17?country=1']],
  ['Malpensa', ['/e015/17?country=1']],
  ['parcheggio', ['/e015/21?country=1']],
  ['parchegio', ['/e015/21?country=1']],
  ['segnala', ['/report']],
  ['segnala guasto', ['/report']],
  ['cambia password', ['/profile/password']],
  ['accessibilita', ['/legal']],
  ['pa', []],
  ['parcheggio astronave', []],
  ['', []],
])('%j finds %j', (text, ways) => expect(found(text)).toEqual(ways))

test('what a town switches off is not found, and sheets without a town lead to the choice of one', () => {
  expect(found('voli', VARESE, { ...DEFAULTS, modules: { sheets: false } })).toEqual([])
  expect(found('chat', VARESE, { ...DEFAULTS, modules: { chat: false } })).toEqual([])
  expect(appWays('voli', undefined, DEFAULTS, speech).map(({ open }) => open.href)).toEqual(['/country'])
})

test('each language has its own words', () => {
  const inEnglish = speechIn('en')
  expect(appWays('flights', VARESE, DEFAULTS, inEnglish).map(({ open }) => open.label)).toEqual([
    'Flights from Malpensa',
  ])
})
