import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { chatStart } from '#application/chats/chat-start.implementations.ts'
import { isOpening } from '#application/chats/chat-start.selectors.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { usePiazza, usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { writerOf } from './writer.ts'

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
