import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { PasswordProblem } from '#domain/identity/passwords.ts'

const messages = defineMessages({
  required: { id: 'password.required' },
  short: { id: 'password.short' },
  different: { id: 'password.different' },
})

const PROBLEMS: Readonly<Record<PasswordProblem, MessageDescriptor>> = {
  missing: messages.required,
  short: messages.short,
  different: messages.different,
}

/** What is said beside a new password or its confirmation (PWD-06, PWD-07). The shortest length is its `count`. */
export const newPasswordText = (problem: PasswordProblem | undefined): MessageDescriptor | undefined =>
  problem && PROBLEMS[problem]
