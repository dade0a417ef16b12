import * as Either from 'fp-ts/lib/Either.js'
import { remembered } from '#application/kit/remembered.ts'
import type { Scope } from '#application/kit/scope.ts'
import { giveUp } from '#application/outbox/give-up.ts'
import { outboxOfApp } from '#application/outbox/posting.flow.ts'
import { type Chat, type ChatId, lastSaid } from '#domain/chat/chat.ts'
import { isLetter, type Letter, outgoing, twinsOf } from '#domain/chat/outgoing.ts'
import type { UserId } from '#domain/identity/user.ts'
import { chatSubject, type Entry, posted, sentAgain, waitingAbout } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** What the messages of a conversation tell it. */
type Told = Readonly<{
  /** A message is on the device: its draft is not needed any more. */
  stored: () => void
  /** It could not be stored at all: its text is its author's again. */
  notStored: (text: string) => void
  /** One has left the outbox; undefined where this tab does not know how. */
  left: (landed: Letter | undefined) => void
}>

/** What a conversation knows of itself: what was said, and which messages the server has that no reading has brought. */
type Known = Readonly<{ chat: Chat | undefined; landed: readonly Letter[] }>

const NOTHING_SAID: Chat['messages'] = []

/** One's own messages of a conversation that it does not contain yet, as a part of its flow (CHAT-07). */
export const openMessages = (scope: Scope, id: ChatId, me: UserId, told: Told) => {
  const { ports, piazza } = scope
  const actor = outboxOfApp(scope)
  scope.watch(actor)
  let isRoomLacking = false
  const lettersOf = remembered((entries: readonly Entry[]) => waitingAbout(entries, chatSubject(id)).filter(isLetter))
  const letters = () => lettersOf(actor.getSnapshot().context.entries)
  const changed = () => actor.send({ type: 'entries.changed' })
  /** The server has a message when the outbox says so; one that vanished was sent, or given up, by another tab. */
  let before = letters()
  const hearing = actor.on('write.sent', ({ entry }) => {
    if (!isLetter(entry) || entry.write.chat !== id) return
    before = before.filter(({ number }) => number !== entry.number)
    told.left(entry)
  })
  const following = actor.subscribe(() => {
    const now = letters()
    const isAnyGone = before.some(({ number }) => now.every((one) => one.number !== number))
    before = now
    if (isAnyGone) told.left(undefined)
  })
  scope.onClose(hearing.unsubscribe)
  scope.onClose(following.unsubscribe)
  const resend = async (): Promise<void> => {
    for (const one of letters()) if (one.standing === 'held') await ports.outbox.replace(one, sentAgain(one))()
    changed()
  }
  const say = async (text: string, at: Instant, { chat, landed }: Known): Promise<void> => {
    const after = chat === undefined ? 0 : lastSaid(chat)
    const twins = twinsOf(
      text,
      [...landed, ...letters()].map(({ write }) => write),
    )
    const put = await ports.outbox.put(posted(me, { kind: 'messageSaid', chat: id, text, after, twins }, at, true))()
    if (Either.isLeft(put)) {
      piazza.tell({ type: 'message.notKept' })
      return told.notStored(text)
    }
    told.stored()
    if (!put.right.isKept && !isRoomLacking) piazza.tell({ type: 'message.notKept' })
    isRoomLacking = !put.right.isKept
    // What was held goes before it: nothing overtakes it.
    await resend()
  }
  const discard = async (key: number): Promise<void> => {
    const gone = letters().find(({ number }) => number === key)
    if (gone) await giveUp(ports.outbox, gone)
    changed()
  }
  const outgoingOf = remembered(outgoing, (seen) => Object.values(seen))
  return {
    say: (text: string, at: Instant, known: Known) => void say(text, at, known),
    resend: (): void => void resend(),
    discard: (key: number): void => void discard(key),
    now: ({ chat, landed }: Known) => {
      const { isOnline, current, now } = actor.getSnapshot().context
      const said = chat?.messages ?? NOTHING_SAID
      return outgoingOf({ letters: letters(), landed, said, me, isOnline, current: current?.number, now })
    },
  }
}
