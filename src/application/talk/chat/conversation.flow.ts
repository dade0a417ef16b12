import { openedFace } from '#application/kit/opened-face.ts'
import type { Actor, ActorRefFrom } from 'xstate'
import { leftOutOf } from '#application/kit/left-out.ts'
import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { type ChatId, type ChatMessageId, lastSaid } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ContactProfile } from '#domain/profile/profile.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { composerMachine } from './composer.machine.ts'
import { openMessages } from './messages.flow.ts'
import { conversationMachine } from './conversation.machine.ts'

/** Events of the composer are forwarded too: it lives as long as the open conversation. */
const hearParts = ({ piazza, onClose }: Scope, actor: Actor<ReturnType<typeof conversationMachine>>) => {
  const heard = new WeakSet()
  return () => {
    const part = actor.getSnapshot().children.composer
    if (part === undefined || heard.has(part)) return
    heard.add(part)
    onClose(piazza.follow(part))
  }
}

const composerNow = (actor: ActorRefFrom<typeof composerMachine>, { ports: { clock } }: Scope) => {
  const snapshot = actor.getSnapshot()
  return {
    text: snapshot.context.text,
    isReminded: snapshot.matches({ open: 'reminded' }),
    write: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'message.submitted', at: clock.now() }),
    dismiss: () => actor.send({ type: 'reminder.dismissed' }),
  }
}

/** One conversation: its messages, those that are still to arrive, and the composer (CHAT-03). A conversation read before shows at once. */
export const openConversation = (scope: Scope, id: ChatId, me: UserId) => {
  const { ports, piazza } = scope
  const actor = scope.run(conversationMachine(ports), { id, owner: me, known: piazza.known().talks.get(id) })
  const hear = hearParts(scope, actor)
  const profile = keyed<() => Reading<ContactProfile>>(scope)
  let opened: ChatMessageId | 0 | undefined
  const settle = () => {
    hear()
    const chat = actor.getSnapshot().context.chat
    if (chat === undefined) return
    opened ??= lastSaid(chat)
    const person = chat.with?.kind === 'person' ? chat.with.id : undefined
    if (person !== undefined)
      profile.show(String(person), (inner) =>
        openReading(inner, ({ chats }, signal) => chats.profile(person, signal), { isBeside: true }),
      )
  }
  const known = () => actor.getSnapshot().context
  const messages = openMessages(scope, id, me, {
    stored: () => actor.send({ type: 'message.stored' }),
    notStored: (text) => actor.send({ type: 'message.returned', text }),
    left: (landed) => actor.send({ type: 'message.left', landed }),
  })
  scope.onClose(actor.on('message.written', ({ text, at }) => messages.say(text, at, known())).unsubscribe)
  scope.onClose(actor.subscribe(settle).unsubscribe)
  settle()
  const verbs = {
    retry: () => actor.send({ type: 'retry.requested' }),
    resend: messages.resend,
    discard: messages.discard,
  }
  return () => {
    const snapshot = actor.getSnapshot()
    const composer = snapshot.children.composer
    return {
      id,
      me,
      username: sessionNow(piazza).user?.username,
      face: openedFace(snapshot),
      chat: snapshot.context.chat,
      failure: snapshot.context.failure,
      leftOut: leftOutOf(snapshot.context.chat),
      /** The last message at the opening of the conversation; undefined until it is read. */
      opened,
      /** The public profile of the other person, once it is read (CHAT-09). */
      profile: profile.now()?.().value,
      outgoing: messages.now(known()),
      composer: composer && composerNow(composer, scope),
      verbs,
    }
  }
}
export type ConversationNow = ReturnType<ReturnType<typeof openConversation>>
