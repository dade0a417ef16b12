import * as Either from 'fp-ts/lib/Either.js'
import type { Outbox } from '#application/ports/outbox.ts'
import { isLetter, type Letter, withoutTwin } from '#domain/chat/outgoing.ts'
import type { WriteNumber } from '#domain/outbox/outbox.ts'

type Shared = Pick<Outbox, 'list' | 'replace'>

const lettersIn = async (outbox: Shared, { owner }: Letter): Promise<readonly Letter[]> => {
  const entries = await outbox.list(owner)()
  return Either.isRight(entries) ? entries.right.filter(isLetter) : []
}

/** Takes a message that was given up from the twins of one behind it, as that one stands by then. */
const forgetTwin = async (outbox: Shared, gone: Letter, behind: WriteNumber): Promise<void> => {
  const change = async () => {
    const letters = await lettersIn(outbox, gone)
    return withoutTwin(
      gone,
      letters.filter(({ number }) => number === behind),
    )[0]
  }
  const isChanged = async ([before, after]: readonly [Letter, Letter]): Promise<boolean> => {
    const outcome = await outbox.replace(before, after)()
    return Either.isLeft(outcome) || outcome.right
  }
  let next = await change()
  // Another tab may be at it: it is read again until it stands still.
  while (next && !(await isChanged(next))) next = await change()
}

/**
 * Gives up a message that nobody is sending; returns whether it did. One that another tab is sending meanwhile stays, and
 * stays a twin of those behind it: what has arrived is told by them (CHAT-07, fault 25).
 */
export const giveUp = async (outbox: Shared, gone: Letter): Promise<boolean> => {
  const outcome = await outbox.replace(gone, undefined)()
  if (Either.isLeft(outcome) || !outcome.right) return false
  for (const [{ number }] of withoutTwin(gone, await lettersIn(outbox, gone))) await forgetTwin(outbox, gone, number)
  return true
}
