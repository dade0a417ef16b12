import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pickle } from '@cucumber/messages'
import { portraitName } from '#scripts/specs/portrait-name.ts'
import type { Driver } from './driver.ts'

/** Keeps a picture of what the first person sees at the end of a scenario, at the size of their device. */
export const keepPortraits = async (folder: string, pickle: Pickle, everyone: readonly Driver[]): Promise<void> => {
  const portrait = await everyone[0]?.portrait('jpeg')
  if (portrait === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, portraitName(pickle)), portrait)
}
