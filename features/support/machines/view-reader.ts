import { type Action, type Choice, type Field, NOT_READ, type Question, type Way } from '#ui/view/parts.ts'
import type { PagerView } from '#ui/view/pager.ts'
import type { Choice as ChoiceFace, Field as FieldFace, ScreenFace } from './screen-face.ts'

/** Any part of a view. */
type Node = Readonly<Record<string, unknown>>
type Kinds = { action: Action; way: Way; field: Field; choice: Choice; question: Question; pager: PagerView }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part and all parts within it, in the order of the page. */
const partsOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return isNode(value) ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

const ofKind = <Kind extends keyof Kinds>(value: unknown, kind: Kind): readonly Kinds[Kind][] =>
  partsOf(value).filter((part) => part['kind'] === kind) as unknown as readonly Kinds[Kind][]

/** The words of a text from outside, without what would style or run them. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

/** Everything there is to read, one line each. */
const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isNode(value)) return []
  if (value['kind'] === 'rich') return [plain(String(value['html']))]
  return Object.entries(value).flatMap(([key, part]) =>
    NOT_READ.has(key) || (key === 'value' && value['kind'] === 'field') ? [] : linesOf(part),
  )
}

/** What lies over the page, if anything does: nothing else can be used meanwhile. */
const onTop = (view: Node): Node =>
  partsOf(view).findLast(({ kind }) => kind === 'dialog' || kind === 'question') ?? view

const labelled = ({ label, about }: Pick<Action, 'label' | 'about'>): string =>
  about === undefined ? label : `${label} ${about}`

type Ways = Readonly<{
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

const actionsOf = (top: Node, ways: Ways): Readonly<Record<string, () => void>> =>
  Object.fromEntries([
    ...ofKind(top, 'way').map((way) => [labelled(way), () => (isOurs(way.href) ? ways.go(way.href) : ways.goOut())]),
    ...ofKind(top, 'pager').flatMap((pager) => pages(pager, ways)),
    ...ofKind(top, 'action').map((action) => [
      labelled(action),
      () => {
        if (action.isBusy !== true) action.press()
      },
    ]),
  ])

const fieldFace = ({ value, problem, isReadOnly, change }: Field): FieldFace => ({
  read: () => value,
  write: (typed) => {
    if (!isReadOnly) change(typed)
  },
  problem: () => problem,
})

const choiceFace = ({ isOn, problem, flip }: Choice): ChoiceFace => ({ isOn: () => isOn, flip, problem: () => problem })

const questionOf = (view: Node) => {
  const [question] = ofKind(view, 'question')
  return question && { question, confirm: question.confirm.press, cancel: question.cancel.press }
}

/** What can be tried again: each part that failed, or that shows what was read before. */
const retriable = (view: Node) =>
  partsOf(view)
    .filter(({ kind }) => kind === 'failed' || kind === 'stale')
    .map(({ retry }) => ({ hasFailed: true, retry: (retry as Action).press }))

/** Reads any view by its parts; it knows no screen. */
export const readerOf = (view: () => Node | undefined, ways: Ways): ScreenFace => {
  const now = (): Node => view() ?? {}
  const top = () => onTop(now())
  return {
    texts: () => linesOf(now()),
    fields: () => Object.fromEntries(ofKind(top(), 'field').map((field) => [field.label, fieldFace(field)])),
    choices: () =>
      Object.fromEntries(
        ofKind(top(), 'choice')
          .filter(({ isDisabled }) => isDisabled !== true)
          .map((choice) => [choice.label, choiceFace(choice)]),
      ),
    actions: () => actionsOf(top(), ways),
    question: () => questionOf(now()),
    retriable: () => retriable(now()),
  }
}

/** The first words of the part that the address leads to. */
export const standsAt = (view: Node | undefined): string | undefined =>
  linesOf(partsOf(view).find(({ isHere }) => isHere === true))[0]
