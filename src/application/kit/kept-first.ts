import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AnyActorRef } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { foundBy, keptReading } from '#application/ports/kept-first.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import { lacking } from './left-out.ts'
import { toParent } from './to-parent.ts'
import { isUndone } from './uncertain.ts'

/** A value that the device has kept, shown until the new one comes (ERR-11). */
export type KeptFirst<Value = unknown> = Readonly<{
  value: Value
  /** Of when it is, where it is older than the rule of its call; undefined for what is shown without a mark. */
  older: Extract<RequestFailure, { _tag: 'Awaited' }> | undefined
}>

/** What a machine hears while the new answer is under way; `of`: the id of the actor that reads it. */
export type KeptNews = Readonly<{ type: 'kept.found'; of: string; kept: KeptFirst }>

/** The tag of the states that show nothing yet: what the device has kept is looked for in them alone. */
export type Bare = 'bare'

/** The value that the device has kept; undefined where something of it is missing, or `isOver`. Nobody is asked. */
export const keptOf = async <Input, Output>(
  read: (input: Input, signal: AbortSignal) => TaskEither<unknown, Output>,
  input: Input,
  isOver?: () => boolean,
): Promise<KeptFirst<Output> | undefined> => {
  const reading = keptReading(isOver)
  const outcome = await read(input, reading)()
  const found = foundBy(reading)
  if (found === undefined || Either.isLeft(outcome)) return undefined
  const value = lacking(outcome.right, leftOutBy(reading))
  const { at, asked, isOlder } = found
  return { value, older: isOlder ? { _tag: 'Awaited', kept: { value, at, asked } } : undefined }
}

const isBare = (machine: AnyActorRef): boolean => {
  const { status, hasTag } = machine.getSnapshot() as Readonly<{ status: string; hasTag?: (tag: Bare) => boolean }>
  return status === 'active' && hasTag?.call(machine.getSnapshot(), 'bare') === true
}

/**
 * Looks for what the device has kept, while a new answer is under way, and tells the machine that waits for it. A machine
 * that shows something already, or takes nothing kept, is left alone. `actor` reads the new answer; `isOver`: it has come, or
 * nobody waits.
 */
export const tellKept = async <Input, Output>(
  read: (input: Input, signal: AbortSignal) => TaskEither<unknown, Output>,
  input: Input,
  { actor, isOver }: Readonly<{ actor: AnyActorRef; isOver: () => boolean }>,
): Promise<void> => {
  const machine = toParent({ self: actor })
  // The machine is in the state that has started the reading.
  await Promise.resolve()
  if (isOver() || !isBare(machine)) return
  const kept = await keptOf(read, input, isOver)
  if (kept !== undefined && !isOver()) machine.send({ type: 'kept.found', of: actor.id, kept } satisfies KeptNews)
}

const NO_LONGER_ALLOWED: ReadonlySet<number> = new Set([401, 403, 410])

/** Whether a failure says that what the device has kept is gone, or is not for this reader any more (ERR-11). */
export const takesKeptAway = (failure: RequestFailure | Unexpected): boolean =>
  failure._tag === 'Missing' ||
  failure._tag === 'SignedOut' ||
  (failure._tag === 'Refused' && !isUndone(failure) && NO_LONGER_ALLOWED.has(failure.status))
