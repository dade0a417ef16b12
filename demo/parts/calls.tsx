import type { DeskGiven } from '../given.ts'
import type { CallSeen } from '../observer.ts'
import { useChanges } from '../use-changes.ts'
import { type Verdict, withoutSecrets } from '../verdicts.ts'

/** The longest answer that is shown whole, in characters. */
const LONGEST = 6_000

const VERDICTS: Readonly<Record<Verdict['kind'], string>> = {
  waiting: 'in attesa',
  read: 'letta',
  partly: 'letta in parte',
  unread: 'illeggibile',
  refused: 'rifiutata dal server',
  lost: 'senza risposta',
}

/** JSON with its lines apart, as far as it is JSON. */
const legible = (text: string): string => {
  const safe = withoutSecrets(text)
  try {
    const whole = JSON.stringify(JSON.parse(safe), null, 2)
    return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}\n…` : whole
  } catch {
    return safe.slice(0, LONGEST)
  }
}

const Call = ({ call, name, verdict }: Readonly<{ call: CallSeen; name: string; verdict: Verdict }>) => (
  <li>
    <details>
      <summary>
        <span className="name">{name}</span>
        <span className={`verdict ${verdict.kind}`}>
          {[call.status === 'failed' ? undefined : call.status, VERDICTS[verdict.kind]]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </span>
      </summary>
      <p>
        <code>
          {call.method} {call.url.pathname}
          {call.url.search}
        </code>
        {call.took !== undefined && ` in ${call.took} ms`}
      </p>
      {verdict.details.length > 0 && (
        <ul>
          {verdict.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {call.sent !== undefined && (
        <>
          <h4>Inviato</h4>
          <pre>{legible(call.sent)}</pre>
        </>
      )}
      {call.received !== undefined && (
        <>
          <h4>Ricevuto</h4>
          <pre>{legible(call.received)}</pre>
        </>
      )}
    </details>
  </li>
)

/** What the app has asked its server, the newest first. */
export const CallsPart = ({ given: { observer, backend, verdicts } }: Readonly<{ given: DeskGiven }>) => {
  useChanges(observer.hear)
  const calls = observer.calls()
  if (calls.length === 0) return <p>Ancora niente.</p>
  return (
    <ol className="calls">
      {[...calls].reverse().map((call) => (
        <Call
          key={call.number}
          call={call}
          name={backend.callOf(call.method, call.url.pathname)?.name ?? call.url.pathname}
          verdict={verdicts.of(call)}
        />
      ))}
    </ol>
  )
}
