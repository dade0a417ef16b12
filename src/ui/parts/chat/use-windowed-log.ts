import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import type { TimelineRow } from '#domain/chat/timeline.ts'
import { useFlinging } from '#ui/layout/lists/flinging.ts'
import { OVERSCAN, useRem } from '#ui/layout/lists/windowing.ts'
import { BUBBLE, HEIGHT } from './chat.css.ts'
import type { MessagesView } from './message-lines.ts'

/** The average width of a letter, in rem. */
const LETTER = 0.47
/** The width beside the lines, in rem. */
const AROUND = 2

const linesIn = (text: string, letters: number): number =>
  text.includes('\n')
    ? text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0)
    : Math.max(1, Math.ceil(text.length / letters))

/** The estimated height of a line, in rem, until it is rendered and measured. */
const estimated = (row: TimelineRow, letters: number): number =>
  row.kind === 'day'
    ? HEIGHT.day
    : (row.isFirst ? HEIGHT.first : HEIGHT.next) +
      HEIGHT.padding +
      HEIGHT.foot +
      linesIn(row.message.text, letters) * HEIGHT.line

/** The visible part of a long conversation, whose lines have different heights. */
export const useWindowedLog = ({ length, at, source }: MessagesView, scroller: RefObject<HTMLElement | null>) => {
  const rem = useRem()
  const [width] = useState(() => scroller.current?.clientWidth ?? innerWidth)
  const widest = Math.min((width / rem - AROUND) * BUBBLE.share, BUBBLE.widest)
  const letters = Math.max(8, (widest - 2 * BUBBLE.padding) / LETTER)
  const estimate = (index: number) => {
    const row = source(index)
    return row === undefined ? 0 : estimated(row, letters) * rem
  }
  // Far past the end: the end is rendered first, and its offset is known afterwards.
  const [beginning] = useState(() => {
    let sum = 0
    for (let index = 0; index < length; index += 1) sum += estimate(index)
    return sum
  })
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised by what it returns.
  const lines = useVirtualizer({
    count: length,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => source(index)?.key ?? index, [source]),
    overscan: OVERSCAN,
    paddingEnd: rem,
    initialOffset: beginning,
    initialRect: { width, height: innerHeight },
    useFlushSync: false,
  })
  const isFlinging = useFlinging(scroller)
  const drawn = lines.getVirtualItems()
  return {
    height: lines.getTotalSize(),
    top: drawn[0]?.start ?? 0,
    isFlinging: isFlinging && lines.isScrolling,
    shown: drawn.flatMap(({ index, size }) => {
      const line = at(index)
      return line === undefined ? [] : [{ index, line, size }]
    }),
    measure: lines.measureElement,
  }
}
