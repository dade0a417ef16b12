import { Maximize } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { useEscape } from '#ui/layout/use-escape.ts'
import { afterPaint } from '#ui/components/after-paint.ts'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { IconButton } from '#ui/components/button.tsx'
import { MapControls, MapGround } from '#ui/parts/places-map/map-frame.tsx'
import { useLook } from '#ui/theme/use-look.ts'
import { MAP_COLOURS, MAP_FONT } from '#ui/parts/places-map/map-looks.ts'
import { GatheredSheet } from '#ui/parts/places-map/place-sheet.tsx'
import { addressesIn } from './sheet-icons.ts'
import type { SheetMapView } from './sheet-view.ts'
import * as css from './sheet-map.css.ts'
import { usePrepared } from '#ui/parts/places-map/use-prepared.ts'

const isSamePlace = (one: Mapped, other: Mapped | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.icon === other.icon &&
  one.position.latitude === other.position.latitude &&
  one.position.longitude === other.position.longitude

/** A stable list while the map has the same items: a refresh does not move the map. */
const useKept = (now: readonly Mapped[]): readonly Mapped[] => {
  const [kept, keep] = useState<readonly Mapped[]>([])
  const isSame = now.length === kept.length && now.every((place, at) => isSamePlace(place, kept[at]))
  if (isSame) return kept
  keep(now)
  return now
}

/** The items of a sheet on a map, in step with the list (E015-01). */
export const SheetMap = ({ view }: { readonly view: SheetMapView }) => {
  const placesMaps = usePrepared(usePorts().placesMaps)
  const colours = MAP_COLOURS[useLook()]
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<PlacesMapHandle>()
  const [isReady, setReady] = useState(false)
  const { count, chosen, sign: bring } = view
  const { places, centre, gathered } = view.image
  const kept = useKept(places)
  const { latitude, longitude } = centre ?? {}
  const tell = useEffectEvent((say: (to: SheetMapView) => void) => say(view))
  useEffect(() => {
    if (!element.current) return undefined
    const mounted = placesMaps.mount(element.current, {
      colours,
      font: MAP_FONT,
      iconAddresses: addressesIn,
      centre: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      count,
      onReady: () => setReady(true),
      onFailed: () => tell(({ fail }) => fail()),
      onChosen: (id) => tell(({ choose, drop }) => (id === undefined ? drop() : choose(id))),
      onGathered: (ids) => tell(({ gather }) => gather(ids)),
    })
    setMap(mounted)
    return () => {
      setMap(undefined)
      mounted.destroy()
    }
  }, [placesMaps, colours, count, latitude, longitude])
  useEffect(() => map?.show(kept), [map, kept])
  const isGathered = gathered.length > 0
  useBackCloses(isGathered, view.drop)
  useEscape(isGathered, view.drop)
  const marked = kept.find(({ id }) => id === chosen)
  useEffect(() => {
    // The content opened by the press is rendered first; the map, which is slow to draw, moves after it.
    afterPaint(() => map?.mark(marked, bring))
  }, [map, marked, bring])
  return (
    <div className={css.map}>
      <MapGround element={element} isReady={isReady} label={view.label} help={view.help} looks={css.mapGround} />
      <MapControls
        onZoom={(levels) => map?.zoom(levels)}
        ground={placesMaps.ground}
        after={<IconButton icon={Maximize} tone="floating" label={view.fit} onPress={() => map?.fit()} />}
      />
      {isGathered ? (
        <GatheredSheet among={gathered} onChoose={({ id }) => view.choose(id)} onClose={view.drop} />
      ) : null}
    </div>
  )
}
