import { beforeEach, expect, test } from 'vitest'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { paintTown } from './paint-town.ts'

const TOWN = { ...DEFAULTS, colours: { accent: '#8FC1FF' } }
const rules = (): number => document.styleSheets[0]?.cssRules.length ?? 0

beforeEach(() => {
  document.head.innerHTML = '<style>p{}</style>'
})

test('A page that does not carry the colours of its town gets them, in both looks', () => {
  paintTown(TOWN)
  expect(rules()).toBe(3)
})

test('A page that carries them is left as it is (SHELL-26), and tells all the same what is refused', () => {
  document.head.insertAdjacentHTML('beforeend', '<style data-town>b{}</style>')
  const refused = paintTown({ ...TOWN, colours: { accent: '#101010' } })
  paintTown(TOWN)
  expect([rules(), refused.length]).toEqual([1, 1])
})
