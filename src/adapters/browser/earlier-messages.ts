import * as Option from 'fp-ts/lib/Option.js'
import type { ChatId, ChatMessageId } from '#domain/chat/chat.ts'
import { twinsOf } from '#domain/chat/outgoing.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, posted } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { parseJson } from './json.ts'

/** Where an earlier version kept the messages of a conversation that had not arrived: its owner and its chat. */
const NAME = /^user\.draft\.chat\.(?<owner>\d+)\.(?<chat>\d+)\.outbox$/

type Message = Readonly<{ text: string; at: Instant; after: ChatMessageId | 0 }>

const asMessage = (stored: unknown): readonly Message[] => {
  if (typeof stored !== 'object' || stored === null) return []
  const { text, at, after } = stored as Partial<Record<keyof Message, unknown>>
  if (typeof text !== 'string' || typeof at !== 'number') return []
  return [{ text, at: at as Instant, after: (typeof after === 'number' ? after : 0) as Message['after'] }]
}

/**
 * Puts the messages that an earlier version kept in the storage into the outbox, once. They may have arrived: each is read
 * back before it is sent. A tab takes a conversation's messages out of the storage before another can see them.
 */
export const earlierMessages = async (
  storage: BrowserStorage,
  keep: (entry: Omit<Entry, 'number'>) => Promise<Readonly<{ isKept: boolean }>>,
): Promise<void> => {
  for (const name of storage.names('user.draft.chat.')) {
    const { owner, chat } = NAME.exec(name)?.groups ?? {}
    if (owner === undefined || chat === undefined) continue
    const text = storage.read(name)
    const stored = Option.toUndefined(parseJson(text))
    storage.remove(name)
    let isKept = true
    const before: Message[] = []
    for (const message of Array.isArray(stored) ? stored.flatMap(asMessage) : []) {
      const { at, ...said } = message
      const twins = twinsOf(said.text, before)
      before.push(message)
      const write = { kind: 'messageSaid', chat: Number(chat) as ChatId, ...said, twins } as const
      const put = await keep({ ...posted(Number(owner) as UserId, write, at), standing: 'unsettled' })
      isKept &&= put.isKept
    }
    // Without a database they stay where they were, for another visit.
    if (!isKept && text !== undefined) storage.write(name, text)
  }
}
