import { useIntl } from 'react-intl'
import type { EventsWish } from '#application/events/events.machine.ts'
import { Field } from '#ui/components/field.tsx'
import { Select, type SelectOption } from '#ui/components/select.tsx'
import { priceFilterText } from './event-texts.ts'
import * as css from './events.css.ts'
import { filteredBy, PRICES } from './events-url.ts'

type EventFiltersProps = {
  readonly id: string
  readonly isShown: boolean
  readonly wish: EventsWish
  /** Those of the events there are. */
  readonly typologies: readonly string[]
  /** What stands in the field of the municipality. */
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onChange: (wish: EventsWish) => void
}

/** What kind of events, where, and whether they cost something (EVENT-02); shown and hidden from the top bar (SHELL-05). */
export const EventFilters = ({ id, isShown, wish, typologies, typed, onType, onChange }: EventFiltersProps) => {
  const intl = useIntl()
  const { typology, price } = wish.filter
  // What the address asks for may be none of those there are.
  const known = typology === undefined || typologies.includes(typology) ? typologies : [typology, ...typologies]
  const prices: readonly SelectOption[] = PRICES.map((value) => ({
    value,
    label: intl.formatMessage(priceFilterText(value)),
  }))
  return (
    <search className={css.filters} id={id} hidden={!isShown} aria-label={intl.formatMessage({ id: 'events.filters' })}>
      <Select
        label={intl.formatMessage({ id: 'events.typology' })}
        name="typology"
        value={typology ?? ''}
        placeholder={intl.formatMessage({ id: 'events.anyTypology' })}
        options={known.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange(filteredBy(wish, { typology: value === '' ? undefined : value }))}
      />
      <Select
        label={intl.formatMessage({ id: 'events.price' })}
        name="price"
        value={price ?? ''}
        placeholder={intl.formatMessage({ id: 'events.anyPrice' })}
        options={prices}
        onChange={(value) => onChange(filteredBy(wish, { price: PRICES.find((one) => one === value) }))}
      />
      <div className={css.town}>
        <Field
          label={intl.formatMessage({ id: 'events.municipality' })}
          name="country"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={onType}
        />
      </div>
    </search>
  )
}
