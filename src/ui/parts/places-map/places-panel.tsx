import { MapPinOff } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { useMedia } from '#ui/layout/use-media.ts'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { ActionButton, AboveLayout, RetryActionButton } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import { useRoomLeft } from '#ui/layout/use-room-left.ts'
import { media } from '#ui/theme/media.ts'
import { PlacesCanvas } from './places-canvas.tsx'
import { PlacesList, PlacesListSkeleton } from './places-list.tsx'
import type { PlacesListView, PlacesMapView } from './places-view.ts'
import * as css from './places-map.css.ts'
import { keyOf } from '#ui/components/keys.ts'

type MapView = Extract<PlacesMapView, { kind: 'map' }>

/** The place of the map, or of the list alone, in the panel. */
const AFTER_NOTES = 1

/** The filtered places, on a map and in a list beside it (DIR-04). */
export const PlacesPanel = ({ view }: { readonly view: MapView }) => {
  const { canvas, listed, crashed, chosen: at, isChosenOnMap, drop } = view
  const panel = useRef<HTMLDivElement>(null)
  useRoomLeft(panel, AFTER_NOTES)
  const listPane = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const isDesk = useMedia(media.desktop)
  // The sheet is rendered first, the marked row after it.
  const chosen = useDeferredValue(at)
  // On phones the list may have been drawn over the map.
  const showMap = useCallback(() => {
    if (!matchMedia(media.desktop).matches) afterPaint(() => panel.current?.scrollIntoView({ block: 'start' }))
  }, [])
  // The pressed button of the sheet disappears with it: the focus returns to where the place was selected.
  const close = useCallback(() => {
    const focused = map.current?.querySelector('section:focus-within')
    // By its number: the row is marked later than the sheet is shown.
    const row = isChosenOnMap ? undefined : listPane.current?.querySelector<HTMLElement>(`[data-row="${at}"] button`)
    const ground = map.current?.querySelector<HTMLElement>('[role=application]')
    if (focused) (row ?? ground)?.focus({ preventScroll: true })
    drop()
  }, [at, isChosenOnMap, drop])
  const isSheetOpen = canvas !== undefined && (canvas.sheet !== undefined || canvas.gathered !== undefined)
  useBackCloses(isSheetOpen, close)
  // Where the map reaches below the window, its sheet comes into it.
  useEffect(() => {
    if (isSheetOpen) afterPaint(() => map.current?.scrollIntoView({ block: 'nearest' }))
  }, [isSheetOpen])
  const search = <SearchFieldLayout view={view.search} />
  const isSearchInList = isDesk || canvas === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the sheet wherever the focus is in here.
    <div
      className={css.panel}
      ref={panel}
      onKeyDown={(press) => {
        if (keyOf(press) === 'Escape') close()
      }}
    >
      <div className={css.notes}>
        <AboveLayout view={view.above} />
        {crashed ? (
          <NoticeBar
            tone="warning"
            icon={MapPinOff}
            text={crashed.text}
            action={<RetryActionButton variant="quiet" action={crashed.retry} />}
          />
        ) : null}
      </div>
      {canvas ? (
        <div className={isSheetOpen ? css.mapPaneAbove : css.mapPane} ref={map}>
          <PlacesCanvas
            view={canvas}
            search={isSearchInList ? null : <div className={css.searchOverMap}>{search}</div>}
            onClose={close}
          />
        </div>
      ) : null}
      <section className={css.listPane} ref={listPane} tabIndex={-1} aria-label={view.listLabel}>
        {isSearchInList ? <div className={css.searchInList}>{search}</div> : null}
        {listed ? (
          <>
            <ListHead view={listed} />
            <PlacesList view={listed} chosen={chosen} isChosenOnMap={isChosenOnMap} onChosen={showMap} />
          </>
        ) : (
          <Loading>
            <PlacesListSkeleton />
          </Loading>
        )}
      </section>
    </div>
  )
}

/** How many places there are, and how many of them are not on the map. */
const ListHead = memo(({ view: { count, all, placeless } }: { readonly view: PlacesListView }) => (
  <header className={css.listHead}>
    <div className={css.listLine}>
      <output className={css.listTitle}>{count}</output>
      {all ? <ActionButton variant="quiet" action={all} /> : null}
    </div>
    {placeless === undefined ? null : <p className={css.placeless}>{placeless}</p>}
  </header>
))
ListHead.displayName = 'ListHead'
