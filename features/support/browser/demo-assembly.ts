import type { Assembly, Circumstances } from '../assembly.ts'
import { answerBefore, forgetSender, leadElsewhere } from '../edits.ts'
import { NOW } from '../moment.ts'
import { NO_TAPPING } from '../tap.ts'
import { withTrouble } from '../troubles.ts'
import { createDevice, type Device } from './device.ts'
import { drive } from './drive.ts'
import { demoBeneath } from './ground-tasks.ts'
import { closeBrowser } from './launch.ts'
import { growTwin, type Items } from './twin.ts'

/** Where the app is served for this run. */
export const servedAt = (): string => {
  const origin = process.env['PIAZZA_ORIGIN']
  if (!origin) throw new Error('Run the features with scripts/features.ts: it serves the app')
  return origin
}

/** The demo in Chromium: each device has a world of its own, inside its page. */
export const enter = async (circumstances: Circumstances): Promise<Assembly> => {
  const devices: Device[] = []
  let tapping = NO_TAPPING
  let edited: Items = {}
  const edit = async (change: (twin: Awaited<ReturnType<typeof growTwin>>) => Promise<void>): Promise<void> => {
    const twin = await growTwin(edited)
    await change(twin)
    edited = twin.items()
    for (const { prepared } of devices) prepared.items = { ...prepared.items, ...edited }
  }
  const tap = async (): Promise<void> => {
    for (const device of devices) await device.tap(tapping)
  }
  return {
    deviceFor: async (name, { withoutPictures }) => {
      const device = createDevice({
        ...circumstances,
        withoutPictures,
        origin: servedAt(),
        search: { now: NOW, latency: '0' },
      })
      device.prepared.items = edited
      await device.tap(tapping)
      devices.push(device)
      return drive(device, name, demoBeneath)
    },
    trouble: async (trouble, matter) => {
      tapping = withTrouble(tapping, trouble, matter)
      await tap()
    },
    recover: async () => {
      tapping = NO_TAPPING
      await tap()
    },
    withoutSender: (title) => edit(({ world }) => forgetSender(world, title)),
    homeEntryAt: (title, path) => edit(({ world }) => leadElsewhere(world, title, path)),
    answeredBefore: (survey, question, answer) => edit(({ world }) => answerBefore(world, survey, question, answer)),
    close: async () => {},
  }
}

export const leave = closeBrowser
