import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterPaint } from '#ui/components/after-paint.ts'
import { followCourse } from './going.ts'
import { useHeadless } from './piazza-context.tsx'

/** Where the citizen is, without language prefix, with the query. */
export const useWhereabouts = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}

/** What the back button of the top bar does (SHELL-02). */
export const useGoBack = (): (() => void) => {
  const headless = useHeadless()
  const [, navigate] = useLocation()
  return () => afterPaint(() => followCourse(headless.back(), navigate))
}

/** Takes the citizen where news lead. One for the whole app. */
export const useSteering = (): void => {
  const headless = useHeadless()
  useEffect(() => headless.follow((course) => followCourse(course)), [headless])
}
