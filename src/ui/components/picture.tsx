import { type ReactNode, useState } from 'react'
import * as css from './picture.css.ts'

export type PictureProps = {
  readonly src?: string | undefined
  readonly alt: string
  /** The aspect ratio as CSS ("16 / 9"): it reserves the space before the picture loads. */
  readonly ratio?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** The fallback while there is no picture, or after a failure: usually a generated cover. */
  readonly fallback: ReactNode
  readonly fit?: 'cover' | 'contain' | undefined
  /** Rounded corners, where no card clips them. */
  readonly rounded?: boolean | undefined
  /** The main picture of the page (high priority). */
  readonly eager?: boolean | undefined
}

export const Picture = (props: PictureProps) => {
  const { src, alt, ratio, width, height, fallback, fit = 'cover', rounded = false, eager = false } = props
  const [broken, setBroken] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== broken
  const space = ratio ?? (width === undefined || height === undefined ? '16 / 9' : `${width} / ${height}`)
  return (
    <span
      className={rounded ? `${css.frame} ${css.rounded}` : css.frame}
      style={{ aspectRatio: space, maxWidth: width }}
    >
      {shown ? (
        <img
          className={fit === 'contain' ? `${css.image} ${css.whole}` : css.image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={css.fallback}>{fallback}</span>
      )}
    </span>
  )
}
