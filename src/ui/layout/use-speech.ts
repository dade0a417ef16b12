import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#ui/app/language-context.tsx'
import { type Speech, speechOf } from '#ui/view/speech.ts'

/** The language that is spoken here, as views need it. */
export const useSpeech = (): Speech => {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  return useMemo(() => speechOf(formatMessage, language), [formatMessage, language])
}
