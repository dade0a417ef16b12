import type { Crop } from '#domain/images/crop.ts'
import type { Likeness } from './likeness.ts'
import type { Action } from './parts.ts'

/** A picture that was chosen, of which a square will be kept; `image` is an address to show it from. */
export type FramingView = Crop &
  Readonly<{
    image: string
    width: number
    height: number
    words: Readonly<{ preview: string; zoom: string; across: string; down: string }>
    frame: (crop: Crop) => void
    /** Moves the square by so many shares of it. */
    push: (right: number, down: number) => void
  }>

/** A picture of a person that can be chosen, taken and taken away (PROF-05). */
export type PictureView = Readonly<{
  kind: 'picture'
  /** What stands there while no other picture waits to be sent. */
  likeness: Likeness
  framing: FramingView | undefined
  hint: string
  choose: string
  take: string
  remove: Action | undefined
  problem: string | undefined
  /** What will be shown is not known yet. */
  isBusy: boolean
  open: (file: Blob) => void
}>
