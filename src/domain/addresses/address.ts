import type { Id } from '#domain/id.ts'

export type AddressId = Id<'Address'>

/** A street address, or an urban district, that a topic can be followed for (TOPIC-06). */
export type Address = Readonly<{ id: AddressId; text: string; active: boolean }>

/** That an address shall count for a topic, or count no more (TOPIC-06). */
export type AddressChoice = Readonly<{ address: AddressId; active: boolean }>

/** An address that this citizen has chosen for a topic before, and whether it counts now (ADDR-02). */
export type ChosenAddress = AddressChoice &
  Readonly<{
    /** How it is called; undefined where the server does not say. */
    text: string | undefined
  }>

/** Addresses on one page (ADDR-01). */
export const ADDRESS_PAGE_SIZE = 11

/** A filter of so many characters, or fewer, filters nothing (ADDR-01). */
export const IDLE_ADDRESS_FILTER_LENGTH = 1

/** The filter that a typed text stands for (ADDR-01): spaces around it do not count; empty where it is too short. */
export const addressFilterOf = (typed: string): string => {
  const text = typed.trim()
  return [...text].length > IDLE_ADDRESS_FILTER_LENGTH ? text : ''
}
