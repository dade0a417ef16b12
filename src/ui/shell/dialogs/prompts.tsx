import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import type { FrameView } from '#ui/shell/frame/frame-view.ts'

const PromptLayout = lazy(() => import('./prompt.tsx'))

/** The dialog that may open over any screen: to sign in (SHELL-13), to confirm the sign-out (SHELL-08), to choose one's town. */
export const Prompts = ({ view }: { readonly view: FrameView['prompt'] }) => (
  <LateBoundary>{view ? <PromptLayout view={view} /> : null}</LateBoundary>
)
