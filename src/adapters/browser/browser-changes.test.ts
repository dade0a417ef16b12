import { expect, test } from 'vitest'
import { createTraffic } from '../http/client/traffic.ts'
import { createBrowserChanges, createNotes } from './browser-changes.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

/** Two tabs of a device: what one stores the other hears of, as browsers do it; `later` keeps what they hear for a moment. */
const twoTabs = (now?: () => number, later: (hear: () => void) => void = (hear) => hear()) => {
  const shared = memoryStorage()
  const tabs = [new EventTarget(), new EventTarget()]
  return tabs.map((events, index) => {
    const told = new Proxy(shared, {
      get: (target, name) =>
        name === 'setItem'
          ? (key: string, value: string) => {
              target.setItem(key, value)
              const event = Object.assign(new Event('storage'), { key, newValue: value })
              later(() => tabs[1 - index]?.dispatchEvent(event))
            }
          : (Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)),
    })
    const traffic = createTraffic()
    const storage = createBrowserStorage(() => told, events)
    const changes = createBrowserChanges(storage, traffic, now)
    const heard: boolean[] = []
    const stop = changes.watch((isAboutCitizen) => void heard.push(isAboutCitizen))
    return { traffic, storage, stop, heard: () => heard.length, heardAboutCitizen: () => heard }
  })
}

test('Each write that the server has taken is heard in the other tab, and not in its own', () => {
  const [here, there] = twoTabs()
  here?.traffic.wrote(false)
  here?.traffic.wrote(false)
  expect([here?.heard(), there?.heard()]).toEqual([0, 2])
})

test('Tabs that write in the same moment hear of each other', () => {
  const [here, there] = twoTabs(() => 5)
  here?.traffic.wrote(false)
  there?.traffic.wrote(false)
  here?.traffic.wrote(false)
  expect([here?.heard(), there?.heard()]).toEqual([1, 2])
})

/** Whether a tab has heard of anything, and of anything about the citizen. */
const gist = (heard: readonly boolean[] = []): readonly boolean[] => [heard.length > 0, heard.includes(true)]

test.each([
  [[true], [false]],
  [[false], [true]],
  [[true], [true]],
  [[false, true], [false]],
  [[true], [false, true]],
])('What two tabs write before they hear of each other is heard by both: %j and %j (ERR-10)', (ours, theirs) => {
  const waiting: (() => void)[] = []
  const [here, there] = twoTabs(undefined, (hear) => waiting.push(hear))
  for (const about of ours) here?.traffic.wrote(about)
  for (const about of theirs) there?.traffic.wrote(about)
  for (const hear of waiting) hear()
  expect(gist(there?.heardAboutCitizen())).toEqual([true, ours.includes(true)])
  expect(gist(here?.heardAboutCitizen())).toEqual([true, theirs.includes(true)])
})

test('Each tab hears what was written about the citizen, though something else is written after it', () => {
  const [here, there] = twoTabs()
  here?.traffic.wrote(false)
  here?.traffic.wrote(true)
  here?.traffic.wrote(false)
  expect(there?.heardAboutCitizen()).toEqual([false, true, false])
})

test('A tab that was put away hears of what was written about the citizen meanwhile, and once', () => {
  const shared = memoryStorage()
  const asleep = new EventTarget()
  const [here, there] = [new EventTarget(), asleep].map((events) => createBrowserStorage(() => shared, events))
  const heard: boolean[] = []
  if (there) createNotes(there).watch((isAboutCitizen) => void heard.push(isAboutCitizen))
  const wake = () => asleep.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const notes = here && createNotes(here)
  notes?.tell(true)
  notes?.tell()
  wake()
  notes?.tell()
  wake()
  expect(heard).toEqual([true, false])
})

test('What a tab has written about the citizen itself is no news when another tab writes something', () => {
  const [here, there] = twoTabs()
  here?.traffic.wrote(true)
  there?.traffic.wrote(false)
  expect(here?.heardAboutCitizen()).toEqual([false])
})

test('What is stored beside it tells nothing, and whoever stopped listening hears nothing', () => {
  const [here, there] = twoTabs()
  here?.storage.write('device.code', '1')
  there?.stop()
  here?.traffic.wrote(false)
  expect(there?.heard()).toBe(0)
})

test('What a tab has told itself is no news when the other tab stores something else', () => {
  const [here, there] = twoTabs()
  here?.traffic.wrote(false)
  there?.storage.write('device.code', '1')
  expect(here?.heard()).toBe(0)
})

test('The outbox of a tab and its client never tell the same, so that the other tab hears of each', () => {
  const storage = createBrowserStorage(memoryStorage)
  const values = [createNotes(storage, () => 5), createNotes(storage, () => 5)].map(({ tell }) => {
    tell()
    return storage.read('user.outbox')
  })
  expect(new Set(values).size).toBe(2)
})
