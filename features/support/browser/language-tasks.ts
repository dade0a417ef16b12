import { KEPT_LANGUAGE, type LanguageTasks } from '../languages.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The label of the language menu, in each language. */
export const LANGUAGES_LABEL = /^(?:Lingua|Idioma)$/

export const languageTasks = (tab: BrowserTab): LanguageTasks => {
  const page = () => tab.page()
  const way = () => page().getByRole('button', { name: LANGUAGES_LABEL })
  const menu = () => page().getByRole('menu', { name: LANGUAGES_LABEL })
  const links = () => tab.main().locator('a[hreflang]')
  return {
    spoken: () => page().evaluate(() => document.documentElement.lang),
    offered: async () => {
      if (!(await menu().isVisible())) {
        if ((await way().count()) === 0) return []
        await way().click()
      }
      return menu().getByRole('menuitemradio').allInnerTexts()
    },
    choose: async (name) => {
      await way().click()
      await page().getByRole('menuitemradio', { name }).click()
    },
    links: () => links().allInnerTexts(),
    takeLink: (name) =>
      links()
        .and(page().getByRole('link', { name, exact: true }))
        .click(),
    speak: async (language) => {
      tab.device.prepared.speaks = language
    },
    keep: async (code) => {
      tab.device.prepared.items = { ...tab.device.prepared.items, [KEPT_LANGUAGE]: code }
    },
    kept: async () => (await page().evaluate((key) => localStorage.getItem(key), KEPT_LANGUAGE)) ?? undefined,
    address: async () => tab.device.pathOf(page().url()),
  }
}
