import { Suspense } from 'react'
import { LateBoundary } from '#ui/app/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import type { ReadAloudPart } from './read-aloud-room.ts'
import * as css from './read-aloud.css.ts'

const ReadAloudLayout = lazy(() => import('./read-aloud-layout.tsx'))

/**
 * The button that reads a text aloud, in its place on the page. It loads separately, after the page; a failure leaves the
 * page unchanged.
 */
export const ReadAloud = ({ part }: { readonly part: ReadAloudPart }) => (
  <LateBoundary>
    <Suspense fallback={<div className={css.place} />}>
      <ReadAloudLayout key={part.key} part={part} />
    </Suspense>
  </LateBoundary>
)
