import { expect, test, vi } from 'vitest'
import type { SearchNow } from '#application/search/search.flow.ts'
import type { SearchView as FoundNow } from '#application/search/search.selectors.ts'
import { hoursFrom } from '#domain/directory/hours.ts'
import type { Found, ProvinceId } from '#domain/search/search.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { italianIn } from '#ui/view/testing/italian.ts'
import { searchView } from './search-view.ts'

const speech = italianIn('Piazza')
const VARESE = { id: 2 as ProvinceId, name: 'Varese', count: 3 }
const NOTHING: FoundNow = {
  face: 'idle',
  province: undefined,
  groups: [],
  count: 0,
  failure: undefined,
  failed: 'results',
}
const museum = { kind: 'activity', id: 7, title: '', subtitle: 'Varese' } as unknown as Found

const view = (found: Partial<FoundNow>, given: Partial<SearchNow> = {}) =>
  searchView(
    {
      found: { ...NOTHING, ...found },
      moment: instantAt('2026-11-20' as LocalDate, '10:00' as LocalTime),
      typed: 'mus',
      wish: { text: 'mus', province: undefined },
      recent: [],
      isTooShort: false,
      offered: [VARESE],
      haveProvincesFailed: false,
      type: () => {},
      submit: () => {},
      lookIn: () => {},
      chooseRecent: () => {},
      forgetRecent: () => {},
      take: () => {},
      retry: () => {},
      retryProvinces: () => {},
      requireSignIn: () => {},
      ...given,
    },
    speech,
  )

test('before a search, the recent searches are offered, or instructions', () => {
  const idle = { wish: { text: '', province: undefined } }
  expect(view({}, idle)).toMatchObject({ isIdle: true, where: undefined, content: { kind: 'empty' } })
  const chooseRecent = vi.fn<(text: string) => void>()
  const { content } = view({}, { ...idle, recent: ['lago'], chooseRecent })
  if (content.kind === 'recent') content.rows[0]?.open.press()
  expect(chooseRecent).toHaveBeenCalledWith('lago')
})

test('results lead to their pages, by kind; one without a title has a placeholder (DIR-08)', () => {
  expect(view({ face: 'full', count: 1, groups: [{ kind: 'activity', results: [museum] }] })).toMatchObject({
    summary: '1 risultato per «mus»',
    content: {
      kind: 'found',
      isRefining: false,
      groups: [{ heading: 'Attività', rows: [{ open: { label: 'Senza titolo', href: '/activity/7' } }] }],
    },
  })
})

test('events of one title are told apart by their day (DIR-08)', () => {
  const results = ['2026-11-20', '2026-12-05'].map(
    (day) => ({ kind: 'event', id: 3, title: 'Assemblea', subtitle: 'Biumo', day }) as unknown as Found,
  )
  const { content } = view({ face: 'full', count: 2, groups: [{ kind: 'event', results }] })
  expect(content.kind === 'found' && content.groups[0]?.rows.map(({ subtitle }) => subtitle)).toEqual([
    'Oggi · Biumo',
    'Sabato 5 dicembre · Biumo',
  ])
})

test('a result says whether it is open now; words that ask for its hours are not marked (DIR-08)', () => {
  const hours = hoursFrom([{ day: 5, opens: '08:30' as LocalTime, closes: '18:30' as LocalTime }])
  const groups = [{ kind: 'activity' as const, results: [{ ...museum, hours }, museum] }]
  const { content } = view({ face: 'full', count: 2, groups }, { wish: { text: 'orari museo', province: undefined } })
  expect(content).toMatchObject({
    sought: 'museo',
    groups: [{ rows: [{ hours: { sign: 'open', words: 'Aperto ora · chiude alle 18:30' } }, { hours: undefined }] }],
  })
})

test('older results stay while newer ones are loading, and are not counted', () => {
  expect(view({ face: 'refining', count: 1, groups: [{ kind: 'activity', results: [museum] }] })).toMatchObject({
    summary: '',
    content: { kind: 'found', isRefining: true },
  })
})

test('provinces are offered with their number of results; their failure is shown unless everything failed', () => {
  expect(view({ face: 'full', province: VARESE }).where?.provinces?.choices).toMatchObject([
    { label: 'Ovunque', isOn: false },
    { label: 'Varese', count: 3, isOn: true },
  ])
  expect(view({ face: 'full' }, { haveProvincesFailed: true }).where).toMatchObject({ retry: { kind: 'action' } })
  expect(view({ face: 'failed' }, { haveProvincesFailed: true, offered: [] })).toMatchObject({
    where: { retry: undefined },
    content: { kind: 'failed' },
  })
})

test('an empty result in a province offers to search everywhere', () => {
  expect(view({ face: 'empty', province: VARESE }).content).toMatchObject({ action: { kind: 'action' } })
  expect(view({ face: 'empty' }).content).toMatchObject({ kind: 'empty', action: undefined })
})
