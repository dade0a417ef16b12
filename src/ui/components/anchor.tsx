import { type AnchorHTMLAttributes, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'wouter'
import { afterPaint } from './after-paint.ts'
import { whenHistorySettled } from './dialog-history.ts'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly href: string
  readonly children?: ReactNode
  readonly onClick?: (() => void) | undefined
}

const ours = (href: string) => /^(\/(?!\/)|~\/|\?)/.test(href)

/**
 * A real link. Addresses of this app change the route within the page; the browser handles all others (mail, telephone,
 * other sites, files).
 */
export const Anchor = ({ href, onClick, children, ...rest }: AnchorProps) =>
  ours(href) && rest.download === undefined && rest.target === undefined ? (
    <OurAnchor href={href} onClick={onClick} {...rest}>
      {children}
    </OurAnchor>
  ) : (
    <a href={href} onClick={onClick} {...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  )

const OurAnchor = ({ href, onClick, children, ...rest }: AnchorProps) => {
  const [, navigate] = useLocation()
  return (
    <Link
      href={href}
      {...rest}
      onClick={(press) => {
        press.preventDefault()
        afterPaint(() => {
          // An overlay that the press closes is removed from the history before the navigation.
          if (onClick) flushSync(onClick)
          whenHistorySettled(() => navigate(href))
        })
      }}
    >
      {children}
    </Link>
  )
}
