import { remembered } from '#application/kit/remembered.ts'
import type { NoticeListNow, NoticesNow } from '#application/notices/notices.flow.ts'
import type { NoticeTemplate } from '#domain/notices/notice.ts'
import {
  DEFAULT_NOTICE_QUERY,
  EVERY_NOTICE,
  type NoticeFilter,
  type NoticeQuery,
} from '#domain/notices/notice-query.ts'
import { panelText } from '#ui/app/reading/failure-texts.ts'
import { isBlank } from '#ui/language/titles.ts'
import { type AdvertisingPart, advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { type NoticeView, noticeView } from '#ui/parts/notice/notice-view.ts'
import { TEMPLATE_WORDS } from '#ui/parts/notice/template-words.ts'
import type { ListAndDetail } from '#ui/view/list-and-detail.ts'
import type { Empty } from '#ui/view/lists.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import {
  type Action,
  action,
  type Choice,
  type Dialog,
  type Failed,
  type Question,
  type Stale,
  type Waiting,
} from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import type { Here } from '#ui/view/screen.ts'
import type { Select } from '#ui/view/selects.ts'
import { type SelectionView, selectionView } from '#ui/view/selection.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { GROUPINGS, isArranged, noticeSearch, noticesHref, openPartOf, ORDERS, TEMPLATES } from './notice-query-url.ts'
import { type NoticeRowsView, noticeRowsView } from './notice-rows.ts'
import { groupingTexts, orderTexts } from './query-texts.ts'

/** A filter, on or off. */
type Chip = Choice & Readonly<{ key: string; sign: 'survey' | 'works' | undefined; count: number | undefined }>
/** A filter without a chip of its own: a press removes it. */
type Narrowing = Choice & Readonly<{ key: string; name: string }>

/** All filters, the order and the grouping, over the list. */
export type FilterSheetView = Dialog<
  Readonly<{
    unread: Choice
    template: Select
    tags: Readonly<{
      label: string
      content: Waiting | Failed | Readonly<{ kind: 'chips'; chips: readonly (Choice & Readonly<{ key: number }>)[] }>
    }>
    order: Select
    grouping: Select
    reset: Action
    show: Action
  }>
>

/** The list of received notices, in each of its states. */
export type NoticeListView = Readonly<{
  title: string
  /** The identity of the query: a new query starts at the top. */
  key: string
  /** Starts and ends the selection. */
  select: Choice
  selection: SelectionView | undefined
  filters: Readonly<{
    label: string
    narrowings: readonly Narrowing[]
    chips: readonly Chip[]
    more: Action
    /** Whether a filter is set that the main filters do not show. */
    isArranged: boolean
  }>
  /** The messages about the rows: stale, or incomplete (ERR-03, ERR-04). */
  note: Stale | Failed | undefined
  lacking: readonly string[]
  /** The announcement once the list is loaded, for the live region. */
  announced: string
  content: Waiting | Failed | Empty | NoticeRowsView
  advertising: AdvertisingPart | undefined
  dialog: FilterSheetView | undefined
}>

/** The received notices: the list, and one of them open over it or, where there is room, beside it (NOTICE-01). */
export type NoticesView = ListAndDetail<NoticeListView, NoticeView> &
  Readonly<{ beside: Readonly<{ advertising: AdvertisingPart }> | undefined }>

export const noticesView = (now: NoticesNow, speech: Speech, { address, go }: Here): NoticesView => {
  const { say } = speech
  const { list, today, session } = now
  return {
    kind: 'listAndDetail',
    title: say('notices.title'),
    list: listView(now, openPartOf(address), go, speech),
    detail:
      now.asked.open &&
      noticeView({ now: now.notice, today, signIn: session.requireSignIn, remove: list.verbs.removeOpen }, speech),
    beside:
      list.face === 'full'
        ? {
            title: say('notices.choose'),
            text: say('notices.chooseText'),
            advertising: advertisingRoom({ page: 'notices', place: 'large' }),
          }
        : undefined,
    question: list.removal && removalView(list.removal, list.count, speech),
  }
}

type Change = (query: NoticeQuery) => void

