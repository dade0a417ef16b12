import { Maximize } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import { itemsOf } from '#application/sheet/sheet.selectors.ts'
import { isPlaced } from '#domain/directory/contact.ts'
import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import type { SheetItem, SheetItemId } from '#domain/e015/sheet.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { IconButton } from '#ui/components/button.tsx'
import { MapControls, MapGround } from '#ui/screens/places-map/map-frame.tsx'
import { MAP_COLOURS, MAP_FONT } from '#ui/screens/places-map/map-looks.ts'
import { GatheredSheet } from '#ui/screens/places-map/place-sheet.tsx'
import { addressesIn, iconName } from './sheet-icons.ts'
import * as css from './sheet-map.css.ts'
import type { SheetState } from './use-sheet.ts'

/** An item as a map shows it; none where it has no place (fault 46). */
const mappedItems = (items: readonly SheetItem[]): readonly Mapped[] =>
  items.filter(isPlaced).map(({ id, title, address, icon, position }) => ({
    id,
    name: title,
    address,
    municipality: undefined,
    icon: iconName(icon),
    position,
  }))

const isSamePlace = (one: Mapped, other: Mapped | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.icon === other.icon &&
  one.position.latitude === other.position.latitude &&
  one.position.longitude === other.position.longitude

/** The same list as before while the same things stand on the map: what is read anew does not move it. */
const useMapped = (items: readonly SheetItem[]): readonly Mapped[] => {
  const [kept, keep] = useState<readonly Mapped[]>([])
  const now = useMemo(() => mappedItems(items), [items])
  const isSame = now.length === kept.length && now.every((place, at) => isSamePlace(place, kept[at]))
  if (isSame) return kept
  keep(now)
  return now
}

/** All that a map says is said of items here. */
const asItem = (id: MappedId): SheetItemId => id as SheetItemId

type SheetMapProps = {
  readonly items: readonly SheetItem[]
  readonly centre: Coordinates | undefined
  readonly state: SheetState
}

/** The items of a sheet on a map, in step with the list (E015-01). */
export const SheetMap = ({ items, centre, state }: SheetMapProps) => {
  const intl = useIntl()
  const { placesMaps } = usePorts()
  const { number } = useFormats()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<PlacesMapHandle>()
  const [isReady, setReady] = useState(false)
  const mapped = useMapped(items)
  const { chosen, chosenOn, gathered, verbs } = state
  const { latitude, longitude } = centre ?? {}
  useEffect(() => {
    if (!element.current) return undefined
    const mounted = placesMaps.mount(element.current, {
      colours: MAP_COLOURS,
      font: MAP_FONT,
      iconAddresses: addressesIn,
      centre: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      count: number,
      onReady: () => setReady(true),
      onFailed: verbs.mapFailed,
      onChosen: (id) => (id === undefined ? verbs.drop() : verbs.choose(asItem(id), 'map')),
      onGathered: (ids) => verbs.gather(ids.map(asItem)),
    })
    setMap(mounted)
    return () => {
      setMap(undefined)
      mounted.destroy()
    }
  }, [placesMaps, number, latitude, longitude, verbs])
  useEffect(() => map?.show(mapped), [map, mapped])
  const marked = mapped.find(({ id }) => id === chosen)
  useEffect(() => {
    // What the press opens comes first; the map, which has much to draw, moves after it.
    afterPaint(() => map?.mark(marked, chosenOn === 'list' ? 'middle' : 'sight'))
  }, [map, marked, chosenOn])
  const among = mappedItems(itemsOf(items, gathered))
  return (
    <div className={css.map}>
      <MapGround
        element={element}
        isReady={isReady}
        label={intl.formatMessage({ id: 'placesMap.map' })}
        help={intl.formatMessage({ id: 'map.help' })}
        looks={css.mapGround}
      />
      <MapControls
        onZoom={(levels) => map?.zoom(levels)}
        attribution={placesMaps.attribution}
        after={
          <IconButton
            icon={Maximize}
            tone="floating"
            label={intl.formatMessage({ id: 'placesMap.fit' })}
            onPress={() => map?.fit()}
          />
        }
      />
      {among.length > 0 ? (
        <GatheredSheet among={among} onChoose={({ id }) => verbs.choose(asItem(id), 'map')} onClose={verbs.drop} />
      ) : null}
    </div>
  )
}
