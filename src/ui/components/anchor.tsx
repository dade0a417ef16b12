import type { AnchorHTMLAttributes } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'wouter'
import { afterPaint } from './after-paint.ts'
import { whenHistorySettled } from './dialog-history.ts'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly href: string
  readonly onClick?: (() => void) | undefined
}

const ours = (href: string) => /^(\/(?!\/)|~\/|\?)/.test(href)

/**
 * A real link. Addresses of this app change the route within the page; the browser handles all others (mail, telephone,
 * other sites, files).
 */
export const Anchor = (props: AnchorProps) => {
  const { href, target, children } = props
  return ours(href) && props.download === undefined && target === undefined ? (
    <OurAnchor {...props} />
  ) : (
    <a rel={target === '_blank' ? 'noopener noreferrer' : undefined} {...props}>
      {children}
    </a>
  )
}

const OurAnchor = ({ href, onClick, ...rest }: AnchorProps) => {
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
    />
  )
}
