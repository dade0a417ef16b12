import { useActorRef, useSelector } from '@xstate/react'
import { CalendarDays, Clock, LocateFixed, MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as near from '#application/home/nearby.selectors.ts'
import { dayEvents, nearby, newestNotices } from '#application/home/panels.implementations.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { roundedDistance } from '#domain/places/distance.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { hoursOf } from '#ui/app/date-words.ts'
import { type AnyFailure, panelTitle } from '#ui/app/failure-texts.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { usePorts, useSession, useUnreadCount } from '#ui/app/piazza-context.tsx'
import { activityPath, eventPath, noticePath, SCREENS } from '#ui/app/screens.ts'
import { named, titled } from '#ui/app/titles.ts'
import { type Reading, useReading } from '#ui/app/use-reading.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Button } from '#ui/components/button.tsx'
import { CardLink } from '#ui/components/card.tsx'
import * as css from './home-panels.css.ts'
import { distanceTexts, positionText } from './home-texts.ts'
import { WaitingCards } from './panel-room.tsx'

/** What makes Home worth opening every morning: what is new for me, what is on today, what is near (HOME-01). */
const HomePanels = () => {
  const { standing, user, seesNotices } = useSession()
  return (
    <>
      {standing === 'authenticated' && (user === undefined || seesNotices) ? <NoticesPanel /> : null}
      <TodayPanel />
      <NearbyPanel />
    </>
  )
}
export { HomePanels as default }

type PanelProps = {
  readonly title: string
  readonly all?: Readonly<{ href: string; words: string }> | undefined
  readonly isBusy?: boolean | undefined
  readonly children: ReactNode
}

const Panel = ({ title, all, isBusy = false, children }: PanelProps) => {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id} aria-busy={isBusy}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {all === undefined ? null : (
          <Anchor className={css.all} href={all.href}>
            {all.words}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const Strip = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css.strip} {...LIST}>
    {children}
  </ul>
)

const Note = ({ text, action }: { readonly text: string; readonly action?: ReactNode }) => (
  <div className={css.note}>
    <span>{text}</span>
    {action}
  </div>
)

/** In the place of cards that could not be read (ERR-03). */
const Failed = ({ failure, onRetry }: { readonly failure: AnyFailure | undefined; readonly onRetry: () => void }) => {
  const intl = useIntl()
  return (
    <div role="alert">
      <Note
        text={intl.formatMessage(panelTitle(failure))}
        action={
          <Button variant="secondary" onPress={onRetry}>
            {intl.formatMessage({ id: 'action.retry' })}
          </Button>
        }
      />
    </div>
  )
}

type ReadPanelProps<Thing> = {
  readonly title: string
  readonly all: Readonly<{ href: string; words: string }>
  readonly reading: Reading<readonly Thing[]>
  /** What is said where there is none. */
  readonly none: string
  /** The card of one. */
  readonly children: (thing: Thing) => ReactNode
}

/** Some things that are read, in each of the panel's faces. */
const ReadPanel = <Thing,>({ title, all, reading, none, children }: ReadPanelProps<Thing>) => {
  const { face, value = [], failure, retry } = reading
  return (
    <Panel title={title} all={all} isBusy={face === 'loading'}>
      {face === 'loading' ? (
        <WaitingCards />
      ) : face === 'failed' || face === 'missing' ? (
        <Failed failure={failure} onRetry={retry} />
      ) : value.length === 0 ? (
        <Note text={none} />
      ) : (
        <Strip>{value.map(children)}</Strip>
      )}
    </Panel>
  )
}

/** The newest notices, and how many are not read yet (NOTICE-02). */
const NoticesPanel = () => {
  const intl = useIntl()
  const formats = useFormats()
  const ports = usePorts()
  const unread = useUnreadCount()
  const reading = useReading(
    useMemo(() => newestNotices(ports), [ports]),
    undefined,
  )
  const { refresh } = reading
  // Another count means other notices: what is shown follows.
  const counted = useRef(unread)
  useEffect(() => {
    if (counted.current !== unread) refresh()
    counted.current = unread
  })
  const today = useToday()
  const when = (moment: Instant) => (dayOf(moment) === today ? formats.time(moment) : formats.day(dayOf(moment), today))
  return (
    <ReadPanel
      title={intl.formatMessage({ id: 'homePanels.notices' }, { count: unread })}
      all={{ href: SCREENS.notices.path, words: intl.formatMessage({ id: 'homePanels.allNotices' }) }}
      reading={reading}
      none={intl.formatMessage({ id: 'homePanels.noNotices' })}
    >
      {({ id, title, sender, receivedAt, seen }) => (
        <li key={id} className={css.card}>
          <CardLink
            href={noticePath(id)}
            overline={
              seen ? sender.name : intl.formatMessage({ id: 'homePanels.unread' }, { sender: named(sender.name, intl) })
            }
            title={titled(title, intl)}
            meta={receivedAt === undefined ? undefined : when(receivedAt)}
            metaIcon={Clock}
          />
        </li>
      )}
    </ReadPanel>
  )
}

const where = ({ place, municipality }: PublicEvent) => place || municipality?.name || undefined

/** What is on today. */
const TodayPanel = () => {
  const intl = useIntl()
  const formats = useFormats()
  const ports = usePorts()
  // It stays the day that was asked for while Home is open.
  const [day] = useState(useToday())
  const reading = useReading(
    useMemo(() => dayEvents(ports), [ports]),
    { day },
  )
  return (
    <ReadPanel
      title={intl.formatMessage({ id: 'homePanels.today' })}
      all={{ href: SCREENS.events.path, words: intl.formatMessage({ id: 'homePanels.allEvents' }) }}
      reading={reading}
      none={intl.formatMessage({ id: 'homePanels.nothingOn' })}
    >
      {(event) => (
        <li key={event.id} className={css.card}>
          <CardLink
            href={eventPath(event.activity?.id, event.id)}
            overline={hoursOf(event, intl, formats)}
            overlineIcon={CalendarDays}
            title={titled(event.title, intl)}
            meta={where(event)}
            metaIcon={where(event) === undefined ? undefined : MapPin}
          />
        </li>
      )}
    </ReadPanel>
  )
}

/** The activities that are near, once the device says where it is. */
const NearbyPanel = () => {
  const intl = useIntl()
  const formats = useFormats()
  const ports = usePorts()
  const actor = useActorRef(useMemo(() => nearby(ports), [ports]))
  const face = useSelector(actor, near.nearbyFace)
  const nearest = useSelector(actor, near.nearestActivities)
  const refusal = useSelector(actor, near.positionRefusal)
  const failure = useSelector(actor, near.nearbyFailure)
  const distance = (metres: number) => {
    const { unit, value } = roundedDistance(metres)
    return intl.formatMessage(distanceTexts[unit], { distance: formats.number(value) })
  }
  const ask = (
    <Button variant="secondary" icon={LocateFixed} onPress={() => actor.send({ type: 'nearby.asked' })}>
      {intl.formatMessage({ id: 'homePanels.locate' })}
    </Button>
  )
  const content = () => {
    switch (face) {
      case 'loading':
        return <WaitingCards />
      case 'offered':
        return <Note text={intl.formatMessage({ id: 'homePanels.nearbyText' })} action={ask} />
      case 'refused':
        return (
          <div role="alert">
            <Note text={intl.formatMessage(positionText(refusal))} action={ask} />
          </div>
        )
      case 'failed':
        return <Failed failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
      case 'full':
        return nearest.length === 0 ? (
          <Note text={intl.formatMessage({ id: 'homePanels.nothingNear' })} />
        ) : (
          <Strip>
            {nearest.map(({ thing, metres }) => (
              <li key={thing.id} className={css.card}>
                <CardLink
                  href={activityPath(thing.id)}
                  overline={thing.category?.name}
                  title={named(thing.name, intl)}
                  meta={distance(metres)}
                  metaIcon={MapPin}
                />
              </li>
            ))}
          </Strip>
        )
      default:
        return face satisfies never
    }
  }
  return (
    <Panel
      title={intl.formatMessage({ id: 'homePanels.nearby' })}
      all={{ href: SCREENS.activities.path, words: intl.formatMessage({ id: 'homePanels.allActivities' }) }}
      isBusy={face === 'loading'}
    >
      {content()}
    </Panel>
  )
}
