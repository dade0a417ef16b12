import { useSelector } from '@xstate/react'
import { neededContext } from '#ui/layout/needed-context.ts'
import { useHeld } from '#ui/layout/use-held.ts'
import type { Headless } from './headless.ts'

export const [HeadlessContext, useHeadless] = neededContext<Headless>('headless app')

/** The headless app; the component follows its changes. */
export const useFollowedHeadless = (): Headless => {
  const headless = useHeadless()
  useSelector(useHeld(headless), (snapshot) => snapshot)
  return headless
}
