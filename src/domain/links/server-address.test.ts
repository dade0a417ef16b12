import { expect, test } from 'vitest'
import { isAddress, serverAddress } from './server-address.ts'

const HOST = 'https://api.laveno.example'

test.each([
  ['/ordinanze/118.pdf', `${HOST}/ordinanze/118.pdf`],
  ['ordinanze/118.pdf', `${HOST}/ordinanze/118.pdf`],
  ['118.pdf', `${HOST}/118.pdf`],
  ['../albo/3', `${HOST}/albo/3`],
  ['?id=4', `${HOST}/?id=4`],
  ['//cdn.laveno.example/a.png', 'https://cdn.laveno.example/a.png'],
  ['www.laveno.example/albo', 'https://www.laveno.example/albo'],
  [' www.laveno.ch/albo ', 'https://www.laveno.ch/albo'],
  ['www.laveno.example:8443/albo', 'https://www.laveno.example:8443/albo'],
  ['comune.laveno.va.it/albo', 'https://comune.laveno.va.it/albo'],
  ['vai?a=www.laveno.ch', `${HOST}/vai?a=www.laveno.ch`],
  ['/vai?a=https://laveno.example', `${HOST}/vai?a=https://laveno.example`],
  ['atti/avviso.it', `${HOST}/atti/avviso.it`],
  ['v1.atti/avviso.it', `${HOST}/v1.atti/avviso.it`],
  ['atti/sala:uno', `${HOST}/atti/sala:uno`],
  ['https://Laveno.example', 'https://Laveno.example'],
  ['\\\\[', undefined],
  ['comune.laveno.va.it', 'https://comune.laveno.va.it'],
  ['https://laveno.example/x', 'https://laveno.example/x'],
  ['mailto:urp@laveno.example', 'mailto:urp@laveno.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' /a b.pdf ', `${HOST}/a%20b.pdf`],
  ['#inizio', undefined],
  ['', undefined],
])('%j is at %j (fault 55)', (told, expected) => expect(serverAddress(told, HOST)).toBe(expected))

test('a host without a scheme is reached over https, also from a server that is not (fault 55)', () =>
  expect(serverAddress('//cdn.laveno.example/a.png', 'http://127.0.0.1:8080')).toBe('https://cdn.laveno.example/a.png'))

test.each([
  [' /foto/lago.jpg', true],
  ['//cdn.laveno.example/lago.jpg', true],
  ['http://laveno.example/lago.jpg', true],
  ['www.laveno.example', true],
  ['foto-2026/lago.jpg', true],
  ['lago.jpg', false],
  ['foto di www.laveno.example', false],
  ['/foto\\lago.jpg', false],
  ['', false],
])('%j is an address, not the name of a file: %s', (told, is) => expect(isAddress(told)).toBe(is))
