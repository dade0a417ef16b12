import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { isDialogOnTop } from '#ui/components/dialog-history.ts'
import { Badge } from '#ui/components/badge.tsx'
import { IconButton } from '#ui/components/button.tsx'
import type { FiltersView, TourView } from '#ui/view/filters.ts'
import * as css from './filters.css.ts'
import { ActionButton } from './parts.tsx'
import { keyOf } from '#ui/components/keys.ts'

type FilterToggleProps = {
  readonly view: FiltersView
  /** The id of the element that it shows and hides. */
  readonly controls: string
  /** Called before they are shown. */
  readonly onShow?: () => void
}

/**
 * Shows and hides the filters of a screen, from its top bar (SHELL-05). At the first visit the tour points at it
 * (SHELL-09).
 */
export const FilterToggleLayout = ({ view, controls, onShow }: FilterToggleProps) => (
  <div className={css.toggle}>
    <IconButton
      icon={SlidersHorizontal}
      label={view.toggle.label}
      badge={view.active && <Badge {...view.active} />}
      isExpanded={view.areShown}
      controls={controls}
      onPress={() => {
        if (!view.areShown) onShow?.()
        view.toggle.press()
      }}
    />
    {view.tour ? <Step view={view.tour} /> : null}
  </div>
)

/** The only step of the tour. It takes no focus: it is announced, and its button follows the toggle in Tab order. */
const Step = ({ view }: { readonly view: TourView }) => {
  const close = useEffectEvent(view.close.press)
  useEffect(() => {
    const hear = (press: KeyboardEvent) => {
      if (keyOf(press) === 'Escape' && !press.defaultPrevented && !isDialogOnTop()) close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <section className={css.step} aria-label={view.label} data-passing>
      <span className={css.corner} aria-hidden />
      <output>
        <span className={css.title}>{view.title}</span>
        <span className={css.text}>{view.text}</span>
      </output>
      <div className={css.end}>
        <ActionButton variant="secondary" action={view.close} />
      </div>
    </section>
  )
}
