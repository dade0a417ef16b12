import { type PointerEvent, useRef, useState } from 'react'
import { forward } from '#ui/components/direction.ts'

/** The distance after which a touch counts as a swipe, and the distance that asks for the removal. In pixels. */
const SLOP = 10
const ENOUGH = 96

type Swipe = {
  readonly row: number
  readonly part: HTMLElement
  readonly x: number
  readonly y: number
  moved: boolean
}

const rowAt = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-row]')

/**
 * A swipe moves a row towards the start of its line and releases it. The whole list has one set of listeners; the row follows the finger
 * without a rendering. Vertical scrolling stays native (`touch-action: pan-y`).
 */
export const useSwipe = (isOn: boolean, onSwiped: (row: number) => void) => {
  const swipe = useRef<Swipe>(undefined)
  const wasSwipe = useRef(false)
  const [row, setRow] = useState<number>()

  const end = (distance: number) => {
    const now = swipe.current
    swipe.current = undefined
    if (!now?.moved) return
    now.part.style.transform = ''
    now.part.style.transition = ''
    setRow(undefined)
    if (distance <= -ENOUGH) onSwiped(now.row)
  }

  const listeners = {
    onPointerDown: (press: PointerEvent) => {
      wasSwipe.current = false
      const item = rowAt(press.target)
      const part = item?.lastElementChild
      if (!isOn || press.pointerType === 'mouse' || !press.isPrimary || !(part instanceof HTMLElement)) return
      swipe.current = { row: Number(item?.dataset['row']), part, x: press.clientX, y: press.clientY, moved: false }
    },
    onPointerMove: (move: PointerEvent) => {
      const now = swipe.current
      if (!now) return
      const [x, y] = [forward() * (move.clientX - now.x), move.clientY - now.y]
      if (!now.moved) {
        if (Math.abs(y) > SLOP) swipe.current = undefined
        if (x > -SLOP || Math.abs(y) > Math.abs(x)) return
        now.moved = true
        wasSwipe.current = true
        move.currentTarget.setPointerCapture(move.pointerId)
        setRow(now.row)
      }
      now.part.style.transition = 'none'
      now.part.style.transform = `translateX(${forward() * Math.min(0, x)}px)`
    },
    onPointerUp: (lift: PointerEvent) => end(forward() * (lift.clientX - (swipe.current?.x ?? lift.clientX))),
    onPointerCancel: () => end(0),
    /** The click at the end of a swipe is not a click on the row. */
    onClickCapture: (press: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasSwipe.current) return
      wasSwipe.current = false
      press.preventDefault()
      press.stopPropagation()
    },
  }
  return { row, listeners }
}
