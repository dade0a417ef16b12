import type { AnyCall } from '../contract/call.ts'
import { type AnyWire, plainShape, type Shape } from '../codecs/wire.ts'

/** The kind of a codec, also behind codecs that only rename it. */
export const kindOf = (codec: AnyWire): Shape['kind'] => plainShape(codec).kind

export const isFile = (codec: AnyWire): boolean => kindOf(codec) === 'file'
export const isMultipart = (codec: AnyWire): boolean => kindOf(codec) === 'multipart'
export const isOne = (codec: AnyWire): boolean => kindOf(codec) === 'one'

/** The thing that an answer is about; undefined where it is about rows. */
export const itemOf = (answer: AnyWire): AnyWire | undefined => {
  const shape = plainShape(answer)
  return shape.kind === 'one' ? shape.item : undefined
}

export const isDone = (codec: AnyWire): boolean => kindOf(codec) === 'done'

/** Whether a field is a list whose emptiness is told: undecodable, it costs what it is part of (fault 55). */
export const isTold = (codec: AnyWire): boolean => {
  const shape = plainShape(codec)
  return shape.kind === 'optional' && shape.isTold === true
}

/**
 * Whether the page itself shows what a call reads, and so that it is missing. A GET that only does something, or gives a
 * file, has no such place.
 */
export const isShown = ({ method, answer }: AnyCall): boolean => method === 'GET' && !isDone(answer) && !isFile(answer)
