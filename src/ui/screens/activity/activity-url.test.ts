import { expect, test } from 'vitest'
import { ACTIVITY_TABS, activityTabOf, activityTabPath } from './activity-url.ts'

test.each<[string, string | undefined]>([
  ['/activity/1', undefined],
  ['/activity/1?tab=', undefined],
  ['/activity/1?tab=tutto', undefined],
  ['/activity/1?tab=info', 'info'],
  ['/activity/1?tab=notices', 'notices'],
  ['/activity/1?tab=events', 'events'],
  ['/activity/1?tab=places', 'places'],
  ['/activity/1#topic-101', 'notices'],
  ['/activity/1?tab=places#topic-101', 'notices'],
])('The address %s names the tab %s (DIR-02)', (address, tab) => {
  expect(activityTabOf(address)).toBe(tab)
})

test('Each tab has an address that names it, without the topic of another; the first has none of its own', () => {
  expect(ACTIVITY_TABS.map((tab) => activityTabPath('/activity/1?tab=places#topic-101', tab))).toEqual([
    '/activity/1',
    '/activity/1?tab=notices',
    '/activity/1?tab=events',
    '/activity/1?tab=places',
  ])
})
