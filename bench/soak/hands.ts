import type { Locator, Page } from 'playwright-core'
import type { Gesture } from '#features/catalogue/pages.ts'
import type { Chance } from '#mocks/seed/chance.ts'

/** A citizen on the page. Chance decides where they have a choice. */
export type Hands = Readonly<{ page: Page; chance: Chance }>
/** Something that a citizen does on a page. It leaves the page as it was. */
export type Act = (hands: Hands) => Promise<void>

/** What can be pressed: not what a closed pane or a list in the background holds. */
const seen = (place: Locator): Locator => place.filter({ visible: true })

/** One of several that fit, by chance, once there is any. */
const oneOf = async ({ chance }: Hands, places: Locator): Promise<Locator> => {
  await places.first().waitFor()
  return places.nth(chance.whole(0, (await places.count()) - 1))
}

export const button = ({ page }: Hands, name: string | RegExp): Locator =>
  seen(page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }))

/** What is not there yet, or has not answered. */
const BUSY = '.splash, main [aria-busy=true], [role=progressbar]'

/** Waits until the content is there, and until the app has answered what was done. */
export const settle = async ({ page }: Hands): Promise<void> => {
  try {
    await page.waitForFunction(
      (busy) => document.querySelector('h1, h2') !== null && document.querySelector(busy) === null,
      BUSY,
    )
  } catch (error) {
    const busy = await page.locator(BUSY).evaluateAll(([found]) => found?.outerHTML ?? 'no heading')
    throw new Error(`Not settled: ${busy}`, { cause: error })
  }
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Presses buttons one after the other; of several with the same name, one by chance. */
export const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (hands) => {
    for (const name of names) {
      const chosen = await oneOf(hands, button(hands, name))
      // A message under the pointer stays for its reader, and may lie over what is pressed next.
      await hands.page.mouse.move(0, 0)
      await chosen.click()
      await settle(hands)
    }
  }

/** Does something where a button offers it, and nothing elsewhere. */
const where =
  (name: string, ...acts: readonly Act[]): Act =>
  async (hands) => {
    if ((await button(hands, name).count()) === 0) return
    for (const act of acts) await act(hands)
  }

/** Opens a tab of the page. */
export const openTab =
  (name: string): Act =>
  async (hands) => {
    await seen(hands.page.getByRole('tab', { name })).first().click()
    await settle(hands)
  }

/** Presses one of the buttons of that name twice, which leaves all as it was. */
const pressTwice =
  (name: RegExp): Act =>
  async (hands) => {
    const chosen = await oneOf(hands, button(hands, name))
    for (let times = 0; times < 2; times += 1) {
      await hands.page.mouse.move(0, 0)
      await chosen.click()
      await settle(hands)
    }
  }

/** Opens what a button opens, and leaves it by the key for that. */
const openAndLeave =
  (name: string | RegExp): Act =>
  async (hands) => {
    const { page } = hands
    await press(name)(hands)
    // Messages that come by themselves are no part of it.
    const opened = seen(page.locator('[role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]')).last()
    await opened.waitFor()
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'hidden' })
  }

/** Types into the field of that role and empties it again. */
const typeAndClear =
  (role: 'searchbox' | 'textbox', text: string): Act =>
  async (hands) => {
    const field = seen(hands.page.getByRole(role)).first()
    await field.pressSequentially(text)
    await settle(hands)
    await field.fill('')
    await settle(hands)
  }

/** Chooses another option of a list, and then the first one again. */
const chooseAndReset =
  (label: string): Act =>
  async (hands) => {
    const list = hands.page.getByRole('combobox', { name: label, exact: true })
    const last = (await list.locator('option').count()) - 1
    for (const index of [hands.chance.whole(1, last), 0]) {
      await list.selectOption({ index })
      await settle(hands)
    }
  }

/** Follows a link to an address; where that ends in `*`, one by chance of those that lead to an address beginning so. */
export const follow =
  (address: string): Act =>
  async (hands) => {
    const fits = address.endsWith('*') ? `^="${address.slice(0, -1)}"` : `="${address}"`
    await (await oneOf(hands, seen(hands.page.locator(`a[href${fits}]`)))).click()
    await settle(hands)
  }

/** Types into the field that searches, and sends it. */
const searchFor =
  (text: string): Act =>
  async (hands) => {
    const field = seen(hands.page.getByRole('searchbox')).first()
    await field.fill(text)
    await field.press('Enter')
    await settle(hands)
  }

/** What is stated of a page, as something that one does. */
export const doing = (gesture: Gesture): Act => {
  switch (gesture[0]) {
    case 'press': {
      const [, ...names] = gesture
      return press(...names)
    }
    case 'press twice':
      return pressTwice(gesture[1])
    case 'open tab':
      return openTab(gesture[1])
    case 'open and leave':
      return openAndLeave(gesture[1])
    case 'type and clear':
      return typeAndClear(gesture[1], gesture[2])
    case 'choose and reset':
      return chooseAndReset(gesture[1])
    case 'search for':
      return searchFor(gesture[1])
    case 'where': {
      const [, name, ...gestures] = gesture
      return where(name, ...gestures.map(doing))
    }
  }
}
