/** Serves a release for a town by its start script and nginx, as an unprivileged user; installs nginx where it is missing. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Configuration } from '#domain/town/configuration.ts'
import { findNginx } from '../../deploy/nginx.ts'
import { installFromDebian, isDebian } from './chromium.ts'
import { copySite } from '#scripts/build/plain-site.ts'
import { type StaticServer, startStaticServer } from './static-server.ts'
import { beginRun, isOpenToAll, isRoot, startProgram, temporaryFolder } from './tidy.ts'

/** The user `nobody` of Debian: owns nothing. */
const NOBODY = 65_534

/** How long a town may take to be served, in milliseconds. */
const PATIENCE = 120_000

/** From here on ports are tried, and so many: below those that systems give to connections and to servers without a wish. */
const PORTS = { from: 20_000, count: 10_000 } as const

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)))
  })

/**
 * A free port, for a program that listens to it later, and again after a pause: one that the system gives would be taken
 * by the next connection of any program meanwhile.
 */
export const freePort = async (next = (): number => PORTS.from + randomInt(PORTS.count)): Promise<number> => {
  const port = next()
  return (await canListen(port)) ? port : freePort(next)
}

/** Why no town can be served as a deployment serves it, in words that follow 'because'; undefined where one can. */
export const whyNoDeployment = (): string | undefined => {
  if (findNginx() === undefined) return 'nginx is missing (Debian: apt-get install nginx-light)'
  beginRun()
  return isRoot && !isOpenToAll(tmpdir())
    ? `no temporary folder can be read by another user than root, as whom it is served (${tmpdir()})`
    : undefined
}

/** The same, after an attempt to install nginx where root can. */
export const provideNginx = (): string | undefined => {
  if (findNginx() === undefined && isDebian)
    try {
      installFromDebian('nginx-light')
      installFromDebian('libnginx-mod-http-brotli-static')
    } catch (error) {
      console.log(`Not installed: ${error instanceof Error ? error.message : String(error)}`)
    }
  return whyNoDeployment()
}

/** The configuration of a town of `deploy/towns`, as JSON, with its API at an origin; one without an origin keeps none. */
export const exampleTown = (name: string, api: string): string => {
  const town: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(`deploy/towns/${name}.json`, 'utf8'))
  return JSON.stringify({ ...town, ...(town['api'] !== '' && { api }) })
}

/** A town while it is served. */
export type ServedTown = Readonly<{
  /** The address of the town, without a final slash. */
  origin: string
  /** The result of the health check, which the container runs. */
  isHealthy: () => Promise<boolean>
  /** Ends the start script as a container is ended. Returns its exit code and its output. */
  close: () => Promise<Readonly<{ code: number; output: string }>>
}>

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code ?? 1))
  })

/**
 * A file or folder where the unprivileged user can read it: itself, or a copy among the temporary files, once per run.
 * `sample` is a file of the folder. A clone often lies where only its owner may enter.
 */
const readable = (place: string, sample = place): string => {
  if (!isRoot || isOpenToAll(sample)) return place
  beginRun()
  const version = createHash('sha256')
    .update(`${sample} ${statSync(sample).mtimeMs}`)
    .digest('hex')
    .slice(0, 12)
  const copy = join(tmpdir(), `readable-${version}`)
  if (existsSync(copy)) return join(copy, basename(place))
  const next = temporaryFolder()
  cpSync(place, join(next, basename(place)), { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', next])
  // Processes side by side make the same copy: the first one stays.
  try {
    renameSync(next, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  }
  return join(copy, basename(place))
}

const runStart = (release: string, parameters: readonly string[], variables: Readonly<Record<string, string>>) => {
  const start = join(readable(release, join(release, 'start.mjs')), 'start.mjs')
  const child = startProgram(readable(process.execPath), [start, ...parameters], {
    env: { PATH: process.env['PATH'], PIAZZA_RUN: process.env['PIAZZA_RUN'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  const heard: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => heard.push(text))
  return { child, output: () => heard.join('') }
}

/** Starts a town of a release. Its configuration is JSON text; the settings are those of docs/deployment.md. */
export const serveTown = async (
  release: string,
  configuration: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedTown> => {
  const folder = temporaryFolder()
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const PIAZZA_TOWN = join(folder, 'town.json')
  writeFileSync(PIAZZA_TOWN, configuration, { mode: 0o644 })
  const PORT = settings['PORT'] ?? String(await freePort())
  const variables = { PIAZZA_TOWN, PIAZZA_FOLDER: join(folder, 'run'), ...settings, PORT }
  const { child, output } = runStart(release, [], variables)
  const isHealthy = async () => (await ended(runStart(release, ['--health'], variables).child)) === 0
  const close = async () => {
    child.kill('SIGTERM')
    const code = await ended(child)
    rmSync(folder, { recursive: true, force: true })
    return { code, output: output() }
  }
  const origin = `http://localhost:${PORT}`
  const until = Date.now() + PATIENCE
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      await close()
      throw new Error(output().trim() || 'The town is not served in time')
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  return { origin, isHealthy, close }
}

/** Serves a town of a release without nginx: its page has the policy, and no other header of a deployment. */
export const serveTownPlainly = async (
  release: string,
  configuration: string,
  api: string,
  { PORT, PIAZZA_FILES }: Readonly<{ PORT?: string; PIAZZA_FILES?: string }> = {},
): Promise<StaticServer> => {
  const folder = copySite(release, { ...(JSON.parse(configuration) as Configuration), api })
  if (PIAZZA_FILES !== undefined) cpSync(PIAZZA_FILES, folder, { recursive: true })
  const server = await startStaticServer(folder, Number(PORT ?? 0))
  const close = async (): Promise<void> => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, close }
}

if (import.meta.main) {
  const why = provideNginx()
  if (why !== undefined) console.log(why)
  process.exitCode = why === undefined ? 0 : 1
}
