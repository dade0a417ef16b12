import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { formNow } from '#application/kit/form-now.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { openWaiting, poster } from '#application/outbox/posting.flow.ts'
import { followSession, sessionNow } from '#application/identity/session/session-now.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import { eventSubject } from '#domain/outbox/outbox.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { keptEventFace, keptEventMachine } from './kept-event.machine.ts'
import { openNotificationPermission } from './notification-permission.flow.ts'

type Subject = Readonly<{
  event: PublicEvent
  /** The saved event as read by the calendar that shows it. */
  known?: UserEvent | undefined
}>

/** One visible event and its state in the citizen's calendar (EVENT-04 … EVENT-06). */
export const openKeptEvent = (scope: Scope, { event, known }: Subject) => {
  const { ports, piazza } = scope
  const isSignedIn = () => sessionNow(piazza).standing !== 'anonymous'
  const actor = scope.run(keptEventMachine({ ...ports, event: event.id, post: poster(scope) }), {
    event,
    isSignedIn: isSignedIn(),
    userEvent: known,
  })
  const waiting = openWaiting(scope, eventSubject(event.id), () => actor.send({ type: 'content.changed' }))
  const device = keyed<ReturnType<typeof openNotificationPermission>>(scope)
  const showDevice = () => device.show(actor.getSnapshot().children.reminder?.sessionId, openNotificationPermission)
  scope.onClose(actor.subscribe(showDevice).unsubscribe)
  followSession(scope, () => actor.send({ type: 'reader.changed', isSignedIn: isSignedIn() }))
  return {
    /** The calendar that shows it was read again. */
    read: (userEvent: UserEvent) => actor.send({ type: 'userEvent.read', userEvent }),
    now: () => {
      const snapshot = actor.getSnapshot()
      const reminder = snapshot.children.reminder
      const removal = snapshot.children.removal
      return {
        event,
        today: dayOf(ports.clock.now()),
        face: keptEventFace(snapshot),
        userEvent: snapshot.context.userEvent,
        failure: snapshot.context.failure,
        problem: snapshot.context.problem,
        /** Present while a change of it waits to be sent. */
        waiting: waiting(),
        isBusy: snapshot.hasTag('busy'),
        /** The open dialog about it; at most one. */
        reminder: reminder && { ...formNow(reminder), device: device.now()?.() },
        removal: removal && confirmationNow(removal),
        add: () => actor.send({ type: 'addition.requested' }),
        remind: () => actor.send({ type: 'reminder.requested' }),
        remove: () => actor.send({ type: 'removal.requested' }),
        cancel: () => actor.send({ type: 'cancelled' }),
        retry: () => actor.send({ type: 'retry.requested' }),
      }
    },
  }
}
export type KeptEventNow = ReturnType<ReturnType<typeof openKeptEvent>['now']>
