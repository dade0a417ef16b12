import type { ReactNode } from 'react'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { brokenView } from '#ui/view/not-found.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { Boundary } from './boundary.tsx'
import { useMissingPiece } from './missing-piece.ts'

type Props = Readonly<{ children: ReactNode; resetBy: string; onRetry?: (() => void) | undefined }>

/**
 * Keeps a screen that breaks from taking the bars with it; another address starts afresh (SHELL-17). A screen that is
 * not on the device is offered again (ERR-04).
 */
export const ErrorBoundary = ({ children, resetBy, onRetry }: Props) => (
  <Boundary
    resetBy={resetBy}
    renderBroken={(by, retry) => (
      <Broken
        by={by}
        onRetry={() => {
          onRetry?.()
          retry()
        }}
      />
    )}
  >
    {children}
  </Boundary>
)

const Broken = ({ by, onRetry }: { readonly by: unknown; readonly onRetry: () => void }) => {
  const speech = useSpeech()
  return <LostPage view={brokenView(by, useMissingPiece(by, onRetry), onRetry, speech)} />
}
