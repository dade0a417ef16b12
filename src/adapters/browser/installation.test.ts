import { expect, test } from 'vitest'
import { settle } from '#application/kit/testing/walk.ts'
import { successOf } from '../http/testing/fake-device.ts'
import { createBrowserInstallation } from './browser-installation.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

test('Visits are counted on the device, also after an offer', async () => {
  const items = memoryStorage()
  const open = () =>
    createBrowserInstallation(
      createBrowserStorage(() => items),
      undefined,
    )
  expect(successOf(await open().visit()())).toEqual({ count: 1, wasOffered: false })
  successOf(await open().noteOffered()())
  expect(successOf(await open().visit()())).toEqual({ count: 2, wasOffered: true })
})

test.each(['before the app', 'while the app runs'])(
  'The dialog of the browser is shown on demand: offered %s',
  async (when) => {
    const shown: string[] = []
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void shown.push('dialog'),
    })
    const isEarly = when === 'before the app'
    const window = Object.assign(new EventTarget(), isEarly ? { piazzaInstall: offer } : {})
    const { ready, install } = createBrowserInstallation(createBrowserStorage(memoryStorage), window)
    let isReady = false
    void ready()().then(() => (isReady = true))
    await settle()
    expect(isReady).toBe(isEarly)
    window.dispatchEvent(offer)
    await settle()
    expect([isReady, shown, offer.defaultPrevented]).toEqual([true, [], true])
    expect(successOf(await ready()())).toBe('dialog')
    successOf(await install()())
    expect(shown).toEqual(['dialog'])
  },
)

test.each([
  ['a page of an iPhone is installed by hand', false, 'byHand'],
  ['an installed app of an iPhone is not installed again', true, undefined],
  ['a page of a browser that says nothing waits for its dialog', undefined, undefined],
])('%s', async (_, standalone, way) => {
  const window = Object.assign(new EventTarget(), { navigator: standalone === undefined ? {} : { standalone } })
  const { ready } = createBrowserInstallation(createBrowserStorage(memoryStorage), window)
  let said: unknown
  void ready()().then((outcome) => (said = successOf(outcome)))
  await settle()
  expect(said).toBe(way)
})
