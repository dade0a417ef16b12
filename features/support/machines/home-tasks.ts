import { leadsOutside } from '#domain/links/safe-link.ts'
import { wayFromHome } from './home-ways.ts'
import type { HomeTasks } from '../driver.ts'
import { named, titled } from './phrases.ts'
import type { Window } from './window.ts'

export const homeTasks = (window: Window): HomeTasks => {
  const sections = () => window.app().stage().home?.getSnapshot().context.value ?? []
  return {
    homeKinds: async () =>
      sections().map(({ name, entries }) => ({
        heading: named(name),
        titles: entries.map(({ title }) => titled(title)),
      })),
    homePanels: async () => window.app().stage().homePanels?.read() ?? [],
    takeHomeEntry: async (title) => {
      const entry = sections()
        .flatMap(({ entries }) => entries)
        .find((one) => titled(one.title) === title)
      if (!entry) throw new Error(`Home has no "${title}"`)
      const href = wayFromHome(entry)
      // Another site opens beside the app, which stays where it is.
      if (!leadsOutside(href)) window.app().go(href)
    },
  }
}
