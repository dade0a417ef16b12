import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type {
  Advertisement,
  AdvertisementId,
  AdvertisingRoom,
  OwnedAdvertisement,
} from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { RequestFailure } from './failure.ts'

/** What is advertised. Readings take a signal that calls them off; nobody is told of what fails here (ERR-02). */
export interface Advertising {
  /** What is there for a room of a page (ADS-01, ADS-02, ADS-05). */
  readonly all: (room: AdvertisingRoom, signal?: AbortSignal) => TaskEither<RequestFailure, readonly Advertisement[]>
  /** One of them, and whose it is (CALL-01). */
  readonly one: (id: AdvertisementId, signal?: AbortSignal) => TaskEither<RequestFailure, OwnedAdvertisement>
  /** Counts a click; it is on its way even when the page is left for it (ADS-03). */
  readonly countClick: (
    click: Readonly<{ advertisement: AdvertisementId; municipality: MunicipalityId | undefined }>,
  ) => TaskEither<RequestFailure, void>
}
