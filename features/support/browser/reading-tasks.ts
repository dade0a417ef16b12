import { LISTEN, type ReadingTasks, type StandingVoice } from '../reading-tasks.ts'
import type { ReadAloudSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

const ask = <A>(tab: BrowserTab, read: (voice: StandingVoice) => A): Promise<A> =>
  tab.page().evaluate(`(${String(read)})(globalThis.piazzaVoice)`)

export const readingTasks = (tab: BrowserTab): ReadingTasks => ({
  prepare: async (tags) => {
    tab.device.prepared.voices = tags
  },
  isOffered: async () => (await tab.page().getByRole('button', { name: LISTEN }).count()) > 0,
  heard: () => ask(tab, (voice) => voice.heard()),
  rate: () => ask(tab, (voice) => voice.rate()),
  finish: () => ask(tab, (voice) => voice.finish()),
  lose: () => ask(tab, (voice) => voice.lose()),
})

export const readAloudSight = (tab: BrowserTab): ReadAloudSight => ({
  marked: () =>
    tab.page().evaluate(() => {
      const [range] = CSS.highlights.get('read-aloud') ?? []
      if (!(range instanceof Range)) return undefined
      const { top, bottom } = range.getBoundingClientRect()
      const frame = document.querySelector('main')?.getBoundingClientRect()
      // What is folded has a place too.
      const isOpen = range.startContainer.parentElement?.checkVisibility() === true
      const isInSight = isOpen && frame !== undefined && top >= frame.top && bottom <= frame.bottom
      return { words: range.toString().replaceAll(/\s+/g, ' '), isInSight }
    }),
})
