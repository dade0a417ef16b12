import { List, LocateFixed, LocateOff, Maximize, X } from 'lucide-react'
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import { imagePath } from '#ui/app/images.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { MapControls, MapGround } from './map-frame.tsx'
import { MAP_COLOURS, MAP_FONT } from './map-looks.ts'
import { GatheredLayout, PlaceSheet } from './place-sheet.tsx'
import type { MapCanvasView, MapGroundView, PlaceSheetView } from './places-view.ts'
import * as css from './places-map.css.ts'

/** The address of an icon's picture. */
const iconAddresses = (icon: string | undefined) => {
  const address = imagePath('activityPoint', icon)
  return address === undefined ? [] : [address]
}

/** A map in an element for as long as both are there, told of everything that is known. */
const useMap = ({ verbs, countOf }: Pick<MapGroundView, 'verbs' | 'countOf'>, onReady: () => void) => {
  const { placesMaps } = usePorts()
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<PlacesMapHandle>(undefined)
  useEffect(() => {
    if (!element.current) return undefined
    const map = placesMaps.mount(element.current, {
      colours: MAP_COLOURS,
      font: MAP_FONT,
      iconAddresses,
      count: countOf,
      onReady,
      onFailed: verbs.mapFailed,
      onChosen: (id) => (id === undefined ? verbs.drop() : verbs.choose(id, 'map')),
      onGathered: verbs.gather,
    })
    handle.current = map
    let isThere = true
    // The sheet comes with the next frame; the map, which has much to draw, moves after it.
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
  }, [placesMaps, countOf, verbs, onReady])
  return { element, handle, attribution: placesMaps.attribution }
}

type GroundProps = {
  readonly view: MapGroundView
  /** The list that stands beneath it on phones. */
  readonly list: RefObject<HTMLElement | null>
}

/** The map and its buttons. What is chosen on it changes nothing about them: they are not drawn anew on the way to its sheet. */
const Ground = memo(({ view, list }: GroundProps) => {
  const [isReady, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const { element, handle, attribution } = useMap(view, onReady)
  return (
    <>
      <MapGround element={element} isReady={isReady} label={view.label} help={view.help} looks={css.map} />
      <div className={css.toList}>
        <Button
          variant="secondary"
          icon={List}
          onPress={() => {
            list.current?.scrollIntoView({ block: 'start' })
            list.current?.focus({ preventScroll: true })
          }}
        >
          {view.toList}
        </Button>
      </div>
      <MapControls
        onZoom={(steps) => handle.current?.zoom(steps)}
        attribution={attribution}
        before={
          <IconButton
            icon={LocateFixed}
            tone="floating"
            label={view.here.label}
            isPressed={view.here.isBusy === true}
            onPress={view.here.press}
          />
        }
        after={<IconButton icon={Maximize} tone="floating" label={view.fit} onPress={() => handle.current?.fit()} />}
      />
    </>
  )
})
Ground.displayName = 'Ground'

/**
 * The place that the sheet tells of: the chosen one; before one is chosen the first, and afterwards the last. So the
 * sheet is drawn before it is asked for, and neither its coming nor its going changes more than it must.
 */
const useTold = (chosen: PlaceSheetView | undefined, first: PlaceSheetView | undefined): PlaceSheetView | undefined => {
  const [last, setLast] = useState(chosen)
  if (chosen !== undefined && chosen !== last) setLast(chosen)
  const later = useDeferredValue(first)
  return chosen ?? last ?? later
}

type PlacesCanvasProps = Pick<GroundProps, 'list'> & {
  readonly view: MapCanvasView
  /** Closes the sheet. */
  readonly onClose: () => void
}

/** The map itself, its buttons, and the sheet of what is chosen on it. */
export const PlacesCanvas = ({ view, list, onClose }: PlacesCanvasProps) => {
  const { ground, unlocated, sheet, gathered } = view
  const told = useTold(sheet, view.firstSheet())
  return (
    <>
      <Ground view={ground} list={list} />
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
