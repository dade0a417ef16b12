import { assign, sendParent, setup } from 'xstate'
import { errorOf, failureOf, fromPort } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { ImageFailure, Images } from '#application/ports/images.ts'
import { CENTRE, type Crop, fitted } from '#domain/images/crop.ts'
import { type OpenPicture, type PictureChange, REMOVED } from '#domain/images/picture-change.ts'

/** A table, so that the compiler requires new ones. */
export const IMAGE_FAILURES: Readonly<Record<ImageFailure['_tag'], true>> = {
  WrongImageType: true,
  ImageTooHeavy: true,
  ImageUnreadable: true,
}
const imageFailureOf = failureOf<ImageFailure>(IMAGE_FAILURES)

/** The events to the parent: a file is being opened, it could not be, or the new change of the picture. */
export type PictureNews =
  | { type: 'picture.opening' }
  | { type: 'picture.refused' }
  | { type: 'picture.changed'; picture: PictureChange }

type Context = Readonly<{
  /** As decoded. */
  kept: PictureChange
  /** The file being decoded. */
  file: Blob | undefined
  /** Why the last file was refused, until another is chosen. */
  refusal: ImageFailure | Unexpected | undefined
}>

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.removed' }
  | { type: 'crop.changed'; picture: OpenPicture; crop: Crop }

/** Removing a picture leaves none, or no change where there was none. */
const removed = (kept: PictureChange): PictureChange =>
  kept.kind === 'kept' && kept.image === undefined ? kept : REMOVED

const replaced = (picture: OpenPicture, crop: Crop): PictureChange => ({ kind: 'replaced', picture, crop })

/** The picture of a profile being edited: chosen, decoded, cropped, removed (PROF-05). */
export const pictureMachine = ({ images }: Readonly<{ images: Pick<Images, 'open'> }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Pick<Context, 'kept'>,
      events: {} as Event,
      children: {} as { openPicture: 'openPicture' },
    },
    actors: { openPicture: fromPort(images.open) },
    actions: {
      keepFile: assign((_, file: Blob) => ({ file, refusal: undefined })),
      keepRefusal: assign((_, error: unknown) => ({ refusal: imageFailureOf(error) })),
      forgetRefusal: assign({ refusal: undefined }),
      tellOpening: sendParent({ type: 'picture.opening' }),
      tellRefused: sendParent({ type: 'picture.refused' }),
      tellChanged: sendParent((_, picture: PictureChange) => ({ type: 'picture.changed' as const, picture })),
    },
  }).createMachine({
    id: 'picture',
    context: ({ input }) => ({ ...input, file: undefined, refusal: undefined }),
    initial: 'resting',
    on: {
      'file.chosen': {
        target: '.opening',
        actions: { type: 'keepFile', params: ({ event }) => event.file },
        reenter: true,
      },
      'picture.removed': {
        target: '.resting',
        actions: ['forgetRefusal', { type: 'tellChanged', params: ({ context }) => removed(context.kept) }],
      },
    },
    states: {
      resting: {
        on: {
          'crop.changed': {
            actions: {
              type: 'tellChanged',
              params: ({ event: { picture, crop } }) => replaced(picture, fitted(crop, picture)),
            },
          },
        },
      },
      opening: {
        entry: 'tellOpening',
        invoke: {
          id: 'openPicture',
          src: 'openPicture',
          input: ({ context }) => present(context.file),
          onDone: {
            target: 'resting',
            actions: { type: 'tellChanged', params: ({ event }) => replaced(event.output, CENTRE) },
          },
          onError: { target: 'resting', actions: [{ type: 'keepRefusal', params: errorOf }, 'tellRefused'] },
        },
      },
    },
  })
