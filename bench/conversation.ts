import type { Browser, Page } from 'playwright-core'
import { median, percentile } from './figures.ts'
import { fling, signIn, tapBottom } from './long-list.ts'
import { endFling, markMount, readMarks, watchFling, type Where } from './long-list-marks.ts'
import { takePhone } from './phone.ts'

/** More than 5,000 messages on a slow phone; times in milliseconds. */
export type LongConversation = Readonly<{
  /** From the finger on the chat's row to the frame that shows messages. */
  mount: number
  /** The part of it until the conversation was answered, by a backend that runs in the same slow page. */
  untilAnswered: number
  medianFrame: number
  slowFrame: number
  mostRows: number
  distance: number
  /** From a key to the frame that shows its letter, in the middle and at worst. */
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
const FLINGS = 4
const WORDS = 'Buongiorno, una domanda'

/** Others than chats carry the same name: what it has sent, what takes place there. */
const chatLink = (page: Page) => page.locator('a[href^="/chat/"]').filter({ hasText: CHAT }).first()

const openChats = async (page: Page): Promise<void> => {
  await tapBottom(page, /Chat$/)
  await chatLink(page).waitFor()
}

/** Runs in the page: the time from each key to the frame after it. */
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

/** Opens the conversation once at full speed; then, four times slower, opens it anew, flings up through it and types. */
export const measureConversation = async (browser: Browser, origin: string): Promise<LongConversation> => {
  const { page, session, context, slow } = await takePhone(browser)
  page.setDefaultTimeout(30_000)
  try {
    await signIn(page, origin)
    await openChats(page)
    await chatLink(page).tap()
    await page.locator(CONVERSATION.rows).first().waitFor()
    await tapBottom(page, /Chat$/)
    await chatLink(page).waitFor()
    await page.waitForTimeout(1_500)
    await slow()
    await page.waitForTimeout(500)
    await page.evaluate(markMount, CONVERSATION)
    await chatLink(page).tap()
    await page.waitForFunction(() => (globalThis as unknown as { marks: { painted: number } }).marks.painted > 0)
    const marks = await page.evaluate(readMarks)
    await page.waitForTimeout(1_000)

    const flings = []
    for (let count = 0; count < FLINGS; count += 1) {
      await page.evaluate(watchFling, CONVERSATION)
      await fling(session, 'up')
      flings.push(await page.evaluate(endFling))
    }
    const frames = flings.flatMap((one) => one.frames)
    if (frames.length === 0) throw new Error('The conversation did not move')

    await page.getByLabel('Scrivi un messaggio').tap()
    await page.evaluate(watchTyping)
    await page.keyboard.type(WORDS, { delay: 80 })
    const typed = await page.evaluate(() => (globalThis as unknown as { typed: number[] }).typed)
    return {
      mount: marks.painted - marks.tapped,
      untilAnswered: marks.answered - marks.tapped,
      medianFrame: median(frames),
      slowFrame: percentile(frames, 0.95),
      mostRows: Math.max(marks.rows, ...flings.map(({ mostRows }) => mostRows)),
      distance: flings.reduce((sum, { distance }) => sum + distance, 0),
      typing: median(typed),
      worstTyping: Math.max(...typed),
    }
  } finally {
    await context.close()
  }
}
