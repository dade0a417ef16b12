import * as seen from './search.selectors.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { type Found, type FoundKind, type ProvinceId, type ProvinceResults, searchOf } from '#domain/search/search.ts'
import { SEARCH_REST, searchMachine } from './search.machine.ts'
import type { SearchNews, SearchWish } from './search-wish.ts'

const NOTHING: SearchWish = { text: '', province: undefined }
const VARESE = 1 as ProvinceId
const HIDDEN = 3 as ProvinceId
const everywhere = (text: string): SearchWish => ({ text, province: undefined })
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const thing = (id: number, kind: FoundKind = 'activity') =>
  ({ kind, id, title: `Cosa ${id}`, subtitle: undefined, image: undefined, activity: undefined }) as Found
const province = (id: ProvinceId, show: boolean, ...results: readonly Found[]): ProvinceResults => ({
  id,
  name: `Provincia ${id}`,
  show,
  results,
})

const open = (wish: SearchWish = NOTHING, modules: Configuration['modules'] = {}) => {
  const everything = waitingPort<[string], RequestFailure, readonly Found[]>()
  const byProvince = waitingPort<[string], RequestFailure, readonly ProvinceResults[]>()
  const clock = new SimulatedClock()
  const actor = createActor(
    searchMachine({
      configuration: { ...DEFAULTS, modules },
      searches: { everything: everything.port, byProvince: byProvince.port },
    }),
    { input: { wish }, clock },
  )
  const news: SearchNews[] = []
  actor.on('search.asked', (one) => news.push(one))
  actor.start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    everything,
    byProvince,
    news,
    now,
    rest: async () => {
      clock.increment(SEARCH_REST)
      await settle()
    },
    type: (text: string) => actor.send({ type: 'text.typed', text }),
    view: () => seen.searchView(now(), now().children.results?.getSnapshot(), now().children.provinces?.getSnapshot()),
    offered: () => seen.offeredProvinces(now().children.provinces?.getSnapshot()),
  }
}
const idsOf = ({ groups }: seen.SearchList) => groups.flatMap(({ results }) => results.map(({ id }) => id))

