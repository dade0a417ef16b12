import { MapPinOff } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { DirectoryFilter } from '#domain/directory/directory-query.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { PlacesCanvas } from './places-canvas.tsx'
import { PlacesList, PlacesListSkeleton } from './places-list.tsx'
import { type PlacesMapState, usePlacesMap } from './use-places-map.ts'
import * as css from './places-map.css.ts'

export type PlacesPanelProps = { readonly filter: DirectoryFilter; readonly kind: MappedKind }

/** What the filter lets through, on a map and in a list beside it (DIR-04). */
export const PlacesPanel = ({ filter, kind }: PlacesPanelProps) => {
  const intl = useIntl()
  const state = usePlacesMap(kind, filter)
  const list = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const { face, failure, places, placeless, chosenOn, isMapCrashed, verbs } = state
  // The sheet comes first, the mark of its row after it.
  const chosen = useDeferredValue(state.chosen)
  const showMap = useCallback(() => {
    if (!matchMedia(media.desktop).matches) afterPaint(() => map.current?.scrollIntoView({ block: 'start' }))
  }, [])
  // What is pressed in the sheet goes with it: the keyboard goes back to where the place was chosen.
  const close = useCallback(() => {
    const focused = map.current?.querySelector('section:focus-within')
    const row = chosenOn === 'list' ? list.current?.querySelector<HTMLElement>('[aria-current=true]') : undefined
    const ground = map.current?.querySelector<HTMLElement>('[role=application]')
    if (focused) (row ?? ground)?.focus({ preventScroll: true })
    verbs.drop()
  }, [chosenOn, verbs])
  if (face === 'failed') return <PanelFailure failure={failure} onRetry={verbs.retry} />
  if (face === 'empty')
    return (
      <EmptyState
        drawing="map"
        title={intl.formatMessage({ id: 'placesMap.empty' })}
        text={
          placeless > 0
            ? intl.formatMessage({ id: 'placesMap.placeless' }, { count: placeless })
            : intl.formatMessage({ id: 'placesMap.emptyText' })
        }
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the sheet wherever the focus is in here.
    <div
      className={css.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className={css.notes}>
        <Notes state={state} />
      </div>
      {isMapCrashed ? null : (
        <div className={css.mapPane} ref={map}>
          <PlacesCanvas state={state} kind={kind} list={list} onClose={close} />
        </div>
      )}
      <section
        className={css.listPane}
        ref={list}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'placesMap.list' })}
      >
        {face === 'loading' ? (
          <Loading>
            <PlacesListSkeleton />
          </Loading>
        ) : (
          <>
            <ListHead count={places.length} placeless={placeless} />
            <PlacesList
              places={places}
              chosen={chosen}
              chosenOn={chosenOn}
              verbs={verbs}
              kind={kind}
              onChosen={showMap}
            />
          </>
        )}
      </section>
    </div>
  )
}

/** How many there are, and how many of them have no place on a map. */
const ListHead = memo(({ count, placeless }: { readonly count: number; readonly placeless: number }) => {
  const intl = useIntl()
  return (
    <header className={css.listHead}>
      <output className={css.listTitle}>{intl.formatMessage({ id: 'placesMap.count' }, { count })}</output>
      {placeless > 0 ? (
        <p className={css.placeless}>{intl.formatMessage({ id: 'placesMap.placeless' }, { count: placeless })}</p>
      ) : null}
    </header>
  )
})
ListHead.displayName = 'ListHead'

/** What did not work, beside what works all the same (fault 47). */
const Notes = ({ state }: { readonly state: PlacesMapState }) => {
  const intl = useIntl()
  const { face, failure, isMapCrashed, verbs } = state
  return (
    <>
      {face === 'stale' ? <StaleBar failure={failure} onRetry={verbs.retry} /> : null}
      {isMapCrashed ? (
        <NoticeBar
          tone="warning"
          icon={MapPinOff}
          text={intl.formatMessage({ id: 'placesMap.failed' })}
          action={
            <Button variant="quiet" onPress={verbs.retryMap}>
              {intl.formatMessage({ id: 'action.retry' })}
            </Button>
          }
        />
      ) : null}
    </>
  )
}
