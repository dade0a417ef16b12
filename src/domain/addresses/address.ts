import type { Id } from '#domain/id.ts'

export type AddressId = Id<'Address'>

/** A street address, or an urban district, that a topic can be followed for (TOPIC-06). */
export type Address = Readonly<{ id: AddressId; text: string; active: boolean }>

/** An address that this citizen has chosen for a topic, and whether it counts now (ADDR-02). */
export type ChosenAddress = Readonly<{ address: AddressId; active: boolean }>

/** Addresses on one page (ADDR-01). */
export const ADDRESS_PAGE_SIZE = 11

/** A filter of so many characters, or fewer, filters nothing (ADDR-01). */
export const IDLE_ADDRESS_FILTER_LENGTH = 1

/** The filter that a typed text stands for (ADDR-01): spaces around it do not count; empty where it is too short. */
export const addressFilterOf = (typed: string): string => {
  const text = typed.trim()
  return [...text].length > IDLE_ADDRESS_FILTER_LENGTH ? text : ''
}
