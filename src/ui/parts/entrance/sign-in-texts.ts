import type { SignInFailure } from '#application/ports/accounts.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#ui/language/languages.ts'
import { formText, type FailureText } from '#ui/base/failure-texts.ts'

const messages = {
  refused: { id: 'signIn.refused' },
  inactive: { id: 'signIn.inactive' },
  inactiveAdvice: { id: 'signIn.inactiveAdvice' },
} as const

/** Sentences one after the other: our messages, or the server's words as they are. */
type Sentences = readonly FailureText[]

/** What the form says of a sign-in that failed (AUTH-06, AUTH-07). */
export const signInFailureText = (failure: SignInFailure | Unexpected, language: InterfaceLanguage): Sentences => {
  switch (failure._tag) {
    case 'CredentialsRefused':
      // What the server says is Italian (LANG-01).
      return [language === DEFAULT_LANGUAGE ? (failure.message ?? messages.refused) : messages.refused]
    case 'AccountInactive':
      return [messages.inactive, messages.inactiveAdvice]
    default:
      return [formText(failure)]
  }
}
