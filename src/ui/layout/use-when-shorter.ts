import { useEffect, useEffectEvent, useRef } from 'react'

/** How long a dialog takes to leave and to give the focus back, in milliseconds. */
const DIALOG_GONE = 200

/** When rows went and the focus with them, the row that took their place gets it. */
export const useWhenShorter = (length: number, onShorter: () => void): void => {
  const before = useRef(length)
  const act = useEffectEvent(() => {
    if (document.activeElement === document.body) onShorter()
  })
  useEffect(() => {
    const isShorter = length < before.current
    before.current = length
    if (!isShorter) return undefined
    const timer = setTimeout(() => act(), DIALOG_GONE)
    return () => clearTimeout(timer)
  }, [length])
}
