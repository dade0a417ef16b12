/**
 * Plays every call of the contract under every fault, and compares what becomes of the page with the declared outcomes:
 * `node scripts/test/matrix.ts [--half] [pattern]`. The pattern selects cells by `area.call fault`; `--half` plays a seeded
 * half of the cells.
 */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { allCells, type Cell, judge, type Verdict } from '#features/matrix/cells.ts'
import { undeclared } from '#features/matrix/standing.ts'

type Told = Readonly<{ passed: number; absent: number; failed: readonly string[] }>
type Asked = Readonly<{ pattern: string; isHalf: boolean; share: number; shares: number }>

/** The cells that a pattern selects; of a half, every second one, another for each call. */
const chosen = ({ pattern, isHalf }: Pick<Asked, 'pattern' | 'isHalf'>): readonly Cell[] => {
  const asked = new RegExp(pattern)
  return allCells().filter((cell, place) => asked.test(`${cell.name} ${cell.fault}`) && (!isHalf || place % 2 === 0))
}

const playShare = async ({ share, shares, ...asked }: Asked): Promise<Told> => {
  const cells = chosen(asked)
  const names = [...new Set(cells.map(({ name }) => name))]
  let [passed, absent] = [0, 0]
  const failed: string[] = []
  for (const cell of cells.filter(({ name }) => names.indexOf(name) % shares === share)) {
    const verdict = await judge(cell).catch((error: unknown): Verdict => ({ kind: 'failed', why: String(error) }))
    if ('why' in verdict) failed.push(`${cell.name} ${cell.fault}: ${verdict.why}`)
    else if (verdict.kind === 'passed') passed += 1
    else absent += 1
  }
  return { passed, absent, failed }
}

const playAll = async (): Promise<number> => {
  const began = performance.now()
  const [pattern = '', ...others] = process.argv.slice(2).filter((one) => one !== '--half')
  const isHalf = process.argv.includes('--half')
  if (others.length > 0) throw new Error(`One pattern is enough: ${others.join(' ')} is too much`)
  const unknown = undeclared()
  for (const one of unknown)
    console.log(`In a record of features/catalogue (needs, may) or in the contract, not in both: ${one}`)
  const shares = Math.min(4, availableParallelism())
  const told = await Promise.all(
    Array.from(
      { length: shares },
      (_, share) =>
        new Promise<Told>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { pattern, isHalf, share, shares } })
          worker.once('message', (one: Told) => {
            resolve(one)
            void worker.terminate()
          })
          worker.once('error', reject)
          worker.once('exit', (code) => reject(new Error(`A share of the cells ended without a verdict: ${code}`)))
        }),
    ),
  )
  const failed = told.flatMap((one) => one.failed)
  const passed = told.reduce((sum, one) => sum + one.passed, 0)
  const absent = told.reduce((sum, one) => sum + one.absent, 0)
  for (const one of failed) console.log(one)
  const calls = new Set(chosen({ pattern, isHalf }).map(({ name }) => name)).size
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `matrix: ${calls} calls x faults, ${passed + failed.length} cells played in ${seconds} s, ${absent} about fields that the seed never sends`,
  )
  console.log(`undeclared ${unknown.length}, unlike ${failed.length}`)
  console.log(`matrix: ${passed} passed, ${failed.length + unknown.length} failed`)
  return failed.length + unknown.length === 0 && passed > 0 ? 0 : 1
}

if (isMainThread) process.exit(await playAll())
else parentPort?.postMessage(await playShare(workerData as Asked), [])
