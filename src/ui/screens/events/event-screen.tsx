import { TownLink } from '#ui/app/town-link.tsx'
import { useActorRef, useSelector } from '@xstate/react'
import { Building2, CalendarDays, CalendarPlus, type LucideIcon, MapPin, Repeat, Share2, Ticket } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useRoute } from 'wouter'
import { calendarSaving } from '#application/calendar-saving/calendar-saving.implementations.ts'
import { isSavingEntry } from '#application/calendar-saving/calendar-saving.selectors.ts'
import { entryOf, event as eventOf } from '#application/event-page/event-page.implementations.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import { idFrom } from '#domain/id.ts'
import { hoursOf } from '#ui/app/date-words.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { LatePart } from '#ui/app/late-part.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { activityPath, NO_ACTIVITY, SCREENS } from '#ui/app/screens.ts'
import { named, titled } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Part } from '#ui/screens/place/part.tsx'
import { PlaceHeader, PlaceHeaderSkeleton } from '#ui/screens/place/place-header.tsx'
import * as place from '#ui/screens/place/place.css.ts'
import { useSharing } from '#ui/screens/place/use-sharing.ts'
import { PlaceMap } from '#ui/screens/places-map/place-map.tsx'
import { periodWords, priceWords, recurrenceWords } from './event-texts.ts'
import { TypologyChip } from './typology-chip.tsx'

/**
 * The page of an event (EVENT-03). [decided] An address whose activity is another than the event's own shows the event all
 * the same: who organises it is what the event says, where it says it.
 */
const EventScreen = () => {
  const [, params] = useRoute(SCREENS.event.path)
  const known = idFrom<'Event'>(params?.eventId)
  const isOfActivity = params?.id === String(NO_ACTIVITY) || idFrom<'Activity'>(params?.id) !== undefined
  return known === undefined || !isOfActivity ? <NotFound /> : <Reader key={known} id={known} />
}
export { EventScreen as default }

const Reader = ({ id }: { readonly id: EventId }) => {
  const intl = useIntl()
  const { face, value, failure, retry } = useReading(eventOf(usePorts()), id)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={value === undefined ? intl.formatMessage({ id: 'event.title' }) : titled(value.title, intl)}
      width="composed"
      isOpen={value !== undefined}
    >
      {(heading) =>
        value === undefined ? (
          face === 'loading' ? (
            <Waiting />
          ) : (
            <PanelFailure failure={failure} onRetry={retry} />
          )
        ) : (
          <div className={place.page}>
            <div className={place.whole}>
              {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
              <Header event={value} heading={heading} />
            </div>
            <div className={place.column}>
              <Facts event={value} />
              <Described event={value} />
            </div>
            <div className={place.beside}>
              <Where event={value} />
            </div>
          </div>
        )
      }
    </LargeTitlePage>
  )
}

type OfEvent = { readonly event: PublicEvent }

type HeaderProps = OfEvent & { readonly heading: RefObject<HTMLHeadingElement | null> }

const Header = ({ event, heading }: HeaderProps) => {
  const intl = useIntl()
  const { title, image, typology, municipality } = event
  return (
    <PlaceHeader
      name={titled(title, intl)}
      cover={imagePath('event', image)}
      heading={heading}
      meta={
        typology === undefined && municipality === undefined ? undefined : (
          <>
            {typology === undefined ? null : <TypologyChip typology={typology} />}
            <TownLink municipality={municipality} className={place.metaLink} />
          </>
        )
      }
      actions={<Actions event={event} />}
    />
  )
}

const keepEvent = () => import('#ui/screens/calendar/keep-event.tsx')

/** What can be done with an event: keeping it, taking it into the phone's calendar, giving it to others (EVENT-04, EVENT-08). */
const Actions = ({ event }: OfEvent) => {
  const intl = useIntl()
  const piazza = usePiazza()
  const { isBusy, share } = useSharing()
  const saving = useActorRef(calendarSaving(usePorts()))
  const title = titled(event.title, intl)
  useEffect(() => piazza.follow(saving), [piazza, saving])
  return (
    <>
      <LatePart load={keepEvent} fallback={<Skeleton shape="block" height="2.75rem" />} given={{ event }} />
      <div className={place.buttons}>
        <Button
          variant="secondary"
          icon={CalendarPlus}
          busy={useSelector(saving, isSavingEntry)}
          onPress={() => saving.send({ type: 'entry.requested', entry: entryOf({ ...event, title }) })}
        >
          {intl.formatMessage({ id: 'event.toPhone' })}
        </Button>
        <Button variant="secondary" icon={Share2} busy={isBusy} onPress={() => share(title)}>
          {intl.formatMessage({ id: 'contact.share' })}
        </Button>
      </div>
    </>
  )
}

