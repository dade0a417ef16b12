/** Starts and ends Stoplight Prism. npx fetches it: it is hundreds of packages. `PIAZZA_PRISM` names one that is installed. */
import { type ChildProcess, spawn } from 'node:child_process'

/** The OpenAPI document that Prism reads: `npm run test:prism` writes it. */
export const DOCUMENT = 'reports/openapi.json'

/** How long Prism may take to start, in milliseconds: npx fetches it the first time. */
const PATIENCE = 240_000

export type Prism = Readonly<{ said: () => string; child: ChildProcess }>

export const startPrism = (parameters: readonly string[]): Promise<Prism> =>
  new Promise((resolve, reject) => {
    const own = process.env['PIAZZA_PRISM']
    const [command, ...first]: readonly [string, ...string[]] =
      own === undefined ? ['npx', '--yes', '@stoplight/prism-cli@5.14.2'] : [own]
    const child = spawn(command, [...first, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let said = ''
    const hear = (part: Buffer): void => {
      said += String(part)
      if (said.includes('Prism is listening')) resolve({ said: () => said, child })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Prism ended: ${said}`)))
    setTimeout(() => reject(new Error(`Prism did not start: ${said}`)), PATIENCE).unref()
  })

/** npx starts Prism as a child of its own: the group ends as a whole. */
export const stopPrism = ({ child }: Prism): void => {
  child.removeAllListeners('exit')
  if (child.pid !== undefined) process.kill(-child.pid)
}
