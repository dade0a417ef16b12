import type { Page } from 'playwright-core'

/** A person of the demo, or a visitor. */
export type Who = 'nobody' | 'mario.rossi' | 'teresa.prova' | 'amministratore'

/** A screen in one of its states: its URL, its reader, its fault, and the actions before the screenshot. */
export type Scene = Readonly<{
  screen: string
  state: string
  path: string
  who: Who
  /** In the format of the demo's URL: `500@notices.received`. */
  fault?: string
  act?: (page: Page) => Promise<void>
  /** Whether the page is still loading in the screenshot. */
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

/** Scrolls the main scrolling element to its end. */
export const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Beside a scrolling list, the open detail.
    const opened = document.querySelector('section[aria-labelledby] article')?.parentElement
    const scrolls = opened !== undefined && opened !== null && opened.scrollHeight > opened.clientHeight
    const places = scrolls ? [opened] : document.querySelectorAll('main, main *')
    for (const element of places) element.scrollTop = element.scrollHeight
  })

/** Closes the tour if it covers the page, and scrolls to the end. */
export const pastTour = async (page: Page): Promise<void> => {
  await press('Chiudi')(page)
  await toTheEnd(page)
}

/** Answers the page's calls to a path with this, or not at all: for states that no fault of the URL produces. */
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
