import type { Deviation, Diagnostics } from '#application/ports/diagnostics.ts'
import type { ReportReceiver } from './deviation-reports.ts'

/** How many deviations are kept: a page that stays open must not fill the memory. */
const KEPT = 200

/** Where deviations go; without a console or a receiver they are only counted. */
export type DiagnosticsSource = Readonly<{
  log?: Pick<Console, 'info'> | undefined
  reports?: ReportReceiver | undefined
}>

/** Collects deviations; what logs and reports them is loaded with the first one. */
export const createDiagnostics = (source: DiagnosticsSource): Diagnostics => {
  const noted: Deviation[] = []
  const hearers = new Set<() => void>()
  let tell: Promise<(deviation: Deviation) => void> | undefined
  return {
    note: (deviation) => {
      if (noted.length < KEPT) {
        noted.push(deviation)
        for (const hear of hearers) hear()
      }
      if (!source.log && !source.reports) return
      tell ??= import('./tell-deviations.ts').then(({ tellDeviations }) => tellDeviations(source))
      void tell.then((one) => one(deviation)).catch(() => {})
    },
    noted: () => noted,
    watch: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    isReported: source.reports !== undefined,
  }
}
