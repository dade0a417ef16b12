import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { WriteAnswer } from '#application/ports/writes.ts'
import type { Write } from '#domain/outbox/outbox.ts'

/** What became of a write while its author waited: the server has answered, or it is kept and sent later. */
export type Posted<A> = Readonly<
  | {
      isDelayed: false
      answer: A
      /** Why the last call of an act was refused, where the server has those before it. */
      lacks?: RequestFailure
    }
  | { isDelayed: true }
>

/**
 * Posts a write. A failure is the server's refusal: the write is not kept. A signal that is aborted says that its author does
 * not wait any more: the outcome is told over the page (ERR-08).
 */
export type Post = <W extends Write>(
  write: W,
  author?: AbortSignal,
) => TaskEither<RequestFailure, Posted<WriteAnswer<W>>>

/**
 * The answer to a write, for a flow whose screen reads from the outbox that it waits: a delayed write ends as aborted,
 * which nobody announces.
 */
export const answerNow =
  <A>(posting: TaskEither<RequestFailure, Posted<A>>): TaskEither<RequestFailure, A> =>
  async () =>
    pipe(
      await posting(),
      Either.flatMap((posted) =>
        posted.isDelayed ? Either.left<RequestFailure>({ _tag: 'Aborted' }) : Either.right(posted.answer),
      ),
    )
