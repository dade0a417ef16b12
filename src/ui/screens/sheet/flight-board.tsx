import { useIntl } from 'react-intl'
import { isChanged } from '#application/sheet/sheet.selectors.ts'
import { type Flight, flightKey, flightStatus } from '#domain/e015/flight.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { useMedia } from '#ui/app/use-media.ts'
import { TagChip } from '#ui/components/chip.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { statusTexts, statusTones } from './sheet-texts.ts'
import * as css from './flight-board.css.ts'
import { total } from './sheet.css.ts'

type FlightBoardProps = {
  readonly flights: readonly Flight[]
  /** Those that are told of differently now. */
  readonly changes: readonly Flight[]
  readonly today: LocalDate
}

/** The board of an airport: a table whose columns come together where there is little room (E015-05). */
export const FlightBoard = ({ flights, changes, today }: FlightBoardProps) => {
  const intl = useIntl()
  const isWide = useMedia(media.wide)
  return (
    <div className={css.board}>
      <table className={css.flights}>
        <caption>
          <VisuallyHidden>{intl.formatMessage({ id: 'flights.board' })}</VisuallyHidden>
        </caption>
        <thead className={css.flightHeadings}>
          <tr>
            <Heading words={intl.formatMessage({ id: 'flights.time' })} />
            <Heading words={intl.formatMessage({ id: 'flights.number' })} />
            {isWide ? <Heading words={intl.formatMessage({ id: 'flights.airline' })} /> : null}
            {isWide ? <Heading words={intl.formatMessage({ id: 'flights.area' })} /> : null}
            <Heading words={intl.formatMessage({ id: 'flights.status' })} />
          </tr>
        </thead>
        <tbody>
          {flights.map((flight) => (
            <Row
              key={flightKey(flight)}
              flight={flight}
              isWide={isWide}
              today={today}
              hasChanged={isChanged(changes, flight)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Heading = ({ words }: { readonly words: string }) => (
  <th scope="col" className={css.flightHeading}>
    {words}
  </th>
)

type RowProps = {
  readonly flight: Flight
  readonly isWide: boolean
  readonly today: LocalDate
  readonly hasChanged: boolean
}

const Row = ({ flight, isWide, today, hasChanged }: RowProps) => {
  const intl = useIntl()
  const { airport, airline, number, area } = flight
  const beneath = [number, isWide ? undefined : airline].filter((one) => one !== undefined).join(' · ')
  return (
    <tr className={hasChanged ? `${css.flight} ${css.changed}` : css.flight}>
      <td className={css.flightTime}>
        <Times flight={flight} today={today} />
      </td>
      <th scope="row" className={css.flightWords}>
        <span className={css.airport}>{airport ?? number ?? '–'}</span>
        {airport === undefined && beneath === number ? null : <span className={css.beneath}>{beneath}</span>}
        {isWide || area === undefined ? null : <span className={css.beneath}>{area}</span>}
      </th>
      {isWide ? <td className={css.flightCell}>{airline ?? '–'}</td> : null}
      {isWide ? <td className={css.flightCell}>{area ?? '–'}</td> : null}
      <td className={css.flightStatus}>
        <Status flight={flight} />
        {hasChanged ? (
          <span className={css.news}>
            <span className={css.newsDot} aria-hidden />
            {intl.formatMessage({ id: 'flights.changed' })}
          </span>
        ) : null}
      </td>
    </tr>
  )
}

/** When it should, and when it will: the first one struck through where they differ. */
const Times = ({ flight: { scheduled, expected }, today }: Pick<RowProps, 'flight' | 'today'>) => {
  const intl = useIntl()
  const formats = useFormats()
  if (scheduled === undefined && expected === undefined) return <span>–</span>
  const isLate = scheduled !== undefined && expected !== undefined && expected !== scheduled
  const first = scheduled ?? expected
  const day = first === undefined ? today : dayOf(first)
  return (
    <>
      {isLate ? (
        <>
          <VisuallyHidden>{intl.formatMessage({ id: 'flights.scheduled' })} </VisuallyHidden>
          <s className={css.beneath}>{formats.time(scheduled)}</s>
          <VisuallyHidden> {intl.formatMessage({ id: 'flights.expected' })} </VisuallyHidden>
          <span className={css.expected}>{formats.time(expected)}</span>
        </>
      ) : first === undefined ? null : (
        formats.time(first)
      )}
      {day === today ? null : <span className={css.beneath}>{formats.day(day, today)}</span>}
    </>
  )
}

/** What is said of it: our word for what is known, the server's own for the rest, [decided] 'Previsto' where nothing is. */
const Status = ({ flight: { status } }: Pick<RowProps, 'flight'>) => {
  const intl = useIntl()
  const known = flightStatus(status)
  if (known !== undefined) return <TagChip tone={statusTones[known]}>{intl.formatMessage(statusTexts[known])}</TagChip>
  return status === undefined ? (
    <span className={css.planned}>{intl.formatMessage({ id: 'flights.planned' })}</span>
  ) : (
    <TagChip>
      <span className={css.ownStatus}>{status}</span>
    </TagChip>
  )
}

/** The board on its way. */
export const FlightBoardSkeleton = () => (
  <div className={css.boardPart}>
    <div className={css.ways}>
      <Skeleton shape="block" width="6rem" height="2.75rem" />
      <Skeleton shape="block" width="4.5rem" height="2.75rem" />
    </div>
    <div className={total}>
      <Skeleton width="4rem" height="1.5rem" />
    </div>
    <div className={css.board}>
      <div className={css.flightHeadBones} />
      {Array.from({ length: 9 }, (_, at) => (
        <div key={at} className={css.flightBones}>
          <Skeleton width="3rem" />
          <Skeleton width="55%" />
          <Skeleton width="5rem" height="1.75rem" />
        </div>
      ))}
    </div>
  </div>
)
