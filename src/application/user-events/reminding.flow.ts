import { type FlowGiven, keyed, openScope } from '#application/kit/scope.ts'
import { followSession, type SessionNow } from '#application/session/session-now.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { ReminderWords } from './reminder-news.ts'
import { reminders } from './reminders.implementations.ts'

/** Whose reminders are given: nobody's while nobody is signed in, or while it is still read who that is. */
const ownerOf = ({ standing, user, userFailure }: SessionNow): string | undefined =>
  standing === 'authenticated' && (user ?? userFailure) ? String(user?.id) : undefined

/**
 * Gives the reminders of whoever is signed in (EVENT-05), until the returned function is called. Another user's begin
 * anew. `describe` puts a reminder in the citizen's language.
 */
export const openReminding = (given: FlowGiven, describe: (userEvent: UserEvent) => ReminderWords): (() => void) => {
  const scope = openScope(given, () => {})
  const mine = keyed(scope)
  followSession(scope, (session) =>
    mine.show(ownerOf(session), (inner) => inner.runAs('reminders', reminders(given.ports, describe), undefined)),
  )
  return scope.close
}
