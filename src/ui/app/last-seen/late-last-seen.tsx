import { Suspense } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { whenIdle } from '#ui/components/when-idle.ts'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'

/** No part of the first page: it comes once that has nothing better to do. */
const KeepLastSeen = lazy(async () => {
  await whenIdle()
  return { default: (await import('./keep-last-seen.tsx')).KeepLastSeen }
})

/** Keeps how screens look, where the app is stored on the device too: the demo begins anew at each visit. */
export const LateLastSeen = () =>
  import.meta.env.MODE === 'production' ? (
    <LateBoundary>
      <Suspense>
        <KeepLastSeen />
      </Suspense>
    </LateBoundary>
  ) : null
