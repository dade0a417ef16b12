/**
 * Puts Prism between the browser's scenarios and the standalone server. A small server receives what a page sends, lets
 * Prism forward the calls of the contract, and counts what Prism says of each request and its answer.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsFrom } from '#mocks/faults/faults.ts'
import { FAULT_HEADER } from '#mocks/handlers/handlers-for.ts'
import { callOf, type KnownCall } from '#mocks/known-calls.ts'
import { freePort } from '../nginx.ts'
import { DOCUMENT, startPrism, stopPrism } from './command.ts'

/**
 * What goes past Prism. `provoked`: the scenario has asked for a fault of this very call, so the answer is wrong on
 * purpose. `bytes`: Prism reads every body as text, which destroys pictures and files. `outside`: what is not in the contract.
 */
export type Passed = 'provoked' | 'bytes' | 'outside'

/** What a run has seen. Violations are counted by call and by what Prism says. */
export type Count = Readonly<{
  validated: number
  passed: Readonly<Record<Passed, number>>
  violations: Readonly<Record<string, number>>
}>

/** The calls whose answer is a file. */
const FILES: ReadonlySet<string> = new Set(['notices.downloadFile'])

/** Why a request goes past Prism; undefined for one that Prism validates. */
export const passes = (headers: IncomingHttpHeaders, known: KnownCall | undefined): Passed | undefined => {
  if (known === undefined) return 'outside'
  const faults = faultsFrom(String(headers[FAULT_HEADER] ?? ''))
  if (faults.some(({ call }) => call === undefined || call === known.name)) return 'provoked'
  const isForm = headers['content-type']?.startsWith('multipart/') === true
  return isForm || FILES.has(known.name) ? 'bytes' : undefined
}

type Violation = Readonly<{ location: readonly string[]; message: string }>

/** What the header of Prism tells. A long one is cut, and no JSON any more. */
export const violationsIn = (header: string): readonly string[] => {
  try {
    return (JSON.parse(header) as readonly Violation[]).map(
      // A row of a list is one like the others.
      ({ location, message }) => `${location.map((part) => (/^\d+$/.test(part) ? '…' : part)).join('.')} ${message}`,
    )
  } catch {
    return [header]
  }
}

export type Checkpoint = Readonly<{
  /** The address that pages know as the API. */
  origin: string
  /** What was seen so far. */
  count: () => Count
  /** Ends Prism. */
  close: () => Promise<void>
}>

/** Starts Prism before a server of that address. */
export const startCheckpoint = async (server: string): Promise<Checkpoint> => {
  const port = await freePort()
  const prism = await startPrism(['proxy', DOCUMENT, server, '--port', String(port), '--cors=false'])
  const passed: Record<Passed, number> = { provoked: 0, bytes: 0, outside: 0 }
  const violations: Record<string, number> = {}
  let validated = 0

  const relay = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = incoming
    const known = callOf(method, url.replace(/\?.*$/, ''))
    const past = passes(headers, known)
    const target = past === undefined ? `http://127.0.0.1:${port}` : server
    const forwarded = send(target + url, { method, headers }, (answer) => {
      const { 'sl-violations': told, ...kept } = answer.headers
      // Prism answers by itself only where the server does not.
      if (answer.headers['content-type'] === 'application/problem+json') {
        answer.resume()
        outgoing.destroy()
        return
      }
      if (past === undefined) {
        validated += 1
        for (const one of told === undefined ? [] : violationsIn(String(told))) {
          const line = `${known ? known.label : url}: ${answer.statusCode} ${one}`
          violations[line] = (violations[line] ?? 0) + 1
        }
      } else passed[past] += 1
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    forwarded.once('error', () => outgoing.destroy())
    outgoing.once('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  }

  const front = createServer(relay)
  await new Promise<void>((resolve) => front.listen(0, resolve))
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    count: () => ({ validated, passed, violations }),
    close: async () => {
      stopPrism(prism)
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}
