import * as TaskEither from 'fp-ts/lib/TaskEither.js'

/** Whatever a call answers is of no use to its caller. */
export const nothingAnswered = TaskEither.map((): void => undefined)
