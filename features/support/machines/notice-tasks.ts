import type { MessageDescriptor } from '@formatjs/intl'
import * as one from '#application/notice/notice.selectors.ts'
import * as list from '#application/notices/notices.selectors.ts'
import { unreadCount } from '#application/notices/notices.selectors.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import { hasDay, type NoticeSummary, takesPosition } from '#domain/notices/notice.ts'
import { groupingTexts, orderTexts } from '#ui/screens/notices/query-texts.ts'
import { noticeSearch, noticesHref, rowHref } from '#ui/screens/notices/notice-query-url.ts'
import type { NoticeTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { groupsOf } from './groups.ts'
import { noticeTextsIn } from './notice-texts.ts'
import { phrase, titled } from './phrases.ts'
import type { Window } from './window.ts'

/** What the interface calls so. */
const keyOf = <Key extends string>(table: Readonly<Record<Key, MessageDescriptor>>, words: string): Key => {
  const found = (Object.keys(table) as Key[]).find((key) => phrase(table[key]) === words)
  if (!found) throw new Error(`The interface does not say "${words}"`)
  return found
}

const fileName = ({ label, extension }: Readonly<{ label: string; extension: string }>) => `${label}.${extension}`

export const noticeTasks = (window: Window): NoticeTasks => {
  const stage = () => window.app().stage()
  const listActor = () => {
    const area = stage().notices
    const actor = area && list.listActor(area.getSnapshot())
    if (!actor) throw new Error('The notices are not open')
    return actor
  }
  const snapshot = () => (stage().notices ? listActor().getSnapshot() : undefined)
  const rows = (): readonly NoticeSummary[] => {
    const now = snapshot()
    return now && list.listFace(now) === 'full' ? list.rows(now).flatMap((row) => row ?? []) : []
  }
  const rowOf = (title: string): NoticeSummary => {
    const row = rows().find((candidate) => titled(candidate.title) === title)
    if (!row) throw new Error(`"${title}" is not among the notices`)
    return row
  }
  const query = () => list.listQuery(listActor().getSnapshot())
  /** The address says what is asked for, and the list follows it. */
  const change = (part: Partial<NoticeQuery>) => window.app().go(noticesHref({ ...query(), ...part }, undefined), true)
  const filter = () => query().filter
  const opened = () => {
    const now = stage().notice?.getSnapshot()
    return now && one.noticeFace(now) === 'open' ? one.openNotice(now) : undefined
  }
  const fileOf = (name: string) => {
    const file = opened()?.files.find((candidate) => fileName(candidate) === name)
    if (!file) throw new Error(`The notice has no file "${name}"`)
    return file
  }
  const remove = (removal: Parameters<NonNullable<ReturnType<typeof stage>['notices']>['send']>[0]) =>
    stage().notices?.send(removal)

  return {
    noticeTitles: async () => rows().map(({ title }) => titled(title)),
    noticeSenders: async () => rows().map(({ sender }) => sender.name),
    noticeGroups: async () => {
      const now = snapshot()
      return now ? groupsOf(list.rows(now), list.listQuery(now).grouping) : []
    },
    noticeTotal: async () => {
      const now = snapshot()
      return now ? list.listCount(now) : 0
    },
    order: async (by) => change({ order: keyOf(orderTexts, by) }),
    gather: async (by) => change({ grouping: keyOf(groupingTexts, by) }),
    lookOnlyAt: async (name) => {
      const tags = await eventually(
        `"${name}" should be on offer`,
        async () => stage().tags?.getSnapshot().context.value ?? [],
        (offered) => offered.some((tag) => tag.name === name),
      )
      change({ filter: { ...filter(), tag: tags.find((tag) => tag.name === name)?.id } })
    },
    lookAtAll: async () => change({ filter: { ...filter(), tag: undefined } }),
    goToLast: async () => {
      const total = list.rows(listActor().getSnapshot()).length
      listActor().send({ type: 'rows.seen', first: total - 1, last: total - 1 })
    },
    lastTitle: async () => {
      const now = snapshot()
      const last = now && list.rows(now).at(-1)
      return last && titled(last.title)
    },
    unreadCount: async () => unreadCount(window.app().piazza.unread.getSnapshot()),
    openNotice: async (title) => window.app().go(rowHref(rowOf(title).id, noticeSearch(query()))),
    noticeTitle: async () => {
      const notice = opened()
      return notice && titled(notice.title)
    },
    noticeTexts: async () => noticeTextsIn(window),
    throwAway: async (title) => {
      const { id, sender } = title === undefined ? (opened() ?? rowOf('')) : rowOf(title)
      const from = title === undefined ? 'detail' : 'list'
      remove({ type: 'removal.requested', removal: { kind: 'one', id, activity: sender.id, from } })
    },
    pick: async (title) => {
      const actor = listActor()
      if (!list.isSelecting(actor.getSnapshot())) actor.send({ type: 'selection.started' })
      actor.send({ type: 'row.toggled', id: rowOf(title).id })
    },
    pickAll: async () => {
      listActor().send({ type: 'selection.started' })
      listActor().send({ type: 'all.toggled' })
    },
    picked: async () => {
      const now = snapshot()
      return now ? rows().flatMap(({ id, title }) => (list.selectedIds(now).has(id) ? [titled(title)] : [])) : []
    },
    throwAwayPicked: async () => {
      const ids = [...list.selectedIds(listActor().getSnapshot())]
      remove({ type: 'removal.requested', removal: { kind: 'selected', ids } })
    },
    clearOut: async () => remove({ type: 'removal.requested', removal: { kind: 'all', filter: filter() } }),
    keepFile: async (name) => stage().notice?.send({ type: 'file.downloadRequested', file: fileOf(name) }),
    mailFile: async (name) => stage().notice?.send({ type: 'file.mailRequested', file: fileOf(name) }),
    filesGiven: async () => [...window.device.files],
    takeIntoCalendar: async (title) => {
      const content = opened()?.content
      const date =
        content?.template === 'calendar'
          ? content.dates.filter(hasDay).find((date) => titled(date.title) === title)
          : undefined
      if (!date) throw new Error(`The notice has no date "${title}"`)
      stage().notice?.send({ type: 'date.saveRequested', date: { ...date, title } })
    },
    sendPosition: async () => stage().notice?.send({ type: 'position.requested' }),
    canSendPosition: async () => {
      const now = stage().notice?.getSnapshot()
      const notice = opened()
      return now !== undefined && notice !== undefined && takesPosition(notice) && !one.isBusyWithErrand(now)
    },
  }
}
