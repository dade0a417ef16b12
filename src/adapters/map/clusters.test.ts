import { array, assert, double, integer, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, type Clusters, createClusters, type Gathered, NEAREST } from './clusters.ts'

const WORLD: Box = [-180, -85, 180, 85]

const place = tuple(double({ min: 8.4, max: 9.3, noNaN: true }), double({ min: 45.4, max: 46.2, noNaN: true }))
/** Places around Varese, some at the same spot. */
const places = tuple(array(place, { minLength: 1, maxLength: 60 }), array(nat(59), { maxLength: 10 })).map(
  ([some, again]) => some.concat(again.flatMap((at) => some.slice(at % some.length, (at % some.length) + 1))),
)

const flat = (pairs: readonly (readonly [number, number])[]) => Float64Array.from(pairs.flat())

/** Every place that can be reached by opening clusters, one after the other. */
const found = (clusters: Clusters, gathered: Gathered): readonly number[] =>
  [...gathered.counts].flatMap((count, at): number | readonly number[] => {
    const name = gathered.names[at] ?? -1
    if (count === 1) return name
    const opening = clusters.open(name)
    if ('places' in opening) return opening.places
    throw new Error(`A cluster that could still open, at ${opening.zoom}`)
  })

describe('Clusters of a map', () => {
  test('contain every place at every zoom, each once, alone or in a cluster (DIR-04)', () => {
    assert(
      property(places, integer({ min: 0, max: NEAREST + 3 }), (pairs, zoom) => {
        const { counts, names } = createClusters(flat(pairs)).within(WORLD, zoom)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(pairs.length)
        const alone = [...names].filter((_, at) => counts[at] === 1)
        expect(new Set(alone).size).toBe(alone.length)
        for (const name of alone) expect(pairs[name]).toBeDefined()
      }),
    )
  })

  test('separate at the highest zoom or are listed: every id is reached (DIR-04)', () => {
    assert(
      property(places, (pairs) => {
        const clusters = createClusters(flat(pairs))
        const ids = found(clusters, clusters.within(WORLD, NEAREST))
        expect(ids.toSorted((a, b) => a - b)).toEqual(pairs.map((_, at) => at))
      }),
    )
  })

  test('are at the positions of their places', () => {
    const clusters = createClusters(flat([[8.83, 45.82]]))
    const { positions, counts, names } = clusters.within(WORLD, 10)
    expect([[...positions].map((degrees) => Number(degrees.toFixed(6))), [...counts], [...names]]).toEqual([
      [8.83, 45.82],
      [1],
      [0],
    ])
    expect(clusters.within([0, 0, 1, 1], 10).counts.length).toBe(0)
  })

  test('open at the zoom where they separate; those on one spot are listed', () => {
    const near = createClusters(
      flat([
        [8.83, 45.82],
        [8.831, 45.82],
      ]),
    )
    const opening = near.open(near.within(WORLD, 5).names[0] ?? 0)
    if (!('zoom' in opening)) throw new Error('They come apart')
    expect(near.within(WORLD, opening.zoom).counts.length).toBe(2)
    expect(near.within(WORLD, opening.zoom - 1).counts.length).toBe(1)
    const same = createClusters(
      flat([
        [8.83, 45.82],
        [8.83, 45.82],
        [8.9, 45.9],
      ]),
    )
    const { names, counts } = same.within(WORLD, NEAREST)
    const cluster = names[counts.indexOf(2)] ?? 0
    expect(same.open(cluster)).toEqual({ places: [0, 1] })
  })

  test('may be empty', () => expect(createClusters(flat([])).within(WORLD, 3).counts.length).toBe(0))
})
