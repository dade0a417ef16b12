import { useEffect, useEffectEvent } from 'react'

const MARK = 'piazza.dialog'
let settling: Promise<void> | undefined

const isMarked = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** Runs once a closed dialog has left the history: at once when none is leaving. */
export const whenHistorySettled = (run: () => void): void => {
  if (settling) void settling.then(run)
  else run()
}

/** Whether the newest place in the history is an open dialog's: a navigation takes that place instead of leaving it behind. */
export const isDialogOnTop = (): boolean => isMarked()

/** The browser's Back closes an open dialog and nothing else (SHELL-21, fault 34). */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const onBack = useEffectEvent(() => {
    if (!isMarked()) onClose()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const state = history.state as object | null
    history.pushState({ ...state, [MARK]: true }, '')
    const hear = () => onBack()
    addEventListener('popstate', hear)
    return () => {
      removeEventListener('popstate', hear)
      if (!isMarked()) return
      settling = new Promise((resolve) => {
        addEventListener(
          'popstate',
          () => {
            settling = undefined
            resolve()
          },
          { once: true },
        )
        history.back()
      })
    }
  }, [isOpen])
}
