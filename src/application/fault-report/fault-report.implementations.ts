import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort } from '#application/kit/from-port.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { Positions } from '#application/ports/positions.ts'
import { faultDraft } from './fault-draft.ts'
import { faultFormMachine, faultReportMachine } from './fault-report.machine.ts'

type Given = Readonly<{ drafts: Pick<Drafts, 'fault'>; positions: Positions }>

/** Nothing is sent by the app: a complete report becomes an e-mail of the citizen. */
export const faultReport = ({ drafts, positions }: Given) =>
  faultReportMachine.provide({
    actors: {
      form: faultFormMachine.provide({
        actors: { send: fromPort(() => TaskEither.right(undefined)), draft: faultDraft(drafts.fault) },
      }),
      locate: fromPort(positions.current),
    },
    actions: { dropDraft: () => drafts.fault.drop(undefined) },
  })
