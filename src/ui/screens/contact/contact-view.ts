import { type ContactPageNow, openContactPage } from '#application/town/contact-page/contact-page.flow.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { addressLine, reachOf } from '#domain/directory/reach.ts'
import { imagePath } from '#ui/base/images.ts'
import { faultReportPath, hasScreen, partOfAddress } from '#ui/base/screens.ts'
import { named } from '#ui/language/titles.ts'
import { hoursView } from '#ui/parts/place/hours-view.ts'
import { placeHeadView } from '#ui/parts/place/place-head-view.ts'
import { contactView } from '#ui/parts/place/place-views.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { pageView } from '#ui/view/page.ts'
import { way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { inOneLine } from '#ui/view/where.ts'
import type { Speech } from '#ui/view/speech.ts'
import { serverHost } from '#ui/components/server-host.ts'
import { idFrom } from '#domain/id.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'

/** The page of a contact (DIR-03). */
export const contactPageView = (
  { id, page, session, sharing, moment }: ContactPageNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => {
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
        cover: imagePath('activityPoint', contact.cover),
        head: placeHeadView(
          {
            name: nameOf(contact),
            category: page.category,
            municipality: contact.municipality,
            hours: contact.hours,
            position: contact.position,
            here: page.here,
            moment,
            heart: page.heart,
            reach: reachOf(contact, serverHost()),
            sharing,
          },
          speech,
        ),
        hours: hoursView(contact.hours, moment, speech),
        where: { title: say('contact.where'), facts: contactView(contact, speech) },
        /** The report of a fault here; undefined in a town that takes none (LAW-05). */
        report: hasScreen(configuration, 'faultReport')
          ? way(say('faultReport.here'), faultReportPath(inOneLine(nameOf(contact), addressLine(contact)) ?? ''))
          : undefined,
      }),
    },
    speech,
  )
}

export type ContactPageView = ReturnType<typeof contactPageView>

/** The page of a contact: name, address and contact details (DIR-03). */
export const screen = screenOf({
  query: (address, path) => ({ id: idFrom<'Contact'>(partOfAddress(address, 2)), path }),
  open: openContactPage,
  view: asking(contactPageView),
})
