import { saveEntry } from '#application/time/calendar-saving/save-entry.ts'
import { openAction } from '#application/kit/action.ts'
import { present } from '#application/kit/present.ts'
import { openReading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { openPageOf } from '#application/identity/session/keyed-page.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import { openKeptEvent } from '#application/time/user-events/kept-event.flow.ts'
import { type EventId, isOver } from '#domain/events/event.ts'
import { dayTimeOf } from '#domain/time/wall-clock.ts'
import { entryOf } from './entry-of.ts'

/** The event of a URL; undefined where the URL names none. `path`: the address to share. */
export type EventQuery = Readonly<{ id: EventId | undefined; path: string }>

const openEvent = (scope: Scope, id: EventId) => {
  const kept = keyed<ReturnType<typeof openKeptEvent>>(scope)
  const reading = openReading(scope, ({ events }, signal) => events.one(id, signal), {
    heard: (event) => kept.show(event && String(event.id), (inner) => openKeptEvent(inner, { event: present(event) })),
  })
  // A calendar that receives the entry shows its own confirmation.
  const saving = openAction(scope, { act: saveEntry(scope.ports), failed: () => ({ type: 'file.notSaved' }) })
  return () => {
    const one = reading()
    const { isBusy, act } = saving()
    const moment = scope.ports.clock.now()
    return {
      event: one,
      isOver: one.value !== undefined && isOver(one.value, dayTimeOf(moment)),
      /** Its state in the citizen's calendar; undefined until the event is read. */
      kept: kept.now()?.now(),
      saving: {
        isBusy,
        /** Saves it under this title. */
        save: (title: string) =>
          one.value && act(entryOf({ ...one.value, title }, kept.now()?.now().userEvent?.reminder)),
      },
    }
  }
}

/** The page of an event (EVENT-03). */
export const openEventPage = (scope: Scope, query: EventQuery) => {
  const sharing = openSharing(scope)
  const page = openPageOf(scope, query, openEvent)
  return {
    ask: page.ask,
    now: () => ({ ...page.now(), sharing: sharing(page.asked().path) }),
  }
}

export type EventPageNow = ReturnType<ReturnType<typeof openEventPage>['now']>
