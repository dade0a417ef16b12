import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { resourceNow } from '#application/kit/resource.selectors.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { fails, NO_PORTS, settle, shows, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Flight } from '#domain/e015/flight.ts'
import type { Sheet, SheetId, SheetItem, SheetItemId, SheetQuery } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS, type SheetFilters } from '#domain/e015/sheet-filters.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { SHEET_INTERVAL, sheetMachine } from './sheet.machine.ts'

const VARESE = 1 as SheetQuery['municipality']
const queryOf = (id: number): SheetQuery => ({ id: id as SheetId, municipality: VARESE, isAdmin: false })
const item = (id: number) => ({ id: id as SheetItemId, parking: undefined }) as SheetItem
const flight = (status: string | undefined) => ({ number: 'U2 1', scheduled: 1 as Instant, status }) as Flight
const sheetOf = (id: number, rest: Partial<Sheet> = {}): Sheet => ({
  id: id as SheetId,
  template: 'standard',
  title: 'Scheda',
  cover: undefined,
  municipality: undefined,
  data: [],
  items: [item(1), item(2)],
  flights: [],
  centre: undefined,
  ...rest,
})
const by = (filters: Partial<SheetFilters>): SheetFilters => ({ ...NO_SHEET_FILTERS, ...filters })
const board = (status: string | undefined) => sheetOf(17, { flights: [flight(status)] })
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const open = async (sheetId: number, filters: Partial<SheetFilters> = {}, isInSight = true) => {
  const clock = new SimulatedClock()
  const one = waitingPort<[SheetQuery, AbortSignal | undefined], RequestFailure, Sheet>()
  const again = waitingPort<[SheetQuery, AbortSignal | undefined], RequestFailure, Sheet>()
  let isVisible = isInSight
  let isOnline = true
  let tell: (() => void) | undefined
  const presence = {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    watch: (listener: () => void) => {
      tell = listener
      return () => {}
    },
  }
  const actor = createActor(sheetMachine({ sheets: { one: one.port, again: again.port }, presence }), {
    clock,
    input: { query: queryOf(sheetId), filters: by(filters) },
  })
  const filtered: SheetFilters[] = []
  actor.on('sheet.filtered', (news) => filtered.push(news.filters))
  actor.start()
  await settle()
  const see = () => actor.getSnapshot()
  return {
    one,
    again,
    filtered,
    see,
    face: () => resourceNow(see().children.sheet?.getSnapshot()).face,
    failure: () => see().children.sheet?.getSnapshot().context.failure,
    typed: () => see().children.typed?.getSnapshot().context.typed,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      await settle()
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settle()
    },
    show: async (visible: boolean, online = true) => {
      isVisible = visible
      isOnline = online
      tell?.()
      await settle()
    },
  }
}

