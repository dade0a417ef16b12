import { fromCallback } from 'xstate'
import type { DraftActor } from '#application/kit/form-draft.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { type FaultReport, faultReportFrom, isNoReport } from '#domain/fault-report/fault-report.ts'

/**
 * Stores each change of a report on the device, and restores the stored report in an empty form (LAW-06). On a full
 * storage the report lasts as long as the page (fault 31).
 */
export const faultDraft = (drafts: Drafts['fault']): DraftActor<FaultReport> =>
  fromCallback(({ input: { values }, receive, sendBack }) => {
    receive((event) => {
      // It is on the device already.
      if (event.type === 'fields.returned') return
      const report = { ...values, ...event.fields }
      drafts.keep(undefined, isNoReport(report) ? {} : report)
    })
    const kept = drafts.read(undefined)
    if (isNoReport(values) && kept._tag === 'Some')
      sendBack({ type: 'draft.found', fields: faultReportFrom(kept.value) })
  })
