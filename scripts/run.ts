import { isRunEnding, startProgram } from './tidy.ts'

/** The result of a command: its exit code and its output. */
export type Ended = Readonly<{ name: string; code: number; output: string; seconds: number }>

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
    const end = (code: number): void => {
      if (!isRunEnding()) resolve({ name, code, output, seconds: Math.round((performance.now() - began) / 1000) })
    }
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
