import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLeavesFocus } from '#ui/components/leaves-focus.ts'

/** The frame of a panel's content, which listeners hear of while it loads. A retry that it takes the place of leaves it the focus. */
export const Loading = ({ children }: { readonly children: ReactNode }) => {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  useLeavesFocus(frame)
  return (
    <section ref={frame} tabIndex={-1} aria-busy="true" aria-label={intl.formatMessage({ id: 'loading' })}>
      {children}
    </section>
  )
}
