import type { Sight } from '../sight.ts'
import type { FrameSight } from './frame-sight.ts'
import { linesOf, type Seat } from './seat.ts'

type NoticeSight = Omit<Sight, keyof FrameSight | 'languages' | 'secrets' | 'profile' | 'documents'>

export const noticeSight = (seat: Seat): NoticeSight => {
  const article = () => seat.page().getByRole('article')
  const rowOf = (title: string) => seat.main().locator('[aria-posinset]:visible').filter({ hasText: title })
  const question = (text: string) =>
    article()
      .getByRole('listitem')
      .filter({ has: seat.page().getByRole('heading', { level: 3, name: text }) })
  return {
    pictures: () =>
      seat
        .main()
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const images = [...link.querySelectorAll('img')]
            const isDrawn = link.querySelector('svg') !== null
            return {
              of: link.textContent,
              broken:
                images.length > 0 ? images.some((image) => !image.complete || image.naturalWidth === 0) : !isDrawn,
            }
          }),
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
    answerInBold: async (text, answer) => {
      const words = question(text).getByRole('textbox')
      await words.click()
      await question(text).getByRole('button', { name: 'Grassetto' }).click()
      await words.pressSequentially(answer)
    },
    boldWords: (text) => question(text).locator('strong, b').allInnerTexts(),
    roomFor: async (text) => {
      const parts = [
        question(text).getByRole('group', { name: 'Formato del testo' }),
        question(text).getByRole('textbox'),
      ]
      const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).flatMap((box) => box ?? [])
      return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y))
    },
    mischief: async () => {
      const title = await seat.page().title()
      return title.includes('violato') ? [`The title of the page was changed: ${title}`] : []
    },
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
