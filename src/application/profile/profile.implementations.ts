import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ImageFailure, Images } from '#application/ports/images.ts'
import type { Places } from '#application/ports/places.ts'
import type { Profiles } from '#application/ports/profiles.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import {
  changesNames,
  type Names,
  namesOf,
  PROFILE_FORM,
  type ProfileDraft,
  profileOf,
} from '#domain/profile/profile-draft.ts'
import { addressSearchMachine } from './address-search.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import { profileEditMachine, profileFormMachine } from './profile-edit.machine.ts'
import { profileMachine, profileResourceMachine } from './profile.machine.ts'

type Given = Readonly<{
  profiles: Pick<Profiles, 'read' | 'save'>
  images: Images
  places: Places
  unsent: Unsent
  post: Post
}>

/** The picture of a save: the cropped square of a new one, else none. */
const pictureOf = (images: Images, { picture }: ProfileDraft): TaskEither.TaskEither<ImageFailure, Blob | undefined> =>
  picture.kind === 'replaced' ? images.cut(picture.picture, picture.crop) : TaskEither.of(undefined)

const DONE: Posted<void> = { isDelayed: false, answer: undefined }

/**
 * Texts may wait in the outbox; a change of the picture needs the network now. The account's new name is a call of the
 * same act (PROF-04); behind a picture it is one of its own, which the outbox keeps.
 */
const save = (
  { profiles, images, post }: Given,
  draft: ProfileDraft,
  before: Names,
): TaskEither.TaskEither<RequestFailure | ImageFailure, Posted<void>> => {
  const profile = profileOf(draft)
  const names = changesNames(before, profile) ? namesOf(profile) : undefined
  if (draft.picture.kind === 'kept') return post({ kind: 'profileSaved', profile, names })
  return pipe(
    pictureOf(images, draft),
    TaskEither.flatMap((picture) => profiles.save(profile, picture)),
    TaskEither.flatMap(() =>
      names === undefined
        ? TaskEither.right<RequestFailure, Posted<void>>(DONE)
        : pipe(
            post({ kind: 'accountRenamed', names }),
            TaskEither.match(
              (lacks): Posted<void> => ({ ...DONE, lacks }),
              () => DONE,
            ),
            TaskEither.fromTask,
          ),
    ),
  )
}

export const profile = (given: Given) =>
  profileMachine.provide({
    actors: {
      profile: profileResourceMachine.provide({
        actors: { load: fromReading((_, signal) => given.profiles.read(signal)) },
      }),
      edit: profileEditMachine.provide({
        actors: {
          form: profileFormMachine.provide({
            actors: {
              send: fromPort(({ values, initial }) => save(given, values, initial)),
              // A decoded picture lives as long as its form: afterwards it must be chosen again.
              draft: unsentDraft<ProfileDraft>(given.unsent, () => PROFILE_FORM, ['picture']),
            },
          }),
          addressSearch: addressSearchMachine.provide({
            actors: { search: fromReading(({ words }, signal) => given.places.search(words, signal)) },
          }),
          picture: pictureMachine.provide({
            actors: { openPicture: fromPort(({ file }) => given.images.open(file)) },
          }),
          rename: fromPort((names) => given.post({ kind: 'accountRenamed', names })),
        },
      }),
    },
  })
