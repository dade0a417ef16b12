import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isLeavingGuarded } from '#ui/app/dialogs/leave-guard.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { isMissingPiece } from './failure-texts.ts'

/** Holds the build that this tab was reloaded from. */
const RELOADED = 'piazza.reloaded'
/** The file name contains the hash of the build. */
const BUILD = import.meta.url

/**
 * After a deploy an old page may ask for files that are gone: the page is loaded anew where it is, once for each build,
 * and never while the server is out of reach (fault 39). Where the storage is blocked nothing guards against a loop, and
 * nothing is loaded anew.
 */
const renew = async (): Promise<void> => {
  if (sessionStorage.getItem(RELOADED) === BUILD) return
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  sessionStorage.setItem(RELOADED, BUILD)
  location.reload()
}

/**
 * Follows the network while a file of the app is missing: `retry` is called when the network comes back. With a network
 * the page is renewed, unless a form would lose its content. Returns whether there is a network.
 */
export const useMissingPiece = (by: unknown, retry: () => void): boolean => {
  const { presence, unsent } = usePorts()
  const isOnline = useSyncExternalStore(presence.watch, presence.isOnline)
  const hasWaited = useRef(false)
  const isMissing = isMissingPiece(by)
  useEffect(() => {
    if (!isMissing) return
    if (!isOnline) hasWaited.current = true
    else if (hasWaited.current) retry()
    else if (unsent.isEmpty() && !isLeavingGuarded()) void renew().catch(() => {})
  }, [isMissing, isOnline, retry, unsent])
  return isOnline
}
