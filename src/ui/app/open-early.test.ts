import { afterEach, expect, test, vi } from 'vitest'
import type { OpenPart } from '#ui/view/late.ts'
import { openedEarly } from '#ui/view/early-part.ts'
import type { ScreenName } from '#ui/base/screens.ts'
import { openWithPage } from './open-early.ts'
import { SCREEN_TABLE } from './screen-table.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens an address whose screen shows a part with it, while the citizen is at `name`. */
const opened = async (address: string, name: ScreenName, load?: () => Promise<never>) => {
  const told: string[] = []
  const part: OpenPart<unknown> = () => {
    told.push('opened')
    return { view: () => undefined, close: () => void told.push('closed') }
  }
  vi.spyOn(SCREEN_TABLE.home, 'early').mockImplementation(load ?? (async () => ({ part })))
  const here = { name }
  let heard: (() => void) | undefined
  const headless = {
    place: () => ({ name: here.name, verdict: 'admit' }),
    subscribe: (hear: () => void) => {
      heard = hear
      return { unsubscribe: () => void told.push('left alone') }
    },
  }
  await openWithPage(address, { headless } as unknown as Parameters<typeof openWithPage>[1])
  const go = (to: ScreenName) => {
    here.name = to
    heard?.()
  }
  return { told, go, isWaiting: () => openedEarly(part) !== undefined }
}

test('The part of the first page is open before anything is drawn, and closed for whoever goes elsewhere', async () => {
  const { told, go, isWaiting } = await opened('/', 'home')
  expect([told, isWaiting()]).toEqual([['opened'], true])
  go('home')
  expect(told).toEqual(['opened'])
  go('events')
  expect([told, isWaiting()]).toEqual([['opened', 'left alone', 'closed'], false])
})

test.each<[string, ScreenName]>([
  ['/', 'events'],
  ['/event', 'events'],
  ['/nowhere', 'home'],
])('Nothing is opened for %s while the citizen is at %s', async (address, name) => {
  expect((await opened(address, name)).told).toEqual([])
})

test('A part that does not come is missed when it is drawn, and not before', async () => {
  expect((await opened('/', 'home', () => Promise.reject(new Error('No network')))).told).toEqual([])
})
