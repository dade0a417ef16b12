import type { LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { NoticeSummary, NoticeTemplate } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { capitalised, excerpt } from '#ui/app/formats.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { named, titled } from '#ui/app/titles.ts'
import { useToday } from '#ui/app/use-today.ts'
import { TEMPLATE_LOOKS } from '#ui/screens/notice/template-looks.ts'
import { dayOfRow, type Heading } from './notice-layout.ts'

/** How many lines of a summary a row has room for; wide panes show less than it holds (FMT-04). */
const SUMMARY_LINES = 2

/** Everything a row says, made ready once for all rows. */
export type RowWords = Readonly<{
  unread: string
  remove: string
  title: (row: NoticeSummary) => string
  removeRow: (row: NoticeSummary) => string
  select: (row: NoticeSummary) => string
  /** Within its day the time is enough; elsewhere what is not of today says its date. Undefined where no moment is told. */
  time: (row: NoticeSummary) => string | undefined
  summary: (row: NoticeSummary) => string
  template: (template: NoticeTemplate) => Readonly<{ icon: LucideIcon; label: string }>
  /** What stands over a section; undefined for one without a name. */
  heading: (heading: Heading) => string | undefined
}>

export const useRowWords = (grouping: NoticeGrouping): RowWords => {
  const intl = useIntl()
  const formats = useFormats()
  const today = useToday()
  return useMemo(() => {
    const dayName = (day: LocalDate): string => {
      const name = formats.day(day, today)
      const year = day.slice(0, 4)
      return capitalised(
        year === today.slice(0, 4) ? name : intl.formatMessage({ id: 'notices.dayOfYear' }, { day: name, year }),
      )
    }
    const labels = new Map<NoticeTemplate, Readonly<{ icon: LucideIcon; label: string }>>()
    const template: RowWords['template'] = (name) => {
      const { icon, label } = TEMPLATE_LOOKS[name]
      const known = labels.get(name) ?? { icon, label: intl.formatMessage(label) }
      labels.set(name, known)
      return known
    }
    return {
      unread: intl.formatMessage({ id: 'notices.unreadRow' }),
      remove: intl.formatMessage({ id: 'notices.deleteSelected' }),
      title: ({ title }) => titled(title, intl),
      removeRow: ({ title }) => intl.formatMessage({ id: 'notices.deleteRow' }, { title: titled(title, intl) }),
      select: ({ title }) => intl.formatMessage({ id: 'notices.selectRow' }, { title: titled(title, intl) }),
      time: (row) => {
        const day = dayOfRow(row)
        if (row.receivedAt === undefined || day === undefined) return undefined
        return grouping === 'day' || day === today ? formats.time(row.receivedAt) : formats.date(day)
      },
      summary: ({ summary }) => excerpt(summary, SUMMARY_LINES),
      template,
      heading: (heading) =>
        heading.by === 'day'
          ? heading.day === undefined
            ? intl.formatMessage({ id: 'notices.undated' })
            : dayName(heading.day)
          : heading.by === 'sender'
            ? named(heading.name, intl)
            : undefined,
    }
  }, [intl, formats, grouping, today])
}
