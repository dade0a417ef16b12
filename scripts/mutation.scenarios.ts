/**
 * Plays the headless scenarios of a clause for Stryker, a process for each change, which then is in force from the start. A
 * change is tried with the clauses whose code it is (`clause-code.ts`), as long as none of theirs has been noticed.
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

/** Plays the scenarios with a tag, in the folder of the changed code. One that plays none is broken. */
const play = (clauses: readonly string[], change?: string): Played => {
  const tags = `not @browser and (${clauses.map((clause) => `@${clause}`).join(' or ')})`
  const parameters = [
    '--profile',
    'default',
    '--world-parameters',
    '{"assembly":"machines"}',
    '--fail-fast',
    '--tags',
    tags,
  ]
  const { status, stdout, stderr, signal } = spawnSync(
    process.execPath,
    [join(process.cwd(), CUCUMBER), ...parameters],
    {
      env: { ...process.env, ...(change !== undefined && { __STRYKER_ACTIVE_MUTANT__: change }) },
      encoding: 'utf8',
      timeout: PATIENCE * clauses.length,
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

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    /** Every scenario holds as long as nothing is changed. Each clause is a test. */
    dryRun: () => {
      const played = play(clauses)
      return played.as === 'green'
        ? { status: 'complete', tests: clauses.map((id) => ({ id, name: id, status: 0, timeSpentMs: PATIENCE })) }
        : { status: 'error', errorMessage: `The scenarios are ${played.as} without a change\n${played.said}` }
    },
    mutantRun: ({ activeMutant: { id, fileName, location } }: MutantRun) => {
      const own = clausesAt(readFileSync(fileName, 'utf8'), location.start.line).filter(isOpen)
      const killedBy = own.filter((clause) => {
        const played = play([clause], id)
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
