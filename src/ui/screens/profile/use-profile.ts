import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { present } from '#application/kit/present.ts'
import { isChanged } from '#application/kit/form.selectors.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { addressSearchMachine } from '#application/profile/address-search.machine.ts'
import { profile } from '#application/profile/profile.implementations.ts'
import type { profileEditMachine } from '#application/profile/profile-edit.machine.ts'
import {
  addressSearchActor,
  editActor,
  editFace,
  formActor,
  foundAddresses,
  isAskingToLeave,
  isOpeningPicture,
  namingFailure,
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

export type EditActor = ActorRefFrom<typeof profileEditMachine>
type SearchActor = ActorRefFrom<typeof addressSearchMachine>

/** Somebody's own profile: read, and changed while there is an edit. */
export const useProfile = () => {
  const piazza = usePiazza()
  const actor = useActorRef(profile(usePorts()))
  useEffect(() => piazza.follow(actor), [piazza, actor])
  const reading = present(useSelector(actor, readingActor))
  return {
    face: useSelector(reading, resourceFace),
    profile: useSelector(reading, readProfile),
    failure: useSelector(reading, readingFailure),
    edit: useSelector(actor, editActor),
    retry: () => reading.send({ type: 'retry.requested' }),
    beginEdit: (read: Profile) => actor.send({ type: 'edit.requested', profile: read }),
  }
}

/** Minds what an edit would lose, for as long as there is one. */
export const useEditGuard = (edit: EditActor | undefined): void => {
  const form = useSelector(edit, (snapshot) => snapshot && formActor(snapshot))
  const wouldLose = useSelector(form, (snapshot) => snapshot !== undefined && isChanged(snapshot))
  useLeaveGuard({
    isHeld: edit !== undefined,
    wouldLose,
    isAsking: useSelector(edit, (snapshot) => snapshot !== undefined && isAskingToLeave(snapshot)),
    onLeave: () => edit?.send({ type: 'leaving.requested', wouldLose }),
  })
}

/** An edit under way. */
export const useProfileEdit = (actor: EditActor) => ({
  face: useSelector(actor, editFace),
  form: useSelector(actor, formActor),
  addressSearch: useSelector(actor, addressSearchActor),
  namingFailure: useSelector(actor, namingFailure),
  refusal: useSelector(actor, pictureRefusal),
  isOpening: useSelector(actor, isOpeningPicture),
  isAsking: useSelector(actor, isAskingToLeave),
  chooseFile: (file: Blob) => actor.send({ type: 'file.chosen', file }),
  removePicture: () => actor.send({ type: 'picture.removed' }),
  crop: (picture: OpenPicture, crop: Crop) => actor.send({ type: 'crop.changed', picture, crop }),
  chooseAddress: (found: FoundAddress) => actor.send({ type: 'address.chosen', found }),
  leave: (wouldLose: boolean) => actor.send({ type: 'leaving.requested', wouldLose }),
  confirmLeaving: () => actor.send({ type: 'leaving.confirmed' }),
  cancelLeaving: () => actor.send({ type: 'leaving.cancelled' }),
  retryNaming: () => actor.send({ type: 'naming.retried' }),
  giveNamingUp: () => actor.send({ type: 'naming.givenUp' }),
})

export const useAddressSearch = (actor: SearchActor) => ({
  words: useSelector(actor, searchWords),
  found: useSelector(actor, foundAddresses),
  face: useSelector(actor, searchFace),
  search: (words: string) => actor.send({ type: 'words.changed', words }),
})
