import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { run } from '#scripts/tools/run.ts'

const ROOT = join(import.meta.dirname, '..')
/** Ignored by git, and separate from the output of `npm run build`. */
const OUT = join(ROOT, '.cache', 'bench')

/** Strings that identify the simulated backend. */
const MARKERS: Readonly<Record<string, RegExp>> = {
  password: /Piazza2026!/,
  people: /mario\.rossi/,
  msw: /\bmsw\b|mockServiceWorker|@mswjs/,
  world: /demo-world/,
}

/** The target of the minimal page is the app's own (`vite.config.ts`). */
const TARGET = 'es2023'

/** Builds a minimal page like the app: same bundler, target and React plugin. `api` is the origin of its requests. */
export const buildFloor = async (name: 'floor' | 'floor-list' | 'floor-filled', api = ''): Promise<string> => {
  const outDir = join(OUT, name)
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(api) },
    build: { outDir, emptyOutDir: true, target: TARGET, modulePreload: { polyfill: false } },
  })
  return outDir
}

const buildPiazza = async (mode: string, env: Readonly<Record<string, string>>): Promise<string> => {
  const outDir = join(OUT, mode)
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const quietly = ['--emptyOutDir', '--manifest', '--logLevel', 'warn']
  const parameters = [vite, 'build', ROOT, '--mode', mode, '--outDir', outDir, ...quietly]
  const { code, output } = await run(`build, ${mode}`, process.execPath, parameters, { env })
  if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`)
  return outDir
}

/** The production build against an API. Fails when it contains code of the simulated backend. */
export const buildProduction = async (api: string): Promise<string> => {
  const folder = await buildPiazza('production', { VITE_API_URL: api, NODE_ENV: 'production' })
  const traces = mocksIn(folder)
  if (traces.length > 0) throw new Error(`The production build holds traces of mocks: ${traces.join(', ')}`)
  return folder
}

export const buildDemo = (): Promise<string> => buildPiazza('demo', { VITE_API_URL: '', NODE_ENV: 'production' })

/** The files of a build that contain the simulated backend, and the evidence. */
export const mocksIn = (folder: string): readonly string[] =>
  globSync('**/*.{js,css,html,json}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return Object.entries(MARKERS).flatMap(([name, marker]) => (marker.test(text) ? [`${file} (${name})`] : []))
  })
