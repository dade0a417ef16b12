import { isEmail } from '#domain/identity/email.ts'
import type { PictureChange } from '#domain/images/picture-change.ts'
import type { Original } from '#domain/origin.ts'
import { isUnwritten } from '#domain/text/typed.ts'
import { type Profile, PROFILE_FIELDS, type ProfileField } from './profile.ts'

/** A profile being edited: every field is a text, empty where unset, plus the change of the picture. */
export type ProfileDraft = Readonly<
  Record<ProfileField, string> & {
    picture: PictureChange
    /** Which of the two names the server has: those can be changed, but not removed. */
    lasting: readonly (keyof AccountNames)[]
    /** The texts as the server has them. */
    given: Readonly<Record<ProfileField, string>>
  } & Original
>

export type ProfileProblem = 'missing' | 'wrongEmail' | 'wrongPostalCode' | 'wrongPhone'

/** The texts of a profile, as a form has them. */
export const textsOf = (profile: Profile): Readonly<Record<ProfileField, string>> => ({
  name: profile.name,
  surname: profile.surname,
  municipality: profile.municipality ?? '',
  address: profile.address ?? '',
  postalCode: profile.postalCode ?? '',
  province: profile.province ?? '',
  country: profile.country ?? '',
  email: profile.email ?? '',
  landline: profile.landline ?? '',
  mobile: profile.mobile ?? '',
})

export const draftOf = (profile: Profile): ProfileDraft => ({
  ...textsOf(profile),
  given: textsOf(profile),
  picture: { kind: 'kept', image: profile.image },
  lasting: (['name', 'surname'] as const).filter((field) => !isUnwritten(profile[field])),
  ...(profile.origin && { origin: profile.origin }),
})

const said = (text: string): string | undefined => text.trim() || undefined
/** A number as it is dialled: digits, with the plus of a country prefix. */
const dialled = (phone: string): string | undefined => said(phone.replaceAll(/[^\d+]/g, ''))

/** Whether a field says what the server said: that is neither refused nor written in another way. */
const isAsGiven = (draft: ProfileDraft, field: ProfileField): boolean => draft[field] === draft.given[field]

/** The profile that a draft describes. It names a picture only where it keeps the one of the server. */
export const profileOf = (draft: ProfileDraft): Profile => ({
  name: draft.name.trim(),
  surname: draft.surname.trim(),
  municipality: said(draft.municipality),
  address: said(draft.address),
  postalCode: said(draft.postalCode),
  province: said(draft.province),
  country: said(draft.country),
  email: said(draft.email),
  landline: isAsGiven(draft, 'landline') ? said(draft.landline) : dialled(draft.landline),
  mobile: isAsGiven(draft, 'mobile') ? said(draft.mobile) : dialled(draft.mobile),
  image: draft.picture.kind === 'kept' ? draft.picture.image : undefined,
  ...(draft.origin && { origin: draft.origin }),
})

const ITALIAN_POSTAL_CODE = /^\d{5}$/
/** Digits with separators; six for the shortest Italian numbers, fifteen for the longest of all. */
const PHONE = /^\+?[\d\s()./-]+$/
const [SHORTEST_PHONE, LONGEST_PHONE] = [6, 15]

/** Whether a typed country is Italy. */
export const isInItaly = (country: string): boolean => /^(?:italia|italy|it)$/i.test(country.trim())
const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length
  return PHONE.test(text.trim()) && digits >= SHORTEST_PHONE && digits <= LONGEST_PHONE
}
/**
 * The errors of a draft: a name and a surname that the server has are required; [decided] one that it never had is
 * optional. Other fields must only be valid where filled in (PROF-03), and where they were changed.
 */
export const draftProblems = (draft: ProfileDraft): Readonly<{ [Field in ProfileField]?: ProfileProblem }> => {
  const isNew = (field: ProfileField): boolean => !isUnwritten(draft[field]) && !isAsGiven(draft, field)
  return {
    ...Object.fromEntries(
      draft.lasting.filter((field) => isUnwritten(draft[field])).map((field) => [field, 'missing']),
    ),
    ...(isNew('postalCode') &&
      isInItaly(draft.country) &&
      !ITALIAN_POSTAL_CODE.test(draft.postalCode.trim()) && { postalCode: 'wrongPostalCode' }),
    ...(isNew('email') && !isEmail(draft.email) && { email: 'wrongEmail' }),
    ...(isNew('landline') && !isPhone(draft.landline) && { landline: 'wrongPhone' }),
    ...(isNew('mobile') && !isPhone(draft.mobile) && { mobile: 'wrongPhone' }),
  }
}

export type AccountNames = Pick<Profile, 'name' | 'surname'>
export const namesOf = ({ name, surname }: AccountNames): AccountNames => ({ name, surname })

/** Whether a save changes the names of the account (PROF-04). */
export const changesNames = (before: AccountNames, after: AccountNames): boolean =>
  before.name !== after.name || before.surname !== after.surname

/** Whether two profiles have the same texts; an unset one is empty. */
export const saysTheSame = (one: Profile, other: Profile): boolean =>
  PROFILE_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''))

/** The subject of a save: a change of the picture only has its own message (PROF-09). */
export const savedPart = (before: Profile, draft: ProfileDraft): 'profile' | 'image' =>
  saysTheSame(before, profileOf(draft)) && draft.picture.kind !== 'kept' ? 'image' : 'profile'

/** The name of the form, under which its content is kept and given back. */
export const PROFILE_FORM = 'profile'
