import type { DeskSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The desk of the demo, beside the page. */
export const deskSight = (tab: BrowserTab): DeskSight => {
  const desk = () => tab.page().getByRole('complementary', { name: 'Demo', exact: true })
  const panel = () => desk().getByRole('region', { name: 'Banco della demo' })
  const handle = () => desk().getByRole('button', { name: 'Demo', exact: true })
  const part = (title: string) => panel().locator('summary').filter({ hasText: title })
  const copied = async (): Promise<string> => {
    await tab.page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel().getByRole('button', { name: 'Copia il link a questa situazione' }).click()
    await panel().getByText('Link copiato').waitFor()
    return tab.page().evaluate(() => navigator.clipboard.readText())
  }
  return {
    open: async () => {
      // The tab keeps the desk open, and its world.
      tab.device.markDirty()
      await handle().click()
      await panel().waitFor()
    },
    close: () => panel().getByRole('button', { name: 'Chiudi' }).click(),
    hasHandleFocus: () => handle().evaluate((button) => button.matches(':focus')),
    covers: async () => {
      const box = await panel().boundingBox()
      const page = await tab.page().locator('#root').boundingBox()
      const { width, height } = tab.page().viewportSize() ?? { width: 0, height: 0 }
      if (!box || !page) return ['It is not there']
      const overlaps = page.x + page.width > box.x + 1 && page.y + page.height > box.y + 1
      const outside = box.x + box.width > width + 1 || box.y + box.height > height + 1 || page.x < 0
      return [...(overlaps ? ['It lies over the page'] : []), ...(outside ? ['One of them leaves the window'] : [])]
    },
    isBeside: async () => ((await panel().boundingBox())?.x ?? 0) > 0,
    become: async (username) => {
      await panel().getByRole('button', { name: username }).click()
    },
    calls: async () => (await part('Chi sei').innerText()).split('\n').map((line) => line.trim()),
    unfold: (title) => part(title).click(),
    press: (name) => panel().getByRole('button', { name }).first().click(),
    choose: async (fault) => {
      await part('Che cosa va storto').click()
      await panel().getByLabel('Guasto').selectOption({ label: fault })
    },
    texts: async () => (await panel().innerText()).split('\n').map((line) => line.trim()),
    litStates: async () => panel().locator('.drawing .lit > title').allTextContents(),
    picturesOfLink: async () => {
      const link = await copied()
      const pictures: string[] = []
      while (pictures.length < 2) {
        await tab.page().goto('about:blank')
        await tab.page().goto(link)
        await tab.page().waitForURL((url) => !url.searchParams.has('as'))
        await tab.main().getByText('Sessione scaduta').waitFor()
        await tab.page().waitForLoadState('networkidle')
        pictures.push((await tab.page().screenshot()).toString('base64'))
        // What the device stores meanwhile must not show the next time.
        await tab.page().evaluate(() => localStorage.setItem('piazza.device.look', 'light'))
      }
      return pictures
    },
  }
}
