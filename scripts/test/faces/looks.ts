import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inaccessible } from '#features/support/browser/inspection.ts'
import type { Loss } from './faces.ts'
import { inspect } from './in-page.ts'
import { pseudoText } from './pseudo-message.ts'
import { drawn, PATIENCE, PHONE, settle } from './visitors.ts'

/** The maximum number of buttons that are pressed per screen. */
const MOST_PRESSES = 16
const RAIL = { x: 20, y: 300 } as const

/**
 * Texts that are no messages: the name of the app, the names of languages, and react-aria's own label of the hidden
 * dismiss button.
 */
const SAME = ['Piazza', 'Italiano', 'Español', 'English', 'Deutsch', 'Ignora']

/**
 * Where text may be clipped: the last line of a row shows only its beginning, and a rail under a dialog shows icons
 * only (SHELL-12).
 */
const CLIPPED = ['[class*=list-row_metaWords]', '[class*=frame_rail]:not(:hover, :focus-within)']

/** Whole documents, which have one file per language. */
const DOCUMENTS = [
  '[class*=policy-document]',
  '[class*=legal_title]',
  '[class*=legal_paragraph]',
  '[class*=legal_quoted]',
  '[class*=assistance_asked]',
  '[class*=assistance_answer__] p',
  '[class*=assistance_contentsLink]',
  '[class*=assistance_sectionTitle]',
]

/** Overlays: menus, sheets, dialogs. */
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover]:popover-open'

/** The findings on a page, one or more lines each. */
export type Findings = readonly string[]

/** In the page: waits until nothing moves that comes to its place, such as a sheet that opens; a spinner turns for ever. */
const rest = async (): Promise<void> => {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Checks the texts of the page as it is, or their layout alone. */
export const words = async (page: Page, isLayoutOnly = false): Promise<Findings> => {
  await page.evaluate(rest)
  // The rail shows its labels on hover (SHELL-12).
  if ((page.viewportSize()?.width ?? 0) > PHONE.width) await page.mouse.move(RAIL.x, RAIL.y)
  const found = await page.evaluate(inspect, { same: SAME, clipped: CLIPPED, documents: DOCUMENTS, isLayoutOnly })
  return found.map(({ kind, text, where }) => `${kind}: "${text}" in ${where}`)
}

/**
 * The windows of a small phone with its keyboard or its bars in sight, and of an old one whose text is doubled: what is open
 * over the page must scroll in them.
 */
const TIGHT = [
  { name: 'half of the window', width: PHONE.width, height: 480, text: '' },
  { name: 'a small window with doubled text', width: 320, height: 568, text: '200%' },
] as const

/** In the page: shows its text at a size. */
const withText = (size: string): void => {
  document.documentElement.style.fontSize = size
  dispatchEvent(new Event('resize'))
}

/** Checks the layout of what is open in tight windows. */
const wordsInTight = async (page: Page): Promise<Findings> => {
  const size = page.viewportSize()
  if (size === null) return []
  const found: string[] = []
  for (const { name, text, ...window } of TIGHT) {
    await page.setViewportSize(window)
    await page.evaluate(withText, text)
    await drawn(page)
    for (const finding of await words(page, true)) found.push(`${finding}, in ${name}`)
  }
  await page.evaluate(withText, '')
  await page.setViewportSize(size)
  await drawn(page)
  return found
}

/** Checks the page as it is: its texts, and its accessibility. */
export const look = async (page: Page): Promise<Findings> => [...(await words(page)), ...(await inaccessible(page))]

/** Checks a part of the page as it is. */
export const lookAtPart = async (page: Page, part: 'layout' | 'colours' | 'words'): Promise<Findings> => [
  ...(await words(page, true)),
  ...(part === 'layout' ? [] : await inaccessible(page, part)),
]

const ITALIAN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/ui/messages/it.json'), 'utf8'),
) as Readonly<Record<string, string>>

/** The messages about a failure: a panel in place of the content, or a bar above stale content (ERR-03, ERR-04). */
const OWNING: Readonly<Record<Loss, readonly string[]>> = {
  // The device of a face has a network: it is the service that does not answer.
  offline: ['panel.offlineTitle', 'panel.staleOffline', 'panel.unanswered', 'panel.stale'],
  failed: ['panel.failed', 'panel.stale'],
}

/** In the page: whether it says one of some texts. */
const saysOne = (texts: readonly string[]): boolean => texts.some((text) => document.body.textContent.includes(text))

/** A page with a failed call but without such a message, however long one waits for it. */
export const silence = async (page: Page, loss: Loss): Promise<Findings> => {
  const owning = OWNING[loss].map((id) => pseudoText(ITALIAN[id] ?? ''))
  const isSaid = await page.waitForFunction(saysOne, owning, { timeout: PATIENCE }).then(
    () => true,
    () => false,
  )
  return isSaid ? [] : [`silent: nothing says that content is ${loss === 'offline' ? 'out of reach' : 'lost'}`]
}

/** Empties the fields and submits, so that the errors of the form appear. */
export const sendEmpty = async (page: Page): Promise<Findings> => {
  const submit = page.locator('main button[type=submit]:visible').first()
  if ((await submit.count()) === 0) return []
  for (const field of await page.locator('main form input:visible').all())
    if (await field.evaluate((input: HTMLInputElement) => /^(?:text|email|tel|password|search)$/.test(input.type)))
      await field.fill('').catch(() => undefined)
  await submit.click({ timeout: 1_000 }).catch(() => undefined)
  await settle(page)
  return look(page)
}

/** The buttons that were pressed, by screen, person and name, and the overlays that were examined. */
export type Explored = Readonly<{ buttons: Set<string>; overlays: Set<string> }>

/**
 * Presses the buttons, one after the other: menus, sheets and dialogs open, and close with Esc. A button on several
 * URLs of a screen (`screen`, with its reader) is pressed on the first of them, and identical overlays are examined
 * once.
 */
export const pressAll = async (
  page: Page,
  address: string,
  screen: string,
  { buttons: known, overlays }: Explored,
): Promise<Findings> => {
  const found: string[] = []
  const here = page.url()
  // Each tab that has an address is a place of its own: pressed, it would hide the buttons beside it.
  const others = address.includes('tab=') ? ':not([type=submit], [role=tab])' : ':not([type=submit])'
  const buttons = page.locator(`header button:visible, main button:visible${others}, main [role=switch]:visible`)
  for (let index = 0, pressed = 0; index < (await buttons.count()) && pressed < MOST_PRESSES; index += 1) {
    const button = buttons.nth(index)
    const name = await button
      .evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.id, undefined, { timeout: 500 })
      .catch(() => '')
    const key = `${screen}: ${name}`
    if (known.has(key)) continue
    known.add(key)
    pressed += 1
    await button.click({ timeout: 500, force: true, noWaitAfter: true }).catch(() => undefined)
    await settle(page)
    found.push(...(await words(page)))
    const over = (await page.locator(OVERLAYS).filter({ visible: true }).allTextContents()).join()
    if (over !== '' && !overlays.has(over)) {
      overlays.add(over)
      found.push(...(await inaccessible(page)), ...(await wordsInTight(page)))
    }
    await page.keyboard.press('Escape')
    if (page.url() !== here) {
      // Closing with Esc may still step back in the history, which would abort a navigation.
      await settle(page)
      await page.goto(address)
      await settle(page)
    }
  }
  return found
}
