import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from './tidy.ts'
import { inThreads } from './threads.ts'

/** A script whose threads serve two tasks, as those of the simulation do, and one that ends without an outcome. */
const scriptOf = (folder: string): string => {
  const file = join(folder, 'script.mjs')
  writeFileSync(
    file,
    `import { serveAs } from ${JSON.stringify(new URL('threads.ts', import.meta.url).href)}
await serveAs('other', async () => [])
await serveAs('doubling', async (number) => 2 * number)`,
  )
  return pathToFileURL(file).href
}

test('A thread answers for the task that it was started for, and one without an outcome is an error', async () => {
  const folder = temporaryFolder()
  const script = scriptOf(folder)
  const heard: number[] = []
  await inThreads({ script, task: 'doubling' }, [1, 2, 3], (outcome: number) => void heard.push(outcome))
  expect(heard.toSorted()).toEqual([2, 4, 6])
  await expect(inThreads({ script, task: 'nobody' }, [1], () => {})).rejects.toThrow(/"nobody" ended with 0/)
  rmSync(folder, { recursive: true })
})
