import type { Sight } from '../sight.ts'
import type { FrameSight } from './frame-sight.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'

type NoticeSight = Omit<
  Sight,
  | keyof FrameSight
  | 'directoryList'
  | 'favourites'
  | 'chats'
  | 'board'
  | 'placesMap'
  | 'readAloud'
  | 'desk'
  | 'taps'
  | 'languages'
  | 'secrets'
  | 'profile'
  | 'places'
  | 'documents'
  | 'forms'
  | 'takeUp'
>

export const noticeSight = (tab: BrowserTab): NoticeSight => {
  const article = () => tab.page().getByRole('article')
  const rowOf = (title: string) => tab.main().locator('[aria-posinset]:visible').filter({ hasText: title })
  const question = (text: string) =>
    article()
      .getByRole('listitem')
      .filter({ has: tab.page().getByRole('heading', { level: 3, name: text }) })
  return {
    pictures: async () => {
      // Pictures load once they are near: visitors scroll down to them.
      await tab.main().evaluate((page) => page.scrollTo({ top: page.scrollHeight }))
      return (
        tab
          .main()
          // The ways of each kind are cards with a picture; the facts of the day and the languages are text.
          .locator('section[aria-labelledby^="category-"]')
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
          )
      )
    },
    shift: () =>
      tab.page().evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            const add = (entries: PerformanceEntryList) => {
              for (const entry of entries) sum += (entry as unknown as { value: number }).value
            }
            const observer = new PerformanceObserver((list) => add(list.getEntries()))
            observer.observe({ type: 'layout-shift', buffered: true })
            // Pending layout shifts are reported before the next frames.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                add(observer.takeRecords())
                observer.disconnect()
                resolve(sum)
              }),
            )
          }),
      ),
    initialsOf: async (title) => (await linesOf(rowOf(title)))[0] ?? '',
    excerptOf: async (title) => (await linesOf(rowOf(title))).slice(-1),
    lookClosely: (picture) =>
      article()
        .getByRole('button', { name: `Ingrandisci: ${picture}` })
        .click(),
    print: () => tab.page().emulateMedia({ media: 'print' }),
    onPaper: async () => ({
      // Its container is at least as high, or does not clip it.
      isCut: await article().evaluate((notice) => {
        const isCutBy = (part: Element | null): boolean =>
          part !== null &&
          part !== document.body &&
          ((getComputedStyle(part).overflowY !== 'visible' &&
            notice.getBoundingClientRect().bottom > part.getBoundingClientRect().bottom + 1) ||
            isCutBy(part.parentElement))
        return isCutBy(notice.parentElement)
      }),
      toTap: await tab.page().locator('button:visible, nav a:visible').count(),
      ink: await article()
        .locator('p')
        .first()
        .evaluate((words) => {
          const channels = getComputedStyle(words).color.match(/[\d.]+/g) ?? []
          return Math.max(...channels.slice(0, 3).map(Number))
        }),
    }),
    seenClosely: async () => {
      const close = await tab.page().getByRole('dialog').getByRole('img').all()
      const { width = 0 } = tab.page().viewportSize() ?? {}
      // Pictures are side by side: the visible one is inside the viewport.
      for (const picture of close) {
        const box = await picture.boundingBox()
        if (box && box.x >= 0 && box.x + box.width <= width) return (await picture.getAttribute('alt')) ?? undefined
      }
      return undefined
    },
    hasVideo: () =>
      article().evaluate((all) => {
        const video = all.querySelector('video')
        return video !== null && video.controls && video.error === null && video.currentSrc !== ''
      }),
    wayToPlace: async () =>
      (await article().getByRole('link', { name: 'Portami lì' }).getAttribute('href')) ?? undefined,
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
      const title = await tab.page().title()
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
