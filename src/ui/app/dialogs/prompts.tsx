import { Suspense } from 'react'
import { useFrame } from '#ui/app/piazza-context.tsx'
import { LateBoundary } from '#ui/app/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'

const PromptLayout = lazy(() => import('./prompt.tsx'))

/** The dialog that may open over any screen: to sign in (SHELL-13), to confirm the sign-out (SHELL-08), to choose one's town. */
export const Prompts = () => {
  const { prompt } = useFrame()
  return (
    <LateBoundary>
      {prompt ? (
        <Suspense>
          <PromptLayout view={prompt} />
        </Suspense>
      ) : null}
    </LateBoundary>
  )
}
