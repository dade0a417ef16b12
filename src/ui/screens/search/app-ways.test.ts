import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { DEFAULTS } from '#domain/town/configuration.ts'
import english from '#ui/messages/en.json' with { type: 'json' }
import { italianIn } from '#ui/view/testing/italian.ts'
import { speechOf } from '#ui/view/speech.ts'
import { appWays } from './app-ways.ts'

const speech = italianIn('Piazza')
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
  const inEnglish = speechOf(createIntl({ locale: 'en', messages: english }).formatMessage, 'en')
  expect(appWays('flights', VARESE, DEFAULTS, inEnglish).map(({ open }) => open.label)).toEqual([
    'Flights from Malpensa',
  ])
})
