import type { Configuration } from '#domain/town/configuration.ts'
import type { Assembly, Circumstances } from '../assembly.ts'
import { answerBefore, forgetSender, leadElsewhere } from '../edits.ts'
import { NOW } from '../moment.ts'
import { NO_INTERCEPTION } from '../interception.ts'
import { withTrouble } from '../troubles.ts'
import { createDevice, type Device } from './device.ts'
import { drive } from './drive.ts'
import { demoServer } from './ground-tasks.ts'
import { closeBrowser } from './launch.ts'
import { copyWorld, type Items } from './world-copy.ts'

/** The origin of the app in this run. */
export const servedAt = (): string => {
  const origin = process.env['PIAZZA_ORIGIN']
  if (!origin) throw new Error('Run the features with scripts/test/features.ts: it serves the app')
  return origin
}

/** The demo in Chromium: each device has its own world, inside its page. */
export const enter = async (circumstances: Circumstances): Promise<Assembly> => {
  const devices: Device[] = []
  let interception = NO_INTERCEPTION
  let town: Configuration | undefined
  let edited: Items = {}
  const edit = async (change: (copy: Awaited<ReturnType<typeof copyWorld>>) => Promise<void>): Promise<void> => {
    const copy = await copyWorld(edited)
    await change(copy)
    edited = copy.items()
    for (const { prepared } of devices) prepared.items = { ...prepared.items, ...edited }
  }
  const apply = async (): Promise<void> => {
    for (const device of devices) await device.intercept(interception)
  }
  return {
    deviceFor: async (name, { withoutPictures }) => {
      const device = createDevice({
        ...circumstances,
        withoutPictures,
        town,
        origin: servedAt(),
        search: { now: NOW, latency: '0' },
      })
      device.prepared.items = edited
      await device.intercept(interception)
      devices.push(device)
      return drive(device, name, demoServer)
    },
    trouble: async (trouble, matter) => {
      interception = withTrouble(interception, trouble, matter)
      await apply()
    },
    recover: async () => {
      interception = NO_INTERCEPTION
      await apply()
    },
    withoutSender: (title) => edit(({ world }) => forgetSender(world, title)),
    homeEntryAt: (title, path) => edit(({ world }) => leadElsewhere(world, title, path)),
    answeredBefore: (survey, question, answer) => edit(({ world }) => answerBefore(world, survey, question, answer)),
    publish: () => Promise.reject(new Error('The demo has no service worker')),
    serveCarelessly: () => Promise.reject(new Error('The demo is its own server')),
    switchOff: () => Promise.reject(new Error('The demo is its own server')),
    town: (configuration) => {
      town = configuration
    },
    close: async () => {},
  }
}

export const leave = closeBrowser
