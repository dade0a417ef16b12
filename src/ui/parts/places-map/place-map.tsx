import { LocateFixed, MapPinOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MapHandle, MarkerKind } from '#application/ports/maps.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { MapControls, MapGround } from './map-frame.tsx'
import { useLook } from '#ui/theme/use-look.ts'
import { MAP_COLOURS, MAP_FONT } from './map-looks.ts'
import { usePrepared } from './use-prepared.ts'
import * as css from './place-map.css.ts'

type PlaceMapProps = {
  readonly position: Coordinates
  readonly label: string
  readonly kind?: MarkerKind | undefined
}

type Face = 'loading' | 'shown' | 'failed'

/** One place on a map. The page also shows the address as text: a map is never the only source. */
export const PlaceMap = ({ position, label, kind = 'place' }: PlaceMapProps) => {
  const { say } = useSpeech()
  const maps = usePrepared(usePorts().maps)
  const colours = MAP_COLOURS[useLook()]
  const element = useRef<HTMLDivElement>(null)
  const handle = useRef<MapHandle>(undefined)
  const [face, setFace] = useState<Face>('loading')
  const { latitude, longitude } = position
  useEffect(() => {
    if (!element.current) return undefined
    const centre = { latitude, longitude }
    const map = maps.mount(element.current, {
      centre,
      markers: [{ position: centre, label, kind }],
      colours,
      font: MAP_FONT,
      onReady: () => setFace('shown'),
      onFailed: () => setFace('failed'),
    })
    handle.current = map
    return () => map.destroy()
  }, [maps, colours, latitude, longitude, label, kind])
  if (face === 'failed') return <NoticeBar tone="warning" icon={MapPinOff} text={say('map.failed')} />
  return (
    <div className={css.frame}>
      <MapGround
        element={element}
        isReady={face === 'shown'}
        label={say('map.label', { place: label })}
        help={say('map.help')}
        looks={css.map}
      />
      <MapControls
        onZoom={(steps) => handle.current?.zoom(steps)}
        ground={maps.ground}
        after={
          <IconButton
            icon={LocateFixed}
            tone="floating"
            label={say('map.recentre')}
            onPress={() => handle.current?.recentre()}
          />
        }
      />
    </div>
  )
}
