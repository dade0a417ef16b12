import { Buffer } from 'node:buffer'
import type { Locator } from 'playwright-core'
import { eventually } from '../eventually.ts'
import type { Hands, Means, TakeUp } from '../hands.ts'
import { pictureFile } from '../pictures.ts'
import { called, pressable } from './form-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The maximum number of Tab stops. */
const FARTHEST = 150
/** The height of the window, in CSS pixels. */
const HEIGHT = 760

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === element.ownerDocument.activeElement)

/** The actions of an input device. */
type Grip = Readonly<{
  /** Focuses a field and selects its content. */
  enter: (field: Locator) => Promise<void>
  tick: (choice: Locator) => Promise<void>
  press: (button: Locator) => Promise<void>
}>

/** With the Tab key, up to the limit. */
const byKeyboard = (tab: BrowserTab): Grip => {
  const reach = async (place: Locator): Promise<void> => {
    for (let stop = 0; stop < FARTHEST; stop += 1) {
      if (await hasFocus(place)) return
      await tab.page().keyboard.press('Tab')
    }
    throw new Error(`No key leads to ${String(place)}`)
  }
  const press = async (place: Locator, key: string): Promise<void> => {
    await reach(place)
    await tab.page().keyboard.press(key)
  }
  return {
    enter: (field) => press(field, 'ControlOrMeta+a'),
    tick: (choice) => press(choice, 'Space'),
    press: (button) => press(button, 'Enter'),
  }
}

const byFinger: Grip = {
  enter: async (field) => {
    await field.tap()
    await field.evaluate((element) => (element as HTMLInputElement).select())
  },
  tick: (choice) => choice.tap({ force: true }),
  press: (button) => button.tap(),
}

/** A single input device for all actions: nothing here is clicked, filled or focused in another way. */
export const takeUp =
  (tab: BrowserTab): TakeUp =>
  async (means: Means, width: number): Promise<Hands> => {
    const page = tab.page()
    await page.setViewportSize({ width, height: HEIGHT })
    const grip = means === 'a keyboard' ? byKeyboard(tab) : byFinger
    /** An open dialog is the only usable part. */
    const place = async (): Promise<Locator> =>
      (await tab.dialogs().count()) > 0 ? tab.dialogs().last() : page.locator('body')
    /** The element, or its dialog, may still be loading. */
    const find = async (what: string, within: (where: Locator) => Locator): Promise<Locator> => {
      await eventually(
        `${what} should be there`,
        async () => within(await place()).count(),
        (count) => count > 0,
      )
      return within(await place()).first()
    }
    const field = (label: string) => find(`"${label}"`, (where) => where.getByLabel(called(label)))
    const button = (name: string) => find(`"${name}"`, (where) => pressable(where, name))
    return {
      write: async (label, words) => {
        await grip.enter(await field(label))
        await page.keyboard.insertText(words)
      },
      tick: async (label) => grip.tick(await field(label)),
      press: async (name) => grip.press(await button(name)),
      offers: async (name) => (await pressable(await place(), name).count()) > 0,
      choosePhoto: async (name) => {
        const asked = page.waitForEvent('filechooser')
        await grip.press(await button(name))
        const { name: file, mimeType, content } = pictureFile('a photo')
        await (await asked).setFiles({ name: file, mimeType, buffer: Buffer.from(content) })
      },
    }
  }
