import type { TourNow } from '#application/app/tour/tour.flow.ts'
import { type Action, action } from './parts.ts'
import type { Speech } from './speech.ts'

/** The only step of the tour, beside its toggle (SHELL-09). */
export type TourView = Readonly<{ label: string; title: string; text: string; close: Action }>

/** The filters of a screen: shown and hidden from its top bar (SHELL-05). Hidden ones are not part of what is read. */
export type FiltersView<Fields extends object = object> = Readonly<{
  kind: 'filters'
  toggle: Action
  areShown: boolean
  /** The number that is set, as a number and as text; undefined while none is. */
  active: Readonly<{ count: number; label: string }> | undefined
  tour: TourView | undefined
  label: string
  fields: Fields
}>

type Filters<Fields> = Readonly<{
  label: string
  /** What the tour calls the filters of this screen. */
  tourTitle: string
  areShown: boolean
  toggle: () => void
  /** The number that is set. */
  count: number
  tour: TourNow
  fields: Fields
}>

export const filtersView = <Fields extends object>(
  { label, tourTitle, areShown, toggle, count, tour, fields }: Filters<Fields>,
  { say }: Speech,
): FiltersView<Fields> => ({
  kind: 'filters',
  toggle: action(say('filter.toggle'), () => {
    // Opening the filters ends the tour.
    if (tour.isShown) tour.close()
    toggle()
  }),
  areShown,
  active: count > 0 ? { count, label: say('filter.active', { count }) } : undefined,
  tour: tour.isShown
    ? {
        label: say('tour.label'),
        title: tourTitle,
        text: say('tour.filtersText'),
        close: action(say('action.close'), tour.close),
      }
    : undefined,
  label,
  fields,
})
