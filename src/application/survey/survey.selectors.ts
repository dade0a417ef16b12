import type { SnapshotFrom } from 'xstate'
import { unanswered } from '#domain/surveys/survey.ts'
import type { surveyMachine } from './survey.machine.ts'

type Snapshot = SnapshotFrom<typeof surveyMachine>

export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed')
export const isReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready')
export const isSending = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const questions = (snapshot: Snapshot) => snapshot.context.survey.questions
export const answers = (snapshot: Snapshot) => snapshot.context.draft.answers
export const isAnonymous = (snapshot: Snapshot): boolean => snapshot.context.draft.anonymous
export const mayBeAnonymous = (snapshot: Snapshot): boolean => snapshot.context.survey.mayBeAnonymous
/** The places of the questions that were left out, where the citizen has been told of them. */
export const missing = ({ context: { isTold, survey, draft } }: Snapshot): readonly number[] =>
  isTold ? unanswered(survey, draft.answers) : []
export const sendingFailure = (snapshot: Snapshot) => snapshot.context.failure
/** Whether the storage was full: the answers exist on the screen only. */
export const isUnkept = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { work: 'answering', device: 'unkept' } })
