import { describe, expect, test, vi } from 'vitest'
import type { MapOptions } from '#application/ports/maps.ts'
import { createOpenLayersMaps } from './open-layers-maps.ts'

type Load = NonNullable<Parameters<typeof createOpenLayersMaps>[1]>
type DrawMap = Awaited<ReturnType<Load>>

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const mountWith = (drawMap: DrawMap | Error) => {
  const element = { replaceChildren: vi.fn<() => void>() } as unknown as HTMLElement
  const onFailed = vi.fn<() => void>()
  const load: Load = () => (drawMap instanceof Error ? Promise.reject(drawMap) : Promise.resolve(drawMap))
  const map = createOpenLayersMaps(undefined, load).mount(element, { onFailed } as unknown as MapOptions)
  return { map, onFailed, element }
}

describe('A map', () => {
  test('that fails to load reports it once, and leaves its element empty (fault 47)', async () => {
    const { map, onFailed, element } = mountWith(new Error('No network'))
    await settle()
    map.zoom(1)
    await settle()
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect(element.replaceChildren).toHaveBeenCalledWith()
  })

  test('that crashes while it is drawn reports it too', async () => {
    const { onFailed } = mountWith(() => {
      throw new Error('No canvas')
    })
    await settle()
    expect(onFailed).toHaveBeenCalledTimes(1)
  })

  test('runs the calls it received while loading', async () => {
    const handle = {
      zoom: vi.fn<(levels: number) => void>(),
      recentre: vi.fn<() => void>(),
      destroy: vi.fn<() => void>(),
    }
    const { map } = mountWith(() => handle)
    map.zoom(1)
    map.recentre()
    await settle()
    expect(handle.zoom).toHaveBeenCalledWith(1)
    expect(handle.recentre).toHaveBeenCalledTimes(1)
    map.destroy()
    await settle()
    expect(handle.destroy).toHaveBeenCalledTimes(1)
  })

  test('that is removed while loading is not drawn, and reports no failure', async () => {
    const drawMap = vi.fn<DrawMap>()
    const { map, onFailed } = mountWith(drawMap)
    map.destroy()
    await settle()
    expect(drawMap).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })
})

test('A map takes what was prepared for it, and the next one is loaded anew', async () => {
  const load = vi.fn<Load>(async () => () => ({ zoom: () => {}, recentre: () => {}, destroy: () => {} }))
  const maps = createOpenLayersMaps(undefined, load)
  const mount = () => maps.mount({} as HTMLElement, { onFailed: () => {} } as unknown as MapOptions)
  maps.prepare()
  mount()
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  mount()
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
})
