import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { brotli, isCompressed } from './compression.ts'

/** The media types of files by their extension, as `content-type` names them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
}

/** File names under `assets/` contain a content hash: they are immutable. Other files are revalidated. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

type Answer = Readonly<{ plain: Buffer; small: Buffer | undefined; type: string; cache: string }>

/**
 * Serves a build like a good host: best brotli compression, hashed files cached permanently, the page for every route.
 */
export type StaticServer = Readonly<{ origin: string; close: () => Promise<void> }>

const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile()

/** The file of a URL: itself, the page for a route of the app, undefined for a missing file, or the page for that too. */
const fileAt = (folder: string, pathname: string, isCareless: boolean): string | undefined => {
  const place = join(folder, normalize(decodeURIComponent(pathname)))
  if (!place.startsWith(folder + sep)) return undefined
  if (isFile(place)) return place
  return isCareless || extname(place) === '' || place.endsWith(sep) ? join(folder, 'index.html') : undefined
}

const read = (place: string, cache: string, isCareless: boolean): Answer => {
  const extension = extname(place)
  const plain = readFileSync(place)
  return {
    plain,
    small: !isCareless && isCompressed(place) ? brotli(plain) : undefined,
    type: MEDIA_TYPES[extension] ?? 'application/octet-stream',
    cache,
  }
}

const send = ({ plain, small, type, cache }: Answer, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const accepts = String(incoming.headers['accept-encoding'] ?? '').includes('br')
  const body = small !== undefined && accepts ? small : plain
  outgoing.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': cache,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(body === small && { 'content-encoding': 'br' }),
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/**
 * Serves the folder of a build; port 0 uses any free one. Every file is read and compressed once, at its first use. A
 * careless host compresses nothing, answers the page for files that are missing, and has browsers keep that like the file.
 */
export const startStaticServer = async (folder: string, port = 0, isCareless = false): Promise<StaticServer> => {
  const known = new Map<string, Answer>()
  const answerAt = (place: string, pathname: string): Answer => {
    const cache = pathname.startsWith('/assets/') ? FOREVER : ASK_AGAIN
    const answer = known.get(place + cache) ?? read(place, cache, isCareless)
    known.set(place + cache, answer)
    return answer
  }
  const root = normalize(folder).replace(/[/\\]+$/, '')
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const place = fileAt(root, pathname, isCareless)
    if (place === undefined) outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    else send(answerAt(place, pathname), incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
