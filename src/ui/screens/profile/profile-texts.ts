import type { AddressSearchFace } from '#application/identity/profile/address-search.machine.ts'
import type { ImageFailure } from '#application/ports/images.ts'
import type { ProfileField } from '#domain/profile/profile.ts'
import type { MessageId } from '#ui/view/speech.ts'
import { type AnyFailure, formText, type FailureText } from '#ui/base/failure-texts.ts'

/** The label of each field, in the form and in the profile (PROF-02). */
export const FIELD_LABELS = {
  name: 'profile.name',
  surname: 'profile.surname',
  municipality: 'profile.municipality',
  address: 'profile.address',
  postalCode: 'profile.postalCode',
  province: 'profile.province',
  country: 'profile.country',
  email: 'profile.email',
  landline: 'profile.landline',
  mobile: 'profile.mobile',
} as const satisfies Readonly<Record<ProfileField, MessageId>>

/** What is said beside a field that is not missing. */
export const PROFILE_ERRORS = {
  wrongEmail: 'profile.wrongEmail',
  wrongPostalCode: 'profile.wrongPostalCode',
  wrongPhone: 'profile.wrongPhone',
} as const

const IMAGE_FAILURES = {
  WrongImageType: 'image.wrongType',
  ImageTooHeavy: 'image.tooHeavy',
  ImageUnreadable: 'image.unreadable',
} as const satisfies Readonly<Record<ImageFailure['_tag'], MessageId>>

const isAboutImage = (failure: { readonly _tag: string }): failure is ImageFailure =>
  Object.hasOwn(IMAGE_FAILURES, failure._tag)

/** Why a picture was refused; by default that it cannot be decoded (PROF-05, fault 44). */
export const refusalText = (failure: { readonly _tag: string }): MessageId =>
  isAboutImage(failure) ? IMAGE_FAILURES[failure._tag] : IMAGE_FAILURES.ImageUnreadable

/** Why a profile was not saved. */
export const saveText = (failure: AnyFailure | ImageFailure): FailureText =>
  isAboutImage(failure) ? { id: IMAGE_FAILURES[failure._tag] } : formText(failure)

/** The state of the address search as text; none without a search. */
export const SEARCH_TEXTS = {
  resting: undefined,
  searching: 'places.searching',
  found: 'places.found',
  nothing: 'places.nothing',
  failed: 'places.failed',
} as const satisfies Readonly<Record<AddressSearchFace, MessageId | undefined>>

/** The groups of fields in the read-only profile. */
export const SECTIONS = [
  { id: 'contacts', title: 'profile.contacts', fields: ['email', 'mobile', 'landline'] },
  { id: 'home', title: 'profile.home', fields: ['address', 'postalCode', 'municipality', 'province', 'country'] },
] as const
