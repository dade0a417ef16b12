import { CircleAlert, CircleCheck } from 'lucide-react'
import { Page } from '#ui/layout/page/page.tsx'
import { Card } from '#ui/components/card.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import * as css from './service.css.ts'
import type { ServiceView } from './service-view.ts'

/** The state of the service: one sentence, and the calls that deviated. */
const ServiceLayout = ({ view }: { readonly view: ServiceView }) => (
  <Page title={view.title}>
    <div className={css.page}>
      <NoticeBar
        tone={view.isWell ? 'success' : 'danger'}
        icon={view.isWell ? CircleCheck : CircleAlert}
        text={view.health}
      />
      {view.calls.map(({ key, call, reason, times }) => (
        <Card key={key}>
          <h2 className={css.call}>{call}</h2>
          <p className={css.reason}>{reason}</p>
          <p className={css.reason}>{times}</p>
        </Card>
      ))}
      <p className={css.reason}>{view.reported}</p>
      <WayButton way={view.support} />
    </div>
  </Page>
)
export { ServiceLayout as default }
