import type { LogTasks } from '../log-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const logTasks = (tab: BrowserTab): LogTasks => {
  const log = () => tab.page().getByRole('log')
  return {
    entries: async () => {
      // An entry starts with its author, for screen readers.
      const lines = await log()
        .locator('p:has(> bdi:first-child)')
        .evaluateAll((all) =>
          all.map((line) => ({
            who: line.firstElementChild?.textContent ?? '',
            text: (line.textContent ?? '').slice(line.firstElementChild?.textContent?.length ?? 0),
            foot: line.nextElementSibling?.textContent ?? '',
          })),
        )
      return lines.map(({ who, text, foot }) => ({ name: who.replace(/: $/, ''), others: [text, foot] }))
    },
    days: () => log().getByRole('heading').allInnerTexts(),
    heading: async () =>
      (await log().count()) === 0
        ? undefined
        : tab.page().locator('h1:visible, section:has([role=log]) h2:visible').last().innerText(),
    links: () =>
      log()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
  }
}
