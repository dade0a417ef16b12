import type { Scope } from '#application/kit/scope.ts'
import { type SessionNow, sessionNow } from '#application/session/session-now.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { chatStart } from './chat-start.implementations.ts'
import type { Writer } from './chat-start.machine.ts'
import { isOpening } from './chat-start.selectors.ts'

/** The author, from the session. */
export const writerOf = ({ standing, user }: Pick<SessionNow, 'standing' | 'user'>): Writer =>
  user !== undefined ? { kind: 'known', id: user.id } : { kind: standing === 'anonymous' ? 'anonymous' : 'unknown' }

/** Whether the chat is being opened, and the action that opens it. */
export type ChatStartNow = Readonly<{ isBusy: boolean; start: () => void }>

/** Opens the chat with an activity (CHAT-02); there is none in a town without chat. */
export const openChatStart = (scope: Scope, activity: ActivityId): (() => ChatStartNow | undefined) => {
  if (!isSwitchedOn(scope.ports.configuration, 'chat')) return () => undefined
  const actor = scope.run(chatStart(scope.ports), { activity })
  return () => ({
    isBusy: isOpening(actor.getSnapshot()),
    start: () => actor.send({ type: 'chat.wanted', writer: writerOf(sessionNow(scope.piazza)) }),
  })
}
