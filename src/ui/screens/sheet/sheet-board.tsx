import { useIntl } from 'react-intl'
import { type Flight, flightStatus } from '#domain/e015/flight.ts'
import { flightsWithin, shownDirection } from '#domain/e015/sheet-filters.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { FlightBoard } from './flight-board.tsx'
import { NothingOnSheet, type SheetOfDay } from './nothing-on-sheet.tsx'
import { directionTexts, statusTexts } from './sheet-texts.ts'
import { boardPart } from './flight-board.css.ts'
import { total } from './sheet.css.ts'

const DIRECTIONS = ['departure', 'arrival'] as const

/** The flights, the way that is looked at, and what has changed, said as it does (E015-05). */
export const SheetBoard = ({ sheet, state, today }: SheetOfDay) => {
  const intl = useIntl()
  const { filters, change, changes } = state
  const flights = flightsWithin(sheet.flights, filters)
  const direction = shownDirection(sheet.flights, filters)
  return (
    <section className={boardPart} aria-label={intl.formatMessage({ id: 'flights.board' })}>
      {direction === undefined ? null : (
        <ChipGroup label={intl.formatMessage({ id: 'flights.direction' })}>
          {DIRECTIONS.map((one) => (
            <Chip
              key={one}
              isSelected={one === direction}
              onPress={() => change({ ...filters, direction: one === 'arrival' ? one : undefined })}
            >
              {intl.formatMessage(directionTexts[one])}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <output className={total}>{intl.formatMessage({ id: 'flights.total' }, { count: flights.length })}</output>
      <News changes={changes.filter((flight) => flights.includes(flight))} />
      {flights.length > 0 ? (
        <FlightBoard flights={flights} changes={changes} today={today} />
      ) : (
        <NothingOnSheet sheet={sheet} state={state} today={today} />
      )}
    </section>
  )
}

/** More changes than these are said by their number. */
const MOST_NEWS = 3

/** What became of flights while one looks, for those who listen. */
const News = ({ changes }: { readonly changes: readonly Flight[] }) => {
  const intl = useIntl()
  const { time } = useFormats()
  const said = ({ airport, number, status, expected }: Flight): string => {
    const known = flightStatus(status)
    return [
      [number, airport].filter((one) => one !== undefined).join(' '),
      known === undefined ? status : intl.formatMessage(statusTexts[known]),
      expected && time(expected),
    ]
      .filter((one) => one !== undefined && one !== '')
      .join(', ')
  }
  return (
    <VisuallyHidden>
      <output>
        {changes.length > MOST_NEWS
          ? intl.formatMessage({ id: 'flights.news' }, { count: changes.length })
          : changes.map(said).join('. ')}
      </output>
    </VisuallyHidden>
  )
}
