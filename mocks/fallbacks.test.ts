import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFallbacks } from './fallbacks.ts'

const OWNERS = [
  [Promise, 'withResolvers'],
  [URL, 'canParse'],
  [Headers.prototype, 'getSetCookie'],
] as const
const native = OWNERS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))

beforeEach(() => {
  for (const [owner, name] of OWNERS) Reflect.deleteProperty(owner, name)
})
afterEach(() => {
  for (const [at, [owner, name]] of OWNERS.entries()) Object.defineProperty(owner, name, native[at] ?? {})
})

test('a promise is settled by its own functions', async () => {
  withFallbacks()
  const kept = Promise.withResolvers<string>()
  kept.resolve('kept')
  await expect(kept.promise).resolves.toBe('kept')
  const broken = Promise.withResolvers<string>()
  broken.reject(new Error('broken'))
  await expect(broken.promise).rejects.toThrow('broken')
})

test.each([
  ['https://piazza.example/x', undefined, true],
  ['/x', undefined, false],
  ['/x', 'https://piazza.example', true],
])('%s under %s is a URL: %s', (address, base, isAddress) => {
  withFallbacks()
  expect(URL.canParse(address, base)).toBe(isAddress)
})

test('no answer sets a cookie', () => {
  withFallbacks()
  expect(new Headers().getSetCookie()).toEqual([])
})

const own = () => true
test('native functions of the browser are not replaced', () => {
  Object.defineProperty(URL, 'canParse', { value: own, configurable: true })
  withFallbacks()
  expect(URL.canParse).toBe(own)
})
