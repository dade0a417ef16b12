import type { Deviation } from '#application/ports/diagnostics.ts'
import { createDeviationLog } from './deviation-log.ts'
import { createDeviationReports } from './deviation-reports.ts'
import type { DiagnosticsSource } from './diagnostics.ts'

/** Tells deviations to the console and to the receiver, as far as there are any. */
export const tellDeviations = ({ log, reports }: DiagnosticsSource): ((deviation: Deviation) => void) => {
  const tellings = [...(log ? [createDeviationLog(log)] : []), ...(reports ? [createDeviationReports(reports)] : [])]
  return (deviation) => {
    for (const tell of tellings) tell(deviation)
  }
}
