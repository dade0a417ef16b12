import { type RefObject, useEffect, useRef, useState } from 'react'
import { asked } from '#ui/layout/page/page.css.ts'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import type { PageFeedbackPart } from './page-feedback-room.ts'

const PageFeedbackLayout = lazy(() => import('./page-feedback-layout.tsx'))

/** How far below the window the place counts as in sight. */
const NEAR = '200px'

/** Whether an element has been in sight, or near it. */
const useSeen = (place: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}

/** The question how clear a page is, at its foot (LAW-04); nothing in a town that receives no opinions. */
export const PageFeedback = ({ view }: { readonly view: PageFeedbackPart | undefined }) =>
  view ? <Place key={view.key} view={view} /> : null

const Place = ({ view }: { readonly view: PageFeedbackPart }) => {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div className={asked} ref={place}>
      {isSeen ? (
        <LateBoundary>
          <PageFeedbackLayout part={view} />
        </LateBoundary>
      ) : null}
    </div>
  )
}
