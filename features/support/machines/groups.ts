import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { type Heading, layoutOf, undatedLast } from '#ui/screens/notices/notice-layout.ts'
import type { Group } from '../driver.ts'
import { TODAY } from '../moment.ts'
import { named, phrase, titled } from './phrases.ts'

const { day } = formatsIn('it')
const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('it') + words.slice(1)
/** How high things are is of no interest here. */
const FLAT = { row: 1, header: 1, gap: 0 }

const wordsOf = (heading: Heading): string => {
  switch (heading.by) {
    case 'day':
      return heading.day === undefined ? phrase('notices.undated') : capitalised(day(heading.day, TODAY))
    case 'sender':
      return named(heading.name)
    case 'waiting':
    case 'none':
      return ''
    default:
      return heading satisfies never
  }
}

/** The rows under their headings, as the list lays them out. */
export const groupsOf = (read: readonly (NoticeSummary | undefined)[], grouping: NoticeGrouping): readonly Group[] => {
  const rows = undatedLast(read, grouping)
  return layoutOf(rows, grouping, FLAT).sections.map(({ heading, first, count }) => ({
    heading: wordsOf(heading),
    titles: rows.slice(first, first + count).flatMap((row) => (row ? [titled(row.title)] : [])),
  }))
}
