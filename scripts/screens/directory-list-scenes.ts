import type { Page } from 'playwright-core'
import { answerFromNow, type Scene, toTheEnd } from './scene.ts'

const nobody = { who: 'nobody' } as const

/** Makes every further refresh fail. */
const pagesFail = async (page: Page): Promise<void> => {
  await page.locator('[data-row="0"]').waitFor()
  await answerFromNow(page, '/app/activity-contacts', undefined)
  await toTheEnd(page)
  await page.getByRole('alert').first().waitFor()
}

/** The lists of the directory, in each of their states. */
export const DIRECTORY_LIST_SCENES: readonly Scene[] = [
  { screen: 'activities', state: 'full', path: '/activity', ...nobody },
  { screen: 'activities', state: 'by-municipality', path: '/activity?group=country', ...nobody },
  { screen: 'activities', state: 'one-municipality', path: '/activity?country=2', ...nobody },
  { screen: 'activities', state: 'end', path: '/activity', ...nobody, act: toTheEnd },
  { screen: 'activities', state: 'nothing-found', path: '/activity?country=99', ...nobody },
  { screen: 'activities', state: 'failed', path: '/activity', fault: '500@directory.activities', ...nobody },
  { screen: 'activities', state: 'offline', path: '/activity', fault: 'offline@directory.activities', ...nobody },
  {
    screen: 'activities',
    state: 'loading',
    path: '/activity',
    fault: 'timeout@directory.activities',
    isWaiting: true,
    ...nobody,
  },
  { screen: 'contacts', state: 'full', path: '/contact', ...nobody },
  { screen: 'contacts', state: 'page-3', path: '/contact?page=3', ...nobody },
  {
    screen: 'contacts',
    state: 'without-categories',
    path: '/contact',
    fault: '500@directory.contactCategories',
    ...nobody,
  },
  { screen: 'contacts', state: 'pages-missing', path: '/contact', ...nobody, act: pagesFail },
]
