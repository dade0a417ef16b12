import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { safeLink } from '#domain/links/safe-link.ts'
import { usePorts } from './piazza-context.tsx'

/** Stores the current page as the target of the back button (SHELL-03). */
export const useRememberPage = (): (() => void) => {
  const { journey } = usePorts()
  const [path] = useLocation()
  const search = useSearch()
  return () => journey.rememberBack(search === '' ? path : `${path}?${search}`)
}

export type OutboundLinkProps = {
  /** An address of a telephone, a mailbox, a site or directions; any other kind leads nowhere. */
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A real link out of the app (DIR-09): it stores the current page, and gives the other site no access to it
 * (`noopener`).
 */
export const OutboundLink = ({ href, className, children }: OutboundLinkProps) => {
  const remember = useRememberPage()
  return pipe(
    safeLink(href),
    Option.match(
      () => <span className={className}>{children}</span>,
      (safe) => (
        <a
          className={className}
          dir="auto"
          href={safe}
          onClick={remember}
          {...(/^https?:/.test(safe) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {children}
        </a>
      ),
    ),
  )
}
