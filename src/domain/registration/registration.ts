import type { DeviceInfo } from '#domain/identity/device.ts'

/** What a citizen types into the registration, as it was typed. */
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

/** What is wrong with something that was typed; `taken` only the server can know (REG-02). */
export type RegistrationProblem = 'missing' | 'badUsername' | 'taken' | 'badEmail' | 'badMobile' | 'notAgreed'

/** What a newcomer tells of themselves (REG-01). */
export type RegistrationProfile = Readonly<{
  name: string
  surname: string
  email: string
  mobile: string | undefined
}>

/** Who asks for an account, as the citizen says it. */
export type Applicant = Readonly<{ username: string; privacyAccepted: boolean; profile: RegistrationProfile }>

/** A registration as it is sent: who asks, and the device they ask from (REG-01). */
export type Registration = Readonly<{
  username: string
  profile: RegistrationProfile
  device: Omit<DeviceInfo, 'profile'>
}>

/** From 3 to 40 letters, digits, dots, hyphens and underscores, the first a letter or a digit. */
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/i
/** Only what is surely no address is refused: whether it is one, the e-mail with the code tells. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
/** With or without a country prefix, in groups or not: from 6 to 15 digits. */
const MOBILE = /^\+?(?:[\s./()-]*\d){6,15}[\s./()-]*$/

/** Whether a username may be one at all; spaces around it do not count. */
export const isUsername = (username: string): boolean => USERNAME.test(username.trim())

const filled = (text: string): boolean => text.trim() !== ''

/** The one thing that is wrong with a text, if there is one. */
const textProblem = <Problem extends string>(
  text: string,
  isRight: (text: string) => boolean,
  otherwise: Problem,
): 'missing' | Problem | undefined => (!filled(text) ? 'missing' : isRight(text) ? undefined : otherwise)

/** What is wrong with the entries, by field. */
export const registrationProblems = (
  entries: RegistrationEntries,
): { readonly [Field in keyof RegistrationEntries]?: RegistrationProblem } => {
  const { username, name, surname, email, mobile, agreesToApp, agreesToPrivacy } = entries
  const problems: Readonly<Record<keyof RegistrationEntries, RegistrationProblem | undefined>> = {
    username: textProblem(username, isUsername, 'badUsername'),
    name: textProblem(name, filled, 'missing'),
    surname: textProblem(surname, filled, 'missing'),
    email: textProblem(email, (text) => EMAIL.test(text.trim()), 'badEmail'),
    mobile: !filled(mobile) || MOBILE.test(mobile.trim()) ? undefined : 'badMobile',
    agreesToApp: agreesToApp ? undefined : 'notAgreed',
    agreesToPrivacy: agreesToPrivacy ? undefined : 'notAgreed',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** [decided] The one `privacy` of a registration stands for both documents: it is yes only when both are agreed to (REG-01). */
export const privacyAccepted = ({
  agreesToApp,
  agreesToPrivacy,
}: Pick<RegistrationEntries, 'agreesToApp' | 'agreesToPrivacy'>): boolean => agreesToApp && agreesToPrivacy

/** Who the entries speak of, without the spaces around what was typed. */
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
