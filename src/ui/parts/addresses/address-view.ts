import type { AddressChoiceNow } from '#application/town/address-choice/address-choice-now.ts'
import type { ShownAddress } from '#application/town/address-choice/address-choice.selectors.ts'
import { IDLE_ADDRESS_FILTER_LENGTH } from '#domain/addresses/address.ts'
import { searchFieldView } from '#ui/view/search-field.ts'
import { failedView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import { action } from '#ui/view/parts.ts'
import { pagerView } from '#ui/view/pager.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The texts of the dialog for each kind of places of a topic (TOPIC-06). */
const TEXTS = {
  addresses: {
    title: 'addresses.title',
    filter: 'addresses.filter',
    all: 'addresses.all',
    total: 'addresses.total',
    empty: 'addresses.empty',
    lack: 'addresses.lack',
  },
  districts: {
    title: 'addresses.districtTitle',
    filter: 'addresses.districtFilter',
    all: 'addresses.districtAll',
    total: 'addresses.districtTotal',
    empty: 'addresses.districtEmpty',
    lack: 'addresses.districtLack',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageId>>>>

type AddressKind = keyof typeof TEXTS

/** The choice of addresses or districts of a topic (TOPIC-06, ADDR-01, ADDR-02). */
export const addressView = (choice: AddressChoiceNow, kind: AddressKind, signIn: () => void, speech: Speech) => {
  const { say } = speech
  const texts = TEXTS[kind]
  const { page, pages } = choice
  const isThere = page.face === 'full' || page.face === 'empty'
  return {
    kind: 'dialog' as const,
    title: say(texts.title),
    filter: searchFieldView({ label: say(texts.filter), value: choice.typed, change: choice.type }, speech),
    /** The total and the number of chosen ones, or why the typed text does not filter yet. */
    summary: choice.isTooShort
      ? say('addresses.filterHint', { count: IDLE_ADDRESS_FILTER_LENGTH + 1 })
      : isThere
        ? [
            say(texts.total, { count: choice.total }),
            ...(choice.chosen === undefined ? [] : [say('addresses.chosen', { count: choice.chosen })]),
          ].join(' · ')
        : '',
    lacking: shortfallView('rows', choice.shortfall, speech),
    content: contentView(choice, kind, signIn, speech),
    pager: pages.count > 1 ? pagerView(pages, choice.turnTo, say('addresses.where', pages), speech) : undefined,
    /** The error: no active address is chosen. */
    problem: choice.lacksChoice ? say(texts.lack) : undefined,
    canConfirm: page.face !== 'failed',
    cancel: action(say('action.cancel'), choice.cancel),
    confirm: action(say('action.confirm'), choice.confirm, { isBusy: choice.isDeciding }),
  }
}

export type AddressView = ReturnType<typeof addressView>

/** The list of addresses, or its replacement. */
const contentView = (choice: AddressChoiceNow, kind: AddressKind, signIn: () => void, speech: Speech) => {
  const { say } = speech
  const texts = TEXTS[kind]
  const { page, pages, before, isFiltered } = choice
  const row = ({ id, text, isOn, isUntold, isOffered }: ShownAddress) => ({
    kind: 'choice' as const,
    key: id,
    label: text,
    isOn,
    isDisabled: !isOffered,
    hint: isUntold ? say('addresses.untold') : isOffered ? undefined : say('addresses.retired'),
    flip: () => choice.switchTo(id, !isOn),
  })
  switch (page.face) {
    case 'loading':
      return { kind: 'waiting' as const }
    case 'failed':
      return failedView(choice.failure, { retry: choice.retry, signIn }, speech)
    case 'empty':
      return {
        kind: 'empty' as const,
        title: say(texts.empty),
        text: say('addresses.emptyText'),
        showAll: isFiltered ? action(say('addresses.showAll'), () => choice.type('')) : undefined,
      }
    case 'full':
      return {
        kind: 'rows' as const,
        parts: [
          ...(before.length > 0 && !isFiltered && pages.current === 1
            ? [{ title: say('addresses.before'), rows: before.map(row) }]
            : []),
          { title: say(texts.all), rows: page.addresses.map(row) },
        ],
      }
    default:
      return page satisfies never
  }
}
