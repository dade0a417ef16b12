import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#ui/components/badge.tsx'
import { Button, IconButton } from '#ui/components/button.tsx'
import { isDialogOnTop } from './dialog-history.ts'
import * as css from './filter-toggle.css.ts'
import { useTour } from './use-tour.ts'

export type FilterToggleProps = {
  readonly isOpen: boolean
  /** How many filters are set. */
  readonly active: number
  /** The id of what it shows and hides. */
  readonly controls: string
  readonly onToggle: () => void
}

/** Shows and hides the filters of a screen, from its top bar (SHELL-05). A device that sees it first is told (SHELL-09). */
export const FilterToggle = ({ isOpen, active, controls, onToggle }: FilterToggleProps) => {
  const intl = useIntl()
  const tour = useTour()
  return (
    <div className={css.toggle}>
      <IconButton
        icon={SlidersHorizontal}
        label={intl.formatMessage({ id: 'filter.toggle' })}
        badge={<Badge count={active} label={intl.formatMessage({ id: 'filter.active' }, { count: active })} />}
        isExpanded={isOpen}
        controls={controls}
        onPress={() => {
          // Whoever has found it needs no pointing at it.
          if (tour.isShown) tour.close()
          onToggle()
        }}
      />
      {tour.isShown ? <Step onClose={tour.close} /> : null}
    </div>
  )
}

/** The one step of the tour. It takes no focus: it is said when it comes, and its button is next after the one it is about. */
const Step = ({ onClose }: { readonly onClose: () => void }) => {
  const intl = useIntl()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const hear = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isDialogOnTop()) close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <section className={css.step} aria-label={intl.formatMessage({ id: 'tour.label' })}>
      <span className={css.corner} aria-hidden />
      <output>
        <span className={css.title}>{intl.formatMessage({ id: 'tour.filters' })}</span>
        <span className={css.text}>{intl.formatMessage({ id: 'tour.filtersText' })}</span>
      </output>
      <div className={css.end}>
        <Button variant="secondary" onPress={onClose}>
          {intl.formatMessage({ id: 'action.close' })}
        </Button>
      </div>
    </section>
  )
}