const makeListView = (now: NoticesNow, open: string | undefined, go: Here['go'], speech: Speech): NoticeListView => {
  const { say } = speech
  const change = (query: NoticeQuery) => go(noticesHref(query, open), { replace: true })
  const { list, asked } = now
  const { face, isSelecting, selected, verbs, count } = list
  const { filter } = asked.list
  return {
    title: say('notices.title'),
    key: asked.search,
    select: {
      kind: 'choice',
      label: say('notices.select'),
      isOn: isSelecting,
      isDisabled: face !== 'full',
      flip: isSelecting ? verbs.endSelection : verbs.startSelection,
    },
    selection: isSelecting
      ? selectionView(
          {
            count: selected.size,
            isAllSelected: list.isAllSelected,
            onToggleAll: verbs.toggleAll,
            onRemove: () => verbs.request({ kind: 'selected', ids: [...selected] }),
            onRemoveAll: () => verbs.request({ kind: 'all', filter }),
            onEnd: verbs.endSelection,
          },
          speech,
        )
      : undefined,
    filters: {
      label: say('notices.chips'),
      narrowings: narrowingsView(now, change, speech),
      chips: chipsView(now, change, speech),
      more: action(say(isArranged(asked.list) ? 'notices.filterActive' : 'notices.filter'), () =>
        now.choosing.choose(asked.list),
      ),
      isArranged: isArranged(asked.list),
    },
    note: noteView(list, speech),
    lacking: shortfallView('notices', list.shortfall, speech),
    announced: face === 'full' || face === 'empty' ? say('notices.announced', { count }) : '',
    content: contentView(now, open, change, speech),
    advertising: face === 'full' ? advertisingRoom({ page: 'notices', place: 'bottom' }) : undefined,
    dialog: now.choosing.chosen && sheetView(now, now.choosing.chosen, change, speech),
  }
}

/** The list changes with each row that is scrolled into view, its displayed content rarely. */
const listView = remembered(makeListView, ({ asked, today, unread, tags, choosing, list }, open, go, speech) => [
  asked,
  today,
  unread,
  tags.face,
  tags.value,
  choosing.chosen,
  open,
  go,
  speech,
  ...Object.values(list),
])

const noteView = (
  { isStale, isIncomplete, failure, verbs }: NoticeListNow,
  speech: Speech,
): Stale | Failed | undefined =>
  isStale
    ? staleView(failure, verbs.retry, speech)
    : isIncomplete
      ? {
          kind: 'failed',
          sign: 'lost',
          title: speech.say('notices.incomplete'),
          text: saidIn(speech, panelText(failure)),
          retry: action(speech.say('action.retry'), verbs.retry),
        }
      : undefined

const contentView = (
  { list, asked, today, session }: NoticesNow,
  open: string | undefined,
  change: Change,
  speech: Speech,
): NoticeListView['content'] => {
  const { say } = speech
  switch (list.face) {
    case 'loading':
      return { kind: 'waiting' }
    case 'failed':
      return failedView(list.failure, { retry: list.verbs.retry, signIn: session.requireSignIn }, speech)
    case 'empty':
      return isArranged(asked.list)
        ? {
            kind: 'empty',
            title: say('notices.emptyFiltered'),
            text: say('notices.emptyFilteredText'),
            action: action(say('notices.showAll'), () => change(DEFAULT_NOTICE_QUERY)),
          }
        : { kind: 'empty', title: say('notices.empty'), text: say('notices.emptyText') }
    case 'full':
      return noticeRowsView(list, { grouping: asked.list.grouping, search: asked.search, open, today }, speech)
    default:
      return list.face satisfies never
  }
}

/** The templates with a chip of their own, and its text. */
const WITH_CHIP = { survey: 'notices.surveys', works: 'notices.works' } as const
const CHIPS = ['survey', 'works'] as const satisfies readonly NoticeTemplate[]

const narrowed = ({ asked: { list } }: NoticesNow, change: Partial<NoticeFilter>): NoticeQuery => ({
  ...list,
  filter: { ...list.filter, ...change },
})

const narrowingsView = (now: NoticesNow, change: Change, { say }: Speech): readonly Narrowing[] => {
  const { filter } = now.asked.list
  const narrowing = (key: keyof NoticeFilter, name: string): Narrowing => ({
    kind: 'choice',
    key,
    label: say('notices.removeFilter', { name }),
    name,
    isOn: true,
    flip: () => change(narrowed(now, { [key]: undefined })),
  })
  const { template } = filter
  const tag = now.tags.value?.find(({ id }) => id === filter.tag)?.name
  return [
    ...(filter.activity === undefined ? [] : [narrowing('activity', now.list.sender || say('notices.senderOther'))]),
    ...(template === undefined || CHIPS.some((known) => known === template)
      ? []
      : [narrowing('template', say(TEMPLATE_WORDS[template]))]),
    ...(filter.tag === undefined ? [] : [narrowing('tag', tag || say('notices.tagOther'))]),
  ]
}

/** The most used filters. */
const chipsView = (now: NoticesNow, change: Change, { say }: Speech): readonly Chip[] => {
  const { filter } = now.asked.list
  const { template, unreadOnly } = filter
  const chip = (
    key: string,
    label: string,
    isOn: boolean,
    by: Partial<NoticeFilter>,
    more?: Partial<Pick<Chip, 'sign' | 'count'>>,
  ): Chip => ({
    kind: 'choice',
    key,
    label,
    isOn,
    sign: undefined,
    count: undefined,
    ...more,
    flip: () => change(narrowed(now, by)),
  })
  return [
    chip('all', say('notices.all'), isEveryNotice(filter), EVERY_NOTICE),
    chip(
      'unread',
      say('notices.unread'),
      unreadOnly,
      { unreadOnly: !unreadOnly },
      now.unread > 0 ? { count: now.unread } : {},
    ),
    ...CHIPS.map((sign) => {
      const isOn = template === sign
      return chip(sign, say(WITH_CHIP[sign]), isOn, { template: isOn ? undefined : sign }, { sign })
    }),
  ]
}

