import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** The frame of a panel's content, which listeners hear of while it loads. */
export const Loading = ({ children }: { readonly children: ReactNode }) => {
  const intl = useIntl()
  return (
    <section aria-busy="true" aria-label={intl.formatMessage({ id: 'loading' })}>
      {children}
    </section>
  )
}
