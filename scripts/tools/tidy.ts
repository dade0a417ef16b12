/**
 * One home for what a run begins and must not leave behind: temporary files and child processes. The first process of a
 * run makes one temporary folder, and `TMPDIR` leads all that it starts there. When it ends, by itself, by Ctrl-C or by
 * SIGTERM, it ends what still runs and removes the folder. `PIAZZA_RUN` tells other processes that they belong to a run.
 */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { constants as system, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const ROOT = join(import.meta.dirname, '../..')
const RUN = 'PIAZZA_RUN'
/** The temporary room that a run needs: profiles of browsers, copies of releases. In bytes. */
const ROOM = 256 * 2 ** 20
/** How long children may take to end in order, in milliseconds. */
const PATIENCE = 3_000
/** How often a process looks whether its parent is still there, in milliseconds. */
const WATCH = 500
/** The bit of a folder's mode that lets everybody enter, and that of a file that lets everybody read. */
const ENTER = 0o1
const READ = 0o4

/** Whether this process is root's. It serves the app as another user, as a deployment does. */
export const isRoot = process.getuid?.() === 0

const areOpen = (folder: string): boolean =>
  (statSync(folder).mode & ENTER) !== 0 && (dirname(folder) === folder || areOpen(dirname(folder)))

/** Whether every user of the machine can read a file: all folders that lead there can be entered. */
export const isOpenToAll = (file: string): boolean =>
  (statSync(file).mode & READ) !== 0 && areOpen(dirname(resolve(file)))

/** Why a folder cannot hold the temporary files of a run; undefined if it can. */
const trouble = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < ROOM ? `less than ${ROOM / 2 ** 20} MiB are free in ${folder}` : undefined
  } catch (error) {
    return `${folder} cannot be written to (${error instanceof Error ? error.message : String(error)})`
  }
}

/** The folder for temporary folders: the usual one; for root, one that everybody can enter, if there is one. */
const placeOfRun = (): string => {
  const own = join(ROOT, '.cache/tmp')
  const why = trouble(tmpdir())
  const usable = [tmpdir(), ...(isRoot ? ['/tmp', '/var/tmp'] : [])].filter((one) => trouble(one) === undefined)
  const place =
    (isRoot ? usable.find(areOpen) : undefined) ?? usable[0] ?? (trouble(own) === undefined ? own : undefined)
  if (place === undefined) throw new Error(`There is no room for temporary files: ${why ?? ''}, and ${trouble(own)}`)
  if (why !== undefined) console.log(`Temporary files are written to ${place}, because ${why}`)
  return place
}

const children = new Set<ChildProcess>()
let isBegun = false
let isEnding = false

/** The processes of a run that still run, where the system tells: all that have inherited its number. */
const others = (run: string): readonly number[] => {
  const isOfRun = (id: string): boolean => {
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`${RUN}=${run}`)
    } catch {
      return false
    }
  }
  try {
    return readdirSync('/proc')
      .filter((id) => /^\d+$/.test(id) && Number(id) !== process.pid && isOfRun(id))
      .map(Number)
  } catch {
    return []
  }
}

const kill = (id: number, signal: 'SIGTERM' | 'SIGKILL'): void => {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended meanwhile.
  }
}

const sleep = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Names the run that uses the builds of this clone. */
const LOCK = join(ROOT, '.cache/builds.lock')

const holder = (): string | undefined => {
  try {
    return readFileSync(LOCK, 'utf8')
  } catch {
    return undefined
  }
}

const isRunning = (run: string): boolean => {
  try {
    return process.kill(Number(run), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the builds belong to a run now. A lock whose run is gone is broken. */
const takeBuilds = (run: string): boolean => {
  try {
    mkdirSync(dirname(LOCK), { recursive: true })
    writeFileSync(LOCK, run, { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const other = holder()
    if (other === run) return true
    if (other !== undefined && !isRunning(other)) rmSync(LOCK, { force: true })
    return false
  }
}

/** Waits until no other run uses the builds of this clone, and keeps them from others until this one ends. */
export const holdBuilds = async (): Promise<void> => {
  beginRun()
  const run = process.env[RUN] ?? ''
  for (let tries = 0; !takeBuilds(run); tries += 1) {
    const other = holder()
    if (tries === 1 && other !== undefined)
      console.log(`Waits for process ${other}, which uses the builds of this clone`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Ends what still runs, in order where it can, and removes the temporary files. */
const sweep = (run: string, folder: string): void => {
  for (const id of others(run)) kill(id, 'SIGTERM')
  const until = performance.now() + PATIENCE
  while (others(run).length > 0 && performance.now() < until) sleep(50)
  for (const id of others(run)) kill(id, 'SIGKILL')
  if (holder() === run) rmSync(LOCK, { force: true })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Ends the children, each of which ends its own, and then this process. A second signal does not wait. */
const end = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void => {
  const leave = (): never => process.exit(128 + system.signals[signal])
  if (isEnding) leave()
  isEnding = true
  const waiting = [...children].map((child) => new Promise((done) => child.once('close', done)))
  for (const child of children) child.kill('SIGTERM')
  void Promise.all(waiting).then(leave)
  setTimeout(leave, PATIENCE)
}

/** Begins the run, or joins that of the parent process. A second time does nothing. */
export const beginRun = (): void => {
  if (isBegun || !isMainThread) return
  isBegun = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // A process whose parent is gone ends too: npm ends its shell alone, and the shell leaves its children.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !isEnding) end('SIGTERM')
  }, WATCH).unref()
  if (process.connected) process.once('disconnect', () => end('SIGTERM'))
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM')
  })
  if (process.env[RUN] !== undefined) return
  const run = String(process.pid)
  const folder = mkdtempSync(join(placeOfRun(), 'piazza-'))
  if (isRoot) chmodSync(folder, 0o755)
  Object.assign(process.env, { [RUN]: run, TMPDIR: folder })
  process.once('exit', () => sweep(run, folder))
}

/** A new temporary folder, which goes with the run. */
export const temporaryFolder = (): string => {
  beginRun()
  return mkdtempSync(join(tmpdir(), 'piazza-'))
}

/** Starts a program that ends with the run. */
export const startProgram = (command: string, parameters: readonly string[], options: SpawnOptions): ChildProcess => {
  beginRun()
  const child = spawn(command, parameters, options)
  children.add(child)
  child.once('close', () => children.delete(child))
  child.once('error', () => children.delete(child))
  return child
}

/** Whether the run is being ended from outside: what its programs say now counts for nothing. */
export const isRunEnding = (): boolean => isEnding
