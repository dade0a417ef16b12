import { Check, Clock, RotateCcw, TriangleAlert, X } from 'lucide-react'
import { memo, useRef } from 'react'
import { IconButton } from '#ui/components/button.tsx'
import { useLeavesFocus } from '#ui/components/leaves-focus.ts'
import { LinkedWords } from '#ui/layout/linked-words.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import type { Heading } from '#ui/view/lists.ts'
import type { Action } from '#ui/view/parts.ts'
import type { MessageView } from './message-lines.ts'
import * as css from './chat.css.ts'

export type LineProps = {
  readonly view: MessageView | Heading
  /** The heading level of a day. */
  readonly dayTitle: 'h2' | 'h3'
}

/** A line of the conversation. */
export const Line = memo(({ view, dayTitle: DayTitle }: LineProps) =>
  view.kind === 'heading' ? (
    <div className={css.day}>
      <DayTitle className={css.dayName}>{view.heading}</DayTitle>
    </div>
  ) : (
    <div className={[css.row, view.isOwn ? css.own : '', view.isFirst ? css.first : ''].join(' ')}>
      <div className={bubbleLooks(view)}>
        <Words view={view} />
        {view.progress?.tone === 'unsent' ? <Unsent view={view} words={view.progress.words} /> : <Foot view={view} />}
      </div>
    </div>
  ),
)

type MessageProps = { readonly view: MessageView }

const bubbleLooks = ({ isOwn, progress }: MessageView): string =>
  progress?.tone === 'unsent'
    ? `${css.bubble} ${css.bubbleUnsent}`
    : isOwn
      ? `${css.bubble} ${css.bubbleOwn}`
      : css.bubble

const Words = ({ view: { who, text } }: MessageProps) => (
  <p className={css.text} dir="auto">
    <VisuallyHidden>{`${who}: `}</VisuallyHidden>
    <LinkedWords view={text} />
  </p>
)

/** The time of a message, and the state of one's own. */
const Foot = ({ view: { time, progress } }: MessageProps) => (
  <p className={css.foot}>
    {time}
    {progress ? (
      progress.tone === 'sent' ? (
        <>
          <Check size={14} aria-hidden />
          <VisuallyHidden>{progress.words}</VisuallyHidden>
        </>
      ) : (
        <>
          <Clock size={14} aria-hidden />
          {progress.words}
        </>
      )
    ) : null}
  </p>
)

/** The actions of a failed message: resend or discard (CHAT-07). */
const Unsent = ({ view: { resend, discard }, words }: MessageProps & { readonly words: string }) => (
  <div className={`${css.foot} ${css.footUnsent}`}>
    <p className={css.standing}>
      <TriangleAlert size={16} aria-hidden />
      {words}
    </p>
    {resend && discard ? <Ways resend={resend} discard={discard} /> : null}
  </div>
)

/** They go with what they are about: the focus moves on to where one writes. */
const Ways = ({ resend, discard }: { readonly [Name in 'resend' | 'discard']: Action }) => {
  const ways = useRef<HTMLSpanElement>(null)
  useLeavesFocus(ways, (around) => around.closest('section, main')?.querySelector<HTMLElement>('textarea'))
  return (
    <span className={css.ways} ref={ways}>
      <ActionButton variant="quiet" icon={RotateCcw} action={resend} />
      <IconButton icon={X} label={discard.label} onPress={discard.press} />
    </span>
  )
}
