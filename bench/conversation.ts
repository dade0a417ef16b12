import type { Browser, Page } from 'playwright-core'
import { median } from './figures.ts'
import { flingThrough, measureMount, signIn, tapBottom, withPhone } from './long-list.ts'
import type { Where } from './long-list-marks.ts'

/** More than 5,000 messages on a slow phone; times in milliseconds. */
export type LongConversation = Readonly<{
  /** From the press on the chat's row to the frame that shows messages. */
  mount: number
  /** The part of it until the conversation was answered, by a backend in the same slow page. */
  untilAnswered: number
  medianFrame: number
  slowFrame: number
  mostRows: number
  distance: number
  /** From a key to the frame that shows its letter: median and maximum. */
  typing: number
  worstTyping: number
}>

const CONVERSATION: Where = {
  scroller: '[role=log]',
  come: '[role=log] [data-index]',
  rows: '[role=log] [data-index]',
  call: '/api/chats/\\d+$',
}
const CHAT = 'Biblioteca civica'
const WORDS = 'Buongiorno, una domanda'

/** Other links have the same name: the activity's notices and events. */
const chatLink = (page: Page) => page.locator('a[href^="/chat/"]').filter({ hasText: CHAT }).first()

const openChats = async (page: Page): Promise<void> => {
  await tapBottom(page, /Chat$/)
  await chatLink(page).waitFor()
}

/** Runs in the page: measures the time from each key to the next frame. */
const watchTyping = (): void => {
  const times: number[] = []
  Object.assign(globalThis, { typed: times })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}

/** Opens the conversation once at full speed; then, four times slower, opens it again, scrolls up fast and types. */
export const measureConversation = (browser: Browser, origin: string): Promise<LongConversation> =>
  withPhone(browser, async (phone) => {
    const { page } = phone
    await signIn(page, origin)
    await openChats(page)
    await chatLink(page).tap()
    await page.locator(CONVERSATION.rows).first().waitFor()
    await openChats(page)
    const { tapped, answered, painted, rows } = await measureMount(phone, CONVERSATION, () => chatLink(page).tap())
    const flung = await flingThrough(phone, CONVERSATION, 'up')
    await page.getByLabel('Scrivi un messaggio').tap()
    await page.evaluate(watchTyping)
    await page.keyboard.type(WORDS, { delay: 80 })
    const typed = await page.evaluate(() => (globalThis as unknown as { typed: number[] }).typed)
    return {
      ...flung,
      mount: painted - tapped,
      untilAnswered: answered - tapped,
      mostRows: Math.max(rows, flung.mostRows),
      typing: median(typed),
      worstTyping: Math.max(...typed),
    }
  })
