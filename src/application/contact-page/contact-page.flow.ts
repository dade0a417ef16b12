import { openHearts } from '#application/favourites/favourites.flow.ts'
import type { Flow } from '#application/kit/flow.ts'
import { present } from '#application/kit/present.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/session/keyed-page.ts'
import { type SessionNow, sessionNow } from '#application/session/session-now.ts'
import { openSharing, type SharingNow } from '#application/sharing/sharing.flow.ts'
import type { ContactId } from '#domain/directory/contact.ts'
import { contact } from './contact-page.implementations.ts'

/** The contact of a URL; undefined where the URL names none. `path`: the address to share. */
export type ContactQuery = Readonly<{ id: ContactId | undefined; path: string }>

const openContact = (scope: Scope, id: ContactId) => {
  const reading = openReading(scope, contact(scope.ports), id)
  const heart = openHearts(scope)
  return () => {
    const one = reading()
    return { contact: one, heart: one.value && heart({ kind: 'contact', thing: one.value }) }
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
      session: sessionNow(scope.piazza),
      page: page.now()?.(),
      sharing: sharing(page.asked().path),
    }),
  }
}

export type ContactPageNow = Readonly<{
  id: ContactId | undefined
  session: SessionNow
  /** Undefined where the URL names no contact. */
  page: ReturnType<ReturnType<typeof openContact>> | undefined
  sharing: SharingNow
}>
