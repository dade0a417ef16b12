import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { PasswordWrong } from '#application/ports/account-deletion.ts'
import { type AnyFailure, formText, type Sentence } from '#ui/app/failure-texts.ts'

const messages = defineMessages({
  required: { id: 'password.required' },
  wrong: { id: 'deleteAccount.passwordWrong' },
})

/** What is said beside the password: it is missing, or another one (PROF-08). */
export const deletionPasswordText = (
  problem: 'missing' | undefined,
  failure: AnyFailure | PasswordWrong | undefined,
): MessageDescriptor | undefined =>
  problem ? messages.required : failure?._tag === 'PasswordWrong' ? messages.wrong : undefined

/** What is said above it. */
export const deletionFailureText = (failure: AnyFailure | PasswordWrong): Sentence | undefined =>
  failure._tag === 'PasswordWrong' ? undefined : formText(failure)

/** What goes with the account, each in a sentence. */
export const LOSSES = [
  'deleteAccount.lossAccess',
  'deleteAccount.lossData',
  'deleteAccount.lossNotices',
  'deleteAccount.lossTopics',
] as const
