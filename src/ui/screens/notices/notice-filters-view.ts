import type { NoticesNow } from '#application/inbox/notices/notices.flow.ts'
import type { NoticeTemplate } from '#domain/notices/notice.ts'
import {
  DEFAULT_NOTICE_QUERY,
  EVERY_NOTICE,
  isEveryNotice,
  type NoticeFilter,
  type NoticeQuery,
} from '#domain/notices/notice-query.ts'
import { isBlank } from '#ui/language/titles.ts'
import { TEMPLATE_WORDS } from '#ui/parts/notice/template-words.ts'
import { action } from '#ui/view/parts.ts'
import { selectAmong } from '#ui/view/selects.ts'
import type { Speech } from '#ui/view/speech.ts'
import { GROUPINGS, isArranged, noticeSearch, ORDERS, TEMPLATES } from './notice-query-url.ts'

/** Goes to a query. */
export type Change = (query: NoticeQuery) => void

/** The filters over the list. */
export const filtersView = (now: NoticesNow, change: Change, speech: Speech) => {
  const { say } = speech
  const asked = now.asked.list
  return {
    label: say('notices.chips'),
    narrowings: narrowingsView(now, change, speech),
    chips: chipsView(now, change, speech),
    more: action(say(isArranged(asked) ? 'notices.filterActive' : 'notices.filter'), () => now.choosing.choose(asked)),
    /** Whether a filter is set that the main filters do not show. */
    isArranged: isArranged(asked),
  }
}

/** The templates with a chip of their own, and its text. */
const WITH_CHIP = { survey: 'notices.surveys', works: 'notices.works' } as const
const CHIPS = ['survey', 'works'] as const satisfies readonly NoticeTemplate[]

const narrowed = ({ asked: { list } }: NoticesNow, change: Partial<NoticeFilter>): NoticeQuery => ({
  ...list,
  filter: { ...list.filter, ...change },
})

/** The filters without a chip of their own: a press removes one. */
const narrowingsView = (now: NoticesNow, change: Change, { say }: Speech) => {
  const { filter } = now.asked.list
  const narrowing = (key: keyof NoticeFilter, name: string) => ({
    kind: 'choice' as const,
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

/** The most used filters, each on or off. */
const chipsView = (now: NoticesNow, change: Change, { say }: Speech) => {
  const { filter } = now.asked.list
  const { template, unreadOnly } = filter
  type More = Readonly<{ sign?: (typeof CHIPS)[number]; count?: number }>
  const chip = (key: string, label: string, isOn: boolean, by: Partial<NoticeFilter>, { sign, count }: More = {}) => ({
    kind: 'choice' as const,
    key,
    label,
    isOn,
    sign,
    count,
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

const ORDER_TEXTS = {
  newest: 'notices.order.newest',
  oldest: 'notices.order.oldest',
  title: 'notices.order.title',
} as const

const GROUPING_TEXTS = {
  day: 'notices.group.day',
  sender: 'notices.group.sender',
  none: 'notices.group.none',
} as const

/**
 * All filters, the order and the grouping, over the list: the chosen ones apply once the sheet is closed, in any way
 * (NOTICE-01, NOTICE-10).
 */
export const sheetView = (now: NoticesNow, chosen: NoticeQuery, change: Change, speech: Speech) => {
  const { say } = speech
  const { filter, order, grouping } = chosen
  const { choose } = now.choosing
  const narrow = (by: Partial<NoticeFilter>) => choose({ ...chosen, filter: { ...filter, ...by } })
  const close = () => {
    choose(undefined)
    if (noticeSearch(chosen) !== now.asked.search) change(chosen)
  }
  return {
    kind: 'dialog' as const,
    title: say('notices.filter'),
    cancel: action(say('action.close'), close),
    unread: {
      kind: 'choice' as const,
      label: say('notices.unreadOnly'),
      isOn: filter.unreadOnly,
      flip: () => narrow({ unreadOnly: !filter.unreadOnly }),
    },
    template: {
      kind: 'select' as const,
      label: say('notices.template'),
      value: filter.template ?? '',
      options: [
        { value: '', label: say('notices.anyTemplate') },
        ...TEMPLATES.map((value) => ({ value, label: say(TEMPLATE_WORDS[value]) })),
      ],
      choose: (value: string) => narrow({ template: TEMPLATES.find((known) => known === value) }),
    },
    tags: { label: say('notices.tag'), content: tagsView(now, filter, narrow, speech) },
    order: selectAmong({
      label: say('notices.order'),
      value: order,
      known: ORDERS,
      text: (one) => say(ORDER_TEXTS[one]),
      choose: (one = order) => choose({ ...chosen, order: one }),
    }),
    grouping: selectAmong({
      label: say('notices.group'),
      value: grouping,
      known: GROUPINGS,
      text: (one) => say(GROUPING_TEXTS[one]),
      choose: (one = grouping) => choose({ ...chosen, grouping: one }),
    }),
    reset: action(say('notices.filterReset'), () =>
      choose({ ...DEFAULT_NOTICE_QUERY, filter: { ...EVERY_NOTICE, activity: filter.activity } }),
    ),
    show: action(say('notices.filterShow'), close),
  }
}

export type FilterSheetView = ReturnType<typeof sheetView>

const tagsView = (
  { tags: { face, value, retry } }: NoticesNow,
  filter: NoticeFilter,
  narrow: (by: Partial<NoticeFilter>) => void,
  { say }: Speech,
) => {
  if (face === 'loading') return { kind: 'waiting' as const }
  if (face === 'failed' || face === 'missing')
    return {
      kind: 'failed' as const,
      sign: 'lost' as const,
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
    kind: 'chips' as const,
    chips: [
      tag(0, say('notices.anyTag'), undefined),
      ...(value ?? []).filter(({ name }) => !isBlank(name)).map(({ id, name }) => tag(id, name, id)),
    ],
  }
}
