import type {
  Advertisement,
  AdvertisementId,
  AdvertisingRoom,
  OwnedAdvertisement,
} from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Requested } from './failure.ts'

/** Advertisements. A signal aborts a reading; failures are silent (ERR-02). */
export interface Advertising {
  /** The advertisements of a slot of a page (ADS-01, ADS-02, ADS-05). */
  readonly all: (room: AdvertisingRoom, signal?: AbortSignal) => Requested<readonly Advertisement[]>
  /** One of them, and its advertiser (CALL-01). */
  readonly one: (id: AdvertisementId, signal?: AbortSignal) => Requested<OwnedAdvertisement>
  /** Counts a click; the request completes even when the page is left (ADS-03). */
  readonly countClick: (
    click: Readonly<{ advertisement: AdvertisementId; municipality: MunicipalityId | undefined }>,
  ) => Requested<void>
}
