import type { SecretSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

export const secretSight = (tab: BrowserTab): SecretSight => {
  const field = (label: string) =>
    tab
      .main()
      .getByLabel(new RegExp(`^${label}(?: \\*)?$`))
      .first()
  /** The field with its overlaid elements. */
  const around = (label: string) => field(label).locator('xpath=..')
  const press = (label: string, isLocked: boolean) =>
    field(label).evaluate((input, modifierCapsLock) => {
      input.focus()
      for (const kind of ['keydown', 'keyup'])
        input.dispatchEvent(new KeyboardEvent(kind, { key: 'a', bubbles: true, modifierCapsLock }))
    }, isLocked)
  return {
    isHidden: async (label) => (await field(label).getAttribute('type')) === 'password',
    show: (label) => around(label).getByRole('button', { name: 'Mostra la password' }).click(),
    hide: (label) => around(label).getByRole('button', { name: 'Nascondi la password' }).click(),
    typeWithShift: async (label, isLocked) => press(label, isLocked),
    warning: async (label) => {
      const [words = ''] = await around(label).getByRole('status').allInnerTexts()
      return words.replaceAll('\n', ' ').trim()
    },
    place: async (label) => (await field(label).boundingBox()) ?? undefined,
    paste: async (label, words) => {
      await field(label).focus()
      await field(label).evaluate((input, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const isLet = input.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
        // The default action of a browser.
        if (isLet) document.execCommand('insertText', false, text)
      }, words)
    },
    kindsForManagers: () =>
      tab
        .main()
        .locator('form input:not([autocomplete=username])')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete') ?? '')),
    usernameForManagers: async () =>
      (
        await tab
          .main()
          .locator('form input[autocomplete=username]')
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
      )[0],
  }
}
