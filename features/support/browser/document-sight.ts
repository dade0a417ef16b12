import type { DocumentSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

export const documentSight = (tab: BrowserTab): DocumentSight => {
  const dialog = () =>
    tab
      .page()
      .getByRole('dialog')
      .filter({ has: tab.page().getByRole('article') })
  return {
    title: async () => (await dialog().getByRole('heading', { level: 2 }).allInnerTexts())[0],
    headings: () => dialog().getByRole('heading', { level: 3 }).allInnerTexts(),
  }
}
