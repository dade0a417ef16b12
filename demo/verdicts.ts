/** What became of the answers: read by the app, read in part, or refused by one of the two sides (DEMO-05). */
import type { Deviation } from '#application/ports/diagnostics.ts'
import type { KnownCall } from '#mocks/known-calls.ts'
import type { CallSeen, Observer } from './observer.ts'

export type Verdict = Readonly<{
  kind: 'waiting' | 'read' | 'partly' | 'unread' | 'refused' | 'lost'
  /** Where the app stumbled, and over what. */
  details: readonly string[]
}>

/** The first status that is no success. */
const REFUSED = 300

/** Secrets have no place on a screen that others look at. */
const SECRET = /("(?:\w*[pP]assword|token|refresh_?[tT]oken)"\s*:\s*)"[^"]*"/g
export const withoutSecrets = (text: string): string => text.replaceAll(SECRET, '$1"…"')

const detailOf = (deviation: Deviation): readonly string[] =>
  deviation.kind === 'leftOut' || deviation.kind === 'undecodable'
    ? [`${deviation.path || 'tutta la risposta'}: atteso ${deviation.expected}, trovato ${deviation.actual}`]
    : []

/** How a call ended, given what the app noted about the answers to that call. */
export const verdictOf = ({ status }: CallSeen, noted: readonly Deviation[]): Verdict => {
  const details = noted.flatMap(detailOf)
  if (status === undefined) return { kind: 'waiting', details: [] }
  if (status === 'failed') return { kind: 'lost', details: [] }
  if (noted.some(({ kind }) => kind === 'undecodable')) return { kind: 'unread', details }
  if (status >= REFUSED) return { kind: 'refused', details: [] }
  return { kind: noted.length > 0 ? 'partly' : 'read', details }
}

export type Verdicts = Readonly<{ of: (call: CallSeen) => Verdict; stop: () => void }>

/**
 * Follows what becomes of the calls. The app notes a deviation right after the answer, under the name of the call, so it
 * belongs to the newest call of that name.
 */
export const followVerdicts = (
  { calls, hear }: Pick<Observer, 'calls' | 'hear'>,
  nameOf: (call: CallSeen) => Pick<KnownCall, 'label'> | undefined,
  noted: () => readonly Deviation[],
): Verdicts => {
  const byCall = new Map<number, readonly Deviation[]>()
  let read = 0
  const attribute = (): void => {
    const all = noted()
    for (const deviation of all.slice(read)) {
      if (deviation.kind === 'defect') continue
      const call = calls().findLast((one) => nameOf(one)?.label === deviation.call)
      if (call) byCall.set(call.number, [...(byCall.get(call.number) ?? []), deviation])
    }
    read = all.length
  }
  return {
    of: (call) => {
      attribute()
      return verdictOf(call, byCall.get(call.number) ?? [])
    },
    stop: hear(attribute),
  }
}
