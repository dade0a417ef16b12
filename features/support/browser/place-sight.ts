import type { PlaceSight } from '../sight.ts'
import type { Seat } from './seat.ts'

export const placeSight = (seat: Seat): PlaceSight => ({
  brokenPictures: () =>
    seat
      .main()
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? [image.src] : [],
        ),
      ),
  activeContent: () =>
    seat
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
