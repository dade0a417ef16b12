import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from '#scripts/tools/run.ts'
import { holdBuilds } from '#scripts/tools/tidy.ts'

const ROOT = join(import.meta.dirname, '../..')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

/** A build of the app: its output folder, relative to the root of the project, and its options. */
export type Build = Readonly<{ name: string; folder: string; mode: string; env: Readonly<Record<string, string>> }>

/** The demo. */
export const DEMO: Build = { name: 'build, demo', folder: 'dist-demo', mode: 'demo', env: {} }

/** The demo with a pseudo-locale, which reveals hard-coded text. */
export const PSEUDO: Build = {
  name: 'build, faces',
  folder: '.cache/faces',
  mode: 'demo',
  env: { PIAZZA_PSEUDO: '1' },
}

export const folderOf = ({ folder }: Build): string => join(ROOT, folder)

/** Builds the app into its folder, and replaces the old output. */
export const build = async (wanted: Build): Promise<Ended> => {
  await holdBuilds()
  mkdirSync(folderOf(wanted), { recursive: true })
  const parameters = ['--mode', wanted.mode, '--outDir', folderOf(wanted), '--emptyOutDir', '--logLevel', 'warn']
  return run(wanted.name, process.execPath, [VITE, 'build', ROOT, ...parameters], { env: wanted.env })
}

/** Builds the app, unless an output exists and `isKept` allows its use. A failed build throws its output. */
export const built = async (wanted: Build, isKept = false): Promise<string> => {
  const folder = folderOf(wanted)
  await holdBuilds()
  if (isKept && existsSync(folder)) return folder
  const { code, output } = await build(wanted)
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  return folder
}
