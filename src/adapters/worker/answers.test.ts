import { describe, expect, test } from 'vitest'
import { SHELL, storedFor } from './answers.ts'

const ORIGIN = 'https://piazza.test'
const asked = (path: string, options: Readonly<{ method?: string; mode?: string; token?: string }> = {}) =>
  storedFor(
    {
      method: options.method ?? 'GET',
      mode: options.mode ?? 'cors',
      url: new URL(path, ORIGIN).href,
      headers: new Headers(options.token === undefined ? {} : { authorization: options.token }),
    },
    ORIGIN,
  )

describe('What the service worker answers', () => {
  test.each(['/', '/noticeSent/7', '/es/login?to=%2Fchat'])('pages are made of the shell: %s', (path) =>
    expect(asked(path, { mode: 'navigate' })).toBe(SHELL),
  )

  test('files are looked for by their address', () => {
    expect(asked('/assets/piazza-1a2b.js')).toBe('/assets/piazza-1a2b.js')
    expect(asked('/img/town.svg', { mode: 'navigate' })).toBe('/img/town.svg')
  })

  test.each([
    ['an answer of the API', '/api/v1/notices', {}],
    ['a page of the API', '/api/v1/notices', { mode: 'navigate' }],
    ['a public answer', '/app/v1/boards', {}],
    ['an address search', '/places/search', {}],
    ['a request with a session', '/assets/piazza-1a2b.js', { token: 'Bearer x' }],
    ['a write', '/', { method: 'POST' }],
    ['a check of the network', '/', { method: 'HEAD', mode: 'navigate' }],
    ['another origin', 'https://tiles.comune.example/assets/piazza-1a2b.js', {}],
  ])('%s passes by (fault 49)', (_, path, options) => expect(asked(path, options)).toBeUndefined())
})
