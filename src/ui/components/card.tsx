import { type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { useGiven } from '#ui/language/given.ts'
import { Anchor } from './anchor.tsx'
import * as css from './card.css.ts'

export type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'form' | undefined
  readonly inside?: keyof typeof css.surface | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly children: ReactNode
}

/** A surface. `flush` contains rows or a cover; `padded` contains text and fields. */
export const Card = ({ as: Element = 'div', inside = 'padded', children, ...named }: CardProps) => (
  <Element className={css.surface[inside]} {...named}>
    {children}
  </Element>
)

export type CardLinkProps = {
  readonly href: string
  /** A `Picture` or a `Cover`. */
  readonly cover?: ReactNode
  readonly overline?: ReactNode
  readonly overlineIcon?: LucideIcon | undefined
  /** In the server's words, unless they are the app's own. */
  readonly title: ReactNode
  readonly isOwn?: boolean | undefined
  readonly meta?: ReactNode
  readonly metaIcon?: LucideIcon | undefined
  readonly onPress?: (() => void) | undefined
}

/** Cover, title and one line of metadata, as one link. */
export const CardLink = (props: CardLinkProps) => {
  const { href, cover, overline, overlineIcon: Sign, title, isOwn, meta, metaIcon: Icon, onPress } = props
  const given = useGiven(isOwn)
  return (
    <Anchor className={css.link} href={href} onClick={onPress} {...(leadsOutside(href) ? { target: '_blank' } : {})}>
      {cover}
      <span className={css.body}>
        {overline === undefined || overline === '' ? null : (
          <span className={css.overline}>
            {Sign === undefined ? null : <Sign size={16} aria-hidden />}
            <bdi>{overline}</bdi>
          </span>
        )}
        <span className={css.title} {...given}>
          {title}
        </span>
        {meta === undefined || meta === '' ? null : (
          <span className={css.meta}>
            {Icon === undefined ? null : <Icon size={16} aria-hidden />}
            <bdi>{meta}</bdi>
          </span>
        )}
      </span>
    </Anchor>
  )
}
