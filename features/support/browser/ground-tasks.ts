import { noticePath } from '#ui/app/screens.ts'
import { answeredBy, receivedBy } from '../edits.ts'
import type { Ground } from '../driver.ts'
import { WAY_BACK } from '../places.ts'
import { pagesIn, timesIn } from '../requests.ts'
import type { World } from '#mocks/world.ts'
import type { BrowserTab } from './browser-tab.ts'
import { growTwin, type Items } from './twin.ts'
import { keptAfterSignIn } from './sign-in-underneath.ts'

/** The world behind a device: how a session of it is opened from outside, and how it is looked into. */
export type Beneath = Readonly<{
  signIn: (username: string, password: string) => Promise<Items>
  world: () => Promise<World>
}>

/** The demo's world lives in the page: it is reached through what the page's storage keeps of it. */
export const demoBeneath = (tab: BrowserTab): Beneath => {
  const items = async (): Promise<Items> =>
    tab.isOpen() ? tab.page().evaluate(() => ({ ...localStorage })) : tab.device.prepared.items
  return {
    signIn: async (username, password) => {
      const twin = await growTwin(await items())
      const kept = await keptAfterSignIn('http://piazza.test', twin.fetch, username, password)
      return { ...twin.items(), ...kept }
    },
    world: async () => (await growTwin(await items())).world,
  }
}

export const groundTasks = (tab: BrowserTab, beneath: Beneath, name: string): Ground => {
  const { device } = tab
  const keep = async (items: Items): Promise<void> => {
    if (!tab.isOpen()) {
      device.prepared.items = { ...device.prepared.items, ...items }
      return
    }
    await tab.page().evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, items)
  }
  return {
    beSignedIn: async (username, password, address) => {
      await keep(await beneath.signIn(username, password))
      await tab.open(address)
    },
    // Its panels come once the rest is there, all at once, and today's is the one that everybody has.
    isHomeWhole: async () =>
      timesIn(device.requests, 'the events of an activity') > 0 &&
      (await tab.main().locator('[aria-busy=true]').count()) === 0,
    allowPosition: async () => {
      device.prepared.allowsPosition = true
    },
    keepWayBack: async (address) => {
      await tab.page().evaluate(([key, value]) => sessionStorage.setItem(key, value), [WAY_BACK, address] as const)
    },
    wayBack: async () => (await tab.page().evaluate((key) => sessionStorage.getItem(key), WAY_BACK)) ?? undefined,
    network: (there) => device.connect(there),
    fillDevice: () =>
      tab.page().evaluate(() => {
        const write = Storage.prototype.setItem
        // The demo's world goes on: it stands for a server, which has room.
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('piazza.')) throw new DOMException('Full', 'QuotaExceededError')
          write.call(this, key, value)
        }
      }),
    pass: (seconds) => device.pass(seconds * 1000),
    heard: async (matter) => timesIn(device.requests, matter),
    pagesAsked: async () => pagesIn(device.requests),
    answeredBy: async (survey) => answeredBy(await beneath.world(), name, survey),
    addressOfNotice: async (title) => noticePath(receivedBy(await beneath.world(), name, title).id),
  }
}
