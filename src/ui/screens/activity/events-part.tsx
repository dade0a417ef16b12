import { ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { activityEvents } from '#application/activity-page/activity-page.implementations.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { eventsFrom } from '#domain/events/event.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { activityPath, eventPath } from '#ui/app/screens.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EventRow, EventRowSkeleton } from '#ui/app/event-row.tsx'
import { useToday } from '#ui/app/use-today.ts'
import { ReadPart } from '#ui/screens/place/part.tsx'
import * as css from '#ui/screens/place/place.css.ts'
import { NEXT_EVENTS } from './activity-limits.ts'

/** What takes place next at an activity (DIR-02). */
export const EventsPart = ({ id }: { readonly id: ActivityId }) => {
  const intl = useIntl()
  const reading = useReading(activityEvents(usePorts()), id)
  const next = eventsFrom(reading.value ?? [], useToday())
  return (
    <ReadPart
      title={intl.formatMessage({ id: 'activity.events' })}
      reading={reading}
      waiting={
        <Card inside="flush">
          {Array.from({ length: NEXT_EVENTS }, (_, at) => (
            <EventRowSkeleton key={at} />
          ))}
        </Card>
      }
    >
      {() =>
        next.length === 0 ? (
          <p className={css.muted}>{intl.formatMessage({ id: 'activity.noEvents' })}</p>
        ) : (
          <>
            <Card as="ul" inside="flush">
              {next.slice(0, NEXT_EVENTS).map((event) => (
                <EventRow key={event.id} event={event} href={eventPath(id, event.id)} />
              ))}
            </Card>
            {next.length <= NEXT_EVENTS ? null : (
              <div className={css.buttons}>
                <ButtonLink variant="quiet" icon={ChevronRight} href={`${activityPath(id)}/event`}>
                  {intl.formatMessage({ id: 'activity.allEvents' })}
                </ButtonLink>
              </div>
            )}
          </>
        )
      }
    </ReadPart>
  )
}
