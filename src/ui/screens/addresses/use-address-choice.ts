import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { addressChoiceMachine } from '#application/address-choice/address-choice.machine.ts'
import {
  addressCount,
  addressesBefore,
  addressFailure,
  addressFilterActor,
  addressListActor,
  type AddressPage,
  addressPage,
  addressPages,
  addressShortfall,
  chosenCount,
  isAddressFilterTooShort,
  isDeciding,
  lacksChoice,
  type ShownAddress,
  typedAddress,
} from '#application/address-choice/address-choice.selectors.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'

export type AddressChoiceActor = ActorRefFrom<typeof addressChoiceMachine>

const BROKEN: AddressPage = { face: 'failed' }
const NO_PAGES = { current: 1, count: 0 }

/** What the choosing of addresses shows, and what can be asked of it. */
export const useAddressChoice = (actor: AddressChoiceActor) => {
  const choice = useSelector(actor, (snapshot) => snapshot)
  const list = addressListActor(choice)
  const filter = addressFilterActor(choice)
  // The list and the filter are there unless the choosing broke down.
  const read = useSelector(list, (snapshot) => snapshot)
  const typing = useSelector(filter, (snapshot) => snapshot)
  const verbs = useMemo(
    () => ({
      type: (text: string) => filter?.send({ type: 'filter.typed', text }),
      turnTo: (page: number) => actor.send({ type: 'page.chosen', page }),
      flip: ({ id }: ShownAddress, active: boolean) =>
        actor.send({ type: 'address.switched', choice: { address: id, active } }),
      retry: () => {
        actor.send({ type: 'retry.requested' })
        list?.send({ type: 'retry.requested' })
      },
      confirm: () => actor.send({ type: 'confirmed' }),
      cancel: () => actor.send({ type: 'cancelled' }),
    }),
    [actor, list, filter],
  )
  return {
    typed: typing ? typedAddress(typing) : '',
    isTooShort: typing !== undefined && isAddressFilterTooShort(typing),
    isFiltered: choice.context.text !== '',
    before: addressesBefore(choice),
    page: read && !isBroken(choice) ? addressPage(choice, read) : BROKEN,
    pages: read ? addressPages(choice, read) : NO_PAGES,
    total: read ? addressCount(read) : 0,
    shortfall: read ? addressShortfall(read) : NO_SHORTFALL,
    chosen: chosenCount(choice),
    failure: addressFailure(choice, read),
    lacksChoice: lacksChoice(choice),
    isDeciding: isDeciding(choice),
    verbs,
  }
}
export type AddressChoiceState = ReturnType<typeof useAddressChoice>
