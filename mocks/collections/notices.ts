import type * as t from 'io-ts'
import { receivedNotice } from '#adapters/http/codecs/received-notice.ts'
import { count, decimal, flag, id, optionalText, text } from '#adapters/http/codecs/wire.ts'
import { list } from '#adapters/http/codecs/wire-lists.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'

/**
 * A received notice. `notice` never changes; its reader's changes are separate fields, so that a stored change is
 * small.
 */
export const received = record('received', {
  id: ['id', id('ReceivedNotice')],
  owner: ['owner', id('User')],
  notice: ['notice', receivedNotice],
  summary: ['summary', text],
  seen: ['seen', flag],
  closed: ['closed', flag],
  /** The answers of its survey; without a name when they were sent anonymously. */
  answers: [
    'answers',
    list(record('answer', { question: ['question', id('Question')], index: ['index', count], value: ['value', text] })),
  ],
  answeredBy: ['answeredBy', optionalText],
})
export type Received = t.TypeOf<typeof received>

/** A position that a citizen sent about a notice. */
export const sentPosition = record('sent position', {
  id: ['id', id('SentPosition')],
  notice: ['notice', id('Notice')],
  latitude: ['latitude', decimal],
  longitude: ['longitude', decimal],
})
