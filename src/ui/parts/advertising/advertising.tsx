import { isSwitchedOn } from '#domain/town/configuration.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { type AdvertisingPart, isReserved } from './advertising-rooms.ts'
import * as css from './advertising.css.ts'

const AdvertisingLayout = lazy(() => import('./advertising-layout.tsx'))

/** Advertising on a page. It loads separately, after the page; a failure leaves the page unchanged. */
export const Advertising = ({ view }: { readonly view: AdvertisingPart }) =>
  isSwitchedOn(usePorts().configuration, 'advertising') ? (
    <LateBoundary>
      <AdvertisingLayout key={view.key} part={view} waiting={isReserved(view) ? <div className={css.room} /> : null} />
    </LateBoundary>
  ) : null
