import { Building2, CalendarDays, CalendarPlus, type LucideIcon, MapPin, Repeat, Share2, Ticket } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { LargeTitlePage } from '#ui/app/frame/large-title.tsx'
import { Loading } from '#ui/app/reading/panel.tsx'
import { Anchor } from '#ui/components/anchor.tsx'
import { Card } from '#ui/components/card.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ActionButton, FailedLayout, StaleLayout } from '#ui/layout/parts.tsx'
import { KeepLayout, KeepSkeleton } from '#ui/parts/kept-event/keep-layout.tsx'
import { Part } from '#ui/parts/place/part.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import { TownLayout } from '#ui/parts/place/town.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import type { NotFoundView } from '#ui/view/not-found.ts'
import type { EventFact, EventParts, EventView } from './event-view.ts'
import { TypologyChip } from './typology-chip.tsx'

/** The page of an event (EVENT-03). */
const EventLayout = ({ view: { title, panel } }: { readonly view: Exclude<EventView, NotFoundView> }) => (
  <LargeTitlePage title={title} width="composed" isOpen={panel.kind === 'ready'}>
    {(heading) =>
      panel.kind === 'waiting' ? (
        <Waiting />
      ) : panel.kind === 'failed' ? (
        <FailedLayout view={panel} />
      ) : (
        <div className={css.page}>
          <div className={css.whole}>
            <StaleLayout view={panel.stale} />
            <Header view={panel.content} heading={heading} />
          </div>
          <div className={css.column}>
            <Card inside="flush">
              {panel.content.facts.map((fact) => (
                <Fact key={fact.sign} view={fact} />
              ))}
            </Card>
            {panel.content.about ? (
              <Part title={panel.content.about.title}>
                <RichTextView html={panel.content.about.text.html} />
              </Part>
            ) : null}
          </div>
          <div className={css.beside}>{panel.content.where ? <Where view={panel.content.where} /> : null}</div>
        </div>
      )
    }
  </LargeTitlePage>
)
export { EventLayout as default }

type HeaderProps = { readonly view: EventParts; readonly heading: RefObject<HTMLHeadingElement | null> }

const Header = ({ view: { name, cover, typology, town, keep, toPhone, share }, heading }: HeaderProps) => (
  <PlaceHeader
    name={name}
    cover={cover}
    heading={heading}
    meta={
      typology || town !== undefined ? (
        <>
          <TypologyChip view={typology} />
          <TownLayout view={town} className={css.metaLink} />
        </>
      ) : undefined
    }
    actions={
      <>
        {keep ? <KeepLayout view={keep} /> : <KeepSkeleton />}
        <div className={css.buttons}>
          <ActionButton variant="secondary" icon={CalendarPlus} action={toPhone} />
          <ActionButton variant="secondary" icon={Share2} action={share} />
        </div>
      </>
    }
  />
)

const SIGNS: Readonly<Record<EventFact['sign'], LucideIcon>> = {
  when: CalendarDays,
  recurrence: Repeat,
  price: Ticket,
  organiser: Building2,
}

const Line = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <div className={css.fact}>
    <Icon size={24} className={css.factSign} aria-hidden />
    <div className={css.factWords}>{children}</div>
  </div>
)

const Fact = ({ view: { sign, label, values } }: { readonly view: EventFact }) => (
  <Line icon={SIGNS[sign]}>
    <span className={css.factLabel}>{label}</span>
    {values.map((value) =>
      typeof value === 'string' ? (
        <span key={value} className={css.factValue}>
          {value}
        </span>
      ) : (
        <Anchor key={value.href} className={css.factLink} href={value.href}>
          {value.label}
        </Anchor>
      ),
    )}
  </Line>
)

const Where = ({ view: { title, map, place, town } }: { readonly view: NonNullable<EventParts['where']> }) => (
  <Part title={title}>
    <div className={css.where}>
      {map ? <PlaceMap position={map.position} label={map.label} /> : null}
      {place === undefined && town === undefined ? null : (
        <Card inside="flush">
          <Line icon={MapPin}>
            {place === undefined ? null : <span className={css.factValue}>{place}</span>}
            {town === undefined ? null : <span className={css.factLabel}>{town}</span>}
          </Line>
        </Card>
      )}
    </div>
  </Part>
)

const Waiting = () => (
  <Loading>
    <div className={`${css.page} ${css.waiting}`}>
      <div className={css.whole}>
        <div className={css.header}>
          <PlaceHeaderSkeleton actions={0} />
          <KeepSkeleton />
          <div className={css.buttons}>
            <Skeleton shape="block" width="19.5rem" height="2.75rem" />
            <Skeleton shape="block" width="8.5rem" height="2.75rem" />
          </div>
        </div>
      </div>
      <div className={css.column}>
        <Skeleton shape="card" height={220} />
      </div>
      <div className={css.beside}>
        <Skeleton shape="card" height={280} />
      </div>
    </div>
  </Loading>
)
