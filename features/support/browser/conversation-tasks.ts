import type { ConversationTasks, MessageSeen } from '../conversation-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

/** What stands under a message, by how far it has got. */
const standingIn = (foot: string): MessageSeen['standing'] =>
  foot.includes('Non inviato') ? 'unsent' : foot.includes('In invio') ? 'sending' : 'said'

export const conversationTasks = (tab: BrowserTab): ConversationTasks => {
  const log = () => tab.page().getByRole('log')
  const heading = () => tab.main().locator('h2:visible').last()
  return {
    messages: async () => {
      // What is said begins with who says it, for listeners.
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
    throwAway: () => tab.page().getByRole('button', { name: 'Elimina la chat', exact: true }).first().click(),
  }
}
