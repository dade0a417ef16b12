import type { Deviation } from '#application/ports/diagnostics.ts'
import { lineOf } from './deviation-line.ts'

/** The receiver of anonymous reports, named by the installation. */
export type ReportReceiver = Readonly<{ url: string; release: string; fetch?: typeof globalThis.fetch }>

/** The number of reports of one page: a broken server must not become a flood. */
const MOST = 20

/**
 * Sends each deviation once, as `{ release, kind, line }`: no account, no address, no value, no cookie. A report that
 * does not arrive is lost in silence.
 */
export const createDeviationReports = ({ url, release, fetch }: ReportReceiver): ((deviation: Deviation) => void) => {
  const sent = new Set<string>()
  return (deviation) => {
    const line = lineOf(deviation)
    if (sent.has(line) || sent.size >= MOST) return
    sent.add(line)
    void (fetch ?? globalThis.fetch)(url, {
      method: 'POST',
      body: JSON.stringify({ release, kind: deviation.kind, line }),
      // Plain text needs no preflight: the receiver may be any collector.
      headers: { 'content-type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {})
  }
}
