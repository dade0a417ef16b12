import { fromCallback } from 'xstate'
import type { DraftActor } from '#application/kit/form-draft.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { type FaultReport, faultReportFrom, isNoReport } from '#domain/fault-report/fault-report.ts'

/**
 * Stores each change of a report on the device, and restores the stored report in a form in which nothing is written yet
 * (LAW-06). The place that the citizen was brought from stands where the stored report names none (LAW-08). On a full
 * storage the report lasts as long as the page (fault 31).
 */
export const faultDraft = (drafts: Drafts['fault']): DraftActor<FaultReport> =>
  fromCallback(({ input: { values }, receive, sendBack }) => {
    const isNew = isNoReport(values, values.place)
    const brought = isNew ? values.place : ''
    receive((event) => {
      // It is on the device already.
      if (event.type === 'fields.returned') return
      const report = { ...values, ...event.fields }
      drafts.keep(undefined, isNoReport(report, brought) ? {} : report)
    })
    const kept = drafts.read(undefined)
    if (!isNew || kept._tag === 'None') return
    const report = faultReportFrom(kept.value)
    sendBack({ type: 'draft.found', fields: { ...report, place: report.place || brought } })
  })
