import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { UsernameTaken } from '#application/ports/registrations.ts'
import type { UsernameStanding } from '#application/registration/registration.selectors.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { RegistrationEntries, RegistrationProblem } from '#domain/registration/registration.ts'
import { type AnyFailure, formText, type Sentence } from '#ui/app/failure-texts.ts'

const messages = defineMessages({
  required: { id: 'field.required' },
  usernameHint: { id: 'registration.usernameHint' },
  usernameChecking: { id: 'registration.usernameChecking' },
  usernameFree: { id: 'registration.usernameFree' },
  usernameTaken: { id: 'registration.usernameTaken' },
  usernameUnknown: { id: 'registration.usernameUnknown' },
  usernameBad: { id: 'registration.usernameBad' },
  emailBad: { id: 'registration.emailBad' },
  mobileBad: { id: 'registration.mobileBad' },
  mustAgree: { id: 'registration.mustAgree' },
})

/** The fields that are typed into, and what stands beside each. */
export const FIELD_TEXTS = defineMessages({
  username: { id: 'signIn.username' },
  name: { id: 'registration.name' },
  surname: { id: 'registration.surname' },
  email: { id: 'registration.email' },
  mobile: { id: 'registration.mobile' },
}) satisfies { readonly [Field in keyof RegistrationEntries]?: MessageDescriptor }

/** Where the form keeps the agreement to each document. */
export const CONSENT_OF = { app: 'agreesToApp', privacy: 'agreesToPrivacy' } as const satisfies Record<
  Policy,
  keyof RegistrationEntries
>

/** What is said beside a field that is wrong. */
export const PROBLEM_TEXTS: Readonly<Record<RegistrationProblem, MessageDescriptor>> = {
  missing: messages.required,
  badUsername: messages.usernameBad,
  taken: messages.usernameTaken,
  badEmail: messages.emailBad,
  badMobile: messages.mobileBad,
  notAgreed: messages.mustAgree,
}

/** What is said under the username while it is typed (REG-02). */
export const STANDING_TEXTS: Readonly<Record<UsernameStanding, MessageDescriptor>> = {
  unasked: messages.usernameHint,
  checking: messages.usernameChecking,
  free: messages.usernameFree,
  taken: messages.usernameTaken,
  unknown: messages.usernameUnknown,
}

/** What the form says of a registration that failed; a username that is taken is said beside the username. */
export const registrationFailureText = (failure: AnyFailure | UsernameTaken): Sentence | undefined =>
  failure._tag === 'UsernameTaken' ? undefined : formText(failure)
