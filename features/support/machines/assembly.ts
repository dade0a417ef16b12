import { tongueAsked } from '#mocks/tongues/tongue.ts'
import { growWorld, type World } from '#mocks/world.ts'
import type { Assembly, Circumstances } from '../assembly.ts'
import type { Driver } from '../driver.ts'
import { answerBefore, forgetSender, leadElsewhere } from '../edits.ts'
import { NOW } from '../moment.ts'
import type { Sight } from '../sight.ts'
import { NO_INTERCEPTION } from '../interception.ts'
import { onServerOfRun, townOfRun } from '../towns.ts'
import { withTrouble } from '../troubles.ts'
import { createDevice, type Device } from '../device/device.ts'
import { endLog, startLog } from '../device/event-log.ts'
import { loadForFirstUse } from '../device/first-use.ts'
import { drain, endTime, startTime } from '../device/virtual-time.ts'
import { versionTasks } from '../device/version-tasks.ts'
import { actionIn, formTasks } from './form-tasks.ts'
import { groundTasks } from '../device/ground-tasks.ts'
import { languageTasks } from './language-tasks.ts'
import { pageTasks } from './page-tasks.ts'
import { sessionTasks } from './session-tasks.ts'
import { shellTasks } from './shell-tasks.ts'
import { createWindow } from './window.ts'

const unseen = new Proxy({} as Sight, {
  get: (_, name) => {
    throw new Error(`Only a browser can tell: ${String(name)}`)
  },
})

const drive = (device: Device, world: World, name: string, holdsTime: boolean): Driver => {
  const window = createWindow(device)
  return {
    ...pageTasks(window),
    session: sessionTasks(window),
    shell: shellTasks(window),
    forms: formTasks(window),
    languages: languageTasks(window),
    notifications: device.notifications.tasks,
    reading: {
      ...device.voices.tasks,
      isOffered: async () => (await actionIn(window, window.speech().say('readAloud.listen'))) !== undefined,
    },
    versions: versionTasks(device),
    ground: groundTasks(window, world, name, holdsTime),
    sight: unseen,
    secondWindow: async () => drive(device, world, name, holdsTime),
    complaints: async () => [...device.complaints],
    portrait: async () => undefined,
    close: async () => window.close(),
  }
}

/** The application's machines on the HTTP adapters, against the simulated backend, in one process and on no screen. */
export const enter = async ({ holdsTime }: Circumstances): Promise<Assembly> => {
  await loadForFirstUse()
  startTime(Date.parse(NOW), { isHeld: holdsTime })
  // Its clock runs, unlike that of the door for tests: a server that asks for two seconds gets them.
  const world = await growWorld({
    now: Date.parse(NOW),
    ticks: () => performance.now(),
    tongue: tongueAsked(process.env['PIAZZA_SERVER']),
  })
  const devices: Device[] = []
  let interception = NO_INTERCEPTION
  let town = townOfRun()
  const apply = () => {
    for (const device of devices) device.interception.current = interception
  }
  return {
    deviceFor: async (name) => {
      const device = createDevice(world, onServerOfRun(town))
      devices.push(device)
      apply()
      return drive(device, world, name, holdsTime)
    },
    trouble: async (trouble, matter) => {
      interception = withTrouble(interception, trouble, matter)
      apply()
    },
    recover: async () => {
      interception = NO_INTERCEPTION
      apply()
    },
    withoutSender: (title) => forgetSender(world, title),
    homeEntryAt: (title, path) => leadElsewhere(world, title, path),
    answeredBefore: (survey, question, answer) => answerBefore(world, survey, question, answer),
    publish: async () => devices.forEach(({ versions }) => versions.publish()),
    serveCarelessly: () => Promise.reject(new Error('No server answers in a process of its own')),
    switchOff: () => Promise.reject(new Error('No server answers in a process of its own')),
    town: (configuration) => {
      town = configuration
    },
    close: async () => {
      await drain()
      endTime()
    },
  }
}

/** The file that gets the log of all events; undefined for none. */
const log = process.env['PIAZZA_LOG']
if (log !== undefined) startLog(log)

export const leave = async (): Promise<void> => {
  if (log !== undefined) console.log(`\nlog: ${endLog()}`)
}
