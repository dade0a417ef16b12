import type { Locator } from 'playwright-core'
import type { FormTasks } from '../forms.ts'
import { putMouseAway } from './kept-browser.ts'
import type { BrowserTab } from './browser-tab.ts'

/** What stands beside something is its name, and a star after it is no part of it. */
export const called = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\*)?$`)

/** Whatever in a place can be pressed and is called so. */
export const pressable = (place: Locator, name: string): Locator => {
  const words = called(name)
  return place.getByRole('button', { name: words }).or(place.getByRole('link', { name: words }))
}

/** How often a field is looked for that is not there yet, and how long after each look, in milliseconds. */
const LOOKS = 40
const A_WHILE = 50

export const formTasks = (tab: BrowserTab): FormTasks => {
  /** A dialog that is open is all there is. */
  const place = async () => {
    const dialog = tab.dialogs()
    return (await dialog.count()) > 0 ? dialog.last() : tab.panes()
  }
  /** A dialog may still be on its way: the field is looked for wherever one is by then. */
  const field = async (label: string, looks: number = LOOKS): Promise<Locator> => {
    const found = (await place()).getByLabel(called(label)).first()
    if (looks === 0 || (await found.count()) > 0) return found
    await tab.page().waitForTimeout(A_WHILE)
    return field(label, looks - 1)
  }
  const button = async (name: string) => pressable(await place(), name).first()
  return {
    fill: async (label, value) => {
      const input = await field(label)
      // What can only be read stays so: nothing is gained by waiting for it to open.
      if (await input.evaluate((element) => element instanceof HTMLInputElement && element.readOnly))
        throw new Error(`"${label}" can only be read`)
      if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption({ label: value })
      else await input.fill(value)
    },
    valueOf: async (label) => {
      const input = await field(label)
      return input.evaluate((element) =>
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.label ?? '')
          : (element as HTMLInputElement).value,
      )
    },
    problemOf: async (label) => {
      const input = await field(label)
      return input.evaluate(
        (element) =>
          (element.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .filter((id) => id.endsWith('-error'))
            .map((id) => document.getElementById(id)?.textContent)[0],
      )
    },
    flip: async (label) => {
      // A click, and no demand that it stays: what the server refuses goes back at once.
      await (await place()).getByLabel(called(label)).first().click({ force: true })
    },
    flipTwice: async (label) => (await place()).getByLabel(called(label)).first().dblclick({ force: true }),
    isOn: async (label) => (await place()).getByLabel(called(label)).first().isChecked(),
    tap: async (label) => {
      await (await button(label)).click()
      // A finger does not stay where it pressed: what appears there would count as looked at.
      await putMouseAway(tab.page())
    },
    tapTwice: async (label) => (await button(label)).dblclick(),
    offers: async (label) => {
      const found = await button(label)
      return (await found.count()) > 0 && (await found.isEnabled())
    },
  }
}
