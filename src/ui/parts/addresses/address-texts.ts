import { defineMessages, type MessageDescriptor } from 'react-intl'

/** The kind of places of a topic (TOPIC-06). */
export type AddressKind = 'addresses' | 'districts'

type Words = Readonly<Record<'title' | 'filter' | 'all' | 'total' | 'empty' | 'lack', MessageDescriptor>>

const addresses: Words = defineMessages({
  title: { id: 'addresses.title' },
  filter: { id: 'addresses.filter' },
  all: { id: 'addresses.all' },
  total: { id: 'addresses.total' },
  empty: { id: 'addresses.empty' },
  lack: { id: 'addresses.lack' },
})

const districts: Words = defineMessages({
  title: { id: 'addresses.districtTitle' },
  filter: { id: 'addresses.districtFilter' },
  all: { id: 'addresses.districtAll' },
  total: { id: 'addresses.districtTotal' },
  empty: { id: 'addresses.districtEmpty' },
  lack: { id: 'addresses.districtLack' },
})

/** The texts of the dialog for each kind. */
export const addressTexts: Readonly<Record<AddressKind, Words>> = { addresses, districts }
