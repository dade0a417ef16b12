import { LinkedWords } from '#ui/layout/linked-words.tsx'
import { Card } from '#ui/components/card.tsx'
import type { HoursView } from './hours-view.ts'
import { Part } from './part.tsx'
import * as css from './place.css.ts'

/** The opening hours of a place, day by day. */
export const HoursLayout = ({ view }: { readonly view: HoursView | undefined }) =>
  view === undefined ? null : (
    <Part title={view.title}>
      <Card inside="flush">
        {view.rows.length === 0 ? null : (
          <dl className={css.hours}>
            {view.rows.map(({ key, name, isToday, spans }) => (
              <div key={key} className={isToday ? css.hoursToday : css.hoursDay}>
                <dt className={css.hoursName}>{name}</dt>
                <dd className={css.hoursSpans}>
                  {spans.map((span) => (
                    <span key={span}>{span}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {view.text === undefined ? null : (
          <p className={css.hoursText} dir="auto">
            <LinkedWords view={view.text} />
          </p>
        )}
      </Card>
    </Part>
  )
