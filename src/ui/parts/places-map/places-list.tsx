import { Several } from '#ui/components/skeleton.tsx'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef } from 'react'
import { useWindowedRows } from '#ui/layout/lists/windowing.ts'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { MAP_ICON, size } from '#ui/theme/tokens.ts'
import { PlaceIcon } from './place-icon.tsx'
import type { PlaceRow, PlacesListView } from './places-view.ts'
import * as css from './places-map.css.ts'
import { keyOf } from '#ui/components/keys.ts'
import { LIST } from '#ui/components/list-role.ts'

/** The least height of a row, in rem, with its border. */
const ROW = size.listRow / 16 + 1 / 16
/** The number of skeleton rows. */
const WAITING = 8
/** The keys that move between places. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, n: 1, ArrowUp: -1, p: -1 }

type RowProps = { readonly view: PlaceRow; readonly isCurrent: boolean; readonly onChosen: () => void }

/** One place of the list. A selection renders two rows only, so that the sheet appears in the next frame. */
const Place = memo(({ view: { choose, where, isNamesake, image }, isCurrent, onChosen }: RowProps) => (
  <ListRow
    title={choose.label}
    meta={where}
    isNamesake={isNamesake}
    leading={<PlaceIcon icon={image} />}
    isCurrent={isCurrent}
    {...('href' in choose
      ? { href: choose.href }
      : {
          onPress: () => {
            choose.press()
            onChosen()
          },
        })}
  />
))
Place.displayName = 'Place'

type PlacesListProps = {
  readonly view: PlacesListView
  /** The index of the selected place, from 0; -1 for none. */
  readonly chosen: number
  readonly isChosenOnMap: boolean
  readonly onChosen: () => void
}

const allAreRead = () => true

/**
 * The places of the map as a list, in step with it: for the keyboard, for screen readers, and for everyone else
 * (DIR-04).
 */
export const PlacesList = memo(({ view: { label, list }, chosen, isChosenOnMap, onChosen }: PlacesListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const nothingAbove = useRef<HTMLElement>(null)
  const walkingTo = useRef(-1)
  const windowed = useWindowedRows(list.length, ROW, scroller, nothingAbove, { isRead: allAreRead })
  const { parts, keepDrawn, measured, placeOf } = windowed

  const bring = (index: number) => {
    const pane = scroller.current
    const place = placeOf(index)
    if (!pane || !place) return
    const { top, bottom } = place
    if (top >= pane.scrollTop && bottom <= pane.scrollTop + pane.clientHeight) return
    pane.scrollTo({ top: (top + bottom - pane.clientHeight) / 2 })
  }
  const follow = useEffectEvent(bring)
  useEffect(() => {
    if (chosen >= 0 && isChosenOnMap) follow(chosen)
  }, [chosen, isChosenOnMap])
  const focusWalkedTo = () => {
    if (walkingTo.current < 0) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${walkingTo.current}"] :is(button, a)`)
    if (!row) return
    walkingTo.current = -1
    row.focus({ preventScroll: true })
  }
  // The target row may have to be rendered first.
  useEffect(focusWalkedTo)

  const walk = (press: KeyboardEvent<HTMLElement>) => {
    const step = press.altKey || press.ctrlKey || press.metaKey ? undefined : STEPS[keyOf(press)]
    const from = (press.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']
    const index = step === undefined || from === undefined ? -1 : Number(from) + step
    const place = list.at(index)
    if (!place) return
    press.preventDefault()
    walkingTo.current = index
    keepDrawn(index)
    bring(index)
    focusWalkedTo()
    if ('press' in place.choose) place.choose.press()
  }
  return (
    <div className={css.rows} ref={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows answer for themselves: it hears the keys of all of them. */}
      <ul
        {...LIST}
        aria-label={label}
        onKeyDown={walk}
        onFocus={({ target }) => keepDrawn(Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1))}
        onBlur={() => keepDrawn(-1)}
      >
        {parts.map((part) => {
          if (part.kind === 'room')
            return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
          const place = list.at(part.index)
          if (!place) return null
          return (
            <li
              key={place.key}
              className={css.row}
              data-row={part.index}
              {...measured(part.index)}
              aria-posinset={part.index + 1}
              aria-setsize={list.length}
            >
              <Place view={place} isCurrent={part.index === chosen} onChosen={onChosen} />
            </li>
          )
        })}
      </ul>
    </div>
  )
})
PlacesList.displayName = 'PlacesList'

/** The skeleton of the list. */
export const PlacesListSkeleton = () => (
  <div className={css.rows}>
    <Several count={WAITING}>
      <ListRowSkeleton leadingSize={MAP_ICON} leadingShape="circle" lines={2} />
    </Several>
  </div>
)
