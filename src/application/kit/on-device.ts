import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { DraftsOf } from '#application/ports/drafts.ts'
import { fromPort } from './from-port.ts'

/** The actors that store drafts of one kind. */
export const onDevice = <About, Draft>(drafts: DraftsOf<About, Draft>) => ({
  restore: fromPort(({ name }: Readonly<{ name: About }>) =>
    TaskEither.fromIO(() => pipe(drafts.read(name), Option.toUndefined)),
  ),
  keep: fromPort(({ name, value }: Readonly<{ name: About; value: Draft }>) =>
    TaskEither.fromEither(drafts.keep(name, value)),
  ),
})
