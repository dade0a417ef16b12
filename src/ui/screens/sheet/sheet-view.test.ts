import { describe, expect, test, vi } from 'vitest'
import type { SheetNow, SheetPageNow } from '#application/town/sheet/sheet.flow.ts'
import type { Flight } from '#domain/e015/flight.ts'
import type { DataEntry, Sheet, SheetItem } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS } from '#domain/e015/sheet-filters.ts'
import { boardView } from './board-view.ts'
import { entriesView, itemView } from './items-view.ts'
import { type SheetParts, sheetView } from './sheet-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const SHEET = { id: 1, template: 'byCategory', title: 'Luoghi', items: [], flights: [], data: [] }
const ITEM = { id: 5, title: 'Museo', icon: {}, data: [], category: 'Musei' } as unknown as SheetItem
const query = { id: 1, municipality: 2, isTownOpen: false, filters: NO_SHEET_FILTERS }

const nowOf = (now: object): SheetNow => {
  const some = {
    kind: 'sheet',
    today: '2026-11-23',
    filters: NO_SHEET_FILTERS,
    typed: '',
    changes: [],
    gathered: [],
    isMapCrashed: false,
    areFiltersShown: true,
    dayChoice: { month: undefined },
    tour: { isShown: false },
    verbs: { filter: () => {}, choose: () => {}, drop: () => {} },
    ...now,
  }
  return some as unknown as SheetNow
}
const viewOf = (parts: object) =>
  sheetView({ query, session: { requireSignIn: () => {} }, ...parts } as unknown as SheetPageNow, speech)

const seen = (sheet: object, now: object = {}): SheetParts | undefined => {
  const reading = { face: 'loaded', value: { ...SHEET, ...sheet } }
  const view = viewOf({ page: nowOf({ ...now, reading }) })
  return view.kind === 'page' && view.panel.kind === 'ready' ? view.panel.content : undefined
}

describe('The page of a sheet (E015-01)', () => {
  test.each([
    ['without a number', { query: { ...query, id: undefined } }, 'notFound'],
    ['of a town that is none', { query: { ...query, municipality: undefined } }, 'notFound'],
    ['that no town has', { page: { kind: 'town', face: 'missing' } }, 'notFound'],
    ['until it is known who reads', { page: undefined }, 'waiting'],
    ['while its town is looked for', { page: { kind: 'town', face: 'looking' } }, 'waiting'],
    ['whose town could not be found out', { page: { kind: 'town', face: 'failed' } }, 'failed'],
  ])('%s', (_, parts, kind) => {
    const view = viewOf(parts)
    expect(view.kind === 'page' ? view.panel.kind : view.kind).toBe(kind)
  })

  test('names its own filters in the tour: events only where there are some (SHELL-09)', () => {
    const titles = [SHEET.id, 7].map((id) => seen({ id }, { tour: { isShown: true } })?.filters?.tour?.title)
    expect(titles).toEqual(['Filtra l’elenco', 'Filtra eventi'])
  })

  test('has its filters while they are shown, and a button that clears them while any is set', () => {
    const items = [ITEM]
    expect(seen({ items })?.filters).toMatchObject({
      areShown: true,
      active: undefined,
      fields: { all: [{ kind: 'select', label: 'Categoria', options: [{ label: 'Musei' }] }], clear: undefined },
    })
    const filters = { ...NO_SHEET_FILTERS, category: 'Ville', direction: 'arrival' }
    const filter = vi.fn<() => void>()
    const view = seen({ items }, { filters, verbs: { filter } })
    expect(view).toMatchObject({
      filters: { fields: { all: [{ value: 'Ville', options: [{ label: 'Ville' }, { label: 'Musei' }] }] } },
      total: 'Nessun risultato',
      empty: { sign: 'search' },
    })
    view?.filters?.fields.clear?.press()
    expect(filter).toHaveBeenCalledWith({ ...NO_SHEET_FILTERS, direction: 'arrival' })
  })

  test('says why it is empty: the day, or the sheet', () => {
    expect(seen({ id: 7 })).toMatchObject({ empty: { sign: 'calendar' }, days: { today: undefined } })
    expect(seen({})).toMatchObject({ empty: { sign: 'list' }, days: undefined, items: undefined, data: undefined })
    expect(seen({ data: [{ label: 'Fonte', value: 'Regione' }] })).toMatchObject({ empty: undefined, data: {} })
  })

  test('has a map of the items with a place, until that crashes (faults 46 and 47)', () => {
    const items = [ITEM, { ...ITEM, id: 6, position: { latitude: 45, longitude: 8 } }]
    expect(seen({ items })).toMatchObject({ map: { image: { places: [{ id: 6 }] } }, crash: undefined })
    expect(seen({ items: [ITEM] })?.map).toBeUndefined()
    expect(seen({ items }, { isMapCrashed: true })).toMatchObject({ map: undefined, crash: { retry: {} } })
  })
})

