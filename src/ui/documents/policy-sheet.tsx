import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import { Sheet } from '#ui/components/sheet.tsx'
import { LatePart } from '#ui/layout/reading/late-part.tsx'
import { POLICY_DOCUMENTS } from './document.ts'
import { PolicySkeleton, PolicyText } from './policy-document.tsx'
import { POLICY_TEXTS } from './policy-texts.ts'

/** The document as a part that comes late. */
const textIn = (language: InterfaceLanguage, policy: Policy) => async () => {
  const document = (await POLICY_DOCUMENTS[language]())[policy]
  return { default: () => <PolicyText document={document} /> }
}

type PolicySheetProps = { readonly policy: Policy; readonly onClose: () => void }

/** A document read in place, without leaving what one was doing (PRIV-01). */
export const PolicySheet = ({ policy, onClose }: PolicySheetProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const load = useMemo(() => textIn(language, policy), [language, policy])
  useBackCloses(true, onClose)
  return (
    <Sheet
      isOpen
      title={intl.formatMessage(POLICY_TEXTS[policy].name)}
      closeLabel={intl.formatMessage({ id: 'action.close' })}
      onClose={onClose}
    >
      <LatePart load={load} fallback={<PolicySkeleton />} given={{}} />
    </Sheet>
  )
}
