import { expect, test } from 'vitest'
import { serverAddress } from './server-address.ts'

const HOST = 'https://api.laveno.example'

test.each([
  ['/ordinanze/118.pdf', `${HOST}/ordinanze/118.pdf`],
  ['ordinanze/118.pdf', `${HOST}/ordinanze/118.pdf`],
  ['118.pdf', `${HOST}/118.pdf`],
  ['../albo/3', `${HOST}/albo/3`],
  ['?id=4', `${HOST}/?id=4`],
  ['//cdn.laveno.example/a.png', 'https://cdn.laveno.example/a.png'],
  ['www.laveno.example/albo', 'https://www.laveno.example/albo'],
  ['comune.laveno.va.it', 'https://comune.laveno.va.it'],
  ['https://laveno.example/x', 'https://laveno.example/x'],
  ['mailto:urp@laveno.example', 'mailto:urp@laveno.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' /a b.pdf ', `${HOST}/a%20b.pdf`],
  ['#inizio', undefined],
  ['', undefined],
])('%j is at %j', (told, expected) => expect(serverAddress(told, HOST)).toBe(expected))
