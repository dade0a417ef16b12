import type { Scope } from '#application/kit/scope.ts'
import { type SessionNow, sessionNow } from '#application/session/session-now.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { chatStart } from './chat-start.implementations.ts'
import type { Writer } from './chat-start.machine.ts'
import { isOpening } from './chat-start.selectors.ts'

/** The author, from the session. */
export const writerOf = ({ standing, user }: Pick<SessionNow, 'standing' | 'user'>): Writer =>
  user !== undefined ? { kind: 'known', id: user.id } : { kind: standing === 'anonymous' ? 'anonymous' : 'unknown' }

/** Opens the chat with an activity (CHAT-02). */
export const openChatStart = (scope: Scope, activity: ActivityId) => {
  const actor = scope.run(chatStart(scope.ports), { activity })
  return () => ({
    isBusy: isOpening(actor.getSnapshot()),
    start: () => actor.send({ type: 'chat.wanted', writer: writerOf(sessionNow(scope.piazza)) }),
  })
}
export type ChatStartNow = ReturnType<ReturnType<typeof openChatStart>>
