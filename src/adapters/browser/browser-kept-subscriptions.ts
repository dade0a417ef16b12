import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { KeptSubscriptions } from '#application/ports/topics.ts'
import { choice } from '../http/codecs/wire-words.ts'
import { id, optionalText } from '../http/codecs/wire.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { record } from '../http/codecs/wire-records.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'

const subscription = record('kept subscription', {
  id: ['id', id('Subscription')],
  request: ['request', record('request', { topic: ['topicId', id('Topic')], user: ['userId', id('User')] })],
})

const standing = record('kept standing', {
  topic: ['topicId', id('Topic')],
  standing: ['standing', choice('standing', { waiting: 'waiting', closed: 'closed' })],
  reason: ['reason', optionalText],
})

/** Subscriptions and standings under keys that are removed at the sign-out (TOPIC-08). */
export const createBrowserKeptSubscriptions = (storage: BrowserStorage): KeptSubscriptions => {
  const kept = keptValue(storage, 'user.subscriptions', list(subscription), [])
  const without = (gone: number) => kept.read().filter(({ id }) => id !== gone)
  const standings = keptValue(storage, 'user.standings', list(standing), [])
  const others = (topic: number) => standings.read().filter((one) => one.topic !== topic)
  return {
    all: () => TaskEither.fromIO(() => kept.read()),
    keep: (one) => TaskEither.fromIO(() => kept.write([...without(one.id), one])),
    drop: (gone) => TaskEither.fromIO(() => kept.write(without(gone))),
    standing: (topic) => TaskEither.fromIO(() => standings.read().find((one) => one.topic === topic)),
    keepStanding: (one) => TaskEither.fromIO(() => standings.write([...others(one.topic), one])),
    dropStanding: (topic) =>
      TaskEither.fromIO(() => {
        const left = others(topic)
        if (left.length === 0) standings.forget()
        else standings.write(left)
      }),
  }
}
