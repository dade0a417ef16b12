import { fromPort } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { surveyKeepingMachine, surveyMachine } from './survey.machine.ts'

type Given = Readonly<{ receivedNotices: ReceivedNotices; drafts: Pick<Drafts, 'survey'> }>

export const survey = ({ receivedNotices, drafts }: Given) =>
  surveyMachine.provide({
    actors: {
      device: surveyKeepingMachine.provide({ actors: onDevice(drafts.survey) }),
      send: fromPort(({ notice, submission }) => receivedNotices.answer(notice, submission)),
    },
    actions: { dropDraft: ({ context }) => drafts.survey.drop(context.notice) },
  })
