import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'
import type * as drawings from './machine-files.ts'
import { MEDIA_TYPES } from '#scripts/tools/static-server.ts'

/** As `#demo/machines.ts` asks for them. */
const PATH = '/macchine'

/** Reads the application, so it is loaded when it is needed, and not with the configuration of every build. */
const load = async (): Promise<ReadonlyMap<string, string>> => {
  const { machineFiles } = (await import(new URL('machine-files.ts', import.meta.url).href)) as typeof drawings
  return machineFiles()
}

/** Draws every machine for the demo's desk: at the first request while it is developed, into the built demo otherwise. */
export const machineDrawings = (): Plugin => {
  let loaded: ReturnType<typeof load> | undefined
  const files = () => (loaded ??= load())
  return {
    name: 'machine-drawings',
    configureServer: ({ middlewares }) => {
      middlewares.use(PATH, async (incoming, outgoing) => {
        const name = basename(incoming.url ?? '')
        const file = (await files()).get(name)
        if (file === undefined) outgoing.writeHead(404).end()
        else outgoing.writeHead(200, { 'content-type': MEDIA_TYPES[extname(name)] ?? 'text/plain' }).end(file)
      })
    },
    async generateBundle() {
      for (const [name, source] of await files())
        this.emitFile({ type: 'asset', fileName: `${PATH.slice(1)}/${name}`, source })
    },
  }
}
