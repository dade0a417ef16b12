import type { Locator } from 'playwright-core'
import type { FormTasks } from '../forms.ts'
import { putMouseAway } from './kept-browser.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The label of a field, without the star of a required one. */
export const called = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\*)?$`)

/** Every pressable element with this name. */
export const pressable = (place: Locator, name: string): Locator => {
  const words = called(name)
  return place.getByRole('button', { name: words }).or(place.getByRole('link', { name: words }))
}

/** The number of attempts to find a field, and the delay after each, in milliseconds. */
const LOOKS = 40
const A_WHILE = 50

export const formTasks = (tab: BrowserTab): FormTasks => {
  /** An open dialog is the only usable part. */
  const place = async () => {
    const dialog = tab.dialogs()
    return (await dialog.count()) > 0 ? dialog.last() : tab.panes()
  }
  /** A dialog may still be loading: the field is looked up again in the current place. */
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
      // A read-only field stays read-only: waiting does not help.
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
      // A click without a check of the result: a refused switch is reverted at once.
      await (await place()).getByLabel(called(label)).first().click({ force: true })
    },
    flipTwice: async (label) => (await place()).getByLabel(called(label)).first().dblclick({ force: true }),
    isOn: async (label) => (await place()).getByLabel(called(label)).first().isChecked(),
    tap: async (label) => {
      await (await button(label)).click()
      // A finger leaves the screen: a mouse that stays would hover over what appears there.
      await putMouseAway(tab.page())
    },
    tapTwice: async (label) => (await button(label)).dblclick(),
    offers: async (label) => {
      const found = await button(label)
      return (await found.count()) > 0 && (await found.isEnabled())
    },
  }
}