type FactProps = { readonly icon: LucideIcon; readonly label: string; readonly children: ReactNode }

const Fact = ({ icon: Icon, label, children }: FactProps) => (
  <div className={place.fact}>
    <Icon size={24} className={place.factSign} aria-hidden />
    <div className={place.factWords}>
      <span className={place.factLabel}>{label}</span>
      {children}
    </div>
  </div>
)

const Facts = ({ event }: OfEvent) => {
  const intl = useIntl()
  const formats = useFormats()
  const { activity, price } = event
  const recurrence = recurrenceWords(event, intl, formats)
  return (
    <Card inside="flush">
      <Fact icon={CalendarDays} label={intl.formatMessage({ id: 'event.when' })}>
        <span className={place.factValue}>{periodWords(event, intl, formats)}</span>
        <span className={place.factValue}>{hoursOf(event, intl, formats)}</span>
      </Fact>
      {recurrence === undefined ? null : (
        <Fact icon={Repeat} label={intl.formatMessage({ id: 'event.recurrence' })}>
          <span className={place.factValue}>{recurrence}</span>
        </Fact>
      )}
      <Fact icon={Ticket} label={intl.formatMessage({ id: 'events.price' })}>
        <span className={place.factValue}>{priceWords(price, intl, formats)}</span>
      </Fact>
      {activity === undefined ? null : (
        <Fact icon={Building2} label={intl.formatMessage({ id: 'event.organiser' })}>
          {activity.id === undefined ? (
            <span className={place.factValue}>{named(activity.name, intl)}</span>
          ) : (
            <Anchor className={place.factLink} href={activityPath(activity.id)}>
              {named(activity.name, intl)}
            </Anchor>
          )}
        </Fact>
      )}
    </Card>
  )
}

const Described = ({ event: { description } }: OfEvent) => {
  const intl = useIntl()
  return description === '' ? null : (
    <Part title={intl.formatMessage({ id: 'event.about' })}>
      <RichTextView html={description} />
    </Part>
  )
}

/** Where it is: on a map when it can be placed there, in words always. */
const Where = ({ event: { place: where, municipality, position, title } }: OfEvent) => {
  const intl = useIntl()
  if (where === undefined && municipality === undefined && position === undefined) return null
  return (
    <Part title={intl.formatMessage({ id: 'event.where' })}>
      <div className={place.where}>
        {position === undefined ? null : <PlaceMap position={position} label={where ?? titled(title, intl)} />}
        {where === undefined && municipality === undefined ? null : (
          <Card inside="flush">
            <div className={place.fact}>
              <MapPin size={24} className={place.factSign} aria-hidden />
              <div className={place.factWords}>
                {where === undefined ? null : <span className={place.factValue}>{where}</span>}
                {municipality === undefined ? null : (
                  <span className={place.factLabel}>{named(municipality.name, intl)}</span>
                )}
              </div>
            </div>
          </Card>
        )}
      </div>
    </Part>
  )
}

const Waiting = () => (
  <Loading>
    <div className={`${place.page} ${place.waiting}`}>
      <div className={place.whole}>
        <div className={place.header}>
          <PlaceHeaderSkeleton actions={0} />
          <Skeleton shape="block" height="2.75rem" />
          <div className={place.buttons}>
            <Skeleton shape="block" width="19.5rem" height="2.75rem" />
            <Skeleton shape="block" width="8.5rem" height="2.75rem" />
          </div>
        </div>
      </div>
      <div className={place.column}>
        <Skeleton shape="card" height={220} />
      </div>
      <div className={place.beside}>
        <Skeleton shape="card" height={280} />
      </div>
    </div>
  </Loading>
)
