import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ChatMessageId } from '#domain/chat/chat.ts'
import type { TimelineRow } from '#domain/chat/timeline.ts'
import { useDrawn } from '#ui/app/flinging.ts'
import { Button } from '#ui/components/button.tsx'
import { hidden } from '#ui/components/visually-hidden.css.ts'
import { Row, type RowProps } from './message-row.tsx'
import { useEnd } from './use-end.ts'
import { useWindowedLog } from './use-windowed-log.ts'
import * as css from './chat.css.ts'

/** Up to here every line is in the page; beyond, only those in sight. */
const WHOLE = 100

export type MessageLogProps = Omit<RowProps, 'row'> & {
  readonly rows: readonly TimelineRow[]
  readonly label: string
  /** What stands there while nothing has been said. */
  readonly empty: ReactNode
}

type Said = Extract<TimelineRow, { kind: 'said' }>

/** What others said after something that was seen, the last of it first. */
const saidSince = (rows: readonly TimelineRow[], seen: ChatMessageId | 0): readonly Said[] => {
  const known = rows.findLastIndex((row) => row.kind === 'said' && row.message.id <= seen)
  return rows
    .slice(known + 1)
    .filter((row) => row.kind === 'said')
    .filter(({ isOwn }) => !isOwn)
    .reverse()
}

const lastIn = (rows: readonly TimelineRow[]): ChatMessageId | 0 => {
  const last = rows.findLast((row) => row.kind === 'said')
  return last?.kind === 'said' ? last.message.id : 0
}

/** What was said, its end in sight until one reads further up; what comes then is counted (CHAT-03, CHAT-04). */
export const MessageLog = (props: MessageLogProps) => {
  const { rows, label, empty, words } = props
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const last = rows.at(-1)
  const { isAway, toEnd } = useEnd(scroller, content, last?.key, last?.kind === 'outgoing')
  const end = lastIn(rows)
  const [opened] = useState(end)
  const [seen, setSeen] = useState(end)
  if (!isAway && seen !== end) setSeen(end)
  const count = isAway ? saidSince(rows, seen).length : 0
  const [latest] = saidSince(rows, opened)
  const Lines = rows.length > WHOLE ? WindowedLines : AllLines
  return (
    <div className={css.middle}>
      {/* Listeners hear the news from the words below: lines that come into sight by scrolling are none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard. */}
      <div className={css.log} ref={scroller} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        {rows.length === 0 ? <div className={css.empty}>{empty}</div> : null}
        <Lines {...props} scroller={scroller} content={content} />
      </div>
      <output className={hidden}>{latest === undefined ? '' : `${words.other}: ${latest.message.text}`}</output>
      {isAway ? (
        <div className={css.pill}>
          <Button variant={count > 0 ? 'primary' : 'secondary'} icon={ChevronDown} onPress={toEnd}>
            {count > 0 ? intl.formatMessage({ id: 'chat.news' }, { count }) : intl.formatMessage({ id: 'chat.toEnd' })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type LinesProps = MessageLogProps & {
  readonly scroller: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLDivElement | null>
}

const AllLines = ({ rows, content, words, offersResend, verbs, dayTitle }: LinesProps) => (
  <div className={css.rows} ref={content}>
    {rows.map((row) => (
      <Row key={row.key} row={row} words={words} offersResend={offersResend} verbs={verbs} dayTitle={dayTitle} />
    ))}
  </div>
)

const WindowedLines = ({ rows, scroller, content, words, offersResend, verbs, dayTitle }: LinesProps) => {
  const { height, top, shown, isFlinging, measure } = useWindowedLog(rows, scroller)
  return (
    <div className={css.windowed} style={{ height }} ref={content}>
      <div className={css.placed} style={{ transform: `translateY(${top}px)` }}>
        {shown.map(({ index, row, size }) => (
          <div key={row.key} data-index={index} ref={measure}>
            <PassingRow
              row={row}
              words={words}
              offersResend={offersResend}
              verbs={verbs}
              dayTitle={dayTitle}
              isFlinging={isFlinging}
              height={size}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

type PassingRowProps = RowProps & { readonly isFlinging: boolean; readonly height: number }

/** A line that comes by in a fling is only its place, until one can read. */
const PassingRow = ({ isFlinging, height, ...props }: PassingRowProps) => {
  return useDrawn(isFlinging) ? <Row {...props} /> : <div style={{ height }} />
}
