import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import { errorOf, fromPort } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import {
  type FaultProblem,
  faultProblems,
  type FaultReport,
  NO_REPORT,
  roughly,
} from '#domain/fault-report/fault-report.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { faultDraft } from './fault-draft.ts'

/** Where the fault is, as far as the page knows that the citizen comes from. */
export type FaultReportInput = Readonly<{ place: string | undefined }>

/**
 * The report of a fault: it is written, read once more, and opened as an e-mail (LAW-05, LAW-06). The position of the
 * device is added on request only. The report stays after the e-mail was opened, because only the citizen knows whether
 * it was sent: they are thanked once they say so (LAW-08).
 */
export const faultReportMachine = ({
  drafts,
  positions,
}: Readonly<{ drafts: Pick<Drafts, 'fault'>; positions: Positions }>) =>
  setup({
    types: {
      context: {} as Readonly<{ report: FaultReport; positionFailure: PositionFailure | Unexpected | undefined }>,
      input: {} as FaultReportInput,
      events: {} as
        | { type: 'position.requested' }
        | { type: 'report.edited' }
        | { type: 'report.begun' }
        | { type: 'mail.opened' }
        | { type: 'mail.sent' }
        | { type: 'retry.requested' },
      children: {} as { form: 'form' },
      tags: {} as 'broken' | 'complete',
    },
    actors: {
      // Nothing is sent by the app: a complete report becomes an e-mail of the citizen.
      form: formMachine<FaultReport, FaultProblem, undefined>('faultForm', {
        problemsOf: faultProblems,
        send: () => TaskEither.right(undefined),
        draft: faultDraft(drafts.fault),
      }),
      locate: fromPort(positions.current),
    },
    actions: {
      keepReport: assign((_, { values }: Readonly<{ values: FaultReport }>) => ({ report: values })),
      forgetReport: assign({ report: NO_REPORT }),
      addPosition: sendTo('form', (_, position: Coordinates) => ({
        type: 'fields.changed' as const,
        fields: { position: roughly(position) },
      })),
      keepPositionFailure: assign((_, error: unknown) => ({ positionFailure: positionFailureOf(error) })),
      forgetPositionFailure: assign({ positionFailure: undefined }),
      dropDraft: () => drafts.fault.drop(undefined),
    },
  }).createMachine({
    id: 'faultReport',
    context: ({ input: { place } }) => ({ report: { ...NO_REPORT, place: place ?? '' }, positionFailure: undefined }),
    initial: 'writing',
    states: {
      writing: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: context.report }),
          onDone: { target: 'ready', actions: { type: 'keepReport', params: ({ event }) => event.output } },
          onError: 'broken',
        },
        initial: 'resting',
        states: {
          resting: { on: { 'position.requested': 'locating' } },
          locating: {
            entry: 'forgetPositionFailure',
            invoke: {
              id: 'locate',
              src: 'locate',
              onDone: { target: 'resting', actions: { type: 'addPosition', params: ({ event }) => event.output } },
              onError: { target: 'resting', actions: { type: 'keepPositionFailure', params: errorOf } },
            },
          },
        },
      },
      broken: brokenUntil('writing'),
      ready: {
        tags: 'complete',
        on: { 'report.edited': 'writing', 'mail.opened': { target: 'opened', actions: 'dropDraft' } },
      },
      opened: {
        tags: 'complete',
        on: {
          'mail.sent': 'sent',
          'report.edited': 'writing',
          'report.begun': { target: 'writing', actions: 'forgetReport' },
        },
      },
      sent: {
        tags: 'complete',
        on: { 'report.begun': { target: 'writing', actions: 'forgetReport' } },
      },
    },
  })
