import { type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useGiven } from '#ui/language/given.ts'
import { Anchor } from './anchor.tsx'
import { box } from './checkbox.css.ts'
import { idList } from './id-list.ts'
import { isNothing } from './is-nothing.ts'
import { useLeavesFocus } from './leaves-focus.ts'
import * as css from './list-row.css.ts'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RowSelection = {
  readonly isSelected: boolean
  /** The accessible name of the checkbox ("Seleziona Via Sacco chiusa al traffico"). */
  readonly label: string
  readonly onChange: (isSelected: boolean) => void
}

export type ListRowProps = {
  readonly title: ReactNode
  /** Whether the title is in the server's words. */
  readonly isGiven?: boolean | undefined
  readonly overline?: ReactNode
  readonly meta?: ReactNode
  /** Another row of the list has the same title: what `namedBy` says is part of its accessible name, which tells them apart. */
  readonly isNamesake?: boolean | undefined
  readonly namedBy?: 'overline' | 'meta' | undefined
  /** What else its accessible name says, not to be seen. */
  readonly also?: string | undefined
  readonly metaIcon?: LucideIcon | undefined
  /** An avatar, a picture, an icon. */
  readonly leading?: ReactNode
  /** The time, at the top right. */
  readonly time?: ReactNode
  /** Its state, under its words: beside them it would leave a name no room. */
  readonly state?: ReactNode
  /** A price, a chevron: text and icons, or one button. */
  readonly trailing?: ReactNode
  /** Unread: a visible dot, and this text for screen readers. */
  readonly unread?: string | undefined
  /** The row whose detail is open beside the list. */
  readonly isCurrent?: boolean | undefined
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** During a selection the whole row is a checkbox, and neither a link nor a button. */
  readonly selection?: RowSelection | undefined
  readonly height?: keyof typeof css.height | undefined
}

type Parts = ListRowProps & { readonly heading: ReactNode; readonly describedBy: string }

const Words = ({ overline, time, unread, meta, metaIcon: Icon, state, heading, describedBy, height }: Parts) => {
  const hasOverline = !isNothing(overline)
  const isNew = unread !== undefined
  const when =
    time === undefined && !isNew ? null : (
      <span className={isNew ? `${css.time} ${css.unreadTime}` : css.time}>
        {time}
        {isNew ? <span className={css.dot} aria-hidden /> : null}
      </span>
    )
  const title = (
    <span dir="auto" className={`${css.title} ${isNew ? css.unreadTitle : ''}`}>
      {heading}
    </span>
  )
  return (
    <span className={css.words}>
      {hasOverline ? (
        <span className={css.top}>
          <bdi className={css.overline} id={`${describedBy}-overline`}>
            {overline}
          </bdi>
          {when}
        </span>
      ) : null}
      {!hasOverline && when !== null ? (
        <span className={css.top}>
          {title}
          {when}
        </span>
      ) : (
        title
      )}
      {isNothing(meta) ? null : (
        <span className={css.meta} id={`${describedBy}-meta`}>
          {Icon === undefined ? null : <Icon size={16} aria-hidden />}
          <bdi className={height === 'free' ? `${css.metaWords} ${css.freeMeta}` : css.metaWords}>{meta}</bdi>
        </span>
      )}
      {state === undefined ? null : <span className={css.state}>{state}</span>}
    </span>
  )
}

const Heading = (props: Omit<Parts, 'heading'>) => {
  const { title, isGiven = true, unread, href, onPress, isCurrent, overline, meta, isNamesake, describedBy } = props
  const { namedBy = 'meta', also } = props
  const { lang } = useGiven()
  const words = (
    <>
      <span lang={isGiven ? lang : undefined}>{title}</span>
      {also === undefined ? null : <VisuallyHidden>, {also}</VisuallyHidden>}
      {unread === undefined ? null : <VisuallyHidden>, {unread}</VisuallyHidden>}
    </>
  )
  const there = (
    [
      ['overline', overline],
      ['meta', meta],
    ] as const
  ).flatMap(([key, said]) => (isNothing(said) ? [] : key))
  const isNamed = isNamesake === true && there.includes(namedBy)
  const describing = there.filter((key) => !isNamed || key !== namedBy).map((key) => `${describedBy}-${key}`)
  const said = {
    'aria-describedby': idList(...describing),
    id: isNamed ? `${describedBy}-target` : undefined,
    'aria-labelledby': isNamed ? `${describedBy}-target ${describedBy}-${namedBy}` : undefined,
    'aria-current': isCurrent === true || undefined,
  }
  if (href !== undefined) {
    return (
      <Anchor className={css.target} href={href} onClick={onPress} {...said}>
        {words}
      </Anchor>
    )
  }
  if (onPress === undefined) return words
  return (
    <button className={css.target} type="button" onClick={onPress} {...said}>
      {words}
    </button>
  )
}

type SelectableProps = { readonly selection: RowSelection; readonly looks: string; readonly children: ReactNode }

/** A row during a selection; what has the focus when that ends is then the target of the same row. */
const Selectable = ({ selection, looks, children }: SelectableProps) => {
  const row = useRef<HTMLLabelElement>(null)
  useLeavesFocus(row, (around) => around.querySelector<HTMLElement>('a, button'))
  return (
    <label className={looks} ref={row}>
      <input
        className={box}
        type="checkbox"
        checked={selection.isSelected}
        aria-label={selection.label}
        onChange={(change) => selection.onChange(change.target.checked)}
      />
      {children}
    </label>
  )
}

/** One row of a list with one target: the whole row is the link (or the button, or the checkbox). */
export const ListRow = (props: ListRowProps) => {
  const { leading, trailing, selection, isCurrent = false, href, onPress, height = 'tall', title } = props
  const id = useId()
  const presses = selection !== undefined || href !== undefined || onPress !== undefined
  const marked = isCurrent || selection?.isSelected === true
  const looks = [css.height[height], presses ? css.pressable : '', marked ? css.selected : ''].join(' ')
  if (selection !== undefined) {
    return (
      <Selectable selection={selection} looks={looks}>
        {leading}
        <Words {...props} height={height} describedBy={id} heading={title} />
      </Selectable>
    )
  }
  return (
    <div className={looks}>
      {leading}
      <Words {...props} height={height} describedBy={id} heading={<Heading {...props} describedBy={id} />} />
      {trailing === undefined ? null : <span className={css.trailing}>{trailing}</span>}
    </div>
  )
}

export type ListRowSkeletonProps = {
  readonly leadingSize?: number
  readonly leadingShape?: 'block' | 'circle'
  /** With or without an overline. */
  readonly lines?: 2 | 3
  readonly height?: keyof typeof css.height
}

/** The skeleton of a row, at its least height. */
export const ListRowSkeleton = (props: ListRowSkeletonProps) => {
  const { leadingSize = 44, leadingShape = 'block', lines = 3, height = 'tall' } = props
  return (
    <div className={css.height[height]} aria-hidden>
      {leadingSize === 0 ? null : <Skeleton shape={leadingShape} width={leadingSize} height={leadingSize} />}
      <span className={`${css.words} ${css.bones}`}>
        {lines === 3 ? <Skeleton width="38%" height="0.625rem" /> : null}
        <Skeleton width="78%" />
        <Skeleton width="56%" height="0.625rem" />
      </span>
    </div>
  )
}
