import type * as t from 'io-ts'
import { flag, id, optional, text } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'
import { instant } from '#adapters/http/codecs/wire-moments.ts'

/** A conversation of a citizen with an activity or with another citizen. */
export const keptChat = record('kept chat', {
  id: ['id', id('Chat')],
  owner: ['owner', id('User')],
  activity: ['activity', optional(id('Activity'))],
  other: ['other', optional(id('User'))],
  /** The last message that its owner has read. */
  readTo: ['readTo', optional(id('ChatMessage'))],
})
export type KeptChat = t.TypeOf<typeof keptChat>

/** A message of a conversation; without an author it is the activity's. */
export const keptMessage = record('kept message', {
  id: ['id', id('ChatMessage')],
  chat: ['chat', id('Chat')],
  from: ['from', optional(id('User'))],
  text: ['text', text],
  at: ['at', instant],
  /** A generated message, not one of a citizen. */
  isAnswer: ['isAnswer', flag],
})
export type KeptMessage = t.TypeOf<typeof keptMessage>
