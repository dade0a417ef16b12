import type { Action } from '#ui/view/parts.ts'
import type { PagerView } from '#ui/view/pager.ts'
import { type Node, ofKind } from './view-parts.ts'

export const labelled = ({ label, about }: Pick<Action, 'label' | 'about'>): string =>
  about === undefined ? label : `${label} ${about}`

export type Ways = Readonly<{
  go: (address: string) => void
  /** Called when a way leads out of the app. */
  goOut: () => void
}>

const pages = ({ labels, current, count, hrefOf, turnTo }: PagerView, { go }: Ways) => {
  const turn = (page: number) => () => {
    turnTo(page)
    if (hrefOf) go(hrefOf(page))
  }
  return [
    ...(current > 1 ? [[labels.previous, turn(current - 1)] as const] : []),
    ...(current < count ? [[labels.next, turn(current + 1)] as const] : []),
    ...[...new Set([1, 2, 3, count])].map((page) => [labels.page(page), turn(page)] as const),
  ]
}

const isOurs = (href: string): boolean => /^\/(?!\/)/.test(href)

export const actionsOf = (top: Node, ways: Ways): Readonly<Record<string, () => void>> =>
  Object.fromEntries([
    ...ofKind(top, 'way').map((way) => [
      labelled(way),
      () => {
        way.onTake?.()
        if (isOurs(way.href)) ways.go(way.href)
        else ways.goOut()
      },
    ]),
    ...ofKind(top, 'pager').flatMap((pager) => pages(pager, ways)),
    ...ofKind(top, 'tabs').flatMap(({ tabs }) => tabs.map(({ label, choose }) => [label, choose] as const)),
    ...ofKind(top, 'month').flatMap(({ days }) => days().map(pressed)),
    ...ofKind(top, 'action')
      .filter(({ isDisabled }) => isDisabled !== true)
      .map(pressed),
  ])

const pressed = (action: Action) =>
  [
    labelled(action),
    () => {
      if (action.isBusy !== true) action.press()
    },
  ] as const
