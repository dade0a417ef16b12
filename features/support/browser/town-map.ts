import type { BrowserContext } from 'playwright-core'
import { smallArchive } from '#adapters/map/testing/small-archive.ts'

/** The tile in which Luino lies, at a zoom of less than a map begins with. */
const LUINO = [9, 268, 182] as const
/** The Lago Maggiore before Luino, roughly. */
const MAP = smallArchive(
  [
    {
      layer: 'water',
      form: 'area',
      properties: { kind: 'lake' },
      points: [
        [8.66, 45.95],
        [8.74, 46],
        [8.72, 46.06],
        [8.6, 46.02],
      ],
    },
    { layer: 'places', form: 'point', properties: { name: 'Luino' }, points: [[8.745, 46.003]] },
  ],
  LUINO,
)

/** Serves the map of a town as a file of which parts are asked for. */
export const serveTownMap = (context: BrowserContext, address: string): Promise<unknown> =>
  context.route(address, async (route) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? []
    const part = MAP.subarray(Number(first ?? 0), Number(last ?? MAP.length) + 1)
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `bytes ${first}-${Number(first) + part.length - 1}/${MAP.length}` },
      contentType: 'application/octet-stream',
      body: Buffer.from(part),
    })
  })
