/**
 * Before each unit test: the properties of fast-check begin at the seed of the run, so that `PIAZZA_SEED` replays them. A
 * test that has an error told on the console fails: a text without one of its values, an update that no test awaits.
 */
import { format } from 'node:util'
import { configureGlobal } from 'fast-check'
import { afterEach } from 'vitest'
import { SEED } from '#domain/testing/runs.ts'

configureGlobal({ seed: SEED })

const told: string[] = []
console.error = (...said: readonly unknown[]): void => void told.push(format(...said))
afterEach(() => {
  const all = told.splice(0)
  if (all.length > 0) throw new Error(`On the console:\n${all.join('\n')}`)
})
