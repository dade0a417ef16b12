import { type CSSProperties, memo, useId } from 'react'
import * as css from './cover.css.ts'
import { hueOf, streamOf } from './seeded.ts'

const width = 320
const height = 180

/** A range of hills: peaks a seed apart, joined by soft curves through their midpoints, closed at the bottom. */
const range = (next: () => number, level: number, rise: number, peaks: number) => {
  const step = width / peaks
  const points = Array.from({ length: peaks + 2 }, (_, at) => {
    const up = at % 2 === 0 ? next() * 0.35 : 0.6 + next() * 0.4
    return { x: Math.round((at - 0.5 + (next() - 0.5) * 0.5) * step), y: Math.round(height * (level - rise * up)) }
  })
  const curves = points.slice(0, -1).map((point, at) => {
    const following = points[at + 1] ?? point
    return `Q${point.x} ${point.y} ${(point.x + following.x) / 2} ${(point.y + following.y) / 2}`
  })
  const first = points[0] ?? { x: 0, y: height }
  return `M${-step} ${height}L${-step} ${first.y}${curves.join('')}L${width + step} ${height}Z`
}

export type CoverProps = { readonly seed: string; readonly hue?: number | undefined }

const draw = (seed: string) => {
  const next = streamOf(seed)
  return {
    disc: {
      cx: Math.round(width * (0.2 + next() * 0.6)),
      cy: Math.round(height * (0.24 + next() * 0.16)),
      r: 20 + Math.round(next() * 10),
    },
    far: range(next, 0.72, 0.36, 5),
    middle: range(next, 0.86, 0.34, 6),
    near: range(next, 1, 0.34, 5),
  }
}

/** Drawn, never downloaded: a sky, a disc and three ranges of hills that a word decides. Fills whatever holds it. */
export const Cover = memo(({ seed, hue = hueOf(seed) }: CoverProps) => {
  const sky = useId()
  const { disc, far, middle, near } = draw(seed)
  return (
    <svg
      className={css.cover}
      style={{ '--hue': String(hue) } as CSSProperties}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
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
