import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openPageOf } from '#application/identity/session/keyed-page.ts'
import { openSharing } from '#application/app/sharing/sharing.flow.ts'
import { openKnownPosition } from '#application/town/whereabouts/position.flow.ts'
import type { ContactId } from '#domain/directory/contact.ts'

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
export const openContactPage = (scope: Scope, query: ContactQuery) => {
  const sharing = openSharing(scope)
  const page = openPageOf(scope, query, openContact)
  return {
    ask: page.ask,
    now: () => ({ ...page.now(), moment: scope.ports.clock.now(), sharing: sharing(page.asked().path) }),
  }
}

export type ContactPageNow = ReturnType<ReturnType<typeof openContactPage>['now']>
