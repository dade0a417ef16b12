import * as seen from './address-choice.selectors.ts'
import type { ActorRefFrom } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { type AddressId, isAddressFilterTooShort } from '#domain/addresses/address.ts'
import type { addressChoiceMachine } from './address-choice.machine.ts'

const BROKEN: seen.AddressPage = { face: 'failed' }
const NO_PAGES = { current: 1, count: 0 }

/** The state and the actions of the choice of addresses or districts (TOPIC-06, ADDR-01, ADDR-02). */
export const addressChoiceNow = (actor: ActorRefFrom<typeof addressChoiceMachine>) => {
  const choice = actor.getSnapshot()
  // The list and the filter; undefined after a breakdown.
  const list = choice.children.list
  const filter = choice.children.filter
  const read = list?.getSnapshot()
  const typed = filter?.getSnapshot().context.typed ?? ''
  const { count, shortfall } = listNow(read)
  return {
    typed,
    isTooShort: isAddressFilterTooShort(typed),
    isFiltered: choice.context.text !== '',
    before: seen.addressesBefore(choice),
    page: read && !isBroken(choice) ? seen.addressPage(choice, read) : BROKEN,
    pages: read ? seen.addressPages(choice, read) : NO_PAGES,
    total: count,
    shortfall,
    chosen: seen.chosenCount(choice),
    failure: seen.addressFailure(choice, read),
    lacksChoice: choice.context.lacksChoice,
    isDeciding: choice.hasTag('busy'),
    type: (text: string) => filter?.send({ type: 'filter.typed', text }),
    turnTo: (page: number) => actor.send({ type: 'page.chosen', page }),
    switchTo: (address: AddressId, active: boolean) =>
      actor.send({ type: 'address.switched', choice: { address, active } }),
    retry: () => {
      actor.send({ type: 'retry.requested' })
      list?.send({ type: 'retry.requested' })
    },
    confirm: () => actor.send({ type: 'confirmed' }),
    cancel: () => actor.send({ type: 'cancelled' }),
  }
}
export type AddressChoiceNow = ReturnType<typeof addressChoiceNow>
