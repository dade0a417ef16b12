import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ImageFailure, Images } from '#application/ports/images.ts'
import type { Places } from '#application/ports/places.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import { changesNames, namesOf, type ProfileDraft, profileOf } from '#domain/profile/profile-draft.ts'
import type { Portrait } from '#domain/profile/portrait.ts'

/** What an edit of the profile needs. */
export type ProfilePorts = Readonly<{
  images: Images
  places: Places
  unsent: Unsent
  post: Post
}>

/** The change of the picture in a save: the cropped square of a new one, or that it was taken away (PROF-05). */
const portraitOf = (
  images: Images,
  { picture }: ProfileDraft,
  before: string | undefined,
): TaskEither.TaskEither<ImageFailure, Portrait | undefined> => {
  if (picture.kind === 'kept') return TaskEither.right(undefined)
  if (picture.kind === 'removed') return TaskEither.right({ picture: undefined, before })
  return pipe(
    images.cut(picture.picture, picture.crop),
    TaskEither.flatMapTask((file) => async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return { picture: { bytes, type: file.type }, before }
    }),
  )
}

/** Texts, picture and the account's new name (PROF-04) are one act: they go together, also where they wait for the network. */
export const saveProfile = (
  { images, post }: ProfilePorts,
  draft: ProfileDraft,
  initial: ProfileDraft,
  author: AbortSignal,
): TaskEither.TaskEither<RequestFailure | ImageFailure, Posted<void>> => {
  const profile = profileOf(draft)
  const names = changesNames(initial, profile) ? namesOf(profile) : undefined
  return pipe(
    portraitOf(images, draft, profileOf(initial).image),
    TaskEither.flatMap((portrait) => post({ kind: 'profileSaved', profile, names, portrait }, author)),
  )
}
