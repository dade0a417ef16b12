import {
  Building2,
  CalendarHeart,
  CalendarDays,
  Clock,
  type LucideIcon,
  Mail,
  MapPin,
  LocateFixed,
  SquareParking,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { ActionButton, StaleLayout } from '#ui/layout/parts.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import { homePanels } from './home-panels-part.ts'
import type { HomePanelView, PanelRowView } from './home-panels-view.ts'
import type { HomePanelsPart } from './home-view.ts'
import { PanelRoom, WaitingRows } from './panel-room.tsx'
import { FIRST } from './home-layout.css.ts'
import * as css from './home-panels.css.ts'
import * as room from './panel-room.css.ts'

/** What Home says of today (HOME-04). */
const HomePanelsLayout = ({ part }: { readonly part: HomePanelsPart }) => {
  const view = usePart(homePanels)
  return view === undefined ? (
    <PanelRoom rows={part.room} isComing />
  ) : (
    <>
      <Warning view={view.warning} />
      <Age view={view.stale} />
      <Panels>
        {view.panels.map((panel) => (
          <Panel key={panel.sign} view={panel} />
        ))}
      </Panels>
    </>
  )
}
export { HomePanelsLayout as default }

/** What warns takes the place of the greeting, before all else: nothing moves when it comes. */
const Warning = ({ view }: { readonly view: HomePanelView | undefined }) => {
  const place = document.getElementById(FIRST)
  return view && place ? createPortal(<Panel view={view} />, place) : null
}

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
  warning: TriangleAlert,
  today: CalendarDays,
  parking: SquareParking,
  town: Building2,
  nearby: Clock,
  next: CalendarHeart,
  notices: Mail,
}
/** The icons of the buttons. */
const ACTIONS: Partial<typeof SIGNS> = { town: MapPin, nearby: LocateFixed, today: CalendarDays }

/** How many rows a panel has room for. */
const ROOM: Partial<Record<HomePanelView['sign'], keyof typeof css.room>> = { next: 'row' }

const Panel = ({ view: { sign, heading, all, stale, body } }: { readonly view: HomePanelView }) => {
  const id = useId()
  const Sign = SIGNS[sign]
  const isWarning = sign === 'warning'
  return (
    <section className={isWarning ? css.warning : room.panel} aria-labelledby={id} aria-busy={body.kind === 'waiting'}>
      <div className={room.head}>
        <h2 className={css.title} id={id}>
          <Sign className={isWarning ? css.alarmSign : css.sign} size={20} aria-hidden />
          <span>{heading}</span>
        </h2>
        {all ? (
          <Anchor className={css.all} href={all.href}>
            {all.label}
          </Anchor>
        ) : null}
      </div>
      <Age view={stale} />
      <div className={isWarning ? css.alarm : css.room[ROOM[sign] ?? 'rows']}>
        <Body key={heading} sign={sign} body={body} />
      </div>
    </section>
  )
}

/** Of when it is what stands under it. */
const Age = ({ view }: Parameters<typeof StaleLayout>[0]) =>
  view ? (
    <div className={css.age}>
      <StaleLayout view={view} />
    </div>
  ) : null

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const Body = ({ sign, body }: Pick<HomePanelView, 'sign' | 'body'>) => {
  switch (body.kind) {
    case 'waiting':
      return <WaitingRows count={sign === 'next' ? 1 : 3} />
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

const PanelRow = ({ view: { open, over, meta } }: { readonly view: PanelRowView }) => (
  <li className={room.row}>
    <Anchor className={css.rowLink} href={open.href}>
      <span className={css.name} lang={useGivenLanguage()}>
        {open.label}
      </span>
      <span className={css.facts}>
        <span className={css.over}>{over}</span>
        {over && meta ? ' · ' : ''}
        {meta}
      </span>
    </Anchor>
  </li>
)
