import { useSyncExternalStore } from 'react'
import type { LookName } from './looks/looks.ts'

const MORE_CONTRAST = '(prefers-contrast: more)'

/** The look that is drawn now. */
const lookNow = (): LookName => {
  const look = document.documentElement.dataset['look'] === 'light' ? 'light' : 'dark'
  return matchMedia(MORE_CONTRAST).matches ? `${look}Contrast` : look
}

const watch = (changed: () => void): (() => void) => {
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-look'] })
  const contrast = matchMedia(MORE_CONTRAST)
  contrast.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    contrast.removeEventListener('change', changed)
  }
}

/** The look of what is drawn outside a page. */
const withoutPage = (): LookName => 'dark'

/** The look that is drawn now, for what no style sheet reaches: maps, and words in colours of the server. */
export const useLook = (): LookName => useSyncExternalStore(watch, lookNow, withoutPage)
