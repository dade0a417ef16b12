import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  readonly shape?: keyof typeof css.shape | undefined
  readonly width?: string | number | undefined
  readonly height?: string | number | undefined
}

/** The place of something on its way, at its size. Silent: the region that waits carries `aria-busy`. */
export const Skeleton = ({ shape = 'line', width = '100%', height }: SkeletonProps) => (
  <span className={css.shape[shape]} style={height === undefined ? { width } : { width, height }} aria-hidden />
)
