import { type CSSProperties, useState } from 'react'
import { size as sizes } from '#ui/theme/tokens.ts'
import * as css from './avatar.css.ts'
import { hueOf } from './seeded.ts'

export type AvatarProps = {
  /** The name: determines the colour, and is the text alternative unless `decorative`. */
  readonly name: string
  readonly initials: string
  readonly src?: string | undefined
  /** The fallback when the picture fails to load; without it the initials. */
  readonly otherwise?: string | undefined
  readonly size?: number | undefined
  readonly hue?: number | undefined
  /** People are round, organisations and places are square. */
  readonly shape?: keyof typeof css.shape | undefined
  /** The name is visible beside it: screen readers read it once. */
  readonly decorative?: boolean | undefined
}

export const Avatar = (props: AvatarProps) => {
  const {
    name,
    initials,
    src,
    otherwise,
    size = sizes.avatar,
    hue = hueOf(name),
    shape = 'square',
    decorative = false,
  } = props
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown =
    src === undefined ? undefined : [src, otherwise].find((one) => one !== undefined && !broken.includes(one))
  const looks = { '--hue': String(hue), width: size, height: size, fontSize: size * 0.352 } as CSSProperties
  return (
    <span
      className={css.shape[shape]}
      style={looks}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
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
