import { After, AfterAll, AfterStep, Before, BeforeStep, setDefaultTimeout, Status } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import { beginRun } from '#scripts/tools/tidy.ts'
import type { Assembly, Circumstances } from './assembly.ts'
import { SEED } from './device/virtual-time.ts'
import { inWordsOf, townOfRun } from './towns.ts'
import { neverStored, unregistered } from './stored.ts'
import { watchVisits, writeVisits } from './visited-states.ts'
import type { AssemblyName, Piazza } from './world.ts'

setDefaultTimeout(120_000)
beginRun()

/** How a scenario that failed headless is played again: the seed decides the order in which all takes its turn. */
const replayOf = (name: string): string => {
  const variables = ['PIAZZA_SERVER', 'PIAZZA_TOWN'].flatMap((one) => {
    const value = process.env[one]
    return value === undefined ? [] : [`${one}=${value}`]
  })
  return ['\nAgain:', `PIAZZA_SEED=${SEED}`, ...variables, `npm run test:features -- --name '^${name}$'`].join(' ')
}

type Door = Readonly<{ enter: (circumstances: Circumstances) => Promise<Assembly>; leave: () => Promise<void> }>

/** Each assembly is loaded alone: the headless one must run without a browser. */
const DOORS: Readonly<Record<AssemblyName, () => Promise<Door>>> = {
  machines: () => import('./machines/assembly.ts'),
  browser: () => import('./browser/demo-assembly.ts'),
  server: () => import('./browser/server-assembly.ts'),
}
let open: Door | undefined

/** The folder for pictures of the steps of each scenario (`npm run specs -- --play`); undefined for none. */
const portraits = process.env['PIAZZA_PORTRAITS']
/** The file for the states that all scenarios visited; undefined for none. */
const visited = process.env['PIAZZA_VISITED']
const written = visited === undefined ? undefined : watchVisits()

/** The first scenario of a process also starts what all of them need. */
const STARTING = { timeout: 180_000 }

Before(STARTING, async function (this: Piazza, { pickle }) {
  const tags = new Set(pickle.tags.map(({ name }) => name))
  for (const step of pickle.steps) step.text = inWordsOf(townOfRun(), step.text)
  open ??= await DOORS[this.parameters.assembly]()
  this.start(
    await open.enter({
      isDesktop: tags.has('@desktop'),
      isForeign: tags.has('@foreign'),
      holdsTime: tags.has('@clock'),
      isProduction: tags.has('@production'),
      meetsHostility: tags.has('@hostile'),
    }),
  )
})

/** Headless, no time passes between two steps: what is told still stands. */
BeforeStep(async function (this: Piazza, { pickleStep }) {
  if (this.parameters.assembly !== 'machines' && pickleStep.type !== PickleStepType.OUTCOME) await this.beginAct()
})

/** Some names live for a few steps only. In a browser the end of a scenario has to do: each question costs time. */
AfterStep(async function (this: Piazza, { pickleStep }) {
  if (portraits !== undefined) await this.portraits.take(pickleStep.text, this.everyone)
  if (this.parameters.assembly !== 'machines') return
  for (const { ground } of this.everyone) unregistered(await ground.stored())
})

After(async function (this: Piazza, { result, pickle }) {
  try {
    // A scenario that already failed keeps its own error.
    if (result?.status !== Status.PASSED) {
      for (const device of this.everyone) {
        const portrait = await device.portrait()
        if (portrait) this.attach(Buffer.from(portrait), 'image/png')
      }
      if (this.parameters.assembly === 'machines') console.log(replayOf(pickle.name))
      return
    }
    const complaints = (
      await Promise.all(
        this.everyone.map(async (device) => [
          ...(await device.complaints()),
          ...unregistered(await device.ground.stored()),
        ]),
      )
    ).flat()
    if (portraits !== undefined) this.portraits.keep(portraits, pickle)
    if (complaints.length > 0) throw new Error(`All went well, but:\n${complaints.join('\n')}`)
  } finally {
    await this.end()
  }
})

AfterAll(async () => {
  await open?.leave()
  if (visited !== undefined && written !== undefined) writeVisits(visited, written)
  const idle = process.env['PIAZZA_WHOLE'] === '1' ? neverStored() : []
  if (idle.length > 0) throw new Error(`The register lists what no scenario stores: ${idle.join(', ')}`)
})