test('every transition of the search is covered', async () => {
  const walked = await walk(searchMachine(NO_PORTS), {
    inputs: [{ wish: NOTHING }],
    events: [
      { type: 'text.typed', text: '' },
      { type: 'text.typed', text: 'bar' },
      { type: 'text.typed', text: 'teatro' },
      { type: 'search.submitted' },
      { type: 'recent.chosen', text: 'teatro' },
      { type: 'wish.changed', wish: NOTHING },
      { type: 'wish.changed', wish: everywhere('bar') },
      { type: 'wish.changed', wish: { text: 'bar', province: VARESE } },
      { type: 'province.chosen', province: VARESE },
      { type: 'retry.requested' },
      fails('results', new Error('Defect')),
      fails('provinces', new Error('Defect')),
    ],
    sees: ({ typed, wish }) => [searchOf(typed) === wish.text, typed === '', wish.text === ''],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('The typed text (DIR-08)', () => {
  test('is searched after a debounce, and the URL is updated', async () => {
    const one = open()
    one.type('bi')
    one.type('bib')
    one.type(' bibl ')
    expect([one.everything.calls.length, one.view().face]).toEqual([0, 'idle'])
    await one.rest()
    expect(one.everything.calls.map(({ asked }) => asked[0])).toEqual(['bibl'])
    expect(one.byProvince.calls.map(({ asked }) => asked[0])).toEqual(['bibl'])
    expect(one.news).toEqual([{ type: 'search.asked', wish: everywhere('bibl') }])
    expect(one.now().context.typed).toBe(' bibl ')
  })

  test('is searched at once when it is submitted, and not again after the debounce', async () => {
    const one = open()
    one.type('teatro')
    one.actor.send({ type: 'search.submitted' })
    await settle()
    await one.rest()
    expect([one.everything.calls.length, one.news.length]).toEqual([1, 1])
  })

  test.each(['bar ', ' bar', 'b\u200bar', 'bar\t'])('written as %j is the same search as bar', async (typed) => {
    const one = open(everywhere('bar'))
    one.type(typed)
    await one.rest()
    expect([one.everything.calls.length, one.news, one.now().context.typed]).toEqual([1, [], typed])
  })

  test('of one letter is not searched, and shows a hint', async () => {
    const one = open()
    one.type('b')
    await one.rest()
    expect([one.view().face, seen.isTooShort(one.now()), one.everything.calls.length]).toEqual(['idle', true, 0])
  })

  test('keeps the old results visible until the new ones arrive, and ignores answers to older texts', async () => {
    const one = open(everywhere('bar'))
    await settle()
    await one.byProvince.call().succeed([])
    await one.everything.call().succeed([thing(1)])
    expect([one.view().face, idsOf(one.view())]).toEqual(['full', [1]])
    one.type('teatro')
    await one.rest()
    expect([one.view().face, idsOf(one.view())]).toEqual(['refining', [1]])
    one.type('museo')
    await one.rest()
    await one.everything.call(1).succeed([thing(2)])
    expect(idsOf(one.view())).toEqual([1])
    await one.everything.call().succeed([thing(3)])
    expect([one.view().face, idsOf(one.view())]).toEqual(['full', [3]])
  })

  test('without results says so, also when all results have no page', async () => {
    const one = open(everywhere('bar'))
    await settle()
    await one.everything.call().succeed([thing(1, 'topic')])
    expect([one.view().face, one.view().count]).toEqual(['empty', 0])
  })

  test('stays when the search fails, without old results, and a retry searches again', async () => {
    const one = open(everywhere('bar'))
    await settle()
    await one.everything.call().succeed([thing(1)])
    one.type('teatro')
    await one.rest()
    await one.everything.call().fail(unreachable)
    expect(one.view()).toMatchObject({ face: 'failed', failure: unreachable, groups: [], failed: 'results' })
    expect(one.now().context.typed).toBe('teatro')
    one.now().children.results?.send({ type: 'retry.requested' })
    await settle()
    expect(one.view().face).toBe('loading')
    await one.everything.call().succeed([thing(2)])
    expect(idsOf(one.view())).toEqual([2])
  })

  test('that is cleared leads back to the start', async () => {
    const one = open(everywhere('bar'))
    one.type('')
    await one.rest()
    expect([one.view().face, one.news.at(-1)?.wish]).toEqual(['idle', NOTHING])
  })
})

describe('The URL', () => {
  test('changes the search on a back navigation', async () => {
    const one = open(everywhere('bar'))
    one.actor.send({ type: 'wish.changed', wish: { text: 'teatro', province: VARESE } })
    await settle()
    expect([one.now().context.typed, one.everything.call().asked[0], one.news]).toEqual(['teatro', 'teatro', []])
  })

  test('with the current search does not change the text being typed', async () => {
    const one = open(everywhere('bar'))
    one.type('barba')
    one.actor.send({ type: 'wish.changed', wish: everywhere('bar') })
    expect(one.now().context.typed).toBe('barba')
  })
})

describe('Provinces (DIR-08)', () => {
  const answered = async (wish: SearchWish = everywhere('bar')) => {
    const one = open(wish)
    await settle()
    await one.everything.call().succeed([thing(1), thing(2), thing(3)])
    await one.byProvince
      .call()
      .succeed([province(VARESE, true, thing(2)), province(2 as ProvinceId, true), province(HIDDEN, false, thing(3))])
    return one
  }

  test('are offered with their number of results; hidden ones are not', async () => {
    const one = await answered()
    expect(one.offered().map(({ id, count }) => [id, count])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  test('filter the results without a new request, and the URL is updated', async () => {
    const one = await answered()
    one.actor.send({ type: 'province.chosen', province: VARESE })
    expect(one.view()).toMatchObject({ face: 'full', count: 1, province: { id: VARESE } })
    expect([one.news.at(-1)?.wish.province, one.everything.calls.length]).toEqual([VARESE, 1])
    one.actor.send({ type: 'province.chosen', province: undefined })
    expect(one.view().count).toBe(3)
  })

  test('keep what was found in one until another text is answered', async () => {
    const one = await answered({ text: 'bar', province: VARESE })
    one.type('teatro')
    await one.rest()
    expect(one.view()).toMatchObject({ face: 'refining', count: 1, province: { id: VARESE } })
    await one.byProvince.call().succeed([province(VARESE, true, thing(4), thing(5))])
    expect([one.view().face, idsOf(one.view())]).toEqual(['full', [4, 5]])
  })

  test.each([
    ['a hidden one', HIDDEN],
    ['one that never was', 99 as ProvinceId],
  ])('%s in the URL is ignored', async (_, asked) => {
    const one = await answered({ text: 'bar', province: asked })
    expect(one.view()).toMatchObject({ face: 'full', count: 3, province: undefined })
  })

  test('that cannot be read do not affect the results', async () => {
    const one = open(everywhere('bar'))
    await settle()
    await one.everything.call().succeed([thing(1)])
    await one.byProvince.call().fail(unreachable)
    expect([one.view().face, seen.haveProvincesFailed(one.now().children.provinces?.getSnapshot())]).toEqual([
      'full',
      true,
    ])
  })

  test('that cannot be read fail the search within a province', async () => {
    const one = open({ text: 'bar', province: VARESE })
    await settle()
    await one.everything.call().succeed([thing(1)])
    await one.byProvince.call().fail(unreachable)
    expect(one.view()).toMatchObject({ face: 'failed', failed: 'provinces', failure: unreachable })
  })
})

test('A recent search is typed and looked for at once', async () => {
  const one = open()
  one.actor.send({ type: 'recent.chosen', text: 'museo' })
  await settle()
  expect([one.everything.call().asked[0], one.now().context.typed]).toEqual(['museo', 'museo'])
})

test('A town without events finds none, in total and by province', async () => {
  const { everything, byProvince, view } = open({ text: 'biblioteca', province: undefined }, { events: false })
  await settle()
  await everything.call().succeed([thing(1), thing(2, 'event')])
  await byProvince.call().succeed([province(12 as ProvinceId, true, thing(1), thing(2, 'event'))])
  expect(view().groups.map(({ kind }) => kind)).toEqual(['activity'])
})
