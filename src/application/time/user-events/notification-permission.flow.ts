import { openAction } from '#application/kit/action.ts'
import { openSense } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { NotifyPermission } from '#application/ports/notifications.ts'

/**
 * Whether the device may show notifications of reminders; undefined until it is known. The permission is requested only
 * after the citizen pressed the button (EVENT-05).
 */
export const openNotificationPermission = (scope: Scope) => {
  const known = openSense(scope, ({ notifications }) => notifications.permission())
  let answer: NotifyPermission | undefined
  const keep = (given: NotifyPermission): undefined => {
    answer = given
  }
  const asking = openAction(scope, {
    act: () => scope.ports.notifications.ask(),
    done: keep,
    failed: () => keep('missing'),
  })
  return () => {
    const { face, value } = known()
    const permission = answer ?? (face === 'failed' ? 'missing' : value)
    const { isBusy, act } = asking()
    /** `ask`: undefined where there is nothing to ask for. */
    return { permission, isBusy, ask: permission === 'askable' ? () => act(undefined) : undefined }
  }
}
