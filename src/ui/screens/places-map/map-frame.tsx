import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/components/button.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import * as css from './map-frame.css.ts'

type MapGroundProps = {
  readonly element: RefObject<HTMLDivElement | null>
  /** Until the map is drawn a skeleton stands in its place. */
  readonly isReady: boolean
  readonly label: string
  /** What its keys do. */
  readonly help: string
  /** A look of its own: what fingers do on it. */
  readonly looks: string
}

/** What a map is drawn into: one stop of the keyboard, whose arrows move it. */
export const MapGround = ({ element, isReady, label, help, looks }: MapGroundProps) => {
  const helpId = useId()
  return (
    <>
      {isReady ? null : (
        <span className={css.waiting}>
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
  /** Whom to name for the ground; without it, those whose drawn one it is. */
  readonly attribution: string | undefined
  /** Buttons over those that zoom, and under them. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** The buttons of a map, for whom gestures are none, and whose ground it stands on. */
export const MapControls = ({ onZoom, attribution, before, after }: MapControlsProps) => {
  const intl = useIntl()
  return (
    <>
      <div className={css.controls}>
        {before}
        <IconButton
          icon={Plus}
          tone="floating"
          label={intl.formatMessage({ id: 'map.zoomIn' })}
          onPress={() => onZoom(1)}
        />
        <IconButton
          icon={Minus}
          tone="floating"
          label={intl.formatMessage({ id: 'map.zoomOut' })}
          onPress={() => onZoom(-1)}
        />
        {after}
      </div>
      <p className={css.attribution}>{attribution ?? intl.formatMessage({ id: 'map.attribution' })}</p>
    </>
  )
}
