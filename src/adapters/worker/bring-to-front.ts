import { pressed } from './messages.ts'

type Page = Readonly<{ focus: () => Promise<unknown>; postMessage: (message: unknown) => void }>
export type Pages = Readonly<{
  matchAll: (of: Readonly<{ type: 'window'; includeUncontrolled: true }>) => Promise<readonly Page[]>
  openWindow: (address: string) => Promise<unknown>
}>

/**
 * A notification was pressed: a page of the app comes to the front, and all hear its name: one of them has shown it.
 * Without a page the app is opened.
 */
export const bringToFront = async (pages: Pages, name: string): Promise<void> => {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = open
  if (first === undefined) return void (await pages.openWindow('/'))
  // A browser may refuse to bring a page to the front: the others hear of it all the same.
  await first.focus().catch(() => {})
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of a worker is no window: it takes no origin.
  for (const page of open) page.postMessage(pressed(name))
}
