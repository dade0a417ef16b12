import type { Locator } from 'playwright-core'
import type { ChatListTasks, ChatSeen } from '../chat-list-tasks.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'
import { swipeAway } from './swipe.ts'

/** The text for screen readers after the name of an unread row. */
const UNREAD = /^,\s*(\d+) messagg(?:io|i) non lett[oi]$/
/** The visible count. */
const COUNT = /^\d+\+?$/
const PICKS = /^Seleziona la chat con /

/** The lines of a row; the first has the initials of the other party. */
const seenIn = async (row: Locator): Promise<ChatSeen> => {
  const [, name = '', ...others] = await linesOf(row)
  const unread = others.map((line) => UNREAD.exec(line)?.[1]).find((count) => count !== undefined)
  const told = others.filter((line) => !UNREAD.test(line) && !COUNT.test(line))
  return {
    name,
    last: told.at(-1) ?? '',
    when: told.length > 1 ? told[0] : undefined,
    unread: Number(unread ?? 0),
  }
}

export const chatListTasks = (tab: BrowserTab): ChatListTasks => {
  const list = () => tab.main().getByRole('list', { name: 'Le tue chat' })
  const rows = () => list().locator('[aria-posinset]:visible')
  const rowOf = (name: string) => rows().filter({ hasText: name })
  const picking = () => tab.main().getByRole('toolbar', { name: 'Selezione' })
  const selecting = () => tab.top().getByRole('button', { name: 'Seleziona' })
  const startPicking = async (): Promise<void> => {
    if ((await selecting().getAttribute('aria-pressed')) !== 'true') await selecting().click()
  }
  return {
    rows: async () => Promise.all((await rows().all()).map(seenIn)),
    open: (name) => rowOf(name).getByRole('link').click(),
    remove: async (name) => {
      const own = rowOf(name).getByRole('button', { name: `Elimina la chat con ${name}` })
      // A mouse uses the delete button of the row; a finger swipes the row.
      return (await own.count()) > 0 ? own.click() : swipeAway(tab, rowOf(name))
    },
    pick: async (name) => {
      await startPicking()
      await tab
        .main()
        .getByRole('checkbox', { name: `Seleziona la chat con ${name}` })
        .check({ force: true })
    },
    pickAll: async () => {
      await startPicking()
      await picking().getByRole('button', { name: 'Seleziona tutto' }).click()
    },
    picked: async () => {
      const all = await rows().getByRole('checkbox').all()
      const states = await Promise.all(
        all.map(async (box) => ({
          label: (await box.getAttribute('aria-label')) ?? '',
          isPicked: await box.isChecked(),
        })),
      )
      return states.flatMap(({ label, isPicked }) => (isPicked ? [label.replace(PICKS, '')] : []))
    },
    removePicked: async (by) => {
      await startPicking()
      const way =
        by === 'bin'
          ? tab.top().getByRole('button', { name: 'Elimina chat' })
          : picking().getByRole('button', { name: 'Elimina', exact: true })
      // Presses a disabled button, to check that it has no effect.
      await way.click({ force: true })
    },
    stopPicking: () => picking().getByRole('button', { name: 'Annulla' }).click(),
  }
}
