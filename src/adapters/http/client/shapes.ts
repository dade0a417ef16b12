import type { AnyCall } from '../contract/call.ts'
import type { AnyWire, Shape } from '../codecs/wire.ts'

/** The kind of a codec, also behind codecs that only rename it. */
export const kindOf = ({ shape }: AnyWire): Shape['kind'] => (shape.kind === 'mapped' ? kindOf(shape.from) : shape.kind)

export const isFile = (codec: AnyWire): boolean => kindOf(codec) === 'file'
export const isMultipart = (codec: AnyWire): boolean => kindOf(codec) === 'multipart'
export const isOne = (codec: AnyWire): boolean => kindOf(codec) === 'one'

/** The thing that an answer is about; undefined where it is about rows. */
export const itemOf = ({ shape }: AnyWire): AnyWire | undefined =>
  shape.kind === 'mapped' ? itemOf(shape.from) : shape.kind === 'one' ? shape.item : undefined

export const isDone = (codec: AnyWire): boolean => kindOf(codec) === 'done'

/** Whether a field is a list whose emptiness is told: undecodable, it costs what it is part of (fault 55). */
export const isTold = ({ shape }: AnyWire): boolean =>
  shape.kind === 'mapped' ? isTold(shape.from) : shape.kind === 'optional' && shape.isTold === true

/**
 * Whether the page itself shows what a call reads, and so that it is missing. A GET that only does something, or gives a
 * file, has no such place.
 */
export const isShown = ({ method, answer }: AnyCall): boolean => method === 'GET' && !isDone(answer) && !isFile(answer)
