/**
 * The standalone server: `node mocks/server.ts [--port 8787] [--now …] [--seed …] [--scale …] [--latency …] [--server
 * bare]`.
 */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { FAULT_HEADER } from './handlers/handlers-for.ts'
import { tongueAsked } from './tongues/tongue.ts'
import { hasAlready, tagOf } from './unchanged.ts'
import { growWorld, type World, type WorldOptions } from './world.ts'

const PUBLIC = join(import.meta.dirname, '..', 'public')
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webm': 'video/webm',
}

/** CORS allows every origin, as a real API behind a phone app must. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': `Authorization, Content-Type, Accept, Accept-Language, ${FAULT_HEADER}`,
  'access-control-expose-headers': 'Retry-After, Content-Disposition',
  'access-control-max-age': '600',
}

const requestOf = (incoming: IncomingMessage, signal: AbortSignal): Request => {
  const { method = 'GET', url = '/', headers } = incoming
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const bodied = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: given,
    signal,
    ...(bodied && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}

/** Pictures change rarely. An answer may change at any time: the browser keeps it, and asks whether it has changed. */
const A_DAY = 'public, max-age=86400'
const ASK_AGAIN = 'private, no-cache'

/** From this length on a text is worth compressing, in bytes. */
const WORTHWHILE = 1_000

/** The content as it travels: a longer text is compressed for who takes that, as hosts of an API do. */
const travelling = ({ headers }: IncomingMessage, type: string | undefined, content: Uint8Array) =>
  content.length >= WORTHWHILE &&
  /json|svg|text/.test(type ?? '') &&
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
    ? { body: gzipSync(content), coding: { 'content-encoding': 'gzip' } }
    : { body: content, coding: {} }

/** Sends a content with its tag, or only that it has not changed. */
const sendContent = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
  content: Uint8Array,
) => {
  const tag = tagOf(content)
  const isKnown = hasAlready(incoming, tag)
  if (isKnown) return outgoing.writeHead(304, { ...headers, ...CORS, etag: tag }).end()
  const { body, coding } = travelling(incoming, headers['content-type'], content)
  const length = { 'content-length': String(body.length) }
  return outgoing.writeHead(200, { ...headers, ...CORS, ...coding, ...length, etag: tag }).end(body)
}

/** Serves a picture or the video of `public/`, like the API host (IMG-01). */
const sendPublic = async (path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
  const place = join(PUBLIC, normalize(decodeURIComponent(path)))
  const type = TYPES[extname(place)]
  if (type === undefined || !place.startsWith(PUBLIC) || !statSync(place, { throwIfNoEntry: false })?.isFile())
    return false
  sendContent(
    incoming,
    outgoing,
    { 'content-type': type, 'cache-control': A_DAY, vary: 'Accept-Encoding' },
    await readFile(place),
  )
  return true
}

const sendJson = (outgoing: ServerResponse, status: number, body: unknown) => {
  outgoing.writeHead(status, { ...CORS, 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(body))
}

/** Endpoints for tests only. */
const controls: Readonly<Record<string, (world: World, url: URL) => unknown>> = {
  'POST /__reset': (world) => world.reset().then(() => ({ message: 'reset' })),
  'POST /__clock': (world, url) => {
    world.clock.advance(Number(url.searchParams.get('advance')) || 0)
    return { now: world.clock.now() }
  },
  'GET /__calls': (world) => world.calls(),
}

const serve = async (world: World, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, CORS).end()
  const control = controls[`${incoming.method} ${url.pathname}`]
  if (control !== undefined) return sendJson(outgoing, 200, await control(world, url))
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const response = await getResponse(world.handlers, requestOf(incoming, gone.signal))
  if (response === undefined) {
    if (incoming.method === 'GET' && (await sendPublic(url.pathname, incoming, outgoing))) return undefined
    return sendJson(outgoing, 404, { message: 'Pagina non trovata', code: 'NO_SUCH_CALL' })
  }
  // A network error: the connection is closed without an answer.
  if (response.type === 'error') return outgoing.destroy()
  const headers = Object.fromEntries(response.headers)
  const content = new Uint8Array(await response.arrayBuffer())
  if (incoming.method === 'GET' && response.status === 200)
    // Whose answer it is, and in which language, is not in the address.
    return sendContent(
      incoming,
      outgoing,
      { 'cache-control': ASK_AGAIN, vary: 'Authorization, Accept-Language, Accept-Encoding', ...headers },
      content,
    )
  outgoing.writeHead(response.status, { ...headers, ...CORS })
  return outgoing.end(content)
}

/** The server while it runs, with a world. */
export type RunningServer = Readonly<{
  port: number
  world: World
  /** Answers from here on with another world; without one, nobody answers: each connection ends. */
  change: (world: World | undefined) => void
  close: () => Promise<void>
}>

/** Starts the standalone server; port 0 uses any free one. */
export const startServer = async (options: Readonly<{ port: number }> & WorldOptions): Promise<RunningServer> => {
  const world = await growWorld(options)
  let current: World | undefined = world
  const server = createServer((incoming, outgoing) => {
    if (current === undefined) return void incoming.socket.destroy()
    serve(current, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else sendJson(outgoing, 500, { message: 'Errore del server simulato', code: 'SIMULATION' })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    world,
    change: (next) => {
      current = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { port: text, now: text, seed: text, scale: text, latency: text, server: text },
  })
  const { port, world, close } = await startServer({
    port: Number(values.port ?? process.env['PORT'] ?? 8787),
    now: values.now === undefined ? Date.now() : Date.parse(values.now),
    seed: Number(values.seed ?? 1),
    scale: Number(values.scale ?? 1),
    latency: values.latency === 'human' ? 'human' : Number(values.latency ?? 0),
    ticks: () => performance.now(),
    tongue: tongueAsked(values.server ?? process.env['PIAZZA_SERVER']),
  })
  console.log(`http://localhost:${port} (${world.handlers.length} calls)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
