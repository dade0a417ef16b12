import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { named } from '#ui/app/titles.ts'
import { useRem, useWindowedRows } from '#ui/app/windowing.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { size } from '#ui/theme/tokens.ts'
import { PlaceIcon } from './place-icon.tsx'
import { placePath, whereOf } from './places-texts.ts'
import type { PlacesMapState } from './use-places-map.ts'
import * as css from './places-map.css.ts'

/** How high a row is, in rem, with the line under it. */
const ROW = size.listRow / 16 + 1 / 16
/** As many rows on their way as fill a list. */
const WAITING = 8
/** The keys that walk from one place to the next. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, n: 1, ArrowUp: -1, p: -1 }

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

type PlaceRowProps = {
  readonly place: Mapped
  readonly kind: MappedKind
  readonly isCurrent: boolean
  readonly onChoose: (place: Mapped) => void
}

/** One place of the list. Choosing another draws two rows anew and no more: the sheet comes with the next frame. */
const PlaceRow = memo(({ place, kind, isCurrent, onChoose }: PlaceRowProps) => {
  const intl = useIntl()
  return (
    <ListRow
      title={named(place.name, intl)}
      meta={whereOf(place)}
      leading={<PlaceIcon icon={place.icon} />}
      isCurrent={isCurrent}
      onPress={() => onChoose(place)}
      trailing={
        <Anchor className={css.open} href={placePath(kind, place.id)}>
          <ChevronRight size={24} aria-hidden />
          <VisuallyHidden>
            {intl.formatMessage({ id: 'placesMap.openOf' }, { name: named(place.name, intl) })}
          </VisuallyHidden>
        </Anchor>
      }
    />
  )
})
PlaceRow.displayName = 'PlaceRow'

type PlacesListProps = Pick<PlacesMapState, 'places' | 'chosen' | 'chosenOn' | 'verbs'> & {
  readonly kind: MappedKind
  readonly onChosen: () => void
}

/** The same places as on the map, in step with it: for the keyboard, for listeners, and for everyone else (DIR-04). */
export const PlacesList = memo(({ places, chosen, chosenOn, verbs, kind, onChosen }: PlacesListProps) => {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const nothingAbove = useRef<HTMLElement>(null)
  const walkingTo = useRef(-1)
  const rowHeight = ROW * useRem()
  const { parts, keepDrawn } = useWindowedRows(places.length, ROW, scroller, nothingAbove)

  const bring = (index: number) => {
    const pane = scroller.current
    if (!pane) return
    const top = index * rowHeight
    if (top >= pane.scrollTop && top + rowHeight <= pane.scrollTop + pane.clientHeight) return
    pane.scrollTo({ top: top - (pane.clientHeight - rowHeight) / 2 })
  }
  const follow = useEffectEvent((place: Mapped) => bring(places.indexOf(place)))
  useEffect(() => {
    if (chosen && chosenOn === 'map') follow(chosen)
  }, [chosen, chosenOn])
  const focusWalkedTo = () => {
    if (walkingTo.current < 0) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${walkingTo.current}"] button`)
    if (!row) return
    walkingTo.current = -1
    row.focus({ preventScroll: true })
  }
  // The row that is walked to may have to be drawn first.
  useEffect(focusWalkedTo)

  const choose = useCallback(
    (place: Mapped) => {
      verbs.choose(place.id, 'list')
      onChosen()
    },
    [verbs, onChosen],
  )

  const walk = (press: KeyboardEvent<HTMLElement>) => {
    const step = press.altKey || press.ctrlKey || press.metaKey ? undefined : STEPS[press.key]
    const from = (press.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']
    const place = step === undefined || from === undefined ? undefined : places[Number(from) + step]
    if (!place) return
    press.preventDefault()
    const index = places.indexOf(place)
    walkingTo.current = index
    keepDrawn(index)
    bring(index)
    focusWalkedTo()
    verbs.choose(place.id, 'list')
  }
  return (
    <div className={css.rows} ref={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows answer for themselves: it hears the keys of all of them. */}
      <ul
        className={css.list}
        {...LIST}
        aria-label={intl.formatMessage({ id: 'placesMap.list' })}
        onKeyDown={walk}
        onFocus={({ target }) => keepDrawn(Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1))}
        onBlur={() => keepDrawn(-1)}
      >
        {parts.map((part) => {
          if (part.kind === 'room')
            return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
          const place = places[part.index]
          if (!place) return null
          return (
            <li
              key={place.id}
              className={css.row}
              data-row={part.index}
              aria-posinset={part.index + 1}
              aria-setsize={places.length}
            >
              <PlaceRow place={place} kind={kind} isCurrent={place === chosen} onChoose={choose} />
            </li>
          )
        })}
      </ul>
    </div>
  )
})
PlacesList.displayName = 'PlacesList'

/** The list on its way. */
export const PlacesListSkeleton = () => (
  <div className={css.rows}>
    {Array.from({ length: WAITING }, (_, at) => (
      <ListRowSkeleton key={at} leadingSize={size.mapIcon} leadingShape="circle" lines={2} />
    ))}
  </div>
)
