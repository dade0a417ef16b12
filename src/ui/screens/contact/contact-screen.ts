import { openContactPage } from '#application/contact-page/contact-page.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { contactPageView } from './contact-view.ts'

/** The page of a contact: name, address and contact details (DIR-03). */
export const screen = screenOf({
  query: (address, path) => ({ id: idFrom<'Contact'>(partOfAddress(address, 2)), path }),
  open: openContactPage,
  view: asking(contactPageView),
})
