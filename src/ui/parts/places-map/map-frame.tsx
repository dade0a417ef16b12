import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import type { MapGround as MapGroundKind } from '#application/ports/maps.ts'
import { IconButton } from '#ui/components/button.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import * as css from './map-frame.css.ts'

type MapGroundProps = {
  readonly element: RefObject<HTMLDivElement | null>
  /** Until the map is drawn, a skeleton takes its place. */
  readonly isReady: boolean
  readonly label: string
  /** The description of its keys. */
  readonly help: string
  /** A style: how it handles touches. */
  readonly looks: string
}

/** The element of a map: one Tab stop, in which the arrow keys move the map. */
export const MapGround = ({ element, isReady, label, help, looks }: MapGroundProps) => {
  const helpId = useId()
  return (
    <>
      {isReady ? null : (
        <span className={css.waiting} aria-busy>
          <Skeleton shape="block" height="100%" />
        </span>
      )}
      <div
        className={`${css.ground} ${looks}`}
        ref={element}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move the map, as its description says.
        tabIndex={0}
        aria-label={label}
        aria-describedby={helpId}
      />
      <VisuallyHidden>
        <span id={helpId}>{help}</span>
      </VisuallyHidden>
    </>
  )
}

type MapControlsProps = {
  readonly onZoom: (steps: 1 | -1) => void
  readonly ground: MapGroundKind
  /** Buttons above and below the zoom buttons. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** The buttons of a map, as an alternative to gestures, and its attribution. */
export const MapControls = ({ onZoom, ground, before, after }: MapControlsProps) => {
  const { say } = useSpeech()
  const attribution = ground.kind === 'tiles' ? ground.attribution : say('map.attribution')
  return (
    <>
      <div className={css.controls}>
        {before}
        <IconButton icon={Plus} tone="floating" label={say('map.zoomIn')} onPress={() => onZoom(1)} />
        <IconButton icon={Minus} tone="floating" label={say('map.zoomOut')} onPress={() => onZoom(-1)} />
        {after}
      </div>
      {ground.kind === 'plain' ? null : <p className={css.attribution}>{attribution}</p>}
    </>
  )
}
