import { openFaultReport } from '#application/fault-report/fault-report.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { faultReportView } from './fault-report-view.ts'

/** The report of a fault (LAW-05). */
export const screen = screenOf({ query: () => undefined, open: openFaultReport, view: faultReportView })
