import { type AnchorHTMLAttributes, type ReactNode } from 'react'
import { Link } from 'wouter'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly href: string
  readonly children?: ReactNode
  readonly onClick?: (() => void) | undefined
}

const ours = (href: string) => /^(\/(?!\/)|~\/|\?)/.test(href)

/** A real link. Addresses of ours move within the page; all the rest (mail, telephone, other sites, files) is the browser's. */
export const Anchor = ({ href, onClick, children, ...rest }: AnchorProps) =>
  ours(href) && rest.download === undefined && rest.target === undefined ? (
    <Link href={href} {...(onClick === undefined ? {} : { onClick })} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} onClick={onClick} {...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  )
