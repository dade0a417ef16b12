import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { ReactNode } from 'react'
import { safeLink } from '#domain/links/safe-link.ts'
import { useWhereabouts } from '#ui/app/navigation.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'

/** Keeps the page that is left as the place the back button leads to (SHELL-03). */
export const useRememberPage = (): (() => void) => {
  const { journey } = usePorts()
  const here = useWhereabouts()
  return () => journey.rememberBack(here)
}

export type OutboundLinkProps = {
  /** An address of a telephone, a mailbox, a site or a way; of any other kind it leads nowhere. */
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A real link out of the app (DIR-09): it keeps the page it leaves, and lets no site reach back into it. */
export const OutboundLink = ({ href, className, children }: OutboundLinkProps) => {
  const remember = useRememberPage()
  return pipe(
    safeLink(href),
    Option.match(
      () => <span className={className}>{children}</span>,
      (safe) => (
        <a
          className={className}
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
