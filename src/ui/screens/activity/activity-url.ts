import { queryOfAddress, topicOfAddress } from '#ui/base/screens.ts'

/** The tabs of an activity's page, in their order (DIR-02). */
export const ACTIVITY_TABS = ['info', 'notices', 'events', 'places'] as const
export type ActivityTab = (typeof ACTIVITY_TABS)[number]

const [FIRST_TAB] = ACTIVITY_TABS

/**
 * The tab that a URL names; undefined where it names none, or an unknown one. The URL of a topic names the tab that has
 * the topics.
 */
export const activityTabOf = (address: string): ActivityTab | undefined => {
  const asked = new URLSearchParams(queryOfAddress(address)).get('tab')
  return topicOfAddress(address) === undefined ? ACTIVITY_TABS.find((tab) => tab === asked) : 'notices'
}

/** The URL of a tab of a page; the first tab has no parameter. */
export const activityTabPath = (address: string, tab: ActivityTab): string => {
  const page = address.replace(/[?#].*$/, '')
  return tab === FIRST_TAB ? page : `${page}?tab=${tab}`
}
