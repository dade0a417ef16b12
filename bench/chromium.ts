import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findWholeChromium } from '#scripts/tools/chromium.ts'
import { startProgram, temporaryFolder } from '#scripts/tools/tidy.ts'

export const launchChromium = async (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findWholeChromium(), args: [...CHROMIUM_ARGUMENTS, ...more] })

/** A browser without a profile, controlled through a debugging port. */
export type PortedChromium = Readonly<{ port: number; close: () => Promise<void> }>

const portIn = async (profile: string): Promise<number> => {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 150; tries += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    if (port > 0) return port
    await wait(100)
  }
  throw new Error('Chromium did not open its port within 15 s')
}

export const launchWithPort = async (): Promise<PortedChromium> => {
  const profile = temporaryFolder()
  const parameters = [
    '--headless=new',
    ...CHROMIUM_ARGUMENTS,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const child = startProgram(findWholeChromium(), parameters, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill()
    await Promise.race([ended, wait(3_000)])
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    return { port: await portIn(profile), close }
  } catch (error) {
    await close()
    throw error
  }
}
