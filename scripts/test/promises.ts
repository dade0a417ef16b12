/** Plays the cells of the promises in several processors, and prints what was broken and the command that plays it again. */
import { availableParallelism } from 'node:os'
import { NO_ACT, WRITING } from '#features/promises/acts.ts'
import { allCells, type Cell, drawn, nameOf } from '#features/promises/cells.ts'
import { play } from '#features/promises/play.ts'
import { inThreads, serveAs } from '#scripts/tools/threads.ts'

type Asked = Readonly<{ pattern: string; sample: number; seed: number }>
/** Some of the cells, by their places. */
type Share = Asked & Readonly<{ from: number; to: number }>
type Broken = Readonly<{ name: string; wrong: string }>

const chosen = ({ pattern, sample, seed }: Asked): readonly Cell[] => {
  const named = allCells().filter((cell) => nameOf(cell).includes(pattern))
  return sample < named.length ? drawn(named, sample, seed) : named
}

const playShare = async ({ from, to, ...asked }: Share): Promise<readonly Broken[]> => {
  const broken: Broken[] = []
  for (const cell of chosen(asked).slice(from, to)) {
    const wrong = await play(cell, asked.seed).catch((error: unknown) => String(error))
    if (wrong !== undefined) broken.push({ name: nameOf(cell), wrong })
  }
  return broken
}

/** How many cells a thread plays: the worlds of more do not fit into its memory. */
const PORTION = 150

const TASK = { script: import.meta.url, task: 'promises' }

/** Plays the cells; the exit code. */
export const playMatrix = async (asked: Asked): Promise<number> => {
  const began = performance.now()
  const cells = chosen(asked)
  const portions = Math.max(availableParallelism(), Math.ceil(cells.length / PORTION))
  const size = Math.ceil(cells.length / portions)
  const shares: readonly Share[] = Array.from({ length: portions }, (_, place) => ({
    ...asked,
    from: place * size,
    to: (place + 1) * size,
  }))
  const broken: Broken[] = []
  await inThreads(TASK, shares, (found: readonly Broken[]) => void broken.push(...found))
  for (const { name, wrong } of broken)
    console.log(
      `${name}\n  BROKEN: ${wrong}\n  again: npm run simulate -- --matrix --cells '${name}' --from ${asked.seed}`,
    )
  for (const [name, why] of Object.entries(NO_ACT)) console.log(`no act: ${name}: ${why}`)
  const acts = new Set(cells.map(({ act }) => act.name)).size
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(
    `promises: ${WRITING.length} writing calls, ${Object.keys(NO_ACT).length} of them no act; ${acts} acts, ${cells.length} of ${allCells().length} cells from seed ${asked.seed} in ${minutes} min`,
  )
  console.log(`promises: ${cells.length - broken.length} passed, ${broken.length} failed`)
  return broken.length === 0 && cells.length > 0 ? 0 : 1
}

await serveAs(TASK.task, playShare)
