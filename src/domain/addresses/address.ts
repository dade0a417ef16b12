import { typedLine } from '#domain/text/typed.ts'
import type { Id } from '#domain/id.ts'

export type AddressId = Id<'Address'>

/** A street address, or an urban district, that a topic can be followed for (TOPIC-06). */
export type Address = Readonly<{
  id: AddressId
  text: string
  /** Whether it can be chosen; undefined where the server does not say. */
  active: boolean | undefined
}>

/** The choice to follow or to leave an address for a topic (TOPIC-06). */
export type AddressChoice = Readonly<{ address: AddressId; active: boolean }>

/** An address that this citizen chose for a topic before, and whether it is active now (ADDR-02). */
export type ChosenAddress = Omit<AddressChoice, 'active'> &
  Readonly<{
    /** Undefined where the server does not say, or not so that it can be read. */
    active: boolean | undefined
    /** The label; undefined where the server does not send it. */
    text: string | undefined
  }>

/** Addresses per page (ADDR-01). */
export const ADDRESS_PAGE_SIZE = 11

/** A filter of this many characters or fewer is ignored (ADDR-01). */
export const IDLE_ADDRESS_FILTER_LENGTH = 1

/** The filter for a typed text (ADDR-01): trimmed; empty where it is too short. */
export const addressFilterOf = (typed: string): string => {
  const text = typedLine(typed)
  return [...text].length > IDLE_ADDRESS_FILTER_LENGTH ? text : ''
}

/** Whether something is typed that is too short to filter (ADDR-01). */
export const isAddressFilterTooShort = (typed: string): boolean =>
  typedLine(typed) !== '' && addressFilterOf(typed) === ''
