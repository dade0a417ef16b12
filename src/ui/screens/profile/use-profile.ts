import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { addressSearchMachine } from '#application/profile/address-search.machine.ts'
import type { pictureMachine } from '#application/profile/picture.machine.ts'
import { profile } from '#application/profile/profile.implementations.ts'
import type { profileEditMachine } from '#application/profile/profile-edit.machine.ts'
import {
  addressSearchActor,
  breakdown,
  editActor,
  editFace,
  editFailure,
  formActor,
  foundAddresses,
  isOpeningPicture,
  leavingActor,
  pictureActor,
  pictureRefusal,
  readingActor,
  readingFailure,
  readProfile,
  searchFace,
  searchWords,
} from '#application/profile/profile.selectors.ts'
import type { Crop } from '#domain/images/crop.ts'
import type { OpenPicture } from '#domain/images/picture-change.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { useLeaveGuard } from '#ui/app/leave-guard.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { useUnsaved } from '#ui/app/use-leaving.ts'

export type EditActor = ActorRefFrom<typeof profileEditMachine>
export type PictureActor = ActorRefFrom<typeof pictureMachine>
type SearchActor = ActorRefFrom<typeof addressSearchMachine>

/** Somebody's own profile: read, and changed while there is an edit. */
export const useProfile = () => {
  const piazza = usePiazza()
  const actor = useActorRef(profile(usePorts()))
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const reading = useSelector(actor, readingActor)
  const failure = useSelector(reading, (snapshot) => snapshot && readingFailure(snapshot))
  const broken = useSelector(actor, breakdown)
  return {
    face: useSelector(reading, (snapshot) => (snapshot ? resourceFace(snapshot) : 'failed')),
    profile: useSelector(reading, (snapshot) => snapshot && readProfile(snapshot)),
    failure: broken ?? failure,
    edit: useSelector(actor, editActor),
    retry: () => (reading ?? actor).send({ type: 'retry.requested' }),
    beginEdit: (read: Profile) => actor.send({ type: 'edit.requested', profile: read }),
  }
}

/** Minds what an edit would lose, for as long as there is one. Leaving leads back to the profile as it is read. */
export const useEditGuard = (edit: EditActor | undefined): void => {
  const leaving = useSelector(edit, (snapshot) => snapshot && leavingActor(snapshot))
  const form = useSelector(edit, (snapshot) => snapshot && formActor(snapshot))
  const { wouldLose, isAsking } = useUnsaved(form, leaving)
  useLeaveGuard({
    isHeld: edit !== undefined,
    wouldLose,
    isAsking,
    onLeave: () =>
      leaving ? leaving.send({ type: 'leaving.requested', wouldLose }) : edit?.send({ type: 'edit.givenUp' }),
  })
}

/** An edit under way. */
export const useProfileEdit = (actor: EditActor) => {
  const leaving = useSelector(actor, leavingActor)
  return {
    face: useSelector(actor, editFace),
    form: useSelector(actor, formActor),
    picture: useSelector(actor, pictureActor),
    addressSearch: useSelector(actor, addressSearchActor),
    leaving,
    failure: useSelector(actor, editFailure),
    chooseAddress: (found: FoundAddress) => actor.send({ type: 'address.chosen', found }),
    leave: (wouldLose: boolean) => leaving?.send({ type: 'leaving.requested', wouldLose }),
    retry: () => actor.send({ type: 'retry.requested' }),
    giveUp: () => actor.send({ type: 'edit.givenUp' }),
  }
}

/** The picture of an edit under way. */
export const usePicture = (actor: PictureActor) => ({
  refusal: useSelector(actor, pictureRefusal),
  isOpening: useSelector(actor, isOpeningPicture),
  choose: (file: Blob) => actor.send({ type: 'file.chosen', file }),
  remove: () => actor.send({ type: 'picture.removed' }),
  crop: (picture: OpenPicture, crop: Crop) => actor.send({ type: 'crop.changed', picture, crop }),
})

export const useAddressSearch = (actor: SearchActor) => ({
  words: useSelector(actor, searchWords),
  found: useSelector(actor, foundAddresses),
  face: useSelector(actor, searchFace),
  search: (words: string) => actor.send({ type: 'words.changed', words }),
})
