import * as Option from 'fp-ts/lib/Option.js'

/** A stored JSON value; none when it is absent or invalid. */
export const parseJson = (text: string | undefined): Option.Option<unknown> =>
  text === undefined ? Option.none : Option.tryCatch(() => JSON.parse(text) as unknown)
