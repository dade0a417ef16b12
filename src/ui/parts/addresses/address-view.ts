import type { AddressChoiceNow } from '#application/town/address-choice/address-choice-now.ts'
import type { ShownAddress } from '#application/town/address-choice/address-choice.selectors.ts'
import { IDLE_ADDRESS_FILTER_LENGTH } from '#domain/addresses/address.ts'
import { field } from '#ui/view/fields.ts'
import { failedView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import { type Action, action, type Choice, type Dialog, type Failed, type Field } from '#ui/view/parts.ts'
import { type PagerView, pagerView } from '#ui/view/pager.ts'
import type { Speech } from '#ui/view/speech.ts'
import { type AddressKind, addressTexts } from './address-texts.ts'

type Rows = Readonly<{ title: string; rows: readonly (Choice & Readonly<{ key: number }>)[] }>

/** The list of addresses, or its replacement. */
type Content =
  | Readonly<{ kind: 'waiting' }>
  | Failed
  | Readonly<{ kind: 'empty'; title: string; text: string; showAll: Action | undefined }>
  | Readonly<{ kind: 'rows'; parts: readonly Rows[] }>

/** The choice of addresses or districts of a topic (TOPIC-06, ADDR-01, ADDR-02). */
export type AddressView = Dialog<
  Readonly<{
    filter: Field
    clear: string
    /** The total and the number of chosen ones, or why the typed text does not filter yet. */
    summary: string
    lacking: readonly string[]
    content: Content
    pager: PagerView | undefined
    /** The error: no active address is chosen. */
    problem: string | undefined
    confirm: Action
    canConfirm: boolean
  }>
>

export const addressView = (
  choice: AddressChoiceNow,
  kind: AddressKind,
  signIn: () => void,
  speech: Speech,
): AddressView => {
  const { say } = speech
  const texts = addressTexts[kind]
  const { page, pages } = choice
  const isThere = page.face === 'full' || page.face === 'empty'
  return {
    kind: 'dialog',
    title: say(texts.title),
    filter: field({ label: say(texts.filter), value: choice.typed, change: choice.type }),
    clear: say('action.clear'),
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
    problem: choice.lacksChoice ? say(texts.lack) : undefined,
    canConfirm: page.face !== 'failed',
    cancel: action(say('action.cancel'), choice.cancel),
    confirm: action(say('action.confirm'), choice.confirm, { isBusy: choice.isDeciding }),
  }
}

const contentView = (choice: AddressChoiceNow, kind: AddressKind, signIn: () => void, speech: Speech): Content => {
  const { say } = speech
  const texts = addressTexts[kind]
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
      return { kind: 'waiting' }
    case 'failed':
      return failedView(choice.failure, { retry: choice.retry, signIn }, speech)
    case 'empty':
      return {
        kind: 'empty',
        title: say(texts.empty),
        text: say('addresses.emptyText'),
        showAll: isFiltered ? action(say('addresses.showAll'), () => choice.type('')) : undefined,
      }
    case 'full':
      return {
        kind: 'rows',
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
