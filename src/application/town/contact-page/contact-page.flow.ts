import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import type { Flow } from '#application/kit/flow.ts'
import { present } from '#application/kit/present.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import { openSharing, type SharingNow } from '#application/app/sharing/sharing.flow.ts'
import { openKnownPosition } from '#application/town/whereabouts/known-position.flow.ts'
import type { ContactId } from '#domain/directory/contact.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** The contact of a URL; undefined where the URL names none. `path`: the address to share. */
export type ContactQuery = Readonly<{ id: ContactId | undefined; path: string }>

const openContact = (scope: Scope, id: ContactId) => {
  const reading = openReading(scope, ({ contacts }, signal) => contacts.one(id, signal))
  const categories = openReading(scope, ({ contacts }, signal) => contacts.categories(signal), { isBeside: true })
  const heart = openHearts(scope)
  const here = openKnownPosition(scope)
  return () => {
    const one = reading()
    return {
      contact: one,
      /** Contacts name their category by id; undefined until the names are known, and where they fail. */
      category: categories().value?.find(({ id }) => id === one.value?.category)?.name,
      heart: one.value && heart({ kind: 'contact', thing: one.value }),
      here: here(),
    }
  }
}

/** The page of a contact (DIR-03). */
export const openContactPage = (scope: Scope, query: ContactQuery): Flow<ContactQuery, ContactPageNow> => {
  const sharing = openSharing(scope)
  const page = openKeyedPage(
    scope,
    query,
    ({ id }) => id?.toString(),
    (inner, { id }) => openContact(inner, present(id)),
  )
  return {
    ask: page.ask,
    now: () => ({
      id: page.asked().id,
      moment: scope.ports.clock.now(),
      session: sessionNow(scope.piazza),
      page: page.now()?.(),
      sharing: sharing(page.asked().path),
    }),
  }
}

export type ContactPageNow = Readonly<{
  id: ContactId | undefined
  moment: Instant
  session: SessionNow
  /** Undefined where the URL names no contact. */
  page: ReturnType<ReturnType<typeof openContact>> | undefined
  sharing: SharingNow
}>
