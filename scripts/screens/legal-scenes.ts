import { press, type Scene, toTheEnd } from './scene.ts'

const legal = { screen: 'legal', path: '/legal', who: 'nobody' } as const
const report = { screen: 'fault-report', path: '/report', who: 'mario.rossi' } as const

/** What the law asks of the site: legal notes, fault reports, and the question at the end of pages (LAW-01 … LAW-07). */
export const LEGAL_SCENES: readonly Scene[] = [
  { ...legal, state: 'full' },
  { ...legal, state: 'end', act: toTheEnd },
  { ...legal, state: 'de', path: '/de/legal' },
  { ...legal, state: 'de-end', path: '/de/legal', act: toTheEnd },
  { ...report, state: 'full' },
  { ...report, state: 'end', act: toTheEnd },
  { ...report, state: 'problems', act: press('Continua') },
  { ...report, state: 'de', path: '/de/report' },
  {
    ...legal,
    screen: 'page-feedback',
    state: 'rated',
    path: '/activity/1',
    act: async (page) => {
      await toTheEnd(page)
      await page.getByRole('radio', { name: /^2/ }).first().check({ force: true })
      await page.waitForTimeout(500)
      await toTheEnd(page)
    },
  },
]
