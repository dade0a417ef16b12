import { useIntl } from 'react-intl'
import type { Sheet } from '#domain/e015/sheet.ts'
import {
  activeFilters,
  choicesOf,
  type ChosenSheetFilter,
  filtersOf,
  NO_SHEET_FILTERS,
  type SheetFilter,
  type TypedSheetFilter,
} from '#domain/e015/sheet-filters.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Select } from '#ui/components/select.tsx'
import { choiceTexts, priceTexts, typedTexts } from './sheet-texts.ts'
import * as css from './sheet.css.ts'
import type { SheetState } from './use-sheet.ts'

type OfSheet = { readonly sheet: Sheet; readonly state: SheetState }

/** By what a sheet is looked at: which filters, its number and its template say (E015-02 … E015-05). */
export const SheetFilters = ({ id, sheet, state }: OfSheet & { readonly id: string }) => {
  const intl = useIntl()
  const { filters, change } = state
  return (
    <search className={css.filters} id={id} aria-label={intl.formatMessage({ id: 'filter.toggle' })}>
      {filtersOf(sheet).map((name) => (
        <Filter key={name} name={name} sheet={sheet} state={state} />
      ))}
      {activeFilters(sheet, filters) > 0 ? (
        <Button
          variant="quiet"
          onPress={() => change({ ...NO_SHEET_FILTERS, day: filters.day, direction: filters.direction })}
        >
          {intl.formatMessage({ id: 'directory.clear' })}
        </Button>
      ) : null}
    </search>
  )
}

const Filter = ({ name, ...rest }: OfSheet & { readonly name: SheetFilter }) => {
  switch (name) {
    case 'address':
    case 'flight':
      return <TypedFilter name={name} {...rest} />
    case 'price':
      return <PriceFilter {...rest} />
    default:
      return <ChoiceFilter name={name} {...rest} />
  }
}

const TypedFilter = ({ name, state: { typed, verbs } }: OfSheet & { readonly name: TypedSheetFilter }) => {
  const intl = useIntl()
  return (
    <Field
      label={intl.formatMessage(typedTexts[name])}
      name={name}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={verbs.type}
    />
  )
}

const PRICES = ['free', 'paid'] as const

const PriceFilter = ({ state: { filters, change } }: OfSheet) => {
  const intl = useIntl()
  return (
    <Select
      label={intl.formatMessage({ id: 'sheet.price' })}
      name="price"
      value={filters.price ?? ''}
      placeholder={intl.formatMessage({ id: 'sheet.anyPrice' })}
      options={PRICES.map((value) => ({ value, label: intl.formatMessage(priceTexts[value]) }))}
      onChange={(value) => change({ ...filters, price: PRICES.find((known) => known === value) })}
    />
  )
}

const ChoiceFilter = ({ name, sheet, state: { filters, change } }: OfSheet & { readonly name: ChosenSheetFilter }) => {
  const intl = useIntl()
  const { label, any } = choiceTexts[name]
  const value = filters[name] ?? ''
  const known = choicesOf(sheet, name)
  // What the address asks for may not be there any more.
  const options = value === '' || known.includes(value) ? known : [value, ...known]
  return (
    <Select
      label={intl.formatMessage(label)}
      name={name}
      value={value}
      placeholder={intl.formatMessage(any)}
      options={options.map((one) => ({ value: one, label: one }))}
      onChange={(chosen) => change({ ...filters, [name]: chosen === '' ? undefined : chosen })}
    />
  )
}
