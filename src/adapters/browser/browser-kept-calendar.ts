import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { KeptCalendar } from '#application/ports/events.ts'
import { userEvent } from '../http/codecs/events.ts'
import { list, mapped, optional, record } from '../http/codecs/wire.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

const calendar = mapped(
  record('kept calendar', { events: ['events', optional(list(userEvent))] }),
  ({ events }) => events,
  (events) => ({ events }),
)

/** A citizen's calendar under a key that goes when they sign out (fault 49). */
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
