import { Fragment, type ReactNode } from 'react'
import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  readonly shape?: keyof typeof css.shape | undefined
  readonly width?: string | number | undefined
  readonly height?: string | number | undefined
}

/** A placeholder of loading content, with its size. Hidden from screen readers: the loading region has `aria-busy`. */
export const Skeleton = ({ shape = 'line', width = '100%', height }: SkeletonProps) => (
  <span className={css.shape[shape]} style={{ width, height }} aria-hidden />
)

/** The same skeleton several times. */
export const Several = ({ count, children }: { readonly count: number; readonly children: ReactNode }) =>
  Array.from({ length: count }, (_, at) => <Fragment key={at}>{children}</Fragment>)
