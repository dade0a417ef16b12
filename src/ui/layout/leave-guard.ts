import { useEffect, useEffectEvent, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { leadOver, useBackAsks, whenHistorySettled } from '#ui/components/dialog-history.ts'

/** Who is asked before the app leads elsewhere; undefined while nobody minds. */
let asked: ((proceed: () => void) => void) | undefined

/**
 * Every way that a citizen takes through the app passes here: who would lose something is asked first. So does
 * what they press for in a toast or a notification. What leads elsewhere because something happened does not (see
 * `followCourse`). What is still open when they go gives its place in the history.
 */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const lead = () => leadOver((isOver) => navigate(to, isOver ? { ...options, replace: true } : options))
  if (asked === undefined) lead()
  else asked(lead)
}

/** Whether leaving would lose something here. */
export const isLeavingGuarded = (): boolean => asked !== undefined

type LeaveGuard = Readonly<{
  /** Something is open here that leaving would close. */
  isHeld: boolean
  /** Leaving would lose something: the tab does not close without the browser's own question. */
  wouldLose: boolean
  isAsking: boolean
  /** Somebody wants to leave. Once this is held no more, they are led where they wanted to go. */
  onLeave: () => void
  /** Where the browser's Back leads once this is held no more; without it, to what was there before it opened. */
  goBack?: (() => void) | undefined
}>

/**
 * Leaving what is open here, by the browser's Back, by any way through the app, or with the whole tab, is a question to
 * whoever holds it.
 */
export const useLeaveGuard = ({ isHeld, wouldLose, isAsking, onLeave, goBack }: LeaveGuard): void => {
  const destination = useRef<() => void>(undefined)
  const leave = useEffectEvent((proceed: (() => void) | undefined) => {
    destination.current = proceed
    onLeave()
  })
  const leaveBack = useEffectEvent(() => leave(goBack))
  useBackAsks(isHeld, () => leaveBack())
  useEffect(() => {
    if (!isHeld) return undefined
    const mine = (proceed: () => void) => leave(proceed)
    asked = mine
    return () => {
      if (asked === mine) asked = undefined
    }
  }, [isHeld])
  useEffect(() => {
    if (isHeld) {
      // Who stays goes nowhere later either.
      if (!isAsking) destination.current = undefined
      return
    }
    const proceed = destination.current
    destination.current = undefined
    if (proceed) whenHistorySettled(proceed)
  }, [isHeld, isAsking])
  useEffect(() => {
    if (!wouldLose) return undefined
    const ask = (unload: Event) => unload.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
