import { List, LocateFixed, LocateOff, Maximize, X } from 'lucide-react'
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { followMap } from '#application/places-map/follow-map.ts'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { MapControls, MapGround } from './map-frame.tsx'
import { MAP_COLOURS, MAP_FONT } from './map-looks.ts'
import { GatheredSheet, PlaceSheet } from './place-sheet.tsx'
import { positionText } from './places-texts.ts'
import type { PlacesMapState } from './use-places-map.ts'
import * as css from './places-map.css.ts'

/** The address of an icon's picture. */
const iconAddresses = (icon: string | undefined) => {
  const address = imagePath('activityPoint', icon)
  return address === undefined ? [] : [address]
}

/** A map in an element for as long as both are there, told of everything that the machine knows. */
const useMap = ({ actor, verbs }: Pick<PlacesMapState, 'actor' | 'verbs'>, onReady: () => void) => {
  const { placesMaps } = usePorts()
  const { number } = useFormats()
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<PlacesMapHandle>(undefined)
  useEffect(() => {
    if (!element.current) return undefined
    const map = placesMaps.mount(element.current, {
      colours: MAP_COLOURS,
      font: MAP_FONT,
      iconAddresses,
      count: number,
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
    const stop = followMap(actor, { ...map, mark })
    return () => {
      isThere = false
      stop()
      map.destroy()
    }
  }, [placesMaps, number, actor, verbs, onReady])
  return { element, handle, attribution: placesMaps.attribution }
}

type GroundProps = Pick<PlacesMapState, 'actor' | 'verbs' | 'isLocating'> & {
  /** The list that stands beneath it on phones. */
  readonly list: RefObject<HTMLElement | null>
}

/** The map and its buttons. What is chosen on it changes nothing about them: they are not drawn anew on the way to its sheet. */
const Ground = memo(({ actor, verbs, isLocating, list }: GroundProps) => {
  const intl = useIntl()
  const [isReady, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const { element, handle, attribution } = useMap({ actor, verbs }, onReady)
  return (
    <>
      <MapGround
        element={element}
        isReady={isReady}
        label={intl.formatMessage({ id: 'placesMap.map' })}
        help={intl.formatMessage({ id: 'placesMap.help' })}
        looks={css.map}
      />
      <div className={css.toList}>
        <Button
          variant="secondary"
          icon={List}
          onPress={() => {
            list.current?.scrollIntoView({ block: 'start' })
            list.current?.focus({ preventScroll: true })
          }}
        >
          {intl.formatMessage({ id: 'placesMap.toList' })}
        </Button>
      </div>
      <MapControls
        onZoom={(steps) => handle.current?.zoom(steps)}
        attribution={attribution}
        before={
          <IconButton
            icon={LocateFixed}
            tone="floating"
            label={intl.formatMessage({ id: isLocating ? 'placesMap.locating' : 'placesMap.here' })}
            isPressed={isLocating}
            onPress={verbs.locate}
          />
        }
        after={
          <IconButton
            icon={Maximize}
            tone="floating"
            label={intl.formatMessage({ id: 'placesMap.fit' })}
            onPress={() => handle.current?.fit()}
          />
        }
      />
    </>
  )
})
Ground.displayName = 'Ground'

/**
 * The place that the sheet tells of: the chosen one; before one is chosen any, and afterwards the last. So the sheet is
 * drawn before it is asked for, and neither its coming nor its going changes more than it must.
 */
const useTold = (chosen: Mapped | undefined, any: Mapped | undefined): Mapped | undefined => {
  const [last, setLast] = useState(chosen)
  if (chosen !== undefined && chosen !== last) setLast(chosen)
  const later = useDeferredValue(any)
  return chosen ?? last ?? later
}

type PlacesCanvasProps = Pick<GroundProps, 'list'> & {
  readonly state: PlacesMapState
  readonly kind: MappedKind
  /** Closes the sheet. */
  readonly onClose: () => void
}

/** The map itself, its buttons, and the sheet of what is chosen on it. */
export const PlacesCanvas = ({ state, kind, list, onClose }: PlacesCanvasProps) => {
  const intl = useIntl()
  const { actor, chosen, places, among, isLocating, verbs } = state
  const told = useTold(chosen, places[0])
  return (
    <>
      <Ground actor={actor} verbs={verbs} isLocating={isLocating} list={list} />
      {state.positionFailure ? (
        <div className={css.said}>
          <NoticeBar
            tone="warning"
            icon={LocateOff}
            text={intl.formatMessage(positionText(state.positionFailure))}
            action={
              <IconButton icon={X} label={intl.formatMessage({ id: 'placesMap.close' })} onPress={verbs.dismiss} />
            }
          />
        </div>
      ) : null}
      {told ? <PlaceSheet place={told} kind={kind} isOpen={chosen !== undefined} onClose={onClose} /> : null}
      {among.length > 0 ? (
        <GatheredSheet among={among} onChoose={({ id }) => verbs.choose(id, 'map')} onClose={onClose} />
      ) : null}
    </>
  )
}
