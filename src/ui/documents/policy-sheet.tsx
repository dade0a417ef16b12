import { useIntl } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#ui/language/languages.ts'
import { Sheet } from '#ui/components/sheet.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import { ToldBoundary } from '#ui/layout/reading/told-boundary.tsx'
import { POLICY_DOCUMENTS } from './document.ts'
import { PolicySkeleton, PolicyText } from './policy-document.tsx'
import { POLICY_TEXTS } from './policy-texts.ts'

/** The documents of a language as a part that comes late. */
const textsIn = (language: InterfaceLanguage) =>
  lazy(async () => {
    const documents = await POLICY_DOCUMENTS[language]()
    return { default: ({ policy }: { readonly policy: Policy }) => <PolicyText document={documents[policy]} /> }
  })
const TEXTS = Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, textsIn(language)])) as Readonly<
  Record<InterfaceLanguage, ReturnType<typeof textsIn>>
>

type PolicySheetProps = { readonly policy: Policy; readonly onClose: () => void }

/** A document read in place, without leaving what one was doing (PRIV-01). */
export const PolicySheet = ({ policy, onClose }: PolicySheetProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const Text = TEXTS[language]
  useBackCloses(true, onClose)
  return (
    <Sheet
      isOpen
      title={intl.formatMessage(POLICY_TEXTS[policy].name)}
      closeLabel={intl.formatMessage({ id: 'action.close' })}
      onClose={onClose}
    >
      <ToldBoundary>
        <Text policy={policy} waiting={<PolicySkeleton />} />
      </ToldBoundary>
    </Sheet>
  )
}
