import {
  type Action,
  type Alert,
  type Choice,
  type Field,
  type FormView,
  isSending,
  type Question,
  type Way,
} from '#ui/view/parts.ts'
import type { BarItem } from '#ui/shell/frame/bars-view.ts'
import type { Choices } from '#ui/view/choices.ts'
import type { FiltersView } from '#ui/view/filters.ts'
import type { Group, Heading, LongList, Row } from '#ui/view/lists.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { MonthView } from '#ui/view/month.ts'
import type { Guard } from '#ui/view/guard.ts'
import type { ComboboxView } from '#ui/view/combobox.ts'
import type { PictureView } from '#ui/view/picture.ts'
import type { Likeness as LikenessView } from '#ui/view/likeness.ts'
import type { PagerView } from '#ui/view/pager.ts'
import type { GivenRating, Rating } from '#ui/view/rating.ts'
import type { RichField } from '#ui/view/rich-field.ts'
import type { Select } from '#ui/view/selects.ts'
import type { TabsView } from '#ui/view/tabs.ts'

/** Any part of a view. */
export type Node = Readonly<Record<string, unknown>>
type Kinds = {
  action: Action
  way: Way & Partial<Pick<BarItem, 'isCurrent' | 'unread'>>
  field: Field
  choice: Choice
  question: Question
  guard: Guard
  combobox: ComboboxView
  picture: PictureView
  likeness: LikenessView
  pager: PagerView
  select: Select
  rating: Rating & Partial<GivenRating>
  richField: RichField
  row: Node & Row
  banner: Node
  month: MonthView
  filters: FiltersView
  tabs: TabsView
  choices: Choices
  heading: Pick<Heading, 'heading'>
  alert: Alert
  group: Node & Pick<Group<Row, string | Way>, 'heading'>
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is there and not hidden. */
export const isThere = (value: unknown): value is Node => isNode(value) && value['isHidden'] !== true

/** Consecutive rows of a long list, under a heading where they have one. */
type Section = Readonly<{ heading?: string | undefined; rows: readonly (Row | Heading | undefined)[] }>
export type Long = LongList<Row | Heading> &
  Readonly<{ sections?: readonly Readonly<{ heading: string | undefined; first: number; count: number }>[] }>

export const isLong = (part: Node): part is Node & Long => part['kind'] === 'list' && typeof part['at'] === 'function'

export const isLate = (part: Node): part is Node & LatePart<object> => typeof part['load'] === 'function'

/** All that has been read of a long list, wherever it is in it. */
export const sectionsOf = ({ sections, length, at }: Long): readonly Section[] =>
  (sections ?? [{ heading: undefined, first: 0, count: length }]).map(({ heading, first, count }) => ({
    heading,
    rows: Array.from({ length: count }, (_, place) => at(first + place)),
  }))

/**
 * What a part is made of. Of a list and what is open of it, only what is open is in sight on a phone, and nothing
 * beside; of filters that are hidden, only the way to show them.
 */
export const within = (part: Node): Node => {
  if (isLong(part)) return { sections: sectionsOf(part) }
  if (part['kind'] === 'filters' && part['areShown'] !== true) return { ...part, fields: undefined }
  if (part['kind'] === 'listAndDetail' && part['detail'] !== undefined)
    return { ...part, title: '', list: undefined, beside: undefined }
  return part['beside'] === undefined ? part : { ...part, beside: undefined }
}

/** A part and all parts within it, in the order of the page. */
export const partsOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return isThere(value) ? [value, ...Object.values(within(value)).flatMap(partsOf)] : []
}

export const ofKind = <Kind extends keyof Kinds>(value: unknown, kind: Kind): readonly Kinds[Kind][] =>
  partsOf(value).filter((part) => part['kind'] === kind) as unknown as readonly Kinds[Kind][]

/** What lies over the page, if anything does: nothing else can be used meanwhile. */
const LIES_OVER: ReadonlySet<unknown> = new Set(['dialog', 'question', 'alert'])
export const onTop = (view: Node): Node => partsOf(view).findLast(({ kind }) => LIES_OVER.has(kind)) ?? view

const isSent = (part: unknown): boolean =>
  isNode(part) && part['kind'] === 'form' && isSending(part as unknown as FormView)

/** The parts that stand with a form that is being sent: nothing can be written in them meanwhile. */
export const heldIn = (top: Node): ReadonlySet<unknown> =>
  new Set(
    partsOf(top)
      .filter((part) => Object.values(part).some(isSent))
      .flatMap(partsOf),
  )
