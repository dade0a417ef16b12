import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import type { KeptCalendar } from '#application/ports/events.ts'
import { userEvent } from '../http/codecs/events.ts'
import { list, listedIn, mapped, optional, record, Wire } from '../http/codecs/wire.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

const all = list(userEvent)
/** A stored calendar of which no event can be decoded is discarded: an empty one would mean that nothing is saved. */
const eventsLeft: typeof all = new Wire(
  all.name,
  all.shape,
  (value, context) => {
    const read = all.validate(value, context)
    const isNoneLeft = Either.isRight(read) && read.right.length === 0 && listedIn(value)?.length !== 0
    return isNoneLeft ? t.failure(value, context) : read
  },
  all.encode,
)

const calendar = mapped(
  record('kept calendar', { events: ['events', optional(eventsLeft)] }),
  ({ events }) => events,
  (events) => ({ events }),
)

/** The cached calendar of a citizen, under a key that is removed at the sign-out (fault 49). */
export const createBrowserKeptCalendar = (storage: BrowserStorage): KeptCalendar => {
  const kept = keptValue(storage, 'user.calendar', calendar, undefined)
  return {
    all: () => TaskEither.fromIO(() => kept.read()),
    keep: (events) => TaskEither.fromIO(() => kept.write(events)),
    note: (event, now) =>
      TaskEither.fromIO(() => {
        const before = kept.read()
        if (before === undefined) return
        const others = before.filter((one) => one.event.id !== event)
        kept.write(now === undefined ? others : [...others, now])
      }),
  }
}
