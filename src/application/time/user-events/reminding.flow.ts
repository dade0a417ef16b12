import type { FlowGiven } from '#application/kit/app.ts'
import { keyed, openScope } from '#application/kit/scope.ts'
import { followSession, type SessionNow } from '#application/identity/session/session-now.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import type { ReminderWords } from './reminder-news.ts'
import { remindersMachine } from './reminders.machine.ts'

/** The owner of the reminders; undefined without a session, and while the user is loading. */
const ownerOf = ({ standing, user, userFailure }: SessionNow): string | undefined =>
  standing === 'authenticated' && (user ?? userFailure) ? String(user?.id) : undefined

/**
 * Shows the reminders of the signed-in citizen (EVENT-05), until the returned function is called. For another user they
 * start again. `describe` formats a reminder in the citizen's language.
 */
export const openReminding = (given: FlowGiven, describe: (userEvent: UserEvent) => ReminderWords): (() => void) => {
  const scope = openScope(given, () => {})
  const mine = keyed(scope)
  if (isSwitchedOn(given.ports.configuration, 'events'))
    followSession(scope, (session) =>
      mine.show(ownerOf(session), (inner) =>
        inner.runAs('reminders', remindersMachine(given.ports, describe), undefined),
      ),
    )
  return scope.close
}
