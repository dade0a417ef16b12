import type { SnapshotFrom } from 'xstate'
import { unanswered } from '#domain/surveys/survey.ts'
import type { surveyMachine } from './survey.machine.ts'

type Snapshot = SnapshotFrom<typeof surveyMachine>

export const questions = (snapshot: Snapshot) => snapshot.context.survey.questions
export const answers = (snapshot: Snapshot) => snapshot.context.draft.answers
/** The places of the questions that were left out, where the citizen has been told of them. */
export const missing = ({ context: { isTold, survey, draft } }: Snapshot): readonly number[] =>
  isTold ? unanswered(survey, draft.answers) : []
