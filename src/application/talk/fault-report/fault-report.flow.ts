import { askingNow } from '#application/kit/asking.ts'
import type { Flow } from '#application/kit/flow.ts'
import type { Scope } from '#application/kit/scope.ts'
import { type FaultReportInput, faultReportMachine } from './fault-report.machine.ts'

/** The report of a fault (LAW-05). */
export const openFaultReport = ({ ports, run }: Scope, from: FaultReportInput) => {
  const actor = run(faultReportMachine(ports), from)
  const verbs = {
    locate: () => actor.send({ type: 'position.requested' }),
    edit: () => actor.send({ type: 'report.edited' }),
    begin: () => actor.send({ type: 'report.begun' }),
    openMail: () => actor.send({ type: 'mail.opened' }),
    confirmSent: () => actor.send({ type: 'mail.sent' }),
  }
  return {
    now: () => {
      const snapshot = actor.getSnapshot()
      return {
        ...askingNow(actor),
        isLocating: snapshot.matches({ writing: 'locating' }),
        positionFailure: snapshot.context.positionFailure,
        /** The complete report; undefined while it is written. */
        complete: snapshot.hasTag('complete') ? snapshot.context.report : undefined,
        isOpened: snapshot.matches('opened'),
        isSent: snapshot.matches('sent'),
        ...verbs,
      }
    },
  } satisfies Flow<FaultReportInput, unknown>
}
export type FaultReportNow = ReturnType<ReturnType<typeof openFaultReport>['now']>
