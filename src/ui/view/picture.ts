import type { Crop } from '#domain/images/crop.ts'
import type { Likeness } from './likeness.ts'
import type { Action } from './parts.ts'

/** A chosen picture whose square crop is kept; `image` is its object URL. */
export type FramingView = Crop &
  Readonly<{
    image: string
    width: number
    height: number
    words: Readonly<{ preview: string; zoom: string; across: string; down: string }>
    frame: (crop: Crop) => void
    /** Moves the square by fractions of its size. */
    push: (right: number, down: number) => void
  }>

/** A person's picture that can be chosen, photographed and removed (PROF-05). */
export type PictureView = Readonly<{
  kind: 'picture'
  /** The current picture, while no new one is chosen. */
  likeness: Likeness
  framing: FramingView | undefined
  hint: string
  choose: string
  take: string
  remove: Action | undefined
  problem: string | undefined
  /** The picture is still loading. */
  isBusy: boolean
  open: (file: Blob) => void
}>
