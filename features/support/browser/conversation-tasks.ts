import type { ConversationTasks, MessageSeen } from '../conversation-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The text under a message, by its state. */
const standingIn = (foot: string): MessageSeen['standing'] =>
  foot.includes('Non inviato') ? 'unsent' : foot.includes('In invio') ? 'sending' : 'said'

export const conversationTasks = (tab: BrowserTab): ConversationTasks => {
  const log = () => tab.page().getByRole('log')
  const heading = () => tab.main().locator('h2:visible').last()
  return {
    messages: async () => {
      // A message starts with its author, for screen readers.
      const lines = await log()
        .locator('p:has(> span:first-child)')
        .evaluateAll((all) =>
          all.map((line) => ({
            who: line.firstElementChild?.textContent ?? '',
            text: (line.textContent ?? '').slice(line.firstElementChild?.textContent?.length ?? 0),
            foot: line.nextElementSibling?.textContent ?? '',
          })),
        )
      return lines.map(({ who, text, foot }) => ({ who: who.replace(/: $/, ''), text, standing: standingIn(foot) }))
    },
    days: () => log().getByRole('heading').allInnerTexts(),
    heading: async () => ((await log().count()) === 0 ? undefined : heading().innerText()),
    visit: () => heading().click(),
    links: () =>
      log()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
  }
}
