import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort } from '#application/kit/from-port.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { type SurveyDraft, surveyMachine } from './survey.machine.ts'

const draftName = (notice: ReceivedNoticeId): string => `survey.${notice}`

/** A stored draft, if it still is one: storage may hold anything. */
const asDraft = (stored: unknown): SurveyDraft | undefined => {
  if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return undefined
  const { answers } = stored
  if (typeof answers !== 'object' || answers === null) return undefined
  const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string')
  return {
    answers: Object.fromEntries(texts) as SurveyDraft['answers'],
    anonymous: 'anonymous' in stored && stored.anonymous === true,
  }
}

export const survey = ({ receivedNotices, drafts }: Readonly<{ receivedNotices: ReceivedNotices; drafts: Drafts }>) =>
  surveyMachine.provide({
    actors: {
      restoreDraft: fromPort((notice: ReceivedNoticeId) =>
        TaskEither.of(pipe(drafts.read(draftName(notice)), Option.map(asDraft), Option.toUndefined)),
      ),
      keepDraft: fromPort(({ notice, draft }) => TaskEither.fromEither(drafts.keep(draftName(notice), draft))),
      send: fromPort(({ notice, submission }) => receivedNotices.answer(notice, submission)),
    },
    actions: { dropDraft: ({ context }) => drafts.drop(draftName(context.notice)) },
  })
