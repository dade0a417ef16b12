import { type Action, type Alert, type Choice, type Field, NOT_READ, type Question, type Way } from '#ui/view/parts.ts'
import type { BarItem } from '#ui/app/frame/bars-view.ts'
import type { Choices } from '#ui/view/choices.ts'
import type { FiltersView } from '#ui/view/filters.ts'
import type { LinkedText } from '#ui/view/linked-text.ts'
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
import type { Likeness } from '../profile-tasks.ts'

/** Any part of a view. */
type Node = Readonly<Record<string, unknown>>
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

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is there and not hidden. */
const isThere = (value: unknown): value is Node => isNode(value) && value['isHidden'] !== true

/** Consecutive rows of a long list, under a heading where they have one. */
type Section = Readonly<{ heading?: string | undefined; rows: readonly (Row | Heading | undefined)[] }>
type Long = LongList<Row | Heading> &
  Readonly<{ sections?: readonly Readonly<{ heading: string | undefined; first: number; count: number }>[] }>

const isLong = (part: Node): part is Node & Long => part['kind'] === 'list' && typeof part['at'] === 'function'

const isLate = (part: Node): part is Node & LatePart<object> => typeof part['load'] === 'function'

/** All that has been read of a long list, wherever it is in it. */
const sectionsOf = ({ sections, length, at }: Long): readonly Section[] =>
  (sections ?? [{ heading: undefined, first: 0, count: length }]).map(({ heading, first, count }) => ({
    heading,
    rows: Array.from({ length: count }, (_, place) => at(first + place)),
  }))

/**
 * What a part is made of. Of a list and what is open of it, only what is open is in sight on a phone, and nothing
 * beside; of filters that are hidden, only the way to show them.
 */
const within = (part: Node): Node => {
  if (isLong(part)) return { sections: sectionsOf(part) }
  if (part['kind'] === 'filters' && part['areShown'] !== true) return { ...part, fields: undefined }
  if (part['kind'] === 'listAndDetail' && part['detail'] !== undefined)
    return { ...part, title: '', list: undefined, beside: undefined }
  return part['beside'] === undefined ? part : { ...part, beside: undefined }
}

/** A part and all parts within it, in the order of the page. */
const partsOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return isThere(value) ? [value, ...Object.values(within(value)).flatMap(partsOf)] : []
}

const ofKind = <Kind extends keyof Kinds>(value: unknown, kind: Kind): readonly Kinds[Kind][] =>
  partsOf(value).filter((part) => part['kind'] === kind) as unknown as readonly Kinds[Kind][]

/** The words of a text from outside, without what would style or run them. */
export const plain = (html: string): string => html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')

/** The words of a text with links in it. */
const plainLinked = ({ parts }: LinkedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('')

/** What holds words that were typed, which are not read. */
const TYPED: ReadonlySet<unknown> = new Set(['field', 'combobox'])

/** Everything there is to read, one line each. */
const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isThere(value)) return []
  if (value['kind'] === 'rich') return [plain(String(value['html']))]
  if (value['kind'] === 'select') return selectLines(value)
  if (value['kind'] === 'linked') return [plainLinked(value as Node & LinkedText)]
  return Object.entries(within(value)).flatMap(([key, part]) =>
    NOT_READ.has(key) || (key === 'value' && TYPED.has(value['kind'])) ? [] : linesOf(part),
  )
}

const selectLines = (part: Node): readonly string[] =>
  ofKind(part, 'select').flatMap(({ label, placeholder, options, hint, problem }) =>
    linesOf([label, placeholder, options.map((one) => one.label), hint, problem]),
  )

/** The names of the rows: the first words of each. */
const titlesOf = (value: unknown): readonly string[] => ofKind(value, 'row').flatMap((row) => linesOf(row)[0] ?? [])

/** What lies over the page, if anything does: nothing else can be used meanwhile. */
const LIES_OVER: ReadonlySet<unknown> = new Set(['dialog', 'question', 'alert'])
const onTop = (view: Node): Node => partsOf(view).findLast(({ kind }) => LIES_OVER.has(kind)) ?? view

const labelled = ({ label, about }: Pick<Action, 'label' | 'about'>): string =>
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

const actionsOf = (top: Node, ways: Ways): Readonly<Record<string, () => void>> =>
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

/** What is written in: what it says, how it is written, and whether something can be written there. */
type FieldFace = Readonly<{
  read: () => string
  write: (value: string) => void
  offers: (value: string) => boolean
  /** Sends what stands in it, where that can be done. */
  send?: (() => void) | undefined
}>

type Typed = Pick<Field, 'value' | 'change'> & Readonly<{ isReadOnly?: boolean; send?: () => void }>
const fieldFace = ({ value, isReadOnly, change, send }: Typed): FieldFace => ({
  read: () => value,
  write: isReadOnly === true ? () => {} : change,
  offers: () => true,
  send,
})

