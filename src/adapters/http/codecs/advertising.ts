import type { Advertisement, OwnedAdvertisement } from '#domain/advertising/advertisement.ts'
import { count, id, mapped, optional, optionalText, titleField, type Wire } from './wire.ts'
import { record } from './wire-records.ts'
import { choice } from './wire-words.ts'

/** The letters of the slots (ADS-01). */
export const advertisingPlace = choice('type', { top: 'FT', bottom: 'FB', slot: 'C', large: 'G' })
/** The letters of the pages with advertisements (ADS-02). */
export const advertisingPage = choice('positionPage', { municipalities: 'C', events: 'E', notices: 'N', guide: 'F' })

const advertisementFields = {
  id: ['id', id('Advertisement')],
  title: titleField,
  text: ['description', optionalText],
  image: ['image', optionalText],
  place: ['type', optional(advertisingPlace)],
  page: ['positionPage', optional(advertisingPage)],
  municipality: ['countryId', optional(id('Municipality'))],
  notice: ['noticeSendId', optional(id('ReceivedNotice'))],
  clicks: ['clickCounter', optional(count)],
} as const

export const advertisement: Wire<Advertisement> = record('advertisement', advertisementFields)

/** An advertisement with its advertiser (CALL-01). */
export const ownedAdvertisement: Wire<OwnedAdvertisement> = mapped(
  record('advertisement with its owner', {
    ...advertisementFields,
    owner: ['userId', optional(record('owner', { id: ['id', id('User')] }))],
  }),
  ({ owner, ...advertisement }): OwnedAdvertisement => ({ advertisement, owner: owner?.id }),
  ({ advertisement, owner }) => ({ ...advertisement, owner: owner && { id: owner } }),
)
