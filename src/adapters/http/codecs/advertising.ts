import type { Advertisement, OwnedAdvertisement } from '#domain/advertising/advertisement.ts'
import { choice, count, id, mapped, optional, optionalText, record, text, type Wire } from './wire.ts'

/** The letters of where an advertisement stands (ADS-01). */
export const advertisingPlace = choice('type', { top: 'FT', bottom: 'FB', slot: 'C', large: 'G' })
/** The letters of the pages that carry advertisements (ADS-02). */
export const advertisingPage = choice('positionPage', { municipalities: 'C', events: 'E', notices: 'N', guide: 'F' })

export const advertisement: Wire<Advertisement> = record('advertisement', {
  id: ['id', id('Advertisement')],
  title: ['title', text],
  text: ['description', optionalText],
  image: ['image', optionalText],
  place: ['type', advertisingPlace],
  page: ['positionPage', advertisingPage],
  municipality: ['countryId', optional(id('Municipality'))],
  notice: ['noticeSendId', optional(id('ReceivedNotice'))],
  clicks: ['clickCounter', optional(count)],
})

/** An advertisement with its owner beside it (CALL-01). */
export const ownedAdvertisement: Wire<OwnedAdvertisement> = mapped(
  record('{ data: advertisement, userId }', {
    advertisement: ['data', advertisement],
    owner: ['userId', optional(record('owner', { id: ['id', id('User')] }))],
  }),
  ({ advertisement: one, owner }): OwnedAdvertisement => ({ advertisement: one, owner: owner?.id }),
  ({ advertisement: one, owner }) => ({ advertisement: one, owner: owner && { id: owner } }),
)
