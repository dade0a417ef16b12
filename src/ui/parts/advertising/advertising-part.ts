import { openAdvertising } from '#application/town/advertising/advertising.flow.ts'
import type { AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import { partOf } from '#ui/view/late.ts'
import { advertisingView } from './advertising-view.ts'

/** The advertising in one slot of a page. */
export const advertisingIn = (room: AdvertisingRoom) => partOf((scope) => openAdvertising(scope, room), advertisingView)