const selectFace = ({ value, options, placeholder = '', choose }: Select): FieldFace => {
  const called = (words: string) => [...options, { label: placeholder, value: '' }].find(({ label }) => label === words)
  return {
    read: () => options.find((option) => option.value === value)?.label ?? placeholder,
    write: (words) => choose(called(words)?.value ?? ''),
    offers: (words) => called(words) !== undefined,
  }
}

/** Words are typed as they are read; the paragraph around them is the editor's. */
const richFieldFace = ({ html, change }: RichField): FieldFace => ({
  read: () => plain(html).trim(),
  write: (typed) => change(`<p>${typed}</p>`),
  offers: () => true,
})

const byLabel = <Part extends Readonly<{ label: string }>, Face>(parts: readonly Part[], face: (part: Part) => Face) =>
  Object.fromEntries(parts.map((part) => [part.label, face(part)]))

const fieldsOf = (top: Node): Readonly<Record<string, FieldFace>> => ({
  ...byLabel<Typed & Readonly<{ label: string }>, FieldFace>(
    [...ofKind(top, 'field'), ...ofKind(top, 'combobox')],
    fieldFace,
  ),
  ...byLabel(ofKind(top, 'select'), selectFace),
  ...byLabel(ofKind(top, 'richField'), richFieldFace),
})

/** What is said of a row, and not what can be done with it. */
const isSaid = (part: unknown): boolean => !isNode(part) || (part['kind'] !== 'action' && part['kind'] !== 'choice')

/** A row: what it is called, what else it says, and what can be done with it. */
const rowFace = (row: Node & Row, { go }: Ways) => {
  const ways = ofKind(row, 'way')
  const [choice] = ofKind(row, 'choice')
  const [name = '', ...others] = linesOf(Object.fromEntries(Object.entries(row).filter(([, part]) => isSaid(part))))
  return {
    name,
    others,
    isPicked: choice?.isOn === true,
    pick: () => choice?.flip(),
    open: () => ways[0] && go(ways[0].href),
    remove: () => ofKind(row, 'action')[0]?.press(),
    /** Where the ways in it lead. */
    links: ways.map(({ href }) => href),
  }
}

/** The lines that name those after them. */
const headingsIn = (value: unknown): readonly string[] => ofKind(value, 'heading').map(({ heading }) => heading)

const longListsOf = (view: Node): readonly Long[] => partsOf(view).filter(isLong)

/** A list of which some rows may not be read yet. */
const longListOf = (view: Node) => {
  const [list] = longListsOf(view)
  return (
    list && {
      /** How many rows there are, read or not. */
      length: list.length,
      /** Goes to a place, counted from 0. */
      see: (place: number) => list.see(place, place),
      /** What the last row is called; undefined until it is read. */
      last: () => linesOf(list.at(list.length - 1))[0],
    }
  )
}

const groupsOf = (top: Node) => [
  ...ofKind(top, 'group').map((group) => ({ heading: linesOf(group.heading)[0] ?? '', titles: titlesOf(group) })),
  ...longListsOf(top)
    .flatMap(sectionsOf)
    .flatMap(({ heading, rows }) => (heading === undefined ? [] : [{ heading, titles: titlesOf(rows) }])),
]

/** What is read of the part that is so titled, after its title. */
const under = (view: Node, title: string): readonly string[] => {
  const entries = Object.entries(partsOf(view).find((part) => part['title'] === title) ?? {})
  return linesOf(Object.fromEntries(entries.slice(entries.findIndex(([key]) => key === 'title') + 1)))
}

/** What is said to be wrong with what has a label: a field, a choice, or several that stand together. */
const problemAt = (top: Node, label: string): Readonly<{ problem: string | undefined }> | undefined =>
  [...ofKind(top, 'field'), ...ofKind(top, 'select'), ...ofKind(top, 'choice'), ...ofKind(top, 'choices')]
    .filter((part) => part.label === label)
    .map(({ problem }) => ({ problem }))[0]

const questionOf = (view: Node) => {
  const [question] = ofKind(view, 'question')
  const [alert] = ofKind(view, 'alert')
  const asked = question ?? (alert && { ...alert, confirm: alert.close, cancel: alert.close })
  return (
    asked && {
      question: { title: asked.title, text: asked.text },
      confirm: asked.confirm.press,
      cancel: asked.cancel.press,
    }
  )
}

/** The title of what is read: of what is open over a list, where something is. */
const titleOf = (view: Node): string => String((view['detail'] as Node | undefined)?.['title'] ?? view['title'] ?? '')

/** How many rows of a long list are in sight at once. */
const IN_SIGHT = 20

