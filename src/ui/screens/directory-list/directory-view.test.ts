import { expect, test, vi } from 'vitest'
import type { DirectoryNow } from '#application/town/directory-list/directory-list.flow.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { UNASKED } from '#application/kit/reading.ts'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { CategoryId } from '#domain/directory/category.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import { DEFAULT_DIRECTORY_QUERY } from '#domain/directory/directory-query.ts'
import { listedActivity, listedContact } from '#domain/directory/listed.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import italian from '#ui/messages/it.json'
import type { Here } from '#ui/view/screen.ts'
import { directoryView } from './directory-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const [LUINO, BARS] = [3 as MunicipalityId, 4 as CategoryId]
const inLuino = { ...DEFAULT_DIRECTORY_QUERY, municipality: LUINO }
const museum = { id: 1 as ActivityId, name: 'Museo' } as ActivitySummary
const bar = listedContact({ id: 9 as ContactId, name: 'Molo', category: BARS } as Contact)
const nothing = () => {}

type Given = Partial<Omit<DirectoryNow, 'rows' | 'wish'>> & {
  readonly rows?: Partial<DirectoryNow['rows']>
  readonly wish?: Partial<DirectoryNow['wish']>
}
const view = ({ rows, wish, ...given }: Given = {}, go = vi.fn<Here['go']>()) =>
  directoryView(
    {
      kind: 'contacts',
      wish: { query: DEFAULT_DIRECTORY_QUERY, page: 1, view: 'list', words: '', ...wish },
      rows: {
        face: 'full',
        all: [bar],
        count: 1,
        shortfall: NO_SHORTFALL,
        isStale: false,
        isIncomplete: false,
        failure: undefined,
        see: nothing,
        retry: nothing,
        ...rows,
      },
      groups: UNASKED,
      categories: { things: [{ id: BARS, name: 'Bar' }], hasFailed: false, retry: nothing },
      municipalities: { things: [], hasFailed: false, retry: nothing },
      heart: () => ({ isFavourite: false, toggle: nothing }),
      map: undefined,
      town: undefined,
      requireSignIn: nothing,
      ...given,
    },
    speech,
    { go },
  )

test('a contact shows its category by the name of the filter option with its id (DIR-07)', () => {
  const { content, total } = view()
  expect(total).toBe('1 luogo')
  expect(content.kind === 'rows' && content.list.at(0)).toMatchObject({ open: { label: 'Molo' }, category: 'Bar' })
})

test('the list starts at the page of the URL, and pages are links (DIR-10)', () => {
  const all = Array.from({ length: 45 }, () => undefined)
  expect(view({ rows: { all }, wish: { page: 2 } }).content).toMatchObject({
    list: { length: 45, first: 20 },
    pager: { current: 2, count: 3 },
  })
  expect(view({ rows: { all }, wish: { page: 9 } }).content).toMatchObject({ pager: { current: 3 } })
  expect(view({ rows: { all }, wish: { page: 2 } }).place.hrefOf(3)).toBe('/contact?page=3')
})

test('a new filter replaces the previous one, from the first page', () => {
  const go = vi.fn<Here['go']>()
  const { municipality } = view({ wish: { page: 2 } }, go).filters
  if (municipality?.kind === 'select') municipality.choose('3')
  expect(go).toHaveBeenCalledWith('/contact?country=3', { replace: true })
})

test('a filter of the URL has a label before the options are read, and failed options say so', () => {
  expect(view({ wish: { query: inLuino } }).filters.municipality).toMatchObject({
    value: '3',
    options: [{ value: '3', label: italian['directory.chosen'] }],
  })
  const failed = { things: [], hasFailed: true, retry: nothing }
  expect(view({ municipalities: failed }).filters.municipality).toMatchObject({ kind: 'failed', text: undefined })
})

test('where the list has failed too it alone says so, and one retry reads the options again', () => {
  const [list, municipalities] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { filters, content } = view({
    rows: { face: 'failed', retry: list },
    municipalities: { things: [], hasFailed: true, retry: municipalities },
  })
  expect([filters.municipality, filters.category?.kind]).toEqual([undefined, 'select'])
  if (content.kind === 'failed') content.retry.press()
  expect([list.mock.calls.length, municipalities.mock.calls.length]).toEqual([1, 1])
})

test('groups are offered for activities only, and have one direction (DIR-05)', () => {
  const orders = (given: Given) => view(given).filters.order?.sort.options.map(({ value }) => value)
  expect(orders({})).not.toContain('groups')
  expect(orders({ kind: 'activities' })).toContain('groups')
  const luino = { municipality: { id: LUINO, name: 'Luino' }, activities: [museum] }
  const groups = { ...UNASKED, face: 'loaded' as const, value: [luino] }
  const grouped = view({ kind: 'activities', groups, wish: { view: 'groups' } })
  expect(grouped.filters.order?.direction).toBeUndefined()
  expect(grouped.content).toMatchObject({
    groups: [{ heading: { label: 'Luino' }, rows: [{ key: 1, isNamesake: false }] }],
  })
  const twice = {
    ...groups,
    value: [luino, { municipality: { id: undefined, name: 'Brissago' }, activities: [museum] }],
  }
  expect(view({ kind: 'activities', groups: twice, wish: { view: 'groups' } }).content).toMatchObject({
    groups: [{ rows: [{ isNamesake: true }] }, { rows: [{ isNamesake: true }] }],
  })
  const list = view({ kind: 'activities', rows: { all: [listedActivity(museum)] } })
  expect(list.filters.order?.direction).toMatchObject({ sign: 'down' })
})

test('an empty list offers to clear the filters, or a link to Home', () => {
  const rows = { face: 'empty' as const, all: [], count: 0 }
  expect(view({ rows, wish: { query: inLuino } })).toMatchObject({
    clear: undefined,
    content: { kind: 'empty', sign: 'search', action: { kind: 'action' } },
  })
  expect(view({ rows }).content).toMatchObject({ sign: 'map', action: { kind: 'way', href: '/' } })
})

test('stale or incomplete rows have a message above the list (ERR-04)', () => {
  expect(view({ rows: { isStale: true } }).above).toMatchObject({ kind: 'stale' })
  expect(view({ rows: { isIncomplete: true } }).above).toMatchObject({ kind: 'failed', sign: 'lost' })
  expect(view({ rows: { isStale: true }, wish: { view: 'map' } }).above).toBeUndefined()
})

test('an activity without a name has a placeholder, and blank places are not shown', () => {
  const nameless = { ...museum, name: '', municipality: { id: undefined, name: '' }, address: 'Via Sacco 5' }
  const { content } = view({ kind: 'activities', rows: { all: [listedActivity(nameless)] } })
  expect(content.kind === 'rows' && content.list.at(0)).toMatchObject({
    open: { label: 'Senza nome' },
    where: 'Via Sacco 5',
  })
})
