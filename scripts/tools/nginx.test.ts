import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './nginx.ts'

/** The first port of those that Linux gives by itself; other systems begin later. */
const GIVEN = 32_768

test('A port that is listened to later is none that systems give by themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  expect(ports.filter((port) => port < 1024 || port >= GIVEN)).toEqual([])
  expect(new Set(ports).size).toBeGreaterThan(10)
})

test('A port that is in use is not given', async () => {
  const [used, free] = [await freePort(), await freePort()]
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(used, resolve))
  const asked = [used, used, free]
  expect(await freePort(() => asked.shift() ?? 0)).toBe(free)
  await new Promise((resolve) => server.close(resolve))
})
