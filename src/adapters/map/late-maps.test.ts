import { expect, test, vi } from 'vitest'
import type { Maps, MapOptions } from '#application/ports/maps.ts'
import { lateMaps } from './late-maps.ts'

const CALLS = { zoom: true, recentre: true, destroy: true } as const
const element = {} as HTMLElement
const optionsWith = (onFailed: () => void) => ({ onFailed }) as unknown as MapOptions

const still: Maps['mount'] = () => ({ zoom: () => {}, recentre: () => {}, destroy: () => {} })

test('calls to a map wait for its adapter, in order', async () => {
  const calls: unknown[] = []
  const mount: Maps['mount'] = () => ({
    zoom: (levels) => calls.push(levels),
    recentre: () => calls.push('recentre'),
    destroy: () => calls.push('destroy'),
  })
  const map = lateMaps<Maps>({ kind: 'plain' }, CALLS, async () => ({
    ground: { kind: 'plain' },
    prepare: () => {},
    mount,
  })).mount(
    element,
    optionsWith(() => calls.push('failed')),
  )
  expect(Object.keys(map)).toEqual(['zoom', 'recentre', 'destroy'])
  map.zoom(2)
  map.recentre()
  map.destroy()
  expect(calls).toEqual([])
  await vi.waitFor(() => expect(calls).toEqual([2, 'recentre', 'destroy']))
})

test('a map whose adapter cannot be loaded fails once, unless it is gone (fault 47)', async () => {
  const failed = vi.fn<() => void>()
  const maps = lateMaps<Maps>({ kind: 'plain' }, CALLS, () => Promise.reject(new Error('No network')))
  const [shown, gone] = [maps.mount(element, optionsWith(failed)), maps.mount(element, optionsWith(failed))]
  shown.recentre()
  gone.destroy()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).toHaveBeenCalledOnce()
})

test('what draws a map is fetched ahead, and what does not come is left to the map (fault 47)', async () => {
  const prepare = vi.fn<() => void>()
  lateMaps<Maps>({ kind: 'plain' }, CALLS, async () => ({ ground: { kind: 'plain' }, prepare, mount: still })).prepare()
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce())
  const failed = vi.fn<() => void>()
  const lost = lateMaps<Maps>({ kind: 'plain' }, CALLS, () => Promise.reject(new Error('No network')))
  lost.prepare()
  lost.mount(element, optionsWith(failed))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
})

test('the map that is prepared is the one that is mounted; an adapter that did not come is asked for again', async () => {
  const made: string[] = []
  const load = vi.fn<() => Promise<Maps>>(async () => ({
    ground: { kind: 'plain' },
    prepare: () => void made.push('prepared'),
    mount: (...options) => {
      made.push('mounted')
      return still(...options)
    },
  }))
  load.mockRejectedValueOnce(new Error('No network'))
  const maps = lateMaps<Maps>({ kind: 'plain' }, CALLS, load)
  maps.prepare()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  maps.prepare()
  maps.mount(
    element,
    optionsWith(() => made.push('failed')),
  )
  await vi.waitFor(() => expect(made).toEqual(['prepared', 'mounted']))
  expect(load).toHaveBeenCalledTimes(2)
})
