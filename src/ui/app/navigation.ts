import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { followCourse } from './going.ts'
import { useHeadless } from './piazza-context.tsx'

/** Where the citizen is, without language prefix, with the query. */
export const useWhereabouts = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}

/** Takes the citizen where news lead. One for the whole app. */
export const useSteering = (): void => {
  const headless = useHeadless()
  useEffect(() => headless.follow((course) => followCourse(course)), [headless])
}
