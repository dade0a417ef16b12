import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import { formText, panelText, panelTitle } from '#ui/app/failure-texts.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading } from '#ui/app/panel.tsx'
import { useSaid } from '#ui/app/use-said.ts'
import { Card } from '#ui/components/card.tsx'
import { FailureState } from '#ui/components/failure-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { PolicyReader } from '#ui/documents/policy-reader.tsx'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import * as css from './privacy-screen.css.ts'
import { useAgreement } from './use-agreement.ts'

/** Both documents, each with its agreement (PRIV-01, PRIV-02): one that cannot be read leaves the other alone. */
const PrivacyScreen = () => {
  const intl = useIntl()
  return (
    <Page title={intl.formatMessage({ id: 'privacy.title' })}>
      <p className={css.lead}>
        <FormattedMessage id="privacy.lead" />
      </p>
      <div className={css.panels}>
        {POLICIES.map((policy) => (
          <PolicyPanel key={policy} policy={policy} />
        ))}
      </div>
    </Page>
  )
}
export { PrivacyScreen as default }

/** One document: it can be read whatever becomes of its agreement. */
const PolicyPanel = ({ policy }: { readonly policy: Policy }) => {
  const intl = useIntl()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.panel}>
        <h2 className={css.title} id={id}>
          {intl.formatMessage(POLICY_TEXTS[policy].name)}
        </h2>
        <div className={css.wide}>
          <Agreement policy={policy} />
        </div>
        <PolicyReader policy={policy} />
      </div>
    </Card>
  )
}

const Agreement = ({ policy }: { readonly policy: Policy }): ReactNode => {
  const intl = useIntl()
  const formats = useFormats()
  const { face, failure, isAgreed, savedAt, isSaving, savingFailure, agree, retry } = useAgreement(policy)
  const said = useSaid()
  if (face === 'loading') return <Waiting />
  if (face === 'failed' || face === 'missing')
    return (
      <FailureState
        compact
        title={said(panelTitle(failure))}
        text={said(panelText(failure))}
        onRetry={retry}
        retryLabel={intl.formatMessage({ id: 'action.retry' })}
      />
    )
  const saved =
    savedAt === undefined ? undefined : intl.formatMessage({ id: 'privacy.savedOn' }, { day: formats.date(savedAt) })
  return (
    <>
      <Switch
        label={intl.formatMessage(POLICY_TEXTS[policy].agree)}
        description={isSaving ? intl.formatMessage({ id: 'privacy.saving' }) : saved}
        isSelected={isAgreed}
        onChange={agree}
      />
      <div role="alert">
        {savingFailure === undefined ? null : (
          <NoticeBar tone="danger" icon={CircleAlert} text={said(formText(savingFailure))} isHeardAround />
        )}
      </div>
    </>
  )
}

const Waiting = () => (
  <Loading>
    <div className={css.skeleton}>
      <div className={css.bones}>
        <Skeleton width="80%" />
        <Skeleton width="44%" height="0.625rem" />
      </div>
      <Skeleton shape="circle" width="3.25rem" height="2rem" />
    </div>
  </Loading>
)
