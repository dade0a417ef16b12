import { unreadCount } from '#application/notices/notices.selectors.ts'
import type { NoticeTasks } from '../driver.ts'
import { formTasks, there } from './form-tasks.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

export const noticeTasks = (window: Window): NoticeTasks => {
  const { tap, flip, fill, offers } = formTasks(window)
  const face = () => window.app().stage().screen
  const rows = () => face()?.rows?.() ?? []
  const list = () => face()?.list?.()
  const row = (title: string) => there(title, () => rows().find(({ lines: [first] }) => first === title))
  /** Opens the filters, chooses, and shows the list again. */
  const choose = async (by: () => Promise<void>): Promise<void> => {
    const arranged = phrase('notices.filterActive')
    await tap((await offers(arranged)) ? arranged : phrase('notices.filter'))
    await by()
    await tap(phrase('notices.filterShow'))
  }
  const startPicking = async (): Promise<void> => {
    const select = await there(phrase('notices.select'), () => face()?.choices?.()[phrase('notices.select')])
    if (!select.isOn()) select.flip()
  }

  return {
    noticeTitles: async () => rows().flatMap(({ lines: [title] }) => title ?? []),
    noticeSenders: async () => rows().flatMap(({ lines: [, sender] }) => sender ?? []),
    noticeGroups: async () => list()?.groups ?? [],
    noticeTotal: async () => list()?.length ?? 0,
    order: (by) => choose(() => fill(phrase('notices.order'), by)),
    gather: (by) => choose(() => fill(phrase('notices.group'), by)),
    lookOnlyAt: (tag) => choose(() => flip(tag)),
    lookAtAll: () => flip(phrase('notices.all')),
    goToLast: async () => {
      const long = await there('The list', list)
      long.see(long.length - 1)
    },
    lastTitle: async () => {
      const long = list()
      return long?.isThere(long.length - 1) === true ? long.groups.at(-1)?.titles.at(-1) : undefined
    },
    unreadCount: async () => unreadCount(window.app().piazza.unread.getSnapshot()),
    openNotice: async (title) => (await row(title)).open(),
    noticeTitle: async () => face()?.title?.(),
    noticeTexts: async () => face()?.texts() ?? [],
    throwAway: (title) => tap(title === undefined ? phrase('notice.delete') : phrase('notices.deleteRow', { title })),
    pick: async (title) => {
      await startPicking()
      await flip(phrase('notices.selectRow', { title }))
    },
    pickAll: async () => {
      await startPicking()
      await tap(phrase('notices.selectAll'))
    },
    picked: async () => rows().flatMap(({ lines: [title = ''], isPicked }) => (isPicked ? [title] : [])),
    throwAwayPicked: () => tap(phrase('notices.deleteSelected')),
    clearOut: async () => {
      await startPicking()
      await tap(phrase('notices.deleteAll'))
    },
    keepFile: (name) => tap(`${phrase('file.download')} ${name}`),
    mailFile: (name) => tap(`${phrase('file.mail')} ${name}`),
    filesGiven: async () => [...window.device.files],
    takeIntoCalendar: (title) => tap(`${phrase('notice.addToCalendar')} ${title}`),
    sendPosition: () => tap(phrase('notice.sendPosition')),
    canSendPosition: async () => {
      const label = phrase('notice.sendPosition')
      return face()?.actions?.()[label] !== undefined && face()?.isBusy?.(label) !== true
    },
  }
}
