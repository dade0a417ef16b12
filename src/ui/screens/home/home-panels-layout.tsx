import { CalendarDays, Clock, LocateFixed, type LucideIcon, MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Anchor } from '#ui/components/anchor.tsx'
import { CardLink } from '#ui/components/card.tsx'
import { ActionButton, StaleLayout } from '#ui/layout/parts.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import type { Action } from '#ui/view/parts.ts'
import { homePanels } from './home-panels-part.ts'
import type { HomePanelsView, HomePanelView, PanelCardView } from './home-panels-view.ts'
import type { HomePanelsPart } from './home-view.ts'
import { PanelRoom, WaitingCards } from './panel-room.tsx'
import * as css from './home-panels.css.ts'

/** What is new, on and near. */
const HomePanelsLayout = ({ part }: { readonly part: HomePanelsPart }) => {
  const view = usePart(homePanels)
  return view === undefined ? (
    <PanelRoom count={part.room} isComing />
  ) : (
    <>
      {view.panels.map((panel) => (
        <Panel key={panel.sign} view={panel} />
      ))}
      <Invitation view={view.invitation} />
    </>
  )
}
export { HomePanelsLayout as default }

/** The pressed button goes with the answer: the focus stays where it was. */
const Invitation = ({ view }: { readonly view: HomePanelsView['invitation'] }) => {
  const place = useRef<HTMLDivElement>(null)
  const wasThere = useRef(view !== undefined)
  const isThere = view !== undefined
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) place.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return (
    <div ref={place} tabIndex={-1}>
      {view ? (
        <div className={css.invitation}>
          <span>{view.text}</span>
          <ActionButton variant="secondary" icon={MapPin} action={view.choose} />
        </div>
      ) : null}
    </div>
  )
}

/** What stands beside the words over the title of a card, and beside those under it. */
const SIGNS: Readonly<Record<HomePanelView['sign'], Readonly<{ over?: LucideIcon; meta: LucideIcon }>>> = {
  notices: { meta: Clock },
  today: { over: CalendarDays, meta: MapPin },
  nearby: { meta: MapPin },
}

const Panel = ({ view: { sign, heading, all, stale, body } }: { readonly view: HomePanelView }) => {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id} aria-busy={body.kind === 'waiting'}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {heading}
        </h2>
        <Anchor className={css.all} href={all.href}>
          {all.label}
        </Anchor>
      </div>
      <StaleLayout view={stale} />
      <Body sign={sign} body={body} />
    </section>
  )
}

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const Body = ({ sign, body }: Pick<HomePanelView, 'sign' | 'body'>) => {
  switch (body.kind) {
    case 'waiting':
      return <WaitingCards />
    case 'failed':
      return (
        <Note isAlert text={body.title}>
          <ActionButton variant="secondary" action={body.retry} />
        </Note>
      )
    case 'note':
      return (
        <Note isAlert={body.tone === 'problem'} text={body.text}>
          <NoteAction sign={sign} action={body.action} />
        </Note>
      )
    case 'list':
      return (
        <ul className={css.strip} {...LIST}>
          {body.rows.map((card) => (
            <Card key={card.key} view={card} sign={sign} />
          ))}
        </ul>
      )
    default:
      return body satisfies never
  }
}

const NoteAction = ({ sign, action }: Pick<HomePanelView, 'sign'> & { readonly action: Action | undefined }) =>
  action && <ActionButton variant="secondary" icon={sign === 'nearby' ? LocateFixed : CalendarDays} action={action} />

type NoteProps = { readonly isAlert: boolean; readonly text: string; readonly children: ReactNode }

const Note = ({ isAlert, text, children }: NoteProps) => {
  const words = (
    <div className={css.note}>
      <span>{text}</span>
      {children}
    </div>
  )
  return isAlert ? <div role="alert">{words}</div> : words
}

const Card = ({ view, sign }: { readonly view: PanelCardView; readonly sign: HomePanelView['sign'] }) => (
  <li className={css.card}>
    <CardLink
      href={view.open.href}
      overline={view.over}
      overlineIcon={SIGNS[sign].over}
      title={view.open.label}
      meta={view.meta}
      metaIcon={SIGNS[sign].meta}
    />
  </li>
)
