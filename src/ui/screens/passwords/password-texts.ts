import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import type { CodeNotSent } from '#application/ports/passwords.ts'
import type { PasswordProblem } from '#domain/identity/passwords.ts'
import { type AnyFailure, formText, type Sentence } from '#ui/app/failure-texts.ts'

const messages = defineMessages({
  required: { id: 'password.required' },
  short: { id: 'password.short' },
  different: { id: 'password.different' },
  codeNotSent: { id: 'password.codeNotSent' },
  codeWrong: { id: 'password.codeWrong' },
  codeExpired: { id: 'password.codeExpired' },
  fieldRequired: { id: 'field.required' },
})

const PROBLEMS: Readonly<Record<PasswordProblem, MessageDescriptor>> = {
  missing: messages.required,
  short: messages.short,
  different: messages.different,
}

/** What is said beside a new password or its confirmation (PWD-06, PWD-07). The shortest length is its `count`. */
export const newPasswordText = (problem: PasswordProblem | undefined): MessageDescriptor | undefined =>
  problem && PROBLEMS[problem]

/** What is said when no code was sent: the server's words where it gave any (PWD-01). */
export const codeNotSentText = (failure: AnyFailure | CodeNotSent): Sentence =>
  failure._tag === 'CodeNotSent' ? (failure.message ?? messages.codeNotSent) : formText(failure)

/** What is said beside the code: it is missing, wrong in the server's words, or too old (PWD-02). */
export const codeText = (
  problem: 'missing' | undefined,
  failure: AnyFailure | CodeWrong | undefined,
  isExpired: boolean,
): Sentence | undefined => {
  if (problem) return messages.fieldRequired
  if (failure?._tag === 'CodeWrong') return failure.message ?? messages.codeWrong
  return isExpired ? messages.codeExpired : undefined
}

/** What is said above the code. */
export const codeFailureText = (failure: AnyFailure | CodeWrong): Sentence | undefined =>
  failure._tag === 'CodeWrong' ? undefined : formText(failure)
