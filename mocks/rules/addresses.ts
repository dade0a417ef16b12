import { isFoundIn } from '#domain/text/fold.ts'
import { compareNames } from '#domain/text/order.ts'
import { type Address, addressFilterOf } from '#domain/addresses/address.ts'
import type { Page } from '#domain/paging/page.ts'
import { Refusal } from './refusal.ts'

/** The query of addresses, as the contract decodes it (ADDR-01). */
export type AddressesAsked = Readonly<{
  filters: Readonly<{ text: string | undefined }>
  page: number
  rowsPerPage: number
}>

/** One page of addresses or districts (ADDR-01), matched without case and accents. */
export const pageOfAddresses = (addresses: readonly Address[], asked: AddressesAsked): Page<Address> => {
  const text = addressFilterOf(asked.filters.text ?? '')
  const rows = addresses
    .filter((address) => isFoundIn(text, address.text))
    .sort((a, b) => compareNames(a.text, b.text) || a.id - b.id)
  const size = Math.max(1, asked.rowsPerPage)
  const first = (Math.max(1, asked.page) - 1) * size
  return { rows: rows.slice(first, first + size), total: rows.length, leftOut: 0 }
}

/** Why an address cannot be chosen for a topic, if so (TOPIC-06): switching one off is always possible. */
export const choiceRefusal = (address: Address | undefined, active: boolean): Refusal | undefined => {
  if (address === undefined) return new Refusal(404, 'Indirizzo non trovato', 'NOT_FOUND')
  return active && !address.active
    ? new Refusal(422, 'Questo tratto non è più servito: scegline un altro', 'ADDRESS_INACTIVE')
    : undefined
}