test('every transition of a sheet is covered', async () => {
  const live = sheetOf(17)
  const walked = await walk(sheetMachine(NO_PORTS), {
    inputs: [{ query: queryOf(17), filters: NO_SHEET_FILTERS }],
    events: [
      { type: 'filters.changed', filters: by({ area: 'T1' }) },
      { type: 'filters.changed', filters: by({ flight: 'U2' }) },
      { type: 'filter.typed', text: 'U2' },
      { type: 'retry.requested' },
      { type: 'presence.gained' },
      { type: 'presence.lost' },
      shows('sheet', { value: live }),
      shows('typed', { text: 'U2', typed: 'U2' }),
      fails('sheet', new Error('Defect')),
      fails('typed', new Error('Defect')),
      fails('watchPresence', new Error('Defect')),
    ],
    showing: { sheet: { value: undefined }, typed: { text: '', typed: '' } },
    sees: ({ sheet: read, filters }) => [read !== undefined, filters.area, filters.flight],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('A sheet', () => {
  test('is read for its municipality and its reader, and shown (E015-01, E015-07)', async () => {
    const { one, see, face } = await open(21)
    expect([face(), one.call().asked[0]]).toEqual(['loading', queryOf(21)])
    await one.call().succeed(sheetOf(21))
    expect([face(), see().context.sheet?.title]).toEqual(['loaded', 'Scheda'])
  })

  test('that cannot be read shows why, and is read again on retry', async () => {
    const { one, face, failure, send } = await open(21)
    await one.call().fail(unreachable)
    expect([face(), failure()]).toEqual(['failed', unreachable])
    await send({ type: 'retry.requested' })
    await one.call().succeed(sheetOf(21))
    expect(face()).toBe('loaded')
  })

  test('after a defect shows a failure, still follows the URL, and is read again on retry', async () => {
    const { one, face, send, see, typed } = await open(17)
    await one.call().succeed(board('boarding'))
    await send(fails('sheet', new Error('A defect')) as never)
    expect([face(), see().context.sheet]).toEqual(['failed', undefined])
    await send({ type: 'filters.changed', filters: by({ flight: 'U2' }) })
    await send({ type: 'retry.requested' })
    await one.call().succeed(board('closed'))
    expect([face(), see().context.filters, typed()]).toEqual(['loaded', by({ flight: 'U2' }), 'U2'])
  })

  test('that does not exist is missing (fault 36)', async () => {
    const { one, face } = await open(99)
    await one.call().fail({ _tag: 'Missing' })
    expect(face()).toBe('missing')
  })
})

describe('A sheet that changes while it is open', () => {
  test('is refreshed at each interval, and differences are shown until the next refresh (E015-05)', async () => {
    const { one, again, pass, see } = await open(17)
    await one.call().succeed(board(undefined))
    expect(see().context.changes).toEqual([])
    await pass(SHEET_INTERVAL - 1)
    expect(again.calls.length).toBe(0)
    await pass(1)
    await again.call().succeed(board('boarding'))
    expect(see().context.changes).toEqual([flight('boarding')])
    await pass(SHEET_INTERVAL)
    expect([again.calls.length, see().context.changes]).toEqual([2, [flight('boarding')]])
    await again.call().succeed(board('boarding'))
    expect([see().context.changes, one.calls.length, again.calls.length]).toEqual([[], 1, 2])
  })

  test('pauses while the app is hidden, and is refreshed when it becomes visible', async () => {
    const { one, again, pass, show } = await open(17)
    await one.call().succeed(board(undefined))
    await show(false)
    await pass(10 * SHEET_INTERVAL)
    expect(again.calls.length).toBe(0)
    await show(true)
    expect(again.calls.length).toBe(1)
  })

  test('pauses from the start where the app is opened hidden', async () => {
    const { one, again, pass } = await open(17, {}, false)
    await one.call().succeed(board(undefined))
    await pass(10 * SHEET_INTERVAL)
    expect(again.calls.length).toBe(0)
  })

  test('is refreshed at once when the network changes, and a whole interval later again', async () => {
    const { one, again, pass, show } = await open(17)
    await one.call().succeed(board(undefined))
    await pass(SHEET_INTERVAL - 1)
    await show(true, false)
    await again.call().succeed(board('boarding'))
    await pass(SHEET_INTERVAL - 1)
    expect(again.calls.length).toBe(1)
    await pass(1)
    expect(again.calls.length).toBe(2)
  })

  test('is refreshed also where the first answer took longer than an interval', async () => {
    const { one, again, pass } = await open(17)
    await pass(SHEET_INTERVAL)
    await one.call().succeed(board(undefined))
    await pass(SHEET_INTERVAL)
    expect(again.calls.length).toBe(1)
  })

  test('stays as it was when a refresh fails, and is refreshed once that is possible (ERR-04)', async () => {
    const { one, again, pass, face, see } = await open(17)
    await one.call().succeed(board('boarding'))
    await pass(SHEET_INTERVAL)
    await again.call().fail(unreachable)
    expect([face(), see().context.sheet?.flights]).toEqual(['stale', [flight('boarding')]])
    await pass(SHEET_INTERVAL)
    await again.call().succeed(board('closed'))
    expect([face(), see().context.changes]).toEqual(['loaded', [flight('closed')]])
  })

  test('differs from other sheets, which are read once', async () => {
    const { one, again, pass, show } = await open(3)
    await one.call().succeed(sheetOf(3))
    await pass(10 * SHEET_INTERVAL)
    await show(false)
    await show(true)
    expect([one.calls.length, again.calls.length]).toEqual([1, 0])
  })

  test('includes parking places (E015-06)', async () => {
    const { one, again, pass } = await open(21)
    await one.call().succeed(sheetOf(21, { items: [{ ...item(1), parking: { free: 3, places: 9 } }] }))
    await pass(SHEET_INTERVAL)
    expect(again.calls.length).toBe(1)
  })
})

describe('A filter', () => {
  test('that is typed applies after a debounce, and the URL is updated (E015-04)', async () => {
    const { send, pass, filtered, see, typed } = await open(7, { category: 'Musica' })
    await send({ type: 'filter.typed', text: ' Via Roma ' })
    expect([filtered, typed()]).toEqual([[], ' Via Roma '])
    await pass(FILTER_REST)
    expect(filtered).toEqual([by({ category: 'Musica', address: 'Via Roma' })])
    expect(see().context.filters).toEqual(filtered[0])
  })

  test('is the number for flights, and starts with the value of the URL', async () => {
    const { send, pass, filtered, typed } = await open(17, { flight: 'U2' })
    expect(typed()).toBe('U2')
    await send({ type: 'filter.typed', text: 'FR' })
    await pass(FILTER_REST)
    expect(filtered).toEqual([by({ flight: 'FR' })])
  })

  test('from the URL replaces the typed text, and is not written back', async () => {
    const { send, pass, filtered, see, typed } = await open(7, { address: 'Roma' })
    await send({ type: 'filters.changed', filters: by({ address: '' }) })
    await pass(FILTER_REST)
    expect([typed(), see().context.filters, filtered]).toEqual(['', by({}), []])
  })

  test('chosen while another is being typed does not change the typed text', async () => {
    const { send, pass, filtered, typed } = await open(7)
    await send({ type: 'filter.typed', text: 'Via' })
    await send({ type: 'filters.changed', filters: by({ price: 'free' }) })
    expect(typed()).toBe('Via')
    await pass(FILTER_REST)
    expect(filtered).toEqual([by({ price: 'free', address: 'Via' })])
  })
})
