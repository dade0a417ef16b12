import { readFileSync } from 'node:fs'
import { isRunEnding, startProgram } from './tidy.ts'

/**
 * The result of a command: its exit code and its output, how many seconds it took, and how many of a processor; these are
 * 0 where the system does not tell.
 */
export type Ended = Readonly<{ name: string; code: number; output: string; seconds: number; processor: number }>

/** Where Linux tells of a process. Its fields follow the name of the program, which may contain spaces. */
const STATE = '/proc/self/stat'
const [OWN, OF_SYSTEM] = [13, 14]
const TICKS = 100

/** What the ended children of a process took of a processor, with theirs, in seconds, as its state tells. */
export const takenByChildren = (state: string): number => {
  const fields = state.slice(state.lastIndexOf(') ') + 2).split(' ')
  return (Number(fields[OWN]) + Number(fields[OF_SYSTEM])) / TICKS
}

const takenByAll = (): number => {
  try {
    return takenByChildren(readFileSync(STATE, 'utf8'))
  } catch {
    return 0
  }
}

let told = 0
/** What the child that has just ended took: what has come since the last one ended. In seconds. */
const taken = (): number => {
  const before = told
  told = takenByAll()
  return Math.round(told - before)
}

/**
 * Runs a command to its end, in a folder if one is given, and captures its output; `live` also prints it at once. It has
 * no end while the run is being ended from outside: its caller does nothing more.
 */
export const run = (
  name: string,
  command: string,
  parameters: readonly string[],
  { live = false, env = {}, cwd }: { live?: boolean; env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = startProgram(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const hear = (text: string) => {
      output += text
      if (live) process.stdout.write(text)
    }
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    let processor = 0
    child.once('exit', () => {
      processor = taken()
    })
    const end = (code: number): void => {
      const seconds = Math.round((performance.now() - began) / 1000)
      if (!isRunEnding()) resolve({ name, code, output, seconds, processor })
    }
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
