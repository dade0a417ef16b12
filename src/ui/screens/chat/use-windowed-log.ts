import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import type { TimelineRow } from '#domain/chat/timeline.ts'
import { useFlinging } from '#ui/app/flinging.ts'
import { OVERSCAN, useRem } from '#ui/app/windowing.ts'
import { BUBBLE, HEIGHT } from './chat.css.ts'

/** How wide a letter is, on average, in rem. */
const LETTER = 0.47
/** What stands beside the lines, in rem. */
const AROUND = 2

const linesIn = (text: string, letters: number): number =>
  text.includes('\n')
    ? text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0)
    : Math.max(1, Math.ceil(text.length / letters))

/** How high a line of the conversation will be, in rem: nearly right, until it is drawn and measured. */
const estimated = (row: TimelineRow, letters: number): number =>
  row.kind === 'day'
    ? HEIGHT.day
    : (row.isFirst ? HEIGHT.first : HEIGHT.next) +
      HEIGHT.padding +
      HEIGHT.foot +
      linesIn(row.message.text, letters) * HEIGHT.line

/** The part in sight of a long conversation, whose lines are as high as what they say. */
export const useWindowedLog = (rows: readonly TimelineRow[], scroller: RefObject<HTMLElement | null>) => {
  const rem = useRem()
  const [width] = useState(() => scroller.current?.clientWidth ?? innerWidth)
  const widest = Math.min((width / rem - AROUND) * BUBBLE.share, BUBBLE.widest)
  const letters = Math.max(8, (widest - 2 * BUBBLE.padding) / LETTER)
  const estimate = (index: number) => {
    const row = rows[index]
    return row === undefined ? 0 : estimated(row, letters) * rem
  }
  // Far beyond the end: what is drawn first is the end, whose place is known once it is there.
  const [beginning] = useState(() => rows.reduce((sum, _, index) => sum + estimate(index), 0))
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised by what it returns.
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
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
      const row = rows[index]
      return row === undefined ? [] : [{ index, row, size }]
    }),
    measure: lines.measureElement,
  }
}
