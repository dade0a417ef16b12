import { MOST_OF_MAP } from '#domain/town/configuration.ts'
import { archiveOf, type DrawnFeature, smallArchive, tileOf } from '#adapters/map/testing/small-archive.ts'

/** The tile in which Luino lies, at a zoom of less than a map begins with. */
const LUINO = [9, 268, 182] as const
/** The Lago Maggiore before Luino, roughly. */
const LAKE: DrawnFeature = {
  layer: 'water',
  form: 'area',
  properties: { kind: 'lake' },
  points: [
    [8.66, 45.95],
    [8.74, 46],
    [8.72, 46.06],
    [8.6, 46.02],
  ],
}
/** A pond around the middle of Varese, for the pages of single places. */
const POND: DrawnFeature = {
  ...LAKE,
  points: [
    [8.8, 45.8],
    [8.85, 45.8],
    [8.85, 45.84],
    [8.8, 45.84],
  ],
}
const NAME: DrawnFeature = { layer: 'places', form: 'point', properties: { name: 'Luino' }, points: [[8.745, 46.003]] }
export const MAP = smallArchive([LAKE, POND, NAME], LUINO)
/** The lake has run dry. */
const NEWER_MAP = smallArchive([NAME], LUINO)

/** The tile of Luino at the zoom from which streets are there, and one of the next zoom that finds no room. */
const LUINO_NEAR = [13, 4294, 2914] as const
const LARGE_MAP = archiveOf([
  [LUINO_NEAR, tileOf([LAKE, NAME], LUINO_NEAR)],
  [[14, 0, 0], new Uint8Array(MOST_OF_MAP)],
])
/** The same for a map whose streets find no room. */
const HUGE_MAP = archiveOf([
  [LUINO, tileOf([LAKE, NAME], LUINO)],
  [LUINO_NEAR, new Uint8Array(MOST_OF_MAP)],
])

/** Where a device keeps the map. */
export const [SHELF, KEPT] = ['piazza.map', '/town-map'] as const

/** What has become of the town's map on its host. */
export const MAP_STATES = [
  'is there again',
  'is gone',
  'is larger than what is kept',
  'is too big to be kept',
  'comes slowly',
  'has changed',
] as const
export type MapState = (typeof MAP_STATES)[number]

/** What is asked of the host of the map: all of it, or what it is (`HEAD`), or a range of bytes. */
type MapAsked = Readonly<{ method: string; range: string | undefined }>
type MapAnswer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: Uint8Array<ArrayBuffer> }>

const NONE = new Uint8Array()

const FIRST = { content: MAP, etag: '"1"' }
const CONTENTS: Readonly<Record<MapState, Readonly<{ content: Uint8Array<ArrayBuffer>; etag: string }>>> = {
  'is there again': FIRST,
  'is gone': FIRST,
  'comes slowly': FIRST,
  'has changed': { content: NEWER_MAP, etag: '"2"' },
  'is larger than what is kept': { content: LARGE_MAP, etag: '"3"' },
  'is too big to be kept': { content: HUGE_MAP, etag: '"4"' },
}

/** The answer of the host; undefined while the whole of the map does not come. */
const townMapAnswer = (state: MapState, { method, range }: MapAsked): MapAnswer | undefined => {
  if (state === 'is gone') return { status: 404, headers: {}, body: NONE }
  const { content, etag } = CONTENTS[state]
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
  if (first !== undefined) {
    const body = content.subarray(Number(first), Number(last) + 1)
    return {
      status: 206,
      headers: { etag, 'content-range': `bytes ${first}-${Number(first) + body.length - 1}/${content.length}` },
      body,
    }
  }
  const headers = { etag, 'content-length': String(content.length) }
  if (method === 'HEAD') return { status: 200, headers, body: NONE }
  if (state === 'comes slowly') return undefined
  return { status: 200, headers: { etag }, body: content }
}

/** The host of a town's map: it answers each request once the map is as the request needs it. */
export const townMapHost = () => {
  let state: MapState = 'is there again'
  /** The requests that wait for another state of the map. */
  let waiting: readonly (() => void)[] = []
  return {
    become: (next: MapState): void => {
      state = next
      const told = waiting
      waiting = []
      for (const goOn of told) goOn()
    },
    answer: async (asked: MapAsked): Promise<MapAnswer> => {
      for (;;) {
        const answer = townMapAnswer(state, asked)
        if (answer !== undefined) return answer
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve]
        })
      }
    },
  }
}
