import type { Sight } from '../sight.ts'
import type { FrameSight } from './frame-sight.ts'
import { linesOf, type Seat } from './seat.ts'

type NoticeSight = Omit<Sight, keyof FrameSight>

export const noticeSight = (seat: Seat): NoticeSight => {
  const article = () => seat.page().getByRole('article')
  const rowOf = (title: string) =>
    seat
      .main()
      .locator('[aria-posinset]:visible')
      .filter({ has: seat.page().getByText(title, { exact: true }) })
  const words = (question: string) => article().getByRole('textbox', { name: question })
  return {
    pictures: () =>
      seat.page().evaluate(() =>
        [...document.images].map(({ currentSrc, complete, naturalWidth }) => ({
          address: currentSrc,
          broken: complete && naturalWidth === 0,
        })),
      ),
    shift: () =>
      seat.page().evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              observer.disconnect()
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            // Where nothing has moved, nothing is told.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
          }),
      ),
    initialsOf: async (title) => (await linesOf(rowOf(title)))[0] ?? '',
    excerptOf: async (title) => (await linesOf(rowOf(title))).slice(-1),
    lookClosely: (picture) =>
      article()
        .getByRole('button', { name: `Ingrandisci: ${picture}` })
        .click(),
    seenClosely: async () => {
      const close = seat.page().getByRole('dialog').getByRole('img')
      return (await close.count()) > 0 ? ((await close.first().getAttribute('alt')) ?? undefined) : undefined
    },
    hasVideo: () =>
      article().evaluate((all) => {
        const video = all.querySelector('video')
        return video !== null && video.controls && video.error === null && video.currentSrc !== ''
      }),
    wayToPlace: async () =>
      (await article().getByRole('link', { name: 'Indicazioni stradali' }).getAttribute('href')) ?? undefined,
    answerInBold: async (question, answer) => {
      await words(question).click()
      await article().getByRole('button', { name: 'Grassetto' }).first().click()
      await words(question).pressSequentially(answer)
    },
    boldWords: (question) => article().getByRole('group', { name: question }).locator('strong, b').allInnerTexts(),
    roomFor: async (question) => (await words(question).boundingBox())?.height ?? 0,
    activeContent: () =>
      article().evaluate((all) =>
        [...all.querySelectorAll('*')].flatMap((one) => {
          const handlers = one.getAttributeNames().filter((name) => name.startsWith('on'))
          const isActive = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'FORM'].includes(one.tagName)
          const leads = one.getAttribute('href')?.startsWith('javascript:') ?? false
          const floats = getComputedStyle(one).position === 'fixed'
          return isActive || leads || floats || handlers.length > 0 ? [one.outerHTML.slice(0, 120)] : []
        }),
      ),
  }
}
