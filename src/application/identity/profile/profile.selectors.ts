import type { SnapshotFrom } from 'xstate'
import type { addressSearchMachine } from './address-search.machine.ts'
import type { profileEditMachine } from './profile-edit.machine.ts'

type Edit = SnapshotFrom<typeof profileEditMachine>
type Search = SnapshotFrom<typeof addressSearchMachine>

/** The state of an edit: its form, or the outcome for the account's name after the rest was saved. */
export type EditFace = 'form' | 'renaming' | 'unnamed' | 'broken'

export const editFace = (snapshot: Edit): EditFace =>
  (['renaming', 'unnamed', 'broken'] as const).find((face) => snapshot.matches(face)) ?? 'form'

/** Whether a chosen photo is not open yet: it is not in the form. */
export const isOpeningPicture = (snapshot: Edit): boolean =>
  snapshot.matches({ writing: 'opening' }) || awaitsPicture(snapshot)
/** Whether the save waits for that photo. */
export const awaitsPicture = (snapshot: Edit): boolean => snapshot.matches({ writing: 'waiting' })

/** The state of the address search. `nothing`: no address matches. */
export type AddressSearchFace = 'resting' | 'searching' | 'found' | 'nothing' | 'failed'

export const searchFace = (snapshot: Search): AddressSearchFace => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('found')) return snapshot.context.found.length === 0 ? 'nothing' : 'found'
  return snapshot.matches('resting') ? 'resting' : 'searching'
}
