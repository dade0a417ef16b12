import { expect, test } from 'vitest'
import { createDevice } from '#features/support/device/device.ts'
import { groundTasks } from '#features/support/device/ground-tasks.ts'
import { shellTasks } from '#features/support/machines/shell-tasks.ts'
import { createWindow } from '#features/support/machines/window.ts'
import { NOW } from '#features/support/moment.ts'
import { PASSWORD } from '#features/support/people.ts'
import { growWorld } from '#mocks/world.ts'
import { PLACES } from './places.ts'

const world = await growWorld({ now: Date.parse(NOW), ticks: () => performance.now(), tongue: 'mute' })

/** A page gets the time that a busy machine needs, in milliseconds. */
const BUSY = { timeout: 15_000 }

test.each(PLACES.map((place) => [place.name, place] as const))(
  'a server that says only what the specification names has nothing fail at %s',
  async (_, { path, who }) => {
    const device = createDevice(world)
    const window = createWindow(device)
    const shell = shellTasks(window)
    if (who === 'visitor') await shell.arrive(path)
    else await groundTasks(window, world, who, false).beSignedIn(who, PASSWORD, path)
    // A screen and its parts send their requests one after the other.
    await expect.poll(async () => (await shell.texts()).length, BUSY).toBeGreaterThan(0)
    await expect.poll(shell.isWaiting, BUSY).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await expect.poll(shell.isWaiting, BUSY).toBe(false)
    const seen = { hasFailed: await shell.hasFailed(), told: await shell.announcements(), unknown: device.complaints }
    window.close()
    expect(seen).toEqual({ hasFailed: false, told: [], unknown: [] })
  },
)
