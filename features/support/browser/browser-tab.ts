import type { Locator, Page } from 'playwright-core'
import type { Device } from './device.ts'
import { putMouseAway } from './kept-browser.ts'

/** A browser tab that a person drives: its page, from when it is opened. */
export const createTab = (device: Device) => {
  let page: Page | undefined
  const theirs = (): Page => {
    if (!page) throw new Error('The app is not open')
    return page
  }
  return {
    device,
    page: theirs,
    isOpen: () => page !== undefined,
    open: async (path: string): Promise<void> => {
      page ??= await device.page()
      const there = page
      const go = () => there.goto(device.addressOf(path))
      // A closing confirmation steps back in the history, which may abort the navigation.
      await go().catch((error: Error) => {
        if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error
        return go()
      })
      await putMouseAway(there)
    },
    main: (): Locator => theirs().getByRole('main'),
    /** The page with what is held under it, and on wide screens the conversation open beside it. */
    panes: (): Locator => theirs().locator('main, main ~ section, section:has([role=log])'),
    top: (): Locator => theirs().getByRole('banner'),
    /** The open confirmation. Announcements have the same role, but no title. */
    question: (): Locator =>
      theirs()
        .getByRole('alertdialog')
        .filter({ has: theirs().getByRole('heading') }),
    /** Open dialogs with a title. */
    dialogs: (): Locator =>
      theirs()
        .locator('[role=dialog], [role=alertdialog]')
        .filter({ has: theirs().getByRole('heading') }),
    announcements: (): Locator => theirs().getByRole('region', { name: 'Messaggi' }).getByRole('alertdialog'),
  }
}

export type BrowserTab = ReturnType<typeof createTab>

/** The lines of text in an element; none where the element is missing. */
export const linesOf = async (place: Locator): Promise<readonly string[]> =>
  (await place.allInnerTexts()).flatMap((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
