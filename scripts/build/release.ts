/**
 * Makes a release of the production build: `npm run build:deploy [-- --previous <folder>]`. `dist-release/` then holds
 * the build with each file compressed (`site/`), the script that serves it for a town (`start.mjs`), and the list of
 * hashed files (`assets.json`). An old tab still asks for files of its own build: those of the previous release stay.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build as bundle } from 'vite'
import { build } from './builds.ts'
import { compressedForms } from './compression.ts'
import { type AssetList, keptAssets } from './kept-assets.ts'
import { holdBuilds } from '#scripts/tools/tidy.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIST = 'assets.json'

const readList = (release: string): AssetList => {
  const list = join(release, LIST)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as AssetList) : {}
}

/** Copies what open tabs of earlier builds may still ask for, and lists all hashed files of the release. */
const keepPrevious = (previous: string, release: string): void => {
  const assets = join(release, 'site/assets')
  const list = keptAssets(readList(previous), readdirSync(assets), Date.now())
  for (const name of Object.keys(list))
    if (!existsSync(join(assets, name))) cpSync(join(previous, 'site/assets', name), join(assets, name))
  writeFileSync(join(release, LIST), JSON.stringify(list, undefined, 1))
}

const compressAll = (site: string): void => {
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    for (const [ending, small] of Object.entries(compressedForms(file, readFileSync(file))))
      writeFileSync(file + ending, small)
  }
}

/** The start script in one file, for a Node without packages. */
const bundleStart = async (release: string): Promise<void> => {
  await bundle({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'deploy/start.ts',
      target: 'node20',
      outDir: release,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'start.mjs' } },
    },
  })
}

/**
 * Makes a release in a folder. Folders are relative to the root of the project; `previous` holds the release before, by default
 * the one that is replaced.
 */
const makeRelease = async (folder: string, previous = folder): Promise<string> => {
  const release = join(ROOT, folder)
  const next = `${release}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const ended = await build({ name: 'release', folder: `${folder}.next/site`, mode: 'production', env: {} })
  if (ended.code !== 0) throw new Error(`The build failed:\n${ended.output}`)
  keepPrevious(resolve(ROOT, previous), next)
  compressAll(join(next, 'site'))
  await bundleStart(next)
  rmSync(release, { recursive: true, force: true })
  renameSync(next, release)
  return release
}

const TESTED = '.cache/release'

/** The release that tests use: a new one, or the one that exists if `isKept` allows its use. */
export const madeRelease = async (isKept: boolean, previous?: string): Promise<string> => {
  await holdBuilds()
  return isKept && existsSync(join(ROOT, TESTED)) ? join(ROOT, TESTED) : makeRelease(TESTED, previous)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { previous: { type: 'string' } } })
  console.log(await makeRelease('dist-release', values.previous))
}
