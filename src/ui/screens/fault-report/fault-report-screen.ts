import { openFaultReport } from '#application/fault-report/fault-report.flow.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { faultReportView } from './fault-report-view.ts'

/** The report of a fault (LAW-05). */
export const screen = screenOf({
  query: (address) => ({ place: new URLSearchParams(queryOfAddress(address)).get('place') ?? undefined }),
  open: openFaultReport,
  view: faultReportView,
})
