import { useEffect, useEffectEvent, useRef } from 'react'

/** How long a dialog takes to close and to restore the focus, in milliseconds. */
export const DIALOG_GONE = 200

/** After rows with the focus were removed, the row in their place receives it. */
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
