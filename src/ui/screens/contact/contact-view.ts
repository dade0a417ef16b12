import type { ContactPageNow } from '#application/contact-page/contact-page.flow.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { imagePath } from '#ui/app/images.ts'
import { named } from '#ui/language/titles.ts'
import {
  type ContactView,
  contactView,
  type PlaceActionsView,
  placeActionsView,
  townView,
} from '#ui/parts/place/place-views.ts'
import { heartView } from '#ui/view/hearts.ts'
import { notFoundView, type NotFoundView } from '#ui/view/not-found.ts'
import { type PageView, pageView } from '#ui/view/page.ts'
import type { Choice, Way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The name of a contact, its actions, its address and its contact details. */
type ContactParts = Readonly<{
  name: string
  cover: string | undefined
  town: Way | string | undefined
  heart: Choice | undefined
  actions: PlaceActionsView
  where: Readonly<{ title: string; facts: ContactView }>
}>

/** The page of a contact (DIR-03). */
export type ContactPageView = NotFoundView | PageView<ContactParts>

export const contactPageView = ({ id, page, session, sharing }: ContactPageNow, speech: Speech): ContactPageView => {
  const { say } = speech
  const nameOf = (contact: Contact): string => named(contact.name, speech)
  if (page === undefined) return notFoundView(speech)
  return pageView(
    page.contact,
    {
      key: String(id),
      title: say('contact.title'),
      called: nameOf,
      signIn: session.requireSignIn,
      show: (contact) => ({
        name: nameOf(contact),
        cover: imagePath('activityPoint', contact.cover),
        town: townView(contact.municipality),
        heart: heartView(nameOf(contact), page.heart, speech),
        actions: placeActionsView({ title: nameOf(contact), contact, sharing }, speech),
        where: { title: say('contact.where'), facts: contactView(contact, speech) },
      }),
    },
    speech,
  )
}
