import { defineMessages, type MessageDescriptor } from 'react-intl'
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
