import { startServer } from '#mocks/server.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import type { Assembly, Circumstances } from '../assembly.ts'
import { answerBefore, forgetSender, leadElsewhere } from '../edits.ts'
import { NOW } from '../moment.ts'
import { NO_INTERCEPTION } from '../interception.ts'
import { withTrouble } from '../troubles.ts'
import { servedAt } from './demo-assembly.ts'
import { servePublished } from './published.ts'
import { createDevice, type Device } from './device.ts'
import { drive } from './drive.ts'
import { closeBrowser } from './launch.ts'
import { keptAfterSignIn } from './direct-sign-in.ts'

/** The production build in Chromium, against the standalone server: one world for all devices. */
export const enter = async (circumstances: Circumstances): Promise<Assembly> => {
  const { world, port, close } = await startServer({
    port: Number(process.env['PIAZZA_API_PORT']),
    now: Date.parse(NOW),
    ticks: () => performance.now(),
  })
  const base = `http://localhost:${port}`
  const published = circumstances.isProduction ? await servePublished(base) : undefined
  const devices: Device[] = []
  let interception = NO_INTERCEPTION
  let town: Configuration | undefined
  const apply = async (): Promise<void> => {
    for (const device of devices) await device.intercept(interception)
  }
  return {
    deviceFor: async (name, { withoutPictures }) => {
      const device = createDevice({
        ...circumstances,
        withoutPictures,
        town,
        origin: published?.origin ?? servedAt(),
        api: base,
        search: {},
      })
      await device.intercept(interception)
      devices.push(device)
      return drive(device, name, () => ({
        signIn: (username, password) => keptAfterSignIn(base, globalThis.fetch, username, password),
        world: async () => world,
      }))
    },
    trouble: async (trouble, matter) => {
      interception = withTrouble(interception, trouble, matter)
      await apply()
    },
    recover: async () => {
      interception = NO_INTERCEPTION
      await apply()
    },
    withoutSender: (title) => forgetSender(world, title),
    homeEntryAt: (title, path) => leadElsewhere(world, title, path),
    answeredBefore: (survey, question, answer) => answerBefore(world, survey, question, answer),
    publish: async () => {
      await published?.publish()
      for (const device of devices)
        for (const page of (await device.context()).pages()) {
          // The page of the first visit came without the service worker, which keeps its files.
          const isKept = await page.evaluate(async () => {
            Object.assign(globalThis, { piazzaIsOld: true })
            if (navigator.serviceWorker.controller === null) return false
            const registration = await navigator.serviceWorker.ready
            await registration.update()
            while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 100))
            return true
          })
          if (!isKept) device.outdate()
        }
    },
    close: async () => {
      await published?.close()
      await close()
    },
    town: (configuration) => {
      town = configuration
    },
  }
}

export const leave = closeBrowser
