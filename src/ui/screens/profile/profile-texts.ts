import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { AddressSearchFace } from '#application/identity/profile/profile.selectors.ts'
import type { ImageFailure } from '#application/ports/images.ts'
import type { ProfileProblem } from '#domain/profile/profile-draft.ts'
import type { ProfileField } from '#domain/profile/profile.ts'
import { type AnyFailure, formText, type FailureText } from '#ui/base/failure-texts.ts'
import { neededIn } from '#ui/view/needed.ts'

/** The label of each field, in the form and in the profile (PROF-02). */
export const FIELD_LABELS: Readonly<Record<ProfileField, MessageDescriptor>> = defineMessages({
  name: { id: 'profile.name' },
  surname: { id: 'profile.surname' },
  municipality: { id: 'profile.municipality' },
  address: { id: 'profile.address' },
  postalCode: { id: 'profile.postalCode' },
  province: { id: 'profile.province' },
  country: { id: 'profile.country' },
  email: { id: 'profile.email' },
  landline: { id: 'profile.landline' },
  mobile: { id: 'profile.mobile' },
})

const PROBLEMS: Readonly<Record<Exclude<ProfileProblem, 'missing'>, MessageDescriptor>> = defineMessages({
  wrongEmail: { id: 'profile.wrongEmail' },
  wrongPostalCode: { id: 'profile.wrongPostalCode' },
  wrongPhone: { id: 'profile.wrongPhone' },
})
/** What is said beside a field; what is missing is named. */
export const problemText = (key: ProfileField, problem: ProfileProblem): MessageDescriptor =>
  problem === 'missing' ? { id: neededIn(key) } : PROBLEMS[problem]

const IMAGE_FAILURES: Readonly<Record<ImageFailure['_tag'], MessageDescriptor>> = defineMessages({
  WrongImageType: { id: 'image.wrongType' },
  ImageTooHeavy: { id: 'image.tooHeavy' },
  ImageUnreadable: { id: 'image.unreadable' },
})

const isAboutImage = (failure: { readonly _tag: string }): failure is ImageFailure =>
  Object.hasOwn(IMAGE_FAILURES, failure._tag)

/** Why a picture was refused; by default that it cannot be decoded (PROF-05, fault 44). */
export const refusalText = (failure: { readonly _tag: string }): MessageDescriptor =>
  isAboutImage(failure) ? IMAGE_FAILURES[failure._tag] : IMAGE_FAILURES.ImageUnreadable

/** Why a profile was not saved. */
export const saveText = (failure: AnyFailure | ImageFailure): FailureText =>
  isAboutImage(failure) ? IMAGE_FAILURES[failure._tag] : formText(failure)

const SEARCH: Readonly<Record<Exclude<AddressSearchFace, 'resting'>, MessageDescriptor>> = defineMessages({
  searching: { id: 'places.searching' },
  found: { id: 'places.found' },
  nothing: { id: 'places.nothing' },
  failed: { id: 'places.failed' },
})
/** The state of the address search as text; empty without a search. */
export const searchText = (face: AddressSearchFace): MessageDescriptor | undefined =>
  face === 'resting' ? undefined : SEARCH[face]

/** The groups of fields in the read-only profile. */
export const SECTIONS = [
  { id: 'contacts', title: 'profile.contacts', fields: ['email', 'mobile', 'landline'] },
  { id: 'home', title: 'profile.home', fields: ['address', 'postalCode', 'municipality', 'province', 'country'] },
] as const
