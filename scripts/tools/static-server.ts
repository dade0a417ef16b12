import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { hasAlready, tagOf } from '#mocks/unchanged.ts'
import { brotli, isCompressed } from '#scripts/build/compression.ts'

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

/**
 * A good host compresses as well as it can. A plain one compresses nothing: that is quicker where a server lives shortly. A
 * careless one neither, and answers the page for files that are missing too.
 */
type Host = 'good' | 'plain' | 'careless'

type Answer = Readonly<{ tag: string; plain: Buffer; small: Buffer | undefined; type: string; cache: string }>

export type StaticServer = Readonly<{ origin: string; close: () => Promise<void> }>

const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile()

/** The file of a URL: itself, the page for a route of the app, undefined for a missing file, or the page for that too. */
const fileAt = (folder: string, pathname: string, host: Host): string | undefined => {
  const place = join(folder, normalize(decodeURIComponent(pathname)))
  if (!place.startsWith(folder + sep)) return undefined
  if (isFile(place)) return place
  return host === 'careless' || extname(place) === '' || place.endsWith(sep) ? join(folder, 'index.html') : undefined
}

const read = (place: string, cache: string, host: Host): Answer => {
  const extension = extname(place)
  const plain = readFileSync(place)
  return {
    tag: tagOf(plain),
    plain,
    small: host === 'good' && isCompressed(place) ? brotli(plain) : undefined,
    type: MEDIA_TYPES[extension] ?? 'application/octet-stream',
    cache,
  }
}

const send = (
  { tag, plain, small, type, cache }: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const accepts = String(incoming.headers['accept-encoding'] ?? '').includes('br')
  const body = small !== undefined && accepts ? small : plain
  const isKnown = hasAlready(incoming, tag)
  outgoing.writeHead(isKnown ? 304 : 200, {
    'content-type': type,
    ...(!isKnown && { 'content-length': body.length }),
    'cache-control': cache,
    etag: tag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(body === small && { 'content-encoding': 'br' }),
  })
  outgoing.end(incoming.method === 'HEAD' || isKnown ? undefined : body)
}

/**
 * Serves the folder of a build: hashed files are cached permanently, the page answers every route. Port 0 uses any free
 * one. Every file is read and compressed once, at its first use.
 */
export const startStaticServer = async (folder: string, port = 0, host: Host = 'good'): Promise<StaticServer> => {
  const known = new Map<string, Answer>()
  const answerAt = (place: string, pathname: string): Answer => {
    const cache = pathname.startsWith('/assets/') ? FOREVER : ASK_AGAIN
    const answer = known.get(place + cache) ?? read(place, cache, host)
    known.set(place + cache, answer)
    return answer
  }
  const root = normalize(folder).replace(/[/\\]+$/, '')
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const place = fileAt(root, pathname, host)
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
