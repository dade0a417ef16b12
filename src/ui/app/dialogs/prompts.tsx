import { useFrame } from '#ui/app/piazza-context.tsx'
import { LateBoundary } from '#ui/app/reading/late-boundary.tsx'
import { LateQuestion } from '#ui/layout/late-question.tsx'

/** The dialog that may open over any screen: to sign in (SHELL-13), or to confirm the sign-out (SHELL-08). */
export const Prompts = () => (
  <LateBoundary>
    <LateQuestion view={useFrame().prompt} />
  </LateBoundary>
)
