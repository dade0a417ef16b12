import type { NoticeListNow } from '#application/inbox/notices/notices.flow.ts'
import { isUnread, type NoticeSummary, type ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { capitalised, excerpt } from '#ui/language/formats.ts'
import { named, titled } from '#ui/language/titles.ts'
import { logoView } from '#ui/view/likeness.ts'
import { TEMPLATE_WORDS } from '#ui/parts/notice/template-words.ts'
import { action, way } from '#ui/view/parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import { namesakes } from '#ui/view/namesakes.ts'
import type { Speech } from '#ui/view/speech.ts'
import { rowHref } from './notice-query-url.ts'

/** The number of lines of a summary in a row; wide panes show less than its full length (FMT-04). */
const SUMMARY_LINES = 2

/** Consecutive rows under one heading, or under none. */
export type Section = Readonly<{
  key: string
  heading: string | undefined
  /** Its rows are loading. */
  isWaiting: boolean
  /** The index of its first row, and the number of its rows. */
  first: number
  count: number
}>

/** Memoised, because computing 10,000 days is slow and a row's day never changes. */
const days = new WeakMap<NoticeSummary, LocalDate>()
/** The day of a row; undefined without a moment. */
const dayOfRow = (row: NoticeSummary): LocalDate | undefined => {
  if (row.receivedAt === undefined) return undefined
  const known = days.get(row) ?? dayOf(row.receivedAt)
  days.set(row, known)
  return known
}

type Rows = NoticeListNow['rows']

const isDated = (row: NoticeSummary | undefined): boolean => row?.receivedAt !== undefined

/**
 * The rows of a list by day, with those without a moment at the end once all are read. Until then each row keeps the
 * server's position, which determines its page.
 */
const undatedLast = (rows: Rows, grouping: NoticeGrouping): Rows => {
  if (grouping !== 'day' || rows.every(isDated) || rows.includes(undefined)) return rows
  return [...rows.filter(isDated), ...rows.filter((row) => !isDated(row))]
}

/** The key of a row's section; undefined for an unread row. */
const sharedBy = (row: NoticeSummary | undefined, grouping: NoticeGrouping): string | undefined =>
  grouping === 'none' ? '' : row && (grouping === 'day' ? (dayOfRow(row) ?? '') : row.sender.name)

type HeadingOf = (shared: string) => string

/** The rows in sections, in one pass. */
const sectionsOf = (rows: Rows, grouping: NoticeGrouping, headingOf: HeadingOf): readonly Section[] => {
  const sections: Section[] = []
  for (let first = 0; first < rows.length;) {
    const shared = sharedBy(rows[first], grouping)
    let end = first + 1
    while (end < rows.length && sharedBy(rows[end], grouping) === shared) end += 1
    const isWaiting = shared === undefined
    sections.push({
      key: `${isWaiting ? 'waiting' : grouping}-${first}`,
      heading: isWaiting || grouping === 'none' ? undefined : headingOf(shared),
      isWaiting,
      first,
      count: end - first,
    })
    first = end
  }
  return sections
}

/** The heading of a section; memoised for days, because formatting is slow and each new page needs it again. */
const headingsOf = (grouping: NoticeGrouping, today: LocalDate, speech: Speech): HeadingOf => {
  const { say, formats } = speech
  if (grouping === 'sender') return (name) => named(name, speech)
  const known = new Map<string, string>([['', say('notices.undated')]])
  return (shared) => {
    const day = shared as LocalDate
    const year = day.slice(0, 4)
    const heading =
      known.get(day) ??
      capitalised(
        year === today.slice(0, 4)
          ? formats.day(day, today)
          : say('notices.dayOfYear', { day: formats.day(day, today), year }),
      )
    known.set(day, heading)
    return heading
  }
}

type Verbs = Pick<NoticeListNow['verbs'], 'see' | 'toggle' | 'remove'>

/** Creates rows on demand, and memoises them while their inputs are the same. */
const rowMaker = remembered(
  (grouping: NoticeGrouping, search: string, today: LocalDate, verbs: Verbs, speech: Speech) => {
    const { say, formats } = speech
    const known = new WeakMap<NoticeSummary, ReturnType<typeof make>>()
    const timeOf = (row: NoticeSummary): string | undefined => {
      const day = dayOfRow(row)
      if (row.receivedAt === undefined || day === undefined) return undefined
      // Under its day a row shows the time; elsewhere an older row shows its date.
      return grouping === 'day' || day === today ? formats.time(row.receivedAt) : formats.date(day)
    }
    const receivedOf = ({ receivedAt }: NoticeSummary): string | undefined =>
      receivedAt && say('notice.received', { moment: formats.dateTime(receivedAt) })
    /** One received notice as a row. During a selection it can be ticked, and is no link. */
    const make = (row: NoticeSummary, isCurrent: boolean, isPicked: boolean | undefined, isNamesake: boolean) => {
      const title = titled(row.title, speech)
      return {
        kind: 'row' as const,
        key: row.id,
        title: isPicked === undefined ? way(title, rowHref(row.id, search)) : title,
        sender: row.sender.name,
        logo: logoView(row.sender.name, 'activity', row.sender.image),
        time: timeOf(row),
        /** When it came, where another of the list has its title. */
        received: isNamesake ? receivedOf(row) : undefined,
        sign: row.template,
        template: say(TEMPLATE_WORDS[row.template]),
        summary: row.summary === '' ? undefined : excerpt(row.summary, SUMMARY_LINES),
        /** The label of an unread notice. */
        unread: isUnread(row) ? say('notices.unreadRow') : undefined,
        /** Whether the notice is open beside the list. */
        isCurrent,
        selection:
          isPicked === undefined
            ? undefined
            : {
                kind: 'choice' as const,
                label: say('notices.selectRow', { title }),
                isOn: isPicked,
                flip: () => verbs.toggle(row),
              },
        remove:
          isPicked === undefined ? action(say('notices.deleteRow', { title }), () => verbs.remove(row)) : undefined,
      }
    }
    return {
      label: say('notices.list'),
      swipe: say('notices.deleteSelected'),
      headingOf: headingsOf(grouping, today, speech),
      see: (first: number, last: number) => verbs.see({ first, last }),
      rowOf: (...[row, isCurrent, isPicked, isNamesake]: Parameters<typeof make>) => {
        const before = known.get(row)
        const isSame = (before?.received !== undefined) === (isNamesake && row.receivedAt !== undefined)
        if (isSame && before?.isCurrent === isCurrent && before.selection?.isOn === isPicked) return before
        const view = make(row, isCurrent, isPicked, isNamesake)
        known.set(row, view)
        return view
      },
    }
  },
)
export type NoticeRowView = ReturnType<ReturnType<typeof rowMaker>['rowOf']>

type Selected = ReadonlySet<ReceivedNoticeId> | undefined

const namesakesOf = namesakes(({ title }: NoticeSummary) => title)

const rowsOf = remembered(
  (
    { label, swipe, headingOf, see, rowOf }: ReturnType<typeof rowMaker>,
    grouping: NoticeGrouping,
    read: Rows,
    open: string | undefined,
    selected: Selected,
  ) => {
    const rows = undatedLast(read, grouping)
    const twice = namesakesOf(read)
    return {
      kind: 'list' as const,
      /** The label of rows without a heading. */
      label,
      /** The text behind a row while it is being swiped. */
      swipe,
      sections: sectionsOf(rows, grouping, headingOf),
      length: rows.length,
      first: 0,
      at: (place: number) => {
        const row = rows[place]
        return row && rowOf(row, open === String(row.id), selected?.has(row.id), twice.has(row.title))
      },
      see,
    }
  },
)
export type NoticeRowsView = ReturnType<typeof rowsOf>

/** How the rows are arranged, and where their links lead. */
type Arrangement = Readonly<{
  grouping: NoticeGrouping
  /** The part of the URL that describes this list: the links of its rows keep it. */
  search: string
  /** The open notice, as the URL names it. */
  open: string | undefined
  today: LocalDate
}>

/** The rows of the list in sections (NOTICE-01): unchanged rows keep their identity, and so does the unchanged list. */
export const noticeRowsView = (
  {
    rows,
    isSelecting,
    selected,
    verbs,
  }: Pick<NoticeListNow, 'rows' | 'isSelecting' | 'selected'> & Readonly<{ verbs: Verbs }>,
  { grouping, search, open, today }: Arrangement,
  speech: Speech,
) => rowsOf(rowMaker(grouping, search, today, verbs, speech), grouping, rows, open, isSelecting ? selected : undefined)
