import { remembered } from '#application/kit/remembered.ts'
import { type NoticeListNow, type NoticesNow, openNotices } from '#application/inbox/notices/notices.flow.ts'
import type { Removal } from '#application/inbox/notices/notices.machine.ts'
import { DEFAULT_NOTICE_QUERY, isEveryNotice, type NoticeQuery } from '#domain/notices/notice-query.ts'
import { panelText } from '#ui/base/failure-texts.ts'
import { advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { noticeView } from '#ui/parts/notice/notice-view.ts'
import { empty } from '#ui/view/lists.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import { action } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { selectingView } from '#ui/view/selection.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { type Change, filtersView, sheetView } from './notice-filters-view.ts'
import { isArranged, noticesHref, noticesQueryFrom, openPartOf } from './notice-query-url.ts'
import { noticeRowsView } from './notice-rows.ts'

/** The received notices: the list, and one of them open over it or, where there is room, beside it (NOTICE-01). */
export const noticesView = (now: NoticesNow, speech: Speech, here: Here) => {
  const { say } = speech
  const { list, today, session } = now
  const { address, go } = here
  return {
    kind: 'listAndDetail' as const,
    title: say('notices.title'),
    list: listView(now, openPartOf(address), go, speech),
    detail:
      now.asked.open &&
      noticeView(
        { now: now.notice, today, signIn: session.requireSignIn, remove: list.verbs.removeOpen, here },
        speech,
      ),
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
export type NoticesView = ReturnType<typeof noticesView>

/** The list of received notices, in each of its states. */
const makeListView = (now: NoticesNow, open: string | undefined, go: Here['go'], speech: Speech) => {
  const { say } = speech
  const change = (query: NoticeQuery) => go(noticesHref(query, open), { replace: true })
  const { list, asked } = now
  const { face, selected, verbs, count } = list
  const { filter } = asked.list
  return {
    title: say('notices.title'),
    /** The identity of the query: a new query starts at the top. */
    key: asked.search,
    ...selectingView(
      list,
      say('notices.select'),
      {
        remove: () => verbs.request({ kind: 'selected', ids: [...selected] }),
        removeAll: () => verbs.request({ kind: 'all', filter }),
      },
      speech,
    ),
    filters: filtersView(now, change, speech),
    /** The messages about the rows: stale, or incomplete (ERR-03, ERR-04). */
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

export type NoticeListView = ReturnType<typeof listView>

const noteView = ({ isStale, isIncomplete, failure, verbs }: NoticeListNow, speech: Speech) =>
  isStale
    ? staleView(failure, verbs.retry, speech)
    : isIncomplete
      ? {
          kind: 'failed' as const,
          sign: 'lost' as const,
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
) => {
  const { say } = speech
  switch (list.face) {
    case 'loading':
      return { kind: 'waiting' as const }
    case 'failed':
      return failedView(list.failure, { retry: list.verbs.retry, signIn: session.requireSignIn }, speech)
    case 'empty':
      return isArranged(asked.list)
        ? empty(
            say('notices.emptyFiltered'),
            say('notices.emptyFilteredText'),
            action(say('notices.showAll'), () => change(DEFAULT_NOTICE_QUERY)),
          )
        : empty(say('notices.empty'), say('notices.emptyText'))
    case 'full':
      return noticeRowsView(list, { grouping: asked.list.grouping, search: asked.search, open, today }, speech)
    default:
      return list.face satisfies never
  }
}

/** The confirmation of a removal: one, the selected ones, or all of the filter (NOTICE-04 … NOTICE-06, SHELL-20). */
const removalView = ({ subject, ...asked }: NonNullable<NoticeListNow['removal']>, total: number, speech: Speech) =>
  deletionQuestion(wordsOf(subject, total, speech), asked, speech)

const wordsOf = (removal: Removal, total: number, { say }: Speech) => {
  switch (removal.kind) {
    case 'one':
      return { title: say('notices.deleteOne'), text: say('notices.deleteOneText') }
    case 'selected':
      return { title: say('notices.deleteMany'), text: say('notices.deleteManyText', { count: removal.ids.length }) }
    case 'all': {
      const text = isEveryNotice(removal.filter) ? 'notices.deleteAllText' : 'notices.deleteAllFiltered'
      return { title: say('notices.deleteAll'), text: say(text, { count: total }) }
    }
    default:
      return removal satisfies never
  }
}

/** The received notices, and the open one (NOTICE-01, NOTICE-03). */
export const screen = screenOf({ query: noticesQueryFrom, open: openNotices, view: noticesView })
