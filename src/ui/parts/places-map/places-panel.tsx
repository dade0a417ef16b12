import { MapPinOff } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useRef } from 'react'
import { Loading } from '#ui/app/reading/panel.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { ActionButton, StaleLayout } from '#ui/layout/parts.tsx'
import { media } from '#ui/theme/media.ts'
import { PlacesCanvas } from './places-canvas.tsx'
import { PlacesList, PlacesListSkeleton } from './places-list.tsx'
import type { PlacesListView, PlacesMapView } from './places-view.ts'
import * as css from './places-map.css.ts'

type MapView = Extract<PlacesMapView, { kind: 'map' }>

/** The filtered places, on a map and in a list beside it (DIR-04). */
export const PlacesPanel = ({ view }: { readonly view: MapView }) => {
  const { canvas, listed, crashed, chosen: at, isChosenOnMap, drop } = view
  const listPane = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  // The sheet is rendered first, the marked row after it.
  const chosen = useDeferredValue(at)
  const showMap = useCallback(() => {
    if (!matchMedia(media.desktop).matches) afterPaint(() => map.current?.scrollIntoView({ block: 'start' }))
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the sheet wherever the focus is in here.
    <div
      className={css.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.notes}>
        <StaleLayout view={view.stale} />
        {crashed ? (
          <NoticeBar
            tone="warning"
            icon={MapPinOff}
            text={crashed.text}
            action={<ActionButton variant="quiet" action={crashed.retry} />}
          />
        ) : null}
      </div>
      {canvas ? (
        <div className={css.mapPane} ref={map}>
          <PlacesCanvas view={canvas} list={listPane} onClose={close} />
        </div>
      ) : null}
      <section className={css.listPane} ref={listPane} tabIndex={-1} aria-label={view.listLabel}>
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

/** The number of places, and how many of them are not on the map. */
const ListHead = memo(({ view: { count, placeless } }: { readonly view: PlacesListView }) => (
  <header className={css.listHead}>
    <output className={css.listTitle}>{count}</output>
    {placeless === undefined ? null : <p className={css.placeless}>{placeless}</p>}
  </header>
))
ListHead.displayName = 'ListHead'
