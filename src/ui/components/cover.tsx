import { type CSSProperties, memo, useId } from 'react'
import * as css from './cover.css.ts'
import { hueOf, streamOf } from './seeded.ts'

const width = 320
const height = 180

const round = (value: number) => Math.round(value * 10) / 10

/**
 * A range of hills: ridge points from the seed, of different heights, with rounded corners. `soft` is the rounded part
 * of each slope: 0.5 gives gentle hills, 0.2 gives mountains.
 */
const range = (next: () => number, level: number, rise: number, peaks: number, soft: number) => {
  const step = width / peaks
  const ridge = Array.from({ length: peaks * 2 + 3 }, (_, at) => ({
    x: (at - 1 + (next() - 0.5) * 0.7) * (step / 2),
    y: height * (level - rise * (at % 2 === 0 ? next() * 0.3 : 0.35 + next() * 0.65)),
  }))
  const between = (one: number, other: number) => {
    const [from, to] = [ridge[one] ?? { x: 0, y: height }, ridge[other] ?? { x: width, y: height }]
    return `${round(from.x + (to.x - from.x) * soft)} ${round(from.y + (to.y - from.y) * soft)}`
  }
  const corners = ridge
    .map((point, at) => ({ point, at }))
    .slice(1, -1)
    .map(({ point, at }) => `L${between(at, at - 1)}Q${round(point.x)} ${round(point.y)} ${between(at, at + 1)}`)
  return `M-80 ${height}${corners.join('')}L${width + 80} ${height}Z`
}

const draw = (seed: string) => {
  const next = streamOf(seed)
  return {
    disc: {
      // Also complete in a square, which shows only the centre.
      cx: Math.round(width * (0.32 + next() * 0.36)),
      cy: Math.round(height * (0.24 + next() * 0.16)),
      r: 20 + Math.round(next() * 10),
    },
    far: range(next, 0.7, 0.4, 3, 0.26),
    middle: range(next, 0.86, 0.34, 3, 0.36),
    near: range(next, 0.98, 0.36, 2, 0.5),
  }
}

/**
 * A generated picture, without a download: a sky, a disc and three ranges of hills determined by a word. It fills its
 * container; in a wider one the sky and its disc stay.
 */
export const Cover = memo(({ seed }: { readonly seed: string }) => {
  const sky = useId()
  const { disc, far, middle, near } = draw(seed)
  return (
    <svg
      className={css.cover}
      style={{ '--hue': String(hueOf(seed)) } as CSSProperties}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={css.skyTop} />
        <stop offset="0.85" className={css.skyLow} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${sky})`} />
      <circle {...disc} className={css.disc} />
      <path d={far} className={css.hills.far} />
      <path d={middle} className={css.hills.middle} />
      <path d={near} className={css.hills.near} />
    </svg>
  )
})
Cover.displayName = 'Cover'
