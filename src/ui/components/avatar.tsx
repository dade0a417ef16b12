import { type CSSProperties, useState } from 'react'
import { size as sizes } from '#ui/theme/tokens.ts'
import * as css from './avatar.css.ts'
import { hueOf } from './seeded.ts'

export type AvatarProps = {
  /** The name, which stands beside it: it determines the colour. */
  readonly name: string
  readonly initials: string
  readonly src?: string | undefined
  /** The fallback when the picture fails to load; without it the initials. */
  readonly otherwise?: string | undefined
  readonly size?: number | undefined
  /** People are round, organisations and places are square. */
  readonly shape?: keyof typeof css.shape | undefined
}

/** Who or what something is of, to be seen only: screen readers read the name beside it. */
export const Avatar = ({ name, initials, src, otherwise, size = sizes.avatar, shape = 'square' }: AvatarProps) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown =
    src === undefined ? undefined : [src, otherwise].find((one) => one !== undefined && !broken.includes(one))
  const looks = { '--hue': String(hueOf(name)), width: size, height: size, fontSize: size * 0.352 } as CSSProperties
  return (
    <span className={css.shape[shape]} style={looks} aria-hidden>
      {initials}
      {shown === undefined ? null : (
        <img
          className={css.photo}
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken([...broken, shown])}
        />
      )}
    </span>
  )
}
