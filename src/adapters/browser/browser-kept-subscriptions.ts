import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { KeptSubscriptions } from '#application/ports/topics.ts'
import { id, list, record } from '../http/codecs/wire.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

const subscription = record('kept subscription', {
  id: ['id', id('Subscription')],
  request: ['request', record('request', { topic: ['topicId', id('Topic')], user: ['userId', id('User')] })],
})

/** Subscriptions under a key that is removed at the sign-out (TOPIC-08). */
export const createBrowserKeptSubscriptions = (storage: BrowserStorage): KeptSubscriptions => {
  const kept = keptValue(storage, 'user.subscriptions', list(subscription), [])
  const without = (gone: number) => kept.read().filter(({ id }) => id !== gone)
  return {
    all: () => TaskEither.fromIO(() => kept.read()),
    keep: (one) => TaskEither.fromIO(() => kept.write([...without(one.id), one])),
    drop: (gone) => TaskEither.fromIO(() => kept.write(without(gone))),
  }
}
