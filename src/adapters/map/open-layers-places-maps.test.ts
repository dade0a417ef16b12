import { describe, expect, test, vi } from 'vitest'
import type { PlacesMapHandle, PlacesMapOptions } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Gathering } from './gathering.ts'
import { createOpenLayersPlacesMaps } from './open-layers-places-maps.ts'

type Draw = Awaited<ReturnType<NonNullable<Parameters<typeof createOpenLayersPlacesMaps>[1]>>>

/** Waits several tasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const place = (longitude: number, latitude: number) => ({ position: { longitude, latitude } }) as unknown as Mapped
const element = { replaceChildren: () => {} } as unknown as HTMLElement

/** A map whose library loads under control of the test, with a log of its calls. */
const mounted = (start?: () => Promise<Gathering>) => {
  const done: unknown[][] = []
  const gathering = {
    load: (positions: Float64Array) => done.push(['gathered', ...positions]),
    end: () => done.push(['ended']),
  } as unknown as Gathering
  const handle = {
    show: (places: readonly Mapped[]) => done.push(['shown', places.length]),
    destroy: () => done.push(['destroyed']),
  } as unknown as PlacesMapHandle
  const { promise: library, resolve } = Promise.withResolvers<Draw>()
  const onFailed = vi.fn<() => void>()
  const maps = createOpenLayersPlacesMaps(undefined, () => library, start ?? (async () => gathering))
  const map = maps.mount(element, { onFailed } as unknown as PlacesMapOptions)
  return { map, done, onFailed, libraryComes: () => resolve(() => () => handle) }
}

describe('A map of places', () => {
  test('starts clustering its places while the library is loading', async () => {
    const { map, done, libraryComes } = mounted()
    map.show([place(8.8, 45.8), place(8.9, 45.9)])
    await settle()
    expect(done).toEqual([['gathered', 8.8, 45.8, 8.9, 45.9]])
    libraryComes()
    await settle()
    expect(done.slice(1)).toEqual([['shown', 2]])
  })

  test('shows only places that were clustered before', async () => {
    const { map, done, libraryComes } = mounted()
    libraryComes()
    await settle()
    map.show([place(8.8, 45.8)])
    await settle()
    expect(done).toEqual([
      ['gathered', 8.8, 45.8],
      ['shown', 1],
    ])
  })

  test('ends its clustering, also when it was never drawn', async () => {
    const drawn = mounted()
    drawn.libraryComes()
    await settle()
    drawn.map.destroy()
    await settle()
    expect(drawn.done.toSorted()).toEqual([['destroyed'], ['ended']])
    const late = mounted()
    late.map.destroy()
    await settle()
    expect(late.done).toEqual([['ended']])
  })

  test('whose clustering fails to load reports it once (fault 47)', async () => {
    const { map, onFailed, libraryComes } = mounted(() => Promise.reject(new Error('No network')))
    map.show([place(8.8, 45.8)])
    libraryComes()
    await settle()
    map.destroy()
    await settle()
    expect(onFailed).toHaveBeenCalledTimes(1)
  })
})

test('A map of places takes what was prepared for it, and the next one is loaded anew', async () => {
  const load = vi.fn<() => Promise<Draw>>(async () => () => () => ({ show: () => {} }) as unknown as PlacesMapHandle)
  const maps = createOpenLayersPlacesMaps(undefined, load, async () => ({ end: () => {} }) as unknown as Gathering)
  const mount = () => maps.mount(element, { onFailed: () => {} } as unknown as PlacesMapOptions)
  maps.prepare()
  mount()
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  mount()
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
})
