import type { ActorRefFrom } from 'xstate'
import * as seen from '#application/address-choice/address-choice.selectors.ts'
import type { addressChoiceMachine } from '#application/address-choice/address-choice.machine.ts'
import { IDLE_ADDRESS_FILTER_LENGTH } from '#domain/addresses/address.ts'
import { type AddressKind, addressTexts } from '#ui/screens/addresses/address-texts.ts'
import { failedLines, lines } from './form-face.ts'
import { lackingLines, phrase } from './phrases.ts'
import type { Choice, ScreenFace } from './screen-face.ts'

/** The addresses or districts that are asked for, without a dialog. */
export const addressFace = (actor: ActorRefFrom<typeof addressChoiceMachine>, kind: AddressKind): ScreenFace => {
  const words = addressTexts[kind]
  const choice = () => actor.getSnapshot()
  const list = () => seen.addressListActor(choice())?.getSnapshot()
  const filterActor = () => seen.addressFilterActor(choice())
  const typed = () => {
    const filter = filterActor()?.getSnapshot()
    return filter ? seen.typedAddress(filter) : ''
  }
  const type = (text: string) => filterActor()?.send({ type: 'filter.typed', text })
  const isFiltered = () => choice().context.text !== ''
  const page = (): seen.AddressPage => {
    const now = list()
    return now ? seen.addressPage(choice(), now) : { face: 'failed' }
  }
  const shown = (): readonly seen.ShownAddress[] => {
    const now = page()
    return now.face === 'full'
      ? [...(isFiltered() || choice().context.page > 1 ? [] : seen.addressesBefore(choice())), ...now.addresses]
      : []
  }
  const summary = (): readonly string[] => {
    const filter = filterActor()?.getSnapshot()
    const now = list()
    if (filter && seen.isAddressFilterTooShort(filter))
      return [phrase('addresses.filterHint', { count: IDLE_ADDRESS_FILTER_LENGTH + 1 })]
    return now && (page().face === 'full' || page().face === 'empty')
      ? [
          `${phrase(words.total, { count: seen.addressCount(now) })} · ${phrase('addresses.chosen', {
            count: seen.chosenCount(choice()),
          })}`,
          ...lackingLines('rows', seen.addressShortfall(now)),
        ]
      : []
  }
  const content = (): readonly string[] => {
    const now = page()
    switch (now.face) {
      case 'loading':
        return []
      case 'failed':
        return failedLines(seen.addressFailure(choice(), list()))
      case 'empty':
        return lines(words.empty, { id: 'addresses.emptyText' })
      case 'full':
        return [
          ...(shown().length > now.addresses.length ? [phrase('addresses.before')] : []),
          phrase(words.all),
          ...shown().map(({ text }) => text),
        ]
      default:
        return now satisfies never
    }
  }
  const pages = () => {
    const now = list()
    return now ? seen.addressPages(choice(), now) : { current: 1, count: 0 }
  }
  const turnTo = (number: number) => () => actor.send({ type: 'page.chosen', page: number })
  const turns = (): Readonly<Record<string, () => void>> => {
    const { current, count } = pages()
    return count < 2
      ? {}
      : {
          ...(current > 1 ? { [phrase('directory.previous')]: turnTo(current - 1) } : {}),
          ...(current < count ? { [phrase('directory.next')]: turnTo(current + 1) } : {}),
          ...Object.fromEntries(
            [1, 2, 3, count].map((number) => [phrase('directory.pageNumber', { page: number }), turnTo(number)]),
          ),
        }
  }
  return {
    texts: () => [
      phrase(words.title),
      ...summary(),
      ...content(),
      ...(pages().count > 1 ? [phrase('addresses.where', pages())] : []),
      ...(seen.lacksChoice(choice()) ? [phrase(words.lack)] : []),
    ],
    fields: () => ({ [phrase(words.filter)]: { read: typed, write: type } }),
    choices: () =>
      Object.fromEntries(
        shown()
          .filter(({ isOffered }) => isOffered)
          .map(({ id, text, isOn }): readonly [string, Choice] => [
            text,
            {
              isOn: () => isOn,
              flip: () => actor.send({ type: 'address.switched', choice: { address: id, active: !isOn } }),
            },
          ]),
      ),
    actions: () => ({
      ...turns(),
      ...(isFiltered() && page().face === 'empty' ? { [phrase('addresses.showAll')]: () => type('') } : {}),
      [phrase('action.confirm')]: () => actor.send({ type: 'confirmed' }),
      [phrase('action.cancel')]: () => actor.send({ type: 'cancelled' }),
    }),
    retriable: () => [
      {
        hasFailed: page().face === 'failed',
        retry: () => {
          actor.send({ type: 'retry.requested' })
          seen.addressListActor(choice())?.send({ type: 'retry.requested' })
        },
      },
    ],
  }
}
