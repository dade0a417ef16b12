import { LocateFixed, MapPinOff, Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MapHandle, MarkerKind } from '#application/ports/maps.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { MAP_COLOURS, MAP_FONT } from './map-looks.ts'
import * as css from './place-map.css.ts'

type PlaceMapProps = {
  readonly position: Coordinates
  readonly label: string
  readonly kind?: MarkerKind | undefined
}

type Face = 'loading' | 'shown' | 'failed'

/** One place on a map. Whoever shows it writes the address beside it: a map is never the only way to know. */
export const PlaceMap = ({ position, label, kind = 'place' }: PlaceMapProps) => {
  const intl = useIntl()
  const helpId = useId()
  const { maps } = usePorts()
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
      colours: MAP_COLOURS,
      font: MAP_FONT,
      onReady: () => setFace('shown'),
      onFailed: () => setFace('failed'),
    })
    handle.current = map
    return () => map.destroy()
  }, [maps, latitude, longitude, label, kind])
  if (face === 'failed')
    return <NoticeBar tone="warning" icon={MapPinOff} text={intl.formatMessage({ id: 'map.failed' })} />
  return (
    <div className={css.frame}>
      {face === 'loading' ? (
        <span className={css.waiting}>
          <Skeleton shape="block" height="100%" />
        </span>
      ) : null}
      <div
        className={css.map}
        ref={element}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move the map, as its description says.
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'map.label' }, { place: label })}
        aria-describedby={helpId}
      />
      <VisuallyHidden>
        <span id={helpId}>{intl.formatMessage({ id: 'map.help' })}</span>
      </VisuallyHidden>
      <div className={css.controls}>
        <IconButton
          icon={Plus}
          tone="floating"
          label={intl.formatMessage({ id: 'map.zoomIn' })}
          onPress={() => handle.current?.zoom(1)}
        />
        <IconButton
          icon={Minus}
          tone="floating"
          label={intl.formatMessage({ id: 'map.zoomOut' })}
          onPress={() => handle.current?.zoom(-1)}
        />
        <IconButton
          icon={LocateFixed}
          tone="floating"
          label={intl.formatMessage({ id: 'map.recentre' })}
          onPress={() => handle.current?.recentre()}
        />
      </div>
      <p className={css.attribution}>{maps.attribution ?? intl.formatMessage({ id: 'map.attribution' })}</p>
    </div>
  )
}