/** The chosen filters apply once the sheet is closed, in any way (NOTICE-01, NOTICE-10). */
const sheetView = (now: NoticesNow, chosen: NoticeQuery, change: Change, speech: Speech): FilterSheetView => {
  const { say } = speech
  const { filter, order, grouping } = chosen
  const { choose } = now.choosing
  const narrow = (by: Partial<NoticeFilter>) => choose({ ...chosen, filter: { ...filter, ...by } })
  const close = () => {
    choose(undefined)
    if (noticeSearch(chosen) !== now.asked.search) change(chosen)
  }
  return {
    kind: 'dialog',
    title: say('notices.filter'),
    cancel: action(say('action.close'), close),
    unread: {
      kind: 'choice',
      label: say('notices.unreadOnly'),
      isOn: filter.unreadOnly,
      flip: () => narrow({ unreadOnly: !filter.unreadOnly }),
    },
    template: {
      kind: 'select',
      label: say('notices.template'),
      value: filter.template ?? '',
      options: [
        { value: '', label: say('notices.anyTemplate') },
        ...TEMPLATES.map((value) => ({ value, label: say(TEMPLATE_WORDS[value]) })),
      ],
      choose: (value) => narrow({ template: TEMPLATES.find((known) => known === value) }),
    },
    tags: { label: say('notices.tag'), content: tagsView(now, filter, narrow, speech) },
    order: {
      kind: 'select',
      label: say('notices.order'),
      value: order,
      options: ORDERS.map((value) => ({ value, label: say(orderTexts[value]) })),
      choose: (value) => choose({ ...chosen, order: ORDERS.find((known) => known === value) ?? order }),
    },
    grouping: {
      kind: 'select',
      label: say('notices.group'),
      value: grouping,
      options: GROUPINGS.map((value) => ({ value, label: say(groupingTexts[value]) })),
      choose: (value) => choose({ ...chosen, grouping: GROUPINGS.find((known) => known === value) ?? grouping }),
    },
    reset: action(say('notices.filterReset'), () =>
      choose({ ...DEFAULT_NOTICE_QUERY, filter: { ...EVERY_NOTICE, activity: filter.activity } }),
    ),
    show: action(say('notices.filterShow'), close),
  }
}

const tagsView = (
  { tags: { face, value, retry } }: NoticesNow,
  filter: NoticeFilter,
  narrow: (by: Partial<NoticeFilter>) => void,
  { say }: Speech,
): FilterSheetView['tags']['content'] => {
  if (face === 'loading') return { kind: 'waiting' }
  if (face === 'failed' || face === 'missing')
    return {
      kind: 'failed',
      sign: 'lost',
      title: say('notices.tagsFailed'),
      text: undefined,
      retry: action(say('action.retry'), retry),
    }
  const tag = (key: number, label: string, id: NoticeFilter['tag']) => ({
    kind: 'choice' as const,
    key,
    label,
    isOn: filter.tag === id,
    flip: () => narrow({ tag: id }),
  })
  return {
    kind: 'chips',
    chips: [
      tag(0, say('notices.anyTag'), undefined),
      ...(value ?? []).filter(({ name }) => !isBlank(name)).map(({ id, name }) => tag(id, name, id)),
    ],
  }
}

/** The confirmation of a removal: one, the selected ones, or all of the filter (NOTICE-04 … NOTICE-06, SHELL-20). */
const removalView = (
  { subject, ...asked }: NonNullable<NoticeListNow['removal']>,
  total: number,
  speech: Speech,
): Question => {
  const { say } = speech
  switch (subject.kind) {
    case 'one':
      return deletionQuestion({ title: say('notices.deleteOne'), text: say('notices.deleteOneText') }, asked, speech)
    case 'selected':
      return deletionQuestion(
        { title: say('notices.deleteMany'), text: say('notices.deleteManyText', { count: subject.ids.length }) },
        asked,
        speech,
      )
    case 'all':
      return deletionQuestion(
        {
          title: say('notices.deleteAll'),
          text: say(isEveryNotice(subject.filter) ? 'notices.deleteAllText' : 'notices.deleteAllFiltered', {
            count: total,
          }),
        },
        asked,
        speech,
      )
    default:
      return subject satisfies never
  }
}

const isEveryNotice = ({ activity, tag, template, unreadOnly }: NoticeFilter): boolean =>
  activity === undefined && tag === undefined && template === undefined && !unreadOnly
