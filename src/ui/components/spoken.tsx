import { type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#ui/language/language-context.tsx'

/** The locale of react-aria's own screen reader texts: the language of the page, not of the browser. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={useLanguage()}>{children}</I18nProvider>
)
