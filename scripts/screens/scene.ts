import type { Page } from 'playwright-core'

/** Somebody of the demo, or nobody. */
export type Who = 'nobody' | 'mario.rossi' | 'teresa.prova' | 'amministratore'

/** A screen in one of its states: where it is, for whom, under which fault, and what to do there before the picture is taken. */
export type Scene = Readonly<{
  screen: string
  state: string
  path: string
  who: Who
  /** As the address of the demo takes it: `500@notices.received`. */
  fault?: string
  act?: (page: Page) => Promise<void>
  /** Whether the page is still waiting in the picture. */
  isWaiting?: boolean
}>

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).filter({ visible: true })

export const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).first().click()
  }

export const fillIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await button(page, 'Accedi').click()
}

/** Scrolls whatever scrolls to its end. */
export const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Beside a list that scrolls, it is the page opened from it that is meant.
    const opened = document.querySelector('section[aria-labelledby] article')?.parentElement
    const scrolls = opened !== undefined && opened !== null && opened.scrollHeight > opened.clientHeight
    const places = scrolls ? [opened] : document.querySelectorAll('main, main *')
    for (const element of places) element.scrollTop = element.scrollHeight
  })

/** Where the tour stands in the way: closes it, and goes down to the end. */
export const pastTour = async (page: Page): Promise<void> => {
  await press('Chiudi')(page)
  await toTheEnd(page)
}

/** From now on the page's calls to an address are answered with this, or not at all: what no fault of the address can do. */
export const answerFromNow = (page: Page, address: string, body: string | undefined): Promise<void> =>
  page.evaluate(
    ([part, json]) => {
      const answering = globalThis.fetch
      globalThis.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
        if (method !== 'GET' || !url.includes(part)) return answering(input, init)
        return json === undefined
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response(json, { headers: { 'content-type': 'application/json' } }))
      }
    },
    [address, body] as const,
  )
