import { useState } from 'react'
import type { FaultKind } from '#mocks/faults/faults.ts'
import type { DeskGiven } from '../given.ts'
import { setFault } from '../moves.ts'
import { FAULT_WORDS } from '../words.ts'

export const faultNow = ({ backend }: DeskGiven): string => {
  const { active } = backend.listFaults()
  return active.map(({ kind, call }) => FAULT_WORDS[kind] + (call === undefined ? '' : `: ${call}`)).join('; ')
}

/** What goes wrong, and in which call. */
export const FaultsPart = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { kinds, active } = given.backend.listFaults()
  const [first] = active
  const [kind, setKind] = useState<FaultKind | undefined>(first?.kind)
  const [call, setCall] = useState(first?.call)
  const choose = (nextKind: FaultKind | undefined, nextCall: string | undefined): void => {
    setKind(nextKind)
    setCall(nextCall)
    setFault(given, nextKind, nextCall)
    given.memory.keep({})
  }
  return (
    <>
      <label>
        Guasto
        <select
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose(
              kinds.find((one) => one === value),
              call,
            )
          }
        >
          <option value="">Nessuno</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {FAULT_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        In quale chiamata
        <select value={call ?? ''} onChange={({ currentTarget: { value } }) => choose(kind, value || undefined)}>
          <option value="">In tutte</option>
          {given.backend.callNames.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <p>Vale dalla prossima chiamata. Aggiorna la pagina per vederla partire così.</p>
      <div className="choices">
        <button type="button" onClick={() => location.reload()}>
          Aggiorna la pagina
        </button>
        {kind !== undefined && (
          <button type="button" onClick={() => choose(undefined, undefined)}>
            Ripara tutto
          </button>
        )}
      </div>
    </>
  )
}
