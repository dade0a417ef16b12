import type { AdvertisingTasks } from '../advertising-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const advertisingTasks = (tab: BrowserTab): AdvertisingTasks => {
  let isStill = true
  const rooms = () => tab.main().getByRole('complementary', { name: /^(?:Pubblicità|Publicidad)$/ })
  /** The media preference is set for every page separately. */
  const settle = async () => {
    if (!isStill) await tab.page().emulateMedia({ reducedMotion: 'no-preference' })
  }
  const press = async (name: string) => {
    await rooms().getByRole('button', { name }).first().click()
    // Pointer and focus also pause the rotation; they are removed, so that only the button counts.
    await tab.page().mouse.move(0, 0)
  }
  return {
    advertised: async () => {
      await settle()
      const shown = await rooms().getByRole('link').filter({ visible: true }).all()
      return Promise.all(
        shown.map(async (link) => {
          const [mark = '', title = '', text = ''] = (await link.innerText())
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
          return { mark, title, text }
        }),
      )
    },
    follow: (title) => rooms().getByRole('link').filter({ visible: true, hasText: title }).first().click(),
    letMove: async () => {
      isStill = false
      if (tab.isOpen()) await settle()
    },
    stop: () => press('Ferma gli annunci'),
    resume: () => press('Riprendi gli annunci'),
  }
}
