import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { chatStart } from '#application/chats/chat-start.implementations.ts'
import { isOpening } from '#application/chats/chat-start.selectors.ts'
import type { Writer } from '#application/chats/chat-start.machine.ts'
import type { User } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Standing } from '#application/session/session.selectors.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'

/** Who would write, as the session has it. */
export const writerOf = ({ standing, user }: Readonly<{ standing: Standing; user: User | undefined }>): Writer =>
  user !== undefined ? { kind: 'known', id: user.id } : { kind: standing === 'anonymous' ? 'anonymous' : 'unknown' }

/** Opens the chat with an activity. */
export const useChatStart = (activity: ActivityId) => {
  const ports = usePorts()
  const piazza = usePiazza()
  const session = useSession()
  const actor = useActorRef(
    useMemo(() => chatStart(ports), [ports]),
    { input: { activity } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    isBusy: useSelector(actor, isOpening),
    open: () => actor.send({ type: 'chat.wanted', writer: writerOf(session) }),
  }
}
