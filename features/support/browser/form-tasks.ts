import type { Locator } from 'playwright-core'
import { eventually } from '../eventually.ts'
import type { FormTasks } from '../forms.ts'
import { putMouseAway } from './kept-browser.ts'
import type { BrowserTab } from './browser-tab.ts'

/** A name exactly, as a regular expression. A star after a label is no part of it; `more` is another end. */
export const called = (words: string, more = '(?: \\*)?'): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}${more}$`)

/** The number of results that a toggle button shows. */
const COUNT = '(?:\\s*·?\\s*\\d+)?'

/** Every pressable element with this name, or that shows it and is called by more, because another is called the same. */
export const pressable = (place: Locator, name: string): Locator => {
  const words = called(name)
  return place
    .getByRole('button', { name: words })
    .or(place.getByRole('link', { name: words }))
    .or(place.locator(':is(a, button)[aria-labelledby]').filter({ hasText: words }))
}

export const formTasks = (tab: BrowserTab): FormTasks => {
  /** An open dialog is the only usable part. */
  const place = async () => {
    const dialog = tab.dialogs()
    return (await dialog.count()) > 0 ? dialog.last() : tab.panes()
  }
  /** A dialog may still be opening: the control is looked for in whatever is on top by then. */
  const control = async (find: (there: Locator) => Locator): Promise<Locator> => {
    let found = find(await place()).first()
    await eventually(
      `${String(found)} should be there`,
      async () => {
        found = find(await place()).first()
        return found.count()
      },
      (count) => count > 0,
    )
    return found
  }
  const field = (label: string) => control((there) => there.getByLabel(called(label)))
  /** A checkbox, a switch or a toggle button; the top bar has some too. */
  const choice = (label: string) =>
    control((there) =>
      there.getByLabel(called(label)).or(there.or(tab.top()).getByRole('button', { name: called(label, COUNT) })),
    )
  /** In the page or in what lies over it, and where nothing is there called so, in the bar at the top. */
  const button = async (name: string) => {
    const there = await place()
    const found = pressable(there, name)
    return ((await found.count()) > 0 ? found : pressable(there.or(tab.top()), name)).first()
  }
  return {
    fill: async (label, value) => {
      const input = await field(label)
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
    isOpen: async (label) => (await field(label)).isEditable(),
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
      await (await choice(label)).click({ force: true })
    },
    flipTwice: async (label) => (await choice(label)).dblclick({ force: true }),
    isOn: async (label) => {
      const found = await choice(label)
      const pressed = await found.getAttribute('aria-pressed')
      return pressed === null ? found.isChecked() : pressed === 'true'
    },
    tap: async (label) => {
      await (await button(label)).click()
      // A finger leaves the screen: a mouse that stays would hover over what appears there.
      await putMouseAway(tab.page())
    },
    press: async (label) => (await button(label)).click({ force: true }),
    tapTwice: async (label) => (await button(label)).dblclick(),
    offers: async (label) => {
      const found = await button(label)
      return (await found.count()) > 0 && (await found.isEnabled())
    },
  }
}
