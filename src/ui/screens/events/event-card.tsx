import { MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { PublicEvent } from '#domain/events/event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { titled } from '#ui/app/titles.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { typologyView } from '#ui/view/event-row.ts'
import { priceWords } from './event-texts.ts'
import * as css from './events.css.ts'
import { TypologyChip } from './typology-chip.tsx'

type EventCardProps = {
  readonly event: PublicEvent
  /** The day it is looked at on. */
  readonly day: LocalDate
  readonly href: string
  /** The rank of its title on the page. */
  readonly as?: 'h3' | 'h4'
}

/** One event of a day: when, what it is called, where, of what kind and for how much; one tap. */
export const EventCard = ({ event, day, href, as: Title = 'h4' }: EventCardProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const { title, place, municipality, typology, price, image } = event
  const lastDay = lastDayOf(event)
  const where = [place, municipality?.name].filter((part) => part !== undefined && part !== '').join(' · ')
  return (
    <article className={css.card}>
      <TimeLeaf event={event} day={day} />
      <div className={css.words}>
        <Title className={css.cardTitle}>
          <Anchor className={css.link} href={href}>
            {titled(title, intl)}
          </Anchor>
        </Title>
        <VisuallyHidden>{hoursOf(event, intl, formats)}</VisuallyHidden>
        {lastDay === undefined ? null : (
          <span className={css.meta}>
            {intl.formatMessage({ id: 'notice.dateUntil' }, { day: formats.date(lastDay) })}
          </span>
        )}
        {where === '' ? null : (
          <span className={css.meta}>
            <MapPin size={16} className={css.sign} aria-hidden />
            <span>{where}</span>
          </span>
        )}
        <span className={css.tags}>
          <TypologyChip view={typologyView(typology)} />
          <span className={css.price}>{priceWords(price, intl, formats)}</span>
        </span>
      </div>
      <span className={css.picture}>
        <Picture src={imagePath('event', image)} alt="" ratio="1 / 1" rounded fallback={<Cover seed={title} />} />
      </span>
    </article>
  )
}

/** When it begins and ends, for the eye; listeners hear it in words. */
const TimeLeaf = ({ event: { startDate, startTime, endTime }, day }: Pick<EventCardProps, 'event' | 'day'>) => {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <span className={css.leaf} aria-hidden>
      {startDate < day ? (
        <span className={css.leafWord}>{intl.formatMessage({ id: 'events.ongoingLeaf' })}</span>
      ) : startTime === undefined ? (
        <span className={css.leafWord}>{intl.formatMessage({ id: 'events.wholeDayLeaf' })}</span>
      ) : (
        <>
          <span className={css.leafTime}>{formats.time(startTime)}</span>
          {endTime === undefined ? null : <span className={css.leafEnd}>{formats.time(endTime)}</span>}
        </>
      )}
    </span>
  )
}

/** The same on its way. */
export const EventCardSkeleton = () => (
  <div className={css.card}>
    <Skeleton shape="block" width="4rem" height="4rem" />
    <div className={css.bones}>
      <Skeleton width="70%" height="1.4rem" />
      <Skeleton width="55%" />
      <Skeleton width="40%" height="1.75rem" />
    </div>
    <span className={css.picture}>
      <Skeleton shape="block" height="6rem" />
    </span>
  </div>
)
