import { Check, Clock, RotateCcw, TriangleAlert, X } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Outgoing } from '#domain/chat/outbox.ts'
import type { TimelineRow } from '#domain/chat/timeline.ts'
import { linkedText } from '#domain/links/linked-text.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { OutboundLink } from '#ui/components/outbound-link.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { TimelineWords } from './timeline-words.ts'
import * as css from './chat.css.ts'

export type MessageVerbs = Readonly<{ resend: () => void; discard: (key: number) => void }>

export type RowProps = {
  readonly row: TimelineRow
  readonly words: TimelineWords
  readonly offersResend: boolean
  readonly verbs: MessageVerbs
  /** The rank of a day's name on the page. */
  readonly dayTitle: 'h2' | 'h3'
}

/** A line of the conversation. */
export const Row = memo(function Row({ row, words, offersResend, verbs, dayTitle: DayTitle }: RowProps) {
  switch (row.kind) {
    case 'day':
      return (
        <div className={css.day}>
          <DayTitle className={css.dayName}>{words.day(row.day)}</DayTitle>
        </div>
      )
    case 'said':
      return <Said row={row} words={words} />
    case 'outgoing':
      return <OnItsWay row={row} words={words} offersResend={offersResend} verbs={verbs} />
    default:
      return row satisfies never
  }
})

const rowLooks = (isOwn: boolean, isFirst: boolean): string =>
  [css.row, isOwn ? css.own : '', isFirst ? css.first : ''].join(' ')

const Words = ({ text, who }: { readonly text: string; readonly who: string }) => (
  <p className={css.text}>
    <VisuallyHidden>{`${who}: `}</VisuallyHidden>
    {linkedText(text).map(({ text: part, href }, at) =>
      href === undefined ? (
        part
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no identity of their own and never move.
        <OutboundLink key={at} href={href}>
          {part}
        </OutboundLink>
      ),
    )}
  </p>
)

type SaidProps = { readonly row: Extract<TimelineRow, { kind: 'said' }>; readonly words: TimelineWords }

const Said = ({ row: { message, isOwn, isFirst }, words }: SaidProps) => (
  <div className={rowLooks(isOwn, isFirst)}>
    <div className={isOwn ? `${css.bubble} ${css.bubbleOwn}` : css.bubble}>
      <Words text={message.text} who={isOwn ? words.me : words.other} />
      <p className={css.foot}>
        {message.at === undefined ? null : words.time(message.at)}
        {isOwn ? (
          <>
            <Check size={14} aria-hidden />
            <VisuallyHidden>{words.sent}</VisuallyHidden>
          </>
        ) : null}
      </p>
    </div>
  </div>
)

type OnItsWayProps = Omit<RowProps, 'row' | 'dayTitle'> & { readonly row: Extract<TimelineRow, { kind: 'outgoing' }> }

/** What the server has not said that it has: on its way, or not sent and to be sent again or given up (CHAT-07). */
const OnItsWay = ({ row: { message, isFirst }, words, offersResend, verbs }: OnItsWayProps) => {
  const isUnsent = message.standing === 'unsent'
  return (
    <div className={rowLooks(true, isFirst)}>
      <div className={`${css.bubble} ${isUnsent ? css.bubbleUnsent : css.bubbleOwn}`}>
        <Words text={message.text} who={words.me} />
        {isUnsent ? (
          <Unsent message={message} words={words} offersResend={offersResend} verbs={verbs} />
        ) : (
          <p className={css.foot}>
            {words.time(message.at)}
            {message.standing === 'sent' ? <Check size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
            {message.standing === 'sent' ? <VisuallyHidden>{words.sent}</VisuallyHidden> : words.sending}
          </p>
        )}
      </div>
    </div>
  )
}

type UnsentProps = Omit<OnItsWayProps, 'row'> & { readonly message: Outgoing }

const Unsent = ({ message, words, offersResend, verbs }: UnsentProps) => {
  const intl = useIntl()
  return (
    <div className={`${css.foot} ${css.footUnsent}`}>
      <p className={css.standing}>
        <TriangleAlert size={16} aria-hidden />
        {words.unsent}
      </p>
      {offersResend ? (
        <span className={css.ways}>
          <Button variant="quiet" icon={RotateCcw} onPress={verbs.resend}>
            {intl.formatMessage({ id: 'chat.resend' })}
          </Button>
          <IconButton
            icon={X}
            label={intl.formatMessage({ id: 'chat.discardText' }, { text: message.text })}
            onPress={() => verbs.discard(message.key)}
          />
        </span>
      ) : null}
    </div>
  )
}
