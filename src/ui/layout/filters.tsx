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

/** Shows and hides the filters of a screen, from its top bar (SHELL-05). */
export const FilterToggleLayout = ({ view, controls, onShow }: FilterToggleProps) => (
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
)

/** The tour about that button, above what is filtered: it covers nothing (SHELL-09). */
export const TourLayout = ({ view }: { readonly view: TourView | undefined }) => view && <Step view={view} />

/** The only step of the tour. It takes no focus: it is announced. */
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
    <section className={css.step} aria-label={view.label}>
      <SlidersHorizontal className={css.sign} size={24} aria-hidden />
      <output className={css.words}>
        <span className={css.title}>{view.title}</span>
        <span className={css.text}>{view.text}</span>
      </output>
      <ActionButton variant="secondary" action={view.close} />
    </section>
  )
}
