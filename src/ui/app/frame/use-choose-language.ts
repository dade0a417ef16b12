import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { messagesIn } from '#ui/language/language-context.tsx'
import { chooseLanguage, type InterfaceLanguage } from '#ui/language/languages.ts'
import { useWhereabouts } from '#ui/app/navigation.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'

/**
 * Speaks another language from now on, on this very page (SHELL-06), and keeps the choice (LANG-02). The words come
 * first, so that nothing disappears meanwhile and the focus stays where it is; without them nothing changes.
 */
export const useChooseLanguage = (): ((language: InterfaceLanguage) => Promise<void>) => {
  const intl = useIntl()
  const { preferences } = usePorts()
  const path = useWhereabouts()
  const [, navigate] = useLocation()
  return async (language) => {
    try {
      await messagesIn(language)
    } catch {
      const [{ failure }, { toasts }] = await Promise.all([
        import('#ui/app/news/announcements.ts'),
        import('#ui/components/toast.tsx'),
      ])
      const { tone, duration } = failure()
      toasts.show({ text: intl.formatMessage({ id: 'language.notLoaded' }), tone, duration })
      return
    }
    navigate(`~${chooseLanguage(language, path, preferences)}`)
  }
}
