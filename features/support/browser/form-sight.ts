import type { FormSight } from '../sight.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'

/** The attributes of a field for browsers, keyboards and assistive technology. */
export const formSight = (tab: BrowserTab): FormSight => {
  const field = (label: string) =>
    tab
      .main()
      .getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\*)?$`))
      .first()
  const attribute = async (label: string, name: string) => (await field(label).getAttribute(name)) ?? ''
  return {
    purposeOf: (label) => attribute(label, 'autocomplete'),
    keyboardOf: async (label) => (await attribute(label, 'inputmode')) || (await attribute(label, 'type')),
    isRequired: async (label) => (await attribute(label, 'aria-required')) === 'true',
    isFixed: (label) =>
      field(label).evaluate((input) => {
        const { readOnly, disabled } = input as HTMLInputElement
        return readOnly || disabled
      }),
    isLeftAlone: async (label) =>
      (await attribute(label, 'spellcheck')) === 'false' && (await attribute(label, 'autocapitalize')) === 'none',
    description: (label) =>
      field(label).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
    alarms: () => linesOf(tab.main().getByRole('alert')),
    news: () => linesOf(tab.main().getByRole('status')),
    isHeldBack: async (action) => {
      const button = tab.main().getByRole('button', { name: action, exact: true })
      return (await button.count()) === 1 && (await button.isDisabled())
    },
    goTo: (label) => field(label).focus(),
    addressOf: async (words) => (await tab.main().getByRole('link', { name: words }).getAttribute('href')) ?? undefined,
    sortedBy: () =>
      tab
        .main()
        .getByRole('columnheader')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => heading.hasAttribute('aria-sort'))
            .map((heading) => `${heading.textContent} ${heading.getAttribute('aria-sort')}`),
        ),
    placeInList: async (words) => {
      const row = tab.main().getByRole('listitem').filter({ hasText: words })
      const [place, size] = [await row.getAttribute('aria-posinset'), await row.getAttribute('aria-setsize')]
      return `${place} of ${size}`
    },
    markedOption: async () => {
      const box = tab.main().getByRole('combobox', { expanded: true })
      const id = (await box.count()) > 0 ? await box.getAttribute('aria-activedescendant') : null
      return id === null ? undefined : tab.page().locator(`[id="${id}"][aria-selected=true]`).innerText()
    },
  }
}
