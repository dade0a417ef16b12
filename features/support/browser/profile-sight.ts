import { Buffer } from 'node:buffer'
import type { ProfileSight } from '../sight.ts'
import { withPhoto } from '../edits.ts'
import type { BrowserTab } from './browser-tab.ts'
import type { ServerAccess } from './ground-tasks.ts'

/** EXIF orientation: the left side of the file is the top of the picture. */
const ON_ITS_SIDE = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** A photo as a camera writes it, red on the left and blue on the right; runs in the page. */
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
const coloursAt = async (address: string): Promise<readonly string[]> => {
  const image = new Image()
  image.src = address
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

export const profileSight = (tab: BrowserTab, server: ServerAccess): ProfileSight => {
  let isAsked = false
  const wide = async () => Buffer.from(await tab.page().evaluate(redAndBlue), 'base64')
  const choose = (buffer: Buffer) =>
    tab
      .main()
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer })
  /** The avatar in the top bar. */
  const ownPicture = () =>
    tab
      .top()
      .getByRole('link', { name: /profilo di/i })
      .locator('img')
  /** The crop frame. */
  const frame = () => tab.main().getByRole('img', { name: 'Anteprima della foto' }).locator('xpath=..')
  return {
    focusOn: (field) => tab.main().getByLabel(field).focus(),
    coloursAbove: async () => {
      const picture = ownPicture()
      if ((await picture.count()) === 0) return []
      return tab.page().evaluate(coloursAt, await picture.evaluate((image) => (image as HTMLImageElement).src))
    },
    coloursAhead: async () => {
      const seen = await frame().screenshot({ type: 'png' })
      return tab.page().evaluate(coloursAt, `data:image/png;base64,${seen.toString('base64')}`)
    },
    chooseWidePhoto: async () => choose(await wide()),
    chooseSidewaysPhoto: async () => {
      const plain = await wide()
      await choose(Buffer.concat([plain.subarray(0, 2), ON_ITS_SIDE, plain.subarray(2)]))
    },
    chooseBy: async (button) => {
      const asked = tab.page().waitForEvent('filechooser')
      await tab.main().getByRole('button', { name: button }).click()
      const chooser = await asked
      const input = chooser.element()
      const offered = {
        kinds: (await input.getAttribute('accept')) ?? '',
        isCamera: (await input.getAttribute('capture')) !== null,
      }
      await chooser.setFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer: await wide() })
      return offered
    },
    push: async (right, down) => {
      const { x, y, width, height } = (await frame().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const { mouse } = tab.page()
      const [startX, startY] = [x + width / 2, y + height / 2]
      await mouse.move(startX, startY)
      await mouse.down()
      await mouse.move(startX + right * width, startY + down * height, { steps: 4 })
      await mouse.up()
    },
    losePhoto: async (username) => {
      await tab.device.lose(/\/img\/users\//)
      await server.edit((world) => withPhoto(world, username, 'io.jpg'))
    },
    standIns: () =>
      ownPicture()
        .or(tab.main().locator('img'))
        .evaluateAll((images) =>
          images.map((image) => {
            const { complete, naturalWidth, currentSrc } = image as HTMLImageElement
            return complete && naturalWidth > 0 ? currentSrc : 'broken'
          }),
        ),
    wantToClose: async () => {
      tab.device.markDirty()
      tab.page().once('dialog', (dialog) => {
        isAsked = dialog.type() === 'beforeunload'
        void dialog.dismiss()
      })
      await tab.page().close({ runBeforeUnload: true })
    },
    isAskedByDevice: async () => isAsked,
  }
}
