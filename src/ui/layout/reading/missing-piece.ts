import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isLeavingGuarded } from '#ui/layout/leave-guard.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { isMissingPiece } from '#ui/base/failure-texts.ts'

/**
 * Follows the network while a file of the app is missing: `retry` is called when the network comes back. With a network
 * the page is renewed (fault 39), unless a form would lose its content. Returns whether there is a network.
 */
export const useMissingPiece = (by: unknown, retry: () => void): boolean => {
  const { presence, renewal, unsent } = usePorts()
  const isOnline = useSyncExternalStore(presence.watch, presence.isOnline)
  const hasWaited = useRef(false)
  const isMissing = isMissingPiece(by)
  useEffect(() => {
    if (!isMissing) return
    if (!isOnline) hasWaited.current = true
    else if (hasWaited.current) retry()
    else if (unsent.isEmpty() && !isLeavingGuarded()) void renewal.renew()
  }, [isMissing, isOnline, renewal, retry, unsent])
  return isOnline
}
