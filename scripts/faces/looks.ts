import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inaccessible } from '#features/support/browser/inspection.ts'
import type { Loss } from './faces.ts'
import { inspect } from './in-page.ts'
import { pseudoText } from './pseudo-message.ts'
import { PHONE, settle } from './visitors.ts'

/** How many buttons of one screen are pressed, one after the other. */
const MOST_PRESSES = 8
const RAIL = { x: 20, y: 300 } as const

/**
 * Text that is no message: the name of the app, languages as their own speakers call them, and the one word that
 * react-aria brings itself, in the language of the page, for those who close what lies over it by ear.
 */
const SAME = ['Piazza', 'Italiano', 'Español', 'Ignora']

/**
 * Where text of the interface may be cut off: what a row's last line carries is a beginning only, and a rail that
 * nobody reaches for, because a question lies over it, shows signs alone (SHELL-12).
 */
const CLIPPED = ['[class*=list-row_metaWords]', '[class*=frame_rail]:not(:hover, :focus-within)']

/** Whole documents, which each language has a file of its own for. */
const DOCUMENTS = [
  '[class*=policy-document]',
  '[class*=assistance_asked]',
  '[class*=assistance_answer__] p',
  '[class*=assistance_contentsLink]',
  '[class*=assistance_sectionTitle]',
]

/** What lies over a page: menus, sheets, questions. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover]:popover-open'

/** What is wrong with a page, each as a line or more. */
export type Findings = readonly string[]

const words = async (page: Page): Promise<Findings> => {
  // The rail shows its words when it is reached for (SHELL-12).
  if ((page.viewportSize()?.width ?? 0) > PHONE.width) await page.mouse.move(RAIL.x, RAIL.y)
  const found = await page.evaluate(inspect, { same: SAME, clipped: CLIPPED, documents: DOCUMENTS })
  return found.map(({ kind, text, where }) => `${kind}: "${text}" in ${where}`)
}

/** The page as it is: its words, and what keeps it from anyone. */
export const look = async (page: Page): Promise<Findings> => [...(await words(page)), ...(await inaccessible(page))]

const ITALIAN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/ui/messages/it.json'), 'utf8'),
) as Readonly<Record<string, string>>

/** The messages that own up to a loss: a panel in place of what is lost, or a bar over what was read before (ERR-03, ERR-04). */
const OWNING: Readonly<Record<Loss, readonly string[]>> = {
  offline: ['panel.offlineTitle', 'panel.staleOffline'],
  failed: ['panel.failed', 'panel.stale'],
}

/** A page that has lost something and says nothing of it. */
export const silence = async (page: Page, loss: Loss): Promise<Findings> => {
  const said = (await page.locator('body').textContent()) ?? ''
  return OWNING[loss].some((id) => said.includes(pseudoText(ITALIAN[id] ?? '')))
    ? []
    : [`silent: nothing says that content is ${loss === 'offline' ? 'out of reach' : 'lost'}`]
}

/** Empties what can be typed in, and sends it: what a form says of it comes up. */
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

/** What has been pressed already, by the screen, the person and the button's name, and what came up and was examined. */
export type Explored = Readonly<{ buttons: Set<string>; overlays: Set<string> }>

/**
 * Presses what can be pressed, one after the other: menus, sheets and questions come up, and go with Esc. A button that
 * a screen (`screen`, with who looks) shows at several of its addresses is pressed at the first of them, and what has been
 * examined already is not examined again, wherever it comes up.
 */
export const pressAll = async (
  page: Page,
  address: string,
  screen: string,
  { buttons: known, overlays }: Explored,
): Promise<Findings> => {
  const found: string[] = []
  const here = page.url()
  const buttons = page.locator(
    'header button:visible, main button:visible:not([type=submit]), main [role=switch]:visible',
  )
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
      found.push(...(await inaccessible(page)))
    }
    await page.keyboard.press('Escape')
    if (page.url() !== here) {
      // What Esc closed may still be leaving the history: going elsewhere meanwhile is called off.
      await settle(page)
      await page.goto(address)
      await settle(page)
    }
  }
  return found
}
