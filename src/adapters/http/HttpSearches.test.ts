import { describe, expect, test } from 'vitest'
import { createHttpSearches } from './HttpSearches.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer } from './testing/fake-server.ts'

const searcher = (answer: (asked: SeenRequest) => Response) => {
  const server = fakeServer(answer)
  return { server, searches: createHttpSearches(fakeDevice().tab(server).client) }
}
const ROW = { type: 'country', id: '7', title: 'Luino', subtitle: null, image: 'luino.svg', activityId: null }
const LUINO = {
  kind: 'municipality',
  id: 7,
  title: 'Luino',
  subtitle: undefined,
  image: 'luino.svg',
  activity: undefined,
}
const paramsOf = (path = '') => {
  const { pathname, searchParams } = new URL(path, 'http://x')
  return [pathname, Object.fromEntries(searchParams)]
}

const found = (...data: readonly unknown[]) => searcher(() => Response.json({ data })).searches.everything('luino')()

describe('the global search (DIR-08)', () => {
  test('sends the text', async () => {
    const { server, searches } = searcher(() => Response.json({ data: [ROW] }))
    expect(successOf(await searches.everything('luino & dintorni')())).toEqual([LUINO])
    expect(paramsOf(server.asked[0]?.path)).toEqual(['/app/search', { text: 'luino & dintorni', filters: '{}' }])
  })

  test('reads a topic with its activity', async () => {
    const topic = { type: 'topic', id: 101, title: 'Viabilità', subtitle: 'Comune', image: null, activityId: '1' }
    const { searches } = searcher(() => Response.json({ data: [topic] }))
    expect(successOf(await searches.everything('viab')())).toMatchObject([{ kind: 'topic', id: 101, activity: 1 }])
  })

  test('leaves out results of an unknown kind; if all are unknown, the answer is undecodable', async () => {
    const planet = { ...ROW, type: 'planet' }
    expect(successOf(await found(planet, ROW))).toEqual([LUINO])
    for (const unknown of [[planet], [planet, planet]])
      expect(failureOf(await found(...unknown))).toMatchObject({ _tag: 'Undecodable', path: 'data', actual: 'list' })
  })
})

test('a search by province reads each with its flag (DIR-08)', async () => {
  const { server, searches } = searcher(() =>
    Response.json({
      data: [
        { id: 1, name: 'Varese', show: 'Y', results: [ROW] },
        { id: '3', name: 'Prova', show: 'N', results: [] },
      ],
    }),
  )
  expect(successOf(await searches.byProvince('luino')())).toEqual([
    { id: 1, name: 'Varese', show: true, results: [LUINO] },
    { id: 3, name: 'Prova', show: false, results: [] },
  ])
  expect(paramsOf(server.asked[0]?.path)).toEqual(['/app/search/provinces', { text: 'luino' }])
})
