import { CircleAlert, Scale } from 'lucide-react'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { PolicyReader } from '#ui/documents/policy-reader.tsx'
import { SwitchLayout } from '#ui/layout/fields.tsx'
import { FailedLayout, WayButton } from '#ui/layout/parts.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { StoredCard } from '#ui/parts/stored/stored.tsx'
import * as css from './privacy-screen.css.ts'
import type { AgreementView, PrivacyView } from './privacy-view.ts'

/** Both documents, each with its agreement. */
const PrivacyLayout = ({ view }: { readonly view: PrivacyView }) => (
  <Page title={view.title}>
    <p className={css.lead}>{view.lead}</p>
    <div className={css.panels}>
      {view.documents.map((document) => (
        <Document key={document.key} view={document} />
      ))}
      <StoredCard view={view.stored} />
    </div>
    <div className={css.legal}>
      <WayButton variant="quiet" icon={Scale} way={view.legal} />
    </div>
  </Page>
)
export { PrivacyLayout as default }

const Document = ({ view }: { readonly view: AgreementView }) => (
  <SectionCard title={view.title}>
    <div className={css.wide}>
      <Agreement view={view.agreement} />
    </div>
    <PolicyReader policy={view.key} />
  </SectionCard>
)

const Agreement = ({ view }: { readonly view: AgreementView['agreement'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} compact />
    case 'agreement':
      return (
        <>
          <SwitchLayout view={view.agree} />
          <div role="alert">
            {view.problem === undefined ? null : (
              <NoticeBar tone="danger" icon={CircleAlert} text={view.problem} isHeardAround />
            )}
          </div>
        </>
      )
    default:
      return view satisfies never
  }
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
