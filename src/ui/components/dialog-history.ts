import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from './after-paint.ts'

const MARK = 'piazza.dialog'
let settling: Promise<void> | undefined

/** How many open things the newest place in the history lies under: dialogs, and what they opened over. */
const depth = (): number => Number((history.state as Record<string, unknown> | null)?.[MARK] ?? 0)

/** Runs once all that closed has left the history: at once when nothing is leaving. */
export const whenHistorySettled = (run: () => void): void => {
  if (settling) void settling.then(() => whenHistorySettled(run))
  else run()
}

const stepBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })

/** Takes one place after the other out of the history, down to what lies under this one. */
const goUnder = async (mine: number): Promise<void> => {
  while (depth() >= mine) await stepBack()
}

/** Takes a closed place out of the history; of several that close at once each waits for the one before. */
const leavePlace = (mine: number): void => {
  const leaving = settling ? settling.then(() => goUnder(mine)) : goUnder(mine)
  settling = leaving
  void leaving.finally(() => {
    if (settling === leaving) settling = undefined
  })
}

/** Whether the newest place in the history is an open dialog's: a navigation takes that place instead of leaving it behind. */
export const isDialogOnTop = (): boolean => depth() > 0

/**
 * Leads on over all that is open here (a dialog, a sheet, a selection): it closes with the page, and its place in the
 * history is the one to replace, so that Back finds no dead copy of the page.
 */
export const leadOver = (lead: (replace: boolean) => void): void => {
  // Of several places one is left to be replaced.
  if (depth() > 1) leavePlace(2)
  whenHistorySettled(() => lead(isDialogOnTop()))
}

/** How many frames a dialog has to close in, once it is over. */
const CLOSING = 10

/** Runs once the dialog that is just over has left the history; one that stays open after all is not waited for. */
export const whenDialogsLeft = (run: () => void, frames: number = CLOSING): void => {
  if (frames > 0 && !settling && isDialogOnTop()) afterPaint(() => whenDialogsLeft(run, frames - 1))
  else whenHistorySettled(run)
}

/** Takes a place of its own in the history while it is open. `onBack` hears when the citizen goes back from it, and can take it again. */
const usePlaceInHistory = (isOpen: boolean, onBack: (takeAgain: () => void) => void): void => {
  const hearBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    /** Undefined until the place is taken: what is just leaving the history would take it along. */
    let mine: number | undefined
    let isClosed = false
    /** The address of the place: another language gives it another one. */
    let address = location.href
    const take = () => history.pushState({ ...(history.state as object | null), [MARK]: mine }, '', address)
    const noteAddress = () => {
      if (mine !== undefined && depth() >= mine) address = location.href
    }
    whenHistorySettled(() => {
      if (isClosed) return
      mine = depth() + 1
      address = location.href
      take()
    })
    const hear = () => {
      if (mine !== undefined && depth() < mine) hearBack(take)
    }
    addEventListener('popstate', hear)
    // The router tells of it.
    addEventListener('replaceState', noteAddress)
    return () => {
      removeEventListener('popstate', hear)
      removeEventListener('replaceState', noteAddress)
      isClosed = true
      if (mine !== undefined && depth() >= mine) leavePlace(mine)
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
