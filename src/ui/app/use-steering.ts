import { useEffect } from 'react'
import { followCourse } from './going.ts'
import { useHeadless } from './headless-context.tsx'

/** Takes the citizen where news lead. One for the whole app. */
export const useSteering = (): void => {
  const headless = useHeadless()
  useEffect(() => headless.follow((course) => followCourse(course)), [headless])
}
