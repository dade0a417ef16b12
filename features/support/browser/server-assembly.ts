import { type RunningServer, startServer } from '#mocks/server.ts'
import { growWorld } from '#mocks/world.ts'
import type { Assembly, Circumstances } from '../assembly.ts'
import { answerBefore, forgetSender, leadElsewhere } from '../edits.ts'
import { NOW } from '../moment.ts'
import { NO_INTERCEPTION } from '../interception.ts'
import { townOfRun } from '../towns.ts'
import { withTrouble } from '../troubles.ts'
import { type Deployment, deploy } from './published.ts'
import { createDevice, type Device } from './device.ts'
import { drive } from './drive.ts'
import { closeBrowser } from './launch.ts'
import { keptAfterSignIn } from './direct-sign-in.ts'

/**
 * What the scenarios of a process share: the server of the API, whose world is new in each, the address by which pages know
 * it, and the town of the run. The server stays: nobody takes its port, and kept connections to it stay open.
 */
type Common = Readonly<{ api: RunningServer; base: string; site: Deployment }>
let common: Promise<Common> | undefined

const WORLD = { now: Date.parse(NOW), ticks: () => performance.now() } as const

const begin = async (): Promise<Common> => {
  const api = await startServer({ port: 0, ...WORLD })
  const base = `http://localhost:${api.port}`
  return { api, base, site: await deploy(townOfRun(), base) }
}

/** Runs in a page: a page whose device keeps the app looks for a newer version, which waits once it is stored. */
const lookForUpdate = async (keepsApp: boolean): Promise<void> => {
  Object.assign(globalThis, { piazzaIsOld: true })
  // The first page of a device comes without the service worker, which may still be storing the files that go.
  if (!keepsApp || navigator.serviceWorker.controller === null) return
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** The production build in Chromium, served for a town, against the standalone server: one world for all devices. */
export const enter = async (circumstances: Circumstances): Promise<Assembly> => {
  common ??= begin()
  const { api, base, site } = await common
  const world = await growWorld(WORLD)
  api.change(world)
  /** The deployment of this scenario, where it does not do with that of all. */
  let own = circumstances.isProduction ? deploy(townOfRun(), base) : undefined
  const devices: Device[] = []
  /** Whether what serves the app makes a mistake, of which browsers complain. */
  let isWrong = false
  let interception = NO_INTERCEPTION
  const apply = async (): Promise<void> => {
    for (const device of devices) await device.intercept(interception)
  }
  return {
    deviceFor: async (name, { withoutPictures }) => {
      const { origin } = (await own) ?? site
      const device = createDevice({
        ...circumstances,
        withoutPictures,
        town: undefined,
        origin,
        calls: new RegExp(`^(?:${base}|${origin}/(?:api|app))/`),
        search: {},
      })
      await device.intercept(interception)
      if (isWrong) device.expectAbsence()
      devices.push(device)
      const pass = (milliseconds: number): Promise<void> => {
        world.clock.advance(milliseconds)
        return device.pass(milliseconds)
      }
      return drive({ ...device, pass }, name, () => ({
        signIn: (username, password) => keptAfterSignIn(base, globalThis.fetch, username, password),
        world: async () => world,
        edit: (change) => change(world),
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
      // The files of its version are gone, and what serves them for a moment.
      for (const device of devices) device.expectAbsence()
      await (await own)?.publish()
      for (const device of devices) {
        const { keepsApp } = device.prepared
        for (const page of (await device.context()).pages()) await page.evaluate(lookForUpdate, keepsApp)
      }
    },
    serveCarelessly: async (isNewer, mistake) => {
      isWrong = mistake !== undefined
      for (const device of devices) device.expectAbsence()
      await (await own)?.serveCarelessly(isNewer, mistake)
    },
    switchOff: async () => {
      for (const device of devices) device.expectAbsence()
      await (await own)?.close()
      api.change(undefined)
    },
    town: (configuration) => {
      own = deploy(configuration, base)
    },
    close: async () => {
      await (await own)?.close()
      api.change(undefined)
    },
  }
}

export const leave = async (): Promise<void> => {
  await closeBrowser()
  const ended = await common
  await ended?.site.close()
  await ended?.api.close()
}
