import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#ui/language/language-context.tsx'
import { type Speech, speechOf } from '#ui/view/speech.ts'

/** The current language, in the form that views need. */
export const useSpeech = (): Speech => {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  return useMemo(() => speechOf(formatMessage, language), [formatMessage, language])
}
