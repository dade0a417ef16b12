import type { SnapshotFrom } from 'xstate'
import type { faultReportMachine } from './fault-report.machine.ts'

type Snapshot = SnapshotFrom<typeof faultReportMachine>

/** The form while the report is written. */
export const faultForm = ({ children }: Snapshot) => children.form
/** The complete report; undefined while it is written. */
export const completeReport = (snapshot: Snapshot) =>
  snapshot.matches('ready') || snapshot.matches('opened') || snapshot.matches('sent')
    ? snapshot.context.report
    : undefined
