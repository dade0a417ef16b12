import {
  Building2,
  CalendarHeart,
  CalendarDays,
  Clock,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircleQuestionMark,
  LocateFixed,
  SquareParking,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useGiven } from '#ui/language/given.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { ActionButton, AboveLayout } from '#ui/layout/parts.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import { homePanels } from './home-panels-part.ts'
import type { HomePanelView, PanelRowView } from './home-panels-view.ts'
import { Drawn } from './drawn.tsx'
import type { HomePanelsPart, PanelRoom as PanelRoomView } from './home-view.ts'
import { PanelRoom, WaitingRows } from './panel-room.tsx'
import * as css from './home-panels.css.ts'
import * as room from './panel-room.css.ts'

/** What Home says of today (HOME-04). */
const HomePanelsLayout = ({ part }: { readonly part: HomePanelsPart }) => {
  const view = usePart(homePanels)
  return view === undefined ? (
    <PanelRoom rows={part.room} />
  ) : (
    <>
      <Age view={view.above} />
      <Panels>
        {view.panels.map((panel) => (
          <Panel key={panel.sign} view={panel} />
        ))}
      </Panels>
    </>
  )
}
export { HomePanelsLayout as default }

/** A button may go with the answer to it: the focus then stays here. */
const Panels = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  return (
    <div
      ref={place}
      className={room.panels}
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target
      }}
    >
      {children}
    </div>
  )
}

const SIGNS: Readonly<Record<HomePanelView['sign'], LucideIcon>> = {
  answers: MessageCircleQuestionMark,
  today: CalendarDays,
  parking: SquareParking,
  town: Building2,
  nearby: Clock,
  next: CalendarHeart,
  notices: Mail,
}
/** The icons of the buttons. */
const ACTIONS: Partial<typeof SIGNS> = { town: MapPin, nearby: LocateFixed, today: CalendarDays }

/** The rows of panels that differ from the others. */
const ROWS: Partial<Record<HomePanelView['sign'], Exclude<PanelRoomView, 'words'>>> = {
  answers: { rows: 2 },
  next: { rows: 1, isPictured: true },
  today: { rows: 3, isPictured: true },
}
const rowsOf = (sign: HomePanelView['sign']) => ROWS[sign] ?? { rows: 3 }

/** The room of rows that are shown or awaited; what asks something has that of its words. */
const roomOf = ({ sign, body }: HomePanelView): string =>
  body.kind === 'note' && (sign === 'town' || sign === 'nearby')
    ? room.asking
    : sign === 'next' || sign === 'today' || sign === 'answers'
      ? css.room[sign]
      : css.room.rows

const Panel = ({ view }: { readonly view: HomePanelView }) => {
  const { sign, heading, all, above, body } = view
  const id = useId()
  const Sign = SIGNS[sign]
  return (
    <section className={room.panel} aria-labelledby={id} aria-busy={body.kind === 'waiting'}>
      <div className={room.head}>
        <h2 className={css.title} id={id}>
          <Sign className={css.sign} size={20} aria-hidden />
          <span>{heading}</span>
        </h2>
        {all ? (
          <Anchor className={css.all} href={all.href}>
            {all.label}
          </Anchor>
        ) : null}
      </div>
      <Age view={above} />
      <div className={roomOf(view)}>
        <Body key={heading} sign={sign} body={body} />
      </div>
    </section>
  )
}

/** Of when it is what stands under it. */
const Age = ({ view }: Parameters<typeof AboveLayout>[0]) =>
  view ? (
    <div className={css.age}>
      <AboveLayout view={view} />
    </div>
  ) : null

const Body = ({ sign, body }: Pick<HomePanelView, 'sign' | 'body'>) => {
  switch (body.kind) {
    case 'waiting':
      return <WaitingRows {...rowsOf(sign)} />
    case 'failed':
      return (
        <Note isAlert text={body.title}>
          <ActionButton variant="secondary" action={body.retry} />
        </Note>
      )
    case 'note': {
      const icon = ACTIONS[sign]
      return (
        <Note isAlert={body.tone === 'problem'} text={body.text}>
          {body.action ? <ActionButton variant="secondary" action={body.action} {...(icon && { icon })} /> : null}
        </Note>
      )
    }
    case 'list':
      return (
        <ul {...LIST}>
          {body.rows.map((row) => (
            <PanelRow key={row.key} view={row} />
          ))}
        </ul>
      )
    default:
      return body satisfies never
  }
}

type NoteProps = { readonly isAlert: boolean; readonly text: string; readonly children: ReactNode }

const Note = ({ isAlert, text, children }: NoteProps) => (
  <div className={css.note} role={isAlert ? 'alert' : undefined}>
    <span>{text}</span>
    {children}
  </div>
)

const PanelRow = ({ view: { open, over, meta, picture, tone } }: { readonly view: PanelRowView }) => (
  <li className={tone ? css.alarm : picture ? room.pictured : room.row}>
    <Anchor className={css.rowLink} href={open.href}>
      {tone ? <TriangleAlert className={css.alarmSign} size={24} aria-hidden /> : null}
      {picture ? (
        <span className={room.picture}>
          <Picture src={picture.cover} alt="" ratio="1 / 1" fallback={<Drawn seed={picture.sign} />} />
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.name} {...useGiven()}>
          {open.label}
        </span>
        <span className={picture ? css.lines : css.facts}>
          <bdi className={css.over}>{over}</bdi>
          {over && meta && !picture ? ' · ' : ''}
          <bdi>{meta}</bdi>
        </span>
      </span>
    </Anchor>
  </li>
)
