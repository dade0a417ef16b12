import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { conversation } from '#application/chat/conversation.implementations.ts'
import {
  composerActor,
  conversationFace,
  draft,
  isReminded,
  offersResend,
  openChat,
  outboxActor,
  outgoing,
  readingFailure,
} from '#application/chat/conversation.selectors.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

type ConversationActor = ReturnType<typeof useActorRef<ReturnType<typeof conversation>>>
type Outgoing = NonNullable<ReturnType<typeof outboxActor>>
type Composer = NonNullable<ReturnType<typeof composerActor>>

const NOTHING: Outbox = []

/** A conversation while it is open: what was said, what is on its way, and what can be done about it. */
export const useConversation = (id: ChatId, owner: UserId) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor: ConversationActor = useActorRef(
    useMemo(() => conversation(ports), [ports]),
    { input: { id, owner, known: piazza.talks.of(id) } },
  )
  const outbox: Outgoing | undefined = useSelector(actor, outboxActor)
  const composer: Composer | undefined = useSelector(actor, composerActor)
  useEffect(() => piazza.follow(actor), [piazza, actor])
  useEffect(() => outbox && piazza.follow(outbox), [piazza, outbox])
  useEffect(() => composer && piazza.follow(composer), [piazza, composer])
  return {
    face: useSelector(actor, conversationFace),
    chat: useSelector(actor, openChat),
    failure: useSelector(actor, readingFailure),
    retry: () => actor.send({ type: 'retry.requested' }),
    outgoing: useSelector(outbox, ofChild(outgoing, NOTHING)),
    offersResend: useSelector(outbox, ofChild(offersResend, false)),
    verbs: useMemo(
      () => ({
        resend: () => outbox?.send({ type: 'resend.requested' }),
        discard: (key: number) => outbox?.send({ type: 'message.discarded', key }),
      }),
      [outbox],
    ),
    composer,
  }
}
export type OpenConversation = ReturnType<typeof useConversation>

/** What is being written; it moves with each letter, and nothing else does. */
export const useComposer = (composer: Composer) => {
  const { clock } = usePorts()
  return {
    text: useSelector(composer, draft),
    isReminded: useSelector(composer, isReminded),
    write: (text: string) => composer.send({ type: 'text.changed', text }),
    submit: () => composer.send({ type: 'message.submitted', at: clock.now() }),
    dismiss: () => composer.send({ type: 'reminder.dismissed' }),
  }
}
