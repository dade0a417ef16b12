import { assign, emit, raise, sendTo, setup } from 'xstate'
import { errorOf, fromSignalled, requestFailureOf } from '#application/kit/from-port.ts'
import { keptDraft, type KeepingNews } from '#application/kit/kept-draft.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { Drafts, SurveyDraft } from '#application/ports/drafts.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import {
  existingAnswers,
  type QuestionId,
  submissionOf,
  type Survey,
  type SurveySubmission,
  unanswered,
} from '#domain/surveys/survey.ts'

type Context = Readonly<{
  notice: ReceivedNoticeId
  survey: Survey
  draft: SurveyDraft
  /** Why the answers were not sent; undefined before the first request and during a retry. */
  failure: RequestFailure | Unexpected | undefined
  /** The citizen was warned that some answers are missing: the next time they are sent as they are. */
  isWarned: boolean
}>

/** The places of the questions that were left out, where the citizen was warned of them. */
export const missingAnswers = ({ isWarned, survey, draft }: Context): readonly number[] =>
  isWarned ? unanswered(survey, draft.answers) : []

type Event =
  | KeepingNews<SurveyDraft>
  | { type: 'question.answered'; question: QuestionId; value: string }
  | { type: 'anonymity.chosen'; anonymous: boolean }
  | { type: 'survey.submitted' }
  /** The outbox has sent the answers. */
  | { type: 'survey.arrived' }

/** Events that a survey publishes. */
export type SurveyNews =
  | { type: 'survey.sent'; notice: ReceivedNoticeId }
  | { type: 'survey.unanswered' }
  | { type: 'draft.notKept' }

/**
 * A survey: its answers are stored on the device until the server has them, and then it is closed (SURVEY-01 …
 * SURVEY-06).
 */
export const surveyMachine = ({ drafts }: Readonly<{ drafts: Pick<Drafts, 'survey'> }>, post: Post) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ notice: ReceivedNoticeId; survey: Survey }>,
      events: {} as Event,
      emitted: {} as SurveyNews,
      tags: {} as 'ready' | 'busy',
    },
    actors: {
      device: keptDraft(drafts.survey),
      send: fromSignalled((answered: Readonly<{ notice: ReceivedNoticeId; submission: SurveySubmission }>, author) =>
        post({ kind: 'surveyAnswered', ...answered }, author),
      ),
    },
    actions: {
      dropDraft: ({ context }) => drafts.survey.drop(context.notice),
      restore: assign(({ context }, { value }: Readonly<{ value: SurveyDraft | undefined }>) => ({
        draft: value
          ? { answers: { ...context.draft.answers, ...value.answers }, anonymous: value.anonymous }
          : context.draft,
      })),
      keep: sendTo('device', ({ context }) => ({ type: 'value.changed' as const, value: context.draft })),
      keepAnswer: assign(({ context }, { question, value }: Readonly<{ question: QuestionId; value: string }>) => ({
        draft: { ...context.draft, answers: { ...context.draft.answers, [question]: value } },
      })),
      keepAnonymity: assign(({ context }, anonymous: boolean) => ({ draft: { ...context.draft, anonymous } })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      beginSending: assign({ failure: undefined, isWarned: false }),
      warn: assign({ isWarned: true }),
      tellSent: emit(({ context }) => ({ type: 'survey.sent' as const, notice: context.notice })),
      tellUnanswered: emit({ type: 'survey.unanswered' }),
      tellNotKept: emit({ type: 'draft.notKept' } satisfies SurveyNews),
    },
    guards: {
      isClosed: ({ context }) => context.survey.closed,
      isDelayed: (_, { isDelayed }: Posted<void>) => isDelayed,
      isToBeAsked: ({ context: { survey, draft, isWarned } }) => {
        const missing = unanswered(survey, draft.answers).length
        return !isWarned && missing > 0 && missing < survey.questions.length
      },
      hasAnswers: ({ context }) => submissionOf(context.survey, context.draft).responses.length > 0,
    },
  }).createMachine({
    id: 'survey',
    context: ({ input }) => ({
      ...input,
      draft: { answers: existingAnswers(input.survey), anonymous: false },
      failure: undefined,
      isWarned: false,
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ target: 'closed', guard: 'isClosed' }, { target: 'open' }] },
      open: {
        type: 'parallel',
        invoke: {
          id: 'device',
          src: 'device',
          input: ({ context }) => ({ name: context.notice }),
          onError: { description: 'Nothing is kept then.', actions: raise({ type: 'kept.read', value: undefined }) },
        },
        states: {
          work: {
            initial: 'restoring',
            states: {
              restoring: {
                on: {
                  'kept.read': { target: 'answering', actions: { type: 'restore', params: ({ event }) => event } },
                },
              },
              answering: {
                tags: 'ready',
                on: {
                  'question.answered': { actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'keep'] },
                  'anonymity.chosen': {
                    actions: [{ type: 'keepAnonymity', params: ({ event }) => event.anonymous }, 'keep'],
                  },
                  'survey.arrived': { target: '#survey.closed', actions: 'dropDraft' },
                  'survey.submitted': [
                    {
                      description: 'Once sent it is closed: whoever left something out is asked once (SURVEY-03).',
                      guard: 'isToBeAsked',
                      actions: 'warn',
                    },
                    { target: 'sending', guard: 'hasAnswers' },
                    { actions: 'tellUnanswered' },
                  ],
                },
              },
              sending: {
                tags: ['ready', 'busy'],
                entry: 'beginSending',
                invoke: {
                  id: 'send',
                  src: 'send',
                  input: ({ context }) => ({
                    notice: context.notice,
                    submission: submissionOf(context.survey, context.draft),
                  }),
                  onDone: [
                    {
                      description: 'They are kept, and sent later: the outbox shows that they wait.',
                      target: 'answering',
                      guard: { type: 'isDelayed', params: ({ event }) => event.output },
                    },
                    { target: '#survey.closed', actions: ['dropDraft', 'tellSent'] },
                  ],
                  onError: { target: 'answering', actions: { type: 'keepFailure', params: errorOf } },
                },
              },
            },
          },
          device: {
            initial: 'kept',
            states: {
              kept: { on: { 'room.lacked': { target: 'unkept', actions: 'tellNotKept' } } },
              unkept: {
                description: 'The storage is full: the answers exist on the screen only (fault 31).',
                on: { 'room.regained': 'kept' },
              },
            },
          },
        },
      },
      closed: { description: 'Read-only: what was answered is shown (SURVEY-05).', tags: 'ready', type: 'final' },
    },
  })
