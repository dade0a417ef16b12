import type { SnapshotFrom } from 'xstate'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { addressSearchMachine } from './address-search.machine.ts'
import type { pictureMachine } from './picture.machine.ts'
import type { profileEditMachine } from './profile-edit.machine.ts'
import type { profileMachine, profileResourceMachine } from './profile.machine.ts'

type Screen = SnapshotFrom<typeof profileMachine>
type Edit = SnapshotFrom<typeof profileEditMachine>
type Picture = SnapshotFrom<typeof pictureMachine>
type Search = SnapshotFrom<typeof addressSearchMachine>

/** The reading; undefined after a breakdown. */
export const readingActor = (snapshot: Screen) => snapshot.children.profile
/** The running edit, if any. */
export const editActor = (snapshot: Screen) => snapshot.children.edit
export const breakdown = (snapshot: Screen) => snapshot.context.failure
export const readProfile = (snapshot: SnapshotFrom<typeof profileResourceMachine>): Profile | undefined =>
  snapshot.context.value
export const readingFailure = (snapshot: SnapshotFrom<typeof profileResourceMachine>) => snapshot.context.failure

/** The state of an edit: its form, or the outcome for the account's name after the rest was saved. */
export type EditFace = 'form' | 'renaming' | 'unnamed' | 'broken'

export const editFace = (snapshot: Edit): EditFace =>
  (['renaming', 'unnamed', 'broken'] as const).find((face) => snapshot.matches(face)) ?? 'form'
export const formActor = (snapshot: Edit) => snapshot.children.form
export const pictureActor = (snapshot: Edit) => snapshot.children.picture
export const addressSearchActor = (snapshot: Edit) => snapshot.children.addressSearch
export const leavingActor = (snapshot: Edit) => snapshot.children.leaving
export const editFailure = (snapshot: Edit) => snapshot.context.failure
export const pictureRefusal = (snapshot: Picture) => snapshot.context.refusal
export const isOpeningPicture = (snapshot: Picture): boolean => snapshot.matches('opening')

/** The state of the address search. `nothing`: no address matches. */
export type SearchFace = 'resting' | 'searching' | 'found' | 'nothing' | 'failed'

export const searchWords = (snapshot: Search): string => snapshot.context.words
export const foundAddresses = (snapshot: Search): readonly FoundAddress[] => snapshot.context.found
export const searchFace = (snapshot: Search): SearchFace => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('found')) return snapshot.context.found.length === 0 ? 'nothing' : 'found'
  return snapshot.matches('resting') ? 'resting' : 'searching'
}
