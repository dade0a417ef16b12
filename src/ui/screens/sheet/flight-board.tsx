import { useMedia } from '#ui/layout/use-media.ts'
import { Chip, ChipGroup, TagChip } from '#ui/components/chip.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { media } from '#ui/theme/media.ts'
import type { ReactNode } from 'react'
import type { BoardView, FlightView } from './board-view.ts'
import * as css from './flight-board.css.ts'
import { total as totalLook } from './sheet.css.ts'

type BoardProps = {
  readonly view: BoardView
  /** The empty state. */
  readonly none: ReactNode
}

/** The flights, the direction, and the announced changes (E015-05). */
export const SheetBoard = ({ view: { label, direction, total, news, headings, flights }, none }: BoardProps) => (
  <section className={css.boardPart} aria-label={label}>
    {direction === undefined ? null : (
      <ChipGroup label={direction.label}>
        {direction.tabs.map((one) => (
          <Chip key={one.key} isSelected={one.isCurrent} onPress={one.choose}>
            {one.label}
          </Chip>
        ))}
      </ChipGroup>
    )}
    <output className={totalLook}>{total}</output>
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
    {flights.length > 0 ? <FlightBoard label={label} headings={headings} flights={flights} /> : none}
  </section>
)

/** The flight board: a table whose columns merge where there is little room. */
const FlightBoard = ({ label, headings, flights }: Pick<BoardView, 'label' | 'headings' | 'flights'>) => {
  const isWide = useMedia(media.wide)
  const { time, number, airline, area, status } = headings
  return (
    <div className={css.board}>
      <table className={css.flights}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead className={css.flightHeadings}>
          <tr>
            {(isWide ? [time, number, airline, area, status] : [time, number, status]).map((heading) => (
              <th key={heading} scope="col" className={css.flightHeading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flights.map((flight) => (
            <Flight key={flight.key} view={flight} isWide={isWide} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Flight = ({ view, isWide }: { readonly view: FlightView; readonly isWide: boolean }) => {
  const { name, number, airline, area, otherDay, status, changed } = view
  const below = [number, isWide ? undefined : airline].filter((one) => one !== undefined).join(' · ')
  return (
    <tr className={changed === undefined ? css.flight : `${css.flight} ${css.changed}`}>
      <td className={css.flightTime}>
        <Times view={view} />
        {otherDay === undefined ? null : <span className={css.secondary}>{otherDay}</span>}
      </td>
      <th scope="row" className={css.flightWords}>
        <bdi className={css.airport}>{name}</bdi>
        {below === '' || below === name ? null : <span className={css.secondary}>{below}</span>}
        {isWide || area === undefined ? null : <span className={css.secondary}>{area}</span>}
      </th>
      {isWide ? <td className={css.flightCell}>{airline ?? '–'}</td> : null}
      {isWide ? <td className={css.flightCell}>{area ?? '–'}</td> : null}
      <td className={css.flightStatus}>
        <Status view={status} />
        {changed === undefined ? null : (
          <span className={css.news}>
            <span className={css.newsDot} aria-hidden />
            {changed}
          </span>
        )}
      </td>
    </tr>
  )
}

/** The scheduled and the new time: the first one struck through where they differ. */
const Times = ({ view: { late, time } }: { readonly view: FlightView }) =>
  late === undefined ? (
    time
  ) : (
    <>
      <VisuallyHidden>{late.scheduled.label} </VisuallyHidden>
      <s className={css.secondary}>{late.scheduled.words}</s>
      <VisuallyHidden> {late.expected.label} </VisuallyHidden>
      <span className={css.expected}>{late.expected.words}</span>
    </>
  )

const Status = ({ view: { sign, words, tone } }: { readonly view: FlightView['status'] }) =>
  sign === 'planned' ? (
    <span className={css.planned}>{words}</span>
  ) : (
    <TagChip tone={tone}>{sign === 'own' ? <span className={css.ownStatus}>{words}</span> : words}</TagChip>
  )

/** The skeleton of the board. */
export const FlightBoardSkeleton = () => (
  <div className={css.boardPart}>
    <div className={css.ways}>
      <Skeleton shape="block" width="6rem" height="2.75rem" />
      <Skeleton shape="block" width="4.5rem" height="2.75rem" />
    </div>
    <div className={totalLook}>
      <Skeleton width="4rem" height="1.5rem" />
    </div>
    <div className={css.board}>
      <div className={css.flightHeadBones} />
      <Several count={9}>
        <div className={css.flightBones}>
          <Skeleton width="3rem" />
          <Skeleton width="55%" />
          <Skeleton width="5rem" height="1.75rem" />
        </div>
      </Several>
    </div>
  </div>
)