/** Whoever wants to leave what a guard minds is asked, and led on once nothing is held any more; who stays goes nowhere later. */
const guarded = (now: () => Node) => {
  let destination: (() => void) | undefined
  const leadOn = (): void => {
    const [guard] = ofKind(now(), 'guard')
    if (guard?.isAsking === true) return
    const lead = destination
    destination = undefined
    if (guard?.isHeld === false) lead?.()
  }
  return {
    /** Whether leaving is asked about first. Who leaves is led on then, unless what was here before is back enough. */
    holds: (lead: () => void, isBack: boolean): boolean => {
      const [guard] = ofKind(now(), 'guard')
      if (guard?.isHeld !== true) return false
      destination = isBack && !guard.isPage ? undefined : lead
      guard.leave()
      return true
    },
    /** Something has changed: whoever may leave now is led on. One change of a view may be several of its actors. */
    settle: () => {
      if (destination) queueMicrotask(leadOn)
    },
  }
}

/** What stands for a person: a picture that is not sent yet, one that is there, or initials; undefined while nothing does. */
const likenessOf = ({ image, sign }: LikenessView): Likeness | undefined =>
  image !== undefined ? 'picture' : sign.initials === '' ? undefined : 'initials'

const likenessIn = (view: Node): Likeness | undefined => {
  const [picture] = ofKind(view, 'picture')
  if (picture?.isBusy === true) return undefined
  if (picture?.framing) return 'preview'
  const [likeness] = ofKind(view, 'likeness')
  return likeness && likenessOf(likeness)
}

/** Reads any view by its parts; it knows no screen. What lies over the page is all there is to use meanwhile. */
export const readerOf = (view: () => Node | undefined, ways: Ways) => {
  const now = (): Node => view() ?? {}
  const top = () => onTop(now())
  return {
    texts: () => {
      // Whoever reads a long list has in sight where it begins, which is then read.
      for (const { at, first, see } of longListsOf(now())) if (at(first) === undefined) see(first, first + IN_SIGHT - 1)
      return linesOf(now())
    },
    title: () => titleOf(now()),
    /** By label; only what is there now. */
    fields: () => fieldsOf(top()),
    /** What can be on or off, by label; only what can be flipped now. */
    choices: () =>
      byLabel(
        ofKind(top(), 'choice').filter(({ isDisabled }) => isDisabled !== true),
        (choice) => choice,
      ),
    /** Buttons and ways by what they say; only what can be pressed now. */
    actions: () => actionsOf(top(), ways),
    ways: () => ofKind(top(), 'way'),
    problemAt: (label: string) => problemAt(top(), label),
    /** Whether something is under way for a button: a press does nothing meanwhile. */
    isBusy: (label: string) => ofKind(top(), 'action').some((one) => labelled(one) === label && one.isBusy === true),
    tabs: () => ofKind(top(), 'tabs').flatMap(({ tabs }) => tabs.map(({ label }) => label)),
    /** The labels of the choices that stand together under a label. */
    choicesOf: (label: string) =>
      ofKind(top(), 'choices').flatMap((one) => (one.label === label ? one.choices.map((choice) => choice.label) : [])),
    groups: () => groupsOf(top()),
    rows: () => ofKind(top(), 'row').map((row) => rowFace(row, ways)),
    headings: () => headingsIn(now()),
    /** The headings that stand between the rows of a long list. */
    days: () => headingsIn(longListsOf(now()).map(sectionsOf)),
    /** The parts that come late, as a phone shows them. */
    parts: () => partsOf(top()).filter(isLate),
    /** What is advertised, line by line. */
    banners: () => ofKind(top(), 'banner').map(linesOf),
    list: () => longListOf(now()),
    /** Stars by what is rated; those that can be given now can be. */
    ratings: () => byLabel(ofKind(top(), 'rating'), ({ value, rate }) => ({ value, rate })),
    under: (title: string) => under(now(), title),
    ...guarded(now),
    /** What is offered while one types. */
    options: () => ofKind(top(), 'combobox').flatMap(({ options }) => options),
    likeness: () => likenessIn(top()),
    /** The name of the person that the likeness is of. */
    person: () => ofKind(top(), 'likeness')[0]?.sign.name,
    picture: () => ofKind(top(), 'picture')[0],
    question: () => questionOf(now()),
    filters: () => ofKind(now(), 'filters')[0],
    /** What failed or is old: each part says how it is tried again. */
    retriable: () =>
      partsOf(now())
        .filter(({ kind }) => kind === 'failed' || kind === 'stale')
        .map(({ retry }) => (retry as Action).press),
    /** The first words of the part that the address leads to. */
    at: () => linesOf(partsOf(now()).find(({ isHere }) => isHere === true))[0],
  }
}
export type Screen = ReturnType<typeof readerOf>
