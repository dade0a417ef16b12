import type { PlaceSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

export const placeSight = (tab: BrowserTab): PlaceSight => ({
  brokenPictures: () =>
    tab
      .main()
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) => {
          if (!(image instanceof HTMLImageElement) || image.naturalWidth > 0) return []
          // A visible picture that is still loading may yet fail; others are loaded later.
          const { top, bottom } = image.getBoundingClientRect()
          const isInSight = bottom > 0 && top < innerHeight
          return image.complete || isInSight ? [image.src] : []
        }),
      ),
  drawn: () =>
    tab
      .main()
      .getByRole('list', { name: 'Elenco' })
      .getByRole('article')
      .evaluateAll((items) =>
        items
          .filter((item) => item.querySelector('img') === null && item.querySelector('svg.lucide-map-pin') !== null)
          .map((item) => item.querySelector('h3')?.textContent ?? ''),
      ),
  activeContent: () =>
    tab
      .main()
      .locator('*')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const handlers = one.getAttributeNames().filter((name) => name.startsWith('on'))
          const isActive = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'FORM'].includes(one.tagName)
          const leads = one.getAttribute('href')?.startsWith('javascript:') ?? false
          return isActive || leads || handlers.length > 0 ? [one.outerHTML.slice(0, 120)] : []
        }),
      ),
})
