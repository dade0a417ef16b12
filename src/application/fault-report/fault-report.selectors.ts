import type { SnapshotFrom } from 'xstate'
import type { faultReportMachine } from './fault-report.machine.ts'

type Snapshot = SnapshotFrom<typeof faultReportMachine>

/** The form while the report is written. */
export const faultForm = ({ children }: Snapshot) => children.form
export const isLocating = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'locating' })
export const positionFailure = ({ context }: Snapshot) => context.positionFailure
/** The complete report; undefined while it is written. */
export const completeReport = (snapshot: Snapshot) =>
  snapshot.matches('ready') || snapshot.matches('sent') ? snapshot.context.report : undefined
/** Whether the e-mail was opened. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches('sent')
