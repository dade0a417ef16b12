import { useState } from 'react'
import type { FaultKind } from '#mocks/faults/faults.ts'
import type { DeskGiven } from '../given.ts'
import { setFault } from '../moves.ts'
import { FAULT_WORDS } from '../words.ts'
import { Choice } from './choice.tsx'

export const faultNow = ({ backend }: DeskGiven): string => {
  const { active } = backend.listFaults()
  return active.map(({ kind, call }) => FAULT_WORDS[kind] + (call === undefined ? '' : `: ${call}`)).join('; ')
}

/** What goes wrong, and in which call. */
export const FaultsPart = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { kinds, active } = given.backend.listFaults()
  const [first] = active
  const [kind, setKind] = useState<FaultKind | ''>(first?.kind ?? '')
  const [call, setCall] = useState(first?.call ?? '')
  const choose = (nextKind: FaultKind | '', nextCall: string): void => {
    setKind(nextKind)
    setCall(nextCall)
    setFault(given, nextKind || undefined, nextCall || undefined)
    given.memory.keep({})
  }
  return (
    <>
      <Choice
        title="Guasto"
        value={kind}
        options={[['', 'Nessuno'], ...kinds.map((one) => [one, FAULT_WORDS[one]] as const)]}
        onChoose={(next) => choose(next, call)}
      />
      <Choice
        title="In quale chiamata"
        value={call}
        options={[['', 'In tutte'], ...given.backend.callNames.map((one) => [one, one] as const)]}
        onChoose={(next) => choose(kind, next)}
      />
      <p>Vale dalla prossima chiamata. Aggiorna la pagina per vederla partire così.</p>
      <div className="choices">
        <button type="button" onClick={() => location.reload()}>
          Aggiorna la pagina
        </button>
        {kind !== '' && (
          <button type="button" onClick={() => choose('', '')}>
            Ripara tutto
          </button>
        )}
      </div>
    </>
  )
}
