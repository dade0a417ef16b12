import { lazy, Suspense } from 'react'
import type { AdvertisingPage, AdvertisingPlace } from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { LateBoundary } from '#ui/app/late-boundary.tsx'
import { isReserved, roomKey } from './advertising-rooms.ts'
import * as css from './advertising.css.ts'

const AdvertisingRoom = lazy(() => import('./advertising-room.tsx'))

export type AdvertisingProps = {
  readonly page: AdvertisingPage
  readonly place: AdvertisingPlace
  /** Where the page is about one municipality (ADS-02). */
  readonly municipality?: MunicipalityId | undefined
  /** Where the page is a received notice (ADS-05). */
  readonly noticeSend?: ReceivedNoticeId | undefined
}

/** Advertising on a page. It comes after the page and by itself: one that does not come leaves the page as it is. */
export const Advertising = ({ page, place, municipality, noticeSend }: AdvertisingProps) => {
  const room = { page, place, municipality, notice: noticeSend }
  return (
    <LateBoundary>
      <Suspense fallback={isReserved(room) ? <div className={css.room} /> : null}>
        <AdvertisingRoom key={roomKey(room)} room={room} />
      </Suspense>
    </LateBoundary>
  )
}
