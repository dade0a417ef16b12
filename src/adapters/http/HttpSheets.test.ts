import { describe, expect, test } from 'vitest'
import type { SheetQuery } from '#domain/e015/sheet.ts'
import { createHttpSheets } from './HttpSheets.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const QUERY = { id: 21, municipality: 1, isAdmin: false } as SheetQuery

const reached = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, sheets: createHttpSheets(tab.client) }
}
const read = async (data: unknown) => successOf(await reached(() => Response.json({ data })).sheets.one(QUERY)())
const itemOf = async (item: unknown) => (await read({ id: 21, template: 'S', title: 'P', items: [item] })).items[0]

const flightOf = async (flight: unknown) =>
  (await read({ id: 17, template: 'S', title: 'Voli', flights: [flight] })).flights[0]

describe('A sheet', () => {
  test.each([
    [true, 'Y'],
    [false, 'N'],
  ])('is requested by id and municipality, as an administrator or not (%s, E015-07)', async (isAdmin, flag) => {
    const { sheets, asked } = reached(() => Response.json({ data: { id: 21, template: 'S', title: 'Parcheggi' } }))
    await sheets.one({ ...QUERY, isAdmin })()
    await sheets.again({ ...QUERY, isAdmin })()
    const sent = ['GET', `/app/e015s/21/countries/1?admin=${flag}`, undefined]
    expect(asked()).toEqual([sent, sent])
  })

  test('may lack most fields', async () => {
    expect(await read({ id: '21', template: 'AP', title: 'Parcheggi' })).toEqual({
      id: 21,
      template: 'byCategory',
      title: 'Parcheggi',
      cover: undefined,
      municipality: undefined,
      data: [],
      items: [],
      flights: [],
      centre: undefined,
    })
  })

  test('has entries and a centre; an invalid centre is ignored (E015-01, fault 46)', async () => {
    const rest = { id: 21, template: 'S', title: 'P', data: [{ label: 'Fonte', value: 'Comune' }] }
    const placed = await read({ ...rest, mapCenterPosition: { latitude: '45.8', longitude: 8.8 } })
    expect([placed.data, placed.centre]).toEqual([rest.data, { latitude: 45.8, longitude: 8.8 }])
    expect((await read({ ...rest, mapCenterPosition: { latitude: 0, longitude: 0 } })).centre).toBeUndefined()
  })

  test('that cannot be read is reported by a toast; a refresh fails silently (ERR-01, ERR-02)', async () => {
    const { sheets, failures } = reached(() => refusal(500, 'Guasto'))
    expect(failureOf(await sheets.again(QUERY)())).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
    expect(failures.length).toBe(0)
    expect(failureOf(await sheets.one(QUERY)())).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
    expect(failures.length).toBe(1)
  })
})

describe('An item of a sheet', () => {
  test('has all fields of E015-06 and its icon', async () => {
    expect(
      await itemOf({
        id: 5,
        title: 'Autosilo',
        name: 'Centro',
        address: 'Via Volta 1',
        activitySpace: 'Piano -1',
        categoria: 'Coperti',
        disciplina: 'Sosta',
        priceType: 'P',
        price: '2.5',
        date: { dateStart: '01-11-2026', dateEnd: '2026-11-30' },
        cover: 'a.svg',
        icon: 'p.svg',
        iconUrl: 'https://icone.it/p.png',
        iconDefault: 'd.svg',
        freeParkingPlaces: '7',
        parkingPlaces: 20,
        data: [{ label: 'Tariffa', value: '1 €' }],
        latitude: 45.8,
        longitude: 8.8,
      }),
    ).toEqual({
      id: 5,
      title: 'Autosilo',
      name: 'Centro',
      address: 'Via Volta 1',
      activitySpace: 'Piano -1',
      category: 'Coperti',
      discipline: 'Sosta',
      price: { kind: 'paid', amount: 2.5 },
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      cover: 'a.svg',
      icon: { address: 'https://icone.it/p.png', file: 'p.svg', standIn: 'd.svg' },
      parking: { free: 7, places: 20 },
      data: [{ label: 'Tariffa', value: '1 €' }],
      position: { latitude: 45.8, longitude: 8.8 },
    })
  })

  test('reads a value from an entry or a field, and shows it once', async () => {
    const data = [
      { label: ' CATEGORIA', value: 'Musei' },
      { label: 'Spazio attività', value: 'Sala 2' },
      { label: 'Disciplina', value: 'Nuoto' },
      { label: 'Orari', value: '9–18' },
    ]
    expect(await itemOf({ title: 'M', data })).toMatchObject({
      category: 'Musei',
      activitySpace: 'Sala 2',
      discipline: 'Nuoto',
      data: [data[3]],
    })
    expect(await itemOf({ title: 'M', categoria: 'Ville', data: data.slice(0, 1) })).toMatchObject({
      category: 'Ville',
    })
  })

  test('has its free places by letter; without the letter they are unknown, and a missing number is not zero', async () => {
    expect(await itemOf({ title: 'M', priceType: 'G', price: 3 })).toMatchObject({ price: { kind: 'free' } })
    expect(await itemOf({ name: 'N', freeParkingPlaces: null })).toMatchObject({
      title: 'N',
      price: undefined,
      parking: undefined,
    })
    expect(await itemOf({ title: 'M', freeParkingPlaces: 0 })).toMatchObject({ parking: { free: 0 } })
    const data = [{ label: 'Posti auto', value: '120' }]
    expect(await itemOf({ title: 'M', freeParkingPlaces: 7, data })).toMatchObject({
      parking: { free: 7, places: 120 },
      data: [],
    })
    expect(await itemOf({ title: 'Museo', data })).toMatchObject({ parking: undefined, data })
  })

  test.each([
    ['zero', 0, 0],
    ['exchanged', 8.8, 45.8],
    ['no number', 'x', 8.8],
    ['missing', undefined, undefined],
  ])('with coordinates that are %s has no place (fault 46)', async (_, latitude, longitude) => {
    expect((await itemOf({ title: 'M', latitude, longitude }))?.position).toBeUndefined()
  })

  test('has its own id; without one, or with a duplicate, it gets an unused one', async () => {
    const items = [7, undefined, 7].map((id) => ({ id, title: 'x' }))
    const { items: all } = await read({ id: 3, template: 'S', title: 'S', items })
    expect(all.map(({ id }) => Number(id))).toEqual([7, 1, 2])
  })
})

describe('A flight', () => {
  test('has its airline, number and area in labelled entries or in fields (E015-05)', async () => {
    const rest = {
      direction: 'P',
      airport: 'Napoli',
      scheduled: '2026-11-20T09:00:00Z',
      expected: '20-11-2026 10:30:00',
      status: 'DIROTTATO',
    }
    const told = {
      airline: 'easyJet',
      number: 'U2 1',
      area: 'T2',
      direction: 'departure',
      airport: 'Napoli',
      scheduled: Date.parse('2026-11-20T09:00:00Z'),
      expected: Date.parse('2026-11-20T09:30:00Z'),
      status: 'DIROTTATO',
    }
    const data = [
      { label: 'Compagnia', value: 'easyJet' },
      { label: 'numero', value: 'U2 1' },
      { label: 'AREA', value: 'T2' },
    ]
    expect(await flightOf({ ...rest, data })).toEqual(told)
    expect(await flightOf({ ...rest, compagnia: 'easyJet', numero: 'U2 1', area: 'T2' })).toEqual(told)
  })
})
