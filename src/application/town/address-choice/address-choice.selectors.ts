import type { SnapshotFrom } from 'xstate'
import { sightOf } from '#application/kit/list-rows.ts'
import { listFace } from '#application/kit/list.selectors.ts'
import { type Address, ADDRESS_PAGE_SIZE, type AddressId } from '#domain/addresses/address.ts'
import { pageCount } from '#domain/paging/page.ts'
import type { addressChoiceMachine, addressListMachine } from './address-choice.machine.ts'

type Choice = SnapshotFrom<typeof addressChoiceMachine>
type List = SnapshotFrom<typeof addressListMachine>

/** An address as shown: the citizen's choice, even before the server confirms it. */
export type ShownAddress = Readonly<{
  id: AddressId
  text: string
  isOn: boolean
  /** Nobody knows whether it is active: it is shown as off until it is switched (fault 55). */
  isUntold: boolean
  /** An address that is no longer served can only be switched off. */
  isOffered: boolean
}>

const isOn = ({ context: { sending, kept } }: Choice, id: AddressId): boolean =>
  sending.get(id)?.choice.active ?? kept.get(id) ?? false

const isUntold = ({ context: { before, sending, kept } }: Choice, id: AddressId): boolean =>
  !sending.has(id) && !kept.has(id) && before.some(({ address }) => address === id)

const shown = (choice: Choice, { id, text, active }: Address): ShownAddress => {
  const on = isOn(choice, id)
  const untold = isUntold(choice, id)
  return { id, text, isOn: on, isUntold: untold, isOffered: active !== false || on || untold }
}

/** The addresses chosen before, on whichever page they are, as far as the server names them (ADDR-02). */
export const addressesBefore = (choice: Choice): readonly ShownAddress[] =>
  choice.context.before.flatMap(({ address, text }) =>
    text === undefined
      ? []
      : [{ id: address, text, isOn: isOn(choice, address), isUntold: isUntold(choice, address), isOffered: true }],
  )

/** The state of the list of addresses. */
export type AddressPage =
  | Readonly<{ face: 'loading' | 'failed' | 'empty' }>
  | Readonly<{ face: 'full'; addresses: readonly ShownAddress[] }>

/** The current page; none before the chosen addresses are known. */
export const addressPage = (choice: Choice, list: List): AddressPage => {
  if (choice.matches({ choosing: { before: 'failed' } })) return { face: 'failed' }
  if (choice.matches({ choosing: { before: 'loading' } })) return { face: 'loading' }
  const face = listFace(list)
  if (face !== 'full') return { face }
  const { failed, rows: known } = list.context
  const { first, last } = sightOf(addressPages(choice, list).current, ADDRESS_PAGE_SIZE)
  if (known.pages.slice(first, last + 1).some((page) => failed.has(page))) return { face: 'failed' }
  const rows = known.all.slice(first, last + 1)
  return rows.includes(undefined)
    ? { face: 'loading' }
    : { face: 'full', addresses: rows.flatMap((row) => (row ? [shown(choice, row)] : [])) }
}

/** Why a page is missing. */
export const addressFailure = (choice: Choice, list: List | undefined) =>
  choice.context.failure ?? list?.context.failure

/**
 * The current page and the number of pages, from 1 (ADDR-01); none before the first is read. A list that turns out
 * shorter shows its last page.
 */
export const addressPages = (choice: Choice, list: List): Readonly<{ current: number; count: number }> => {
  const count = pageCount(list.context.rows.all.length, ADDRESS_PAGE_SIZE)
  return { current: count === 0 ? choice.context.page : Math.min(choice.context.page, count), count }
}

/** The number of active addresses, as shown; undefined while nobody knows it of one. */
export const chosenCount = (choice: Choice): number | undefined =>
  choice.context.before.some(({ address }) => isUntold(choice, address))
    ? undefined
    : [...new Set([...choice.context.kept.keys(), ...choice.context.sending.keys()])].filter((id) => isOn(choice, id))
        .length
