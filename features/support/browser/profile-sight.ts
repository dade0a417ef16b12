import { Buffer } from 'node:buffer'
import type { ProfileSight } from '../sight.ts'
import type { Seat } from './seat.ts'

/** Says that the camera was held on its side: what is to the left in the file belongs to the top. */
const ON_ITS_SIDE = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** A photo as a camera writes it, red to the left and blue to the right; runs in the page. */
const redAndBlue = (): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = '#e01010'
  context.fillRect(0, 0, 200, 200)
  context.fillStyle = '#1010e0'
  context.fillRect(200, 0, 200, 200)
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
}

/** The colours near the top and the bottom of a picture; runs in the page. */
const coloursOf = async (picture: Element): Promise<readonly string[]> => {
  const image = picture as HTMLImageElement
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 100
  canvas.height = 100
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.drawImage(image, 0, 0, 100, 100)
  return [15, 85].map((y) => {
    const [red = 0, , blue = 0] = context.getImageData(50, y, 1, 1).data
    return red > blue ? 'red' : 'blue'
  })
}

export const profileSight = (seat: Seat): ProfileSight => {
  let isAsked = false
  return {
    focusOn: (field) => seat.main().getByLabel(field).focus(),
    coloursAbove: async () => {
      const picture = seat
        .top()
        .getByRole('link', { name: /profilo di/i })
        .locator('img')
      return (await picture.count()) > 0 ? picture.evaluate(coloursOf) : []
    },
    chooseSidewaysPhoto: async () => {
      const plain = Buffer.from(await seat.page().evaluate(redAndBlue), 'base64')
      await seat
        .main()
        .locator('input[type=file]:not([capture])')
        .setInputFiles({
          name: 'io.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.concat([plain.subarray(0, 2), ON_ITS_SIDE, plain.subarray(2)]),
        })
    },
    wantToClose: async () => {
      seat.page().once('dialog', (dialog) => {
        isAsked = dialog.type() === 'beforeunload'
        void dialog.dismiss()
      })
      await seat.page().close({ runBeforeUnload: true })
    },
    isAskedByDevice: async () => isAsked,
  }
}
