import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import { useHeld } from '#ui/layout/use-held.ts'
import type { Headless } from './headless.ts'

export const HeadlessContext = createContext<Headless | undefined>(undefined)

export const useHeadless = (): Headless => {
  const headless = use(HeadlessContext)
  if (!headless) throw new Error('No headless app above this component')
  return headless
}

/** The headless app; the component follows its changes. */
export const useFollowedHeadless = (): Headless => {
  const headless = useHeadless()
  useSelector(useHeld(headless), (snapshot) => snapshot)
  return headless
}
