// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { PiazzaProvider } from '#ui/layout/piazza-context.tsx'
import { SheetMap } from './sheet-map.tsx'
import type { SheetMapView } from './sheet-view.ts'

const GIVEN = {
  ports: {
    placesMaps: {
      ground: { kind: 'tiles', attribution: 'OpenStreetMap' },
      prepare: () => {},
      mount: () => ({ show: () => {}, mark: () => {}, zoom: () => {}, fit: () => {}, destroy: () => {} }),
    },
  },
  piazza: {},
} as unknown as Omit<Parameters<typeof PiazzaProvider>[0], 'children'>

const placed = (id: number) => ({
  id,
  name: `Sosta ${id}`,
  icon: undefined,
  position: { latitude: 45.8, longitude: 8.8 },
})

const opened = async (gathered: readonly number[]) => {
  const dropped: string[] = []
  const view = {
    label: 'Mappa',
    image: { places: [], centre: undefined, gathered: gathered.map(placed) },
    drop: () => dropped.push('drop'),
  } as unknown as SheetMapView
  const { press } = await mounted(
    <PiazzaProvider {...GIVEN}>
      <SheetMap view={view} />
    </PiazzaProvider>,
  )
  return { dropped, press }
}

test('The phone’s Back and Escape close the places on one spot of the map of a sheet (SHELL-21)', async () => {
  const { dropped, press } = await opened([1, 2])
  await vi.waitFor(() => expect(history.state).toMatchObject({ 'piazza.dialog': 1 }))
  await press('Escape')
  expect(dropped).toEqual(['drop'])
  await act(async () => history.back())
  await vi.waitFor(() => expect(dropped).toEqual(['drop', 'drop']))
})

test('Without such places they do what they do anywhere', async () => {
  const { dropped, press } = await opened([])
  const before = history.length
  await press('Escape')
  expect([dropped, history.length]).toEqual([[], before])
})
