import { describe, expect, test, vi } from 'vitest'
import type { MunicipalitiesNow, MunicipalityPageNow } from '#application/town/municipalities/municipalities.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { municipalitiesView, municipalityView } from './municipalities-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const session = { requireSignIn: () => {} }
const read = (value: unknown) => ({ face: 'loaded', value })
const VARESE = { id: 2, name: 'Varese', province: 'Varese' }

const list = (...all: readonly object[]) => listFor(undefined, ...all)
const listFor = (town: object | undefined, ...all: readonly object[]) =>
  municipalitiesView({ session, town, municipalities: read(all) } as unknown as MunicipalitiesNow, speech)

const page = (parts: object | undefined) =>
  municipalityView(
    {
      session,
      page: parts && {
        id: 2,
        municipality: read(VARESE),
        activities: read([]),
        sheets: undefined,
        heart: () => ({ isFavourite: false, toggle: () => {} }),
        ...parts,
      },
    } as unknown as MunicipalityPageNow,
    speech,
  )

describe('The municipalities (DIR-06)', () => {
  test('begin with one’s own, which stands there alone', () => {
    expect(listFor(VARESE, { id: 3, name: 'Luino', province: 'Varese' }, VARESE)).toMatchObject({
      panel: {
        content: {
          provinces: [
            { heading: 'Il mio comune', rows: [{ key: 2 }] },
            { heading: 'Provincia di Varese', rows: [{ key: 3 }] },
          ],
        },
      },
    })
  })

  test.each([
    [false, 'Scegli come mio comune', { id: 2, name: 'Varese' }],
    [true, 'Togli come mio comune', undefined],
  ])('can be made one’s own on their page (%s)', (isMine, label, chosen) => {
    const choose = vi.fn<(town: unknown) => void>()
    const view = page({ isMine, choose })
    const mine = view.kind === 'page' && view.panel.kind === 'ready' ? view.panel.content.mine : undefined
    expect(mine?.label).toBe(label)
    mine?.press()
    expect(choose).toHaveBeenCalledExactlyOnceWith(chosen)
  })

  test('are grouped by province, those without one at the end', () => {
    expect(list({ id: 3, name: 'Luino' }, VARESE)).toMatchObject({
      panel: {
        content: {
          empty: undefined,
          provinces: [
            { heading: 'Provincia di Varese', rows: [{ open: { label: 'Varese', href: '/country/2' } }] },
            { heading: italian['municipalities.otherProvince'], rows: [{ open: { label: 'Luino' } }] },
          ],
        },
      },
    })
  })

  test('say so when there are none', () =>
    expect(list()).toMatchObject({ panel: { content: { empty: { title: italian['municipalities.empty'] } } } }))
})

describe('The page of a municipality (DIR-06)', () => {
  test('has its activities by category, with their addresses, and says so when there are none', () => {
    const things = [{ id: 7, name: 'Canottieri', address: 'Via Lido 1', municipality: VARESE }]
    expect(page({ activities: read([{ category: { name: 'Sport' }, things }]) })).toMatchObject({
      title: 'Varese',
      panel: {
        content: {
          province: 'Provincia di Varese',
          activities: {
            panel: {
              content: {
                none: undefined,
                groups: [{ heading: 'Sport', rows: [{ open: { label: 'Canottieri' }, where: 'Via Lido 1' }] }],
              },
            },
          },
          sheets: undefined,
        },
      },
    })
    expect(page({})).toMatchObject({
      panel: { content: { activities: { panel: { content: { none: italian['municipality.noActivities'] } } } } },
    })
  })

  test('leads to its sheets, once the reader is known', () =>
    expect(
      page({ sheets: read([{ category: { name: '' }, things: [{ id: 21, title: 'Parcheggi' }] }]) }),
    ).toMatchObject({
      panel: {
        content: {
          sheets: {
            panel: {
              content: { groups: [{ heading: 'Senza nome', rows: [{ open: { href: '/e015/21?country=2' } }] }] },
            },
          },
        },
      },
    }))

  test('that does not exist is not found', () => expect(page(undefined)).toMatchObject({ kind: 'notFound' }))
})
