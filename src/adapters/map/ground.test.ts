import { expect, test } from 'vitest'
import { groundOf } from './ground.ts'
import { townsOf } from './towns-of.ts'

const drawn = () => Promise.reject(new Error('not loaded here'))

const at = (latitude: number, longitude: number, name?: string) => ({
  position: { latitude, longitude },
  municipality: name === undefined ? undefined : { id: undefined, name },
})

test('A town has its tiles, else what is drawn for it, else a plain ground (DIR-04)', () => {
  const tiles = { url: 'https://t.example/{z}/{x}/{y}.png', attribution: '© T' }
  expect([groundOf({ tiles, drawn }), groundOf({ drawn }), groundOf({})]).toEqual([
    { kind: 'tiles', attribution: '© T' },
    { kind: 'drawn' },
    { kind: 'plain' },
  ])
})

test('A plain ground names the municipalities amid their places, the largest first (DIR-04)', () => {
  const places = [
    at(40, 16, 'Matera'),
    at(44, 8, 'Genova'),
    at(40.1, 16.1, 'Matera'),
    at(0, 0, 'Matera'),
    at(1, 1, ' '),
  ]
  expect(townsOf([...places, at(2, 2)])).toEqual([
    { name: 'Matera', at: { latitude: 40, longitude: 16 } },
    { name: 'Genova', at: { latitude: 44, longitude: 8 } },
  ])
  expect(townsOf([])).toEqual([])
})
