import { openAction } from '#application/kit/action.ts'
import { requestFailureOf } from '#application/kit/from-port.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

/** Failures that the request itself does not announce (ERR-01): there is no such activity, or the app has a defect. */
const isUntold = (error: unknown): boolean => ['Missing', 'Unexpected'].includes(requestFailureOf(error)._tag)

/**
 * Opens the chat with an activity (CHAT-02); there is none in a town without chat. Visitors are asked to sign in (SHELL-13),
 * and of a session whose citizen is not known it is read first who it is.
 */
export const openChatStart = (scope: Scope, activity: ActivityId) => {
  const { ports, piazza } = scope
  if (!isSwitchedOn(ports.configuration, 'chat')) return () => undefined
  const opening = openAction(scope, {
    act: (from: UserId) => ports.chats.withActivity(activity, from),
    done: ({ id }) => ({ type: 'chat.opened', id }),
    failed: (error) => (isUntold(error) ? { type: 'chat.notOpened' } : undefined),
  })
  return () => {
    const { isBusy, act } = opening()
    const start = () => {
      const { standing, user } = sessionNow(piazza)
      if (user) act(user.id)
      else piazza.tell({ type: standing === 'anonymous' ? 'chat.signInRequired' : 'reader.wanted' })
    }
    return { isBusy, start }
  }
}

/** Whether the chat is being opened, and the action that opens it. */
export type ChatStartNow = NonNullable<ReturnType<ReturnType<typeof openChatStart>>>
