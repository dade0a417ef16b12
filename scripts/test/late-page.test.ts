import { expect, test } from 'vitest'
import { growWorld } from '#mocks/world.ts'
import { createDevice } from '#features/support/device/device.ts'
import { NOW } from '#features/support/moment.ts'
import { createWindow } from '#features/support/machines/window.ts'

/** A page gets the time that a busy machine needs, in milliseconds. */
const BUSY = { timeout: 15_000 }

test.each([
  ['/login', '/profile/login', 'Accedi'],
  ['/profile/login', '/login', 'Accedi'],
])('Who goes from %s on to %s while their page is fetched reads it once it is there', async (first, then, title) => {
  const device = createDevice(await growWorld({ now: Date.parse(NOW), ticks: () => performance.now() }))
  const arrivals: (() => void)[] = []
  const window = createWindow({
    ...device,
    fetched: async (piece) => {
      await new Promise<void>((resolve) => arrivals.push(resolve))
      return piece()
    },
  })
  window.open(first)
  window.app().go(then)
  for (const arrive of arrivals) arrive()
  await expect.poll(() => window.app().screen.texts().length, BUSY).toBeGreaterThan(3)
  expect(window.app().screen.title()).toBe(title)
  window.close()
})
