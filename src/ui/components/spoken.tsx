import { type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#ui/app/language-context.tsx'

/**
 * What overlays say by themselves to listeners is said in the language of the page. Left alone they would follow the
 * browser's, whose words are no part of the app.
 */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={useLanguage()}>{children}</I18nProvider>
)
