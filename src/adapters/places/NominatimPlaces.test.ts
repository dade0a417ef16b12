import { describe, expect, test } from 'vitest'
import { failureOf, successOf } from '../http/testing/fake-device.ts'
import { type SeenRequest, BASE, fakeServer, never, refusal } from '../http/testing/fake-server.ts'
import { createNominatimPlaces } from './NominatimPlaces.ts'

const service = (answer: (asked: SeenRequest) => Response | Promise<Response>, base: string = BASE) => {
  const server = fakeServer(answer)
  return { server, places: createNominatimPlaces({ base, fetch: server.fetch }) }
}

/** An answer of nominatim.org, without fields that the app does not read. */
const VIA_SACCO = {
  place_id: 71842341,
  osm_type: 'way',
  lat: '45.8189',
  lon: '8.8240',
  display_name: '5, Via Luigi Sacco, Varese, Lombardia, 21100, Italia',
  address: {
    house_number: '5',
    road: 'Via Luigi Sacco',
    city: 'Varese',
    county: 'Varese',
    'ISO3166-2-lvl6': 'IT-VA',
    state: 'Lombardia',
    postcode: '21100',
    country: 'Italia',
    country_code: 'it',
  },
}
const found = async (...places: readonly unknown[]) =>
  successOf(await service(() => Response.json(places)).places.search('via sacco')())

describe('an address', () => {
  test('is searched in Italy, without token, cookie or referrer (PROF-06)', async () => {
    const { places, server } = service(() => Response.json([]), `${BASE}/geo/`)
    successOf(await places.search('via sacco 5')())
    const { path, token, init } = server.asked[0] ?? {}
    expect(path).toBe('/geo/search?q=via+sacco+5&format=jsonv2&addressdetails=1&countrycodes=it&limit=5')
    expect([token, init?.credentials, init?.referrerPolicy]).toEqual([undefined, 'omit', 'no-referrer'])
  })

  test('is split into the fields of a profile', async () =>
    expect(await found(VIA_SACCO)).toEqual([
      {
        label: '5, Via Luigi Sacco, Varese, Lombardia, 21100, Italia',
        address: 'Via Luigi Sacco 5',
        postalCode: '21100',
        municipality: 'Varese',
        province: 'VA',
        country: 'Italia',
      },
    ]))

  test.each([
    [{ town: 'Luino' }, 'Luino'],
    [{ village: 'Brinzio', county: 'Varese' }, 'Brinzio'],
    [{ hamlet: 'Rasa' }, 'Rasa'],
    [{}, undefined],
  ])('in a smaller place is in it: %j', async (address, municipality) =>
    expect(await found({ display_name: 'Qui', address })).toMatchObject([{ municipality }]),
  )

  test('without a code of its province has the name, and without a street none', async () =>
    expect(await found({ display_name: 'Qui', address: { county: 'Varese', house_number: '5' } })).toMatchObject([
      { province: 'Varese', address: undefined },
    ]))

  test.each([
    ['nonsense', () => Response.json({ boh: 'boh' }), 'Undecodable'],
    ['an error, as if all were well', () => Response.json({ error: 'boh' }), 'Refused'],
    ['another shape', () => Response.json('via sacco'), 'Undecodable'],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'Undecodable'],
    ['that it is down', () => refusal(503), 'Refused'],
  ])('is not found where the service answers %s', async (_, answer, failure) =>
    expect(failureOf(await service(answer).places.search('via sacco')())._tag).toBe(failure),
  )

  test('that is undecodable is left out, and the others are found', async () => {
    const nameless = { ...VIA_SACCO, display_name: ' ' }
    expect(await found(nameless, { display_name: 'Qui', address: {} })).toMatchObject([{ label: 'Qui' }])
    expect(await found(nameless)).toEqual([])
  })

  test('whose search is aborted is not requested further', async () => {
    const { places, server } = service(never)
    const leaving = new AbortController()
    const outcome = places.search('via sacco', leaving.signal)()
    leaving.abort()
    expect(failureOf(await outcome)).toEqual({ _tag: 'Aborted' })
    expect(server.asked[0]?.init.signal?.aborted).toBe(true)
  })
})
