import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = matchMedia(query)
        list.addEventListener('change', changed)
        return () => list.removeEventListener('change', changed)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )
