import type { AnyWire, Shape } from '../codecs/wire.ts'

/** The kind of a codec, also behind codecs that only rename it. */
export const kindOf = ({ shape }: AnyWire): Shape['kind'] => (shape.kind === 'mapped' ? kindOf(shape.from) : shape.kind)

export const isFile = (codec: AnyWire): boolean => kindOf(codec) === 'file'
export const isMultipart = (codec: AnyWire): boolean => kindOf(codec) === 'multipart'
export const isOne = (codec: AnyWire): boolean => kindOf(codec) === 'one'
export const isDone = (codec: AnyWire): boolean => kindOf(codec) === 'done'
