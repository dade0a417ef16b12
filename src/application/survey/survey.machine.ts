import { assign, emit, setup } from 'xstate'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import {
  type Answers,
  existingAnswers,
  type QuestionId,
  responses,
  type Survey,
  type SurveySubmission,
} from '#domain/surveys/survey.ts'

/** What a citizen has answered and not sent yet. */
export type SurveyDraft = Readonly<{ answers: Answers; anonymous: boolean }>
export type SurveyToSend = Readonly<{ notice: ReceivedNoticeId; submission: SurveySubmission }>
export type DraftToKeep = Readonly<{ notice: ReceivedNoticeId; draft: SurveyDraft }>

type Context = Readonly<{
  notice: ReceivedNoticeId
  survey: Survey
  draft: SurveyDraft
  /** Why the answers were not sent; undefined before the first attempt and while trying again. */
  failure: RequestFailure | Unexpected | undefined
}>

type Event =
  | { type: 'question.answered'; question: QuestionId; value: string }
  | { type: 'anonymity.chosen'; anonymous: boolean }
  | { type: 'survey.submitted' }

/** What others learn of a survey. */
export type SurveyNews =
  | { type: 'survey.sent'; notice: ReceivedNoticeId }
  | { type: 'survey.unanswered' }
  | { type: 'draft.notKept' }

const submission = ({ survey, draft }: Pick<Context, 'survey' | 'draft'>): SurveySubmission => ({
  responses: responses(survey, draft.answers),
  anonymous: survey.mayBeAnonymous && draft.anonymous,
})

/** A questionnaire: its answers are kept on the device until the server has them, and then it is closed (SURVEY-01 … SURVEY-06). */
export const surveyMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ notice: ReceivedNoticeId; survey: Survey }>,
    events: {} as Event,
    emitted: {} as SurveyNews,
    tags: {} as 'busy',
  },
  actors: {
    restoreDraft: needsPort<SurveyDraft | undefined, ReceivedNoticeId>('restoreDraft'),
    keepDraft: needsPort<void, DraftToKeep>('keepDraft'),
    send: needsPort<void, SurveyToSend>('send'),
  },
  actions: {
    dropDraft: () => {
      throw new Error('No port was provided for "dropDraft"')
    },
    restore: assign(({ context }, { draft }: Readonly<{ draft: SurveyDraft | undefined }>) => ({
      draft: draft
        ? { answers: { ...context.draft.answers, ...draft.answers }, anonymous: draft.anonymous }
        : context.draft,
    })),
    keepAnswer: assign(({ context }, { question, value }: Readonly<{ question: QuestionId; value: string }>) => ({
      draft: { ...context.draft, answers: { ...context.draft.answers, [question]: value } },
    })),
    keepAnonymity: assign(({ context }, anonymous: boolean) => ({ draft: { ...context.draft, anonymous } })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    forgetFailure: assign({ failure: undefined }),
    tellSent: emit(({ context }) => ({ type: 'survey.sent' as const, notice: context.notice })),
    tellUnanswered: emit({ type: 'survey.unanswered' }),
    tellNotKept: emit({ type: 'draft.notKept' } satisfies SurveyNews),
  },
  guards: {
    isClosed: ({ context }) => context.survey.closed,
    hasAnswers: ({ context }) => submission(context).responses.length > 0,
  },
}).createMachine({
  id: 'survey',
  context: ({ input }) => ({
    ...input,
    draft: { answers: existingAnswers(input.survey), anonymous: false },
    failure: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ target: 'closed', guard: 'isClosed' }, { target: 'restoring' }] },
    restoring: {
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context }) => context.notice,
        onDone: { target: 'answering', actions: { type: 'restore', params: ({ event }) => ({ draft: event.output }) } },
        onError: 'answering',
      },
    },
    answering: {
      initial: 'kept',
      on: {
        'question.answered': {
          target: '.keeping',
          actions: {
            type: 'keepAnswer',
            params: ({ event }) => ({ question: event.question, value: event.value }),
          },
        },
        'anonymity.chosen': {
          target: '.keeping',
          actions: { type: 'keepAnonymity', params: ({ event }) => event.anonymous },
        },
        'survey.submitted': [{ target: 'sending', guard: 'hasAnswers' }, { actions: 'tellUnanswered' }],
      },
      states: {
        kept: {},
        keeping: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context }) => ({ notice: context.notice, draft: context.draft }),
            onDone: 'kept',
            onError: { target: 'unkept', actions: 'tellNotKept' },
          },
        },
        unkept: { description: 'The device has no room: the answers live on the screen alone (fault 31).' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ notice: context.notice, submission: submission(context) }),
        onDone: { target: 'closed', actions: ['dropDraft', 'tellSent'] },
        onError: { target: 'answering.keeping', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    closed: { description: 'Read-only: what was answered is shown (SURVEY-05).', type: 'final' },
  },
})
