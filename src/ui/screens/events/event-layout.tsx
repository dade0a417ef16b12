import {
  Building2,
  CalendarDays,
  CalendarPlus,
  type LucideIcon,
  MapPin,
  Navigation,
  Repeat,
  Share2,
  Ticket,
} from 'lucide-react'
import { LargeTitlePage, type TitleReference } from '#ui/layout/page/large-title.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Anchor } from '#ui/components/anchor.tsx'
import { ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useRememberPage } from '#ui/layout/outbound-link.tsx'
import { ActionButton, FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import type { Asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { KeepLayout, KeepSkeleton } from '#ui/parts/kept-event/keep-layout.tsx'
import { Part } from '#ui/parts/place/part.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/parts/place/place-header.tsx'
import * as css from '#ui/parts/place/place.css.ts'
import { TownLayout } from '#ui/parts/place/town.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import type { NotFoundView } from '#ui/view/not-found.ts'
import type { EventFact, EventParts, EventView } from './event-view.ts'
import { TypologyChip } from '#ui/layout/typology-chip.tsx'

/** The page of an event (EVENT-03). */
const EventLayout = ({
  view: { title, panel, feedback },
}: {
  readonly view: Exclude<EventView, NotFoundView> & Asking
}) => (
  <LargeTitlePage title={title} width="composed" isOpen={panel.kind === 'ready'}>
    {(heading) =>
      panel.kind === 'waiting' ? (
        <Waiting />
      ) : panel.kind === 'failed' ? (
        <FailedLayout view={panel} />
      ) : (
        <div className={css.page}>
          <div className={css.column}>
            <AboveLayout view={panel.above} />
            <Header view={panel.content} heading={heading} />
            <Card inside="flush">
              <Facts view={panel.content.facts} />
            </Card>
            {panel.content.about ? (
              <Part title={panel.content.about.title}>
                <RichTextView html={panel.content.about.text.html} />
              </Part>
            ) : null}
          </div>
          <div className={css.beside}>{panel.content.where ? <Where view={panel.content.where} /> : null}</div>
          <PageFeedback view={feedback} />
        </div>
      )
    }
  </LargeTitlePage>
)
export { EventLayout as default }

type HeaderProps = { readonly view: EventParts; readonly heading: TitleReference }

/** What it is, when and where; then what can be done with it: one thing above all. */
const Header = ({ view, heading }: HeaderProps) => {
  const { name, cover, typology, town, over, essentials, keep, directions, toPhone, share } = view
  const remember = useRememberPage()
  return (
    <PlaceHeader
      name={name}
      cover={cover}
      heading={heading}
      meta={
        over !== undefined || typology || town !== undefined ? (
          <>
            {over === undefined ? null : <TagChip>{over}</TagChip>}
            <TypologyChip view={typology} />
            <TownLayout view={town} className={css.metaLink} />
          </>
        ) : undefined
      }
      actions={
        <>
          <Card inside="flush">
            <Facts view={essentials} />
          </Card>
          {keep ? <KeepLayout view={keep} /> : <KeepSkeleton />}
          <div className={css.buttons}>
            {directions ? (
              <ButtonLink
                variant="secondary"
                icon={Navigation}
                href={directions.href}
                target="_blank"
                onPress={remember}
              >
                {directions.label}
              </ButtonLink>
            ) : null}
            <ActionButton variant="quiet" icon={CalendarPlus} action={toPhone} />
            <ActionButton variant="quiet" icon={Share2} action={share} />
          </div>
        </>
      }
    />
  )
}

const SIGNS: Readonly<Record<EventFact['sign'], LucideIcon>> = {
  when: CalendarDays,
  where: MapPin,
  recurrence: Repeat,
  price: Ticket,
  organiser: Building2,
}

const Facts = ({ view }: { readonly view: readonly EventFact[] }) =>
  view.map((fact) => <Fact key={fact.sign} view={fact} />)

const Fact = ({ view: { sign, label, values } }: { readonly view: EventFact }) => {
  const Icon = SIGNS[sign]
  return (
    <div className={css.fact}>
      <Icon size={24} className={css.factSign} aria-hidden />
      <div className={css.factWords}>
        <span className={css.factLabel}>{label}</span>
        {values.map((value) =>
          typeof value === 'string' ? (
            <bdi key={value} className={css.factValue}>
              {value}
            </bdi>
          ) : (
            <Anchor key={value.href} className={css.factLink} href={value.href}>
              <bdi>{value.label}</bdi>
            </Anchor>
          ),
        )}
      </div>
    </div>
  )
}

const Where = ({ view: { title, position, label } }: { readonly view: NonNullable<EventParts['where']> }) => (
  <Part title={title}>
    <PlaceMap position={position} label={label} />
  </Part>
)

const Waiting = () => (
  <Loading>
    <div className={`${css.page} ${css.waiting}`}>
      <div className={css.column}>
        <div className={css.header}>
          <PlaceHeaderSkeleton actions={0} />
          <Skeleton shape="card" height={146} />
          <KeepSkeleton />
          <div className={css.buttons}>
            <Skeleton shape="block" width="19.5rem" height="2.75rem" />
            <Skeleton shape="block" width="8.5rem" height="2.75rem" />
          </div>
        </div>
        <Skeleton shape="card" height={146} />
      </div>
      <div className={css.beside}>
        <Skeleton shape="card" height={280} />
      </div>
    </div>
  </Loading>
)
