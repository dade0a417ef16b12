import { describe, expect, test } from 'vitest'
import { isEmail } from '#domain/identity/email.ts'
import {
  type Configuration,
  DEFAULTS,
  followersSeenBy,
  isSwitchedOn,
  isTileArchive,
  ownMapOf,
} from './configuration.ts'
import { MODULES } from './parts.ts'

const LUINO: Configuration = { name: 'Luino Insieme', api: '', support: { mail: 'insieme@comune.luino.example' } }
const faultsTo = { feedback: { faults: 'guasti@comune.luino.example' } }

test('A build that no town has configured is Piazza, asks its own origin, and takes what citizens write', () => {
  const { name, api, support, feedback } = DEFAULTS
  expect([name, api]).toEqual(['Piazza', ''])
  expect([support.mail, feedback?.pages, feedback?.faults].map((mail) => isEmail(mail ?? ''))).toEqual([
    true,
    true,
    true,
  ])
  expect(MODULES.filter((module) => !isSwitchedOn(DEFAULTS, module))).toEqual([])
})

describe('A module', () => {
  test('is on unless the town switches it off', () => {
    const town: Configuration = { ...LUINO, ...faultsTo, modules: { chat: false, events: true, users: undefined } }
    expect(MODULES.filter((module) => !isSwitchedOn(town, module))).toEqual(['chat'])
  })

  test.each<[string, Partial<Configuration>, boolean]>([
    ['without an address for anything', {}, false],
    ['with an address for opinions alone', { feedback: { pages: 'pagine@comune.luino.example' } }, false],
    ['with an address for faults', faultsTo, true],
    ['with an address and no wish for them', { ...faultsTo, modules: { faults: false } }, false],
  ])('for faults is on in a town %s: %s (LAW-07)', (_, town, isOn) => {
    expect(isSwitchedOn({ ...LUINO, ...town }, 'faults')).toBe(isOn)
    expect(isSwitchedOn({ ...LUINO, ...town }, 'chat')).toBe(true)
  })
})

test.each<[Configuration['modules'], string]>([
  [undefined, 'administrators'],
  [{ chat: true }, 'administrators'],
  [{ followers: 'administrators' }, 'administrators'],
  [{ followers: 'everyone' }, 'everyone'],
  [{ followers: 'nobody' }, 'nobody'],
])('In a town with the modules %j, who follows a topic is seen by: %s (TOPIC-13)', (modules, seenBy) =>
  expect(followersSeenBy({ ...LUINO, modules })).toBe(seenBy),
)

test.each([
  ['/luino.pmtiles', true],
  ['https://mappe.example/nord/luino.pmtiles', true],
  ['https://mappe.example/LUINO.PMTILES', true],
  ['/luino.pmtiles?versione=12', true],
  ['/luino.pmtiles?', true],
  ['https://mappe.example/{z}/{x}/{y}.png', false],
  ['https://mappe.example/{z}/{x}/{y}/a.pmtiles', false],
  ['https://mappe.example/tiles?of=luino.pmtiles', false],
  ['/luino.pmtiles.png', false],
  ['/luino.pmtiles#nord', false],
  ['/luino.pmtiles?versione=12#nord', false],
  ['.pmtiles', false],
])('The map at %s is one file: %s', (url, isOneFile) => expect(isTileArchive(url)).toBe(isOneFile))

test.each([
  [undefined, undefined],
  ['https://tiles.example.it/{z}/{x}/{y}.png', undefined],
  ['/varese.pmtiles', '/varese.pmtiles'],
])('of the tiles %s a device can keep %s (DIR-11)', (url, own) =>
  expect(ownMapOf({ tiles: url === undefined ? undefined : { url, attribution: '' } })).toBe(own),
)
