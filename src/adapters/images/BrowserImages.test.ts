import { describe, expect, test, vi } from 'vitest'
import { CENTRE } from '#domain/images/crop.ts'
import { HEAVIEST_IMAGE } from '#domain/images/image-file.ts'
import { failureOf, successOf } from '../http/testing/fake-device.ts'
import { createBrowserImages, type ImageSource, NO_IMAGES, SENT_SIZE } from './BrowserImages.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])
const file = (content: BlobPart, type: string) => new File([content], 'foto', { type })

const open = (over: Partial<ImageSource> = {}) => {
  let shown = 0
  const source = {
    measure: vi.fn<ImageSource['measure']>(async () => ({ width: 1200, height: 900 })),
    show: vi.fn<ImageSource['show']>(() => `blob:${(shown += 1)}`),
    hide: vi.fn<ImageSource['hide']>(),
    draw: vi.fn<ImageSource['draw']>(async () => new Blob(['quadrato'], { type: 'image/jpeg' })),
  }
  return { source, images: createBrowserImages({ ...source, ...over }) }
}

describe('A picture from the device (PROF-05)', () => {
  test('has the type of its content, whatever its name', async () => {
    const { images, source } = open()
    const picture = successOf(await images.open(file(JPEG, 'text/plain'))())
    expect(picture).toMatchObject({ width: 1200, height: 900, preview: 'blob:1' })
    expect([picture.file.type, picture.file.size]).toEqual(['image/jpeg', JPEG.length])
    expect(source.show).toHaveBeenCalledWith(picture.file)
  })

  test.each([
    ['an SVG that calls itself a JPEG', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/jpeg')],
    ['a GIF', file('GIF89a', 'image/gif')],
    ['nothing', file('', 'image/png')],
  ])('that is not %s is refused before it is decoded (fault 44)', async (_, refused) => {
    const { images, source } = open()
    expect(failureOf(await images.open(refused)())).toEqual({ _tag: 'WrongImageType' })
    expect([source.measure.mock.calls, source.show.mock.calls]).toEqual([[], []])
  })

  test('of 5 MB is accepted, and one byte more is refused', async () => {
    const { images } = open()
    const rest = new Uint8Array(HEAVIEST_IMAGE - JPEG.length)
    successOf(await images.open(new Blob([JPEG, rest]))())
    expect(failureOf(await images.open(new Blob([JPEG, rest, 'x']))())).toEqual({ _tag: 'ImageTooHeavy' })
  })

  test.each([
    ['cannot be read', { measure: () => Promise.reject(new Error('broken')) }],
    ['has no size', { measure: async () => ({ width: 0, height: 0 }) }],
  ])('that %s is refused', async (_, over) =>
    expect(failureOf(await open(over).images.open(file(JPEG, 'image/jpeg'))())).toEqual({ _tag: 'ImageUnreadable' }),
  )

  test('is replaced by the next one, and not by a refused one', async () => {
    const { images, source } = open()
    await images.open(file(JPEG, 'image/jpeg'))()
    await images.open(file('<svg/>', 'image/svg+xml'))()
    expect(source.hide).not.toHaveBeenCalled()
    await images.open(file(JPEG, 'image/jpeg'))()
    expect(source.hide.mock.calls).toEqual([['blob:1']])
  })
})

describe('The square of a picture', () => {
  const picture = { file: file(JPEG, 'image/jpeg'), width: 1200, height: 900, preview: 'blob:1' }

  test('is scaled down to the sent size, and has a file name', async () => {
    const { images, source } = open()
    const cut = successOf(await images.cut(picture, CENTRE)())
    expect(source.draw).toHaveBeenCalledWith(picture.file, { left: 150, top: 0, side: 900 }, SENT_SIZE)
    expect([(cut as File).name, cut.type, await cut.text()]).toEqual(['profile.jpg', 'image/jpeg', 'quadrato'])
  })

  test('is not scaled up when it is small', async () => {
    const { images, source } = open()
    successOf(await images.cut({ ...picture, width: 100, height: 80 }, CENTRE)())
    expect(source.draw.mock.calls[0]?.[2]).toBe(80)
  })

  test('that cannot be drawn is a failure', async () => {
    const { images } = open({ draw: () => Promise.reject(new Error('no canvas')) })
    expect(failureOf(await images.cut(picture, CENTRE)())).toEqual({ _tag: 'ImageUnreadable' })
  })
})

test('Without picture support, none can be read and none can be cropped', async () => {
  const images = createBrowserImages(NO_IMAGES)
  expect(failureOf(await images.open(file(JPEG, 'image/jpeg'))())).toEqual({ _tag: 'ImageUnreadable' })
})
