import { isUnwritten, typedAccount } from '#domain/text/typed.ts'
import type { DeviceInfo } from '#domain/identity/device.ts'
import { isEmail } from '#domain/identity/email.ts'

/** The fields of the registration, as typed. */
export type RegistrationEntries = Readonly<{
  username: string
  name: string
  surname: string
  email: string
  mobile: string
  agreesToApp: boolean
  agreesToPrivacy: boolean
}>

export const NO_ENTRIES: RegistrationEntries = {
  username: '',
  name: '',
  surname: '',
  email: '',
  mobile: '',
  agreesToApp: false,
  agreesToPrivacy: false,
}

/** The errors of a field; only the server knows `taken` (REG-02). */
export type RegistrationProblem = 'missing' | 'taken' | 'badEmail' | 'badMobile' | 'notAgreed'

/** The applicant (REG-01). */
export type RegistrationProfile = Readonly<{
  name: string
  surname: string
  email: string
  mobile: string | undefined
}>

/** The applicant, with the typed texts. */
export type Applicant = Readonly<{ username: string; privacyAccepted: boolean; profile: RegistrationProfile }>

/** A registration as it is sent: the applicant and the current device (REG-01). */
export type Registration = Pick<Applicant, 'username' | 'profile'> & Readonly<{ device: Omit<DeviceInfo, 'profile'> }>

/** With or without a country prefix and separators: from 6 to 15 digits. */
const MOBILE = /^\+?(?:[\s./()-]*\d){6,15}[\s./()-]*$/

/** Whether there is a username, as it is sent. Which ones are right, e-mail addresses for example, the server alone knows. */
export const isUsername = (username: string): boolean => typedAccount(username) !== ''

/** The errors of the entries, by field. */
export const registrationProblems = (
  entries: RegistrationEntries,
): { readonly [Field in keyof RegistrationEntries]?: RegistrationProblem } => {
  const { username, name, surname, email, mobile, agreesToApp, agreesToPrivacy } = entries
  const problems: Readonly<Record<keyof RegistrationEntries, RegistrationProblem | undefined>> = {
    username: isUsername(username) ? undefined : 'missing',
    name: isUnwritten(name) ? 'missing' : undefined,
    surname: isUnwritten(surname) ? 'missing' : undefined,
    email: isUnwritten(email) ? 'missing' : isEmail(email) ? undefined : 'badEmail',
    mobile: isUnwritten(mobile) || MOBILE.test(mobile.trim()) ? undefined : 'badMobile',
    agreesToApp: agreesToApp ? undefined : 'notAgreed',
    agreesToPrivacy: agreesToPrivacy ? undefined : 'notAgreed',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/**
 * [decided] The single `privacy` field of a registration means both documents: true only when both are accepted
 * (REG-01).
 */
export const privacyAccepted = ({
  agreesToApp,
  agreesToPrivacy,
}: Pick<RegistrationEntries, 'agreesToApp' | 'agreesToPrivacy'>): boolean => agreesToApp && agreesToPrivacy

/** The applicant of the entries, with trimmed texts. */
export const applicantOf = (entries: RegistrationEntries): Applicant => ({
  username: entries.username.trim(),
  privacyAccepted: privacyAccepted(entries),
  profile: {
    name: entries.name.trim(),
    surname: entries.surname.trim(),
    email: entries.email.trim(),
    mobile: entries.mobile.trim() || undefined,
  },
})
