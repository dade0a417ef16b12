import { useEffect, useEffectEvent } from 'react'

const MARK = 'piazza.dialog'
let settling: Promise<void> | undefined

/** How many open things the newest place in the history lies under: dialogs, and what they opened over. */
const depth = (): number => Number((history.state as Record<string, unknown> | null)?.[MARK] ?? 0)

/** Runs once a closed dialog has left the history: at once when none is leaving. */
export const whenHistorySettled = (run: () => void): void => {
  if (settling) void settling.then(run)
  else run()
}

/** Whether the newest place in the history is an open dialog's: a navigation takes that place instead of leaving it behind. */
export const isDialogOnTop = (): boolean => depth() > 0

/** Takes a place of its own in the history while it is open. `onBack` hears when the citizen goes back from it, and can take it again. */
const usePlaceInHistory = (isOpen: boolean, onBack: (takeAgain: () => void) => void): void => {
  const hearBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    const mine = depth() + 1
    const take = () => history.pushState({ ...(history.state as object | null), [MARK]: mine }, '')
    take()
    const hear = () => {
      if (depth() < mine) hearBack(take)
    }
    addEventListener('popstate', hear)
    return () => {
      removeEventListener('popstate', hear)
      if (depth() < mine) return
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

/** The browser's Back closes an open dialog and nothing else (SHELL-21, fault 34). */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => usePlaceInHistory(isOpen, onClose)

/** The browser's Back leads nowhere while this is open: whoever is asked decides what it does. */
export const useBackAsks = (isOpen: boolean, onBack: () => void): void =>
  usePlaceInHistory(isOpen, (takeAgain) => {
    takeAgain()
    onBack()
  })
