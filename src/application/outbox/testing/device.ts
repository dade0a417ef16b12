import * as Either from 'fp-ts/lib/Either.js'
import { answer } from '#application/app/testing/play.ts'
import { type Entry, isAsRead, type WriteNumber } from '#domain/outbox/outbox.ts'

/** Replaces a kept entry, or removes it, where it still stands as it was read; returns whether it did (`Outbox.replace`). */
export const replaceIn = (rows: Map<WriteNumber, Entry>, before: Entry, after: Entry | undefined): boolean => {
  const isThere = isAsRead(rows.get(before.number), before)
  if (isThere && after) rows.set(after.number, after)
  else if (isThere) rows.delete(before.number)
  return isThere
}

/** What a device keeps of the outbox, and what its ports answer from it. */
export const outboxDevice = (kept: readonly Entry[]) => {
  const entries = new Map(kept.map((one) => [one.number, one]))
  let last = kept.length
  const answers = {
    'outbox.list': () => answer([...entries.values()])(),
    'outbox.put': (entry: never) => {
      last += 1
      const numbered = { ...(entry as object), number: last } as Entry
      entries.set(numbered.number, numbered)
      return answer({ entry: numbered, isKept: true })()
    },
    'outbox.replace': (before: never, after: never) => answer(replaceIn(entries, before, after))(),
    'outbox.remove': (entry: never) => {
      entries.delete((entry as Entry).number)
      return answer(undefined)()
    },
    'outbox.exclusively': (work: never) => async () => {
      await (work as () => Promise<void>)()
      return Either.right(undefined)
    },
  }
  return { entries, answers }
}
