import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import type { TimelineRow } from '#domain/chat/timeline.ts'
import { useFlinging } from '#ui/app/flinging.ts'
import { OVERSCAN, useRem } from '#ui/app/windowing.ts'
import { BUBBLE, HEIGHT } from './chat.css.ts'
import type { MessagesView } from './message-lines.ts'

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
export const useWindowedLog = ({ length, at, source }: MessagesView, scroller: RefObject<HTMLElement | null>) => {
  const rem = useRem()
  const [width] = useState(() => scroller.current?.clientWidth ?? innerWidth)
  const widest = Math.min((width / rem - AROUND) * BUBBLE.share, BUBBLE.widest)
  const letters = Math.max(8, (widest - 2 * BUBBLE.padding) / LETTER)
  const estimate = (index: number) => {
    const row = source(index)
    return row === undefined ? 0 : estimated(row, letters) * rem
  }
  // Far beyond the end: what is drawn first is the end, whose place is known once it is there.
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
