import type { SnapshotFrom } from 'xstate'
import type { faultReportMachine } from './fault-report.machine.ts'

type Snapshot = SnapshotFrom<typeof faultReportMachine>

/** The form while the report is written. */
export const faultForm = ({ children }: Snapshot) => children.form
export const isLocating = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'locating' })
export const positionFailure = ({ context }: Snapshot) => context.positionFailure
/** The complete report; undefined while it is written. */
export const completeReport = (snapshot: Snapshot) =>
  snapshot.matches('ready') || isOpened(snapshot) || isSent(snapshot) ? snapshot.context.report : undefined
/** Whether the e-mail was opened, and not yet said to be sent. */
export const isOpened = (snapshot: Snapshot): boolean => snapshot.matches('opened')
/** Whether the citizen has said that the e-mail was sent. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches('sent')
