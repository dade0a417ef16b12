import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { MEDIA_TYPES } from '#scripts/tools/static-server.ts'

/** Where the demo shows the living specification. */
const PATH = '/specifiche'
/** What is said where it has not been written yet. */
const NOT_WRITTEN = 'npm run specs scrive queste pagine. It writes these pages.\n'

const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile()

/** Answers requests under the path with the files of a folder. */
const serving = (folder: string) => (incoming: Connect.IncomingMessage, outgoing: ServerResponse) => {
  const asked = new URL(incoming.originalUrl ?? incoming.url ?? '/', 'http://localhost').pathname
  if (asked === PATH) {
    outgoing.writeHead(302, { location: `${PATH}/` }).end()
    return
  }
  const way = decodeURIComponent(asked.slice(PATH.length))
  const place = join(folder, normalize(way.endsWith('/') ? `${way}index.html` : way))
  if (place.startsWith(folder + sep) && isFile(place))
    outgoing
      .writeHead(200, { 'content-type': MEDIA_TYPES[extname(place)] ?? 'application/octet-stream' })
      .end(readFileSync(place))
  else outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(NOT_WRITTEN)
}

/**
 * Shows the living specification in the demo at `/specifiche`: while it is developed what `npm run specs` has written last,
 * in the built demo what `npm run build:demo` has written into it.
 */
export const specsInDemo = (): Plugin => ({
  name: 'specs-in-demo',
  configureServer: ({ middlewares, config }) => {
    middlewares.use(PATH, serving(join(config.root, 'specs')))
  },
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use(PATH, serving(join(config.root, config.build.outDir, PATH)))
  },
})
