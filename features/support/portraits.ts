import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pickle } from '@cucumber/messages'
import { type Portrait, portraitsName } from '#scripts/specs/portrait-name.ts'
import type { Driver } from './driver.ts'
import { eventually } from './eventually.ts'

/** How long a picture waits for a page that is still coming, in milliseconds; some scenarios are about one that never comes. */
const PATIENCE = 1_000

const settled = ({ shell }: Driver): Promise<unknown> =>
  eventually('The page should be there', shell.texts, ({ length }) => length > 0, PATIENCE).catch(() => undefined)

/** Pictures of one scenario: what the first person sees, at the size of their device, after each step that changed it. */
export const createPortraits = () => {
  const taken: (Portrait & Readonly<{ picture: Uint8Array }>)[] = []
  return {
    /** Takes a picture after a step. One like the picture before is left out. */
    take: async (step: string, everyone: readonly Driver[]): Promise<void> => {
      const [device] = everyone
      if (device !== undefined) await settled(device)
      const picture = await device?.portrait('jpeg')
      if (picture === undefined) return
      const file = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.jpg`
      if (taken.at(-1)?.file !== file) taken.push({ step, file, picture })
    },
    /** Writes the pictures into a folder. Scenarios share those that are alike. */
    keep: (folder: string, pickle: Pickle): void => {
      mkdirSync(folder, { recursive: true })
      for (const { file, picture } of taken) writeFileSync(join(folder, file), picture)
      const portraits: readonly Portrait[] = taken.map(({ step, file }) => ({ step, file }))
      writeFileSync(join(folder, portraitsName(pickle)), JSON.stringify(portraits))
    },
  }
}
