import { ChevronDown } from 'lucide-react'
import { memo, type RefObject, useRef, useState } from 'react'
import { useDrawn } from '#ui/layout/lists/flinging.ts'
import { Button } from '#ui/components/button.tsx'
import { hidden } from '#ui/components/visually-hidden.css.ts'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { heardOf, type MessagesView, type SaidView } from './message-lines.ts'
import { Line, type LineProps } from './message-row.tsx'
import { useEnd } from './use-end.ts'
import { useWindowedLog } from './use-windowed-log.ts'
import * as css from './chat.css.ts'

/** Up to this number all lines are rendered; beyond it, only the visible ones. */
const WHOLE = 100

type MessageLogProps = Pick<LineProps, 'dayTitle'> &
  Pick<SaidView, 'empty' | 'announced' | 'unsent'> & { readonly view: MessagesView }

/**
 * The messages, scrolled to the end until the reader scrolls up; later messages are then counted (CHAT-03, CHAT-04).
 * Memoised.
 */
export const MessageLog = memo(({ view, empty, announced, unsent, dayTitle }: MessageLogProps) => {
  const { label, end } = view
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isAway, toEnd } = useEnd(scroller, content, end.key, end.isOwn)
  const [seen, setSeen] = useState(end.said)
  if (!isAway && seen !== end.said) setSeen(end.said)
  const way = isAway ? view.toEnd(seen) : undefined
  const Lines = view.length > WHOLE ? WindowedLines : AllLines
  return (
    <div className={css.middle}>
      {/* Listeners hear the news from the words below: lines that come into sight by scrolling are none. */}
      <div
        className={css.log}
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard.
        tabIndex={0}
        data-at-end={isAway ? undefined : ''}
      >
        {empty ? (
          <div className={css.empty}>
            <EmptyLayout view={empty} drawing="chat" />
          </div>
        ) : null}
        <Lines view={view} dayTitle={dayTitle} scroller={scroller} content={content} />
      </div>
      <output className={hidden}>{announced}</output>
      <Unsent view={unsent} />
      {way ? (
        <div className={css.pill}>
          <Button variant={way.isNews ? 'primary' : 'secondary'} icon={ChevronDown} onPress={toEnd}>
            {way.label}
          </Button>
        </div>
      ) : null}
    </div>
  )
})

/** Says that one's own message was not sent. */
const Unsent = ({ view }: { readonly view: SaidView['unsent'] }) => {
  const [heard, setHeard] = useState(view)
  const next = heardOf(heard, view)
  if (next !== heard) setHeard(next)
  return <output className={hidden}>{next?.words}</output>
}

type LinesProps = Pick<MessageLogProps, 'view' | 'dayTitle'> & {
  readonly scroller: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLDivElement | null>
}

const AllLines = ({ view: { length, at }, content, dayTitle }: LinesProps) => (
  <div className={css.rows} ref={content} data-from-end="">
    {Array.from({ length }, (_, place) => {
      const line = at(place)
      return line ? <Line key={line.key} view={line} dayTitle={dayTitle} /> : null
    })}
  </div>
)

const WindowedLines = ({ view, scroller, content, dayTitle }: LinesProps) => {
  const { height, top, shown, isFlinging, measure } = useWindowedLog(view, scroller)
  return (
    <div className={css.windowed} style={{ height }} ref={content}>
      <div className={css.placed} style={{ transform: `translateY(${top}px)` }}>
        {shown.map(({ index, line, size }) => (
          <div key={line.key} data-index={index} ref={measure}>
            <PassingLine view={line} dayTitle={dayTitle} isFlinging={isFlinging} height={size} />
          </div>
        ))}
      </div>
    </div>
  )
}

type PassingLineProps = LineProps & { readonly isFlinging: boolean; readonly height: number }

/** During fast scrolling a line is only a placeholder. */
const PassingLine = ({ isFlinging, height, ...props }: PassingLineProps) => {
  return useDrawn(isFlinging) ? <Line {...props} /> : <div style={{ height }} />
}
