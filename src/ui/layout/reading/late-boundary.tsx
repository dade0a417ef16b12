import type { ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { useMissingPiece } from './missing-piece.ts'

/** Around a part that comes late: while it cannot be fetched, the page goes on without it. */
export const LateBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary renderBroken={(by, retry) => <Missing by={by} retry={retry} />}>{children}</Boundary>
)

const Missing = ({ by, retry }: { readonly by: unknown; readonly retry: () => void }) => {
  useMissingPiece(by, retry)
  return null
}
