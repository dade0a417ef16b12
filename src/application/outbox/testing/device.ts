import * as Either from 'fp-ts/lib/Either.js'
import { answer } from '#application/app/testing/play.ts'
import type { Entry } from '#domain/outbox/outbox.ts'

/** What a device keeps of the outbox, and what its ports answer from it. */
export const outboxDevice = (kept: readonly Entry[]) => {
  const entries = new Map(kept.map((one) => [one.number as number, one]))
  let last = kept.length
  const answers = {
    'outbox.list': () => answer([...entries.values()])(),
    'outbox.put': (entry: never) => {
      last += 1
      const numbered = { ...(entry as object), number: last } as Entry
      entries.set(numbered.number, numbered)
      return answer({ entry: numbered, isKept: true })()
    },
    'outbox.replace': (before: never, after: never) => {
      const { number } = before as Entry
      if (after === undefined) entries.delete(number)
      else entries.set(number, after)
      return answer(true)()
    },
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
