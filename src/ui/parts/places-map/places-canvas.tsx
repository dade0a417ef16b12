import { LocateFixed, LocateOff, Maximize, X } from 'lucide-react'
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import { imagePath } from '#ui/base/images.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { IconButton } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { MapControls, MapGround } from './map-frame.tsx'
import { useLook } from '#ui/theme/use-look.ts'
import { MAP_COLOURS, MAP_FONT } from './map-looks.ts'
import { GatheredLayout, PlaceSheet } from './place-sheet.tsx'
import type { MapCanvasView, MapGroundView, PlaceSheetView } from './places-view.ts'
import * as css from './places-map.css.ts'
import { usePrepared } from './use-prepared.ts'

/** The URL of an icon. */
const iconAddresses = (icon: string | undefined) => {
  const address = imagePath('activityPoint', icon)
  return address === undefined ? [] : [address]
}

/** Keeps a map in an element while both exist, and keeps it up to date. */
const useMap = ({ verbs, countOf }: Pick<MapGroundView, 'verbs' | 'countOf'>, onReady: () => void) => {
  const placesMaps = usePrepared(usePorts().placesMaps)
  const colours = MAP_COLOURS[useLook()]
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<PlacesMapHandle>(undefined)
  useEffect(() => {
    if (!element.current) return undefined
    const map = placesMaps.mount(element.current, {
      colours,
      font: MAP_FONT,
      iconAddresses,
      count: countOf,
      onReady,
      onFailed: verbs.mapFailed,
      onChosen: (id) => (id === undefined ? verbs.drop() : verbs.choose(id, 'map')),
      onGathered: verbs.gather,
      onMoved: verbs.move,
    })
    handle.current = map
    let isThere = true
    // The sheet appears in the next frame; the map, which is slow to draw, moves after it.
    const mark = (...marked: Parameters<PlacesMapHandle['mark']>) =>
      afterPaint(() => {
        if (isThere) map.mark(...marked)
      })
    const stop = verbs.follow({ ...map, mark })
    return () => {
      isThere = false
      stop()
      map.destroy()
    }
  }, [placesMaps, colours, countOf, verbs, onReady])
  return { element, handle, ground: placesMaps.ground }
}

type GroundProps = { readonly view: MapGroundView }

/** The map and its buttons. They are not rendered again on a selection, so that the sheet opens quickly. */
const Ground = memo(({ view }: GroundProps) => {
  const [isReady, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const { element, handle, ground } = useMap(view, onReady)
  const fit = () => {
    handle.current?.fit()
    view.verbs.move(undefined)
  }
  return (
    <>
      <MapGround element={element} isReady={isReady} label={view.label} help={view.help} looks={css.map} />
      <MapControls
        onZoom={(steps) => handle.current?.zoom(steps)}
        ground={ground}
        before={
          <IconButton
            icon={LocateFixed}
            tone="floating"
            label={view.here.label}
            isPressed={view.here.isBusy === true}
            onPress={view.here.press}
          />
        }
        after={<IconButton icon={Maximize} tone="floating" label={view.fit} onPress={fit} />}
      />
    </>
  )
})
Ground.displayName = 'Ground'

/**
 * The place in the sheet: the selected one; before the first selection the first place, and after a deselection the
 * last one. The hidden sheet is thus rendered in advance, and opening and closing change little.
 */
const useTold = (chosen: PlaceSheetView | undefined, first: PlaceSheetView | undefined): PlaceSheetView | undefined => {
  const [last, setLast] = useState(chosen)
  if (chosen !== undefined && chosen !== last) setLast(chosen)
  const later = useDeferredValue(first)
  return chosen ?? last ?? later
}

type PlacesCanvasProps = {
  readonly view: MapCanvasView
  /** The search field, where it stands over the map. */
  readonly search: ReactNode
  /** Closes the sheet. */
  readonly onClose: () => void
}

/** The map, its buttons, and the sheet of the selected place. */
export const PlacesCanvas = ({ view, search, onClose }: PlacesCanvasProps) => {
  const { ground, unlocated, sheet, gathered } = view
  const told = useTold(sheet, view.firstSheet())
  return (
    <>
      {search}
      <Ground view={ground} />
      {unlocated ? (
        <div className={css.said}>
          <NoticeBar
            tone="warning"
            icon={LocateOff}
            text={unlocated.text}
            action={<IconButton icon={X} label={unlocated.dismiss.label} onPress={unlocated.dismiss.press} />}
          />
        </div>
      ) : null}
      {told ? <PlaceSheet view={told} isOpen={sheet !== undefined} onClose={onClose} /> : null}
      {gathered ? <GatheredLayout view={gathered} onClose={onClose} /> : null}
    </>
  )
}
