import { useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { topicEvents } from '#application/topic-events/topic-events.implementations.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { eventsFrom, type PublicEvent } from '#domain/events/event.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { EventRow } from '#ui/app/event-row.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { activityPath, eventPath } from '#ui/app/screens.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { useToday } from '#ui/app/use-today.ts'
import { ButtonLink } from '#ui/components/button.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { SHOWN_EVENTS } from './topic-limits.ts'
import * as css from './topics.css.ts'

export type TopicEventsProps = {
  readonly activity: ActivityId
  readonly topic: TopicId
  readonly name: string
  readonly isBelow: boolean
}

/** What is coming of a topic that has events (TOPIC-14); a panel of its own: it fails alone. */
export const TopicEvents = ({ activity, topic, name, isBelow }: TopicEventsProps) => {
  const intl = useIntl()
  const heading = useId()
  const ports = usePorts()
  const reading = useReading(
    useMemo(() => topicEvents(ports), [ports]),
    { activity, topic },
  )
  const Heading = isBelow ? 'h5' : 'h4'
  return (
    <section className={css.events} aria-labelledby={heading}>
      <Heading className={css.eventsHeading} id={heading}>
        {intl.formatMessage({ id: 'topics.events' }, { name })}
      </Heading>
      <Content activity={activity} name={name} reading={reading} />
    </section>
  )
}

type ContentProps = {
  readonly activity: ActivityId
  readonly name: string
  readonly reading: ReturnType<typeof useReading<unknown, readonly PublicEvent[]>>
}

const Content = ({ activity, name, reading: { face, value, failure, retry } }: ContentProps) => {
  const intl = useIntl()
  const today = useToday()
  if (face === 'failed' || face === 'missing') return <PanelFailure failure={failure} onRetry={retry} compact />
  if (value === undefined)
    return (
      <Loading>
        <Skeleton shape="block" height={76} />
      </Loading>
    )
  const coming = eventsFrom(value, today)
  if (coming.length === 0) return <p className={css.meta}>{intl.formatMessage({ id: 'topics.noEvents' })}</p>
  return (
    <>
      <ul className={css.eventList}>
        {coming.slice(0, SHOWN_EVENTS).map((event) => (
          <EventRow key={event.id} event={event} href={eventPath(activity, event.id)} look="tile" />
        ))}
      </ul>
      {coming.length > SHOWN_EVENTS ? (
        <ButtonLink variant="quiet" href={`${activityPath(activity)}/event`}>
          <span>
            {intl.formatMessage({ id: 'topics.allEvents' })}
            <VisuallyHidden> {intl.formatMessage({ id: 'topics.eventsOf' }, { name })}</VisuallyHidden>
          </span>
        </ButtonLink>
      ) : null}
    </>
  )
}