const itemOf = (item: object, now: object = {}) => itemView({ ...ITEM, ...item }, nowOf(now), speech)

const entry = (label: string, value: string): DataEntry => ({ label, value })

describe('An item of a sheet', () => {
  test('shows its category, and its end (E015-06)', () => {
    const facts = { startDate: '2026-11-01', endDate: '2027-02-20', price: { kind: 'free' }, discipline: 'Nuoto' }
    expect(itemOf(facts).facts).toEqual([
      { words: 'Musei' },
      { words: 'Nuoto' },
      { words: 'Gratuito', tone: 'success' },
    ])
    expect(itemOf(facts).period).toBe('Dal 01-11-2026 al 20-02-2027')
    expect(itemOf({ ...facts, endDate: undefined, unreadable: ['endDate'] }).period).toBe(
      'Dal 01-11-2026: non riusciamo a leggere fino a quando',
    )
    expect(itemOf({ unreadable: ['endDate'] }).period).toBeUndefined()
    expect(itemOf({ startDate: '2027-02-20', endDate: '2027-02-20' }).period).toBe('Fino al 20-02-2027')
  })

  test('shows all details once it is selected', () => {
    expect(itemOf({ name: 'Museo', address: 'Via Roma 1' })).toMatchObject({ where: 'Via Roma 1', more: undefined })
    expect(itemOf({}, { chosen: 5 }).more).toMatchObject({ placeless: 'Non ha una posizione sulla mappa.' })
  })

  test('shows the free parking spaces', () => {
    const parking = { free: 69, places: 320 }
    expect(itemOf({ parking }).parking).toMatchObject({
      text: '69 posti liberi su 320',
      tone: 'plenty',
      share: 21.5625,
    })
    expect(itemOf({ parking: { free: 0, places: undefined } }).parking).toMatchObject({
      tone: 'full',
      share: undefined,
    })
  })

  test('links only to safe URLs, and repeats nothing', () => {
    const entries = [
      entry('Sito', 'https://museo.it/x'),
      entry('Sito', 'https://museo.it/x'),
      entry('', 'javascript:1'),
    ]
    expect(entriesView(entries, speech)).toMatchObject([
      { sign: 'seen', label: 'Sito', value: { label: 'museo.it/x' } },
      { sign: 'unseen', label: 'Senza titolo', value: { parts: ['javascript:1'] } },
    ])
  })

  test('links to what can be called or written to within a text', () => {
    const [first] = entriesView([entry('Prenotazioni', 'allo 0332 255265, o a sport@comune.example.it')], speech)
    expect(first?.value).toMatchObject({
      parts: ['allo ', { href: 'tel:0332255265' }, ', o a ', { href: 'mailto:sport@comune.example.it' }],
    })
  })
})

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+01:00`)
const flight = {
  number: 'AF 1',
  airport: 'Parigi',
  scheduled: at('10:00'),
  status: 'DELAYED',
  direction: 'departure',
}
const boardOf = (flights: readonly object[], changes: readonly object[] = []) =>
  boardView({ ...SHEET, id: 17, flights } as unknown as Sheet, nowOf({ changes: changes as readonly Flight[] }), speech)

describe('The board (E015-05)', () => {
  test('shows the scheduled and the new time of a flight, and its status', () => {
    expect(boardOf([{ ...flight, expected: at('10:30') }]).flights).toMatchObject([
      {
        name: 'Parigi',
        late: { scheduled: { words: '10:00' }, expected: { words: '10:30' } },
        time: undefined,
        otherDay: undefined,
        status: { sign: 'known', tone: 'warning' },
      },
    ])
  })

  test('keeps an unknown status, and omits an unknown time', () => {
    const [own] = boardOf([{ ...flight, status: 'DIROTTATO', scheduled: undefined, airport: undefined }]).flights
    expect(own).toMatchObject({ name: 'AF 1', time: '–', status: { sign: 'own', words: 'DIROTTATO' } })
    expect(boardOf([{ ...flight, status: undefined }]).flights[0]?.status).toMatchObject({ sign: 'planned' })
  })

  test('announces changes: each flight, or their number', () => {
    expect(boardOf([flight], [flight])).toMatchObject({
      news: 'AF 1 Parigi, In ritardo',
      flights: [{ changed: 'Aggiornato' }],
    })
    const many = Array.from({ length: 4 }, () => flight)
    expect(boardOf(many, many).news).toBe('4 voli aggiornati')
  })

  test('offers the direction only where the answer has it', () => {
    expect(boardOf([flight]).direction?.tabs).toMatchObject([
      { isCurrent: true },
      { label: 'Arrivi', isCurrent: false },
    ])
    expect(boardOf([{ ...flight, direction: undefined }]).direction).toBeUndefined()
  })
})
