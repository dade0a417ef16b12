import { fromAct } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import type { Post } from '#application/outbox/posted.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import { surveyKeepingMachine, surveyMachine } from './survey.machine.ts'

type Given = Readonly<{ drafts: Pick<Drafts, 'survey'> }>

export const survey = ({ drafts }: Given, post: Post) =>
  surveyMachine.provide({
    actors: {
      device: surveyKeepingMachine.provide({ actors: onDevice(drafts.survey) }),
      send: fromAct(({ notice, submission }, author) => post({ kind: 'surveyAnswered', notice, submission }, author)),
    },
    actions: { dropDraft: ({ context }) => drafts.survey.drop(context.notice) },
  })
