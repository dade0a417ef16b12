import { Buffer } from 'node:buffer'
import type { Locator } from 'playwright-core'
import { pictureFile } from '../pictures.ts'
import type { Likeness, PictureTasks } from '../picture-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The first avatar: a picture, or initials. */
const likenessIn = async (place: Locator): Promise<Likeness | undefined> => {
  const pictures = await place
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc || (one as HTMLImageElement).src))
  const [source] = pictures
  if (source !== undefined) return source.startsWith('blob:') ? 'preview' : 'picture'
  return (await place.getByText(/^\p{Lu}{2}$/u).count()) > 0 ? 'initials' : undefined
}

export const pictureTasks = (tab: BrowserTab): PictureTasks => {
  return {
    choose: async (kind) => {
      const { name, mimeType, content } = pictureFile(kind)
      await tab
        .main()
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
    },
    likeness: () => likenessIn(tab.main()),
    likenessAbove: () => likenessIn(tab.top().getByRole('link', { name: /profilo di/i })),
  }
}
