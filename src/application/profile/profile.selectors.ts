import type { SnapshotFrom } from 'xstate'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { addressSearchMachine } from './address-search.machine.ts'
import type { profileEditMachine } from './profile-edit.machine.ts'
import type { profileMachine, profileResourceMachine } from './profile.machine.ts'

type Screen = SnapshotFrom<typeof profileMachine>
type Edit = SnapshotFrom<typeof profileEditMachine>
type Search = SnapshotFrom<typeof addressSearchMachine>

export const readingActor = (snapshot: Screen) => snapshot.children.profile
/** The edit under way, while there is one. */
export const editActor = (snapshot: Screen) => snapshot.children.edit
export const readProfile = (snapshot: SnapshotFrom<typeof profileResourceMachine>): Profile | undefined =>
  snapshot.context.value
export const readingFailure = (snapshot: SnapshotFrom<typeof profileResourceMachine>) => snapshot.context.failure

/** What an edit shows: its form, or what became of the account's name after the rest was saved. */
export type EditFace = 'form' | 'renaming' | 'unnamed'

export const editFace = (snapshot: Edit): EditFace =>
  snapshot.matches('unnamed') ? 'unnamed' : snapshot.matches('renaming') ? 'renaming' : 'form'
export const formActor = (snapshot: Edit) => snapshot.children.form
export const addressSearchActor = (snapshot: Edit) => snapshot.children.addressSearch
export const namingFailure = (snapshot: Edit) => snapshot.context.failure
export const pictureRefusal = (snapshot: Edit) => snapshot.context.refusal
export const isOpeningPicture = (snapshot: Edit): boolean => snapshot.matches({ writing: { picture: 'opening' } })
export const isAskingToLeave = (snapshot: Edit): boolean => snapshot.matches({ writing: { staying: 'asking' } })

/** Where the search for an address stands. `nothing`: it was looked for, and there is no such address. */
export type SearchFace = 'resting' | 'searching' | 'found' | 'nothing' | 'failed'

export const searchWords = (snapshot: Search): string => snapshot.context.words
export const foundAddresses = (snapshot: Search): readonly FoundAddress[] => snapshot.context.found
export const searchFace = (snapshot: Search): SearchFace => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('found')) return snapshot.context.found.length === 0 ? 'nothing' : 'found'
  return snapshot.matches('resting') ? 'resting' : 'searching'
}
