import { type ReactNode } from 'react'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { useGiven } from '#ui/language/given.ts'
import { Anchor } from './anchor.tsx'
import * as css from './card.css.ts'
import { isNothing } from './is-nothing.ts'

type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'ul'
  readonly inside?: keyof typeof css.surface
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

type CardLinkProps = {
  readonly href: string
  /** A `Picture` or a `Cover`. */
  readonly cover?: ReactNode
  readonly overline?: ReactNode
  /** In the server's words, unless they are the app's own. */
  readonly title: ReactNode
  readonly isOwn?: boolean | undefined
  readonly meta?: ReactNode
}

/** Cover, title and one line of metadata, as one link. */
export const CardLink = ({ href, cover, overline, title, isOwn, meta }: CardLinkProps) => {
  const given = useGiven(isOwn)
  return (
    <Anchor className={css.link} href={href} target={leadsOutside(href) ? '_blank' : undefined}>
      {cover}
      <span className={css.body}>
        {isNothing(overline) ? null : (
          <span className={css.overline}>
            <bdi>{overline}</bdi>
          </span>
        )}
        <span className={css.title} {...given}>
          {title}
        </span>
        {isNothing(meta) ? null : (
          <span className={css.meta}>
            <bdi>{meta}</bdi>
          </span>
        )}
      </span>
    </Anchor>
  )
}
