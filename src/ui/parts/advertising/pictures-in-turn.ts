import { useEffect, useState } from 'react'

/** How long a banner is shown until the picture of the next one is fetched, in milliseconds: a few seconds before its turn. */
export const NEXT_AFTER = 5_000

type Turning = { readonly key: number; readonly isHidden: boolean }

const NONE: ReadonlySet<number> = new Set()

/**
 * Which banners show their pictures: each from shortly before its first turn on. Whoever leaves before, or stops the turns,
 * has fetched none of the others. `isTurning`: whether the next one comes by itself.
 */
export const usePicturesInTurn = (banners: readonly Turning[], isTurning: boolean): ((key: number) => boolean) => {
  const [fetched, setFetched] = useState(NONE)
  const at = banners.findIndex(({ isHidden }) => !isHidden)
  const current = banners[at]?.key
  const next = banners[(at + 1) % banners.length]?.key
  useEffect(() => {
    const fetch = (key: number | undefined): void => {
      if (key !== undefined) setFetched((known) => (known.has(key) ? known : new Set([...known, key])))
    }
    fetch(current)
    if (!isTurning) return undefined
    // Out of sight nothing turns, and nothing is fetched.
    const timer = setTimeout(() => document.hidden || fetch(next), NEXT_AFTER)
    return () => clearTimeout(timer)
  }, [current, next, isTurning])
  return (key) => key === current || fetched.has(key)
}
