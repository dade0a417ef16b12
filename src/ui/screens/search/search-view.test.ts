import { expect, test, vi } from 'vitest'
import type { SearchNow } from '#application/town/search/search.flow.ts'
import type { SearchList as FoundNow } from '#application/town/search/search.selectors.ts'
import { hoursFrom } from '#domain/directory/hours.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import type { Found, ProvinceId } from '#domain/search/search.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { Guide } from '#ui/documents/guide.ts'
import { searchView } from './search-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const VARESE = { id: 2 as ProvinceId, name: 'Varese', count: 3 }
const NOTHING: FoundNow = {
  face: 'idle',
  province: undefined,
  groups: [],
  count: 0,
  leftOut: 0,
  failure: undefined,
  failed: 'results',
}
const museum = { kind: 'activity', id: 7, title: '', subtitle: 'Varese' } as unknown as Found

const view = (found: Partial<FoundNow>, given: Partial<SearchNow<Guide>> = {}) =>
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
      town: undefined,
      guide: undefined,
      categories: [],
      ...given,
    },
    speech,
    { configuration: DEFAULTS },
  )

test('before a search, the recent searches are offered, or instructions', () => {
  const idle = { wish: { text: '', province: undefined } }
  expect(view({}, idle)).toMatchObject({ isIdle: true, where: undefined, content: { kind: 'empty' } })
  const chooseRecent = vi.fn<(text: string) => void>()
  const { content } = view({}, { ...idle, recent: ['lago'], chooseRecent })
  if (content?.kind === 'recent') content.rows[0]?.open.press()
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
  expect(content?.kind === 'found' && content.groups[0]?.rows.map(({ subtitle }) => subtitle)).toEqual([
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
  expect(view({ face: 'empty' }).content).toMatchObject({ kind: 'empty', action: { kind: 'way', href: '/activity' } })
})

const entry = (id: string, leadsTo: 'faultReport' | undefined) => ({
  id,
  question: `Domanda ${id}`,
  answer: ['Il sentiero è chiuso'],
  leadsTo,
})

test('The guide is searched as well, without what the town has switched off (DIR-08)', () => {
  const guide: Guide = [
    { id: 'a', title: 'A', questions: [entry('1', 'faultReport'), entry('2', undefined), entry('3', undefined)] },
    { id: 'b', title: 'B', questions: [entry('4', undefined), entry('5', undefined)] },
  ]
  const wish = { text: 'sentiero', province: undefined }
  const shown = view({ face: 'empty' }, { guide, wish })
  expect(shown.guide?.rows.map(({ open }) => open.href)).toEqual(['/assistance#1', '/assistance#2', '/assistance#3'])
  expect([shown.content, shown.summary]).toEqual([
    undefined,
    speech.say('search.count', { count: 3, text: 'sentiero' }),
  ])
  expect(view({ face: 'idle' }, { guide, wish: { text: '', province: undefined } }).guide).toBeUndefined()
})

const category = (id: number, name: string) => ({ id: id as CategoryId, name, icon: undefined })

test('categories are found by their names, in Italian too, and lead to their lists (DIR-08)', () => {
  const categories: SearchNow<Guide>['categories'] = [
    { of: 'activities', category: category(3, 'Sport') },
    { of: 'contacts', category: category(21, 'Farmacie e ambulatori') },
  ]
  const found = (text: string) => {
    const { content, ...seen } = view({ face: 'empty' }, { wish: { text, province: undefined }, categories })
    return [seen.categories?.rows.map(({ open, where }) => [open.label, open.href, where]), content?.kind]
  }
  const pharmacies = [[['Farmacie e ambulatori', '/contact?category=21', 'Luoghi']], undefined]
  expect([found('farmacia'), found('pharmacy')]).toEqual([pharmacies, pharmacies])
  expect(found('sport')).toEqual([[['Sport', '/activity?category=3', 'Attività']], undefined])
  expect(found('farmacia sport')).toEqual([undefined, 'empty'])
})
