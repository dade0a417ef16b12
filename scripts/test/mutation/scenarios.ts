/**
 * Plays the headless scenarios of a clause for Stryker, a process for each change, which then is in force from the start. A
 * change is tried with the clauses whose code it is (`clause-code.ts`), as long as none of theirs has been noticed. Before
 * the first of them a clause is played without a change: all clauses at once would take longer than Stryker waits.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesAt } from './clause-code.ts'

/**
 * How long the scenarios of a clause may take, in milliseconds: for a loop without end. A step that waits fails by itself,
 * and the others are left out then.
 */
const PATIENCE = 300_000
const CUCUMBER = 'node_modules/@cucumber/cucumber/bin/cucumber.js'

/** The clauses that are asked for, and how many changes of each are tried at most. */
export const asked = (): Readonly<{ clauses: readonly string[]; most: number }> => ({
  clauses: (process.env['PIAZZA_CLAUSES'] ?? '').split(' '),
  most: Number(process.env['PIAZZA_MOST'] ?? '20'),
})

type Played = Readonly<{ as: 'red' | 'green' | 'endless' | 'broken'; said: string }>
type MutantRun = Readonly<{
  activeMutant: Readonly<{ id: string; fileName: string; location: Readonly<{ start: Readonly<{ line: number }> }> }>
}>

/** Plays the scenarios of a clause, in the folder of the changed code. One that plays none is broken. */
const play = (clause: string, change?: string): Played => {
  const parameters = [
    '--profile',
    'default',
    '--world-parameters',
    '{"assembly":"machines"}',
    '--fail-fast',
    '--tags',
    `not @browser and @${clause}`,
  ]
  const { status, stdout, stderr, signal } = spawnSync(
    process.execPath,
    [join(process.cwd(), CUCUMBER), ...parameters],
    {
      env: { ...process.env, ...(change !== undefined && { __STRYKER_ACTIVE_MUTANT__: change }) },
      encoding: 'utf8',
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    },
  )
  const played = (as: Played['as']): Played => ({ as, said: stdout + stderr })
  if (signal !== null) return played('endless')
  const counted = /^[1-9]\d* scenarios? \((.*)\)$/m.exec(stdout)?.[1]
  if (counted === undefined) return played('broken')
  return played(status === 0 ? 'green' : counted.includes('failed') ? 'red' : 'broken')
}

const createRunner = () => {
  const { clauses, most } = asked()
  const tries = new Map<string, number>()
  const isOpen = (clause: string): boolean => clauses.includes(clause) && (tries.get(clause) ?? 0) < most
  /** The first clause whose scenarios fail without a change; it is not tried again. */
  const brokenOf = (own: readonly string[]): string | undefined => {
    for (const clause of own.filter((one) => !tries.has(one))) {
      const { as, said } = play(clause)
      tries.set(clause, as === 'green' ? 0 : most)
      if (as !== 'green') return `${clause} is ${as} without a change\n${said}`
    }
    return undefined
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    /** Each clause is a test. */
    dryRun: () => ({
      status: 'complete',
      tests: clauses.map((id) => ({ id, name: id, status: 0, timeSpentMs: PATIENCE })),
    }),
    mutantRun: ({ activeMutant: { id, fileName, location } }: MutantRun) => {
      const own = clausesAt(readFileSync(fileName, 'utf8'), location.start.line).filter(isOpen)
      const broken = brokenOf(own)
      if (broken !== undefined) return { status: 'error', errorMessage: broken }
      const killedBy = own.filter((clause) => {
        const played = play(clause, id)
        const isNoticed = played.as === 'red' || played.as === 'endless'
        tries.set(clause, isNoticed ? most : (tries.get(clause) ?? 0) + 1)
        return isNoticed
      })
      return killedBy.length > 0
        ? { status: 'killed', killedBy, failureMessage: '', nrOfTests: own.length }
        : { status: 'survived', nrOfTests: own.length }
    },
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'scenarios', factory: createRunner }]
