import { expect, test, vi } from 'vitest'
import { bringToFront } from './bring-to-front.ts'
import { isPressed } from './messages.ts'

const aPage = (focus: () => Promise<unknown> = () => Promise.resolve()) => {
  const heard: unknown[] = []
  return {
    heard,
    focus: vi.fn<() => Promise<unknown>>(focus),
    postMessage: (message: unknown) => void heard.push(message),
  }
}
const pressedIn = async (pages: readonly ReturnType<typeof aPage>[]) => {
  const openWindow = vi.fn<(address: string) => Promise<unknown>>(() => Promise.resolve())
  await bringToFront({ matchAll: () => Promise.resolve(pages), openWindow }, '70@1')
  return openWindow.mock.calls
}

test('the first page comes to the front, and all hear which notification was pressed', async () => {
  const pages = [aPage(), aPage()]
  expect(await pressedIn(pages)).toEqual([])
  expect(pages.map(({ focus, heard }) => [focus.mock.calls.length, heard.filter(isPressed)])).toEqual([
    [1, [{ type: 'notification.pressed', name: '70@1' }]],
    [0, [{ type: 'notification.pressed', name: '70@1' }]],
  ])
})

test('pages hear it also where the browser lets none come to the front', async () => {
  const page = aPage(() => Promise.reject(new Error('Not allowed to focus a window')))
  await pressedIn([page])
  expect(page.heard).toHaveLength(1)
})

test('without a page the app is opened', async () => expect(await pressedIn([])).toEqual([['/']]))

test.each([undefined, null, 'apply', {}, { type: 'other', name: 'x' }, { type: 'notification.pressed' }])(
  '%o is no such message',
  (data) => expect(isPressed(data)).toBe(false),
)
