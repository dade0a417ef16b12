import { ageNotes } from '../age-notes.ts'
import { noticePath } from '#ui/base/screens.ts'
import { answeredBy, receivedBy } from '../edits.ts'
import type { Ground } from '../driver.ts'
import { WAY_BACK } from '../places.ts'
import { VISITS, visitsOf } from '../visits.ts'
import { KEPT, SHELF } from '../town-map.ts'
import { pagesIn, timesIn } from '../requests.ts'
import type { World } from '#mocks/world.ts'
import type { BrowserTab } from './browser-tab.ts'
import { copyWorld, type Items } from './world-copy.ts'
import { keptAfterSignIn } from './direct-sign-in.ts'

/** Access to the world behind a device: opens a session of it without the interface, and reads its data. */
export type ServerAccess = Readonly<{
  signIn: (username: string, password: string) => Promise<Items>
  world: () => Promise<World>
  /** Changes the world while the app is open. */
  edit: (change: (world: World) => Promise<void>) => Promise<void>
}>

/** Writes to the storage of a page, or of the page that is opened next. */
const keep = async ({ device, isOpen, page }: BrowserTab, items: Items): Promise<void> => {
  if (!isOpen()) {
    device.prepared.items = { ...device.prepared.items, ...items }
    return
  }
  await page().evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, items)
}

/** The demo's world lives in the page: it is rebuilt from the page's storage. */
export const demoServer = (tab: BrowserTab): ServerAccess => {
  const items = async (): Promise<Items> =>
    tab.isOpen() ? tab.page().evaluate(() => ({ ...localStorage })) : tab.device.prepared.items
  return {
    signIn: async (username, password) => {
      const copy = await copyWorld(await items())
      const kept = await keptAfterSignIn('http://piazza.test', copy.fetch, username, password)
      return { ...copy.items(), ...kept }
    },
    world: async () => (await copyWorld(await items())).world,
    edit: async (change) => {
      const copy = await copyWorld(await items())
      await change(copy.world)
      await keep(tab, copy.items())
    },
  }
}

/** Runs in the page: the names of all that it stores, in storages, databases, caches and cookies. */
const storedNames = async (): Promise<readonly string[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ...(await caches.keys()),
  ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
]

const HOUR = 3_600_000

/** Runs in the page: everything that was read is older by this much, in milliseconds. */
const ageAnswers = (by: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('piazza')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const database = opening.result
      const changing = database.transaction('answers', 'readwrite')
      const all = changing.objectStore('answers').openCursor()
      all.addEventListener('success', () => {
        const { result: at } = all
        if (at === null) return
        at.update({ ...at.value, at: at.value.at - by })
        at.continue()
      })
      changing.addEventListener('complete', () => {
        database.close()
        resolve()
      })
    })
  })

export const groundTasks = (tab: BrowserTab, server: ServerAccess, name: string): Ground => {
  const { device } = tab
  return {
    beSignedIn: async (username, password, address) => {
      await keep(tab, await server.signIn(username, password))
      await tab.open(address)
    },
    // The panels appear together once the rest is there; everybody has the panel of today's events.
    isWhole: async () =>
      timesIn(device.requests, 'the events of an activity') > 0 &&
      (await tab.main().locator('[aria-busy=true]').count()) === 0,
    keepVisits: (count) => keep(tab, { [VISITS]: visitsOf(count) }),
    keptFiles: () =>
      tab.page().evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
      }),
    allowPosition: async () => {
      device.prepared.allowsPosition = true
    },
    letMove: () => tab.page().emulateMedia({ reducedMotion: 'no-preference' }),
    keepWayBack: async (address) => {
      await tab.page().evaluate(([key, value]) => sessionStorage.setItem(key, value), [WAY_BACK, address] as const)
    },
    wayBack: async () => (await tab.page().evaluate((key) => sessionStorage.getItem(key), WAY_BACK)) ?? undefined,
    network: (there) => device.connect(there),
    keptMap: () =>
      tab
        .page()
        .evaluate(async ([address, cacheName]) => (await (await caches.match(address, { cacheName }))?.blob())?.size, [
          KEPT,
          SHELF,
        ] as const),
    townMap: async (next) => device.townMap(next),
    fillDevice: () =>
      tab.page().evaluate(() => {
        const write = Storage.prototype.setItem
        // The demo's world can still write: it stands for a server.
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('piazza.')) throw new DOMException('Full', 'QuotaExceededError')
          write.call(this, key, value)
        }
        Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
      }),
    loseDatabase: () =>
      tab.page().evaluate(() => {
        const { open } = IDBFactory.prototype
        const { transaction } = IDBDatabase.prototype
        const opened = new WeakSet<IDBDatabase>()
        IDBFactory.prototype.open = function (...of) {
          const opening = open.apply(this, of)
          opening.addEventListener('success', () => opened.add(opening.result))
          return opening
        }
        // A connection from before is closed when it is used next: nobody can list those that are open.
        IDBDatabase.prototype.transaction = function (...of) {
          if (!opened.has(this)) this.close()
          return transaction.apply(this, of)
        }
      }),
    answersKept: () =>
      tab.page().evaluate(async () => {
        // Opening a database that is not there would make an empty one.
        if (!(await indexedDB.databases()).some(({ name: one }) => one === 'piazza')) return 0
        return new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('piazza')
          opening.addEventListener('error', reject)
          opening.addEventListener('success', () => {
            const database = opening.result
            const reading = database.transaction('answers').objectStore('answers').getAll()
            reading.addEventListener('success', () => {
              database.close()
              resolve(reading.result.filter(({ owner }) => owner !== 'visitor').length)
            })
          })
        })
      }),
    age: async (hours) => {
      await tab.page().evaluate(ageAnswers, hours * HOUR)
      await tab.page().evaluate(`(${String(ageNotes)})(localStorage, ${hours * HOUR})`)
    },
    edit: (change) => server.edit(change),
    pass: (seconds) => device.pass(seconds * 1000),
    heard: async (matter) => timesIn(device.requests, matter),
    stored: async () => (tab.isOpen() ? tab.page().evaluate(storedNames) : []),
    filesGiven: async () => [...device.files],
    pagesAsked: async () => pagesIn(device.requests),
    answeredBy: async (survey) => answeredBy(await server.world(), name, survey),
    addressOfNotice: async (title) => noticePath(receivedBy(await server.world(), name, title).id),
  }
}
