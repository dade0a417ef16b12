import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'

/** Most things have a picture: what is drawn in the place of one comes when it is needed. */
const Cover = lazy(async () => ({ default: (await import('#ui/components/cover.tsx')).Cover }))

/** The drawing in the place of a picture that is not there. */
export const Drawn = ({ seed }: { readonly seed: string }) => (
  <LateBoundary>
    <Cover seed={seed} />
  </LateBoundary>
)
